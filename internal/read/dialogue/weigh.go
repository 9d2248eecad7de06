package dialogue

import (
	_ "embed"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
)

// Feature is a feature of a candidate, with its value.
type Feature struct {
	Name  string
	Value float64
}

//go:embed weights.tsv
var embedded string

// weights are the feature weights, learnt from conversations.
var weights = sync.OnceValue(func() map[string]float64 { return ParseWeights(embedded) })

// ParseWeights reads what Format wrote.
func ParseWeights(tsv string) map[string]float64 {
	out := map[string]float64{}
	for line := range strings.Lines(tsv) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if w, err := strconv.ParseFloat(value, 64); err == nil {
			out[name] = w
		}
	}
	return out
}

// Score is what a change's features count together.
func (e *Edit) Score() float64 { return score(weights(), e.Features) + e.given }

func score(weights map[string]float64, features []Feature) float64 {
	sum := 0.0
	for _, f := range features {
		sum += weights[f.Name] * f.Value
	}
	return sum
}

// fresh are the features of the turn as an independent question, given its best reading.
func (t *turn) fresh(best Best) []Feature {
	out := []Feature{{"new", 1}, {"new sure", math.Log(max(best.P, 1e-4))}, {"new unused", float64(min(best.Unused, 3))},
		{"new of " + string(t.form), 1}}
	for _, cue := range t.cues {
		out = append(out, Feature{"new, " + cue, 1})
	}
	if best.Unused == 0 && best.P > .4 {
		out = append(out, Feature{"new whole", 1})
	}
	if best.Query != nil && t.holds(best.Query.From.Tables[0]) {
		out = append(out, Feature{"new of its table", 1})
	}
	return out
}

// alonePrior corrects the odds that a turn stands alone: in the conversations that the weights were learnt from one
// turn in fifteen does, in use four in five.
const alonePrior = 4

// Shares returns how probable each change is, and how probable it is that the turn is a question of its own.
func (r *Reading) Shares() (shares []float64, alone float64) {
	scores := []float64{score(weights(), r.Fresh) + r.standing + alonePrior}
	for _, e := range r.Edits {
		scores = append(scores, e.Score())
	}
	learn.Softmax(scores)
	return scores[1:], scores[0]
}

// features are those shared by all changes.
func (t *turn) features(name string, used link.Mask, more []Feature) []Feature {
	out := make([]Feature, 0, len(more)+len(t.cues)+6)
	out = append(out, Feature{name, 1}, Feature{name + " of " + string(t.form), 1})
	for _, cue := range t.cues {
		out = append(out, Feature{name + ", " + cue, 1})
	}
	if t.back {
		out = append(out, Feature{"back", 1}, Feature{"back " + name, 1})
	}
	left := t.left(used)
	linked := link.Count(left & t.set.Question.Linked)
	out = append(out, Feature{"unused linked", float64(min(linked, 3))},
		Feature{"unused", float64(min(link.Count(left)-linked, 3))})
	if left&t.set.Question.Certain() != 0 {
		out = append(out, Feature{"unused certain", 1})
	}
	return append(out, more...)
}
