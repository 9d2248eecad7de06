package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/eval/reading"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// readingData are the flags for data to train and measure the reader on.
type readingData struct {
	Facts          string   `type:"existingdir" help:"Reviews with their stance on each topic." placeholder:"DIR"`
	Every          int      `default:"1" help:"Use only fact sheets whose id modulo this number is --rest."`
	Rest           []int    `default:"0" help:"See --every." placeholder:"N"`
	Reviews        string   `type:"existingdir" help:"Dialogues about places (DSTC11, track 5)." placeholder:"DIR"`
	Spans          string   `type:"existingfile" help:"Questions over paragraphs (SQuAD's form)." placeholder:"FILE"`
	Traced         []string `type:"existingfile" help:"Tables and passages to learn spans from." placeholder:"FILE"`
	TracedPassages string   `type:"existingfile" help:"Their passages." placeholder:"FILE"`
	Seed           int64    `default:"1" help:"Chance starts here."`
}

// Validate rejects flags that leave no fact sheets.
func (c *readingData) Validate() error {
	if c.Every < 1 {
		return fmt.Errorf("--every %d: give 1 for all fact sheets, 2 for every second, …", c.Every)
	}
	return nil
}

func (c *readingData) data() (*reading.Data, error) {
	topics, err := demo.Topics()
	if err != nil {
		return nil, err
	}
	keep := func(id int) bool { return slices.Contains(c.Rest, id%c.Every) }
	d := &reading.Data{Facts: c.Facts, Questions: topics, Keep: keep, Reviews: c.Reviews, Spans: c.Spans, Traced: c.Traced,
		TracedPassages: c.TracedPassages}
	if c.Facts != "" {
		d.Aspects = demo.Aspects // the sheets are those of the built-in data
	}
	return d, nil
}

type evalReaderCommand struct {
	readingData
	Trades      string `type:"existingfile" help:"Texts of trades with what each says (JSON lines)." placeholder:"FILE"`
	Values      string `type:"existingfile" help:"Questions about dates and numbers, with their texts." placeholder:"FILE"`
	Passages    string `type:"existingfile" help:"Yes/no questions over passages (BoolQ's form)." placeholder:"FILE"`
	Opinions    string `type:"existingfile" help:"Questions about reviews (SubjQA), compared with BM25." placeholder:"FILE"`
	Folds       int    `default:"5" help:"Reviews, passages and spans are measured by models trained on the other folds."`
	Predictions string `help:"Write a line per example here, for rescoring." placeholder:"FILE"`
}

func (c *evalReaderCommand) Run(ctx context.Context, g *globals) error {
	d, err := c.data()
	if err != nil {
		return err
	}
	var known []io.Reader
	if d.Aspects != nil {
		known = append(known, bytes.NewReader(d.Aspects))
	}
	e, err := reader.NewEmbedded(reader.Options{Aspects: known})
	if err != nil {
		return err
	}
	o := reader.TrainOptions{Seed: c.Seed}
	var all []*reading.Figures
	steps := []struct {
		wanted  bool
		figures func() (*reading.Figures, error)
	}{
		{c.Facts != "" && c.Reviews == "", func() (*reading.Figures, error) { return d.FactFigures(ctx, e) }},
		{c.Trades != "", func() (*reading.Figures, error) { return reading.TradeFigures(ctx, e, c.Trades) }},
		{c.Values != "", func() (*reading.Figures, error) { return reading.ValueFigures(ctx, e, c.Values) }},
		{c.Opinions != "", func() (*reading.Figures, error) { return reading.OpinionFigures(ctx, c.Opinions) }},
		{c.Reviews != "", func() (*reading.Figures, error) { return d.ReviewFigures(ctx, c.Folds, o) }},
		{c.Passages != "", func() (*reading.Figures, error) { return reading.PassageFigures(ctx, e, c.Passages) }},
		{c.Spans != "", func() (*reading.Figures, error) { return d.SpanFigures(ctx, c.Folds, o) }},
	}
	for _, step := range steps {
		if !step.wanted {
			continue
		}
		start := time.Now()
		f, err := step.figures()
		if err != nil {
			return err
		}
		f.Settings = map[string]any{"reader": e.Name(), "folds": c.Folds, "seed": c.Seed, "every": c.Every, "rest": c.Rest}
		fmt.Fprintf(os.Stderr, "%s: %.1f s\n", f.Dataset, time.Since(start).Seconds())
		all = append(all, f)
	}
	if len(all) == 0 {
		return errors.New("nothing to measure on: give --facts, --trades, --values, --opinions, --reviews, " +
			"--passages or --spans")
	}
	if err := c.write(all); err != nil {
		return err
	}
	for _, f := range all {
		if err := g.print(os.Stdout, f); err != nil {
			return err
		}
	}
	return nil
}

// write writes the outcomes, one per line.
func (c *evalReaderCommand) write(all []*reading.Figures) error {
	if c.Predictions == "" {
		return nil
	}
	f, err := os.Create(c.Predictions)
	if err != nil {
		return err
	}
	defer f.Close()
	for _, figures := range all {
		for _, o := range figures.Outcomes {
			if err := json.NewEncoder(f).Encode(o); err != nil {
				return err
			}
		}
	}
	return f.Close()
}

// trainReaderCommand rebuilds the embedded reader's models.
type trainReaderCommand struct {
	readingData
	Out       string `default:"internal/texts/reader/model/reader.bin" help:"File to write." placeholder:"FILE"`
	RankerOut string `help:"Write the ranking model here, and rebuild the program afterwards." placeholder:"FILE"`
}

func (c *trainReaderCommand) Run(ctx context.Context) error {
	d, err := c.data()
	if err != nil {
		return err
	}
	trained := newTraining()
	if c.RankerOut != "" {
		prose, err := reading.Prose(c.TracedPassages, 8000)
		if err != nil {
			return err
		}
		content, err := d.TrainRanker(prose, c.Seed)
		if err != nil {
			return err
		}
		return trained.write(c.RankerOut, content)
	}
	m, err := d.Train(ctx, nil, reader.TrainOptions{Seed: c.Seed, Log: trained.log})
	if err != nil {
		return err
	}
	return trained.model(c.Out, m)
}
