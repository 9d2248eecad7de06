// Command lab writes what training/*.py learns from. It reads the cases that benchmarks/convert/training.py writes.
// Users do not install it. Run it with the repository's build tags.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
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
	DecodeRows decodeRowsCommand `cmd:"" help:"Write questions with all that they may refer to, for the decoder (JSON lines)."`
	Joint      jointCommand      `cmd:"" help:"Write the results of the ranker and the decoder, and which of them are right (JSON lines)."`
}

// corpusFlags holds the flags that say which cases are read and where the rows are written.
type corpusFlags struct {
	Cases []string `arg:"" type:"existingfile" help:"Files of cases, each of them a corpus." placeholder:"FILE"`
	Home  string   `default:"~/.cache/surely-lab" type:"path" help:"Folder for the databases' caches." placeholder:"DIR"`
	Out   string   `required:"" help:"File to write." placeholder:"FILE"`
	Limit int      `help:"Maximum number of questions from each corpus." placeholder:"N"`
}

// write passes each corpus to a function, with an encoder that writes lines to the file.
func (c *corpusFlags) write(each func(eval.Corpus, *json.Encoder) error) error {
	if err := os.MkdirAll(c.Home, 0o700); err != nil {
		return err
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	w, start := bufio.NewWriter(f), time.Now()
	for _, file := range c.Cases {
		corpus := eval.Corpus{File: file, Home: c.Home, Limit: c.Limit}
		if err := each(corpus, json.NewEncoder(w)); err != nil {
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

// rowsLine is a question as the encoder reads it with its tables, and the statements that answer it. There are none if
// the data has no answer, or if the corpus contains only answers.
type rowsLine struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
}

// decodeRowsCommand writes what training/decode learns from: every database once, before its first question.
type decodeRowsCommand struct{ corpusFlags }

// decodeLine is a database, or a question about one.
type decodeLine struct {
	Corpus   string           `json:"corpus"`
	Data     string           `json:"data"`
	Schema   *decode.Schema   `json:"schema,omitempty"`
	Question string           `json:"question,omitempty"`
	Golds    []string         `json:"golds,omitempty"`
	Ground   *decode.Grounded `json:"ground,omitempty"`
}

func (c *decodeRowsCommand) Run(ctx context.Context) error {
	return c.write(func(corpus eval.Corpus, out *json.Encoder) error {
		known := map[*link.Catalog]*decode.Schema{}
		return corpus.Linked(ctx, func(c *eval.Case, q *link.Question) error {
			line := decodeLine{Corpus: corpus.Name(), Data: c.Data}
			s := known[q.Catalog]
			if s == nil {
				s = decode.Describe(q.Catalog)
				known[q.Catalog], line.Schema = s, s
				if err := out.Encode(line); err != nil {
					return err
				}
			}
			line.Schema, line.Question, line.Golds, line.Ground = nil, q.Text, c.Gold, decode.Ground(s, q)
			return out.Encode(line)
		})
	})
}

// jointCommand writes what training/decode/joint.py learns from: the results that the ranker and the decoder find for
// questions that neither was trained on.
type jointCommand struct {
	corpusFlags
	Weights string `required:"" type:"existingfile" help:"The decoder's weights, written by training/decode." placeholder:"FILE"`
}

func (c *jointCommand) Run(ctx context.Context) error {
	file, err := os.ReadFile(c.Weights)
	if err != nil {
		return err
	}
	d, err := decode.New(file, schema.Layers)
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
