package app

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/web"
)

// TestTeaching checks that the owner's example sentences take effect at once, are stored, and can be
// removed.
func TestTeaching(t *testing.T) {
	home := t.TempDir()
	e, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	untaught := e.Name()
	teaching, err := NewTeaching(home, e)
	if err != nil {
		t.Fatal(err)
	}
	asked := func() string {
		v, err := e.Decide(context.Background(), []verdict.Request{{Task: verdict.Answer,
			Question: "Is it a blue-water boat?",
			Text:     []string{"She has crossed the Atlantic twice and shrugged off every gale."}}})
		if err != nil {
			t.Fatal(err)
		}
		return v[0].Answer
	}
	if got := asked(); got != verdict.NoInformation {
		t.Fatalf("untaught: %s", got)
	}
	x := web.Taught{Question: "Is it a blue-water boat?",
		For: []string{"She has crossed the Atlantic and the Pacific.", "She shrugged off every gale.",
			"She went around the Horn twice."}, Against: []string{"She has never left the harbour.", "Waves are too much for her."}}
	if err := teaching.Teach(x); err != nil {
		t.Fatal(err)
	}
	if got := asked(); got != verdict.Yes {
		t.Errorf("taught: %s", got)
	}
	if e.Name() == untaught {
		t.Error("verdicts from before are reused")
	}
	again, err := ReadTaught(filepath.Join(home, TaughtFile))
	if err != nil || len(again) != 1 || len(again[0].Pro) != 3 || len(again[0].Con) != 2 {
		t.Errorf("kept %+v, %v", again, err)
	}
	if err := teaching.Forget(x.Question); err != nil || e.Name() != untaught || len(teaching.Taught()) != 0 {
		t.Errorf("forgotten: %v, %s", err, e.Name())
	}
	if err := os.WriteFile(filepath.Join(home, TaughtFile), []byte("! what"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := NewTeaching(home, e); err == nil {
		t.Error("a broken file is read")
	}
}
