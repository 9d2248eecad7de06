package app_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/eval"
)

// inserted are phrases put at the end of questions, with the words of SQL that may express them; without any, no data
// here knows them.
var inserted = []struct {
	phrase string
	sql    []string
}{
	{"this quarter", []string{"2025-07", "2025-08", "(year * 100)", "month >= 7"}}, // or a month of it
	{"last year", []string{"2024", "2023"}}, {"since March", []string{"2025-03", "202503", "month >= 3"}},
	{"in dollars", []string{"usd", "dollar"}}, {"in pounds", []string{"gbp", "pound"}}, {"near me", nil},
	{"over 40 kW", []string{"_kw"}}, {"under 7 kg", []string{"kg", "tonnes"}}, {"not Evelina", nil},
	{"without Quillonby", nil}, {"except for Zebulon", nil}, {"\"foo bar\"", nil}, {"for Gwendolyn", nil},
	{"below 31337", []string{"31337"}}, {"the most expensive", []string{"order by", "max("}},
	{"the oldest", []string{"order by", "max(", "min("}}, {"recently", []string{"order by"}},
	{"on Tuesdays", []string{"'tue"}}, {"within walking distance", nil},
}

// TestNothingIsDropped puts phrases into the questions of our own sets: none is answered as if it had not been said. It
// takes a sample; all with SURELY_LONG.
func TestNothingIsDropped(t *testing.T) {
	per, left := 1, 40
	if os.Getenv("SURELY_LONG") != "" {
		per, left = 4, 2000
	}
	chat := evalChatOn(t, "2025-08-20")
	random, asked := rand.New(rand.NewPCG(7, 7)), 0
	for _, name := range []string{"time", "unseen", "plain", "ordinary"} {
		folder := filepath.Join("../../benchmarks/everyday", name)
		part := map[string]string{"ordinary": "open"}[name]
		questions, err := eval.ReadCases(filepath.Join(folder, "questions.json"), filepath.Join(folder, "data"), part, 0)
		if err != nil {
			t.Fatal(err)
		}
		random.Shuffle(len(questions), func(i, j int) { questions[i], questions[j] = questions[j], questions[i] })
		if os.Getenv("SURELY_LONG") == "" {
			questions = questions[:10]
		}
		over := map[string][]string{}
		for _, q := range questions {
			if len(q.Turns) == 1 {
				over[q.Data] = append(over[q.Data], q.Turns[0])
			}
		}
		for _, data := range slices.Sorted(maps.Keys(over)) {
			src, err := chat.Open(t.Context(), filepath.Join(folder, "data", data))
			if err != nil {
				t.Fatal(err)
			}
			for _, question := range over[data] {
				for range per {
					if left > 0 {
						left--
						asked++
						dropped(t, src, question, random.IntN(len(inserted)))
					}
				}
			}
			src.Close()
		}
	}
	t.Logf("%d questions", asked)
}

// TestDataEnds checks that the data's own last month is offered, and not taken, where the data ends before the time
// asked for.
func TestDataEnds(t *testing.T) {
	chat := evalChatOn(t, "2025-08-20")
	src, err := chat.Open(t.Context(), "../../benchmarks/everyday/time/data/barges.sqlite")
	if err != nil {
		t.Fatal(err)
	}
	defer src.Close()
	for question, want := range map[string]string{
		"how many cargoes this month": "Aug 2025. Did you mean May 2025?",
		"total toll since July":       "the time from 1 Jul 2025 on. Did you mean May 2025?",
		"total tonnes this quarter":   "1 Jul 2025 to 30 Sep 2025. Did you mean 1 Apr 2025 to 30 Jun 2025?",
		"how many cargoes this year":  "",
	} {
		o, err := (&eval.Talk{Agent: src.Agent}).Ask(t.Context(), question, eval.Silent)
		if err != nil {
			t.Fatal(err)
		}
		_, said, ends := strings.Cut(o.Reply, "The data ends on 12 May 2025 and has nothing for ")
		if ends != (want != "") || ends && (!strings.HasPrefix(said, want) || strings.Contains(o.Reply, "guess")) {
			t.Errorf("%s: %s", question, o.Reply)
		}
	}
}

// dropped asks a question with a phrase and fails if the answer neither rests on it nor says that it does not.
func dropped(t *testing.T, src *eval.Source, question string, k int) {
	t.Helper()
	x := inserted[k]
	question = strings.TrimRight(question, " ?.!") + " " + x.phrase
	o, err := (&eval.Talk{Agent: src.Agent}).Ask(context.Background(), question, eval.Silent)
	if err != nil {
		t.Fatal(err)
	}
	if len(o.Asked) > 0 || !o.Ran() || o.Declined {
		return
	}
	sql := strings.ToLower(o.SUQL)
	for _, s := range x.sql {
		if strings.Contains(sql, s) {
			return
		}
	}
	omitted, _ := strings.CutPrefix(o.Reply, "Not used: ")
	omitted, _, _ = strings.Cut(omitted, ". ")
	said := false
	for _, w := range strings.Fields(strings.Trim(x.phrase, "\"")) {
		said = said || len(w) > 1 && strings.Contains(strings.ToLower(omitted), strings.ToLower(w))
	}
	if !said || !strings.HasPrefix(o.Reply, "Not used: ") || !o.Guess {
		t.Errorf("%s\n  %s\n  %s (guess %v)", question, o.SUQL, o.Reply, o.Guess)
	}
}
