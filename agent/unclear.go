package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// askMeasure offers measures for a word such as "best", or nil if there is no such word or no choice. It asks at most
// once a turn, and before anything else, because measures may also come from improbable readings.
func (q *Readings) askMeasure(lead int) *Ask {
	if q.o.First == nil || !q.byResult() || len(q.asked)+len(q.settled) > 0 {
		return nil
	}
	word := q.superlative(lead)
	if word == "" || !lang.IsPraise(word) && q.Sure() >= vagueConfidence {
		return nil // what is largest or latest names its measure
	}
	if said, _ := q.o.First(q.b.queries[lead]); slices.Contains(strings.Fields(said), strings.ToLower(word)) {
		return nil // "latest" asks for the latest date
	}
	if by := q.measures(lead); len(by) > 1 {
		return q.askBetween(&Ask{Word: word, Options: by}, lead)
	}
	return nil
}

// frequencyWords holds words for how often something occurs, which a count answers.
var frequencyWords = text.Set("common frequent usual often")

// superlative returns a word that ranks rows without naming a measure: it is unused, or only praise or blame.
func (q *Readings) superlative(lead int) string {
	whole := q.b.queries[lead]
	own, ok := orderComponent(whole)
	if !ok || whole.Limit == 0 || !q.hasAlignments() {
		return ""
	}
	unused, tokens := q.Unused(), q.o.Question
	restsOn := q.b.words[lead][query.OfColumn(own).ID()]
	for i, word := range tokens {
		if own.Item.Agg == query.Count && frequencyWords[strings.ToLower(word)] {
			continue // the most common is the one with the highest count
		}
		praises := lang.IsPraise(word) && !slices.ContainsFunc(restsOn, func(token int) bool { return token != i })
		left := slices.ContainsFunc(unused, func(u string) bool { return strings.EqualFold(u, word) })
		if lang.Superlative(word) && (praises || left) {
			return word
		}
	}
	return ""
}

// measures returns readings that rank the same things by other measures, the most probable first: existing ones, new
// parses with these ruled out, and sums of the rows' columns.
func (q *Readings) measures(lead int) []Reading {
	first := q.b.queries[lead]
	known := query.Constraints{Confirmed: q.known.Confirmed, Forbidden: slices.Clone(q.known.Forbidden)}
	var out []Reading
	var rows []string
	add := func(r Reading) {
		if len(out) == MostReadings || !otherwiseSame(first, r.Query) ||
			first.OrderBy[0].Desc != r.Query.OrderBy[0].Desc {
			return
		}
		m, _ := orderComponent(r.Query)
		text, shows := q.o.First(r.Query)
		same := func(o Reading) bool { return o.Text == text }
		if text == "" || slices.Contains(rows, shows) || slices.ContainsFunc(out, same) {
			return
		}
		r.Text = text
		out, rows = append(out, r), append(rows, shows)
		known.Forbidden = append(known.Forbidden, m)
	}
	add(q.currentReading(lead))
	for i, whole := range q.b.queries {
		if q.b.contradictions[i] == 0 {
			add(Reading{Query: whole, P: q.b.p[i], members: []int{i}})
		}
	}
	for before := 0; q.opt.reparse != nil && before < len(out) && len(out) < MostReadings; {
		before = len(out)
		if others := q.opt.reparse(known); others != nil {
			for _, c := range others.Candidates {
				add(Reading{Query: c.Query})
			}
		}
	}
	if q.o.Sums != nil {
		for _, whole := range q.o.Sums(first) {
			add(Reading{Query: whole})
		}
	}
	return out
}

// otherwiseSame reports whether two queries rank the same things by different measures. Counting rows in groups of one
// does not count as a measure.
func otherwiseSame(a, b *query.Query) bool {
	byA, _ := orderComponent(a)
	byB, ok := orderComponent(b)
	return ok && a.Limit == b.Limit && a.Select[0].Same(b.Select[0]) &&
		slices.Equal(a.GroupBy, b.GroupBy) && (byA.Item.Agg == query.None) == (byB.Item.Agg == query.None) &&
		slices.EqualFunc(a.Where, b.Where, func(x, y query.Condition) bool { return x.About() == y.About() }) &&
		!slices.Contains(b.GroupBy, byB.Item.Column) &&
		(byB.Item.Agg != query.Count || len(b.From.Tables) > 1 || len(a.From.Tables) == 1)
}

// orderComponent returns the component that a query orders by.
func orderComponent(q *query.Query) (query.Component, bool) {
	all := query.Components(q)
	at := slices.IndexFunc(all, func(c query.Component) bool { return c.Kind == query.OrderItem && c.Block == "" })
	if at < 0 {
		return query.Component{}, false
	}
	return all[at], true
}
