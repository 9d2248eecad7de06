package agent_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"surely/agent"
	"surely/schema"
	"surely/suql"
)

// planned returns its statements one after the other.
type planned struct {
	statements []string
	seen       [][]agent.Step
}

func (p *planned) Next(_ context.Context, _, database string, steps []agent.Step) (string, string, error) {
	p.seen = append(p.seen, steps)
	if !strings.Contains(database, "inns(") {
		return "", "", errors.New("no outline")
	}
	if len(steps) >= len(p.statements) {
		return "that is it", "", nil
	}
	return "next", p.statements[len(steps)], nil
}

type fixedEngine struct{}

func (fixedEngine) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	if strings.Contains(statement, "broken") {
		return nil, errors.New("no such column")
	}
	return &suql.Result{Columns: []string{"x"}, Rows: [][]any{{statement}}}, nil
}

func TestStepByStep(t *testing.T) {
	src := &agent.Source{Engine: fixedEngine{}, Schema: &schema.Database{Tables: []*schema.Table{{Name: "inns", Columns: []*schema.Column{{Name: "id", Type: schema.Integer}}}}}}
	for _, tt := range []struct {
		name       string
		statements []string
		events     string // the types
		last       string // the statement whose rows are the answer
	}{
		{"Two", []string{"a", "b"}, "step step result", "b"},
		{"AfterAnError", []string{"broken", "b"}, "step step result", "b"},
		{"ErrorAtTheEnd", []string{"a", "broken"}, "step step result", "a"},
		{"OverAndOver", []string{"a", "a", "a", "a", "a", "a"}, "step step result", "a"},
		{"TooMany", []string{"a", "b", "c", "d", "e", "f", "g"}, "step step step step step result", "e"},
		{"NothingWorks", []string{"broken"}, "step", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var types []string
			last := ""
			err := agent.StepByStep(context.Background(), &planned{statements: tt.statements}, src, "why?", 10, func(e agent.Event) {
				types = append(types, e.Type())
				if r, ok := e.(agent.ResultEvent); ok {
					last = r.SUQL
				}
			})
			if got := strings.Join(types, " "); got != tt.events || last != tt.last || (err != nil) != (tt.last == "") {
				t.Errorf("%s, last %q, %v", got, last, err)
			}
		})
	}
}
