package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// flagClause returns the clause about what is so or not: that are paid, without a permit, whose patient is insured.
func (p speaker) flagClause(c query.Condition, isYes bool, f query.From) Clause {
	label := strings.ToLower(p.ownLabel(c.Item.Column, f))
	state, thing := strings.TrimPrefix(label, "is "), strings.TrimPrefix(label, "has ")
	isTheirs, words := p.isFromOtherTable(c.Item.Column, f), strings.Fields(thing)
	switch {
	case p.isState(state) && isTheirs:
		return Clause{Form: Whose, Rule: "is", Label: p.tableNoun(c.Item.Column.Table),
			Value: p.g.render(either(isYes, "value", "value.ne"), slots{"value": state})}
	case p.isState(state):
		return Clause{Form: That, Rule: either(isYes, "state", "state.not"), Value: state}
	case isTheirs, thing == label && len(words) > 1, !isWords(thing), !lang.IsNoun(words[len(words)-1]):
		out := p.compared(c, f, p.value(c, f))
		if !isTheirs && !isQuoted(out.Label) {
			out.Label = quoted(out.Label)
		}
		return out
	case Countable(thing) && text.Singular(thing) == thing:
		thing = text.Indefinite(thing)
	}
	return Clause{Form: either(isYes, With, Without), Value: thing}
}

// isState reports whether a word can follow "is" as what something is: paid, full; but not "came" or "sauna".
func (p speaker) isState(word string) bool {
	if strings.Contains(word, " ") || p.g.inClass("past", word) || p.g.inClass("active", word) {
		return false
	}
	return isParticiple(word) || lang.IsAdjective(word)
}

// bounds are the comparisons that can be said of an amount.
var bounds = []query.Op{query.Greater, query.GreaterEqual, query.Less, query.LessEqual, query.Between, query.Equal}

// amount returns the clause about a number of rows: with at least 4 stars; ok is false for other conditions.
func (p speaker) amount(c query.Condition, f query.From) (out Clause, ok bool) {
	if !isColumn(c.Item) || c.Item.Column.Part != "" || c.Sub != nil || len(p.wordsOfOwn(c, f)) == 0 {
		return out, false
	}
	col, label := FindColumn(p.db, c.Item.Column, f), p.spokenLabel(c.Item, f)
	words := strings.Fields(strings.ToLower(label))
	if len(words) == 0 || !slices.Contains(bounds, c.Op) || !p.isAmount(col, c.Item.Column, f) ||
		!isUnambiguous(label) || isQuoted(label) || strings.EqualFold(label, p.tableNoun(f.Table(c.Item.Column.Table))) {
		return out, false
	}
	if _, _, isPeriod := p.cutPeriod(label); isPeriod {
		return out, false
	}
	out = Clause{Form: With, Rule: "amount.measure", Value: p.value(c, f)}
	things, isCount := strings.CutPrefix(label, p.g.render("number", nil)+" "+p.g.render("of", nil)+" ")
	last := words[len(words)-1]
	isPlural := text.Singular(last) != last
	switch hasUnit := UnitOf(p.db, col).Symbol != ""; {
	case p.g.rules["aged."+strings.ToLower(label)] != "": // guests aged more than 60
		out.Form, out.Rule = Bare, "aged."+strings.ToLower(label)
	case !lang.IsNoun(text.Singular(last)):
		return out, false
	case isCount, isPlural && !hasUnit && col.Role != schema.Money:
		return p.amountOfThings(out, c, things, f), true
	case isPlural:
		out.Label = label
	default:
		out.Label = text.Indefinite(label)
	}
	return out, true
}

// amountOfThings makes the clause about a number the one about as many things: with at least 4 stars, of less than 5
// miles.
func (p speaker) amountOfThings(out Clause, c query.Condition, things string, f query.From) Clause {
	out.Rule, out.Label = "amount.things", things
	if isUnit(strings.ToLower(things[strings.LastIndexByte(things, ' ')+1:])) {
		out.Form, out.Rule = Bare, "of.things"
		return out
	}
	out.Value = p.g.render(p.valuePath(c, f)+".count", p.valueSlots(c, f))
	if c.Op != query.Between && c.Values[0].Text == "1" {
		out.Label = p.singular(things)
	}
	return out
}

// isAmount reports whether a column holds amounts: numbers that are no keys, years, dates, or yes and no.
func (p speaker) isAmount(col *schema.Column, c query.Column, f query.From) bool {
	return col != nil && col.Type.Number() && !col.List && col.Role != schema.Identifier && !holdsYears(col) &&
		!p.identifiesRows(c, f) && !p.isFlag(c, f) && !p.isYearOrMonth(col, c, f) && p.columnClass(p.db, c, f) != "date"
}
