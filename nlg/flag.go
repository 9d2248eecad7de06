package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// ofFlag reports whether a column is a yes/no column.
func (p speaker) ofFlag(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	if col == nil {
		return false
	}
	yes, _ := col.Flag()
	return yes != ""
}

// flagged returns the wording of a condition on a yes/no column, as in "that do home visits" or, if the part of speech
// of the column's name is unknown, "with lift: yes".
func (p speaker) flagged(form string, one bool, c query.Condition, f query.From) (string, bool) {
	if c.Item.Agg != query.None || c.Item.Calc != nil || c.Item.Column.Part != "" || c.Other != nil ||
		len(c.Values) != 1 || c.Op != query.Equal && c.Op != query.NotEqual {
		return "", false
	}
	holds, ok := flagValue(columnOf(p.db, c.Item.Column, f), c.Values[0].Text)
	if !ok || c.Op == query.NotEqual && !p.ofFlag(c.Item.Column, f) { // not "yes", but "?"
		return "", false
	}
	return p.flag(form, one, p.columnLabel(p.db, c.Item.Column, f), holds == (c.Op == query.Equal))
}

// holds phrases that a yes/no column's property holds: they are local.
func (p speaker) holds(c query.Column, f query.From) string {
	label := p.columnLabel(p.db, c, f)
	kind, rest := p.flagKind(label, false)
	return p.g.say("holds."+kind, slots{"rest": rest, "a rest": p.one(rest), "column": label})
}

// groupRule is the rule for what groups stand for: each value, or yes and no.
func (p speaker) groupRule(rule string, c query.Component, s slots) string {
	if whether := rule + ".flag"; p.g.rules[whether] != "" && p.ofFlag(c.Item.Column, c.From) {
		s["holds"] = p.holds(c.Item.Column, c.From)
		return whether
	}
	return rule
}

// flagValue reports whether a value of a column means yes; ok is false if it means neither.
func flagValue(c *schema.Column, value string) (holds, ok bool) {
	if c == nil {
		return false, false
	}
	yes, no := c.Flag()
	switch {
	case yes == "" && no == "":
		if yes, no = c.Affirming(); yes == "" || c.Yes != nil {
			return false, false
		}
		return strings.EqualFold(value, yes), strings.EqualFold(value, yes) || strings.EqualFold(value, no)
	case strings.EqualFold(value, yes):
		return true, true
	}
	return false, strings.EqualFold(value, no)
}

// Flag reports whether a value of a yes/no column means yes; ok is false if it means neither.
func (v *Voice) Flag(db *schema.Database, c query.Column, f query.From, value string) (holds, ok bool) {
	return flagValue(columnOf(db, c, f), value)
}

// flag phrases that a yes/no column's property holds or not, for one or several rows.
func (v *Voice) flag(form string, one bool, label string, holds bool) (string, bool) {
	kind, rest := v.flagKind(label, one)
	path := form + "." + kind + either(holds, ".yes", ".no")
	s := slots{"column": label, "rest": rest, "a rest": v.one(rest), "done": label[strings.LastIndexByte(label, ' ')+1:]}
	if r := v.g.rules[path+".one"]; one && r != "" {
		return fill(r, s), true
	}
	r, ok := v.g.rules[path]
	return fill(r, s), ok
}

// one is a noun with its article, if it takes one.
func (v *Voice) one(noun string) string {
	if v.countable(noun) && v.plural(noun) != noun {
		return text.Indefinite(noun)
	}
	return noun
}

// flagKind is the part of speech of a yes/no column's name, and the rest of it after its verb.
func (v *Voice) flagKind(label string, one bool) (kind, rest string) {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 {
		return "flag", label
	}
	if len(w) > 1 {
		rest = label[len(w[0])+1:]
		switch last := w[len(w)-1]; w[0] {
		case "does", "do", "did":
			if text.Singular(last) != last { // not "does deliver"
				return "flagged.do", rest
			}
			return "flag", label
		case "has", "have", "had":
			if v.states(w[1:]) {
				return "flagged.done", rest
			}
			return "flagged.with", rest
		case "with":
			return "flagged.with", rest
		case "can":
			return "flagged.can", rest
		case "is", "are", "was", "were":
			if v.states(w[1:]) || v.g.is("flag.where", w[1]) {
				return "flagged.are", rest
			}
			return "flagged.is", v.persons(rest, one)
		}
		if v.g.is("flag.where", w[0]) {
			return "flagged.are", label
		}
	}
	return v.nounFlag(w, label, one)
}

// nounFlag is flagKind for a name without a verb.
func (v *Voice) nounFlag(w []string, label string, one bool) (kind, rest string) {
	switch last := len(w) - 1; {
	case v.states(w):
		return "flagged.are", label
	case last == 0 && v.g.is("person", w[0]):
		return "flagged.is", v.persons(label, one)
	case last > 0 && lang.Done(w[last]) && !lang.Noun(w[last]) && lang.Noun(w[last-1]): // whose fee is paid
		noun := label[:len(label)-len(w[last])-1]
		return "flagged.whose", noun + " " + v.g.say("is"+speaker{Voice: v}.number(noun), nil)
	}
	return "flag", label
}

// persons is the noun for one or several people; other words stay.
func (v *Voice) persons(label string, one bool) string {
	last := strings.ToLower(label[strings.LastIndexByte(label, ' ')+1:])
	noun := last == strings.ToLower(label) && lang.Known(last) && Countable(last)
	switch {
	case !v.g.is("person", last) && !noun:
		return label
	case one:
		return text.Indefinite(label)
	}
	return v.plural(label)
}

// states reports whether words are an adjective or participle.
func (v *Voice) states(w []string) bool {
	last := w[len(w)-1]
	able := strings.HasSuffix(last, "able") || strings.HasSuffix(last, "ible")
	if len(w) > 1 { // "fully paid", "wheelchair accessible", but not "key held"
		return len(w) == 2 && (able || strings.HasSuffix(w[0], "ly") && v.states(w[1:]))
	}
	const short = 4 // "bed", "shed"
	return v.g.is("flag.state", last) || len(last) > short && (able || strings.HasSuffix(last, "less") ||
		strings.HasSuffix(last, "ful") || strings.HasSuffix(last, "ed") && !strings.HasSuffix(last, "eed"))
}
