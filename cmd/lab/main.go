// Command lab writes what training/*.py learns from. It reads the cases that benchmarks/convert/training.py writes.
// Users do not install it. Run it with the repository's build tags.
package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"time"

	"github.com/alecthomas/kong"

	"github.com/ask-surely/surely/internal/decode"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

type commandLine struct {
	Rows       rowsCommand       `cmd:"" help:"Write questions and tables as the encoder reads them, with statements (JSON lines)."`
	DecodeRows decodeRowsCommand `cmd:"" help:"Write questions with all that they may refer to, for the decoder, with their queries as actions (binary; see internal/decode/row.go)."`
	Read       readCommand       `cmd:"" help:"Print how many questions the decoder alone reads right, with its beam, as told by the rows."`
	Joint      jointCommand      `cmd:"" help:"Write the results of the ranker and the decoder, and which of them are right (JSON lines)."`
	Compare    compareCommand    `cmd:"" help:"Print by author what two programs made of the same questions, and how far chance explains the difference."`
	Doubts     doubtsCommand     `cmd:"" help:"Print how often what is taken for granted about data without asking is right, on databases whose keys are hidden."`
}

// corpusFlags holds the flags that say which cases are read and where the rows are written.
type corpusFlags struct {
	Cases []string `arg:"" type:"existingfile" help:"Files of cases, each of them a corpus." placeholder:"FILE"`
	Home  string   `default:"~/.cache/surely-lab" type:"path" help:"Folder for the databases' caches." placeholder:"DIR"`
	Out   string   `required:"" help:"File to write." placeholder:"FILE"`
	Limit int      `help:"Maximum number of questions from each corpus." placeholder:"N"`
	Data  string   `help:"Only questions about databases whose names match." placeholder:"REGEXP"`
}

// write passes each corpus to a function, with an encoder that writes lines to the file.
func (c *corpusFlags) write(each func(eval.Corpus, *json.Encoder) error) error {
	return c.to(nil, func(corpus eval.Corpus, w io.Writer) error { return each(corpus, json.NewEncoder(w)) })
}

// to passes each corpus to a function that writes to the file, after what begin writes.
func (c *corpusFlags) to(begin func(io.Writer) error, each func(eval.Corpus, io.Writer) error) error {
	if err := os.MkdirAll(c.Home, 0o700); err != nil {
		return err
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	w, start := bufio.NewWriter(f), time.Now()
	if begin != nil {
		if err := begin(w); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	for _, file := range c.Cases {
		corpus := eval.Corpus{File: file, Home: c.Home, Limit: c.Limit}
		if c.Data != "" {
			if corpus.Data, err = regexp.Compile(c.Data); err != nil {
				return errors.Join(err, f.Close())
			}
		}
		if err := each(corpus, w); err != nil {
			return errors.Join(err, f.Close())
		}
		fmt.Fprintf(os.Stderr, "%6.1fs  %s\n", time.Since(start).Seconds(), corpus.Name())
	}
	return errors.Join(w.Flush(), f.Close())
}

// rowsCommand writes what training/schema learns from.
type rowsCommand struct{ corpusFlags }

func (c *rowsCommand) Run(ctx context.Context) error {
	return c.write(func(corpus eval.Corpus, out *json.Encoder) error {
		return corpus.Linked(ctx, func(c *eval.Case, q *link.Question) error {
			return out.Encode(rowsLine{corpus.Name(), c.Data, q.Text, c.Gold, roles.Inputs(q)})
		})
	})
}

// rowsLine is a question as the encoder reads it with its tables, and the statements that answer it. There are none
// if the data has no answer, or if the corpus contains only answers.
type rowsLine struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
}

// decodeRowsCommand writes what training/decode learns from: questions as the decoder reads them, with the ways to
// write their queries. It prints how many there are of each corpus, and why others have none.
type decodeRowsCommand struct{ corpusFlags }

func (c *decodeRowsCommand) Run(ctx context.Context) error {
	return c.to(decode.WriteHeader, func(corpus eval.Corpus, w io.Writer) error {
		why := map[string]int{}
		err := corpus.Rows(ctx, func(r *eval.Row) error {
			if len(r.Ways) == 0 {
				why[cmp.Or(r.Why, "no statement")]++
				return nil
			}
			why["written"]++
			return r.Write(w, corpus.Name(), r.Case.Data, r.Ways)
		})
		for _, reason := range slices.SortedFunc(maps.Keys(why), func(a, b string) int { return why[b] - why[a] }) {
			fmt.Fprintf(os.Stderr, "%8d %s: %s\n", why[reason], corpus.Name(), reason)
		}
		return err
	})
}

// readCommand measures the decoder alone, on questions that it was not trained on. What it prints also goes to the
// file.
type readCommand struct {
	corpusFlags
	Weights string `required:"" type:"existingfile" help:"The decoder's weights, written by training/decode." placeholder:"FILE"`
	Beam    int    `default:"16" help:"Size of the beam." placeholder:"N"`
}

func (c *readCommand) Run(ctx context.Context) error {
	d, err := reader(c.Weights)
	if err != nil {
		return err
	}
	return c.to(nil, func(corpus eval.Corpus, w io.Writer) error {
		var n, first, some, sure, sureRight, none, empty float64
		err := corpus.Readings(ctx, d, c.Beam, func(r *eval.Read) error {
			if r.Unanswerable {
				none++
				empty += count(len(r.Readings) == 0)
				return nil
			}
			n++
			some += count(slices.Contains(r.Right, true))
			if len(r.Right) > 0 {
				first += count(r.Right[0])
				if r.Readings[0].P >= .9 {
					sure++
					sureRight += count(r.Right[0])
				}
			}
			return nil
		})
		_, failed := fmt.Fprintf(io.MultiWriter(w, os.Stdout),
			"%s: %.0f questions, first right %.3f, any %.3f; .9 or more %.3f, "+
				"of them right %.3f; of %.0f without an answer %.3f without a reading\n", corpus.Name(), n, first/n, some/n, sure/n,
			sureRight/max(1, sure), none, empty/max(1, none))
		return errors.Join(err, failed)
	})
}

func count(holds bool) float64 {
	if holds {
		return 1
	}
	return 0
}

// reader opens a file of the decoder's weights.
func reader(path string) (*decode.Reader, error) {
	file, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return decode.New(file, schema.Layers)
}

// jointCommand writes what training/decode/joint.py learns from: the results that the ranker and the decoder find for
// questions that neither was trained on.
type jointCommand struct {
	corpusFlags
	Weights string `required:"" type:"existingfile" help:"The decoder's weights, written by training/decode." placeholder:"FILE"`
}

func (c *jointCommand) Run(ctx context.Context) error {
	d, err := reader(c.Weights)
	if err != nil {
		return err
	}
	p, err := rank.Embedded()
	if err != nil {
		return err
	}
	p = p.WithDecoder(d)
	return c.write(func(corpus eval.Corpus, out *json.Encoder) error {
		return corpus.Unions(ctx, p, func(x *eval.Union) error { return out.Encode(x) })
	})
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	parsed := kong.Parse(&commandLine{}, kong.Name("lab"), kong.Description("Data for training; not installed."),
		kong.BindTo(ctx, (*context.Context)(nil)))
	if err := parsed.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "lab:", err)
		os.Exit(1)
	}
}
