package hybrid

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	modelparser "github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// traced writes for each question the statement implied by its answer's trace: the row is
// identified by a cell that no other row has.
type traced struct {
	parse.Parser
	questions map[string]*Question // by text
	tables    map[string]*Table
	statement *string
}

func (p traced) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	q := p.questions[in.Question]
	*p.statement = fromTrace(in.Schema.Tables[0], p.tables[q.Table], q)
	return p.Parser.Parse(ctx, in)
}

// fromTrace is the statement for a trace; a row without a unique cell is one of several.
func fromTrace(db *schema.Table, t *Table, q *Question) string {
	if len(q.Nodes) == 0 {
		return "SELECT NULL"
	}
	node := q.Nodes[0]
	texts := schema.SQLName(db.Columns[len(db.Columns)-1].Name)
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
	shown := "answer(" + texts + ", " + quote(q.Text) + ")"
	if node.Link == "" {
		shown = schema.SQLName(db.Columns[node.Column].Name)
	}
	where := ""
	for c := range t.Header {
		cell, same := t.Rows[node.Row][c].Text, 0
		for _, row := range t.Rows {
			if c < len(row) && row[c].Text == cell {
				same++
			}
		}
		if cell != "" && db.Columns[c].Type == schema.Text && !db.Columns[c].List {
			if condition := schema.SQLName(db.Columns[c].Name) + " = " + quote(cell); same == 1 {
				where = condition
				break
			} else if where == "" {
				where = condition
			}
		}
	}
	if where == "" {
		return "SELECT " + shown + " FROM " + schema.SQLName(db.Name)
	}
	return "SELECT " + shown + " FROM " + schema.SQLName(db.Name) + " WHERE " + where
}

// TestTracesOverAModel uses a model that writes HybridQA's questions according to their answers' traces and reads
// the passages perfectly: any loss is due to our code between statement and answer. SURELY_HYBRID_EXAMPLES is the
// number of questions (default 150; 0: all).
func TestTracesOverAModel(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of shared data")
	}
	limit := 150
	if n, err := strconv.Atoi(os.Getenv("SURELY_HYBRID_EXAMPLES")); err == nil {
		limit = n
	}
	dir := filepath.Join(shared, "data", "hybridqa")
	questions, tables, err := Files{Questions: dir + "/hybridqa.dev.json", Tables: dir + "/dev.tables.jsonl",
		Passages: dir + "/dev.passages.jsonl"}.Read(limit)
	if err != nil {
		t.Fatal(err)
	}
	byText := map[string]*Question{}
	for i := range questions {
		byText[questions[i].Text] = &questions[i]
	}
	statement := ""
	server := llmtest.NewScripted(func(r llmtest.Request) llmtest.Response {
		if r.ForStatement() {
			return llmtest.Gold(statement)
		}
		return llmtest.Response{Text: readTraced(byText, r.Last)}
	})
	defer server.Close()
	client := llm.New(llm.Options{BaseURL: server.URL + "/v1", Model: "m"})
	q := &Queries{Reader: llm.NewReader(client), Parser: func(check func(*schema.Database, string) error) parse.Parser {
		return traced{modelparser.New(modelparser.Options{Model: llm.NewWriter(client), Check: check}), byText, tables,
			&statement}
	}}
	var em, f1 float64
	var cells, passages Part
	failed := 0
	for _, x := range questions {
		d, err := q.open(t.Context(), tables[x.Table])
		if err != nil {
			t.Fatal(err)
		}
		got := d.answer(t.Context(), x.Text)
		d.close()
		exact, share := Score(got.text, x.Answer)
		em, f1 = em+exact/float64(len(questions)), f1+share/float64(len(questions))
		switch {
		case got.err != nil:
			failed++
		case got.passage:
			passages.add(exact)
		case got.text != "":
			cells.add(exact)
		}
	}
	cells.mean()
	passages.mean()
	t.Logf("of %d questions: EM %.3f, F1 %.3f; from cells %.3f of %d, from passages %.3f of %d; %d failed",
		len(questions), em, f1, cells.EM, cells.N, passages.EM, passages.N, failed)
	if em < .6 {
		t.Errorf("EM %.3f, want .60", em)
	}
}

// readTraced answers a reader's message correctly if a text contains the answer, and with no information
// otherwise.
func readTraced(byText map[string]*Question, message string) string {
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
		if q := byText[it.Question]; q != nil {
			for _, text := range it.Text {
				if i := strings.Index(strings.ToLower(text), strings.ToLower(q.Answer)); i >= 0 && item["quote"] == "" && i+
					len(q.Answer) <= len(text) {
					item["answer"], item["quote"] = q.Answer, text[i:i+len(q.Answer)]
				}
			}
		}
		items = append(items, item)
	}
	out, _ := json.Marshal(map[string]any{"items": items})
	return string(out)
}
