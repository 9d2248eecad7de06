package nlg

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// speaker is a voice with a database.
type speaker struct {
	*Voice
	db *schema.Database
	// within a condition on other rows: what these must be is put in brackets, so that no "whose" follows another
	nested bool
}

// opName is an operator's name in the grammar.
var opName = map[query.Op]string{
	query.Equal: "eq", query.NotEqual: "ne", query.Greater: "gt", query.GreaterEqual: "ge", query.Less: "lt",
	query.LessEqual: "le",
	query.Like:      "like", query.NotLike: "notlike", query.In: "in", query.NotIn: "notin", query.Between: "between",
	query.NotBetween: "notbetween",
	query.Has:        "has", query.HasNot: "hasnot", query.HasAny: "hasany", query.OpenAt: "open", query.IsNull: "null",
	query.IsNotNull: "notnull",
	query.Exists:    "exists", query.NotExists: "notexists",
}

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

// spokenLabel is an item's name in a sentence.
func (p speaker) spokenLabel(i query.Item, f query.From) string {
	if i.Calc != nil || i.Number != "" || i.Sub != nil {
		return p.itemLabel(i, f)
	}
	l := p.called(i.Column, f)
	if col := columnOf(p.db, i.Column, f); col != nil && i.Column.Part == "" && !col.Type.Number() {
		return p.moment(col, l)
	}
	return l
}

// pluralOf is the plural of an item's name: dates booked.
func (p speaker) pluralOf(i query.Item, label string, f query.From) string {
	kind, rest, several := strings.Cut(label, " ")
	if i.Distinct && p.counts(strings.Fields(label)) { // different numbers of guests
		return p.plural(kind) + " " + rest
	}
	if several && i.Calc == nil && label != p.called(i.Column, f) {
		return p.plural(kind) + " " + rest
	}
	return p.plural(label)
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

// verbs inflects the verb of speech: reviews say, a description says. Other nouns "suggest".
func (p speaker) verbs(s slots, label string) {
	number := p.number(label)
	say, deny := "say", "deny"
	if w := strings.Fields(strings.ToLower(label)); len(w) > 0 && !p.g.is("speaks", w[len(w)-1]) {
		say, deny = "show", "refute"
	}
	s["say"], s["deny"] = p.g.say(say+number, nil), p.g.say(deny+number, nil)
	s["do"], s["answer"] = p.g.say("do"+number, nil), p.g.say("answer"+number, nil)
}

// number is the suffix of rules for verbs by a label's number: none for plurals.
func (p speaker) number(label string) string {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 {
		return ".one"
	}
	if p.counts(w) { // the number of beds is
		return ".one"
	}
	if manyDone(w) { // pests seen are
		return ""
	}
	if last := w[len(w)-1]; p.g.is("say.plural", last) || text.Singular(last) != last && !p.g.is("place", last) {
		return ""
	}
	return ".one"
}

// list joins phrases: a, b and c.
func list(parts []string, last string) string {
	switch len(parts) {
	case 0:
		return ""
	case 1:
		return parts[0]
	}
	return strings.Join(parts[:len(parts)-1], ", ") + " " + last + " " + parts[len(parts)-1]
}

// item phrases a selected item.
func (p speaker) item(i query.Item, f query.From) string {
	return p.itemAs("item", i, f)
}

// key phrases a sort key.
func (p speaker) key(i query.Item, f query.From) string {
	if i.Agg == query.Count {
		return p.itemAs("key", i, f)
	}
	return p.itemAs("item", i, f)
}

func (p speaker) itemAs(form string, i query.Item, f query.From) string {
	switch {
	case len(i.Only) > 0:
		return p.only(form, i, f)
	case i.Agg == query.None && i.Calc != nil:
		return p.calc(form, i.Calc, f)
	case i.Agg == query.None && (i.Number != "" || i.Sub != nil):
		return p.operand(i, f)
	}
	if rows := p.rowsCounted(i, f); rows != "" {
		return p.g.say(form+".count.star", slots{"rows": rows})
	}
	l := p.spokenLabel(i, f)
	column := i.Calc == nil && i.Number == "" && i.Sub == nil && i.Column.Part == ""
	if column && p.called(i.Column, f) == l { // years, too
		l = p.moment(columnOf(p.db, i.Column, f), l)
	}
	s := slots{"columns": p.pluralOf(i, l, f), "rows": p.rows(p.db, f)}
	if column && l == p.called(i.Column, f) { // not the date signed up
		l = p.noun(l)
	}
	s["column"] = l
	if n, ok := i.Agg.Percentile(); ok {
		s["percentile"] = p.percentile(n)
	}
	if i.Text != nil {
		s["question"], s["say"] = i.Text.Question, p.g.say("say"+p.number(l), nil)
	}
	path := form + p.itemPath(i, f)
	if of := path + ".of"; p.g.rules[of] != "" && p.doubles(path, "column", l) {
		path = of
	}
	return p.g.say(path, s)
}

// percentile is the number of a percentile as an ordinal: 90th.
func (v *Voice) percentile(n float64) string {
	if n == math.Trunc(n) {
		return v.ordinal(int(n))
	}
	return v.g.say("ordinal.th", slots{"n": text.Decimals(strconv.FormatFloat(n, 'f', -1, 64), false)})
}

// opening is the time at which something is to be open as it stands after "open": now, on Friday at 9pm.
func (v *Voice) opening(when string) string {
	w := strings.Fields(strings.ToLower(when))
	for i, word := range w {
		if at := slices.IndexFunc(weekdayNames, func(d string) bool { return strings.EqualFold(d, word) }); at >= 0 {
			w[i] = weekdayNames[at]
			if i == 0 {
				w[i] = v.g.say("opening.day", slots{"day": w[i]})
			}
		} else if i > 0 && unicode.IsDigit(rune(word[0])) && w[i-1] != v.g.say("opening.at", nil) {
			w[i] = v.g.say("opening.at", nil) + " " + word
		}
	}
	return strings.Join(w, " ")
}

// aggRule names the rule for an aggregator: all percentiles but the median have one.
func aggRule(a query.Agg) string {
	switch n, ok := a.Percentile(); {
	case !ok:
		return string(a)
	case n == 50:
		return "median"
	}
	return "percentile"
}

// itemPath is the rule for an item in a form, by its aggregate or calculation.
func (p speaker) itemPath(i query.Item, f query.From) string {
	path := ""
	if i.Agg != query.None {
		path = "." + aggRule(i.Agg)
	}
	switch {
	case i.Text != nil && i.Text.Summary:
		return ".summary"
	case i.Text != nil && i.Agg != query.None:
		return ".answer" + path
	case i.Text != nil:
		return ".answer"
	case i.Column.Name == "*":
		return path + ".star"
	case i.Distinct:
		return path + ".distinct"
	case (i.Agg == query.Max || i.Agg == query.Min) && p.class(p.db, i.Column, f) == "date":
		return path + ".date"
	}
	return path
}

// doubles reports whether a rule would repeat a word before a slot: "the total line total".
func (v *Voice) doubles(path, slot, said string) bool {
	rule, _ := v.g.rule(path)
	before, _, found := strings.Cut(rule, "{"+slot+"}")
	words, first := strings.Fields(before), strings.Fields(said)
	return found && len(words) > 0 && slices.ContainsFunc(first,
		func(w string) bool { return strings.EqualFold(words[len(words)-1], w) })
}

// items lists the selected items.
func (p speaker) items(q *query.Query) string {
	var parts []string
	for _, i := range q.Select {
		parts = append(parts, p.item(i, q.From))
	}
	return list(parts, p.g.say("and", nil))
}

// conditions lists conditions with their connectives.
func (p speaker) conditions(form string, conds []query.Condition, f query.From) string {
	var b strings.Builder
	alternatives := slices.ContainsFunc(conds, func(c query.Condition) bool { return c.Or })
	if strings.HasPrefix(form, "post") && !alternatives {
		return p.behind(form, conds, f)
	}
	for i, c := range conds {
		if i > 0 && form == "chip" && !alternatives && i < len(conds)-1 {
			b.WriteString(", ")
		} else if i > 0 {
			word := "and"
			if c.Or {
				word = "or"
			}
			b.WriteString(" " + p.g.say(word, nil) + " ")
		}
		b.WriteString(p.condition(form, c, f))
	}
	return b.String()
}

// behind lists conditions after a noun, names and places first: boats in Turin with four seats and without a sail.
func (p speaker) behind(form string, conds []query.Condition, f query.From) string {
	conds = p.spans(conds, f)
	var first, rest []string
	placed := map[string]bool{}
	for _, c := range conds {
		text, class := p.condition(form, c, f), ""
		if c.Op == query.Equal && c.Sub == nil && c.Other == nil && c.Item.Agg == query.None && c.Item.Calc == nil {
			class = p.class(p.db, c.Item.Column, f)
		}
		if slices.Contains(rest, text) { // said already
			continue
		}
		rule := strings.TrimSuffix(form, ".one") + "." + class + ".eq"
		if (class == "name" || class == "place") && !placed[class] && text == p.g.say(rule, p.conditionSlots(c, f)) {
			placed[class] = true
			first = append(first, text)
		} else {
			rest = append(rest, text)
		}
	}
	slices.SortStableFunc(rest, func(a, b string) int { return p.owned(a) - p.owned(b) }) // joined in May and whose …
	said := strings.Join(first, " ")
	for i, post := range p.once(rest, len(first) == 0 && p.generic(f)) {
		and := " " + p.g.say("and", nil) + " "
		if i == 0 || p.owned(rest[i]) > p.owned(rest[i-1]) && !p.ofOthers(rest[:i]) {
			and = " "
		}
		said += and + post
	}
	return strings.TrimSpace(said)
}

// spans joins two conditions that bound a date into one: delivered in March, between two days.
func (p speaker) spans(conds []query.Condition, f query.From) []query.Condition {
	out := slices.Clone(conds)
	for i := 0; i < len(out); i++ {
		from := out[i]
		k := slices.IndexFunc(out, func(c query.Condition) bool {
			return c.Op == query.Less && c.Item.Same(from.Item) && len(c.Values) == 1
		})
		if from.Op != query.GreaterEqual || k < 0 || len(from.Values) != 1 || !isColumn(from.Item) {
			continue
		}
		grain, value, ok := text.Span(from.Values[0].Text, out[k].Values[0].Text)
		if !ok || columnOf(p.db, from.Item.Column, f) == nil {
			continue
		}
		span := from
		span.Op, span.Values = query.Equal, []query.Value{{Text: value, Number: grain == "year"}}
		if span.Item.Column.Part = query.Part(grain); grain == "" {
			span.Op, span.Values = query.Between, []query.Value{{Text: from.Values[0].Text}, {Text: value}}
		}
		out[i] = span
		out = slices.Delete(out, k, k+1)
	}
	return out
}

// ofOthers reports whether conditions name other things, which a "whose" behind them would be taken to be about.
func (p speaker) ofOthers(posts []string) bool {
	return slices.ContainsFunc(posts, func(post string) bool { return p.g.is("joins things", firstWord(post)) })
}

// once mentions the subject of several conditions only once: whose date is in May and is on a
// Friday. Rows without a noun are not mentioned: where the date is in May.
func (p speaker) once(posts []string, generic bool) []string {
	whose := p.g.say("whose", nil) + " "
	out := slices.Clone(posts)
	for i := 1; i < len(posts); i++ {
		if at := p.sameSubject(posts[i-1], posts[i]); at > 0 && strings.HasPrefix(posts[i], whose) {
			out[i] = posts[i][at:]
		}
	}
	if !generic || len(posts) == 0 ||
		slices.ContainsFunc(posts, func(post string) bool { return !strings.HasPrefix(post, whose) }) {
		return out
	}
	for i := range out {
		if noun, ok := strings.CutPrefix(out[i], whose); ok {
			out[i] = p.g.say("the", slots{"noun": noun})
		}
	}
	out[0] = p.g.say("where", slots{"conditions": out[0]})
	return out
}

// owned is 1 for a condition that begins with "whose", and 0 for others.
func (p speaker) owned(post string) int {
	if whose := p.g.say("whose", nil); whose != "" && strings.HasPrefix(post, whose+" ") {
		return 1
	}
	return 0
}

// verbs are the rules for the verbs of conditions.
var verbs = []string{"is", "do", "contain", "say", "deny", "show", "refute", "answer"}

// sameSubject is the position of a condition's verb, if the previous condition has the same words up
// to it.
func (p speaker) sameSubject(before, post string) int {
	at := 0
	for {
		next := strings.IndexByte(post[at:], ' ')
		if next < 0 || !strings.HasPrefix(before, post[:at+next+1]) {
			return 0
		}
		for _, verb := range verbs {
			if w := post[at : at+next]; at > 0 && (w == p.g.rules[verb] || w == p.g.rules[verb+".one"]) {
				return at
			}
		}
		at += next + 1
	}
}

// generic reports whether the rows of the only table have no noun of their own.
func (p speaker) generic(f query.From) bool {
	return len(f.Tables) == 1 && p.rows(p.db, f) == p.g.say("rows", nil)
}

// inner phrases a sub-query's value, and of which rows unless they are the outer query's.
func (p speaker) inner(q *query.Query, outer query.From) string {
	shared, q := q.Peers()
	if shared != nil && len(q.OrderBy) == 1 && q.Limit == 1 {
		rule := map[bool]string{true: "peers.most", false: "peers.least"}[q.OrderBy[0].Desc]
		return p.g.say(rule, slots{"column": p.itemLabel(*shared, outer)})
	}
	s, rows := p.items(q), p.rows(p.db, q.From)
	if len(q.Select) == 1 && countsRows(q.Select[0]) {
		s = p.key(q.Select[0], q.From) // "the number of customers" names the rows already
	} else if len(q.Where) > 0 || rows != p.rows(p.db, outer) {
		s += " " + p.g.say("of", nil) + " " + rows
	}
	s = strings.TrimSpace(s + " " + p.inBrackets(q.Where, q.From))
	if shared != nil {
		return p.g.say("peers", slots{"inner": s, "column": p.itemLabel(*shared, outer)})
	}
	return s
}

// inBrackets phrases the conditions of a sub-query after its noun; what would begin with "whose" is put in brackets.
func (p speaker) inBrackets(conds []query.Condition, f query.From) string {
	if len(conds) == 0 {
		return ""
	}
	p.nested = true
	posts := p.conditions("post", conds, f)
	if whose := p.g.say("whose", nil) + " "; strings.Contains(posts, whose) {
		return "(" + p.conditions("chip", conds, f) + ")"
	}
	return posts
}

func itoa(n int) string { return strconv.Itoa(n) }
