package sqlite

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/ask-surely/surely/suql/check"
)

// Nearly all dates are stored in ISO format. Rows with such dates do not need Surely's functions, which SQLite calls
// about twenty times as slowly as its own.

// reColumn matches an expression that is only a column.
var reColumn = regexp.MustCompile(`^"[^"]+"\."[^"]+"$`)

// isoMoment prints the timestamp in a column: unchanged if it is in ISO format, else as parsed by a function.
func (p *printer) isoMoment(column, parsed string) string {
	return p.printDate(column, parsed, "CASE WHEN %[1]s < '0001' THEN %[2]s WHEN date(%[1]s) = %[1]s THEN %[1]s || ' 00:00:00' "+
		"WHEN datetime(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END")
}

// isoDay prints the date in a column like isoMoment.
func (p *printer) isoDay(column, parsed string) string {
	return p.printDate(column, parsed, "CASE WHEN %[1]s >= '0001' AND date(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END")
}

// printDate prints a date with a format if it is a column, and records the column.
func (p *printer) printDate(column, parsed, format string) string {
	if !reColumn.MatchString(column) {
		return parsed
	}
	printed := fmt.Sprintf(format, column, parsed)
	p.dateColumns[printed] = column
	return printed
}

// dateColumn returns the column of a printed timestamp or date, or "".
func (p *printer) dateColumn(printed string) string {
	if column, ok := p.dateColumns[printed]; ok {
		return column
	}
	day := strings.TrimSuffix(strings.TrimPrefix(printed, "("), " || ' 00:00:00')")
	midnight := fmt.Sprintf(casts[[2]check.Kind{check.Date, check.Timestamp}], day)
	if reColumn.MatchString(day) && (printed == day || printed == midnight) {
		return day
	}
	return ""
}

// isoParts maps frequent calls on timestamps to parts of the ISO text.
var isoParts = map[string]string{
	"to_char 'YYYY'":       "substr(%s, 1, 4)",
	"to_char 'YYYY-MM'":    "substr(%s, 1, 7)",
	"to_char 'YYYY-MM-DD'": "substr(%s, 1, 10)",
	`to_char 'YYYY-"Q"Q'`:  "substr(%[1]s, 1, 5) || 'Q' || ((CAST(substr(%[1]s, 6, 2) AS INTEGER) + 2) / 3)",
	"extract 'year'":       "CAST(substr(%s, 1, 4) AS INTEGER)",
	"extract 'month'":      "CAST(substr(%s, 6, 2) AS INTEGER)",
	"extract 'day'":        "CAST(substr(%s, 9, 2) AS INTEGER)",
}

// isoPart prints a call that may extract a part of a date in a column.
func (p *printer) isoPart(function, call string, args []string) string {
	if len(args) != 2 {
		return call
	}
	part, moment := args[1], args[0]
	if function == "extract" {
		part, moment = moment, part
	}
	pattern, ok := isoParts[function+" "+part]
	column := p.dateColumn(moment)
	if !ok || column == "" {
		return call
	}
	return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND (date(%[1]s) = %[1]s OR datetime(%[1]s) = %[1]s) "+
		"THEN %[2]s ELSE %[3]s END", column, fmt.Sprintf(pattern, column), call)
}
