package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// vagueWord returns a word such as "best", which ranks rows without naming a measure; empty if there is none.
func (q *Readings) vagueWord(lead int) string {
	if q.wording.order == nil {
		return ""
	}
	word := q.superlative(lead)
	if word == "" || !lang.IsPraise(word) {
		return "" // words such as "largest" or "latest" name their measure
	}
	return word
}

// frequencyWords holds words for how often something occurs, which a count answers.
var frequencyWords = text.Set("common frequent usual often")

// superlative returns a word of the question that ranks rows without naming a measure: it is unused, or merely praise.
func (q *Readings) superlative(lead int) string {
	candidate := q.Belief.Queries[lead]
	ordering, ok := orderingComponent(candidate)
	if !ok || candidate.Limit == 0 || !q.hasAlignments() {
		return ""
	}
	unused, tokens := q.Unused(), q.wording.question
	aligned := q.Belief.Parsed[lead].Words[query.OfColumn(ordering).ID()]
	for i, word := range tokens {
		if ordering.Item.Agg == query.Count && frequencyWords[strings.ToLower(word)] {
			continue // the most common is the one with the highest count
		}
		isMerePraise := lang.IsPraise(word) && !slices.ContainsFunc(aligned, func(token int) bool { return token != i })
		isUnused := slices.ContainsFunc(unused, func(u string) bool { return strings.EqualFold(u, word) })
		if lang.IsSuperlative(word) && (isMerePraise || isUnused) {
			return word
		}
	}
	return ""
}

// measures returns readings that rank the same things by other measures, the most probable first: existing ones, new
// parses with the existing ones ruled out, and sums of the rows' columns.
func (q *Readings) measures(lead int) []Reading {
	first := q.Belief.Queries[lead]
	known := query.Constraints{Confirmed: q.Constraints.Confirmed, Forbidden: slices.Clone(q.Constraints.Forbidden)}
	var out []Reading
	var rows []string
	add := func(r Reading) {
		if len(out) == MaxReadings || !rankSameThings(first, r.Query) || first.OrderBy[0].Desc != r.Query.OrderBy[0].Desc {
			return
		}
		m, _ := orderingComponent(r.Query)
		text, firstRows := q.wording.order(r.Query)
		same := func(o Reading) bool { return o.Text == text }
		if text == "" || slices.Contains(rows, firstRows) || slices.ContainsFunc(out, same) {
			return
		}
		r.Text = text
		out, rows = append(out, r), append(rows, firstRows)
		known.Forbidden = append(known.Forbidden, m)
	}
	add(q.currentReading(lead))
	for i, candidate := range q.Belief.Queries {
		if q.Belief.Contradictions[i] == 0 {
			add(Reading{Query: candidate, P: q.Belief.P[i], members: []int{i}})
		}
	}
	for before := 0; q.Options.Reparse != nil && before < len(out) && len(out) < MaxReadings; {
		before = len(out)
		if others := q.Options.Reparse(known); others != nil {
			for _, c := range others.Candidates {
				add(Reading{Query: c.Query})
			}
		}
	}
	if q.wording.sumVariants != nil {
		for _, candidate := range q.wording.sumVariants(first) {
			add(Reading{Query: candidate})
		}
	}
	shareMeasures(out)
	return out
}

// shareMeasures gives the measures of a vague word that are improbable, or that the belief does not have, the least
// share of the first one's probability: the word says nothing of its measure, however sure the parser is.
func shareMeasures(readings []Reading) {
	for i := range readings {
		readings[i].P = max(readings[i].P, minMeasureShare*readings[0].P)
	}
}

// minMeasureShare is the least share of the probability of the first measure of a vague word that another one has.
const minMeasureShare = .25

// rankSameThings reports whether two queries rank the same things, by any measure. Counting rows in groups of one
// does not count as a measure.
func rankSameThings(a, b *query.Query) bool {
	orderA, _ := orderingComponent(a)
	orderB, ok := orderingComponent(b)
	return ok && a.Limit == b.Limit && a.Select[0].Same(b.Select[0]) &&
		slices.Equal(a.GroupBy, b.GroupBy) && (orderA.Item.Agg == query.None) == (orderB.Item.Agg == query.None) &&
		slices.EqualFunc(a.Where, b.Where, func(x, y query.Condition) bool { return x.Item.Same(y.Item) }) &&
		!slices.Contains(b.GroupBy, orderB.Item.Column) &&
		(orderB.Item.Agg != query.Count || len(b.From.Tables) > 1 || len(a.From.Tables) == 1)
}

// orderingComponent returns the component that a query orders by.
func orderingComponent(q *query.Query) (query.Component, bool) {
	all := query.Components(q)
	at := slices.IndexFunc(all, func(c query.Component) bool { return c.Kind == query.OrderItem && c.Block == "" })
	if at < 0 {
		return query.Component{}, false
	}
	return all[at], true
}

// hasMeaning reports whether a word can stand for a component of this kind; components of other kinds are implied.
func hasMeaning(k query.Kind) bool {
	switch k {
	case query.FromTables, query.SetOperation, query.WhereCount, query.HavingCount, query.AndOr, query.WhereSub,
		query.HavingSub, query.SelectRows, query.LimitRows:
		return false
	}
	return true
}

// hasAlignments reports whether the parser aligned every query with the question.
func (q *Readings) hasAlignments() bool {
	return len(q.Belief.Parsed) > 0 && !slices.ContainsFunc(q.Belief.Parsed,
		func(c parse.Candidate) bool { return c.Words == nil })
}

// alignedComponents returns the components of the query with index at that are aligned with a token.
func (q *Readings) alignedComponents(token, at int) []query.Component {
	var out []query.Component
	for _, k := range q.Belief.Order[at] {
		c := q.Belief.Components[k]
		if !hasMeaning(c.Kind) {
			continue
		}
		if slices.Contains(q.Belief.Parsed[at].Words[query.OfColumn(c).ID()], token) {
			out = append(out, c)
		}
	}
	return out
}

// meaningsOf returns the most probable reading for each meaning of a word.
func (q *Readings) meaningsOf(word string) (out []Reading) {
	at := slices.IndexFunc(q.wording.question, func(token string) bool { return strings.EqualFold(token, word) })
	if at < 0 || !q.hasAlignments() {
		return nil
	}
	for i, candidate := range q.Belief.Queries {
		about := q.alignedComponents(at, i)
		if len(about) == 0 || q.Belief.Contradictions[i] > 0 || q.Belief.P[i] < belief.MinAlternativeShare*q.Belief.Total() {
			continue
		}
		text := q.wording.meaning(about, candidate)
		if text != "" && !slices.ContainsFunc(out, func(o Reading) bool { return strings.EqualFold(o.Text, text) }) {
			out = append(out, Reading{Query: candidate, Text: text})
		}
	}
	return out
}

// Unused returns the words of the question that the current query does not use.
func (q *Readings) Unused() []string {
	if lead := q.Belief.Leader(); lead >= 0 {
		return q.Belief.Parsed[lead].Unused
	}
	return nil
}
