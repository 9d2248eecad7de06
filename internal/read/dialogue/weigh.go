package dialogue

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
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

// ParseWeights parses lines that each hold a feature's name and its weight, separated by a tab.
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

// Score returns the total score of a change: that of its features plus the evidence from the turn's words.
func (e *Edit) Score() float64 { return score(weights(), e.Features) + e.wordEvidence }

func score(weights map[string]float64, features []Feature) float64 {
	sum := 0.0
	for _, f := range features {
		sum += weights[f.Name] * f.Value
	}
	return sum
}

// freshFeatures returns the features of a turn as an independent question, given the best reading as one.
func (t *turn) freshFeatures(best IndependentReading) []Feature {
	out := []Feature{{"new", 1}, {"new sure", math.Log(max(best.P, 1e-4))}, {"new unused", float64(min(best.Unused, 3))},
		{"new of " + string(t.form), 1}}
	for _, cue := range t.cues {
		out = append(out, Feature{"new, " + cue, 1})
	}
	if best.Unused == 0 && best.P > .4 {
		out = append(out, Feature{"new whole", 1})
	}
	if best.Query != nil && t.usesTable(best.Query.From.Tables[0]) {
		out = append(out, Feature{"new of its table", 1})
	}
	return out
}

// alonePrior corrects the odds that a turn stands alone: one turn in fifteen does so in the conversations from which
// the weights were learnt, but four in five do so in use.
const alonePrior = 4

// Probabilities returns the probabilities of each change, of the turn being an independent question, and of its being
// neither.
func (r *Reading) Probabilities() (changes []float64, alone, rest float64) {
	scores := []float64{score(weights(), r.Fresh) + r.standing + alonePrior, score(weights(), r.Else)}
	for _, e := range r.Edits {
		scores = append(scores, e.Score())
	}
	learn.Softmax(scores)
	return scores[2:], scores[0], scores[1]
}

// elseFeatures returns the features of a turn that is neither one of its changes nor an independent question: the
// smallest number of its words that a change leaves unused, and the number that the independent question leaves unused.
func (t *turn) elseFeatures(alone IndependentReading) []Feature {
	least := 3
	for _, e := range t.out {
		least = min(least, link.Count(e.Unused))
	}
	return []Feature{{"else", 1}, {fmt.Sprint("else least ", least), 1},
		{fmt.Sprint("else alone ", min(alone.Unused, 3)), 1}}
}

// features returns the features shared by all changes.
func (t *turn) features(name string, used link.Mask, more []Feature) []Feature {
	out := make([]Feature, 0, len(more)+len(t.cues)+6)
	out = append(out, Feature{name, 1}, Feature{name + " of " + string(t.form), 1})
	for _, cue := range t.cues {
		out = append(out, Feature{name + ", " + cue, 1})
	}
	if t.skipsLast {
		out = append(out, Feature{"back", 1}, Feature{"back " + name, 1})
	}
	left := t.unusedTokens(used)
	linked := link.Count(left & t.set.Question.Linked)
	out = append(out, Feature{"unused linked", float64(min(linked, 3))},
		Feature{"unused", float64(min(link.Count(left)-linked, 3))})
	if left&t.set.Question.CertainTokens() != 0 {
		out = append(out, Feature{"unused certain", 1})
	}
	return append(out, more...)
}

// changeFeatures returns features of what a change does to the previous query, whichever edit made it: what it drops,
// what it replaces, and whether it uses all words of the turn.
func (t *turn) changeFeatures(q *query.Query, whole bool) []Feature {
	b, becomes := t.before, string(formOf(q))
	out := []Feature{{string(t.form) + " to " + becomes, 1}}
	mark := func(name string, n int, holds bool) {
		if holds && n > 0 {
			out = append(out, Feature{name, float64(min(n, 3))})
		}
	}
	countMissing := func(of, in []query.Condition) (n int) {
		for _, w := range of {
			if !slices.ContainsFunc(in, func(c query.Condition) bool { return sameSubject(w, c) }) {
				n++
			}
		}
		return n
	}
	mark("drops conditions", countMissing(b.Where, q.Where), true)
	mark("adds conditions", countMissing(q.Where, b.Where), true)
	mark("drops groups", 1, len(b.GroupBy) > 0 && len(q.GroupBy) == 0)
	mark("drops bounds", 1, len(b.Having) > 0 && len(q.Having) == 0)
	mark("drops order", 1, len(b.OrderBy) > 0 && len(q.OrderBy) == 0)
	mark("drops limit", 1, b.Limit > 0 && q.Limit == 0)
	aggregate, newAggregate := onlyFigure(b), onlyFigure(q)
	mark("drops figure", 1, aggregate != nil && newAggregate == nil)
	mark("other figure", 1, aggregate != nil && newAggregate != nil && newAggregate.Agg != aggregate.Agg)
	mark("other measure", 1, aggregate != nil && newAggregate != nil && newAggregate.Column != aggregate.Column)
	mark("whole", 1, whole)
	mark("whole to "+becomes, 1, whole)
	return out
}
