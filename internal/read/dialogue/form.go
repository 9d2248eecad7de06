package dialogue

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/propose"
)

// form is the kind of answer that a query gives.
type form string

const (
	list   form = "list"   // rows
	top    form = "top"    // the first few rows in an order
	figure form = "figure" // a figure over all rows
	groups form = "groups" // a figure per group
	best   form = "best"   // the first few groups
	sorted form = "sorted" // rows in some order
	having form = "having" // groups filtered by a figure
	count  form = "count"  // number of rows
	narrow form = "narrow" // rows by name, only filtered
)

// ungrouped removes the grouping from a query whose groups are single rows.
func ungrouped(cat *link.Catalog, q *query.Query) *query.Query {
	if len(q.GroupBy) != 1 || len(q.From.Tables) != 1 || len(q.Having) > 0 {
		return q
	}
	c := cat.Column(q.GroupBy[0])
	if c == nil || q.GroupBy[0].Part != "" || q.GroupBy[0].Each || !c.IsKey && c.Distinct != c.Table.Rows {
		return q
	}
	out := q.Clone()
	out.GroupBy, out.Keyed = nil, false
	single := func(it *query.Item) bool {
		if it.Agg == query.Count || it.Calc != nil {
			return false
		}
		it.Agg, it.Distinct = query.None, false
		return true
	}
	for i := range out.Select {
		if !single(&out.Select[i]) {
			return q
		}
	}
	for i := range out.OrderBy {
		if !single(&out.OrderBy[i].Item) {
			return q
		}
	}
	return out
}

// formReadings holds the readings of a form, with their total probability.
type formReadings struct {
	form    form
	queries []*query.Query
	at      []int
	sum     float64
}

// impliesCondition reports whether a reading has an implied condition for which no words of the turn are left.
func (t *turn) impliesCondition(i int) bool {
	return slices.ContainsFunc(t.set.ImpliedTokens(i), func(m link.Mask) bool { return m&t.unusedTokens(0) == 0 })
}

// byForm groups readings by form: a change's probability within its form comes from the reading, and the form's
// probability from the dialogue model. Readings that use taken tokens are dropped, and so are those that imply a
// condition, since a follow-up refers to the known conditions.
func (t *turn) byForm(order []int, scores []float64, taken link.Mask) []*formReadings {
	var out []*formReadings
	by, known := map[form]*formReadings{}, map[string]form{}
	for _, i := range order {
		if t.set.Readings[i].Used&taken != 0 || t.impliesCondition(i) {
			continue
		}
		shape := t.set.Readings[i].Shape
		if s := by[known[shape]]; s != nil && len(s.at) == maxPerForm {
			s.sum += math.Exp(scores[i] - scores[order[0]])
			continue
		}
		f := t.set.Query(i)
		if f.Set != query.NoSet {
			continue
		}
		k := readingForm(f, shape)
		if shape != "count different" { // whose form also depends on its tables
			known[shape] = k
		}
		if by[k] == nil {
			by[k] = &formReadings{form: k}
			out = append(out, by[k])
		}
		s := by[k]
		s.sum += math.Exp(scores[i] - scores[order[0]])
		if len(s.at) < maxPerForm {
			s.queries, s.at = append(s.queries, f), append(s.at, i)
		}
	}
	return out
}

func formOf(q *query.Query) form {
	switch {
	case len(q.GroupBy) > 0 && q.Limit > 0:
		return best
	case len(q.GroupBy) > 0:
		return groups
	case isAggregated(q.Select[0]):
		return figure
	case len(q.OrderBy) > 0 && q.Limit > 0:
		return top
	}
	return list
}

func isAggregated(it query.Item) bool {
	return it.Agg != query.None || it.Calc != nil && (isAggregated(it.Calc.Left) || isAggregated(it.Calc.Right))
}

// readingForm returns a reading's form, as far as it determines what the reading may change.
func readingForm(f *query.Query, shape string) form {
	switch k := formOf(f); {
	case len(f.Having) > 0:
		return having
	case k == figure && f.Select[0].Agg == query.Count &&
		(f.Select[0].Column.Name == "*" || !f.Select[0].Distinct || len(f.From.Tables) > 1):
		return count
	case k == list && len(f.OrderBy) > 0:
		return sorted
	case shape == propose.PlainShape:
		return narrow
	default:
		return k
	}
}

// plain returns the items that are not figures.
func plain(items []query.Item) []query.Item {
	return slices.DeleteFunc(slices.Clone(items), isAggregated)
}

// onlyFigure returns a query's only figure, or nil.
func onlyFigure(q *query.Query) *query.Item {
	var out *query.Item
	for i, it := range q.Select {
		if isAggregated(it) {
			if out != nil {
				return nil
			}
			out = &q.Select[i]
		}
	}
	if out == nil && len(q.GroupBy) > 0 && len(q.OrderBy) > 0 && isAggregated(q.OrderBy[0].Item) {
		return &q.OrderBy[0].Item // ranked groups: their figure is not shown
	}
	return out
}

func onlyCounts(q *query.Query) bool {
	counts := func(it query.Item) bool { return !isAggregated(it) || it.Agg == query.Count }
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool { return !counts(it) }) &&
		!slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return !counts(o.Item) })
}
