package discretize

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// parsedText is a row's text with the terms it mentions.
type parsedText struct {
	row       *Row
	sentences []text.Sentence
	mentions  map[term][]mention
}

// term is a possible subject of a column: one or two words that apply or not, an amount, or a noun with varieties.
type term struct {
	kind termKind
	word string // one or two stems
	cue  string // of an amount or date: the stem that says what is measured or what happened
}

type termKind uint8

const (
	trait   termKind = iota // "waterproof", "noise cancelling"
	amount                  // "980 g", "two doors", "sleeps four"
	variety                 // "aluminium poles"
	class                   // "red", of the class of colours
	day                     // "released in March 2021"
)

// mention is an occurrence of a term in a text.
type mention struct {
	value     string  // as written for a variety or class; ISO 8601 for a date
	number    float64 // the amount
	unit      string
	isNegated bool
	sentence  int
	token     int // index of its first token
	lastToken int // index of a date's last token
	isExact   bool
}

// maxNegationScope is the maximum number of words that a negation affects.
const maxNegationScope = 5

// isNegatedAt reports whether some tokens are negated: by an earlier word of the clause, or by "absent", "free" or the
// like after them.
func isNegatedAt(tokens []text.Token, first, last int) bool {
	words := 0
	for i := first - 1; i >= 0 && words < maxNegationScope; i-- {
		t := tokens[i]
		if endsClause(t) {
			break
		}
		if text.Negates(t.Lower) {
			return true
		}
		words++
	}
	for i := last + 1; i < len(tokens) && i <= last+3; i++ {
		t := tokens[i]
		if endsClause(t) {
			break
		}
		if t.Lower == "absent" || t.Lower == "missing" || t.Lower == "none" || t.Lower == "free" && i == last+2 &&
			tokens[i-1].Lower == "-" {
			return true
		}
		if (t.Lower == "not" || t.Lower == "n't") && i+1 < len(tokens) && !endsClause(tokens[i+1]) && i > last+1 {
			return true // "the pole is not included"
		}
	}
	return false
}

func endsClause(t text.Token) bool {
	switch t.Lower {
	case ",", ";", ":", ".", "!", "?", "(", ")", "but", "—", "–", "yet", "though", "although", "while", "so":
		return true
	}
	return false
}

// isContent reports whether a token is a content word.
func isContent(t text.Token) bool {
	return t.Word && !t.Digit && !text.Stop(t.Lower) && !text.Negates(t.Lower) && numberWords[t.Lower] == 0 &&
		len(t.Lower) > 1 && !particles[t.Lower]
}

// particles belong to the preceding verb, so they are not content words.
var particles = text.Set("up out off down away")

// numberWords are spelled-out numbers.
var numberWords = map[string]float64{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
	"eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "hundred": 100}

// numberAt parses a token as a number; unit is the unit attached to it ("980g").
func numberAt(t text.Token) (n float64, unit string, ok bool) {
	if n := numberWords[t.Lower]; n > 0 {
		return n, "", true
	}
	if !t.Digit {
		return 0, "", false
	}
	s := strings.ReplaceAll(t.Lower, ",", "")
	end := 0
	for end < len(s) && (s[end] >= '0' && s[end] <= '9' || s[end] == '.') {
		end++
	}
	n, err := strconv.ParseFloat(s[:end], 64)
	return n, s[end:], err == nil
}

// measure is a unit within a family of convertible units.
type measure struct {
	family string
	factor float64
}

// measures are the convertible units; any other noun counts itself.
var measures = map[string]measure{
	"g": {"mass", 1}, "gram": {"mass", 1}, "kg": {"mass", 1000}, "kilo": {"mass", 1000}, "kilogram": {"mass", 1000}, "lb": {"mass", 453.592}, "pound": {"mass", 453.592},
	"oz": {"mass", 28.3495}, "ounce": {"mass", 28.3495}, "tonne": {"mass", 1e6},
	"mm": {"length", 1}, "millimetre": {"length", 1}, "millimeter": {"length", 1}, "cm": {"length", 10}, "centimetre": {"length", 10}, "centimeter": {"length", 10},
	"m": {"length", 1000}, "metre": {"length", 1000}, "meter": {"length", 1000}, "km": {"length", 1e6}, "inch": {"length", 25.4},
	"ml": {"volume", 1}, "millilitre": {"volume", 1}, "cl": {"volume", 10}, "l": {"volume", 1000}, "litre": {"volume", 1000}, "liter": {"volume", 1000},
	"second": {"time", 1}, "minute": {"time", 60}, "min": {"time", 60}, "hour": {"time", 3600}, "h": {"time", 3600}, "day": {"time", 86400},
	"week": {"time", 604800}, "month": {"time", 2629800}, "year": {"time", 31557600},
	"kb": {"data", 1e-6}, "mb": {"data", 1e-3}, "gb": {"data", 1}, "tb": {"data", 1000},
	"w": {"power", 1}, "watt": {"power", 1}, "kw": {"power", 1000}, "kilowatt": {"power", 1000},
}

// shortUnits are the abbreviations of units in columns.
var shortUnits = map[string]string{"gram": "g", "kilo": "kg", "kilogram": "kg", "pound": "lb", "ounce": "oz",
	"millimetre": "mm", "millimeter": "mm",
	"centimetre": "cm", "centimeter": "cm", "metre": "m", "meter": "m", "litre": "l", "liter": "l", "millilitre": "ml", "min": "minutes", "minute": "minutes",
	"hour": "hours", "h": "hours", "day": "days", "week": "weeks", "month": "months", "year": "years", "second": "seconds", "watt": "w", "kilowatt": "kw"}

func shortUnit(unit string) string {
	if s, ok := shortUnits[unit]; ok {
		return s
	}
	return unit
}

// parseText splits a row's text into sentences and finds its terms.
func parseText(r *Row) *parsedText {
	out := &parsedText{row: r, sentences: text.Sentences(r.Text), mentions: map[term][]mention{}}
	for i, s := range out.sentences {
		out.addAmounts(i, s.Tokens, out.addDates(i))
		out.addTraits(i, s.Tokens)
	}
	return out
}

func (r *parsedText) add(t term, m mention) { r.mentions[t] = append(r.mentions[t], m) }

// addAmounts adds a sentence's numbers with what they count or measure.
func (r *parsedText) addAmounts(sentence int, tokens []text.Token, dateTokens map[int]bool) {
	for i, t := range tokens {
		n, unit, ok := numberAt(t)
		if !ok || dateTokens[i] {
			continue
		}
		next := i + 1
		if unit == "" && next < len(tokens) && tokens[next].Lower == "-" {
			next++
		}
		m := mention{number: n, sentence: sentence, token: i, isNegated: isNegatedAt(tokens, i, i)}
		if unit == "" && next < len(tokens) && (isContent(tokens[next]) ||
			measures[text.Singular(tokens[next].Lower)].factor > 0) {
			unit = text.Singular(tokens[next].Lower)
		}
		// "sleeps two": the preceding word
		if _, measured := measures[unit]; !measured && i > 0 && isContent(tokens[i-1]) && tokens[i-1].End < t.Start {
			r.add(term{kind: amount, word: tokens[i-1].Stem}, m)
		}
		if unit == "" {
			continue
		}
		m.unit = unit
		if k, ok := measures[unit]; ok {
			for _, cue := range cueStems(tokens, i, unit) {
				r.add(term{kind: amount, word: k.family, cue: cue}, m)
			}
			continue
		}
		r.add(term{kind: amount, word: text.Stem(unit)}, m)
	}
}

// cueStems returns the stems of a number's clause that may say what is measured, and the empty stem.
func cueStems(tokens []text.Token, at int, unit string) []string {
	from, to := at, at
	for from > 0 && !endsClause(tokens[from-1]) {
		from--
	}
	for to+1 < len(tokens) && !endsClause(tokens[to+1]) {
		to++
	}
	out := []string{""}
	for i := from; i <= to; i++ {
		if i != at && isContent(tokens[i]) && text.Singular(tokens[i].Lower) != unit {
			out = append(out, tokens[i].Stem)
		}
	}
	return out
}

// addTraits adds a sentence's words, pairs of words, varieties and words of a class.
func (r *parsedText) addTraits(sentence int, tokens []text.Token) {
	for i, t := range tokens {
		if !isContent(t) {
			continue
		}
		last := i
		r.add(term{kind: trait, word: t.Stem}, mention{value: t.Lower, sentence: sentence, token: i,
			isNegated: isNegatedAt(tokens, i, i)})
		next := i + 1
		if next < len(tokens) && tokens[next].Lower == "-" {
			next++
		}
		if next < len(tokens) && isContent(tokens[next]) {
			last = next
			pair := mention{value: t.Lower + " " + tokens[next].Lower, sentence: sentence, token: i,
				isNegated: isNegatedAt(tokens, i, last)}
			if next > i+1 {
				pair.value = t.Lower + "-" + tokens[next].Lower
			}
			r.add(term{kind: trait, word: t.Stem + " " + tokens[next].Stem}, pair)
			r.add(term{kind: variety, word: tokens[next].Stem},
				mention{value: t.Lower, sentence: sentence, token: i, isNegated: pair.isNegated})
		}
		for _, k := range classes {
			if k.contains(t.Lower) {
				r.add(term{kind: class, word: k.name}, mention{value: t.Lower, sentence: sentence, token: i,
					isNegated: isNegatedAt(tokens, i, i)})
			}
		}
	}
	r.addHyphenated(sentence, tokens)
}

// addHyphenated adds varieties whose first word is a function word: "on-ear", "over-ear".
func (r *parsedText) addHyphenated(sentence int, tokens []text.Token) {
	for i := 1; i+1 < len(tokens); i++ {
		before, after := tokens[i-1], tokens[i+1]
		if tokens[i].Lower == "-" && before.Word && !before.Digit && !isContent(before) && numberWords[before.Lower] == 0 &&
			isContent(after) &&
			before.End == tokens[i].Start && !text.Negates(before.Lower) {
			r.add(term{kind: variety, word: after.Stem}, mention{value: before.Lower + "-" + after.Lower, sentence: sentence,
				token: i - 1, isNegated: isNegatedAt(tokens, i-1, i+1)})
		}
	}
}

// stemWords stems each word.
func stemWords(words string) string {
	var out []string
	for _, w := range strings.FieldsFunc(words, func(r rune) bool { return r == ' ' || r == '-' }) {
		out = append(out, text.Stem(w))
	}
	return strings.Join(out, " ")
}
