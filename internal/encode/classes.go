package encode

import (
	"context"
	"fmt"
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

// ParseClasses parses the text form: a line for each class.
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
