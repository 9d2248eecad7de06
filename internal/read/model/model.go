// Package model is the parser that asks a language model. The model writes a whole SUQL statement, anything the engine
// runs, in one request:
//
//	question ─▶ write ─▶ statement ─▶ read: which token decides what ─▶ components, as certain as their tokens
//	              ▲                    │
//	              └── once: errors ◀── check
//
// Alternative tokens make the other candidates: they are inserted or, once, the model continues from one. Without
// log-probabilities the embedded parser gives a second opinion. If the person says no, the model is asked once more,
// with the statement up to the refused part, that part, and the confirmed ones. A yes costs nothing.
//
// If the model is down, too slow, over budget, or writes nothing that can be run, the embedded parser takes over
// (Options.Fallback), and the reading records that. It also takes over if the model is guessing and the embedded parser
// is more confident.
//
// A statement that query.Query cannot express is kept in pieces (query.Piece), each as certain as its tokens.
package model

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Model is what this package needs of a language model; llm.Client is one.
type Model interface {
	Write(ctx context.Context, w verdict.TextRequest) (verdict.ModelText, error)
	// Context returns the known maximum number of tokens of prompt and text together; 0: unknown.
	Context() int
}

// Options configures a Parser.
type Options struct {
	Model Model
	// Check finds errors in a statement, which go back to the model once; nil: nothing is checked.
	Check func(db *schema.Database, suql string) error
	// Fallback parses if the model does not, and gives a second opinion on statements without log-probabilities; nil:
	// failures are final.
	Fallback parse.Parser
	// Patience is how long a question waits for the model before Fallback takes over; 0: as long as the model takes.
	Patience time.Duration
}

// Parser implements parse.Parser.
type Parser struct {
	o        Options
	examples []schema.Example // about other databases

	mu    sync.Mutex
	known map[string]*question // earlier statements: a reply costs only what it changes
}

// New returns a parser.
func New(o Options) *Parser {
	if o.Check == nil {
		o.Check = func(*schema.Database, string) error { return nil }
	}
	return &Parser{o: o, examples: Builtin(), known: map[string]*question{}}
}

// question holds the statements written for one question, oldest first.
type question struct {
	writing   chan struct{} // full while a statement is written: others with the same question wait
	written   []*statement
	takenOver atomic.Value // why the other parser took over, if it did; a string
}

// maxKnown is the number of questions remembered.
const maxKnown = 2000

// parseSession is one question being parsed.
type parseSession struct {
	*Parser
	ctx         context.Context // bounded by the patience with the model
	unbounded   context.Context
	in          parse.Input
	system      string         // the prompt, once written
	schemaLimit int            // maximum size of the schema in bytes, set after the server refused a longer one
	found       []schema.Match // values mentioned in the question, once looked up
	requests    int            // requests for statements
}

// Parse implements parse.Parser. The first candidate is the model's; the others differ by alternative tokens.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if len(in.Schema.Visible()) == 0 {
		return &parse.Parsed{Reply: noData}, nil
	}
	a := &parseSession{Parser: p, ctx: ctx, unbounded: ctx, in: in}
	if p.o.Fallback == nil {
		return a.parse()
	}
	// A person's reply does not switch parsers.
	if why, _ := a.recall().takenOver.Load().(string); why != "" && a.constrained() {
		return a.useOther(ctx, why)
	}
	if p.o.Patience > 0 {
		bounded, cancel := context.WithTimeout(ctx, p.o.Patience)
		defer cancel()
		a.ctx = bounded
	}
	parsed, err := a.parse()
	if err == nil || ctx.Err() != nil {
		return parsed, err
	}
	return a.useOther(ctx, failureReason(err))
}

func (a *parseSession) parse() (*parse.Parsed, error) {
	in := a.in
	q := a.recall()
	select {
	case q.writing <- struct{}{}:
		defer func() { <-q.writing }()
	case <-a.ctx.Done():
		return nil, a.ctx.Err()
	}
	s, err := a.statement(q)
	if err != nil {
		return nil, err
	}
	if other := a.moreConfident(s); other != nil {
		return other, nil
	}
	if s.none {
		return a.refused(s), nil
	}
	parsed := &parse.Parsed{Data: s.data}
	whole := s.query
	if !in.Constraints.Allow(whole) {
		if whole = in.Constraints.Apply(whole); whole == nil {
			return parsed, nil // the constraints exclude everything the model would write
		}
	}
	if s.reply == nil {
		return a.withSecondOpinion(whole), nil
	}
	a.continueAlternative(s)
	parsed.Candidates = s.candidates(whole, in)
	if in.Perturb != 0 {
		parsed.Candidates = sampleCandidate(parsed.Candidates, in.Perturb, in.Question)
		return parsed, nil
	}
	a.weighByResults(parsed, s.confidences(in.Constraints))
	if s.data < minDataProbability && !a.constrained() {
		parsed.OutOfScope = 1 - s.data
	}
	return parsed, nil
}

// constrained reports whether the person has confirmed or refused anything.
func (a *parseSession) constrained() bool {
	return len(a.in.Constraints.Confirmed)+len(a.in.Constraints.Forbidden) > 0
}

// minDataProbability is the minimum probability that the data can answer at which the person is not asked whether it
// can.
const minDataProbability = .9

// noData is the reply if the data cannot answer and there is nothing to ask the person.
const noData = "I can only answer questions about this data."

// statement returns a statement that satisfies the constraints, requesting one if necessary.
func (a *parseSession) statement(q *question) (*statement, error) {
	var base *statement
	wrong := 0
	for _, s := range slices.Backward(q.written) {
		n := s.violations(a.in.Constraints)
		if n == 0 {
			return s, nil
		}
		if base == nil || n < wrong {
			base, wrong = s, n
		}
	}
	s, err := a.write(base)
	if err == nil {
		q.written = append(q.written, s)
	}
	return s, err
}

// recall returns the entry for the question, with the statements already written for it.
func (a *parseSession) recall() *question {
	var key strings.Builder
	fmt.Fprintf(&key, "%p\x00%s", a.in.Schema, a.in.Question)
	for _, t := range a.in.History {
		key.WriteString("\x00" + t.Question + "\x00" + t.SUQL)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	q, ok := a.known[key.String()]
	if !ok {
		if len(a.known) >= maxKnown {
			clear(a.known)
		}
		q = &question{writing: make(chan struct{}, 1)}
		a.known[key.String()] = q
	}
	return q
}

// violations counts the constraints that the statement violates.
func (s *statement) violations(known query.Constraints) (n int) {
	if s.none {
		return 0
	}
	for i, c := range slices.Concat(known.Forbidden, known.Confirmed) {
		if s.has(c.ID()) == (i < len(known.Forbidden)) {
			n++
		}
	}
	return n
}

func (s *statement) has(id string) bool {
	return slices.ContainsFunc(s.components, func(c query.Component) bool { return c.ID() == id })
}
