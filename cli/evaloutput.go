package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// outputFlags limit an evaluation and select its output files.
type outputFlags struct {
	Limit       int    `help:"Evaluate only the first N examples." placeholder:"N"`
	Errors      string `help:"Write wrong predictions here." placeholder:"FILE"`
	Predictions string `help:"Write every prediction here, a line each." placeholder:"FILE"`
}

// limited adds --limit to a report's settings.
func (f *outputFlags) limited(settings map[string]any) map[string]any {
	if f.Limit > 0 {
		settings["limit"] = f.Limit
	}
	return settings
}

// baselineFlag also measures a simple baseline in the same run.
type baselineFlag struct {
	Baseline string `enum:",linearised" default:"" help:"Also measure every row as one text, ranked by similarity (linearised)."`
}

// linearised ranks rows, each as one text, by relevance, and records that in a report's settings; nil if not wanted.
func (f *baselineFlag) linearised(settings map[string]any) (func(question string, texts []string) []int, error) {
	if f.Baseline == "" {
		return nil, nil
	}
	settings["baseline"] = f.Baseline
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		return nil, err
	}
	return func(question string, texts []string) []int {
		return ranker.Rank(&retrieve.Judged{Question: question, Sentences: texts})
	}, nil
}

// evaluated evaluates the flags' files, and clears the progress line before printing.
func evaluated[R any](f *outputFlags, g *globals, s streams, evaluate func(output.Files) (R, error)) (report R,
	err error) {
	var o output.Files
	for _, file := range []struct {
		path string
		out  *io.Writer
	}{{f.Predictions, &o.Predictions}, {f.Errors, &o.Errors}} {
		if file.path == "" {
			continue
		}
		made, err2 := os.Create(file.path)
		if err2 != nil {
			return report, err2
		}
		w := bufio.NewWriter(made)
		defer func() { err = errors.Join(err, w.Flush(), made.Close()) }()
		*file.out = w
	}
	if !g.JSON {
		shown := newProgress(s.err)
		o.Progress = func(done, all int) { shown.line("%d of %d", done, all) }
		defer shown.clear()
	}
	return evaluate(o)
}

// line is one figure of a report for people.
type line struct {
	name  string
	value any
}

// printReportOf prints a report: as JSON, or as lines for people.
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

// evaluatedChat wires the chat up over files that an evaluation opens. It must be closed.
func (g *globals) evaluatedChat(detector, home string, s streams) (*app.Evaluated, error) {
	d, err := app.Detector(detector)
	if err != nil {
		return nil, err
	}
	p, err := g.appOver(&store.Set{}, 1, s)
	if err != nil {
		return nil, err
	}
	chat, err := p.Evaluate(d, home)
	if err != nil {
		p.Close()
	}
	return chat, err
}
