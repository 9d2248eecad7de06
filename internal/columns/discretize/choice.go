package discretize

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/words/text"
)

// choice offers a column for the kinds of a thing, or for words of a class.
func (p *proposer) choice(t term, rs []*parsedText, rows []int) (offer, bool) {
	counts, some, several := tally(t, rs, rows)
	values := slices.DeleteFunc(byFrequency(counts),
		func(v string) bool { return counts[v] < 2 && t.kind != class || p.taken[text.Stem(v)] })
	often := 0
	for _, v := range values {
		often += counts[v]
	}
	if t.kind == variety && (len(values) < 2 || 2*often < some) || len(values) < 2 || t.kind == variety &&
		p.isTaken(t.word) {
		return offer{}, false
	}
	label, question := t.word, "Which "+t.word+" does it have?"
	if t.kind == variety {
		label, question = p.thing(t, rs, rows)
	}
	kind := Choice
	if t.kind == class || 10*several > some { // things of two colours or materials name both
		kind = List
	}
	c := p.column(t, kind, label, "", question)
	c.Values = values[:min(len(values), 40)]
	c.Rows = some
	p.examples(c, rs, rows)
	numbers := map[float64]int{}
	for i, v := range values {
		numbers[float64(i)] = counts[v]
	}
	score := .5 + math.Min(1, entropy(numbers)/2)
	if t.kind == variety {
		score *= float64(often) / float64(max(some, 1))
	}
	return offer{column: c, score: score}, true
}

// tally counts the rows with each value of a term, with any value, and with several.
func tally(t term, rs []*parsedText, rows []int) (counts map[string]int, any, several int) {
	counts = map[string]int{}
	for _, i := range rows {
		seen := valuesOf(rs[i].mentions[t])
		for _, v := range seen {
			counts[v]++
		}
		if len(seen) > 1 {
			several++
		}
		if len(seen) > 0 {
			any++
		}
	}
	return counts, any, several
}

// thing returns the noun of a variety, with the question about it.
func (p *proposer) thing(t term, rs []*parsedText, rows []int) (label, question string) {
	var forms []string
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			tokens := rs[i].sentences[m.sentence].Tokens
			for k := m.at + 1; k < len(tokens) && k <= m.at+2; k++ {
				if tokens[k].Stem == t.word {
					forms = append(forms, tokens[k].Lower)
				}
			}
		}
	}
	label = mostFrequentForm(forms)
	return label, "Which " + label + " does it have?"
}

// valuesOf lists the values that mentions affirm, without repeats.
func valuesOf(list []mention) []string {
	var out []string
	for _, m := range list {
		if !m.negated && !slices.Contains(out, m.value) {
			out = append(out, m.value)
		}
	}
	return out
}

// byFrequency returns the keys, the most frequent first.
func byFrequency(counts map[string]int) []string {
	return slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
}

func mostFrequentForm(forms []string) string {
	counts := map[string]int{}
	for _, f := range forms {
		counts[f]++
	}
	return mostFrequent(counts)
}

func mostFrequent(counts map[string]int) string {
	if len(counts) == 0 {
		return ""
	}
	return byFrequency(counts)[0]
}

// entropy returns the information of a value, in bits.
func entropy[K comparable](counts map[K]int) float64 {
	sum, h := 0.0, 0.0
	for _, n := range counts {
		sum += float64(n)
	}
	for _, n := range counts {
		if n > 0 {
			h -= float64(n) / sum * math.Log2(float64(n)/sum)
		}
	}
	return h
}
