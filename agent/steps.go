package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// StepEvent shows a step as it is taken.
type StepEvent struct {
	Number  int    `json:"number"`
	Thought string `json:"thought"`
	SUQL    string `json:"suql"`
	Rows    int    `json:"rows"`
	Error   string `json:"error,omitempty"`
}

func (StepEvent) Type() string { return "step" }

// maxSteps is the maximum number of queries for one question.
const maxSteps = 5

// stepRun is the state of a multi-step answer.
type stepRun struct {
	plan
	last       *step // the last that succeeded
	incomplete bool  // cut off before the planner was done
	usage      verdict.Usage
}

// needsFirstQuery reports whether the planner should write the first query too: there is no reading, the parser
// declines the question, or a fallback read it although the model is available.
func needsFirstQuery(parsed *parse.Parsed) bool {
	switch parsed.FallbackReason {
	case verdict.Down, verdict.Slow, verdict.Budget:
		return false
	}
	return parsed.FallbackReason != "" || len(parsed.Candidates) == 0 || parsed.Declines >= declineProbability
}

// answerInSteps lets the planner write all queries of a new turn, if the parser or the model did not read the question.
// The last query that succeeded is the answer. If none succeeded, the parser's reading is used, if there is one.
func (h *handling) answerInSteps(ctx context.Context, t Turn, parsed *parse.Parsed, err error) (answered bool,
	remaining error) {
	if h.o.Planner == nil || err == nil && !needsFirstQuery(parsed) {
		return false, err
	}
	w := h.newSteps(&t)
	failed := h.takeSteps(ctx, w)
	switch {
	case failed == nil && w.last != nil:
		t.Closed = true
		h.conv.Turns = append(h.conv.Turns, t)
		h.reportSteps(ctx, h.conv.last(), nil, w)
		return true, nil
	case err == nil && len(parsed.Candidates) > 0:
		return false, nil
	}
	return false, cmp.Or(failed, err)
}

// reportSteps closes a turn with the result of its last step.
func (h *handling) reportSteps(ctx context.Context, t *Turn, q *query.Query, w *stepRun) {
	t.Query, t.SUQL, t.Stopped = q, w.last.SUQL, w.incomplete
	h.report(ctx, t, q, w.last.result, w.usage)
}

// continueSteps continues after clarifications: the turn's query is the first step, and others may follow from its
// rows.
func (h *handling) continueSteps(ctx context.Context, t *Turn, q *query.Query) {
	w := h.newSteps(t)
	t.Closed, t.SUQL, t.Query = true, q.SUQL(), q
	if h.o.Bound != nil {
		ctx = h.o.Bound(ctx)
	}
	h.runStep(ctx, w, "", t.SUQL)
	if err := h.takeSteps(ctx, w); err != nil {
		h.emitFailure(err)
		return
	}
	if len(w.Steps) > 1 {
		q = nil
	}
	h.reportSteps(ctx, t, q, w)
}

// newSteps returns the state of a multi-step answer to a turn's question.
func (h *handling) newSteps(t *Turn) *stepRun {
	w := &stepRun{plan: plan{Task: "step", Question: t.Question, Database: outline(h.src.Schema), Steps: []step{}}}
	for _, e := range h.conv.historyOf(t) {
		w.Earlier = append(w.Earlier, earlierQuestion{e.Question, e.SUQL})
	}
	return w
}

// takeSteps adds steps until the planner is done. It fails if none succeeded.
func (h *handling) takeSteps(ctx context.Context, w *stepRun) error {
	var mu sync.Mutex
	planning := verdict.WithUsage(ctx, func(u verdict.Usage) {
		mu.Lock()
		defer mu.Unlock()
		w.usage.Add(u)
	})
	var failed error
	for {
		if w.incomplete = len(w.Steps) >= maxSteps || ctx.Err() != nil; w.incomplete {
			break
		}
		thought, statement, err := w.next(planning, h.o.Planner)
		if err != nil {
			w.incomplete, failed = true, err
			break
		}
		if statement == "" || !h.runStep(ctx, w, thought, statement) {
			break
		}
	}
	switch {
	case w.last != nil || failed == nil && len(w.Steps) == 0 && ctx.Err() == nil:
		return nil
	case failed == nil && len(w.Steps) > 0:
		failed = w.Steps[len(w.Steps)-1].err
	}
	return errors.Join(failed, ctx.Err())
}

// runStep runs a step's query and shows it. It returns false for a repeated query, since otherwise the steps might
// never end.
func (h *handling) runStep(ctx context.Context, w *stepRun, thought, statement string) bool {
	s := step{Thought: thought, SUQL: statement}
	s.result, s.err = h.run(ctx, statement, suql.RunOptions{MaxRows: maxRows,
		Progress: func(p suql.Progress) { h.emit(ProgressEvent{p}) }})
	e := StepEvent{Number: len(w.Steps) + 1, Thought: thought, SUQL: statement}
	if s.err != nil {
		s.Error = s.err.Error()
	} else {
		e.Rows = len(s.result.Rows)
		s.Columns, s.Rows = s.result.Columns, withoutTexts(s.result.Rows[:min(e.Rows, stepRows)])
	}
	e.Error = s.Error
	h.emit(e)
	if slices.ContainsFunc(w.Steps, func(other step) bool {
		return strings.TrimSpace(other.SUQL) == strings.TrimSpace(statement)
	}) {
		return false
	}
	w.Steps = append(w.Steps, s)
	if s.err == nil {
		if w.last != nil { // the result's own usage is added later, unless another step follows
			w.usage.Add(w.last.result.Stats.Usage)
		}
		w.last = &s
	}
	return true
}

// outline lists the tables with their columns, one table per line, for a model.
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
