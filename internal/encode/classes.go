package encode

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
)

// Classes classifies texts by their vectors, with a linear map learnt from examples. Its file has a line per class: the
// name, a weight for each dimension, and a bias, in thousandths.
type Classes struct {
	Names   []string
	weights [][]float64 // per class, Width weights and a bias
}

// ParseClasses reads a file that Format wrote.
func ParseClasses(file string) (*Classes, error) {
	c := &Classes{}
	for line := range strings.Lines(file) {
		fields := strings.Fields(line)
		if len(fields) != Width+2 {
			return nil, fmt.Errorf("%w: a class has %d fields, not %d", ErrFormat, len(fields), Width+2)
		}
		w := make([]float64, Width+1)
		for i, f := range fields[1:] {
			n, err := strconv.Atoi(f)
			if err != nil {
				return nil, fmt.Errorf("%w: %w", ErrFormat, err)
			}
			w[i] = float64(n) / 1000
		}
		c.Names, c.weights = append(c.Names, fields[0]), append(c.weights, w)
	}
	return c, nil
}

// Format is the inverse of ParseClasses.
func (c *Classes) Format() []byte {
	var b bytes.Buffer
	for i, name := range c.Names {
		b.WriteString(name)
		for _, w := range c.weights[i] {
			fmt.Fprintf(&b, " %.0f", 1000*w)
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// Of returns the probability of each class for a vector, in the order of the names.
func (c *Classes) Of(vector []float32) []float64 {
	p := make([]float64, len(c.Names))
	for k, w := range c.weights {
		p[k] = w[Width]
		for i, x := range vector {
			p[k] += w[i] * float64(x)
		}
	}
	learn.Softmax(p)
	return p
}

// Read returns the probability of each class for a text.
func (c *Classes) Read(ctx context.Context, e *Encoder, text string) (map[string]float64, error) {
	v, err := e.Vector(ctx, []string{text})
	if err != nil {
		return nil, err
	}
	out := map[string]float64{}
	for k, p := range c.Of(v[0]) {
		out[c.Names[k]] = p
	}
	return out, nil
}

// Named is a vector with its class.
type Named struct {
	Vector []float32
	Class  string
}

// Training: passes over the examples, weighted so that all classes count equally.
const (
	classPasses = 60
	classRate   = 4
	classDecay  = 1e-4
)

// LearnClasses trains a classifier.
func LearnClasses(examples []Named) *Classes {
	c := &Classes{}
	n := map[string]float64{}
	for _, e := range examples {
		n[e.Class]++
	}
	for name := range n {
		c.Names = append(c.Names, name)
	}
	slices.Sort(c.Names)
	c.weights = make([][]float64, len(c.Names))
	for k := range c.weights {
		c.weights[k] = make([]float64, Width+1)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for pass := range classPasses {
		rate := classRate / (1 + float64(pass)/8)
		for _, i := range random.Perm(len(examples)) {
			e := examples[i]
			by := float64(len(examples)) / float64(len(n)) / n[e.Class]
			for k, p := range c.Of(e.Vector) {
				if c.Names[k] == e.Class {
					p--
				}
				w := c.weights[k]
				for j, x := range e.Vector {
					w[j] -= rate * (by*p*float64(x) + classDecay*w[j])
				}
				w[Width] -= rate * .1 * by * p
			}
		}
	}
	return c
}
