package discretize

import (
	"math"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// proposeYesNo proposes a yes/no column for a term that some texts affirm and others deny.
func (p *proposer) proposeYesNo(t term, rs []*parsedText, rows []int) (offer, bool) {
	affirmed, denied := 0, 0
	var forms []string
	nouns, others := 0, 0
	for _, i := range rows {
		m := decisiveMention(rs[i].mentions[t])
		if m.isNegated {
			denied++
		} else {
			affirmed++
		}
		forms = append(forms, m.value)
		switch noun, known := isNounAt(rs[i].sentences[m.sentence].Tokens, m.token); {
		case noun:
			nouns++
		case known:
			others++
		}
	}
	if denied < 2 || affirmed < 2 || p.areWordsTaken(t.word) {
		return offer{}, false
	}
	label := mostFrequentForm(forms)
	question := "Is it " + label + "?"
	if isVerb(t, rs, rows) {
		label = t.word
		question = "Does it " + label + "?"
	} else if nouns > others || strings.Contains(t.word, " ") {
		question = "Does it have " + label + "?"
	}
	c := p.newColumn(t, YesNo, label, "", question)
	p.addExamples(c, rs, rows)
	share := float64(denied) / float64(len(rows))
	balance := -share*math.Log2(share) - (1-share)*math.Log2(1-share)
	if strings.Contains(t.word, " ") {
		balance *= 1.3 // a pair of words is more specific
	}
	return offer{column: c, score: .4 + balance}, true
}

// isVerb reports whether a word is a verb: it follows "it" or "does not" more than once.
func isVerb(t term, rs []*parsedText, rows []int) bool {
	n := 0
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			tokens := rs[i].sentences[m.sentence].Tokens
			if m.token > 0 && (tokens[m.token-1].Lower == "it" || m.token > 1 && tokens[m.token-1].Lower == "not" &&
				tokens[m.token-2].Lower == "does") {
				n++
			}
		}
	}
	return n >= 2 && !strings.Contains(t.word, " ")
}

// isNounAt reports whether a word is a noun, and whether that is known, from the words beside it.
func isNounAt(tokens []text.Token, at int) (isNoun, isKnown bool) {
	if at == 0 {
		return false, false
	}
	switch w := tokens[at-1].Lower; {
	case w == "a", w == "an", w == "the", w == "no", w == "with", w == "without", numberWords[w] > 0:
		return at+1 == len(tokens) || !isContent(tokens[at+1]), true
	case w == "is", w == "not", w == "it", w == "are":
		return false, true
	}
	return false, false
}

// decisiveMention returns the first mention that is not negated, or else the first.
func decisiveMention(list []mention) mention {
	for _, m := range list {
		if !m.isNegated {
			return m
		}
	}
	return list[0]
}
