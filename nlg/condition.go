package nlg

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// position is the form in which a condition follows the noun for its rows.
type position int

const (
	labelPosition position = iota // "colour: red", after a comma or "with"
	placePosition                 // "in Rome", "called Ann", "open now"
	withPosition                  // "with guests", "without any walks"
	whosePosition                 // "comments say it is quiet", after "whose"
)

// condition phrases a condition. The usual form is the column's name, a colon and the value.
func (p speaker) condition(c query.Condition, f query.From) string {
	text, _ := p.phraseCondition(c, f)
	return text
}

// afterNoun phrases a condition for use after a noun: with colour: red.
func (p speaker) afterNoun(c query.Condition, f query.From) string {
	text, pos := p.phraseCondition(c, f)
	return p.attachToNoun(text, pos)
}

// attachToNoun adds the words that join a phrased condition to the noun before it.
func (p speaker) attachToNoun(text string, pos position) string {
	switch pos {
	case labelPosition:
		with := p.g.render("after.labelled", nil) + " "
		return with + strings.TrimPrefix(text, with) // a column may be called "with car"
	case whosePosition:
		return p.g.render("after.told", slots{"condition": text})
	}
	return text
}

// phraseCondition phrases a condition, and returns its position after a noun.
func (p speaker) phraseCondition(c query.Condition, f query.From) (string, position) {
	switch {
	case c.Op == query.Exists || c.Op == query.NotExists:
		return p.existencePhrase(c), withPosition
	case p.isLinkCondition(c, f):
		c.Op = map[query.Op]query.Op{query.In: query.Exists, query.NotIn: query.NotExists}[c.Op]
		return p.existencePhrase(c), withPosition
	case c.Sub != nil:
		return p.subQueryCondition(c, f)
	case c.Item.Agg != query.None:
		return p.figureCondition(c, f)
	case c.Item.Text != nil:
		return p.textCondition(c, f)
	case c.Op == query.OpenAt && len(c.Values) == 1:
		return p.g.render("open", slots{"value": p.openingTime(c.Values[0].Text)}), placePosition
	}
	if text := p.naturalPhrase(c, f); text != "" {
		return text, placePosition
	}
	if text := p.presencePhrase(c, f); text != "" {
		return text, withPosition
	}
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelPosition
}

// presencePhrase phrases IS NULL and IS NOT NULL: with a maker, without notes. It returns "" for other conditions and
// for labels that are not nouns.
func (p speaker) presencePhrase(c query.Condition, f query.From) string {
	things, column := p.spokenLabel(c.Item, f), c.Item.Column
	if c.Op != query.IsNull && c.Op != query.IsNotNull || !isColumn(c.Item) || column.Part != "" || c.Item.Zero ||
		FindColumn(p.db, column, f).Dated() || p.isFlag(column, f) || !unambiguous(things) || !p.isCountable(things) ||
		// a missing entry fee is not "without an entry"
		p.isCountLabel(strings.Fields(things)) || UnitOf(p.db, FindColumn(p.db, column, f)).Symbol != "" {
		return ""
	}
	if p.numberSuffix(things) != "" {
		things = text.Indefinite(things)
	}
	return p.g.render(opNames[c.Op], slots{"things": things})
}

// labelled phrases a condition as a label and its value.
func (p speaker) labelled(label, value string) string {
	return strings.TrimSpace(p.g.render("labelled", slots{"column": label, "value": value}))
}

// naturalPhrase phrases a condition on a place, a name or the only date of rows: in Rome, called Ann, after 1 May. It
// returns "" for other conditions, and for columns of other tables.
func (p speaker) naturalPhrase(c query.Condition, f query.From) string {
	if c.Item.Calc != nil || c.Other != nil || len(c.Values) == 0 || c.Item.Zero || p.isOfOtherTable(c.Item.Column, f) {
		return ""
	}
	column := c.Item.Column
	column.Part = ""
	label := strings.Fields(strings.ToLower(p.ownLabel(column, f)))
	if len(label) == 0 {
		return ""
	}
	last := label[len(label)-1]
	switch {
	case p.isPlainDate(column, f):
		return p.datePhrase(c, f)
	case c.Item.Column.Part != "":
	case len(label) == 1 && p.g.inClass("place", last) && !slices.ContainsFunc(c.Values, isCode):
		return fill(p.g.rules["place."+opNames[c.Op]], p.valueSlots(c, f))
	case p.g.inClass("name", last) && (len(label) == 1 || p.identifiesRows(column, f)):
		return fill(p.g.rules["name."+opNames[c.Op]], p.valueSlots(c, f))
	}
	return ""
}

// datePhrase phrases a condition on the only date of rows: on 1 May, in May, before 1 May.
func (p speaker) datePhrase(c query.Condition, f query.From) string {
	rule := "when"
	switch part := c.Item.Column.Part; {
	case c.Op == query.Between:
		rule += ".from"
	case c.Op != query.Equal && c.Op != query.In:
	case part == "" || part == query.Day:
		rule += ".on"
	case slices.Contains([]query.Part{query.Year, query.Quarter, query.Month, query.MonthOf}, part):
		rule += ".in"
	}
	return p.g.render(rule, slots{"value": p.value(c, f)})
}

// isCode reports whether a value of a place column is a code rather than a name, as in "in 3". Names begin with a
// capital letter.
func isCode(v query.Value) bool {
	first, _ := utf8.DecodeRuneInString(v.Text)
	return !strings.ContainsFunc(v.Text, unicode.IsLetter) || unicode.IsLower(first)
}

// isPlainDate reports whether a column of dates is called "date" or "day", or is the only date of its rows and named
// after them: race date.
func (p speaker) isPlainDate(c query.Column, f query.From) bool {
	col := FindColumn(p.db, c, f)
	if col == nil || !col.Dated() || c.Part == query.InText {
		return false
	}
	l := strings.ToLower(p.ownLabel(c, f))
	return l == string(query.Day) || l == "date" ||
		l == strings.ToLower(p.tableNoun(f.Table(c.Table)))+" date" && p.isSoleDate(c, f)
}

// figureCondition phrases a condition on a group's aggregate: with more than 3 articles.
func (p speaker) figureCondition(c query.Condition, f query.From) (string, position) {
	rows := p.nounUnlessGroup(p.countedRows(c.Item, f))
	if rows != "" && len(c.Item.Only) == 0 && len(c.Values) == 1 {
		if text := p.rowCountPhrase(c, rows); text != "" {
			return text, withPosition
		}
	}
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelPosition
}

// subQueryCondition phrases a condition with a sub-query.
func (p speaker) subQueryCondition(c query.Condition, f query.From) (string, position) {
	if text := p.amountPhrase(c, f); text != "" {
		return text, withPosition
	}
	if text := p.extremePhrase(c, f); text != "" {
		return text, withPosition
	}
	inner := p.subQueryPhrase(c.Sub, f)
	if c.Op != query.In && c.Op != query.NotIn {
		value := p.g.render(p.valuePath(c, f), slots{"value": inner})
		return p.labelled(p.conditionLabel(c, f), value), labelPosition
	}
	value := p.g.render("value."+opNames[c.Op]+".sub", slots{"value": inner})
	if p.isKey(c.Item.Column, f) { // "among customers", without naming the key
		return value, placePosition
	}
	return p.labelled(p.conditionLabel(c, f), value), labelPosition
}

// extremePhrase phrases that a column has its highest or lowest value, over all rows or per group: with the highest
// price for each town. It returns "" for other conditions.
func (p speaker) extremePhrase(c query.Condition, f query.From) string {
	group, q := c.Sub.Peers()
	if c.Op != query.Equal || !isColumn(c.Item) || len(q.Select) != 1 || len(q.Where)+len(q.GroupBy)+len(q.Having)+
		q.Limit > 0 || q.Set != query.NoSet || len(q.From.Tables) != 1 || len(q.Select[0].Only) > 0 ||
		q.Select[0].Calc != nil || q.Select[0].Column.Name != c.Item.Column.Name ||
		q.Select[0].Column.Part != c.Item.Column.Part || q.From.Tables[0] != f.Table(c.Item.Column.Table) ||
		q.Select[0].Agg != query.Max && q.Select[0].Agg != query.Min {
		return ""
	}
	s := slots{"item": p.item(q.Select[0], q.From)}
	if group != nil {
		s["group"] = p.groupLabel(group.Column, f)
	}
	return p.g.render("peak", s)
}

// amountPhrase phrases a condition on the number of referring rows: with more than 5 loans. It returns "" for other
// conditions.
func (p speaker) amountPhrase(c query.Condition, f query.From) string {
	q := c.Sub
	if c.Op != query.In || len(q.Having) != 1 || len(q.GroupBy) != 1 || len(q.Where) > 0 || len(q.From.Tables) != 1 ||
		!p.isKey(c.Item.Column, f) || len(q.Select) != 1 || q.Select[0].Column != q.GroupBy[0] || q.Limit > 0 {
		return ""
	}
	h := q.Having[0]
	if !h.Item.CountsRows() || len(h.Values) != 1 || !h.Values[0].Number {
		return ""
	}
	return p.rowCountPhrase(h, p.rows(p.db, q.From))
}

// rowCountPhrase phrases a number of rows.
func (p speaker) rowCountPhrase(c query.Condition, rows string) string {
	if c.Values[0].Text == "1" {
		rows = p.singular(rows)
	}
	return fill(p.g.rules["amount."+opNames[c.Op]], slots{"value": c.Values[0].Text, "things": rows})
}

// textCondition phrases a condition on texts, as a statement if the question can be turned into one.
func (p speaker) textCondition(c query.Condition, f query.From) (string, position) {
	label, question := p.comparedLabel(c.Item.Column, f, false), c.Item.Text.Question
	s := p.valueSlots(c, f)
	s["column"], s["question"] = label, question
	p.addStatement(s, question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	path := "text"
	switch {
	case c.Op != query.Equal:
		s["value"] = p.value(c, f)
		return p.g.render(path+".compared", s), labelPosition
	case len(c.Values) == 1 && s["statement"] != "":
		path += answerRules[strings.ToLower(c.Values[0].Text)]
	}
	return p.g.render(path, s), whosePosition
}

// answerRules are the suffixes of rules that turn a question and its answer into a statement.
var answerRules = map[string]string{"yes": ".yes", "no": ".no", verdict.NoInformation: ".unknown"}

// existencePhrase phrases a condition that a row has, or lacks, rows in another table.
func (p speaker) existencePhrase(c query.Condition) string {
	if c.Sub == nil {
		return ""
	}
	conditions, from := uncorrelatedConditions(c.Sub), c.Sub.From
	if n := len(from.Tables); n > 1 && len(c.Sub.Select) == 1 && p.isLinkPath(c.Sub, c.Item.Column.Table) {
		from = query.From{Tables: from.Tables[n-1:]}
	}
	return p.g.render(opNames[c.Op], slots{"rows": p.rows(p.db, from) + p.bracketedConditions(conditions, from)})
}

// uncorrelatedConditions returns the conditions of a sub-query without the one that correlates it.
func uncorrelatedConditions(sub *query.Query) []query.Condition {
	return slices.DeleteFunc(slices.Clone(sub.Where), func(w query.Condition) bool {
		return w.Other != nil && w.Op == query.Equal ||
			w.Op == query.IsNotNull && len(sub.Select) == 1 && w.Item.Same(sub.Select[0])
	})
}

// isLinkPath reports whether a sub-query joins the table of its selected column to another through link tables, which
// need not be mentioned.
func (p speaker) isLinkPath(sub *query.Query, from string) bool {
	tables := sub.From.Tables
	last := tables[len(tables)-1]
	return tables[0] == sub.Select[0].Column.Table && len(sub.From.Joins) == len(tables)-1 &&
		len(sub.From.Alias) == 0 && last != from && len(sub.Having) == 0 &&
		!slices.ContainsFunc(uncorrelatedConditions(sub), func(w query.Condition) bool { return w.Item.Column.Table != last })
}

// isLinkCondition reports whether a condition tests if a row's key occurs in another table, or in one joined with it.
func (p speaker) isLinkCondition(c query.Condition, f query.From) bool {
	if c.Sub == nil || c.Op != query.In && c.Op != query.NotIn || len(c.Sub.Select) != 1 ||
		c.Sub.Select[0].Agg != query.None || c.Sub.Set != query.NoSet || len(c.Sub.GroupBy) > 0 || c.Sub.Limit > 0 ||
		len(c.Sub.From.Tables) != 1 && (len(c.Sub.From.Tables) == 0 || !p.isLinkPath(c.Sub, c.Item.Column.Table)) {
		return false
	}
	key, other := c.Item.Column, c.Sub.Select[0].Column
	if len(f.Tables) == 0 || f.Table(f.Tables[0]) != key.Table { // the phrase would refer to other rows
		return false
	}
	sameName := p.identifiesRows(key, f) && strings.EqualFold(key.Name, other.Name) && key.Table != other.Table
	return sameName || slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return strings.EqualFold(k.Table, other.Table) && strings.EqualFold(k.Column, other.Name) &&
			strings.EqualFold(k.RefTable, key.Table) && strings.EqualFold(k.RefColumn, key.Name)
	})
}
