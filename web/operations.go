package web

import (
	"net/http"
	"slices"
	"strconv"

	"github.com/labstack/echo/v4"
)

// apiBase is the path of the API's current version. A version only gains members, codes and routes.
const apiBase = "/api/v1"

// operation is a route of the API: how it is served and how it is described.
type operation struct {
	method, path string
	alias        string // its path before the API had a version; still served
	id, summary  string

	takes   func(*schemas) object // the body; nil: none
	form    string                // content type of a body that is not JSON
	query   []parameter
	gives   func(*schemas) object // the reply; nil: none
	streams bool                  // server-sent events, if accepted or the only reply
	media   string                // of a reply that is not JSON
	status  int                   // of the reply, if not 200

	owner  bool // for the owner alone
	handle echo.HandlerFunc
	more   []echo.MiddlewareFunc
}

// parameter is a query parameter.
type parameter struct {
	name, means, kind string
	required          bool
}

// posted is an operation whose body, of type T, may be JSON or a form.
func posted[T any](name, alias, id, summary string, handle echo.HandlerFunc) operation {
	return operation{method: http.MethodPost, path: apiBase + name, alias: alias, id: id, summary: summary,
		takes: bodyOf[T], handle: handle, more: []echo.MiddlewareFunc{body[T]()}}
}

func (op operation) giving(reply func(*schemas) object) operation {
	op.gives = reply
	return op
}

func (op operation) silent() operation {
	op.status = http.StatusNoContent
	return op
}

// operations are the routes for programs; the API's document is made from them. Those with a nil handler are served
// elsewhere.
func (s *Server) operations() []operation {
	export := posted[exporting]("/export", "/export", "export",
		"Download the rows of an answer. X-Cut-Off marks an incomplete download.", s.handleExport).giving(plainText)
	export.media = "text/csv"
	inPlainText := func(path, id, summary string) operation {
		return operation{method: http.MethodGet, path: path, id: id, summary: summary, media: "text/plain", gives: plainText}
	}
	metrics := inPlainText("/metrics", "metrics", "Counts, for Prometheus.")
	metrics.owner = true
	return []operation{
		{method: http.MethodPost, path: apiBase + "/ask", alias: "/api/ask", id: "ask",
			summary: "Ask a question, run a statement, or reply to a clarification.",
			takes:   (*schemas).asks, gives: (*schemas).answers, streams: true, handle: s.handleAsk},
		{method: http.MethodPost, path: apiBase + "/say", id: "say", status: http.StatusAccepted,
			summary: "Send a websocket message to a conversation, or to a new one. Its events carry the outcome.",
			takes:   bodyOf[saying], gives: schemaOf[forked], handle: s.handleSay},
		{method: http.MethodPost, path: apiBase + "/events", id: "follow", streams: true,
			summary: "Follow a conversation: missed events, then new ones, until either side ends it.",
			takes:   bodyOf[following], handle: s.handleEvents},
		{method: http.MethodGet, path: apiBase + "/search", alias: "/api/search", id: "search",
			summary: "Find passages of the data's texts, best first.",
			query: []parameter{{"question", "What to look for, in words.", "string", true},
				{"n", "Maximum number of passages, up to 100; default: 10.", "integer", false},
				{"source", "The source; default: the first.", "string", false}},
			gives: schemaOf[finding], handle: s.handleSearch,
			more: []echo.MiddlewareFunc{onlyKnown("question", "n", "source")}},
		posted[sharing]("/share", "/chat/share", "share",
			"Make a read-only link to a conversation as it is now, or take one back.", s.handleShare).giving(schemaOf[shared]),
		posted[conversationNamed]("/fork", "/chat/fork", "fork", "Continue in a copy of a conversation or link.",
			s.handleFork).giving(schemaOf[forked]),
		posted[conversationNamed]("/delete", "/chat/delete", "deleteConversation", "Delete a conversation permanently.",
			s.handleDeleteChat).silent(),
		posted[judging]("/judge", "/judge", "judge",
			"Judge an answer as right or wrong. 404 if the owner keeps no feedback.", s.handleJudge).silent(),
		export,
		{method: http.MethodPost, path: uploadPath, alias: oldUploadPath, id: "upload",
			summary: "Upload files; the reply's `source` names them.",
			form:    "multipart/form-data", takes: func(*schemas) object {
				return object{"type": "object", "properties": object{"files": object{"type": "array",
					"items": object{"type": "string", "contentMediaType": "application/octet-stream"}}}}
			},
			gives: schemaOf[taken], handle: s.handleUpload},
		posted[sourceNamed]("/uploads/delete", "/data/delete", "deleteUpload", "Delete an upload permanently.",
			s.handleDeleteUpload).silent(),
		{method: http.MethodGet, path: apiBase + "/openapi.json", alias: "/api/openapi.json", id: "describe",
			summary: "This document.", gives: func(*schemas) object { return object{"type": "object"} },
			handle: s.handleOpenAPI, more: []echo.MiddlewareFunc{zipped}},
		{method: http.MethodGet, path: "/ws", id: "converse", status: http.StatusSwitchingProtocols,
			summary: "The websocket: messages of the schema Message in, events of the schema Event out.",
			query:   []parameter{{"html", "1: events include a page fragment.", "string", false}}},
		inPlainText("/healthz", "health", "The process runs."),
		inPlainText("/readyz", "ready", "Whether questions can be answered, and the progress of text indexing; 503 if not."),
		metrics,
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

func plainText(*schemas) object { return object{"type": "string"} }
