package link

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// Words of closed classes (sexes, sizes, weekdays and months) are linked to the codes that stand for them in the data.
// The index of values handles the codes of countries and languages. Other codes have no known meaning.

// code is one member of a class: the values that stand for it in data, and the phrases for it in questions.
type code struct{ values, phrases map[string]bool }

// classes lists the classes of codes.
var classes = func() [][]code {
	newCode := func(values, phrases string) code {
		out := code{text.Set(values), map[string]bool{}}
		for phrase := range strings.SplitSeq(phrases, ",") {
			out.phrases[phrase] = true
		}
		return out
	}
	out := [][]code{
		{newCode("m male man boy h", "male,males,man,men,boy,boys,gentleman,gentlemen"),
			newCode("f female w woman girl", "female,females,woman,women,girl,girls,lady,ladies")},
		{newCode("xs", "extra small,x small"), newCode("s small sm", "small"), newCode("m medium med", "medium"),
			newCode("l large lg", "large"), newCode("xl", "extra large,x large"),
			newCode("xxl 2xl", "extra extra large,double extra large,xx large")},
	}
	var days, months []code
	for d := time.Sunday; d <= time.Saturday; d++ {
		name := strings.ToLower(d.String())
		days = append(days, newCode(name+" "+name[:3]+" "+name[:2]+" "+map[time.Weekday]string{time.Tuesday: "tues",
			time.Thursday: "thur thurs"}[d], name+","+name+"s"))
	}
	for m := time.January; m <= time.December; m++ {
		name := strings.ToLower(m.String())
		months = append(months, newCode(name+" "+name[:3]+" "+map[time.Month]string{time.September: "sept"}[m], name))
	}
	return append(out, days, months)
}()

// The indexes of the classes of weekdays and months.
const (
	weekdayClass = 2
	monthClass   = 3
)

// classOf returns the index of the class to which all values of a column belong, or -1.
func classOf(c *schema.Column) int {
	return slices.IndexFunc(classes, func(class []code) bool {
		return len(c.Values) > 1 && !slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool {
			return findCode(class, v.Value) < 0
		})
	})
}

// findCode returns the index of the code in a class that a value stands for, or -1.
func findCode(class []code, value string) int {
	value = strings.ToLower(strings.Trim(value, " ."))
	return slices.IndexFunc(class, func(m code) bool { return m.values[value] })
}

// HoldsWeekdays reports whether a column's values are weekdays.
func (c *Column) HoldsWeekdays() bool { return c.codeClass == weekdayClass }

// HoldsMonths reports whether a column's values are months.
func (c *Column) HoldsMonths() bool { return c.codeClass == monthClass }

// hasLetterCodes reports whether a column has codes of a few letters, like those of countries and languages.
func (c *Column) hasLetterCodes() bool {
	yes, _ := c.YesNo()
	return yes == "" && len(c.Values) > 1 && !slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool {
		return len(v.Value) != len(c.Values[0].Value) || len(v.Value) > 3 ||
			strings.ContainsFunc(v.Value, func(r rune) bool { return !unicode.IsLetter(r) })
	})
}

// codeAtoms links words to the codes for them: "women" to F.
func (q *Question) codeAtoms() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		if c.codeClass < 0 || c.Kind != Textual {
			continue
		}
		for _, v := range slices.Concat(c.Values, c.missingWeekdays()) {
			meaning := classes[c.codeClass][findCode(classes[c.codeClass], v.Value)]
			for _, span := range q.codePhrases(meaning, c.codeClass) {
				if v.Count > 0 && strings.EqualFold(q.TextOf(span), v.Value) {
					continue // the question words it as the data does
				}
				out = append(out, Atom{Op: "eq", Table: c.Table, Column: c, Mask: span, Match: string(schema.Folded), Rows: v.Count,
					Score: 2.4, Where: singleCondition(c.Ref(), ValueOp(c), query.Value{Text: v.Value})})
			}
		}
	}
	return q.addNegations(dropCovered(out))
}

// missingWeekdays returns the weekdays that a column of weekdays could hold but does not, written like those it holds.
// A question about one of them is about the column too.
func (c *Column) missingWeekdays() (out []schema.ValueCount) {
	if !c.HoldsWeekdays() {
		return nil
	}
	sample := strings.Trim(c.Values[0].Value, " .")
	dot := strings.TrimPrefix(c.Values[0].Value, sample)
	for d, class := range classes[weekdayClass] {
		name := time.Weekday(d).String()
		if len(sample) <= 3 {
			name = name[:len(sample)]
		}
		switch sample {
		case strings.ToLower(sample):
			name = strings.ToLower(name)
		case strings.ToUpper(sample):
			name = strings.ToUpper(name)
		}
		isHeld := func(v schema.ValueCount) bool { return class.values[strings.ToLower(strings.Trim(v.Value, " ."))] }
		if !slices.ContainsFunc(c.Values, isHeld) {
			out = append(out, schema.ValueCount{Value: name + dot})
		}
	}
	return out
}

// codePhrases returns the phrases with a code's meaning. Weekdays and months must also be read as times: "in march".
func (q *Question) codePhrases(m code, class int) (out []Mask) {
	for i := range q.Tokens {
		phrase := ""
		for j := i; j < min(i+3, len(q.Tokens)); j++ {
			phrase = strings.TrimPrefix(phrase+" "+q.Token(j), " ")
			if m.phrases[phrase] && (class < weekdayClass || q.isMonthOrWeekday(i)) {
				out = append(out, Span(i, j+1))
			}
		}
	}
	return out
}

// isMonthOrWeekday reports whether a token is read as a weekday, or as a month of any year.
func (q *Question) isMonthOrWeekday(i int) bool {
	return slices.ContainsFunc(q.Dates, func(d Moment) bool {
		if d.Time == nil {
			return d.Weekday != "" && d.First == i
		}
		return slices.ContainsFunc(d.Periods(), func(p when.Time) bool {
			return p.PeriodTokens[0] <= i && i < p.PeriodTokens[1] && p.OfMonth > 0 && p.OfDay == 0
		})
	})
}

// preferCodes drops conditions on the weekdays and months of dates if a column holds these as codes, unless the
// question names the date column.
func (q *Question) preferCodes(atoms []Atom) []Atom {
	var codeTokens Mask
	for i := range atoms {
		if a := &atoms[i]; a.Column != nil && a.Column.codeClass >= weekdayClass && a.matchesExactly() {
			codeTokens |= a.Mask
		}
	}
	return slices.DeleteFunc(atoms, func(a Atom) bool {
		return a.Mask&codeTokens != 0 && a.Column != nil && a.Column.Kind == Temporal && q.Columns[a.Column.Index].Exact == 0
	})
}
