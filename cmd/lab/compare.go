package main

import (
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"slices"

	"github.com/ask-surely/surely/internal/eval"
)

// compareCommand compares what two programs made of the same questions.
type compareCommand struct {
	Before string `arg:"" type:"existingfile" help:"What 'surely eval ask --worlds' wrote." placeholder:"FILE"`
	After  string `arg:"" type:"existingfile" help:"The same of another program, over the same questions." placeholder:"FILE"`
}

// resamples is how often the questions are drawn anew, with replacement.
const resamples = 2000

// measures are what is measured of one question, and whether it has a say there.
var measures = []struct {
	name string
	of   func(*eval.World) (holds, counted bool)
}{
	{"first right", func(w *eval.World) (bool, bool) { return w.LeadRight, w.Answerable }},
	{"any right", func(w *eval.World) (bool, bool) { return w.LeadRight || slices.Contains(w.Right, true), w.Answerable }},
	{"right of .9", func(w *eval.World) (bool, bool) { return w.LeadRight, w.Answerable && w.Lead >= .9 }},
	{"wrong in silence", func(w *eval.World) (bool, bool) { return w.Silent, true }},
	{"asked", func(w *eval.World) (bool, bool) { return w.Asked, true }},
}

func (c *compareCommand) Run() error { return c.print(os.Stdout) }

func (c *compareCommand) print(out io.Writer) error {
	before, err := worlds(c.Before)
	if err != nil {
		return err
	}
	after, err := worlds(c.After)
	if err != nil {
		return err
	}
	parts := map[string][][2]*eval.World{}
	for id, b := range before {
		a := after[id]
		if a == nil {
			return fmt.Errorf("%s has no question %s: measure both programs on the same questions", c.After, id)
		}
		for _, part := range []string{b.Part, "all"} {
			parts[part] = append(parts[part], [2]*eval.World{b, a})
		}
	}
	if len(after) != len(before) {
		return fmt.Errorf("%s has %d questions and %s has %d: measure both programs on the same ones", c.Before, len(before),
			c.After, len(after))
	}
	for _, part := range slices.Sorted(maps.Keys(parts)) {
		pairs := parts[part]
		fmt.Fprintf(out, "%s: %d questions\n", part, len(pairs))
		for _, m := range measures {
			share := func(pairs [][2]*eval.World, side int) float64 {
				holds, of := 0, 0
				for _, p := range pairs {
					if yes, counted := m.of(p[side]); counted {
						of++
						if yes {
							holds++
						}
					}
				}
				return float64(holds) / float64(max(of, 1))
			}
			low, high := interval(pairs, func(of [][2]*eval.World) float64 { return share(of, 1) - share(of, 0) })
			b, a := share(pairs, 0), share(pairs, 1)
			fmt.Fprintf(out, "  %-16s  %.3f → %.3f  %+.3f (%+.3f to %+.3f)\n", m.name, b, a, a-b, low, high)
		}
	}
	return nil
}

// interval returns the bounds between which nineteen in twenty differences lie when the questions are drawn anew.
func interval(pairs [][2]*eval.World, difference func([][2]*eval.World) float64) (low, high float64) {
	draw, drawn := rand.New(rand.NewPCG(1, 1)), make([][2]*eval.World, len(pairs))
	found := make([]float64, resamples)
	for i := range found {
		for k := range drawn {
			drawn[k] = pairs[draw.IntN(len(pairs))]
		}
		found[i] = difference(drawn)
	}
	slices.Sort(found)
	return found[resamples/40], found[resamples-1-resamples/40]
}

func worlds(file string) (map[string]*eval.World, error) {
	out := map[string]*eval.World{}
	err := eval.ReadLines(file, func(w eval.World) error {
		if out[w.Case] != nil || w.Case == "" {
			return fmt.Errorf("%s: question %q is not there once: write it with one run of 'surely eval ask --worlds'",
				file, w.Case)
		}
		out[w.Case] = &w
		return nil
	})
	return out, err
}
