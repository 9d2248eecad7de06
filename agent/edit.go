package agent

import (
	"encoding/json"
	"slices"
	"strconv"

	"surely/query"
)

// replaced returns q with chosen in the place of original, or nil where that cannot be done without a parser. It serves
// choices that no candidate has: a value that the person typed, another direction, another number of rows.
func replaced(q *query.Query, original, chosen query.Component) *query.Query {
	out := clone(q)
	b := find(out, original.Block)
	if b == nil {
		return nil
	}
	conds := b.Where
	if chosen.Kind == query.HavingItem || chosen.Kind == query.HavingOp || chosen.Kind == query.HavingValue {
		conds = b.Having
	}
	at := slices.IndexFunc(conds, func(c query.Condition) bool {
		return c.Item.String() == original.Item.String() && (original.Cond.Op == "" || c.Op == original.Cond.Op)
	})
	switch chosen.Kind {
	case query.WhereValue, query.HavingValue, query.WhereOp, query.HavingOp, query.WhereText, query.WhereColumn, query.HavingItem:
		if at < 0 {
			return nil
		}
		or := conds[at].Or
		conds[at] = chosen.Cond
		conds[at].Or = or
	case query.SelectAgg, query.SelectText, query.SelectColumn:
		at := slices.IndexFunc(b.Select, func(i query.Item) bool { return i.String() == original.Item.String() })
		if at < 0 {
			return nil
		}
		b.Select[at] = chosen.Item
	case query.OrderItem, query.OrderDesc:
		at := slices.IndexFunc(b.OrderBy, func(o query.Order) bool { return o.Item.String() == original.Item.String() })
		if at < 0 {
			return nil
		}
		b.OrderBy[at].Item = chosen.Item
		if chosen.Kind == query.OrderDesc {
			b.OrderBy[at].Desc = chosen.Choice == "desc"
		}
	case query.LimitRows:
		n, err := strconv.Atoi(chosen.Choice)
		if err != nil {
			n = 0
		}
		b.Limit = n
	case query.SelectRows:
		b.Distinct = chosen.Choice == "true"
	default:
		return nil
	}
	return out
}

// Without returns q without one condition of its outermost block, by its place.
func without(q *query.Query, at int) *query.Query {
	out := clone(q)
	out.Where = slices.Delete(out.Where, at, at+1)
	if len(out.Where) > 0 {
		out.Where[0].Or = false
	}
	return out
}

// find returns the block of a path as Components writes it.
func find(q *query.Query, path string) *query.Query {
	if path == "" {
		return q
	}
	var found *query.Query
	var walk func(b *query.Query, at string)
	walk = func(b *query.Query, at string) {
		if b == nil || found != nil {
			return
		}
		if at == path {
			found = b
			return
		}
		for _, conds := range [][]query.Condition{b.Where, b.Having} {
			for _, c := range conds {
				walk(c.Sub, at+"where("+c.Item.String()+")/")
			}
		}
		walk(b.Right, at+"right/")
	}
	walk(q, "")
	return found
}

// clone copies a query deeply. Queries are plain data, so their JSON form holds everything.
func clone(q *query.Query) *query.Query {
	data, err := json.Marshal(q)
	if err != nil {
		return nil
	}
	var out query.Query
	if json.Unmarshal(data, &out) != nil {
		return nil
	}
	return &out
}
