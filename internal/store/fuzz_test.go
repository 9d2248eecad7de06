package store

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

func attackSeeds(f *testing.F) []string {
	f.Helper()
	var out []string
	for _, a := range readAttacks(f, strings.NewReplacer()) {
		out = append(out, a.sql)
	}
	return append(out, "SELECT name, rating FROM shops ORDER BY rating",
		"SELECT s.name, count(*) FROM shops s JOIN sales x ON x.shop_id = s.id GROUP BY 1")
}

// changed are the differences between two databases that nobody may see.
const changed = "UPDATE shops SET pin = 'zz' || id; UPDATE secrets SET word = 'another'; INSERT INTO secrets VALUES (7, 'more');"

var fuzzLimits = Limits{Timeout: 300 * time.Millisecond, MaxBytes: 4 << 20}

// FuzzHidden queries two files that differ only in what is hidden: every statement must give the same of both.
func FuzzHidden(f *testing.F) {
	script := read(f, "testdata/shops.sqlite.sql")
	open := func(script string) *Source {
		path := sqliteFile(f, written(f, "script.sql", script), "testdata/shops.surely.yaml")
		return openOne(f, Options{Sources: []string{path}, Limits: fuzzLimits})
	}
	sameOfBoth(f, open(script), open(script+changed))
}

// sameOfBoth fuzzes with statements whose results must be equal on two databases.
func sameOfBoth(f *testing.F, one, two *Source) {
	for _, s := range attackSeeds(f) {
		f.Add(s)
	}
	for _, s := range []string{"WITH sales AS (SELECT * FROM sales) SELECT count(*), sum(amount) FROM sales",
		"WITH x AS (WITH secrets AS (SELECT 1 AS word) SELECT * FROM secrets) SELECT * FROM x, sales",
		"SELECT sum(1 / (amount - 1755.25)) FROM sales", "SELECT s FROM sales s ORDER BY s.day DESC"} {
		f.Add(s)
	}
	gives := func(s *Source, sql string) (string, bool) {
		r, err := s.Query(context.Background(), sql)
		rows, err := first(200, r, err)
		said := fmt.Sprint(rows, err)
		return said, outcome(err) != "stopped" // how far it gets within the time is random
	}
	f.Fuzz(func(t *testing.T, sql string) {
		first, whole := gives(one, sql)
		second, whole2 := gives(two, sql)
		if first == second || !whole || !whole2 {
			return
		}
		if again, _ := gives(one, sql); again == first { // otherwise it measures time
			t.Errorf("%s\ntells what is hidden:\n%s\n%s", sql, first, second)
		}
	})
}

// FuzzGuard checks PostgreSQL's guard: whatever it lets through must keep its promises, judging by
// the statement's own tree.
func FuzzGuard(f *testing.F) {
	for _, s := range attackSeeds(f) {
		f.Add(s)
	}
	g := &guard{schemas: []string{"public"}, tables: map[string]*schema.Table{}}
	for _, name := range []string{"shops", "sales", "numbers", "secrets"} {
		g.tables[name] = &schema.Table{Name: name, Schema: "public", Hidden: name == "secrets", ViaSubquery: name == "shops",
			Columns: []*schema.Column{{Name: "id"}, {Name: "pin", Hidden: name == "shops"}}}
	}
	const seen = "SELECT id FROM public.shops"
	f.Fuzz(func(t *testing.T, sql string) {
		checked, err := g.check(sql)
		if err != nil {
			return
		}
		placed, _, err := g.rewriteTables(t.Context(), checked, nil)
		if err != nil {
			return
		}
		tree, err := pg_query.Parse(placed)
		if err != nil || len(tree.Stmts) != 1 || tree.Stmts[0].Stmt.GetSelectStmt() == nil {
			t.Fatalf("%q came through as %q: %v", sql, placed, err)
		}
		read := map[string]int{}
		tablesRead(tree.Stmts[0].Stmt.ProtoReflect(), nil, read)
		visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
			switch n := m.Interface().(type) {
			case *pg_query.InsertStmt, *pg_query.UpdateStmt, *pg_query.DeleteStmt, *pg_query.MergeStmt, *pg_query.IntoClause,
				*pg_query.LockingClause:
				t.Errorf("%q came through with %T", sql, n)
			case *pg_query.FuncCall:
				if name := n.Funcname[len(n.Funcname)-1].GetString_().GetSval(); !serverFunctions[name] {
					t.Errorf("%q calls %s", sql, name)
				}
			}
			return nil
		})
		if read["secrets"] > 0 {
			t.Errorf("%q reads a hidden table: %s", sql, placed)
		}
		if read["shops"] > strings.Count(strings.ReplaceAll(placed, `"`, ""), strings.ReplaceAll(seen, `"`, "")) {
			t.Errorf("%q reads more of a table than may be seen: %s", sql, placed)
		}
	})
}

// tablesRead counts the tables a tree reads by name, except those defined by WITH; names are those
// defined further up.
func tablesRead(m protoreflect.Message, names []string, read map[string]int) {
	switch n := m.Interface().(type) {
	case *pg_query.RangeVar:
		if n.Schemaname != "" || !slices.Contains(names, n.Relname) {
			read[n.Relname]++
		}
		return
	case *pg_query.SelectStmt:
		if n.WithClause == nil {
			break
		}
		given := slices.Clone(names)
		for _, c := range n.WithClause.Ctes { // with RECURSIVE each sees all of them, else those before it
			if n.WithClause.Recursive {
				given = append(given, c.GetCommonTableExpr().Ctename)
			}
		}
		for _, c := range n.WithClause.Ctes {
			tablesRead(c.GetCommonTableExpr().Ctequery.ProtoReflect(), given, read)
			given = append(slices.Clone(given), c.GetCommonTableExpr().Ctename)
		}
		eachChild(m, "with_clause", func(c protoreflect.Message) error { tablesRead(c, given, read); return nil })
		return
	}
	eachChild(m, "", func(c protoreflect.Message) error { tablesRead(c, names, read); return nil })
}

// FuzzOverlay reads random surely.yaml files: each is refused with a message or hides everything it declares
// hidden.
func FuzzOverlay(f *testing.F) {
	for _, s := range []string{"", "name: x", "tables: {shops: {columns: {pin: {hidden: true}}}}",
		"tables: {shops: {hidden: true}, sales: {link: 'https://x/{sale_id}'}}\nkeys: [{column: sales.shop_id, refers: shops.id}]",
		"examples: [{question: a, suql: SELECT 1}]", "a: &a [*a, *a]",
		"---\n---\n", "tables: {shops: {columns: {rating: {role: number}}}}", "tables: null"} {
		f.Add([]byte(s))
	}
	f.Add([]byte(read(f, "testdata/shops.surely.yaml")))
	described := func(dialect schema.Dialect) *schema.Database {
		d := &schema.Database{Name: "d", Dialect: dialect}
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
		for _, dialect := range []schema.Dialect{schema.SQLite, schema.Postgres} {
			d := described(dialect)
			if err := o.apply(d); err != nil {
				if strings.TrimSpace(err.Error()) == "" {
					t.Error("it is refused without a word")
				}
				continue
			}
			hidesAll(t, o, d)
		}
	})
}

// hidesAll checks that a description has nothing that an overlay hides from everybody.
func hidesAll(t *testing.T, o *overlay, d *schema.Database) {
	for name, said := range o.Tables {
		table := d.Table(name)
		if said.Hidden && !table.Hidden {
			t.Errorf("the table %q is to be hidden", name)
		}
		for column, said := range said.Columns {
			if c := table.Column(column); said.Hidden && (c == nil || !c.Hidden) {
				t.Errorf("the column %s.%q is to be hidden", name, column)
			}
		}
	}
}

// smallPages is a SQLite file of small pages: most of what is changed in it is then something that matters.
func smallPages(t testing.TB, script string) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("PRAGMA page_size=512; VACUUM; " + script); err != nil {
		t.Fatal(err)
	}
	db.Close()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// fuzzOpen is how long a file is opened and read.
const fuzzOpen = 3 * time.Second

// FuzzSQLiteFile opens any bytes that begin like a SQLite file, as a visitor's: they are described or refused within a
// time, and what is described can be read.
func FuzzSQLiteFile(f *testing.F) {
	for _, script := range []string{"CREATE TABLE a (b integer PRIMARY KEY, c text); INSERT INTO a VALUES (1, 'x'), (2, 'y');",
		"CREATE TABLE t (a text, b blob, c GENERATED ALWAYS AS (a || 'x')); INSERT INTO t (a, b) VALUES ('x', zeroblob(900)); " +
			"CREATE INDEX i ON t (a); CREATE VIEW v AS SELECT * FROM t, t u;",
		"CREATE VIRTUAL TABLE d USING fts5(text); INSERT INTO d VALUES ('quiet place');"} {
		b := smallPages(f, script)
		f.Add(b)
		f.Add(b[:len(b)/2])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 32<<10 || !bytes.HasPrefix(data, []byte("SQLite format 3\x00")) {
			t.Skip()
		}
		path := written(t, "a.sqlite", string(data))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), fuzzOpen) // fuzzing ends an input after 10 s
		defer cancel()
		set, err := Open(ctx, Options{Sources: []string{path}, Home: t.TempDir(), Lenient: true})
		if took := time.Since(start); took > 2*fuzzOpen {
			t.Errorf("%d bytes take %v", len(data), took)
		}
		if err != nil {
			return
		}
		defer set.Close()
		for _, table := range set.Sources[0].Schema().Visible() {
			all(set.Sources[0].Query(ctx, "SELECT * FROM "+schema.Quoted(table.Name)+" LIMIT 3"))
		}
		runtime.ReadMemStats(&after)
		if made := after.TotalAlloc - before.TotalAlloc; made > 1<<30 {
			t.Errorf("%d bytes: %d MB are allocated", len(data), made>>20)
		}
	})
}

// Sizes of 10⁹ that a SQLite file names, in its header, in a row's, in a view, or that a statement names, take neither
// the memory nor the time.
func TestSizesOfABillion(t *testing.T) {
	file := func(script string, change func([]byte)) string {
		b := smallPages(t, "CREATE TABLE a (b integer PRIMARY KEY, c text); INSERT INTO a VALUES (1, 'x'), (2, 'y'); "+script)
		change(b)
		return written(t, "a.sqlite", string(b))
	}
	same := func([]byte) {}
	for name, path := range map[string]string{
		"pages": file("", func(b []byte) { binary.BigEndian.PutUint32(b[28:], 1_000_000_000) }),
		"row": file("", func(b []byte) { // the first cell of the table's page says how long it is in one byte
			cell := 512 + int(binary.BigEndian.Uint16(b[512+8:]))
			copy(b[cell:], "\x83\xdc\xd6\x94\x00")
		}),
		"value":     file("CREATE VIEW v AS SELECT zeroblob(999999999) z, hex(zeroblob(499000000)) h;", same),
		"generated": file("CREATE TABLE g (a text, b AS (hex(zeroblob(499000000)))); INSERT INTO g VALUES ('x');", same),
		"rows": file("CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000000) "+
			"SELECT i FROM n;", same),
		"width": file("CREATE VIEW v AS SELECT printf('%1000000000d', b) p FROM a;", same),
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			began := time.Now()
			set, err := Open(t.Context(), Options{Sources: []string{path}, Home: t.TempDir(), Lenient: true})
			if err == nil {
				defer set.Close()
				for _, sql := range []string{"SELECT * FROM a", "SELECT * FROM v", "SELECT * FROM g",
					"SELECT pg_repeat('x', 1000000000)", "SELECT b FROM a LIMIT 1000000000 OFFSET 1000000000"} {
					r, err := set.Sources[0].Query(WithLimits(t.Context(), Limits{Timeout: time.Second}), sql)
					first(100, r, err)
				}
			}
			runtime.ReadMemStats(&after)
			if took, made := time.Since(began), after.TotalAlloc-before.TotalAlloc; took > 30*time.Second || made > 256<<20 {
				t.Errorf("%v, %d MB: %v", took, made>>20, err)
			} else {
				t.Logf("%v, %d MB: %v", took, made>>20, err)
			}
		})
	}
}
