package pages

import (
	"context"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/eval"
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
	decide, err := x.Settings.Decider()
	if err != nil {
		return nil, err
	}
	run := &eval.Run{Cases: x.cases, Watch: x.recordOutcome}
	report, err := run.AskConversations(ctx, src, decide)
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
