package discretize

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// days records the dates of a sentence for every word of the clause that may say what happened then, and returns the
// tokens of dates, which are not counted as numbers.
func (r *parsedText) days(sentence int) map[int]bool {
	s := &r.sentences[sentence]
	var taken map[int]bool
	for _, d := range text.Dates(s.Text) {
		var at []int
		for i, t := range s.Tokens {
			if from := t.Start - s.Start; from < d.To && from+len(t.Lower) > d.From {
				at = append(at, i)
			}
		}
		if len(at) == 0 || !d.Month && !year(s.Tokens, at[0]) {
			continue
		}
		if taken == nil {
			taken = map[int]bool{}
		}
		for _, i := range at {
			taken[i] = true
		}
		m := mention{value: d.ISO, sentence: sentence, at: at[0], negated: negatedAt(s.Tokens, at[0], at[len(at)-1]),
			last: at[len(at)-1], exact: d.Exact}
		for _, cue := range cues(s.Tokens, at[0], "") {
			if !slices.ContainsFunc(at, func(i int) bool { return s.Tokens[i].Stem == cue }) {
				r.add(term{kind: day, cue: cue}, m)
			}
		}
	}
	return taken
}

// beforeYears are words after which a four-digit number is a year, unless it counts something.
var beforeYears = text.Set("in since until before after year summer spring autumn winter early late mid")

func year(tokens []text.Token, at int) bool {
	return at > 0 && beforeYears[tokens[at-1].Lower] && (at+1 == len(tokens) || !isContent(tokens[at+1]))
}

// date offers a date column.
func (p *proposer) date(t term, rs []*parsedText, rows []int) (offer, bool) {
	values := map[string]int{}
	rowsWith := 0
	for _, i := range rows {
		if m, ok := onlyDate(rs[i].mentions[t]); ok {
			rowsWith++
			values[m.value]++
		}
	}
	if rowsWith < minRows(len(rs)) || len(values) < 2 || t.cue == "" && !measuresOneThing(t, rs) || t.cue != "" &&
		rowsMentioning(t.cue, rs) > 2*rowsWith {
		return offer{}, false
	}
	label, question := "date", "Which date does it name?"
	if t.cue != "" {
		label = surfaceOf(t.cue, rs, rows)
		question = dayQuestion(label)
	}
	c := p.column(t, Date, label, "", question)
	c.Rows = rowsWith
	p.examples(c, rs, rows)
	score := 1.5 + math.Min(1, entropy(values)/3)
	if t.cue == "" {
		score *= .7 // the event is a better label
	}
	return offer{column: c, score: score}, true
}

// dayQuestion asks for the date of what a label says.
func dayQuestion(label string) string {
	if strings.HasSuffix(label, "ed") || label == "made" || label == "built" {
		return "When was it " + label + "?"
	}
	return "What is its " + strings.TrimSuffix(label, " date") + " date?"
}

// rowsMentioning returns the number of rows with a word.
func rowsMentioning(stem string, rs []*parsedText) int {
	n := 0
	for _, r := range rs {
		if len(r.mentions[term{kind: trait, word: stem}]) > 0 {
			n++
		}
	}
	return n
}

// onlyDate returns the only date of a row; none if it has several.
func onlyDate(list []mention) (first mention, found bool) {
	for _, m := range list {
		if m.negated || found && m.value != first.value {
			return mention{}, false
		}
		first, found = m, true
	}
	return first, found
}
