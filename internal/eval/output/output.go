// Package output reports the progress of evaluations, and has what their summaries share.
package output

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"
)

// Files are an evaluation's outputs besides its report; each may be nil.
type Files struct {
	Predictions io.Writer // one line per example, for rescoring
	Errors      io.Writer // errors, for people to read
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

// Wrong describes what is wrong with an example.
func (f *Files) Wrong(format string, args ...any) error {
	if f.Errors == nil {
		return nil
	}
	_, err := fmt.Fprintf(f.Errors, format, args...)
	return err
}

// Done reports the evaluation's progress.
func (f *Files) Done(done, all int) {
	if f.Progress != nil {
		f.Progress(done, all)
	}
}

// Median is the median of times, in microseconds; it sorts them.
func Median(times []time.Duration) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return float64(times[len(times)/2].Nanoseconds()) / 1000
}
