package suql_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// doubled is a statement whose last relation has 2^(n+1) columns, all of one name.
func doubled(n int, last string) string {
	with := []string{"t0 AS (SELECT * FROM (SELECT 1 AS x) q, (SELECT 1 AS x) r LIMIT 100)"}
	for i := 1; i <= n; i++ {
		with = append(with, fmt.Sprintf("t%d AS (SELECT * FROM t%d a, t%d b LIMIT 100)", i, i-1, i-1))
	}
	return "WITH " + strings.Join(with, ", ") + " " + last
}

// wide are statements of a few kB that name very many columns, and PostgreSQL's errors.
var wide = map[string]string{
	doubled(19, "SELECT count(*) FROM t19"):                                          "54011",
	doubled(9, "SELECT count(*) FROM t9"):                                            "",
	doubled(9, "SELECT count(*) FROM t9 JOIN t8 USING (x)"):                          "42702",
	doubled(9, "SELECT * FROM t9, t8"):                                               "",
	doubled(9, "SELECT * FROM t9, t9 b"):                                             "54011",
	doubled(9, "SELECT 1 FROM t9"+joined(60, "t9")):                                  "54000",
	doubled(9, "SELECT count(*) FROM t9 UNION ALL SELECT count(*) FROM t9"):          "",
	"SELECT " + strings.Repeat("t.*, ", 499) + "t.* FROM t":                          "54011",
	"SELECT " + strings.Repeat("t.*, ", 414) + "t.* FROM t":                          "",
	"SELECT count(*) FROM (SELECT " + strings.Repeat("t.*, ", 499) + "t.* FROM t) q": "54011",
	referring(10): "",
	referring(24): "",
	"SELECT " + strings.Repeat("1,", 1499) + "1": "",
}

// exploding are statements whose columns, written out, would exceed what any database takes, and
// our errors. PostgreSQL is not asked.
var exploding = map[string]string{
	written(8, "x + x AS x", "a"):                               "",
	written(40, "x + x AS x", "a"):                              "54001",
	written(40, "x || x AS x", "'y'"):                           "54001",
	written(40, "CASE WHEN x > 1 THEN x ELSE 2 END AS x", "a"):  "54001",
	written(40, "(SELECT max(x) FROM t WHERE a < x) AS x", "a"): "54001",
	"WITH q AS (" + written(12, "x + x AS x", "a") + ") SELECT " + strings.Repeat("x + ", 40) + "x FROM q":         "54001",
	"SELECT x FROM (" + written(12, "x + x AS x", "a") + ") q WHERE " + strings.Repeat("x > 1 AND ", 40) + "x > 2": "54001",
}

// written is a statement whose one column expands to 2^n expressions.
func written(n int, column, innermost string) string {
	from := "SELECT " + innermost + " AS x FROM t"
	for range n {
		from = "SELECT " + column + " FROM (" + from + ") q"
	}
	return from
}

// referring is a statement that SQLite would expand to 2^n sub-queries.
func referring(n int) string {
	with := []string{"t0 AS (SELECT 1 AS x)"}
	for i := 1; i <= n; i++ {
		with = append(with, fmt.Sprintf("t%d AS (SELECT a.x FROM t%d a, t%d b LIMIT 5)", i, i-1, i-1))
	}
	return fmt.Sprintf("WITH %s SELECT count(*) FROM t%d", strings.Join(with, ", "), n)
}

func joined(n int, table string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, " JOIN %s j%d ON true", table, i)
	}
	return b.String()
}

// TestWide checks that relations with more columns than PostgreSQL allows are refused before they are built.
func TestWide(t *testing.T) {
	const table = "CREATE TABLE t (a integer, b integer, c integer, d integer); INSERT INTO t VALUES (1, 2, 3, 4)"
	t.Run("sqlite", func(t *testing.T) { tryWide(t, makeSQLite(t, table)) })
	t.Run("postgres", func(t *testing.T) {
		ctx, url := context.Background(), pgtest.Start(t)
		conn, err := pgx.Connect(ctx, url)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(ctx)
		if _, err := conn.Exec(ctx, table); err != nil {
			t.Fatal(err)
		}
		tryWide(t, url)
		for statement, want := range wide {
			got := strings.TrimPrefix(limitedBy(queryReference(ctx, conn, statement)), "error ")
			if want != "" && got != want {
				t.Errorf("%.200s\nPostgreSQL gives %s, not %s", statement, got, want)
			}
		}
	})
}

// A statement that names a formula of surely.yaml a thousand times is refused before a database writes it out.
func TestFormulasWrittenOut(t *testing.T) {
	src := makeSQLite(t, "CREATE TABLE t (a integer, b integer); INSERT INTO t VALUES (1, 2)")
	yaml := "tables: {t: {columns: {m: {formula: " + strings.Repeat("a + ", 49) +
		"b}, n: {formula: m + m + m + m + m}}}}"
	if err := os.WriteFile(filepath.Join(filepath.Dir(src), "surely.yaml"), []byte(yaml), 0o600); err != nil {
		t.Fatal(err)
	}
	set, err := store.Open(t.Context(), store.Options{Sources: []string{src}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema()})
	for statement, want := range map[string]string{
		"SELECT n FROM t WHERE n > m AND n > 5 ORDER BY n":                           "",
		"SELECT " + strings.Repeat("n, ", 989) + "n FROM t":                          "54001",
		"SELECT a FROM t WHERE a IN (" + strings.Repeat("n, ", 989) + "n)":           "54001",
		"SELECT count(*) FROM (SELECT " + strings.Repeat("n, ", 989) + "n FROM t) q": "54001",
	} {
		start := time.Now()
		_, err := e.Run(t.Context(), statement, suql.RunOptions{})
		took := time.Since(start)
		got := strings.TrimPrefix(limitedBy([]string{""}, err), "error ")
		if got != want || want != "" && took > time.Second {
			t.Errorf("%.40s: %v after %v", statement, err, took)
		}
	}
}

func tryWide(t *testing.T, src string) {
	set, err := store.Open(context.Background(), store.Options{Sources: []string{src}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema()})
	statements := maps.Clone(wide)
	maps.Copy(statements, exploding)
	if strings.HasSuffix(src, ".db") { // PostgreSQL takes deeper ones
		statements["SELECT a FROM t WHERE "+strings.Repeat("EXISTS (SELECT 1 FROM t WHERE ", 80)+"true"+
			strings.Repeat(")", 80)] = "54001"
	}
	for statement, want := range statements {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := e.Run(ctx, statement, suql.RunOptions{MaxRows: 10})
		runtime.ReadMemStats(&after)
		cancel()
		code := ""
		if failed := (*suql.Error)(nil); errors.As(err, &failed) {
			code = failed.Code
		}
		if code == "0A000" && statement == referring(24) && strings.HasSuffix(src, ".db") {
			code = "" // refused for SQLite only: PostgreSQL keeps each query once
		}
		if code != want {
			t.Errorf("%.200s\n%v, want %q", statement, err, want)
		}
		if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 500 {
			t.Errorf("%.200s\ntook %d MB", statement, took)
		}
	}
}
