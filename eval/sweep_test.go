package eval

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

func tallies() []Tally {
	var out []Tally
	for i, s := range SweepSettings(Settings{User: SimulatedUser, K: 3, Seed: 1}) {
		out = append(out, Tally{Settings: s, Examples: 100, Ex: 90 + i%10, QM: 80, Questions: i, Waste: i / 2})
	}
	return out
}

func TestSweepFiles(t *testing.T) {
	var table, drawing strings.Builder
	all := tallies()
	if err := WriteCSV(&table, all); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(table.String(), "\n"); got != len(all)+1 {
		t.Errorf("%d lines for %d settings", got, len(all))
	}
	if err := DrawSweep(&drawing, "a < b & c", all); err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(strings.NewReader(drawing.String())); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatalf("the drawing is no XML: %v", err)
		}
	}
	for _, name := range []string{"probability", "dropout", "gain", "any", "perfect", "never"} {
		if !strings.Contains(drawing.String(), ">"+name+"</text>") {
			t.Errorf("the drawing has no %s", name)
		}
	}
}
