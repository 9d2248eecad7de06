package main

import (
	"context"
	"encoding/json"
	"os"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
)

type trainStandingCommand struct {
	Dialogues string   `default:"training/dialogues.txt" type:"existingfile" help:"Conversations, separated by empty lines." placeholder:"FILE"`
	Questions string   `default:"training/questions.jsonl" type:"existingfile" help:"Independent questions." placeholder:"FILE"`
	Without   []string `default:"courier,langschool,physio,townhall,vetpractice,workshop" help:"Databases to measure on."`
	Out       string   `default:"internal/read/dialogue/standing.txt" help:"File to write." placeholder:"FILE"`
}

// everyNth samples the independent questions, since they far outnumber follow-ups.
const everyNth = 9

// Run trains the classifier of follow-ups and independent questions.
func (c *trainStandingCommand) Run(ctx context.Context) error {
	var list []labelled
	data, err := os.ReadFile(c.Dialogues)
	if err != nil {
		return err
	}
	first := true
	for line := range strings.Lines(string(data)) {
		text, sql, ok := strings.Cut(strings.TrimSpace(line), "\t")
		switch {
		case text == "" || strings.HasPrefix(text, "@") || strings.HasPrefix(text, "#"):
			first = true
		case ok && first:
			list, first = append(list, labelled{"alone", text}), false
		case ok && sql != "":
			list = append(list, labelled{"on", text})
		}
	}
	if data, err = os.ReadFile(c.Questions); err != nil {
		return err
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		var q struct{ DB, Question string }
		if err := json.Unmarshal([]byte(line), &q); err != nil {
			return err
		}
		if n++; n%everyNth == 0 && !slices.Contains(c.Without, q.DB) {
			list = append(list, labelled{"alone", q.Question})
		}
	}
	return learnSentences(ctx, list, c.Out)
}

type trainRepliesCommand struct {
	Replies string `default:"training/replies.tsv" type:"existingfile" help:"Replies to clarifications, one per line: its kind, a tab and its words." placeholder:"FILE"`
	Out     string `default:"agent/replies.txt" help:"File to write." placeholder:"FILE"`
}

// Run trains the classifier of replies.
func (c *trainRepliesCommand) Run(ctx context.Context) error {
	data, err := os.ReadFile(c.Replies)
	if err != nil {
		return err
	}
	var list []labelled
	for line := range strings.Lines(string(data)) {
		if kind, text, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok && !strings.HasPrefix(line, "#") {
			list = append(list, labelled{kind, text})
		}
	}
	return learnSentences(ctx, list, c.Out)
}

// labelled is a text with its class.
type labelled struct{ class, text string }

// folds is the number of folds for cross-validation.
const folds = 5

// learnSentences learns classes of texts and reports their cross-validated accuracy.
func learnSentences(ctx context.Context, list []labelled, out string) error {
	trained := newTraining()
	e, err := encode.Default()
	if err != nil {
		return err
	}
	texts := make([]string, len(list))
	for i, x := range list {
		texts[i] = strings.ToLower(x.text)
	}
	vectors, err := e.Vector(ctx, texts)
	if err != nil {
		return err
	}
	all := make([]encode.Named, len(list))
	for i, v := range vectors {
		all[i] = encode.Named{Vector: v, Class: list[i].class}
	}
	right, of := map[string]int{}, map[string]int{}
	for fold := range folds {
		var known []encode.Named
		for i, x := range all {
			if i%folds != fold {
				known = append(known, x)
			}
		}
		c := encode.LearnClasses(known)
		for i, x := range all {
			if i%folds == fold {
				p := c.Of(x.Vector)
				best := 0
				for k := range p {
					if p[k] > p[best] {
						best = k
					}
				}
				of[x.Class]++
				if c.Names[best] == x.Class {
					right[x.Class]++
				} else if len(list) < 2000 {
					trained.log("%s taken for %s (%.2f): %s", x.Class, c.Names[best], p[best], list[i].text)
				}
			}
		}
	}
	for class, n := range of {
		trained.log("%s: %d of %d told where they were left out", class, right[class], n)
	}
	return trained.write(out, encode.LearnClasses(all).Format())
}
