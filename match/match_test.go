package match

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/lexicon"
	"github.com/ask-surely/surely/retrieve"
	"github.com/ask-surely/surely/text"
)

func options() Options {
	return Options{Lexicon: lexicon.Embedded(), Rarity: retrieve.EmbeddedRarity().Of}
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
		s := m.Judge(m.Question(c.question), m.Sentence(text.Tokens(c.sentence)))
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

func TestReadTaught(t *testing.T) {
	got, err := ReadTaught(strings.NewReader("# boats\n? Does it float? | Is it afloat?\n+ It floats.\n- It sank.\n~ A float costs ten euros.\n"))
	if err != nil || len(got) != 1 || got[0].Trade != "boats" || len(got[0].Ask) != 2 || len(got[0].Pro)+len(got[0].Con)+len(got[0].Speaking) != 3 {
		t.Fatalf("%+v, %v", got, err)
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

// TestNothingMeasuredIsLearnt: no trade, and no sentence, of the texts that are measured on stands among those that are learnt from.
func TestNothingMeasuredIsLearnt(t *testing.T) {
	var measured []byte
	for _, name := range []string{"trades.jsonl", "plain.jsonl", "values.txt"} {
		part, err := os.ReadFile("../eval/reading/testdata/" + name)
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
				if len(strings.Fields(s)) > 3 && bytes.Contains(measured, []byte(s)) {
					t.Errorf("%s: %q is measured on, too", k.Trade, s)
				}
			}
		}
	}
}
