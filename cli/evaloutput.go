package cli

import (
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"github.com/ask-surely/surely/retrieve"
)

// outputFlags say how much an evaluation does and what it writes beside its report.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions here, to read." placeholder:"FILE"`
	Predictions string `help:"Write a line per example here, to score again." placeholder:"FILE"`
}

// baselineFlag has the simplest rule that could do instead measured in the same run.
type baselineFlag struct {
	Baseline string `enum:",linearised" default:"" help:"Beside it, in the same run: every row as one text, the nearest first (linearised)."`
}

// linearised ranks rows, each one text, by how much they speak of a question; nil where that is not wanted.
func (f *baselineFlag) linearised() (func(question string, texts []string) []int, error) {
	if f.Baseline == "" {
		return nil, nil
	}
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		return nil, err
	}
	return func(question string, texts []string) []int {
		return ranker.Rank(&retrieve.Judged{Question: question, Sentences: texts})
	}, nil
}

// outputs are where an evaluation tells what it does.
type outputs struct {
	predictions, errors io.Writer           // nil: not wanted
	progress            func(done, all int) // nil under --json
}

// with evaluates with the files that the flags name, and clears away the progress before anything is printed.
func (f *outputFlags) with(g *globals, s streams, evaluate func(outputs) error) (err error) {
	var o outputs
	for _, file := range []struct {
		path string
		out  *io.Writer
	}{{f.Predictions, &o.predictions}, {f.Errors, &o.errors}} {
		if file.path == "" {
			continue
		}
		made, err := os.Create(file.path)
		if err != nil {
			return err
		}
		defer func() {
			if closed := made.Close(); err == nil {
				err = closed
			}
		}()
		*file.out = made
	}
	if !g.JSON {
		shown := newProgress(s.err)
		o.progress = func(done, all int) { shown.line("%d of %d", done, all) }
		defer shown.clear()
	}
	return evaluate(o)
}

// line is one figure of a report as people read it.
type line struct {
	name  string
	value any
}

// printReportOf prints a report: as JSON, or the lines that people read.
func printReportOf(g *globals, s streams, report any, lines []line) error {
	if g.JSON {
		return printJSON(s.out, report)
	}
	t := tabwriter.NewWriter(s.out, 0, 4, 2, ' ', 0)
	for _, l := range lines {
		if rate, ok := l.value.(float64); ok && rate <= 1 {
			fmt.Fprintf(t, "%s\t%.4f\n", l.name, rate)
		} else if ok {
			fmt.Fprintf(t, "%s\t%.0f\n", l.name, rate)
		} else {
			fmt.Fprintf(t, "%s\t%v\n", l.name, l.value)
		}
	}
	return t.Flush()
}
