package model_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/suql/syntax"
)

const quietSUQL = `SELECT name FROM inns WHERE cost = 'cheap' AND score >= 4 AND answer(comments, 'is it quiet?') = 'Yes' ORDER BY score DESC LIMIT 3`

// quietly writes that statement, sure of each token but for the direction and the number of rows.
func quietly() llmtest.Script {
	tokens := llmtest.Tokens(quietSUQL+";", .99)
	for i, t := range tokens {
		switch t.Text {
		case " DESC":
			tokens[i].P, tokens[i].Top = .7, []llmtest.Alternative{{Text: " DESC", P: .7}, {Text: " LIMIT", P: .2}}
		case " 3":
			tokens[i].P, tokens[i].Top = .8, []llmtest.Alternative{{Text: " 3", P: .8}, {Text: " 5", P: .1}}
		}
	}
	return func(llmtest.Request) llmtest.Response { return llmtest.Response{Text: quietSUQL + ";", Tokens: tokens} }
}

// parser returns a parser over a server that follows a script.
func parser(t *testing.T, script llmtest.Script, change ...func(*model.Options)) *model.Parser {
	t.Helper()
	s := llmtest.NewScripted(script)
	t.Cleanup(s.Close)
	o := model.Options{Model: llm.New(llm.Options{BaseURL: s.URL + "/v1", Model: "m"})}
	for _, f := range change {
		f(&o)
	}
	return model.New(o)
}

func input(known query.Constraints) parse.Input {
	return parse.Input{Question: "three cheap quiet inns, the best first", Schema: parsetest.Inns(),
		Values: parsetest.Values(), Constraints: known}
}

// The probability of a component is the product of its tokens', and those of the candidates are at most 1 together.
func TestProbabilitiesAreTheServers(t *testing.T) {
	got, err := parser(t, quietly()).Parse(t.Context(), input(query.Constraints{}))
	if err != nil || got.Data < .9 || got.Candidates[0].Query.SUQL() != quietSUQL {
		t.Fatalf("%v, %+v", err, got)
	}
	for id, want := range map[string]float64{"limit = 3": .8, "from = inns": .99 * .99} {
		if p := got.Confidences[id]; math.Abs(p-want) > .02 {
			t.Errorf("%s: %g, want %g: %v", id, p, want, got.Confidences)
		}
	}
	sum := 0.0
	for _, c := range got.Candidates {
		sum += c.P
	}
	if sum > 1+1e-9 || len(got.Candidates) != 3 {
		t.Errorf("the probabilities of %d candidates sum to %g", len(got.Candidates), sum)
	}
}

// What is refused is not proposed again, what is confirmed stays, and what comes before a refused clause does not
// change.
func TestConstraints(t *testing.T) {
	p := parser(t, quietly())
	first, err := p.Parse(context.Background(), input(query.Constraints{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range query.Components(first.Candidates[0].Query) {
		for _, known := range []query.Constraints{{Forbidden: []query.Component{c}}, {Confirmed: []query.Component{c}}} {
			got, err := p.Parse(context.Background(), input(known))
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range got.Candidates {
				if !known.Allow(k.Query) {
					t.Errorf("%s (confirmed: %t): %s", c.ID(), len(known.Confirmed) > 0, k.Query.SUQL())
				}
			}
		}
	}
}

// A value that the model might have written keeps its capitals, whether or not it is known to be in the data.
func TestValuesKeepTheirCase(t *testing.T) {
	tokens := []llmtest.Token{{Text: "SELECT cost FROM inns WHERE name =", P: .9999},
		{Text: " 'Sea Rose'", P: .6, Top: []llmtest.Alternative{{Text: " 'Sea Rose'", P: .6}, {Text: " 'Old Mill'", P: .3}}},
		{Text: ";", P: .9999}}
	p := parser(t, func(llmtest.Request) llmtest.Response {
		return llmtest.Response{Text: "SELECT cost FROM inns WHERE name = 'Sea Rose';", Tokens: tokens}
	})
	got, err := p.Parse(t.Context(), input(query.Constraints{}))
	if err != nil || len(got.Candidates) != 2 {
		t.Fatalf("%v, %+v", err, got)
	}
	for i, want := range []string{"Sea Rose", "Old Mill"} {
		if q := got.Candidates[i].Query; len(q.Where) != 1 || q.Where[0].Values[0].Text != want {
			t.Errorf("%s, want %s", q.SUQL(), want)
		}
	}
}

// Perturbed passes are samples: a component occurs in as many of them as it is probable, and a seed gives the same
// again.
func TestPassesAreSamples(t *testing.T) {
	p := parser(t, quietly())
	in := input(query.Constraints{})
	first, err := p.Parse(context.Background(), in)
	if err != nil {
		t.Fatal(err)
	}
	const passes = 300
	count := 0
	id := "limit = 3"
	for seed := range uint64(passes) {
		in.Perturb = seed + 1
		got, err := p.Parse(context.Background(), in)
		if err != nil {
			t.Fatal(err)
		}
		if seed == 0 {
			again, err := p.Parse(context.Background(), in)
			if err != nil || again.Candidates[0].Query.SUQL() != got.Candidates[0].Query.SUQL() {
				t.Errorf("the same seed gives something else, %v", err)
			}
		}
		if len(got.Candidates) > 0 && slices.ContainsFunc(query.Components(got.Candidates[0].Query),
			func(c query.Component) bool { return c.ID() == id }) {
			count++
		}
	}
	if want, share := first.Confidences[id], float64(count)/passes; want == 0 || math.Abs(share-want) > .15 {
		t.Errorf("%s is %.2f probable and in %.2f of the passes", id, want, share)
	}
}

// The checker's words go back to the model once; what is wrong then is for whoever runs the statement to say.
func TestChecked(t *testing.T) {
	told, checks := 0, 0
	p := parser(t, func(r llmtest.Request) llmtest.Response {
		if strings.Contains(r.Last, "column is not good enough") {
			told++
		}
		return llmtest.Gold(quietSUQL)
	}, func(o *model.Options) {
		o.Check = func(*schema.Database, string) error {
			checks++
			return errors.New("1:8: column is not good enough")
		}
	})
	if _, err := p.Parse(t.Context(), input(query.Constraints{})); err != nil {
		t.Fatal(err)
	}
	if told != 1 || checks != 2 {
		t.Errorf("told %d times, checked %d times", told, checks)
	}
}

// Whoever asks what somebody else has just asked waits for the same statement, and can stop waiting.
func TestWaitingIsStopped(t *testing.T) {
	begun, hold := make(chan bool, 1), make(chan bool)
	p := parser(t, func(llmtest.Request) llmtest.Response {
		begun <- true
		<-hold
		return llmtest.Gold(quietSUQL)
	})
	first := make(chan error)
	go func() { _, err := p.Parse(t.Context(), input(query.Constraints{})); first <- err }()
	<-begun
	stopped, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	second := make(chan error, 1)
	go func() { _, err := p.Parse(stopped, input(query.Constraints{})); second <- err }()
	select {
	case err := <-second:
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("the one who stopped gets %v", err)
		}
	case <-time.After(10 * time.Second):
		t.Error("the one who stopped still waits")
	}
	close(hold)
	if err := <-first; err != nil {
		t.Error(err)
	}
}

func TestExamplesParse(t *testing.T) {
	examples := model.Builtin()
	if len(examples) < 10 {
		t.Errorf("%d examples", len(examples))
	}
	for _, e := range examples {
		if _, err := syntax.Parse(e.SUQL); err != nil {
			t.Errorf("%s: %v", e.SUQL, err)
		}
	}
}
