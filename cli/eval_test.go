package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// written writes files and returns their folder.
func written(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const boatsCSV = "name,port,length\nAnna,Kiel,12\nBerta,Oslo,30\nCarla,Kiel,9\n"

// lighthouses are the files of a small benchmark: a table whose cells link to passages.
var lighthouses = map[string]string{
	"q.json": `[
		{"question_id": "a", "question": "What is the height of the lighthouse on an island known for puffins ?", "table_id": "Lighthouses_0", "answer-text": "18", "answer-node": [["18", [2, 2], null, "table"]]},
		{"question_id": "b", "question": "Where was the keeper of Otter Rock born who raised racing pigeons ?", "table_id": "Lighthouses_0", "answer-text": "Leeuwarden", "answer-node": [["Piet Maas", [1, 1], "/wiki/Piet_Maas", "passage"]]},
		{"question_id": "c", "question": "Who was the keeper of the lighthouse painted white by fishermen ?", "table_id": "Lighthouses_0", "answer-text": "Anna Holm", "answer-node": [["Anna Holm", [0, 1], null, "table"]]},
		{"question_id": "d", "question": "Which mountain is it ?", "table_id": "Mountains_0", "answer-text": "K2", "answer-node": []}]`,
	"t.jsonl": flat(`{"id": "Lighthouses_0", "title": "Lighthouses", "header": [["Name", []], ["Keeper", []], ["Height ( m )", []], ["Lit", []]], "data": [
		[["Grey Point", ["/wiki/Grey_Point"]], ["Anna Holm", ["/wiki/Anna_Holm"]], ["31", []], ["1841", []]],
		[["Otter Rock", ["/wiki/Otter_Rock"]], ["Piet Maas", ["/wiki/Piet_Maas"]], ["52", []], ["1902", []]],
		[["Fern Cape", ["/wiki/Fern_Cape"]], ["Lena Ruud", []], ["18", []], ["1877", []]]]}`),
	"p.jsonl": flat(`{"id": "Lighthouses_0", "passages": {
		"/wiki/Grey_Point": "Grey Point is a lighthouse on the northern coast of Valmark . It was painted white by fishermen .",
		"/wiki/Otter_Rock": "Otter Rock is a lighthouse near the harbour of Sundby . It was designed by the architect Maria Brandt in 1899 .",
		"/wiki/Fern_Cape": "Fern Cape is a lighthouse on an island known for its puffins .",
		"/wiki/Anna_Holm": "Anna Holm ( born 4 May 1820 ) was a sailor and a painter of storms .",
		"/wiki/Piet_Maas": "Piet Maas was a carpenter who raised racing pigeons . He was born in Leeuwarden ."}}`),
}

func flat(s string) string { return strings.ReplaceAll(s, "\n", " ") }

// mixed are the files of a collection of tables and passages.
func mixed(questions, tables, passages string) map[string]string {
	return map[string]string{"q.json": questions, "t.jsonl": tables, "p.jsonl": passages}
}

const (
	mixedQuestions = `{"question": "Who was the ferryman?", "answer": ["Otto Brand"], "documents": ["ferry"]}
{"question": "Which bridge was built in 1911?", "answer": ["Iron Bridge"], "documents": ["bridges"]}`
	mixedTables   = `{"id": "bridges", "title": "Bridges", "header": ["Name", "River", "Built"], "rows": [["Iron Bridge", "Mill", 1911], ["Old Bridge", "Mill", 1802]]}`
	mixedPassages = `{"id": "ferry", "title": "The ferry", "text": "Otto Brand was the ferryman. He carried eight people."}`
	collection    = "--questions DIR/q.json --tables DIR/t.jsonl --passages DIR/p.jsonl"
)

// ferries has a question whose gold is right, and one whose gold is wrong.
var ferries = map[string]string{
	"q": `{"id":"a","question":"how many ferries are there?","table":"f","answer":["3"]}` + "\n" +
		`{"id":"b","question":"how many ferries are there?","table":"f","answer":["4"]}`,
	"t":    `{"id":"f","header":["Ferry","Port"],"rows":[["Anna","Kiel"],["Berta","Oslo"],["Carla","Kiel"]]}`,
	"gone": `{"id":"a","question":"who?","table":"gone","answer":["x"]}`,
}

// Every kind of evaluation reports its figures, and writes what it is asked to write.
func TestEval(t *testing.T) {
	for _, c := range []struct {
		args  string
		files map[string]string
		says  string // figures of the report
		wrote map[string]string
	}{
		{"ask --questions DIR/q.json --data DIR/data --part train --user truthful --calibrate DIR/c.json",
			map[string]string{"data/boats.csv": boatsCSV, "q.json": `[
				{"id":"a","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT count(*) FROM boats"]},
				{"id":"b","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]},
				{"id":"c","data":"boats.csv","part":"dev","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]}]`},
			`"examples":2 "right":0.5 "lost":0.5`, map[string]string{"c.json": `"sure"`}},
		{"hybridqa " + collection, lighthouses, `"dataset":"hybridqa" "examples":4 "skipped":1 "em":0.75 "f1":0.75`, nil},
		{"ottqa " + collection, lighthouses, `"dataset":"ottqa" "examples":4 "skipped":1 "em":0.75 "f1":0.75`, nil},
		{"mix " + collection, mixed(mixedQuestions, mixedTables, mixedPassages), `"examples":2 "em":1 "found":1`, nil},
		{"tables --questions DIR/q --tables DIR/t --predictions DIR/p", ferries, `"examples":2 "acc_denotation":0.5`,
			map[string]string{"p": `"answer":[3]`}},
	} {
		dir := written(t, c.files)
		status, out, errs := command(t, dir, strings.Fields("eval --json "+strings.ReplaceAll(c.args, "DIR", dir))...)
		for _, figure := range strings.Fields(c.says) {
			if status != 0 || !strings.Contains(out, figure+",") && !strings.Contains(out, figure+"}") {
				t.Errorf("%s: status %d, no %s in %s%s", c.args, status, figure, out, errs)
			}
		}
		for name, holds := range c.wrote {
			if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || strings.Count(string(b), holds) != 2 {
				t.Errorf("%s wrote %s, %v", c.args, b, err)
			}
		}
	}
}

// What cannot be evaluated is refused with a reason; of closed questions, only figures are shown.
func TestEvalRefuses(t *testing.T) {
	const closed = "ask --questions ../benchmarks/everyday/closed/questions.json --data ../benchmarks/everyday/closed/data "
	passwd := map[string]string{"q.json": `[{"id":"a","data":"../etc/passwd","turns":["what?"],"gold":["SELECT 1"]}]`}
	for _, c := range []struct {
		args  string
		files map[string]string
		says  string
	}{
		{closed + "--errors DIR/out", nil, "closed questions cannot be shown"},
		{closed + "--predictions DIR/out", nil, "closed questions cannot be shown"},
		{"ask --questions DIR/q.json", passwd, "use --data once"},
		{"ask --questions DIR/q.json --data DIR", passwd, "is not a file in the folder"},
		{"ask --questions DIR/q.json --data DIR --part test", passwd, `no questions of part "test"`},
		{"tables --questions DIR/gone --tables DIR/t", ferries, `no table "gone"`},
		{"mix " + collection, mixed(mixedQuestions, `{"id": "x"}`, ""), `needs "id" and "header"`},
		{"mix " + collection, mixed(mixedQuestions, "", `{"id": "x"}`), `needs "text"`},
		{"mix " + collection, mixed(mixedQuestions, "", ""), `line 1: there is no table or passage "ferry"`},
		{"mix " + collection, mixed(`{"question": "Why?"}`, "", ""), `"answer" (a list)`},
		{"mix " + collection, mixed("", "", ""), "has no questions"},
	} {
		dir := written(t, c.files)
		args := strings.Fields("eval " + strings.ReplaceAll(c.args, "DIR", dir))
		status, _, errs := command(t, dir, args...)
		if status != statusFailed || !strings.Contains(errs, c.says) {
			t.Errorf("%s: status %d, %s", c.args, status, errs)
		}
	}
}

// A person at the terminal sees what is meant and replies to what is asked back; the figures at the end are the same.
func TestEvalAskMe(t *testing.T) {
	dir := written(t, map[string]string{"data/boats.csv": boatsCSV, "q.json": `[{"id":"a","data":"boats.csv","part":"train","kind":"filter","turns":["boats in Kiel"],
			"means":"the boats whose port is Kiel","gold":["SELECT name FROM boats WHERE port = 'Kiel'"]}]`})
	predictions := dir + "/p.jsonl"
	for _, reply := range []string{"yes", "no"} {
		var out, errs bytes.Buffer
		status := run(t.Context(), []string{"eval", "ask", "--json", "--home", t.TempDir(), "--offline",
			"--questions", dir + "/q.json", "--data", dir + "/data", "--user", "me", "--detector", "any", "--predictions", predictions},
			streams{strings.NewReader(strings.Repeat(reply+"\n", 20)), &out, &errs, noEnv})
		var report map[string]any
		if err := json.Unmarshal(out.Bytes(), &report); status != 0 || err != nil {
			t.Fatalf("status %d, %s%s (%v)", status, out.String(), errs.String(), err)
		}
		if report["examples"] != 1. || report["avg_questions"] == 0. {
			t.Errorf("after %q the report is %s", reply, out.String())
		}
		if told, err := os.ReadFile(predictions); err != nil || !strings.Contains(string(told), `"answer":"`+reply+`"`) {
			t.Errorf("after %q the turns are %s (%v)", reply, told, err)
		}
		if said := errs.String(); !strings.Contains(said, "1. boats in Kiel") ||
			!strings.Contains(said, "You mean: the boats whose port is Kiel") || !strings.Contains(said, "[yes, no or skip]") {
			t.Errorf("the person sees %s", said)
		}
	}
}

// TestEvalDir checks the figure for questions that nothing was tuned on: at least .70 by the reader that all
// data has.
func TestEvalDir(t *testing.T) {
	status, out, errs := once(nil, "eval", "dir", "--questions", "../benchmarks/dir/unseen.jsonl", "--demo", "products",
		"--offline", "--json", "--home", t.TempDir())
	if status != 0 {
		t.Fatalf("status %d: %s", status, errs)
	}
	var report struct {
		Systems []struct {
			System   string
			Accuracy float64
		}
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil || len(report.Systems) != 2 {
		t.Fatalf("%v: %s", err, out)
	}
	columns := report.Systems[0]
	if columns.Accuracy < .65 {
		t.Errorf("columns: %+v", columns)
	}
	if other := report.Systems[1]; other.Accuracy >= columns.Accuracy {
		t.Errorf("%s does as well without columns: %.3f", other.System, other.Accuracy)
	}
}
