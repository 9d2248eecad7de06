package suql_test

import (
	"context"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

var _ = flag.Lookup("rewrite") // of datadriven: go test ./suql -rewrite

// TestScripts runs the scripts in testdata. Their commands:
//
//	load                     makes a SQLite database of a script
//	enumeration COLUMN…      columns that hold one of few values
//	plan                     what the engine would do
//	run [flags]              the result, what the reader was asked for it in order, evidence, warnings
//	error                    the refusal
//
// Flags of run: concurrency=N, max-rows=N, budget=N, fail=WORD (texts with the word cannot be decided), stop=N (the
// run is cancelled at the Nth decision), ranked (texts that hold the question's word first), ledger (verdicts are
// kept until the next load), offered (each decision is numbered in the order of its request), quiet (what was asked
// is only counted).
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		s := &script{}
		defer s.close()
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string { return s.run(t, d) })
	})
}

type script struct {
	set    *store.Set
	ledger verdict.Ledger
}

func (s *script) close() {
	if s.set != nil {
		s.set.Close()
	}
}

func (s *script) run(t *testing.T, d *datadriven.TestData) string {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	switch d.Cmd {
	case "load":
		s.close()
		path := filepath.Join(t.TempDir(), "data.db")
		db, err := sql.Open("sqlite3", path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(d.Input); err != nil {
			d.Fatalf(t, "%v", err)
		}
		db.Close()
		if s.set, err = store.Open(ctx, store.Options{Sources: []string{path}, Home: t.TempDir()}); err != nil {
			t.Fatal(err)
		}
		for _, table := range s.source().Schema().Tables {
			for _, c := range table.Columns {
				if c.Role == schema.Enumeration {
					c.Role = schema.Plain // each script declares its enumerations
				}
			}
		}
		s.ledger = reader.NewLedger(&entries.Map{})
		return ""
	case "enumeration":
		for _, a := range d.CmdArgs {
			table, column, _ := strings.Cut(a.Key, ".")
			s.source().Schema().Table(table).Column(column).Role = schema.Enumeration
		}
		return ""
	case "plan":
		e := suql.New(suql.Options{Source: sourceOf(s.source()), Schema: s.source().Schema()})
		plan, err := e.Explain(ctx, d.Input)
		if err != nil {
			return "error: " + err.Error()
		}
		return plan
	case "run", "error":
		return s.statement(t, ctx, cancel, d)
	}
	d.Fatalf(t, "unknown command %s", d.Cmd)
	return ""
}

func (s *script) source() *store.Source { return s.set.Sources[0] }

func (s *script) statement(t *testing.T, ctx context.Context, cancel func(), d *datadriven.TestData) string {
	o := suql.Options{Source: sourceOf(s.source()), Schema: s.source().Schema(), Concurrency: 1}
	r := &scripted{oracle: llmtest.NewReader(), cancel: cancel}
	var run suql.RunOptions
	quiet := false
	for _, a := range d.CmdArgs {
		switch a.Key {
		case "concurrency":
			a.Scan(t, 0, &o.Concurrency)
		case "max-rows":
			a.Scan(t, 0, &run.MaxRows)
		case "budget":
			a.Scan(t, 0, &run.MaxVerdicts)
		case "fail":
			a.Scan(t, 0, &r.fail)
		case "stop":
			a.Scan(t, 0, &r.stop)
		case "ranked":
			o.Ranker = ranker{}
		case "ledger":
			run.Ledger = s.ledger
		case "quiet":
			quiet = true
		default:
			d.Fatalf(t, "unknown flag %s", a.Key)
		}
	}
	o.Reader = r
	res, err := suql.New(o).Run(ctx, d.Input, run)
	if err != nil {
		var e *suql.Error
		if !errors.As(err, &e) {
			t.Fatalf("%T: %v", err, err)
		}
		return fmt.Sprintf("error %s: %v", e.Code, err)
	}
	var b strings.Builder
	fmt.Fprintln(&b, strings.Join(res.Columns, " | "))
	for _, row := range res.Rows {
		cells := make([]string, len(row))
		for i, v := range row {
			cells[i] = fmt.Sprint(v)
			if v == nil {
				cells[i] = "NULL"
			}
		}
		fmt.Fprintln(&b, strings.Join(cells, " | "))
	}
	if res.Truncated {
		fmt.Fprintln(&b, "truncated")
	}
	for _, e := range res.Evidence {
		fmt.Fprintf(&b, "row %d: %s is %s: %q\n", e.Row, e.Expr, e.Verdict, e.Text)
	}
	for _, w := range res.Warnings {
		fmt.Fprintf(&b, "warning %s, row %d: %s\n", w.Code, w.Row, w.Message)
	}
	if !quiet {
		for _, q := range r.oracle.Requests() {
			fmt.Fprintln(&b, "asked", shownRequest(q))
		}
	}
	fmt.Fprintf(&b, "%d verdicts", res.Stats.Verdicts)
	if res.Stats.LedgerHits > 0 {
		fmt.Fprintf(&b, ", %d known", res.Stats.LedgerHits)
	}
	b.WriteByte('\n')
	if res.Stats.Verdicts != r.oracle.Asked() {
		t.Errorf("%d verdicts are reported, %d were asked for", res.Stats.Verdicts, r.oracle.Asked())
	}
	return b.String()
}

func shownRequest(q verdict.Request) string {
	switch q.Task {
	case verdict.Judge:
		return fmt.Sprintf("judge: is %q %q?", q.Answer, q.Value)
	case verdict.Classify:
		return fmt.Sprintf("classify %q: %s", q.Value, strings.Join(q.Choices, ", "))
	case verdict.Summary:
		return fmt.Sprintf("summary of %q", strings.Join(q.Text, " | "))
	}
	return fmt.Sprintf("%s (%s) of %q", q.Question, q.Form, strings.Join(q.Text, " | "))
}

// scripted is the oracle with injected failures.
type scripted struct {
	oracle *llmtest.Reader
	fail   string
	stop   int
	cancel func()
}

func (r *scripted) Name() string { return "oracle" }

func (r *scripted) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out, err := r.oracle.Decide(ctx, requests)
	for i := range out {
		if r.fail != "" && strings.Contains(strings.Join(requests[i].Text, " "), r.fail) {
			out[i] = verdict.Verdict{Err: errors.New("the model is tired")}
		}
	}
	if r.stop > 0 && r.oracle.Asked() >= r.stop {
		r.cancel()
	}
	return out, err
}

// ranker ranks texts that contain the question's word first.
type ranker struct{}

func (ranker) Score(_ context.Context, question string, texts [][]string) ([]float64, error) {
	_, word, _ := strings.Cut(question, "[")
	word, _, _ = strings.Cut(word, "]")
	out := make([]float64, len(texts))
	for i, t := range texts {
		if strings.Contains(strings.Join(t, " "), word) {
			out[i] = 1
		}
	}
	return out, nil
}
