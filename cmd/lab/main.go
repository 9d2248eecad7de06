// Command lab writes what training/*.py learns from. Users do not install it. Run it from the repository's root, with
// the repository's build tags.
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
	Joint      jointCommand      `cmd:"" help:"Write what ranker and decoder find, and which of it is right (JSON lines)."`
}

// corpora are the flags that say what is written.
type corpora struct {
	Shared string `required:"" type:"existingdir" help:"Folder of spider, everyday, wikitables, wikisql." placeholder:"DIR"`
	Plain  string `default:"training/questions.jsonl" type:"existingfile" help:"Our own questions." placeholder:"FILE"`
	Home   string `default:"~/.cache/surely-lab" type:"path" help:"Folder for the databases' caches." placeholder:"DIR"`
	Out    string `required:"" help:"File to write." placeholder:"FILE"`
	Limit  int    `help:"Number of questions of each corpus." placeholder:"N"`
}

// in is a file of the shared folder.
func (c *corpora) in(path string) string { return filepath.Join(c.Shared, path) }

// spider returns a part of Spider.
func (c *corpora) spider(part string) eval.Spider {
	return eval.Spider{Questions: c.in("spider/" + part + ".json"), Tables: c.in("spider/tables.json"),
		Databases: c.in("spider/database"), Home: c.Home}
}

// all are the training parts of all corpora.
func (c *corpora) all() []eval.Corpus {
	return []eval.Corpus{
		eval.PlainCorpus(c.Plain, c.spider("train")),
		eval.EverydayCorpus(c.in("everyday/questions.json"), c.in("everyday/data"), "train", c.Home),
		eval.SpiderCorpus(c.spider("train")),
		eval.TablesCorpus(c.in("wikitables/train.jsonl"), c.in("wikitables/tables.jsonl")),
		eval.WikiCorpus(c.in("wikisql/train.jsonl"), c.in("wikisql/train.tables.jsonl")),
	}
}

// measured are the parts named dev, of which only figures are read.
func (c *corpora) measured() []eval.Corpus {
	out := []eval.Corpus{
		eval.SpiderCorpus(c.spider("dev")),
		eval.WikiCorpus(c.in("wikisql/dev.jsonl"), c.in("wikisql/dev.tables.jsonl")).Only(
			func(i int, _ string) bool { return i%20 == 0 }),
		eval.EverydayCorpus(c.in("everyday/questions.json"), c.in("everyday/data"), "dev", c.Home),
	}
	for i, name := range []string{"spiderdev", "wikidev", "everydaydev"} {
		out[i].Name = name
	}
	return out
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
		made := eval.PlainCorpus(c.Listed, c.spider("train"))
		made.Name = "made"
		all = append(all, made)
	}
	return c.write(all, func(corpus eval.Corpus, out *json.Encoder) (n int, err error) {
		return n, corpus.Linked(ctx, c.Limit, func(a *eval.Asked) error {
			n++
			return out.Encode(rowsLine{a.Corpus, a.Data, a.Linked.Text, a.Golds, roles.Inputs(a.Linked)})
		})
	})
}

// rowsLine is a question as the encoder reads it beside its tables, with the statements that answer it; none: the data
// has no answer, unless the corpus knows answers only.
type rowsLine struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
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
