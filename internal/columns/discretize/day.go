package discretize

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// addDates adds a sentence's dates, once for each word of the clause that may name the event, and returns the tokens of
// the dates, since they are not numbers.
func (r *parsedText) addDates(sentence int) map[int]bool {
	s := &r.sentences[sentence]
	var dateTokens map[int]bool
	for _, d := range text.Dates(s.Text) {
		var tokens []int
		for i, t := range s.Tokens {
			if from := t.Start - s.Start; from < d.To && from+len(t.Lower) > d.From {
				tokens = append(tokens, i)
			}
		}
		if len(tokens) == 0 || !d.Month && !isYear(s.Tokens, tokens[0]) {
			continue
		}
		if dateTokens == nil {
			dateTokens = map[int]bool{}
		}
		for _, i := range tokens {
			dateTokens[i] = true
		}
		m := mention{value: d.ISO, sentence: sentence, token: tokens[0], isNegated: isNegatedAt(s.Tokens, tokens[0],
			tokens[len(tokens)-1]),
			lastToken: tokens[len(tokens)-1], isExact: d.Exact}
		for _, cue := range cueStems(s.Tokens, tokens[0], "") {
			if !slices.ContainsFunc(tokens, func(i int) bool { return s.Tokens[i].Stem == cue }) {
				r.add(term{kind: day, cue: cue}, m)
			}
		}
	}
	return dateTokens
}

// beforeYears are words that precede years: a four-digit number after one is a year unless it counts something.
var beforeYears = text.Set("in since until before after year summer spring autumn winter early late mid")

func isYear(tokens []text.Token, at int) bool {
	return at > 0 && beforeYears[tokens[at-1].Lower] && (at+1 == len(tokens) || !isContent(tokens[at+1]))
}

// proposeDate proposes a date column.
func (p *proposer) proposeDate(t term, rs []*parsedText, rows []int) (offer, bool) {
	values := map[string]int{}
	rowsWith := 0
	for _, i := range rows {
		if m, ok := onlyDate(rs[i].mentions[t]); ok {
			rowsWith++
			values[m.value]++
		}
	}
	if rowsWith < minRows(len(rs)) || len(values) < 2 || t.cue == "" && !measuresOneThing(t, rs) || t.cue != "" &&
		countRowsMentioning(t.cue, rs) > 2*rowsWith {
		return offer{}, false
	}
	label, question := "date", "Which date does it name?"
	if t.cue != "" {
		label = commonInflection(t.cue, rs, rows)
		question = dateQuestion(label)
	}
	c := p.newColumn(t, Date, label, "", question)
	c.Rows = rowsWith
	p.addExamples(c, rs, rows)
	score := 1.5 + math.Min(1, entropy(values)/3)
	if t.cue == "" {
		score *= .7 // a column with a cue is better
	}
	return offer{column: c, score: score}, true
}

// dateQuestion returns the question of a date column.
func dateQuestion(label string) string {
	if strings.HasSuffix(label, "ed") || label == "made" || label == "built" {
		return "When was it " + label + "?"
	}
	return "What is its " + strings.TrimSuffix(label, " date") + " date?"
}

// countRowsMentioning counts the rows with a word.
func countRowsMentioning(stem string, rs []*parsedText) int {
	n := 0
	for _, r := range rs {
		if len(r.mentions[term{kind: trait, word: stem}]) > 0 {
			n++
		}
	}
	return n
}

// onlyDate returns a row's date if it has exactly one.
func onlyDate(list []mention) (first mention, found bool) {
	for _, m := range list {
		if m.isNegated || found && m.value != first.value {
			return mention{}, false
		}
		first, found = m, true
	}
	return first, found
}
