package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/everyday"
)

// TestEvalAsk asks a right question, one with another gold, and one that the data cannot answer.
func TestEvalAsk(t *testing.T) {
	dir := t.TempDir()
	data := filepath.Join(dir, "data")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	questions := filepath.Join(dir, "q.json")
	for path, content := range map[string]string{
		filepath.Join(data, "boats.csv"): "name,port,length\nAnna,Kiel,12\nBerta,Oslo,30\nCarla,Kiel,9\n",
		questions: `[{"id":"a","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT count(*) FROM boats"]},
			{"id":"b","data":"boats.csv","part":"train","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]},
			{"id":"c","data":"boats.csv","part":"dev","kind":"count","turns":["how many boats are there?"],"gold":["SELECT 5"]}]`,
	} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	calibration := filepath.Join(dir, "c.json")
	status, out, errs := command(t, dir, "eval", "ask", "--json", "--questions", questions, "--data", data, "--part",
		"train", "--user", "truthful",
		"--calibrate", calibration, "--keep")
	var report everyday.Report
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("status %d, %s%s (%v)", status, out, errs, err)
	}
	if report.Examples != 2 || report.Right != .5 || report.Lost != .5 {
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
	data := filepath.Join(dir, "data")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	questions := filepath.Join(dir, "q.json")
	for path, content := range map[string]string{
		filepath.Join(data, "boats.csv"): "name,port,length\nAnna,Kiel,12\nBerta,Oslo,30\nCarla,Kiel,9\n",
		questions: `[{"id":"a","data":"boats.csv","part":"train","kind":"filter","turns":["boats in Kiel"],
			"means":"the boats whose port is Kiel","gold":["SELECT name FROM boats WHERE port = 'Kiel'"]}]`,
	} {
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	predictions := filepath.Join(dir, "p.jsonl")
	for _, reply := range []string{"yes", "no"} {
		var out, errs bytes.Buffer
		status := run(t.Context(), []string{"eval", "ask", "--json", "--home", t.TempDir(), "--offline",
			"--questions", questions, "--data", data, "--user", "me", "--detector", "any", "--predictions", predictions},
			streams{strings.NewReader(strings.Repeat(reply+"\n", 20)), &out, &errs, func(string) string { return "" }})
		var report everyday.Report
		if err := json.Unmarshal(out.Bytes(), &report); status != 0 || err != nil {
			t.Fatalf("status %d, %s%s (%v)", status, out.String(), errs.String(), err)
		}
		if report.Examples != 1 || report.AvgQuestions == 0 {
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
