package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/chat"
)

func TestMain(m *testing.M) {
	if os.Getenv("SURELY_LOG") == "" {
		slog.SetDefault(slog.New(slog.DiscardHandler))
	}
	os.Exit(m.Run())
}

// scripted is an agent that does what the question says, to reach every state of the page:
//
//	ask …    asks back twice: yes/no, then (after a no) with options
//	slow …   reads 100 rows, one each step; stopping gives what there is
//	rows N   answers with N rows; wide N with many columns
//	chart    answers with a count for each of a few names
//	fail     fails as a wrong statement does
//	panic    panics
//	talk     needs no data
//	any text answers with that text in every place that a text can reach
type scripted struct {
	step  time.Duration
	calls atomic.Int64
	begun chan struct{} // receives when a slow turn has started; may be nil
}

type scriptedMemory struct {
	Turns   []string `json:"turns"`
	Pending int      `json:"pending"` // clarifications in this turn; 0: none is open
	Read    int      `json:"read"`
	Flipped bool     `json:"flipped"`
	Replied bool     `json:"replied"` // a clarification was answered
}

func (s *scripted) Turns(memory []byte) int {
	var m scriptedMemory
	if len(memory) > 0 && json.Unmarshal(memory, &m) != nil {
		return 0
	}
	return len(m.Turns)
}

func (s *scripted) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	told := emit
	emit = func(e agent.Event) {
		if r, ok := e.(agent.ResultEvent); ok {
			r.Origins = originsIn(boats().Tables[0], r.Columns)
			e = r
		}
		told(e)
	}
	s.calls.Add(1)
	var mem scriptedMemory
	if len(memory) > 0 {
		if err := json.Unmarshal(memory, &mem); err != nil {
			return nil, err
		}
	}
	switch m.Type {
	case agent.EditMessage:
		mem.Turns = mem.Turns[:m.Turn]
		m.Type = agent.AskMessage
		fallthrough
	case agent.AskMessage:
		mem.Turns = append(mem.Turns, m.Text)
		mem.Pending, mem.Read, mem.Flipped, mem.Replied = 0, 0, false, false
		if m.Text == "broken" {
			return nil, errors.New("dial tcp 10.1.2.3: secret-host refused")
		}
		if m.Text == "failing" {
			emit(agent.ErrorEvent{Code: agent.InternalError, Message: "dial tcp 10.1.2.3: secret-host refused"})
			break
		}
		s.answer(ctx, &mem, emit)
	case agent.RunMessage:
		mem.Turns = append(mem.Turns, m.SUQL)
		if strings.Contains(m.SUQL, "nam ") {
			at := strings.Index(m.SUQL, "nam ")
			emit(agent.ErrorEvent{Code: "42703", Message: `column "nam" does not exist`,
				Positions: []suql.Position{{Line: 1, Column: at + 1, Message: `column "nam" does not exist`}}})
			break
		}
		emit(scriptedResult(m.SUQL, scriptedRows(3), "I ran your query."))
	case agent.AnswerMessage:
		emit(stateOf(misp.Confirmed))
		switch {
		case mem.Pending == 1 && m.Value == agent.No:
			mem.Pending = 2
			emit(agent.ClarifyEvent{ID: fmt.Sprintf("%d.2", len(mem.Turns)), Kind: "choose",
				Question: "Which place do you mean?",
				Options: []agent.Option{{ID: "1", Text: "Northport"}, {ID: "2", Text: "Southport"},
					{ID: agent.NoneOfThese, Text: "None of these"}}})
		default:
			mem.Pending, mem.Replied = 0, true
			r := scriptedResult("SELECT name FROM boats WHERE place = '"+m.Value+"'", scriptedRows(2),
				"I searched for boats, and you said "+m.Value+".")
			r.Turns = []agent.Exchange{{Component: "where.value", Probability: .5, Question: "Only in Eastport?",
				Options: []agent.Option{}, Answer: m.Value}}
			emit(r)
		}
	case agent.AlternativesMessage:
		word, _ := strings.CutPrefix(m.Component, "word:")
		if word == m.Component {
			word = ""
		}
		emit(agent.AlternativesEvent{Component: m.Component, Word: word, Removable: true, Negatable: true, Typed: true,
			Options: []agent.Alternative{{ID: "w", Text: "in Westport", Count: "41"}}})
	case agent.ChangeMessage:
		emit(stateOf(misp.Chosen))
		emit(scriptedResult("SELECT name FROM boats", scriptedRows(1), "I searched for boats, and you changed it: "+
			m.Component+" "+m.Value))
	case agent.UndoMessage:
		switch {
		case mem.Pending == 2 || mem.Replied:
			mem.Pending, mem.Replied = 1, false
			emit(stateOf(misp.Predicted))
			emit(clarifyFirst(len(mem.Turns)))
		case len(mem.Turns) > 0:
			mem.Turns = mem.Turns[:len(mem.Turns)-1]
			mem.Pending = 0
			emit(agent.ReplyEvent{Text: "Undone."})
		default:
			emit(agent.ReplyEvent{Text: "Nothing to undo."})
		}
	case agent.ContinueMessage:
		s.read(ctx, &mem, emit)
	case agent.OverturnMessage:
		mem.Flipped = true
		r := scriptedResult("SELECT name FROM boats", scriptedRows(2)[1:],
			"I searched for boats; you said that one is not seaworthy.")
		r.Evidence = []suql.Evidence{}
		emit(r)
	case agent.StopMessage:
		mem.Pending = 0
		emit(agent.ReplyEvent{Text: "Stopped."})
	}
	out, err := json.Marshal(mem)
	return out, err
}

// rows are those of a statement without its limit.
func (s *scripted) rows(_ context.Context, _ []byte, statement string, _ int) (*suql.Result, error) {
	r := scriptedResult(statement, scriptedRows(1500), "")
	r.Origins = originsIn(boats().Tables[0], r.Columns)
	return &r.Result, nil
}

func clarifyFirst(turn int) agent.ClarifyEvent {
	return agent.ClarifyEvent{ID: fmt.Sprintf("%d.1", turn), Kind: "confirm", Question: "Only in Eastport?",
		Options: []agent.Option{}, Because: "3 results if yes, 41 if no"}
}

func stateOf(status misp.Status) agent.StateEvent {
	return agent.StateEvent{Components: []agent.StateComponent{
		{Clause: "show", Text: "name", Probability: .99, Status: misp.Predicted},
		{ID: "c2", Clause: "only", Text: "in Eastport", Probability: .55, Status: status, Words: []string{"rows"}},
	}}
}

func (s *scripted) answer(ctx context.Context, mem *scriptedMemory, emit func(agent.Event)) {
	text := mem.Turns[len(mem.Turns)-1]
	word, rest, _ := strings.Cut(text, " ")
	n := 0
	fmt.Sscan(rest, &n)
	switch word {
	case "ask":
		emit(stateOf(misp.Predicted))
		mem.Pending = 1
		emit(clarifyFirst(len(mem.Turns)))
	case "slow":
		emit(stateOf(misp.Predicted))
		s.read(ctx, mem, emit)
	case "rows":
		emit(stateOf(misp.Predicted))
		r := scriptedResult("SELECT name, length FROM boats", scriptedRows(n), "I searched for all boats.")
		if strings.Contains(rest, "quickly") {
			r.Unused, r.Guess, r.Confidence = []string{"quickly"}, true, .4
		}
		emit(r)
	case "first":
		r := scriptedResult(fmt.Sprintf("SELECT name, length FROM boats LIMIT %d", n), scriptedRows(n),
			"I searched for the first boats.")
		r.Query.Limit = n
		emit(r)
	case "cut":
		r := scriptedResult("SELECT name, length FROM boats", scriptedRows(1000), "I searched for all boats.")
		r.Truncated = true
		emit(r)
	case "wide":
		r := scriptedResult("SELECT * FROM boats", scriptedRows(n), "I searched for all boats.")
		r.Columns = []string{"_id", "name", "length", "ports", "log", "built", "note"}
		for i := range r.Rows {
			r.Rows[i] = []any{int64(i), r.Rows[i][0], r.Rows[i][1], []any{"Eastport", "Westport"},
				strings.Repeat("A calm day, no wind. ", 20), "1921-05-01", nil}
		}
		emit(r)
	case "mixed":
		r := scriptedResult("SELECT name, length, ports FROM boats", scriptedRows(n), "I searched for all boats.")
		r.Columns = []string{"name", "length", "ports"}
		for i := range r.Rows {
			r.Rows[i] = append(r.Rows[i], [][]any{{"Eastport", "Westport"}, {"Eastport"}, {"Northport"}}[i%3])
		}
		emit(r)
	case "chart":
		r := scriptedResult("SELECT place, count(*) FROM boats GROUP BY place", nil, "I counted boats by place.")
		r.Columns, r.Rows = []string{"place", "count"}, [][]any{{"Eastport", int64(5)}, {"Westport", int64(9)},
			{"Northport", int64(2)}}
		r.Evidence = []suql.Evidence{}
		place := query.Item{Column: query.Column{Table: "boats", Name: "place"}}
		r.Query.Select = []query.Item{place, {Agg: query.Count, Column: query.Column{Name: "*"}}}
		r.Query.GroupBy = []query.Column{place.Column}
		emit(r)
	case "years":
		r := scriptedResult("SELECT built, count(*) FROM boats GROUP BY built", nil, "I counted boats by year.")
		r.Columns, r.Rows = []string{"built", "count"}, [][]any{{int64(1990), int64(5)}, {int64(1991), int64(9)},
			{int64(1992), int64(2)}, {int64(1993), int64(7)}}
		r.Evidence = []suql.Evidence{}
		emit(r)
	case "fail":
		emit(agent.ErrorEvent{Code: "57014", Message: "It took too long."})
	case "panic":
		panic("the agent fell over")
	case "talk":
		emit(agent.ReplyEvent{Text: "Hello! Ask me about boats."})
	case "steps":
		emit(agent.StepEvent{Number: 1, Thought: "First the <b>harbours</b>.", SUQL: "SELECT place FROM boats", Rows: 2})
		emit(agent.StepEvent{Number: 2, Thought: "Then the boats.", SUQL: "SELECT nam FROM boats",
			Error: "column \"nam\" does not exist"})
		emit(scriptedResult("SELECT name FROM boats", scriptedRows(1), "I searched for boats."))
	case "twice":
		emit(agent.ReplyEvent{Text: "once"})
		emit(agent.ReplyEvent{Text: "twice"})
	case "nothing":
	default:
		emit(hostile(text))
	}
}

// hostile puts a text everywhere an agent's event can carry one.
func hostile(text string) agent.ResultEvent {
	r := scriptedResult("SELECT '"+text+"'", [][]any{{text, []any{text, text}}, {strings.Repeat(text+" ", 30), text}},
		text)
	r.Columns = []string{text, "list"}
	r.Reply = text
	r.Evidence = []suql.Evidence{{Row: 0, Expr: "answer(x, '" + text + "')", Verdict: "Yes", Text: text},
		{Row: 1, Expr: text, Verdict: text, Text: text}}
	r.Warnings = []suql.Warning{{Row: -1, Code: "x", Message: text}, {Row: 0, Code: "x", Message: text}}
	r.Offers = []agent.Offer{{Text: text, Ask: text}, {Text: text, SUQL: text}}
	return r
}

func (s *scripted) read(ctx context.Context, mem *scriptedMemory, emit func(agent.Event)) {
	if s.begun != nil {
		select {
		case s.begun <- struct{}{}:
		default:
		}
	}
	for ; mem.Read < 100; mem.Read++ {
		select {
		case <-ctx.Done():
			r := scriptedResult("SELECT name FROM boats", scriptedRows(mem.Read/10), "I searched for seaworthy boats.")
			r.Partial = true
			emit(r)
			return
		case <-time.After(s.step):
		}
		emit(agent.ProgressEvent{Progress: suql.Progress{Checked: mem.Read + 1, Total: 100, Found: mem.Read / 10,
			AtLeast: mem.Read / 10, AtMost: 100 - mem.Read}})
	}
	emit(scriptedResult("SELECT name FROM boats", scriptedRows(10), "I searched for seaworthy boats."))
}

func scriptedRows(n int) [][]any {
	rows := make([][]any, n)
	for i := range rows {
		rows[i] = []any{fmt.Sprintf("Boat %d", i+1), int64((i * 7919) % 1000)}
	}
	return rows
}

func scriptedResult(statement string, rows [][]any, searched string) agent.ResultEvent {
	r := agent.ResultEvent{Searched: searched, SUQL: statement, Reply: fmt.Sprintf("Found %d.", len(rows))}
	r.Columns, r.Rows = []string{"name", "length"}, rows
	boat := func(name string) query.Item { return query.Item{Column: query.Column{Table: "boats", Name: name}} }
	r.Query = &query.Query{Select: []query.Item{boat("name"), boat("length")}, From: query.From{Tables: []string{"boats"}}}
	if rows == nil {
		r.Rows = [][]any{}
	}
	r.Evidence, r.Warnings = []suql.Evidence{}, []suql.Warning{}
	r.Stats.Usage = verdict.Usage{Verdicts: 7, Embedded: 4, Model: 3, LedgerHits: 5}
	for i := 0; i < min(len(rows), 2); i++ {
		r.Evidence = append(r.Evidence, suql.Evidence{Row: i, Expr: "answer(log, 'is it seaworthy?')", Verdict: verdict.Yes,
			Text: "She is seaworthy in any weather."})
	}
	return r
}

// originsIn are the origins of columns that a table has, and of counts.
func originsIn(t *schema.Table, columns []string) []suql.Origin {
	out := make([]suql.Origin, len(columns))
	for i, name := range columns {
		switch {
		case name == "count":
			out[i] = suql.Origin{Function: name, IsAdditive: true}
		case t.Column(name) != nil:
			out[i] = suql.Origin{Table: t.Name, Column: name}
		}
	}
	return out
}

// boats is the scripted agent's database.
func boats() *schema.Database {
	return &schema.Database{Name: "boats", Tables: []*schema.Table{{Name: "boats", Label: "boats", Rows: 84,
		Columns: []*schema.Column{
			{Name: "_id", Type: schema.Integer, Role: schema.Identifier}, {Name: "name", Type: schema.Text, Role: schema.Title},
			{Name: "length", Label: "length", Type: schema.Integer}, {Name: "ports", Type: schema.Text, List: true, Role: schema.Enumeration},
			{Name: "log", Type: schema.Text, Role: schema.FreeText}, {Name: "built", Type: schema.Date}, {Name: "note", Type: schema.Text},
		}}}}
}

// newServed serves a scripted agent. Options can be changed before the server is created.
func newServed(t testing.TB, change func(*Options)) (*Server, *httptest.Server, *scripted) {
	t.Helper()
	s := &scripted{step: time.Millisecond, begun: make(chan struct{}, 1)}
	o := Options{Sources: []*chat.Source{{Name: "boats", Database: boats(), Agent: s, Rows: s.rows},
		{Name: "ships", Database: boats(), Agent: s}},
		Turns: 1000, Messages: 1000}
	if change != nil {
		change(&o)
	}
	if o.Store == nil {
		o.Store = newStore(t)
	}
	srv, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	h := httptest.NewServer(srv.Handler())
	t.Cleanup(func() { srv.Close(); h.CloseClientConnections(); h.Close() })
	return srv, h, s
}
