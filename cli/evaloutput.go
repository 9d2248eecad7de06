package cli

import (
	"bufio"
	"errors"
	"io"
	"os"

	"github.com/ask-surely/surely/internal/eval"
)

// outputFlags limit an evaluation and select its output files.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions to this file." placeholder:"FILE"`
	Predictions string `help:"Write all predictions to this file, one per line." placeholder:"FILE"`
}

// withLimit adds --limit to a report's settings.
func (f *outputFlags) withLimit(settings map[string]any) map[string]any {
	if f.Limit > 0 {
		settings["limit"] = f.Limit
	}
	return settings
}

// evaluateToFiles evaluates into the flags' files, and clears the progress line before printing.
func (f *outputFlags) evaluateToFiles(s streams, settings map[string]any,
	evaluate func(*eval.Run) (*eval.Report, error)) (report *eval.Report, err error) {
	var r eval.Run
	for _, file := range []struct {
		path string
		out  *io.Writer
	}{{f.Predictions, &r.Predictions}, {f.Errors, &r.Errors}} {
		if file.path == "" {
			continue
		}
		created, err2 := os.Create(file.path)
		if err2 != nil {
			return nil, err2
		}
		w := bufio.NewWriter(created)
		defer func() { err = errors.Join(err, w.Flush(), created.Close()) }()
		*file.out = w
	}
	progressLine := newProgress(s.err)
	r.Progress = progressLine.countDone
	defer progressLine.clear()
	if report, err = evaluate(&r); err == nil {
		report.Settings = f.withLimit(settings)
	}
	return report, err
}

// printFigures prints a report as JSON: on one line with --json, otherwise indented for people.
func printFigures(g *globals, s streams, report any) error {
	if g.JSON {
		return printJSON(s.out, report)
	}
	return printIndented(s.out, report)
}
