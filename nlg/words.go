package nlg

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// withoutArticle returns a phrase without its article.
func (v *Voice) withoutArticle(phrase string) string {
	if first, rest, ok := strings.Cut(phrase, " "); ok && v.g.inClass("articles", first) {
		return rest
	}
	return phrase
}

// firstWord returns the first word of a phrase.
func firstWord(phrase string) string {
	first, _, _ := strings.Cut(phrase, " ")
	return first
}

func (v *Voice) singular(phrase string) string {
	for _, end := range []string{" of ", " ("} { // country of origin, language (from)
		if head, rest, ok := strings.Cut(phrase, end); ok {
			return v.singular(head) + end + rest
		}
	}
	if w := strings.Fields(phrase); isPluralWithParticiple(strings.Fields(strings.ToLower(phrase))) { // film watched
		return text.Singular(strings.Join(w[:len(w)-1], " ")) + " " + w[len(w)-1]
	}
	at := strings.LastIndexByte(phrase, ' ') + 1
	if singular := v.g.rules["one."+strings.ToLower(phrase[at:])]; singular != "" {
		return phrase[:at] + singular
	}
	if text.Stop(text.Singular(phrase[at:])) { // ins
		return phrase
	}
	return text.Singular(phrase)
}

// plural inflects a phrase's last word, or the one before "of", by the lexicon's endings. Plurals are unchanged.
func (v *Voice) plural(phrase string) string {
	if name := v.quotePreposition(phrase); isQuoted(name) {
		return v.plural(v.valueNoun(name))
	}
	for _, end := range []string{" of ", " ("} { // countries of origin, languages (from)
		if head, rest, ok := strings.Cut(phrase, end); ok && (end == " (" || !v.isCountLabel(strings.Fields(phrase))) {
			return v.plural(head) + end + rest
		}
	}
	i := strings.LastIndexByte(phrase, ' ') + 1
	if i > 0 && isPluralWithParticiple(strings.Fields(strings.ToLower(phrase))) {
		return phrase
	}
	w := strings.Fields(strings.ToLower(phrase))
	if len(w) == 2 && lang.IsParticipleAfterNoun(w[1]) && !lang.IsNoun(w[1]) && lang.IsNoun(w[0]) {
		return v.plural(firstWord(phrase)) + phrase[i-1:] // years made
	}
	word := phrase[i:]
	lower := strings.ToLower(word)
	if v.g.inClass("say.plural", lower) || text.Singular(lower) != lower {
		return phrase
	}
	for _, e := range v.g.pluralEndings {
		ending, isOpen := strings.CutPrefix(e[0], "*")
		if stem, ok := strings.CutSuffix(lower, ending); ok && (isOpen || stem == "") {
			return phrase[:i] + word[:len(stem)] + e[1]
		}
	}
	return phrase
}

// isQuoted reports whether a label is in quotes because it is not a noun.
func isQuoted(name string) bool {
	return strings.HasPrefix(name, "“") && strings.HasSuffix(name, "”")
}

// valueNoun returns a noun for a column whose label is in quotes: value of “kept by”.
func (v *Voice) valueNoun(name string) string {
	if isQuoted(name) {
		return v.g.render("values", slots{"column": name})
	}
	return name
}

// quotePreposition puts a label in quotes if it is only a preposition, such as "to" or "from".
func (v *Voice) quotePreposition(label string) string {
	if text.Stop(label) || v.g.inClass("preposition", label) {
		return quoted(label)
	}
	return label
}

// label returns the label if there is one, else the name in words; "" if the result has no letters.
func label(l, name string) string {
	if l == "" {
		l = Words(name)
	}
	if !strings.ContainsFunc(l, unicode.IsLetter) {
		return ""
	}
	return l
}

// Words splits an identifier: flight_no and FlightNo become flight no.
func Words(name string) string { return strings.Join(names.Split(name), " ") }

// isCountLabel reports whether a label begins with a word such as "number", or with "no" before a plural.
func (v *Voice) isCountLabel(name []string) bool {
	if len(name) < 2 || !v.g.inClass("count.words", strings.ToLower(name[0])) {
		return false
	}
	return !strings.EqualFold(name[0], "no") || name[1] == "of" || v.plural(name[1]) == name[1]
}

// isPluralWithParticiple reports whether a label is a plural with a participle: films watched.
func isPluralWithParticiple(w []string) bool {
	n := len(w)
	return n > 1 && lang.IsParticipleAfterNoun(w[n-1]) && !lang.IsNoun(w[n-1]) && text.Singular(w[n-2]) != w[n-2] &&
		Countable(w[n-2])
}

// hasPlural reports whether a label becomes plural if its last word does: not "teacher in charge" or "to".
func (v *Voice) hasPlural(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	return !slices.ContainsFunc(w, func(w string) bool {
		return v.g.inClass("preposition", w) || text.Stop(w) && w != "of"
	})
}

// numberSuffix returns ".one" for a singular label and "" for a plural one, as the suffix of rules for verbs.
func (p speaker) numberSuffix(label string) string {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 || isQuoted(label) || p.isCountLabel(w) { // the number of beds is
		return ".one"
	}
	last := w[len(w)-1]
	isPlural := isPluralWithParticiple(w) || p.g.inClass("say.plural", last) ||
		text.Singular(last) != last && !p.g.inClass("place", last)
	return either(isPlural, "", ".one") // pests seen are
}

// phraseAll phrases each element of a list.
func phraseAll[T, S any](list []T, phrase func(T) S) []S {
	var out []S
	for _, x := range list {
		out = append(out, phrase(x))
	}
	return out
}

// list joins phrases: a, b and c.
func list(parts []string, last string) string {
	switch len(parts) {
	case 0:
		return ""
	case 1:
		return parts[0]
	}
	return strings.Join(parts[:len(parts)-1], ", ") + " " + last + " " + parts[len(parts)-1]
}

func itoa(n int) string { return strconv.Itoa(n) }

// percentile returns the number of a percentile as an ordinal: 90th.
func (v *Voice) percentile(n float64) string {
	if n == math.Trunc(n) {
		return v.ordinal(int(n))
	}
	return v.g.render("ordinal.th", slots{"n": text.Decimals(strconv.FormatFloat(n, 'f', -1, 64), false)})
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// ordinal returns an ordinal in words.
func (v *Voice) ordinal(n int) string {
	if w, ok := v.g.rules["ordinal."+itoa(n)]; ok {
		return w
	}
	end := "ordinal.th"
	if n%100 < 11 || n%100 > 13 {
		end += "." + itoa(n%10)
	}
	return v.g.render(end, slots{"n": itoa(n)})
}

// Countable reports whether a label ends in a countable noun: not in a year, an abbreviation or an abstract noun.
func Countable(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	singular := text.Singular(last)
	stem, isAbstract := strings.CutSuffix(singular, "ty")
	switch {
	case singular != last: // the word is a plural
		return lang.IsNoun(singular) || lang.IsNoun(last) || names.Known(singular) || names.Known(last)
	case isAbstract:
		return names.Known(stem + "ties")
	case strings.HasSuffix(singular, "ing"): // buildings, but not fundings
		return names.Known(singular + "s")
	case lang.IsKnown(singular):
		return lang.IsNoun(singular) && !strings.HasSuffix(singular, "ness")
	}
	return names.Known(singular) || strings.HasSuffix(singular, "er") && lang.IsDerived(singular)
}

// Plural returns the plural of a noun phrase.
func (v *Voice) Plural(phrase string) string { return v.plural(phrase) }
