package suql_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
)

// TestDecisionCount counts how many text decisions the open statements cost on the built-in data, beside a call for
// every row. The algorithm of the original SUQL compiler, as published, took 1,028 for 36 right rows with the
// same reader.
// go test ./suql -run TestDecisionCount -v prints the table.
func TestDecisionCount(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	ctx := context.Background()
	src, err := demo.Install(t.TempDir(), demo.Default)
	if err != nil {
		t.Fatal(err)
	}
	set, err := store.Open(ctx, store.Options{Sources: []string{src}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	embedded, err := reader.NewEmbedded(reader.Options{Aspects: []io.Reader{bytes.NewReader(demo.Aspects)}})
	if err != nil {
		t.Fatal(err)
	}
	c := &comparison{source: set.Sources[0], reader: embedded}
	raw, err := os.ReadFile(filepath.Join(shared, "data", "restaurant-questions", "questions.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	const original, originalRight = 1028, 36
	var naive, ours, kept, oursRight, statements int
	ledger := reader.NewLedger(&entries.Map{}) // shared by all statements, as in a real session
	t.Logf("%4s %6s %5s   right rows", "no", "naive", "ours")
	for _, line := range strings.Split(strings.TrimSpace(string(raw)), "\n") {
		var q struct {
			ID   int    `json:"id"`
			SUQL string `json:"suql"`
		}
		if err := json.Unmarshal([]byte(line), &q); err != nil {
			t.Fatal(err)
		}
		e := suql.New(suql.Options{Source: sourceOf(c.source), Schema: c.source.Schema(), Reader: embedded,
			Ranker: retrieve.NewRanker(nil), Concurrency: 1})
		res, err := e.Run(ctx, q.SUQL, suql.RunOptions{})
		if err != nil {
			t.Errorf("%d: %v\n%s", q.ID, err, q.SUQL)
			continue
		}
		statements++
		remembering := suql.New(suql.Options{Source: sourceOf(c.source), Schema: c.source.Schema(), Reader: embedded,
			Ranker: retrieve.NewRanker(nil), Ledger: ledger, Concurrency: 1})
		again, err := remembering.Run(ctx, q.SUQL, suql.RunOptions{})
		if err != nil {
			t.Fatal(err)
		}
		kept += again.Stats.Verdicts
		right := c.right(t, q.SUQL)
		mine := 0
		for _, r := range res.Rows {
			if right[fmt.Sprint(r[0])] {
				mine++
			}
		}
		n := c.naive(t, q.SUQL, len(res.Rows))
		t.Logf("%4d %6d %5d   %d", q.ID, n, res.Stats.Verdicts, mine)
		naive, ours, oursRight = naive+n, ours+res.Stats.Verdicts, oursRight+mine
	}
	t.Logf("%d statements: naive %d, ours %d (%d with one ledger for all), %d right rows", statements, naive, ours, kept,
		oursRight)
	// The counts change slightly with every change to the reader.
	if kept*10 > 6*original {
		t.Errorf("%d decisions are more than 0.6 of the original's %d", kept, original)
	}
	if oursRight < originalRight {
		t.Errorf("%d right rows, the original has %d", oursRight, originalRight)
	}
}

// comparison holds the data and the reader.
type comparison struct {
	source *store.Source
	reader verdict.Reader
}

// run runs a statement.
func (c *comparison) run(t *testing.T, statement string) [][]any {
	t.Helper()
	e := suql.New(suql.Options{Source: sourceOf(c.source), Schema: c.source.Schema(), Reader: c.reader, Concurrency: 8})
	res, err := e.Run(context.Background(), statement, suql.RunOptions{})
	if err != nil {
		t.Fatalf("%v\n%s", err, statement)
	}
	return res.Rows
}

func parseAnswer(t *testing.T, statement string) *pg.SelectStmt {
	t.Helper()
	s, err := syntax.Parse(statement)
	if err != nil {
		t.Fatal(err)
	}
	return s.Select()
}

// right returns the keys of the rows that a statement may return: all matches, cut off at the limit
// if the order is fixed.
func (c *comparison) right(t *testing.T, statement string) map[string]bool {
	sel := parseAnswer(t, statement)
	_, tail, _ := strings.Cut(statement, " FROM ")
	tail, _, _ = strings.Cut(tail, ";")
	where, _, _ := strings.Cut(tail, " LIMIT ")
	rows := c.run(t, "SELECT _id FROM "+where)
	limit := int(sel.LimitCount.GetAConst().GetIval().GetIval())
	if len(sel.SortClause) > 0 && len(rows) > limit {
		rows = rows[:limit]
	}
	out := map[string]bool{}
	for _, r := range rows {
		out[fmt.Sprint(r[0])] = true
	}
	return out
}

// naive counts a call for every row and text condition, and one for every returned row and selected text.
func (c *comparison) naive(t *testing.T, statement string, returned int) int {
	sel := parseAnswer(t, statement)
	rows := c.run(t, "SELECT count(*) FROM restaurants")[0][0].(int64)
	selected := 0
	for _, n := range sel.TargetList {
		selected += len(syntax.Calls(n))
	}
	return int(rows)*len(syntax.Calls(sel.WhereClause)) + returned*selected
}
