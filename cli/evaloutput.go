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

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/retrieve"
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

// baselineFlag also measures a simple baseline in the same run.
type baselineFlag struct {
	Baseline string `enum:",linearised" default:"" help:"Also measure every row as one text, ranked by similarity (linearised)."`
}

// linearised ranks rows as texts by relevance and records that in a report's settings; nil if not wanted.
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
	shown := newProgress(s.err)
	o.Progress = shown.of
	defer shown.clear()
	return evaluate(o)
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

// evaluatedChat wires up the chat over the files of an evaluation. It must be closed.
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
