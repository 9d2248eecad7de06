package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// trainCommand rebuilds the embedded models, one sub-command for each.
type trainCommand struct {
	Reader   trainReaderCommand   `cmd:"" help:"Rebuild the models for reading text."`
	Whole    trainWholeCommand    `cmd:"" help:"Rebuild what makes sentences up to what their text says."`
	Hybrid   trainHybridCommand   `cmd:"" help:"Rebuild the models for tables whose cells link to passages."`
	Mix      trainMixCommand      `cmd:"" help:"Rebuild the models that weigh answers from texts and tables."`
	Readings trainReadingsCommand `cmd:"" help:"Rebuild the model that weighs readings of questions."`
	Dialogue trainDialogueCommand `cmd:"" help:"Rebuild what weighs how turns go on; after readings."`
	Rivals   trainRivalsCommand   `cmd:"" help:"Rebuild what tells which part of the data fits; after readings."`
	Standing trainStandingCommand `cmd:"" help:"Rebuild what tells turns that go on from questions that stand alone."`
	Replies  trainRepliesCommand  `cmd:"" help:"Rebuild what tells the kinds of replies in words of one's own apart."`
	Silence  trainSilenceCommand  `cmd:"" help:"Rebuild what tells whether texts have an answer; after readings."`
	Words    trainWordsCommand    `cmd:"" help:"Rebuild how words hang together from WordNet; first of all models."`
	Likeness trainLikenessCommand `cmd:"" help:"Rebuild the vectors of words from GloVe's; before other models."`
	Names    trainNamesCommand    `cmd:"" help:"Rebuild the counts of parts of names and of short forms."`
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
