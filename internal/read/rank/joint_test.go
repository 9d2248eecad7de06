package rank

import (
	"context"
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
)

// counted is the number of rows of a table.
func counted(table string) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{table}}}
}

// triedWith is a reading with its result.
func triedWith(result, table string, p float64) triedReading {
	return triedReading{query: counted(table), probe: parse.Probe{Fingerprint: result, Rows: 1}, p: p}
}

func TestUnionOf(t *testing.T) {
	all := []triedReading{triedWith("4", "boat", .5), triedWith("7", "owner", .2), triedWith("4", "yard", 0),
		triedWith("9", "race", 0)}
	u := unionOf(all, 2, []float64{0, .1, .3, .2}, &parse.Parsed{Else: .3, None: .1})
	if len(u.Results) != 3 {
		t.Fatalf("%d results, not 3", len(u.Results))
	}
	same := func(name string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %g, not %g", name, got, want)
		}
	}
	both, ranked, found := u.Results[0].Features, u.Results[1].Features, u.Results[2].Features
	same("the ranker's share", both[jointRanked], math.Log(.5))
	same("the decoder's share", both[jointDecoded], math.Log(.5))
	same("agreement", both[jointBoth], 1)
	same("the second's lead", ranked[jointLead], 0)
	same("the second is decoded", ranked[jointUndecoded], 0)
	same("the third is new", found[jointUnranked], 1)
	same("something else", u.Else[jointRest], math.Log(.2))
	same("no answer", u.None[jointRest], math.Log(.1))
	if w := u.Results[0].weight; w[0] < 1000*w[1] {
		t.Errorf("the decoder's wording leads: %v", w)
	}
}

// The weights in use take agreement for a good sign, and every probability is one.
func TestJointWeights(t *testing.T) {
	agreed := unionOf([]triedReading{triedWith("4", "boat", .5), triedWith("7", "owner", .2)}, 2, []float64{.3, .1},
		&parse.Parsed{Else: .3, None: .1})
	apart := unionOf([]triedReading{triedWith("4", "boat", .5), triedWith("7", "owner", .2)}, 2, []float64{.1, .3},
		&parse.Parsed{Else: .3, None: .1})
	p, q := joint.probabilities(agreed), joint.probabilities(apart)
	if p[0] <= q[0] {
		t.Errorf("agreement gives %.3f, disagreement %.3f", p[0], q[0])
	}
	sum := 0.0
	for _, x := range p {
		sum += x
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("they sum to %g", sum)
	}
}

// Where both have the same best result, a rival that the last round holds for possible stays possible.
func TestTemper(t *testing.T) {
	out := &parse.Parsed{Else: .1, None: .05}
	all := []triedReading{triedWith("4", "boat", .5), triedWith("7", "owner", .4)}
	agreed := unionOf(all, 2, []float64{.9, .01}, out)
	probs := []float64{.9, .04, .03, .03}
	agreed.temper(probs, out)
	for i, want := range []float64{.7, .22, .04, .04} {
		if math.Abs(probs[i]-want) > 1e-9 {
			t.Errorf("probability %d is %g, not %g", i, probs[i], want)
		}
	}
	probs = []float64{.2, .7, .05, .05}
	if agreed.temper(probs, out); probs[1] != .7 {
		t.Errorf("the rival leads, but has %g", probs[1])
	}
}

// fixed is a decoder that always finds the same.
type fixed []decode.Reading

func (f fixed) Read(context.Context, *link.Question, *query.Query, int) ([]decode.Reading, error) {
	return f, nil
}

// What only the decoder finds becomes a candidate, unless a person refused it.
func TestWithDecoder(t *testing.T) {
	p := NewParser(&Model{}, nil, nil).WithDecoder(fixed{{Query: counted("owner"), P: .9}})
	all := []triedReading{triedWith("4", "boat", .6)}
	in := parse.Input{Schema: parsetest.Boats(), Prober: counts{}}
	q := link.New(parsetest.Boats(), parsetest.BoatValues{}, "how many boats")
	r := &orderedReadings{set: propose.Readings(q, nil, nil)}
	got, u, err := p.union(context.Background(), in, r, all, &parse.Parsed{Else: .4})
	if err != nil || u == nil || len(got) != 2 {
		t.Fatalf("%d readings, %v, %v", len(got), u, err)
	}
	if got[1].reading != -1 || u.Results[1].Query.SUQL() != counted("owner").SUQL() {
		t.Errorf("the decoder's reading is %+v", got[1])
	}
	in.Constraints.Forbidden = query.Components(counted("owner"))[:2]
	if got, _, _ := p.union(context.Background(), in, r, all, &parse.Parsed{Else: .4}); len(got) != 1 {
		t.Errorf("%d readings although it was refused", len(got))
	}
	in.Constraints.Forbidden = nil
	column := func(name string) query.Item { return query.Item{Column: query.Column{Table: "boats", Name: name}} }
	product := counted("boats")
	product.Select[0] = query.Item{Agg: query.Sum,
		Calc: &query.Calc{Op: query.Times, Left: column("length_cm"), Right: column("berths")}}
	p = p.WithDecoder(fixed{{Query: product, P: .9}})
	if got, _, _ := p.union(context.Background(), in, r, all, &parse.Parsed{Else: .4}); len(got) != 1 {
		t.Errorf("%d readings although lengths times berths mean nothing", len(got))
	}
}

// A result is described by what its query leaves out of the question, and by how well the second pass takes it to fit.
func TestDescribe(t *testing.T) {
	fits := func(_ context.Context, _ string, wordings []string) (out []float32, err error) {
		for _, w := range wordings {
			out = append(out, float32(len(w)))
		}
		return out, nil
	}
	in := parse.Input{Schema: parsetest.Boats(), Question: "how many boats are longer than 9"}
	r := &orderedReadings{set: propose.Readings(link.New(in.Schema, parsetest.BoatValues{}, in.Question), nil, nil)}
	short := triedWith("4", "boat", 0)
	short.reading = -1
	long := short
	long.query, long.probe.Fingerprint = short.query.Clone(), "2"
	long.query.Where = []query.Condition{{Item: query.Item{Column: query.Column{Table: "boat", Name: "length"}},
		Op: query.Greater, Values: []query.Value{{Text: "9", Number: true}}}}
	all := []triedReading{short, long}
	u := unionOf(all, 0, []float64{.6, .3}, &parse.Parsed{Else: .3, None: .1})
	if err := NewParser(&Model{}, nil, fits).addEvidence(context.Background(), in, r, all, u); err != nil {
		t.Fatal(err)
	}
	without, with := u.Results[0].Features, u.Results[1].Features
	if without[jointOmitted] <= 0 || with[jointOmitted] != 0 {
		t.Errorf("left out: %g and %g, not more and 0", without[jointOmitted], with[jointOmitted])
	}
	if without[jointConditions] != 0 || with[jointConditions] != 1 {
		t.Errorf("conditions: %g and %g", without[jointConditions], with[jointConditions])
	}
	if without[jointFits] >= 0 || with[jointFits] != 0 {
		t.Errorf("the second pass: %g and %g below the best", without[jointFits], with[jointFits])
	}
}

// counts runs any query: its result is its text.
type counts struct{}

func (counts) Probe(_ context.Context, q *query.Query) (parse.Probe, error) {
	return parse.Probe{Rows: 1, Fingerprint: q.SUQL()}, nil
}
