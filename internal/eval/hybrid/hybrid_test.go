package hybrid

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval/output"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/internal/texts/reader"
)

const (
	testTable = `{"id": "Lighthouses_0", "title": "Lighthouses", "header": [["Name", []], ["Keeper", []], ["Height ( m )", []], ["Lit", []]], "data": [
		[["Grey Point", ["/wiki/Grey_Point"]], ["Anna Holm", ["/wiki/Anna_Holm"]], ["31", []], ["1841", []]],
		[["Otter Rock", ["/wiki/Otter_Rock"]], ["Piet Maas", ["/wiki/Piet_Maas"]], ["52", []], ["1902", []]],
		[["Fern Cape", ["/wiki/Fern_Cape"]], ["Lena Ruud", []], ["18", []], ["1877", []]]]}`
	testPassages = `{"id": "Lighthouses_0", "passages": {
		"/wiki/Grey_Point": "Grey Point is a lighthouse on the northern coast of Valmark . It was painted white by fishermen .",
		"/wiki/Otter_Rock": "Otter Rock is a lighthouse near the harbour of Sundby . It was designed by the architect Maria Brandt in 1899 .",
		"/wiki/Fern_Cape": "Fern Cape is a lighthouse on an island known for its puffins .",
		"/wiki/Anna_Holm": "Anna Holm ( born 4 May 1820 ) was a sailor and a painter of storms .",
		"/wiki/Piet_Maas": "Piet Maas was a carpenter who raised racing pigeons . He was born in Leeuwarden ."}}`
	testQuestions = `[
		{"question_id": "a", "question": "What is the height of the lighthouse on an island known for puffins ?", "table_id": "Lighthouses_0", "answer-text": "18", "answer-node": [["18", [2, 2], null, "table"]]},
		{"question_id": "b", "question": "Where was the keeper of Otter Rock born who raised racing pigeons ?", "table_id": "Lighthouses_0", "answer-text": "Leeuwarden", "answer-node": [["Piet Maas", [1, 1], "/wiki/Piet_Maas", "passage"]]},
		{"question_id": "c", "question": "Who was the keeper of the lighthouse painted white by fishermen ?", "table_id": "Lighthouses_0", "answer-text": "Anna Holm", "answer-node": [["Anna Holm", [0, 1], null, "table"]]},
		{"question_id": "d", "question": "Which mountain is it ?", "table_id": "Mountains_0", "answer-text": "K2", "answer-node": []}]`
)

func read(t *testing.T) ([]Question, map[string]*Table) {
	t.Helper()
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	flat := func(s string) string { return strings.ReplaceAll(s, "\n", " ") + "\n" }
	q, tables, err := Files{write("q.json", testQuestions), write("t.jsonl", flat(testTable)),
		write("p.jsonl", flat(testPassages))}.Read(0)
	if err != nil {
		t.Fatal(err)
	}
	return q, tables
}

func TestRun(t *testing.T) {
	questions, tables := read(t)
	a, err := NewAnswerer()
	if err != nil {
		t.Fatal(err)
	}
	run := func() (*Report, string) {
		var out bytes.Buffer
		report, err := (&Run{Dataset: "hybridqa", Questions: questions, Tables: tables, Answerer: a,
			Files: output.Files{Predictions: &out}}).Run(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		report.Microseconds = 0
		return report, out.String()
	}
	report, predictions := run()
	if report.Examples != 4 || report.Skipped != 1 || report.EM != .75 || report.F1 != .75 || report.Recall["1"] != .75 {
		t.Errorf("report %+v; predictions\n%s", report, predictions)
	}
	for i, line := range strings.Split(strings.TrimSpace(predictions), "\n") {
		var p Prediction
		if err := json.Unmarshal([]byte(line), &p); err != nil || p.Index != i {
			t.Errorf("line %d: %q, %v", i, line, err)
		}
	}
	// The gold does not reach the answerer.
	for i := range questions {
		questions[i].Answer, questions[i].Nodes = "something else", nil
	}
	if blind, again := run(); again != predictions || blind.EM != 0 || len(blind.Recall) != 0 {
		t.Errorf("without the answers: %+v\n%s", blind, again)
	}
}

func TestRank(t *testing.T) {
	_, tables := read(t)
	a, err := NewAnswerer()
	if err != nil {
		t.Fatal(err)
	}
	s := a.About(tables["Lighthouses_0"])
	for question, want := range map[string][]int{
		"Which lighthouse is the tallest by height ?":        {1},
		"What was lit in 1877 ?":                             {2},
		"Where was the keeper born who raised pigeons ?":     {1},
		"What did the sailor born in May 1820 paint ?":       {0},
		"Which lighthouse was lit first , the earliest lit?": {0},
	} {
		if _, rows := s.Answer(question); !reflect.DeepEqual(rows[:1], want) {
			t.Errorf("%s: rows %v, want %v first", question, rows, want)
		}
	}
	if answer, rows := a.About(&Table{}).Answer("Who ?"); answer.Text != "" || len(rows) != 0 {
		t.Errorf("an empty table answers %+v, %v", answer, rows)
	}
}

func TestScore(t *testing.T) {
	for _, c := range []struct {
		got, want string
		em, f1    float64
	}{
		{"The Grey Point", "grey point .", 1, 1},
		{"1,200", "1200", 1, 1},
		{"Point", "Grey Point", 0, 2. / 3},
		{"north-east", "north east", 0, 0},
		{"a a rose", "rose rose", 0, 2. / 3},
		{"", "rose", 0, 0},
		{"the", "an", 1, 1},
		{"caf–é", "caf é", 0, 0},
	} {
		if em, f1 := Score(c.got, c.want); em != c.em || f1 < c.f1-1e-9 || f1 > c.f1+1e-9 {
			t.Errorf("%q for %q: %v, %v, want %v, %v", c.got, c.want, em, f1, c.em, c.f1)
		}
	}
}

func TestMeasure(t *testing.T) {
	inOrder := []string{"-3", "12 points", "52.5 m", "1,200", "March 2 , 1990", "11 March 1990", "December 1990", "1991"}
	for i := 1; i < len(inOrder); i++ {
		if a, b := measure(inOrder[i-1]), measure(inOrder[i]); !(a < b) {
			t.Errorf("%q is %v, %q is %v", inOrder[i-1], a, inOrder[i], b)
		}
	}
	if x := measure("none"); x == x {
		t.Errorf("none measures %v", x)
	}
}

func TestTrain(t *testing.T) {
	questions, tables := read(t)
	train := func() *Trained {
		tr := Trainer{Questions: questions, Tables: tables, Seed: 1, Log: t.Logf}
		tr.Spans = []reader.SpanExample{{Group: "x", Question: "Who built the mill ?",
			Text: "The mill was built by Jan Steen in 1650 . It stood by the river .", Answers: []string{"Jan Steen"}}}
		trained, err := tr.Train(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return trained
	}
	a, b := train(), train()
	if !bytes.Equal(a.Choice, b.Choice) || !bytes.Equal(a.Spans, b.Spans) {
		t.Error("the same seed gives different models")
	}
	answerer, err := Load(bytes.NewReader(a.Choice), bytes.NewReader(a.Spans))
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := answerer.About(tables["Lighthouses_0"]).Answer(questions[0].Text); got.Text != "18" {
		t.Errorf("what it learned from is answered with %q", got.Text)
	}
	if _, err := Load(bytes.NewReader(a.Spans), bytes.NewReader(a.Spans)); err == nil {
		t.Error("another model's file is taken for the weights of candidates")
	}
}

func TestReadRefuses(t *testing.T) {
	for _, s := range []string{`["x"]`, `["x", [1], null, "table"]`, `{}`} {
		var n Node
		if json.Unmarshal([]byte(s), &n) == nil {
			t.Errorf("%s is taken for a node", s)
		}
	}
}
