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

// errNotExpressible means that query.Query cannot express the actions; errUnfinished, that it can as far as they go.
var (
	errNotExpressible = errors.New("no such query")
	errUnfinished     = errors.New("more actions are needed")
)

// Build turns actions into a query, and returns the words of the question that support it.
func Build(q *link.Question, g *Grounded, actions []action) (out *query.Query, used link.Mask, err error) {
	b := &builder{q: q, g: g, actions: actions}
	err = attempt(func() {
		out = b.statement()
		if b.at != len(actions) {
			fail()
		}
	})
	if b.usesWordsTwice() {
		err = errNotExpressible
	}
	if err != nil {
		return nil, 0, err
	}
	return out, b.used, nil
}

// attempt runs a walk that panics with errNotExpressible or errUnfinished, and returns that error.
func attempt(walk func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			if r != error(errNotExpressible) && r != error(errUnfinished) { //nolint:errorlint // they are the same values
				panic(r)
			}
			err = r.(error)
		}
	}()
	walk()
	return nil
}

// mayBegin reports whether actions are a query or may begin one. It is what a search may write, so that nothing is
// refused after it.
func mayBegin(q *link.Question, g *Grounded, actions []action) bool {
	_, _, err := Build(q, g, actions)
	return err == nil || err == errUnfinished //nolint:errorlint // it is the same value
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
		panic(error(errUnfinished))
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
	if op == "nothing" {
		return Nothing
	}
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
	if slices.Contains(*top, t) {
		return
	}
	if len(*top) > 0 && b.q.Distance((*top)[0], t) < 0 {
		fail()
	}
	*top = append(*top, t)
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
	for ; word != "select" && word != "selectd" && word != "keepselect"; word = b.word() {
		switch word {
		case "with":
			b.table()
		case "left":
			outer = true
		case "via":
			via = append(via, b.q.Catalog.Columns[b.next()-firstColumn])
		}
	}
	out := &query.Query{Distinct: word == "selectd"}
	if word == "keepselect" {
		kept := b.kept()
		out.Distinct, out.Select = kept.Distinct, slices.Clone(kept.Select)
		b.mentionItems(kept.Select)
	} else {
		out.Select = []query.Item{b.selectItem()}
	}
	b.clauses(out)
	tables := b.scopes[len(b.scopes)-1]
	b.scopes = b.scopes[:len(b.scopes)-1]
	if out.From = b.ofSubqueries(out); len(out.From.Tables) == 0 || len(tables) > 0 {
		out.From = b.from(tables, outer, via)
	} else {
		out.Limit = 1
	}
	if out.Distinct && out.Limit == 1 {
		out.Distinct = false // these rows are distinct already, and PostgreSQL sorts distinct rows only by what they show
	}
	return out
}

// ofSubqueries returns what a query is FROM whose items are all computed from sub-queries: one row of what they read.
func (b *builder) ofSubqueries(q *query.Query) (out query.From) {
	for _, it := range q.Select {
		if sub := firstSub(it); sub != nil && len(sub.From.Alias) == 0 {
			return query.From{Tables: sub.From.Tables[:1]}
		}
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
		case "keepgroup":
			kept := b.kept()
			out.GroupBy, out.Keyed = slices.Clone(kept.GroupBy), kept.Keyed
			for _, c := range kept.GroupBy {
				b.mention(c)
			}
		case "keeporder":
			for _, o := range b.kept().OrderBy {
				out.OrderBy = append(out.OrderBy, o)
				b.mentionItems([]query.Item{o.Item})
			}
		case "having":
			out.Having = flatten(b.condition())
		case "order", ",o":
			e := b.expression()
			out.OrderBy = append(out.OrderBy, e.asOrder(b.word() == "desc"))
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
	if len(tables) == 0 {
		fail()
	}
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
			said := 0
			for _, o := range b.q.DirectEdges(e.Left.Table, e.Right.Table) {
				n := int(bit(slices.Contains(via, o.Left)) + bit(slices.Contains(via, o.Right)))
				if n > said {
					e, said = o, n
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
