package agent

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// clubs is a small database for scripted conversations.
var clubs = &schema.Database{Name: "clubs", Tables: []*schema.Table{{Name: "clubs", Label: "club", Key: []string{"id"},
	Columns: []*schema.Column{
		{Name: "id", Type: schema.Integer, Role: schema.Identifier}, {Name: "name", Type: schema.Text, Role: schema.Title},
		{Name: "city", Type: schema.Text, Role: schema.Enumeration, Values: []schema.ValueCount{{Value: "Turin", Count: 4}, {Value: "Milan", Count: 3}, {Value: "Genoa", Count: 2}}},
		{Name: "members", Type: schema.Integer}, {Name: "reviews", Type: schema.Text, Role: schema.FreeText}}}}}

func col(name string) query.Column { return query.Column{Table: "clubs", Name: name} }

func where(column string, op query.Op, value string) query.Condition {
	return query.Condition{Item: query.Item{Column: col(column)}, Op: op,
		Values: []query.Value{{Text: value, First: -1, Last: -1}}}
}

func find0(conds ...query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Column: col("name")}}, From: query.From{Tables: []string{"clubs"}},
		Where: conds}
}

// script is a parser with scripted readings.
type script map[string][]parse.Candidate

func (s script) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	all, ok := s[in.Question]
	if !ok {
		return &parse.Parsed{Reply: "Hello!"}, nil
	}
	out := &parse.Parsed{Data: 1}
	for _, c := range all {
		if in.Constraints.Allow(c.Query) {
			out.Candidates = append(out.Candidates, c)
		}
	}
	return out, nil
}

// clausewise is a script whose readings of towns are decided clause by clause, with doubt about the town alone.
type clausewise script

func (s clausewise) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	out, err := script(s).Parse(ctx, in)
	if in.Question == "clubs in the town" && len(out.Candidates) > 0 {
		out.Confidences = map[string]float64{}
		for _, c := range query.Components(out.Candidates[0].Query) {
			out.Confidences[query.OfColumn(c).ID()] = .99
			if c.Kind == query.WhereValue {
				out.Confidences[query.OfColumn(c).ID()] = .5
			}
		}
	}
	return out, err
}

// canned is an engine with prepared rows for each statement.
type canned map[string][][]any

func (canned) Check(string) error { return nil }

func (e canned) Run(_ context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	rows, ok := e[statement]
	if !ok {
		return nil, &suql.Error{Code: "42P01", Message: "not canned: " + statement}
	}
	return &suql.Result{Columns: []string{"name"}, Rows: rows}, nil
}

func newAgent(t *testing.T, detector string, p parse.Parser, e Engine) *Agent {
	t.Helper()
	d, err := errdetect.Parse(detector)
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(Options{Source: func(string) (*Source, error) { return &Source{Schema: clubs, Engine: e}, nil },
		Parser: p, Detector: d,
		Clock: func() time.Time { return time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// converse sends messages and returns the emitted events, one per line. After every message the
// conversation is encoded and decoded, as over a restart.
func converse(t *testing.T, a *Agent, conv *Conversation, messages ...Message) string {
	t.Helper()
	var b strings.Builder
	for _, m := range messages {
		closed := 0
		a.Handle(context.Background(), conv, m, func(e Event) {
			switch e := e.(type) {
			case StateEvent:
				b.WriteString("state")
				for _, c := range e.Components {
					fmt.Fprintf(&b, " | %s %s %.2f %s", c.Clause, c.Text, c.Probability, c.Status)
				}
			case InsteadEvent:
				b.WriteString("instead " + e.Question)
			case ClarifyEvent:
				fmt.Fprintf(&b, "%s %s: %s", e.Kind, e.ID, e.Question)
				for _, o := range e.Options {
					fmt.Fprintf(&b, " (%s) %s", o.ID, o.Text)
				}
			case ResultEvent:
				closed++
				fmt.Fprintf(&b, "result %s\n  %s\n  %s", e.SUQL, e.Searched, e.Reply)
				for _, o := range e.Offers {
					fmt.Fprintf(&b, "\n  offer %s: %s", o.Text, o.SUQL)
				}
			case ReplyEvent:
				closed++
				fmt.Fprintf(&b, "reply %s", e.Text)
			case ErrorEvent:
				closed++
				fmt.Fprintf(&b, "error %s %s", e.Code, e.Message)
			}
			b.WriteString("\n")
		})
		if open := conv.Pending(); open == (closed == 1) {
			t.Errorf("%v: closed %d times, still open: %v", m, closed, open)
		}
		data, err := json.Marshal(conv)
		if err != nil {
			t.Fatal(err)
		}
		var again Conversation
		if err := json.Unmarshal(data, &again); err != nil {
			t.Fatal(err)
		}
		*conv = again
	}
	return b.String()
}

// heard is what comes of a message.
type heard struct {
	result  ResultEvent
	asked   ClarifyEvent
	state   StateEvent
	offered AlternativesEvent
	reply   ReplyEvent
	failed  ErrorEvent
}

// say sends a message.
func say(a *Agent, conv *Conversation, m Message) (h heard) {
	a.Handle(context.Background(), conv, m, func(e Event) {
		switch e := e.(type) {
		case ResultEvent:
			h.result = e
		case ClarifyEvent:
			h.asked = e
		case StateEvent:
			h.state = e
		case AlternativesEvent:
			h.offered = e
		case ReplyEvent:
			h.reply = e
		case ErrorEvent:
			h.failed = e
		}
	})
	return h
}

// ask asks a question.
func ask(a *Agent, conv *Conversation, question string) heard {
	return say(a, conv, Message{Type: AskMessage, Text: question})
}

// recalling is a parser that records the earlier turns it is given.
type recalling struct {
	script
	history *[]parse.Turn
}

func (r recalling) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	*r.history = in.History
	return r.script.Parse(ctx, in)
}

func TestUnansweredQuestionIsContext(t *testing.T) {
	turin, milan := find0(where("city", query.Equal, "Turin")), find0(where("city", query.Equal, "Milan"))
	var history []parse.Turn
	p := recalling{script{"clubs in T": {{Query: turin, P: .6}, {Query: milan, P: .4}}}, &history}
	a := newAgent(t, "gain=0.9", p, canned{turin.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}}})
	converse(t, a, &Conversation{}, Message{Type: "ask", Text: "clubs in T"}, Message{Type: "ask", Text: "bigger ones"})
	if len(history) != 1 || history[0].SUQL != turin.SUQL() {
		t.Errorf("the question left open is told as %v", history)
	}
}

func TestConversation(t *testing.T) {
	question := "which clubs in T have many members"
	turin, milan, both := find0(where("city", query.Equal, "Turin")), find0(where("city", query.Equal, "Milan")), find0()
	genoa := find0(where("city", query.Equal, "Genoa"))
	three, clauses := "clubs, which ones?", "clubs in the town"
	p := clausewise{clauses: {{Query: turin, P: .5}, {Query: milan, P: .3}, {Query: genoa, P: .1}},
		question:     {{Query: turin, P: .6}, {Query: milan, P: .4}},
		three:        {{Query: turin, P: .5}, {Query: milan, P: .3}, {Query: both, P: .1}},
		"the amount": {{Query: milan, P: .5}, {Query: turin, P: .4}}}
	e := canned{turin.SUQL(): {{"Toro"}}, milan.SUQL(): {{"Inter"}, {"Navigli"}},
		both.SUQL():  {{"Toro"}, {"Inter"}, {"Navigli"}, {"Samp"}},
		genoa.SUQL(): {}}
	datadriven.RunTest(t, "testdata/conversations.txt", func(t *testing.T, d *datadriven.TestData) string {
		var detector string
		d.ScanArgs(t, "detector", &detector)
		var messages []Message
		for _, line := range strings.Split(d.Input, "\n") {
			kind, text, _ := strings.Cut(line, " ")
			m := Message{Type: kind, Text: text}
			switch kind {
			case AnswerMessage:
				m.ID, m.Value, _ = strings.Cut(text, " ")
				m.ID = strings.TrimPrefix(m.ID, "-")
			case EditMessage:
				fmt.Sscanf(text, "%d", &m.Turn)
				_, m.Text, _ = strings.Cut(text, " ")
			case RunMessage:
				m.SUQL = text
			}
			messages = append(messages, m)
		}
		return converse(t, newAgent(t, detector, p, e), &Conversation{}, messages...)
	})
}

// TestAlone asks an independent question after another: neither it nor its version with a reply is
// read as a follow-up.
func TestAlone(t *testing.T) {
	turin, milan := find0(where("city", "=", "Turin")), find0(where("city", "=", "Milan"))
	const question = "big clubs"
	parser := &listening{own: question, Parser: script{"clubs": {{Query: find0(), P: 1}},
		question: {{Query: turin, P: .6}, {Query: milan, P: .4}}}}
	a := newAgent(t, "gain=0.9", parser, canned{find0().SUQL(): {{"Juve"}}})
	conv := &Conversation{}
	converse(t, a, conv, Message{Type: AskMessage, Text: "clubs"}, Message{Type: AnswerMessage, Value: Skip})
	for _, alone := range []bool{false, true} {
		conv := &Conversation{Turns: conv.Turns[:1]}
		parser.followed, parser.read = false, 0
		converse(t, a, conv, Message{Type: AskMessage, Text: question, Standalone: alone},
			Message{Type: AnswerMessage, Value: "with a pool"})
		if parser.followed == alone || parser.read < 2 {
			t.Errorf("alone %v: followed up %v in %d readings", alone, parser.followed, parser.read)
		}
	}
}

// TestWhy asks why a question is asked: it is repeated with the reason.
func TestWhy(t *testing.T) {
	turin, milan := find0(where("city", "=", "Turin")), find0(where("city", "=", "Milan"))
	a := newAgent(t, "gain=0.9", script{"clubs": {{Query: turin, P: .6}, {Query: milan, P: .4}}}, canned{})
	conv := &Conversation{}
	for _, m := range []Message{{Type: AskMessage, Text: "clubs"}, {Type: AnswerMessage, Value: "why do you ask"}} {
		if asked := say(a, conv, m).asked; asked.ID == "" || asked.Explained != (m.Type == AnswerMessage) {
			t.Errorf("%s: %+v", m.Type, asked)
		}
	}
}

// listening is a parser that records whether it was given turns before its own question.
type listening struct {
	parse.Parser
	own      string
	followed bool
	read     int
}

func (l *listening) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	l.followed, l.read = l.followed || len(in.History) > 0 && in.History[0].Question != l.own, l.read+1
	return l.Parser.Parse(ctx, in)
}
