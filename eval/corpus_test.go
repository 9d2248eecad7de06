package eval

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/parse/rank"
)

// Of a single table all readings are tried, and those are right whose first column denotes the answer.
func TestTablesCorpus(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	tables := write("tables.jsonl", `{"id":"a","header":["Boat","Port","Crew"],"rows":[["Ida","Kiel","1,200"],["Mo","Brest","12"],["Lu","Brest","30"]]}
{"id":"b","header":["Team","Wins"],"rows":[["Reds","3"],["Blues","5"]]}
`)
	questions := write("questions.jsonl", `{"question":"how many boats are in brest?","table":"a","answer":["2"]}
{"question":"which boat has the largest crew?","table":"a","answer":["ida"]}
{"question":"what is the sum of wins?","table":"b","answer":["8.0"]}
`)
	c := TablesCorpus(questions, tables, dir)
	examples, err := c.Examples(context.Background(), nil, 0, nil)
	if err != nil || len(examples) != 3 {
		t.Fatalf("%d examples, %v", len(examples), err)
	}
	for i, e := range examples {
		if e.Missed || i == 0 && len(e.Readings) <= tried || e.Corpus != "wikitables" || e.Group != []string{"a", "a", "b"}[i] {
			t.Errorf("example %d: %d readings of %s %s, missed %v", i, len(e.Readings), e.Corpus, e.Group, e.Missed)
		}
		agree(t, e)
	}
	if some, _ := c.Examples(context.Background(), nil, 1, nil); len(some) != 2 {
		t.Errorf("%d examples of the first database", len(some))
	}
}

// agree checks that readings of one result are right together.
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
