package cli

import (
	"fmt"
	"io"
	"os"

	"surely/retrieve"
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
		o.progress = func(done, all int) { fmt.Fprintf(s.err, "\r%d of %d", done, all) }
		defer fmt.Fprint(s.err, "\r")
	}
	return evaluate(o)
}
