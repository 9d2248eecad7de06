package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// metered is a model server that counts requests, embeddings included.
func metered(t *testing.T) (address string, asked *atomic.Int64) {
	t.Helper()
	s := llmtest.NewServer()
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
func spending(t *testing.T, model, state, visitor, owner string) *served {
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
		"SURELY_VISITOR_BUDGET": visitor, "SURELY_OWNER_BUDGET": owner}
	return serveWith(t, filepath.Join(home, "home"), func(name string) string { return env[name] }, "--data", data,
		"--token-file", token, "--open", "--state", state, "--concurrency", "1")
}

// send sends a request, as the owner if a token is given, and returns the response.
func send(t *testing.T, method, address, token, kind, body string) (status int, out map[string]any, said string) {
	t.Helper()
	r, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if r.Header.Set("Content-Type", kind); token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	b, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	json.Unmarshal(b, &out)
	return got.StatusCode, out, string(b)
}

// judged asks a new yes/no question about that many inns.
func judged(t *testing.T, s *served, token, what string, limit int) (status int, out map[string]any, said string) {
	t.Helper()
	statement := fmt.Sprintf("SELECT name FROM inns WHERE answer(notes, 'is it %s?') = 'Yes' LIMIT %d", what, limit)
	b, err := json.Marshal(map[string]any{"suql": statement})
	if err != nil {
		t.Fatal(err)
	}
	return send(t, "POST", s.url+"/api/ask", token, "application/json", string(b))
}

// withoutModel reports whether an answer says for every row that its text was read without the model because of
// the budget.
func withoutModel(said string) bool {
	return strings.Contains(said, "decided without the language model (budget)") && !strings.Contains(said, `"by_model"`)
}

// A visitor's budget applies to every kind of request, and neither it nor the owner's starts over
// with a new process: the spending is in the shared state.
func TestBudgetsHold(t *testing.T) {
	model, asked := metered(t)
	state := filepath.Join(t.TempDir(), "state.db")
	s := spending(t, model, state, "calls=2", "calls=2") // a judgement, and the sentences about the result
	nothing := func(way string, do func()) {
		t.Helper()
		before := asked.Load()
		if do(); asked.Load() != before {
			t.Errorf("%s asks the model %d times after the budget is spent", way, asked.Load()-before)
		}
	}
	for who, token := range map[string]string{"a visitor": "", "the owner": ownersToken} {
		before := asked.Load()
		status, first, said := judged(t, s, token, "[slept by "+who+"]", 1)
		if status != http.StatusOK || asked.Load() == before {
			t.Fatalf("%s: %d %s", who, status, said)
		}
		nothing("a question of "+who, func() {
			if status, _, said := judged(t, s, token, "[stones]", 5); status != http.StatusOK || !withoutModel(said) {
				t.Errorf("a question of %s: %d %s", who, status, said)
			}
		})
		form := url.Values{"conversation": {fmt.Sprint(first["conversation"])}, "token": {fmt.Sprint(first["token"])},
			"turn": {"0"}, "all": {"true"}}.Encode()
		for _, path := range []string{"/export", "/table"} {
			nothing(path+" by "+who, func() {
				if status, _, said := send(t, "POST", s.url+path, token, echo.MIMEApplicationForm, form); status != http.StatusOK {
					t.Errorf("%s: %d %s", path, status, said)
				}
			})
		}
		nothing("a search of "+who, func() {
			if status, _, said := send(t, "GET", s.url+"/api/search?question=stones", token, "", ""); status != http.StatusOK {
				t.Errorf("a search of %s: %d %s", who, status, said)
			}
		})
	}
	_, _, told := send(t, "GET", s.url+"/metrics", ownersToken, "", "")
	for _, want := range []string{"surely_model_calls_today 3\n", "surely_owner_model_calls_today 2\n",
		"surely_budget_refused_total ",
		"surely_state_bytes ", "surely_model_tokens_today ", "surely_model_money_today 0\n"} {
		if !strings.Contains(told, want) {
			t.Errorf("the metrics do not tell %q", want)
		}
	}
	for _, not := range []string{"surely_budget_refused_total 0\n", "surely_state_bytes 0\n",
		"surely_model_tokens_today 0\n"} {
		if strings.Contains(told, not) {
			t.Errorf("the metrics tell %q", not)
		}
	}
	s.stop()
	s = spending(t, model, state, "calls=2", "calls=2")
	for who, token := range map[string]string{"a visitor": "", "the owner": ownersToken} {
		nothing("after a restart, "+who, func() {
			if status, _, said := judged(t, s, token, "[late]", 5); status != http.StatusOK || !withoutModel(said) {
				t.Errorf("after a restart, %s: %d %s", who, status, said)
			}
		})
	}
}

// An invalid budget is reported even without a model.
func TestBudgetSlips(t *testing.T) {
	for _, name := range []string{"SURELY_DAY_BUDGET", "SURELY_VISITOR_BUDGET", "SURELY_OWNER_BUDGET"} {
		status, _, said := once(map[string]string{name: "call=5"}, "ask", "--offline", "--home", t.TempDir(), "how many?")
		if status == 0 || !strings.Contains(said, name) {
			t.Errorf("%s: %d %s", name, status, said)
		}
	}
}
