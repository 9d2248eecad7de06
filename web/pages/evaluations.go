package pages

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// The states of an evaluation.
const (
	evaluationRunning = "running"
	evaluationDone    = "done"
	evaluationFailed  = "failed"
)

// evaluation is an evaluation started by the owner.
type evaluation struct {
	Name     string // of the set of questions
	Source   string
	Settings eval.Settings
	Started  time.Time
	cases    []eval.Case

	mu     sync.Mutex // guards the fields below
	State  string
	Error  string
	Seen   []eval.Seen // in the order of the questions
	Report *eval.Report

	cancel context.CancelFunc
}

func (x *evaluation) running() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.State == evaluationRunning
}

// evaluate runs an evaluation in the background, in place of the latest one, unless that is still running.
func (s *Pages) evaluate(x *evaluation) error {
	ctx, cancel := context.WithCancel(s.Hub.Context())
	x.Started, x.State, x.cancel = time.Now().UTC(), evaluationRunning, cancel
	latest := s.latest.Load()
	if latest != nil && latest.running() || !s.latest.CompareAndSwap(latest, x) {
		cancel()
		return chat.Refuse("too_fast", "An evaluation is running. Stop it, or wait until it ends.")
	}
	s.Hub.Go("evaluate", func() {
		defer cancel()
		var report *eval.Report
		err := contain.Do("evaluate", func() (err error) {
			report, err = s.measure(ctx, x)
			return err
		})
		x.mu.Lock()
		defer x.mu.Unlock()
		x.Report, x.State = report, evaluationDone
		if err != nil {
			x.State, x.Error = evaluationFailed, err.Error()
		}
		if ctx.Err() != nil {
			x.Error = "The evaluation was stopped."
		}
	})
	return nil
}

// measure runs the questions with the simulated user.
func (s *Pages) measure(ctx context.Context, x *evaluation) (*eval.Report, error) {
	src, err := s.EvalSource(x.Source)
	if err != nil {
		return nil, err
	}
	slot, err := s.Queue.Enter(ctx, "evaluation", chat.Long, func(chat.Place) {})
	if err != nil {
		return nil, err
	}
	defer slot.Leave()
	decide, err := x.Settings.Decider()
	if err != nil {
		return nil, err
	}
	run := &eval.Run{Cases: x.cases, Watch: x.recordOutcome}
	report, err := run.AskConversations(slot.Context(ctx), src, decide)
	if err == nil {
		report.Settings = map[string]any{"user": x.Settings.User, "detector": x.Settings.Detector.String(),
			"k": x.Settings.MaxAlternatives, "wrong": x.Settings.ErrorRate, "seed": x.Settings.Seed}
	}
	return report, err
}

// recordOutcome records a question's outcome.
func (x *evaluation) recordOutcome(outcome eval.Seen) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Seen = append(x.Seen, outcome)
}

// maxDialogues is the maximum number of an evaluation's dialogues shown: the latest, or those with wrong results.
const maxDialogues = 60

// latestView returns the view model of the latest evaluation, or nil.
func (s *Pages) latestView() *views.Evaluation {
	x := s.latest.Load()
	if x == nil {
		return nil
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	v := &views.Evaluation{Name: x.Name, Description: x.Settings.User + " user, " + x.Settings.Detector.String(),
		State: x.State, Error: x.Error, Started: x.Started.Format("2 Jan 2006, 15:04"), Done: len(x.Seen),
		All: len(x.cases), Running: x.State == evaluationRunning, CanAsk: s.IsPublic(x.Source),
		HasReport: x.Report != nil}
	v.Figures, v.Accuracy = summarize(x.Seen)
	for _, seen := range slices.Backward(x.Seen) {
		d := views.Dialogue{Question: seen.Question, Want: seen.Want, Got: seen.SUQL, Right: seen.Right,
			Confidence: seen.Sure}
		for _, t := range seen.Turns {
			d.Turns = append(d.Turns, views.DialogueTurn{Question: cmp.Or(t.Question, "Which of these do you mean?"),
				Reply: t.Answer})
		}
		v.Dialogues = append(v.Dialogues, d)
	}
	if !v.Running {
		slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int { return boolToInt(a.Right) - boolToInt(b.Right) })
	}
	v.Dialogues = v.Dialogues[:min(len(v.Dialogues), maxDialogues)]
	return v
}

// boolToInt returns 1 for true and 0 for false.
func boolToInt(condition bool) int {
	if condition {
		return 1
	}
	return 0
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// summarize returns the figures of an evaluation so far, and the share of right answers by number of questions asked
// and by confidence.
func summarize(all []eval.Seen) (figures []views.Figure, accuracy []views.AccuracyTable) {
	var confidences []float64
	var right []bool
	var rightCount, matches, questions, maxQuestions int
	for _, seen := range all {
		confidences, right = append(confidences, seen.Sure), append(right, seen.Right)
		rightCount, matches = rightCount+boolToInt(seen.Right), matches+boolToInt(seen.Match)
		questions += seen.Questions
		maxQuestions = max(maxQuestions, seen.Questions)
	}
	if len(all) == 0 {
		return nil, nil
	}
	n := float64(len(all))
	bins := learn.Bins(confidences, right, 10)
	figures = []views.Figure{{Name: "right", Value: percent(float64(rightCount) / n)},
		{Name: "the same query", Value: percent(float64(matches) / n)},
		{Name: "clarifications per question", Value: fmt.Sprintf("%.2f", float64(questions)/n)},
		{Name: "calibration error", Value: percent(learn.ECE(bins))}}
	curve := views.AccuracyTable{ID: "eval-curve", Title: "Right answers by number of clarifications",
		Headers: []string{"at most", "right"}}
	for k := range maxQuestions + 1 {
		correct := 0
		for _, seen := range all {
			correct += boolToInt(seen.Right && seen.Questions <= k)
		}
		curve.Rows = append(curve.Rows, []string{fmt.Sprint(k), percent(float64(correct) / n)})
	}
	reliability := views.AccuracyTable{ID: "reliability", Title: "Right answers by confidence",
		Headers: []string{"sure", "right", "answers"}}
	for _, b := range bins {
		if b.N > 0 {
			reliability.Rows = append(reliability.Rows, []string{percent(b.Sure), percent(b.Right), fmt.Sprint(b.N)})
		}
	}
	return figures, []views.AccuracyTable{curve, reliability}
}
