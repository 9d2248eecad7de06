package rank

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/internal/words/text"
)

// learnt trains a model on a few questions of a marina whose right readings are known.
func learnt(t *testing.T) *Model {
	t.Helper()
	db := parsetest.Boats()
	var examples []*Example
	for question, sql := range map[string]string{
		"how many sloops are there":       `SELECT count(*) FROM boats WHERE kind = 'sloop'`,
		"how many owners live in Kiel":    `SELECT count(*) FROM owners WHERE city = 'Kiel'`,
		"the longest boat":                `SELECT name FROM boats ORDER BY length_cm DESC LIMIT 1`,
		"boats per kind":                  `SELECT kind, count(*) FROM boats GROUP BY kind`,
		"owners per city":                 `SELECT city, count(*) FROM owners GROUP BY city`,
		"sloops":                          `SELECT name FROM boats WHERE kind = 'sloop'`,
		"how many boats are insured":      `SELECT count(*) FROM boats WHERE insured = 1`,
		"which boats have over 4 berths?": `SELECT name FROM boats WHERE berths > 4`,
	} {
		set := propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)
		e := NewExample(nil, set, nil, "marina", func(i int) Verdict {
			text := set.Query(i).SUQL()
			return Verdict{Probe: parse.Probe{Fingerprint: text}, Right: text == sql}
		})
		if e.Missed {
			t.Fatalf("%s: no reading is %s", question, sql)
		}
		examples = append(examples, e)
	}
	return Train(examples, TrainOptions{Bits: 16, Epochs: 8, Groups: 1})
}

// What was learnt of some questions holds for others of their kind, and survives being written.
func TestLearns(t *testing.T) {
	data, err := learnt(t).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	p := NewParser(m, nil, nil)
	for question, want := range map[string]string{
		"how many ketches are there":    `SELECT count(*) FROM boats WHERE kind = 'ketch'`,
		"how many owners live in Brest": `SELECT count(*) FROM owners WHERE city = 'Brest'`,
		"ketches":                       `SELECT name FROM boats WHERE kind = 'ketch'`,
	} {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: question, Schema: parsetest.Boats(),
			Values: parsetest.BoatValues{}})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Fatal(question, err)
		}
		if got := parsed.Candidates[0].Query.SUQL(); got != want {
			t.Errorf("%s\n got %s\nwant %s", question, got, want)
		}
		sum := parsed.Else
		for _, c := range parsed.Candidates {
			sum += c.P
		}
		if sum > 1.000001 {
			t.Errorf("%s: probabilities add up to %g", question, sum)
		}
	}
}

// Texts are not read for words that say nothing of their own.
func TestLinked(t *testing.T) {
	m := learnt(t)
	in := parse.Input{Question: "ketches that stayed or are leaking", Schema: parsetest.Boats(),
		Values: parsetest.BoatValues{}}
	reads := func() string {
		var all []string
		for q, i := m.linked(in), 0; i < len(q.Atoms); i++ {
			if a := &q.Atoms[i]; a.Reads() {
				all = append(all, a.Where[0].Item.Text.Question)
			}
		}
		return strings.Join(all, " | ")
	}
	if got := reads(); !strings.Contains(got, "they stayed?") {
		t.Fatalf("nothing is known of words: %s", got)
	}
	m.Know([]string{text.Stem("stayed")})
	if got := reads(); strings.Contains(got, "they stayed?") || !strings.Contains(got, "leaking") {
		t.Errorf("texts are read for %s", got)
	}
}

func TestGoesOn(t *testing.T) {
	p := NewParser(learnt(t), nil, nil)
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

// of makes an example of readings with one feature each; those of the first are right.
func of(group string, first, other uint32) *Example {
	return &Example{Corpus: "c", Group: group, Parts: [][]uint32{{first << 2}, {other << 2}}, Kinds: []byte("ss"),
		Results:  make([]parse.Probe, 3),
		Readings: []Tried{{Parts: []uint16{0}, Result: 1, Right: true}, {Parts: []uint16{1}, Result: 2}}}
}

// What is learnt of one database only would be learnt by heart.
func TestTrainKeepsWhatSeveralDatabasesHave(t *testing.T) {
	examples := []*Example{of("a", 1, 2), of("a", 1, 2), of("a", 1, 2), of("b", 3, 2), of("c", 3, 4), of("d", 3, 4)}
	m := Train(examples, TrainOptions{Bits: 8, Groups: 3})
	score := func(f uint32) float64 { return m.weights.Score([]uint32{f << 2}, learn.Drop{}) }
	if score(3) <= 0 {
		t.Errorf("a feature of three databases weighs %g", score(3))
	}
	for _, f := range []uint32{1, 2, 4} {
		if score(f) != 0 {
			t.Errorf("feature %d, of fewer than three databases, weighs %g", f, score(f))
		}
	}
}

// invented makes a round of two readings of which the second is right where it is the one that finds something; of
// every third question neither is, since most words go nowhere.
func invented(i int) round {
	x := round{often: 2, question: make([]float32, questionSize), foreign: i%3 == 0}
	for k := range 2 {
		f := finalist{dense: make([]float32, readingSize), result: uint16(k + 1), right: !x.foreign && k == 1}
		f.dense[readingSize-2] = flag(k == 0)
		f.dense[len(propose.PartKinds)+4] = 4 * flag(x.foreign)
		x.list = append(x.list, f)
	}
	return x
}

// The last round learns what right answers look like, and of which questions the data holds none.
func TestFinal(t *testing.T) {
	var rounds []round
	for i := range 300 {
		rounds = append(rounds, invented(i))
	}
	f := trainFinal(rounds, 1)
	known, strange := invented(1), invented(3)
	if p := f.weigh(&known); p[1] < .8 {
		t.Errorf("the reading that finds something has %.2f of the probability", p[1])
	}
	if p := f.weigh(&strange); p[3] < .8 {
		t.Errorf("that the data holds no answer has %.2f of the probability", p[3])
	}
	m := learnt(t)
	m.final = f
	data, err := m.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	again, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := again.final.weigh(&known), f.weigh(&known); !slices.Equal(got, want) {
		t.Errorf("read again it says %v, not %v", got, want)
	}
}

// A perturbed pass is another one for every seed, and the same for the same.
func TestPerturbed(t *testing.T) {
	p := NewParser(learnt(t), nil, nil)
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
		says             says
	}{
		{"which city is north of Sea View?", "sea view", echoes},
		{"which city is north of Sea View?", "kiel", saysNothing},
		{"which is older, Kiel or Brest?", "brest", saysNothing},
		{"which is older, Kiel or Brest?", "sea view", unchosen},
		{"how many boats of 1990 are there", "1990", saysNothing},
		{"which city is north of Sea View?", "", saysNothing},
	} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, c.question)
		if got := saying(q)(c.answer); got != c.says {
			t.Errorf("%s %s: %v, want %v", c.question, c.answer, got, c.says)
		}
	}
}
