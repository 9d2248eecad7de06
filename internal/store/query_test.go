package store

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"
	"time"
)

// both runs a test against the shops in SQLite and in PostgreSQL.
func both(t *testing.T, test func(t *testing.T, s *Source)) {
	t.Run("sqlite", func(t *testing.T) {
		test(t, openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql", "")}}))
	})
	t.Run("postgres", func(t *testing.T) {
		test(t, openOne(t, Options{Sources: []string{postgresDatabase(t, "testdata/shops.postgres.sql")}}))
	})
}

func TestQueryValues(t *testing.T) {
	cases := []struct {
		sql  string
		args []any
		want []any
	}{
		{"SELECT id, name, tags, rating, founded, homepage FROM shops WHERE id = $1", []any{3},
			[]any{int64(3), "O'Malley & Sons", []any{"tools"}, 3.5, "1952-07-15", nil}},
		{"SELECT reviews FROM shops WHERE town = $1 AND rating > $2", []any{"Ottering", 4.2},
			[]any{[]any{"A quiet corner with deep chairs.", "The owner remembers what you read."}}},
		{"SELECT count(*), max(rating), min(founded) FROM shops", nil, []any{int64(4), 4.9, "1952-07-15"}},
		{"SELECT paid FROM sales WHERE sale_id = 3", nil, []any{false}},
		{"SELECT 'a;b' AS x, 1 -- a comment; with a semicolon", nil, []any{"a;b", int64(1)}},
	}
	both(t, func(t *testing.T, s *Source) {
		for _, c := range cases {
			rows, err := all(s.Query(context.Background(), c.sql, c.args...))
			if err != nil || len(rows) != 1 || !reflect.DeepEqual(rows[0], c.want) {
				t.Errorf("%s: %#v, %v; want %#v", c.sql, rows, err, c.want)
			}
		}
	})
}

// TestReplacedFunctions compares our instr and replace with SQLite's.
func TestReplacedFunctions(t *testing.T) {
	s := openOne(t, Options{Sources: []string{sqliteFile(t, "testdata/shops.sqlite.sql", "")}})
	rows, err := all(s.Query(context.Background(), `SELECT instr('añb', 'b'), instr('abc', 'x'), instr('abc', ''), instr(NULL, 'a'), instr('a', NULL), instr(123, 2),
		replace('abcabc', 'b', 'XX'), replace('abc', '', 'x'), replace(NULL, 'a', 'b'), replace('a', NULL, 'b'), replace('a', 'a', NULL), replace(1.5, '.', ',')`))
	want := []any{int64(3), int64(0), int64(1), nil, nil, int64(2), "aXXcaXXc", "abc", nil, nil, nil, "1,5"}
	if err != nil || !reflect.DeepEqual(rows[0], want) {
		t.Errorf("%#v, %v\nwant %#v", rows, err, want)
	}
}

func TestPostgresValues(t *testing.T) {
	s := openOne(t, Options{Sources: []string{postgresDatabase(t, "testdata/shops.postgres.sql")}})
	rows, err := all(s.Query(context.Background(), `SELECT sum(n), avg(rating), '{{1,2},{3,NULL}}'::int[], ARRAY['a "b"', 'c,d', NULL], '[0:1]={x,y}'::text[],
		timestamp '2026-01-02 03:04:05', interval '1 day 2 hours', '{"a": [1]}'::jsonb, 12345678901234567890::numeric, 'NaN'::float8, $1::text[]
		FROM shops, numbers`, []any{"p", nil}))
	want := []any{int64(8004000), 4.225, "{{1,2},{3,NULL}}",
		[]any{`a "b"`, "c,d", nil}, []any{"x", "y"},
		"2026-01-02 03:04:05", "1 day 02:00:00", `{"a": [1]}`, json.Number("12345678901234567890"), "NaN", []any{"p", nil}}
	if err != nil || !reflect.DeepEqual(rows[0], want) {
		t.Errorf("%#v, %v\nwant %#v", rows, err, want)
	}
}

// TestBatches reads a result in several batches: the end of one must not end the cursor.
func TestBatches(t *testing.T) {
	both(t, func(t *testing.T, s *Source) {
		for range 10 {
			rows, err := all(s.Query(context.Background(), "SELECT a.n, b.n FROM numbers a, numbers b WHERE b.n <= 10"))
			if err != nil || len(rows) != 20_000 {
				t.Fatalf("%d rows, %v", len(rows), err)
			}
		}
	})
}

func TestLimits(t *testing.T) {
	t.Parallel()
	endless := "SELECT a.n FROM numbers a, numbers b, numbers c, numbers d"
	both(t, func(t *testing.T, s *Source) {
		t.Run("bytes", func(t *testing.T) {
			_, err := all(s.Query(WithLimits(context.Background(), Limits{MaxBytes: 1 << 20}), endless))
			var e *Error
			if !errors.As(err, &e) || e.Code != "53200" {
				t.Errorf("%v", err)
			}
		})
		t.Run("time", func(t *testing.T) {
			start := time.Now()
			_, err := all(s.Query(WithLimits(context.Background(), Limits{Timeout: 200 * time.Millisecond, MaxBytes: -1}),
				"SELECT count(*) FROM numbers a, numbers b, numbers c"))
			var e *Error
			if !errors.As(err, &e) || e.Code != "57014" || time.Since(start) > 2*time.Second {
				t.Errorf("after %v: %v", time.Since(start), err)
			}
		})
		t.Run("the caller's own time does not count", func(t *testing.T) {
			r, err := s.Query(WithLimits(context.Background(), Limits{Timeout: 600 * time.Millisecond}), "SELECT n FROM numbers")
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			n := 0
			for r.Next() {
				if n++; n%500 == 0 && s.Schema().Dialect == "sqlite" { // PostgreSQL's own timeout keeps running
					time.Sleep(300 * time.Millisecond)
				}
			}
			if n != 2000 || r.Err() != nil {
				t.Errorf("%d rows, %v", n, r.Err())
			}
		})
		t.Run("the caller leaves", func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(100*time.Millisecond, cancel)
			start := time.Now()
			_, err := all(s.Query(ctx, "SELECT count(*) FROM numbers a, numbers b, numbers c"))
			if !errors.Is(err, context.Canceled) || time.Since(start) > 2*time.Second {
				t.Errorf("after %v: %v", time.Since(start), err)
			}
		})
		t.Run("and goes on", func(t *testing.T) {
			for range 40 { // more often than there are connections
				r, err := s.Query(context.Background(), endless)
				if err != nil {
					t.Fatal(err)
				}
				r.Next()
				r.Close()
			}
			if rows, err := all(s.Query(context.Background(), "SELECT 1")); err != nil || len(rows) != 1 {
				t.Errorf("%v, %v", rows, err)
			}
		})
	})
}

func TestQueryErrors(t *testing.T) {
	cases := []struct{ sql, code, message string }{
		{"SELECT ratng FROM shops", "42703", `column "ratng" does not exist`},
		{"SELECT name FROM shps", "42P01", `relation "shps" does not exist`},
		{"SELECT name FROM shops WHERE", "42601", "syntax error at end of input"},
	}
	both(t, func(t *testing.T, s *Source) {
		for _, c := range cases {
			_, err := all(s.Query(context.Background(), c.sql))
			var e *Error
			if !errors.As(err, &e) || e.SQLState() != c.code || e.Message != c.message {
				t.Errorf("%s: %#v", c.sql, err)
			}
		}
	})
}
