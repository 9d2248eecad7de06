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
	Whole    trainWholeCommand    `cmd:"" help:"Rebuild the model that combines sentences into a text's verdict."`
	Readings trainReadingsCommand `cmd:"" help:"Rebuild the model that ranks readings of questions."`
	Roles    trainRolesCommand    `cmd:"" help:"Write the questions that the schema pass is trained on, as the encoder reads them."`
	Dialogue trainDialogueCommand `cmd:"" help:"Rebuild the model that weighs follow-up readings; run after readings."`
	Rivals   trainRivalsCommand   `cmd:"" help:"Rebuild the model that weighs rival parts of the data; run after readings."`
	Standing trainStandingCommand `cmd:"" help:"Rebuild the classifier of follow-ups and independent questions."`
	Replies  trainRepliesCommand  `cmd:"" help:"Rebuild the classifier of free-text replies."`
	Silence  trainSilenceCommand  `cmd:"" help:"Rebuild the model that predicts whether texts have an answer; run after readings."`
	Words    trainWordsCommand    `cmd:"" help:"Rebuild the parts of speech of words from WordNet; run before all other models."`
	Names    trainNamesCommand    `cmd:"" help:"Rebuild the counts of name parts and abbreviations."`
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
