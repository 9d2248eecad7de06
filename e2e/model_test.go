package e2e

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// places is a small row file for commands to query.
const places = "id,name,town,notes\n1,The Heron,Lisbon,So quiet that we slept like stones and woke up late every single morning\n" +
	"2,Casa Azul,Porto,The street is loud until three at night but the breakfast makes up for all of it\n" +
	"3,Old Mill,Lisbon,A quiet mill by the river where nothing happens and nobody minds that at all\n"

// modelEnv is the environment of a program with a model's server.
func modelEnv(url string, more map[string]string) func(string) string {
	return func(name string) string {
		return cmp.Or(more[name], map[string]string{"OPENAI_BASE_URL": url + "/v1", "SURELY_MODEL": "m",
			"SURELY_TIMEOUT": "20s"}[name])
	}
}

// ask runs `surely ask --json` over places, unless other data is named, against a server that follows the script.
func ask(t *testing.T, script llmtest.Script, env map[string]string, args ...string) (out map[string]any, status int) {
	t.Helper()
	server := llmtest.NewScripted(script)
	defer server.Close()
	dir := t.TempDir()
	fixture(t, dir+"/places.csv", places)
	if !slices.Contains(args, "--data") {
		args = append(args, "--data", dir+"/places.csv")
	}
	var stdout, stderr bytes.Buffer
	status = run(t.Context(), append([]string{"ask", "--json", "--home", dir + "/home"}, args...),
		streams{strings.NewReader(""), &stdout, &stderr, modelEnv(server.URL, env)})
	if err := json.Unmarshal(stdout.Bytes(), &out); err != nil {
		t.Fatalf("no JSON object: %v\n%s\n%s", err, stdout.String(), stderr.String())
	}
	return out, status
}

// serveModel serves places with a scripted model server.
func serveModel(t *testing.T, script llmtest.Script, env map[string]string, args ...string) *served {
	t.Helper()
	server := llmtest.NewScripted(script)
	t.Cleanup(server.Close)
	dir := t.TempDir()
	fixture(t, dir+"/places.csv", places)
	args = append([]string{"--data", dir + "/places.csv"}, args...)
	return serveWith(t, dir+"/home", modelEnv(server.URL, env), args...)
}

// inLisbon is a model that knows which places are in Lisbon.
func inLisbon(r llmtest.Request) llmtest.Response {
	if r.ForStatement() {
		return llmtest.Gold("SELECT name FROM places WHERE town = 'Lisbon'")
	}
	return llmtest.WithOracle(nil)(r)
}

// A server that works is used; without budget it is not asked.
func TestAskWithAModel(t *testing.T) {
	for budget, begins := range map[string]string{"": "", "tokens=100": "The budget for the language model is used up, so I read your question without it. "} {
		out, status := ask(t, inLisbon, map[string]string{"SURELY_DAY_BUDGET": budget}, "Which places are in Lisbon?")
		reply, _ := out["reply"].(string)
		if rows, _ := out["rows"].([]any); status != 0 || len(rows) != 2 || !strings.HasPrefix(reply, begins) ||
			strings.Contains(reply, "without it") == (budget == "") {
			t.Errorf("budget %q: status %d: %v", budget, status, out)
		}
	}
}

// A server that fails during a conversation only costs that turn its model: the embedded reader answers, the page says
// why, and the next question is answered as usual. The modes of servers are in the tests of llm and of read/model.
func TestChatOutlivesFaults(t *testing.T) {
	for _, mode := range []string{"Fails", "Cut", "Hangs", "WrongKey", "Babble"} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			var failing atomic.Bool
			s := serveModel(t, func(r llmtest.Request) llmtest.Response {
				if failing.Load() {
					return llmtest.In(mode, inLisbon)(r)
				}
				return inLisbon(r)
			}, map[string]string{"SURELY_TIMEOUT": "300ms"}, "--detector", "never")
			chat := dial(t, s.url)
			chat.until("hello")
			for i, want := range []string{"", "without it", ""} {
				failing.Store(want != "")
				chat.send(map[string]any{"type": "ask", "text": "Which places are in Lisbon" + strings.Repeat("?", i+1)})
				e := chat.until("result", "reply", "error")
				reply, _ := e["reply"].(string)
				if e["type"] != "result" || strings.Contains(reply, "language model") != (want != "") ||
					!strings.Contains(reply, want) || strings.Contains(reply, "sk-") || len(e["rows"].([]any)) != 2 {
					t.Fatalf("question %d: %v", i+1, e)
				}
			}
		})
	}
}

// With the default detector a doubtful token is a choice: picking the other option ends the turn with its statement,
// skipping leaves the doubtful part as unsure as it was. What can be doubted is in the tests of read/model.
func TestDoubtsInTheChat(t *testing.T) {
	const statement, with = "SELECT name FROM places WHERE town = 'Lisbon';", "SELECT name FROM places WHERE town = 'Porto';"
	s := serveModel(t, llmtest.Doubtful(statement, "Lisbon", "Porto", with), nil)
	for reply, ends := range map[string]string{"2": with, "skip": statement} {
		chat := dial(t, s.url)
		chat.until("hello")
		chat.send(map[string]any{"type": "ask", "text": "which places are meant here?"})
		e := chat.until("clarify", "result", "reply", "error")
		if options, _ := e["options"].([]any); e["type"] != "clarify" || len(options) < 2 {
			t.Fatalf("%v", e)
		}
		chat.send(map[string]any{"type": "answer", "id": e["id"], "value": reply})
		end := chat.until("clarify", "result", "reply", "error")
		suql, _ := end["suql"].(string)
		if sure, _ := end["confidence"].(float64); suql+";" != ends || reply == "skip" && sure > .65 {
			t.Errorf("%s: %.2f sure of %s", reply, sure, suql)
		}
	}
}

// inSteps is a planner: a query that fails, one that works, one that uses its rows, and the end.
func inSteps(r llmtest.Request) llmtest.Response {
	if !strings.Contains(r.Last, `"task":"step"`) {
		return llmtest.Response{}
	}
	switch made := strings.Count(r.Last, `"thought"`); {
	case made == 0:
		return llmtest.Response{Text: `{"thought":"where is it?","suql":"SELECT twn FROM places WHERE name = 'The Heron'","done":false}`}
	case strings.Contains(r.Last, "twn") && made == 1 && strings.Contains(r.Last, "does not exist"):
		return llmtest.Response{Text: `{"thought":"by its right name","suql":"SELECT town FROM places WHERE name = 'The Heron'","done":false}`}
	case made == 2 && strings.Contains(r.Last, `"rows":[["Lisbon"]]`):
		return llmtest.Response{Text: `{"thought":"what else is there","suql":"SELECT name FROM places WHERE town = 'Lisbon' AND name <> 'The Heron'","done":false}`}
	}
	return llmtest.Response{Text: `{"thought":"that is it","suql":"","done":true}`}
}

// A question may take several queries: each is shown as it is made, failures included, within the question's budget.
func TestStepsInTheChat(t *testing.T) {
	for _, tt := range []struct {
		name, budget string
		steps        int
		partial      bool
	}{{"Three", "", 3, false}, {"OutOfBudget", "calls=4", 2, true}} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			chat := dial(t, serveModel(t, inSteps, map[string]string{"SURELY_QUESTION_BUDGET": tt.budget}, "--steps").url)
			chat.until("hello")
			chat.send(map[string]any{"type": "ask", "text": "what else is where The Heron is?"})
			var steps []map[string]any
			e := chat.until("step", "result", "reply", "error")
			for ; e["type"] == "step"; e = chat.until("step", "result", "reply", "error") {
				steps = append(steps, e)
			}
			partial, _ := e["partial"].(bool)
			if rows, _ := e["rows"].([]any); e["type"] != "result" || len(steps) != tt.steps || partial != tt.partial ||
				len(rows) != 1 || e["suql"] != steps[len(steps)-1]["suql"] {
				t.Fatalf("%d steps, then %v", len(steps), e)
			}
			if failed, _ := steps[0]["error"].(string); !strings.Contains(failed, `column "twn" does not exist`) {
				t.Errorf("the first step fails with %q", failed)
			}
		})
	}
}
