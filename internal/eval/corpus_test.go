package eval

import (
	"database/sql"
	"os"
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
