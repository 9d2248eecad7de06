package decode

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
)

// errNotExpressible means that query.Query cannot express the actions.
var errNotExpressible = errors.New("no such query")

// Build turns actions into a query, and returns the words of the question that support it.
func Build(q *link.Question, g *Grounded, actions []action) (out *query.Query, used link.Mask, err error) {
	b := &builder{q: q, g: g, actions: actions}
	defer func() {
		if r := recover(); r != nil {
			if r != error(errNotExpressible) { //nolint:errorlint // it is the same value
				panic(r)
			}
			out, err = nil, errNotExpressible
		}
	}()
	out = b.statement()
	if b.at != len(actions) || b.usesWordsTwice() {
		return nil, 0, errNotExpressible
	}
	return out, b.used, nil
}

// builder walks through actions. Every step of the walk may meet something that cannot be expressed; it then panics
// with errNotExpressible, which Build catches.
type builder struct {
	q       *link.Question
	g       *Grounded
	actions []action
	at      int
	scopes  [][]*link.Table // the tables that each open SELECT mentions, in order
	used    link.Mask
	columns []*link.Column // that the query reads
	cells   []*Value       // that the query compares with
}

func fail() { panic(error(errNotExpressible)) }

// usesWordsTwice reports whether a cell and something else rest on the same words of the question: in "less than 20 %
// iron" the words name a column, and not also the class iron.
func (b *builder) usesWordsTwice() bool {
	for i, v := range b.cells {
		for _, c := range b.columns {
			if names := b.q.Columns[c.Index].Exact; c.Index != v.Column && names != 0 && v.mask&^names == 0 {
				return true
			}
		}
		for _, o := range b.cells[:i] {
			if o.Column != v.Column && o.mask == v.mask {
				return true
			}
		}
	}
	return false
}

func (b *builder) next() action {
	if b.at >= len(b.actions) {
		fail()
	}
	b.at++
	return b.actions[b.at-1]
}

// word returns the next action, which must be a token.
func (b *builder) word() string {
	a := b.next()
	if a >= firstTable {
		fail()
	}
	return grammar[a].name
}

func (b *builder) statement() *query.Query {
	op := b.word()
	out := b.selected()
	if op != "q" {
		out.Set, out.Right = query.SetOp(op), b.selected()
		if len(out.OrderBy)+out.Limit > 0 {
			fail()
		}
	}
	return out
}

// addTable records that the open SELECT reads a table.
func (b *builder) addTable(t *link.Table) {
	top := &b.scopes[len(b.scopes)-1]
	if !slices.Contains(*top, t) {
		*top = append(*top, t)
	}
}

func (b *builder) table() *link.Table {
	a := b.next()
	if a < firstTable || a >= firstColumn {
		fail()
	}
	t := b.q.Catalog.Tables[a-firstTable]
	b.used |= b.q.Tables[t.Index].All()
	b.addTable(t)
	return t
}

func (b *builder) selected() *query.Query {
	b.scopes = append(b.scopes, nil)
	outer, via := false, []*link.Column(nil)
	word := b.word()
	for ; word != "select" && word != "selectd"; word = b.word() {
		switch word {
		case "with":
			b.table()
		case "left":
			outer = true
		case "via":
			via = append(via, b.q.Catalog.Columns[b.next()-firstColumn])
		}
	}
	out := &query.Query{Distinct: word == "selectd", Select: []query.Item{b.selectItem()}}
	b.clauses(out)
	tables := b.scopes[len(b.scopes)-1]
	b.scopes = b.scopes[:len(b.scopes)-1]
	if len(tables) == 0 {
		fail()
	}
	out.From = b.from(tables, outer, via)
	if out.Distinct && out.Limit == 1 {
		out.Distinct = false // these rows are distinct already, and PostgreSQL sorts distinct rows only by what they show
	}
	return out
}

// selectItem returns an item of the select list.
func (b *builder) selectItem() query.Item { return b.expression().asShown() }

func (b *builder) clauses(out *query.Query) {
	for {
		switch b.word() {
		case ",":
			out.Select = append(out.Select, b.selectItem())
		case "where":
			out.Where = flatten(b.condition())
		case "group", ",g":
			out.GroupBy = append(out.GroupBy, b.group())
		case "having":
			out.Having = flatten(b.condition())
		case "order", ",o":
			it := b.expression().asSortKey()
			out.OrderBy = append(out.OrderBy, query.Order{Item: it, Desc: b.word() == "desc"})
		case "limit1":
			out.Limit = 1
			return
		case "limit":
			out.Limit = b.count()
			return
		case "limoff":
			out.Limit, out.Offset = b.count(), b.count()
			return
		case "end":
			return
		}
	}
}

func (b *builder) group() query.Column {
	e := b.expression()
	if e.column == nil || e.item.Agg != query.None || e.item.Calc != nil {
		fail()
	}
	return e.item.Column
}

func (b *builder) count() int {
	v := b.expression().literal
	if v == nil {
		fail()
	}
	n, err := strconv.Atoi(v.Text)
	if err != nil || n < 0 {
		fail()
	}
	return n
}

// from joins the tables in the order in which they are mentioned, each by the shortest path to those joined before it.
func (b *builder) from(tables []*link.Table, outer bool, via []*link.Column) query.From {
	out := query.From{Tables: []string{tables[0].Name}}
	in := tables[:1:1]
	for _, t := range tables[1:] {
		if slices.Contains(in, t) {
			continue
		}
		nearest, far := (*link.Table)(nil), 0
		for _, s := range in {
			if n := b.q.Distance(s, t); n > 0 && (nearest == nil || n < far) {
				nearest, far = s, n
			}
		}
		if nearest == nil {
			fail()
		}
		for _, e := range b.q.Path(nearest, t) {
			if slices.Contains(in, e.Right.Table) {
				continue
			}
			for _, o := range b.q.DirectEdges(e.Left.Table, e.Right.Table) {
				if slices.Contains(via, o.Left) || slices.Contains(via, o.Right) {
					e = o
				}
			}
			in = append(in, e.Right.Table)
			out.Tables = append(out.Tables, e.Right.Table.Name)
			out.Joins = append(out.Joins, query.Join{Left: e.Left.Ref(), Right: e.Right.Ref(),
				Cast: e.Left.Kind != e.Right.Kind, Outer: outer})
		}
	}
	return out
}

// maxAlternatives is the maximum number of alternatives to which brackets are expanded.
const maxAlternatives = 8

// condition returns a condition as alternatives, each a list of conditions that must all hold.
func (b *builder) condition() [][]query.Condition {
	switch word := b.word(); word {
	case "and":
		left, right := b.condition(), b.condition()
		if len(left)*len(right) > maxAlternatives {
			fail()
		}
		var out [][]query.Condition
		for _, l := range left {
			for _, r := range right {
				out = append(out, slices.Concat(l, r))
			}
		}
		return out
	case "or":
		return joinAlternatives(b.condition(), b.condition())
	case "not":
		return negated(b.condition())
	case "within":
		return [][]query.Condition{b.within()}
	default:
		return [][]query.Condition{{b.comparison(word)}}
	}
}

// negated returns the negation of conditions that must all hold, as alternatives: in each, one of them does not hold.
func negated(all [][]query.Condition) (out [][]query.Condition) {
	if len(all) != 1 {
		fail()
	}
	for _, c := range all[0] {
		if c.Op = negatedOps[c.Op]; c.Op == "" {
			fail()
		}
		out = append(out, []query.Condition{c})
	}
	return out
}

// within returns the conditions for a date to be in an interval of time that the question names.
func (b *builder) within() []query.Condition {
	e, a := b.expression(), b.next()
	if e.column == nil || e.item.Agg != query.None || a < firstValue {
		fail()
	}
	v := &b.g.Values[a-firstValue]
	if v.moment == nil {
		fail()
	}
	b.used |= v.mask
	where := b.q.During(e.column, v.moment)
	if len(where) == 0 {
		fail()
	}
	return where
}

var negatedOps = map[query.Op]query.Op{query.Equal: query.NotEqual, query.NotEqual: query.Equal, query.In: query.NotIn,
	query.NotIn: query.In, query.Less: query.GreaterEqual, query.GreaterEqual: query.Less, query.Greater: query.LessEqual,
	query.LessEqual: query.Greater, query.Like: query.NotLike, query.NotLike: query.Like, query.IsNull: query.IsNotNull,
	query.IsNotNull: query.IsNull}

// joinAlternatives joins alternatives; two values of one column become a list.
func joinAlternatives(left, right [][]query.Condition) [][]query.Condition {
	if len(left) == 1 && len(right) == 1 && len(left[0]) == 1 && len(right[0]) == 1 {
		l, r := left[0][0], right[0][0]
		if (l.Op == query.Equal || l.Op == query.In) && (r.Op == query.Equal || r.Op == query.In) && l.Item.Same(r.Item) &&
			len(l.Values) > 0 && len(r.Values) > 0 {
			l.Op, l.Values = query.In, slices.Concat(l.Values, r.Values)
			return [][]query.Condition{{l}}
		}
	}
	return slices.Concat(left, right)
}

// flatten returns alternatives in a query's form: a list in which AND binds tighter than OR.
func flatten(all [][]query.Condition) (out []query.Condition) {
	for i, of := range all {
		for k, c := range of {
			c.Or = i > 0 && k == 0
			out = append(out, c)
		}
	}
	return out
}

var comparisons = map[string]query.Op{"=": query.Equal, "!=": query.NotEqual, "<": query.Less, ">": query.Greater,
	"<=": query.LessEqual, ">=": query.GreaterEqual}

var mirroredOps = map[query.Op]query.Op{query.Less: query.Greater, query.Greater: query.Less,
	query.LessEqual: query.GreaterEqual, query.GreaterEqual: query.LessEqual}

func (b *builder) comparison(word string) query.Condition {
	if op, ok := comparisons[word]; ok {
		return b.comparedWith(op)
	}
	e := b.expression()
	if e.literal != nil || e.only != nil {
		fail()
	}
	c := query.Condition{Item: e.item}
	switch word {
	case "between":
		c.Op, c.Item = query.Between, e.asQuantity()
		low, high := b.expression().literal, b.expression().literal
		if low == nil || high == nil {
			fail()
		}
		c.Values = []query.Value{e.value(low, c.Op), e.value(high, c.Op)}
	case "null":
		c.Op = query.IsNull
	case "notnull":
		c.Op = query.IsNotNull
	case "in", "notin":
		c.Op = query.In
		if word == "notin" {
			c.Op = query.NotIn
		}
		c.Sub = b.selected()
		c.Cast = e.column != nil && b.hasOtherKind(e.column, c.Sub)
	case "like", "starts", "ends", "notlike":
		c.Op = query.Like
		if word == "notlike" {
			c.Op = query.NotLike
		}
		v := b.expression().literal
		if v == nil || v.Text == "" || strings.ContainsAny(v.Text, `%_\`) {
			fail()
		}
		pattern := v.Text
		if word != "starts" {
			pattern = "%" + pattern
		}
		if word != "ends" {
			pattern += "%"
		}
		c.Values = []query.Value{{Text: pattern, First: v.First, Last: v.Last}}
	}
	return c
}

// hasOtherKind reports whether a column differs in kind from the column that a statement shows.
func (b *builder) hasOtherKind(c *link.Column, sub *query.Query) bool {
	if len(sub.Select) != 1 || sub.Select[0].Agg != query.None {
		return false
	}
	o := b.q.Catalog.Column(sub.Select[0].Column)
	return o != nil && o.Kind != c.Kind
}

func (b *builder) comparedWith(op query.Op) query.Condition {
	l, r := b.expression(), b.expression()
	if l.literal != nil {
		if m := mirroredOps[op]; m != "" {
			op = m
		}
		l, r = r, l
	}
	if l.literal != nil || l.only != nil || r.only != nil {
		fail()
	}
	c := query.Condition{Item: l.item, Op: op}
	if op != query.Equal && op != query.NotEqual && (l.isKey() || r.isKey()) {
		fail()
	}
	switch {
	case r.literal != nil:
		c.Values = []query.Value{l.value(r.literal, op)}
		if op != query.Equal && op != query.NotEqual || c.Values[0].Number || l.isDay(c.Values[0].Text) {
			c.Item = l.asQuantity()
		}
	case r.item.Sub != nil && r.item.Agg == query.None:
		c.Item, c.Sub = l.asQuantity(), r.item.Sub
	default:
		other := r.asQuantity()
		c.Item, c.Other = l.asQuantity(), &other
	}
	return c
}

// literal returns an action as a value: one from the question, a constant of the grammar, or a multiple of one.
func (b *builder) literal(a action) *query.Value {
	if a >= firstValue {
		v := &b.g.Values[a-firstValue]
		if v.moment != nil {
			fail() // only within an interval
		}
		b.used |= v.mask
		if v.Column >= 0 && v.mask != 0 {
			b.cells = append(b.cells, v)
		}
		first, last := -1, -1
		if v.mask != 0 {
			first, last = link.First(v.mask), link.Last(v.mask)
		}
		return &query.Value{Text: v.Text, Number: v.Number, First: first, Last: last}
	}
	name, ok := strings.CutPrefix(grammar[a].name, "k:")
	if !ok {
		by, ok := scales[grammar[a].name]
		if !ok {
			return nil
		}
		v := b.literal(b.next())
		if v == nil || !v.Number {
			fail()
		}
		n, _ := words.ParseNumber(v.Text)
		v.Text = words.FormatNumber(n * by)
		return v
	}
	if text, ok := strings.CutPrefix(name, "'"); ok {
		return &query.Value{Text: strings.TrimSuffix(text, "'"), First: -1, Last: -1}
	}
	return &query.Value{Text: strings.TrimSuffix(name, ".0"), Number: true, First: -1, Last: -1}
}

var scales = map[string]float64{"x100": 100, "x1000": 1000, "x60": 60, "d100": .01, "x12": 12, "d1000": .001}
