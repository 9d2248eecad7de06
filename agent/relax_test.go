package agent

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// loosening is a parser that proposes looser queries, one after the other.
type loosening struct {
	script
	looser []*query.Query
	empty  *[][]*query.Query // the queries that found nothing, per call
}

func (l loosening) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	if len(in.Empty) == 0 {
		return l.script.Parse(ctx, in)
	}
	*l.empty = append(*l.empty, in.Empty)
	out := &parse.Parsed{Data: 1, IsLooser: true}
	if n := len(*l.empty); n <= len(l.looser) {
		out.Candidates = []parse.Candidate{{Query: l.looser[n-1], P: .9}}
	}
	return out, nil
}

func TestLooserQueriesAreOffered(t *testing.T) {
	genoa, like, milan, all := find0(where("city", query.Equal, "Genoa")), find0(where("city", query.Like, "%Genoa%")),
		find0(where("city", query.Equal, "Milan")), find0()
	for _, tt := range []struct {
		name   string
		looser []*query.Query
		engine canned
		times  int
		want   string
	}{
		{"TheFirst", []*query.Query{milan, like}, canned{genoa.SUQL(): {}, all.SUQL(): {}, milan.SUQL(): {{"Inter"}}}, 1,
			"  I found nothing that fits.\n  offer Try “in Milan” instead: " + milan.SUQL() + "\n"},
		{"TheSecond", []*query.Query{like, milan}, canned{genoa.SUQL(): {}, all.SUQL(): {}, like.SUQL(): {}, milan.SUQL(): {{"Inter"}}}, 2,
			"  I found nothing that fits.\n  offer Try “in Milan” instead: " + milan.SUQL() + "\n"},
		{"NoThird", []*query.Query{like, like, milan}, canned{genoa.SUQL(): {}, all.SUQL(): {}, like.SUQL(): {}, milan.SUQL(): {{"Inter"}}}, 2,
			"  I found nothing that fits.\n"},
		{"WhatCannotRun", []*query.Query{like}, canned{genoa.SUQL(): {}, all.SUQL(): {}}, 2, "  I found nothing that fits.\n"},
		{"BesideARemoval", []*query.Query{all, milan}, canned{genoa.SUQL(): {}, all.SUQL(): {{"Inter"}, {"Toro"}}, milan.SUQL(): {{"Inter"}}}, 2,
			"  I found nothing that fits. Without “in Genoa”, I found 2 results.\n  offer Leave out “in Genoa”: " + all.SUQL() +
				"\n  offer Try “in Milan” instead: " + milan.SUQL() + "\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var empty [][]*query.Query
			p := loosening{script{"clubs": {{Query: genoa, P: 1}}}, tt.looser, &empty}
			got := converse(t, newAgent(t, "never", p, tt.engine), &Conversation{}, Message{Type: "ask", Text: "clubs"})
			want := "state | show name 1.00 predicted | only in Genoa 1.00 predicted\nresult " + genoa.SUQL() +
				"\n  Clubs in Genoa.\n" + tt.want
			if got != want {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
			if len(empty) != tt.times || len(empty[len(empty)-1]) != tt.times {
				t.Errorf("asked %d times, the last time told %d queries", len(empty), len(empty[len(empty)-1]))
			}
		})
	}
}
