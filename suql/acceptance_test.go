package suql_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// caseFile is one published acceptance case.
type caseFile struct {
	ID     string `json:"id"`
	SQL    string `json:"sql"`
	Bound  int    `json:"llm_call_bound"`
	Expect struct {
		Kind    string   `json:"kind"`
		Columns []string `json:"columns"`
		Rows    [][]any  `json:"rows"`
		Of      [][]any  `json:"of"`
		K       int      `json:"k"`
		Text    string   `json:"text"`
	} `json:"expect"`
}

// TestAcceptance runs the published cases on SQLite and on PostgreSQL: straight, through a pool, and spread over
// three servers.
func TestAcceptance(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	raw, err := os.ReadFile(filepath.Join(shared, "suql", "acceptance.json"))
	if err != nil {
		t.Fatal(err)
	}
	var cases []caseFile
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	sources := map[string]func(*testing.T) string{
		"sqlite":    func(t *testing.T) string { return loadSQLite(t, filepath.Join(shared, "suql", "fixture.sqlite.sql")) },
		"postgres":  func(t *testing.T) string { return loadPostgres(t, shared, false) },
		"pgbouncer": func(t *testing.T) string { return pgtest.Bouncer(t, loadPostgres(t, shared, false)) },
	}
	for name, source := range sources {
		t.Run(name, func(t *testing.T) {
			src := source(t)
			set, err := store.Open(context.Background(), store.Options{Sources: []string{src}, Home: t.TempDir()})
			if err != nil {
				t.Fatal(err)
			}
			defer set.Close()
			s := set.Sources[0]
			for _, c := range cases {
				t.Run(c.ID, func(t *testing.T) {
					oracle := llmtest.NewReader()
					e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: oracle, Concurrency: 1})
					res, err := e.Run(context.Background(), c.SQL, suql.RunOptions{})
					c.check(t, res, err, oracle.Asked())
				})
			}
		})
	}
}

func (c *caseFile) check(t *testing.T, res *suql.Result, err error, asked int) {
	t.Helper()
	e := c.Expect
	if e.Kind == "error" || e.Kind == "refused" {
		if err == nil {
			t.Fatalf("%s\nno error", c.SQL)
		}
		if asked > 0 {
			t.Errorf("read %d texts before refusing", asked)
		}
		for i, part := range strings.Split(e.Text, `"`) {
			if i%2 == 1 && !strings.Contains(err.Error(), part) {
				t.Errorf("error %q does not name %s", err, part)
			}
		}
		return
	}
	if err != nil {
		t.Fatalf("%s\n%v", c.SQL, err)
	}
	want, got := normal(e.Rows), normal(rowsOf(res.Rows))
	switch e.Kind {
	case "any":
		of := map[string]int{}
		for _, r := range normal(e.Of) {
			of[r]++
		}
		for _, r := range got {
			of[r]--
			if of[r] < 0 {
				t.Errorf("row %s is not one of those wanted", r)
			}
		}
		if len(got) != e.K {
			t.Errorf("%s\n%d rows, want %d", c.SQL, len(got), e.K)
		}
	default:
		if e.Kind == "set" {
			sort.Strings(want)
			sort.Strings(got)
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s\ngot\n%s\nwant\n%s", c.SQL, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	if e.Columns != nil && strings.Join(res.Columns, ",") != strings.Join(e.Columns, ",") {
		t.Errorf("columns %q, want %q", res.Columns, e.Columns)
	}
	if asked > c.Bound {
		t.Errorf("%s\n%d decisions, at most %d are needed", c.SQL, asked, c.Bound)
	}
	if asked != res.Stats.Verdicts {
		t.Errorf("%d decisions reported, %d made", res.Stats.Verdicts, asked)
	}
}

func rowsOf(rows [][]any) [][]any {
	b, _ := json.Marshal(rows)
	var out [][]any
	json.Unmarshal(b, &out)
	return out
}

// normal writes rows so that equal rows get equal texts, whatever types the database uses.
func normal(rows [][]any) []string {
	var one func(v any) string
	one = func(v any) string {
		switch v := v.(type) {
		case nil:
			return "NULL"
		case float64:
			return strconv.FormatFloat(math.Round(v*1e4)/1e4, 'f', -1, 64)
		case []any:
			var parts []string
			for _, e := range v {
				parts = append(parts, one(e))
			}
			return "[" + strings.Join(parts, ", ") + "]"
		case string:
			if f, err := strconv.ParseFloat(v, 64); err == nil {
				return one(f)
			}
		}
		return fmt.Sprint(v)
	}
	out := []string{}
	for _, r := range rows {
		out = append(out, one(r))
	}
	return out
}
