package suql_test

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// looksFor is a ranker that has the database search for the words in brackets.
type looksFor struct{ off bool }

var bracketed = regexp.MustCompile(`\[(.+?)\]`)

func (l looksFor) RequiredWords(question string) []string {
	if found := bracketed.FindStringSubmatch(question); found != nil && !l.off {
		return found[1:]
	}
	return nil
}

func (looksFor) Score(_ context.Context, _ string, texts [][]string) ([]float64, error) {
	return make([]float64, len(texts)), nil
}

// counted counts the rows a source returns and records its queries.
type counted struct {
	source suql.Source
	rows   int
	asked  []string
}

type countedRows struct {
	suql.Cursor
	in *counted
}

func (c *counted) query(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
	c.asked = append(c.asked, sql)
	cur, err := c.source(ctx, sql, args...)
	return countedRows{cur, c}, err
}

func (c countedRows) Next() bool {
	more := c.Cursor.Next()
	if more {
		c.in.rows++
	}
	return more
}

// TestTextsInPostgres searches texts by PostgreSQL's word indexes: only texts of rows that meet the conditions are
// fetched, the best matches first.
func TestTextsInPostgres(t *testing.T) {
	ctx := context.Background()
	at := pgtest.Start(t)
	conn, err := pgx.Connect(ctx, at)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, `CREATE TABLE notes (id integer PRIMARY KEY, kind text, body text, more text);
		INSERT INTO notes SELECT n, (ARRAY['inn', 'shop', 'boat'])[1 + n % 3], 'number ' || n || CASE WHEN n % 1000 = 1 THEN ' with a spaniel' ELSE '' END,
			CASE WHEN n % 1500 = 1 THEN 'a garden' END FROM generate_series(1, 6000) n;
		CREATE INDEX ON notes USING gin (to_tsvector('english', body)); CREATE INDEX ON notes USING gin (to_tsvector('english', more))`); err != nil {
		t.Fatal(err)
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{at}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	for _, c := range []struct {
		sql     string
		rows    int // of the result
		travels int // rows at most
	}{
		{"SELECT id FROM notes WHERE kind = 'boat' AND answer(body, 'is there a [spaniel]?') = 'Yes' LIMIT 1", 1, 3},
		{"SELECT id FROM notes n WHERE answer(n.body, 'is there a [spaniel]?') = 'Yes' AND answer(more, 'is there a [garden]?') = 'Yes' LIMIT 2", 2, 10},
		{"SELECT id FROM notes WHERE kind = 'boat' AND answer(body, 'is there a [spaniel]?') = 'Yes' LIMIT 3", 2, 2000},
		{"SELECT count(*) FROM notes WHERE kind = 'boat' AND answer(body, 'is there a [spaniel]?') = 'Yes'", 1, 2100},
		{"SELECT id FROM notes WHERE id < 50 AND answer(body, 'is there a [spaniel]?') = 'No' LIMIT 40", 40, 49},
		{"SELECT DISTINCT kind FROM notes WHERE id < 2000 AND answer(body, 'is there a [spaniel]?') = 'Yes' LIMIT 5", 2, 2100},
	} {
		for _, off := range []bool{false, true} {
			rows := &counted{source: sourceOf(s)}
			e := suql.New(suql.Options{Source: rows.query, Schema: s.Schema(), Reader: llmtest.NewReader(),
				Ranker: looksFor{off}, Concurrency: 1})
			got, err := e.Run(ctx, c.sql, suql.RunOptions{})
			if err != nil || len(got.Rows) != c.rows {
				t.Errorf("%s: %v, %v; want %d rows", c.sql, got, err, c.rows)
			}
			if !off && rows.rows > c.travels {
				t.Errorf("%s: %d rows travelled, want %d at most:\n%s", c.sql, rows.rows, c.travels, strings.Join(rows.asked, "\n"))
			}
			t.Logf("off %v: %d rows travelled: %s", off, rows.rows, c.sql)
		}
	}
}
