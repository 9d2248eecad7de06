package weigh

import (
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

func reading(name string, e parse.Evidence, unused ...string) parse.Candidate {
	return parse.Candidate{Query: &query.Query{Select: []query.Item{query.Star(name)}}, Evidence: e, Unused: unused}
}

func TestWeigh(t *testing.T) {
	for name, tt := range map[string]struct {
		more, less parse.Candidate
	}{
		"Share":    {reading("a", parse.Evidence{Share: .5}), reading("b", parse.Evidence{Share: .3})},
		"Omitted":  {reading("a", parse.Evidence{Share: .4}), reading("b", parse.Evidence{Share: .4, Omitted: 1})},
		"Uncalled": {reading("a", parse.Evidence{Share: .3}), reading("b", parse.Evidence{Share: .5, Uncalled: true})},
		"Chosen":   {reading("a", parse.Evidence{Share: .2, Chosen: 1}), reading("b", parse.Evidence{Share: .6, Chosen: -1})},
		"Rival": {reading("a", parse.Evidence{Share: .5}),
			reading("b", parse.Evidence{Rival: .9, RivalShare: .5})},
	} {
		p := &parse.Parsed{Candidates: []parse.Candidate{tt.less, tt.more}}
		Weigh(p)
		first, sum := p.Candidates[0], p.Else
		for _, c := range p.Candidates {
			sum += c.P
		}
		if first.Query != tt.more.Query || p.Candidates[1].P <= 0 || math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: %+v, something else %.2f", name, p.Candidates, p.Else)
		}
	}
}

// A model's own probabilities stay as they are where nothing speaks against a reading.
func TestWeighKeepsConfidences(t *testing.T) {
	p := &parse.Parsed{Confidences: map[string]float64{}, Candidates: []parse.Candidate{
		reading("a", parse.Evidence{Share: .6}), reading("b", parse.Evidence{Share: .3})}}
	Weigh(p)
	if math.Abs(p.Candidates[0].P-.6) > 1e-9 || math.Abs(p.Else-.1) > 1e-9 {
		t.Errorf("%+v, something else %.2f", p.Candidates, p.Else)
	}
}
