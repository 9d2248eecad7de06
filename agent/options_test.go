package agent

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
)

// rows is a prober that knows how many rows each statement finds.
type rows map[string]int

func (r rows) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	return parse.Probe{Rows: r[q.SUQL()], Fingerprint: q.SUQL()}, nil
}

// TestBecause holds what a person is told about why a question is asked.
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
		{"counts", candidates(turin, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 41}, "3 results if yes, 41 results if no."},
		{"one and many", candidates(turin, .6, all, .4), rows{turin.SUQL(): 1, all.SUQL(): 200}, "1 result if yes, at least 200 results if no."},
		{"what is found, not what is shown", candidates(limited, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 41}, "3 results if yes, 41 results if no."},
		{"as many, but others", candidates(turin, .6, all, .4), rows{turin.SUQL(): 3, all.SUQL(): 3}, "The answer depends on it."},
		{"no text is read to find out", candidates(quiet, .6, all, .4), rows{}, "I am not sure I read this right."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a := newAgent(t, "probability=0.95", nil, nil)
			h := &handling{Agent: a, src: &Source{Schema: clubs, Prober: tt.found}}
			q := NewInquiry(believe(tt.candidates), InquiryOptions{Detector: a.o.Detector, Whole: true})
			q.settled["where.count = 1"] = true // a question of its own, which says why by itself
			ask := q.Next()
			if ask == nil {
				t.Fatal("nothing is asked")
			}
			if got := h.because(context.Background(), q, ask); got != tt.want {
				t.Errorf("about %s: %q, want %q", ask.Component.ID(), got, tt.want)
			}
		})
	}
}
