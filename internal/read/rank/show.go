package rank

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
)

// asShown returns a query with the rows and columns that a person expects of it.
func asShown(question *link.Question, q *query.Query) *query.Query {
	q = ofAll(question, q)
	for _, meant := range []func(*query.Query) *query.Query{question.AsNotThen, question.InTime, question.InState,
		question.Qualified, question.AsFamily, question.AsTypical} {
		q = meant(q)
	}
	return addRowColumns(question.Catalog, keepRepeatedTitles(question, q))
}

// ofAll makes a query whether there are rows, or how many, one whether what is said last is so of all that have the
// rest, if that is the question: "are all sloops insured", "has Ann returned everything".
func ofAll(question *link.Question, q *query.Query) *query.Query {
	isExistence := len(q.Select) == 1 && q.Select[0].Calc != nil && q.Select[0].Calc.IsExistence()
	if link.EveryAt(question.Tokens) < 0 || !isExistence && !onlyCounts(q) {
		return q
	}
	said, last := -1, -1
	for k, c := range q.Where {
		if c.Or || c.Sub != nil {
			return q
		}
		at := -1
		for _, a := range question.Atoms {
			if len(a.Where) > 0 && c.Includes(a.Where[0]) {
				at = max(at, link.Last(a.Words()))
			}
		}
		if at < 0 { // the decoder's: a value has a mention, a state such as "back" need not
			at = len(question.Tokens)
		}
		if at > last {
			said, last = k, at
		}
	}
	if said < 0 {
		return q
	}
	out, all := q.Clone(), query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	isSaid := func(c query.Condition) bool { return c.Item.Same(q.Where[said].Item) }
	so := all
	so.Only = slices.DeleteFunc(slices.Clone(out.Where), func(c query.Condition) bool { return !isSaid(c) })
	out.Where = slices.DeleteFunc(out.Where, isSaid)
	out.Select = []query.Item{{Calc: &query.Calc{Op: query.EqualTo, Left: so, Right: all}}}
	return out
}

// keepRepeatedTitles makes a list of a table's rows by their titles show every row, even where titles repeat, unless
// distinct ones are asked for.
func keepRepeatedTitles(question *link.Question, q *query.Query) *query.Query {
	if !q.Distinct || len(q.Select) != 1 || len(q.From.Tables) != 1 || len(q.GroupBy) > 0 || q.Set != query.NoSet ||
		question.WithSense(cue.Distinct) != 0 {
		return q
	}
	t := question.Table(q.From.Tables[0])
	if t == nil || t.Key == nil || len(t.TitleColumns) != 1 ||
		!q.Select[0].Same(query.Item{Column: t.TitleColumns[0].Ref()}) {
		return q
	}
	out := q.Clone()
	out.Distinct = false
	return out
}

// addRowColumns adds columns to a list of rows that would otherwise show too little. Rows asked for by name, as in "job
// 9", get all columns, since the name is already known. Rows with long texts are shown as cards: with the key, by which
// later turns refer to them, and with enumerations, pictures and links.
func addRowColumns(cat *link.Catalog, q *query.Query) *query.Query {
	if repeatsConditions(q) {
		out := q.Clone()
		out.Select = []query.Item{query.Star(q.Select[0].Column.Table)}
		return out
	}
	t := describedTable(cat, q)
	if t == nil {
		return q
	}
	out := q.Clone()
	out.Select = nil
	add := func(c query.Column) {
		it := query.Item{Column: c}
		if !slices.ContainsFunc(out.Select, it.Same) {
			out.Select = append(out.Select, it)
		}
	}
	if t.Key != nil {
		add(t.Key.Ref())
	}
	for _, it := range q.Select {
		add(it.Column)
	}
	for _, c := range t.Columns {
		if c.Role == schema.Enumeration || c.Role == schema.Picture || c.Role == schema.Link {
			add(c.Ref())
		}
	}
	for _, o := range q.OrderBy {
		if o.Item.Agg == query.None && o.Item.Calc == nil && o.Item.Column.Table == t.Name {
			add(o.Item.Column)
		}
	}
	return out
}

// repeatsConditions reports whether a query shows only what its conditions already say: the number of job number 9.
func repeatsConditions(q *query.Query) bool {
	if len(q.Select) == 0 || len(q.GroupBy) > 0 || q.Distinct || q.Set != query.NoSet ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Or }) {
		return false
	}
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return !slices.ContainsFunc(q.Where, func(c query.Condition) bool {
			return c.Op == query.Equal && len(c.Values) == 1 && c.Item.Same(it)
		})
	})
}

// describedTable returns the table of a query that lists rows by name alone, if the rows have long texts; otherwise
// nil.
func describedTable(cat *link.Catalog, q *query.Query) *link.Table {
	if len(q.From.Tables) == 0 || len(q.GroupBy) > 0 || q.Distinct || q.Set != query.NoSet {
		return nil
	}
	t := cat.Table(q.From.Tables[0])
	if t == nil || len(q.Select) != len(t.TitleColumns) ||
		!slices.ContainsFunc(t.Columns, func(c *link.Column) bool { return c.Kind == link.LongText }) {
		return nil
	}
	for i, it := range q.Select {
		if it.Agg != query.None || it.Calc != nil || it.Column != t.TitleColumns[i].Ref() {
			return nil
		}
	}
	return t
}
