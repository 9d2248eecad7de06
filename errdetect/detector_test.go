package errdetect

import (
	"math"
	"testing"
)

func state(p ...float64) *State {
	s := &State{}
	for i, x := range p {
		s.Components, s.Leading = append(s.Components, Component{P: x}), append(s.Leading, i)
	}
	return s
}

func TestParse(t *testing.T) {
	for _, name := range []string{"never", "any", "perfect", "probability=0.95", "dropout=0.05", "gain=0.9", "risk=0.05",
		"risk=0.05@mine.json"} {
		d, err := Parse(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if d.String() != name {
			t.Errorf("%s reads as %s", name, d)
		}
	}
	for _, name := range []string{"", "always", "probability", "probability=2", "gain=x", "never=1", "gain=0.9@wikisql",
		"risk"} {
		if _, err := Parse(name); err == nil {
			t.Errorf("%q is accepted", name)
		}
	}
}

func TestThresholds(t *testing.T) {
	for _, tt := range []struct {
		detector string
		p        []float64
		want     int
	}{
		{"probability=0.95", []float64{.999, .998, .999, .999, .852}, 4},
		{"probability=0.95", []float64{.95, .95}, -1},    // equal is not doubtful
		{"probability=0.3", []float64{.1 + .2, .299}, 1}, // nor is equal but for rounding
		{"probability=0.95", []float64{.9, .2}, 0},       // the first, not the worst
		{"never", []float64{0, 0}, -1}, {"any", []float64{1, 1}, 0},
	} {
		d, _ := Parse(tt.detector)
		if got := d.Next(state(tt.p...)); got != tt.want {
			t.Errorf("%s of %v: %d, want %d", tt.detector, tt.p, got, tt.want)
		}
	}
	s := state(.1, .1)
	s.Components[0].IsClosed = true
	if got := Probability(.5).Next(s); got != 1 {
		t.Errorf("a closed component is asked about: %d", got)
	}
	s = state(.1, .1)
	s.Components[0].IsHarmless = true
	if got := Probability(.5).Next(s); got != 1 {
		t.Errorf("what makes no difference is asked about: %d", got)
	}
	if got := (Any{}).Next(s); got != 0 {
		t.Errorf("any asks %d first", got)
	}
	s = state(.9, .9)
	s.Components[1].IsWrong = true
	if got := (Perfect{}).Next(s); got != 1 {
		t.Errorf("perfect asks %d", got)
	}
	s = state(.9)
	s.Leading = nil
	if got := (Any{}).Next(s); got != -1 {
		t.Errorf("a component that the leading query does not have is asked about: %d", got)
	}
}

func TestDropout(t *testing.T) {
	if got := Spread([]float64{.9, .7}); math.Abs(got-.1) > 1e-12 {
		t.Errorf("spread of .9 and .7 is %v", got)
	}
	for _, tt := range []struct {
		s    float64
		want int
	}{{.05, 0}, {.1, -1}, {.2, -1}} { // a spread that equals the threshold is not doubtful
		st := state(.8)
		st.Components[0].Spread = Spread([]float64{.9, .7})
		if got := Dropout(tt.s).Next(st); got != tt.want {
			t.Errorf("dropout=%v: %d, want %d", tt.s, got, tt.want)
		}
	}
}

// three components: 0 splits the results, 1 splits queries of the same result, 2 is in every query.
func results(p ...float64) *State {
	s := state(.5, .5, 1)
	has := [][]int{{0, 1, 2}, {0, 2}, {1, 2}, {2}}
	class := []int{0, 0, 1, 1}
	for i, x := range p {
		s.Candidates = append(s.Candidates, Candidate{P: x, Class: class[i], Components: has[i]})
	}
	return s
}

func TestGain(t *testing.T) {
	for _, tt := range []struct {
		name string
		s    *State
		g    Gain
		want int
	}{
		{"asks what changes the result", results(.3, .2, .3, .2), .9, 0},
		{"queries that differ are no doubt when results agree", results(.5, .45, .03, .02), .9, -1},
		{"equal to the share is sure", results(.5, .4, .05, .05), .9, -1}, {"nothing to ask", results(.5), .9, -1},
		{"no queries", &State{}, .9, -1},
	} {
		if got := tt.g.Next(tt.s); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
	s := results(.3, .2, .3, .2)
	s.Components[0].IsClosed = true
	if got := Gain(.9).Next(s); got != -1 {
		t.Errorf("asks %d although nothing open can change the result", got)
	}
	// A reply no better than a coin toss is not worth asking for.
	s = results(.3, .2, .3, .2)
	s.Trust = .5
	if got := Gain(.9).Next(s); got != -1 {
		t.Errorf("asks %d of somebody who tosses a coin", got)
	}
}
