package eval

import (
	"bytes"
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

	figures []Figure
	slices  map[string][]Figure // with their number as the first
	instead map[string]int
	times   []time.Duration
}

func (r *Report) add(s *Score) {
	if s.Skipped {
		r.Skipped++
	}
	r.figures = summed(r.figures, s.Figures)
	if r.slices == nil {
		r.slices, r.instead = map[string][]Figure{}, map[string]int{}
	}
	for name, of := range s.Slices {
		r.slices[name] = summed(r.slices[name], append([]Figure{{"n", 1, 0}}, of...))
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

// summed adds figures by name.
func summed(all, more []Figure) []Figure {
	for _, f := range more {
		i := slices.IndexFunc(all, func(o Figure) bool { return o.Name == f.Name })
		if i < 0 {
			all = append(all, f)
			continue
		}
		all[i].Sum, all[i].Of = all[i].Sum+f.Sum, all[i].Of+f.Of
	}
	return all
}

// means are figures' values over n examples, without those that no example has.
func means(figures []Figure, n int) map[string]float64 {
	out := map[string]float64{}
	for _, f := range figures {
		of := f.Of
		if of == 0 {
			of = float64(n)
		}
		if of > 0 {
			out[f.Name] = f.Sum / max(of, 1)
		}
	}
	return out
}

// Value is a figure by its name; 0 if there is none.
func (r *Report) Value(name string) float64 { return means(r.figures, r.Examples)[name] }

// ByComponent is the confidence in every component, and whether rightly so.
func (r *Report) ByComponent() (p []float64, right []bool) {
	for _, c := range r.Components {
		p, right = append(p, c.Sure), append(right, c.Right)
	}
	return p, right
}

// bins are those of calibration errors.
const bins = 15

// calibration is the calibration error of components, and of results.
func (r *Report) calibration() map[string]float64 {
	out := map[string]float64{}
	var p []float64
	var right []bool
	for _, x := range r.Results {
		p, right = append(p, x.Sure), append(right, x.Right)
	}
	if r.Components != nil {
		sure, rightly := r.ByComponent()
		out["ece"] = learn.ECE(learn.Bins(sure, rightly, bins))
		out["ece_result"] = learn.ECE(learn.Bins(p, right, bins))
	} else {
		out["ece_result"] = learn.ECEByMass(p, right)
	}
	if len(p) == 0 {
		delete(out, "ece_result")
	}
	return out
}

// MarshalJSON writes the report as one object, its figures in the order in which they are measured.
func (r *Report) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	err := error(nil)
	add := func(name string, value any) {
		text, failed := json.Marshal(value)
		if failed != nil {
			err = failed
		}
		b.WriteString(`,"` + name + `":`)
		b.Write(text)
	}
	add("dataset", r.Dataset)
	add("examples", r.Examples)
	add("skipped", r.Skipped)
	add("settings", r.Settings)
	of, errors := means(r.figures, r.Examples), r.calibration()
	for _, f := range r.figures {
		if value, ok := of[f.Name]; ok {
			add(f.Name, value)
		}
	}
	if len(r.instead) > 0 {
		add("instead", r.instead)
	}
	for _, name := range []string{"ece", "ece_result"} {
		if value, ok := errors[name]; ok {
			add(name, value)
		}
	}
	slices.Sort(r.times)
	median := 0.
	if n := len(r.times); n > 0 {
		median = float64(r.times[n/2].Nanoseconds()) / 1000
	}
	add("us_per_parse", median)
	if len(r.slices) > 0 {
		sliced := map[string]map[string]float64{}
		for name, of := range r.slices {
			sliced[name] = means(of[1:], int(of[0].Sum))
			sliced[name]["n"] = of[0].Sum
		}
		add("slices", sliced)
	}
	return append(append([]byte("{"), b.Bytes()[1:]...), '}'), err
}
