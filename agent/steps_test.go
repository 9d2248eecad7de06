package agent_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// planned is a planner that returns its statements one after the other.
type planned struct {
	statements []string
	fails      error // returned at the end instead of finishing
	asked      []stepMessage
	sent       string // the last instructions and message
}

// stepMessage is what a planner is told.
type stepMessage struct {
	Database       string
	Earlier, Steps []struct{ Question, SUQL string }
}

func (p *planned) Exchange(ctx context.Context, system string, message any, _ json.RawMessage, _ int,
	take func(json.RawMessage) error) error {
	data, err := json.Marshal(message)
	if err != nil {
		return err
	}
	var asked stepMessage
	if err := json.Unmarshal(data, &asked); err != nil {
		return err
	}
	p.asked, p.sent = append(p.asked, asked), "==== system\n"+system+"---- message\n"+string(data)+"\n"
	if !strings.Contains(asked.Database, "inns(") || ctx.Value(bounded{}) == nil {
		return errors.New("no outline, or no bounds")
	}
	verdict.Report(ctx, verdict.Usage{ModelCalls: 1})
	n := len(asked.Steps)
	if p.fails != nil && n == len(p.statements) {
		return p.fails
	}
	if n >= len(p.statements) {
		return take([]byte(`{"thought":"that is it","suql":"","done":true}`))
	}
	return take([]byte(`{"thought":"next","suql":"` + p.statements[n] + `","done":false}`))
}

// bounded marks contexts under a question's budget.
type bounded struct{}

type fixedEngine struct{}

func (fixedEngine) Check(string) error { return nil }

func (fixedEngine) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	if strings.Contains(statement, "broken") {
		return nil, errors.New("no such column")
	}
	return &suql.Result{Columns: []string{"x"}, Rows: [][]any{{statement}}}, nil
}

func TestStepByStep(t *testing.T) {
	src := &agent.Source{Engine: fixedEngine{}, Schema: &schema.Database{Tables: []*schema.Table{{Name: "inns",
		Columns: []*schema.Column{{Name: "id", Type: schema.Integer}}}}}}
	spent := errors.New("the budget is spent")
	for _, tt := range []struct {
		name       string
		statements []string
		fails      error
		events     string // the types
		last       string // the statement whose rows are the answer
		calls      int
	}{
		{"Two", []string{"a", "b"}, nil, "step step result", "b", 3},
		{"AfterAnError", []string{"broken", "b"}, nil, "step step result", "b", 3},
		{"ErrorAtTheEnd", []string{"a", "broken"}, nil, "step step result", "a", 3},
		{"OverAndOver", []string{"a", "a", "a", "a", "a", "a"}, nil, "step step result", "a", 2},
		{"TooMany", []string{"a", "b", "c", "d", "e", "f", "g"}, nil, "step step step step step result", "e", 5},
		{"NothingWorks", []string{"broken"}, nil, "step error", "", 0},
		{"OutOfBudget", []string{"a"}, spent, "step result", "a", 2},
		{"OutOfBudgetAtOnce", nil, spent, "error", "", 0}, {"SmallTalk", nil, nil, "reply", "", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := &planned{statements: tt.statements, fails: tt.fails}
			a, err := agent.New(agent.Options{Source: func(string) (*agent.Source, error) { return src, nil }, Planner: p,
				Bound: func(ctx context.Context) context.Context { return context.WithValue(ctx, bounded{}, true) }})
			if err != nil {
				t.Fatal(err)
			}
			var types []string
			last, cut, calls, replied := "", false, 0, ""
			conv := &agent.Conversation{}
			ask := func(text string) {
				a.Handle(context.Background(), conv, agent.Message{Type: agent.AskMessage, Text: text}, func(e agent.Event) {
					types = append(types, e.Type())
					if r, ok := e.(agent.ResultEvent); ok {
						last, cut, calls = r.SUQL, r.Partial, r.Stats.ModelCalls
					}
					if r, ok := e.(agent.ReplyEvent); ok {
						replied = r.Text
					}
				})
			}
			ask("why?")
			if got := strings.Join(types, " "); got != tt.events || last != tt.last || calls != tt.calls {
				t.Errorf("%s, last %q, %d calls", got, last, calls)
			}
			if strings.Contains(replied, "that is it") {
				t.Errorf("the planner's words are the reply: %s", replied)
			}
			if want := tt.name == "TooMany" || tt.name == "OutOfBudget"; cut != want {
				t.Errorf("cut short: %t", cut)
			}
			ask("and then?")
			if earlier := p.asked[len(p.asked)-1].Earlier; tt.last != "" &&
				(len(earlier) != 1 || earlier[0].SUQL != tt.last || earlier[0].Question != "why?") {
				t.Errorf("the next question is told %v of the one before", earlier)
			}
		})
	}
}

// doubting is a parser with two readings for every question.
type doubting struct{ a, b *query.Query }

func (d doubting) Parse(_ context.Context, in parse.Input) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: d.a, P: .55, Result: "a"},
		{Query: d.b, P: .4, Result: "b"}}}
	out.Candidates = slices.DeleteFunc(out.Candidates,
		func(c parse.Candidate) bool { return !in.Constraints.Allow(c.Query) })
	return out, nil
}

// Multi-step answers ask back, too: doubts about the first query are clarified, and the others
// follow from its rows.
func TestStepsAskBack(t *testing.T) {
	id, name := query.Column{Table: "inns", Name: "id"}, query.Column{Table: "inns", Name: "name"}
	of := func(c query.Column) *query.Query {
		return &query.Query{Select: []query.Item{{Column: c}}, From: query.From{Tables: []string{"inns"}}}
	}
	src := &agent.Source{Engine: fixedEngine{}, Schema: &schema.Database{Tables: []*schema.Table{{Name: "inns",
		Columns: []*schema.Column{{Name: "id", Type: schema.Integer}, {Name: "name", Type: schema.Text}}}}}}
	for _, tt := range []struct {
		statements []string // the planner's statements; after the last it is done
		last       string
	}{{[]string{"", "b"}, "b"}, {[]string{""}, of(name).SUQL()}} {
		p := &planned{statements: tt.statements}
		a, err := agent.New(agent.Options{Source: func(string) (*agent.Source, error) { return src, nil }, Planner: p,
			Parser: doubting{of(id), of(name)},
			Bound:  func(ctx context.Context) context.Context { return context.WithValue(ctx, bounded{}, true) }})
		if err != nil {
			t.Fatal(err)
		}
		conv := &agent.Conversation{}
		var types []string
		var asked agent.ClarifyEvent
		var result agent.ResultEvent
		hear := func(e agent.Event) {
			types = append(types, e.Type())
			switch e := e.(type) {
			case agent.ClarifyEvent:
				asked = e
			case agent.ResultEvent:
				result = e
			}
		}
		a.Handle(context.Background(), conv, agent.Message{Type: agent.AskMessage, Text: "inns"}, hear)
		if len(asked.Options) < 2 || len(p.asked) > 0 {
			t.Fatalf("it asks %+v after %d steps: %v", asked, len(p.asked), types)
		}
		a.Handle(context.Background(), conv, agent.Message{Type: agent.AnswerMessage, Value: asked.Options[1].ID}, hear)
		if result.SUQL != tt.last || len(p.asked) == 0 || p.asked[0].Steps[0].SUQL != of(name).SUQL() || result.Partial {
			t.Errorf("%v, last %q, told %+v", types, result.SUQL, p.asked)
		}
	}
}

// commonUnused is a parser that substitutes for the model.
type commonUnused struct {
	q   *query.Query
	why string
}

func (u commonUnused) Parse(context.Context, parse.Input) (*parse.Parsed, error) {
	return &parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: u.q, P: .95}}, FallbackReason: u.why}, nil
}

// A substitute parser's reading is used if the planner is unavailable, too, or has no working
// query; an available planner is asked first.
func TestStepsFallBack(t *testing.T) {
	own := &query.Query{Select: []query.Item{{Column: query.Column{Table: "inns", Name: "id"}}},
		From: query.From{Tables: []string{"inns"}}}
	src := &agent.Source{Engine: fixedEngine{}, Schema: &schema.Database{Tables: []*schema.Table{{Name: "inns",
		Columns: []*schema.Column{{Name: "id", Type: schema.Integer}}}}}}
	for _, tt := range []struct {
		why     string
		planner planned
		last    string
		asked   bool
	}{
		{verdict.Down, planned{statements: []string{"a"}}, own.SUQL(), false},
		{verdict.Budget, planned{statements: []string{"a"}}, own.SUQL(), false},
		{"unsure", planned{statements: []string{"a"}}, "a", true}, {"unsure", planned{}, own.SUQL(), true},
		{verdict.Unusable, planned{statements: []string{"broken"}}, own.SUQL(), true},
		{verdict.Unusable, planned{fails: errors.New("no JSON")}, own.SUQL(), true},
	} {
		a, err := agent.New(agent.Options{Source: func(string) (*agent.Source, error) { return src, nil },
			Planner: &tt.planner, Parser: commonUnused{own, tt.why},
			Bound: func(ctx context.Context) context.Context { return context.WithValue(ctx, bounded{}, true) }})
		if err != nil {
			t.Fatal(err)
		}
		last := ""
		hear := func(e agent.Event) {
			if r, ok := e.(agent.ResultEvent); ok {
				last = r.SUQL
			}
		}
		a.Handle(t.Context(), &agent.Conversation{}, agent.Message{Type: agent.AskMessage, Text: "inns"}, hear)
		if last != tt.last || (len(tt.planner.asked) > 0) != tt.asked {
			t.Errorf("%s: it ran %q, the planner was asked %d times", tt.why, last, len(tt.planner.asked))
		}
	}
}

// TestStepMessage holds what a planner is sent, letter by letter. A prompt that changes takes another version.
func TestStepMessage(t *testing.T) {
	src := &agent.Source{Engine: fixedEngine{}, Schema: &schema.Database{Tables: []*schema.Table{{Name: "inns",
		Columns: []*schema.Column{{Name: "name", Type: schema.Text}}}}}}
	p := &planned{statements: []string{"SELECT 1"}}
	a, err := agent.New(agent.Options{Source: func(string) (*agent.Source, error) { return src, nil }, Planner: p,
		Bound: func(ctx context.Context) context.Context { return context.WithValue(ctx, bounded{}, true) }})
	if err != nil {
		t.Fatal(err)
	}
	conv := &agent.Conversation{}
	hear := func(agent.Event) {}
	a.Handle(t.Context(), conv, agent.Message{Type: agent.AskMessage, Text: "inns in Lisbon"}, hear)
	p.statements = []string{"broken", "SELECT name FROM inns"}
	a.Handle(t.Context(), conv, agent.Message{Type: agent.AskMessage, Text: "and in Faro?"}, hear)
	want, err := os.ReadFile("testdata/step.golden")
	if err != nil {
		t.Fatal(err)
	}
	if p.sent != string(want) {
		t.Errorf("what is sent differs from testdata/step.golden:\n%s", p.sent)
	}
}
