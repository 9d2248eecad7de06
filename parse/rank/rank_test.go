package rank

import (
	"context"
	"testing"

	"surely/parse"
	"surely/parse/link"
	"surely/parse/parsetest"
	"surely/parse/propose"
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
		set := propose.Readings(link.New(db, parsetest.BoatValues{}, question))
		e := NewExample(nil, set, len(set.Readings), "marina", func(i int) bool { return set.Query(i).SUQL() == sql })
		if e.Missed {
			t.Fatalf("%s: no reading is %s", question, sql)
		}
		examples = append(examples, e)
	}
	return Train(examples, TrainOptions{Bits: 16, Epochs: 8})
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
	p := NewParser(m)
	for question, want := range map[string]string{
		"how many ketches are there":    `SELECT count(*) FROM boats WHERE kind = 'ketch'`,
		"how many owners live in Brest": `SELECT count(*) FROM owners WHERE city = 'Brest'`,
		"ketches":                       `SELECT name FROM boats WHERE kind = 'ketch'`,
	} {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: question, Schema: parsetest.Boats(), Values: parsetest.BoatValues{}})
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

func TestGoesOn(t *testing.T) {
	p := NewParser(learnt(t))
	ask := func(question string, history ...parse.Turn) string {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: question, Schema: parsetest.Boats(), Values: parsetest.BoatValues{}, History: history})
		if err != nil || len(parsed.Candidates) == 0 {
			t.Fatal(question, err)
		}
		return parsed.Candidates[0].Query.SUQL()
	}
	parsed, err := p.Parse(context.Background(), parse.Input{Question: "how many sloops are there", Schema: parsetest.Boats(), Values: parsetest.BoatValues{}})
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

func TestCalibration(t *testing.T) {
	var seen []judged
	for i := range 1000 {
		p := float64(i%10)/10 + .05
		seen = append(seen, judged{p: p, right: i%20 < 10 && p > .3})
	}
	c := fit(seen)
	if c.of(.95, 0) <= c.of(.05, 0) {
		t.Errorf("what the model is sure of is no more probable: %+v", c)
	}
	if low := c.of(.15, 0); low > .3 {
		t.Errorf("of what is never right %.2f is believed", low)
	}
}
