package e2e

import (
	"bytes"
	"context"
	"database/sql"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

const quiet = "SELECT name, said FROM inns WHERE answer(said, 'is it [quiet]?') = 'Yes' ORDER BY name"

// The command over a small database with a model that reads by rule: results and failures as the contract has them,
// decisions that are remembered, a run that is interrupted, and a document.
func TestSuql(t *testing.T) {
	dir := t.TempDir()
	data := filepath.Join(dir, "inns.db")
	db, err := sql.Open("sqlite3", data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec(`CREATE TABLE inns (id INTEGER PRIMARY KEY, name TEXT, said JSON);
		INSERT INTO inns VALUES (1, 'Ash', '["a quiet night", "fine eggs"]'), (2, 'Box', '["loud"]'), (3, 'Cob', '["quiet & cold"]'), (4, 'Dun', NULL)`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	fixture(t, dir+"/notes.txt", "who=Ada came at noon")
	for _, tt := range []struct {
		name   string
		stop   int // the request at which the person interrupts
		args   []string
		status int
		begins string
		holds  []string
	}{
		{"interrupted", 2, []string{quiet}, 0, "", []string{"Ash", "certainly match"}},
		{"result", 0, []string{"--json", quiet}, 0,
			`{"columns":["name","said"],"rows":[["Ash",["a quiet night","fine eggs"]],["Cob",["quiet & cold"]]],"truncated":false,` +
				`"evidence":[{"row":0,"expr":"answer(said, 'is it [quiet]?')","verdict":"Yes","text":"a quiet night"},` +
				`{"row":1,"expr":"answer(said, 'is it [quiet]?')","verdict":"Yes","text":"quiet & cold"}],"stats":{"model_calls":2,"verdicts":2,"ledger_hits":1,`,
			[]string{`"rows_considered":4`, `"warnings":[]`}},
		{"again", 0, []string{"--json", quiet}, 0, "", []string{`"model_calls":0,"verdicts":0,"ledger_hits":3`}},
		{"mistake", 0, []string{"--json", "SELECT nme FROM inns"}, statusFailed,
			`{"error":{"code":"42703","message":"column \"nme\" does not exist","positions":[{"line":1,"column":8,"message":"column \"nme\" does not exist; did you mean name?"}]}}`, nil},
		{"document", 0, []string{"--data", dir + "/notes.txt", "--json", "answer('notes.txt', 'extract who')"}, 0,
			`{"columns":["answer"],"rows":[["Ada"]]`, nil},
		{"foreign document", 0, []string{"--json", "answer('/etc/passwd', 'extract who')"}, statusFailed, "", []string{"58P01"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
				if r.N == tt.stop {
					cancel()
				}
				return llmtest.WithOracle(nil)(r)
			})
			defer server.Close()
			var out, errs bytes.Buffer
			args := append([]string{"suql", "--data", data, "--home", dir + "/home", "--concurrency", "1"}, tt.args...)
			status := run(ctx, args, streams{nil, &out, &errs, modelEnv(server.URL, nil)})
			if status != tt.status || !strings.HasPrefix(out.String(), tt.begins) {
				t.Errorf("status %d, standard error %q, printed\n%s\nwant\n%s…", status, errs.String(), out.String(), tt.begins)
			}
			for _, want := range tt.holds {
				if !strings.Contains(out.String(), want) {
					t.Errorf("it does not print %q:\n%s", want, out.String())
				}
			}
			if tt.stop > 0 && strings.Contains(out.String(), "Cob") {
				t.Errorf("it tells what it did not read:\n%s", out.String())
			}
		})
	}
}
