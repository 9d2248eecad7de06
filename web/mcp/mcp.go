// Package mcp serves Surely's tools over the Model Context Protocol, on standard streams or HTTP.
package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/suql"
)

// Serve serves the tools to a client until ctx or the input ends.
func Serve(ctx context.Context, o Options, in io.Reader, to io.Writer) error {
	err := (&tools{o}).server().Run(ctx, &mcp.IOTransport{Reader: io.NopCloser(in), Writer: ownedStream{to}})
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// ownedStream is a stream whose Close does nothing, since its owner closes it.
type ownedStream struct{ io.Writer }

func (ownedStream) Close() error { return nil }

// ServeHTTP serves the tools at an address until ctx ends; ready is called once they are available.
func ServeHTTP(ctx context.Context, o Options, address string, ready func(net.Addr)) error {
	server := (&tools{o}).server()
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server },
		&mcp.StreamableHTTPOptions{SessionTimeout: sessionTimeout})
	sameOrigin := http.NewCrossOriginProtection().Handler(limitSessions(server, handler))
	h := &http.Server{Handler: sameOrigin, ReadHeaderTimeout: 10 * time.Second, MaxHeaderBytes: 64 << 10}
	ready(listener.Addr())
	stop := context.AfterFunc(ctx, contain.Func("end", func() { h.Close() }))
	defer stop()
	if err := h.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Sessions end after a time without requests, and new ones are refused while there are too many.
const (
	sessionTimeout = 10 * time.Minute
	maxSessions    = 200
)

// limitSessions refuses requests that would begin a session while there are too many.
func limitSessions(server *mcp.Server, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost && r.Header.Get("Mcp-Session-Id") == "" {
			open := 0
			for range server.Sessions() {
				open++
			}
			if open >= maxSessions {
				w.Header().Set("Retry-After", "60")
				http.Error(w, "Too many sessions are open. Close some, or try again later.", http.StatusServiceUnavailable)
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

// maxPassages is the largest number of passages that a search returns.
const maxPassages = 100

// visibleSchema returns a schema without hidden tables and columns, and without the remarks for the owner, which name
// them.
func visibleSchema(d *schema.Database) *schema.Database {
	out := *d
	out.Tables, out.Warnings = nil, nil
	for _, t := range d.Visible() {
		visible := *t
		visible.Columns = t.Visible()
		out.Tables = append(out.Tables, &visible)
	}
	out.ForeignKeys = slices.DeleteFunc(slices.Clone(d.ForeignKeys), func(k schema.ForeignKey) bool {
		from, to := out.Table(k.Table), out.Table(k.RefTable)
		return from == nil || to == nil || from.Column(k.Column) == nil || to.Column(k.RefColumn) == nil
	})
	return &out
}

// Options configure the tools.
type Options struct {
	Agent   *agent.Agent
	Source  func(name string) (*agent.Source, error) // by name; "" is the first
	Search  func(ctx context.Context, query string, limit int) ([]retrieve.SearchResult, error)
	Version string
}

// tools implements the tools.
type tools struct{ Options }

type (
	askInput struct {
		Question string   `json:"question" jsonschema:"the question, in plain words"`
		Source   string   `json:"source,omitempty" jsonschema:"the source to ask, as named by describe; default: the first"`
		Answers  []string `json:"answers,omitempty" jsonschema:"replies to earlier clarifications, in order: yes, no, skip, an option's id, or text"`
		MaxRows  int      `json:"max_rows,omitempty" jsonschema:"maximum number of rows; default: 100, at most 1,000"`
	}
	queryInput struct {
		SUQL    string `json:"suql" jsonschema:"one SELECT in PostgreSQL's SQL, which may use answer(text, question) and summary(text)"`
		Source  string `json:"source,omitempty" jsonschema:"the source to query; default: the first"`
		MaxRows int    `json:"max_rows,omitempty" jsonschema:"maximum number of rows; default: 100"`
	}
	describeInput struct {
		Source string `json:"source,omitempty" jsonschema:"the source to describe; default: the first"`
	}
	searchInput struct {
		Query string `json:"query" jsonschema:"what to search for in the data's texts"`
		Limit int    `json:"most,omitempty" jsonschema:"maximum number of passages; default: 10"`
	}
)

// defaultToolRows is the default row limit, since rows fill an agent's context.
const defaultToolRows = 100

// maxToolRows is the largest row limit; that of 'surely suql', too.
const maxToolRows = 1000

// rowLimit returns the row limit that a client asks for, within bounds.
func rowLimit(wanted int) int {
	if wanted <= 0 {
		return defaultToolRows
	}
	return min(wanted, maxToolRows)
}

func (t *tools) server() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "surely", Title: "Surely", Version: t.Version}, &mcp.ServerOptions{
		Instructions: "Use ask for questions; it may ask for clarification. describe lists the data. " +
			"query runs your own read-only statement.",
	})
	reads := &mcp.ToolAnnotations{ReadOnlyHint: true}
	mcp.AddTool(server, &mcp.Tool{Name: "ask", Title: "Ask the data", Annotations: reads,
		Description: "Answers a question about the data, with the rows, the query and the supporting sentences. " +
			"If unsure, it asks for clarification: " +
			"through the client, or in the reply's \"asks\"; in that case, repeat the question with the answers."}, t.ask)
	mcp.AddTool(server, &mcp.Tool{Name: "query", Title: "Run a query", Annotations: reads,
		Description: "Runs one read-only SUQL statement."}, t.query)
	mcp.AddTool(server, &mcp.Tool{Name: "describe", Title: "Describe the data", Annotations: reads,
		Description: "Lists tables and columns with their values and roles."}, t.describe)
	mcp.AddTool(server, &mcp.Tool{Name: "search", Title: "Search the texts", Annotations: reads,
		Description: "Finds passages on a topic in the data's texts."}, t.search)
	return server
}

// ask asks the question, and replies to clarifications with the answers so far. Further clarifications go to the person
// if the client can show them.
func (t *tools) ask(ctx context.Context, req *mcp.CallToolRequest, in askInput) (*mcp.CallToolResult, any, error) {
	if strings.TrimSpace(in.Question) == "" {
		return nil, nil, errors.New("the question is empty")
	}
	if _, err := t.Source(in.Source); err != nil {
		return nil, nil, err
	}
	answers := append(in.Answers, repliesInCall(req)...)
	conv := &agent.Conversation{}
	if in.Source != "" {
		t.turn(ctx, conv, agent.Message{Type: agent.SourceMessage, Name: in.Source})
	}
	m := agent.Message{Type: agent.AskMessage, Text: in.Question}
	for {
		clarify, closing := t.turn(ctx, conv, m)
		switch {
		case clarify == nil && closing == nil:
			return nil, nil, errors.New("the question was abandoned")
		case clarify == nil:
			return closingResult(closing, in.MaxRows)
		case len(answers) > 0:
		case canAskPerson(req) && !asksBetweenCalls(req):
			r, err := req.Session.Elicit(ctx, elicitation(clarify))
			if err != nil {
				return nil, nil, fmt.Errorf("ask for clarification: %w", err)
			}
			answers = append(answers, replyValue(r))
		case canAskPerson(req):
			state, _ := json.Marshal(repliesInCall(req))
			return &mcp.CallToolResult{InputRequests: mcp.InputRequestMap{replyField: elicitation(clarify)},
				RequestState: string(state)}, nil, nil
		default:
			return nil, map[string]any{"asks": map[string]any{"question": clarify.Question, "because": clarify.Because,
				"options": clarify.Options}}, nil
		}
		m = agent.Message{Type: agent.AnswerMessage, ID: clarify.ID, Value: strings.TrimSpace(answers[0])}
		answers = answers[1:]
	}
}

func (t *tools) turn(ctx context.Context, conv *agent.Conversation, m agent.Message) (clarify *agent.ClarifyEvent,
	closing agent.Event) {
	t.Agent.Handle(ctx, conv, m, func(e agent.Event) {
		switch e := e.(type) {
		case agent.ClarifyEvent:
			clarify = &e
		case agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent:
			closing = e
		}
	})
	return clarify, closing
}

func closingResult(e agent.Event, limit int) (*mcp.CallToolResult, any, error) {
	if e, ok := e.(agent.ErrorEvent); ok {
		return nil, nil, errors.New(e.Message)
	}
	out := agent.NewClosedTurn(e)
	limit = rowLimit(limit)
	if r := out.Result; r != nil && len(r.Rows) > limit {
		cut := *r
		cut.Rows, cut.Truncated = r.Rows[:limit], true
		out.Result = &cut
	}
	return nil, out, nil
}

const replyField = "reply"

// canAskPerson reports whether the client can ask a person.
func canAskPerson(req *mcp.CallToolRequest) bool {
	p := req.Session.InitializeParams()
	return p != nil && p.Capabilities != nil && p.Capabilities.Elicitation != nil
}

// asksBetweenCalls reports whether the client asks the person after receiving the result and then calls again. Other
// clients ask during the call.
func asksBetweenCalls(req *mcp.CallToolRequest) bool {
	return req.Session.InitializeParams().ProtocolVersion >= "2026-07-28"
}

// elicitation returns a form with one field: an option, or yes, no or skip.
func elicitation(e *agent.ClarifyEvent) *mcp.ElicitParams {
	var ids, texts []string
	for _, o := range e.Options {
		ids, texts = append(ids, o.ID), append(texts, o.Text)
	}
	if len(ids) == 0 {
		ids, texts = []string{"yes", "no"}, []string{"yes", "no"}
	}
	ids, texts = append(ids, agent.Skip), append(texts, "not sure, go on")
	message := e.Question
	if e.Because != "" {
		message += " (" + e.Because + ")"
	}
	return &mcp.ElicitParams{Message: message, RequestedSchema: map[string]any{"type": "object",
		"required": []string{replyField},
		"properties": map[string]any{replyField: map[string]any{"type": "string", "title": "Answer", "enum": ids,
			"enumNames": texts}}}}
}

// repliesInCall returns the answers that a person gave through the client during this call.
func repliesInCall(req *mcp.CallToolRequest) (answers []string) {
	if req.Params.RequestState != "" {
		json.Unmarshal([]byte(req.Params.RequestState), &answers) // the state of other clients has no answers
	}
	r, ok := req.Params.InputResponses[replyField].(*mcp.ElicitResult)
	if !ok {
		return answers
	}
	return append(answers, replyValue(r))
}

// replyValue returns a person's reply; declining means skip.
func replyValue(r *mcp.ElicitResult) string {
	if reply, _ := r.Content[replyField].(string); r.Action == "accept" && reply != "" {
		return reply
	}
	return agent.Skip
}

func (t *tools) query(ctx context.Context, _ *mcp.CallToolRequest, in queryInput) (*mcp.CallToolResult, any, error) {
	src, err := t.Source(in.Source)
	if err != nil {
		return nil, nil, err
	}
	result, err := src.Engine.Run(ctx, in.SUQL, suql.RunOptions{MaxRows: rowLimit(in.MaxRows)})
	if err != nil {
		return nil, nil, err
	}
	return nil, result, nil
}

func (t *tools) describe(_ context.Context, _ *mcp.CallToolRequest, in describeInput) (*mcp.CallToolResult, any,
	error) {
	src, err := t.Source(in.Source)
	if err != nil {
		return nil, nil, err
	}
	return nil, visibleSchema(src.Schema), nil
}

func (t *tools) search(ctx context.Context, _ *mcp.CallToolRequest, in searchInput) (*mcp.CallToolResult, any, error) {
	if in.Limit <= 0 {
		in.Limit = 10
	}
	in.Limit = min(in.Limit, maxPassages)
	found, err := t.Search(ctx, in.Query, in.Limit)
	if err != nil {
		return nil, nil, err
	}
	return nil, map[string]any{"found": found}, nil
}
