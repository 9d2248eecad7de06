package suql_test

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// nearReader says Yes to a text that ends in 1, No to one that ends in 2, near to one that ends in 3, and nothing
// about others.
type nearReader struct{}

func (nearReader) Name() string { return "near" }

func (nearReader) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i, q := range requests {
		out[i].Answer = verdict.NoInformation
		switch q.Text[0][len(q.Text[0])-1] {
		case '1':
			out[i].Answer = verdict.Yes
		case '2':
			out[i].Answer = verdict.No
		case '3':
			out[i].Near = &verdict.NearMatch{Text: "nearly", Likely: .4}
		}
	}
	return out, nil
}

// TestBoundsCountNear: near matches count towards the upper bound, since a person may accept them; texts that
// deny or say nothing do not.
func TestBoundsCountNear(t *testing.T) {
	s, _ := largeSource(t, 40) // four texts for each final digit
	for _, flight := range []int{1, 8} {
		e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: nearReader{}, Concurrency: flight})
		var last suql.Progress
		r, err := e.Run(context.Background(), "SELECT id FROM places WHERE answer(about, 'is it good?') = 'Yes'",
			suql.RunOptions{Progress: func(p suql.Progress) {
				if p.AtMost >= 0 && p.AtMost < p.AtLeast {
					t.Errorf("%d in flight: between %d and %d", flight, p.AtLeast, p.AtMost)
				}
				last = p
			}})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Rows) != 4 || last.AtLeast > 4 || last.AtMost < 8 || last.AtMost > 8+40-last.Checked {
			t.Errorf("%d in flight: %d rows, in the end %+v", flight, len(r.Rows), last)
		}
	}
}
