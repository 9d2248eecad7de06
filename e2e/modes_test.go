package e2e

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// Whatever the server's behaviour, a turn ends with the model's answer if possible, else with the
// embedded reader's and the reason; and no question takes more than three requests.
func TestFaultyServers(t *testing.T) {
	const statement = "SELECT name FROM places WHERE town = 'Lisbon'"
	said := func(last string) string {
		if strings.Contains("\n"+last, "\nQuestion: ") {
			return statement + ";"
		}
		return ""
	}
	modes := llmtest.Modes()
	for _, m := range modes {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			var sent atomic.Int32
			server := httptest.NewServer(m.Handler(said, func() { sent.Add(1) }))
			defer server.Close()
			env := map[string]string{"SURELY_TIMEOUT": "20s", "SURELY_PATIENCE": "20s"}
			if m.Instead == "slow" {
				env = map[string]string{"SURELY_PATIENCE": "500ms", "SURELY_TIMEOUT": "20s"}
			}
			out, status := askAt(t, server.URL+"/v1", env, "--detector", "never", "Which places are in Lisbon?")
			reply, _ := out["reply"].(string)
			suql, _ := out["suql"].(string)
			rows, _ := out["rows"].([]any)
			instead, _ := out["instead"].(string)
			switch {
			case status != 0 || len(rows) != 2 || instead != m.Instead:
				t.Errorf("status %d after %d requests, instead %q: %v", status, sent.Load(), instead, out)
			case m.Instead == "" && !strings.EqualFold(suql, statement):
				t.Errorf("it ran %s", suql)
			case (m.Instead != "") != strings.Contains(reply, "so I read"):
				t.Errorf("it said %s", reply)
			}
			if sent.Load() > 3 {
				t.Errorf("%d requests", sent.Load())
			}
		})
	}
	if len(modes) < 60 {
		t.Errorf("%d modes", len(modes))
	}
}

// If a server gives no usable reply, the embedded reader also reads the texts, and every row says
// so; those verdicts are not stored. A bad reply is never repaired by guessing.
func TestTextsWithFaultyServers(t *testing.T) {
	const statement = "SELECT name FROM places WHERE answer(notes, 'is it quiet?') = 'Yes'"
	said := func(last string) string {
		last = last[max(strings.LastIndex(last, `{"task"`), 0):] // instructions may come first
		reply, _, _ := llmtest.OracleReply(strings.Replace(last, "is it quiet?", "is it [quiet]?", 1))
		return reply
	}
	for _, m := range llmtest.Modes() {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			var sent atomic.Int32
			server := httptest.NewServer(m.Handler(said, func() { sent.Add(1) }))
			defer server.Close()
			dir := t.TempDir()
			if err := os.WriteFile(dir+"/places.csv", []byte(places), 0o600); err != nil {
				t.Fatal(err)
			}
			env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m",
				"SURELY_TIMEOUT": "20s", "SURELY_PATIENCE": "20s"}
			if m.Instead == "slow" {
				env["SURELY_PATIENCE"] = "500ms"
			}
			status, out, errs := once(env, "suql", "--json", "--home", dir+"/home", "--data", dir+"/places.csv", statement)
			var r struct {
				Rows     [][]any
				Warnings []struct {
					Row  int
					Code string
				}
			}
			if err := json.Unmarshal([]byte(out), &r); err != nil {
				t.Fatalf("status %d: %s%s", status, out, errs)
			}
			instead, undecided, ofRows := 0, 0, 0
			for _, w := range r.Warnings {
				switch {
				case w.Code == "instead" && w.Row >= 0:
					ofRows++
				case w.Code == "instead":
					instead++
				case w.Code == "undecided":
					undecided++
				}
			}
			t.Logf("%v %d rows %+v after %d", m.Instead, len(r.Rows), r.Warnings, sent.Load())
			switch {
			case status != 0 || len(r.Rows) == 0 || undecided > 0:
				t.Errorf("status %d: %s%s", status, out, errs)
			case (instead == 0) != (m.Instead == "") || instead > 0 && ofRows != len(r.Rows):
				t.Errorf("%s: %s", m.Instead, out)
			}
		})
	}
}

// OpenAI's reasoning models are sent the parameters they accept: no request is refused because of the model's
// name.
func TestThinkingModels(t *testing.T) {
	for _, model := range []string{"gpt-5-mini", "o4-mini", "o3", "gpt-5.1", "some-new-model"} {
		t.Run(model, func(t *testing.T) {
			t.Parallel()
			script := inLisbon()
			thinks := strings.HasPrefix(model, "o") || strings.HasPrefix(model, "gpt")
			out, status := ask(t, func(r llmtest.Request) llmtest.Response {
				if thinks && (r.Logprobs > 0 || r.MaxTokens < 1000) {
					return llmtest.Response{Status: 400, Text: "Unsupported parameter"}
				}
				return script(r)
			}, map[string]string{"SURELY_MODEL": model, "SURELY_TIMEOUT": "20s"}, "Which places are in Lisbon?")
			if _, instead := out["instead"]; status != 0 || instead || len(out["rows"].([]any)) != 2 {
				t.Errorf("status %d: %v", status, out)
			}
		})
	}
}
