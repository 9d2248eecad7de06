package eval

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/weights/schema"
)

// The best readings are tried with some of the others; those whose first column denotes the answer are right.
func TestTablesCorpus(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	tables := write("tables.jsonl", `{"id":"a","header":["Boat","Port","Crew"],`+
		`"rows":[["Ida","Kiel","1,200"],["Mo","Brest","12"],["Lu","Brest","30"]]}
{"id":"b","header":["Team","Wins"],"rows":[["Reds","3"],["Blues","5"]]}
`)
	questions := write("questions.jsonl", `{"question":"how many boats are in brest?","table":"a","answer":["2"]}
{"question":"which boat of brest or kiel has the largest crew?","table":"a","answer":["ida"]}
{"question":"what is the sum of wins?","table":"b","answer":["8.0"]}
`)
	c := TablesCorpus(questions, tables)
	var examples []*rank.Example
	err := c.Readings(context.Background(), nil, expects(t), 0, func(e *rank.Example) error {
		examples = append(examples, e)
		return nil
	})
	slices.SortStableFunc(examples, func(a, b *rank.Example) int { return strings.Compare(a.Group, b.Group) })
	if err != nil || len(examples) != 3 {
		t.Fatalf("%d examples, %v", len(examples), err)
	}
	for i, e := range examples {
		if e.Missed || i == 1 && len(e.Readings) != 100 || e.Corpus != "wikitables" ||
			e.Group != []string{"a", "a", "b"}[i] {
			t.Errorf("example %d: %d readings of %s %s, missed %v", i, len(e.Readings), e.Corpus, e.Group, e.Missed)
		}
		agree(t, e)
	}
}

// expects returns the encoder's pass over question and schema.
func expects(t *testing.T) *roles.Reader {
	t.Helper()
	r, err := roles.New(schema.Layers)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// agree checks that readings with equal results are all right or all wrong.
func agree(t *testing.T, e *rank.Example) {
	t.Helper()
	right := map[uint16]bool{}
	for _, r := range e.Readings {
		if was, ok := right[r.Result]; ok && was != r.Right {
			t.Errorf("readings of result %d are right and wrong", r.Result)
		}
		right[r.Result] = r.Right
	}
}

// Every one of our questions over our databases can be posed: its statements run.
func TestOurQuestions(t *testing.T) {
	ctx, file, plain := context.Background(), "../../training/questions.jsonl", Corpus{}
	questions, err := plainQuestions(file)
	if err != nil {
		t.Fatal(err)
	}
	scripts, err := filepath.Glob(filepath.Join(filepath.Dir(file), "databases", "*.sql"))
	if err != nil || len(scripts) == 0 {
		t.Fatalf("%d scripts, %v", len(scripts), err)
	}
	of := map[string][]everyday.Question{}
	for _, q := range questions {
		of[q.Data] = append(of[q.Data], q)
	}
	for _, script := range scripts {
		name := strings.TrimSuffix(filepath.Base(script), ".sql")
		b, done, err := scriptOpener(script, t.TempDir())(ctx)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(of[name]) == 0 {
			t.Errorf("%s: nobody asks it anything", name)
		}
		for _, q := range of[name] {
			if _, err := plain.right(ctx, b, q); err != nil {
				t.Errorf("%s, %q: %v", name, q.Turns[0], err)
			}
		}
		done()
	}
}

// The average time between two moments, in hours and in days.
func TestElapsed(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	b, err := made(ctx, filepath.Join(dir, "harbour.sqlite"), `
		CREATE TABLE trip (id INTEGER PRIMARY KEY, out TEXT, back TEXT);
		INSERT INTO trip VALUES (1, '2026-01-02 08:00', '2026-01-02 10:30'), (2, '2026-01-03 22:00', '2026-01-04 01:00'),
			(3, '2026-01-05 09:00', NULL);`, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for op, want := range map[query.CalcOp]float64{query.Elapsed: 2.75, query.Apart: .5} {
		late, early := query.Column{Table: "trip", Name: "back", Dated: true},
			query.Column{Table: "trip", Name: "out", Dated: true}
		q := &query.Query{Select: []query.Item{{Agg: query.Avg, Calc: &query.Calc{Op: op, Left: query.Item{Column: late},
			Right: query.Item{Column: early}}}}, From: query.From{Tables: []string{"trip"}}}
		got, err := b.runSUQL(ctx, q.SUQL())
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(got) != fmt.Sprint([][]any{{want}}) {
			t.Errorf("%s: got %v, want %v", op, got, want)
		}
	}
}
