package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
)

// plan is a reading's query in an intermediate form.
type plan struct {
	shape         string
	base          *link.Table // the table whose rows it is about
	where         []*link.Atom
	intersect     []*link.Atom // conditions of a second query to intersect with: "both in Rome and in Paris"
	show          []item
	group         []key
	having        *query.Condition
	havingColumns []*link.Column // used by having
	order         *item
	desc          bool
	limit         int
	offset        int
	distinct      bool
}

// item is something that a query shows or sorts by, with its columns.
type item struct {
	query.Item
	columns []*link.Column
}

func column(c *link.Column) item { return item{query.Item{Column: c.Ref()}, []*link.Column{c}} }

func quantity(c *link.Column) item {
	return item{query.Item{Column: c.Quantity()}, []*link.Column{c}}
}

// key is something to group by: columns, or a part of a date.
type key struct {
	columns []*link.Column
	part    query.Part
	table   *link.Table // whose rows are the groups, if any
	within  *key        // divides each group further, or nil: "per route by year"
}

// levels returns the keys that a key consists of, the outermost first.
func (k key) levels() []key {
	if k.within == nil {
		return []key{k}
	}
	inner := *k.within
	k.within = nil
	return []key{k, inner}
}

// hasGroupPerRow reports whether each row of a table would be a group of its own.
func (k key) hasGroupPerRow(t *link.Table) bool {
	const counted = 100_000 // beyond this, distinct counts are estimates
	return k.within == nil && k.table == nil && k.part == "" && len(k.columns) == 1 && k.columns[0].Table == t &&
		t.Rows > 0 && t.Rows <= counted && k.columns[0].Distinct >= t.Rows-k.columns[0].Nulls
}

func (k key) items() []item {
	out := make([]item, len(k.columns))
	for i, c := range k.columns {
		out[i] = column(c)
		if k.part != "" {
			out[i].Column = c.AsDate()
			out[i].Column.Part = k.part
		}
	}
	if k.within != nil {
		out = append(out, k.within.items()...)
	}
	return out
}

// groupColumns returns the columns to group by. A table's rows are grouped by their key, since names may repeat.
func (k key) groupColumns() []query.Column {
	if k.table != nil && k.table.Key != nil {
		return []query.Column{k.table.Key.Ref()}
	}
	var out []query.Column
	for _, it := range k.items() {
		out = append(out, it.Column)
	}
	return out
}

// columns yields all columns that a plan needs, except those of its conditions.
func (p *plan) columns(yield func(*link.Column) bool) {
	all := func(list []*link.Column) bool {
		return !slices.ContainsFunc(list, func(c *link.Column) bool { return !yield(c) })
	}
	for i := range p.show {
		if !all(p.show[i].columns) {
			return
		}
	}
	for i := range p.group {
		if !all(p.group[i].columns) {
			return
		}
	}
	if p.order == nil || all(p.order.columns) {
		all(p.havingColumns)
	}
}

// query builds the query.
func (p *plan) query(q *link.Question) *query.Query {
	if len(p.intersect) > 0 {
		return p.intersection(q)
	}
	out := &query.Query{Distinct: p.distinct, Limit: p.limit, Offset: p.offset}
	repeatsRows := p.addJoins(q, out)
	for _, it := range p.show {
		out.Select = append(out.Select, it.Item)
	}
	isKeyed := false
	for _, k := range p.group {
		isKeyed = isKeyed || k.table != nil && k.table.HasDeclaredKey()
		out.GroupBy = append(out.GroupBy, k.groupColumns()...)
	}
	out.Keyed = isKeyed && len(p.group) == 1
	p.addConditions(q, out)
	if p.having != nil {
		out.Having = []query.Condition{*p.having}
	}
	if p.order != nil {
		p.addOrder(out)
	}
	if repeatsRows && p.order != nil && len(p.group) == 0 && !p.distinct && !p.order.isAggregate() {
		repeatsRows = false // the repeated rows are those to be sorted
	}
	if repeatsRows {
		p.avoidRepeats(out)
	}
	return out
}

// addOrder builds the ORDER BY; NULL is neither the highest nor the lowest.
func (p *plan) addOrder(out *query.Query) {
	isAggregated := p.order.isAggregate()
	last := p.order.mayBeNull() || p.order.Calc != nil && isAggregated // a ratio may be NULL
	out.OrderBy = []query.Order{{Item: p.order.Item, Desc: p.desc, NullsLast: p.desc && last}}
	if !p.desc && p.order.mayBeNull() && !isAggregated && p.limit > 0 {
		out.Where = append(out.Where, query.Condition{Item: query.Item{Column: p.order.columns[0].Quantity()},
			Op: query.IsNotNull})
	}
	if p.limit > 0 && isAggregated {
		out.Where = append(out.Where, p.namesNotNull()...)
	}
}

// intersection builds the query for the rows that two queries with different conditions both return.
func (p *plan) intersection(q *link.Question) *query.Query {
	left := *p
	left.intersect = nil
	right := left
	right.where = p.intersect
	out := left.query(q)
	out.Set, out.Right = query.Intersect, right.query(q)
	return out
}

// namesNotNull returns conditions that the groups' names are not NULL, since NULL does not answer a superlative.
func (p *plan) namesNotNull() []query.Condition {
	var out []query.Condition
	for _, k := range p.group {
		for _, c := range k.columns {
			if c.Nulls > 0 && k.table == nil {
				out = append(out, query.Condition{Item: query.Item{Column: c.Ref()}, Op: query.IsNotNull})
			}
		}
	}
	return out
}

func (it *item) mayBeNull() bool {
	return slices.ContainsFunc(it.columns, func(c *link.Column) bool {
		return c.Nulls > 0 || c.Numbers != nil || c.Dates != schema.Whole
	})
}

func (it *item) isAggregate() bool {
	return it.Agg != query.None || it.Calc != nil && (it.Calc.Left.Agg != query.None || it.Calc.Right.Agg != query.None)
}

// avoidRepeats prevents joins from repeating rows in the result.
func (p *plan) avoidRepeats(out *query.Query) {
	if len(p.group) > 0 || p.base.Key == nil {
		return
	}
	if len(out.Select) == 1 && out.Select[0].Agg == query.Count && out.Select[0].Column.Name == "*" &&
		len(out.Select[0].Only) == 0 {
		out.Select[0] = query.Item{Agg: query.Count, Distinct: true, Column: p.base.Key.Ref()}
		return
	}
	if !slices.ContainsFunc(out.Select, query.Item.IsFigure) {
		out.Distinct = out.Distinct || len(out.OrderBy) == 0
	}
}

// addJoins builds the joins, and reports whether tables that only conditions need repeat the base table's rows.
func (p *plan) addJoins(q *link.Question, out *query.Query) (repeatsRows bool) {
	out.From.Tables = []string{p.base.Name}
	joined := map[*link.Table]bool{p.base: true}
	join := func(t *link.Table, condition bool) {
		for _, e := range q.Path(p.base, t) {
			if joined[e.Right.Table] {
				continue
			}
			joined[e.Right.Table] = true
			repeatsRows = repeatsRows || condition && e.IsToMany()
			out.From.Tables = append(out.From.Tables, e.Right.Table.Name)
			out.From.Joins = append(out.From.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
				Cast: e.Left.Kind != e.Right.Kind})
		}
	}
	for c := range p.columns {
		join(c.Table, false)
	}
	for _, a := range p.where {
		if a.Op != "none" && !p.appliesToMissing(a) && !p.requiresAbsence(q, a) {
			join(a.Table, true)
		}
	}
	return repeatsRows
}

// addConditions builds the conditions; several values of one column are alternatives.
func (p *plan) addConditions(q *link.Question, out *query.Query) {
	var placed []placedCondition
	defer func() { orJoin(q, out, placed) }()
	for _, a := range p.where {
		if a.Op == "none" {
			out.Where = append(out.Where, notExists(p.absencePath(q, a.Table), p.conditionsOn(a.Table)...))
			continue
		}
		if p.appliesToMissing(a) {
			continue
		}
		if p.requiresAbsence(q, a) {
			c := a.Where[0]
			c.Op = link.ValueOp(a.Column)
			out.Where = append(out.Where, notExists(q.Path(p.base, a.Table), c))
			continue
		}
		for _, c := range a.Where {
			if !mergeAlternative(out.Where, c, q.WithSense(cue.Or) != 0) {
				if len(a.Where) == 1 && a.Column != nil {
					placed = append(placed, placedCondition{a.Words() | q.Columns[a.Column.Index].All(), len(out.Where)})
				}
				out.Where = append(out.Where, c)
			}
		}
	}
}

// conditionsOn returns the plan's conditions on a table's rows.
func (p *plan) conditionsOn(t *link.Table) (out []query.Condition) {
	for _, a := range p.where {
		if a.Table != t || a.Op == "none" {
			continue
		}
		for _, c := range a.Where {
			if !mergeAlternative(out, c, true) {
				out = append(out, c)
			}
		}
	}
	return out
}

// mergeAlternative adds a condition's value to an existing condition on the same column, and reports whether there is
// one to which it can be added. A list must contain both values, unless either suffices.
func mergeAlternative(where []query.Condition, c query.Condition, anySuffices bool) bool {
	for i, w := range where {
		if !w.Item.Same(c.Item) || len(c.Values) != 1 || w.Sub != nil {
			continue
		}
		switch {
		case c.Op == query.Equal && (w.Op == query.Equal || w.Op == query.In):
			where[i].Op = query.In
		case c.Op == query.NotEqual && (w.Op == query.NotEqual || w.Op == query.NotIn):
			where[i].Op = query.NotIn
		case c.Op == query.HasNot && w.Op == query.HasNot:
		case c.Op == query.Has && anySuffices && (w.Op == query.Has || w.Op == query.HasAny):
			where[i].Op = query.HasAny
		default:
			continue
		}
		where[i].Values = append(slices.Clone(w.Values), c.Values...)
		return true
	}
	return false
}

// answerKind returns the kind of answer, which is that of the first item shown.
func (p *plan) answerKind() string {
	if len(p.show) == 0 {
		return "rows"
	}
	it := p.show[0]
	switch {
	case it.Agg == query.Count:
		return "count"
	case it.Calc != nil && it.Calc.Op == query.Share:
		return "share"
	case it.Calc != nil && (it.Calc.Op == query.More || it.Calc.Op == query.EqualTo):
		return "whether"
	case it.IsFigure():
		return "figure"
	case it.Column.Part != "":
		return "part"
	case len(it.columns) == 0:
		return "rows"
	}
	c := it.columns[0]
	switch {
	case c.IsKey || c.Role == schema.Identifier:
		return "key"
	case c.Role == schema.Title:
		return "title"
	}
	return [...]string{"text", "number", "date", "flag", "long"}[c.Kind]
}

// returnsOneRow reports whether the plan always returns a single row.
func (p *plan) returnsOneRow() bool {
	return p.limit == 1 || len(p.group) == 0 && len(p.show) > 0 &&
		(p.show[0].Agg != query.None || p.show[0].Calc != nil && p.show[0].Calc.Left.Agg != query.None)
}
