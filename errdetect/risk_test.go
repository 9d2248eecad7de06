package errdetect

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// made is a calibration of a parser with miscalibrated probabilities.
func made(n int, seed uint64) *Calibration {
	r := rand.New(rand.NewPCG(seed, 3))
	c := &Calibration{}
	for range n {
		sure := r.Float64()
		c.Scores = append(c.Scores, Scored{sure, r.Float64() < .4+.6*sure*sure})
	}
	return c
}

func TestThresholdOfCalibration(t *testing.T) {
	c := &Calibration{}
	for i := range 100 {
		c.Scores = append(c.Scores, Scored{float64(i) / 100, i%4 > 0}) // 96, 92, 88 … of a hundred are wrong
	}
	// With a true share of .1, five or fewer errors in a hundred occur .058 of the time, six or fewer
	// .117.
	for _, tt := range []struct {
		e, above float64
		stated   bool
	}{{.1, .76, true}, {.05, .92, true}, {.02, 0, false}} {
		got, ok := c.Threshold(tt.e)
		if ok != tt.stated || ok && (got <= tt.above || got > tt.above+1e-9) {
			t.Errorf("%v: %v %v, want just above %v", tt.e, got, ok, tt.above)
		}
	}
}

// The promise holds on average and in nearly every half, however badly calibrated the probabilities
// are.
func TestRiskIsKept(t *testing.T) {
	for _, e := range []float64{.05, .1, .2} {
		k := made(2000, 5).halves(e, 20, 1)
		if k.Wrong > e || k.Within < 19 {
			t.Errorf("%+v", k)
		}
		if k.Answered < .05 {
			t.Errorf("hardly anything is answered: %+v", k)
		}
	}
}

func TestRiskNeedsACalibration(t *testing.T) {
	d, err := Parse("risk=0.05")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.(*Risk).WithCalibrations(); !errors.Is(err, ErrNoCalibration) {
		t.Errorf("without a calibration: %v", err)
	}
	if _, err := d.(*Risk).WithCalibrations(made(10, 1)); err == nil || !strings.Contains(err.Error(), "at least 45") {
		t.Errorf("over ten questions: %v", err)
	}
	r, err := d.(*Risk).WithCalibrations(made(400, 1), made(400, 2))
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(2) {
		if one, _ := d.(*Risk).WithCalibrations(made(400, seed+1)); one.MinConfidence() > r.MinConfidence() {
			t.Errorf("less sure for both than for one: %v < %v", r.MinConfidence(), one.MinConfidence())
		}
	}
}

// kept is how well the promise held on one half of a calibration with the threshold from the other.
type kept struct {
	E        float64
	Wrong    float64 // stated and wrong, of all, on average
	Within   int     // halves with at most E and two standard errors
	Halves   int     // so many there were
	Answered float64 // stated, of all, on average
}

// halves splits the questions n times at random, calibrates on one half and counts on the other.
func (c *Calibration) halves(e float64, n int, seed uint64) kept {
	k := kept{E: e, Halves: n}
	r := rand.New(rand.NewPCG(seed, 0xca1b))
	half := len(c.Scores) / 2
	if half == 0 {
		return kept{E: e}
	}
	for range n {
		order := r.Perm(len(c.Scores))
		known := Calibration{}
		for _, i := range order[:half] {
			known.Scores = append(known.Scores, c.Scores[i])
		}
		t, ok := known.Threshold(e)
		wrong, stated := 0, 0
		for _, i := range order[half:] {
			if s := c.Scores[i]; ok && s.Confidence >= t {
				stated++
				if !s.Right {
					wrong++
				}
			}
		}
		of := float64(len(order) - half)
		share := float64(wrong) / of
		if share <= e+2*math.Sqrt(e*(1-e)/of) {
			k.Within++
		}
		k.Wrong += share / float64(n)
		k.Answered += float64(stated) / of / float64(n)
	}
	return k
}
