// Package model is the base parser that asks a language model, clause by clause. Every decision is put as a closed choice
// wherever it can be — a table, a column, an aggregator, an operator, a known value — so that the model's certainty can be
// read off; only literals and questions to texts are written freely.
//
//	tables ─▶ columns ─▶ aggregators ─▶ how many conditions ─▶ column, operator, value of each ─▶ grouping ─▶ order ─▶ limit
//
// What a person refused is no longer offered; what they confirmed is not asked again.
package model

import (
	"context"
	"slices"
	"sort"
	"sync"

	"surely/parse"
	"surely/query"
	"surely/schema"
)

// Model is a language model as this package needs it; llm.Chooser is one.
type Model interface {
	// Choose puts a question with options and returns the probability of each. They sum to at most one; the rest is none of
	// them.
	Choose(ctx context.Context, system, question string, options []string) ([]float64, error)
	// Write asks for a short text, and returns different ones with their probabilities, most probable first.
	Write(ctx context.Context, system, question string) ([]string, []float64, error)
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
}

// Parser implements parse.Parser.
type Parser struct {
	o        Options
	examples []schema.Example // about other databases

	mu    sync.Mutex
	known map[string]distribution // choices made, by what was asked: a re-parse asks only for what is new
}

// New returns a parser.
func New(o Options) *Parser {
	return &Parser{o: o, examples: Builtin(), known: map[string]distribution{}}
}

// distribution is what the model thinks of options.
type distribution struct {
	options []string
	p       []float64
}

// maxKnown bounds what is remembered.
const maxKnown = 20000

// Parse implements parse.Parser. The best query is built greedily; the others differ from it in one decision each, with the
// probability that the model gave to it.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	b := &build{p: p, ctx: ctx, in: in, q: &query.Query{}, problem: foundNothing(in.Empty)}
	data, err := b.wantsData()
	if err != nil {
		return nil, err
	}
	parsed := &parse.Parsed{Data: data, Reply: "I can only answer questions about this data."}
	if len(in.Schema.Visible()) == 0 {
		return parsed, nil
	}
	if err := b.run(); err != nil {
		return nil, err
	}
	best := b.q
	if len(best.From.Tables) == 0 {
		return parsed, nil // every table was refused
	}
	if !in.Constraints.Allow(best) {
		if best = in.Constraints.Apply(best); best == nil {
			return parsed, nil
		}
	}
	best = parse.Fit(in.Schema, best)
	if p.o.Check != nil {
		if problem := p.o.Check(in.Schema, best.SUQL()); problem != nil {
			if best, err = b.mend(best, problem); err != nil {
				return nil, err
			}
			best = parse.Fit(in.Schema, best)
		}
	}
	if len(in.Empty) > 0 {
		parsed.Looser = true
		if !among(in.Empty, best) {
			all := b.candidates(best)
			parsed.Candidates = all[:min(1, len(all))]
		}
		return parsed, nil
	}
	parsed.Candidates = b.candidates(best)
	parsed.Local = map[string]float64{}
	for _, d := range b.made {
		if d.id != "" {
			parsed.Local[d.id] = d.p
		}
	}
	return parsed, nil
}

// foundNothing tells the model which queries are too narrow.
func foundNothing(empty []*query.Query) string {
	if len(empty) == 0 {
		return ""
	}
	text := "These gave no rows:"
	for _, q := range empty {
		text += " " + q.SUQL() + ";"
	}
	return text + " choose what asks for less: fewer conditions, a wider range, another spelling, a part of the value."
}

func among(list []*query.Query, q *query.Query) bool {
	return slices.ContainsFunc(list, func(x *query.Query) bool { return x.SUQL() == q.SUQL() })
}

// Next implements parse.Parser.
func (p *Parser) Next(ctx context.Context, in parse.Input, sofar []query.Component) ([]parse.Choice, error) {
	in.Constraints.Confirmed = append(append([]query.Component(nil), in.Constraints.Confirmed...), sofar...)
	parsed, err := p.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	return parse.Next(parsed, sofar), nil
}

// candidates returns the most probable combinations of what was decided and what else might have been.
func (b *build) candidates(best *query.Query) []parse.Candidate {
	beam := b.in.Beam
	if beam == 0 {
		beam = 40
	}
	options := make([][]float64, len(b.made))
	for i := range b.made {
		d := &b.made[i]
		sort.SliceStable(d.others, func(x, y int) bool { return d.others[x].p > d.others[y].p })
		options[i] = []float64{max(d.p, 1e-9)}
		for _, o := range d.others {
			options[i] = append(options[i], min(o.p, d.p))
		}
	}
	var out []parse.Candidate
	seen := map[string]int{}
	sum := 0.0
	parse.Combine(options, 4*beam, func(choice []uint8, p float64) bool {
		q := best
		for i, k := range choice {
			if k == 0 || q == nil {
				continue
			}
			q = b.made[i].others[k-1].apply(q)
		}
		if q == nil || !b.in.Constraints.Allow(q) {
			return true
		}
		sum += p
		key := q.SUQL()
		if at, ok := seen[key]; ok {
			out[at].P += p
			return true
		}
		seen[key] = len(out)
		out = append(out, parse.Candidate{Query: q, P: p})
		return len(out) < beam
	})
	for i := range out {
		out[i].P /= max(sum, 1)
		out[i].Query = parse.Fit(b.in.Schema, out[i].Query)
	}
	others := out[min(1, len(out)):]
	sort.SliceStable(others, func(i, j int) bool { return others[i].P > others[j].P })
	return out
}
