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
func TestReadings(t *testing.T) {
	c := Corpus{File: filepath.Join(t.TempDir(), "tables.jsonl"), Home: t.TempDir()}
	if err := os.WriteFile(c.File, []byte(`{"data":"a","turns":["how many boats are in brest?"],"answer":["2"],"origin":{"tables":[`+
		`{"id":"table","header":["Boat","Port","Crew"],"rows":[["Ida","Kiel","1,200"],["Mo","Brest","12"],["Lu","Brest","30"]]}]}}
{"data":"a","turns":["which boat of brest or kiel has the largest crew?"],"answer":["ida"]}
{"data":"b","turns":["what is the sum of wins?"],"answer":["8.0"],"origin":{"tables":[`+
		`{"id":"table","header":["Team","Wins"],"rows":[["Reds","3"],["Blues","5"]]}]}}
`), 0o600); err != nil {
		t.Fatal(err)
	}
	var examples []*rank.Example
	parser, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	err = c.Readings(t.Context(), parser.Model(), expects(t), func(e *rank.Example) error {
		examples = append(examples, e)
		return nil
	})
	slices.SortStableFunc(examples, func(a, b *rank.Example) int { return strings.Compare(a.Group, b.Group) })
	if err != nil || len(examples) != 3 {
		t.Fatalf("%d examples, %v", len(examples), err)
	}
	for i, e := range examples {
		if e.Missed || i == 1 && len(e.Readings) != 100 || e.Corpus != "tables" ||
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
	dbs := map[string]*sql.DB{}
	err := ReadLines("../../training/questions.jsonl", func(q struct {
		DB, Question, SQL string
		Or                []string
	}) error {
		db := dbs[q.DB]
		if db == nil {
			script, err := os.ReadFile("../../training/databases/" + q.DB + ".sql")
			if err != nil {
				return nil // it is one of Spider's
			}
			if db, err = sql.Open("sqlite3", ":memory:"); err != nil {
				return err
			}
			t.Cleanup(func() { db.Close() })
			db.SetMaxOpenConns(1)
			if _, err := db.Exec(string(script)); err != nil {
				return err
			}
			dbs[q.DB] = db
		}
		for _, gold := range append(q.Or, q.SQL) {
			if _, err := db.Exec(gold); err != nil {
				t.Errorf("%s, %q: %v", q.DB, q.Question, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// chatParser is the chat's embedded parser.
func chatParser(t *testing.T) *lexical.Parser {
	t.Helper()
	readings, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return lexical.New(readings)
}
