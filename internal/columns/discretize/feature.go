package discretize

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// What some texts affirm and none denies does not get its own column: "a timer", "wireless". It
// goes into one list column per sub-domain, whose cells are read from the words alone.

// featured identifies the list of features.
var featured = term{kind: feature}

// leastFeatured is how many rows must affirm a feature.
const leastFeatured = 2

// features offers the list of what a sub-domain's rows have and are, beyond the other columns.
func (p *proposer) features(domain string, rs []*parsed, chosen []offer) (*Column, bool) {
	own := stemsOf([]string{domain})
	rows, forms := map[string]int{}, map[string][]string{}
	affirmed := 0
	for _, r := range rs {
		some := false
		for t, list := range r.mentions {
			if t.kind != trait || p.isTaken(t.word) || own[t.word] || covered(t, chosen) {
				continue
			}
			for _, m := range list {
				if r.has(m, t.word, own) && !r.does(m) && !described(m.value) {
					rows[t.word]++
					forms[t.word] = append(forms[t.word], m.value)
					some = true
					break
				}
			}
		}
		if some {
			affirmed++
		}
	}
	words := slices.DeleteFunc(byFrequency(rows), func(w string) bool { return rows[w] < leastFeatured })
	if len(words) < 2 || affirmed < leastRows(len(rs)) {
		return nil, false
	}
	c := p.column(featured, List, "features", "", "Which features does it have?")
	for _, w := range words[:min(len(words), mostFeatures)] {
		c.Values = append(c.Values, commonest(forms[w]))
	}
	all := make([]int, len(rs))
	for i := range all {
		all[i] = i
	}
	c.Rows = affirmed
	p.examples(c, rs, all)
	return c, true
}

// mostFeatures is the maximum number of features of a sub-domain.
const mostFeatures = 150

// covered reports whether a chosen column already covers a word.
func covered(t term, chosen []offer) bool {
	return slices.ContainsFunc(chosen, func(o offer) bool {
		k := o.column.term
		return k.kind == trait && k.word == t.word || k.kind == amount && shares(t.word, k.word+" "+k.cue)
	})
}

// described reports whether a word is a unit, or of a class with its own column.
func described(value string) bool {
	for _, w := range strings.Fields(value) {
		if measures[text.Singular(w)].factor > 0 || slices.ContainsFunc(classes,
			func(k *wordClass) bool { return k.holds(w) }) {
			return true
		}
	}
	return false
}

// vague are words that describe nothing by themselves.
var vague = text.Set("nothing something everything anything thing itself like all above below around inside made " +
	"make people set between under back")

// beforeVerbs are words followed by verbs.
var beforeVerbs = text.Set("may can cannot will to you it we they who i")

// does reports whether a mention is what the row does, "keeps warm", rather than what it has or is.
func (r *parsed) does(m mention) bool {
	tokens := r.sentences[m.sentence].Tokens
	return (m.at == 0 || clauseEnd(tokens[m.at-1])) && strings.HasSuffix(tokens[m.at].Lower, "s") && m.at+
		1 < len(tokens) && !clauseEnd(tokens[m.at+1])
}

// has reports whether a mention names a thing or quality without negation. A pair is a phrase; a quality may precede
// its noun at the start of a clause.
func (r *parsed) has(m mention, words string, own map[string]bool) bool {
	tokens := r.sentences[m.sentence].Tokens
	begins := m.at == 0 || clauseEnd(tokens[m.at-1])
	pair := strings.Contains(words, " ")
	switch {
	case m.negated || !begins && beforeVerbs[tokens[m.at-1].Lower] ||
		slices.ContainsFunc(strings.Fields(m.value), func(w string) bool { return vague[w] }):
		return false
	case pair || begins:
		return true
	}
	return endsPhrase(tokens, m.at, own)
}

// endsPhrase reports whether the words up to a token are a complete phrase naming a thing or quality other than the
// row's own kind.
func endsPhrase(tokens []text.Token, last int, own map[string]bool) bool {
	next := last + 1
	return next >= len(tokens) || !tokens[next].Word || text.Stop(tokens[next].Lower) || own[tokens[next].Stem]
}

// listed decides which features a text affirms.
func listed(c *Column, r *parsed) Cell {
	var values []string
	quote := ""
	for _, v := range c.Values {
		for _, m := range r.mentions[term{kind: trait, word: stemmed(v)}] {
			if text.Singular(m.value) == text.Singular(v) && r.has(m, stemmed(v), nil) {
				values = append(values, v)
				if quote == "" {
					quote = r.quote(m)
				}
				break
			}
		}
	}
	if len(values) == 0 {
		return Cell{State: Silent, Confidence: .6}
	}
	slices.Sort(values)
	return Cell{State: Said, Value: strings.Join(values, parted), Quote: quote, Confidence: .85}
}

// stemmed returns the stems of one or two words.
func stemmed(words string) string {
	var out []string
	for _, w := range strings.FieldsFunc(words, func(r rune) bool { return r == ' ' || r == '-' }) {
		out = append(out, text.Stem(w))
	}
	return strings.Join(out, " ")
}
