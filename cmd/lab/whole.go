package main

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand"
	"os"
	"strings"

	"github.com/ask-surely/surely/internal/eval/reading"
	"github.com/ask-surely/surely/internal/texts/judge"
)

// trainWholeCommand trains the model that combines sentences' stances into a text's, on synthetic texts of trades
// the judge of sentences was not trained on, and prints the effect of thresholds.
type trainWholeCommand struct {
	Sentences string   `default:"training/verdict/trades.txt" type:"existingfile" help:"The stance of each sentence."`
	Except    []string `type:"existingfile" help:"Texts used for measuring; similar trades are left out." placeholder:"FILE"`
	Out       string   `default:"internal/texts/judge/whole.json" help:"File to write." placeholder:"FILE"`
	Seed      int64    `default:"1" help:"Chance starts here; the same seed gives the same file."`
}

// Number of synthetic texts per trade, of one sentence, of two … up to madeOf, each about as many questions, and
// number of other questions asked of each.
const (
	madeOf     = 12
	madeTexts  = 96
	madeSilent = 2
)

// madeUp is a question to a synthetic text.
type madeUp struct {
	noticed judge.Noticed
	says    int // 0: affirmed, 1: denied, 2: neither
}

func (c *trainWholeCommand) Run(ctx context.Context) error {
	trained := newTraining()
	f, err := os.Open(c.Sentences)
	if err != nil {
		return err
	}
	defer f.Close()
	taught, err := judge.ReadTaught(f)
	if err != nil {
		return fmt.Errorf("%s: %w", c.Sentences, err)
	}
	akin, err := reading.Akin(c.Except...)
	if err != nil {
		return err
	}
	var order []string
	trades := map[string][]judge.Taught{}
	for _, t := range taught {
		if chosen(t.Trade) && !akin(t.Trade) {
			if trades[t.Trade] == nil {
				order = append(order, t.Trade)
			}
			trades[t.Trade] = append(trades[t.Trade], t)
		}
	}
	var made []madeUp
	random := rand.New(rand.NewSource(c.Seed))
	for _, trade := range order {
		some, err := makeUp(ctx, trades[trade], random)
		if err != nil {
			return err
		}
		made = append(made, some...)
	}
	w := fitWhole(made)
	trained.log("whole: %d questions put to made-up texts of %d trades", len(made), len(order))
	for t := .25; t < .8; t += .05 {
		yes, no := precision(made, &w, 0, t), precision(made, &w, 1, t)
		trained.log("from %.2f: of those said to say so %.3f do, of those said to deny it %.3f", t, yes, no)
	}
	content, err := json.Marshal(w)
	if err != nil {
		return err
	}
	return trained.write(c.Out, append(content, '\n'))
}

// chosen trades are excluded from the training of the judge of sentences
// (training/verdict/sentences.py).
func chosen(trade string) bool {
	h := fnv.New32a()
	h.Write([]byte(strings.ToLower(trade)))
	return h.Sum32()%16 == 0
}

// said are the sentences about a question, with their stances.
func saidOf(t *judge.Taught) (sentences []string, says []int) {
	for side, list := range [][]string{t.Pro, t.Con, t.Speaking, t.Beside} {
		for _, s := range list {
			sentences, says = append(sentences, s), append(says, min(side, 2))
		}
	}
	return sentences, says
}

// makeUp makes texts of a trade, and asks each one of the questions it has sentences about, and
// others on which it is silent, long and short texts equally often.
func makeUp(ctx context.Context, trade []judge.Taught, random *rand.Rand) ([]madeUp, error) {
	j, err := judge.Default()
	if err != nil || len(trade) <= madeSilent {
		return nil, err
	}
	var out []madeUp
	for n := range madeTexts {
		order := random.Perm(len(trade))
		of := min(1+n%madeOf, len(trade)-madeSilent)
		text, answered := make([]judge.Sentence, of), 0
		for k, i := range order[:of] {
			sentences, says := saidOf(&trade[i])
			s := random.Intn(len(sentences))
			text[k] = judge.Ready(sentences[s])
			if k == 0 {
				answered = says[s]
			}
		}
		random.Shuffle(of, func(a, b int) { text[a], text[b] = text[b], text[a] })
		for k, i := range append(order[:1:1], order[len(order)-madeSilent:]...) {
			read, err := j.Text(ctx, trade[i].Ask[0], text)
			if err != nil {
				return nil, err
			}
			says := answered
			if k > 0 {
				says = 2
			}
			if read.For >= 0 {
				out = append(out, madeUp{read.Noticed, says})
			}
		}
	}
	return out, nil
}

// Settings of the gradient descent, over all examples at once.
const (
	wholeSteps = 20000
	wholeRate  = .1
)

func fitWhole(made []madeUp) (w judge.Whole) {
	for range wholeSteps {
		var yes, no judge.Noticed
		for i := range made {
			p := w.Of(made[i].noticed)
			dy, dn := p.Yes, p.No
			switch made[i].says {
			case 0:
				dy--
			case 1:
				dn--
			}
			for k, x := range made[i].noticed {
				yes[k] += dy * x
				no[k] += dn * x
			}
		}
		n := float64(len(made))
		for k := range yes {
			w.Yes[k] -= wholeRate * yes[k] / n
			w.No[k] -= wholeRate * no[k] / n
		}
	}
	for k := range w.Yes {
		w.Yes[k], w.No[k] = math.Round(1e4*w.Yes[k])/1e4, math.Round(1e4*w.No[k])/1e4
	}
	return w
}

// precision is the precision of a side when it is predicted from a probability threshold up.
func precision(made []madeUp, w *judge.Whole, side int, from float64) float64 {
	said, right := 0.0, 0.0
	for i := range made {
		p := w.Of(made[i].noticed)
		of, other := p.Yes, p.No
		if side == 1 {
			of, other = other, of
		}
		if of >= from && of >= other {
			said++
			if made[i].says == side {
				right++
			}
		}
	}
	return right / max(1, said)
}
