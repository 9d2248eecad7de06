package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// asNoun is a column's name where a noun is needed; other words are quoted: the “sold at”.
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

// Speakable reports whether what a column is called can be the subject of a sentence: not "handed in by".
func (v *Voice) Speakable(db *schema.Database, c query.Column, f query.From) bool {
	col := columnOf(db, c, f)
	return col == nil || v.moment(col, v.columnOwn(col)) != v.columnOwn(col) ||
		v.asNoun(col, v.columnOwn(col)) == v.columnOwn(col)
}

// done is the participle in the label of a date column: "ordered" of "ordered on".
func (v *Voice) done(label string) (done string, ok bool) {
	for _, at := range []string{" on", " at"} {
		if short, found := strings.CutSuffix(label, at); found && v.inflects() && wasDone(short) {
			return short, true
		}
	}
	return label, false
}

// wasDone reports whether the word before "on" or "at" is a participle: "departed" is there, although it is a noun
// elsewhere.
func wasDone(label string) bool {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	return lang.Done(last) || strings.HasSuffix(last, "ed") && lang.Known(last)
}

// doneBy is what had been done by a day that a column holds: "paid" for "paid on".
func (v *Voice) doneBy(c *schema.Column, label string) (string, bool) {
	if c == nil || c.Type.Number() || v.moment(c, label) == label {
		return "", false
	}
	for _, at := range []string{" on", " at", " timestamp"} {
		label = strings.TrimSuffix(label, at)
	}
	if !wasDone(label) { // an expiry, a handover
		return "", false
	}
	return label, true
}

// moment is the noun for a date column: "joined on" is "date joined", "built" is "year built". Other labels stay.
func (v *Voice) moment(c *schema.Column, label string) string {
	if c == nil || v.g.rules["moment.date"] == "" || c.List || v.g.is("moment", strings.ToLower(firstWord(label))) {
		return label
	}
	done, kind := label, ".date"
	was := lang.Done(strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:]))
	if before, found := strings.CutSuffix(label, " on"); found {
		done, was = before, wasDone(before)
	} else if before, found := strings.CutSuffix(label, " at"); found {
		done, kind, was = before, ".time", wasDone(before)
	}
	if before, found := strings.CutSuffix(label, " timestamp"); found {
		done, kind, was = before, ".time", wasDone(before)
	}
	if dated := c.Type == schema.Date || c.Type == schema.Timestamp || c.Role == schema.DateText; !was && dated {
		for at, noun := range map[string]string{" on": " date", " at": " time"} { // handover on, ready at
			if before, found := strings.CutSuffix(label, at); found {
				return before + noun
			}
		}
	}
	switch last := strings.ToLower(done[strings.LastIndexByte(done, ' ')+1:]); {
	case !was:
		return label
	case c.Type.Number() && v.g.is("date", last):
		kind = ".year"
	case c.Type != schema.Date && c.Type != schema.Timestamp && c.Role != schema.DateText:
		return label
	}
	return v.g.say("moment"+kind, slots{"done": done})
}
