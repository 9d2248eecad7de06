package web

import (
	"encoding/json"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/views"
)

// groupKeys describes a grouped statement: what identifies its groups, and the rows they consist of.
type groupKeys struct {
	root *pg.Node
	keys map[int]string // expressions by the column of the result that shows them
	of   string         // columns shown of the rows
}

// groupingOf analyses a statement; nil if it does not group, or does not show all of its group keys.
func groupingOf(statement string, db *schema.Database) *groupKeys {
	parsed, err := syntax.Parse(statement)
	if err != nil || parsed.Select() == nil || db == nil {
		return nil
	}
	root := syntax.Clone(parsed.Root)
	s := root.GetSelectStmt()
	if s == nil || s.Larg != nil || len(s.GroupClause) == 0 || len(s.DistinctClause) > 0 || s.WithClause != nil {
		return nil
	}
	g := &groupKeys{root: root, keys: map[int]string{}, of: rowsAmong(s, db)}
	for _, by := range s.GroupClause {
		at := shownAs(s.TargetList, by)
		if at < 0 {
			return nil
		}
		g.keys[at], err = syntax.PostgresExpr(s.TargetList[at].GetResTarget().GetVal())
		if err != nil {
			return nil
		}
	}
	s.GroupClause, s.HavingClause, s.SortClause, s.LimitCount, s.LimitOffset, s.LimitOption = nil, nil, nil, nil, nil, 0
	return g
}

// shownAs is the index of the target that shows a group key, or -1.
func shownAs(targets []*pg.Node, by *pg.Node) int {
	if n := by.GetAConst().GetIval(); n != nil {
		if at := int(n.Ival) - 1; at >= 0 && at < len(targets) {
			return at
		}
		return -1
	}
	want, err := syntax.PostgresExpr(by)
	if err != nil {
		return -1
	}
	return slices.IndexFunc(targets, func(t *pg.Node) bool {
		shown, err := syntax.PostgresExpr(t.GetResTarget().GetVal())
		return err == nil && (shown == want || t.GetResTarget().GetName() == strings.Trim(want, `"`))
	})
}

// rowsAmong picks the table whose rows a joined statement counts: the one that refers to the others.
func rowsAmong(s *pg.SelectStmt, db *schema.Database) string {
	called := map[string]string{} // by table
	var order []string
	syntax.WalkSelect(&pg.SelectStmt{FromClause: s.FromClause}, func(n *pg.Node) bool {
		if r := n.GetRangeVar(); r != nil {
			order = append(order, r.Relname)
			called[r.Relname] = r.Relname
			if r.Alias != nil {
				called[r.Relname] = r.Alias.Aliasname
			}
		}
		return true
	})
	if len(order) < 2 {
		return "*"
	}
	of := order[0]
	for _, name := range order {
		referred := slices.ContainsFunc(db.ForeignKeys, func(k schema.ForeignKey) bool {
			return k.RefTable == name && k.Table != name && called[k.Table] != ""
		})
		if !referred {
			of = name
			break
		}
	}
	return schema.Quoted(called[of]) + ".*"
}

// rows is the statement for the rows of the group with these values; empty if there is none.
func (g *groupKeys) rows(values []any) string {
	if g == nil {
		return ""
	}
	var holds []string
	for k, expression := range g.keys {
		if k >= len(values) {
			return ""
		}
		switch v := values[k].(type) {
		case nil:
			holds = append(holds, expression+" IS NULL")
		case string:
			holds = append(holds, expression+" = "+query.Literal(v))
		case bool:
			holds = append(holds, expression+map[bool]string{true: " = true", false: " = false"}[v])
		case int64, json.Number:
			holds = append(holds, expression+" = "+plain(v))
		default:
			return ""
		}
	}
	slices.Sort(holds)
	with, err := syntax.Parse("SELECT " + g.of + " WHERE " + strings.Join(holds, " AND "))
	if err != nil || with.Select() == nil {
		return ""
	}
	root := syntax.Clone(g.root)
	s := root.GetSelectStmt()
	s.TargetList = with.Select().TargetList
	where := with.Select().WhereClause
	if s.WhereClause != nil {
		where = &pg.Node{Node: &pg.Node_BoolExpr{BoolExpr: &pg.BoolExpr{Boolop: pg.BoolExprType_AND_EXPR,
			Args: []*pg.Node{s.WhereClause, where}}}}
	}
	s.WhereClause = where
	out, err := syntax.Postgres(root)
	if err != nil {
		return ""
	}
	return out
}

// grouped links figures to the rows they were computed from.
func (f fitting) grouped(statement string, db *schema.Database) fitting {
	g := groupingOf(statement, db)
	for k := range f {
		f[k].group = g
		f[k].figure = g != nil && g.keys[k] == "" && f[k].view.Kind == views.Number
	}
	return f
}
