package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What no column answers is searched in the data's texts before giving up, unless the question is
// not about its rows.
func TestFallbackToTexts(t *testing.T) {
	rows := []string{"name,beds,price_eur,notes",
		"Larch,4,90,A dry wooden house at the edge of the forest. There is a sauna behind the shed and the stove heats both rooms.",
		"Fir,2,60,One small room above the stable and a view of the lake. The roof was mended last autumn and no longer leaks.",
		"Alder,6,140,Wide and light with a porch on two sides. Guests share the sauna with the house next door on weekends.",
		"Birch,4,110,Close to the bus and the bakery. The beds are short and the kitchen has everything that one could need."}
	dir := t.TempDir()
	for name, all := range map[string][]string{"cabins.csv": rows,
		"bookings.csv": {"cabin,guest,nights", "Larch,Ines,3", "Fir,Tom,1", "Larch,Ada,7", "Alder,Tom,2"}} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(strings.Join(all, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for question, want := range map[string]string{
		"cabins with a sauna":                    "sauna",
		"how many cabins come with a sauna?":     "sauna",
		"which cabins with 4 beds have a stove?": "stove",
		"what is the capital of Peru?":           "",
	} {
		said := asked(t, question, "--data", dir)
		reads := strings.Contains(said.SUQL, "answer(") && strings.Contains(said.SUQL, want)
		if want == "" && !said.Declined || want != "" && !reads {
			t.Errorf("%s: %s, declined %v", question, said.SUQL, said.Declined)
		}
	}
}

type heardReply struct {
	SUQL     string
	Declined bool
}

func asked(t *testing.T, question string, flags ...string) (out heardReply) {
	t.Helper()
	_, printed, errs := command(t, t.TempDir(), append([]string{"ask", "--offline", "--json", question}, flags...)...)
	if err := json.Unmarshal([]byte(printed), &out); err != nil {
		t.Fatalf("%s: %v: %s %s", question, err, printed, errs)
	}
	return out
}

// Over data with texts, exactly the questions about something outside it are declined.
func TestOutsideOfTextsIsDeclined(t *testing.T) {
	for question, declined := range map[string]bool{
		"what time does the next train leave?": true,
		"How tall is the Matterhorn?":          true,
		"thanks!":                              false,
		"who are you":                          false,
		"outdoor seating and live music":       false,
		"do they have gluten free options":     false,
		"quiet places in Palo Alto":            false,
		"Which chefs trained in Lyon?":         false,
	} {
		if got := asked(t, question); got.Declined != declined || declined && got.SUQL != "" {
			t.Errorf("%s: %+v", question, got)
		}
	}
}

// With texts decided by their length, gold SQL can express text conditions: the command runs on our
// questions about data with texts, and some are right.
func TestEvalAskByLength(t *testing.T) {
	const texts = "../benchmarks/everyday/texts"
	status, out, errs := command(t, t.TempDir(), "eval", "ask", "--texts", "length", "--json", "--limit", "24",
		"--questions", texts+"/questions.json", "--data", texts+"/data")
	var report struct {
		Examples int
		Right    float64
	}
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil {
		t.Fatalf("%d %v: %s %s", status, err, out, errs)
	}
	if report.Examples != 24 || report.Right == 0 {
		t.Errorf("%+v", report)
	}
}

// A question that columns answer literally uses columns, also after a search: no text is read for
// "average".
func TestFiguresAfterSearch(t *testing.T) {
	_, printed, errs := command(t, t.TempDir(), "ask", "--offline", "--json", "find american restaurants in Palo Alto",
		"what is the average rating per location?")
	lines := strings.Split(strings.TrimSpace(printed), "\n")
	var got heardReply
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &got); err != nil {
		t.Fatalf("%v: %s %s", err, printed, errs)
	}
	if strings.Contains(got.SUQL, "answer(") || !strings.Contains(got.SUQL, "avg(") {
		t.Errorf("asked %s", got.SUQL)
	}
}
