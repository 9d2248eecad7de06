package web

import (
	"cmp"
	"context"
	"encoding/json"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/suggest"
)

// The states of an evaluation.
const (
	evaluating = "running"
	paused     = "stopped"
	evaluated  = "done"
	unfinished = "failed"
)

// evaluation is an evaluation started by the owner. Its unexported part is guarded by mu.
type evaluation struct {
	ID     string          `json:"id"`
	Name   string          `json:"name"` // of the set of questions
	Set    string          `json:"set"`
	Source string          `json:"source"`
	Told   string          `json:"told"` // user and detector
	Began  time.Time       `json:"began"`
	State  string          `json:"state"`
	Error  string          `json:"error,omitempty"`
	All    int             `json:"all"`
	Seen   []Seen          `json:"seen"`
	Report json.RawMessage `json:"report,omitempty"`

	mu     sync.Mutex
	resume *sync.Cond
	cancel context.CancelFunc
}

const (
	MostEvaluations     = 30      // kept and shown
	mostRunning         = 2       // at once
	mostEvaluationBytes = 4 << 20 // bytes of a stored evaluation
)

// evaluations are those started, the newest last.
type evaluations struct {
	mu  sync.Mutex
	all []*evaluation

	reading sync.Mutex // held while reading notes, which may take long
	read    time.Time  // notes up to this time have been read
}

// loadEvaluations reads evaluations that other processes have finished since the last call.
func (s *Server) loadEvaluations(ctx context.Context) {
	e := &s.evaluations
	if s.options.Notes == nil {
		return
	}
	e.reading.Lock()
	defer e.reading.Unlock()
	now := time.Now()
	notes, err := s.options.Notes.Of(ctx, EvaluationNote, e.read)
	if err != nil {
		slog.Error("earlier evaluations cannot be read", "err", err)
		return
	}
	e.read = now.Add(-time.Minute) // clocks differ
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, n := range notes[max(0, len(notes)-MostEvaluations):] {
		one := &evaluation{}
		known := func(x *evaluation) bool { return x.ID == one.ID }
		if json.Unmarshal(n.Data, one) != nil || slices.ContainsFunc(e.all, known) {
			continue
		}
		one.resume = sync.NewCond(&one.mu)
		e.add(one)
	}
	slices.SortStableFunc(e.all, func(a, b *evaluation) int { return a.Began.Compare(b.Began) })
}

// find is an evaluation by its id, or nil.
func (e *evaluations) find(id string) *evaluation {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, x := range e.all {
		if x.ID == id {
			return x
		}
	}
	return nil
}

func (e *evaluations) running() (n int) {
	for _, x := range e.all {
		x.mu.Lock()
		if x.State == evaluating {
			n++
		}
		x.mu.Unlock()
	}
	return n
}

// evaluate runs an evaluation in the background.
func (s *Server) evaluate(x *evaluation, o Order) error {
	e := &s.evaluations
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.running() >= mostRunning {
		return refuse("too_fast", "Two evaluations are running. Stop one, or wait for its end.")
	}
	x.ID, x.Began, x.State, x.Source = random(9), time.Now().UTC(), evaluating, o.Source
	x.Told = o.User + " user, " + o.Detector
	x.resume = sync.NewCond(&x.mu)
	e.add(x)
	ctx, cancel := context.WithCancel(s.ctx)
	x.cancel = cancel
	stop := context.AfterFunc(ctx, x.resume.Broadcast)
	s.working.Go("evaluate", func() {
		defer cancel()
		defer stop()
		var report []byte
		err := contain.Do("evaluate", func() (err error) {
			if len(o.Questions) > 0 {
				report, err = s.options.Lab.Evaluate(ctx, o, func(one Seen) { x.watch(ctx, one) })
			}
			if err == nil {
				err = s.askPlain(ctx, o, x)
			}
			return err
		})
		s.ended(ctx, x, report, err)
	})
	return nil
}

// askPlain asks an order's questions that have no statement. Nobody replies to what is asked back.
func (s *Server) askPlain(ctx context.Context, o Order, x *evaluation) error {
	src := s.find(s.unnarrowed(), o.Source)
	if src == nil {
		return errNoSource
	}
	for _, question := range o.Plain {
		one := Seen{Index: len(x.snapshot().Seen), Question: question, Plain: true}
		last, err := suggest.Converse(ctx, src.Agent, nil, question, func(e agent.ClarifyEvent) {
			one.Questions++
			one.Turns = append(one.Turns, SeenTurn{Question: e.Question, Answer: views.English.NotSure})
		})
		if err != nil {
			return err
		}
		switch e := last.(type) {
		case agent.ResultEvent:
			one.SUQL, one.Sure, one.Reply = e.SUQL, e.Confidence, cmp.Or(e.Reply, e.Searched)
		case agent.ReplyEvent:
			one.Reply = e.Text
		case agent.ErrorEvent:
			one.Reply = e.Message
		}
		x.watch(ctx, one)
	}
	return ctx.Err()
}

// add adds an evaluation and removes the oldest beyond the limit. Running ones stay. e.mu is held.
func (e *evaluations) add(x *evaluation) {
	old := len(e.all) + 1 - MostEvaluations
	e.all = append(slices.DeleteFunc(e.all, func(y *evaluation) bool {
		old--
		return old >= 0 && y.over()
	}), x)
}

// over reports whether the evaluation has ended.
func (x *evaluation) over() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.State == evaluated || x.State == unfinished
}

// watch records an example, and waits while the evaluation is paused.
func (x *evaluation) watch(ctx context.Context, one Seen) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Seen = append(x.Seen, one)
	for x.State == paused && ctx.Err() == nil {
		x.resume.Wait()
	}
}

// ended records the report and stores the evaluation.
func (s *Server) ended(ctx context.Context, x *evaluation, report []byte, err error) {
	x.mu.Lock()
	x.Report, x.State = report, evaluated
	if err != nil {
		x.State, x.Error = unfinished, err.Error()
		if ctx.Err() != nil {
			x.Error = "It was ended early."
		}
	}
	kept, wrong := json.Marshal(x)
	x.mu.Unlock()
	if err != nil || wrong != nil || len(kept) > mostEvaluationBytes || s.options.Notes == nil {
		return
	}
	ctx, cancel := s.storing()
	defer cancel()
	if err := s.options.Notes.Add(ctx, Note{Kind: EvaluationNote, Data: kept}); err != nil {
		slog.Error("an evaluation could not be stored", "err", err)
	}
}

// turnTo pauses, resumes or ends an evaluation.
func (x *evaluation) turnTo(do string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case do == "stop" && x.State == evaluating:
		x.State = paused
	case do == "resume" && x.State == paused:
		x.State = evaluating
		x.resume.Broadcast()
	case do == "end" && x.cancel != nil:
		x.cancel()
	}
}

// snapshot copies what the page shows, in the order of the questions.
func (x *evaluation) snapshot() *evaluation {
	x.mu.Lock()
	defer x.mu.Unlock()
	out := &evaluation{ID: x.ID, Name: x.Name, Set: x.Set, Source: x.Source, Told: x.Told, Began: x.Began, State: x.State,
		Error: x.Error, All: x.All, Report: x.Report, Seen: slices.Clone(x.Seen)}
	slices.SortFunc(out.Seen, func(a, b Seen) int { return a.Index - b.Index })
	return out
}
