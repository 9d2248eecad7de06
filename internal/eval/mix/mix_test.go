package mix

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/read/rank"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
)

// folder writes collections in the original formats, about invented villages.
func folder(t *testing.T) Folder {
	t.Helper()
	dir := t.TempDir()
	write := func(name string, lines ...any) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		out, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		defer out.Close()
		for _, l := range lines {
			if err := json.NewEncoder(out).Encode(l); err != nil {
				t.Fatal(err)
			}
		}
	}
	type m = map[string]any
	var articles, boolq, tables, questions, open, passages, asked []any
	for i := range 12 {
		village, mayor := fmt.Sprintf("Village%d", i), fmt.Sprintf("Mayor%d", i)
		articles = append(articles, m{"title": village,
			"paragraphs": []any{m{
				"context": fmt.Sprintf("%s was founded by %s in %d. It lies on a river.", village, mayor, 1500+i),
				"qas":     []any{m{"question": "Who founded " + village + "?", "answers": []any{m{"text": mayor}}}}}}})
		boolq = append(boolq, m{"question": "is lake " + village + " deep", "passage": "The lake of " + village +
			" is shallow.", "answer": false})
		tables = append(tables, m{"id": fmt.Sprint("1-", i), "page_title": "Clubs of " + village,
			"header": []string{"Club", "Wins", "Ground"}, "types": []string{"text", "real", "text"},
			"rows": [][]any{{"Reds of " + village, 3, "North"}, {"Blues of " + village, 4 + i, "South"}}})
		questions = append(questions, m{"table_id": fmt.Sprint("1-", i), "question": "How many wins have the Blues of " +
			village + "?", "sql": m{"sel": 1, "agg": 0, "conds": []any{[]any{0, 0, "Blues of " + village}}}},
			m{"table_id": fmt.Sprint("1-", i), "question": "What is the sum of wins on the ground south of clubs of " + village +
				"?", "sql": m{"sel": 1, "agg": 4, "conds": []any{[]any{2, 0, "South"}}}})
		id := fmt.Sprint("Towers_", i)
		open = append(open, m{"id": id, "title": "Towers of " + village, "section_title": "List",
			"header": []any{[]any{"Tower", []any{}}, []any{"Height", []any{}}},
			"data":   []any{[]any{[]any{"Tower" + fmt.Sprint(i), []any{"/wiki/Tower" + fmt.Sprint(i)}}, []any{"40", []any{}}}}})
		passages = append(passages, m{"id": id, "passages": m{"/wiki/Tower" +
			fmt.Sprint(i): fmt.Sprintf("Tower%d is a tower that was painted by Painter%d.", i, i)}})
		asked = append(asked, m{"question_id": fmt.Sprint(i), "question": "Who painted the tower of " + village +
			" that is 40 high?", "table_id": id, "answer-text": fmt.Sprintf("Painter%d", i),
			"answer-node": []any{[]any{fmt.Sprintf("Painter%d", i), []int{0, 0}, "/wiki/Tower" + fmt.Sprint(i), "passage"}}})
	}
	write("reading/xquad.json", m{"data": articles})
	write("reading/boolq.jsonl", boolq...)
	write("wikisql/train.tables.jsonl", tables[:8]...)
	write("wikisql/train.jsonl", questions[:16]...)
	write("wikisql/dev.tables.jsonl", tables[8:]...)
	write("wikisql/dev.jsonl", questions[16:]...)
	write("hybridqa/dev.tables.jsonl", open...)
	write("hybridqa/dev.passages.jsonl", passages...)
	write("hybridqa/ottqa.dev.json", asked)
	write("hybridqa/hybridqa.dev.json", asked[:6])
	return Folder(dir)
}

func TestCorpus(t *testing.T) {
	f := folder(t)
	c, questions, err := f.Mixed("dev", 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	if texts, tables := c.Counts(); texts != 36 || tables != 12 || len(questions) != 12+12+8 {
		t.Errorf("%d texts, %d tables, %d questions", texts, tables, len(questions))
	}
	for i := range questions {
		q := &questions[i]
		for d := range q.Gold {
			if table := c.Documents[d].Table(); table != (q.Set == WikiSQL) {
				t.Errorf("%q is answered by %s", q.Text, c.Documents[d].ID)
			}
		}
		if q.Set == WikiSQL && !q.Right([]string{q.Answers[0] + ".0"}) || q.Right([]string{"nobody"}) {
			t.Errorf("%q: answers are told apart wrongly, wanted %q", q.Text, q.Answers)
		}
	}
	if c, _, err = f.Mixed("train", 2, 3); err != nil {
		t.Fatal(err)
	}
	if texts, tables := c.Counts(); texts != 24+3 || tables < 2 || tables > 5 {
		t.Errorf("of few, %d texts and %d tables", texts, tables)
	}
	c, questions, err = f.Open(OTT)
	if err != nil || len(questions) != 12 {
		t.Fatalf("%d questions, %v", len(questions), err)
	}
	for _, q := range questions {
		if len(q.Gold) != 1 || q.Gold[q.Home] || !c.Documents[q.Home].Table() {
			t.Errorf("%q is traced to %v, asked about %d", q.Text, q.Gold, q.Home)
		}
	}
	if _, _, err := Folder(t.TempDir()).Mixed("dev", 0, 0); err == nil {
		t.Error("a folder without the collections is read")
	}
}

func TestTrainAndRun(t *testing.T) {
	f := folder(t)
	log := func(string, ...any) {}
	trained, err := (&Trainer{Folder: f, Find: 8, Weigh: 2, Parse: 8, Seed: 1, Log: log}).Train(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	set, err := weights.Read(bytes.NewReader(trained.Joint))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := joint.LoadFrom(set); err != nil {
		t.Error(err)
	}
	parser, err := rank.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	report, err := (&Run{Folder: f, Parser: parser, Log: log}).Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if report.Texts != 36 || report.Tables != 12 || len(report.Modes) != len(modes) ||
		report.OTT == nil || report.OTT.N > 6 {
		t.Errorf("%+v", report)
	}
	for _, r := range report.Recall {
		if r.Set == WikiSQL && r.Index == "BM25 hybrid" && r.At[10] != 1 {
			t.Errorf("the tables are not found: %+v", r)
		}
		if r.At[1] > r.At[10] || r.At[10] > r.At[100] || r.N == 0 {
			t.Errorf("%+v", r)
		}
	}
	if m := report.Modes[dualBoth]; m.EM[WikiSQL] < report.Modes[1].EM[WikiSQL] {
		t.Errorf("reading alone answers more of the tables' questions: %+v", report.Modes)
	}
}
