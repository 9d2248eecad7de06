package model_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// holding finds rows with a word alone.
type holding string

func (h holding) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	if strings.Contains(q.SUQL(), string(h)) {
		return parse.Probe{Rows: 2, Fingerprint: q.SUQL()}, nil
	}
	return parse.Probe{Fingerprint: "nothing"}, nil
}

// refusing cannot run what has a word, as a text where a number stands.
type refusing string

func (r refusing) Probe(ctx context.Context, q *query.Query) (parse.Probe, error) {
	if strings.Contains(q.SUQL(), string(r)) {
		return parse.Probe{}, errors.New("invalid input syntax for type integer")
	}
	return holding("").Probe(ctx, q)
}

// A reading that finds nothing or cannot be run, since the model made a value up, gives way to one that finds
// something; where neither does, or nothing was run, the model's stays first. Probabilities and parts agree.
func TestWhatIsFoundCounts(t *testing.T) {
	const statement, made = "SELECT name FROM inns WHERE cost = 'bargain';", "'bargain'"
	for _, tt := range []struct {
		name   string
		prober parse.Prober
		first  string
		least  float64
	}{
		{"Found", holding("'cheap'"), "'cheap'", .75},
		{"Refused", refusing("'bargain'"), "'cheap'", .75},
		{"NothingFound", holding("nowhere"), made, .5},
		{"NotRun", nil, made, .5},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := parser(t, llmtest.Doubtful(statement, "bargain", "cheap", ""))
			parsed, err := p.Parse(context.Background(), parse.Input{Question: "which inns are a bargain?",
				Schema: parsetest.Inns(), Values: parsetest.Values(), Prober: tt.prober})
			if err != nil {
				t.Fatal(err)
			}
			first := parsed.Candidates[0]
			if !strings.Contains(first.Query.SUQL(), "= "+tt.first) || first.P < tt.least {
				t.Errorf("%.2f %s", first.P, first.Query.SUQL())
			}
			for _, c := range query.Components(first.Query) {
				if p, ok := parsed.Local[c.ID()]; ok && p < first.P-1e-9 || !ok && c.Kind == query.WhereValue {
					t.Errorf("%.2f of %s, %.2f of the whole", p, c.ID(), first.P)
				}
			}
		})
	}
}

// counted runs each query to the same result, but for those with a word.
type counted string

func (c counted) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	if strings.Contains(q.SUQL(), string(c)) {
		return parse.Probe{Rows: 1, Fingerprint: q.SUQL()}, nil
	}
	return parse.Probe{Rows: 1, Fingerprint: "the same"}, nil
}

// Alternatives with the same result are one reading, as sure as all of them: nobody is asked which it is.
func TestSameResultIsOneReading(t *testing.T) {
	for _, tt := range []struct{ name, statement, token, other string }{
		{"CountOfRows", "SELECT count(*) FROM inns;", "*", "id"},
		{"Repeats", "SELECT name FROM inns WHERE town = 'Faro';", "name", "DISTINCT"},
		{"Value", "SELECT name FROM inns WHERE score > 4;", "4", "3"},
		{"Column", "SELECT town FROM inns WHERE id = 7;", "town", "name"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for differs, readings := range map[string]int{"nowhere": 1, tt.other: 2} {
				in := input(query.Constraints{})
				in.Prober = counted(differs)
				got, err := parser(t, llmtest.Doubtful(tt.statement, tt.token, tt.other, "")).Parse(t.Context(), in)
				if err != nil || len(got.Candidates) != readings {
					t.Fatalf("%q: %v, %+v", differs, err, got)
				}
				if q := got.Candidates[0]; readings == 1 && q.P < .9 || readings == 2 && q.P > .6 {
					t.Errorf("%q: %.2f %s", differs, q.P, q.Query.SUQL())
				}
				for _, c := range query.Components(got.Candidates[0].Query) {
					if p, ok := got.Local[c.ID()]; ok && p < got.Candidates[0].P-1e-9 {
						t.Errorf("%q: %.2f of %s", differs, p, c.ID())
					}
				}
			}
		})
	}
}
