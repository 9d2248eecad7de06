package nlg

import (
	"strings"

	"github.com/ask-surely/surely/lang"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/text"
)

// asNoun is what a column is called where a noun is wanted; what is none stands in quotes: the “sold at”.
func (v *Voice) asNoun(c *schema.Column, label string) string {
	if l := v.moment(c, label); l != label || !v.inflects() {
		return l
	}
	w := strings.Fields(strings.ToLower(label))
	last := w[len(w)-1]
	if text.Stop(last) || lang.Known(last) && !lang.Noun(last) &&
		(len(w) < 2 || !lang.Done(last) || !lang.Noun(w[len(w)-2])) {
		return quoted(label)
	}
	return label
}

// done is what was done, of a label that tells when: "ordered" of "ordered on".
func (v *Voice) done(label string) (done string, ok bool) {
	for _, at := range []string{" on", " at"} {
		if short, found := strings.CutSuffix(label, at); found && v.inflects() &&
			lang.Done(strings.ToLower(short[strings.LastIndexByte(short, ' ')+1:])) {
			return short, true
		}
	}
	return label, false
}

// moment is what a column that tells when something was done is called where a noun is wanted: "joined on" is "date
// joined", "built" is "year built". Other labels stay.
func (v *Voice) moment(c *schema.Column, label string) string {
	if c == nil || v.g.rules["moment.date"] == "" || c.List {
		return label
	}
	done, kind := label, ".date"
	if before, found := strings.CutSuffix(label, " on"); found {
		done = before
	} else if before, found := strings.CutSuffix(label, " at"); found {
		done, kind = before, ".time"
	}
	switch last := strings.ToLower(done[strings.LastIndexByte(done, ' ')+1:]); {
	case !lang.Done(last):
		return label
	case c.Type.Number() && v.g.is("date", last):
		kind = ".year"
	case c.Type != schema.Date && c.Type != schema.Timestamp && c.Role != schema.DateText:
		return label
	}
	return v.g.say("moment"+kind, slots{"done": done})
}
