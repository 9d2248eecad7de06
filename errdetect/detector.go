// Package errdetect decides what to ask about. A Detector looks at the agent's belief (whole queries with
// probabilities, and their components) and returns the doubtful component, if there is one. It is pure: the agent
// passes in everything it needs, results included.
package errdetect

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// State is a detector's view of a belief.
type State struct {
	// Components holds every component of every candidate once: those of the leading query first, in the order in which
	// they are decided, then the others.
	Components      []Component
	Leading         int         // how many of Components belong to the leading query
	Candidates      []Candidate // the queries still possible; probabilities need not sum to one
	NoneProbability float64     // probability that no candidate is meant, on the same scale
	Trust           float64     // how often a reply is right; 0: always
	// each component was decided on its own, for the first candidate; the other candidates are a sample
	Clauses bool
}

// Component is a component and what is known about it.
type Component struct {
	query.Component
	P        float64 // its probability, given what is known
	Spread   float64 // standard deviation of its probability over perturbed passes
	Harmless bool    // the result is the same whether the component is right or not
	Closed   bool    // must not be asked about: settled, asked before, or dependent on something open
	Wrong    bool    // differs from the gold query, which only evaluations know
}

// Candidate is a whole query. Candidates of one class have equal results.
type Candidate struct {
	P     float64
	Class int
	Has   []int // indexes into State.Components, without duplicates
	// Dominated marks what another candidate says better: it is not offered.
	Dominated bool
}

// Detector chooses the component to ask about.
type Detector interface {
	// Next returns an index into s.Components, or -1 when nothing is doubtful.
	Next(s *State) int
	// String returns the detector as Parse reads it.
	String() string
}

// ByResult is implemented by detectors that compare results instead of single components. They may ask about any
// component, treat replies as evidence, and need no order.
type ByResult interface {
	Detector
	// Sure returns the share of the probability that one result must hold to stop asking.
	Sure() float64
}

// Parse parses a detector: never, any, perfect, probability=P, dropout=S, gain=G, risk=E or risk=E@CALIBRATION. A Risk
// keeps its promise only with a calibration.
func Parse(text string) (Detector, error) {
	name, arg, has := strings.Cut(text, "=")
	switch name {
	case "never", "any", "perfect":
		if has {
			return nil, fmt.Errorf("detector %s takes no parameter", name)
		}
		return map[string]Detector{"never": Never{}, "any": Any{}, "perfect": Perfect{}}[name], nil
	case "probability", "dropout", "gain", "risk":
		arg, calibration, _ := strings.Cut(arg, "@")
		x, err := strconv.ParseFloat(arg, 64)
		if err != nil || x < 0 || x > 1 {
			return nil, fmt.Errorf("detector %s wants a parameter between 0 and 1, as in %s", name, examples[name])
		}
		if calibration != "" && name != "risk" {
			return nil, fmt.Errorf("detector %s has no calibration", name)
		}
		switch name {
		case "probability":
			return Probability(x), nil
		case "dropout":
			return Dropout(x), nil
		case "gain":
			return Gain(x), nil
		}
		return &Risk{E: x, Name: calibration, sure: 1}, nil
	}
	return nil, fmt.Errorf("no detector %q; there are never, any, perfect, probability=P, dropout=S, gain=G and risk=E",
		name)
}

var examples = map[string]string{"probability": "probability=0.95", "dropout": "dropout=0.05", "gain": "gain=0.9",
	"risk": "risk=0.05"}

// Never asks about nothing.
type Never struct{}

func (Never) Next(*State) int { return -1 }
func (Never) String() string  { return "never" }

// Any asks about every component.
type Any struct{}

func (Any) Next(s *State) int { return s.firstOpen(func(*Component) bool { return true }) }
func (Any) String() string    { return "any" }

// Perfect asks about exactly what is wrong. It needs the gold query.
type Perfect struct{}

func (Perfect) Next(s *State) int { return s.firstOpen(func(c *Component) bool { return c.Wrong }) }
func (Perfect) String() string    { return "perfect" }

// tolerance is how far apart two numbers may be and still count as equal: a probability equal to the threshold is not
// doubtful, whatever the order of summation.
const tolerance = 1e-12

// Probability asks about components less probable than its value, unless the result does not depend on them.
type Probability float64

func (p Probability) Next(s *State) int {
	return s.firstOpen(func(c *Component) bool { return !c.Harmless && c.P < float64(p)-tolerance })
}
func (p Probability) String() string { return "probability=" + number(float64(p)) }

// Dropout asks about components whose probability varies by more than its value over perturbed passes, unless the
// result does not depend on them.
type Dropout float64

func (d Dropout) Next(s *State) int {
	return s.firstOpen(func(c *Component) bool { return !c.Harmless && c.Spread > float64(d)+tolerance })
}
func (d Dropout) String() string { return "dropout=" + number(float64(d)) }

// firstOpen returns the first open component of the leading query that doubt accepts.
func (s *State) firstOpen(doubt func(*Component) bool) int {
	for i := range s.Components[:s.Leading] {
		if c := &s.Components[i]; !c.Closed && doubt(c) {
			return i
		}
	}
	return -1
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
