package e2e

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// metered is a model server that counts requests, embeddings included.
func metered(t *testing.T) (address string, asked *atomic.Int64) {
	t.Helper()
	s := llmtest.NewScripted(llmtest.WithOracle(nil))
	t.Cleanup(s.Close)
	handler, asked := s.Config.Handler, &atomic.Int64{}
	s.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		r.Body = io.NopCloser(bytes.NewReader(body))
		if r.Method == http.MethodPost && !bytes.Contains(body, []byte(`\"items\":[]}`)) {
			asked.Add(1)
		}
		handler.ServeHTTP(w, r)
	})
	return s.URL + "/v1", asked
}

const ownersToken = "a token that is long enough for an owner"

// spending serves inns whose notes only the model can judge; the spending is stored in the state only.
func spending(t *testing.T, model, state, visitor string) *served {
	t.Helper()
	home := t.TempDir()
	token := filepath.Join(home, "token")
	if err := os.WriteFile(token, []byte(ownersToken+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	inns := "id,name,notes\n"
	for i := range 60 {
		inns += fmt.Sprintf("%d,Inn %d,In room %d we slept like stones and woke up late every single morning of the week\n", i, i, i)
	}
	data := filepath.Join(home, "inns.csv")
	if err := os.WriteFile(data, []byte(inns), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"OPENAI_BASE_URL": model, "SURELY_MODEL": "oracle", "SURELY_EMBEDDING_MODEL": "letters",
		"SURELY_VISITOR_BUDGET": visitor}
	return serveWith(t, filepath.Join(home, "home"), func(name string) string { return env[name] }, "--data", data,
		"--token-file", token, "--open", "--state", state, "--concurrency", "1")
}

// judged asks a new yes/no question about that many inns.
func judged(who *visitor, what string, limit int) (status int, said string, members map[string]any) {
	return who.ask(map[string]any{
		"suql": fmt.Sprintf("SELECT name FROM inns WHERE answer(notes, 'is it %s?') = 'Yes' LIMIT %d", what, limit)})
}

// withoutModel reports whether an answer says for every row that its text was read without the model because of
// the budget.
func withoutModel(said string) bool {
	return strings.Contains(said, "decided without the language model (budget)") && !strings.Contains(said, `"by_model"`)
}

// A visitor's budget applies to every kind of request, and does not start over with a new process: the spending is in
// the shared state. The owner has no such budget.
func TestBudgetsHold(t *testing.T) {
	model, asked := metered(t)
	state := filepath.Join(t.TempDir(), "state.db")
	s := spending(t, model, state, "calls=2") // two judgements
	who := newVisitor(s.url, "127.0.0.1")
	nothing := func(way string, do func() (status int, said string)) {
		t.Helper()
		before := asked.Load()
		if status, said := do(); status != http.StatusOK || asked.Load() != before {
			t.Errorf("%s asks the model %d times after the budget is spent: %d %s", way, asked.Load()-before, status, said)
		}
	}
	before := asked.Load()
	status, said, first := judged(who, "[slept by a visitor]", 1)
	if status != http.StatusOK || asked.Load() == before {
		t.Fatalf("%d %s", status, said)
	}
	question := func(what string) func() (int, string) {
		return func() (int, string) {
			status, said, _ := judged(who, what, 5)
			if !withoutModel(said) {
				t.Errorf("a question: %s", said)
			}
			return status, said
		}
	}
	nothing("a question", question("[stones]"))
	for _, path := range []string{"/export", "/table"} {
		nothing(path, func() (int, string) {
			return who.post(path, "conversation", fmt.Sprint(first["conversation"]), "token", fmt.Sprint(first["token"]),
				"turn", "0", "all", "true")
		})
	}
	nothing("a search", func() (int, string) { return who.get("/api/search?question=stones") })
	_, told := newVisitor(s.url, "127.0.0.1", "Authorization", "Bearer "+ownersToken).get("/metrics")
	for figure, want := range map[string]string{"surely_model_calls_today": "3",
		"surely_budget_refused_total": "[1-9].*", "surely_state_bytes": "[1-9].*",
		"surely_model_tokens_today": "[1-9].*"} {
		if !regexp.MustCompile("(?m)^" + figure + " " + want + "$").MatchString(told) {
			t.Errorf("the metrics do not tell %s %s", figure, want)
		}
	}
	s.stop()
	who = newVisitor(spending(t, model, state, "calls=2").url, "127.0.0.1")
	nothing("after a restart, a question", question("[late]"))
}

// An invalid budget is reported even without a model.
func TestBudgetSlips(t *testing.T) {
	for _, name := range []string{"SURELY_DAY_BUDGET", "SURELY_VISITOR_BUDGET"} {
		status, _, said := once(map[string]string{name: "call=5"}, "ask", "--offline", "--home", t.TempDir(), "how many?")
		if status == 0 || !strings.Contains(said, name) {
			t.Errorf("%s: %d %s", name, status, said)
		}
	}
}
