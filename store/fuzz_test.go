package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/schema"
)

func attackSeeds(f *testing.F) []string {
	f.Helper()
	b, err := os.ReadFile("testdata/attacks.sql")
	if err != nil {
		f.Fatal(err)
	}
	var out []string
	for _, part := range strings.Split("\n"+string(b), "\n-- attack: ")[1:] {
		var lines []string
		for _, line := range strings.Split(part, "\n")[1:] {
			if !strings.HasPrefix(line, "-- ") {
				lines = append(lines, line)
			}
		}
		out = append(out, strings.Join(lines, "\n"))
	}
	return append(out, "SELECT name, rating FROM shops ORDER BY rating",
		"SELECT s.name, count(*) FROM shops s JOIN sales x ON x.shop_id = s.id GROUP BY 1")
}

// FuzzHidden asks two files that differ in nothing but what is hidden: whatever a statement gives of one it gives of
// the other.
func FuzzHidden(f *testing.F) {
	for _, s := range attackSeeds(f) {
		f.Add(s)
	}
	script, err := os.ReadFile("testdata/shops.sqlite.sql")
	if err != nil {
		f.Fatal(err)
	}
	other := filepath.Join(f.TempDir(), "other.sql")
	changed := string(script) + "UPDATE shops SET pin = 'zz' || id; UPDATE secrets SET word = 'another'; INSERT INTO secrets VALUES (7, 'more');"
	if err := os.WriteFile(other, []byte(changed), 0o600); err != nil {
		f.Fatal(err)
	}
	limits := Limits{Timeout: 300 * time.Millisecond, MaxRows: 200, MaxBytes: 4 << 20}
	open := func(script string) *Source {
		return openOne(f, Options{Sources: []string{sqliteFile(f, script, "testdata/shops.surely.yaml")}, Limits: limits})
	}
	a, b := open("testdata/shops.sqlite.sql"), open(other)
	gives := func(s *Source, sql string) (string, bool) {
		rows, err := all(s.Query(context.Background(), sql))
		said := fmt.Sprint(rows, err)
		return said, outcome(err) != "stopped" // how far it came in its time is chance
	}
	f.Fuzz(func(t *testing.T, sql string) {
		first, whole := gives(a, sql)
		second, whole2 := gives(b, sql)
		if first == second || !whole || !whole2 {
			return
		}
		if again, _ := gives(a, sql); again == first { // else it tells the time
			t.Errorf("%s\ntells what is hidden:\n%s\n%s", sql, first, second)
		}
	})
}

// FuzzGuard holds the lock of PostgreSQL to what it promises of a statement that it lets through, by the statement's
// own tree.
func FuzzGuard(f *testing.F) {
	for _, s := range attackSeeds(f) {
		f.Add(s)
	}
	g := &guard{path: "pg_catalog, public, pg_temp", tables: map[string]bool{"shops": true, "sales": true, "numbers": true,
		"secrets": false},
		places: map[string]place{}, functions: nameSet("lower upper abs round substr")}
	for name := range stableFunctions {
		g.functions[name] = true
	}
	for name := range g.tables {
		p, err := placeOf(&schema.Table{Name: name, Schema: "public",
			Columns: []*schema.Column{{Name: "id"}, {Name: "pin", Hidden: name == "shops"}}}, true, "")
		if err != nil {
			f.Fatal(err)
		}
		g.places[name] = p
	}
	seen := g.places["shops"].sql()
	f.Fuzz(func(t *testing.T, sql string) {
		checked, err := g.check(sql)
		if err != nil {
			return
		}
		placed, _, err := g.placed(t.Context(), checked, nil)
		if err != nil {
			return
		}
		tree, err := pg_query.Parse(placed)
		if err != nil || len(tree.Stmts) != 1 || tree.Stmts[0].Stmt.GetSelectStmt() == nil {
			t.Fatalf("%q came through as %q: %v", sql, placed, err)
		}
		shops, secrets, with := 0, false, false
		visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
			switch n := m.Interface().(type) {
			case *pg_query.InsertStmt, *pg_query.UpdateStmt, *pg_query.DeleteStmt, *pg_query.MergeStmt, *pg_query.IntoClause,
				*pg_query.LockingClause:
				t.Errorf("%q came through with %T", sql, n)
			case *pg_query.WithClause:
				with = true
			case *pg_query.RangeVar:
				if n.Relname == "shops" {
					shops++
				}
				secrets = secrets || n.Relname == "secrets"
			case *pg_query.FuncCall:
				if name := n.Funcname[len(n.Funcname)-1].GetString_().GetSval(); !g.functions[name] {
					t.Errorf("%q calls %s", sql, name)
				}
			}
			return nil
		})
		if secrets && !with { // which may stand anywhere
			t.Errorf("%q reads a hidden table: %s", sql, placed)
		}
		if shops > strings.Count(strings.ReplaceAll(placed, `"`, ""), strings.ReplaceAll(seen, `"`, "")) && !with {
			t.Errorf("%q reads more of a table than may be seen: %s", sql, placed)
		}
	})
}

// FuzzOverlay reads files named surely.yaml: each is refused with a message or hides all that it says is hidden.
func FuzzOverlay(f *testing.F) {
	for _, s := range []string{"", "name: x", "tables: {shops: {columns: {pin: {hidden: true}}}}",
		"tables: {shops: {hidden: true}, sales: {link: 'https://x/{sale_id}'}}\nkeys: [{column: sales.shop_id, refers: shops.id}]",
		"examples: [{question: a, suql: SELECT 1}]", "a: &a [*a, *a]", "---\n---\n", "tables: {shops: {columns: {rating: {role: number}}}}", "tables: null"} {
		f.Add([]byte(s))
	}
	b, err := os.ReadFile("testdata/shops.surely.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	described := func() *schema.Database {
		d := &schema.Database{Name: "d", Dialect: schema.SQLite}
		for _, name := range []string{"shops", "sales", "secrets"} {
			t := &schema.Table{Name: name}
			for _, c := range []string{"id", "sale_id", "shop_id", "pin", "rating"} {
				t.Columns = append(t.Columns, &schema.Column{Name: c})
			}
			d.Tables = append(d.Tables, t)
		}
		return d
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		if len(content) > 16<<10 {
			return
		}
		o, err := readOverlay(content)
		if err != nil || o == nil {
			return
		}
		d := described()
		if err := o.apply(d); err != nil {
			if strings.TrimSpace(err.Error()) == "" {
				t.Error("it is refused without a word")
			}
			return
		}
		for name, said := range o.Tables {
			table := d.Table(name)
			if said.Hidden.all && !table.Hidden {
				t.Errorf("the table %q is to be hidden", name)
			}
			for column, said := range said.Columns {
				if c := table.Column(column); said.Hidden.all && (c == nil || !c.Hidden) {
					t.Errorf("the column %s.%q is to be hidden", name, column)
				}
			}
		}
	})
}
