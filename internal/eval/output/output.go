// Package output is what evaluations tell while they run and what they share in summing up.
package output

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"
)

// Files are where an evaluation writes beside its report; what is nil is not wanted.
type Files struct {
	Predictions io.Writer // a line an example, to score again
	Errors      io.Writer // what is wrong, for people to read
	Progress    func(done, all int)
}

// Predict writes a line of the predictions.
func (f *Files) Predict(line any) error {
	if f.Predictions == nil {
		return nil
	}
	e := json.NewEncoder(f.Predictions)
	e.SetEscapeHTML(false)
	return e.Encode(line)
}

// Wrong writes down what is wrong with an example.
func (f *Files) Wrong(format string, args ...any) error {
	if f.Errors == nil {
		return nil
	}
	_, err := fmt.Fprintf(f.Errors, format, args...)
	return err
}

// Done tells how far the evaluation is.
func (f *Files) Done(done, all int) {
	if f.Progress != nil {
		f.Progress(done, all)
	}
}

// Median is the middle one of times, in microseconds; it sorts them.
func Median(times []time.Duration) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return float64(times[len(times)/2].Nanoseconds()) / 1000
}
