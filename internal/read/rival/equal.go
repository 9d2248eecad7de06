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

// weighedRival is a rival with the probability that it fits the question as well as the original.
type weighedRival struct {
	rival
	equal float64
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

// weighed returns the rivals with their probabilities, the highest first.
func (s *seeking) weighed(ctx context.Context) []weighedRival {
	if len(s.found) == 0 {
		return nil
	}
	at := map[string]int{}
	var texts []string
	place := func(t string) int {
		t = strings.ToLower(t)
		i, ok := at[t]
		if !ok {
			i = len(texts)
			at[t], texts = i, append(texts, t)
		}
		return i
	}
	for _, r := range s.found {
		place(r.wordsFor)
		place(r.of)
		place(r.is)
	}
	vectors, err := s.f.Vectors.Vector(ctx, texts)
	if err != nil {
		return nil
	}
	near := func(a, b string) float64 {
		return float64(encode.Similar(vectors[place(a)], vectors[place(b)]))
	}
	out := make([]weighedRival, len(s.found))
	for i, r := range s.found {
		r.Features = s.features(r, near)
		out[i] = weighedRival{r, equal(r.Rival)}
	}
	slices.SortStableFunc(out, func(a, b weighedRival) int { return cmp.Compare(b.equal, a.equal) })
	return out
}

// features returns the features of a rival: how well the words fit the two names.
func (s *seeking) features(r rival, near func(a, b string) float64) []float64 {
	of, is := near(r.wordsFor, r.of), near(r.wordsFor, r.is)
	words, a, b := stemmed(r.wordsFor), stemmed(r.of), stemmed(r.is)
	elsewhere := 0.0
	for stem := range b {
		if s.stems[stem] && !words[stem] && !a[stem] {
			elsewhere++
		}
	}
	for stem := range stemmed(r.owner) { // a stem that all of the table's columns share distinguishes none
		words[stem] = true
	}
	return []float64{1, is - of, near(r.of, r.is), is, covered(words, b) - covered(words, a), covered(a, words),
		covered(b, words), elsewhere, r.fits}
}

// stemmed returns the stems of a text's words.
func stemmed(t string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(strings.ToLower(t)) {
		out[text.Stem(w)] = true
	}
	return out
}

// covered returns the share of stems that occur in by.
func covered(stems, by map[string]bool) float64 {
	n := 0.0
	for stem := range stems {
		n += truth(by[stem])
	}
	return n / float64(max(1, len(stems)))
}

// equal returns the probability that a rival fits as well.
func equal(r Rival) float64 {
	weights := rivalWeights()[r.Kind]
	sum := 0.0
	for i, x := range r.Features {
		if i < len(weights) {
			sum += weights[i] * x
		}
	}
	return 1 / (1 + math.Exp(-sum))
}
