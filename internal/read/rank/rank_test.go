package rank

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/text"
)

func embeddedParser(t *testing.T) *Parser {
	t.Helper()
	p, err := Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Texts are not read for words that say nothing of their own.
func TestLinked(t *testing.T) {
	of := *embeddedParser(t).model
	m := &of
	m.plainStems = nil
	in := parse.Input{Question: "ketches that stayed or are leaking", Schema: parsetest.Boats(),
		Values: parsetest.BoatValues{}}
	reads := func() string {
		var all []string
		for q, i := m.linkQuestion(in), 0; i < len(q.Atoms); i++ {
			if a := &q.Atoms[i]; a.ReadsText() {
				all = append(all, a.Where[0].Item.Text.Question)
			}
		}
		return strings.Join(all, " | ")
	}
	if got := reads(); !strings.Contains(got, "they stayed?") {
		t.Fatalf("nothing is known of words: %s", got)
	}
	m.SetPlainStems([]string{text.Stem("stayed")})
	if got := reads(); strings.Contains(got, "they stayed?") || !strings.Contains(got, "leaking") {
		t.Errorf("texts are read for %s", got)
	}
}

func TestGoesOn(t *testing.T) {
	p := embeddedParser(t)
	ask := func(question string, history ...parse.Turn) string {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: question, Schema: parsetest.Boats(),
			Values: parsetest.BoatValues{}, History: history})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Fatal(question, err)
		}
		return parsed.Candidates[0].Query.SUQL()
	}
	parsed, err := p.Parse(context.Background(), parse.Input{Question: "how many sloops are there",
		Schema: parsetest.Boats(), Values: parsetest.BoatValues{}})
	if err != nil {
		t.Fatal(err)
	}
	before := parse.Turn{Question: "how many sloops are there", Query: parsed.Candidates[0].Query}
	if got, want := ask("and ketches?", before), `SELECT count(*) FROM boats WHERE kind = 'ketch'`; got != want {
		t.Errorf("and ketches?\n got %s\nwant %s", got, want)
	}
}

func TestLoadRefuses(t *testing.T) {
	for _, data := range [][]byte{nil, []byte("no model"), make([]byte, 100)} {
		if _, err := Load(data); err == nil {
			t.Errorf("%d bytes are taken for a model", len(data))
		}
	}
}

// A perturbed pass is another one for every seed, and the same for the same.
func TestPerturbed(t *testing.T) {
	p := embeddedParser(t)
	read := func(seed uint64) float64 {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: "how many sloops are there",
			Schema: parsetest.Boats(), Values: parsetest.BoatValues{}, Perturb: seed})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Fatal(seed, err)
		}
		return parsed.Candidates[0].P
	}
	seen := map[float64]bool{}
	for seed := range uint64(5) {
		if read(seed) != read(seed) {
			t.Errorf("seed %d does not read the same twice", seed)
		}
		seen[read(seed)] = true
	}
	if len(seen) < 4 {
		t.Errorf("five passes give %d probabilities", len(seen))
	}
}

// What a question says itself does not answer it, unless it lets choose: then nothing else does.
func TestRestatedConditionIsNoAnswer(t *testing.T) {
	for _, c := range []struct {
		question, answer string
		says             cellRelation
	}{
		{"which city is north of Sea View?", "sea view", repeatsQuestion},
		{"which city is north of Sea View?", "kiel", unrelatedCell},
		{"which is older, Kiel or Brest?", "brest", unrelatedCell},
		{"which is older, Kiel or Brest?", "sea view", outsideChoices},
		{"how many boats of 1990 are there", "1990", unrelatedCell},
		{"which city is north of Sea View?", "", unrelatedCell},
	} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, c.question)
		if got := answerClassifier(q)(c.answer); got != c.says {
			t.Errorf("%s %s: %v, want %v", c.question, c.answer, got, c.says)
		}
	}
}
