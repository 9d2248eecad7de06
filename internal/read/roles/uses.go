package roles

import (
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// usage holds the parts of a statement, in the same terms as training/schema: the roles of each table and column, and
// its operators.
type usage struct {
	catalog   *link.Catalog
	parts     []usedPart // each once, in the order of the statement: sums must not depend on a map's order
	operators map[string]bool
}

// usedPart is a table or column with the roles it has, by Role.
type usedPart struct {
	part
	roles [roleCount]bool
}

func newUsage(cat *link.Catalog, q *query.Query) *usage {
	u := &usage{catalog: cat, operators: map[string]bool{}}
	u.addQuery(q, From)
	u.operators[fmt.Sprintf("select%d", max(1, min(len(q.Select), 3)))] = true
	u.operators[fmt.Sprintf("where%d", min(len(q.Where), 3))] = true
	if n := len(q.From.Joins); n > 0 {
		u.operators[fmt.Sprintf("join%d", min(n, 3))] = true
	}
	return u
}

// addQuery adds the parts of a statement; its tables get the given role.
func (u *usage) addQuery(q *query.Query, tableRole Role) {
	if q == nil {
		return
	}
	for _, name := range q.From.Tables {
		u.addTable(q.From.Table(name), tableRole)
	}
	for _, j := range q.From.Joins {
		u.addColumn(q, j.Left, Joined)
		u.addColumn(q, j.Right, Joined)
		if j.Outer {
			u.operators["left"] = true
		}
	}
	shown := Selected
	if tableRole != From {
		shown = Joined
	}
	for _, i := range q.Select {
		u.addItem(q, i, shown)
	}
	if q.Distinct {
		u.operators["distinct"] = true
	}
	u.addConditions(q, q.Where)
	for _, c := range q.GroupBy {
		u.addColumn(q, c, Grouped)
		u.operators["group"] = true
	}
	for _, c := range q.Having {
		u.operators["having"] = true
		u.addCondition(q, c)
		u.addItem(q, c.Item, Having)
	}
	u.addOrder(q)
	u.addSetOperation(q, tableRole)
}

func (u *usage) addOrder(q *query.Query) {
	for _, o := range q.OrderBy {
		role, name := Ascending, "asc"
		if o.Desc {
			role, name = Descending, "desc"
		}
		u.operators[name] = true
		u.addItem(q, o.Item, role)
	}
	switch {
	case q.Limit == 1:
		u.operators["limit1"] = true
	case q.Limit > 1:
		u.operators["limitn"] = true
	}
	if q.Offset > 0 {
		u.operators["offset"] = true
	}
}

// addSetOperation adds the other side of a set operation.
func (u *usage) addSetOperation(q *query.Query, in Role) {
	if q.Set == query.NoSet {
		return
	}
	u.operators[string(q.Set)] = true
	if q.Set == query.Except {
		in = Excluded
	}
	u.addQuery(q.Right, in)
}

func (u *usage) addConditions(q *query.Query, all []query.Condition) {
	for _, c := range all {
		if c.Or {
			u.operators["or"] = true
		}
		u.addCondition(q, c)
	}
}

// comparison maps operators to the role of the compared column and to the encoder's names for them.
var comparison = map[query.Op]struct {
	role Role
	name string
}{
	query.Equal: {Equal, "eq"}, query.In: {Equal, "eq"}, query.Has: {Equal, "eq"}, query.HasAny: {Equal, "eq"},
	query.OpenAt: {Equal, "eq"}, query.NotEqual: {NotEqual, "ne"}, query.NotIn: {NotEqual, "ne"},
	query.HasNot: {NotEqual, "ne"}, query.Greater: {Above, "gt"}, query.GreaterEqual: {Above, "gt"},
	query.Less: {Below, "lt"}, query.LessEqual: {Below, "lt"}, query.Between: {Above, "between"},
	query.NotBetween: {Above, "between"},
	query.Like:       {Like, "like"}, query.NotLike: {NotEqual, "like"}, query.IsNull: {Null, "null"},
	query.IsNotNull: {NotNull, "notnull"},
}

func (u *usage) addCondition(q *query.Query, c query.Condition) {
	use := comparison[c.Op]
	switch {
	case c.Sub != nil:
		u.addNested(q, c)
		return
	case c.Item.Text != nil:
		u.addColumn(q, c.Item.Column, ReadAsText)
		u.operators["answer"] = true
		return
	case c.Other != nil:
		use.role = Compared
		u.addItem(q, *c.Other, Compared)
	}
	if use.name != "" {
		u.operators[use.name] = true
		u.addItem(q, c.Item, use.role)
	}
}

// addNested adds a condition on the rows of another statement.
func (u *usage) addNested(q *query.Query, c query.Condition) {
	switch c.Op {
	case query.In:
		u.operators["in"] = true
		u.addItem(q, c.Item, In)
		u.addQuery(c.Sub, Nested)
	case query.NotIn:
		u.operators["notin"] = true
		u.addItem(q, c.Item, NotIn)
		u.addQuery(c.Sub, Excluded)
	default:
		use := comparison[c.Op]
		u.operators["scalar"], u.operators[use.name] = true, true
		u.addItem(q, c.Item, use.role)
		u.addQuery(c.Sub, Nested)
	}
}

// aggregates maps aggregates to the role of their column.
var aggregates = map[query.Agg]struct {
	role Role
	name string
}{
	query.Count: {Counted, "count"}, query.Sum: {Summed, "sum"}, query.Avg: {Averaged, "avg"}, query.Min: {Minimum, "min"},
	query.Max: {Maximum, "max"},
}

// addItem adds a value in a role: shown, compared or ordered by.
func (u *usage) addItem(q *query.Query, i query.Item, role Role) {
	u.addFilter(q, i.Only)
	if i.Calc != nil {
		u.addCalc(q, i.Calc, role)
		return
	}
	if i.Sub != nil {
		u.operators["scalar"] = true
		u.addQuery(i.Sub, Nested)
		return
	}
	if i.Text != nil {
		u.addColumn(q, i.Column, ReadAsText)
		u.operators["answer"] = true
		return
	}
	agg := aggregates[i.Agg]
	switch {
	case i.Agg == query.None:
		u.addColumn(q, i.Column, role)
		return
	case i.Column.Name == "*":
		u.operators["count*"] = true
		return
	case i.Agg == query.Count && i.Distinct:
		agg.role, agg.name = CountedDistinct, "countd"
	}
	u.operators[agg.name] = true
	u.addColumn(q, i.Column, agg.role)
	if role != Selected && role != Joined {
		u.addColumn(q, i.Column, role)
	}
}

// addFilter adds the conditions of a filtered aggregate.
func (u *usage) addFilter(q *query.Query, only []query.Condition) {
	if len(only) > 0 {
		u.operators["filter"] = true
		u.addConditions(q, only)
	}
}

var arithmetic = map[query.CalcOp][]string{
	query.Plus: {"plus"}, query.Minus: {"minus"}, query.Times: {"times"}, query.Ratio: {"ratio"},
	query.Share: {"ratio", "percent", "times"}, query.Gap: {"minus"}, query.DaysBetween: {"minus", "time"},
	query.HoursBetween: {"minus", "time"}, query.Age: {"minus", "time"}, query.More: {"yesno"}, query.EqualTo: {"yesno"},
}

func (u *usage) addCalc(q *query.Query, c *query.Calc, role Role) {
	for _, o := range arithmetic[c.Op] {
		u.operators[o] = true
	}
	for _, i := range []query.Item{c.Left, c.Right} {
		if !i.IsFigure() && i.Column.Name != "" {
			u.addColumn(q, i.Column, Calculated)
			if role != Selected {
				u.addColumn(q, i.Column, role)
			}
		} else if i.Number == "" {
			u.addItem(q, i, Selected)
		}
	}
}

func (u *usage) addColumn(q *query.Query, c query.Column, role Role) {
	if c.Name == "*" {
		if role == Selected {
			u.operators["star"] = true
		}
		return
	}
	c.Table = q.From.Table(c.Table)
	at := u.catalog.Column(c)
	if at == nil {
		return
	}
	u.addRole(part{at.Table.Index, at.Index}, role)
	if c.Part.OfDate() {
		u.addRole(part{at.Table.Index, at.Index}, DatePart)
		u.operators["time"] = true
	}
}

func (u *usage) addTable(name string, role Role) {
	if t := u.catalog.Table(name); t != nil {
		u.addRole(part{t.Index, wholeTable}, role)
	}
}

func (u *usage) addRole(p part, role Role) {
	i := slices.IndexFunc(u.parts, func(o usedPart) bool { return o.part == p })
	if i < 0 {
		i = len(u.parts)
		u.parts = append(u.parts, usedPart{part: p})
	}
	u.parts[i].roles[role] = true
}
