package sqlite

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/ask-surely/surely/suql/check"
)

// Nearly all dates are stored in ISO form. Rows whose dates are need none of our own functions, which SQLite calls some
// twenty times as slowly as its own.

// aColumn is an expression that is a column and nothing else.
var aColumn = regexp.MustCompile(`^"[^"]+"\."[^"]+"$`)

// isoMoment prints the moment in a column: as it is if it is in ISO form, else as our own function reads it.
func (p *printer) isoMoment(column, read string) string {
	return p.iso(column, read, "CASE WHEN %[1]s < '0001' THEN %[2]s WHEN date(%[1]s) = %[1]s THEN %[1]s || ' 00:00:00' "+
		"WHEN datetime(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END")
}

// isoDay prints the day in a column.
func (p *printer) isoDay(column, read string) string {
	return p.iso(column, read, "CASE WHEN %[1]s >= '0001' AND date(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END")
}

// iso prints a date by a form, if it is in a column, and remembers in which.
func (p *printer) iso(column, read, form string) string {
	if !aColumn.MatchString(column) {
		return read
	}
	printed := fmt.Sprintf(form, column, read)
	p.dated[printed] = column
	return printed
}

// datedColumn returns the column that holds a printed moment or day; "" if it is none.
func (p *printer) datedColumn(printed string) string {
	if column, ok := p.dated[printed]; ok {
		return column
	}
	day := strings.TrimSuffix(strings.TrimPrefix(printed, "("), " || ' 00:00:00')")
	midnight := fmt.Sprintf(casts[[2]check.Kind{check.Date, check.Timestamp}], day)
	if aColumn.MatchString(day) && (printed == day || printed == midnight) {
		return day
	}
	return ""
}

// isoParts are what is mostly asked of a moment, as parts of its ISO text.
var isoParts = map[string]string{
	"to_char 'YYYY'":       "substr(%s, 1, 4)",
	"to_char 'YYYY-MM'":    "substr(%s, 1, 7)",
	"to_char 'YYYY-MM-DD'": "substr(%s, 1, 10)",
	`to_char 'YYYY-"Q"Q'`:  "substr(%[1]s, 1, 5) || 'Q' || ((CAST(substr(%[1]s, 6, 2) AS INTEGER) + 2) / 3)",
	"extract 'year'":       "CAST(substr(%s, 1, 4) AS INTEGER)",
	"extract 'month'":      "CAST(substr(%s, 6, 2) AS INTEGER)",
	"extract 'day'":        "CAST(substr(%s, 9, 2) AS INTEGER)",
}

// isoPart prints a call that may ask for a part of a date in a column.
func (p *printer) isoPart(function, call string, args []string) string {
	if len(args) != 2 {
		return call
	}
	part, moment := args[1], args[0]
	if function == "extract" {
		part, moment = moment, part
	}
	as, ok := isoParts[function+" "+part]
	column := p.datedColumn(moment)
	if !ok || column == "" {
		return call
	}
	return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND (date(%[1]s) = %[1]s OR datetime(%[1]s) = %[1]s) "+
		"THEN %[2]s ELSE %[3]s END", column, fmt.Sprintf(as, column), call)
}
