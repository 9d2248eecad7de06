package main

import (
	"fmt"
	"io"
	"os"
)

// outputFlags say how much an evaluation does and what it writes beside its report.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions here, to read." placeholder:"FILE"`
	Predictions string `help:"Write a line per example here, to score again." placeholder:"FILE"`
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
