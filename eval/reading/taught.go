package reading

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"strings"

	"github.com/ask-surely/surely/lexicon"
	"github.com/ask-surely/surely/match"
	"github.com/ask-surely/surely/reader"
	"github.com/ask-surely/surely/retrieve"
	"github.com/ask-surely/surely/verdict"
	"github.com/ask-surely/surely/weights"
)

// beside is how many other sentences of its trade stand beside a sentence that is asked about.
const beside = 3

// TaughtFigures leaves out one trade after the other of those that the matcher learns from, and asks a matcher that
// learnt from the rest about it: texts of four sentences, of which one says so, says otherwise, only speaks of the
// matter, or none does. Several trades are left out at once where folds are fewer than trades.
func (d *Data) TaughtFigures(ctx context.Context, folds int, seed int64) (*Figures, error) {
	f, err := os.Open(d.Taught)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	taught, err := match.ReadTaught(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", d.Taught, err)
	}
	trades := map[string]int{}
	for i := range taught {
		if _, ok := trades[taught[i].Trade]; !ok {
			trades[taught[i].Trade] = len(trades)
		}
	}
	if folds < 2 || folds > len(trades) {
		folds = len(trades)
	}
	var all []Outcome
	for fold := range folds {
		in := func(trade string) bool { return trades[trade]%folds == fold }
		e, err := taughtReader(taught, in, seed)
		if err != nil {
			return nil, err
		}
		out, err := Ask(ctx, e, composed(taught, in, rand.New(rand.NewSource(seed))))
		if err != nil {
			return nil, err
		}
		all = append(all, out...)
	}
	return threeWay("taught, each trade left out", all), nil
}

// taughtReader is a reader whose matcher has learnt from all trades but those to skip.
func taughtReader(taught []match.Taught, skip func(trade string) bool, seed int64) (*reader.Embedded, error) {
	set, err := match.Train(taught, match.Options{Lexicon: lexicon.Embedded(), Rarity: retrieve.EmbeddedRarity().Of},
		match.TrainOptions{Seed: seed, Skip: skip})
	if err != nil {
		return nil, err
	}
	return readerOf(set, taught, skip)
}

// readerOf is a reader whose matcher has these weights, and knows what was taught of all trades but those to skip.
func readerOf(set weights.Set, taught []match.Taught, skip func(trade string) bool) (*reader.Embedded, error) {
	o := match.Options{Lexicon: lexicon.Embedded(), Rarity: retrieve.EmbeddedRarity().Of, Model: set}
	for i := range taught {
		if !skip(taught[i].Trade) {
			o.Known = append(o.Known, taught[i])
		}
	}
	m, err := match.New(o)
	if err != nil {
		return nil, err
	}
	return reader.NewEmbedded(reader.Options{Matcher: m})
}

// composed puts each sentence among others of its trade, and each question once more to those others alone.
func composed(taught []match.Taught, in func(trade string) bool, r *rand.Rand) []Case {
	var out []Case
	for i := range taught {
		t := &taught[i]
		if !in(t.Trade) || len(t.Ask) == 0 {
			continue
		}
		var others []string
		for k := range taught {
			if o := &taught[k]; k != i && o.Trade == t.Trade {
				others = append(append(append(others, o.Pro...), o.Con...), o.Speaking...)
			}
		}
		add := func(said, want string) {
			if len(others) < beside {
				return
			}
			var text []string
			for _, k := range r.Perm(len(others))[:beside] {
				text = append(text, others[k])
			}
			if said != "" {
				text = append(text, said)
			}
			r.Shuffle(len(text), func(a, b int) { text[a], text[b] = text[b], text[a] })
			out = append(out, Case{Index: len(out), Group: t.Trade, Topic: t.Ask[0], Question: t.Ask[r.Intn(len(t.Ask))],
				Text: []string{strings.Join(text, " ")}, Want: []string{want}})
		}
		for k, list := range [][]string{t.Pro, t.Con, t.Speaking} {
			want := [...]string{verdict.Yes, verdict.No, verdict.NoInformation}[k]
			for _, s := range list {
				add(s, want)
				if want != verdict.NoInformation {
					add("", verdict.NoInformation)
				}
			}
		}
	}
	return out
}
