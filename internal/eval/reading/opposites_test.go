package reading

import (
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// TestOpposites asks 86 texts that express a quality or its opposite (mildly, strongly, by a noun, with a "but"
// after it or figuratively) about both poles. They were not used for training.
func TestOpposites(t *testing.T) {
	e, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := TradeFigures(t.Context(), e, filepath.Join("testdata", "opposites.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("balanced %.3f, Yes right %.3f, No right %.3f, Yes on denied %.3f, on silent %.3f", *f.Balanced,
		f.Precision[verdict.Yes], f.Precision[verdict.No], *f.YesOnDenied, *f.YesOnSilent)
	if *f.Balanced < .86 || f.Precision[verdict.Yes] < .83 || *f.YesOnDenied > .04 {
		t.Error("opposites are mistaken for each other")
	}
	once := map[string]bool{"A very quiet room.": true, "The noise was deafening.": true, "Expensive but worth it.": true}
	for _, o := range f.Outcomes {
		if once[o.Text[0]] && o.Answer != o.Want[0] { // wrong before training on opposites
			t.Errorf("%s %s: %s, not %s", o.Question, o.Text[0], o.Answer, o.Want[0])
		}
	}
}
