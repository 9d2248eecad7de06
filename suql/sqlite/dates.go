package sqlite

import (
	"fmt"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
)

// Nearly all dates are stored in ISO format. Rows with such dates do not need Surely's functions, which SQLite calls
// about twenty times as slowly as its own.

// isoMoment prints the timestamp in a column: unchanged if it is in ISO format, else as parsed by a function.
func isoMoment(column, parsed string) string {
	return fmt.Sprintf("CASE WHEN %[1]s < '0001' THEN %[2]s WHEN date(%[1]s) = %[1]s THEN %[1]s || ' 00:00:00' "+
		"WHEN datetime(%[1]s) = %[1]s THEN %[1]s ELSE %[2]s END", column, parsed)
}

// storedColumn prints the column of a table that holds an expression's date or timestamp, perhaps as text, or returns
// "".
func (p *printer) storedColumn(n *pg.Node) string {
	if c := n.GetTypeCast(); c != nil {
		n = c.Arg
	}
	e := p.c.Expr(n)
	if e == nil || e.Ref == nil || e.Ref.Source.Table == nil || e.Type.List {
		return ""
	}
	switch e.Type.Kind {
	case check.Text, check.Date, check.Timestamp:
		return schema.Quoted(p.alias(e.Ref.Source)) + "." + schema.Quoted(e.Ref.Column().Base.Name)
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

// isoPart returns a printed call or, if it extracts a part of a date in a column, an expression that is faster for ISO
// dates.
func (p *printer) isoPart(function, call string, nodes []*pg.Node, args []string) string {
	if len(args) != 2 {
		return call
	}
	part, moment := args[1], nodes[0]
	if function == "extract" {
		part, moment = args[0], nodes[1]
	}
	pattern, ok := isoParts[function+" "+part]
	if !ok {
		return call
	}
	column := p.storedColumn(moment)
	if column == "" {
		return call
	}
	return fmt.Sprintf("CASE WHEN %[1]s >= '0001' AND (date(%[1]s) = %[1]s OR datetime(%[1]s) = %[1]s) "+
		"THEN %[2]s ELSE %[3]s END", column, fmt.Sprintf(pattern, column), call)
}
