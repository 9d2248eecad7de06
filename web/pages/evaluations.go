package pages

import (
	"context"
	"slices"
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
	ID       string
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

const (
	maxEvaluations = 30 // kept and shown
	maxRunning     = 2  // at once
)

// evaluations holds the evaluations since the program started, the newest last.
type evaluations struct {
	mu  sync.Mutex
	all []*evaluation
}

// byID returns an evaluation by its id, or nil.
func (e *evaluations) byID(id string) *evaluation {
	for _, x := range e.list() {
		if x.ID == id {
			return x
		}
	}
	return nil
}

func (e *evaluations) list() []*evaluation {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.all)
}

// add adds an evaluation, unless too many are running, and removes the oldest beyond the limit. Running ones stay.
func (e *evaluations) add(x *evaluation) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	old, running := len(e.all)+1-maxEvaluations, 0
	remaining := slices.DeleteFunc(slices.Clone(e.all), func(y *evaluation) bool {
		old--
		if y.running() {
			running++
			return false
		}
		return old >= 0
	})
	if running >= maxRunning {
		return chat.Refuse("too_fast", "Two evaluations are running. Stop one, or wait until it ends.")
	}
	e.all = append(remaining, x)
	return nil
}

func (x *evaluation) running() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.State == evaluationRunning
}

// evaluate runs an evaluation in the background.
func (s *Pages) evaluate(x *evaluation) error {
	ctx, cancel := context.WithCancel(s.Hub.Context())
	x.ID, x.Started, x.State, x.cancel = chat.RandomName(9), time.Now().UTC(), evaluationRunning, cancel
	if err := s.evaluations.add(x); err != nil {
		cancel()
		return err
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
			"k": x.Settings.K, "wrong": x.Settings.Wrong, "seed": x.Settings.Seed}
	}
	return report, err
}

// recordOutcome records a question's outcome.
func (x *evaluation) recordOutcome(outcome eval.Seen) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Seen = append(x.Seen, outcome)
}
