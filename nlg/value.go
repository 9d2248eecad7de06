package nlg

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// value phrases what a condition compares with: more than 3; after 1 May; Rome or Turin.
func (p speaker) value(c query.Condition, f query.From) string {
	if holds, ok := p.flagHolds(c, f); ok {
		return strings.ToLower(p.Say(either(holds, "option.yes", "option.no")))
	}
	return p.g.say(p.valuePath(c, f), p.valueSlots(c, f))
}

// valuePath is the rule for a comparison.
func (p speaker) valuePath(c query.Condition, f query.From) string {
	path := "value." + opName[c.Op]
	part := c.Item.Column.Part
	switch {
	case c.Item.Zero:
		return "value.zero"
	case (c.Op == query.IsNull || c.Op == query.IsNotNull) && p.happens(c.Item.Column, f):
		return path + ".yet"
	case c.Op == query.Like && len(c.Values) == 1:
		return path + likeEnds(c.Values[0].Text)
	case part == query.Weekday || part == query.DayOf || part == query.Hour:
		return path + "." + string(part)
	case c.Item.Agg == query.Count || c.Item.Text != nil:
	case part != "" && part != query.InText, c.Item.Calc == nil && p.class(p.db, c.Item.Column, f) == "date",
		len(c.Values) > 0 && clock(c.Values[0].Text), c.Item.Calc != nil && p.yearAndMonth(c.Item.Calc, f) != "":
		return path + ".date"
	}
	return path
}

// clock reports whether a value is a time of day: 09:00.
func clock(value string) bool {
	hour, minute, ok := strings.Cut(value, ":")
	return ok && len(hour) == 2 && len(minute) >= 2 && strings.Trim(hour, "0123456789") == ""
}

// happens reports whether a column has the date of what may not have happened yet: paid on.
func (p speaker) happens(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	label := undone(p.ownLabel(c, f))
	return col != nil && col.Dated() && c.Part == "" && wasDone(label) &&
		!p.g.is("partial", strings.ToLower(firstWord(label))) // not last painted yet
}

// likeEnds is the suffix of rules for a pattern by the end of a text that it is for.
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

// valueSlots are the slots of rules for comparisons.
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
	if n, err := strconv.Atoi(texts[0]); err == nil { // a day of the month
		s["nth"] = p.ordinal(n)
	}
	return s
}

// compared are a condition's values, formatted.
func (p speaker) compared(c query.Condition, f query.From) []string {
	if c.Other != nil {
		if isColumn(*c.Other) {
			return []string{p.noun(p.sideLabel(c.Other.Column, f, true)) + p.inSign(*c.Other, f)}
		}
		return []string{p.bare(p.item(*c.Other, f))}
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

// ofFlag reports whether a column is a yes/no column.
func (p speaker) ofFlag(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	if col == nil {
		return false
	}
	yes, _ := col.Flag()
	return yes != ""
}

// flagValue reports whether a value of a column means yes; ok is false if it means neither.
func flagValue(c *schema.Column, value string) (holds, ok bool) {
	if c == nil {
		return false, false
	}
	yes, no := c.Flag()
	switch {
	case yes == "" && no == "":
		if yes, no = c.Affirming(); yes == "" || c.Yes != nil {
			return false, false
		}
		return strings.EqualFold(value, yes), strings.EqualFold(value, yes) || strings.EqualFold(value, no)
	case strings.EqualFold(value, yes):
		return true, true
	}
	return false, strings.EqualFold(value, no)
}

// Flag reports whether a value of a yes/no column means yes; ok is false if it means neither.
func (v *Voice) Flag(db *schema.Database, c query.Column, f query.From, value string) (holds, ok bool) {
	return flagValue(columnOf(db, c, f), value)
}
