package eval

import "github.com/ask-surely/surely/errdetect"

// Sweep returns the detectors over the range of their parameters.
func Sweep() []errdetect.Detector {
	out := []errdetect.Detector{errdetect.Never{}}
	for _, p := range []float64{.4, .5, .6, .7, .8, .9, .95, .98} {
		out = append(out, errdetect.Probability(p))
	}
	for _, d := range []float64{.1, .07, .05, .03, .01, .005} {
		out = append(out, errdetect.Dropout(d))
	}
	for _, g := range []float64{.6, .7, .75, .8, .85, .9, .92, .95, .98, .99} {
		out = append(out, errdetect.Gain(g))
	}
	return append(out, errdetect.Any{}, errdetect.Perfect{})
}
