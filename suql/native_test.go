package suql_test

import (
	"context"
	"encoding/json"
	"os"
	"reflect"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// TestNativeTypes compares and searches columns of PostgreSQL's own types, and reads tables of other schemas.
func TestNativeTypes(t *testing.T) {
	ctx := context.Background()
	url := pgtest.Start(t)
	script, err := os.ReadFile("../internal/store/testdata/types.postgres.sql")
	if err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, string(script)); err != nil {
		t.Fatal(err)
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{url}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: llmtest.NewReader()})
	for _, c := range []struct {
		statement string
		want      [][]any
	}{
		{`SELECT "Note" FROM invoices WHERE id ILIKE '2222%'`, [][]any{{"second"}}},
		{`SELECT "Note" FROM invoices WHERE id = '22222222-2222-2222-2222-222222222222'`, [][]any{{"second"}}},
		{`SELECT "Note" FROM invoices WHERE lower(state) LIKE 'ship%'`, [][]any{{"third"}}},
		{`SELECT "Note" FROM invoices WHERE state IN ('open', 'paid') ORDER BY state DESC`, [][]any{{"first"}, {"second"}}},
		{`SELECT state, count(*) FROM invoices WHERE state BETWEEN 'open' AND 'paid' GROUP BY state ORDER BY state`, [][]any{{"open", int64(1)}, {"paid", int64(1)}}},
		{`SELECT "Note" FROM invoices WHERE host > '10.0.0.9' ORDER BY host`, [][]any{{"second"}, {"third"}}},
		{`SELECT 'host ' || host FROM invoices WHERE host LIKE '192.%'`, [][]any{{"host 192.168.1.1/32"}}},
		{`SELECT sum(amount), max(exact) FROM invoices WHERE amount >= 99`, [][]any{{1333.5, json.Number("12345678901234567.8912")}}},
		{`SELECT "Note" FROM invoices WHERE exact > 12345678901234567.8911`, [][]any{{"first"}}},
		{`SELECT "Note" FROM invoices WHERE stay_start <= date '2024-05-05' AND stay_end >= date '2024-05-05'`, [][]any{{"first"}}},
		{`SELECT o.total FROM sales."Order" o JOIN invoices i ON i.id = o.invoice WHERE i.state = 'paid'`, [][]any{{10.0}}},
		{`SELECT "Order".total FROM sales."Order" WHERE id = 2`, [][]any{{20.0}}},
		{`SELECT invoices.payer, parts.name FROM sales.invoices, sales.parts`, [][]any{{"Ada", "Washer"}}},
		{`SELECT name FROM "stock.parts"`, [][]any{{"Bolt"}}},
	} {
		result, err := e.Run(ctx, c.statement, suql.RunOptions{})
		if err != nil {
			t.Errorf("%s: %v", c.statement, err)
			continue
		}
		if !reflect.DeepEqual(result.Rows, c.want) {
			t.Errorf("%s: %#v, want %#v", c.statement, result.Rows, c.want)
		}
	}
	for _, statement := range []string{"SELECT 1 FROM closed.orders", "SELECT 1 FROM public.parts",
		"SELECT 1 FROM parts"} {
		if err := e.Check(statement); err == nil {
			t.Errorf("%s is accepted", statement)
		}
	}
}
