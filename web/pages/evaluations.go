package pages

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/suggest"
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
	Questions []byte  // lines of {"question","suql"} or {"turns"}; empty: none has a known answer
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
	Plain     bool       `json:"plain,omitempty"` // it has no known answer: it is asked, but not judged
	Reply     string     `json:"reply,omitempty"` // to a plain question
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

// evaluation is an evaluation started by the owner. State, Error, Seen and Report are guarded by mu.
type evaluation struct {
	ID     string
	Name   string // of the set of questions
	Source string
	Told   string // user and detector
	Began  time.Time
	State  string
	Error  string
	All    int
	Seen   []Seen
	Report json.RawMessage

	plain []string   // questions without a known answer
	asked chat.Agent // answers them

	mu     sync.Mutex
	cancel context.CancelFunc
}

const (
	mostEvaluations = 30 // kept and shown
	mostRunning     = 2  // at once
)

// evaluations are those started since the program was, the newest last.
type evaluations struct {
	mu  sync.Mutex
	all []*evaluation
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
	old := len(e.all) + 1 - mostEvaluations
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
			if len(o.Questions) > 0 {
				report, err = s.Lab.Evaluate(ctx, o, x.watch)
			}
			if err == nil {
				err = x.askPlain(ctx)
			}
			return err
		})
		x.ended(ctx, report, err)
	})
	return nil
}

// askPlain asks the questions without a known answer. Nobody replies to what is asked back.
func (x *evaluation) askPlain(ctx context.Context) error {
	for _, question := range x.plain {
		seen := Seen{Index: len(x.snapshot().Seen), Question: question, Plain: true}
		last, err := suggest.Converse(ctx, x.asked, question, func(e agent.ClarifyEvent) {
			seen.Questions++
			seen.Turns = append(seen.Turns, SeenTurn{Question: e.Question, Answer: views.English.NotSure})
		})
		if err != nil {
			return err
		}
		switch e := last.(type) {
		case agent.ResultEvent:
			seen.SUQL, seen.Sure, seen.Reply = e.SUQL, e.Confidence, cmp.Or(e.Reply, e.Searched)
		case agent.ReplyEvent:
			seen.Reply = e.Text
		case agent.ErrorEvent:
			seen.Reply = e.Message
		}
		x.watch(seen)
	}
	return ctx.Err()
}

// watch records an example.
func (x *evaluation) watch(one Seen) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Seen = append(x.Seen, one)
}

// ended records the report.
func (x *evaluation) ended(ctx context.Context, report []byte, err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.Report, x.State = report, evaluated
	if err != nil {
		x.State, x.Error = unfinished, err.Error()
		if ctx.Err() != nil {
			x.Error = "It was stopped."
		}
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
