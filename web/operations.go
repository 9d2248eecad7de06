package web

import (
	"net/http"
	"slices"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
)

// apiBase is the path of the API's current version. A version only gains members, codes and routes.
const apiBase = "/api/v1"

// operation is a route of the API: how it is served and how it is described.
type operation struct {
	method, path string
	alias        string // its path before the API had a version; still served
	id, summary  string

	takes    func(*schemas) object // the body; nil: none
	form     string                // content type of a body that is not JSON
	query    []parameter
	gives    func(*schemas) object // the reply; nil: none
	streams  bool                  // server-sent events, if accepted or the only reply
	media    string                // of a reply that is not JSON
	status   int                   // of the reply, if not 200
	refuses  []string              // codes, besides those of any route
	requests map[string]any        // complete examples, by name
	replies  map[string]any

	owner  bool // for the owner alone
	handle echo.HandlerFunc
	more   []echo.MiddlewareFunc
}

// parameter is a query parameter.
type parameter struct {
	name, means, kind string
	required          bool
	example           any
}

// operations are the routes for programs; the API's document is made from them. Those with a nil handler are served
// elsewhere.
func (s *Server) operations() []operation {
	conversation := func(sc *schemas) object { return closedTo(schemaOf[conversationNamed](sc)) }
	opens := []string{"wrong_token", "too_fast"}
	named := map[string]any{"conversation": conversationNamed{exampleID, exampleToken}}
	return []operation{
		{method: http.MethodPost, path: apiBase + "/ask", alias: "/api/ask", id: "ask",
			summary: "Ask a question, run a statement, or reply to a clarification.",
			takes:   (*schemas).asks, gives: (*schemas).answers, streams: true, handle: s.handleAsk,
			refuses: []string{"empty", "too_long", "unknown_conversation", "wrong_token", "read_only", "no_source", "stale",
				"too_fast", "busy", "42703", "53300", "57014"},
			requests: map[string]any{
				"question": object{"question": "which of them are quiet?", "answers": []string{"yes"}, "ask_back": true},
				"statement": object{"suql": "SELECT name FROM restaurants WHERE answer(reviews, 'is it quiet?') = 'Yes'",
					"source": "Bay Area restaurants"},
				"reply": object{"reply_to": "1.1", "answers": []string{"no"}, "conversation": exampleID, "token": exampleToken},
			},
			replies: map[string]any{"result": exampleResult(), "clarify": exampleClarify(),
				"reply": answering{"reply", agent.Answered{Reply: "Hello! Ask me about restaurants.", Turns: []agent.Exchange{}}, 0,
					exampleID, exampleToken}}},
		{method: http.MethodPost, path: apiBase + "/say", id: "say", status: http.StatusAccepted,
			summary: "Send a websocket message to a conversation, or to a new one. Its events carry the outcome.",
			takes:   func(sc *schemas) object { return closedTo(schemaOf[saying](sc)) }, gives: replyOf[forked],
			handle: s.handleSay, refuses: append(opens, "unknown_conversation", "empty", "too_long", "read_only"),
			requests: map[string]any{"answer": object{"type": "answer", "id": "1.1", "value": "yes",
				"conversation": exampleID, "token": exampleToken}},
			replies: map[string]any{"conversation": forked{exampleID, exampleToken}}},
		{method: http.MethodPost, path: apiBase + "/events", id: "follow", streams: true,
			summary: "Follow a conversation: missed events, then new ones, until either side ends it.",
			takes:   func(sc *schemas) object { return closedTo(schemaOf[following](sc)) },
			handle:  s.handleEvents, refuses: []string{"unknown_conversation", "wrong_token", "too_many_connections"},
			requests: map[string]any{"all": following{conversationNamed{exampleID, exampleToken}, 17}}},
		{method: http.MethodGet, path: apiBase + "/search", alias: "/api/search", id: "search",
			summary: "Find passages of the data's texts, best first.",
			more:    with(onlyKnown("question", "n", "source")),
			query: []parameter{{"question", "What to look for, in words.", "string", true, "quiet enough to talk"},
				{"n", "Maximum number of passages, up to 100; default: 10.", "integer", false, 3},
				{"source", "The source; default: the first.", "string", false, "Bay Area restaurants"}},
			gives: replyOf[finding], handle: s.handleSearch,
			refuses: []string{"unknown_field", "no_source", "too_fast", "53300"},
			replies: map[string]any{"found": finding{Found: []Passage{{Key: "restaurants.reviews 12",
				Text: "So quiet that we could talk.", Score: 0.71}}}}},
		{method: http.MethodPost, path: apiBase + "/share", alias: "/chat/share", id: "share",
			summary: "Make a read-only link to a conversation as it is now, or take one back.",
			takes:   conversation, gives: replyOf[shared], handle: s.handleShare, more: with(body[sharing]()),
			refuses: append(opens, "forbidden"), requests: named, replies: map[string]any{"link": shared{"/c/9vXq2mJd0aQbWc"}}},
		{method: http.MethodPost, path: apiBase + "/fork", alias: "/chat/fork", id: "fork",
			summary: "Continue in a copy of a conversation or link.",
			takes:   conversation, gives: replyOf[forked], handle: s.handleFork, more: with(body[conversationNamed]()),
			refuses: append(opens, "forbidden"), requests: named,
			replies: map[string]any{"copy": forked{exampleID, exampleToken}}},
		{method: http.MethodPost, path: apiBase + "/delete", alias: "/chat/delete", id: "deleteConversation",
			summary: "Delete a conversation permanently.", status: http.StatusNoContent,
			takes: conversation, handle: s.handleDeleteChat, more: with(body[conversationNamed]()),
			refuses: []string{"wrong_token", "read_only"}, requests: named},
		{method: http.MethodPost, path: apiBase + "/judge", alias: "/judge", id: "judge",
			summary: "Judge an answer as right or wrong. 404 if the owner keeps no feedback.", status: http.StatusNoContent,
			takes:  func(sc *schemas) object { return closedTo(schemaOf[judging](sc)) },
			handle: s.handleJudge, more: with(body[judging]()), refuses: append(opens, "read_only", "not_found"),
			requests: map[string]any{"wrong": judging{conversationNamed{exampleID, exampleToken}, 0, false, "two are closed"}}},
		{method: http.MethodPost, path: apiBase + "/export", alias: "/export", id: "export",
			summary: "Download the rows of an answer. X-Cut-Off marks an incomplete download.",
			takes:   func(sc *schemas) object { return closedTo(schemaOf[exporting](sc)) }, media: "text/csv",
			gives:  func(*schemas) object { return object{"type": "string"} },
			handle: s.handleExport, more: with(body[exporting]()),
			refuses: []string{"wrong_token", "not_found", "too_fast", "53300", "57014"},
			requests: map[string]any{"csv": exporting{
				conversationNamed: conversationNamed{exampleID, exampleToken}, Format: "csv", All: true,
				Filters: map[string]string{"1": ">4.5"}, Columns: "0,1"}},
			replies: map[string]any{"rows": "\uFEFFname\r\nBella Notte\r\n"}},
		{method: http.MethodPost, path: uploadPath, alias: oldUploadPath, id: "upload",
			summary: "Upload files; the reply's `source` names them.",
			form:    "multipart/form-data", takes: func(*schemas) object {
				return object{"type": "object", "properties": object{"files": object{"type": "array",
					"items": object{"type": "string", "contentMediaType": "application/octet-stream"}}}}
			},
			gives: replyOf[taken], handle: s.handleUpload,
			refuses:  []string{"forbidden", "too_large", "bad_file", "no_room", "too_fast", "53300"},
			requests: map[string]any{"file": object{"files": []string{"name,price\nSoup,4.50\n"}}},
			replies:  map[string]any{"taken": taken{Source: "u-1b9xQmJd0aQbWcKd2vXq2mJd", Label: "menu"}}},
		{method: http.MethodPost, path: apiBase + "/uploads/delete", alias: "/data/delete", id: "deleteUpload",
			summary: "Delete an upload permanently.", status: http.StatusNoContent,
			takes:  func(sc *schemas) object { return closedTo(schemaOf[sourceNamed](sc)) },
			handle: s.handleDeleteUpload, more: with(body[sourceNamed]()), refuses: []string{"no_source"},
			requests: map[string]any{"upload": sourceNamed{"u-1b9xQmJd0aQbWcKd2vXq2mJd"}}},
		{method: http.MethodGet, path: apiBase + "/openapi.json", alias: "/api/openapi.json", id: "describe",
			summary: "This document.", gives: func(*schemas) object { return object{"type": "object"} },
			handle: s.handleOpenAPI, more: with(zipped), replies: map[string]any{"document": object{"openapi": "3.1.0"}}},

		{method: http.MethodGet, path: "/ws", id: "converse",
			summary: "The websocket: messages of the schema Message in, events of the schema Event out.",
			query:   []parameter{{"html", "1: events include a page fragment.", "string", false, "1"}},
			status:  http.StatusSwitchingProtocols, refuses: []string{"too_many_connections"}},
		{method: http.MethodGet, path: "/healthz", id: "health", summary: "The process runs.", media: "text/plain",
			gives: plainText, replies: map[string]any{"ok": "ok\n"}},
		{method: http.MethodGet, path: "/readyz", id: "ready", media: "text/plain", gives: plainText,
			summary: "Whether questions can be answered, and the progress of text indexing; 503 if not.",
			replies: map[string]any{"ready": "ready\n"}},
		{method: http.MethodGet, path: "/metrics", id: "metrics", summary: "Counts, for Prometheus.", media: "text/plain",
			gives: plainText, owner: true, refuses: []string{"forbidden"},
			replies: map[string]any{"counts": "surely_turns_total{kind=\"result\"} 3\n"}},
	}
}

// register serves the operations under their paths and aliases, with the common middleware.
func (s *Server) register(e doored, through ...echo.MiddlewareFunc) {
	for _, op := range s.operations() {
		if op.handle == nil || op.id == "judge" && s.options.Judge == nil {
			continue
		}
		for _, path := range []string{op.path, op.alias} {
			if path == "" {
				continue
			}
			e.add(op.method, path, op.path, op.handle, slices.Concat(through, op.more))
			e.OPTIONS(path, s.handlePreflight, s.knownHost)
		}
	}
}

// onlyKnown refuses other query parameters.
func onlyKnown(names ...string) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			for name := range c.QueryParams() {
				if !slices.Contains(names, name) {
					return unknownField(strconv.Quote(name), names)
				}
			}
			return next(c)
		}
	}
}

func with(m ...echo.MiddlewareFunc) []echo.MiddlewareFunc { return m }

func plainText(*schemas) object { return object{"type": "string"} }

// replyOf is a reply of a single type.
func replyOf[T any](sc *schemas) object { return schemaOf[T](sc) }

const (
	exampleID    = "3q1xW0aZkbRt"
	exampleToken = "Zk3vXq2mJd0aQbWcKd2vXg"
)

func exampleResult() answering {
	sure := .86
	return answering{"result", agent.Answered{
		Result: &suql.Result{Columns: []string{"name"}, Rows: [][]any{{"Bella Notte"}},
			Evidence: []suql.Evidence{{Row: 0, Expr: "answer(reviews, 'is it quiet?')", Verdict: "Yes",
				Text: "So romantic and quiet."}},
			Warnings: []suql.Warning{{Row: -1, Code: "undecided", Message: "2 texts do not say."}}},
		SUQL:     "SELECT name FROM restaurants WHERE answer(reviews, 'is it quiet?') = 'Yes'",
		Searched: "I searched for restaurants where reviewers say it is quiet.", Reply: "Bella Notte.",
		Turns: []agent.Exchange{{Component: "where.value", Probability: .61, Question: "Only quiet ones?",
			Options: []agent.Option{}, Answer: "yes"}},
		Confidence: &sure, Unused: []string{"really"},
		Nearest: []agent.Nearest{{Row: []any{"Uni Alley"}, Title: "Uni Alley", Text: "Nine seats, one knife, no music.",
			Expr: "answer(reviews, 'is it quiet?')", Likely: .4}}}, 0, exampleID, exampleToken}
}

func exampleClarify() askingBack {
	return askingBack{"clarify", askedBack{ID: "1.1", Kind: "choose", Question: "What do you mean by “best”?",
		Because: "3 results if the first, 41 if the second",
		Options: []agent.Option{{ID: "1", Text: "the highest rating"}, {ID: "2", Text: "the most reviews"},
			{ID: agent.NoneOfThese, Text: "None of these"}}}, 0, exampleID, exampleToken}
}
