package errdetect

import (
	"errors"
	"fmt"
	"math"
	"sort"
)

// Scored is a question with a known answer: how sure the parser was, and whether it was right.
type Scored struct {
	Sure  float64 `json:"sure"`
	Right bool    `json:"right"`
}

// Calibration lists how sure a parser was on one kind of data, and how often it was right.
type Calibration struct {
	Name   string   `json:"name"` // of the questions
	Parser string   `json:"parser"`
	Data   string   `json:"data"`
	Scores []Scored `json:"scores"`
}

// maxFalsePromise is the accepted probability that a calibration's threshold promises too much.
const maxFalsePromise = .1

// Threshold returns how sure a result must be to be stated, so that at most a share e of all questions, exchangeable
// with those of the calibration, is stated and wrong. It is the lowest t with so few errors at or above t that, if the
// true share exceeded e, fewer than one calibration in ten would show as few. The binomial tail is exact for any number
// of questions. It reports whether there is a threshold: a few questions promise nothing.
func (c *Calibration) Threshold(e float64) (float64, bool) {
	spare := maxSuccesses(len(c.Scores), e)
	if spare < 0 {
		return 1, false
	}
	var wrong []float64
	for _, s := range c.Scores {
		if !s.Right {
			wrong = append(wrong, s.Sure)
		}
	}
	if len(wrong) <= spare {
		return 0, true
	}
	sort.Sort(sort.Reverse(sort.Float64Slice(wrong)))
	return math.Nextafter(wrong[spare], 2), true // beyond the first with too many errors
}

// maxSuccesses returns the largest number of successes out of n whose probability is at most lucky if their share is e;
// -1 if even none is more probable.
func maxSuccesses(n int, e float64) int {
	switch {
	case e <= 0:
		return -1
	case e >= 1:
		return n
	}
	term := float64(n) * math.Log1p(-e) // of no success, then of one more each time
	for k, sum := 0, 0.0; ; k++ {
		if sum += math.Exp(term); sum > maxFalsePromise+tolerance {
			return k - 1
		}
		term += math.Log(float64(n-k)/float64(k+1)) + math.Log(e/(1-e))
	}
}

// Risk asks until a result is so sure that at most E of all answers are stated and wrong, on questions like those of
// its calibration. Less certain results are guesses.
type Risk struct {
	E    float64
	Name string // of the calibration; empty: the one of the parser and the data
	sure float64
}

// ErrNoCalibration means that the detector risk has no calibration.
var ErrNoCalibration = errors.New("there is nothing to calibrate the detector risk on: write questions with their answers down and run " +
	"'surely eval ask --questions Q.json --data DIR --keep', or name a calibration that 'surely eval … --calibrate FILE' wrote, as in risk=0.05@FILE")

// Over returns the detector for a calibrated parser and data; with several, the strictest threshold.
func (r *Risk) Over(calibrations ...*Calibration) (*Risk, error) {
	if len(calibrations) == 0 {
		return nil, ErrNoCalibration
	}
	out := &Risk{E: r.E, Name: r.Name}
	for _, c := range calibrations {
		t, ok := c.Threshold(r.E)
		if !ok {
			least := math.Ceil(math.Log(maxFalsePromise) / math.Log1p(-r.E))
			return nil, fmt.Errorf("%d questions are too few to promise %s, which takes %.0f at least", len(c.Scores), r, least)
		}
		out.sure = max(out.sure, t)
	}
	return out, nil
}

// Sure returns the required confidence.
func (r *Risk) Sure() float64 { return r.sure }

// Next returns the component with the highest expected gain.
func (r *Risk) Next(s *State) int { return s.bestGain(r.sure) }

func (r *Risk) String() string {
	s := "risk=" + number(r.E)
	if r.Name != "" {
		s += "@" + r.Name
	}
	return s
}
