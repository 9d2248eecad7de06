package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// hasMeaning reports whether a word can mean a component of this kind; others are implied.
func hasMeaning(k query.Kind) bool {
	switch k {
	case query.FromTables, query.SetOperation, query.WhereCount, query.HavingCount, query.AndOr, query.WhereSub,
		query.HavingSub, query.SelectRows, query.LimitRows:
		return false
	}
	return true
}

// hasAlignments reports whether the parser gave an alignment for every query.
func (q *Readings) hasAlignments() bool {
	for _, w := range q.b.words {
		if w == nil {
			return false
		}
	}
	return len(q.b.words) > 0
}

// alignedComponents returns the components of the query with index at that are aligned with a token.
func (q *Readings) alignedComponents(token, at int) []query.Component {
	var out []query.Component
	for _, k := range q.b.order[at] {
		c := q.b.components[k]
		if !hasMeaning(c.Kind) {
			continue
		}
		if slices.Contains(q.b.words[at][query.OfColumn(c).ID()], token) {
			out = append(out, c)
		}
	}
	return out
}

// meaningsOf returns the most probable reading for each meaning of a word.
func (q *Readings) meaningsOf(word string) (out []Reading) {
	at := slices.IndexFunc(q.o.Question, func(token string) bool { return strings.EqualFold(token, word) })
	if at < 0 || !q.hasAlignments() {
		return nil
	}
	for i, candidate := range q.b.queries {
		about := q.alignedComponents(at, i)
		if len(about) == 0 || q.b.contradictions[i] > 0 || q.b.p[i] < minAlternativeShare*q.b.total() {
			continue
		}
		text := q.o.DescribeMeaning(about, candidate)
		if text != "" && !slices.ContainsFunc(out, func(o Reading) bool { return strings.EqualFold(o.Text, text) }) {
			out = append(out, Reading{Query: candidate, Text: text})
		}
	}
	return out
}

// commonUnused returns the words that all of the most probable readings leave unused.
func commonUnused(list []parse.Candidate) []string {
	var out []string
	for i, c := range list[:min(len(list), MaxReadings)] {
		if i == 0 {
			out = slices.Clone(c.Unused)
		}
		out = slices.DeleteFunc(out, func(w string) bool { return !slices.Contains(c.Unused, w) })
	}
	return out
}

// Unused returns the words of the question that the current query does not use.
func (q *Readings) Unused() []string {
	if lead := q.b.leader(); lead >= 0 && lead < len(q.b.unused) {
		return q.b.unused[lead]
	}
	return nil
}
