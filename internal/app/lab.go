package app

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/web/pages"
)

// Lab runs evaluations for the owner's pages, as the command line does.
type Lab struct{ *App }

// passes is the default of --passes.
const passes = 10

// Evaluate runs an order and returns the report as --json prints it.
func (l *Lab) Evaluate(ctx context.Context, o pages.Order, watch func(pages.Seen)) ([]byte, error) {
	file, err := os.CreateTemp("", "surely-eval-*.jsonl")
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(o.Questions)
	if err := errors.Join(err, file.Close()); err != nil {
		return nil, err
	}
	detector, err := Detector(o.Detector)
	if err != nil {
		return nil, err
	}
	decide, err := eval.Settings{User: o.User, Detector: detector, K: o.K, Wrong: o.Wrong, Seed: o.Seed,
		Passes: passes}.Decider()
	if err != nil {
		return nil, err
	}
	run := &eval.Run{Watch: func(s eval.Seen) { watch(seenOf(s)) }}
	report, err := l.chat(ctx, o, file.Name(), decide, run)
	if err != nil {
		return nil, err
	}
	report.Settings = map[string]any{"user": o.User, "detector": o.Detector, "k": o.K, "seed": o.Seed}
	if o.Wrong > 0 {
		report.Settings["wrong"] = o.Wrong
	}
	if o.Limit > 0 {
		report.Settings["limit"] = o.Limit
	}
	return json.Marshal(report)
}

func (l *Lab) chat(ctx context.Context, o pages.Order, questions string, decide eval.Decide,
	run *eval.Run) (report *eval.Report, err error) {
	if run.Cases, err = eval.ReadConversations(questions, o.Limit); err != nil {
		return nil, err
	}
	src, err := l.Source(o.Source)
	if err != nil {
		return nil, err
	}
	return run.AskConversations(ctx, l.Measured(src), decide)
}

// Measured is a source with the chat's parser, to evaluate that.
func (a *App) Measured(src *agent.Source) *eval.Source {
	return &eval.Source{Schema: src.Schema, Values: src.Values, Prober: src.Prober, Parser: a.Parser,
		Engine: a.Engine(src.Schema), MaxRows: mostRows}
}

func seenOf(s eval.Seen) pages.Seen {
	out := pages.Seen{Index: s.Index, Question: s.Question, Want: s.Want, SUQL: s.SUQL, Right: s.Right, Match: s.Match,
		Sure: s.Sure, Questions: s.Questions, Turns: make([]pages.SeenTurn, len(s.Turns))}
	for i, t := range s.Turns {
		out.Turns[i] = pages.SeenTurn(t)
	}
	return out
}
