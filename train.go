package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"surely/eval"
	"surely/parse/lexical/manytables"
	"surely/parse/lexical/onetable"
	"surely/state"
)

// trainCommand rebuilds the embedded models, one sub-command for each.
type trainCommand struct {
	Reader   trainReaderCommand   `cmd:"" help:"Rebuild the models for reading text."`
	Hybrid   trainHybridCommand   `cmd:"" help:"Rebuild the models for questions over tables whose cells link to passages."`
	Wikisql  trainWikiCommand     `cmd:"" help:"Rebuild the model for questions of one table from questions of WikiSQL's form."`
	Spider   trainSpiderCommand   `cmd:"" help:"Rebuild the model for questions of many tables from questions of Spider's form."`
	Likeness trainLikenessCommand `cmd:"" help:"Rebuild the vectors of words from those of GloVe; the other models are to be rebuilt after it."`
}

type trainWikiCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with their queries (JSON lines)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"The tables they are about (JSON lines)." placeholder:"FILE"`
	Out       string `default:"parse/lexical/model/onetable.bin" help:"File to write." placeholder:"FILE"`
	Limit     int    `help:"Read only so many questions." placeholder:"N"`
	Seed      uint64 `default:"1" help:"Chance starts here; the same seed gives the same file."`
	Feedback  string `help:"What 'surely serve --keep-replies' kept (state.sqlite, or the URL given with --state): queries that people confirmed about the data of --data are learnt, too." placeholder:"FILE"`
}

func (c *trainWikiCommand) Run(ctx context.Context, g *globals, s streams) error {
	start := time.Now()
	log := func(format string, args ...any) {
		fmt.Fprintf(s.err, "%6.1fs  "+format+"\n", append([]any{time.Since(start).Seconds()}, args...)...)
	}
	questions, tables, err := readWiki(c.Questions, c.Tables, c.Limit)
	if err != nil {
		return err
	}
	examples := eval.WikiExamples(questions, tables)
	if c.Feedback != "" {
		confirmed, err := c.confirmed(ctx, g, s)
		if err != nil {
			return err
		}
		log("%d queries that people confirmed", len(confirmed)/repeats)
		examples = append(examples, confirmed...)
	}
	m := onetable.Train(examples, onetable.TrainOptions{Seed: c.Seed, Log: log})
	data, err := m.Bytes()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(c.Out), 0o755); err != nil {
		return err
	}
	log("%d bytes to %s", len(data), c.Out)
	return os.WriteFile(c.Out, data, 0o644)
}

// confirmed reads what people confirmed.
func (c *trainWikiCommand) confirmed(ctx context.Context, g *globals, s streams) ([]onetable.Example, error) {
	if !strings.Contains(c.Feedback, "://") {
		if _, err := os.Stat(c.Feedback); err != nil {
			return nil, err
		}
	}
	kept, err := state.Open(c.Feedback)
	if err != nil {
		return nil, err
	}
	defer kept.Close()
	a, err := g.app(ctx, s)
	if err != nil {
		return nil, err
	}
	defer a.Close()
	return learnt(ctx, kept, a)
}

type trainSpiderCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"What the databases' tables and columns are called (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
	Out       string `default:"parse/lexical/model/manytables.bin" help:"File to write." placeholder:"FILE"`
	Seed      uint64 `default:"1" help:"Chance starts here; the same seed gives the same file."`
}

func (c *trainSpiderCommand) Run(ctx context.Context, g *globals, s streams) error {
	start := time.Now()
	log := func(format string, args ...any) {
		fmt.Fprintf(s.err, "%6.1fs  "+format+"\n", append([]any{time.Since(start).Seconds()}, args...)...)
	}
	home, err := g.home(s)
	if err != nil {
		return err
	}
	examples, closeAll, err := eval.SpiderExamples(ctx, eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home})
	if err != nil {
		return err
	}
	defer closeAll()
	var data bytes.Buffer
	if err := manytables.Train(ctx, examples, manytables.TrainOptions{Seed: c.Seed, Progress: log}, &data); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(c.Out), 0o755); err != nil {
		return err
	}
	log("%d bytes to %s", data.Len(), c.Out)
	return os.WriteFile(c.Out, data.Bytes(), 0o644)
}

func readWiki(questions, tables string, limit int) ([]eval.WikiQuestion, map[string]*eval.WikiTable, error) {
	qs, err := eval.ReadWikiQuestions(questions, limit)
	if err != nil {
		return nil, nil, fmt.Errorf("read questions: %w", err)
	}
	ts, err := eval.ReadWikiTables(tables)
	if err != nil {
		return nil, nil, fmt.Errorf("read tables: %w", err)
	}
	return qs, ts, nil
}
