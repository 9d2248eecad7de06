package manytables

import (
	"slices"
	"sort"

	"github.com/ask-surely/surely/internal/query"
)

// gold is a query that training takes as right, by block in the order in which states make blocks.
type gold struct {
	cat    *catalog
	blocks []*query.Query
}

// mostBlocks bounds the SELECTs of a query that is learnt from.
const mostBlocks = 8

// newGold takes q apart; false where the parser could never build it.
func newGold(cat *catalog, q *query.Query) (*gold, bool) {
	g := &gold{cat: cat, blocks: []*query.Query{q}}
	for i := 0; i < len(g.blocks); i++ {
		b := g.blocks[i]
		if _, ok := sketchOf(b); !ok || len(g.blocks) > mostBlocks {
			return nil, false
		}
		if _, ok := cat.set(b.From.Tables); !ok {
			return nil, false
		}
		for _, c := range b.Where {
			if c.Sub != nil {
				g.blocks = append(g.blocks, c.Sub)
			}
		}
		if b.Right != nil {
			g.blocks = append(g.blocks, b.Right)
		}
	}
	return g, true
}

// arrange puts conditions that may stand in any order into the order in which the question gives their values: the
// parser builds them in that order only.
func (g *gold) arrange(q *question) {
	for i, b := range g.blocks {
		if len(b.Where) < 2 || !interchangeable(b.Where) {
			continue
		}
		sorted := *b
		sorted.Where = append([]query.Condition(nil), b.Where...)
		at := func(c *query.Condition) int {
			n, _ := g.cat.number(c.Item.Column)
			return q.place(n, normal(c.Values[0].Text))
		}
		sort.SliceStable(sorted.Where, func(i, j int) bool { return at(&sorted.Where[i]) < at(&sorted.Where[j]) })
		for k := range sorted.Where {
			sorted.Where[k].Or = b.Where[max(k, 1)].Or && k > 0
		}
		g.blocks[i] = &sorted
	}
}

// interchangeable reports whether conditions compare with literals and are all joined in the same way.
func interchangeable(conds []query.Condition) bool {
	for i := range conds {
		if k, _ := conditionKind(&conds[i]); k != withValue || i > 0 && conds[i].Or != conds[1].Or {
			return false
		}
	}
	return true
}

// place returns the first word of a value of the column, or a place past the end.
func (q *question) place(column int, norm string) int {
	for _, v := range q.values {
		if v.column == column && v.norm == norm {
			return v.a
		}
	}
	for _, v := range q.loose {
		if v.norm == norm {
			return v.a
		}
	}
	return len(q.words)
}

// option returns what the gold query decides: a test for options, and an option that stands in where none passes.
func (g *gold) option(s *state, k slot) (same func(*option) bool, stand option, ok bool) {
	if s.at >= len(g.blocks) {
		return nil, option{}, false
	}
	b, q := s.blocks[s.at], g.blocks[s.at]
	byColumn := func(c query.Column) (func(*option) bool, option, bool) {
		n, ok := g.cat.number(c)
		return func(o *option) bool { return o.column == n }, option{column: n, by: mention{a: -1, b: -1}}, ok
	}
	switch k {
	case sketchSlot:
		want, ok := sketchOf(q)
		if !ok {
			return nil, option{}, false
		}
		return func(o *option) bool { return o.sketch.key == want.key }, option{sketch: want}, true
	case fromSlot:
		set, ok := g.cat.set(q.From.Tables)
		return func(o *option) bool { return slices.Equal(o.set, set) }, option{set: set}, ok
	case selectSlot:
		return byColumn(q.Select[len(b.selects)].Column)
	case valueSlot, columnSlot:
		c := q.Where[b.step/2]
		_, stand, ok := byColumn(c.Item.Column)
		var norm [2]string
		for i := range min(len(c.Values), 2) {
			norm[i] = normal(c.Values[i].Text)
		}
		stand.v = value{a: -1, b: -1, how: said}
		if len(c.Values) > 0 {
			stand.v.text, stand.v.norm = c.Values[0].Text, norm[0]
		}
		if len(c.Values) > 1 {
			stand.v2 = value{a: -1, b: -1, how: said, text: c.Values[1].Text, norm: norm[1]}
		}
		return func(o *option) bool {
			return o.column == stand.column && (k == columnSlot || o.v.norm == norm[0] && o.v2.norm == norm[1])
		}, stand, ok
	case opSlot, subOpSlot:
		op := q.Where[b.step/2].Op
		return func(o *option) bool { return o.op == op }, option{op: op}, true
	case groupSlot:
		return byColumn(q.GroupBy[len(b.groups)])
	case havingSlot:
		return byColumn(q.Having[0].Item.Column)
	case havingValueSlot:
		h := q.Having[0]
		norm := normal(h.Values[0].Text)
		return func(o *option) bool { return o.op == h.Op && o.v.norm == norm },
			option{op: h.Op, v: value{a: -1, b: -1, how: said, text: h.Values[0].Text, norm: norm}}, true
	case orderSlot:
		return byColumn(q.OrderBy[len(b.orders)].Item.Column)
	case limitSlot:
		return func(o *option) bool { return o.limit == q.Limit }, option{limit: q.Limit}, true
	}
	return nil, option{}, false
}

// matches reports whether the state took all the gold query's decisions.
func (g *gold) matches(s *state) bool {
	if len(s.blocks) != len(g.blocks) {
		return false
	}
	for i, b := range s.blocks {
		if !g.took(b, g.blocks[i]) {
			return false
		}
	}
	return true
}

// took reports whether a block took the decisions of a query. Where the sketches are the same so are the numbers of all
// clauses.
func (g *gold) took(b *block, q *query.Query) bool {
	want, ok := sketchOf(q)
	if !ok || want.key != b.sketch.key {
		return false
	}
	set, _ := g.cat.set(q.From.Tables)
	same := slices.Equal(set, b.tables)
	check := func(column int, c query.Column) {
		n, _ := g.cat.number(c)
		same = same && column == n
	}
	for j, x := range b.selects {
		check(x.column, q.Select[j].Column)
	}
	for j, x := range b.where {
		w := q.Where[j]
		check(x.column, w.Item.Column)
		same = same && x.op == w.Op && (len(w.Values) == 0 || x.v.norm == normal(w.Values[0].Text)) &&
			(len(w.Values) < 2 || x.v2.norm == normal(w.Values[1].Text))
	}
	for j, x := range b.groups {
		check(x, q.GroupBy[j])
	}
	if h := b.having; h != nil {
		w := q.Having[0]
		check(h.column, w.Item.Column)
		same = same && h.op == w.Op && h.v.norm == normal(w.Values[0].Text)
	}
	for j, x := range b.orders {
		check(x.column, q.OrderBy[j].Item.Column)
	}
	return same && (b.sketch.Limit != someRows || b.limit == q.Limit)
}
