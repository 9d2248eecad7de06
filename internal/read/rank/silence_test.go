package rank

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

func TestSilence(t *testing.T) {
	if embedded := parseNoAnswerWeights(silenceFile); embedded.None <= 0 || embedded.Spoken >= 0 {
		t.Errorf("the embedded weights have the wrong signs: %+v", embedded)
	}
}

// letters are texts of which some hold the word "keel".
type letters struct{}

func (letters) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	text := q.SUQL()
	if !strings.HasPrefix(text, "SELECT letters FROM owners WHERE letters ILIKE '%") || q.Limit != 1 {
		return parse.Probe{}, errors.New("that is no look for a word")
	}
	rows := 0
	if strings.Contains(text, "keel") {
		rows = 1
	}
	return parse.Probe{Rows: rows, Fingerprint: text}, nil
}

// Texts speak of what they are read for as far as some of them hold its words.
func TestTextCoverage(t *testing.T) {
	p := NewParser(&Model{}, nil, nil)
	db := parsetest.Boats()
	for question, want := range map[string]struct{ near, most float64 }{
		"owners who mention a keel":          {.75, .75}, // 1.5 of 2
		"owners with unicorns":               {0, .25},   // no text is near
		"owners who mention unicorns":        {.25, .25}, // but it is said that texts tell it
		"owners who mention a keel, unicorn": {.5, .5},
		"who has a keel?":                    {.75, .75}, // of no rows, but texts hold every word
		"who has a leaking keel?":            {0, 0},
		"owners in Kiel":                     {0, 0}, // nothing is read for it
	} {
		r := &orderedReadings{set: propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil, nil)}
		most := 0
		var best []triedReading
		for i := range r.set.Readings {
			atoms, _ := r.set.TextConditions(i)
			if n := len(atoms); n >= most { // the last ones have the longest phrases read
				most = max(most, n)
				best = append(best, triedReading{reading: i})
			}
		}
		near, likeliest, err := p.textMatchShares(t.Context(), parse.Input{Prober: letters{}}, r, best[len(best)-1:])
		if err != nil {
			t.Fatal(err)
		}
		if near[0] != want.near || likeliest != want.most {
			t.Errorf("%s: %.2f and %.2f, not %.2f and %.2f", question, near[0], likeliest, want.near, want.most)
		}
	}
}

// Notes are not read for what none of them is near, unless the question says that they tell it.
func TestNearNotes(t *testing.T) {
	p := NewParser(&Model{}, nil, nil)
	for question, want := range map[string]bool{
		"who has a keel?":                 true,
		"who saw unicorns?":               false,
		"who mentions unicorns?":          true,
		"owners who like unicorns":        true,
		"when did a unicorn go lame?":     false,
		"how many reports were unicorns?": false,
	} {
		db := parsetest.Boats()
		db.Tables[0].Column("letters").Words = 4
		q := link.New(db, parsetest.BoatValues{}, question)
		if q.TextTokens() == 0 {
			t.Errorf("%s: nothing is read at all", question)
		}
		if err := p.dropUnmatchedNotes(t.Context(), parse.Input{Prober: letters{}}, q); err != nil {
			t.Fatal(err)
		}
		if got := q.TextTokens() != 0; got != want {
			t.Errorf("%s: read %t", question, got)
		}
	}
}

// A word is looked for in its other forms; a short one, that stands in many words, as it is.
func TestPattern(t *testing.T) {
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "keels leaking women TV")
	for k, want := range []string{"%keel%", "%leak%", "% women%", "% tv%"} {
		if got := (searchWord{token: k}).pattern(q); got != want {
			t.Errorf("%s: %s, not %s", q.Tokens[k].Text, got, want)
		}
	}
}
