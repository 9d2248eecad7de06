package browse

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
)

// rankTables returns the tables to search, the most probable first: the table that is named, or the one that others
// refer to, since questions are usually about the central table. If the choice is not clear, the runner-up is returned
// too.
func rankTables(in parse.Input) (all []*searchReading) {
	if in.Schema == nil {
		return nil
	}
	q := in.Link().Copy()
	if len(q.Tokens) == 0 {
		return nil
	}
	sum := 0.0
	for _, t := range q.Catalog.Tables {
		a := &searchReading{in: in, q: q, table: t, roles: rolesOf(t.Table)}
		score := 3 * a.mentionScore()
		if a.roles.hours != nil && slices.ContainsFunc(q.Stems, func(s string) bool { return s == "open" }) {
			score += 1.5
		}
		for _, f := range in.Schema.ForeignKeys {
			if f.RefTable == t.Name {
				score += .5
			}
		}
		a.p = math.Exp(score)
		sum += a.p
		all = append(all, a)
	}
	for _, a := range all {
		a.p /= sum
	}
	slices.SortStableFunc(all, func(x, y *searchReading) int { return cmp.Compare(y.p, x.p) })
	const unclear = .15
	if len(all) > 1 && all[1].p > unclear {
		return all[:2]
	}
	return all[:min(len(all), 1)]
}

// mentionScore rates how clearly the question names the table or its rows, up to 1. Words that fit any table, such as
// "place", count less.
func (a *searchReading) mentionScore() float64 {
	m := &a.q.Tables[a.table.Index]
	for i := range a.q.Tokens {
		if m.Exact&link.Span(i, i+1) == 0 {
			continue
		}
		if !lexicon.isUnsearchable(a.word(i)) || strings.HasPrefix(strings.ToLower(a.table.Label), a.q.Stems[i]) {
			return m.Share
		}
	}
	if m.Exact != 0 {
		return .3
	}
	return 0
}
