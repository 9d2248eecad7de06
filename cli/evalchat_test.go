package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/app"
)

// boatQuestions writes a table of boats and questions about it.
func boatQuestions(t *testing.T, dir, content string) (data, questions string) {
	t.Helper()
	data, questions = filepath.Join(dir, "data"), filepath.Join(dir, "q.json")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	for path, content := range map[string]string{questions: content,
		filepath.Join(data, "boats.csv"): "name,port,length\nAnna,Kiel,12\nBerta,Oslo,30\nCarla,Kiel,9\n"} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return data, questions
}

// TestEvalAsk asks a right question, one with another gold, and one that the data cannot answer.
func TestEvalAsk(t *testing.T) {
	dir := t.TempDir()
	data, questions := boatQuestions(t, dir, `[{"id":"a","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT count(*) FROM boats"]},
			{"id":"b","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]},
			{"id":"c","data":"boats.csv","part":"dev","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]}]`)
	calibration := filepath.Join(dir, "c.json")
	status, out, errs := command(t, dir, "eval", "ask", "--json", "--questions", questions, "--data", data, "--part",
		"train", "--user", "truthful",
		"--calibrate", calibration, "--keep")
	var report map[string]any
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %s%s (%v)", status, out, errs, err)
	}
	if report["examples"] != 2. || report["right"] != .5 || report["lost"] != .5 {
		t.Errorf("the report is %s", out)
	}
	if kept, err := os.ReadFile(calibration); err != nil || strings.Count(string(kept), `"sure"`) != 2 {
		t.Errorf("the calibration is %s (%v)", kept, err)
	}
	if c, err := app.ReadCalibration(app.CalibrationFile(dir, "embedded", "boats")); err != nil || c == nil ||
		len(c.Scores) != 2 || c.Data != "boats" {
		t.Errorf("what is kept for the database is %+v (%v)", c, err)
	}
}

// A person at the terminal sees what is meant and replies to what is asked back; the figures at the end are the same.
func TestEvalAskMe(t *testing.T) {
	dir := t.TempDir()
	data, questions := boatQuestions(t, dir, `[{"id":"a","data":"boats.csv","part":"train","kind":"filter","turns":["boats in Kiel"],
			"means":"the boats whose port is Kiel","gold":["SELECT name FROM boats WHERE port = 'Kiel'"]}]`)
	predictions := filepath.Join(dir, "p.jsonl")
	for _, reply := range []string{"yes", "no"} {
		var out, errs bytes.Buffer
		status := run(t.Context(), []string{"eval", "ask", "--json", "--home", t.TempDir(), "--offline",
			"--questions", questions, "--data", data, "--user", "me", "--detector", "any", "--predictions", predictions},
			streams{strings.NewReader(strings.Repeat(reply+"\n", 20)), &out, &errs, func(string) string { return "" }})
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

// TestClosedQuestions checks that figures are all that an evaluation shows of closed questions.
func TestClosedQuestions(t *testing.T) {
	dir := t.TempDir()
	for _, flag := range []string{"--errors", "--predictions"} {
		status, _, errs := command(t, dir, "eval", "ask", "--questions", "../benchmarks/everyday/closed/questions.json",
			"--data", "../benchmarks/everyday/closed/data", flag, filepath.Join(dir, "out"))
		if status != statusFailed || !strings.Contains(errs, "only figures are shown") {
			t.Errorf("%s: status %d, %s", flag, status, errs)
		}
	}
}

func TestEvalAskRefuses(t *testing.T) {
	dir := t.TempDir()
	questions := filepath.Join(dir, "q.json")
	os.WriteFile(questions, []byte(`[{"id":"a","data":"../etc/passwd","turns":["what?"],"gold":["SELECT 1"]}]`), 0o600)
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "give one --data"},
		{[]string{"--data", dir}, "is not a file in the folder"},
		{[]string{"--data", dir, "--part", "test"}, `no questions of part "test"`},
	} {
		status, _, errs := command(t, dir, append([]string{"eval", "ask", "--questions", questions}, c.args...)...)
		if status != statusFailed || !strings.Contains(errs, c.want) {
			t.Errorf("%v: status %d, %s", c.args, status, errs)
		}
	}
}

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

// evalHybrid evaluates files, and returns the exit status and what was printed.
func evalHybrid(dataset, dir string) (status int, out, errs string) {
	return once(nil, "eval", dataset, "--json", "--offline", "--questions", dir+"/q.json", "--tables", dir+"/t.jsonl",
		"--passages", dir+"/p.jsonl")
}

func written(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestEvalHybridqa(t *testing.T) {
	for _, dataset := range []string{"hybridqa", "ottqa"} {
		status, out, errs := evalHybrid(dataset, written(t, lighthouses))
		var report map[string]any
		if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
			t.Fatalf("status %d, %v: %s", status, err, errs)
		}
		if report["dataset"] != dataset || report["examples"] != 4. || report["skipped"] != 1. || report["em"] != .75 ||
			report["f1"] != .75 {
			t.Errorf("%s: %v", dataset, report)
		}
	}
}

// TestEvalMix evaluates a collection of tables and passages, and reports errors in one.
func TestEvalMix(t *testing.T) {
	const ask = `{"question": "Who was the ferryman on the Mill?", "answer": ["Otto Brand"], "documents": ["ferry"]}
{"question": "Which bridge was built in 1911?", "answer": ["Iron Bridge"], "documents": ["bridges"]}`
	const tables = `{"id": "bridges", "title": "Bridges", "header": ["Name", "River", "Built"], "rows": [["Iron Bridge", "Mill", 1911], ["Old Bridge", "Mill", 1802]]}`
	const passages = `{"id": "ferry", "title": "The ferry", "text": "The ferryman on the Mill was Otto Brand, who carried eight people."}`
	files := func(q, t, p string) map[string]string {
		return map[string]string{"q.json": q, "t.jsonl": t, "p.jsonl": p}
	}
	status, out, errs := evalHybrid("mix", written(t, files(ask, tables, passages)))
	var report struct {
		Examples int
		EM       float64
		Settings struct{ Found float64 }
	}
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, errs)
	}
	if report.Examples != 2 || report.EM != 1 || report.Settings.Found != 1 {
		t.Errorf("%+v", report)
	}
	for _, bad := range []struct{ questions, tables, passages, says string }{
		{ask, `{"id": "x"}`, "", "needs \"id\" and \"header\""},
		{ask, "", `{"id": "x"}`, `needs "text"`},
		{ask, "", "", `line 1: there is no table or passage "ferry"`},
		{`{"question": "Why?"}`, "", "", `"answer" (a list)`},
		{"", "", "", "there is no question"},
	} {
		status, out, _ := evalHybrid("mix", written(t, files(bad.questions, bad.tables, bad.passages)))
		if told, _ := json.Marshal(bad.says); status != 1 || !strings.Contains(out, strings.Trim(string(told), `"`)) {
			t.Errorf("%+v: status %d, %s", bad, status, out)
		}
	}
}

// TestEvalTables asks two questions of a table whose first has a right answer as gold and whose second has a wrong one.
func TestEvalTables(t *testing.T) {
	dir := written(t, map[string]string{
		"q": `{"id":"a","question":"how many ferries are there?","table":"f","answer":["3"]}` + "\n" +
			`{"id":"b","question":"how many ferries are there?","table":"f","answer":["4"]}`,
		"t":    `{"id":"f","header":["Ferry","Port"],"rows":[["Anna","Kiel"],["Berta","Oslo"],["Carla","Kiel"]]}`,
		"gone": `{"id":"a","question":"who?","table":"gone","answer":["x"]}`})
	_, out, _ := command(t, dir, "eval", "tables", "--json", "--questions", dir+"/q", "--tables", dir+"/t",
		"--predictions", dir+"/p")
	if !strings.Contains(out, `"examples":2,`) || !strings.Contains(out, `"acc_denotation":0.5,`) {
		t.Errorf("the report is %s", out)
	}
	kept, err := os.ReadFile(dir + "/p")
	if err != nil || strings.Count(string(kept), "\n") != 2 || !strings.Contains(string(kept), `"answer":[3]`) {
		t.Errorf("the predictions are %s (%v)", kept, err)
	}
	if status, _, errs := command(t, dir, "eval", "tables", "--questions", dir+"/gone", "--tables", dir+"/t"); status !=
		statusFailed || !strings.Contains(errs, `no table "gone"`) {
		t.Errorf("status %d, %s", status, errs)
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
	if columns.Accuracy < .7 {
		t.Errorf("columns: %+v", columns)
	}
	if other := report.Systems[1]; other.Accuracy >= columns.Accuracy {
		t.Errorf("%s does as well without columns: %.3f", other.System, other.Accuracy)
	}
}
