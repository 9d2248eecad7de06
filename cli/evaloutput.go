package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/ask-surely/surely/internal/eval"
)

// outputFlags limit an evaluation and select its output files.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions here." placeholder:"FILE"`
	Predictions string `help:"Write every prediction here, one per line." placeholder:"FILE"`
}

// limited adds --limit to a report's settings.
func (f *outputFlags) limited(settings map[string]any) map[string]any {
	if f.Limit > 0 {
		settings["limit"] = f.Limit
	}
	return settings
}

// evaluated evaluates into the flags' files, and clears the progress line before printing.
func (f *outputFlags) evaluated(s streams, settings map[string]any,
	evaluate func(*eval.Run) (*eval.Report, error)) (report *eval.Report, err error) {
	var r eval.Run
	for _, file := range []struct {
		path string
		out  *io.Writer
	}{{f.Predictions, &r.Predictions}, {f.Errors, &r.Errors}} {
		if file.path == "" {
			continue
		}
		made, err2 := os.Create(file.path)
		if err2 != nil {
			return nil, err2
		}
		w := bufio.NewWriter(made)
		defer func() { err = errors.Join(err, w.Flush(), made.Close()) }()
		*file.out = w
	}
	shown := newProgress(s.err)
	r.Progress = shown.of
	defer shown.clear()
	if report, err = evaluate(&r); err == nil {
		report.Settings = f.limited(settings)
	}
	return report, err
}

// printFigures prints a report: as JSON, or one figure per line under its JSON name.
func printFigures(g *globals, s streams, report any) error {
	if g.JSON {
		return printJSON(s.out, report)
	}
	data, err := json.Marshal(report)
	if err != nil {
		return err
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', 0)
	writeFigures(t, "", data)
	return t.Flush()
}

// writeFigures writes an object's members in order; nested objects get dotted names, lists a line per element.
func writeFigures(w io.Writer, name string, data json.RawMessage) {
	d := json.NewDecoder(bytes.NewReader(data))
	switch opens, _ := d.Token(); opens {
	case json.Delim('{'):
		for d.More() {
			key, _ := d.Token()
			var value json.RawMessage
			d.Decode(&value)
			writeFigures(w, strings.TrimSpace(name+" "+strings.ReplaceAll(key.(string), "_", " ")), value)
		}
	case json.Delim('['):
		for d.More() {
			var value json.RawMessage
			d.Decode(&value)
			fmt.Fprintf(w, "%s\t%s\n", name, value)
		}
	default:
		if rate, ok := opens.(float64); ok && rate != math.Trunc(rate) {
			opens = strconv.FormatFloat(rate, 'f', 4, 64)
		}
		fmt.Fprintf(w, "%s\t%v\n", name, opens)
	}
}
