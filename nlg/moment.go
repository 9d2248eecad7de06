package nlg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// asNoun is a column's name as a noun; anything else is quoted: the “sold at”.
func (v *Voice) asNoun(c *schema.Column, label string) string {
	if l := v.moment(c, label); l != label {
		return l
	}
	return v.noun(label)
}

// noun is a name as a noun, or in quotes: the “in stock”, the “took office”.
func (v *Voice) noun(label string) string {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 || !tame(label) || slices.Contains([]string{v.g.say("amount", nil),
		v.g.say("duration", nil), v.g.say("number", nil)}, w[0]) { // the amount in stock, the time waited
		return label
	}
	last := w[len(w)-1]
	where := len(w) > 1 && !v.g.is("moment", last) && (v.g.is("flag.where", w[0]) || v.g.is("preposition", w[0]))
	if text.Stop(last) || len(w) == 1 && v.g.is("preposition", last) || where || lang.Known(last) && !lang.Noun(last) &&
		(len(w) < 2 || !lang.Done(last) || !lang.Noun(w[len(w)-2])) {
		return quoted(label)
	}
	return label
}

// quotable is a name in quotes if it is a mere "to" or "from".
func (v *Voice) quotable(label string) string {
	if text.Stop(label) || v.g.is("preposition", label) {
		return quoted(label)
	}
	return label
}

// years reports whether a column holds years.
func years(c *schema.Column) bool {
	first, _ := strconv.Atoi(c.Min)
	last, _ := strconv.Atoi(c.Max)
	return c.Type == schema.Integer && first >= 1000 && last <= 2100
}

// wasDone reports whether the word before "on" or "at" is a participle: "departed" is one there, although it can be a
// noun.
func wasDone(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	if n := len(w); n > 1 && len(w[n-1]) < len("over") { // signed up
		w = w[:n-1]
	}
	if len(w) == 0 {
		return false
	}
	last := w[len(w)-1]
	return lang.Done(last) || strings.HasSuffix(last, "ed") && (lang.Known(last) || len(last) > len("speed"))
}

// doneTo reports whether a name says to what something was done: "fee paid", which a row itself is not. "last" in "last
// serviced" is no such thing.
func (v *Voice) doneTo(label string) bool {
	first, rest, ok := strings.Cut(strings.ToLower(label), " ")
	return ok && wasDone(rest) && lang.Noun(first) && !lang.Done(first) && !v.g.is("partial", first)
}

// moment is the noun for a date column: "joined on" is "date joined", "built" is "year built". Other labels stay.
func (v *Voice) moment(c *schema.Column, label string) string {
	if c == nil || v.g.rules["moment.date"] == "" || c.List || v.g.is("moment", strings.ToLower(firstWord(label))) ||
		v.counts(strings.Fields(label)) {
		return label
	}
	if c.Type.Number() && years(c) {
		if done := strings.TrimSuffix(label, " "+v.g.say("clause.from", nil)); wasDone(done) { // built in
			return v.g.say("moment.year", slots{"done": done})
		}
	}
	if c.Dated() {
		return v.dated(label)
	}
	if last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:]); lang.Done(last) && c.Type.Number() &&
		v.g.is("date", last) {
		return v.g.say("moment.year", slots{"done": label})
	}
	return label
}

// dated is moment for a label of dates.
func (v *Voice) dated(label string) string {
	for at, noun := range map[string]string{" on": " date", " at": " time", " timestamp": " timestamp"} {
		before, found := strings.CutSuffix(label, at)
		switch {
		case !found:
		case !wasDone(before): // handover on, starts at
			one := text.Singular(before)
			if strings.HasSuffix(before, "ves") && !strings.HasPrefix(before, one) { // leaves on: no leaf
				one = strings.TrimSuffix(before, "s")
			}
			return one + noun
		case v.doneTo(before):
			return before + noun
		case at == " on":
			return v.g.say("moment.date", slots{"done": before})
		default:
			return v.g.say("moment.time", slots{"done": before})
		}
	}
	w := strings.Fields(strings.ToLower(label))
	switch {
	case len(w) == 2 && v.g.is("preposition", w[1]) && !lang.Done(w[0]):
		return label + " date" // use by
	case wasDone(label):
		return v.g.say("moment.date", slots{"done": label})
	}
	return label
}
