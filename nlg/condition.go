package nlg

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// condition phrases a condition by itself: the column's name, a colon and the value, unless people say it otherwise.
func (p speaker) condition(c query.Condition, f query.From) string { return p.alone(p.plain(c, f)) }

// afterNoun phrases conditions for use after the noun for their rows: with guests aged more than 60.
func (p speaker) afterNoun(conditions []query.Condition, f query.From) string {
	return strings.TrimSpace(p.after(p.clauses(conditions, f)))
}

// clause returns what a condition says of rows, as people say it after their noun.
func (p speaker) clause(c query.Condition, f query.From) Clause {
	out, ok := p.amount(c, f)
	if !ok {
		out = p.plain(c, f)
	}
	switch {
	case out.Rule == "", slices.Contains([]query.Op{query.Equal, query.In, query.IsNull, query.IsNotNull}, c.Op):
		return out
	case c.Item.Column.Part.OfDate():
		out.And = ", "
	default:
		out.And = " " + p.g.render("and", nil) + " "
	}
	return out
}

// plain returns a condition as a clause by its column's label and the value, unless people say it otherwise.
func (p speaker) plain(c query.Condition, f query.From) Clause {
	isYes, isFlag := p.flagCondition(c, f)
	switch {
	case isFlag:
		return p.flagClause(c, isYes, f)
	case p.isLinkCondition(c, f):
		return p.existence(c)
	case c.Sub != nil:
		return p.subQueryClause(c, f)
	case c.Item.Agg != query.None:
		return p.figureClause(c, f)
	case c.Item.Text != nil:
		return p.textClause(c, f)
	case c.Op == query.OpenAt && len(c.Values) == 1:
		return bare(p.g.render("open", slots{"value": p.openingTime(c.Values[0].Text)}))
	}
	if text := cmp.Or(p.rankPhrase(c, f), p.naturalPhrase(c, f)); text != "" {
		return bare(text)
	}
	if text := cmp.Or(p.ownDatePhrase(c, f), p.eventPhrase(c, f)); text != "" {
		return Clause{Form: Done, Value: text}
	}
	if out := p.presence(c, f); out.Value != "" {
		return out
	}
	out := p.compared(c, f, p.isValue(c, f))
	if rule := "recorded." + opNames[c.Op]; p.g.rules[rule] != "" && isColumn(c.Item) && c.Item.Column.Part == "" {
		return Clause{Form: With, Value: p.g.render(rule, slots{"things": quoted(strings.Trim(out.Label, "“”"))})}
	}
	if lasts, unit, ok := p.cutPeriod(out.Label); ok && c.Other == nil {
		out.Label, out.Value = lasts, out.Value+" "+unit
		if p.g.rules[lasts] != "" { // every 6 weeks
			out.Form, out.Rule = Bare, lasts
		}
	}
	return out
}

// compared returns the clause that compares what a condition is about with a value: whose gas is air.
func (p speaker) compared(c query.Condition, f query.From, value string) Clause {
	return Clause{Form: Whose, Rule: p.verb(c), Label: p.conditionLabel(c, f), Value: value}
}

// verb returns the rule for the verb of a comparison.
func (p speaker) verb(c query.Condition) string {
	switch c.Op {
	case query.Like:
		return "like" + either(len(c.Values) == 1, likeRuleSuffix(c.Values[0].Text), "")
	case query.NotLike:
		return "notlike"
	case query.Has, query.HasAny:
		return "has"
	case query.HasNot:
		return "hasnot"
	}
	return "is"
}

// cutPeriod cuts the label of a duration before its unit: age months.
func (v *Voice) cutPeriod(label string) (lasts, unit string, ok bool) {
	lasts, unit, _ = strings.Cut(label, " ")
	return lasts, unit, v.g.inClass("lasts", lasts) && periods[text.Singular(unit)]
}

// presence returns the clause that a column has a value or none, or that a text contains one: with a maker, with no fee
// recorded, with “bell” in the remarks. It is empty for other conditions and for labels that are not nouns.
func (p speaker) presence(c query.Condition, f query.From) Clause {
	things, column, rule := p.spokenLabel(c.Item, f), FindColumn(p.db, c.Item.Column, f), opNames[c.Op]
	if lasts, _, ok := p.cutPeriod(things); ok {
		things = lasts // no age recorded, rather than no age months
	}
	name, s := strings.Trim(things, "“”"), slots{"things": things}
	switch {
	case p.g.rules["presence."+rule] == "" || !isColumn(c.Item) || c.Item.Column.Part != "" || c.Item.Zero ||
		p.isFlag(c.Item.Column, f) || !isUnambiguous(name) ||
		name != things && isWords(name) || len(c.Values) > 0 && likeRuleSuffix(c.Values[0].Text) != "":
		return Clause{}
	case len(c.Values) > 0:
		var values []string
		for _, v := range c.Values {
			values = append(values, quoted(strings.Trim(v.Text, "%")))
		}
		s["value"] = list(values, p.g.render("or", nil))
	case c.Op == query.IsNull, column.Dated(), !p.isCountable(things), UnitOf(p.db, column).Symbol != "":
		rule += ".recorded" // a missing entry fee is not "without an entry"
	case p.numberSuffix(things) != "":
		s["things"] = text.Indefinite(things)
	}
	lacks := c.Op == query.HasNot || c.Op == query.NotLike
	return Clause{Form: either(lacks, Without, With), Value: p.g.render("presence."+rule, s)}
}

// naturalPhrase phrases a condition on a place or a name: in Rome, called Ann. It returns "" for other conditions, and
// for columns of other tables.
func (p speaker) naturalPhrase(c query.Condition, f query.From) string {
	label := p.wordsOfOwn(c, f)
	if len(label) == 0 || c.Item.Column.Part != "" {
		return ""
	}
	if len(label) == 1 && p.g.inClass("at", label[0]) && !slices.ContainsFunc(c.Values, isCode) {
		return fill(p.g.rules["place."+opNames[c.Op]], p.valueSlots(c, f))
	}
	return p.namePhrase(c, f, strings.Join(label, " "))
}

// wordsOfOwn returns the words of the label of a column of the rows themselves that a condition compares with values.
func (p speaker) wordsOfOwn(c query.Condition, f query.From) []string {
	if c.Item.Calc != nil || c.Other != nil || len(c.Values) == 0 || c.Item.Zero || p.isFromOtherTable(c.Item.Column, f) {
		return nil
	}
	column := c.Item.Column
	column.Part = ""
	return strings.Fields(strings.ToLower(p.ownLabel(column, f)))
}

// ownDatePhrase phrases a condition on the date of rows, after 1 May; else "".
func (p speaker) ownDatePhrase(c query.Condition, f query.From) string {
	label, column := p.wordsOfOwn(c, f), c.Item.Column
	if len(label) > 0 && p.isYearOrMonth(FindColumn(p.db, column, f), column, f) {
		return p.g.render("ofdate."+opNames[c.Op], slots{"value": p.isValue(c, f), "span": p.value(c, f)})
	}
	if len(label) == 0 || !FindColumn(p.db, column, f).Dated() {
		return ""
	}
	if last := label[len(label)-1]; last != string(query.Day) && last != "date" ||
		len(label) > 1 && (len(label) > 2 || !p.implies(f.Table(column.Table), label[0])) {
		return ""
	}
	return p.datePhrase(c, f)
}

// isYearOrMonth reports whether a column of numbers is called year or month.
func (p speaker) isYearOrMonth(col *schema.Column, c query.Column, f query.From) bool {
	label := strings.ToLower(p.ownLabel(c, f))
	return col != nil && col.Type.Number() && c.Part == "" &&
		(label == string(query.Year) && holdsYears(col) || label == string(query.Month))
}

// namePhrase phrases a condition on the name of rows: called Ann; else "".
func (p speaker) namePhrase(c query.Condition, f query.From, label string) string {
	last, isTitle := label[strings.LastIndexByte(label, ' ')+1:], p.identifiesRows(c.Item.Column, f)
	isName, s := p.g.inClass("name", last) && (label == last || isTitle), p.valueSlots(c, f)
	isOwn := isTitle && strings.EqualFold(label, p.tableNoun(f.Table(c.Item.Column.Table)))
	switch hasCode := slices.ContainsFunc(c.Values, isCode); {
	case !isName && (!isOwn || hasCode && !strings.Contains(c.Values[0].Text, " ")):
		return ""
	case !isName && hasCode: // the part called “chain, 8 speed”
		s["value"] = quoted(strings.Trim(s["value"], "“”"))
	}
	return fill(p.g.rules["name."+opNames[c.Op]], s)
}

// datePhrase phrases a condition on the date of rows: on 1 May, in May, before 1 May.
func (p speaker) datePhrase(c query.Condition, f query.From) string {
	rule, part := "when", c.Item.Column.Part
	switch isOne := c.Op == query.Equal || c.Op == query.In; {
	case c.Op == query.Between:
		rule += ".from"
	case isOne && (part == "" && (len(c.Values) == 0 || !c.Values[0].Number) || part == query.Day): // not a year
		rule += ".on"
	case isOne && part != query.Weekday && part != query.DayOf && part != query.Hour:
		rule += ".in"
	}
	return p.g.render(rule, slots{"value": p.value(c, f)})
}

// eventPhrase phrases a condition on the date or year of an event by its verb: paid in May, not yet paid; else "".
func (p speaker) eventPhrase(c query.Condition, f query.From) string {
	column := c.Item.Column
	column.Part = ""
	col, done := FindColumn(p.db, column, f), p.deed(column, f)
	if col == nil || !col.Dated() && !holdsYears(col) || !isDeed(done) || c.Item.Calc != nil || c.Item.Zero ||
		p.isFromOtherTable(column, f) || len(c.Values) == 0 && !p.isEvent(column, f) {
		return ""
	}
	verb := strings.ToLower(firstWord(done))
	s := slots{"done": strings.ToLower(done), "when": p.datePhrase(c, f)}
	switch {
	case len(c.Values) == 0:
	case strings.HasSuffix(done, " for"): // booked for 1 May or later
		s["when"] = either(c.Op == query.Between, p.value(c, f), p.isValue(c, f))
	case p.implies(f.Table(f.Tables[0]), verb):
		return s["when"] // visits in May, rather than visits visited in May
	case p.g.inClass("past", verb) || p.g.inClass("active", verb): // jobs that came in on 2 May
		s["done"] = p.g.render("that", slots{"done": s["done"]})
	}
	if span, isIn := strings.CutPrefix(s["when"], p.g.render("when.in", nil)); isIn && strings.HasSuffix(done, " in") {
		s["when"] = p.g.render("when.during", slots{"value": span}) // checked in during May: this "in" is the verb's
	}
	return fill(p.g.rules["event."+opNames[c.Op]], s)
}

// deed returns the label of a column of dates or years without the words for the date: paid, of "date paid".
func (p speaker) deed(c query.Column, f query.From) string {
	done := withoutPreposition(p.ownLabel(c, f))
	if first, rest, ok := strings.Cut(done, " "); ok && p.g.inClass("moment", strings.ToLower(first)) {
		done = rest
	}
	if col := FindColumn(p.db, c, f); col != nil && holdsYears(col) {
		return strings.TrimSuffix(done, " in")
	}
	return done
}

// isDeed reports whether a label is a participle, also with an adverb: picked up, last serviced; but not kept by.
func isDeed(label string) bool {
	label = strings.TrimPrefix(strings.TrimPrefix(label, "last "), "first ")
	verb, with, isPhrasal := strings.Cut(label, " ")
	return isParticiple(verb) && (!isPhrasal || isParticiple(label) && with != "by")
}

// implies reports whether the noun for rows implies a verb: sales were sold.
func (p speaker) implies(table, verb string) bool {
	deed := p.tableHead(table)
	return text.Stem(deed) == text.Stem(verb) || p.g.rules["deed."+verb] == deed
}

// isCode reports whether a value is a code rather than a name, which begins with a capital letter.
func isCode(v query.Value) bool {
	first, _ := utf8.DecodeRuneInString(v.Text)
	return !strings.ContainsFunc(v.Text, unicode.IsLetter) || unicode.IsLower(first)
}

// figureClause returns the clause about a group's aggregate: with more than 3 articles.
func (p speaker) figureClause(c query.Condition, f query.From) Clause {
	rows := p.countedRows(c.Item, f)
	if rows == "" && c.Item.Agg == query.Count && c.Item.Distinct { // suppliers of exactly 1 kind
		rows = p.pluralOf(c.Item, p.spokenLabel(c.Item, f), f)
	} else if p.isSomeRows && rows != "" {
		rows = p.g.render("such", slots{"rows": rows})
	}
	if rows == "" || len(c.Item.Only) > 0 || len(c.Values) != 1 || p.rowCountPhrase(c, rows) == "" {
		return p.compared(c, f, p.isValue(c, f))
	}
	return Clause{Form: With, Value: p.rowCountPhrase(c, rows)}
}

// subQueryClause returns the clause about a condition with a sub-query.
func (p speaker) subQueryClause(c query.Condition, f query.From) Clause {
	if text := cmp.Or(p.amountPhrase(c, f), p.extremePhrase(c, f)); text != "" {
		return Clause{Form: With, Value: text}
	}
	inner := p.subQueryPhrase(c.Sub, f)
	if c.Op != query.In && c.Op != query.NotIn {
		return p.compared(c, f, p.g.render(p.isPath(c, f), slots{"value": inner}))
	}
	isShown := p.shows != nil && p.shows.Same(c.Item)
	if selectsSame(c) && !p.identifiesRows(c.Item.Column, f) {
		rows := slots{"rows": p.rows(p.db, c.Sub.From) + p.after(p.clauses(withoutPresence(c.Sub, c.Item), c.Sub.From))}
		if c.Op == query.NotIn && isShown { // customers with no jobs in May
			return Clause{Form: With, Value: p.g.render("none.of", rows)}
		}
		inner = p.g.render("those.of", rows) // levels among those of courses
	}
	value := p.g.render("value."+opNames[c.Op]+".sub", slots{"value": inner})
	if p.isKey(c.Item.Column, f) || isShown { // "among customers", not their key
		return bare(value)
	}
	if c.Op == query.In && c.Sub.Limit == 1 && len(c.Sub.GroupBy) == 1 {
		value = inner // whose animal is the animal with the most visits
	}
	return p.compared(c, f, value)
}

// selectsSame reports whether a condition compares an item with the same item of rows that a sub-query selects.
func selectsSame(c query.Condition) bool {
	return c.Sub != nil && len(c.Sub.Select) == 1 && c.Sub.Select[0].Same(c.Item) && len(c.Sub.GroupBy) == 0
}

// excludesSame reports whether a condition leaves out what other rows have: customers with no jobs in May.
func excludesSame(c query.Condition) bool { return c.Op == query.NotIn && selectsSame(c) }

// withoutPresence returns a query's conditions, without one that an item is present: jobs with a customer.
func withoutPresence(q *query.Query, i query.Item) []query.Condition {
	return slices.DeleteFunc(stated(q), func(w query.Condition) bool { return w.Op == query.IsNotNull && w.Item.Same(i) })
}

// extremePhrase phrases that a column has its highest or lowest value: with the highest price for each town; else "".
func (p speaker) extremePhrase(c query.Condition, f query.From) string {
	group, q := c.Sub.Peers()
	if c.Op != query.Equal || !isColumn(c.Item) || len(q.Select) != 1 ||
		q.Select[0].Agg != query.Max && q.Select[0].Agg != query.Min {
		return ""
	}
	item := query.Item{Agg: q.Select[0].Agg, Column: c.Item.Column}
	item.Column.Table = f.Table(item.Column.Table)
	peak := query.Query{Select: []query.Item{item}, From: query.From{Tables: []string{item.Column.Table}}, Where: q.Where}
	if peak.SUQL() != q.SUQL() || group == nil && len(q.Where) > 0 {
		return ""
	}
	s := slots{"item": p.item(item, q.From)}
	if group != nil {
		s["group"] = p.groupLabel(group.Column, f)
	}
	return p.g.render("peak", s)
}

// rankPhrase phrases that a row is among the first of its group: among the 2 with the highest price for each town; else
// "".
func (p speaker) rankPhrase(c query.Condition, f query.From) string {
	group, q := c.Item.Sub.Peers()
	if group == nil {
		return ""
	}
	at := slices.IndexFunc(q.Where, func(w query.Condition) bool { return w.Other != nil })
	if at < 0 || c.Op != query.Less || len(c.Values) != 1 || !q.Select[0].CountsRows() {
		return ""
	}
	first := *q.Where[at].Other
	first.Agg = map[query.Op]query.Agg{query.Greater: query.Max, query.Less: query.Min}[q.Where[at].Op]
	of := p.groupLabel(group.Column, f)
	return p.g.render("rank", slots{"n": c.Values[0].Text, "item": p.item(first, f), "group": of})
}

// amountPhrase phrases a condition on a figure of referring rows: with more than 5 loans, with a total fee of at least
// €9 in their loans; else "".
func (p speaker) amountPhrase(c query.Condition, f query.From) string {
	q := c.Sub
	isOther := func(g query.Column) bool { return g != q.Select[0].Column && g.Name != c.Item.Column.Name }
	if c.Op != query.In || len(q.Having) != 1 || len(q.Where) > 0 || q.Limit > 0 || len(q.Having[0].Values) != 1 ||
		!p.isKey(c.Item.Column, f) || len(q.GroupBy) == 0 || slices.ContainsFunc(q.GroupBy, isOther) {
		return ""
	}
	of, rows := q.Having[0], p.finestRows(q.From)
	if of.Item.CountsRows() {
		return p.rowCountPhrase(of, rows)
	}
	item := text.Indefinite(p.withoutArticle(p.item(of.Item, q.From)))
	return p.g.render("amount.figure", slots{"item": item, "value": p.value(of, q.From), "rows": rows})
}

// rowCountPhrase phrases a condition on a number of rows.
func (p speaker) rowCountPhrase(c query.Condition, rows string) string {
	if c.Values[0].Text == "1" {
		rows = p.singular(rows)
	}
	return fill(p.g.rules["amount."+opNames[c.Op]], slots{"value": c.Values[0].Text, "things": rows})
}

// textClause returns the clause about what texts say, as a statement if the question can be turned into one.
func (p speaker) textClause(c query.Condition, f query.From) Clause {
	label, question := p.comparedLabel(c.Item.Column, f), c.Item.Text.Question
	s := p.valueSlots(c, f)
	s["column"], s["question"] = label, question
	p.addStatement(s, question, label, len(c.Values) == 1 && strings.EqualFold(c.Values[0].Text, verdict.Yes))
	path := "text"
	switch {
	case c.Op != query.Equal:
		s["value"] = p.value(c, f)
		path += ".compared"
	case len(c.Values) == 1 && s["statement"] != "":
		path += answerRules[strings.ToLower(c.Values[0].Text)]
	}
	return Clause{Form: Whose, Value: p.g.render(path, s)}
}

// answerRules are the suffixes of rules that turn a question and its answer into a statement.
var answerRules = map[string]string{"yes": ".yes", "no": ".no", verdict.NoInformation: ".unknown"}

// existence returns the clause that a row has, or lacks, rows in another table.
func (p speaker) existence(c query.Condition) Clause {
	from := query.From{Tables: []string{targetTable(c.Sub, c.Item.Column.Table)}, Alias: c.Sub.From.Alias}
	out := Clause{Form: Having, Rule: either(c.Op == query.In, "exists", "notexists"), Noun: p.rows(p.db, from),
		Of: p.clauses(uncorrelatedConditions(c.Sub), from)}
	by := c.Sub.Select[0].Column
	if by.Table == from.Tables[0] && slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == by.Table && k.Column != by.Name && k.RefTable == c.Item.Column.Table
	}) { // harbours that are not the start of any sailings
		out.Rule, out.Value = out.Rule+".as", p.columnNoun(nil, strings.TrimSuffix(p.ownLabel(by, from), " id"))
	}
	return out
}

// uncorrelatedConditions returns the conditions of a sub-query without the one that correlates it.
func uncorrelatedConditions(sub *query.Query) []query.Condition {
	return slices.DeleteFunc(slices.Clone(sub.Where), func(w query.Condition) bool {
		return w.Other != nil && w.Op == query.Equal ||
			w.Op == query.IsNotNull && len(sub.Select) == 1 && w.Item.Same(sub.Select[0])
	})
}

// targetTable returns the table whose rows a sub-query looks for: its only one, or the last of a join through link
// tables, which need not be mentioned. It is "" if the link tables have conditions of their own.
func targetTable(sub *query.Query, from string) string {
	last := sub.From.Tables[len(sub.From.Tables)-1]
	isOther := func(w query.Condition) bool { return w.Item.Column.Table != last }
	if len(sub.From.Tables) > 1 && (last == from || sub.From.Tables[0] != sub.Select[0].Column.Table ||
		slices.ContainsFunc(uncorrelatedConditions(sub), isOther)) {
		return ""
	}
	return last
}

// isLinkCondition reports whether a condition tests if a row's key occurs in another table, or in one joined with it.
func (p speaker) isLinkCondition(c query.Condition, f query.From) bool {
	sub, key := c.Sub, c.Item.Column
	if sub == nil || c.Op != query.In && c.Op != query.NotIn || len(sub.Select) != 1 || sub.Select[0].Agg != query.None ||
		sub.Set != query.NoSet || len(sub.GroupBy) > 0 || sub.Limit > 0 || len(sub.From.Tables) == 0 ||
		targetTable(sub, key.Table) == "" {
		return false
	}
	if len(f.Tables) == 0 || f.Table(f.Tables[0]) != key.Table { // the phrase would refer to other rows
		return false
	}
	other := sub.Select[0].Column
	isSameName := p.identifiesRows(key, f) && strings.EqualFold(key.Name, other.Name) && key.Table != other.Table
	return isSameName || p.refersTo(key.Table, other, key, sub.From)
}
