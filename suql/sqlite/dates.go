package sqlite

import (
	"fmt"
	"regexp"
)

// Nearly all dates are stored in ISO form. Rows whose dates are need none of our own functions, which SQLite calls some
// twenty times as slowly as its own.

// aColumn is an expression that is a column and nothing else.
var aColumn = regexp.MustCompile(`^"[^"]+"\."[^"]+"$`)

// isoMoment prints the moment in a column: as it is if it is in ISO form, else as our own function reads it.
func isoMoment(column, read string) string {
	if !aColumn.MatchString(column) {
		return read
	}
	return fmt.Sprintf("CASE WHEN %[1]s < '0001' THEN %[2]s WHEN date(%[1]s) = %[1]s THEN %[1]s || ' 00:00:00' "+
		"WHEN datetime(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END", column, read)
}

// isoDay prints the day in a column.
func isoDay(column, read string) string {
	if !aColumn.MatchString(column) {
		return read
	}
	return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND date(%[1]s) = %[1]s THEN %[1]s ELSE %s END", column, read)
}

// ofColumn is a moment or day that a column holds, as printed.
var ofColumn = regexp.MustCompile(
	`^(?:\(?("[^"]+"\."[^"]+")(?: \|\| ' 00:00:00'\))?|CASE WHEN ("[^"]+"\."[^"]+") (?:<|>=) '0001' .* END)$`)

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
func isoPart(function, call string, args []string) string {
	if len(args) != 2 {
		return call
	}
	part, moment := args[1], args[0]
	if function == "extract" {
		part, moment = moment, part
	}
	as, ok := isoParts[function+" "+part]
	found := ofColumn.FindStringSubmatch(moment)
	if !ok || found == nil {
		return call
	}
	column := found[1] + found[2]
	return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND (date(%[1]s) = %[1]s OR datetime(%[1]s) = %[1]s) THEN %s ELSE %s END",
		column, fmt.Sprintf(as, column), call)
}
