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
// something; where neither does, or nothing was run, the model's stays first.
func TestWhatIsFoundCounts(t *testing.T) {
	const statement, made = "SELECT name FROM inns WHERE cost = 'bargain';", "'bargain'"
	for _, tt := range []struct {
		name   string
		prober parse.Prober
		first  string
		least  float64
	}{
		{"Found", holding("'cheap'"), "'cheap'", .75}, {"Refused", refusing("'bargain'"), "'cheap'", .75},
		{"NothingFound", holding("nowhere"), made, .5}, {"NotRun", nil, made, .5},
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
		})
	}
}
