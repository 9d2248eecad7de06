package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/testkit/llmtest"
)

// lighthouses are two files of another small benchmark.
var lighthouses = map[string]string{
	"t.jsonl": `{"id": "l", "title": "Lighthouses", "header": [["Name", []], ["Keeper", []], ["Height", []]], "data": [[["Grey Point", ["/wiki/Grey_Point"]], ["Anna Holm", []], ["31", []]], [["Otter Rock", ["/wiki/Otter_Rock"]], ["Piet Maas", []], ["52", []]], [["Fern Cape", ["/wiki/Fern_Cape"]], ["Lena Ruud", []], ["18", []]]]}
`,
	"p.jsonl": `{"id": "l", "passages": {"/wiki/Grey_Point": "Grey Point is a lighthouse on the northern coast of Valmark , built to lead ships past the reef .", "/wiki/Otter_Rock": "Otter Rock is a lighthouse near the harbour of Sundby , where the ferries turn before the winter storms .", "/wiki/Fern_Cape": "Fern Cape is a lighthouse on an island known for its puffins , which nest in the cliffs below ."}}
`,
}

// lighthouse is a question about them.
func lighthouse(question, answer string) map[string]string {
	return map[string]string{"t.jsonl": lighthouses["t.jsonl"], "p.jsonl": lighthouses["p.jsonl"],
		"q.json": `[{"question_id": "1", "question": "` + question + `", "table_id": "l", "answer-text": "` + answer + `", "answer-node": []}]`}
}

// planter asks who planted an orchard that satisfies a condition.
func planter(where query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Column: query.Column{Table: "Orchards", Name: "Planted by"}}},
		From:  query.From{Tables: []string{"Orchards"}},
		Where: []query.Condition{where}}
}

// named is the condition that an orchard is called so.
func named(name string) query.Condition {
	return query.Condition{Item: query.Item{Column: query.Column{Table: "Orchards", Name: "Orchard"}}, Op: query.Equal,
		Values: []query.Value{{Text: name}}}
}

// knownForCider is a condition on what the passages say.
func knownForCider() query.Condition {
	return query.Condition{Item: query.Item{Column: query.Column{Table: "Orchards", Name: "passages"},
		Text: &query.TextCall{Question: "is it known for its cider?"}},
		Op: query.Equal, Values: []query.Value{{Text: "Yes"}}}
}

// ofCider is a server's reading of texts: Yes where they speak of cider.
func ofCider(r llmtest.Request) llmtest.Response {
	var m struct {
		Items []struct {
			ID   string   `json:"id"`
			Text []string `json:"text"`
		} `json:"items"`
	}
	if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
		return llmtest.Response{Status: 400, Text: "no JSON"}
	}
	var items []map[string]string
	for _, i := range m.Items {
		answer, quote := "No", ""
		if strings.Contains(strings.Join(i.Text, " "), "cider") {
			answer, quote = "Yes", i.Text[0]
		}
		items = append(items, map[string]string{"id": i.ID, "answer": answer, "quote": quote})
	}
	out, _ := json.Marshal(map[string]any{"items": items})
	return llmtest.Response{Text: string(out)}
}

// means is a server that takes a question to mean the first query, and once n queries found nothing the one after the
// nth.
func means(texts llmtest.Script, queries ...*query.Query) llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		if !strings.Contains(r.Last, `"task":"write"`) {
			return texts(r)
		}
		var m struct {
			Empty []string `json:"empty"`
		}
		if err := json.Unmarshal([]byte(r.Last), &m); err != nil {
			return llmtest.Response{Status: 400, Text: "no JSON"}
		}
		q := queries[min(len(m.Empty), len(queries)-1)]
		return llmtest.NoisyGold(func(string) *query.Query { return q }, 1, 1, nil)(r)
	}
}

func TestEvalHybridqaBySuql(t *testing.T) {
	for name, c := range map[string]struct {
		files  map[string]string
		script llmtest.Script // nil: the embedded models
		em     float64
		failed float64
		tries  [3]float64 // answered at first, after one retry, after two
	}{
		"embedded":            {lighthouse("What is the height of Otter Rock ?", "52"), nil, 1, 0, [3]float64{1, 0, 0}},
		"embedded, by a text": {lighthouse("What is the keeper of the lighthouse with puffins ?", "Lena Ruud"), nil, 1, 0, [3]float64{1, 0, 0}},
		"model":               {orchards, means(ofCider, planter(knownForCider())), 1, 0, [3]float64{1, 0, 0}},
		"one retry":           {orchards, means(ofCider, planter(named("Cider")), planter(knownForCider())), 1, 0, [3]float64{0, 1, 0}},
		"two retries":         {orchards, means(ofCider, planter(named("Cider")), planter(named("Cider Brook")), planter(knownForCider())), 1, 0, [3]float64{0, 0, 1}},
		"nothing":             {orchards, means(ofCider, planter(named("Cider"))), 0, 0, [3]float64{}},
		"a wrong model":       {orchards, means(ofCider, planter(named("Hill"))), 0, 0, [3]float64{1, 0, 0}},
		"babble":              {orchards, llmtest.Babble(), 0, 1, [3]float64{}}, // no statement, so nothing is run
		"babble about texts":  {orchards, means(llmtest.Babble(), planter(knownForCider())), 0, 1, [3]float64{}},
	} {
		t.Run(name, func(t *testing.T) {
			var env map[string]string
			if c.script != nil {
				server := llmtest.NewScripted(c.script)
				defer server.Close()
				env = map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m", "SURELY_TIMEOUT": "2s"}
			}
			dir := t.TempDir()
			for name, content := range c.files {
				if err := os.WriteFile(dir+"/"+name, []byte(content), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
			defer cancel()
			var stdout, stderr bytes.Buffer
			args := []string{"eval", "hybridqa", "--by", "suql", "--json", "--home", t.TempDir(), "--questions", dir + "/q.json",
				"--tables", dir + "/t.jsonl",
				"--passages", dir + "/p.jsonl", "--predictions", dir + "/predictions.jsonl"}
			if status := run(ctx, args, streams{strings.NewReader(""), &stdout, &stderr,
				func(name string) string { return env[name] }}); status != 0 {
				t.Fatalf("status %d: %s", status, stderr.String())
			}
			var report struct {
				EM, F1, Failed float64
				Tries          []struct{ N float64 } `json:"by_try"`
			}
			if err := json.Unmarshal(stdout.Bytes(), &report); err != nil {
				t.Fatalf("%v: %s", err, stdout.String())
			}
			made, err := os.ReadFile(dir + "/predictions.jsonl")
			if err != nil {
				t.Fatal(err)
			}
			if len(report.Tries) != 3 || report.EM != c.em || report.F1 != c.em || report.Failed != c.failed {
				t.Fatalf("%s\n%s", stdout.String(), made)
			}
			for i, want := range c.tries {
				if report.Tries[i].N != want {
					t.Errorf("%v answered after %d retries, want %v\n%s", report.Tries[i].N, i, want, made)
				}
			}
		})
	}
}
