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

// Planner writes the next query of a multi-step answer, given the rows of earlier ones.
type Planner interface {
	// Next returns the next thought and query; the query is empty when the last one's rows are the
	// answer, or when the question needs none. The last thought is not shown.
	Next(ctx context.Context, asked Task, steps []Step) (thought, suql string, err error)
}

// Task is a question with a planner's context.
type Task struct {
	Question string
	Database string       // its tables and columns, one per line
	Earlier  []parse.Turn // of the conversation, oldest first
}

// Step is an intermediate query.
type Step struct {
	Thought string
	SUQL    string
	Result  *suql.Result // nil when it failed
	Err     error
}

// StepEvent shows a step as it is made.
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
	steps      []Step
	last       *Step // the last that succeeded
	incomplete bool  // cut off before the planner was done
	usage      verdict.Usage
}

// needsFirstQuery reports whether the planner should write the first query too: no parser read the question, or the
// model is available but did not read it.
func needsFirstQuery(parsed *parse.Parsed) bool {
	switch parsed.FallbackReason {
	case verdict.Down, verdict.Slow, verdict.Budget:
		return false
	}
	return parsed.FallbackReason != "" || len(parsed.Candidates) == 0 || parsed.Declines >= declineProbability
}

// answerInSteps lets the planner write all queries, if the parser or the model did not read the question. If that
// fails, the parser's reading is used, if there is one.
func (h *handling) answerInSteps(ctx context.Context, text string, standalone bool, parsed *parse.Parsed,
	err error) (answered bool,
	remaining error) {
	if h.o.Planner == nil || err == nil && !needsFirstQuery(parsed) {
		return false, err
	}
	answered, failed := h.runSteps(ctx, text, standalone)
	if err == nil && len(parsed.Candidates) > 0 {
		return answered, nil
	}
	return answered, cmp.Or(failed, err)
}

// runSteps answers a question with several queries and shows each. The last one that succeeded is the answer; it
// reports whether there was one.
func (h *handling) runSteps(ctx context.Context, text string, standalone bool) (answered bool, err error) {
	newTurn := Turn{Question: text, Standalone: standalone, At: h.o.Clock(), Closed: true}
	w := &stepRun{}
	if err = h.takeSteps(ctx, w, h.task(&newTurn)); err != nil || w.last == nil {
		return false, err
	}
	h.conv.Turns = append(h.conv.Turns, newTurn)
	t := h.conv.last()
	t.SUQL, t.Stopped = w.last.SUQL, w.incomplete
	h.report(ctx, t, nil, w.last.Result, w.usage)
	return true, nil
}

// continueSteps continues after clarifications: the turn's query is the first step, and others may follow from its
// rows.
func (h *handling) continueSteps(ctx context.Context, t *Turn, q *query.Query) {
	task, w := h.task(t), &stepRun{}
	t.Closed, t.SUQL, t.Query = true, q.SUQL(), q
	t.Asked, t.Options, t.Drop = nil, nil, nil
	if h.o.Bound != nil {
		ctx = h.o.Bound(ctx)
	}
	h.runStep(ctx, w, "", t.SUQL)
	err := h.takeSteps(ctx, w, task)
	switch {
	case err != nil:
		h.emitFailure(err)
	case len(w.steps) == 1:
		t.Stopped = w.incomplete
		h.report(ctx, t, q, w.last.Result, w.usage)
	default:
		t.Query = nil
		t.SUQL, t.Stopped = w.last.SUQL, w.incomplete
		h.report(ctx, t, nil, w.last.Result, w.usage)
	}
}

// task returns a turn's question for the planner.
func (h *handling) task(t *Turn) Task {
	return Task{Question: t.Question, Database: outline(h.src.Schema), Earlier: h.conv.historyOf(t)}
}

// takeSteps adds one step after another. It fails if none succeeded.
func (h *handling) takeSteps(ctx context.Context, w *stepRun, task Task) error {
	var mu sync.Mutex
	planning := verdict.WithUsage(ctx, func(u verdict.Usage) {
		mu.Lock()
		defer mu.Unlock()
		w.usage.Add(u)
	})
	var failed error
	for {
		if w.incomplete = len(w.steps) >= maxSteps || ctx.Err() != nil; w.incomplete {
			break
		}
		thought, statement, err := h.o.Planner.Next(planning, task, w.steps)
		if err != nil {
			w.incomplete, failed = true, err
			break
		}
		if statement == "" || !h.runStep(ctx, w, thought, statement) {
			break
		}
	}
	switch {
	case w.last != nil || failed == nil && len(w.steps) == 0 && ctx.Err() == nil:
		return nil
	case failed == nil && len(w.steps) > 0:
		failed = w.steps[len(w.steps)-1].Err
	}
	return errors.Join(failed, ctx.Err())
}

// runStep runs a step's query and shows it. It returns false for a repeated query, which would never end.
func (h *handling) runStep(ctx context.Context, w *stepRun, thought, statement string) bool {
	s := Step{Thought: thought, SUQL: statement}
	s.Result, s.Err = h.src.Engine.Run(ctx, statement, suql.RunOptions{MaxRows: h.o.MaxRows,
		Progress: func(p suql.Progress) { h.emit(ProgressEvent{p}) }})
	h.emitStep(len(w.steps)+1, s)
	if isRepeated(w.steps, statement) {
		return false
	}
	w.add(s)
	return true
}

// add appends a step, and adds the cost of the previous result to the usage.
func (w *stepRun) add(s Step) {
	if s.Err == nil && w.last != nil {
		w.usage.Add(w.last.Result.Stats.Usage)
	}
	w.steps = append(w.steps, s)
	if s.Err == nil {
		w.last = &w.steps[len(w.steps)-1]
	}
}

// emitStep emits a step.
func (h *handling) emitStep(n int, s Step) {
	e := StepEvent{Number: n, Thought: s.Thought, SUQL: s.SUQL}
	if s.Err != nil {
		e.Error = s.Err.Error()
	} else {
		e.Rows = len(s.Result.Rows)
	}
	h.emit(e)
}

func isRepeated(steps []Step, statement string) bool {
	return slices.ContainsFunc(steps, func(s Step) bool {
		return strings.TrimSpace(s.SUQL) == strings.TrimSpace(statement)
	})
}

// outline lists tables and columns, one per line, for a model.
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
