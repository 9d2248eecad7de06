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

// position is how a condition stands behind the noun for its rows.
type position int

const (
	labelled position = iota // "colour: red": behind a comma, or "with"
	placed                   // "in Rome", "called Ann", "open now"
	having                   // "with guests", "without any walks"
	told                     // "comments say it is quiet": behind "whose"
)

// condition phrases a condition. Most have one form, whatever their column is called: its name, a colon and what it is
// compared with.
func (p speaker) condition(c query.Condition, f query.From) string {
	text, _ := p.phraseCondition(c, f)
	return text
}

// after phrases a condition as it stands behind a noun: with colour: red.
func (p speaker) after(c query.Condition, f query.From) string {
	text, how := p.phraseCondition(c, f)
	return p.behindNoun(text, how)
}

func (p speaker) behindNoun(text string, how position) string {
	switch how {
	case labelled:
		with := p.g.say("after.labelled", nil) + " "
		return with + strings.TrimPrefix(text, with) // a column may be called "with car"
	case told:
		return p.g.say("after.told", slots{"condition": text})
	}
	return text
}

// phraseCondition phrases a condition, and says how that stands behind a noun.
func (p speaker) phraseCondition(c query.Condition, f query.From) (string, position) {
	switch {
	case c.Op == query.Exists || c.Op == query.NotExists:
		return p.existence(c), having
	case p.linked(c, f):
		c.Op = map[query.Op]query.Op{query.In: query.Exists, query.NotIn: query.NotExists}[c.Op]
		return p.existence(c), having
	case c.Sub != nil:
		return p.subCondition(c, f)
	case c.Item.Agg != query.None:
		return p.figureCondition(c, f)
	case c.Item.Text != nil:
		return p.textCondition(c, f)
	case c.Op == query.OpenAt && len(c.Values) == 1:
		return p.g.say("open", slots{"value": p.opening(c.Values[0].Text)}), placed
	}
	if text := p.plainly(c, f); text != "" {
		return text, placed
	}
	if text := p.presence(c, f); text != "" {
		return text, having
	}
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelled
}

// presence phrases that a column holds something: with a maker, without notes. It is "" for other conditions and for
// names that are no nouns.
func (p speaker) presence(c query.Condition, f query.From) string {
	things, of := p.spokenLabel(c.Item, f), c.Item.Column
	if c.Op != query.IsNull && c.Op != query.IsNotNull || !isColumn(c.Item) || of.Part != "" || c.Item.Zero ||
		columnOf(p.db, of, f).Dated() || p.ofFlag(of, f) || !unambiguous(things) || !p.countable(things) ||
		p.counts(strings.Fields(things)) || UnitOf(p.db, columnOf(p.db, of, f)).Sign != "" { // entry, in £, is no entry
		return ""
	}
	if p.number(things) != "" {
		things = text.Indefinite(things)
	}
	return p.g.say(opName[c.Op], slots{"things": things})
}

// labelled phrases a condition as a label and its value, as most are.
func (p speaker) labelled(label, value string) string {
	return strings.TrimSpace(p.g.say("labelled", slots{"column": label, "value": value}))
}

// plainly phrases a condition on the place, the name or the only date of rows: in Rome, called Ann, after 1 May. It is
// "" for others, and for columns of other rows.
func (p speaker) plainly(c query.Condition, f query.From) string {
	if c.Item.Calc != nil || c.Other != nil || len(c.Values) == 0 || c.Item.Zero || p.ofOthers(c.Item.Column, f) {
		return ""
	}
	whole := c.Item.Column
	whole.Part = ""
	label := strings.Fields(strings.ToLower(p.ownLabel(whole, f)))
	if len(label) == 0 {
		return ""
	}
	last := label[len(label)-1]
	switch {
	case p.isOnlyDate(whole, f):
		return p.when(c, f)
	case c.Item.Column.Part != "":
	case len(label) == 1 && p.g.is("place", last) && !slices.ContainsFunc(c.Values, code):
		return fill(p.g.rules["place."+opName[c.Op]], p.valueSlots(c, f))
	case p.g.is("name", last) && (len(label) == 1 || p.names(whole, f)):
		return fill(p.g.rules["name."+opName[c.Op]], p.valueSlots(c, f))
	}
	return ""
}

// when phrases the date of rows that have no other: on 1 May, in May, before 1 May.
func (p speaker) when(c query.Condition, f query.From) string {
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
	return p.g.say(rule, slots{"value": p.value(c, f)})
}

// code reports whether a value of a place column is a code, not a name: nothing is "in 3". Names begin with a capital
// letter.
func code(v query.Value) bool {
	first, _ := utf8.DecodeRuneInString(v.Text)
	return !strings.ContainsFunc(v.Text, unicode.IsLetter) || unicode.IsLower(first)
}

// isOnlyDate reports whether a column of dates has no other name than "date" or "day", or is the only date of its rows
// and named after them: race date.
func (p speaker) isOnlyDate(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	if col == nil || !col.Dated() || c.Part == query.InText {
		return false
	}
	l := strings.ToLower(p.ownLabel(c, f))
	return l == string(query.Day) || l == "date" ||
		l == strings.ToLower(p.nounOf(f.Table(c.Table)))+" date" && p.onlyDate(c, f)
}

// figureCondition phrases a condition on a group's aggregate: with more than 3 articles.
func (p speaker) figureCondition(c query.Condition, f query.From) (string, position) {
	rows := p.notTheGroup(p.rowsCounted(c.Item, f))
	if rows != "" && len(c.Item.Only) == 0 && len(c.Values) == 1 {
		if text := p.manyRows(c, rows); text != "" {
			return text, having
		}
	}
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelled
}

// subCondition phrases a condition with a sub-query.
func (p speaker) subCondition(c query.Condition, f query.From) (string, position) {
	if text := p.amount(c, f); text != "" {
		return text, having
	}
	if text := p.extreme(c, f); text != "" {
		return text, having
	}
	inner := p.inner(c.Sub, f)
	if c.Op != query.In && c.Op != query.NotIn {
		value := p.g.say(p.valuePath(c, f), slots{"value": inner})
		return p.labelled(p.conditionLabel(c, f), value), labelled
	}
	value := p.g.say("value."+opName[c.Op]+".sub", slots{"value": inner})
	if p.isKey(c.Item.Column, f) { // rows are among rows, not their keys among keys
		return value, placed
	}
	return p.labelled(p.conditionLabel(c, f), value), labelled
}

// extreme phrases that a column has its highest or lowest value, of all rows or of those of a kind: with the highest
// price for each town. It is "" for other conditions.
func (p speaker) extreme(c query.Condition, f query.From) string {
	shared, q := c.Sub.Peers()
	if c.Op != query.Equal || !isColumn(c.Item) || len(q.Select) != 1 || len(q.Where)+len(q.GroupBy)+len(q.Having)+
		q.Limit > 0 || q.Set != query.NoSet || len(q.From.Tables) != 1 || len(q.Select[0].Only) > 0 ||
		q.Select[0].Calc != nil || q.Select[0].Column.Name != c.Item.Column.Name ||
		q.Select[0].Column.Part != c.Item.Column.Part || q.From.Tables[0] != f.Table(c.Item.Column.Table) ||
		q.Select[0].Agg != query.Max && q.Select[0].Agg != query.Min {
		return ""
	}
	s := slots{"item": p.item(q.Select[0], q.From)}
	if shared != nil {
		s["group"] = p.groupLabel(shared.Column, f)
	}
	return p.g.say("peak", s)
}

// amount phrases a condition on the number of referring rows: with more than 5 loans. It is "" for other conditions.
func (p speaker) amount(c query.Condition, f query.From) string {
	q := c.Sub
	if c.Op != query.In || len(q.Having) != 1 || len(q.GroupBy) != 1 || len(q.Where) > 0 || len(q.From.Tables) != 1 ||
		!p.isKey(c.Item.Column, f) || len(q.Select) != 1 || q.Select[0].Column != q.GroupBy[0] || q.Limit > 0 {
		return ""
	}
	h := q.Having[0]
	if !countsRows(h.Item) || len(h.Values) != 1 || !h.Values[0].Number {
		return ""
	}
	return p.manyRows(h, p.rows(p.db, q.From))
}

// manyRows phrases a number of rows.
func (p speaker) manyRows(c query.Condition, rows string) string {
	if c.Values[0].Text == "1" {
		rows = p.singular(rows)
	}
	return fill(p.g.rules["amount."+opName[c.Op]], slots{"value": c.Values[0].Text, "things": rows})
}

// textCondition phrases a condition on texts, as a statement if the question can be turned into one.
func (p speaker) textCondition(c query.Condition, f query.From) (string, position) {
	label, question := p.sideLabel(c.Item.Column, f, false), c.Item.Text.Question
	s := p.valueSlots(c, f)
	s["column"], s["question"] = label, question
	p.told(s, question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	path := "text"
	switch {
	case c.Op != query.Equal:
		s["value"] = p.value(c, f)
		return p.g.say(path+".compared", s), labelled
	case len(c.Values) == 1 && s["statement"] != "":
		path += answerRules[strings.ToLower(c.Values[0].Text)]
	}
	return p.g.say(path, s), told
}

// answerRules are the suffixes of rules that turn a question and its answer into a statement.
var answerRules = map[string]string{"yes": ".yes", "no": ".no", verdict.NoInformation: ".unknown"}

// existence phrases that a row has, or lacks, rows in another table.
func (p speaker) existence(c query.Condition) string {
	if c.Sub == nil {
		return ""
	}
	conds, of := uncorrelated(c.Sub), c.Sub.From
	if n := len(of.Tables); n > 1 && len(c.Sub.Select) == 1 && p.reaches(c.Sub, c.Item.Column.Table) {
		of = query.From{Tables: of.Tables[n-1:]}
	}
	return p.g.say(opName[c.Op], slots{"rows": p.rows(p.db, of) + p.inBrackets(conds, of)})
}

// uncorrelated returns the conditions of a sub-query without the one that correlates it.
func uncorrelated(sub *query.Query) []query.Condition {
	return slices.DeleteFunc(slices.Clone(sub.Where), func(w query.Condition) bool {
		return w.Other != nil && w.Op == query.Equal ||
			w.Op == query.IsNotNull && len(sub.Select) == 1 && w.Item.Same(sub.Select[0])
	})
}

// reaches reports whether a sub-query leads from the table of its selected column to another through link tables, which
// need not be mentioned.
func (p speaker) reaches(sub *query.Query, from string) bool {
	tables := sub.From.Tables
	last := tables[len(tables)-1]
	return tables[0] == sub.Select[0].Column.Table && len(sub.From.Joins) == len(tables)-1 &&
		len(sub.From.Alias) == 0 && last != from && len(sub.Having) == 0 &&
		!slices.ContainsFunc(uncorrelated(sub), func(w query.Condition) bool { return w.Item.Column.Table != last })
}

// linked reports whether a condition tests if a row's key occurs in another table: if that table, or the one joined
// with it, has rows for it.
func (p speaker) linked(c query.Condition, f query.From) bool {
	if c.Sub == nil || c.Op != query.In && c.Op != query.NotIn || len(c.Sub.Select) != 1 ||
		c.Sub.Select[0].Agg != query.None ||
		c.Sub.Set != query.NoSet || len(c.Sub.GroupBy) > 0 || c.Sub.Limit > 0 ||
		len(c.Sub.From.Tables) != 1 && (len(c.Sub.From.Tables) == 0 || !p.reaches(c.Sub, c.Item.Column.Table)) {
		return false
	}
	key, other := c.Item.Column, c.Sub.Select[0].Column
	if len(f.Tables) == 0 || f.Table(f.Tables[0]) != key.Table { // the phrase would refer to other rows
		return false
	}
	named := p.names(key, f) && strings.EqualFold(key.Name, other.Name) && key.Table != other.Table
	return named || slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return strings.EqualFold(k.Table, other.Table) && strings.EqualFold(k.Column, other.Name) &&
			strings.EqualFold(k.RefTable, key.Table) && strings.EqualFold(k.RefColumn, key.Name)
	})
}
