package manytables

import (
	"context"
	"fmt"
	"math"
	"sort"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Parser reads questions over any schema. It is safe for use by several goroutines.
type Parser struct {
	model    *model
	catalogs catalogs
}

// New makes a parser of a model that Train wrote.
func New(data []byte) (*Parser, error) {
	m, err := readModel(data)
	if err != nil {
		return nil, err
	}
	return &Parser{model: m}, nil
}

// dropRate is the share of features that a perturbed pass leaves out.
const dropRate = 0.1

// Parse implements parse.Parser.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: 1}
	if in.Schema == nil {
		return out, nil
	}
	cat := p.catalogs.of(in.Schema)
	if len(cat.tables) == 0 {
		return out, nil
	}
	q := newQuestion(cat, in.Question, in.Values)
	if len(q.words) == 0 {
		return out, nil
	}
	d := &decoder{model: p.model, width: beamWidth}
	if !in.Constraints.Empty() {
		d.width *= widened
	}
	if in.Perturb != 0 {
		d.drop = learn.Drop{Seed: in.Perturb, Rate: dropRate}
	}
	states := d.decode(q)
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("read the question: %w", err)
	}
	out.Candidates = p.model.weigh(ctx, allowed(states, in.Constraints), in.Prober, d.drop)
	if len(out.Candidates) == 0 { // nothing that was found agrees with what was said: it is changed until it does
		for _, s := range states[:min(len(states), beamWidth)] {
			if q := in.Constraints.Apply(s.query()); q != nil {
				out.Candidates = append(out.Candidates, parse.Candidate{Query: q, P: math.Exp(s.score)})
			}
		}
		out.Candidates = parse.Merge(out.Candidates, beamWidth)
	}
	if in.Beam > 0 && len(out.Candidates) > in.Beam {
		out.Candidates = out.Candidates[:in.Beam]
	}
	return out, nil
}

// weigh runs the queries and gives each its probability. Queries of the same text are one.
func (m *model) weigh(ctx context.Context, states []*state, prober parse.Prober, drop learn.Drop) []parse.Candidate {
	var out []parse.Candidate
	var all []finding
	at := map[string]bool{}
	for _, s := range states {
		q := s.query()
		text := q.SUQL()
		if at[text] {
			continue
		}
		at[text] = true
		r, err := parse.Probe{}, errNoProber
		if prober != nil {
			r, err = prober.Probe(ctx, q)
		}
		all = append(all, finding{s, r, err != nil})
		out = append(out, parse.Candidate{Query: q, Result: r.Fingerprint})
	}
	scores := make([]float64, len(all))
	for i, f := range rankAll(&features{}, all) {
		scores[i] = m.rank.Perturbed(&f, drop)
	}
	for i, p := range m.sure.probabilities(scores) {
		out[i].P = p
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].P > out[j].P })
	return out
}

// widened is how many times wider the search is where a person said something of the query.
const widened = 3

// allowed returns the likeliest states whose queries have what a person confirmed and not what was refused.
func allowed(states []*state, constraints query.Constraints) []*state {
	var out []*state
	for _, s := range states {
		if len(out) < beamWidth && (constraints.Empty() || constraints.Allow(s.query())) {
			out = append(out, s)
		}
	}
	return out
}
