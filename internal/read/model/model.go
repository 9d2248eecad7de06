// Package model is the base parser that asks a language model. The model writes a whole SUQL statement, whatever the
// engine runs, in one request:
//
//	question ─▶ write ─▶ statement ─▶ read: which token decides what ─▶ components, as certain as their tokens
//	              ▲                    │
//	              └── once: errors ◀── check
//
// What stands beside the tokens makes the other candidates. A person's no is a further request: the statement up to
// what was refused, what was refused, and what was confirmed. A model that can goes on from there; others choose
// among what else may stand there and write the statement with it; and those that tell no log-probabilities are asked
// several times. A yes asks for nothing.
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

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Model is a language model as this package needs it; llm.Writer is one.
type Model interface {
	// Write returns what the model writes, with its tokens where log-probabilities are told. A model that can goes on
	// from begin: then the text begins with it, and the tokens are those of the rest. Warm tells apart samples that may
	// differ; 0 is the text that the model finds most probable.
	Write(ctx context.Context, system, message, begin string, warm int) (text string, tokens []verdict.Token, err error)
	// Does reports whether the model goes on from a beginning, and whether it tells log-probabilities, as far as is known.
	Does() (goOn, logprobs bool)
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
	// Samples is how often a model is asked that tells no log-probabilities; 0: 5.
	Samples int
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
	if o.Samples <= 0 {
		o.Samples = 5
	}
	return &Parser{o: o, examples: Builtin(), known: map[string]*question{}}
}

// question is what was written for one question, oldest first.
type question struct {
	mu      sync.Mutex
	written []*statement
}

// maxKnown bounds what is remembered.
const maxKnown = 2000

// asking is one question being parsed.
type asking struct {
	*Parser
	ctx    context.Context
	in     parse.Input
	system string         // the prompt, once written
	found  []schema.Match // values that the question mentions, once looked up
}

// Parse implements parse.Parser. The first candidate is what the model wrote; the others differ from it where its
// tokens might have been others.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	a := &asking{Parser: p, ctx: ctx, in: in}
	if len(in.Schema.Visible()) == 0 {
		return &parse.Parsed{Reply: noData}, nil
	}
	s, err := a.statement()
	if err != nil {
		return nil, err
	}
	if s.none {
		return &parse.Parsed{Data: s.data, Reply: s.reply}, nil
	}
	parsed := &parse.Parsed{Data: s.data, Reply: noData}
	q := s.query
	if !in.Constraints.Allow(q) {
		if q = in.Constraints.Apply(q); q == nil {
			return parsed, nil // what was said leaves nothing that the model would write
		}
	}
	if len(in.Empty) > 0 {
		parsed.Looser = true
		if !among(in.Empty, q) {
			parsed.Candidates = []parse.Candidate{{Query: q, P: s.whole()}}
		}
		return parsed, nil
	}
	parsed.Candidates = s.candidates(q, in)
	if in.Perturb != 0 {
		parsed.Candidates = drawn(parsed.Candidates, in.Perturb, in.Question)
		return parsed, nil
	}
	parsed.Local = s.local(in.Constraints)
	return parsed, nil
}

// noData is said where the question is none for the data and the model gave no reply of its own.
const noData = "I can only answer questions about this data."

func among(list []*query.Query, q *query.Query) bool {
	return slices.ContainsFunc(list, func(x *query.Query) bool { return x.SUQL() == q.SUQL() })
}

// statement returns what was written that fits with what the person said, asking for it where there is none yet.
func (a *asking) statement() (*statement, error) {
	q := a.recall()
	q.mu.Lock()
	defer q.mu.Unlock()
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
