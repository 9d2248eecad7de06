package discretize

import (
	"fmt"
	"math"
	"strings"
)

// proposeNumber proposes a column of amounts.
func (p *proposer) proposeNumber(t term, rs []*parsedText, rows []int) (offer, bool) {
	units := map[string]int{}
	values := map[float64]int{}
	rowsWith := 0
	for _, i := range rows {
		m, ok := onlyAmount(rs[i].mentions[t])
		if !ok {
			continue
		}
		rowsWith++
		units[m.unit]++
		values[m.number]++
	}
	isFamily := isUnitFamily(t)
	if rowsWith < minRows(len(rs)) || len(values) < 2 || !isFamily && t.cue == "" && !hasMostlyNumbers(t, rs, rows) {
		return offer{}, false
	}
	if isFamily && t.cue == "" && !measuresOneThing(t, rs) {
		return offer{}, false
	}
	unit := ""
	if isFamily {
		unit = shortUnit(mostFrequent(units))
	}
	label, question := numberLabel(t, unit, rs, rows)
	if p.areWordsTaken(t.word) && p.areWordsTaken(label) {
		return offer{}, false
	}
	c := p.newColumn(t, Number, label, unit, question)
	c.Rows = rowsWith
	p.addExamples(c, rs, rows)
	score := 1 + math.Min(1, entropy(values)/3)
	if isFamily && t.cue == "" && t.word != "mass" && t.word != "volume" {
		score *= .7 // a column with a cue is better
	}
	return offer{column: c, score: score}, true
}

func isUnitFamily(t term) bool {
	for _, m := range measures {
		if m.family == t.word {
			return true
		}
	}
	return false
}

// hasMostlyNumbers reports whether a term's word mostly occurs with a number.
func hasMostlyNumbers(t term, rs []*parsedText, rows []int) bool {
	words := 0
	for _, r := range rs {
		for _, s := range r.sentences {
			for _, tok := range s.Tokens {
				if tok.Stem == t.word {
					words++
				}
			}
		}
	}
	return 2*len(rows) >= words
}

// measuresOneThing reports whether all amounts of a unit family probably measure the same thing: most rows with any
// have one.
func measuresOneThing(t term, rs []*parsedText) bool {
	rowsWithOne, rowsWithAmount := 0, 0
	for _, r := range rs {
		if n := len(r.mentions[t]); n > 0 {
			rowsWithAmount++
			if n == 1 {
				rowsWithOne++
			}
		}
	}
	return float64(rowsWithOne) >= .85*float64(rowsWithAmount)
}

// onlyAmount returns a row's amount if it has exactly one.
func onlyAmount(list []mention) (mention, bool) {
	first := mention{}
	found := false
	for _, m := range list {
		if m.isNegated {
			continue
		}
		if found && m.number*max(measures[m.unit].factor, 1e-9) != first.number*max(measures[first.unit].factor, 1e-9) {
			return mention{}, false
		}
		if !found || m.unit != "" {
			first, found = m, true
		}
	}
	return first, found
}

// numberLabel returns a number column's label and question.
func numberLabel(t term, unit string, rs []*parsedText, rows []int) (label, question string) {
	switch {
	case t.word == "mass" && (t.cue == "" || strings.HasPrefix(t.cue, "weigh")):
		return "weight", "How much does it weigh in " + unit + "?"
	case t.word == "volume" && (t.cue == "" || unit == "l"):
		return "capacity", "How many " + unit + " does it hold?"
	case isUnitFamily(t) && t.cue == "":
		return t.word, fmt.Sprintf("What is its %s in %s?", t.word, unit)
	case isUnitFamily(t):
		cue := commonInflection(t.cue, rs, rows)
		return cue + " " + unit, fmt.Sprintf("How many %s of %s?", unit, cue)
	}
	word := commonInflection(t.word, rs, rows)
	if precedesNumber(t, rs, rows) {
		return word, "How many does it " + strings.TrimSuffix(word, "s") + "?"
	}
	return word, "How many " + word + " does it have?"
}

// commonInflection returns the most frequent inflection of a stem.
func commonInflection(stem string, rs []*parsedText, rows []int) string {
	var forms []string
	for _, i := range rows {
		for _, s := range rs[i].sentences {
			for _, tok := range s.Tokens {
				if tok.Stem == stem {
					forms = append(forms, tok.Lower)
				}
			}
		}
	}
	return mostFrequentForm(forms)
}

// precedesNumber reports whether an amount's word is mostly before its number, as in "sleeps two".
func precedesNumber(t term, rs []*parsedText, rows []int) bool {
	before := 0
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			if m.token > 0 && rs[i].sentences[m.sentence].Tokens[m.token-1].Stem == t.word {
				before++
				break
			}
		}
	}
	return 2*before > len(rows)
}
