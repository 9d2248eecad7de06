package onetable

import (
	"math"
	"sort"
	"strings"

	"surely/parse/lexical/words"
)

// fuzzyIndex finds values by single words, misspelt or shortened ones included.
type fuzzyIndex struct {
	values  []fuzzyValue
	byStem  map[uint64][]int32 // indexes into values
	stems   []string           // sorted
	deletes map[uint64][]int32 // stems by what is left of them without one letter
}

type fuzzyValue struct {
	column, value int
	weight        float64 // of its words that say something
}

// maxFuzzyTokens bounds the values that are found by single words: longer ones are prose.
const maxFuzzyTokens = 12

// How a word of the question matches one of a value, from strong to weak, and what that is worth.
const (
	editNone uint8 = iota
	editOne
	editPrefix
	editTwo
)

var editWorth = [...]float64{1, 0.9, 0.75, 0.75}

func (t *Table) fuzzyIndex(w *wordWeights) *fuzzyIndex {
	t.once.Do(func() { t.fuzzy.build(t, w) })
	return &t.fuzzy
}

func (x *fuzzyIndex) build(t *Table, w *wordWeights) {
	x.byStem = map[uint64][]int32{}
	x.deletes = map[uint64][]int32{}
	stems := map[string]bool{}
	for c := range t.Columns {
		if t.Columns[c].Number {
			continue
		}
		for v := range t.Columns[c].values {
			tokens := words.Tokenize(t.Columns[c].values[v].text)
			if len(tokens) > maxFuzzyTokens {
				continue
			}
			n := int32(len(x.values))
			f := fuzzyValue{column: c, value: v}
			for i := range tokens {
				k := &tokens[i]
				if k.Stop {
					continue
				}
				f.weight += w.of(k)
				if l := x.byStem[k.StemID]; len(l) == 0 || l[len(l)-1] != n {
					x.byStem[k.StemID] = append(l, n)
				}
				stems[k.Stem] = true
			}
			x.values = append(x.values, f)
		}
	}
	for s := range stems {
		x.stems = append(x.stems, s)
	}
	sort.Strings(x.stems)
	for i, s := range x.stems {
		if len(s) < 4 || len(s) > 24 {
			continue
		}
		eachDelete(s, func(h uint64) { x.deletes[h] = append(x.deletes[h], int32(i)) })
	}
}

// eachDelete calls f with the hash of s and of s without each one of its bytes.
func eachDelete(s string, f func(uint64)) {
	f(words.Hash(s))
	for i := range len(s) {
		if i > 0 && s[i] == s[i-1] {
			continue // the same as before
		}
		h := uint64(emptyCompact)
		for k := range len(s) {
			if k != i {
				h ^= uint64(s[k])
				h *= 1099511628211
			}
		}
		f(h)
	}
}

// near returns the values with a word like the token, and how it is alike.
func (x *fuzzyIndex) near(t *words.Token, out []int32) ([]int32, uint8) {
	if l := x.byStem[t.StemID]; len(l) > 0 {
		return append(out, l...), editNone
	}
	if t.Numeric || len(t.Stem) < 3 {
		return out, editNone
	}
	add := func(stem string) { out = append(out, x.byStem[words.Hash(stem)]...) }
	if len(t.Stem) >= 4 && len(t.Stem) <= 24 {
		found := map[int32]bool{}
		var two []int32
		eachDelete(t.Stem, func(h uint64) {
			for _, s := range x.deletes[h] {
				if found[s] {
					continue
				}
				found[s] = true
				switch words.Distance(x.stems[s], t.Stem, 2) {
				case 0, 1:
					add(x.stems[s])
				case 2:
					if len(t.Stem) >= 7 {
						two = append(two, s)
					}
				}
			}
		})
		if len(out) > 0 {
			return unique(out), editOne
		}
		for _, s := range two {
			add(x.stems[s])
		}
		if len(out) > 0 {
			return unique(out), editTwo
		}
	}
	for i := sort.SearchStrings(x.stems, t.Text); i < len(x.stems) && strings.HasPrefix(x.stems[i], t.Text); i++ {
		add(x.stems[i])
	}
	return unique(out), editPrefix
}

func unique(list []int32) []int32 {
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	out := list[:0]
	for i, v := range list {
		if i == 0 || v != list[i-1] {
			out = append(out, v)
		}
	}
	return out
}

// maxFuzzy bounds the fuzzy candidates of a question, maxSpread the values that a single word may stand for.
const (
	maxFuzzy  = 8
	maxSpread = 40
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
	type hit struct {
		token  int
		weight float64
		how    uint8
	}
	var x *fuzzyIndex
	hits := map[int32][]hit{}
	var order, buffer []int32
	for i := range r.tokens {
		k := &r.tokens[i]
		if explained[i] || k.Stop || !k.Word {
			continue
		}
		if x == nil {
			x = t.fuzzyIndex(r.weights)
		}
		list, how := x.near(k, buffer[:0])
		buffer = list
		if len(list) > maxSpread {
			continue
		}
		for _, v := range list {
			if len(hits[v]) == 0 {
				order = append(order, v)
			}
			hits[v] = append(hits[v], hit{i, editWorth[how] * r.weights.of(k), how})
		}
	}
	var found []candidate
	for _, v := range order {
		hs, f := hits[v], &x.values[v]
		// The best run of words with small gaps.
		most, first, last, weakest := 0.0, 0, 0, uint8(0)
		for a := range hs {
			sum, weak := 0.0, uint8(0)
			for b := a; b < len(hs) && (b == a || hs[b].token-hs[b-1].token <= 3); b++ {
				sum, weak = sum+hs[b].weight, max(weak, hs[b].how)
				if sum > most {
					most, first, last, weakest = sum, hs[a].token, hs[b].token+1, weak
				}
			}
		}
		share := math.Min(1, most/math.Max(f.weight, 1))
		if share < 0.35 {
			continue
		}
		val := &t.Columns[f.column].values[f.value]
		found = append(found, candidate{
			Condition: t.condition(f.column, Equal, val.text, first, last),
			count:     val.count, columns: 1, fuzzy: share * 0.99, edits: weakest, differs: differsWords,
		})
	}
	worth := func(c *candidate) float64 { return c.fuzzy * float64(c.Last-c.First+2) }
	sort.SliceStable(found, func(a, b int) bool { return worth(&found[a]) > worth(&found[b]) })
	found = found[:min(len(found), maxFuzzy)]
	for i := range found {
		for j := range found {
			if i != j && found[j].First < found[i].Last && found[i].First < found[j].Last && found[j].fuzzy >= found[i].fuzzy-0.05 {
				found[i].rivals++
			}
		}
	}
	r.candidates = append(r.candidates, found...)
}
