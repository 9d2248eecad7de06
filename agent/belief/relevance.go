package belief

import (
	"encoding/binary"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/nlg"
)

// Relevance says which differences between two results matter.
type Relevance struct {
	// rowsOnly ignores differences that people see at once and can correct afterwards: the order of a list shown in full,
	// additional columns, duplicate rows. Asking about such differences beforehand is a nuisance.
	RowsOnly   bool
	Identifies func(query.Column) bool // whether a column only identifies the row
	// the key of a table, if the question asks whether there are any rows: then a list of them answers that too
	Key func(table string) (query.Column, bool)
	// fingerprint of a query's result, empty if unknown; nil: results are not compared
	Fingerprint func(*query.Query) string
}

// withoutPresentation returns a query without what only affects presentation, and its additional columns; nil if these
// cannot be separated.
func (m Relevance) withoutPresentation(q *query.Query) (out *query.Query, extra []string) {
	if q.Written != nil || q.Set != query.NoSet || q.ReadsTexts() {
		return nil, nil
	}
	out = q.Clone()
	if key, ok := m.existenceKey(q); ok {
		out.Select, out.Distinct = []query.Item{{Column: key}}, true
		return out, nil
	}
	hasFigures := len(q.GroupBy) > 0 || slices.ContainsFunc(q.Select,
		func(i query.Item) bool { return !IsUnchanged(i) })
	showsNames := slices.ContainsFunc(q.Select, func(i query.Item) bool {
		return IsUnchanged(i) && m.onlyIdentifies(i.Column)
	})
	out.Select = slices.DeleteFunc(slices.Clone(q.Select), func(i query.Item) bool {
		boundsGroups := slices.ContainsFunc(q.Having, func(c query.Condition) bool { return c.Item.Same(i) })
		switch {
		case boundsGroups: // "towns with at least three shops" may show the number
		case sortedBy(q, i), IsUnchanged(i) && !slices.Contains(q.GroupBy, i.Column) && isFilteredOrSorted(q, i):
			return true
		case hasFigures || !showsNames || m.onlyIdentifies(i.Column):
			return false
		}
		extra = append(extra, i.String())
		return true
	})
	if len(out.Select) == 0 {
		out.Select, extra = slices.Clone(q.Select), nil
	}
	for i, it := range out.Select {
		if it.Calc != nil && it.Calc.Op == query.Share { // 25 % and .25 are the same
			ratio := *it.Calc
			ratio.Op, out.Select[i].Calc = query.Ratio, &ratio
		}
	}
	if q.Limit == 0 && q.Offset == 0 {
		out.OrderBy, out.Distinct = nil, !hasFigures
	}
	out.Where = conditionsBesidesGroups(q)
	return out, extra
}

// conditionsBesidesGroups returns a query's conditions without those that leave out the group of the rows without a
// value, which is seen at once.
func conditionsBesidesGroups(q *query.Query) []query.Condition {
	if q.Limit > 0 || q.HasAlternatives() {
		return q.Where
	}
	return slices.DeleteFunc(slices.Clone(q.Where), func(c query.Condition) bool {
		return c.Op == query.IsNotNull && slices.Contains(q.GroupBy, c.Item.Column)
	})
}

// completeRows returns a query for the complete rows of which q lists some columns; nil if q does something else.
func completeRows(q *query.Query) *query.Query {
	if q.Written != nil || q.Set != query.NoSet || q.ReadsTexts() || len(q.From.Tables) > 1 || len(q.GroupBy) > 0 ||
		q.Distinct || slices.ContainsFunc(q.Select, func(i query.Item) bool { return !IsUnchanged(i) }) {
		return nil
	}
	out := q.Clone()
	out.Select = []query.Item{query.Star(q.From.Tables[0])}
	if q.Limit == 0 && q.Offset == 0 {
		out.OrderBy, out.Distinct = nil, true
	}
	return out
}

// existenceKey returns the key of the rows whose existence a query checks.
func (m Relevance) existenceKey(q *query.Query) (query.Column, bool) {
	if m.Key == nil || len(q.Select) != 1 || len(q.GroupBy) > 0 || q.Select[0].Calc == nil ||
		!q.Select[0].Calc.IsExistence() {
		return query.Column{}, false
	}
	return m.Key(q.From.Tables[0])
}

// IsUnchanged reports whether an item is a column shown as it is.
func IsUnchanged(i query.Item) bool { return i.Same(query.Item{Column: i.Column}) }

// onlyIdentifies reports whether a column only identifies the row.
func (m Relevance) onlyIdentifies(c query.Column) bool { return m.Identifies != nil && m.Identifies(c) }

// isPresentational reports whether a component only affects how the answer is shown.
func (m Relevance) isPresentational(c *query.Component, q *query.Query) bool {
	if c.Block != "" {
		return false
	}
	switch c.Kind {
	case query.SelectRows:
		return true
	case query.OrderItem, query.OrderDesc, query.LimitRows:
		return q.Limit == 0 && q.Offset == 0 || showsWholeRows(q)
	case query.SelectAgg:
		return c.Choice == "none" || sortedBy(q, c.Item)
	case query.SelectColumn, query.SelectText:
		return showsWholeRows(q) || m.onlyIdentifies(c.Item.Column) || c.Item.Column.Name == "*" &&
			c.Item.Agg == query.None || isFilteredOrSorted(q, c.Item)
	}
	return false
}

// showsWholeRows reports whether a query shows all columns, so that no particular one was asked for.
func showsWholeRows(q *query.Query) bool {
	if nlg.IsOverview(q) {
		return true
	}
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Text != nil && it.Text.Summary })
}

// sortedBy reports whether the rows are sorted by an item: "the most sold" may show the number sold.
func sortedBy(q *query.Query, i query.Item) bool {
	return slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Same(i) })
}

// isFilteredOrSorted reports whether a column is shown because rows were filtered or sorted by it.
func isFilteredOrSorted(q *query.Query, i query.Item) bool {
	for _, c := range q.Where {
		if c.Item.Column == i.Column {
			return true
		}
	}
	return slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Column == i.Column })
}

// rowsKey encodes the components that matter, so that queries with the same rows have the same key.
func (b *Belief) rowsKey(q *query.Query, order []int) string {
	var has Set
	for _, k := range order {
		if !b.Relevance.isPresentational(&b.Components[k], q) {
			has.add(k)
		}
	}
	key := make([]byte, 0, 5+8*len(has))
	key = append(key, "rows\n"...)
	for _, word := range has {
		key = binary.LittleEndian.AppendUint64(key, word)
	}
	return string(key)
}

// unordered returns a query's text without the order of a list that is shown in full.
func unordered(q *query.Query) string {
	if q.Limit > 0 || q.Offset > 0 || len(q.OrderBy) == 0 {
		return q.SUQL()
	}
	out := *q
	out.OrderBy = nil
	return out.SUQL()
}

// harmlessComponents marks the leading query's components that do not affect the result: queries without them give the
// same result, or are very improbable.
func (b *Belief) harmlessComponents(lead int, probabilities []float64) []bool {
	out := make([]bool, len(b.Components))
	// per component, the probability of the queries without it, and of those among them with the leading result
	lack, same := make([]float64, len(b.Components)), make([]float64, len(b.Components))
	for q, p := range b.P {
		for _, k := range b.Order[lead] {
			if b.Has[q].Has(k) {
				continue
			}
			lack[k] += p
			if b.Class[q] == b.Class[lead] {
				same[k] += p
			}
		}
	}
	for _, k := range b.Order[lead] {
		sure := probabilities[k]
		if lack[k] > 0 {
			sure += (1 - sure) * same[k] / lack[k]
		}
		out[k] = sure >= sameResultProbability
	}
	return out
}

// defaults are the choices that people would not mention: no set operation, no DISTINCT, conditions joined by AND, a
// literal value, no limit, an unchanged column.
var defaults = map[query.Kind]string{query.SetOperation: "none", query.LimitRows: "none", query.SelectRows: "false",
	query.AndOr: "and", query.WhereSub: "literal", query.HavingSub: "literal", query.HavingCount: "0",
	query.SelectAgg: "none"}

// IsDefault reports whether a component is a default, or a table, while all queries agree on it. If only rows count,
// very improbable queries may differ; otherwise an unchanged column is not a default.
func (b *Belief) IsDefault(k int) bool {
	c := b.Components[k]
	choice, ok := defaults[c.Kind]
	if c.Kind != query.FromTables && (!ok || c.Choice != choice) || c.Kind == query.SelectAgg && !b.Relevance.RowsOnly {
		return false
	}
	rivals := 0.0
	for q, p := range b.P {
		for _, o := range b.Order[q] {
			if other := b.Components[o]; other.Slot == c.Slot && other.Choice != c.Choice {
				if !b.Relevance.RowsOnly {
					return false
				}
				rivals += p
				break
			}
		}
	}
	return rivals <= MinAlternativeShare*b.Total()
}
