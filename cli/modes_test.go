package cli

import (
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// However a server is, a turn ends with the model's answer where one can be had, else with the embedded reader's, which
// says why; and no question takes more than three requests.
func TestWaysOfServers(t *testing.T) {
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

// OpenAI's thinking models are asked as they want to be: no request is refused here for what they are called.
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
