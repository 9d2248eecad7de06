package suql_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

// notes are the rows that the clauses in limits.txt are tried on.
const notes = `CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL);
	INSERT INTO notes VALUES (1, 'quiet'), (2, 'loud'), (3, 'quiet'), (4, 'quiet'), (5, 'loud'), (6, 'quiet'), (7, 'quiet')`

// limited are the statements each clause is appended to: rows of the database, rows decided one by
// one, and those of a sub-query.
var limited = []string{
	"SELECT id FROM notes ORDER BY id %s",
	"SELECT id FROM notes WHERE answer(body, 'is it [quiet]?') = 'Yes' ORDER BY id %s",
	"SELECT id FROM notes WHERE id IN (SELECT id FROM notes WHERE answer(body, 'is it [quiet]?') = 'Yes' ORDER BY id %s) " +
		"ORDER BY id",
	"SELECT id, answer(body, 'is it [quiet]?') FROM notes ORDER BY id %s",
}

// limitForm is one LIMIT, OFFSET or FETCH clause and PostgreSQL's result for each statement of
// limited.
type limitForm struct {
	tail string
	want []string
}

const limitsFile = "recorded/limits.txt"

// limitForms reads limits.txt: on each line a clause, then PostgreSQL's results, separated by tabs.
func limitForms(t *testing.T) []limitForm {
	t.Helper()
	text, err := os.ReadFile(limitsFile)
	if err != nil {
		t.Fatal(err)
	}
	var forms []limitForm
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimRight(line, "\n"), "\t")
		forms = append(forms, limitForm{parts[0], parts[1:]})
	}
	return forms
}

// TestLimits compares LIMIT, OFFSET and FETCH with PostgreSQL's own results, on both databases.
func TestLimits(t *testing.T) {
	forms := limitForms(t)
	if len(forms) < 200 {
		t.Fatalf("only %d forms", len(forms))
	}
	t.Run("sqlite", func(t *testing.T) { tryLimits(t, makeSQLite(t, notes), forms) })
	t.Run("postgres", func(t *testing.T) {
		url := pgtest.Start(t)
		conn, err := pgx.Connect(context.Background(), url)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.Background())
		if _, err := conn.Exec(context.Background(), notes); err != nil {
			t.Fatal(err)
		}
		tryLimits(t, url, forms)
	})
}

// limitedBy formats a result on one line, or the SQLSTATE of its error.
func limitedBy(rows []string, err error) string {
	var ours *suql.Error
	var theirs *pgconn.PgError
	switch {
	case errors.As(err, &ours):
		return "error " + ours.Code
	case errors.As(err, &theirs):
		return "error " + theirs.Code
	case err != nil:
		return err.Error()
	case len(rows) == 0:
		return "none"
	}
	return strings.Join(rows, " ")
}

// tryLimits runs each clause over a source.
func tryLimits(t *testing.T, src string, forms []limitForm) {
	set, err := store.Open(context.Background(), store.Options{Sources: []string{src}, Home: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer set.Close()
	s := set.Sources[0]
	e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: llmtest.NewReader(), Concurrency: 2})
	for _, f := range forms {
		for i, want := range f.want {
			statement := fmt.Sprintf(limited[i], f.tail)
			ctx, cancel := context.WithTimeout(context.Background(), time.Minute) // for statements that would never end
			res, err := e.Run(ctx, statement, suql.RunOptions{})
			cancel()
			var rows []string
			if err == nil {
				rows = normal(rowsOf(res.Rows))
				if res.Partial {
					t.Errorf("%s\ndid not end", statement)
				}
			}
			got := limitedBy(rows, err)
			if got == "error 0A000" && strings.HasPrefix(want, "error 22") { // infinity and NaN on SQLite
				got = want
			}
			if got != want {
				t.Errorf("%s\ngot  %s (%v)\nwant %s", statement, got, err, want)
			}
		}
	}
}
