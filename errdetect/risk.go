package errdetect

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
)

// Scored is the result of a question with a known answer: the parser's confidence, and whether it was right.
type Scored struct {
	Confidence float64 `json:"sure"`
	Right      bool    `json:"right"`
}

// Calibration holds the scores of a parser on one kind of data.
type Calibration struct {
	Name   string   `json:"name"` // of the questions
	Parser string   `json:"parser"`
	Data   string   `json:"data"`
	Scores []Scored `json:"scores"`
}

// maxFailureProbability is the accepted probability that a calibration's threshold is too low.
const maxFailureProbability = .1

// Threshold returns the lowest confidence at which results may be stated so that at most a fraction e of questions
// (exchangeable with the calibration's) get a wrong stated result. It is the lowest t with so few errors at or above it
// that, if the true fraction exceeded e, fewer than one calibration in ten would have that few. The binomial tail is
// exact for any number of questions. ok is false if there are too few questions for a threshold.
func (c *Calibration) Threshold(e float64) (threshold float64, ok bool) {
	allowedErrors := maxSuccesses(len(c.Scores), e)
	if allowedErrors < 0 {
		return 1, false
	}
	var wrong []float64
	for _, s := range c.Scores {
		if !s.Right {
			wrong = append(wrong, s.Confidence)
		}
	}
	if len(wrong) <= allowedErrors {
		return 0, true
	}
	slices.Sort(wrong)
	return math.Nextafter(wrong[len(wrong)-1-allowedErrors], 2), true // just above the first error that is not allowed
}

// maxSuccesses returns the largest k for which the probability of at most k successes in n trials, each with
// probability e, is at most maxFailureProbability; -1 if there is no such k.
func maxSuccesses(n int, e float64) int {
	switch {
	case e <= 0:
		return -1
	case e >= 1:
		return n
	}
	term := float64(n) * math.Log1p(-e) // log-probability of k successes
	for k, sum := 0, 0.0; ; k++ {
		if sum += math.Exp(term); sum > maxFailureProbability+tolerance {
			return k - 1
		}
		term += math.Log(float64(n-k)/float64(k+1)) + math.Log(e/(1-e))
	}
}

// Risk is the detector that asks until the confidence of a result is high enough that, on questions like those of its
// calibration, at most a fraction E of all answers are stated and wrong. Less certain results are guesses.
type Risk struct {
	Gain
	E    float64
	Name string // of the calibration; empty: it is chosen by parser and data
}

// ErrNoCalibration is returned if the risk detector has no calibration.
var ErrNoCalibration = errors.New("the risk detector has no calibration: write a file of questions with their answers and run " +
	"'surely eval ask --questions Q.json --data DIR --calibrate FILE', and name it, as in risk=0.05@FILE")

// WithCalibrations returns the detector with the strictest threshold of the calibrations.
func (r *Risk) WithCalibrations(calibrations ...*Calibration) (*Risk, error) {
	if len(calibrations) == 0 {
		return nil, ErrNoCalibration
	}
	out := &Risk{E: r.E, Name: r.Name}
	for _, c := range calibrations {
		t, ok := c.Threshold(r.E)
		if !ok {
			minQuestions := math.Ceil(math.Log(maxFailureProbability) / math.Log1p(-r.E))
			return nil, fmt.Errorf("%d questions are too few for %s; it requires at least %.0f", len(c.Scores), r, minQuestions)
		}
		out.Gain = max(out.Gain, Gain(t))
	}
	return out, nil
}

func (r *Risk) String() string {
	return strings.TrimSuffix("risk="+formatNumber(r.E)+"@"+r.Name, "@")
}
