package reading

import (
	"bytes"
	"context"
	"io"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

const sheets = `{"city": "Nowhere", "restaurants": [
 {"_id": 1, "name": "A", "facts": {"yes": ["dogs"], "no": ["quiet"]}, "reviews": ["A bowl of water for our dog. We had to shout."]},
 {"_id": 2, "name": "B", "facts": {"yes": [], "no": ["dogs"]}, "reviews": ["No dogs, the sign says."]}]}`

func TestFacts(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "nowhere.json"), []byte(sheets), 0o600); err != nil {
		t.Fatal(err)
	}
	questions := map[string]string{"dogs": "are dogs allowed?", "quiet": "is it quiet?"}
	cases, err := Facts(dir, questions, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(cases) != 4 || cases[0].Want[0] != verdict.Yes || cases[3].Want[0] != verdict.NoInformation {
		t.Fatalf("cases %+v", cases)
	}
	if cases, err = Facts(dir, questions, func(id int) bool { return id == 2 }); err != nil || len(cases) != 2 {
		t.Fatalf("%d cases of one restaurant, %v", len(cases), err)
	}
	e, err := reader.NewEmbedded(reader.Options{Aspects: []io.Reader{bytes.NewReader(demo.Aspects)}})
	if err != nil {
		t.Fatal(err)
	}
	out, err := Ask(context.Background(), e, cases)
	if err != nil {
		t.Fatal(err)
	}
	if !out[0].Right() || !out[1].Right() {
		t.Errorf("outcomes %+v", out)
	}
}

func TestMeasures(t *testing.T) {
	outcome := func(want, got string, confidence float64) Outcome {
		return Outcome{Case: Case{Want: []string{want}}, Answer: got, Confidence: confidence}
	}
	out := []Outcome{outcome("Yes", "Yes", .9), outcome("Yes", "No", .9), outcome("No", "No", .5),
		outcome("No", "Yes", .5)}
	c := Confuse(out, nil)
	if c.Balanced() != .5 || c.Rate("No", "Yes") != .5 {
		t.Errorf("balanced %v, denied %v", c.Balanced(), c.Rate("No", "Yes"))
	}
	if e := ECE(out); math.Abs(e-.2) > 1e-9 { // half of the confident ones are right: .4 off; the others are calibrated
		t.Errorf("calibration error %v, want .2", e)
	}
	span := Outcome{Case: Case{Want: []string{"the old mill", "mill"}}, Answer: "old mill"}
	if !span.Exact() || span.F1() != 1 {
		t.Errorf("exact %v, F1 %v", span.Exact(), span.F1())
	}
}

// TestFloors checks minimum scores of the embedded model on fact sheets of restaurants it was not
// trained on.
func TestFloors(t *testing.T) {
	d := Data{Facts: "../../demo/data", Questions: questionsOf(t), Keep: func(id int) bool { return id%4 == 2 }}
	e, err := reader.NewEmbedded(reader.Options{Aspects: []io.Reader{bytes.NewReader(demo.Aspects)}})
	if err != nil {
		t.Fatal(err)
	}
	f, err := d.FactFigures(context.Background(), e)
	if err != nil {
		t.Fatal(err)
	}
	if *f.Balanced < .75 || *f.YesOnDenied > .08 || *f.ECE > .05 {
		t.Errorf("balanced %.3f, yes on what is denied %.3f, calibration error %.3f", *f.Balanced, *f.YesOnDenied, *f.ECE)
	}
}

// TestShared measures ranking on public dialogues, if available.
func TestShared(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not name the folder of public data")
	}
	searches, err := Searches(filepath.Join(shared, "data", "sktod"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Labelled(searches); err != nil {
		t.Error(err)
	}
	if len(searches) == 0 || len(searches[0].Documents(true)) == 0 {
		t.Error("no searches")
	}
}

func questionsOf(t *testing.T) map[string]string {
	t.Helper()
	var sheets struct{ Questions map[string]string }
	if err := jsonfile.Read("../../demo/facts.json", &sheets); err != nil {
		t.Fatal(err)
	}
	return sheets.Questions
}
