// Package errdetect decides what to ask about. A Detector examines the agent's belief (whole queries with
// probabilities, and their components) and returns the doubtful component, if there is one. The package does no I/O:
// the agent passes in all data, including results.
package errdetect

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// State is a detector's view of a belief.
type State struct {
	Components      []Component // every component of every candidate once
	Leading         []int       // indexes of the leading query's components, in the order in which they are decided
	Candidates      []Candidate // the queries still possible; probabilities need not sum to one
	NoneProbability float64     // probability that no candidate is meant, on the same scale
	Trust           float64     // how often a reply is right; 0: always
}

// Component is a component with its probability and state.
type Component struct {
	query.Component
	P          float64 // its probability, given the replies so far
	Spread     float64 // standard deviation of its probability over perturbed passes
	IsHarmless bool    // the result is the same whether the component is right or not
	IsClosed   bool    // must not be asked about: settled, asked before, or dependent on an unresolved component
	IsWrong    bool    // differs from the gold query, which only evaluations know
}

// Candidate is a whole query. Candidates of the same class have equal results.
type Candidate struct {
	P          float64
	Class      int
	Components []int // indexes into State.Components, without duplicates
}

// Detector chooses the component to ask about.
type Detector interface {
	// Next returns an index into s.Components, or -1 when nothing is doubtful.
	Next(s *State) int
	// String returns the detector as Parse reads it.
	String() string
}

// ResultComparer is implemented by detectors that compare results instead of single components. They may ask about any
// component, treat replies as evidence, and need no order.
type ResultComparer interface {
	Detector
	// MinConfidence returns the probability that a result must have to stop asking.
	MinConfidence() float64
}

// Parse parses a detector: never, any, perfect, probability=P, dropout=S, gain=G, risk=E or risk=E@CALIBRATION. A Risk
// is valid only with a calibration.
func Parse(text string) (Detector, error) {
	if d, ok := map[string]Detector{"never": Never{}, "any": Any{}, "perfect": Perfect{}}[text]; ok {
		return d, nil
	}
	name, arg, _ := strings.Cut(text, "=")
	arg, calibration, _ := strings.Cut(arg, "@")
	x, err := strconv.ParseFloat(arg, 64)
	d, ok := map[string]Detector{"probability": Probability(x), "dropout": Dropout(x), "gain": Gain(x),
		"risk": &Risk{E: x, Name: calibration, Gain: 1}}[name]
	switch {
	case !ok:
		return nil, fmt.Errorf("there is no detector %q; use never, any, perfect, probability=P, dropout=S, gain=G or risk=E",
			text)
	case err != nil || x < 0 || x > 1:
		return nil, fmt.Errorf("detector %s requires a parameter between 0 and 1, as in %s", name, detectorExamples[name])
	case calibration != "" && name != "risk":
		return nil, fmt.Errorf("detector %s has no calibration", name)
	}
	return d, nil
}

var detectorExamples = map[string]string{"probability": "probability=0.95", "dropout": "dropout=0.05",
	"gain": "gain=0.9", "risk": "risk=0.05"}

// Never is the detector that asks about nothing.
type Never struct{}

func (Never) Next(*State) int { return -1 }
func (Never) String() string  { return "never" }

// Any is the detector that asks about every component.
type Any struct{}

func (Any) Next(s *State) int { return s.firstOpen(func(*Component) bool { return true }) }
func (Any) String() string    { return "any" }

// Perfect is the detector that asks about exactly the wrong components. It needs the gold query.
type Perfect struct{}

func (Perfect) Next(s *State) int { return s.firstOpen(func(c *Component) bool { return c.IsWrong }) }
func (Perfect) String() string    { return "perfect" }

// tolerance is the maximum difference between numbers that count as equal, so that the order of summation does not
// matter.
const tolerance = 1e-12

// Probability asks about components less probable than its value, unless the result does not depend on them.
type Probability float64

func (p Probability) Next(s *State) int {
	return s.firstOpen(func(c *Component) bool { return !c.IsHarmless && c.P < float64(p)-tolerance })
}
func (p Probability) String() string { return "probability=" + formatNumber(float64(p)) }

// Dropout asks about components whose probability varies by more than its value over perturbed passes, unless the
// result does not depend on them.
type Dropout float64

func (d Dropout) Next(s *State) int {
	return s.firstOpen(func(c *Component) bool { return !c.IsHarmless && c.Spread > float64(d)+tolerance })
}
func (d Dropout) String() string { return "dropout=" + formatNumber(float64(d)) }

// firstOpen returns the first open component of the leading query that isDoubtful accepts.
func (s *State) firstOpen(isDoubtful func(*Component) bool) int {
	for _, i := range s.Leading {
		if c := &s.Components[i]; !c.IsClosed && isDoubtful(c) {
			return i
		}
	}
	return -1
}

func formatNumber(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }

// Spread returns the population standard deviation of a component's probabilities over perturbed passes.
func Spread(p []float64) float64 {
	sum, squares := 0.0, 0.0
	for _, x := range p {
		sum += x
	}
	mean := sum / float64(max(1, len(p)))
	for _, x := range p {
		squares += (x - mean) * (x - mean)
	}
	return math.Sqrt(squares / float64(max(1, len(p))))
}
