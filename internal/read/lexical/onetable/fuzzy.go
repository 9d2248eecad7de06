package onetable

import (
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// fuzzyIndex finds values by single words, misspelt or shortened ones included.
type fuzzyIndex struct {
	values []fuzzyValue
	byStem map[uint64][]int32 // indexes into values
	byText map[string][]int32
}

type fuzzyValue struct {
	column, value int
	words         []fuzzyWord
	weight        float64 // of all words
}

type fuzzyWord struct {
	stem   uint64
	text   string
	weight float64
}

// maxFuzzyTokens and maxFuzzyWords bound the values that are found by single words: longer ones are prose.
const (
	maxFuzzyTokens = 24
	maxFuzzyWords  = 12
)

// How a word of the question matches one of a value, from strong to weak, and what that is worth.
const (
	editNone uint8 = iota
	editOne
	editPrefix
	editTwo
	editInitial
)

var editWorth = [...]float64{1, 0.9, 0.75, 0.75, 0.5}

func (t *Table) fuzzyIndex(w *wordWeights) *fuzzyIndex {
	t.once.Do(func() { t.fuzzy.build(t, w) })
	return &t.fuzzy
}

func (x *fuzzyIndex) build(t *Table, w *wordWeights) {
	x.byStem, x.byText = map[uint64][]int32{}, map[string][]int32{}
	for c := range t.Columns {
		if t.Columns[c].Number {
			continue
		}
		for v := range t.Columns[c].values {
			tokens := words.Tokenize(t.Columns[c].values[v].text)
			if len(tokens) > maxFuzzyTokens {
				continue
			}
			f := fuzzyValue{column: c, value: v}
			n := int32(len(x.values))
			for i := range tokens {
				k := &tokens[i]
				if k.Stop {
					continue
				}
				f.words = append(f.words, fuzzyWord{k.StemID, words.Fold(k.Text), w.of(k)})
				f.weight += w.of(k)
			}
			if len(f.words) > maxFuzzyWords {
				continue
			}
			for i := range f.words {
				word := &f.words[i]
				if l := x.byStem[word.stem]; len(l) == 0 || l[len(l)-1] != n {
					x.byStem[word.stem] = append(l, n)
				}
				if l := x.byText[word.text]; len(l) == 0 || l[len(l)-1] != n {
					x.byText[word.text] = append(l, n)
				}
			}
			x.values = append(x.values, f)
		}
	}
}

// commonWord is the weight below which a word is taken to be spelt as it was meant.
const commonWord = 6

// near returns the values with a word like the token.
func (x *fuzzyIndex) near(t *words.Token, weight float64, out []int32) []int32 {
	if l := x.byStem[t.StemID]; len(l) > 0 {
		return append(out, l...)
	}
	if t.Numeric || len(t.Text) < 3 || weight < commonWord {
		return out
	}
	said := words.Fold(t.Text)
	for meant, values := range x.byText {
		if alike(said, meant) <= editTwo {
			out = append(out, values...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// unlike is what alike returns for words that are not.
const unlike = uint8(100)

// alike says how a folded word of the question is like one of a value.
func alike(said, meant string) uint8 {
	switch {
	case said == meant:
		return editNone
	case text.Opposed(said, meant):
		return unlike
	}
	if len(said) >= 4 && len(meant) >= 4 {
		if text.Distance(said, meant, 1) <= 1 {
			return editOne
		}
	}
	if len(said) >= 3 && len(said) < len(meant) && strings.HasPrefix(meant, said) {
		return editPrefix
	}
	if len(said) >= 7 && len(meant) >= 7 && text.Distance(said, meant, 2) <= 2 {
		return editTwo
	}
	if len(said) == 1 && said[0] >= 'a' && strings.HasPrefix(meant, said) {
		return editInitial
	}
	return unlike
}

// Bounds of fuzzy linking: candidates of a question, values that are looked at closely, values that a word may stand
// for.
const (
	maxFuzzy  = 8
	maxAlign  = 24
	maxSpread = 300
)

// linkFuzzy adds values that the question holds in part, or misspelt, where no value explains the words as they stand.
func (r *reading) linkFuzzy() {
	t := r.table
	explained := make([]bool, len(r.tokens))
	for i := range r.candidates {
		if c := &r.candidates[i]; c.Last-c.First >= 2 || !t.Columns[c.Column].Number {
			for k := c.First; k < c.Last; k++ {
				explained[k] = true
			}
		}
	}
	values := r.suspects(explained)
	if len(values) == 0 {
		return
	}
	x := t.fuzzyIndex(r.weights)
	folded := make([]string, len(r.tokens))
	for i := range r.tokens {
		folded[i] = words.Fold(r.tokens[i].Text)
	}
	var found []candidate
	for _, v := range values {
		if c, ok := r.align(&x.values[v], folded, explained); ok {
			found = append(found, c)
		}
	}
	worth := func(c *candidate) float64 { return c.fuzzy * float64(c.Last-c.First+2) }
	sort.SliceStable(found, func(a, b int) bool { return worth(&found[a]) > worth(&found[b]) })
	found = found[:min(len(found), maxFuzzy)]
	for i := range found {
		for j := range found {
			if i != j && found[j].First < found[i].Last && found[i].First < found[j].Last &&
				found[j].fuzzy >= found[i].fuzzy-0.03 {
				found[i].rivals++
			}
		}
	}
	r.candidates = append(r.candidates, found...)
}

// suspects returns the values that share, roughly, most of their words with the question, among them one that no exact
// value explains.
func (r *reading) suspects(explained []bool) []int32 {
	var x *fuzzyIndex
	shared := map[int32]float64{}
	var order, buffer []int32
	credit := func(values []int32, weight float64, fresh bool) {
		for _, v := range values {
			if _, ok := shared[v]; !ok {
				if !fresh {
					continue
				}
				order = append(order, v)
			}
			shared[v] += weight
		}
	}
	// Words that nothing explains come first: they say which values are looked for, the others only how well these fit.
	for _, known := range []bool{false, true} {
		for i := range r.tokens {
			k := &r.tokens[i]
			if explained[i] != known || k.Stop || !k.Word {
				continue
			}
			begun := known && r.initial(i-2) // "S. Lanka": the word is explained, the initial before it is not
			if known && len(order) == 0 && !begun {
				continue
			}
			x = r.table.fuzzyIndex(r.weights)
			weight := r.weights.of(k)
			if known {
				list := x.byStem[k.StemID]
				credit(list, weight, begun && len(list) <= maxSpread)
			} else if buffer = x.near(k, weight, buffer[:0]); len(buffer) <= maxSpread {
				credit(buffer, weight, true)
			}
		}
	}
	share := func(v int32) float64 { return shared[v] / math.Max(x.values[v].weight, 1) }
	kept := order[:0]
	for _, v := range order {
		if share(v) > 0.3 {
			kept = append(kept, v)
		}
	}
	sort.SliceStable(kept, func(a, b int) bool { return share(kept[a]) > share(kept[b]) })
	return kept[:min(len(kept), maxAlign)]
}

// initial reports whether a single letter with a point stands at the token.
func (r *reading) initial(i int) bool {
	return i >= 0 && i+1 < len(r.tokens) && len(r.tokens[i].Text) == 1 && r.tokens[i].Word && r.tokens[i+1].Text == "."
}

// maxGap is how many words may stand between two of a value.
const maxGap = 2

// hit is a word of the question that is like one of a value.
type hit struct {
	token, word int
	weight      float64
	how         uint8
}

// hits returns the words of the question that are like those of a value, each with the one that it is most like.
func (r *reading) hits(f *fuzzyValue, folded []string) []hit {
	var hits []hit
	for i := range r.tokens {
		k := &r.tokens[i]
		if !k.Word || k.Stop && len(folded[i]) > 1 {
			continue
		}
		inexact := len(folded[i]) == 1 || !k.Numeric && r.weights.of(k) >= commonWord
		best := hit{token: i, how: unlike}
		for w := range f.words {
			how := unlike
			if f.words[w].stem == k.StemID {
				how = editNone
			} else if inexact {
				how = alike(folded[i], f.words[w].text)
			}
			if how < best.how && (how != editInitial || r.initial(i)) {
				best.how, best.word = how, w
			}
		}
		if best.how != unlike {
			best.weight = editWorth[best.how] * f.words[best.word].weight
			hits = append(hits, best)
		}
	}
	return hits
}

// align finds the run of the question that is most like a value.
func (r *reading) align(f *fuzzyValue, folded []string, explained []bool) (candidate, bool) {
	hits := r.hits(f, folded)
	most, first, last, weakest, matched := 0.0, 0, 0, uint8(0), 0
	for a := range hits {
		if hits[a].how == editInitial && a+1 == len(hits) {
			continue
		}
		sum, weak, fresh, used, n := 0.0, uint8(0), false, uint64(0), 0
		for b := a; b < len(hits) && (b == a || hits[b].token-hits[b-1].token <= maxGap+1); b++ {
			if used>>hits[b].word&1 == 1 {
				continue
			}
			used |= 1 << hits[b].word
			sum, weak, n = sum+hits[b].weight, max(weak, hits[b].how), n+1
			fresh = fresh || !explained[hits[b].token]
			if fresh && sum > most && hits[b].how != editInitial {
				most, first, last, weakest, matched = sum, hits[a].token, hits[b].token+1, weak, n
			}
		}
	}
	share := math.Min(1, most/math.Max(f.weight, 1))
	if share < 0.35 {
		return candidate{}, false
	}
	v := &r.table.Columns[f.column].values[f.value]
	return candidate{
		Condition: r.table.condition(f.column, Equal, v.text, first, last), count: v.count, columns: 1,
		fuzzy: share * 0.99, edits: weakest, dropped: len(f.words) - matched, differs: differsWords,
	}, true
}
