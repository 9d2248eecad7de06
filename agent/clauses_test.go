package agent

import (
	"testing"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/testkit/players"
)

// A parser that decides clause by clause is doubted by its confidence in each, and asked again after a refusal.
func TestClauseByClause(t *testing.T) {
	parsed := func(value float64, of ...*query.Query) *parse.Parsed {
		p := &parse.Parsed{Confidences: map[string]float64{}}
		for _, q := range of {
			p.Candidates = append(p.Candidates, parse.Candidate{Query: q, P: value / float64(len(of))})
		}
		for _, c := range query.Components(of[0]) {
			p.Confidences[c.ID()] = .99
			if c.Kind == query.WhereValue {
				p.Confidences[c.ID()] = value
			}
		}
		return p
	}
	// A doubt that makes no difference to the result is none.
	same := parsed(.8, players.High, players.School)
	same.Candidates[0].Result, same.Candidates[1].Result = "1", "1"
	if a := NewReadings(belief.Of(same), misp.Options{Detector: errdetect.Gain(.9)}).Next(); a != nil {
		t.Errorf("asks about %s", a.Component.ID())
	}
	// Two results are weighed like those of any other parser; after "none of these" no further guesses are dealt.
	chat := NewReadings(belief.Of(parsed(.99, players.High, players.School)), misp.Options{Detector: errdetect.Gain(.9)})
	if a := chat.Next(); a == nil || len(a.Options) != 2 {
		t.Fatalf("offers %+v", a)
	}
	chat.RefuseReadings()
	if ask := chat.Next(); ask != nil || !chat.allRefused {
		t.Errorf("asks %v", ask)
	}
}

// Readings that differ only in the order of a list that is shown in full are one.
func TestOrderIsNotAskedAbout(t *testing.T) {
	team := query.Item{Column: players.Column("Team")}
	count := query.Item{Agg: query.Count, Column: query.Column{Table: "t", Name: "*"}}
	plain := &query.Query{Select: []query.Item{team, count}, From: query.From{Tables: []string{"t"}},
		GroupBy: []query.Column{team.Column}}
	sorted := plain.Clone()
	sorted.OrderBy = []query.Order{{Item: count, Desc: true}}
	b := belief.New(belief.StoredParse{Candidates: []parse.Candidate{{Query: plain, P: .5, Result: "1"},
		{Query: sorted, P: .5, Result: "2"}}}, belief.Relevance{RowsOnly: true})
	q := NewReadings(b, misp.Options{Detector: errdetect.Gain(.9)})
	if ask := q.Next(); ask != nil || q.Confidence() < .99 {
		t.Errorf("asks %+v, %.2f sure", ask, q.Confidence())
	}
}

// believe makes a belief of candidates.
func believe(c []parse.Candidate) *belief.Belief { return belief.Of(&parse.Parsed{Candidates: c}) }
