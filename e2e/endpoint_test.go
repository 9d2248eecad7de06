package e2e

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// places is a small row file for commands to query.
const places = "id,name,town,notes\n1,The Heron,Lisbon,So quiet that we slept like stones and woke up late every single morning\n" +
	"2,Casa Azul,Porto,The street is loud until three at night but the breakfast makes up for all of it\n" +
	"3,Old Mill,Lisbon,A quiet mill by the river where nothing happens and nobody minds that at all\n"

// ask runs `surely ask --json` over places against a server that follows the script.
func ask(t *testing.T, script llmtest.Script, env map[string]string, args ...string) (out map[string]any, status int) {
	t.Helper()
	server := llmtest.NewScripted(script)
	defer server.Close()
	return askAt(t, server.URL+"/v1", env, args...)
}

// askAt is ask with the server at an address.
func askAt(t *testing.T, url string, env map[string]string, args ...string) (out map[string]any, status int) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/places.csv", []byte(places), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	var stdout, stderr bytes.Buffer
	getenv := func(name string) string {
		switch name {
		case "OPENAI_BASE_URL":
			return url
		case "SURELY_MODEL":
			return cmp.Or(env[name], "m")
		case "SURELY_TIMEOUT":
			return cmp.Or(env[name], "300ms")
		}
		return env[name]
	}
	args = append([]string{"ask", "--json", "--home", dir + "/home"}, args...)
	if !slices.Contains(args, "--data") {
		args = append(args, "--data", dir+"/places.csv")
	}
	status = run(ctx, args, streams{strings.NewReader(""), &stdout, &stderr, getenv})
	if ctx.Err() != nil {
		t.Fatal("the turn did not end")
	}
	if err := json.Unmarshal(bytes.TrimSpace(stdout.Bytes()), &out); err != nil {
		t.Fatalf("no JSON object: %v\n%s\n%s", err, stdout.String(), stderr.String())
	}
	return out, status
}

// inLisbon is a server that knows the question's meaning and reads texts by rule.
func inLisbon() llmtest.Script {
	gold := &query.Query{Select: []query.Item{{Column: query.Column{Table: "places", Name: "name"}}},
		From: query.From{Tables: []string{"places"}},
		Where: []query.Condition{{Item: query.Item{Column: query.Column{Table: "places", Name: "town"}}, Op: query.Equal,
			Values: []query.Value{{Text: "Lisbon"}}}}}
	parse := llmtest.NoisyGold(func(string) *query.Query { return gold }, 1, 1, nil)
	return func(r llmtest.Request) llmtest.Response {
		if !r.ForStatement() {
			return llmtest.Response{Text: `{"row":0,"text":"The Heron is in Lisbon."}` + "\n" +
				`{"row":1,"text":"Old Mill won a prize in 1999."}`}
		}
		return parse(r)
	}
}

// The owner's examples are shown to the model, the nearest first, and validated before anything is
// asked.
func TestOwnersExamples(t *testing.T) {
	for _, tt := range []struct{ name, suql, refused string }{
		{"OK", "SELECT name FROM places WHERE town = 'Faro'", ""},
		{"Refused", "SELECT nam FROM places", `column "nam" does not exist`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			data := t.TempDir()
			yaml := "examples:\n  - question: Which places are in Faro?\n    suql: " + tt.suql + "\n"
			for name, text := range map[string]string{"places.csv": places, "surely.yaml": yaml} {
				if err := os.WriteFile(data+"/"+name, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			shown := make(chan string, 100)
			gold := inLisbon()
			out, status := ask(t, func(r llmtest.Request) llmtest.Response {
				shown <- r.System
				return gold(r)
			}, nil, "--data", data, "Which places are in Lisbon?")
			if tt.refused != "" {
				if failed, _ := out["error"].(map[string]any); status == 0 ||
					!strings.Contains(failed["message"].(string), tt.refused) ||
					!strings.Contains(failed["message"].(string), "in Faro") {
					t.Errorf("status %d: %v", status, out)
				}
				return
			}
			_, examples, _ := strings.Cut(<-shown, "\nQuestion: ")
			if !strings.HasPrefix(examples, "Which places are in Faro?\n"+tt.suql+";\n") {
				t.Errorf("the model was shown %s", examples)
			}
		})
	}
}

func TestAskWithAModel(t *testing.T) {
	out, status := ask(t, inLisbon(), nil, "Which places are in Lisbon?")
	rows, _ := out["rows"].([]any)
	if status != 0 || len(rows) != 2 || !strings.Contains(out["suql"].(string), "town = 'Lisbon'") {
		t.Fatalf("status %d: %v", status, out)
	}
	reply := out["reply"].(string)
	if !strings.Contains(reply, "The Heron is in Lisbon.") || strings.Contains(reply, "1999") {
		t.Errorf("what the rows do not hold must not be said: %s", reply)
	}
}

// Whatever the server does, a turn ends in an answer: the embedded reader's, saying so, if the
// model has none. The number of requests is bounded.
func TestAskWhileTheModelFails(t *testing.T) {
	for name, tt := range map[string]struct {
		script llmtest.Script
		says   string
	}{
		"Broken":     {llmtest.Broken(-1, inLisbon()), "The language model cannot be reached"},
		"Babble":     {llmtest.Babble(), "What the language model wrote cannot be run"},
		"Cut":        {llmtest.CutOff(10, inLisbon()), "The language model cannot be reached"},
		"Slow":       {llmtest.Slow(10*time.Second, inLisbon()), "The language model takes too long"},
		"SlowDrip":   {llmtest.Drip(200*time.Millisecond, inLisbon()), "The language model takes too long"},
		"Endless":    {llmtest.Endless(), ""}, // too long, or not a statement: without delay
		"StormOnEnd": {llmtest.Storm(1000, "0.01", inLisbon()), "The language model cannot be reached"},
		"Later":      {llmtest.Storm(1000, "3600", inLisbon()), "The language model cannot be reached"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var sent atomic.Int32
			out, status := ask(t, func(r llmtest.Request) llmtest.Response { sent.Add(1); return tt.script(r) }, nil,
				"Which places are in Lisbon?")
			reply, _ := out["reply"].(string)
			if rows, _ := out["rows"].([]any); status != 0 || len(rows) != 2 ||
				!strings.HasPrefix(reply, tt.says) || !strings.Contains(reply, "so I read this without it. ") || sent.Load() > 3 {
				t.Errorf("status %d after %d requests: %v", status, sent.Load(), out)
			}
		})
	}
	for name, script := range map[string]llmtest.Script{
		"Storm":      llmtest.Storm(2, "0.01", inLisbon()),
		"NoLogprobs": llmtest.NoLogprobs(true, inLisbon()),
		"NoSchema":   llmtest.NoSchema(true, inLisbon()),
		"NoStream":   llmtest.NoStream(inLisbon()),
		"Wrong":      llmtest.WrongLogprobs(inLisbon()),
		"Drip":       llmtest.Drip(time.Millisecond, inLisbon()),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if out, status := ask(t, script, nil, "Which places are in Lisbon?"); status != 0 || len(out["rows"].([]any)) != 2 {
				t.Errorf("status %d: %v", status, out)
			}
		})
	}
}

func TestAskOverBudget(t *testing.T) {
	out, status := ask(t, inLisbon(), map[string]string{"SURELY_DAY_BUDGET": "tokens=100"}, "Which places are in Lisbon?")
	if reply, _ := out["reply"].(string); status != 0 || len(out["rows"].([]any)) != 2 ||
		!strings.HasPrefix(reply, "The budget for the language model is spent, so I read this without it. ") {
		t.Errorf("status %d: %v", status, out)
	}
}
