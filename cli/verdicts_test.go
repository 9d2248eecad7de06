package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// TestVerdictsCommand lists a wrong verdict, pins another in its place, and forgets both.
func TestVerdictsCommand(t *testing.T) {
	home := t.TempDir()
	command := func(args ...string) string {
		var out, errs bytes.Buffer
		run(context.Background(), append([]string{args[0], "--home", home, "--offline", "--json"}, args[1:]...),
			streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }})
		return out.String() + errs.String()
	}
	const statement = "SELECT name FROM restaurants WHERE answer(reviews, 'is it romantic?') = 'Yes' ORDER BY name LIMIT 3"
	if said := command("suql", statement); !strings.Contains(said, `"rows"`) {
		t.Fatal(said)
	}
	var kept []struct{ Key, Question, Verdict, By string }
	list := func() {
		t.Helper()
		kept = nil
		if said := command("verdicts", statement); json.Unmarshal([]byte(said), &kept) != nil || len(kept) < 3 {
			t.Fatal(said)
		}
	}
	list()
	key, was := "", ""
	for _, k := range kept {
		if k.Question != "is it romantic?" || k.By == "person" {
			t.Fatalf("%+v", k)
		}
		if k.Verdict == "Yes" && key == "" {
			key, was = k.Key, k.Verdict
		}
	}
	if said := command("verdicts", "--key", key, "--pin", "No", statement); said != "" {
		t.Error(said)
	}
	pinned := func() (verdict, by string) {
		list()
		for _, k := range kept {
			if k.Key == key {
				return k.Verdict, k.By
			}
		}
		return "", ""
	}
	if v, by := pinned(); v != "No" || by != "person" {
		t.Errorf("%s by %s is pinned over %s", v, by, was)
	}
	if said := command("verdicts", "--forget", "--all"); !strings.Contains(said, "forgotten") {
		t.Error(said)
	}
	store, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	left, err := store.Ledger().Find(t.Context(), reader.Pinned+key)
	store.Close()
	if err != nil || len(left) != 1 {
		t.Errorf("what is pinned is forgotten with the rest: %v, %v", left, err)
	}
	if said := command("verdicts", "--forget", "--key", key, statement); !strings.Contains(said, "1 verdicts") {
		t.Error(said)
	}
	if said := command("verdicts", statement); !strings.Contains(said, "no verdicts are stored") {
		t.Error(said)
	}
}
