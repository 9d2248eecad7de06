package eval

import (
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/lexical"
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
	parser, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	err = c.Readings(t.Context(), parser.Model(), expects(t), 0, func(e *rank.Example) error {
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

// Every one of our questions over our databases can be posed: its statements run.
func TestOurQuestions(t *testing.T) {
	cases, err := PlainCases(ourQuestions)
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range bySource(cases) {
		script, err := os.ReadFile("../../training/databases/" + cases[of[0]].Data + ".sql")
		if err != nil {
			continue // it is one of Spider's
		}
		db, err := sql.Open("sqlite3", ":memory:")
		if err != nil {
			t.Fatal(err)
		}
		db.SetMaxOpenConns(1)
		if _, err := db.Exec(string(script)); err != nil {
			t.Errorf("%s: %v", cases[of[0]].Data, err)
		}
		for _, i := range of {
			for _, gold := range cases[i].Gold {
				if _, err := db.Exec(gold); err != nil {
					t.Errorf("%s, %q: %v", cases[i].Data, cases[i].Turns[0], err)
				}
			}
		}
		db.Close()
	}
}

const ourQuestions = "../../training/questions.jsonl"

// chatParser is the chat's embedded parser.
func chatParser(t *testing.T) *lexical.Parser {
	t.Helper()
	readings, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return lexical.New(readings)
}
