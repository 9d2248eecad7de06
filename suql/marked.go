package suql

import (
	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// marked makes a PostgreSQL statement read only rows marked as visible. The sandbox returns no others; if it did by
// mistake, this is the second lock. OFFSET keeps the statement's own conditions from being evaluated on other rows,
// where errors would leak. (Package sqlite does the same.)
func marked(db *schema.Database, root *pg.Node) {
	syntax.Walk(root, func(n *pg.Node) bool {
		v := n.GetRangeVar()
		if v == nil {
			return true
		}
		t := db.Table(v.Relname)
		if t == nil || t.Mark == "" {
			return true
		}
		inner := &pg.SelectStmt{FromClause: []*pg.Node{{Node: &pg.Node_RangeVar{RangeVar: &pg.RangeVar{Relname: v.Relname,
			Schemaname: v.Schemaname, Inh: true, Relpersistence: "p", Location: -1}}}},
			WhereClause: columnRef(t.Mark), LimitOffset: pg.MakeAConstIntNode(0, -1),
			LimitOption: pg.LimitOption_LIMIT_OPTION_COUNT, Op: pg.SetOperation_SETOP_NONE}
		for _, c := range t.Visible() {
			inner.TargetList = append(inner.TargetList, target("", columnRef(c.Name)))
		}
		alias := v.Alias
		if alias == nil {
			alias = &pg.Alias{Aliasname: v.Relname}
		}
		n.Node = &pg.Node_RangeSubselect{RangeSubselect: &pg.RangeSubselect{Subquery: selectNode(inner), Alias: alias}}
		return false
	})
}

// namesTable refuses a CTE with the name of a table that has row rules: which of the two a name means must not depend
// on scope.
func namesTable(db *schema.Database, stmt *syntax.Statement) error {
	return refused(stmt, func(n *pg.Node) (code, message string) {
		c := n.GetCommonTableExpr()
		if c == nil {
			return "", ""
		}
		if t := db.Table(c.Ctename); t == nil || t.Mark == "" {
			return "", ""
		}
		return "42712", "table name \"" + c.Ctename + "\" is taken"
	})
}
