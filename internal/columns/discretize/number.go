package discretize

import (
	"fmt"
	"math"
	"strings"
)

// number offers a column of amounts.
func (p *proposer) number(t term, rs []*parsedText, rows []int) (offer, bool) {
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
	family := familyOf(t)
	if rowsWith < minRows(len(rs)) || len(values) < 2 || !family && t.cue == "" && !mostlyCounted(t, rs, rows) {
		return offer{}, false
	}
	if family && t.cue == "" && !measuresOneThing(t, rs) {
		return offer{}, false
	}
	unit := ""
	if family {
		unit = shortUnit(mostFrequent(units))
	}
	label, question := amountWords(t, unit, rs, rows)
	if p.isTaken(t.word) && p.isTaken(label) {
		return offer{}, false
	}
	c := p.column(t, Number, label, unit, question)
	c.Rows = rowsWith
	p.examples(c, rs, rows)
	score := 1 + math.Min(1, entropy(values)/3)
	if family && t.cue == "" && t.word != "mass" && t.word != "volume" {
		score *= .7 // a stated measure is better than a guessed one
	}
	return offer{column: c, score: score}, true
}

func familyOf(t term) bool {
	for _, m := range measures {
		if m.family == t.word {
			return true
		}
	}
	return false
}

// mostlyCounted reports whether the numbers beside a term are no coincidence: its word mostly has one.
func mostlyCounted(t term, rs []*parsedText, rows []int) bool {
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

// measuresOneThing reports whether a family's amounts, including those without a cue, all measure one thing: most rows
// with any have just one.
func measuresOneThing(t term, rs []*parsedText) bool {
	one, some := 0, 0
	for _, r := range rs {
		if n := len(r.mentions[t]); n > 0 {
			some++
			if n == 1 {
				one++
			}
		}
	}
	return float64(one) >= .85*float64(some)
}

// onlyAmount returns the only amount of a row; none if it has several.
func onlyAmount(list []mention) (mention, bool) {
	first := mention{}
	found := false
	for _, m := range list {
		if m.negated {
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

// amountWords returns a number column's label and question.
func amountWords(t term, unit string, rs []*parsedText, rows []int) (label, question string) {
	switch {
	case t.word == "mass" && (t.cue == "" || strings.HasPrefix(t.cue, "weigh")):
		return "weight", "How much does it weigh in " + unit + "?"
	case t.word == "volume" && (t.cue == "" || unit == "l"):
		return "capacity", "How many " + unit + " does it hold?"
	case familyOf(t) && t.cue == "":
		return t.word, fmt.Sprintf("What is its %s in %s?", t.word, unit)
	case familyOf(t):
		cue := surfaceOf(t.cue, rs, rows)
		return cue + " " + unit, fmt.Sprintf("How many %s of %s?", unit, cue)
	}
	word := surfaceOf(t.word, rs, rows)
	if precedesNumber(t, rs, rows) {
		return word, "How many does it " + strings.TrimSuffix(word, "s") + "?"
	}
	return word, "How many " + word + " does it have?"
}

// surfaceOf returns the commonest inflection of a stem.
func surfaceOf(stem string, rs []*parsedText, rows []int) string {
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

// precedesNumber reports whether an amount's word mostly precedes its number, as in "sleeps two".
func precedesNumber(t term, rs []*parsedText, rows []int) bool {
	before := 0
	for _, i := range rows {
		for _, m := range rs[i].mentions[t] {
			if m.at > 0 && rs[i].sentences[m.sentence].Tokens[m.at-1].Stem == t.word {
				before++
				break
			}
		}
	}
	return 2*before > len(rows)
}
