package nlg

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// noun returns a name as a noun, or in quotes: the “in stock”, the “took office”.
func (v *Voice) noun(label string) string {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 || !unambiguous(label) || slices.Contains([]string{v.g.say("amount", nil),
		v.g.say("duration", nil), v.g.say("number", nil)}, w[0]) { // the amount in stock, the time waited
		return label
	}
	last := w[len(w)-1]
	if lead, rest, _ := strings.Cut(label, " "); v.g.is("leads", w[0]) && lang.Noun(last) { // the language (from)
		return rest + " (" + lead + ")"
	}
	where := len(w) > 1 && !v.g.is("moment", last) && (v.g.is("flag.where", w[0]) || v.g.is("preposition", w[0]))
	if text.Stop(last) || len(w) == 1 && v.g.is("preposition", last) || where || lang.Known(last) && !lang.Noun(last) &&
		(len(w) < 2 || !lang.ParticipleAfterNoun(last) || !lang.Noun(w[len(w)-2])) {
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

// isParticiple reports whether the word before "on" or "at" is a participle: "departed" is one there, although it can
// be a noun.
func isParticiple(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	if n := len(w); n > 1 && len(w[n-1]) < len("over") { // signed up
		w = w[:n-1]
	}
	if len(w) == 0 {
		return false
	}
	last := w[len(w)-1]
	return lang.Irregular(last) || strings.HasSuffix(last, "ed") && (lang.Known(last) || len(last) > len("speed"))
}

// dateNoun returns the noun for a column of dates or years: "joined on" is "date joined", "built" is "year built",
// "starts at" is "start time"; the noun for a place is "place sold". Other names stay.
func (v *Voice) dateNoun(c *schema.Column, label string) string {
	short := withoutPreposition(label)
	switch {
	case c == nil || c.List || v.g.is("moment", strings.ToLower(firstWord(label))) || v.counts(strings.Fields(label)):
		return label
	case c.Type.Number() && years(c) && isParticiple(strings.TrimSuffix(label, " in")):
		return v.g.say("moment.year", slots{"done": strings.TrimSuffix(label, " in")})
	case c.Type == schema.Text && strings.HasSuffix(label, " at") && isParticiple(short):
		return v.g.say("moment.place", slots{"done": short})
	case !c.Dated() || short == label && !isParticiple(short):
		return label
	}
	rule := either(strings.HasSuffix(label, " at"), "moment.time", "moment.date")
	if !isParticiple(short) { // handover on, starts at
		rule += ".of"
		if one := text.Singular(short); strings.HasPrefix(short, one) || !strings.HasSuffix(short, "ves") { // leaves on
			short = one
		} else {
			short = strings.TrimSuffix(short, "s")
		}
	}
	return v.g.say(rule, slots{"done": short})
}

// withoutPreposition returns the name of a date without the "on" or "at" behind its verb: visited, of "visited on".
func withoutPreposition(label string) string {
	for _, at := range []string{" on", " at", " for", " by"} {
		if short, found := strings.CutSuffix(label, at); found && (at == " on" || at == " at" || isParticiple(short)) {
			return short
		}
	}
	return label
}
