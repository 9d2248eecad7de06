package store

import (
	"regexp"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/value"
)

// holdsDates reports whether a column's texts are dates: most of those with a digit ("TBD" has none), and more than
// half of all.
func (p *profile) holdsDates() bool {
	dates, digits := 0, 0
	for _, e := range p.examples {
		if strings.ContainsAny(e, "0123456789") {
			digits++
			if reDateText.MatchString(strings.TrimSpace(e)) {
				dates++
			}
		}
	}
	return 5*dates > 4*digits && 2*dates > len(p.examples)
}

// dateFormat determines the format of the dates in a text column.
func (p *profile) dateFormat() schema.DateForm {
	texts := p.distinct
	if p.manyText || len(texts) == 0 {
		texts = map[string]int64{}
		for _, e := range p.examples {
			texts[e] = 1
		}
	}
	for _, format := range []schema.DateForm{schema.Whole, schema.DayFirst, schema.Inside, schema.OfMonth,
		schema.Yearless} {
		if matchesFormat(format, texts) {
			return format
		}
	}
	return schema.Whole
}

// matchesFormat reports whether texts are dates in a format: every text that looks like a date must be valid, and all
// but one (or 1 %) of those with a digit must look like dates.
func matchesFormat(format schema.DateForm, texts map[string]int64) bool {
	read := dateReader(format)
	dates, others := 0, 0 // among the texts with a digit
	for s := range texts {
		switch _, found, err := read(s); {
		case err != nil:
			return false
		case found:
			dates++
		case strings.ContainsAny(s, "0123456789"):
			others++
		}
	}
	return dates > 0 && (others <= 1 || others*100 <= dates) && 3*others < dates
}

// dateReader returns a function that finds the date in a text. The function reports whether the text contains something
// that looks like a date, and returns an error if that is not a valid date.
func dateReader(format schema.DateForm) func(string) (at time.Time, found bool, err error) {
	pattern, prefix, suffix := format.First()
	re := regexp.MustCompile(pattern)
	return func(s string) (time.Time, bool, error) {
		if format == schema.DayFirst {
			if s = re.FindString(s); s == "" {
				return time.Time{}, false, nil
			}
			at, err := value.ParseTemplate(s, schema.DayFirstTemplate)
			return at, true, err
		}
		if format != schema.Whole {
			if s = re.FindString(strings.ReplaceAll(s, ".", "")); s == "" {
				return time.Time{}, false, nil
			}
		}
		at, err := value.ParseStamp(prefix + s + suffix)
		return at, true, err
	}
}

// compareDates records how often each date column of a table is earlier than each other one, over its first rows.
func compareDates(t *schema.Table, ps []*profile) {
	dates := map[*schema.Column][]time.Time{} // a zero time stands for a missing date
	for i, c := range t.Columns {
		if !c.Dated() || c.List {
			continue
		}
		read := dateReader(c.Dates)
		at := make([]time.Time, len(ps[i].firstTexts))
		for k, s := range ps[i].firstTexts {
			if d, found, err := read(s); found && err == nil {
				at[k] = d
			}
		}
		dates[c] = at
	}
	for a, left := range dates {
		for b, right := range dates {
			if earlier, later := countOrders(left, right); a != b && earlier+later > 0 {
				if a.Before == nil {
					a.Before = map[string]float64{}
				}
				a.Before[b.Name] = float64(earlier) / float64(earlier+later)
			}
		}
	}
}

// countOrders counts the rows in which the left date is earlier than the right one, and those in which it is later.
func countOrders(left, right []time.Time) (earlier, later int) {
	for i := range min(len(left), len(right)) {
		switch {
		case left[i].IsZero() || right[i].IsZero():
		case left[i].Before(right[i]):
			earlier++
		case right[i].Before(left[i]):
			later++
		}
	}
	return earlier, later
}
