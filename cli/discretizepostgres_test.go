package cli

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// TestDiscretizedPostgres checks that columns extracted from a read-only server are queried like
// all others, by name and in place of answer().
func TestDiscretizedPostgres(t *testing.T) {
	ctx, home := t.Context(), t.TempDir()
	surely := func(out any, args ...string) {
		t.Helper()
		var said, errs strings.Builder
		args = append(args, "--home", home, "--offline", "--json")
		if status := run(ctx, args, streams{strings.NewReader(""), &said, &errs,
			func(string) string { return "" }}); status != 0 {
			t.Fatalf("%v: status %d\n%s%s", args, status, said.String(), errs.String())
		}
		if err := json.Unmarshal([]byte(said.String()), out); err != nil {
			t.Fatal(err)
		}
	}
	type result struct {
		Columns  []string
		Rows     [][]any
		Evidence []struct{ Text string }
		Stats    struct{ Verdicts int }
	}
	var products result
	surely(&products, "suql", "--demo", "products",
		"SELECT product_id, name, category, price, description FROM products WHERE category IN ('tents', 'headphones')")
	url := catalogue(t, products.Rows)
	var report struct {
		Columns []struct{ Name string }
		Read    int `json:"rows_read"`
	}
	surely(&report, "discretize", "--data", url, "--table", "catalogue", "--domains", "category")
	if report.Read != len(products.Rows) || len(report.Columns) < 10 {
		t.Fatalf("%+v of %d rows", report, len(products.Rows))
	}
	for statement, want := range map[string]int{
		"SELECT name FROM catalogue WHERE category = 'tents' AND waterproof AND weight_g < 1000 AND price < 100":                                             1,
		"SELECT name FROM catalogue WHERE category = 'tents' AND price < 120 AND weight_g < 1000 AND answer(description, 'is the tent waterproof?') = 'Yes'": 2,
		"SELECT category, count(*), max(weight_g) FROM catalogue GROUP BY 1 ORDER BY 1":                                                                      2,
		"SELECT a.name FROM catalogue a JOIN catalogue b ON a.weight_g = b.weight_g AND a.id < b.id WHERE a.name = 'nothing'":                                0,
		"SELECT name, weight_g FROM (SELECT * FROM catalogue WHERE NOT waterproof) x ORDER BY weight_g DESC NULLS LAST LIMIT 3":                              2,
		"SELECT * FROM catalogue LIMIT 2": 2,
	} {
		var got result
		surely(&got, "suql", "--data", url, statement)
		if len(got.Rows) != want || got.Stats.Verdicts != 0 {
			t.Errorf("%s: %+v", statement, got)
		}
		if strings.Contains(strings.Join(got.Columns, " "), " said") {
			t.Errorf("%s shows companions: %v", statement, got.Columns)
		}
	}
	var again struct {
		Decisions int `json:"verdicts"`
	}
	if surely(&again, "discretize", "--data", url, "--table", "catalogue", "--domains", "category"); again.Decisions != 0 {
		t.Errorf("a second run decides again: %+v", again)
	}
}

// catalogue is a server with a product catalogue, accessed with a read-only role.
func catalogue(t *testing.T, products [][]any) string {
	t.Helper()
	ctx, url := context.Background(), pgtest.Start(t)
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	for _, s := range []string{"CREATE TABLE catalogue (id integer PRIMARY KEY, name text, category text, price numeric, description text)",
		"DROP ROLE IF EXISTS catalogue_reader", "CREATE ROLE catalogue_reader LOGIN", "GRANT SELECT ON catalogue TO catalogue_reader"} {
		if _, err := conn.Exec(ctx, s); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range products {
		if _, err := conn.Exec(ctx, "INSERT INTO catalogue VALUES ($1, $2, $3, $4, $5)", int(p[0].(float64)), p[1], p[2],
			p[3], p[4]); err != nil {
			t.Fatal(err)
		}
	}
	return strings.Replace(url, "postgres@", "catalogue_reader@", 1)
}
