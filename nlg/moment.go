package nlg

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// columnNoun returns a noun for a column with a label: date joined, amount paid, number in stock; else “kept by”.
func (v *Voice) columnNoun(c *schema.Column, label string) string {
	if noun := v.dateNoun(c, label); noun != label {
		return noun
	}
	name := v.nounOrQuoted(label)
	if !isQuoted(name) || c == nil || !isWords(label) {
		return name
	}
	if c.Dated() && !v.g.inClass("moment", firstWord(strings.ToLower(label))) {
		return v.g.render("moment.date.of", slots{"done": name})
	}
	return v.amountNoun(c, label, name)
}

// amountNoun returns a noun for a column of numbers, or its name: bar spend, hourly amount, number in stock.
func (v *Voice) amountNoun(c *schema.Column, label, name string) string {
	yes, _ := c.Flag()
	first, _, hasRest := strings.Cut(strings.ToLower(label), " ")
	isCount := c.Type == schema.Integer && c.Role != schema.Money && UnitOf(nil, c).Symbol == ""
	isIn := v.g.inClass("preposition", first)
	isDone := (isParticiple(first) || isIn || text.Stop(first)) && !v.g.inClass("past", first) // paid, but not came
	switch {
	case !c.Type.Number():
	case hasRest && lang.IsNoun(first) && !isParticiple(first): // bar spend, but “water at”
		return either(v.hasPlural(label), label, name)
	case c.Role == schema.Money && !hasRest && lang.IsKnown(first) && !lang.IsVerb(first):
		return v.g.render("amount.such", slots{"done": label})
	case c.Role != schema.Identifier && yes == "" && isDone &&
		(!isCount || !hasRest || isIn):
		return v.g.render(either(isCount, "amount.number", "amount.of"), slots{"done": label})
	}
	return name
}

// nounOrQuoted returns a label unchanged if it is a noun of known words, else in quotes: “in stock”, “est lo”.
func (v *Voice) nounOrQuoted(label string) string {
	words := strings.Fields(strings.ToLower(label))
	if len(words) == 0 || !isUnambiguous(label) || words[0] == v.g.render("number", nil) {
		return label
	}
	last := words[len(words)-1]
	isDate := v.g.inClass("moment", last) && !v.g.inClass("span", words[0])
	isPlace := len(words) > 1 && !isDate && (v.g.inClass("flag.where", words[0]) || v.g.inClass("preposition", words[0]))
	if !isWords(label) || text.Stop(last) || v.g.inClass("preposition", last) || isPlace ||
		(lang.IsKnown(last) && !lang.IsNoun(last) || !lang.IsKnown(last) && isParticiple(last)) &&
			(len(words) < 2 || !lang.IsParticipleAfterNoun(last) || !lang.IsNoun(words[len(words)-2])) {
		return quoted(label)
	}
	return label
}

// holdsYears reports whether a column holds years.
func holdsYears(c *schema.Column) bool {
	first, _ := strconv.Atoi(c.Min)
	last, _ := strconv.Atoi(c.Max)
	return c.Type == schema.Integer && first >= 1000 && last <= 2100
}

// isParticiple reports whether the last word of a label, before "on" or "at", can be a participle: departed.
func isParticiple(label string) bool {
	words := strings.Fields(strings.ToLower(label))
	if n := len(words); n > 1 && len(words[n-1]) < len("over") { // signed up
		words = words[:n-1]
	}
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	return lang.IsIrregular(last) || strings.HasSuffix(last, "ed") && (lang.IsKnown(last) || len(last) > len("speed"))
}

// dateNoun returns the noun for a column of dates or years: date joined, year built, start time; else the label.
func (v *Voice) dateNoun(c *schema.Column, label string) string {
	short := withoutPreposition(label)
	switch {
	case c == nil || c.List || v.g.inClass("moment", strings.ToLower(firstWord(label))) ||
		v.isCountLabel(strings.Fields(label)):
		return label
	case c.Type.Number() && holdsYears(c) && isParticiple(strings.TrimSuffix(label, " in")):
		return v.g.render("moment.year", slots{"done": strings.TrimSuffix(label, " in")})
	case !c.Dated() || short == label && !isParticiple(short) && !isThirdPerson(short):
		return label
	}
	rule := either(strings.HasSuffix(label, " at") || c.Type == schema.Timestamp, "moment.time", "moment.date")
	if v.isThingDone(short) {
		return v.g.render(rule+".of", slots{"done": short})
	}
	if !isParticiple(short) { // handover on, starts at
		rule += ".of"
		// "leaves on" is about "leave", not "leaf"
		if singular := text.Singular(short); strings.HasPrefix(short, singular) || !strings.HasSuffix(short, "ves") {
			short = singular
		} else {
			short = strings.TrimSuffix(short, "s")
		}
	}
	return v.g.render(rule, slots{"done": short})
}

// isThingDone reports whether a label is a noun with what was done to it: fee paid.
func (v *Voice) isThingDone(label string) bool {
	first, rest, _ := strings.Cut(label, " ")
	return rest != "" && isParticiple(label) && lang.IsNoun(first) && !isParticiple(first) &&
		!v.g.inClass("partial", first)
}

// isThirdPerson reports whether a label is a verb alone: starts, ends.
func isThirdPerson(label string) bool {
	stem := text.Singular(label)
	return stem != label && lang.IsVerb(stem)
}

// withoutPreposition removes the preposition after the verb of a date's label: "visited on" becomes "visited", but what
// is "booked for" a day is not booked on it.
func withoutPreposition(label string) string {
	return strings.TrimSuffix(strings.TrimSuffix(label, " on"), " at")
}
