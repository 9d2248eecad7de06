package match

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

func options() Options {
	return Options{Lexicon: lexicon.Embedded(), Rarity: retrieve.EmbeddedRarity().Of}
}

func ready(m *Matcher, sentence string) *Sentence {
	tokens := text.Tokens(sentence)
	s := m.Sentence(tokens, m.lexicon.Words(tokens))
	m.readOnce(s)
	return s
}

// TestJudge: plain sentences say so, say otherwise, or do not say.
func TestJudge(t *testing.T) {
	m, err := New(options())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		question, sentence string
		want               int
	}{
		{"Are candles allowed?", "Candles are allowed.", saysSo},
		{"Are candles allowed?", "Candles are not allowed.", saysOtherwise},
		{"Are candles allowed?", "The owner collects stamps.", saysNothing},
		{"Is there a piano?", "There is no piano.", saysOtherwise},
		{"Is there a piano?", "There is a piano in the hall.", saysSo},
		{"Is it expensive?", "It is cheap.", saysOtherwise},
		{"Is the lamp heavy?", "The lamp is heavy.", saysSo},
		{"Is the lamp heavy?", "The lamp isn't heavy.", saysOtherwise},
		{"Is the lamp heavy?", "We bought it in March.", saysNothing},
	} {
		s := m.Judge(m.Question(c.question), []*Sentence{ready(m, c.sentence)})[0]
		got := saysNothing
		switch {
		case s.For > .4 && s.For > s.Against:
			got = saysSo
		case s.Against > .4:
			got = saysOtherwise
		}
		if got != c.want {
			t.Errorf("%s %s: %+v, want answer %d", c.question, c.sentence, s, c.want)
		}
	}
}

// TestClauses: each item of a list says so by itself, up to where something is denied.
func TestClauses(t *testing.T) {
	m, err := New(options())
	if err != nil {
		t.Fatal(err)
	}
	for sentence, want := range map[string]int{
		"Cellar, garage, garden.":               3,
		"A harbour view; the kettle, alas, old": 4,
		"Cellar, no garage, garden.":            1, // the denial may reach on
		"There is a garage.":                    0,
		"Of it, the.":                           0,
	} {
		if got := len(ready(m, sentence).clauses); got != want {
			t.Errorf("%s: %d clauses, not %d", sentence, got, want)
		}
	}
	q := m.Question("Is there a garage?")
	long := "In the old rectory behind the church, three rooms of equal size, parquet, garage, and a pear tree by the gate."
	list, plain := m.Judge(q, []*Sentence{ready(m, long)})[0], m.Judge(q, []*Sentence{ready(m, "Garage")})[0]
	if list.For < plain.For-1e-9 {
		t.Errorf("a garage in a list: %.2f, by itself: %.2f", list.For, plain.For)
	}
}

// TestAlternatives: of several things between which "or" stands, each is asked for.
func TestAlternatives(t *testing.T) {
	for question, want := range map[string][]string{
		"does it have parking or a garage?":          {"does it have parking ", "does a garage?"},
		"Were wasps, hornets, or robber bees there?": {"Were wasps", "Were hornets", "Were robber bees there?"},
		"Is it quiet?":   nil,
		"or":             nil,
		"is it dark or?": {"is it dark "},
	} {
		if got := alternatives(question); !slices.Equal(got, want) {
			t.Errorf("%s: %q, not %q", question, got, want)
		}
	}
	m, err := New(options())
	if err != nil {
		t.Fatal(err)
	}
	s := ready(m, "There is a garage.")
	both := m.Judge(m.Question("Is there parking or a garage?"), []*Sentence{s})[0]
	one := m.Judge(m.Question("Is a garage?"), []*Sentence{s})[0]
	if both.For < one.For-1e-9 {
		t.Errorf("a garage where parking would do: %.2f, where it is asked for alone: %.2f", both.For, one.For)
	}
}

func TestReadTaught(t *testing.T) {
	const lines = "# boats\n? Does it float? | Is it afloat?\n+ It floats.\n- It sank.\n~ A float costs ten euros.\n. Ahoy.\n"
	got, err := ReadTaught(strings.NewReader(lines))
	if err != nil || len(got) != 1 || got[0].Trade != "boats" || len(got[0].Ask) != 2 || len(got[0].Pro)+len(got[0].Con)+
		len(got[0].Speaking)+len(got[0].Beside) != 4 || got[0].Beside[0] != "Ahoy." {
		t.Fatalf("%+v, %v", got, err)
	}
	if written, err := ReadTaught(strings.NewReader(WriteTaught(got))); err != nil || !reflect.DeepEqual(written, got) {
		t.Errorf("written and read: %+v, %v", written, err)
	}
	for _, bad := range []string{"+ It floats.", "# boats\n! Does it float?"} {
		if _, err := ReadTaught(strings.NewReader(bad)); err == nil || !strings.Contains(err.Error(), "line ") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestTrainTwice: the same seed gives the same file.
func TestTrainTwice(t *testing.T) {
	known, err := Trades()
	if err != nil {
		t.Fatal(err)
	}
	var files [2][]byte
	for i := range files {
		set, err := Train(known[:12], options(), TrainOptions{Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		if files[i], err = set.Bytes(); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Error("the same seed gave two models")
	}
}

// TestNothingMeasuredIsLearnt: no trade, and no sentence, of the texts that are measured on stands among those that
// are learnt from.
func TestNothingMeasuredIsLearnt(t *testing.T) {
	var measured []byte
	for _, name := range []string{"trades.jsonl", "plain.jsonl", "columns.jsonl", "values.txt"} {
		part, err := os.ReadFile("../../eval/reading/testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		measured = append(measured, part...)
	}
	known, err := Trades()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range known {
		if bytes.Contains(measured, []byte(`{"trade":"`+k.Trade+`"`)) {
			t.Errorf("the trade %q is measured on, too", k.Trade)
		}
		for _, list := range [][]string{k.Pro, k.Con, k.Speaking} {
			for _, s := range list {
				if len(strings.Fields(s)) > 4 && bytes.Contains(measured, []byte(s)) {
					t.Errorf("%s: %q is measured on, too", k.Trade, s)
				}
			}
		}
	}
}

// TestAkin: a trade of which much the same is asked as of one that is measured is named as akin to it, so that the
// measured matcher can do without; another name alone makes no other kind of text.
func TestAkin(t *testing.T) {
	const same = 3 // questions
	known, err := Trades()
	if err != nil {
		t.Fatal(err)
	}
	asked, all := map[string][]map[string]bool{}, map[string]bool{}
	for _, k := range known {
		all[k.Trade] = true
		for _, ask := range k.Ask {
			asked[k.Trade] = append(asked[k.Trade], content(ask))
		}
	}
	for _, name := range []string{"trades.jsonl", "plain.jsonl", "columns.jsonl"} {
		file, err := os.ReadFile("../../eval/reading/testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(strings.TrimSpace(string(file)), "\n") {
			var measured struct {
				Trade     string
				Questions map[string]string
				Akin      []string
			}
			if err := json.Unmarshal([]byte(line), &measured); err != nil {
				t.Fatal(err)
			}
			for _, a := range measured.Akin {
				if !all[a] {
					t.Errorf("%s: no trade %q is learnt from", measured.Trade, a)
				}
			}
			for trade := range all {
				n := 0
				for _, q := range measured.Questions {
					if slices.ContainsFunc(asked[trade], func(a map[string]bool) bool { return much(content(q), a) }) {
						n++
					}
				}
				if n >= same && !slices.Contains(measured.Akin, trade) {
					t.Errorf("of %q %d questions are asked much as of %q, to which it is not named as akin", trade, n, measured.Trade)
				}
			}
		}
	}
}

// content is the stems of a question that say something.
func content(question string) map[string]bool {
	out := map[string]bool{}
	for _, token := range text.Tokens(question) {
		if token.Word && !text.Stop(token.Lower) && !empty[token.Lower] {
			out[token.Stem] = true
		}
	}
	return out
}

// much says that two questions share more than half of all that they say.
func much(a, b map[string]bool) bool {
	shared := 0
	for stem := range a {
		if b[stem] {
			shared++
		}
	}
	return 2*shared > len(a)+len(b)-shared
}
