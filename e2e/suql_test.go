package e2e

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// suqlRun is one run of the command over a small database with the oracle as model.
type suqlRun struct {
	status   int
	out, err string
	requests int
}

type suqlSetup struct {
	data, home string
	before     func(n int) // called for each request
	ctx        context.Context
}

func newSuqlSetup(t *testing.T) *suqlSetup {
	t.Helper()
	s := &suqlSetup{data: filepath.Join(t.TempDir(), "inns.db"), home: t.TempDir(), ctx: context.Background()}
	db, err := sql.Open("sqlite3", s.data)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(`CREATE TABLE inns (id INTEGER PRIMARY KEY, name TEXT, said JSON);
		INSERT INTO inns VALUES (1, 'Ash', '["a quiet night", "fine eggs"]'), (2, 'Box', '["loud"]'), (3, 'Cob', '["quiet & cold"]'), (4, 'Dun', NULL)`); err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *suqlSetup) run(t *testing.T, args ...string) suqlRun {
	t.Helper()
	server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
		if s.before != nil {
			s.before(r.N)
		}
		return llmtest.Oracled(nil)(r)
	})
	defer server.Close()
	env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "OPENAI_API_KEY": "test", "SURELY_MODEL": "oracle"}
	var out, errs bytes.Buffer
	status := run(s.ctx, append([]string{"suql", "--data", s.data, "--home", s.home}, args...),
		streams{nil, &out, &errs, func(k string) string { return env[k] }})
	r := suqlRun{status: status, out: out.String(), err: errs.String()}
	r.requests = server.Requests()
	return r
}

const quiet = "SELECT name, said FROM inns WHERE answer(said, 'is it [quiet]?') = 'Yes' ORDER BY name"

func TestSuqlJSON(t *testing.T) {
	s := newSuqlSetup(t)
	r := s.run(t, "--json", "--concurrency", "1", quiet)
	want := `{"columns":["name","said"],"rows":[["Ash",["a quiet night","fine eggs"]],["Cob",["quiet & cold"]]],"truncated":false,` +
		`"evidence":[{"row":0,"expr":"answer(said, 'is it [quiet]?')","verdict":"Yes","text":"a quiet night"},` +
		`{"row":1,"expr":"answer(said, 'is it [quiet]?')","verdict":"Yes","text":"quiet & cold"}],"stats":{"model_calls":3,"verdicts":3,"ledger_hits":0,`
	if r.status != 0 || !strings.HasPrefix(r.out, want) {
		t.Errorf("status %d, standard error %q, printed\n%s\nwant\n%s…", r.status, r.err, r.out, want)
	}
	var result struct {
		Stats    map[string]int
		Warnings []any
	}
	if err := json.Unmarshal([]byte(r.out), &result); err != nil || result.Warnings == nil ||
		result.Stats["prompt_tokens"] == 0 || result.Stats["rows_considered"] != 4 {
		t.Errorf("%v: %+v", err, result)
	}
	// Decisions are remembered for the next run.
	r = s.run(t, "--json", "--concurrency", "1", quiet)
	if !strings.Contains(r.out, `"model_calls":0,"verdicts":0,"ledger_hits":3`) || r.requests != 0 {
		t.Errorf("the second time the server saw %d requests:\n%s", r.requests, r.out)
	}
}

func TestSuqlError(t *testing.T) {
	r := newSuqlSetup(t).run(t, "--json", "SELECT nme FROM inns")
	want := `{"error":{"code":"42703","message":"column \"nme\" does not exist","positions":[{"line":1,"column":8,"message":"column \"nme\" does not exist; did you mean name?"}]}}` + "\n"
	if r.status != statusFailed || r.out != want {
		t.Errorf("status %d, printed %s", r.status, r.out)
	}
}

func TestSuqlInterrupted(t *testing.T) {
	s := newSuqlSetup(t)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	s.ctx = ctx
	s.before = func(n int) {
		if n == 2 {
			cancel()
		}
	}
	r := s.run(t, "--concurrency", "1", quiet)
	if r.status != 0 || !strings.Contains(r.out, "Ash") || strings.Contains(r.out, "Cob") ||
		!strings.Contains(r.out, "match for certain") {
		t.Errorf("status %d, standard error %q, printed\n%s", r.status, r.err, r.out)
	}
}

func TestSuqlDocument(t *testing.T) {
	s := newSuqlSetup(t)
	notes := filepath.Join(t.TempDir(), "notes.txt")
	if err := os.WriteFile(notes, []byte("who=Ada came at noon"), 0o600); err != nil {
		t.Fatal(err)
	}
	r := s.run(t, "--data", notes, "--json", "answer('notes.txt', 'extract who')")
	if r.status != 0 || !strings.HasPrefix(r.out, `{"columns":["answer"],"rows":[["Ada"]]`) {
		t.Errorf("status %d, standard error %q, printed %s", r.status, r.err, r.out)
	}
	r = s.run(t, "--data", notes, "--json", "answer('/etc/passwd', 'extract who')")
	if r.status != statusFailed || !strings.Contains(r.out, "58P01") {
		t.Errorf("status %d, printed %s", r.status, r.out)
	}
}
