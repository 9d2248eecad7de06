package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// boasting is an overconfident server: it reports .99 for what is right with .9.
func boasting(script llmtest.Script) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		out := script(r)
		for i := range out.Tokens {
			t := &out.Tokens[i]
			boast := func(p float64) float64 {
				a, b := math.Pow(p, 3), math.Pow(1-p, 3)
				return a / (a + b)
			}
			t.P = boast(t.P)
			for k := range t.Top {
				t.Top[k].P = boast(t.Top[k].P)
			}
		}
		return out
	}
}

// A model's confidence is calibrated on questions with known queries, stored in --home under the
// model's name, and used from then on.
func TestFittedCertaintyIsUsed(t *testing.T) {
	dir := t.TempDir()
	column := func(name string) query.Item { return query.Item{Column: query.Column{Table: "t", Name: name}} }
	var questions, rows []string
	gold := map[string]*query.Query{}
	for i := range 60 {
		rows = append(rows, fmt.Sprintf(`["ship %d","port %d","%d"]`, i, i%7, 1900+i))
		text := fmt.Sprintf("where does ship %d lie?", i)
		questions = append(questions,
			fmt.Sprintf(`{"phase":1,"table_id":"1-1","question":%q,"sql":{"sel":1,"agg":0,"conds":[[0,0,"ship %d"]]}}`, text, i))
		gold[text] = &query.Query{Select: []query.Item{column("Port")}, From: query.From{Tables: []string{"t"}},
			Where: []query.Condition{{Item: column("Ship"), Op: query.Equal,
				Values: []query.Value{{Text: fmt.Sprint("ship ", i)}}}}}
	}
	write := func(name, text string) string {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return dir + "/" + name
	}
	tables := write("tables.jsonl", `{"id":"1-1","header":["Ship","Port","Built"],"types":["text","text","text"],"rows":[`+
		strings.Join(rows, ",")+`]}`+"\n")
	file := write("questions.jsonl", strings.Join(questions, "\n")+"\n")
	server := llmtest.NewScripted(boasting(llmtest.NoisyGold(func(q string) *query.Query { return gold[q] }, .85, 1, nil)))
	defer server.Close()
	measure := func(args ...string) (ece float64, stderr string) {
		t.Helper()
		var out, errs bytes.Buffer
		getenv := func(name string) string {
			return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "boaster"}[name]
		}
		args = append([]string{"eval", "wikisql", "--questions", file, "--tables", tables, "--home", dir + "/home", "--json"},
			args...)
		if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs, getenv}); status != 0 {
			t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
		}
		var report struct{ ECE float64 }
		if err := json.Unmarshal(out.Bytes(), &report); err != nil {
			t.Fatal(err, out.String())
		}
		return report.ECE, errs.String()
	}
	before, _ := measure()
	if _, said := measure("--fit"); !strings.Contains(said, "boaster: temperature") {
		t.Errorf("said %q", said)
	}
	after, _ := measure()
	if after > .6*before {
		t.Errorf("calibration error %.3f before, %.3f after", before, after)
	}
	if again, _ := measure("--fit"); math.Abs(again-before) > 1e-9 {
		t.Errorf("fitted to what was fitted: error %.3f, as told %.3f", again, before)
	}
	for _, other := range [][]string{{"--sweep"}, {"--calibrate", dir + "/calibration"}} {
		var errs bytes.Buffer
		args := append([]string{"eval", "wikisql", "--questions", file, "--tables", tables, "--home", dir + "/home", "--fit"},
			other...)
		getenv := func(name string) string { return map[string]string{"OPENAI_BASE_URL": server.URL + "/v1"}[name] }
		if status := run(context.Background(), args, streams{strings.NewReader(""), &errs, &errs,
			getenv}); status != statusUsage || !strings.Contains(errs.String(), "leave out --calibrate") {
			t.Errorf("--fit with %v: status %d, %s", other, status, errs.String())
		}
	}
	var baseline bytes.Buffer
	if status := run(context.Background(), []string{"eval", "wikisql", "--questions", file, "--tables", tables,
		"--offline", "--baseline", "linearised"},
		streams{strings.NewReader(""), &baseline, &baseline, func(string) string { return "" }}); status != statusFailed ||
		!strings.Contains(baseline.String(), "'surely eval dir' has it") {
		t.Errorf("a baseline of rows: status %d, %s", status, baseline.String())
	}
	var errs bytes.Buffer
	if status := run(context.Background(), []string{"eval", "wikisql", "--questions", file, "--tables", tables, "--fit"},
		streams{strings.NewReader(""), &errs, &errs, func(string) string { return "" }}); status != statusFailed ||
		!strings.Contains(errs.String(), "--fit is for a model") {
		t.Errorf("without a model: status %d, %s", status, errs.String())
	}
}

// TestChatRows compares the rows of a model's statements with those of the gold statements.
func TestChatRows(t *testing.T) {
	const from = "SELECT name FROM restaurants WHERE "
	wrote := map[string][2]string{ // question: gold, and the model's statement
		"Which are in Palo Alto?":       {"location = 'Palo Alto' LIMIT 3", "location = 'Palo Alto'"},
		"Which in Sunnyvale are cheap?": {"location = 'Sunnyvale' AND price = 'cheap'", "location = 'Sunnyvale'"},
		"Which are in Cupertino?":       {"location = 'Cupertino'", "location = 'Cupertino' AND rating > 9"},
		"Which in Palo Alto serve [tea]?": {"location = 'Palo Alto' AND answer(reviews, 'do they serve [tea]?') = 'Yes'",
			"location = 'Palo Alto' AND answer(reviews, 'do they serve [tea]?') = 'Yes'"},
	}
	var questions strings.Builder
	for asked, x := range wrote {
		fmt.Fprintf(&questions, "{\"question\":%q,\"suql\":%q}\n", asked, from+x[0])
	}
	file := filepath.Join(t.TempDir(), "questions.jsonl")
	if err := os.WriteFile(file, []byte(questions.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
		if !r.ForStatement() {
			reply, _, err := llmtest.OracleReply(r.Last)
			if err != nil {
				return llmtest.Response{Status: 400, Text: err.Error()}
			}
			return llmtest.Response{Text: reply}
		}
		for asked, x := range wrote {
			if strings.Contains(r.Last, asked) {
				return llmtest.Gold(from + x[1] + ";")
			}
		}
		return llmtest.Response{Text: "NONE"}
	})
	defer server.Close()
	evaluated := func(url string) (report eval.Report) {
		var out, errs bytes.Buffer
		env := map[string]string{"OPENAI_BASE_URL": url + "/v1", "SURELY_MODEL": "m"}
		status := run(t.Context(), []string{"eval", "chat", "--rows", "--json", "--questions", file, "--home", t.TempDir()},
			streams{strings.NewReader(""), &out, &errs, func(name string) string { return env[name] }})
		if status != 0 {
			t.Fatal(out.String(), errs.String())
		}
		if err := json.Unmarshal(out.Bytes(), &report); err != nil {
			t.Fatal(err)
		}
		return report
	}
	report := evaluated(server.URL)
	if len(report.Instead) > 0 {
		t.Errorf("the embedded parser stood in: %v", report.Instead)
	}
	got := *report.Rows
	if got.Turns != 4 || got.Right != .5 || got.Nothing != .25 || got.Recall != .75 || got.Precision <= .5 ||
		got.Precision >= .75 || got.F1 <= got.Precision-.25 || got.F1 >= .75 {
		t.Errorf("%+v", got)
	}
	server.Use(func(llmtest.Request) llmtest.Response { return llmtest.Response{Status: 401, Text: "no"} })
	// Its figures must differ from the model's.
	if without := evaluated(server.URL).Instead; without["down"] != len(wrote) {
		t.Errorf("without the server: %v", without)
	}
}
