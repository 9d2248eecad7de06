// Package model is the base parser that asks a language model. The model writes a whole SUQL statement, whatever the
// engine runs, in one request:
//
//	question ─▶ write ─▶ statement ─▶ read: which token decides what ─▶ components, as certain as their tokens
//	              ▲                    │
//	              └── once: errors ◀── check
//
// What stands beside the tokens makes the other candidates: it is put in the token's place, or the model goes on from
// it. Where no log-probabilities are told, the embedded parser is asked for a second opinion, and the model for another
// statement only where that one has none. A person's no is a further request: the statement up to what was refused,
// what was refused, and what was confirmed. A model that can goes on from there; others choose among what else may
// stand there and write the statement with it. A yes asks for nothing.
//
// A model that is down, too slow, over budget, or that writes nothing that can be run leaves the embedded parser to
// read (Options.Beside), which the reading says.
//
// What the form of queries cannot type stays as it was written, in parts (query.Piece), and is as certain as its
// tokens, too.
package model

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Model is a language model as this package needs it; llm.Writer is one.
type Model interface {
	Write(ctx context.Context, w verdict.Writing) (verdict.Written, error)
	// Does tells what the model's server does, as far as is known.
	Does() verdict.Writes
	// Name identifies the model.
	Name() string
}

// Options configure a Parser.
type Options struct {
	Model Model
	// Check tells what is wrong with a statement; nil: nothing is checked. What it says goes back to the model once.
	Check func(db *schema.Database, suql string) error
	// Calibration corrects the model's probabilities.
	Calibration Calibration
	// Beside reads where the model does not, and gives a second opinion where it does not tell how sure it is; nil: what
	// fails fails.
	Beside parse.Parser
	// Patience is how long a question waits for the model before Beside reads it; 0: for as long as the model takes.
	Patience time.Duration
}

// Parser implements parse.Parser.
type Parser struct {
	o        Options
	examples []schema.Example // about other databases

	mu    sync.Mutex
	known map[string]*question // what was written before: a reply costs only what it changes
}

// New returns a parser.
func New(o Options) *Parser {
	return &Parser{o: o, examples: Builtin(), known: map[string]*question{}}
}

// question is what was written for one question, oldest first.
type question struct {
	mu      sync.Mutex
	written []*statement
	left    string // why it was left to the other parser, if it was
}

// maxKnown bounds what is remembered.
const maxKnown = 2000

// asking is one question being parsed.
type asking struct {
	*Parser
	ctx    context.Context
	in     parse.Input
	system string         // the prompt, once written
	less   int            // bytes that the description may have, once more turned out to be too many
	warm   int            // tells samples apart; 0: what the model finds most probable
	found  []schema.Match // values that the question mentions, once looked up
}

// Parse implements parse.Parser. The first candidate is what the model wrote; the others differ from it where its
// tokens might have been others.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if len(in.Schema.Visible()) == 0 {
		return &parse.Parsed{Reply: noData}, nil
	}
	a := &asking{Parser: p, ctx: ctx, in: in}
	if p.o.Beside == nil {
		return a.parse()
	}
	if why := a.recall().wasLeft(); why != "" && a.constrained() { // a reply changes nothing about who reads
		return a.leave(ctx, why)
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
	return a.leave(ctx, whyLeft(err))
}

// parse has the model read.
func (a *asking) parse() (*parse.Parsed, error) {
	in := a.in
	q := a.recall()
	q.mu.Lock()
	defer q.mu.Unlock()
	s, err := a.statement(q)
	if err != nil {
		return nil, err
	}
	if s.none {
		return a.refused(s)
	}
	parsed := &parse.Parsed{Data: s.data}
	whole := s.query
	if !in.Constraints.Allow(whole) {
		if whole = in.Constraints.Apply(whole); whole == nil {
			return parsed, nil // what was said leaves nothing that the model would write
		}
	}
	if len(in.Empty) > 0 {
		parsed.Looser = true
		if !among(in.Empty, whole) {
			parsed.Candidates = []parse.Candidate{{Query: whole, P: s.whole()}}
		}
		return parsed, nil
	}
	if s.sampled {
		return a.advised(whole)
	}
	a.goFurther(s)
	parsed.Candidates = s.candidates(whole, in)
	if in.Perturb != 0 {
		parsed.Candidates = drawn(parsed.Candidates, in.Perturb, in.Question)
		return parsed, nil
	}
	a.look(parsed.Candidates)
	parsed.Local = s.local(in.Constraints)
	if s.data < surelyData && !a.constrained() {
		parsed.Beyond = 1 - s.data
	}
	return parsed, nil
}

// constrained reports whether the person said anything of the question yet.
func (a *asking) constrained() bool {
	return len(a.in.Constraints.Confirmed)+len(a.in.Constraints.Forbidden) > 0
}

// surelyData is how probable it is that the data can answer from which on nobody is asked about it.
const surelyData = .9

// noData is said where there is nothing to ask.
const noData = "I can only answer questions about this data."

func among(list []*query.Query, q *query.Query) bool {
	return slices.ContainsFunc(list, func(x *query.Query) bool { return x.SUQL() == q.SUQL() })
}

// statement returns what was written that fits with what the person said, asking for it where there is none yet.
func (a *asking) statement(q *question) (*statement, error) {
	var base *statement
	wrong := 0
	for _, s := range slices.Backward(q.written) {
		n := s.against(a.in.Constraints)
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

// recall finds what was written for the question.
func (a *asking) recall() *question {
	var key strings.Builder
	fmt.Fprintf(&key, "%p\x00%s", a.in.Schema, a.in.Question)
	for _, t := range a.in.History {
		key.WriteString("\x00" + t.Question + "\x00" + t.SUQL)
	}
	for _, q := range a.in.Empty {
		key.WriteString("\x00" + q.SUQL())
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	q, ok := a.known[key.String()]
	if !ok {
		if len(a.known) >= maxKnown {
			clear(a.known)
		}
		q = &question{}
		a.known[key.String()] = q
	}
	return q
}

// against counts what of the things said a statement is against.
func (s *statement) against(known query.Constraints) int {
	if s.none {
		return 0
	}
	n := 0
	for _, c := range known.Forbidden {
		if s.has(c.ID()) {
			n++
		}
	}
	for _, c := range known.Confirmed {
		if !s.has(c.ID()) {
			n++
		}
	}
	return n
}

func (s *statement) has(id string) bool {
	return slices.ContainsFunc(s.components, func(c query.Component) bool { return c.ID() == id })
}
