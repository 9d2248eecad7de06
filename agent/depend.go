package agent

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// dependsOn reports whether component c makes sense only if component on is right: nobody can tell the operator of a
// condition on a column that no condition is about. Each kind has a rule of its own, and side by side they can be
// checked.
//
//gocyclo:ignore
func dependsOn(c, on query.Component) bool {
	switch on.Kind {
	case query.WhereColumn, query.HavingItem:
		return c.Block == on.Block && c.Cond.Op != "" && c.Kind != on.Kind && c.Item.Column == on.Item.Column ||
			strings.HasPrefix(c.Block, on.Block+"where("+on.Choice)
	case query.WhereText:
		return c.Block == on.Block && (c.Kind == query.WhereOp || c.Kind == query.WhereValue) &&
			c.Item.String() == on.Item.String()
	case query.WhereOp, query.HavingOp:
		return c.Block == on.Block && (c.Kind == query.WhereValue || c.Kind == query.HavingValue ||
			c.Kind == query.WhereSub || c.Kind == query.HavingSub) &&
			c.Item.String() == on.Item.String() && c.Cond.Op == on.Cond.Op
	case query.WhereSub, query.HavingSub:
		return strings.HasPrefix(c.Block, on.Block+"where("+on.Item.String()+")/")
	case query.SetOperation:
		return strings.HasPrefix(c.Block, on.Block+"right/")
	case query.OrderItem:
		return c.Block == on.Block && (c.Kind == query.OrderDesc && c.Item.String() == on.Item.String() ||
			c.Kind == query.LimitRows)
	case query.GroupColumn:
		return c.Block == on.Block && strings.HasPrefix(string(c.Kind), "having.")
	}
	return false
}
