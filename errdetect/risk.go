package errdetect

import (
	"embed"
	"encoding/json"
	"fmt"
	"math"
	"path"
	"strings"
)

//go:embed calibration/*.json
var calibrations embed.FS

// Calibration says how often the answer was wrong, on a named set of questions with known answers, when asking went on
// until one result held a share of the probability.
type Calibration struct {
	Name   string  `json:"name"` // of the set, with the parser it was made for
	N      int     `json:"n"`    // examples in the set
	Points []Point `json:"points"`
}

// Point is what a threshold gave on the calibration set.
type Point struct {
	Sure      float64 `json:"sure"`
	Wrong     float64 `json:"wrong"`     // share of wrong answers
	Questions float64 `json:"questions"` // per example
}

// Risk asks as little as keeps the chance of a wrong answer under E, for questions exchangeable with the calibration
// set: of the thresholds whose error, as far as that set can tell, is at most E, it takes the one with the fewest
// questions. As far as it can tell is up to a bound that nineteen of twenty such sets keep: one set may be a lucky one.
type Risk struct {
	E           float64
	Calibration string
	sure        float64
}

// DefaultCalibration is the set that Risk uses unless another is named.
const DefaultCalibration = "wikisql"

// NewRisk returns the detector for a calibration by name; "" is the default.
func NewRisk(e float64, name string) (*Risk, error) {
	if name == "" {
		name = DefaultCalibration
	}
	data, err := calibrations.ReadFile(path.Join("calibration", name+".json"))
	if err != nil {
		return nil, fmt.Errorf("no calibration %q; there are %s", name, strings.Join(calibrationNames(), ", "))
	}
	var c Calibration
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("read calibration %q: %w", name, err)
	}
	return &Risk{E: e, Calibration: name, sure: c.Threshold(e)}, nil
}

// calibrationNames returns the names of the embedded calibrations.
func calibrationNames() []string {
	files, _ := calibrations.ReadDir("calibration")
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), ".json"))
	}
	return names
}

// Threshold returns the share that one result must hold so that at most e of the answers are wrong. Where no threshold
// of the calibration keeps that promise it returns 1: ask whatever may help.
func (c *Calibration) Threshold(e float64) float64 {
	best, fewest := 1.0, -1.0
	n := float64(c.N)
	for _, p := range c.Points {
		if upper(p.Wrong, n) <= e+rounding && (fewest < 0 || p.Questions < fewest) {
			best, fewest = p.Sure, p.Questions
		}
	}
	return best
}

// upper bounds a share that was seen in n examples from above, with a confidence of 95 % (Wilson's score bound).
func upper(share, n float64) float64 {
	const z = 1.645
	if n == 0 {
		return 1
	}
	return (share + z*z/(2*n) + z*math.Sqrt(share*(1-share)/n+z*z/(4*n*n))) / (1 + z*z/n)
}

// Sure returns the share that the calibration asks for.
func (r *Risk) Sure() float64 { return r.sure }

// Next returns the component with the highest expected gain.
func (r *Risk) Next(s *State) int { return s.bestGain(r.sure) }

func (r *Risk) String() string {
	s := "risk=" + number(r.E)
	if r.Calibration != DefaultCalibration {
		s += "@" + r.Calibration
	}
	return s
}
