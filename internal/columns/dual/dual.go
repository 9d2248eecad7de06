// Package dual answers questions over texts and tables together: with a span of a text or a cell, shown with its
// sentence or row, or with the result of a query over one of the tables. One trained model weighs all of them, so that
// their certainties are comparable.
package dual

import (
	"cmp"
	"context"
	_ "embed"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// Limits of what is considered for a question.
const (
	ofEachKind  = 5 // documents
	spansTaken  = 3 // of a part of a text
	rowsTaken   = 3 // of a part of a table, whose cells are considered
	tablesRead  = 3 // whose cells are considered
	queriesRead = 3 // of a table
)

// Kind is the kind of an answer.
type Kind int

// Kinds of answers.
const (
	None  Kind = iota // nothing found is right
	Span              // words of a text
	Cell              // a cell of a table
	Query             // the result of a query over a table
)

// Direct reports whether the answer is copied from a text or cell.
func (k Kind) Direct() bool { return k == Span || k == Cell }

// Answer is an answer with its evidence.
type Answer struct {
	Kind       Kind
	Values     []string // one, unless a query returns several
	Document   int      // of the index
	Quote      string   // the sentence, or the row
	SUQL       string   // of a query
	Confidence float64  // probability of being right, equal answers added up
}

// Spanner finds spans of a text that may answer a question.
type Spanner interface {
	// Spans returns the n likeliest spans of each text, best first.
	Spans(ctx context.Context, question string, texts []string, n int) ([][]reader.Span, error)
}

// Embed makes a Spanner of the embedded reader.
func Embed(e *reader.Embedded) Spanner { return embedded{e} }

type embedded struct{ *reader.Embedded }

func (e embedded) Spans(ctx context.Context, question string, texts []string, n int) ([][]reader.Span, error) {
	out := make([][]reader.Span, len(texts))
	for i, t := range texts {
		if err := e.Admit(ctx); err != nil {
			return nil, err
		}
		out[i] = e.Embedded.Spans(question, t, n)
	}
	return out, nil
}

// Reading is a query over a table with its result.
type Reading struct {
	SUQL       string
	Values     []string // empty: nothing
	P          float64  // by its parser
	Aggregator string   // lower case; empty if none
	Conditions int
	Said       []string // names of columns and values in the query
}

// Asker asks tables.
type Asker interface {
	// Ask returns the n most probable readings of a question over a table, best first.
	Ask(ctx context.Context, document int, question string, n int) ([]Reading, error)
}

// Model weighs answers against each other. The zero Model weighs all equally.
type Model struct{ forest trees.Forest }

// Rebuilt by "go run ./cmd/lab train mix".
//
//go:embed model/dual.bin
var modelFile []byte

// Embedded is the model that comes with the program.
var Embedded = weights.Embedded("model that weighs answers", modelFile,
	func(set weights.Set) (*Model, error) { return LoadFrom("dual", set) })

// Bytes encodes the model.
func (m *Model) Bytes() ([]byte, error) {
	set := weights.Set{}
	m.Save("dual", set)
	return set.Bytes()
}

// Save adds the model to a set under a name.
func (m *Model) Save(name string, set weights.Set) { m.forest.Save(name, set) }

// LoadFrom reads a named model.
func LoadFrom(name string, set weights.Set) (*Model, error) {
	f, err := trees.Load(name, set, features)
	if err != nil {
		return nil, err
	}
	return &Model{*f}, nil
}

// Learn trains a model on choices: what Candidates found, with the right ones marked. If none is, "none of them" is
// right.
func Learn(choices []*Candidates, right func(choice int, a *Answer) bool, o trees.Options) *Model {
	groups := make([]trees.Group, len(choices))
	for i, c := range choices {
		g := &groups[i]
		found := false
		for k := range c.answers {
			gold := c.answers[k].Kind != None && right(i, &c.answers[k])
			found = found || gold
			g.Candidates, g.Gold = append(g.Candidates, c.features[k]), append(g.Gold, gold)
		}
		g.Gold[0] = !found
	}
	return &Model{*trees.Train(groups, o)}
}

// Answerer answers from an index. It is safe for concurrent use.
type Answerer struct {
	Index  *joint.Index
	Spans  Spanner
	Asker  Asker  // nil: tables are only read, not queried
	Model  *Model // nil: the embedded one
	rarity func() *retrieve.Rarity
}

// New makes an answerer.
func New(ix *joint.Index, spans Spanner, asker Asker, m *Model) (*Answerer, error) {
	if m == nil {
		var err error
		if m, err = Embedded(); err != nil {
			return nil, err
		}
	}
	return &Answerer{Index: ix, Spans: spans, Asker: asker, Model: m, rarity: sync.OnceValue(retrieve.EmbeddedRarity)}, nil
}

// Answer returns distinct answers to a question, best first, or none.
func (a *Answerer) Answer(ctx context.Context, question string) ([]Answer, error) {
	c, err := a.Candidates(ctx, question, joint.Both)
	if err != nil {
		return nil, err
	}
	return a.Model.Ranked(c), nil
}

// Ranked weighs candidates: equal answers are added up and represented by the likeliest.
func (m *Model) Ranked(c *Candidates) []Answer {
	p := m.forest.Probabilities(c.features)
	var out []Answer
	at, top := map[string]int{}, map[string]float64{}
	for i := range c.answers {
		a := c.answers[i]
		if a.Kind == None {
			continue
		}
		key := Key(a.Values)
		k, ok := at[key]
		if !ok {
			k = len(out)
			at[key] = k
			out = append(out, a)
		}
		sum := out[k].Confidence + p[i]
		if p[i] > top[key] {
			top[key], out[k] = p[i], a
		}
		out[k].Confidence = sum
	}
	slices.SortStableFunc(out, func(a, b Answer) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return out
}

// Other returns the best answer of another kind than the first, copied or computed, if it is at least a third as
// likely; otherwise nil.
func Other(ranked []Answer) *Answer {
	for i := range ranked {
		if ranked[i].Kind.Direct() != ranked[0].Kind.Direct() {
			if 3*ranked[i].Confidence >= ranked[0].Confidence {
				return &ranked[i]
			}
			break
		}
	}
	return nil
}

// ReadingOf makes a Reading of a query and its result.
func ReadingOf(q *query.Query, statement string, p float64, values []string) Reading {
	r := Reading{SUQL: statement, Values: values, P: p, Conditions: len(q.Where) + len(q.Having)}
	for _, item := range q.Select {
		if r.Aggregator == "" {
			r.Aggregator = strings.ToLower(string(item.Agg))
		}
		r.Said = append(r.Said, item.Column.Name)
	}
	for _, c := range append(q.Where[:len(q.Where):len(q.Where)], q.Having...) {
		r.Said = append(r.Said, c.Item.Column.Name)
		for _, v := range c.Values {
			r.Said = append(r.Said, v.Text)
		}
	}
	for _, o := range q.OrderBy {
		r.Said = append(r.Said, o.Item.Column.Name)
	}
	for _, g := range q.GroupBy {
		r.Said = append(r.Said, g.Name)
	}
	return r
}
