package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/lexical/manytables"
)

// trainCommand rebuilds the embedded models, one sub-command for each.
type trainCommand struct {
	Reader   trainReaderCommand   `cmd:"" help:"Rebuild the models for reading text."`
	Whole    trainWholeCommand    `cmd:"" help:"Rebuild what makes what sentences say up to what their text says; after the judge of sentences."`
	Hybrid   trainHybridCommand   `cmd:"" help:"Rebuild the models for questions over tables whose cells link to passages."`
	Mix      trainMixCommand      `cmd:"" help:"Rebuild the models that find texts and tables together and weigh answers from both."`
	Spider   trainSpiderCommand   `cmd:"" help:"Rebuild the model for questions of many tables from questions of Spider's form."`
	Readings trainReadingsCommand `cmd:"" help:"Rebuild the model that weighs readings of questions."`
	Dialogue trainDialogueCommand `cmd:"" help:"Rebuild what weighs how a turn goes on from the one before; after readings."`
	Rivals   trainRivalsCommand   `cmd:"" help:"Rebuild what tells whether a part of the data fits a question as well as another; after readings."`
	Standing trainStandingCommand `cmd:"" help:"Rebuild what tells turns that go on from questions that stand alone."`
	Replies  trainRepliesCommand  `cmd:"" help:"Rebuild what tells the kinds of replies in words of one's own apart."`
	Silence  trainSilenceCommand  `cmd:"" help:"Rebuild what tells, over data with texts, whether a question has an answer; after readings."`
	Words    trainWordsCommand    `cmd:"" help:"Rebuild the table of how words hang together from WordNet; the other models are to be rebuilt after it."`
	Likeness trainLikenessCommand `cmd:"" help:"Rebuild the vectors of words from those of GloVe; the other models are to be rebuilt after it."`
	Names    trainNamesCommand    `cmd:"" help:"Rebuild the counts of what names are made of and how words are cut short, from training/."`
}

// training logs progress with the elapsed seconds, and writes models.
type training struct {
	out   io.Writer
	start time.Time
}

func newTraining() *training { return &training{os.Stderr, time.Now()} }

func (t *training) log(format string, args ...any) {
	fmt.Fprintf(t.out, "%6.1fs  %s\n", time.Since(t.start).Seconds(), fmt.Sprintf(format, args...))
}

// model writes a model.
func (t *training) model(path string, m interface{ Bytes() ([]byte, error) }) error {
	data, err := m.Bytes()
	if err != nil {
		return err
	}
	return t.write(path, data)
}

// write writes a file, and creates its folder if needed.
func (t *training) write(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	t.log("%d bytes to %s", len(data), path)
	return os.WriteFile(path, data, 0o644)
}

type trainSpiderCommand struct {
	Questions string `required:"" type:"existingfile" help:"Questions with their SQL (a JSON list)." placeholder:"FILE"`
	Tables    string `required:"" type:"existingfile" help:"What the databases' tables and columns are called (tables.json)." placeholder:"FILE"`
	Databases string `required:"" type:"existingdir" help:"Folder of <db>/<db>.sqlite." placeholder:"DIR"`
	Out       string `default:"internal/read/lexical/model/manytables.bin" help:"File to write." placeholder:"FILE"`
	Seed      uint64 `default:"1" help:"Chance starts here; the same seed gives the same file."`
}

func (c *trainSpiderCommand) Run(ctx context.Context, g *globals) error {
	trained := newTraining()
	home, err := g.home()
	if err != nil {
		return err
	}
	examples, closeAll, err := eval.SpiderExamples(ctx,
		eval.SpiderFiles{Questions: c.Questions, Tables: c.Tables, Databases: c.Databases, Home: home})
	if err != nil {
		return err
	}
	defer closeAll()
	var data bytes.Buffer
	if err := manytables.Train(ctx, examples, manytables.TrainOptions{Seed: c.Seed, Progress: trained.log},
		&data); err != nil {
		return err
	}
	return trained.write(c.Out, data.Bytes())
}
