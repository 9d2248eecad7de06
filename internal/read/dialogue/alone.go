package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Some turns make no sense but as a change of what was asked before: "and the lowest?", "only the
// top 3".
func (t *turn) alone() {
	t.aggregates()
	t.numbers()
	t.lifts()
	t.denies()
	t.rearranges()
	t.whichOne()
}

// otherwise adds edits that rest on the words of a mask rather than on a reading.
func (t *turn) otherwise(name string, q *query.Query, used link.Mask) { t.add(name, q, used, -1, nil) }

// aggregators are words for a figure of the same values.
var aggregators = map[string]query.Agg{"average": query.Avg, "mean": query.Avg, "avg": query.Avg, "total": query.Sum,
	"sum": query.Sum, "overall": query.Sum}

// aggregator is the figure that a word names.
func (t *turn) aggregator(word string) (query.Agg, bool) {
	switch {
	case most[word]:
		return query.Max, true
	case least[word]:
		return query.Min, true
	}
	agg := aggregators[word]
	return agg, agg != query.None
}

// aggregates changes the previous figure's aggregate, or reverses the order.
func (t *turn) aggregates() {
	mine := aggregatedOf(t.before)
	for i, x := range t.set.Question.Tokens {
		bit := link.Mask(1) << uint(i)
		agg, found := t.aggregator(x.Text)
		if !found {
			continue
		}
		if mine != nil && mine.Calc == nil && mine.Agg != query.Count && mine.Agg != agg && len(t.before.OrderBy) == 0 {
			out := t.before.Clone()
			for k := range out.Select {
				if out.Select[k].Same(*mine) {
					out.Select[k].Agg = agg
				}
			}
			t.otherwise("figure otherwise", out, bit)
		}
		if len(t.before.OrderBy) == 1 && t.before.Limit > 0 && (agg == query.Max || agg == query.Min) &&
			t.before.OrderBy[0].Desc != (agg == query.Max) {
			out := t.before.Clone()
			out.OrderBy[0].Desc, out.OrderBy[0].NullsLast = agg == query.Max, agg == query.Max
			t.otherwise("turned round", out, bit)
		}
	}
}

// numbers changes the number of rows.
func (t *turn) numbers() {
	mine := aggregatedOf(t.before)
	for _, f := range t.set.Question.Numbers {
		used := link.Span(f.First, f.Last)
		if n := int(f.Value); float64(n) == f.Value && n > 0 && n < 1000 && !f.Ordinal && f.Unit.Of == "" &&
			(t.form != groups || mine != nil) {
			out := t.before.Clone()
			out.Limit, out.Offset = n, 0
			if len(out.OrderBy) == 0 && t.form == groups {
				out.OrderBy = []query.Order{{Item: *mine, Desc: true, NullsLast: true}}
			}
			switch {
			case t.form == best || t.form == top || t.form == groups || len(out.OrderBy) > 0:
				t.otherwise("first few", out, used)
			case t.form == list:
				t.otherwise("first few of a list", out, used|t.tokens(ranking))
			}
		}
	}
}

// lifts drops a condition of the previous query: "and overall?", "all of them, not just the red ones".
func (t *turn) lifts() {
	used := t.tokens(lifting)
	if used == 0 {
		return
	}
	for n, w := range t.before.Where {
		out := t.before.Clone()
		out.Where = slices.Delete(out.Where, n, n+1)
		if len(out.Where) > 0 {
			out.Where[0].Or = false
		}
		mask := used
		if c := t.cat.Column(w.Item.Column); c != nil {
			mask |= t.set.Question.Columns[c.At].All()
		}
		t.otherwise("lift", out, mask)
	}
}

// denies negates a condition of the previous query if a turn says nothing else: "and how many don't?"
func (t *turn) denies() {
	q := t.set.Question
	not := q.Negated(len(q.Tokens), len(q.Tokens))
	if not == 0 || q.Content&^(t.echo|not) != 0 {
		return
	}
	opposite := map[query.Op]query.Op{query.Equal: query.NotEqual, query.NotEqual: query.Equal, query.In: query.NotIn,
		query.NotIn:  query.In,
		query.IsNull: query.IsNotNull, query.IsNotNull: query.IsNull, query.Has: query.HasNot}
	for n, w := range t.before.Where {
		out := t.before.Clone()
		if c := t.cat.Column(w.Item.Column); c != nil && c.Kind == link.Flag && w.Op == query.Equal && len(w.Values) == 1 {
			out.Where[n].Values = slices.Clone(w.Values)
			if out.Where[n].Values[0].Text = c.Yes; w.Values[0].Text == c.Yes {
				out.Where[n].Values[0].Text = c.No
			}
		} else if op, ok := opposite[w.Op]; ok {
			out.Where[n].Op = op
		} else {
			continue
		}
		t.otherwise("denied", out, not)
	}
}
