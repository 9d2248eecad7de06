package manytables

import (
	"context"
	"fmt"
	"sort"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/learn"
	"github.com/ask-surely/surely/query"
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
	q.take(in.Constraints)
	d := &decoder{model: p.model, limit: limits{in.Constraints}, width: beamWidth}
	if in.Perturb != 0 {
		d.drop = learn.Drop{Seed: in.Perturb, Rate: dropRate}
	}
	states := d.decode(q)
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("read the question: %w", err)
	}
	out.Candidates = p.model.weigh(ctx, states, in.Prober, d.drop)
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

// take adds the values that the person confirmed, so that queries can be built with them.
func (q *question) take(k query.Constraints) {
	for _, c := range k.Confirmed {
		if c.Kind != query.WhereValue || len(c.Cond.Values) == 0 {
			continue
		}
		if at, ok := q.cat.number(c.Cond.Item.Column); ok && at > 0 {
			v := c.Cond.Values[0]
			q.given = append(q.given, value{a: v.First, b: v.Last + 1, how: said, text: v.Text, norm: normal(v.Text),
				column: at})
		}
	}
}
