package discretize

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// parsedText is a row's text with the terms it mentions.
type parsedText struct {
	row       *Row
	sentences []text.Sentence
	mentions  map[term][]mention
}

// term is a possible subject of a column: one or two words that apply or not, an amount, a noun with varieties, a class
// of words, or a date.
type term struct {
	Kind termKind
	Word string // one or two stems; for an amount with a unit, its dimension
	Cue  string // for an amount or date, the stem of the word that says what is measured or what happened
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
	value     string  // "yes" or "no" for a trait; an amount in its dimension's smallest unit; ISO 8601 for a date
	number    float64 // the amount as written, in unit
	unit      string
	isNegated bool
	sentence  int
	token     int // index of its first token
}

// values returns the distinct values of a term that a text mentions and does not deny.
func (r *parsedText) values(t term) (out []string) {
	for _, m := range r.mentions[t] {
		if (t.Kind == trait || !m.isNegated) && !slices.Contains(out, m.value) {
			out = append(out, m.value)
		}
	}
	return out
}

// maxNegationScope is the maximum number of words that a negation affects.
const maxNegationScope = 5

// isNegatedAt reports whether the tokens from first to last are negated, by an earlier word in the clause or by a word
// such as "absent" or "free" after them.
func isNegatedAt(tokens []text.Token, first, last int) bool {
	for i := first - 1; i >= max(0, first-maxNegationScope) && !endsClause(tokens[i]); i-- {
		if text.Negates(tokens[i].Lower) {
			return true
		}
	}
	for i := last + 1; i < min(len(tokens), last+4) && !endsClause(tokens[i]); i++ {
		switch tokens[i].Lower {
		case "absent", "missing", "none":
			return true
		case "free":
			return i == last+2 && tokens[i-1].Lower == "-"
		case "not", "n't": // "the pole is not included"
			return i > last+1 && i+1 < len(tokens) && !endsClause(tokens[i+1])
		}
	}
	return false
}

var clauseEnds = text.Set(", ; : . ! ? ( ) but — – yet though although while so")

func endsClause(t text.Token) bool { return clauseEnds[t.Lower] }

// isContent reports whether a token is a content word.
func isContent(t text.Token) bool {
	return t.Word && !t.Digit && !text.Stop(t.Lower) && !text.Negates(t.Lower) && numberWords[t.Lower] == 0 &&
		len(t.Lower) > 1 && !particles[t.Lower]
}

// particles belong to the preceding verb, so they are not content words.
var particles = text.Set("up out off down away")

// numberWords are spelled-out numbers.
var numberWords = map[string]float64{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
	"eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40,
	"fifty": 50, "sixty": 60, "hundred": 100}

// numberAt parses a token as a number; unit is the unit attached to it ("980g").
func numberAt(t text.Token) (n float64, unit string, ok bool) {
	if n := numberWords[t.Lower]; n > 0 {
		return n, "", true
	}
	if !t.Digit {
		return 0, "", false
	}
	s := strings.ReplaceAll(t.Lower, ",", "")
	unit = strings.TrimLeft(s, "0123456789.")
	n, err := strconv.ParseFloat(strings.TrimSuffix(s, unit), 64)
	return n, unit, err == nil
}

// unitOf returns the unit of measure that a word names; the zero Unit if it names none.
func unitOf(word string) text.Unit { return text.Units()[word] }

// timeUnits are the names of units of time in columns, by their length in seconds.
var timeUnits = map[float64]string{1: "seconds", 60: "minutes", 3600: "hours", 86400: "days", 604800: "weeks"}

// shortUnit returns the shortest name of a unit.
func shortUnit(unit string) string {
	measure := unitOf(unit)
	if name := timeUnits[measure.Factor]; name != "" && measure.Dimension == "time" {
		return name
	}
	for name, other := range text.Units() {
		if measure.Dimension != "" && other == measure &&
			(len(name) < len(unit) || len(name) == len(unit) && name < unit) {
			unit = name
		}
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

// addDates adds a sentence's dates, once for each word in the clause that may name the event. It returns the indexes of
// the dates' tokens, which are not amounts.
func (r *parsedText) addDates(sentence int) map[int]bool {
	s := &r.sentences[sentence]
	dateTokens := map[int]bool{}
	for _, d := range text.Dates(s.Text) {
		first, last := -1, -1
		for i, t := range s.Tokens {
			if t.Start-s.Start < d.To && t.End-s.Start > d.From {
				last = i
				if first < 0 {
					first = i
				}
			}
		}
		if first < 0 || !d.Month && !isYear(s.Tokens, first) {
			continue
		}
		for i := first; i <= last; i++ {
			dateTokens[i] = true
		}
		m := mention{value: d.ISO, sentence: sentence, token: first, isNegated: isNegatedAt(s.Tokens, first, last)}
		for _, cue := range cueStems(s.Tokens, first, last, "") {
			r.add(term{Kind: day, Cue: cue}, m)
		}
	}
	return dateTokens
}

// beforeYears are words that precede years: a four-digit number after one is a year unless it counts something.
var beforeYears = text.Set("in since until before after year summer spring autumn winter early late mid")

func isYear(tokens []text.Token, at int) bool {
	return at > 0 && beforeYears[tokens[at-1].Lower] && (at+1 == len(tokens) || !isContent(tokens[at+1]))
}

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
		if unit == "" && next < len(tokens) && (isContent(tokens[next]) || unitOf(tokens[next].Lower).Factor > 0) {
			unit = text.Singular(tokens[next].Lower)
		}
		measure := unitOf(unit)
		m := mention{number: n, sentence: sentence, token: i, isNegated: isNegatedAt(tokens, i, i),
			value: strconv.FormatFloat(n*max(measure.Factor, 1), 'g', 12, 64)}
		// "sleeps two": the preceding word
		if measure.Dimension == "" && i > 0 && isContent(tokens[i-1]) && tokens[i-1].End < t.Start {
			r.add(term{Kind: amount, Word: tokens[i-1].Stem}, m)
		}
		m.unit = unit
		switch {
		case measure.Dimension != "":
			for _, cue := range cueStems(tokens, i, i, unit) {
				r.add(term{Kind: amount, Word: measure.Dimension, Cue: cue}, m)
			}
		case unit != "":
			r.add(term{Kind: amount, Word: text.Stem(unit)}, m)
		}
	}
}

// cueStems returns the stems of words in the clause around a number or date that may say what is measured or what
// happened, and the empty stem.
func cueStems(tokens []text.Token, first, last int, unit string) []string {
	from, to := first, last
	for from > 0 && !endsClause(tokens[from-1]) {
		from--
	}
	for to+1 < len(tokens) && !endsClause(tokens[to+1]) {
		to++
	}
	out := []string{""}
	for i := from; i <= to; i++ {
		if (i < first || i > last) && isContent(tokens[i]) && text.Singular(tokens[i].Lower) != unit {
			out = append(out, tokens[i].Stem)
		}
	}
	return out
}

// addTraits adds a sentence's words, pairs of words, varieties and words of a class. In a variety with a hyphen, the
// first word may be a function word: "on-ear".
func (r *parsedText) addTraits(sentence int, tokens []text.Token) {
	for i, t := range tokens {
		if !t.Word || t.Digit || text.Negates(t.Lower) || numberWords[t.Lower] > 0 {
			continue
		}
		add := func(kind termKind, word, value string, last int) {
			m := mention{value: value, sentence: sentence, token: i, isNegated: isNegatedAt(tokens, i, last)}
			if kind == trait {
				m.value = map[bool]string{true: "no", false: "yes"}[m.isNegated]
			}
			r.add(term{Kind: kind, Word: word}, m)
		}
		next, value := i+1, t.Lower
		if next < len(tokens) && tokens[next].Lower == "-" {
			next++
		}
		if isContent(t) {
			add(trait, t.Stem, "", i)
			for _, k := range classes {
				if k.contains(t.Lower) {
					add(class, k.name, t.Lower, i)
				}
			}
		} else if next == i+1 || tokens[i+1].Start > t.End {
			continue
		}
		if next == len(tokens) || !isContent(tokens[next]) {
			continue
		}
		if isContent(t) {
			add(trait, t.Stem+" "+tokens[next].Stem, "", next)
		} else {
			value = t.Lower + "-" + tokens[next].Lower
		}
		add(variety, tokens[next].Stem, value, next)
	}
}

// stemWords stems each word.
func stemWords(words string) string {
	list := strings.Fields(strings.ReplaceAll(words, "-", " "))
	for i, w := range list {
		list[i] = text.Stem(w)
	}
	return strings.Join(list, " ")
}

// wordClass is a class of words, which are recognised by their similarity to a few seeds.
type wordClass struct {
	name          string
	seeds         []string
	minSimilarity float32         // minimum mean similarity to the seeds
	similar       map[string]bool // words that are similar but not in the class
	cache         sync.Map        // by word
}

// classes are properties that descriptions state without naming the property: "red", not "of the colour red".
var classes = []*wordClass{
	{name: "colour", seeds: []string{"red", "black", "blue", "green", "white", "yellow"}, minSimilarity: .275,
		similar: text.Set("dark bright coloured colored color colour colors colours")},
	{name: "material", seeds: []string{"leather", "cotton", "steel", "aluminium", "plastic", "wool", "wood", "nylon"},
		minSimilarity: .22, similar: text.Set("stainless fabric fabrics textile textiles material materials")},
}

// contains reports whether a lower-case word belongs to the class.
func (k *wordClass) contains(word string) bool {
	if isMember, ok := k.cache.Load(word); ok {
		return isMember.(bool)
	}
	sum := float32(0)
	for _, s := range k.seeds {
		sum += encode.LookupWord(s).Similarity(encode.LookupWord(word))
	}
	isMember := sum >= k.minSimilarity*float32(len(k.seeds)) && !k.similar[word] || slices.Contains(k.seeds, word)
	k.cache.Store(word, isMember)
	return isMember
}
