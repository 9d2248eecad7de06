package agent

import (
	"encoding/binary"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/nlg"
)

// relevance says which differences between two results count.
type relevance struct {
	// rows: ignore what a person sees at once and can correct afterwards: the order of a list shown in full, additional
	// columns, duplicate rows. Asking about those beforehand is a nuisance.
	rows   bool
	naming func(query.Column) bool   // whether a column only identifies the row
	gives  func(*query.Query) string // fingerprint of a query's result, empty if unknown; nil: do not look
}

// wholeResult counts every difference.
var wholeResult = relevance{}

// whichRows counts only the rows found, and their values.
func whichRows(naming func(query.Column) bool) relevance {
	return relevance{rows: true, naming: naming}
}

// bare returns a query without presentation, and its additional columns; nil if the two cannot be separated.
func (m relevance) bare(q *query.Query) (out *query.Query, extra []string) {
	if q.Written != nil || q.Set != query.NoSet || q.Reads() {
		return nil, nil
	}
	out = q.Clone()
	figures := len(q.GroupBy) > 0 || slices.ContainsFunc(q.Select, func(i query.Item) bool { return !plain(i) })
	names := slices.ContainsFunc(q.Select, func(i query.Item) bool { return plain(i) && m.names(i.Column) })
	out.Select = slices.DeleteFunc(slices.Clone(q.Select), func(i query.Item) bool {
		switch {
		case sortedBy(q, i), plain(i) && !slices.Contains(q.GroupBy, i.Column) && conditioned(q, i):
			return true
		case figures || !names || m.names(i.Column):
			return false
		}
		extra = append(extra, i.String())
		return true
	})
	if len(out.Select) == 0 {
		out.Select, extra = q.Select, nil
	}
	if q.Limit == 0 && q.Offset == 0 {
		out.OrderBy, out.Distinct = nil, !figures
	}
	return out, extra
}

// plain reports whether a column is shown unchanged.
func plain(i query.Item) bool { return i.Same(query.Item{Column: i.Column}) }

// names reports whether a column only identifies the row.
func (m relevance) names(c query.Column) bool { return m.naming != nil && m.naming(c) }

// ofManner reports whether a component only affects presentation, not the answer.
func (m relevance) ofManner(c *query.Component, q *query.Query) bool {
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
		return showsWholeRows(q) || m.names(c.Item.Column) || c.Item.Column.Name == "*" &&
			c.Item.Agg == query.None || conditioned(q, c.Item)
	}
	return false
}

// showsWholeRows reports whether a query shows all columns, so that nobody asked for any in particular.
func showsWholeRows(q *query.Query) bool {
	if nlg.Overview(q) {
		return true
	}
	return slices.ContainsFunc(q.Select, func(it query.Item) bool { return it.Text != nil && it.Text.Summary })
}

// sortedBy reports whether the rows are sorted by an item: "the most sold" may show the number sold.
func sortedBy(q *query.Query, i query.Item) bool {
	return slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Same(i) })
}

// conditioned reports whether a column is shown because rows were filtered or sorted by it.
func conditioned(q *query.Query, i query.Item) bool {
	for _, c := range q.Where {
		if c.Item.Column == i.Column {
			return true
		}
	}
	return slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Column == i.Column })
}

// rowsKey is equal for queries with the same answer: it consists of the components that matter.
func (b *belief) rowsKey(q *query.Query, order []int) string {
	var has bits
	for _, k := range order {
		if !b.matter.ofManner(&b.components[k], q) {
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

// harmless marks the leading query's components that make no difference to the result: the queries that lack them give
// the same one, or are very improbable.
func (b *belief) harmless(lead int, probabilities []float64) []bool {
	out := make([]bool, len(b.components))
	same := make([]float64, len(b.components)) // of the queries that lack a component: those of the leading result, …
	lack := make([]float64, len(b.components)) // … and all
	for q, p := range b.p {
		for _, k := range b.order[lead] {
			if b.has[q].has(k) {
				continue
			}
			lack[k] += p
			if b.class[q] == b.class[lead] {
				same[k] += p
			}
		}
	}
	for _, k := range b.order[lead] {
		sure := probabilities[k]
		if lack[k] > 0 {
			sure += (1 - sure) * same[k] / lack[k]
		}
		out[k] = sure >= surelySame
	}
	return out
}

// marker reports whether a component is a default that nobody would put into words while all queries agree on it: no
// set operation, no DISTINCT, conditions joined by AND, a literal value, no limit. If only rows count, so is an item
// shown unchanged, and very improbable queries may differ.
func (b *belief) marker(k int) bool {
	c := b.components[k]
	switch c.Kind {
	case query.FromTables:
	case query.SetOperation, query.LimitRows:
		if c.Choice != "none" {
			return false
		}
	case query.SelectRows:
		if c.Choice != "false" {
			return false
		}
	case query.AndOr:
		if c.Choice != "and" {
			return false
		}
	case query.WhereSub, query.HavingSub:
		if c.Choice != "literal" {
			return false
		}
	case query.HavingCount:
		if c.Choice != "0" {
			return false
		}
	case query.SelectAgg:
		if c.Choice != "none" || !b.matter.rows {
			return false
		}
	default:
		return false
	}
	rivals := 0.0
	for q, p := range b.p {
		for _, o := range b.order[q] {
			if other := b.components[o]; other.Slot == c.Slot && other.Choice != c.Choice {
				if !b.matter.rows {
					return false
				}
				rivals += p
				break
			}
		}
	}
	return rivals <= hardly*b.total()
}
