package nlg

import (
	"os"
	"sort"
	"strings"
	"testing"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// towns is a small database with every kind of column known to the lexicon.
var towns = &schema.Database{Name: "towns", Tables: []*schema.Table{
	{Name: "inns", Label: "inn", Columns: []*schema.Column{{Name: "inn_id", Label: "inn number", Type: schema.Integer},
		{Name: "inn_name", Label: "name", Type: schema.Text, Role: schema.Title},
		{Name: "town", Label: "town", Type: schema.Text},
		{Name: "kitchens", Label: "cuisines", Type: schema.Text, List: true},
		{Name: "stars", Label: "rating", Type: schema.Numeric},
		{Name: "num_beds", Label: "number of beds", Type: schema.Integer},
		{Name: "comments", Label: "comments", Type: schema.Text, List: true},
		{Name: "hours", Label: "opening hours", Type: schema.Text, Role: schema.OpeningHours},
		{Name: "price", Label: "price", Type: schema.Numeric}, {Name: "opened", Label: "opened", Type: schema.Date},
		{Name: "built", Label: "built", Type: schema.Integer},
		{Name: "does_weddings", Type: schema.Integer, Distinct: 2, Min: "0", Max: "1"},
		{Name: "has_sauna", Type: schema.Text, Values: []schema.ValueCount{{Value: "yes"}, {Value: "no"}}},
		{Name: "total_rent", Type: schema.Numeric},
		{Name: "highest_bid", Type: schema.Numeric}, {Name: "lift", Type: schema.Boolean},
		{Name: "licensed", Type: schema.Boolean}, {Name: "is_licensed", Type: schema.Boolean}}},
	{Name: "guests", Label: "guest", Columns: []*schema.Column{{Name: "guest_id", Label: "guest number",
		Type: schema.Integer}, {Name: "stay", Label: "stay", Type: schema.Integer},
		{Name: "age", Label: "age", Type: schema.Integer}, {Name: "home", Label: "home", Type: schema.Text},
		{Name: "town", Label: "town", Type: schema.Text}}},
	{Name: "walks", Label: "walk", Columns: []*schema.Column{{Name: "walk_id", Label: "walk number",
		Type: schema.Integer}, {Name: "start", Label: "start", Type: schema.Integer},
		{Name: "finish", Label: "finish", Type: schema.Integer}, {Name: "walker", Label: "walker", Type: schema.Text},
		{Name: "miles", Label: "length", Type: schema.Numeric}}},
	{Name: "dishes", Label: "dish", Key: []string{"dish_id"}, Columns: []*schema.Column{{Name: "dish_id",
		Label: "dish number", Type: schema.Integer}, {Name: "dish_name", Label: "dish name", Type: schema.Text}}},
	{Name: "menus", Label: "menu", Columns: []*schema.Column{{Name: "menu_inn", Label: "menu inn", Type: schema.Integer},
		{Name: "menu_dish", Label: "menu dish", Type: schema.Integer}}},
}, ForeignKeys: []schema.ForeignKey{{Table: "menus", Column: "menu_inn", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "menus", Column: "menu_dish", RefTable: "dishes", RefColumn: "dish_id"},
	{Table: "guests", Column: "stay", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "start", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "finish", RefTable: "inns", RefColumn: "inn_id"},
	{Table: "walks", Column: "walker", RefTable: "guests", RefColumn: "guest_id"}}}

// TestRestate restates every statement of the file and parses the sentence back: the result must be
// the statement's meaning alone.
func TestRestate(t *testing.T) {
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	r := newReader(v, towns)
	data, err := os.ReadFile("testdata/statements.sql")
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		text, err := v.Restate(towns, statement)
		if err != nil {
			t.Errorf("%s: %v", statement, err)
			continue
		}
		t.Logf("%s\n      %s", statement, text)
		want := canonical(t, v, statement)
		got := map[string]bool{}
		for _, sql := range r.read(text) {
			if has(towns, sql) {
				got[canonical(t, v, sql)] = true
			}
		}
		if len(got) == 1 && got[want] {
			continue
		}
		t.Errorf("%s\n  %s\n  reads as:", statement, text)
		for sql := range got {
			t.Errorf("    %s", sql)
		}
		t.Errorf("  wanted %s", want)
	}
}

// has reports whether a statement's tables have the columns it names, if these belong to any table:
// the name of dishes is not that of inns.
func has(db *schema.Database, statement string) bool {
	s, err := syntax.Parse(statement)
	if err != nil || strings.Contains(statement, alone) {
		return err != nil
	}
	named := map[string]bool{}
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if t := db.Table(n.GetRangeVar().GetRelname()); t != nil {
			named[t.Name] = true
		}
		return true
	})
	ok := true
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if column := lastField(n); column != "" && len(named) > 0 {
			held, anywhere := false, false
			for _, t := range db.Tables {
				anywhere = anywhere || t.Column(column) != nil
				held = held || t.Column(column) != nil && named[t.Name]
			}
			ok = ok && (held || !anywhere)
		}
		return true
	})
	return ok
}

// canonical normalises equivalent statements to one text: conditions in order, no unnecessary
// names, questions as statements.
func canonical(t *testing.T, v *Voice, statement string) string {
	t.Helper()
	s, err := syntax.Parse(statement)
	if err != nil {
		t.Errorf("what was read is no SUQL: %s: %v", statement, err)
		return ""
	}
	if s.Document != nil {
		return statement
	}
	numbersInTexts(s.Root) // a number in a text has its column's name
	uses := map[string]int{}
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if r := n.GetRangeVar(); r != nil {
			uses[r.Relname]++
		}
		return true
	})
	alias := func(n *pg.Node, names map[string]string, only string) {
		syntax.Walk(n, func(n *pg.Node) bool {
			if r := n.GetRangeVar(); r != nil && r.Alias != nil && uses[r.Relname] == 1 {
				names[r.Alias.Aliasname] = r.Relname
				r.Alias = nil
			}
			return true
		})
	}
	names := map[string]string{}
	alias(s.Root, names, "")
	for table, n := range uses {
		if n == 1 {
			names[table] = table
		}
	}
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if c := n.GetColumnRef(); c != nil && len(c.Fields) == 2 {
			q := c.Fields[0].GetString_()
			if to, ok := names[q.Sval]; ok {
				q.Sval = to
			}
		}
		if by := n.GetSortBy(); by != nil && by.SortbyNulls == pg.SortByNulls_SORTBY_NULLS_LAST {
			by.SortbyNulls = pg.SortByNulls_SORTBY_NULLS_DEFAULT // NULLS LAST is not mentioned
		}
		if f := n.GetFuncCall(); f != nil && syntax.FunctionName(f) == "to_char" && len(f.Args) == 2 &&
			f.Args[1].GetAConst().GetSval().GetSval() == "YYYY-MM-DD" {
			n.Node = f.Args[0].Node // the day of a day
		}
		if e := n.GetAExpr(); e != nil {
			// keys
			if a, b := uncast(e.Lexpr), uncast(e.Rexpr); opText(e) == "=" && a.GetColumnRef() != nil &&
				b.GetColumnRef() != nil {
				last := func(n *pg.Node) string {
					f := n.GetColumnRef().Fields
					return f[len(f)-1].GetString_().GetSval()
				}
				if last(a) > last(b) {
					a, b = b, a
				}
				e.Lexpr, e.Rexpr = a, b
			}
			if call, ok := syntax.TextCall(e.Lexpr); ok && call.Question.GetAConst().GetSval() != nil &&
				e.Rexpr.GetAConst().GetSval() != nil {
				q, val := call.Question.GetAConst().GetSval(), e.Rexpr.GetAConst().GetSval()
				if s := v.statement(q.Sval); s != "" {
					q.Sval = s
				}
				val.Sval = strings.ToLower(val.Sval)
			}
		}
		return true
	})
	var sorted func(n *pg.Node)
	sorted = func(n *pg.Node) {
		syntax.Each(n, sorted)
		if b := n.GetBoolExpr(); b != nil && b.Boolop != pg.BoolExprType_NOT_EXPR {
			var flat []*pg.Node
			for _, a := range b.Args {
				if inner := a.GetBoolExpr(); inner != nil && inner.Boolop == b.Boolop {
					flat = append(flat, inner.Args...)
				} else {
					flat = append(flat, a)
				}
			}
			sort.SliceStable(flat, func(i, j int) bool {
				x, _ := syntax.PostgresExpr(flat[i])
				y, _ := syntax.PostgresExpr(flat[j])
				return x < y
			})
			b.Args = flat
		}
	}
	sorted(s.Root)
	unqualify(s.Root, nil, "")
	text, err := syntax.Postgres(s.Root)
	if err != nil {
		t.Error(err)
	}
	return text
}

// unqualify drops the table's name from columns that only one table of their SELECT has, and adds
// the first table's name to ambiguous ones. from maps the SELECT's aliases to tables.
func unqualify(n *pg.Node, from map[string]string, first string) {
	if s := n.GetSelectStmt(); s != nil {
		for _, half := range []*pg.SelectStmt{s.Larg, s.Rarg} {
			if half != nil {
				unqualify(&pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: half}}, nil, "")
			}
		}
		from = map[string]string{}
		first = ""
		for _, f := range s.FromClause {
			for _, alias := range tables(f, from) {
				if first == "" {
					first = alias
				}
			}
		}
	}
	if c := n.GetColumnRef(); c != nil && len(c.Fields) == 2 && c.Fields[1].GetAStar() == nil {
		if q := c.Fields[0].GetString_().Sval; len(from) == 1 && from[q] != "" || from[q] != "" &&
			holders(from, c.Fields[1].GetString_().Sval) == 1 {
			c.Fields = c.Fields[1:]
		}
	} else if c != nil && len(c.Fields) == 1 && c.Fields[0].GetString_() != nil &&
		holders(from, c.Fields[0].GetString_().Sval) > 1 {
		c.Fields = append([]*pg.Node{{Node: &pg.Node_String_{String_: &pg.String{Sval: first}}}}, c.Fields...)
	}
	syntax.Each(n, func(child *pg.Node) { unqualify(child, from, first) })
}

// tables collects the tables of a FROM clause, and returns the aliases in order.
func tables(n *pg.Node, into map[string]string) []string {
	if j := n.GetJoinExpr(); j != nil {
		return append(tables(j.Larg, into), tables(j.Rarg, into)...)
	}
	alias, table := "", ""
	if r := n.GetRangeVar(); r != nil {
		alias, table = aliasOf(r), r.Relname
	} else if r := n.GetRangeSubselect(); r != nil {
		alias, table = r.Alias.Aliasname, "a sub-query"
	}
	into[alias] = table
	return []string{alias}
}

// holders counts the tables that have a column.
func holders(from map[string]string, column string) int {
	n := 0
	for _, name := range from {
		if t := towns.Table(name); t != nil && t.Column(column) != nil {
			n++
		}
	}
	return n
}

// FuzzRestate looks for statements that cannot be restated, or whose restatement loses their
// meaning.
func FuzzRestate(f *testing.F) {
	data, err := os.ReadFile("testdata/statements.sql")
	if err != nil {
		f.Fatal(err)
	}
	for _, statement := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		f.Add(statement)
	}
	v, err := New(Plain)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, statement string) {
		text, err := v.Restate(towns, statement)
		if err == nil && (text == "" || strings.Contains(text, "{")) && !strings.Contains(statement, "{") {
			t.Errorf("%q is said as %q", statement, text)
		}
	})
}
