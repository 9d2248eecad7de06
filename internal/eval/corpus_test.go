package eval

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/read/lexical"
	"github.com/ask-surely/surely/internal/read/rank"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
)

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

// What people wrote for our questions becomes actions that build a query with the same rows, for nearly all of them,
// and the same actions are made of that query again.
func TestStatementsAsActions(t *testing.T) {
	var kept, all, again float64
	for _, db := range []string{"bell_tuning", "escape_room_builders", "sewing_machine_hire", "umbrella_clinic"} {
		script, err := os.ReadFile("../../training/spoken/databases/" + db + ".sql")
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "cases.jsonl")
		var lines bytes.Buffer
		err = ReadLines("../../training/spoken/questions.jsonl", func(q struct {
			DB, Question, SQL, Today string
		}) error {
			if q.DB != db || q.SQL == "" {
				return nil
			}
			return json.NewEncoder(&lines).Encode(map[string]any{"data": db, "turns": []string{q.Question},
				"gold": []string{q.SQL}, "today": q.Today, "origin": Origin{Script: string(script)}})
		})
		if err == nil {
			err = os.WriteFile(file, lines.Bytes(), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		err = Corpus{File: file}.Rows(t.Context(), func(r *Row) error {
			all++
			if len(r.Ways) > 0 {
				kept++
				if r.IsSameAgain(r.Ways[0]) {
					again++
				} else {
					t.Logf("%s: other actions again", r.Case.Gold[0])
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if all < 100 || kept/all < .95 {
		t.Errorf("%.0f of %.0f statements have actions that give their rows", kept, all)
	}
	if again/kept < .99 {
		t.Errorf("%.0f of %.0f queries have the same actions again", again, kept)
	}
}
