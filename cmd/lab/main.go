// Command lab writes what training/*.py learns from, and measures the reader of texts. Users do not install it. Run it
// from the repository's root, with the repository's build tags.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"github.com/alecthomas/kong"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

type commandLine struct {
	Rows       rowsCommand       `cmd:"" help:"Write questions as the encoder reads them beside their tables, with their statements (JSON lines)."`
	Readings   readingsCommand   `cmd:"" help:"Write questions with the best readings of the embedded parser, and which are right (JSON lines)."`
	DecodeRows decodeRowsCommand `cmd:"" help:"Write questions with all that they may refer to, for the decoder (JSON lines)."`
	Decode     decodeCommand     `cmd:"" help:"Measure the decoder alone, by results."`
	Joint      jointCommand      `cmd:"" help:"Write what ranker and decoder find, and which of it is right (JSON lines)."`
	Texts      textsCommand      `cmd:"" help:"Measure the embedded reader on texts with questions."`
}

// corpora are the flags that say what is written.
type corpora struct {
	Shared string `required:"" type:"existingdir" help:"Folder of spider, everyday, wikitables, wikisql." placeholder:"DIR"`
	Plain  string `default:"training/questions.jsonl" type:"existingfile" help:"Our own questions." placeholder:"FILE"`
	Home   string `default:"~/.cache/surely-lab" type:"path" help:"Folder for the databases' caches." placeholder:"DIR"`
	Out    string `required:"" help:"File to write." placeholder:"FILE"`
	Limit  int    `help:"Number of questions of each corpus." placeholder:"N"`
}

// spider returns the files of a part of Spider.
func (c *corpora) spider() eval.SpiderFiles {
	in := func(name string) string { return filepath.Join(c.Shared, "spider", name) }
	return eval.SpiderFiles{Questions: in("train.json"), Tables: in("tables.json"), Databases: in("database"),
		Home: c.Home}
}

// all are the training parts of all corpora.
func (c *corpora) all() []eval.Corpus {
	in := func(parts ...string) string { return filepath.Join(append([]string{c.Shared}, parts...)...) }
	return []eval.Corpus{
		eval.PlainCorpus(c.Plain, c.spider()),
		eval.EverydayCorpus(in("everyday", "questions.json"), in("everyday", "data"), "train", c.Home),
		eval.SpiderCorpus(c.spider()),
		eval.TablesCorpus(in("wikitables", "train.jsonl"), in("wikitables", "tables.jsonl")),
		eval.WikiCorpus(in("wikisql", "train.jsonl"), in("wikisql", "train.tables.jsonl")),
	}
}

// write passes each corpus to a function with an encoder of the file's lines.
func (c *corpora) write(all []eval.Corpus, each func(eval.Corpus, *json.Encoder) (int, error)) error {
	if err := os.MkdirAll(c.Home, 0o700); err != nil {
		return err
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	w, start := bufio.NewWriter(f), time.Now()
	for _, corpus := range all {
		n, err := each(corpus, json.NewEncoder(w))
		if err != nil {
			return errors.Join(err, f.Close())
		}
		fmt.Fprintf(os.Stderr, "%6.1fs  %s: %d questions\n", time.Since(start).Seconds(), corpus.Name, n)
	}
	return errors.Join(w.Flush(), f.Close())
}

// rowsCommand writes what training/schema learns from.
type rowsCommand struct {
	corpora
	Texts  string `default:"benchmarks/everyday/texts" type:"existingdir" help:"Everyday questions of what texts say." placeholder:"DIR"`
	Listed string `type:"existingfile" help:"More questions like --plain's." placeholder:"FILE"`
}

func (c *rowsCommand) Run(ctx context.Context) error {
	all := append(c.all(), eval.TextsCorpus(c.Texts+"/questions.json", c.Texts+"/data", "train", c.Home))
	if c.Listed != "" {
		made := eval.PlainCorpus(c.Listed, c.spider())
		made.Name = "made"
		all = append(all, made)
	}
	return c.write(all, func(corpus eval.Corpus, out *json.Encoder) (n int, err error) {
		return n, corpus.Inputs(ctx, c.Limit, func(in eval.Input) error { n++; return out.Encode(in) })
	})
}

// readingsCommand writes what training/second learns from.
type readingsCommand struct{ corpora }

func (c *readingsCommand) Run(ctx context.Context) error {
	expects, err := roles.New(schema.Layers)
	if err != nil {
		return err
	}
	parser, err := rank.Embedded()
	if err != nil {
		return err
	}
	return c.write(c.all(), func(corpus eval.Corpus, out *json.Encoder) (n int, err error) {
		return n, corpus.Readings(ctx, parser.Model(), expects, c.Limit, func(e *rank.Example) error {
			n++
			return parser.Model().Write(out, e)
		})
	})
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	parsed := kong.Parse(&commandLine{}, kong.Name("lab"), kong.Description("Rows for training; not installed."),
		kong.BindTo(ctx, (*context.Context)(nil)))
	if err := parsed.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "lab:", err)
		os.Exit(1)
	}
}
