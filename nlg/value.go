package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
)

// value phrases a condition's comparison: more than 3; after 1 May; Rome or Turin.
func (p speaker) value(c query.Condition, f query.From) string {
	if isYes, ok := p.flagCondition(c, f); ok {
		return strings.ToLower(p.Say(either(isYes, "option.yes", "option.no")))
	}
	return p.g.render(p.valuePath(c, f), p.valueSlots(c, f))
}

// isValue phrases a condition's comparison after "is": 1 May or later.
func (p speaker) isValue(c query.Condition, f query.From) string {
	if _, ok := p.flagCondition(c, f); ok {
		return p.value(c, f)
	}
	return p.g.render(p.isPath(c, f), p.valueSlots(c, f))
}

// isPath returns the rule for a comparison after "is", if it has another than elsewhere.
func (p speaker) isPath(c query.Condition, f query.From) string {
	path, part := p.valuePath(c, f), c.Item.Column.Part
	if (c.Op == query.Equal || c.Op == query.In) && strings.HasSuffix(path, ".date") && slices.Contains(spans, part) {
		return "within"
	}
	is := "is" + strings.TrimPrefix(path, "value")
	if _, ok := p.g.rule(is); ok {
		return is
	}
	return path
}

// spans are the parts of dates that a date is in: in May 2025.
var spans = []query.Part{query.Year, query.Quarter, query.Month, query.MonthOf}

// valuePath returns the rule for a comparison.
func (p speaker) valuePath(c query.Condition, f query.From) string {
	path := "value." + opNames[c.Op]
	part := c.Item.Column.Part
	switch {
	case c.Item.Zero && part != query.Size:
		return "value.zero"
	case part == query.Weekday || part == query.DayOf || part == query.Hour:
		return path + "." + string(part)
	case c.Item.Agg == query.Count || c.Item.Text != nil:
	case part.OfDate(), c.Item.Calc == nil && p.columnClass(p.db, c.Item.Column, f) == "date",
		len(c.Values) > 0 && isTimeOfDay(c.Values[0].Text):
		return path + ".date"
	}
	return path
}

// isTimeOfDay reports whether a value is a time of day: 09:00.
func isTimeOfDay(value string) bool {
	hour, minute, ok := strings.Cut(value, ":")
	return ok && len(hour) == 2 && len(minute) >= 2 && strings.Trim(hour, "0123456789") == ""
}

// isEvent reports whether a column holds the date of an event that may not have happened yet: paid on.
func (p speaker) isEvent(c query.Column, f query.From) bool {
	col := FindColumn(p.db, c, f)
	label := withoutPreposition(p.ownLabel(c, f))
	return col != nil && col.Dated() && c.Part == "" && isParticiple(label) &&
		!p.g.inClass("partial", strings.ToLower(firstWord(label))) && // "last painted: not yet" would be wrong
		!p.g.inClass("origin", strings.ToLower(label)) // as would "members not yet born"
}

// likeRuleSuffix returns the rule suffix for a LIKE pattern that matches the beginning or end of a text.
func likeRuleSuffix(pattern string) string {
	if after, before := strings.HasPrefix(pattern, "%"), strings.HasSuffix(pattern, "%"); after != before {
		return either(before, ".begins", ".ends")
	}
	return ""
}

// valueSlots returns the slots of rules for comparisons.
func (p speaker) valueSlots(c query.Condition, f query.From) slots {
	s, texts := slots{}, p.comparedTexts(c, f)
	if len(texts) == 0 {
		return s
	}
	s["value"], s["nones"] = texts[0], list(texts, p.g.render("nor", nil))
	s["values"] = list(texts, p.g.render("or", nil))
	if len(texts) > 1 {
		s["second"] = texts[1]
	}
	if n, err := strconv.Atoi(texts[0]); err == nil { // a day of the month
		s["nth"] = p.ordinal(n)
	}
	return s
}

// comparedTexts returns a condition's values, formatted.
func (p speaker) comparedTexts(c query.Condition, f query.From) []string {
	if c.Other != nil {
		if isColumn(*c.Other) {
			noun := p.comparedLabel(c.Other.Column, f) + p.unitSuffix(*c.Other, f)
			return []string{p.g.render("the", slots{"noun": noun})}
		}
		return []string{p.item(*c.Other, f)}
	}
	var texts []string
	for _, v := range c.Values {
		t := p.valueText(c.Item, v, f)
		if c.Op == query.Like || c.Op == query.NotLike {
			t = strings.Trim(t, "%")
		}
		texts = append(texts, t)
	}
	return texts
}

// valueText formats a value that an item is compared with.
func (p speaker) valueText(i query.Item, v query.Value, f query.From) string {
	switch part := i.Column.Part; {
	case part == query.Month:
		t, _ := p.Month(v.Text)
		return t
	case part == query.Quarter:
		return p.quarter(v.Text)
	case !part.IsValue() || !v.Number || i.Calc != nil || i.Text != nil || i.Agg == query.Count:
		return p.literal(v.Text, v.Number)
	case strings.EqualFold(p.ownLabel(i.Column, f), string(query.Month)):
		if n, err := strconv.Atoi(v.Text); err == nil && n >= 1 && n <= len(monthNames) {
			return monthNames[n-1]
		}
	}
	return p.formatAmount(p.db, FindColumn(p.db, i.Column, f), v.Text)
}

// quarter phrases a quarter given as 2024-Q1.
func (v *Voice) quarter(value string) string {
	year, nth, _ := strings.Cut(value, "-Q")
	if n, err := strconv.Atoi(nth); err == nil {
		return v.g.render("quarter", slots{"nth": v.ordinal(n), "year": year})
	}
	return value
}

// flagCondition reports whether a condition on a yes/no column asks for a yes; ok is false for other conditions.
func (p speaker) flagCondition(c query.Condition, f query.From) (isYes, ok bool) {
	if !isColumn(c.Item) || c.Item.Column.Part != "" || c.Other != nil || len(c.Values) != 1 ||
		c.Op != query.Equal && c.Op != query.NotEqual {
		return false, false
	}
	isYes, ok = flagValue(FindColumn(p.db, c.Item.Column, f), c.Values[0].Text)
	if !ok || c.Op == query.NotEqual && !p.isFlag(c.Item.Column, f) { // some value other than yes, which need not be no
		return false, false
	}
	return isYes == (c.Op == query.Equal), true
}

// opNames maps operators to their names in the grammar.
var opNames = map[query.Op]string{
	query.Equal: "eq", query.NotEqual: "ne", query.Greater: "gt", query.GreaterEqual: "ge", query.Less: "lt",
	query.LessEqual: "le", query.Like: "like", query.NotLike: "notlike", query.In: "in", query.NotIn: "notin",
	query.Between: "between", query.NotBetween: "notbetween", query.Has: "has", query.HasNot: "hasnot",
	query.HasAny: "hasany", query.OpenAt: "open",
	query.IsNull: "null", query.IsNotNull: "notnull",
}

// openingTime phrases an opening time for use after "open": now, on Friday at 9pm.
func (v *Voice) openingTime(when string) string {
	w := strings.Fields(strings.ToLower(when))
	for i, word := range w {
		if at := slices.IndexFunc(weekdayNames, func(d string) bool { return strings.EqualFold(d, word) }); at >= 0 {
			w[i] = weekdayNames[at]
			if i == 0 {
				w[i] = v.g.render("opening.day", slots{"day": w[i]})
			}
		} else if i > 0 && unicode.IsDigit(rune(word[0])) && w[i-1] != v.g.render("opening.at", nil) {
			w[i] = v.g.render("opening.at", nil) + " " + word
		}
	}
	return strings.Join(w, " ")
}

// conditionLabel returns the label of a condition's left side.
func (p speaker) conditionLabel(c query.Condition, f query.From) string {
	switch i := c.Item; {
	case i.Calc != nil || i.Number != "" || i.Sub != nil:
		return p.itemLabel(i, f)
	case i.Agg != query.None:
		return p.withoutArticle(p.item(i, f))
	}
	return p.comparedLabel(c.Item.Column, f)
}

// comparedLabel returns the label of a compared column, as a noun.
func (p speaker) comparedLabel(c query.Column, f query.From) string {
	if c.Part == query.Size {
		c.Part = ""
		return p.withoutArticle(p.g.render("item.count",
			slots{"columns": p.qualifiedLabel(c, p.plural(p.ownLabel(c, f)), f)}))
	}
	if c.Part != query.InText {
		c.Part = ""
	}
	label := p.columnNoun(FindColumn(p.db, c, f), p.foreignKeyLabel(c, f, p.ownLabel(c, f)))
	if isUnambiguous(label) && !isQuoted(label) && !isWords(label) {
		label = quoted(label)
	}
	if p.isFromOtherTable(c, f) {
		if p.identifiesRows(c, f) || p.g.inClass("name", strings.ToLower(label)) {
			return p.tableNoun(c.Table)
		}
		return p.possessed(c, label)
	}
	if first, rest, _ := strings.Cut(label, " "); rest != "" && strings.EqualFold(first, p.tableHead(f.Table(c.Table))) &&
		FindColumn(p.db, query.Column{Table: c.Table, Name: rest}, f) == nil {
		return rest // chairs whose type is folding, rather than chair type
	}
	return label
}

// possessed returns the label of a column as what rows of its table have: customer’s town.
func (p speaker) possessed(c query.Column, label string) string {
	noun := p.tableNoun(c.Table)
	if strings.HasPrefix(strings.ToLower(label), strings.ToLower(noun)) {
		return label
	}
	return p.g.render("possessed", slots{"noun": noun, "column": label})
}

// The months and weekdays as PostgreSQL's to_char spells them.
var (
	monthNames   = strings.Fields("January February March April May June July August September October November December")
	weekdayNames = strings.Fields("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
)
