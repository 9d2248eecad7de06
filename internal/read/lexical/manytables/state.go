package manytables

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// slot is a kind of decision.
type slot int

const (
	sketchSlot slot = iota
	fromSlot
	selectSlot
	valueSlot // a condition's column together with its value
	opSlot
	columnSlot // the column of a condition that holds a query, or of a null test
	subOpSlot
	groupSlot
	havingSlot
	havingValueSlot
	orderSlot
	limitSlot
	slotCount
	complete
)

// state is a query on its way: blocks, one per SELECT, each filled in slot by slot. States are values: apply returns a
// new one that shares with the old what did not change.
type state struct {
	q      *question
	blocks []*block
	at     int // the block that is being filled
	score  float64
	parts  [slotCount]float64 // log-probability by kind of decision
	least  float64            // the probability of the least certain decision
	done   bool
}

// block is one SELECT on its way.
type block struct {
	context surrounding
	parent  int // the block around it, -1: none
	within  int // the parent's condition that holds it, -1: right of a set operation
	sketch  *sketch
	tables  []int
	selects []item
	where   []condition
	step    int // decisions taken about conditions, two for each
	groups  []int
	having  *condition
	orders  []item
	limit   int
	used    []mention // what earlier columns were named by
}

// item is query.Item by column number.
type item struct {
	agg      query.Agg
	distinct bool
	column   int
}

// condition is query.Condition by column number.
type condition struct {
	item
	op    query.Op
	v, v2 value
}

// option is one way to take a decision.
type option struct {
	features []uint32
	shared   []uint32 // more of them, held in common with other options
	column   int
	v, v2    value
	op       query.Op
	set      []int
	sketch   *sketch
	limit    int
	by       mention // what names the column
}

func newState(q *question) *state {
	return &state{q: q, blocks: []*block{{context: rootContext, parent: -1, within: -1}}, least: 1}
}

// next returns the decision that comes next; what needs no decision is filled in on the way.
func (s *state) next() slot {
	for {
		b := s.blocks[s.at]
		if k := b.next(); k != complete {
			return k
		}
		if s.at+1 == len(s.blocks) {
			s.done = true
			return complete
		}
		s.at++
	}
}

func (b *block) next() slot {
	if b.sketch == nil {
		return sketchSlot
	}
	if b.tables == nil {
		return fromSlot
	}
	for len(b.selects) < len(b.sketch.Selects) {
		agg, distinct, star := readAggregate(b.sketch.Selects[len(b.selects)])
		if !star {
			return selectSlot
		}
		b.selects = append(b.selects, item{agg: agg, distinct: distinct})
	}
	if k := b.conditionSlot(); k != complete {
		return k
	}
	if len(b.groups) < b.sketch.Groups {
		return groupSlot
	}
	if b.sketch.Having != "" && b.having == nil {
		agg, distinct, star := readAggregate(b.sketch.Having)
		if !star {
			return havingSlot
		}
		b.having = &condition{item: item{agg: agg, distinct: distinct}}
	}
	if b.having != nil && b.having.op == "" {
		return havingValueSlot
	}
	for len(b.orders) < len(b.sketch.Orders) {
		key, _ := b.sketch.order(len(b.orders))
		agg, distinct, star := readAggregate(key)
		if !star {
			return orderSlot
		}
		b.orders = append(b.orders, item{agg: agg, distinct: distinct})
	}
	if b.sketch.Limit == someRows && b.limit == 0 {
		return limitSlot
	}
	return complete
}

// conditionSlot returns the next decision on a condition, if one is left.
func (b *block) conditionSlot() slot {
	for ; b.step < 2*b.sketch.conditions(); b.step++ {
		kind, _ := b.sketch.condition(b.step / 2)
		switch what := b.step%2 == 0; {
		case what && (kind == withValue || kind == withRange):
			return valueSlot
		case what:
			return columnSlot
		case kind == withValue:
			return opSlot
		case kind == comparedTo || kind == withNull:
			return subOpSlot
		}
	}
	return complete
}

// apply takes a decision.
func (s *state) apply(k slot, o *option) *state {
	n := *s
	n.blocks = append([]*block(nil), s.blocks...)
	b := s.blocks[s.at].clone()
	n.blocks[s.at] = b
	switch k {
	case sketchSlot:
		b.sketch = o.sketch
		n.spawn(o.sketch)
	case fromSlot:
		b.tables = o.set
	case selectSlot:
		agg, distinct, _ := readAggregate(b.sketch.Selects[len(b.selects)])
		b.selects = append(b.selects, item{agg, distinct, o.column})
		b.used = append(b.used, o.by)
	case valueSlot:
		c := condition{item: item{column: o.column}, v: o.v, v2: o.v2}
		if kind, _ := b.sketch.condition(b.step / 2); kind == withRange {
			c.op = query.Between
		}
		b.where = append(b.where, c)
		b.step++
	case columnSlot:
		c := condition{item: item{column: o.column}, v: value{a: -1, b: -1}}
		switch kind, _ := b.sketch.condition(b.step / 2); kind {
		case notAmong:
			c.op = query.NotIn
		case among:
			c.op = query.In
		}
		b.where = append(b.where, c)
		b.step++
	case opSlot, subOpSlot:
		b.where[len(b.where)-1].op = o.op
		b.step++
	case groupSlot:
		b.groups = append(b.groups, o.column)
	case havingSlot:
		key := b.sketch.Having
		if key == plainHaving {
			key = ""
		}
		agg, distinct, _ := readAggregate(key)
		b.having = &condition{item: item{agg, distinct, o.column}}
	case havingValueSlot:
		h := *b.having
		h.op, h.v = o.op, o.v
		b.having = &h
	case orderSlot:
		key, _ := b.sketch.order(len(b.orders))
		agg, distinct, _ := readAggregate(key)
		b.orders = append(b.orders, item{agg, distinct, o.column})
	case limitSlot:
		b.limit = o.limit
	}
	return &n
}

// spawn adds the blocks that the sketch of the current one asks for.
func (s *state) spawn(k *sketch) {
	for i := range k.conditions() {
		kind, _ := k.condition(i)
		if c, ok := contexts[kind]; ok {
			s.blocks = append(s.blocks, &block{context: c, parent: s.at, within: i})
		}
	}
	if k.Set != query.NoSet {
		s.blocks = append(s.blocks, &block{context: setContext(k.Set), parent: s.at, within: -1})
	}
}

func (b *block) clone() *block {
	n := *b
	n.selects = b.selects[:len(b.selects):len(b.selects)]
	n.where = append([]condition(nil), b.where...)
	n.groups = b.groups[:len(b.groups):len(b.groups)]
	n.orders = b.orders[:len(b.orders):len(b.orders)]
	n.used = b.used[:len(b.used):len(b.used)]
	return &n
}

// query returns the query as far as it is decided.
func (s *state) query() *query.Query {
	out := make([]*query.Query, len(s.blocks))
	for i, b := range s.blocks {
		out[i] = s.q.block(b)
	}
	for i := len(s.blocks) - 1; i > 0; i-- {
		b := s.blocks[i]
		parent := out[b.parent]
		if b.within < 0 {
			parent.Right = out[i]
		} else if b.within < len(parent.Where) {
			parent.Where[b.within].Sub = out[i]
			parent.Where[b.within].Cast = s.q.differ(s.blocks[b.parent].where[b.within].item, b)
		}
	}
	return out[0]
}

// differ reports whether an item and what block b selects are of different types.
func (q *question) differ(it item, b *block) bool {
	if len(b.selects) == 0 {
		return false
	}
	return q.kindOf(it) != q.kindOf(b.selects[0])
}

func (q *question) kindOf(it item) kind {
	switch it.agg {
	case query.Count, query.Sum, query.Avg:
		return number
	}
	return q.cat.columns[it.column].kind
}

func (q *question) block(b *block) *query.Query {
	out := &query.Query{From: q.cat.from(q.joinOrder(b.tables))}
	if b.sketch == nil {
		return out
	}
	out.Distinct, out.Set = b.sketch.Distinct, b.sketch.Set
	for _, it := range b.selects {
		out.Select = append(out.Select, q.item(it))
	}
	for i, c := range b.where {
		n := query.Condition{Item: q.item(c.item), Op: c.op}
		_, n.Or = b.sketch.condition(i)
		switch kind, _ := b.sketch.condition(i); kind {
		case withValue:
			n.Values = []query.Value{q.literal(wild(c), n.Item)}
		case withRange:
			n.Values = []query.Value{q.literal(c.v, n.Item), q.literal(c.v2, n.Item)}
		}
		out.Where = append(out.Where, n)
	}
	for _, g := range b.groups {
		out.GroupBy = append(out.GroupBy, q.cat.column(g))
	}
	if b.having != nil {
		it := q.item(b.having.item)
		out.Having = []query.Condition{{Item: it, Op: b.having.op, Values: []query.Value{q.literal(b.having.v, it)}}}
	}
	for i, it := range b.orders {
		_, desc := b.sketch.order(i)
		out.OrderBy = append(out.OrderBy, query.Order{Item: q.item(it), Desc: desc})
	}
	out.Keyed = q.keyed(b)
	switch b.sketch.Limit {
	case oneRow:
		out.Limit = 1
	case someRows:
		out.Limit = b.limit
	}
	return out
}

// keyed reports whether the block is grouped by the whole key of every table of which it shows more.
func (q *question) keyed(b *block) bool {
	if len(b.groups) == 0 {
		return false
	}
	for _, it := range append(b.selects[:len(b.selects):len(b.selects)], b.orders...) {
		if it.agg != "" || it.column == 0 || slices.Contains(b.groups, it.column) {
			continue
		}
		keys := 0
		for _, g := range b.groups {
			if g > 0 && q.cat.columns[g].key && q.cat.columns[g].table == q.cat.columns[it.column].table {
				keys++
			}
		}
		if n := len(q.cat.tables[q.cat.columns[it.column].table].Key); n == 0 || keys < n {
			return false
		}
	}
	return true
}

// wild returns the condition's value, with the wildcards that LIKE needs.
func wild(c condition) value {
	v := c.v
	if (c.op == query.Like || c.op == query.NotLike) && !strings.Contains(v.text, "%") {
		v.text = "%" + v.text + "%"
	}
	return v
}

func (q *question) item(it item) query.Item {
	return query.Item{Agg: it.agg, Distinct: it.distinct, Column: q.cat.column(it.column)}
}

// joinOrder puts the tables into the order in which the question names them, as people write joins.
func (q *question) joinOrder(set []int) []int {
	out := append([]int(nil), set...)
	at := func(t int) int {
		for _, m := range q.tables[t] {
			if m.level >= whole {
				return m.a
			}
		}
		return len(q.words) + t
	}
	sortBy(out, func(a, b int) bool { return at(a) < at(b) })
	return out
}
