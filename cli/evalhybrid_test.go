package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// orchards are the files of a small benchmark and its questions.
var orchards = map[string]string{
	"q.json": `[{"question_id": "1", "question": "Who planted the orchard that is known for its cider ?",
		"table_id": "o", "answer-text": "Ida Voss", "answer-node": [["Ida Voss", [1, 1], null, "table"]]}]`,
	"t.jsonl": `{"id": "o", "title": "Orchards", "header": [["Orchard", []], ["Planted by", []]], ` +
		`"data": [[["Hill", ["/wiki/Hill"]], ["Tom Beek", []]], [["Brook", ["/wiki/Brook"]], ["Ida Voss", []]]]}
`,
	"p.jsonl": `{"id": "o", "passages": {"/wiki/Hill": "Hill is an orchard of plums .", ` +
		`"/wiki/Brook": "Brook is an orchard known for its cider ."}}
`,
}

func TestEvalHybridqa(t *testing.T) {
	dir := t.TempDir()
	for name, content := range orchards {
		if err := os.WriteFile(dir+"/"+name, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	reply := func(answer string) llmtest.Script {
		return func(llmtest.Request) llmtest.Response {
			return llmtest.Response{Text: `{"items":[{"id":"1","answer":"` + answer + `","quote":"` + answer + `"}]}`}
		}
	}
	written := func(statement, answer string) llmtest.Script {
		return func(r llmtest.Request) llmtest.Response {
			if r.ForStatement() {
				return llmtest.Gold(statement)
			}
			return reply(answer)(r)
		}
	}
	for name, c := range map[string]struct {
		script llmtest.Script // nil: the embedded models
		dir    string
		em     float64
		failed float64
	}{
		"embedded":       {nil, "hybridqa", 1, 0},
		"ottqa":          {nil, "ottqa", 1, 0},
		"beside a model": {llmtest.Babble(), "hybridqa", 1, 0},
		"a query":        {written(`SELECT "Planted by" FROM "Orchards" WHERE "Orchard" = 'Brook'`, "cider"), "hybridqa --suql", 1, 0},
		"a wrong query":  {written(`SELECT "Planted by" FROM "Orchards" WHERE "Orchard" = 'Hill'`, "plums"), "hybridqa --suql", 0, 0},
		"no query":       {llmtest.Babble(), "hybridqa --suql", 0, 1},
	} {
		t.Run(name, func(t *testing.T) {
			var env map[string]string
			if c.script != nil {
				server := llmtest.NewScripted(c.script)
				defer server.Close()
				env = map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m", "SURELY_TIMEOUT": "2s"}
			}
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
			defer cancel()
			var stdout, stderr bytes.Buffer
			args := append([]string{"eval"}, strings.Fields(c.dir)...)
			args = append(args, "--json", "--home", t.TempDir(), "--questions", dir+"/q.json", "--tables", dir+
				"/t.jsonl",
				"--passages", dir+"/p.jsonl", "--predictions", dir+"/predictions.jsonl", "--baseline", "linearised")
			if status := run(ctx, args, streams{strings.NewReader(""), &stdout, &stderr,
				func(name string) string { return env[name] }}); status != 0 {
				t.Fatalf("status %d: %s", status, stderr.String())
			}
			var report map[string]any
			if err := json.Unmarshal(stdout.Bytes(), &report); err != nil {
				t.Fatalf("%v: %s", err, stdout.String())
			}
			failed, _ := report["failed"].(float64)
			dataset, bySUQL := strings.CutSuffix(c.dir, " --suql")
			if report["dataset"] != dataset || report["examples"] != 1. || report["em"] != c.em || report["f1"] != c.em ||
				failed != c.failed ||
				!bySUQL && report["recall_at"].(map[string]any)["1"] != 1. {
				t.Errorf("%s", stdout.String())
			}
			if b, _ := report["baseline"].(map[string]any); b == nil || b["recall_at"].(map[string]any)["1"] != 1. ||
				report["settings"].(map[string]any)["baseline"] != "linearised" {
				t.Errorf("baseline of %s", stdout.String())
			}
			predictions, err := os.ReadFile(dir + "/predictions.jsonl")
			if err != nil || bytes.Count(predictions, []byte("\n")) != 1 || !bytes.Contains(predictions, []byte(`"answer":`)) {
				t.Errorf("predictions %s, %v", predictions, err)
			}
		})
	}
}
