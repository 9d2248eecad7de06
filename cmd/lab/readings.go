package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/read/second"
	"github.com/ask-surely/surely/weights/schema"
	weights "github.com/ask-surely/surely/weights/second"
)

// corporaFlags say what is learnt from.
type corporaFlags struct {
	Shared  string `required:"" type:"existingdir" help:"Spider, everyday, wikitables, wikisql." placeholder:"DIR"`
	Plain   string `default:"training/questions.jsonl" type:"existingfile" help:"Our own questions." placeholder:"FILE"`
	Every   int    `default:"1" help:"Use one database in n." placeholder:"N"`
	Fresh   bool   `help:"Use only databases that the schema pass was not trained on."`
	Without string `help:"Leave a corpus out, to test generalisation." placeholder:"CORPUS"`
}

type trainReadingsCommand struct {
	corporaFlags
	Out    string `default:"internal/read/rank/readings.bin" help:"File to write." placeholder:"FILE"`
	Limit  int    `xor:"all" help:"Number of training questions per corpus." placeholder:"N"`
	Rounds int    `default:"2" help:"Number of rounds in which the training readings are reselected."`
	Kept   string `xor:"all" type:"existingdir" help:"Folder for caching parts of the training examples." placeholder:"DIR"`
	New    string `type:"existingdir" help:"With --only more: examples of new questions, made like those in --kept." placeholder:"DIR"`
	From   string `type:"existingfile" help:"A model to use instead of the first round." placeholder:"FILE"`
	Only   string `enum:",examples,last,more" default:"" help:"Only write the second pass's training examples to --out (examples), only retrain the last round of --from (last), or continue training the round before it with the examples in --new (more), using --kept."`
	Seed   uint64 `default:"1" help:"Chance starts here."`
}

func (c *corporaFlags) corpora(home string) []eval.Corpus {
	in := func(parts ...string) string { return filepath.Join(append([]string{c.Shared}, parts...)...) }
	spider := eval.SpiderFiles{Questions: in("spider", "train.json"), Tables: in("spider", "tables.json"),
		Databases: in("spider", "database"), Home: home}
	all := []eval.Corpus{
		eval.PlainCorpus(c.Plain, spider),
		eval.EverydayCorpus(in("everyday", "questions.json"), in("everyday", "data"), "train", home),
		eval.SpiderCorpus(spider),
		eval.TablesCorpus(in("wikitables", "train.jsonl"), in("wikitables", "tables.jsonl")),
		eval.WikiCorpus(in("wikisql", "train.jsonl"), in("wikisql", "train.tables.jsonl")),
	}
	for i := range all {
		if all[i] = all[i].Every(max(1, c.Every)); c.Fresh {
			all[i] = all[i].Fresh()
		}
	}
	return slices.DeleteFunc(all, func(x eval.Corpus) bool { return x.Name == c.Without })
}

// first returns the model that chooses what is tried in the first round, or nil.
func (c *trainReadingsCommand) first() (*rank.Model, error) {
	if c.From == "" {
		return nil, nil
	}
	return readModel(c.From)
}

func readModel(path string) (*rank.Model, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return rank.Load(data)
}

// firstRound is the number of questions per corpus in all rounds but the last.
const firstRound = 800

// trainSpare is the garbage collector's percentage during training.
const trainSpare = 20

func (c *trainReadingsCommand) Run(ctx context.Context, g *globals) error {
	debug.SetGCPercent(trainSpare) // readings live long: collecting early costs little
	trained := newTraining()
	home, err := g.home()
	if err != nil {
		return err
	}
	expects, err := roles.New(schema.Layers)
	if err != nil {
		return err
	}
	m, err := c.first()
	if err != nil {
		return err
	}
	if c.Only != "" {
		return c.part(ctx, trial{m, expects, trained.log}, home)
	}
	for round := range c.Rounds {
		all, err := c.examples(ctx, trial{m, expects, trained.log}, home, round == c.Rounds-1)
		if err != nil {
			return err
		}
		if o := (rank.TrainOptions{Seed: c.Seed, Log: trained.log}); round < c.Rounds-1 {
			m = rank.Train(all, o)
		} else {
			last := rank.Finished(all, o)
			last.After(m)
			m = last
		}
	}
	common, err := eval.Common(ctx, c.corpora(home)[:3]) // those of whole databases
	if err != nil {
		return err
	}
	trained.log("%d words say nothing of their own: %v", len(common), common)
	m.Know(common)
	return trained.model(c.Out, m)
}

// part runs one of the two steps around the training of the second pass.
func (c *trainReadingsCommand) part(ctx context.Context, t trial, home string) error {
	if t.model == nil || c.Kept == "" {
		return errors.New("--only needs --from and --kept")
	}
	if c.Only == "examples" {
		if filepath.Ext(c.Out) == ".bin" {
			return errors.New("--only examples writes JSON lines: name a file for them with --out")
		}
		all, err := t.kept(ctx, c.corpora(home), c.Kept)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := rank.WriteReadings(&b, t.model, all); err != nil {
			return err
		}
		return os.WriteFile(c.Out, b.Bytes(), 0o644)
	}
	all, err := readFolder(c.Kept)
	if err != nil {
		return err
	}
	if c.Only == "more" {
		return c.more(t, all)
	}
	r, err := second.New(weights.Layers)
	if err != nil {
		return err
	}
	if err := t.model.Again(ctx, all, r.Fit, rank.TrainOptions{Seed: c.Seed, Log: t.log}); err != nil {
		return err
	}
	return newTraining().model(c.Out, t.model)
}

// more continues training the round before the last with new questions, mixed with old ones so that it does
// not drift.
func (c *trainReadingsCommand) more(t trial, held []*rank.Example) error {
	if c.New == "" {
		return errors.New("--only more needs --new")
	}
	added, err := readFolder(c.New)
	if err != nil {
		return err
	}
	t.model.More(added, held, rank.TrainOptions{Epochs: furtherEpochs, Seed: c.Seed, Log: t.log})
	return newTraining().model(c.Out, t.model)
}

// furtherEpochs is the number of epochs of further training.
const furtherEpochs = 3

// examples makes a round's training examples: some of every corpus, and all in the last round, cached in a folder.
func (c *trainReadingsCommand) examples(ctx context.Context, t trial, home string, last bool) ([]*rank.Example, error) {
	corpora := c.corpora(home)
	if last && c.Kept != "" {
		return t.kept(ctx, corpora, c.Kept)
	}
	limit := c.Limit
	if !last && (limit == 0 || limit > firstRound) {
		limit = firstRound
	}
	var all []*rank.Example
	for _, corpus := range corpora {
		list, err := t.examples(ctx, corpus, limit)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// trial makes training examples: the readings of a corpus's questions that a model prefers, and which are right.
type trial struct {
	model *rank.Model
	roles *roles.Reader
	log   func(format string, args ...any)
}

func (t trial) examples(ctx context.Context, c eval.Corpus, limit int) ([]*rank.Example, error) {
	return c.Examples(ctx, t.model, t.roles, limit, func(done, missed int) {
		t.log("%s: %d, %d without a right reading", c.Name, done, missed)
	})
}

// kept makes the parts missing from a folder, so that interrupted work can continue. Examples are loaded only when all
// parts exist, to save memory.
func (t trial) kept(ctx context.Context, corpora []eval.Corpus, folder string) (all []*rank.Example, err error) {
	var files []string
	for _, corpus := range corpora {
		of, err := t.keep(ctx, corpus, folder)
		if err != nil {
			return nil, err
		}
		files = append(files, of...)
	}
	return readAll(files)
}

// readFolder reads the examples in a folder.
func readFolder(folder string) ([]*rank.Example, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.gob"))
	if err != nil {
		return nil, err
	}
	return readAll(files)
}

func readAll(files []string) (all []*rank.Example, err error) {
	for _, file := range files {
		list, err := readExamples(file)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// keep makes the parts of a corpus missing from a folder, and returns the files of all parts.
func (t trial) keep(ctx context.Context, c eval.Corpus, folder string) ([]string, error) {
	parts, done, err := c.Parts(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	files := make([]string, len(parts))
	for i, part := range parts {
		files[i] = filepath.Join(folder, fmt.Sprintf("%s.%d.gob", c.Name, i))
		if _, err := os.Stat(files[i]); !errors.Is(err, fs.ErrNotExist) {
			continue
		}
		list, err := t.examples(ctx, part, 0)
		if err == nil {
			err = writeExamples(files[i], list)
		}
		if err != nil {
			return nil, err
		}
		t.log("%s: part %d of %d", c.Name, i+1, len(parts))
	}
	return files, nil
}

func readExamples(path string) ([]*rank.Example, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var list []*rank.Example
	for d := gob.NewDecoder(bufio.NewReader(f)); ; {
		e := &rank.Example{}
		if err := d.Decode(e); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		list = append(list, e)
	}
}

// writeExamples writes a file atomically.
func writeExamples(path string, list []*rank.Example) error {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path))
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	w := bufio.NewWriter(f)
	enc := gob.NewEncoder(w)
	for _, e := range list {
		if err := enc.Encode(e); err != nil {
			return errors.Join(err, f.Close())
		}
	}
	if err := errors.Join(w.Flush(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
