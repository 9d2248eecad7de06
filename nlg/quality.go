package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// quality phrases a condition on a state or an amount of rows as people say it after their noun: that are not paid,
// with at least 4 stars and a price of less than €80. ok is false for other conditions.
func (p speaker) quality(c query.Condition, f query.From) (out clause, ok bool) {
	if !isColumn(c.Item) || c.Item.Column.Part != "" || c.Item.Zero || c.Other != nil || c.Sub != nil ||
		len(c.Values) == 0 || p.isFromOtherTable(c.Item.Column, f) {
		return out, false
	}
	if isYes, ok := p.flagCondition(c, f); ok {
		state := strings.TrimPrefix(strings.ToLower(p.ownLabel(c.Item.Column, f)), "is ")
		rule := either(p.isOneRow, "state.one", "state") + either(isYes, "", ".not")
		return finished(p.g.render(rule, slots{"state": state}), withPosition), p.isState(state)
	}
	return p.amount(c, f)
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

// amount phrases a comparison of a number of rows.
func (p speaker) amount(c query.Condition, f query.From) (out clause, ok bool) {
	col, label := FindColumn(p.db, c.Item.Column, f), p.spokenLabel(c.Item, f)
	words := strings.Fields(strings.ToLower(label))
	if len(words) == 0 || !slices.Contains(bounds, c.Op) || !p.isAmount(col, c.Item.Column, f) ||
		!isUnambiguous(label) || isQuoted(label) || strings.EqualFold(label, p.tableNoun(f.Table(c.Item.Column.Table))) {
		return out, false
	}
	if _, _, isPeriod := p.cutPeriod(label); isPeriod {
		return out, false
	}
	out = clause{rule: "amount.measure", position: amountPosition, value: p.value(c, f)}
	things, isCount := strings.CutPrefix(label, p.g.render("number", nil)+" "+p.g.render("of", nil)+" ")
	last := words[len(words)-1]
	isPlural := text.Singular(last) != last
	switch hasUnit := UnitOf(p.db, col).Symbol != ""; {
	case p.g.rules["aged."+strings.ToLower(label)] != "": // guests aged more than 60
		out.rule, out.position = "aged."+strings.ToLower(label), placePosition
	case !lang.IsNoun(text.Singular(last)):
		return out, false
	case isCount, isPlural && !hasUnit && col.Role != schema.Money:
		out.rule, out.label = "amount.things", things
		if !isCount && isUnit(last) { // walks of less than 5 miles
			out.rule, out.position = "of.things", placePosition
			break
		}
		out.value = p.g.render(p.valuePath(c, f)+".count", p.valueSlots(c, f))
		if c.Op != query.Between && c.Values[0].Text == "1" {
			out.label = p.singular(things)
		}
	case isPlural:
		out.label = label
	default:
		out.label = text.Indefinite(label)
	}
	return out, true
}

// isAmount reports whether a column holds amounts: numbers that are no keys, years, dates, or yes and no.
func (p speaker) isAmount(col *schema.Column, c query.Column, f query.From) bool {
	return col != nil && col.Type.Number() && !col.List && col.Role != schema.Identifier && !holdsYears(col) &&
		!p.identifiesRows(c, f) && !p.isFlag(c, f) && p.columnClass(p.db, c, f) != "date"
}
