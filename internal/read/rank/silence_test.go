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

// What the signs count is learnt from questions with and without an answer, and survives being written.
func TestSilence(t *testing.T) {
	var signs []Signs
	var unanswerable []bool
	for i := range 40 {
		spoken := float64(i%10) / 10
		signs = append(signs, Signs{None: float64(i%4 - 2), Spoken: spoken, Strange: float64(i % 3)})
		unanswerable = append(unanswerable, spoken < .3 || spoken < .5 && i%4 == 3)
	}
	learnt := parseSilence(string(LearnSilence(signs, unanswerable).Format()))
	for i, s := range signs {
		if p := learnt.Of(s); (p > .5) != unanswerable[i] {
			t.Errorf("%+v: %.2f, unanswerable %v", s, p, unanswerable[i])
		}
	}
	if embedded := parseSilence(silenceFile); embedded.None <= 0 || embedded.Spoken >= 0 {
		t.Errorf("what is embedded turns the signs round: %+v", embedded)
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
func TestSpoken(t *testing.T) {
	p := NewParser(&Model{})
	db := parsetest.Boats()
	for question, want := range map[string]float64{
		"owners who mention a keel":          .75, // 1.5 of 2
		"owners who mention unicorns":        .25,
		"owners who mention a keel, unicorn": .5,
		"owners in Kiel":                     0, // nothing is read for it
	} {
		r := &read{set: propose.Readings(link.New(db, parsetest.BoatValues{}, question), nil)}
		most := 0
		var best []triedReading
		for i := range r.set.Readings {
			if n := len(r.set.Heard(i)); n >= most { // the last ones have the longest phrases read
				most = max(most, n)
				best = append(best, triedReading{reading: i})
			}
		}
		spoken, err := p.spoken(t.Context(), parse.Input{Prober: letters{}}, r, best)
		if err != nil {
			t.Fatal(err)
		}
		if got := spoken[len(spoken)-1]; got != want {
			t.Errorf("%s: %.2f, not %.2f", question, got, want)
		}
	}
}

// A word is looked for in its other forms; a short one, that stands in many words, as it is.
func TestPattern(t *testing.T) {
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "keels leaking women TV")
	for k, want := range []string{"%keel%", "%leak%", "% women%", "% tv%"} {
		if got := (word{token: k}).pattern(q); got != want {
			t.Errorf("%s: %s, not %s", q.Tokens[k].Text, got, want)
		}
	}
}
