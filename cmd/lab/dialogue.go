package main

import (
	"context"
	"path/filepath"
	"slices"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/rank"
)

type trainDialogueCommand struct {
	Dialogues string `default:"training/dialogues.txt" type:"existingfile" help:"Conversations, one turn per line: the question, a tab, its SQL; '@ DATA' before those about a file." placeholder:"FILE"`
	Scripts   string `default:"training/databases" type:"existingdir" help:"Folder of the SQL scripts that create some of the data." placeholder:"DIR"`
	Shared    string `required:"" type:"existingdir" help:"Folder of the corpora, including everyday: the data of the conversations, and independent questions." placeholder:"DIR"`
	Out       string `default:"internal/read/dialogue/weights.tsv" help:"File to write." placeholder:"FILE"`
}

// The learning rate, chosen by cross-validation over databases.
const (
	dialogueEpochs = 15
	dialogueDecay  = .003
)

func (c *trainDialogueCommand) Run(ctx context.Context, g *globals) error {
	trained := newTraining()
	home, err := g.home()
	if err != nil {
		return err
	}
	parser, err := rank.Embedded()
	if err != nil {
		return err
	}
	d := &eval.Dialogues{Parser: parser, Folder: filepath.Join(c.Shared, "everyday", "data"),
		Scripts: c.Scripts, Home: home, Said: trained.log}
	conversations, err := eval.ReadConversations(c.Dialogues)
	if err != nil {
		return err
	}
	follow, err := d.Examples(ctx, conversations)
	if err != nil {
		return err
	}
	unrelated, err := eval.ReadUnrelated(filepath.Join(c.Shared, "everyday", "questions.json"), "train")
	if err != nil {
		return err
	}
	d.Said = func(string, ...any) {}
	alone, err := d.Examples(ctx, unrelated)
	if err != nil {
		return err
	}
	trained.log("%d turns that go on, %d that do not", len(follow), len(alone))
	all := slices.Concat(follow, alone)
	leaveOut(trained, follow, all)
	leaveOut(trained, alone, all)
	return trained.write(c.Out, dialogue.Format(dialogue.Learn(examplesOf(all, ""), dialogueEpochs, dialogueDecay)))
}

func examplesOf(all []eval.DialogueExample, without string) []dialogue.Example {
	var out []dialogue.Example
	for _, e := range all {
		if e.Data != without {
			out = append(out, e.Example)
		}
	}
	return out
}

// leaveOut cross-validates by database and returns the number of turns parsed correctly.
func leaveOut(trained *training, some, all []eval.DialogueExample) {
	right := 0
	learnt := map[string]map[string]float64{}
	for _, e := range some {
		if learnt[e.Data] == nil {
			learnt[e.Data] = dialogue.Learn(examplesOf(all, e.Data), dialogueEpochs, dialogueDecay)
		}
		if e.Right[dialogue.Choose(learnt[e.Data], e.Example)] {
			right++
		}
	}
	trained.log("of %d turns over databases left out, %d right", len(some), right)
}
