package parse

import (
	"math"
	"testing"
)

func TestCombine(t *testing.T) {
	options := [][]float64{{.6, .4}, {.7, .2, .1}, {1}}
	sum, last, n := 0.0, 1.0, 0
	Combine(options, 100, func(choice []uint8, p float64) bool {
		want := 1.0
		for i, k := range choice {
			want *= options[i][k]
		}
		if math.Abs(p-want) > 1e-12 || p > last+1e-12 {
			t.Errorf("%v: %g, want %g after %g", choice, p, want, last)
		}
		sum, last, n = sum+p, p, n+1
		return true
	})
	if n != 6 || math.Abs(sum-1) > 1e-12 {
		t.Errorf("%d combinations sum to %g", n, sum)
	}
	n = 0
	Combine(options, 2, func([]uint8, float64) bool { n++; return true })
	if n != 2 {
		t.Errorf("%d combinations, want 2", n)
	}
}
