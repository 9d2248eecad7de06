package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/app"
)

// The detector risk uses a calibration of the parser on the data, and refuses to run without one.
func TestRiskIsCalibratedOnTheData(t *testing.T) {
	home, data := t.TempDir(), filepath.Join(t.TempDir(), "towns.csv")
	if err := os.WriteFile(data, []byte("name,people\nPorto,200\nTurin,900\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	ask := func(detector string) (int, string) {
		var out, errs bytes.Buffer
		status := run(context.Background(), []string{"ask", "--offline", "--json", "--home", home, "--data", data,
			"--detector", detector, "how many towns are there?"},
			streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }})
		return status, out.String() + errs.String()
	}
	if status, said := ask("risk=0.05"); status == 0 || !strings.Contains(said, "surely eval ask") {
		t.Errorf("without a calibration: %d %s", status, said)
	}
	c := errdetect.Calibration{Name: "made up"}
	for i := range 100 {
		c.Scores = append(c.Scores, errdetect.Scored{Sure: float64(i) / 100, Right: i > 50})
	}
	if err := app.WriteCalibration(app.CalibrationFile(home, "embedded", "towns"), c); err != nil {
		t.Fatal(err)
	}
	if status, said := ask("risk=0.2"); status != 0 || !strings.Contains(said, `"confidence"`) {
		t.Errorf("with a calibration: %d %s", status, said)
	}
	if status, said := ask("risk=0.001"); status == 0 || !strings.Contains(said, "too few") {
		t.Errorf("with too few questions: %d %s", status, said)
	}
	if status, said := ask("dropout=0.01"); status != 0 || !strings.Contains(said, `"reply"`) {
		t.Errorf("dropout: %d %s", status, said)
	}
}
