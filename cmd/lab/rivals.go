package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
)

type trainRivalsCommand struct {
	Pairs string `required:"" type:"existingfile" help:"What 'surely eval twins --pairs FILE' wrote, over training databases." placeholder:"FILE"`
	Out   string `default:"agent/rivals.tsv" help:"File to write." placeholder:"FILE"`
}

// rivalPair is one pair with whether both are meant.
type rivalPair struct {
	Kind     string    `json:"kind"`
	Features []float64 `json:"features"`
	Right    bool      `json:"right"`
}

// Settings of the gradient descent, over all pairs at once.
const (
	rivalRounds = 4000
	rivalRate   = .5
	rivalDecay  = 1e-3
	rivalWorth  = 3 // a missed one leads to a wrong answer stated as certain, a false one costs a question
)

// Run learns a logistic regression for each kind.
func (c *trainRivalsCommand) Run() error {
	file, err := os.Open(c.Pairs)
	if err != nil {
		return err
	}
	defer file.Close()
	kinds := map[string][]rivalPair{}
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var p rivalPair
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			return err
		}
		kinds[p.Kind] = append(kinds[p.Kind], p)
	}
	var out bytes.Buffer
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		w := learnRivals(kinds[kind])
		out.WriteString(kind)
		for _, x := range w {
			fmt.Fprintf(&out, "\t%.3f", x)
		}
		out.WriteString("\n")
		told := [2][2]int{}
		for _, p := range kinds[kind] {
			told[at(p.Right)][at(chance(w, p.Features) >= .5)]++
		}
		fmt.Fprintf(os.Stderr, "%s: of %d equal %d found, of %d others %d taken for equal\n", kind,
			told[1][0]+told[1][1], told[1][1], told[0][0]+told[0][1], told[0][1])
	}
	return os.WriteFile(c.Out, out.Bytes(), 0o644)
}

func at(so bool) int {
	if so {
		return 1
	}
	return 0
}

func chance(w, features []float64) float64 {
	sum := 0.0
	for i, x := range features {
		sum += w[i] * x
	}
	return 1 / (1 + math.Exp(-sum))
}

func learnRivals(pairs []rivalPair) []float64 {
	w := make([]float64, len(pairs[0].Features))
	seen := make([]float64, len(w))
	for range rivalRounds {
		push := make([]float64, len(w))
		for _, p := range pairs {
			miss := chance(w, p.Features) - float64(at(p.Right))
			if p.Right {
				miss *= rivalWorth
			}
			for i, x := range p.Features {
				push[i] += miss * x / float64(len(pairs))
			}
		}
		for i := range w {
			g := push[i] + rivalDecay*w[i]/math.Sqrt(float64(len(pairs)))
			seen[i] += g * g
			w[i] -= rivalRate * g / (math.Sqrt(seen[i]) + 1e-6)
		}
	}
	return w
}
