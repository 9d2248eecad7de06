package model

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"

	"github.com/ask-surely/surely/internal/atomicfile"
)

// Calibration corrects an over- or underconfident model: the odds of its first choice are raised to the power of
// 1/Temperature. The zero value leaves probabilities unchanged.
type Calibration struct {
	Temperature float64 `json:"temperature"`
	On          string  `json:"on,omitempty"` // name of the questions it was fitted to
	N           int     `json:"n,omitempty"`  // number of decisions in them
}

// correct corrects the probability of the model's first choice.
func (c Calibration) correct(p float64) float64 {
	if c.Temperature <= 0 || c.Temperature == 1 {
		return p
	}
	a, b := math.Pow(p, 1/c.Temperature), math.Pow(1-p, 1/c.Temperature)
	return a / (a + b)
}

// Fit returns the temperature that best fits the probabilities of first choices to whether they were right.
func Fit(p []float64, right []bool) (Calibration, error) {
	if len(p) == 0 || len(p) != len(right) {
		return Calibration{}, fmt.Errorf("fit a temperature: %d probabilities for %d outcomes", len(p), len(right))
	}
	loss := func(t float64) float64 {
		sum := 0.0
		for i, x := range p {
			if q := (Calibration{Temperature: t}).correct(min(max(x, 1e-6), 1-1e-6)); right[i] {
				sum -= math.Log(q)
			} else {
				sum -= math.Log(1 - q)
			}
		}
		return sum
	}
	low, high := math.Log(.1), math.Log(10.)
	for range 60 { // golden-section search: the loss has one minimum
		a, b := low+.382*(high-low), low+.618*(high-low)
		if loss(math.Exp(a)) < loss(math.Exp(b)) {
			high = b
		} else {
			low = a
		}
	}
	return Calibration{Temperature: math.Exp((low + high) / 2), N: len(p)}, nil
}

// Calibrations are the calibrations of models, by name.
type Calibrations map[string]Calibration

// ReadCalibrations reads a file that Write wrote, or returns none.
func ReadCalibrations(path string) (Calibrations, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Calibrations{}, nil
	}
	if err != nil {
		return nil, err
	}
	var c Calibrations
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("read the models' calibrations in %s (delete it, or fit them again): %w", path, err)
	}
	return c, nil
}

// Write replaces the file atomically.
func (c Calibrations) Write(path string) error {
	data, err := json.MarshalIndent(c, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.Write(path, append(data, '\n'))
}
