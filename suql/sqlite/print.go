// Package sqlite prints a checked statement in SQLite's dialect, with its meaning in PostgreSQL.
//
// Constructs SQLite lacks are rewritten (DISTINCT ON, lists); what it computes differently goes to the functions of
// package internal/store/pgfunc, named pg_…; what neither can do is refused with a reason.
//
// Values have a form SQLite can hold: booleans are 0 and 1, numerics doubles that are rounded to 15 digits after each
// operation, dates and times ISO text, intervals PostgreSQL's text, lists JSON arrays. Intervals and
// lists are neither compared nor sorted by.
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

// Print prints a checked statement. What SQLite cannot express is refused with a *syntax.Error.
func Print(c *check.Checked) (string, error) {
	p := &printer{c: c, aliases: map[*check.Source]string{}, ctes: map[*check.CTE]string{}, usedNames: map[string]bool{},
		columns: map[any][]string{}, weights: map[*check.CTE]int{}, dated: map[string]string{}}
	text := p.selectStmt(c.Statement.Select(), true)
	if p.err != nil {
		return "", p.err
	}
	return text, nil
}

type printer struct {
	c         *check.Checked
	err       error
	aliases   map[*check.Source]string
	ctes      map[*check.CTE]string
	columns   map[any][]string // column names of queries and CTEs
	usedNames map[string]bool  // names in use, folded
	sets      map[string]string
	dated     map[string]string // columns by what was printed of the dates in them

	expanded int                // number of sub-queries that SQLite makes of what has been printed so far
	weights  map[*check.CTE]int // number of sub-queries that SQLite makes of each reference to a CTE
}

// refuse records that something cannot be printed.
func (p *printer) refuse(n *pg.Node, format string, args ...any) string {
	if p.err == nil {
		message := fmt.Sprintf(format, args...) + " on SQLite; use a PostgreSQL source"
		e := &syntax.Error{Code: syntax.CodeUnsupported, Message: message}
		if at := syntax.Location(n); at >= 0 {
			e.Positions = []syntax.Position{p.c.Statement.Position(at, message)}
		}
		p.err = e
	}
	return "NULL"
}

// maxExpanded bounds the sub-queries after SQLite has expanded every reference to a CTE. CTEs that refer to each other
// twice double the number each time, and SQLite cannot be interrupted while expanding.
const maxExpanded = 10_000

// countExpansion counts a reference to a CTE.
func (p *printer) countExpansion(n *pg.Node, cte *check.CTE) {
	if p.expanded += 1 + p.weights[cte]; p.expanded > maxExpanded {
		p.expanded = maxExpanded
		p.refuse(n, "queries of WITH that refer to one another so often are not supported")
	}
}

// unusedName returns an unused name.
func (p *printer) unusedName(name string) string {
	for n := 1; ; n++ {
		try := name
		if n > 1 {
			try = name + "_" + strconv.Itoa(n)
		}
		if fold := strings.ToLower(try); !p.usedNames[fold] {
			p.usedNames[fold] = true
			return try
		}
	}
}

func (p *printer) alias(s *check.Source) string {
	if p.aliases[s] == "" {
		p.aliases[s] = p.unusedName(cmp.Or(s.Name, "q"))
	}
	return p.aliases[s]
}

// cteName returns the printed name of a CTE. It differs from all table names, which SQLite would resolve to the CTE
// inside it.
func (p *printer) cteName(c *check.CTE) string {
	if p.ctes[c] == "" {
		name := c.Name
		if slices.ContainsFunc(p.c.Schema.Tables, func(t *schema.Table) bool { return strings.EqualFold(t.Name, name) }) {
			name += "_query"
		}
		p.ctes[c] = p.unusedName(name)
	}
	return p.ctes[c]
}

// names returns column names for a derived relation that differ in more than case, since SQLite ignores case.
func names(columns []check.Column) []string {
	out := make([]string, len(columns))
	seen := make(map[string]int, len(columns)) // number of uses of a name, folded
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

// columnName returns the printed name of a column of a query or CTE.
func (p *printer) columnName(of any, columns []check.Column, i int) string {
	if p.columns[of] == nil {
		p.columns[of] = quotedNames(columns)
	}
	return p.columns[of][i]
}

// quotedNames quotes names for a statement.
func quotedNames(columns []check.Column) []string {
	out := names(columns)
	for i, name := range out {
		out[i] = schema.Quoted(name)
	}
	return out
}

func text(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
