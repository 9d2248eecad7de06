package suql

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// correlated reports whether a sub-query refers to an enclosing SELECT.
func (b *block) correlated(sub *pg.SelectStmt) bool {
	return b.refersOut(sub, nil, b.sc.with)
}

// relation is a FROM item's name and columns; nil columns are unknown.
type relation struct {
	name    string
	columns []string
	ordered bool // its rows are numbered, see schema.Table
}

func (r *run) refersOut(sel *pg.SelectStmt, around []relation, with []*pg.Node) bool {
	if sel == nil {
		return false
	}
	if sel.WithClause != nil {
		with = append(append([]*pg.Node(nil), with...), sel.WithClause.Ctes...)
	}
	if sel.Op > pg.SetOperation_SETOP_NONE {
		return r.refersOut(sel.Larg, around, with) || r.refersOut(sel.Rarg, around, with)
	}
	here := append([]relation(nil), around...)
	for _, n := range sel.FromClause {
		here = append(here, r.relations(n, with)...)
	}
	outputs := map[string]bool{}
	for _, t := range sel.TargetList {
		outputs[t.GetResTarget().GetName()] = true
	}
	out := false
	visit := func(n *pg.Node) bool {
		switch x := n.Node.(type) {
		case *pg.Node_SelectStmt:
			out = out || r.refersOut(x.SelectStmt, here, with)
			return false
		case *pg.Node_ColumnRef:
			out = out || !resolves(x.ColumnRef, here, outputs)
		}
		return !out
	}
	bare := copySelect(sel)
	syntax.WalkSelect(bare, visit)
	return out
}

func resolves(c *pg.ColumnRef, in []relation, outputs map[string]bool) bool {
	var parts []string
	for _, f := range c.Fields {
		if s := f.GetString_(); s != nil {
			parts = append(parts, s.Sval)
		} else {
			parts = append(parts, "*")
		}
	}
	if len(parts) == 1 && (parts[0] == "*" || outputs[parts[0]]) {
		return true
	}
	for _, rel := range in {
		if len(parts) > 1 {
			if rel.name == parts[len(parts)-2] {
				return true
			}
			continue
		}
		if rel.columns == nil || rel.name == parts[0] {
			return true
		}
		if rel.ordered && strings.EqualFold(schema.RowID, parts[0]) {
			return true
		}
		for _, c := range rel.columns {
			if strings.EqualFold(c, parts[0]) {
				return true
			}
		}
	}
	return false
}

func (r *run) relations(n *pg.Node, with []*pg.Node) []relation {
	switch x := n.GetNode().(type) {
	case *pg.Node_RangeVar:
		v := x.RangeVar
		rel := relation{name: v.Relname}
		if v.Schemaname == "" {
			for i := len(with) - 1; i >= 0; i-- {
				if cte := with[i].GetCommonTableExpr(); cte.Ctename == v.Relname {
					rel.columns = r.outputs(cte.Ctequery.GetSelectStmt(), cte.Aliascolnames, with[:i])
					return []relation{aliased(rel, v.Alias)}
				}
			}
		}
		if t := r.e.o.Schema.Table(v.Relname); t != nil {
			rel.columns, rel.ordered = []string{}, t.Ordered
			for _, c := range t.Columns {
				rel.columns = append(rel.columns, c.Name)
			}
		}
		return []relation{aliased(rel, v.Alias)}
	case *pg.Node_RangeSubselect:
		rel := relation{columns: r.outputs(x.RangeSubselect.Subquery.GetSelectStmt(), nil, with)}
		return []relation{aliased(rel, x.RangeSubselect.Alias)}
	case *pg.Node_RangeFunction:
		rel := aliased(relation{}, x.RangeFunction.Alias)
		if len(x.RangeFunction.Functions) > 0 {
			if rel.name == "" {
				rel.name = syntax.ColumnName(x.RangeFunction.Functions[0].GetList().GetItems()[0])
			}
		}
		if rel.columns == nil {
			rel.columns = []string{rel.name, "value", "key", "ordinality"}
		}
		return []relation{rel}
	case *pg.Node_JoinExpr:
		return append(r.relations(x.JoinExpr.Larg, with), r.relations(x.JoinExpr.Rarg, with)...)
	}
	return nil
}

func aliased(rel relation, a *pg.Alias) relation {
	if a == nil {
		return rel
	}
	rel.name = a.Aliasname
	for i, c := range a.Colnames {
		if rel.columns != nil && i < len(rel.columns) {
			rel.columns[i] = c.GetString_().GetSval()
		} else {
			rel.columns = append(rel.columns, c.GetString_().GetSval())
		}
	}
	return rel
}

// outputs returns the names of a SELECT's columns, or nil if unknown.
func (r *run) outputs(sel *pg.SelectStmt, alias []*pg.Node, with []*pg.Node) []string {
	for sel != nil && sel.Op > pg.SetOperation_SETOP_NONE {
		sel = sel.Larg
	}
	if sel == nil {
		return nil
	}
	var out []string
	if len(alias) > 0 {
		for _, a := range alias {
			out = append(out, a.GetString_().GetSval())
		}
		return out
	}
	for i := range sel.ValuesLists {
		if i == 0 {
			for j := range sel.ValuesLists[0].GetList().GetItems() {
				out = append(out, "column"+string(rune('1'+j)))
			}
		}
	}
	if sel.WithClause != nil {
		with = append(append([]*pg.Node(nil), with...), sel.WithClause.Ctes...)
	}
	for _, t := range sel.TargetList {
		rt := t.GetResTarget()
		if rt.Name != "" {
			out = append(out, rt.Name)
			continue
		}
		c := rt.Val.GetColumnRef()
		if c == nil || c.Fields[len(c.Fields)-1].GetAStar() == nil {
			out = append(out, syntax.ColumnName(rt.Val))
			continue
		}
		for _, n := range sel.FromClause {
			for _, rel := range r.relations(n, with) {
				if len(c.Fields) > 1 && c.Fields[len(c.Fields)-2].GetString_().GetSval() != rel.name {
					continue
				}
				if rel.columns == nil {
					return nil
				}
				out = append(out, rel.columns...)
			}
		}
	}
	return out
}
