package rival

import (
	"cmp"
	"context"
	_ "embed"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// scoredRival is a rival with the probability that it fits the question as well as the original.
type scoredRival struct {
	rival
	probability float64
}

//go:embed rivals.tsv
var rivalsEmbedded string

// rivalWeights are the weights of a rival's features, by kind, learnt from twins of training databases.
var rivalWeights = sync.OnceValue(func() map[string][]float64 {
	out := map[string][]float64{}
	for line := range strings.Lines(rivalsEmbedded) {
		fields := strings.Fields(line)
		for _, f := range fields[min(1, len(fields)):] {
			w, _ := strconv.ParseFloat(f, 64)
			out[fields[0]] = append(out[fields[0]], w)
		}
	}
	return out
})

// scoreRivals returns the rivals with their probabilities, the highest first.
func (s *search) scoreRivals(ctx context.Context) []scoredRival {
	if len(s.found) == 0 {
		return nil
	}
	at := map[string]int{}
	var texts []string
	indexOf := func(t string) int {
		t = strings.ToLower(t)
		i, ok := at[t]
		if !ok {
			i = len(texts)
			at[t], texts = i, append(texts, t)
		}
		return i
	}
	for _, r := range s.found {
		indexOf(r.words)
		indexOf(r.originalName)
		indexOf(r.rivalName)
	}
	vectors, err := s.f.Vectors.Vector(ctx, texts)
	if err != nil {
		return nil
	}
	similarity := func(a, b string) float64 {
		return float64(encode.Similar(vectors[indexOf(a)], vectors[indexOf(b)]))
	}
	out := make([]scoredRival, len(s.found))
	for i, r := range s.found {
		r.Features = s.features(r, similarity)
		out[i] = scoredRival{r, equalProbability(r.Rival)}
	}
	slices.SortStableFunc(out, func(a, b scoredRival) int { return cmp.Compare(b.probability, a.probability) })
	return out
}

// features returns the features of a rival: how well the words fit the two names.
func (s *search) features(r rival, similarity func(a, b string) float64) []float64 {
	original, replacement := similarity(r.words, r.originalName), similarity(r.words, r.rivalName)
	words, a, b := stemSet(r.words), stemSet(r.originalName), stemSet(r.rivalName)
	elsewhere := 0.0
	for stem := range b {
		if s.stems[stem] && !words[stem] && !a[stem] {
			elsewhere++
		}
	}
	for stem := range stemSet(r.owner) { // a stem that all of the table's columns share distinguishes none
		words[stem] = true
	}
	return []float64{1, replacement - original, similarity(r.originalName, r.rivalName), replacement, shareIn(words,
		b) - shareIn(words, a), shareIn(a, words),
		shareIn(b, words), elsewhere, r.contentFit}
}

// stemSet returns the stems of a text's words.
func stemSet(t string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(strings.ToLower(t)) {
		out[text.Stem(w)] = true
	}
	return out
}

// shareIn returns the share of the stems that are also in by.
func shareIn(stems, by map[string]bool) float64 {
	n := 0.0
	for stem := range stems {
		n += boolFeature(by[stem])
	}
	return n / float64(max(1, len(stems)))
}

// equalProbability returns the probability that a rival fits the question as well as the original.
func equalProbability(r Rival) float64 {
	weights := rivalWeights()[r.Kind]
	sum := 0.0
	for i, x := range r.Features {
		if i < len(weights) {
			sum += weights[i] * x
		}
	}
	return 1 / (1 + math.Exp(-sum))
}
