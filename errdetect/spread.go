package errdetect

import "math"

// Spread returns the population standard deviation of a component's probabilities over perturbed passes.
func Spread(p []float64) float64 {
	if len(p) == 0 {
		return 0
	}
	mean := 0.0
	for _, x := range p {
		mean += x
	}
	mean /= float64(len(p))
	sum := 0.0
	for _, x := range p {
		sum += (x - mean) * (x - mean)
	}
	return math.Sqrt(sum / float64(len(p)))
}
