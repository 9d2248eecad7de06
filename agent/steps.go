package agent

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"surely/schema"
	"surely/suql"
)

// Planner makes the next query of a question that takes several, when the rows of those before it are known.
type Planner interface {
	// Next returns the next thought and query; the query is empty when the last one's rows are the answer.
	Next(ctx context.Context, question, database string, steps []Step) (thought, suql string, err error)
}

// Step is one query on the way to an answer.
type Step struct {
	Thought string
	SUQL    string
	Result  *suql.Result // nil when it failed
	Err     error
}

// StepEvent shows a step as it is made, so that the person can see every query.
type StepEvent struct {
	Number  int    `json:"number"`
	Thought string `json:"thought"`
	SUQL    string `json:"suql"`
	Rows    int    `json:"rows"`
	Error   string `json:"error,omitempty"`
}

func (StepEvent) Type() string { return "step" }

// mostSteps bounds how many queries one question may take.
const mostSteps = 5

// StepByStep answers a question in several queries and emits them one by one. The last one that worked is the answer; the
// turn is closed by its result, or by an error when none did.
func StepByStep(ctx context.Context, p Planner, src *Source, question string, maxRows int, emit func(Event)) error {
	database := outline(src.Schema)
	var steps []Step
	var last *Step
	for n := 1; n <= mostSteps; n++ {
		thought, statement, err := p.Next(ctx, question, database, steps)
		if err != nil && last == nil {
			return err
		}
		if err != nil || statement == "" {
			break
		}
		s := Step{Thought: thought, SUQL: statement}
		s.Result, s.Err = src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: maxRows})
		e := StepEvent{Number: n, Thought: thought, SUQL: statement}
		if s.Err != nil {
			e.Error = s.Err.Error()
		} else {
			e.Rows = len(s.Result.Rows)
		}
		emit(e)
		if repeated(steps, statement) {
			break // the same query again would go on for ever
		}
		steps = append(steps, s)
		if s.Err == nil {
			last = &steps[len(steps)-1]
		}
		if ctx.Err() != nil {
			break
		}
	}
	if last == nil {
		if len(steps) > 0 {
			return steps[len(steps)-1].Err
		}
		return errors.New("no query was made")
	}
	emit(ResultEvent{Result: *last.Result, SUQL: last.SUQL, Searched: fmt.Sprintf("Answered in %d steps.", len(steps)), Reply: last.Thought})
	return nil
}

func repeated(steps []Step, statement string) bool {
	for _, s := range steps {
		if strings.TrimSpace(s.SUQL) == strings.TrimSpace(statement) {
			return true
		}
	}
	return false
}

// outline lists tables and columns in a line each, for a model to read.
func outline(db *schema.Database) string {
	var b strings.Builder
	for _, t := range db.Visible() {
		fmt.Fprintf(&b, "%s(", t.Name)
		for i, c := range t.Visible() {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(c.Name + " " + string(c.Type))
			if c.List {
				b.WriteString("[]")
			}
			if c.Role == schema.FreeText {
				b.WriteString(" free text")
			}
		}
		b.WriteString(")\n")
	}
	for _, f := range db.ForeignKeys {
		fmt.Fprintf(&b, "%s.%s refers to %s.%s\n", f.Table, f.Column, f.RefTable, f.RefColumn)
	}
	return b.String()
}
