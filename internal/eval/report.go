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
	Dataset  string
	Examples int
	Skipped  int
	Settings map[string]any
	Results  []Result
	// Components are the confidence in every component of the queries.
	Components []errdetect.Scored

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

// mean is a figure's value over n examples; not ok if no example has it.
func (f Figure) mean(n int) (value float64, ok bool) {
	of := f.Of
	if of == 0 {
		of = float64(n)
	}
	return f.Sum / max(of, 1), of > 0
}

// Value is a figure by its name; 0 if there is none.
func (r *Report) Value(name string) float64 { return valueIn(r.figures, name, r.Examples) }

func valueIn(figures []Figure, name string, n int) float64 {
	for _, f := range figures {
		if f.Name == name {
			value, _ := f.mean(n)
			return value
		}
	}
	return 0
}

// ECE is the calibration error of components, and of results.
func (r *Report) ECE() (components, results float64) {
	const bins = 15
	var p []float64
	var right []bool
	for _, x := range r.Results {
		p, right = append(p, x.Sure), append(right, x.Right)
	}
	if r.Components == nil {
		return 0, learn.ECEByMass(p, right)
	}
	q, rightly := r.ByComponent()
	return learn.ECE(learn.Bins(q, rightly, bins)), learn.ECE(learn.Bins(p, right, bins))
}

// ByComponent is the confidence in every component, and whether rightly so.
func (r *Report) ByComponent() (p []float64, right []bool) {
	for _, c := range r.Components {
		p, right = append(p, c.Sure), append(right, c.Right)
	}
	return p, right
}

// MarshalJSON writes the report as one object.
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
	for _, f := range r.figures {
		if value, ok := f.mean(r.Examples); ok {
			add(f.Name, value)
		}
	}
	if len(r.instead) > 0 {
		add("instead", r.instead)
	}
	components, results := r.ECE()
	if r.Components != nil {
		add("ece", components)
	}
	if len(r.Results) > 0 {
		add("ece_result", results)
	}
	add("us_per_parse", median(r.times))
	if len(r.slices) > 0 {
		add("slices", r.sliced())
	}
	return append(append([]byte("{"), b.Bytes()[1:]...), '}'), err
}

// sliced are the slices' figures.
func (r *Report) sliced() map[string]map[string]float64 {
	out := map[string]map[string]float64{}
	for name, of := range r.slices {
		out[name] = map[string]float64{"n": of[0].Sum}
		for _, f := range of[1:] {
			out[name][f.Name], _ = f.mean(int(of[0].Sum))
		}
	}
	return out
}

// median is the median of times, in microseconds; it sorts them.
func median(times []time.Duration) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return float64(times[len(times)/2].Nanoseconds()) / 1000
}
