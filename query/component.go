package query

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Kind says what sort of decision a component is.
type Kind string

const (
	FromTables   Kind = "from"
	SelectColumn Kind = "select.column"
	SelectAgg    Kind = "select.agg"
	SelectText   Kind = "select.text"     // the question put to a selected text column, or its summary
	SelectRows   Kind = "select.distinct" // are equal rows shown once?
	WhereCount   Kind = "where.count"
	WhereColumn  Kind = "where.column"
	WhereOp      Kind = "where.op"
	WhereValue   Kind = "where.value"
	WhereText    Kind = "where.text" // the question put to a text column
	WhereSub     Kind = "where.sub"  // is the right side a literal or a query of its own?
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

// Component is one decision of a query. Slot is the address of what is decided, Choice what was chosen; neither depends
// on the position among other components, so what a person said of one stays true when others change. A query holds a
// set of components: a slot such as where.column may hold several.
type Component struct {
	Kind   Kind      `json:"kind"`
	Block  string    `json:"block,omitempty"` // the enclosing sub-queries: "where(age)/" …; empty for the outermost
	Slot   string    `json:"slot"`
	Choice string    `json:"choice"`
	Item   Item      `json:"item"`             // what the component is about, where it is about a value
	Cond   Condition `json:"cond"`             // the condition it belongs to, where it belongs to one (without Sub)
	From   From      `json:"from"`             // the tables of its block
	Groups []Column  `json:"groups,omitempty"` // the grouping of its block, for HAVING
}

// ID identifies the decision together with its choice.
func (c Component) ID() string { return c.Slot + " = " + c.Choice }

// Components takes a query apart, in the order in which it is decided: each component comes after those it depends on.
func Components(q *Query) []Component { return AppendComponents(make([]Component, 0, 16), q) }

// AppendComponents does the same to a list that is there: who takes many queries apart can use one list for all.
func AppendComponents(list []Component, q *Query) []Component {
	block(&list, q, "")
	return list
}

func block(out *[]Component, q *Query, path string) {
	add := func(kind Kind, about, choice string, c Component) {
		c.Kind, c.Block, c.Choice, c.From = kind, path, choice, q.From
		if about == "" {
			c.Slot = path + string(kind)
		} else {
			c.Slot = path + string(kind) + "(" + about + ")"
		}
		*out = append(*out, c)
	}
	tables := append([]string(nil), q.From.Tables...)
	sort.Strings(tables)
	set := "none"
	if q.Set != NoSet {
		set = string(q.Set)
	}
	add(SetOperation, "", set, Component{})
	add(FromTables, "", strings.Join(tables, ", "), Component{})
	for _, it := range q.Select {
		add(SelectColumn, "", it.Column.String(), Component{Item: it})
	}
	for _, it := range q.Select {
		if it.Text != nil {
			add(SelectText, it.Column.String(), it.Text.String(), Component{Item: it})
		}
		add(SelectAgg, Item{Column: it.Column, Text: it.Text}.String(), it.aggName(), Component{Item: it})
	}
	add(SelectRows, "", strconv.FormatBool(q.Distinct), Component{})
	add(WhereCount, "", strconv.Itoa(len(q.Where)), Component{})
	conditions(out, q, path, q.Where, WhereColumn, WhereOp, WhereValue, WhereSub, add)
	if len(q.Where) > 1 {
		add(AndOr, "", connective(q.Where), Component{})
	}
	for _, g := range q.GroupBy {
		add(GroupColumn, "", g.String(), Component{Item: Item{Column: g}})
	}
	if len(q.GroupBy) > 0 {
		add(HavingCount, "", strconv.Itoa(len(q.Having)), Component{Groups: q.GroupBy})
		conditions(out, q, path, q.Having, HavingItem, HavingOp, HavingValue, HavingSub,
			func(kind Kind, about, choice string, c Component) { c.Groups = q.GroupBy; add(kind, about, choice, c) })
	}
	for _, o := range q.OrderBy {
		add(OrderItem, "", o.Item.String(), Component{Item: o.Item})
		dir := "asc"
		if o.Desc {
			dir = "desc"
		}
		add(OrderDesc, o.Item.String(), dir, Component{Item: o.Item})
	}
	limit := "none"
	if q.Limit > 0 {
		limit = strconv.Itoa(q.Limit)
	}
	if len(q.OrderBy) > 0 || q.Limit > 0 {
		add(LimitRows, "", limit, Component{})
	}
	if q.Right != nil {
		block(out, q.Right, path+"right/")
	}
}

func conditions(out *[]Component, q *Query, path string, conds []Condition, column, op, value, sub Kind,
	add func(Kind, string, string, Component)) {
	about := func(c Condition) Component {
		c.Sub = nil
		return Component{Item: c.Item, Cond: c}
	}
	for _, c := range conds {
		add(column, "", Item{Agg: c.Item.Agg, Distinct: c.Item.Distinct, Column: c.Item.Column}.String(), about(c))
	}
	for _, c := range conds {
		if c.Item.Text != nil {
			add(WhereText, c.Item.Column.String(), c.Item.Text.String(), about(c))
		}
		item := c.Item.String()
		add(op, item, string(c.Op), about(c))
		if c.Op == IsNull || c.Op == IsNotNull {
			continue
		}
		kind := "literal"
		if c.Sub != nil {
			kind = "query"
		}
		compared := item + " " + string(c.Op)
		add(sub, compared, kind, about(c))
		if c.Sub != nil {
			block(out, c.Sub, path+fmt.Sprintf("where(%s)/", item))
			continue
		}
		add(value, compared, c.valueText(), about(c))
	}
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

// Constraints is what is known for certain about a query: components it has and components it has not.
type Constraints struct {
	Confirmed []Component `json:"confirmed,omitempty"`
	Forbidden []Component `json:"forbidden,omitempty"`
}

// Empty reports whether nothing is known.
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
	for _, c := range k.Confirmed {
		if !has[c.ID()] {
			return false
		}
	}
	return true
}
