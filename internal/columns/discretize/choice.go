package discretize

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/words/text"
)

// proposeChoice proposes a column for the varieties of a thing or the words of a class.
func (p *proposer) proposeChoice(t term, rs []*parsedText, rows []int) (offer, bool) {
	counts, rowsWithValue, rowsWithSeveral := countValues(t, rs, rows)
	values := slices.DeleteFunc(byFrequency(counts),
		func(v string) bool { return counts[v] < 2 && t.kind != class || p.existingStems[text.Stem(v)] })
	total := 0
	for _, v := range values {
		total += counts[v]
	}
	if t.kind == variety && (len(values) < 2 || 2*total < rowsWithValue) || len(values) < 2 || t.kind == variety &&
		p.areWordsTaken(t.word) {
		return offer{}, false
	}
	label, question := t.word, "Which "+t.word+" does it have?"
	if t.kind == variety {
		label, question = p.varietyLabel(t, rs, rows)
	}
	kind := Choice
	if t.kind == class || 10*rowsWithSeveral > rowsWithValue { // since things may have two colours or materials
		kind = List
	}
	c := p.newColumn(t, kind, label, "", question)
	c.Values = values[:min(len(values), 40)]
	c.Rows = rowsWithValue
	p.addExamples(c, rs, rows)
	numbers := map[float64]int{}
	for i, v := range values {
		numbers[float64(i)] = counts[v]
	}
	score := .5 + math.Min(1, entropy(numbers)/2)
	if t.kind == variety {
		score *= float64(total) / float64(max(rowsWithValue, 1))
	}
	return offer{column: c, score: score}, true
}

// countValues counts the rows with each value of a term, with any value, and with several values.
func countValues(t term, rs []*parsedText, rows []int) (counts map[string]int, rowsWithValue, rowsWithSeveral int) {
	counts = map[string]int{}
	for _, i := range rows {
		seen := affirmedValues(rs[i].mentions[t])
		for _, v := range seen {
			counts[v]++
		}
		if len(seen) > 1 {
			rowsWithSeveral++
		}
		if len(seen) > 0 {
			rowsWithValue++
		}
	}
	return counts, rowsWithValue, rowsWithSeveral
}

// varietyLabel returns the noun of a variety and the column's question.
func (p *proposer) varietyLabel(t term, rs []*parsedText, rows []int) (label, question string) {
	var forms []string
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			tokens := rs[i].sentences[m.sentence].Tokens
			for k := m.token + 1; k < len(tokens) && k <= m.token+2; k++ {
				if tokens[k].Stem == t.word {
					forms = append(forms, tokens[k].Lower)
				}
			}
		}
	}
	label = mostFrequentForm(forms)
	return label, "Which " + label + " does it have?"
}

// affirmedValues returns the distinct values of mentions that are not negated.
func affirmedValues(list []mention) []string {
	var out []string
	for _, m := range list {
		if !m.isNegated && !slices.Contains(out, m.value) {
			out = append(out, m.value)
		}
	}
	return out
}

// byFrequency returns the keys, most frequent first.
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

// entropy returns the entropy of a distribution in bits.
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
