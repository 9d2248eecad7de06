package eval

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/learn"
)

// Figure is a mean: a sum, divided by the sum of Of, or by the number of examples where that is 0.
type Figure struct {
	Name    string
	Sum, Of float64
}

// ofAll is a fraction of all examples; a skipped one counts as wrong.
func ofAll(name string, holds bool) Figure { return Figure{Name: name, Sum: number(holds)} }

// among is a fraction of the examples that have it.
func among(name string, holds bool) Figure { return Figure{name, number(holds), 1} }

func number(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}

// figures are sums by their names.
type figures map[string]Figure

func (all figures) add(more []Figure) {
	for _, f := range more {
		all[f.Name] = Figure{f.Name, all[f.Name].Sum + f.Sum, all[f.Name].Of + f.Of}
	}
}

// means are figures' values over n examples.
func (all figures) means(n int) map[string]any {
	out := map[string]any{}
	for name, f := range all {
		if f.Of == 0 {
			f.Of = float64(max(n, 1))
		}
		out[name] = f.Sum / f.Of
	}
	return out
}

// Result is the confidence in a result, and whether it was right.
type Result struct {
	Source string
	errdetect.Scored
}

// Report is the result of an evaluation.
type Report struct {
	Dataset    string
	Examples   int
	Skipped    int
	Settings   map[string]any
	Results    []Result
	Components []errdetect.Scored // the confidence in every component of the queries

	figures figures
	slices  map[string]figures
	sizes   map[string]int // of the slices
	instead map[string]int
	times   []time.Duration
}

func (r *Report) add(s *Score) {
	if s.Skipped {
		r.Skipped++
	}
	r.figures.add(s.Figures)
	for name, of := range s.Slices {
		if r.slices[name] == nil {
			r.slices[name] = figures{}
		}
		r.slices[name].add(of)
		r.sizes[name]++
	}
	if s.Instead != "" {
		r.instead[s.Instead]++
	}
	if s.Result != nil {
		r.Results = append(r.Results, *s.Result)
	}
	r.Components = append(r.Components, s.Components...)
	r.times = append(r.times, s.Took...)
}

// Value is a figure by its name; 0 if there is none.
func (r *Report) Value(name string) float64 {
	value, _ := r.figures.means(r.Examples)[name].(float64)
	return value
}

// ByComponent is the confidence in every component, and whether rightly so.
func (r *Report) ByComponent() (p []float64, right []bool) {
	for _, c := range r.Components {
		p, right = append(p, c.Sure), append(right, c.Right)
	}
	return p, right
}

// bins are those of calibration errors.
const bins = 15

// calibrate adds the calibration error of components, and of results.
func (r *Report) calibrate(to map[string]any) {
	var p []float64
	var right []bool
	for _, x := range r.Results {
		p, right = append(p, x.Sure), append(right, x.Right)
	}
	if r.Components == nil {
		to["ece_result"] = learn.ECEByMass(p, right)
	} else {
		sure, rightly := r.ByComponent()
		to["ece"] = learn.ECE(learn.Bins(sure, rightly, bins))
		to["ece_result"] = learn.ECE(learn.Bins(p, right, bins))
	}
	if len(p) == 0 {
		delete(to, "ece_result")
	}
}

// MarshalJSON writes the report as one object.
func (r *Report) MarshalJSON() ([]byte, error) {
	out := r.figures.means(r.Examples)
	out["dataset"], out["examples"], out["skipped"], out["settings"] = r.Dataset, r.Examples, r.Skipped, r.Settings
	r.calibrate(out)
	out["us_per_parse"] = 0.
	if slices.Sort(r.times); len(r.times) > 0 {
		out["us_per_parse"] = float64(r.times[len(r.times)/2].Nanoseconds()) / 1000
	}
	if len(r.instead) > 0 {
		out["instead"] = r.instead
	}
	of := map[string]map[string]any{}
	for name, figures := range r.slices {
		of[name] = figures.means(r.sizes[name])
		of[name]["n"] = r.sizes[name]
	}
	if len(of) > 0 {
		out["slices"] = of
	}
	return json.Marshal(out)
}
