package query

import (
	"cmp"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// Kind is the kind of decision a component stands for.
type Kind string

const (
	FromTables   Kind = "from"
	SelectColumn Kind = "select.column"
	SelectAgg    Kind = "select.agg"
	SelectText   Kind = "select.text"     // the question asked about a selected text column, or its summary
	SelectRows   Kind = "select.distinct" // whether equal rows are shown once
	WhereCount   Kind = "where.count"
	WhereColumn  Kind = "where.column"
	WhereOp      Kind = "where.op"
	WhereValue   Kind = "where.value"
	WhereText    Kind = "where.text" // the question asked about a text column
	WhereSub     Kind = "where.sub"  // whether the right side is a literal, a column or a sub-query
	AndOr        Kind = "where.andor"
	GroupColumn  Kind = "group.column"
	HavingCount  Kind = "having.count"
	HavingItem   Kind = "having.item"
	HavingOp     Kind = "having.op"
	HavingValue  Kind = "having.value"
	HavingSub    Kind = "having.sub"
	OrderItem    Kind = "order.item"
	OrderDesc    Kind = "order.direction"
	LimitRows    Kind = "limit"
	SetOperation Kind = "set"
)

// Component is one decision of a query. Slot is the address of what is decided, Choice what was chosen. Neither depends
// on the position among other components, so confirming or refusing one stays valid when others change. A slot such as
// where.column may hold several components.
type Component struct {
	Kind   Kind      `json:"kind"`
	Block  string    `json:"block,omitempty"` // the enclosing sub-queries: "where(age)/" …; empty for the outermost
	Slot   string    `json:"slot"`
	Choice string    `json:"choice"`
	Item   Item      `json:"item"`             // the item, if it is about one
	Cond   Condition `json:"cond"`             // the condition it belongs to, if any (without Sub)
	From   From      `json:"from"`             // the tables of its block
	Groups []Column  `json:"groups,omitempty"` // the grouping of its block, for HAVING
}

// ID identifies the decision together with its choice.
func (c Component) ID() string { return c.Slot + " = " + c.Choice }

// Components splits a query into its decisions; each comes after those it depends on.
func Components(q *Query) []Component { return components(q, false) }

func components(q *Query, isBackward bool) []Component {
	s := splitter{list: make([]Component, 0, 16), isBackward: isBackward}
	s.block(q, "")
	return s.list
}

// splitter lists components, the outermost conditions from last to first if isBackward is set.
type splitter struct {
	list       []Component
	isBackward bool
}

func (s *splitter) add(kind Kind, path, about, choice string, f From, c Component) {
	c.Kind, c.Block, c.Choice, c.From, c.Slot = kind, path, choice, f, path+string(kind)
	if about != "" {
		c.Slot += "(" + about + ")"
	}
	s.list = append(s.list, c)
}

func (s *splitter) block(q *Query, path string) {
	for _, p := range q.Written {
		if p.Kind != "" {
			s.list = append(s.list, p.component(q.From))
		}
	}
	if q.Written != nil {
		return
	}
	add := func(kind Kind, about, choice string, c Component) { s.add(kind, path, about, choice, q.From, c) }
	add(SetOperation, "", cmp.Or(string(q.Set), "none"), Component{})
	add(FromTables, "", strings.Join(q.From.names(), ", "), Component{})
	for _, it := range q.Select {
		add(SelectColumn, "", it.address(), Component{Item: it})
	}
	for _, it := range q.Select {
		if it.Text != nil {
			add(SelectText, it.Column.String(), it.Text.String(), Component{Item: it})
		}
		if it.Agg != None || !it.isComputed() { // a computed item is decided together with its operands
			add(SelectAgg, it.withoutAggregate().String(), it.aggChoice(), Component{Item: it})
		}
	}
	add(SelectRows, "", strconv.FormatBool(q.Distinct), Component{})
	add(WhereCount, "", strconv.Itoa(len(q.Where)), Component{})
	s.conditions(path, q.Where, q.From, WhereColumn, WhereOp, WhereValue, WhereSub, nil)
	if len(q.Where) > 1 {
		add(AndOr, "", connective(q.Where), Component{})
	}
	for _, g := range q.GroupBy {
		add(GroupColumn, "", g.String(), Component{Item: Item{Column: g}})
	}
	if len(q.GroupBy) > 0 {
		add(HavingCount, "", strconv.Itoa(len(q.Having)), Component{Groups: q.GroupBy})
		s.conditions(path, q.Having, q.From, HavingItem, HavingOp, HavingValue, HavingSub, q.GroupBy)
	}
	for _, o := range q.OrderBy {
		add(OrderItem, "", o.Item.String(), Component{Item: o.Item})
		dir := "asc"
		if o.Desc {
			dir = "desc"
		}
		add(OrderDesc, o.Item.String(), dir, Component{Item: o.Item})
	}
	if len(q.OrderBy) > 0 || q.Limit > 0 || q.Offset > 0 {
		add(LimitRows, "", q.Window(), Component{})
	}
	if q.Right != nil {
		s.block(q.Right, path+"right/")
	}
}

func (s *splitter) conditions(path string, conds []Condition, f From, column, op, value, sub Kind, groups []Column) {
	for _, c := range conds {
		about := c.subject()
		c.Sub = nil
		s.add(column, path, "", about, f, Component{Item: c.Item, Cond: c, Groups: groups})
	}
	for i := range conds {
		c := conds[i]
		if s.isBackward && path == "" && column == WhereColumn {
			c = conds[len(conds)-1-i]
		}
		k := Component{Item: c.Item, Cond: c, Groups: groups}
		k.Cond.Sub = nil
		if c.Item.Text != nil {
			s.add(WhereText, path, c.Item.Column.String(), c.Item.Text.String(), f, k)
		}
		item := c.Item.String()
		compared := item + " " + string(c.Op)
		s.add(op, path, item, string(c.Op), f, k)
		if c.Op == IsNull || c.Op == IsNotNull {
			continue
		}
		if peers, _ := c.Sub.Peers(); peers != nil { // asked about as a whole
			k.Cond = c
			s.add(value, path, compared, c.Sub.SUQL(), f, k)
			continue
		}
		switch {
		case c.Sub != nil:
			s.add(sub, path, compared, "query", f, k)
			s.block(c.Sub, path+"where("+item+")/")
		case c.Other != nil:
			s.add(sub, path, compared, "column", f, k)
			s.add(value, path, compared, c.valueText(), f, k)
		default:
			s.add(sub, path, compared, "literal", f, k)
			s.add(value, path, compared, c.valueText(), f, k)
		}
	}
}

// subject returns a condition's item without the question about its text.
func (c Condition) subject() string {
	if c.Item.isComputed() || len(c.Item.Only) > 0 {
		return c.Item.String()
	}
	return Item{Agg: c.Item.Agg, Distinct: c.Item.Distinct, Column: c.Item.Column}.String()
}

// names lists the tables in a fixed order, aliases with their table.
func (f From) names() []string {
	out := make([]string, len(f.Tables))
	for i, name := range f.Tables {
		out[i] = name
		if real, ok := f.Alias[name]; ok {
			out[i] = real + " as " + name
		}
	}
	sort.Strings(out)
	return out
}

// isComputed reports whether an item is computed from several values and has no column of its own.
func (i Item) isComputed() bool { return i.Calc != nil || i.Number != "" || i.Sub != nil }

// withoutAggregate returns the argument of an item's aggregate.
func (i Item) withoutAggregate() Item {
	return Item{Column: i.Column, Text: i.Text, Calc: i.Calc, Number: i.Number, Sub: i.Sub}
}

// address returns the address of an item without aggregate or text call: its column or its computation.
func (i Item) address() string {
	i.Text = nil
	return i.withoutAggregate().String()
}

// aggChoice returns an aggregate with its FILTER conditions.
func (i Item) aggChoice() string {
	if len(i.Only) == 0 {
		return i.aggName()
	}
	return i.aggName() + " only " + printConditions(i.Only, true)
}

// Window names the rows shown: "3" for the first three, "1 from 2" for the second alone.
func (q *Query) Window() string {
	limit := "none"
	if q.Limit > 0 {
		limit = strconv.Itoa(q.Limit)
	}
	if q.Offset > 0 {
		limit += " from " + strconv.Itoa(q.Offset+1)
	}
	return limit
}

// Window parses the choice of a window component: how many rows are shown, and how many are skipped.
func Window(choice string) (limit, offset int) {
	count, from, _ := strings.Cut(choice, " from ")
	limit, _ = strconv.Atoi(count)
	if n, err := strconv.Atoi(from); err == nil {
		offset = n - 1
	}
	return limit, offset
}

func connective(conds []Condition) string {
	or, and := false, false
	for _, c := range conds[1:] {
		or, and = or || c.Or, and || !c.Or
	}
	switch {
	case or && and:
		return "mixed"
	case or:
		return "or"
	}
	return "and"
}

// Constraints holds what is known for certain about a query: components it has, and components it lacks.
type Constraints struct {
	Confirmed []Component `json:"confirmed,omitempty"`
	Forbidden []Component `json:"forbidden,omitempty"`
}

// Empty reports whether nothing is confirmed or forbidden.
func (k Constraints) Empty() bool { return len(k.Confirmed) == 0 && len(k.Forbidden) == 0 }

// Allow reports whether q has every confirmed component and no forbidden one.
func (k Constraints) Allow(q *Query) bool {
	if k.Empty() {
		return true
	}
	has := map[string]bool{}
	for _, c := range Components(q) {
		has[c.ID()] = true
	}
	for _, c := range k.Forbidden {
		if has[c.ID()] {
			return false
		}
	}
	return !slices.ContainsFunc(k.Confirmed, func(c Component) bool { return !has[c.ID()] })
}
