package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// condition phrases a condition in one of the grammar's forms: "post" after a noun ("post.one" after a singular),
// "chip" on its own.
func (p speaker) condition(form string, c query.Condition, f query.From) string {
	form, one := strings.CutSuffix(form, ".one")
	s := p.conditionSlots(c, f)
	switch {
	case c.Op == query.Exists || c.Op == query.NotExists:
		return p.existence(form, c)
	case p.linked(c, f):
		c.Op = map[query.Op]query.Op{query.In: query.Exists, query.NotIn: query.NotExists}[c.Op]
		return p.existence(form, c)
	case c.Sub != nil:
		return p.queryCondition(form, c, f, s)
	case c.Item.Agg != query.None:
		return p.figureCondition(form, c, f, s)
	case c.Item.Text != nil:
		return p.textCondition(form, c, s)
	}
	if text, ok := p.ofItem(form, c, f, s); ok {
		return text
	}
	if text, ok := p.flagged(form, one, c, f); ok {
		return text
	}
	return p.columnCondition(form, c, f, s)
}

// columnCondition phrases a condition on a column by what the lexicon knows of its name.
func (p speaker) columnCondition(form string, c query.Condition, f query.From, s slots) string {
	op := opName[c.Op]
	if done, ok := p.yet(c, s["column"], f); ok && p.g.rules[form+".yet."+op] != "" {
		s["rest"] = done
		return p.g.say(form+".yet."+op, s)
	}
	if rule := p.g.rules[form+".done."+op]; rule != "" && p.doneOn(c, f, s) {
		return fill(rule, s)
	}
	if c.Op == query.Like && len(c.Values) == 1 {
		if ends := likeEnds(c.Values[0].Text); ends != "" {
			return p.g.say(form+".like."+ends, s)
		}
	}
	if class := p.postClass(p.db, c.Item.Column, f); class != "" && !(class == "place" && code(s["value"])) &&
		!(class == "amount" && c.Other != nil) { // more than the number of seats
		if r, ok := p.g.rules[form+"."+class+"."+op]; ok {
			return fill(r, s)
		}
	}
	return p.g.say(form+"."+op, s)
}

// likeEnds says of a pattern which end of a text it is for: begins, ends, or "" for anywhere.
func likeEnds(pattern string) string {
	after, before := strings.HasPrefix(pattern, "%"), strings.HasSuffix(pattern, "%")
	switch {
	case before && !after:
		return "begins"
	case after && !before:
		return "ends"
	}
	return ""
}

// ofItem phrases conditions on a date or a part of one, and on a quantity that is 0 or missing.
func (p speaker) ofItem(form string, c query.Condition, f query.From, s slots) (string, bool) {
	if rule := p.g.rules[form+".zero"]; c.Item.Zero && rule != "" {
		return fill(rule, s), true
	}
	if rule := p.g.rules[form+".when."+opName[c.Op]]; rule != "" && c.Other == nil && p.justDate(c.Item.Column, f) {
		return fill(rule, s), true
	}
	if r, ok := p.g.rules[form+".part."+string(c.Item.Column.Part)+"."+opName[c.Op]]; ok && c.Other == nil {
		return p.partCondition(r, c, f, s), true
	}
	return "", false
}

// figureCondition phrases a condition on a group's aggregate: with more than 3 articles.
func (p speaker) figureCondition(form string, c query.Condition, f query.From, s slots) string {
	op := opName[c.Op]
	rows := p.rowsCounted(c.Item, f)
	if rows != "" && len(c.Item.Only) == 0 && len(c.Values) == 1 && p.g.rules[form+".amount."+op] != "" {
		return p.manyRows(form, c, rows)
	}
	s["comparison"] = p.g.say("compare."+op, s)
	s["item"] = p.key(c.Item, f)
	return p.g.say(form+".agg", s)
}

// partCondition phrases a condition on a part of a date by a rule: orders placed in 2019.
func (p speaker) partCondition(rule string, c query.Condition, f query.From, s slots) string {
	whole := c.Item.Column
	whole.Part = ""
	label := p.columnLabel(p.db, whole, f)
	s["column"] = p.moment(columnOf(p.db, whole, f), label)
	s["is"] = p.g.say("is"+p.number(s["column"]), nil)
	if n, err := strconv.Atoi(s["value"]); err == nil { // a day of the month
		s["nth"] = p.ordinal(n)
	}
	done, when := p.done(label)
	if by, ok := p.doneBy(columnOf(p.db, whole, f), label); ok {
		done, when = by, true
	}
	chip := p.g.rules["chip.part."+string(c.Item.Column.Part)+"."+opName[c.Op]]
	switch {
	case chip == "":
	case when || p.happened(label):
		rule, s["column"] = chip, done
	case p.justDate(whole, f):
		rule, s["column"] = chip, ""
	}
	return strings.TrimSpace(fill(rule, s))
}

// justDate reports whether a column of dates has no other name than "date" or "day".
func (p speaker) justDate(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	return col != nil && col.Dated() && c.Part == "" && p.g.is("moment", strings.ToLower(p.columnLabel(p.db, c, f)))
}

// doneOn fills in the participle of a date condition, and reports whether there is one.
func (p speaker) doneOn(c query.Condition, f query.From, s slots) bool {
	if c.Item.Calc != nil || c.Other != nil || c.Item.Column.Part != "" {
		return false
	}
	done, ok := p.doneBy(columnOf(p.db, c.Item.Column, f), p.columnLabel(p.db, c.Item.Column, f))
	s["done"] = done
	return ok
}

// queryCondition phrases a condition with a sub-query.
func (p speaker) queryCondition(form string, c query.Condition, f query.From, s slots) string {
	op, path := opName[c.Op], form+".sub"
	if text := p.amount(form, c, f); text != "" {
		return text
	}
	if text := p.peak(form, c, f); text != "" {
		return text
	}
	if c.Item.Agg != query.None { // of a group
		s["column"] = p.bare(p.key(c.Item, f))
	}
	s["inner"] = p.inner(c.Sub, f)
	if c.Op == query.In || c.Op == query.NotIn {
		path += "." + op
		themselves := p.isKey(c.Item.Column, f)
		if those := p.those(c.Sub, themselves); those != "" {
			s["inner"] = those
			if themselves { // rows are among rows, not their keys among keys
				path += ".self"
			}
		}
	} else {
		s["value"] = s["inner"]
		compared := "compare." + op
		if dated := "compare.date." + op; p.g.rules[dated] != "" && p.class(p.db, c.Item.Column, f) == "date" {
			compared = dated
		}
		s["comparison"], s["inner"] = p.g.say(compared, s), ""
	}
	return strings.TrimSpace(p.g.say(path, s))
}

// peak phrases that a column has its highest or lowest value: on the latest date. It is "" for other conditions.
func (p speaker) peak(form string, c query.Condition, f query.From) string {
	q := c.Sub
	if c.Op != query.Equal || c.Item.Agg != query.None || c.Item.Calc != nil || len(q.Select) != 1 ||
		len(q.Where)+len(q.GroupBy)+len(q.Having)+q.Limit > 0 || q.Set != query.NoSet || len(q.From.Tables) != 1 ||
		q.Select[0].Column.Name != c.Item.Column.Name || q.Select[0].Column.Part != c.Item.Column.Part ||
		q.From.Table(q.From.Tables[0]) != f.Table(c.Item.Column.Table) {
		return ""
	}
	rule := map[query.Agg]string{query.Max: ".peak.most", query.Min: ".peak.least"}[q.Select[0].Agg]
	if rule == "" || q.Select[0].Calc != nil || len(q.Select[0].Only) > 0 {
		return ""
	}
	bare := p.bare(p.key(c.Item, f))
	switch last := bare[strings.LastIndexByte(bare, ' ')+1:]; {
	case c.Item.Column.Part != "" && c.Item.Column.Part != query.InText:
		rule += ".part"
	case p.class(p.db, c.Item.Column, f) != "date":
	case p.g.is("moment", last):
		rule += ".date"
	default:
		rule += ".done"
	}
	return p.g.say(form+rule, slots{"column": bare})
}

// amount phrases a condition on the number of referring rows: members with more than 5 loans. It is "" for other
// conditions.
func (p speaker) amount(form string, c query.Condition, f query.From) string {
	q := c.Sub
	if c.Op != query.In || len(q.Having) != 1 || len(q.GroupBy) != 1 || len(q.Where) > 0 || len(q.From.Tables) != 1 ||
		!p.isKey(c.Item.Column, f) || len(q.Select) != 1 || q.Select[0].Column != q.GroupBy[0] || q.Limit > 0 {
		return ""
	}
	h := q.Having[0]
	if !countsRows(h.Item) || len(h.Values) != 1 || !h.Values[0].Number {
		return ""
	}
	return p.manyRows(form, h, p.rows(p.db, q.From))
}

// manyRows phrases a number of rows.
func (p speaker) manyRows(form string, c query.Condition, rows string) string {
	if c.Values[0].Text == "1" {
		rows = p.singular(rows)
	}
	return fill(p.g.rules[form+".amount."+opName[c.Op]], slots{"value": c.Values[0].Text, "things": rows})
}

// textCondition phrases a condition on texts, as a statement if the question can be turned into one.
func (p speaker) textCondition(form string, c query.Condition, s slots) string {
	path := form + ".text"
	if c.Op == query.Equal && len(c.Values) == 1 && s["statement"] != "" {
		path += answerRules[strings.ToLower(c.Values[0].Text)]
	}
	s["comparison"] = s["value"]
	if c.Op != query.Equal {
		s["comparison"] = p.g.say("compare."+opName[c.Op], s)
		path += ".compared"
	}
	return p.g.say(path, s)
}

// answerRules are the suffixes of rules that turn a question and its answer into a statement.
var answerRules = map[string]string{"yes": ".yes", "no": ".no", verdict.NoInformation: ".unknown"}

// code reports whether a value of a place column is a code, not a name: nothing is "in 3". Names begin with a capital
// letter if any value does.
func code(value string) bool {
	first, _ := utf8.DecodeRuneInString(value)
	return !strings.ContainsFunc(value, unicode.IsLetter) || unicode.IsLower(first)
}

// yet returns the participle for IS NULL on a date: "paid" for "paid on".
func (p speaker) yet(c query.Condition, label string, f query.From) (string, bool) {
	if c.Op != query.IsNull && c.Op != query.IsNotNull || p.class(p.db, c.Item.Column, f) != "date" {
		return "", false
	}
	if done, ok := p.doneBy(columnOf(p.db, c.Item.Column, f), p.columnLabel(p.db, c.Item.Column, f)); ok {
		return done, !p.g.is("partial", strings.ToLower(firstWord(done))) // not last painted yet
	}
	w := strings.Fields(label)
	if len(w) != 2 || !p.g.is("flag.where", strings.ToLower(w[1])) || !p.states(w[:1]) {
		return "", false
	}
	return w[0], true
}

func (p speaker) conditionSlots(c query.Condition, f query.From) slots {
	label := p.spokenLabel(c.Item, f)
	if c.Op == query.IsNull || c.Op == query.IsNotNull { // years, too
		label = p.moment(columnOf(p.db, c.Item.Column, f), label)
	}
	label = p.quotable(label)
	s := slots{"column": label, "columns": p.pluralOf(c.Item, label, f), "things": p.things(label),
		"rows": p.rows(p.db, f),
		"is":   p.g.say("is"+p.number(label), nil), "do": p.g.say("do"+p.number(label), nil),
		"contain": p.g.say("contain"+p.number(label), nil), "begin": p.g.say("begin"+p.number(label), nil),
		"end": p.g.say("end"+p.number(label), nil)}
	texts := p.compared(c, f)
	if len(texts) > 0 {
		s["value"] = texts[0]
		s["values"] = list(texts, p.g.say("or", nil))
		if run := p.g.rules["run"]; run != "" && inARow(c.Item.Column.Part, c.Values) {
			s["values"] = fill(run, slots{"first": texts[0], "last": texts[len(texts)-1]})
		}
		s["nones"] = list(texts, p.g.say("nor", nil))
	}
	if len(texts) == 1 && texts[0] == "1" { // exactly 1 bed
		s["things"] = p.singular(s["things"])
	}
	if len(texts) > 1 {
		s["second"] = texts[1]
	}
	if t := c.Item.Text; t != nil {
		s["question"] = t.Question
		p.told(s, t.Question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	}
	return s
}

// The months and weekdays as PostgreSQL's to_char spells them.
var (
	monthNames   = strings.Fields("January February March April May June July August September October November December")
	weekdayNames = strings.Fields("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
)

// inARow reports whether values are more than two successive months or weekdays: April to July.
func inARow(part query.Part, values []query.Value) bool {
	if len(values) <= 2 {
		return false
	}
	names := map[query.Part][]string{query.MonthOf: monthNames, query.Weekday: weekdayNames}[part]
	first := slices.Index(names, values[0].Text)
	if first < 0 || first+len(values) > len(names) {
		return false
	}
	return slices.EqualFunc(values, names[first:first+len(values)], func(v query.Value, name string) bool {
		return v.Text == name
	})
}

// compared are a condition's values, formatted.
func (p speaker) compared(c query.Condition, f query.From) []string {
	if c.Other != nil {
		return []string{p.key(*c.Other, f)}
	}
	var texts []string
	for _, v := range c.Values {
		t := p.literal(v.Text, v.Number)
		if i := c.Item; v.Number && i.Calc == nil && i.Text == nil && i.Agg != query.Count && i.Column.Part == "" {
			t = p.amountOf(p.db, columnOf(p.db, i.Column, f), v.Text)
		}
		switch c.Item.Column.Part {
		case query.Month:
			t, _ = p.Month(v.Text)
		case query.Quarter:
			t = p.quarter(v.Text)
		}
		if c.Op == query.OpenAt {
			t = p.opening(v.Text)
		}
		if c.Op == query.Like || c.Op == query.NotLike {
			t = strings.Trim(t, "%")
		}
		texts = append(texts, t)
	}
	return texts
}

// quarter words a quarter given as 2024-Q1.
func (v *Voice) quarter(value string) string {
	year, nth, ok := strings.Cut(value, "-Q")
	n, err := strconv.Atoi(nth)
	if !ok || err != nil {
		return value
	}
	return v.g.say("quarter", slots{"nth": v.ordinal(n), "year": year})
}
