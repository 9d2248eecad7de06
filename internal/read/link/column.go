package link

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
)

// Column is one column of the catalog.
type Column struct {
	*schema.Column
	Index          int
	Table          *Table
	Names          []Name
	Kind           Kind
	IsKey          bool // a primary key, or part of one
	IsReference    bool // refers to another table
	Unit           Unit
	Lo, Hi         float64 // range of its numbers
	Scale          float64 // scale of its numbers according to its name: 1e6 for "revenue (millions)"; 0: none
	HasProperNames bool    // its few values are proper names
	Yes, No        string  // a flag's SQL literals for yes and no
	isClock        bool    // a time of day, stored as one or as a text such as 19:30
	isSortableDate bool    // a date stored as a sortable text: 2025-07-12
	isDateOnly     bool    // such a date without a time of day
	codeClass      int     // index of the class of codes that it holds; -1: none
}

// Ref returns the column's name in queries.
func (c *Column) Ref() query.Column { return query.Column{Table: c.Table.Name, Name: c.Name} }

// AsDate returns the column as a date, for comparison or extraction.
func (c *Column) AsDate() query.Column {
	ref := c.Ref()
	if c.Type == schema.Text {
		ref.Dated, ref.Found = true, c.Dates
		if c.isClock {
			ref.Found = schema.Clock
		}
	}
	return ref
}

// HasDatePart reports whether a column's dates include a part, such as the hour.
func (c *Column) HasDatePart(part query.Part) bool {
	switch part {
	case query.Hour:
		return c.Dates == schema.Whole || c.Dates == schema.Inside
	case query.Weekday, query.Day, query.DayOf, query.Week:
		return c.Dates != schema.OfMonth && (c.Dates != schema.Yearless || part == query.DayOf)
	case query.Year, query.Quarter, query.Month:
		return c.Dates != schema.Yearless
	}
	return true
}

// Quantity returns the column as a value to compare, sort by or add up.
func (c *Column) Quantity() query.Column {
	if c.Kind == Temporal && (!c.isSortableDate || c.Dates != schema.Whole) {
		return c.AsDate()
	}
	ref := c.Ref()
	if c.Numbers != nil {
		ref.Part = query.InText
	}
	return ref
}

// IsMeasure reports whether a column's numbers can be aggregated: it is neither a key nor a flag.
func (c *Column) IsMeasure() bool {
	return (c.Kind == Number || c.Numbers != nil) && !c.IsKey && !c.IsReference && c.Role != schema.Identifier
}

// hasWord reports whether a column's name contains any of the given words.
func (c *Column) hasWord(class map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Text, func(w string) bool { return class[w] })
	})
}

// NameHasStem reports whether a column's name contains any of the given stems.
func (c *Column) NameHasStem(stems map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Stem, func(s string) bool { return stems[s] })
	})
}

// HoldsYears reports whether a column of numbers may hold years.
func (c *Column) HoldsYears() bool {
	return c.Kind == Number && c.Type == schema.Integer && c.Unit.Dimension == "" && c.Role != schema.Money &&
		isYear(c.Lo) &&
		isYear(c.Hi)
}

func isYear(x float64) bool { return x >= 1000 && x < 2200 }

// Kind is a simplified column type.
type Kind uint8

// The kinds.
const (
	Textual Kind = iota
	Number
	Temporal
	Flag
	LongText // free text, to be read
)

// HasTimeOfDay reports whether a column's values include the time of day.
func (c *Column) HasTimeOfDay() bool {
	return c.isClock || c.Kind == Temporal && c.Type != schema.Date && c.Type != schema.Time && !c.isDateOnly &&
		c.HasDatePart(query.Hour)
}

// isPreciseFor reports whether a column's times are precise enough for a time of day.
func (c *Column) isPreciseFor(m *Moment) bool { return c.isClock || m.Minute == 0 && c.HasTimeOfDay() }

func newColumn(t *Table, c *schema.Column, index int) *Column {
	synonyms := c.Synonyms
	if c.Full != "" {
		synonyms = append(slices.Clone(synonyms), c.Label)
	}
	n := &Column{Column: c, Index: index, Table: t, Names: namesOf(c.Meaning(), c.Name, synonyms), codeClass: classOf(c)}
	if original, isWritten := strings.CutSuffix(c.Name, schema.AsWritten); isWritten && t.Table.Column(original) != nil {
		n.Names = namesOf(schema.AsWritten, schema.AsWritten, nil) // the other column has the plain name
	}
	n.IsKey = slices.ContainsFunc(t.Table.Key, func(k string) bool { return strings.EqualFold(k, c.Name) })
	n.Unit = findUnit(n)
	if word := dimensionWords[n.Unit.Dimension]; word != "" && !slices.Contains(n.Names[0].Text, word) {
		n.Names = append(n.Names, newName(word))
	}
	n.Lo, _ = words.ParseNumber(c.Min)
	n.Hi, _ = words.ParseNumber(c.Max)
	if c.Numbers != nil {
		n.Lo, n.Hi = c.Numbers.Min, c.Numbers.Max
	}
	n.Kind = kindOf(n)
	n.Scale = scaleOf(n)
	n.isSortableDate, n.isDateOnly = allMatch(c.Samples, isoDay), allMatch(c.Samples, onlyDay)
	n.isClock = allMatch(c.Samples, hourAndMinute)
	n.HasProperNames = n.Kind == Textual && areNames(c.Values)
	return n
}

// areNames reports whether most of the values begin with a capitalised word that is not English, as names do.
func areNames(values []schema.ValueCount) bool {
	n := 0
	for _, v := range values {
		word, _, _ := strings.Cut(v.Value, " ")
		if r, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(r) && !lang.IsEnglish(strings.ToLower(word)) {
			n++
		}
	}
	return 2*n > len(values)
}

var (
	onlyDay       = regexp.MustCompile(`^\d{4}-\d\d-\d\d$`)
	isoDay        = regexp.MustCompile(`^\d{4}-\d\d-\d\d`)
	hourAndMinute = regexp.MustCompile(schema.ClockPattern)
)

// allMatch reports whether a column has samples and all of them match.
func allMatch(samples []string, pattern *regexp.Regexp) bool {
	return len(samples) > 0 && !slices.ContainsFunc(samples, func(s string) bool { return !pattern.MatchString(s) })
}

func kindOf(c *Column) Kind {
	switch {
	case c.detectFlag():
		return Flag
	case c.Type.Number():
		return Number
	case c.Type == schema.Date || c.Type == schema.Time || c.Type == schema.Timestamp || c.Role == schema.DateText:
		return Temporal
	case c.Role == schema.FreeText:
		return LongText
	}
	return Textual
}

// IsMoney reports whether a column holds amounts of money.
func (c *Column) IsMoney() bool { return c.Role == schema.Money || c.Unit.Dimension == "money" }

// detectFlag reports whether a column is yes/no; if so, it sets its values for yes and no.
func (c *Column) detectFlag() bool {
	if c.IsKey && c.Type == schema.Integer {
		return false
	}
	c.Yes, c.No = c.Flag()
	return c.Yes != ""
}

var reSlashes = regexp.MustCompile(`^(\d\d?)/(\d\d?)/\d{2,4}\b`)

// dayOrder returns a positive number if samples such as 4/25/2025 have the month first, a negative one if they have the
// day first, and 0 if that is unknown.
func dayOrder(samples []string) (order int) {
	for _, s := range samples {
		if g := reSlashes.FindStringSubmatch(s); g != nil {
			if first, _ := strconv.Atoi(g[1]); first > 12 {
				order--
			} else if second, _ := strconv.Atoi(g[2]); second > 12 {
				order++
			}
		}
	}
	return order
}
