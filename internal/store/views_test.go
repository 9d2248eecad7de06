package store

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// scripted makes a SQLite file, or with server a PostgreSQL database, from a script.
func scripted(t testing.TB, server bool, script string) (path string) {
	t.Helper()
	if server {
		path = pgtest.Start(t)
		conn, err := pgx.Connect(context.Background(), path)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.Background())
		if _, err := conn.PgConn().Exec(context.Background(), script).ReadAll(); err != nil {
			t.Fatal(err)
		}
		return path
	}
	path = filepath.Join(t.TempDir(), "data.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(script); err != nil {
		t.Fatal(err)
	}
	return path
}

// openWith opens a database with a surely.yaml.
func openWith(t *testing.T, path, overlay string) (*Source, error) {
	t.Helper()
	home := t.TempDir()
	beside := home // for a server's database
	if filepath.IsAbs(path) {
		beside = filepath.Dir(path)
	}
	if err := os.WriteFile(filepath.Join(beside, "surely.yaml"), []byte(overlay), 0o600); err != nil {
		t.Fatal(err)
	}
	set, err := Open(context.Background(), Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, err
	}
	t.Cleanup(func() { set.Close() })
	return set.Sources[0], nil
}

// onBoth runs a test on SQLite and on PostgreSQL.
func onBoth(t *testing.T, test func(t *testing.T, server bool)) {
	t.Run("sqlite", func(t *testing.T) { test(t, false) })
	t.Run("postgres", func(t *testing.T) { test(t, true) })
}

const staff = `
	CREATE TABLE staff (id integer PRIMARY KEY, name text, town text, pay integer);
	INSERT INTO staff VALUES (1, 'Ada', 'Ottering', 101), (2, 'Bo', 'Fenwick', 202);
	CREATE TABLE shifts (id integer PRIMARY KEY, staff_id integer REFERENCES staff, day date);
	INSERT INTO shifts VALUES (1, 1, '2026-01-01');
	CREATE VIEW names AS SELECT name FROM staff;
	CREATE VIEW longer AS SELECT name || '!' AS called FROM names;
	CREATE VIEW payroll AS SELECT id, pay * 2 AS twice FROM staff;
	CREATE VIEW days AS SELECT day FROM shifts;
	CREATE VIEW heads AS SELECT count(*) AS n FROM staff;`

func TestHiddenBehindViews(t *testing.T) {
	onBoth(t, func(t *testing.T, server bool) {
		path := scripted(t, server, staff)
		for _, c := range []struct{ what, overlay, hidden string }{
			{"a table", "tables:\n  staff: {hidden: true}", "staff names longer payroll heads"},
			{"a column", "tables:\n  staff: {columns: {pay: {hidden: true}}}", "payroll"},
			{"a view that is named", "tables:\n  staff: {hidden: true}\n  longer: {label: people}", "staff names payroll heads"},
			{"nothing", "name: all", ""},
		} {
			src, err := openWith(t, path, c.overlay)
			if err != nil {
				t.Fatal(err)
			}
			var hidden []string
			for _, table := range src.Schema().Tables {
				if table.Hidden {
					hidden = append(hidden, table.Name)
				}
			}
			want := strings.Fields(c.hidden)
			slices.Sort(hidden)
			slices.Sort(want)
			if !slices.Equal(hidden, want) {
				t.Errorf("%s: %v are hidden, not %v", c.what, hidden, want)
			}
			for _, table := range want {
				if rows, err := all(src.Query(context.Background(), "SELECT * FROM "+table)); err == nil {
					t.Errorf("%s: %s shows %v", c.what, table, rows)
				}
			}
			for _, k := range src.Schema().ForeignKeys {
				if strings.Contains(c.hidden, "staff") {
					t.Errorf("%s: the reference %v is told", c.what, k)
				}
			}
		}
	})
}

// TestNamedView checks that a view shows its part of a hidden table and nothing else.
func TestNamedView(t *testing.T) {
	onBoth(t, func(t *testing.T, server bool) {
		src, err := openWith(t, scripted(t, server, staff), "tables:\n  staff: {hidden: true}\n  names: {label: people}")
		if err != nil {
			t.Fatal(err)
		}
		for _, good := range []string{"SELECT name FROM names ORDER BY 1",
			"SELECT name FROM names WHERE name <> 'staff' ORDER BY 1", "SELECT 'staff' FROM names"} {
			if rows, err := all(src.Query(context.Background(), good)); err != nil || len(rows) != 2 {
				t.Errorf("%s: %v, %v", good, rows, err)
			}
		}
		for _, bad := range []string{
			"SELECT pay FROM staff", `SELECT pay FROM "staff"`, "SELECT pay FROM STAFF", "SELECT 1 FROM names, staff", "SELECT count(*) FROM staff", "SELECT twice FROM payroll",
			"SELECT count(*) FROM payroll", "WITH staff AS (SELECT * FROM staff) SELECT * FROM staff", "SELECT (SELECT max(pay) FROM staff) FROM names",
			"SELECT name FROM names UNION SELECT town FROM staff", "SELECT staff.pay FROM names",
			"SELECT pay FROM 'staff'", "SELECT pay FROM [staff]", "SELECT pay FROM `staff`", "SELECT pay FROM main.staff", "SELECT pay FROM main . 'staff'", "SELECT pay FROM/**/staff",
			"SELECT pay FROM names, 'staff'", "SELECT pay FROM names JOIN 'staff'", "SELECT pay FROM ('staff')", "SELECT pay FROM names JOIN/* */'staff'",
		} {
			if rows, err := all(src.Query(context.Background(), bad)); err == nil {
				t.Errorf("%s shows %v", bad, rows)
			}
		}
	})
	onBoth(t, func(t *testing.T, server bool) {
		src, err := openWith(t, scripted(t, server, staff),
			"tables:\n  staff: {columns: {pay: {hidden: true}}}\n  payroll: {label: what all get}")
		if err != nil {
			t.Fatal(err)
		}
		if rows, err := all(src.Query(context.Background(),
			"SELECT twice FROM payroll ORDER BY 1")); fmt.Sprint(rows) != "[[202] [404]]" {
			t.Errorf("a view of a hidden column: %v, %v", rows, err)
		}
	})
}

// TestHiddenFromTheServer tests views that only PostgreSQL can have.
func TestHiddenFromTheServer(t *testing.T) {
	path := scripted(t, true, staff+`
		CREATE VIEW whole AS SELECT id, to_json(s) AS j FROM staff s;
		CREATE FUNCTION gather() RETURNS SETOF staff LANGUAGE sql AS 'SELECT * FROM staff';
		CREATE VIEW called AS SELECT name FROM gather();
		CREATE MATERIALIZED VIEW stored AS SELECT pay FROM staff;
		CREATE TABLE parted (id integer, pay integer) PARTITION BY RANGE (id);
		CREATE TABLE part PARTITION OF parted FOR VALUES FROM (0) TO (10);
		CREATE VIEW through AS SELECT id FROM part;`)
	src, err := openWith(t, path,
		"tables:\n  staff: {columns: {pay: {hidden: true}}}\n  parted: {columns: {pay: {hidden: true}}}")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"whole", "called", "stored", "through"} {
		if !src.Schema().Table(name).Hidden {
			t.Errorf("%s is shown", name)
		}
	}
	if len(src.Schema().Warnings) < 4 {
		t.Errorf("the owner is told %q", src.Schema().Warnings)
	}
}

func TestSecondDocument(t *testing.T) {
	path := scripted(t, false, staff)
	for _, overlay := range []string{
		"name: one\n---\ntables:\n  staff: {hidden: true}\n",
		"name: one\n---\n[", "--- a\n--- b",
	} {
		if src, err := openWith(t, path, overlay); err == nil {
			t.Errorf("%q is taken: %v", overlay, src.Name())
		}
	}
	for _, overlay := range []string{"", "# nothing yet\n", "---\nname: one\n", "name: one\n...\n"} {
		if _, err := openWith(t, path, overlay); err != nil {
			t.Errorf("%q: %v", overlay, err)
		}
	}
}

// TestDescribeBounded describes views and columns that never end, explode, fail or would write.
func TestDescribeBounded(t *testing.T) {
	const slack = 30 * time.Second // the machine may be busy
	defer func(was time.Duration) { computedTimeout = was }(computedTimeout)
	computedTimeout = time.Second
	onBoth(t, func(t *testing.T, server bool) {
		script, bad := staff+`
			CREATE VIEW loops AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c;
			CREATE TABLE grows (id integer PRIMARY KEY, big text GENERATED ALWAYS AS (printf('%.900000c', 'x')) VIRTUAL);
			WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 4000) INSERT INTO grows SELECT n FROM c;
			CREATE VIEW explodes AS SELECT id, printf('%.9000000c', 'x') || id AS big FROM grows;
			CREATE VIEW gone AS SELECT * FROM nowhere;`, "loops gone"
		if server {
			script, bad = staff+`
				CREATE VIEW loops AS WITH RECURSIVE c(n) AS (SELECT 1::bigint UNION ALL SELECT n + 1 FROM c) SELECT n FROM c;
				CREATE VIEW sleeps AS SELECT id, pg_sleep(30)::text FROM staff;
				CREATE SEQUENCE numbers;
				CREATE VIEW writes AS SELECT nextval('numbers') AS n;
				CREATE VIEW fails AS SELECT 1 / (id - id) AS n FROM staff;
				CREATE VIEW explodes AS SELECT n, repeat('x', 90000000) || n AS big FROM generate_series(1, 40) n;`, "loops sleeps writes fails"
		}
		path := scripted(t, server, script)
		start := time.Now()
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		src, err := openWith(t, path, "")
		if err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		if took, views := time.Since(start), len(strings.Fields(bad))+2; took > time.Duration(views)*computedTimeout+slack {
			t.Errorf("describing took %v", took)
		}
		if sys := (after.Sys - before.Sys) >> 20; sys > 512 {
			t.Errorf("describing took %d MB", sys)
		}
		warnings := strings.Join(src.Schema().Warnings, "\n")
		for _, name := range strings.Fields(bad) {
			if src.Schema().Table(name) != nil || !strings.Contains(warnings, name+" was skipped") {
				t.Errorf("%s is described; warnings: %s", name, warnings)
			}
		}
		if names := src.Schema().Table("names"); names == nil || names.Rows != 2 {
			t.Errorf("of the good view there is %+v", names)
		}
		if rows, err := all(src.Query(context.Background(), "SELECT count(*) FROM staff")); fmt.Sprint(rows) != "[[2]]" {
			t.Errorf("afterwards: %v, %v", rows, err)
		}
		t.Log(warnings)
	})
}

// Views that loop are left out, all of them together within a limit, where a visitor brought the file.
func TestManyLoopingViews(t *testing.T) {
	defer func(each, all time.Duration) { computedTimeout, allComputedTimeout = each, all }(computedTimeout,
		allComputedTimeout)
	computedTimeout, allComputedTimeout = 200*time.Millisecond, time.Second
	script := "CREATE TABLE t (a); INSERT INTO t VALUES (1);"
	for i := range 300 {
		script += fmt.Sprintf("CREATE VIEW v%d AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c) "+
			"SELECT sum(n) s FROM c;", i)
	}
	start := time.Now()
	set, err := Open(t.Context(), Options{Sources: []string{scripted(t, false, script)}, Home: t.TempDir(), Lenient: true})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	if took := time.Since(start); took > 15*time.Second {
		t.Errorf("it took %v", took)
	}
	if n := len(set.Sources[0].Schema().Tables); n != 1 {
		t.Errorf("%d tables", n)
	}
}
