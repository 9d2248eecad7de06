package pages

import (
	"context"
	"encoding/json"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/web/chat"
)

// Lab measures the parser and the dialogue on questions with known answers, by the same code as the command line.
type Lab interface {
	// Evaluate runs an evaluation and returns its report as 'surely eval chat --json' prints it. watch is called with
	// every example once it is judged.
	Evaluate(ctx context.Context, o Order, watch func(Seen)) (report []byte, err error)
}

// Order describes an evaluation to run.
type Order struct {
	Source    string
	Questions []byte  // lines of {"question","suql"} or {"turns"}
	User      string  // none, simulated, multichoice, gold, truthful
	Detector  string  // when to ask back
	K         int     // most alternatives after a no
	Wrong     float64 // how often the user's replies are wrong
	Limit     int     // 0: all questions
	Seed      uint64
}

// Seen is the outcome of an example.
type Seen struct {
	Index     int        `json:"index"`
	Question  string     `json:"question"`
	Want      string     `json:"want"`
	SUQL      string     `json:"suql"`
	Right     bool       `json:"right"`
	Match     bool       `json:"match"`
	Sure      float64    `json:"sure"`
	Questions int        `json:"questions"`
	Turns     []SeenTurn `json:"turns"`
}

// SeenTurn is a clarification with its reply.
type SeenTurn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// The states of an evaluation.
const (
	evaluating = "running"
	evaluated  = "done"
	unfinished = "failed"
)

// evaluation is an evaluation started by the owner. Its unexported part is guarded by mu.
type evaluation struct {
	ID     string          `json:"id"`
	Name   string          `json:"name"` // of the set of questions
	Source string          `json:"source"`
	Told   string          `json:"told"` // user and detector
	Began  time.Time       `json:"began"`
	State  string          `json:"state"`
	Error  string          `json:"error,omitempty"`
	All    int             `json:"all"`
	Seen   []Seen          `json:"seen"`
	Report json.RawMessage `json:"report,omitempty"`

	mu     sync.Mutex
	cancel context.CancelFunc // nil: another process ran it
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
func (s *Pages) loadEvaluations(ctx context.Context) {
	e := &s.evaluations
	if s.Notes == nil {
		return
	}
	e.reading.Lock()
	defer e.reading.Unlock()
	now := time.Now()
	notes, err := s.Notes.Of(ctx, chat.EvaluationNote, e.read)
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
		if json.Unmarshal(n.Data, one) == nil && !slices.ContainsFunc(e.all, known) {
			e.add(one)
		}
	}
	slices.SortStableFunc(e.all, func(a, b *evaluation) int { return a.Began.Compare(b.Began) })
}

// find is an evaluation by its id, or nil.
func (e *evaluations) find(id string) *evaluation {
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

// add adds an evaluation and removes the oldest beyond the limit. Running ones stay. e.mu is held.
func (e *evaluations) add(x *evaluation) {
	old := len(e.all) + 1 - MostEvaluations
	e.all = append(slices.DeleteFunc(e.all, func(y *evaluation) bool {
		old--
		return old >= 0 && !y.running()
	}), x)
}

func (x *evaluation) running() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.State == evaluating
}

// evaluate runs an evaluation in the background.
func (s *Pages) evaluate(x *evaluation, o Order) error {
	e := &s.evaluations
	e.mu.Lock()
	defer e.mu.Unlock()
	running := 0
	for _, other := range e.all {
		if other.running() {
			running++
		}
	}
	if running >= mostRunning {
		return chat.Refuse("too_fast", "Two evaluations are running. Stop one, or wait for its end.")
	}
	x.ID, x.Began, x.State, x.Source = chat.Random(9), time.Now().UTC(), evaluating, o.Source
	x.Told = o.User + " user, " + o.Detector
	ctx, cancel := context.WithCancel(s.Hub.Context())
	x.cancel = cancel
	e.add(x)
	s.Hub.Go("evaluate", func() {
		defer cancel()
		var report []byte
		err := contain.Do("evaluate", func() (err error) {
			report, err = s.Lab.Evaluate(ctx, o, x.watch)
			return err
		})
		s.ended(ctx, x, report, err)
	})
	return nil
}

// watch records an example.
func (x *evaluation) watch(one Seen) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Seen = append(x.Seen, one)
}

// ended records the report and stores the evaluation.
func (s *Pages) ended(ctx context.Context, x *evaluation, report []byte, err error) {
	x.mu.Lock()
	x.Report, x.State = report, evaluated
	if err != nil {
		x.State, x.Error = unfinished, err.Error()
		if ctx.Err() != nil {
			x.Error = "It was stopped."
		}
	}
	kept, wrong := json.Marshal(x)
	x.mu.Unlock()
	if err != nil || wrong != nil || len(kept) > mostEvaluationBytes || s.Notes == nil {
		return
	}
	ctx, cancel := s.Hub.Storing()
	defer cancel()
	if err := s.Notes.Add(ctx, chat.Note{Kind: chat.EvaluationNote, Data: kept}); err != nil {
		slog.Error("an evaluation could not be stored", "err", err)
	}
}

// snapshot copies what the page shows, in the order of the questions.
func (x *evaluation) snapshot() *evaluation {
	x.mu.Lock()
	defer x.mu.Unlock()
	out := &evaluation{ID: x.ID, Name: x.Name, Source: x.Source, Told: x.Told, Began: x.Began, State: x.State,
		Error: x.Error, All: x.All, Report: x.Report, Seen: slices.Clone(x.Seen)}
	slices.SortFunc(out.Seen, func(a, b Seen) int { return a.Index - b.Index })
	return out
}

// asLines encodes values as lines of JSON.
func asLines[T any](all []T) []byte {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	for _, q := range all {
		if e.Encode(q) != nil {
			return nil // questions can always be encoded
		}
	}
	return []byte(b.String())
}
