// Package sqlite prints a checked statement in SQLite's dialect, with the meaning it has in PostgreSQL.
//
// What SQLite says in its own way is rewritten (DISTINCT ON, lateral sub-queries, lists); what it
// computes differently is left to the functions of package internal/store/pgfunc, whose names begin with pg_; what
// neither can do is refused with a reason.
//
// Values are kept as SQLite can hold them: booleans as 0 and 1, numerics as exact decimals in text unless they are
// just as a table stores them, dates and times as ISO text, intervals as PostgreSQL prints them, lists as JSON arrays.
// Decimals, intervals and lists are compared by collations of their own.
package sqlite

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// Print prints a checked statement. What cannot be said in SQLite is refused with a *syntax.Error.
func Print(c *check.Checked) (string, error) {
	p := &printer{c: c, aliases: map[*check.Source]string{}, ctes: map[*check.CTE]string{}, taken: map[string]bool{},
		json: map[*check.Source]bool{}, columns: map[any][]string{}, weights: map[*check.CTE]int{}}
	text := p.selectStmt(c.Statement.Select(), true)
	if p.err != nil {
		return "", p.err
	}
	return text, nil
}

type printer struct {
	c       *check.Checked
	err     error
	aliases map[*check.Source]string
	ctes    map[*check.CTE]string
	columns map[any][]string       // names of the columns of queries and CTEs
	taken   map[string]bool        // names that are in use, folded
	json    map[*check.Source]bool // lateral sub-queries, whose rows are JSON arrays
	sets    map[string]string
	merged  int // common columns printed

	expanded int                // sub-queries that SQLite makes of those printed so far
	weights  map[*check.CTE]int // how many it makes of each reference to a query of WITH
}

// refuse records that something cannot be printed.
func (p *printer) refuse(n *pg.Node, format string, args ...any) string {
	if p.err == nil {
		message := fmt.Sprintf(format, args...) + " on SQLite"
		e := &syntax.Error{Code: syntax.CodeUnsupported, Message: message}
		if at := syntax.Location(n); at >= 0 {
			e.Positions = []syntax.Position{p.c.Statement.Position(at, message)}
		}
		p.err = e
	}
	return "NULL"
}

// maxExpanded bounds the sub-queries of a statement after SQLite has put a copy of a query of WITH in the place of each
// reference to it. Queries that refer to one another twice make that number double with each, and SQLite cannot be
// stopped while it does so.
const maxExpanded = 10_000

// expand counts a reference to a query of WITH.
func (p *printer) expand(n *pg.Node, cte *check.CTE) {
	if p.expanded += 1 + p.weights[cte]; p.expanded > maxExpanded {
		p.expanded = maxExpanded
		p.refuse(n, "queries of WITH that refer to one another so often are not supported")
	}
}

// fresh returns a name that nothing else has.
func (p *printer) fresh(name string) string {
	for n := 1; ; n++ {
		try := name
		if n > 1 {
			try = name + "_" + strconv.Itoa(n)
		}
		if fold := strings.ToLower(try); !p.taken[fold] {
			p.taken[fold] = true
			return try
		}
	}
}

func (p *printer) alias(s *check.Source) string {
	if p.aliases[s] == "" {
		p.aliases[s] = p.fresh(cmp.Or(s.Name, "q"))
	}
	return p.aliases[s]
}

// cteName returns the name under which a query of WITH is printed: not that of a table, which SQLite would take for
// the query itself inside of it.
func (p *printer) cteName(c *check.CTE) string {
	if p.ctes[c] == "" {
		name := c.Name
		if slices.ContainsFunc(p.c.Schema.Tables, func(t *schema.Table) bool { return strings.EqualFold(t.Name, name) }) {
			name += "_query"
		}
		p.ctes[c] = p.fresh(name)
	}
	return p.ctes[c]
}

// names returns names for the columns of a derived relation that SQLite, which ignores case, can tell apart.
func names(columns []check.Column) []string {
	out := make([]string, len(columns))
	seen := make(map[string]int, len(columns)) // how often a name was given, folded
	for i, c := range columns {
		name, fold := c.Name, strings.ToLower(c.Name)
		n := seen[fold]
		for ; n > 0 && seen[strings.ToLower(name)] > 0; n++ {
			name = c.Name + "_" + strconv.Itoa(n+1)
		}
		seen[strings.ToLower(name)] = max(1, seen[strings.ToLower(name)])
		seen[fold] = max(1, n)
		out[i] = name
	}
	return out
}

// columnName returns the name of a column of a query or CTE, to be written into a statement.
func (p *printer) columnName(of any, columns []check.Column, i int) string {
	if p.columns[of] == nil {
		p.columns[of] = quotedNames(columns)
	}
	return p.columns[of][i]
}

// quotedNames are names, to be written into a statement.
func quotedNames(columns []check.Column) []string {
	out := names(columns)
	for i, name := range out {
		out[i] = schema.Quoted(name)
	}
	return out
}

func text(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// collation returns the clause that has values of a type compared as PostgreSQL does.
func collation(t check.Type) string {
	switch {
	case t.List && (t.Kind == check.Numeric || t.Kind == check.Interval):
		return " COLLATE pg_list_" + t.Kind.Word()
	case t.List:
		return " COLLATE pg_list"
	case t.Kind == check.Numeric && !t.Raw:
		return " COLLATE pg_numeric"
	case t.Kind == check.Interval:
		return " COLLATE pg_interval"
	}
	return ""
}
