package learn

import "math"

// Bin is one bar of a reliability diagram: its predictions' mean probability, and how often they were right.
type Bin struct {
	N     int     `json:"n"`
	Sure  float64 `json:"sure"`  // mean probability
	Right float64 `json:"right"` // share that was right
}

// Bins sorts predictions into n bins of equal width by their probability.
func Bins(p []float64, right []bool, n int) []Bin {
	bins := make([]Bin, n)
	for i, x := range p {
		b := &bins[max(0, min(n-1, int(x*float64(n))))]
		b.N++
		b.Sure += x
		if right[i] {
			b.Right++
		}
	}
	for i := range bins {
		if b := &bins[i]; b.N > 0 {
			b.Sure /= float64(b.N)
			b.Right /= float64(b.N)
		}
	}
	return bins
}

// ECE returns the expected calibration error: the mean gap between confidence and accuracy, weighted by bin size.
func ECE(bins []Bin) float64 {
	sum, n := 0.0, 0
	for _, b := range bins {
		sum += float64(b.N) * math.Abs(b.Sure-b.Right)
		n += b.N
	}
	if n == 0 {
		return 0
	}
	return sum / float64(n)
}
