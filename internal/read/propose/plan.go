package propose

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
)

// plan is a reading's query before it is written out.
type plan struct {
	shape    string
	base     *link.Table // the rows that it is about
	where    []*link.Atom
	step     *step        // leads from the rows that where leaves to those that are meant
	also     []*link.Atom // conditions of a second query that has to find the same: "both in Rome and in Paris"
	never    []*link.Atom // conditions of one that must not: "countries with nobody in photography"
	show     []item
	group    []key
	having   *query.Condition
	bounded  []*link.Column // that having needs
	order    *item
	desc     bool
	tied     bool // all that come first in the order
	limit    int
	offset   int
	distinct bool
	outer    bool // rows of the base count that nothing belongs to
}

// item is something shown or ordered by, with the columns that it needs.
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
	table   *link.Table  // whose rows are the groups, where they are
	refers  *link.Column // what refers to these and is spoken of in their place
}

// single reports whether each row of a table is a group of its own.
func (k key) single(t *link.Table) bool {
	const counted = 100_000 // of more rows it is only estimated how many values differ
	return k.table == nil && k.part == "" && len(k.columns) == 1 && k.columns[0].Table == t && t.Rows > 0 &&
		t.Rows <= counted && k.columns[0].Distinct >= t.Rows-k.columns[0].Nulls
}

func (k key) items() []item {
	if k.above() {
		return above(k.refers)
	}
	out := make([]item, len(k.columns))
	for i, c := range k.columns {
		out[i] = column(c)
		if k.part != "" {
			out[i].Column = c.When()
			out[i].Column.Part = k.part
		}
	}
	return out
}

// means reports whether a key of rows is what another one refers to: two names of the same groups.
func (k key) means(q *link.Question, o key) bool {
	return k.table != nil && slices.ContainsFunc(q.Direct(o.columns[0].Table, k.table),
		func(e link.Edge) bool { return e.Left == o.columns[0] })
}

// by returns the columns to group by: rows of a table by their key, since two may have one name.
func (k key) by() []query.Column {
	if k.table != nil && k.table.Key != nil {
		by := k.table.Key.Ref()
		if k.above() {
			by.Table = alias(k.refers)
		}
		return []query.Column{by}
	}
	var out []query.Column
	for _, it := range k.items() {
		out = append(out, it.Column)
	}
	return out
}

// ofOne reports whether a plan picks the first of things of which its conditions leave one: of the orders per country
// those of France, the country that has the most.
func (p *plan) ofOne() bool {
	if p.order == nil || p.limit == 0 && !p.tied || p.step != nil {
		return false
	}
	if len(p.group) > 0 {
		return len(p.group) == 1 && len(p.group[0].columns) == 1 && p.group[0].part == "" && p.group[0].table == nil &&
			p.fixed(p.group[0].columns[0])
	}
	return !slices.ContainsFunc(p.show, func(it item) bool {
		return it.Agg != query.None || it.Calc != nil || len(it.columns) != 1 || it.Column.Part != "" ||
			!p.fixed(it.columns[0])
	})
}

// ofEnds reports whether the two ends of a span are taken for two things: "from 2010 to 2015" is not 2010 and 2015.
func (p *plan) ofEnds() bool {
	ends := 0
	for _, a := range p.where {
		if a.How == link.End {
			ends++
		}
	}
	return ends > 1
}

// fixed reports whether the conditions leave one value of a column.
func (p *plan) fixed(c *link.Column) bool {
	n := 0
	for _, a := range p.where {
		if a.Column == c && a.Op == "eq" && !c.List && len(a.Where) == 1 && a.Where[0].Op == query.Equal {
			n++
		}
	}
	return n == 1
}

// columns yields all columns that a plan needs, conditions aside.
func (p *plan) columns(yield func(*link.Column) bool) {
	all := func(list []*link.Column) bool {
		for _, c := range list {
			if !yield(c) {
				return false
			}
		}
		return true
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
	if p.order != nil && !all(p.order.columns) || p.step != nil && !all(p.step.by.columns) {
		return
	}
	all(p.bounded)
}

// query writes the plan out.
func (p *plan) query(q *link.Question) *query.Query {
	switch {
	case len(p.also) > 0:
		return p.against(q, query.Intersect, p.also)
	case len(p.never) > 0:
		return p.against(q, query.Except, p.never)
	}
	out := &query.Query{Distinct: p.distinct, Limit: p.limit, Offset: p.offset}
	many := p.from(q, out)
	for _, it := range p.asMentioned(q) {
		out.Select = append(out.Select, it.Item)
	}
	keyed := false
	for _, k := range p.group {
		keyed = keyed || k.table != nil && k.table.Key != nil
		out.GroupBy = append(out.GroupBy, k.by()...)
	}
	out.Keyed = keyed && len(p.group) == 1
	p.conditions(q, out)
	if p.step != nil {
		p.step.apply(out)
	}
	if p.having != nil {
		out.Having = []query.Condition{*p.having}
	}
	switch {
	case p.tied:
		p.first(out)
	case p.order != nil:
		p.ordered(out)
	}
	if many && p.order != nil && len(p.group) == 0 && !p.distinct && !p.order.aggregates() {
		many = false // the rows of the far table are what is ordered
	}
	if many {
		p.once(out)
	}
	return out
}

// asMentioned returns what is shown with its columns in the order in which the question mentions them: those that it
// does not mention, such as what rows are called, first. The figures of groups stay behind these.
func (p *plan) asMentioned(q *link.Question) []item {
	var places []int
	for i, it := range p.show {
		if len(it.columns) == 1 && it.Calc == nil && len(it.Only) == 0 && (it.Agg == query.None || len(p.group) == 0) {
			places = append(places, i)
		}
	}
	ofEach := func(a *link.Atom) bool { return a.How == "best" } // "the longest of each kind": the kind comes first
	if len(places) < 2 || slices.ContainsFunc(p.where, ofEach) {
		return p.show
	}
	out := slices.Clone(p.show)
	some := make([]item, len(places))
	for i, at := range places {
		some[i] = p.show[at]
	}
	slices.SortStableFunc(some, func(a, b item) int { return slices.Compare(placeOf(q, a), placeOf(q, b)) })
	for i, at := range places {
		out[at] = some[i]
	}
	return out
}

// placeOf is where a question mentions a column: where most words of its name, and its table's before them, stand
// together. The names of two tables' rows may be one mention: there the tables' places follow.
func placeOf(q *link.Question, it item) []int {
	c := it.columns[0]
	own, table := q.Columns[c.At].Exact, q.Tables[c.Table.At].Exact
	best, length := -1, 0
	for i := range q.Tokens {
		first := i
		if own&(1<<uint(i)) == 0 || i > 0 && own&(1<<uint(i-1)) != 0 {
			continue
		}
		for first > 0 && table&(1<<uint(first-1)) != 0 {
			first--
		}
		last := i
		for own&(1<<uint(last+1)) != 0 {
			last++
		}
		if last+1-first > length {
			best, length = first, last+1-first
		}
	}
	if best < 0 && table != 0 {
		best = firstOf(table)
	}
	if table == 0 {
		return []int{best, 0, c.At}
	}
	return []int{best, firstOf(table), c.At}
}

// ordered writes the order: what has no value is neither the most nor the least.
func (p *plan) ordered(out *query.Query) {
	of := p.order.aggregates()
	last := p.order.nullable() || p.order.Calc != nil && of // a ratio may have no value
	out.OrderBy = []query.Order{{Item: p.order.Item, Desc: p.desc, NullsLast: p.desc && last}}
	if !p.desc && p.order.nullable() && !of && p.limit > 0 {
		out.Where = append(out.Where, query.Condition{Item: query.Item{Column: p.order.columns[0].Quantity()},
			Op: query.IsNotNull})
	}
	if p.limit > 0 && of {
		out.Where = append(out.Where, p.named()...)
	}
}

// first keeps the rows that have the most of what is ordered by, or the least: there may be several.
func (p *plan) first(out *query.Query) {
	most := p.order.Item
	most.Agg = query.Min
	if p.desc {
		most.Agg = query.Max
	}
	sub := &query.Query{Select: []query.Item{most}, From: out.From, Where: slices.Clone(out.Where)}
	out.Where = append(out.Where, query.Condition{Item: p.order.Item, Op: query.Equal, Sub: sub})
}

// against writes the plan out as two queries of the same, the second under other conditions.
func (p *plan) against(q *link.Question, op query.SetOp, where []*link.Atom) *query.Query {
	left := *p
	left.also, left.never = nil, nil
	right := left
	right.where = where
	out := left.query(q)
	out.Set, out.Right = op, right.query(q)
	return out
}

// named are the conditions that groups have a name: nothing is no answer to what there is most of.
func (p *plan) named() []query.Condition {
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

// nullable reports whether an item may be missing.
func (it *item) nullable() bool {
	return slices.ContainsFunc(it.columns, func(c *link.Column) bool {
		return c.Nulls > 0 || c.Numbers != nil || c.Dates != schema.Whole
	})
}

// aggregates reports whether an item is made of many rows.
func (it *item) aggregates() bool {
	return it.Agg != query.None || it.Calc != nil && (it.Calc.Left.Agg != query.None || it.Calc.Right.Agg != query.None)
}

// once keeps rows from counting as often as the joined tables repeat them.
func (p *plan) once(out *query.Query) {
	if len(p.group) > 0 || p.base.Key == nil {
		return
	}
	if len(out.Select) == 1 && out.Select[0].Agg == query.Count && out.Select[0].Column.Name == "*" &&
		len(out.Select[0].Only) == 0 {
		out.Select[0] = query.Item{Agg: query.Count, Distinct: true, Column: p.base.Key.Ref()}
		return
	}
	if !slices.ContainsFunc(out.Select, func(it query.Item) bool { return it.Agg != query.None || it.Calc != nil }) {
		out.Distinct = out.Distinct || len(out.OrderBy) == 0
	}
}

// from joins what is needed and reports whether that repeats rows of the base for conditions alone.
func (p *plan) from(q *link.Question, out *query.Query) (many bool) {
	out.From.Tables = []string{p.base.Name}
	in := map[*link.Table]bool{p.base: true}
	join := func(t *link.Table, condition bool) {
		for _, e := range q.Way(p.base, t) {
			if in[e.Right.Table] {
				continue
			}
			in[e.Right.Table] = true
			many = many || condition && e.Many()
			out.From.Tables = append(out.From.Tables, e.Right.Table.Name)
			out.From.Joins = append(out.From.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
				Cast: e.Left.Kind != e.Right.Kind, Outer: p.outer})
		}
	}
	for c := range p.columns {
		join(c.Table, false)
	}
	for _, a := range p.where {
		if a.Op != "none" && !p.inside(a) && !p.lacks(q, a) {
			join(a.Table, true)
		}
	}
	p.joinAbove(&out.From)
	return many
}

// conditions writes the conditions: several values of one column are alternatives.
func (p *plan) conditions(q *link.Question, out *query.Query) {
	for _, a := range p.where {
		if a.Op == "none" {
			out.Where = append(out.Where, noneAt(p.without(q, a.Table), p.of(a.Table)...))
			continue
		}
		if p.inside(a) {
			continue
		}
		if p.lacks(q, a) {
			out.Where = append(out.Where, lacking(q, p.base, a))
			continue
		}
		for _, c := range a.Where {
			if !alternative(out.Where, c) {
				out.Where = append(out.Where, c)
			}
		}
	}
}

// of returns the conditions of a table's rows.
func (p *plan) of(t *link.Table) (out []query.Condition) {
	for _, a := range p.where {
		if a.Table != t || a.Op == "none" {
			continue
		}
		for _, c := range a.Where {
			if !alternative(out, c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// alternative adds the value of a condition to one of the same column that is there already.
func alternative(where []query.Condition, c query.Condition) bool {
	for i, w := range where {
		if !w.Item.Same(c.Item) || len(c.Values) != 1 || w.Sub != nil {
			continue
		}
		switch {
		case c.Op == query.Equal && (w.Op == query.Equal || w.Op == query.In):
			where[i].Op = query.In
		case c.Op == query.NotEqual && (w.Op == query.NotEqual || w.Op == query.NotIn):
			where[i].Op = query.NotIn
		case c.Op == query.Has && (w.Op == query.Has || w.Op == query.HasAny):
			where[i].Op = query.HasAny
		default:
			continue
		}
		where[i].Values = append(slices.Clone(w.Values), c.Values...)
		return true
	}
	return false
}

// answer says of what kind the answer is: of its first item that is no key shown beside.
func (p *plan) answer() string {
	if len(p.show) == 0 {
		return "rows"
	}
	it := p.show[0]
	switch {
	case it.Agg == query.Count:
		return "count"
	case it.Calc != nil && it.Calc.Op == query.Share:
		return "share"
	case it.Calc != nil && (it.Calc.Op == query.More || it.Calc.Op == query.Alike):
		return "whether"
	case it.Agg != query.None || it.Calc != nil:
		return "figure"
	case it.Column.Part != "":
		return "part"
	case len(it.columns) == 0:
		return "rows"
	}
	c := it.columns[0]
	switch {
	case c.Key || c.Role == schema.Identifier:
		return "key"
	case c.Role == schema.Title:
		return "title"
	}
	return [...]string{"text", "number", "date", "flag", "long"}[c.Kind]
}

// one reports whether the answer is a single row by its form.
func (p *plan) one() bool {
	return p.limit == 1 || len(p.group) == 0 && len(p.show) > 0 &&
		(p.show[0].Agg != query.None || p.show[0].Calc != nil && p.show[0].Calc.Left.Agg != query.None)
}
