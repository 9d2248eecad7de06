package nlg

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
)

// value phrases what a condition compares with: more than 3; after 1 May; Rome or Turin.
func (p speaker) value(c query.Condition, f query.From) string {
	if holds, ok := p.flagHolds(c, f); ok {
		return strings.ToLower(p.Say(either(holds, "option.yes", "option.no")))
	}
	return p.g.say(p.valuePath(c, f), p.valueSlots(c, f))
}

// valuePath returns the rule for a comparison.
func (p speaker) valuePath(c query.Condition, f query.From) string {
	path := "value." + opName[c.Op]
	part := c.Item.Column.Part
	switch {
	case c.Item.Zero && part != query.Size:
		return "value.zero"
	case (c.Op == query.IsNull || c.Op == query.IsNotNull) && p.isEvent(c.Item.Column, f):
		return path + ".yet"
	case c.Op == query.Like && len(c.Values) == 1:
		return path + likeEnds(c.Values[0].Text)
	case part == query.Hour && span(c.Values) > 2:
		return path + ".hour.span"
	case part == query.Weekday || part == query.DayOf || part == query.Hour:
		return path + "." + string(part)
	case c.Item.Agg == query.Count || c.Item.Text != nil:
	case part.OfDate(), c.Item.Calc == nil && p.class(p.db, c.Item.Column, f) == "date",
		len(c.Values) > 0 && clock(c.Values[0].Text), c.Item.Calc != nil && p.yearAndMonth(c.Item.Calc, f) != "":
		return path + ".date"
	}
	return path
}

// span is the number of hours that values are in a row, which may pass midnight; 0 if they do not follow each other.
func span(values []query.Value) int {
	for i, v := range values {
		n, err := strconv.Atoi(v.Text)
		if before, _ := strconv.Atoi(values[max(0, i-1)].Text); err != nil || i > 0 && n != (before+1)%24 {
			return 0
		}
	}
	return len(values)
}

// clock reports whether a value is a time of day: 09:00.
func clock(value string) bool {
	hour, minute, ok := strings.Cut(value, ":")
	return ok && len(hour) == 2 && len(minute) >= 2 && strings.Trim(hour, "0123456789") == ""
}

// isEvent reports whether a column has the date of what may not have happened yet: paid on.
func (p speaker) isEvent(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	label := withoutPreposition(p.ownLabel(c, f))
	return col != nil && col.Dated() && c.Part == "" && isParticiple(label) &&
		!p.g.is("partial", strings.ToLower(firstWord(label))) // not last painted yet
}

// likeEnds returns the suffix of rules for a pattern by the end of a text that it is for.
func likeEnds(pattern string) string {
	after, before := strings.HasPrefix(pattern, "%"), strings.HasSuffix(pattern, "%")
	switch {
	case before && !after:
		return ".begins"
	case after && !before:
		return ".ends"
	}
	return ""
}

// valueSlots returns the slots of rules for comparisons.
func (p speaker) valueSlots(c query.Condition, f query.From) slots {
	s, texts := slots{}, p.compared(c, f)
	if len(texts) == 0 {
		return s
	}
	s["value"], s["nones"] = texts[0], list(texts, p.g.say("nor", nil))
	s["values"] = list(texts, p.g.say("or", nil))
	if len(texts) > 1 {
		s["second"] = texts[1]
	}
	if n, err := strconv.Atoi(texts[len(texts)-1]); err == nil && c.Item.Column.Part == query.Hour {
		s["second"] = itoa((n + 1) % 24)
	}
	if n, err := strconv.Atoi(texts[0]); err == nil { // a day of the month
		s["nth"] = p.ordinal(n)
	}
	return s
}

// compared returns a condition's values, formatted.
func (p speaker) compared(c query.Condition, f query.From) []string {
	if c.Other != nil {
		if isColumn(*c.Other) {
			return []string{p.noun(p.sideLabel(c.Other.Column, f, true)) + p.inSign(*c.Other, f)}
		}
		return []string{p.withoutArticle(p.item(*c.Other, f))}
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
	case i.Calc != nil && p.yearAndMonth(i.Calc, f) != "" && len(v.Text) == len("202405"):
		t, _ := p.Month(v.Text[:4] + "-" + v.Text[4:])
		return t
	case part != "" || !v.Number || i.Calc != nil || i.Text != nil || i.Agg == query.Count:
		return p.literal(v.Text, v.Number)
	case strings.EqualFold(p.ownLabel(i.Column, f), string(query.Month)):
		if n, err := strconv.Atoi(v.Text); err == nil && n >= 1 && n <= len(monthNames) {
			return monthNames[n-1]
		}
	}
	return p.amountOf(p.db, columnOf(p.db, i.Column, f), v.Text)
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

// flagHolds reports whether a condition on a yes/no column asks for a yes; ok is false for other conditions.
func (p speaker) flagHolds(c query.Condition, f query.From) (holds, ok bool) {
	if !isColumn(c.Item) || c.Item.Column.Part != "" || c.Other != nil || len(c.Values) != 1 ||
		c.Op != query.Equal && c.Op != query.NotEqual {
		return false, false
	}
	holds, ok = flagValue(columnOf(p.db, c.Item.Column, f), c.Values[0].Text)
	if !ok || c.Op == query.NotEqual && !p.ofFlag(c.Item.Column, f) { // not "yes", but "?"
		return false, false
	}
	return holds == (c.Op == query.Equal), true
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

// opening returns the time at which something is to be open as it stands after "open": now, on Friday at 9pm.
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

// conditionLabel returns the name of what a condition compares, before its colon. A column of other rows has their noun
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
		return p.withoutArticle(p.item(i, f))
	}
	return p.sideLabel(i.Column, f, c.Other != nil)
}

// sideLabel returns the name of a column that is compared; beside another, dates are named as nouns.
func (p speaker) sideLabel(c query.Column, f query.From, asNoun bool) string {
	size := c.Part == query.Size
	if c.Part != query.InText {
		c.Part = ""
	}
	if size {
		return p.withoutArticle(p.g.say("item.count", slots{"columns": p.qualified(c, p.plural(p.ownLabel(c, f)), f)}))
	}
	label, col := p.referring(c, f, p.ownLabel(c, f)), columnOf(p.db, c, f)
	if col != nil && (col.Dated() || col.Type.Number()) {
		if noun := p.dateNoun(col, label); asNoun {
			label = noun
		} else if col.Dated() {
			label = withoutPreposition(label)
		}
	}
	if p.ofOthers(c, f) && (p.names(c, f) || p.g.is("name", strings.ToLower(label))) {
		return p.nounOf(c.Table)
	}
	return p.qualified(c, label, f)
}

// yearAndMonth names the number that a year and a month make: 202405.
func (p speaker) yearAndMonth(c *query.Calc, f query.From) string {
	year := c.Left.Calc
	if c.Op != query.Plus || year == nil || year.Op != query.Times || year.Right.Number != "100" || !isColumn(c.Right) {
		return ""
	}
	return list([]string{p.itemLabel(year.Left, f), p.itemLabel(c.Right, f)}, p.g.say("and", nil))
}

// The months and weekdays as PostgreSQL's to_char spells them.
var (
	monthNames   = strings.Fields("January February March April May June July August September October November December")
	weekdayNames = strings.Fields("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
)
