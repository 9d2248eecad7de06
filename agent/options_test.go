package agent

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/players"
)

// rows is a prober with a fixed number of rows for each statement.
type rows map[string]int

func (r rows) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	return parse.Probe{Rows: r[q.SUQL()], Fingerprint: q.SUQL()}, nil
}

// TestBecause checks the reason given for a question.
func TestBecause(t *testing.T) {
	turin, all := find0(where("city", query.Equal, "Turin")), find0()
	quiet := find0(where("city", query.Equal, "Turin"))
	quiet.Where[0].Item = query.Item{Column: col("reviews"), Text: &query.TextCall{Question: "is it quiet?"}}
	limited := find0(where("city", query.Equal, "Turin"))
	limited.Limit = 2
	for _, tt := range []struct {
		name       string
		candidates []parse.Candidate
		found      rows
		want       string
	}{
		{"counts", players.Candidates(turin, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 41}, "3 results if yes, 41 results if no."},
		{"one and many", players.Candidates(turin, .6, all, .4), rows{turin.SUQL(): 1, all.SUQL(): 200}, "1 result if yes, at least 200 results if no."},
		{"what is found, not what is shown", players.Candidates(limited, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 41}, "3 results if yes, 41 results if no."},
		{"as many, but others", players.Candidates(turin, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 3}, "3 results either way, but different ones."},
		{"no text is read to find out", players.Candidates(quiet, .6, all, .4), rows{}, "I am not sure that I understood this correctly."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a := newAgent(t, "probability=0.95", nil, nil)
			h := &handling{Agent: a, src: &Source{Schema: clubs, Prober: tt.found}}
			q := NewReadings(believe(tt.candidates), misp.Options{Detector: a.o.Detector})
			q.Settled["where.count = 1"] = true // a separate question, which explains itself
			ask := q.Next()
			if ask == nil {
				t.Fatal("nothing is asked")
			}
			if got := h.reason(context.Background(), q, ask); got != tt.want {
				t.Errorf("about %s: %q, want %q", ask.Component.ID(), got, tt.want)
			}
		})
	}
}

// TestOptionsWithRowCounts checks that a reading with a limit is described by the number of rows shown.
func TestOptionsWithRowCounts(t *testing.T) {
	all := find0()
	one, rest, most := all.Clone(), all.Clone(), all.Clone()
	one.Limit, rest.Offset, most.Limit = 1, 100, 500
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: clubs}}
	for _, tt := range []struct {
		q     *query.Query
		found int
		want  string
	}{
		{all, 124, "124 results"}, {one, 124, "1 result"}, {one, 0, "nothing"}, {one, parse.ProbeRows, "1 result"},
		{rest, 124, "24 results"}, {rest, 60, "nothing"}, {most, 124, "124 results"}, {most, parse.ProbeRows, "at least 200 results"},
	} {
		unlimited := *tt.q
		unlimited.Limit, unlimited.Offset = 0, 0
		h.src.Prober = rows{unlimited.SUQL(): tt.found}
		if got := h.countResults(context.Background(), tt.q); got != tt.want {
			t.Errorf("%s of %d: %q, want %q", tt.q.SUQL(), tt.found, got, tt.want)
		}
	}
}
