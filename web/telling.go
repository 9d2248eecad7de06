package web

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// mostBeside is the maximum number of columns added beside keys.
const mostBeside = 4

// telling extends the statement of an answer that lists only keys and days by columns that describe its rows: names,
// dates, amounts, states. It is empty if the answer is informative already, or keys were asked for.
func (s *Server) telling(e agent.ResultEvent, question string, db *schema.Database) string {
	root, t := listing(e.SUQL, db)
	if root == nil || len(e.Evidence) > 0 || len(syntax.Calls(root)) > 0 {
		return ""
	}
	key := keyOf(t)
	keyed, days := false, false
	for _, c := range fitColumns(s.words, e.Result, e.Labels, db).asked(question) {
		_, refers := refersToKey(db, t.Name, c.column)
		switch {
		case c.column == nil || c.table != t:
			return ""
		case c.column.Dated():
			days = true
		case c.column == key && !c.named:
			keyed = true
		case c.column == key || c.column.Role != schema.Identifier && !refers:
			return ""
		}
	}
	from := root.GetSelectStmt().FromClause[0].GetRangeVar()
	called := cmp.Or(from.GetAlias().GetAliasname(), from.Relname)
	if shown := toldOf(db, t, called, days); keyed && len(shown) > 0 {
		return showing(root, shown[:min(len(shown), mostBeside)])
	}
	return ""
}

// listing parses a statement that lists rows of one table, so that more of them can be shown; nil for others.
func listing(statement string, db *schema.Database) (*pg.Node, *schema.Table) {
	if db == nil {
		return nil, nil
	}
	parsed, err := syntax.Parse(statement)
	if err != nil {
		return nil, nil
	}
	root := syntax.Clone(parsed.Root)
	s := root.GetSelectStmt()
	if s == nil || len(s.GroupClause) > 0 || len(s.DistinctClause) > 0 || s.Larg != nil || len(s.FromClause) != 1 ||
		s.FromClause[0].GetRangeVar() == nil {
		return nil, nil
	}
	t := db.Table(s.FromClause[0].GetRangeVar().Relname)
	if t == nil || t.Hidden || slices.ContainsFunc(s.TargetList, aggregated) {
		return nil, nil
	}
	return root, t
}

// showing is a listing with additional targets.
func showing(root *pg.Node, shown []string) string {
	more, err := syntax.Parse("SELECT " + strings.Join(shown, ", "))
	if err != nil {
		return ""
	}
	s := root.GetSelectStmt()
	s.TargetList = append(s.TargetList, more.Select().TargetList...)
	out, err := syntax.Postgres(root)
	if err != nil {
		return ""
	}
	return out
}

// aggregated reports whether a selected expression aggregates rows.
func aggregated(shown *pg.Node) bool {
	value := shown.GetResTarget().GetVal()
	if call := value.GetFuncCall(); call != nil {
		name := call.Funcname[len(call.Funcname)-1].GetString_().GetSval()
		return name != "answer" && name != "summary"
	}
	return value.GetColumnRef() == nil && value.GetSubLink() == nil
}

// keyOf is the column that identifies a table's rows, declared or not; nil if none does.
func keyOf(t *schema.Table) *schema.Column {
	if len(t.Key) == 1 {
		return t.Column(t.Key[0])
	}
	at := slices.IndexFunc(t.Visible(), func(c *schema.Column) bool {
		return len(t.Key) == 0 && c.Role == schema.Identifier && c.Nulls == 0 && c.Distinct == t.Rows
	})
	if at < 0 {
		return nil
	}
	return t.Visible()[at]
}

// toldOf are the columns that describe a table's rows, as SQL under an alias.
func toldOf(db *schema.Database, t *schema.Table, called string, days bool) (shown []string) {
	var when, sums, states []string
	for _, c := range t.Visible() {
		own := schema.Quoted(called) + "." + schema.Quoted(c.Name)
		switch k, refers := refersToKey(db, t.Name, c); {
		case refers:
			if name := nameOf(db.Table(k.RefTable), k.RefColumn, own); name != "" {
				shown = append(shown, name+" AS "+schema.Quoted(withoutKey(c)))
			}
		case c.Role == schema.Identifier || c.List:
		case c.Dated():
			when = append(when, own)
		case c.Role == schema.Money:
			sums = append(sums, own)
		case c.Role == schema.Enumeration:
			states = append(states, own)
		}
	}
	if days {
		when = nil
	}
	shown = shown[:min(len(shown), 2)]
	for _, more := range [][]string{when, sums, states} {
		shown = append(shown, more[:min(len(more), 1)]...)
	}
	return shown
}

// withoutKey is the name of what a column refers to: "customer" for "customer_id".
func withoutKey(c *schema.Column) string {
	all := strings.Fields(strings.ToLower(words(c)))
	if n := len(all); n > 1 && schema.IsKey(all[n-1]) {
		all = all[:n-1]
	}
	return strings.Join(all, "_")
}

// nameOf is an expression for the name of the row that a key refers to; empty if its rows have no names.
func nameOf(t *schema.Table, key, refers string) string {
	name := ""
	if first, last := t.FullName(); first != nil && !first.Hidden && !last.Hidden {
		name = "named." + schema.Quoted(first.Name) + " || ' ' || named." + schema.Quoted(last.Name)
	} else if at := slices.IndexFunc(t.Visible(),
		func(c *schema.Column) bool { return c.Role == schema.Title && !c.List }); at >= 0 {
		name = "named." + schema.Quoted(t.Visible()[at].Name)
	}
	if name == "" {
		return ""
	}
	return fmt.Sprintf("(SELECT %s FROM %s AS named WHERE named.%s = %s)", name, schema.Quoted(t.Name), schema.Quoted(key),
		refers)
}
