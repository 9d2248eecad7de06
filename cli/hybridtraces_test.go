package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/linked"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// TestTracesOverAModel has a model write HybridQA's questions as their answers' traces tell, and read right what the
// passages hold: what is lost between the statement and the answer is the path's. SURELY_HYBRID_EXAMPLES says over
// how many questions (default 60; 0: all).
func TestTracesOverAModel(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	limit := "60"
	if n := os.Getenv("SURELY_HYBRID_EXAMPLES"); n != "" {
		limit = n
	}
	dir := filepath.Join(shared, "data", "hybridqa")
	files := linked.Files{Questions: dir + "/hybridqa.dev.json", Tables: dir + "/dev.tables.jsonl",
		Passages: dir + "/dev.passages.jsonl"}
	questions, tables, err := files.Read(0)
	if err != nil {
		t.Fatal(err)
	}
	asked := func(text string) *linked.Question {
		for i := range questions {
			if strings.Contains(text, questions[i].Text) {
				return &questions[i]
			}
		}
		return nil
	}
	server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
		if !r.ForStatement() {
			return llmtest.Response{Text: readTraced(asked, r.Last)}
		}
		_, question, _ := strings.Cut(r.Last, "\nQuestion: ")
		q := asked(question)
		if q == nil {
			return llmtest.Response{}
		}
		return llmtest.Gold(fromTrace(tables[q.Table], q))
	})
	defer server.Close()
	env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m"}
	var stdout, stderr bytes.Buffer
	status := run(context.Background(), []string{"eval", "hybridqa", "--suql", "--json", "--home", t.TempDir(),
		"--limit", limit,
		"--questions", files.Questions, "--tables", files.Tables, "--passages", files.Passages},
		streams{strings.NewReader(""), &stdout, &stderr, func(name string) string { return env[name] }})
	var report struct{ EM, F1, Failed float64 }
	if err := json.Unmarshal(stdout.Bytes(), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, stderr.String())
	}
	t.Logf("EM %.3f, F1 %.3f; %.3f failed", report.EM, report.F1, report.Failed)
	if report.EM < .6 {
		t.Errorf("EM %.3f, want .60", report.EM)
	}
}

// fromTrace is the statement of a trace; a row without a cell of its own is one of several.
func fromTrace(t *linked.Table, q *linked.Question) string {
	if len(q.Nodes) == 0 {
		return "SELECT NULL"
	}
	node, quote := q.Nodes[0], func(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
	shown := "answer(passages, " + quote(q.Text) + ")"
	if node.Link == "" {
		shown = schema.Quoted(t.Header[node.Column].Text)
	}
	where := ""
	for c, h := range t.Header {
		cell, same := t.Rows[node.Row][c].Text, 0
		for _, row := range t.Rows {
			if c < len(row) && row[c].Text == cell {
				same++
			}
		}
		if strings.Trim(cell, "0123456789.,-%/: ") == "" { // it may have been read as a number or a date
			continue
		}
		condition := " WHERE " + schema.Quoted(h.Text) + " = " + quote(cell)
		if same == 1 {
			where = condition
			break
		} else if where == "" {
			where = condition
		}
	}
	return "SELECT " + shown + " FROM " + schema.Quoted(strings.TrimSuffix(t.FileName(), ".csv")) + where
}

// readTraced answers a reader's message rightly where a text holds the answer, and with no information elsewhere.
func readTraced(asked func(string) *linked.Question, message string) string {
	var m struct {
		Items []struct {
			ID       string   `json:"id"`
			Question string   `json:"question"`
			Text     []string `json:"text"`
		} `json:"items"`
	}
	if json.Unmarshal([]byte(message), &m) != nil {
		return ""
	}
	var items []map[string]string
	for _, it := range m.Items {
		item := map[string]string{"id": it.ID, "answer": "no information", "quote": ""}
		if q := asked(it.Question); q != nil {
			for _, text := range it.Text {
				at := strings.Index(strings.ToLower(text), strings.ToLower(q.Answer))
				if at >= 0 && item["quote"] == "" && at+len(q.Answer) <= len(text) {
					item["answer"], item["quote"] = q.Answer, text[at:at+len(q.Answer)]
				}
			}
		}
		items = append(items, item)
	}
	out, _ := json.Marshal(map[string]any{"items": items})
	return string(out)
}
