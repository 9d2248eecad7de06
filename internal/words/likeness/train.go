package likeness

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
)

// common is the number of principal components removed from the vectors: nearly all words share them, and they reflect
// frequency rather than meaning.
const common = 3

// Fit makes the embedded file from the first n words that consist of letters, the frequent ones first.
func Fit(words []string, vector func(word string) []float64, n int) ([]byte, error) {
	var kept []string
	var vectors [][]float64
	for _, w := range words {
		if len(kept) == n {
			break
		}
		if len(w) < 2 || strings.Trim(w, "abcdefghijklmnopqrstuvwxyz") != "" {
			continue
		}
		v := vector(w)
		if len(v) < Size {
			return nil, fmt.Errorf("the vector of %q has %d numbers: %d are needed", w, len(v), Size)
		}
		kept, vectors = append(kept, w), append(vectors, slices.Clone(v[:Size]))
	}
	if len(kept) == 0 {
		return nil, fmt.Errorf("no words in lower case")
	}
	centre(vectors)
	for range common {
		takeOut(vectors)
	}
	var out bytes.Buffer
	out.WriteString(strings.Join(kept, "\n"))
	out.WriteString("\n\n")
	for _, v := range vectors {
		var largest float64
		for _, x := range v {
			largest = max(largest, math.Abs(x))
		}
		for _, x := range v {
			out.WriteByte(byte(int8(math.Round(x / largest * 127))))
		}
	}
	return out.Bytes(), nil
}

// centre subtracts the mean from every vector.
func centre(vectors [][]float64) {
	mean := make([]float64, Size)
	for _, v := range vectors {
		for d, x := range v {
			mean[d] += x / float64(len(vectors))
		}
	}
	for _, v := range vectors {
		for d := range v {
			v[d] -= mean[d]
		}
	}
}

// takeOut removes the first principal component, found by power iteration.
func takeOut(vectors [][]float64) {
	direction := make([]float64, Size)
	for d := range direction {
		direction[d] = 1 / math.Sqrt(Size)
	}
	for range 50 {
		next := make([]float64, Size)
		for _, v := range vectors {
			along := inner(v, direction)
			for d, x := range v {
				next[d] += along * x
			}
		}
		length := math.Sqrt(inner(next, next))
		if length == 0 {
			return
		}
		for d := range next {
			direction[d] = next[d] / length
		}
	}
	for _, v := range vectors {
		along := inner(v, direction)
		for d := range v {
			v[d] -= along * direction[d]
		}
	}
}

func inner(a, b []float64) float64 {
	var sum float64
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}
