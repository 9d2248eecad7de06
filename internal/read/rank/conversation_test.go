package rank

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// listening is a decoder that keeps what it is asked.
type listening struct {
	heard string
	found []decode.Reading
}

func (l *listening) Read(_ context.Context, q *link.Question, _ *query.Query, _ int) ([]decode.Reading, error) {
	l.heard = q.Text
	return l.found, nil
}

// A turn is read by the decoder after the questions before it, and what it finds competes with the turn's candidates.
func TestWeighConversation(t *testing.T) {
	d := &listening{found: []decode.Reading{{Query: counted("owner"), P: .9, Used: link.Span(5, 6)}}}
	p := NewParser(&Model{}, nil, nil).WithDecoder(d)
	in := parse.Input{Schema: parsetest.Boats(), Values: parsetest.BoatValues{}, Prober: counts{},
		Question: "their owners", History: []parse.Turn{{Question: "how many boats"}}}
	r := &orderedReadings{set: propose.Readings(link.New(in.Schema, in.Values, in.Question), nil, nil)}
	out := &parse.Parsed{Else: .3, Candidates: []parse.Candidate{{Query: counted("boat"), P: .7, Result: "4"}}}
	if err := p.weighConversation(t.Context(), in, r, out); err != nil {
		t.Fatal(err)
	}
	if d.heard != "how many boats ; their owners" {
		t.Errorf("the decoder hears %q", d.heard)
	}
	if len(out.Candidates) != 2 {
		t.Fatalf("%d candidates, not 2", len(out.Candidates))
	}
	total := out.Else
	for _, c := range out.Candidates {
		if total += c.P; strings.Contains(c.Query.SUQL(), "owner") && len(c.Unused) > 0 {
			t.Errorf("%v are unused by the decoder's reading", c.Unused)
		}
	}
	if total < .999 || total > 1.001 {
		t.Errorf("the probabilities sum to %g", total)
	}
	in.History[0].Query = counted("boat")
	_, _, _, err := p.conversationUnion(t.Context(), in, r, out)
	if err != nil || !strings.HasPrefix(d.heard, "select count ") {
		t.Errorf("after a query the decoder hears %q, %v", d.heard, err)
	}
	in.History = nil
	if err := p.weighConversation(t.Context(), in, r, out); err != nil || len(out.Candidates) != 2 {
		t.Errorf("a first question is read as a conversation: %v", err)
	}
}

// The decoder reads earlier times as days and elements of lists as values, as in the conversations that it learnt from.
func TestPreviousWords(t *testing.T) {
	where := func(part query.Part, op query.Op, value string) query.Condition {
		return query.Condition{Item: query.Item{Column: query.Column{Table: "boats", Name: "bought", Part: part}}, Op: op,
			Values: []query.Value{{Text: value}}}
	}
	for _, c := range []struct {
		where query.Condition
		want  string
	}{
		{where(query.Year, query.Equal, "2024"), "bought between 2024-01-01 and 2024-12-31"},
		{where(query.Month, query.Equal, "2024-02"), "bought between 2024-02-01 and 2024-02-29"},
		{where(query.Year, query.Greater, "2024"), "bought > 2024"},
		{where("", query.Has, "2024"), "bought = 2024"},
	} {
		q := counted("boats")
		q.Where = []query.Condition{c.where}
		if got := previousWords(link.CatalogOf(parsetest.Boats()), q); !strings.HasSuffix(got, c.want) {
			t.Errorf("%s is %q, not %q", q.SUQL(), got, c.want)
		}
	}
}

// A turn that names a value is not the previous query again.
func TestWithoutPrevious(t *testing.T) {
	same, other := decode.Reading{Query: counted("boats")}, decode.Reading{Query: counted("owner")}
	before := []parse.Turn{{Query: counted("boats")}}
	for turn, want := range map[string]int{"only sloops": 1, "show me those": 2} {
		q := link.New(parsetest.Boats(), parsetest.BoatValues{}, turn)
		if got := withoutPrevious([]decode.Reading{same, other}, before, q); len(got) != want {
			t.Errorf("%q keeps %d readings, not %d", turn, len(got), want)
		}
	}
}
