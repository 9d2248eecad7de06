package suql_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// numberTexts are texts and the first number in each, as both databases must parse it; nil for
// none.
var numberTexts = []struct {
	text   string
	number any
}{
	{"1,234 km", 1234.0}, {"$12.5 m", 12.5}, {"23 (4)", 23.0}, {"3rd", 3.0}, {"-7 °C", -7.0}, {".325", 0.325}, {"about 12,345,678.90", 12345678.9},
	{"none", nil}, {"", nil}, {"-", nil}, {"...", nil}, {", ,", nil}, {"12.", 12.0}, {"--5", -5.0}, {"5-3", 5.0}, {"1.2.3", 1.2}, {"007", 7.0},
	{"one\ntwo 2", 2.0}, {"½ or 0.5", 0.5}, {"٣ or 3", 3.0}, {"1e9", 1.0}, {strings.Repeat("9", 60), nil}, {"x" + strings.Repeat(".", 500), nil},
}

// TestNumberInText reads the numbers in texts on both databases.
func TestNumberInText(t *testing.T) {
	var script strings.Builder
	script.WriteString("CREATE TABLE cells (id integer, cell text);\nINSERT INTO cells VALUES (0, NULL)")
	for i, c := range numberTexts {
		fmt.Fprintf(&script, ", (%d, '%s')", i+1, c.text)
	}
	cell := query.Column{Table: "cells", Name: "cell", Part: query.InText}
	from := query.From{Tables: []string{"cells"}}
	id := query.Item{Column: query.Column{Table: "cells", Name: "id"}}
	test := func(t *testing.T, src string) {
		set, err := store.Open(context.Background(), store.Options{Sources: []string{src}, Home: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		defer set.Close()
		s := set.Sources[0]
		e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema()})
		q := &query.Query{Select: []query.Item{{Column: cell}}, From: from, OrderBy: []query.Order{{Item: id}}}
		result, err := e.Run(context.Background(), q.SUQL(), suql.RunOptions{})
		if err != nil {
			t.Fatalf("%s: %v", q.SUQL(), err)
		}
		got := result.Rows
		for i, c := range numberTexts {
			n, have := c.number, got[i+1][0]
			if whole, ok := have.(int64); ok {
				have = float64(whole)
			}
			if len(c.text) < 60 && have != n || len(c.text) == 60 && have == nil {
				t.Errorf("%q: %v (%T), want %v", c.text, have, have, n)
			}
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, makeSQLite(t, script.String())) })
	t.Run("postgres", func(t *testing.T) {
		url := pgtest.Start(t)
		conn, err := pgx.Connect(context.Background(), url)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.Background())
		if _, err := conn.Exec(context.Background(), script.String()); err != nil {
			t.Fatal(err)
		}
		test(t, url)
	})
}
