package nlg

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// standing is how a condition stands behind the noun for its rows.
type standing int

const (
	labelled standing = iota // "colour: red": behind a comma, or "with"
	placed                   // "in Rome", "called Ann", "open now"
	having                   // "with guests", "without any walks"
	told                     // "comments say it is quiet": behind "whose"
)

// condition phrases a condition. Most have one form, whatever their column is called: its name, a colon and what it is
// compared with.
func (p speaker) condition(c query.Condition, f query.From) string {
	text, _ := p.stands(c, f)
	return text
}

// after phrases a condition as it stands behind a noun: with colour: red.
func (p speaker) after(c query.Condition, f query.From) string {
	text, how := p.stands(c, f)
	return p.behindNoun(text, how)
}

func (p speaker) behindNoun(text string, how standing) string {
	switch how {
	case labelled:
		with := p.g.say("after.labelled", nil) + " "
		return with + strings.TrimPrefix(text, with) // a column may be called "with car"
	case told:
		return p.g.say("after.told", slots{"condition": text})
	}
	return text
}

// stands phrases a condition, and says how that stands behind a noun.
func (p speaker) stands(c query.Condition, f query.From) (string, standing) {
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
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelled
}

// labelled is the form of most conditions.
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
	case p.justDate(whole, f):
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

// justDate reports whether a column of dates has no other name than "date" or "day", or is the only date of its rows
// and named after them: race date.
func (p speaker) justDate(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	if col == nil || !col.Dated() || c.Part == query.InText {
		return false
	}
	l := strings.ToLower(p.ownLabel(c, f))
	return l == string(query.Day) || l == "date" ||
		l == strings.ToLower(p.nounOf(f.Table(c.Table)))+" date" && p.onlyDate(c, f)
}

// ofOthers reports whether a column is of other rows than those that a query over several tables is about.
func (p speaker) ofOthers(c query.Column, f query.From) bool {
	return len(f.Tables) > 1 && c.Table != "" && c.Table != p.finest(f)
}

// conditionLabel is the name of what a condition compares, before its colon. A column of other rows has their noun
// before it: supplier country.
func (p speaker) conditionLabel(c query.Condition, f query.From) string {
	i := c.Item
	if i.Calc != nil {
		if months := p.yearAndMonth(i.Calc, f); months != "" {
			return months
		}
	}
	if i.Calc != nil || i.Number != "" || i.Sub != nil {
		return p.itemLabel(i, f)
	}
	if i.Agg != query.None {
		return p.bare(p.item(i, f))
	}
	return p.sideLabel(i.Column, f, c.Other != nil)
}

// sideLabel is the name of a column that is compared; beside another, dates are named as nouns.
func (p speaker) sideLabel(c query.Column, f query.From, asNoun bool) string {
	if c.Part != query.InText {
		c.Part = ""
	}
	label, col := p.referring(c, f, p.ownLabel(c, f)), columnOf(p.db, c, f)
	if col != nil && (col.Dated() || col.Type.Number()) {
		if noun := p.moment(col, label); asNoun {
			label = noun
		} else if col.Dated() {
			label = undone(label)
		}
	}
	if p.ofOthers(c, f) && (p.names(c, f) || p.g.is("name", strings.ToLower(label))) {
		return p.nounOf(c.Table)
	}
	return p.qualified(c, label, f)
}

// undone is the name of a date without the "on" or "at" behind its verb: visited, of "visited on".
func undone(label string) string {
	for _, at := range []string{" on", " at"} {
		if short, found := strings.CutSuffix(label, at); found {
			return short
		}
	}
	return label
}

// yearAndMonth names the number that a year and a month make: 202405.
func (p speaker) yearAndMonth(c *query.Calc, f query.From) string {
	year := c.Left.Calc
	if c.Op != query.Plus || year == nil || year.Op != query.Times || year.Right.Number != "100" || !isColumn(c.Right) {
		return ""
	}
	return list([]string{p.itemLabel(year.Left, f), p.itemLabel(c.Right, f)}, p.g.say("and", nil))
}

// figureCondition phrases a condition on a group's aggregate: with more than 3 articles.
func (p speaker) figureCondition(c query.Condition, f query.From) (string, standing) {
	rows := p.notTheGroup(p.rowsCounted(c.Item, f))
	if rows != "" && len(c.Item.Only) == 0 && len(c.Values) == 1 {
		if text := p.manyRows(c, rows); text != "" {
			return text, having
		}
	}
	return p.labelled(p.conditionLabel(c, f), p.value(c, f)), labelled
}

// subCondition phrases a condition with a sub-query.
func (p speaker) subCondition(c query.Condition, f query.From) (string, standing) {
	if text := p.amount(c, f); text != "" {
		return text, having
	}
	if text := p.peak(c, f); text != "" {
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

// peak phrases that a column has its highest or lowest value, of all rows or of those of a kind: with the highest price
// for each town. It is "" for other conditions.
func (p speaker) peak(c query.Condition, f query.From) string {
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
func (p speaker) textCondition(c query.Condition, f query.From) (string, standing) {
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

// The months and weekdays as PostgreSQL's to_char spells them.
var (
	monthNames   = strings.Fields("January February March April May June July August September October November December")
	weekdayNames = strings.Fields("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
)
