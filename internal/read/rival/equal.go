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

//go:embed rivals.tsv
var rivalsEmbedded string

// rivalWeights are the weights of a rival's features, by kind, learnt from training databases that were made ambiguous.
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
func (s *search) scoreRivals(ctx context.Context) []rival {
	if len(s.found) == 0 {
		return nil
	}
	var texts []string
	for _, r := range s.found {
		texts = append(texts, strings.ToLower(r.words), strings.ToLower(r.originalName), strings.ToLower(r.rivalName))
	}
	slices.Sort(texts)
	texts = slices.Compact(texts)
	vectors, err := s.f.Vectors.Vector(ctx, texts)
	if err != nil {
		return nil
	}
	vector := func(t string) []float32 { return vectors[slices.Index(texts, strings.ToLower(t))] }
	similarity := func(a, b string) float64 { return float64(encode.Similar(vector(a), vector(b))) }
	for i, r := range s.found {
		s.found[i].probability = equalProbability(r.kind, s.features(r, similarity))
	}
	slices.SortStableFunc(s.found, func(a, b rival) int { return cmp.Compare(b.probability, a.probability) })
	return s.found
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
	return []float64{1, replacement - original, similarity(r.originalName, r.rivalName), replacement,
		shareIn(words, b) - shareIn(words, a), shareIn(a, words), shareIn(b, words), elsewhere, r.contentFit}
}

// stemSet returns the stems of a text's words.
func stemSet(t string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(strings.ToLower(t)) {
		out[text.Stem(w)] = true
	}
	return out
}

// shareIn returns the share of the stems that are also in others.
func shareIn(stems, others map[string]bool) float64 {
	n := 0.0
	for stem := range stems {
		n += boolFeature(others[stem])
	}
	return n / float64(max(1, len(stems)))
}

// equalProbability returns the probability that a rival fits the question as well as the original.
func equalProbability(kind string, features []float64) float64 {
	sum := 0.0
	for i, w := range rivalWeights()[kind] {
		sum += w * features[i]
	}
	return 1 / (1 + math.Exp(-sum))
}
