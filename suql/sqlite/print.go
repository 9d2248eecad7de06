// Package sqlite prints a checked statement in SQLite's dialect, with the meaning that it has in PostgreSQL.
//
// Constructs that SQLite lacks (DISTINCT ON, lists) are rewritten. Operations that SQLite computes differently become
// calls of package internal/store/pgfunc, named pg_…. For anything else that SQLite lacks, Print returns an error.
//
// Values have a format that SQLite can store: booleans are 0 and 1, numerics are doubles that are rounded to 15 digits
// after each operation, dates and times ISO text, intervals PostgreSQL's text, lists JSON arrays. Intervals and lists
// cannot be compared or sorted.
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

// Print returns a checked statement in SQLite's dialect, or a *syntax.Error if SQLite cannot express it.
func Print(c *check.Checked) (string, error) {
	p := &printer{c: c, aliases: map[*check.Source]string{}, ctes: map[*check.CTE]string{}, usedNames: map[string]bool{},
		columns: map[any][]string{}, weights: map[*check.CTE]int{}}
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

	subqueries int                // number of sub-queries to which SQLite expands the statement so far
	weights    map[*check.CTE]int // number of sub-queries to which SQLite expands a reference to a CTE
}

// reject records an error about an expression that cannot be printed.
func (p *printer) reject(n *pg.Node, format string, args ...any) string {
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

// maxExpanded is the maximum number of sub-queries after SQLite has expanded every reference to a CTE. In a chain of
// CTEs that each refer twice to the one before, each doubles the number, and SQLite cannot be interrupted while
// expanding.
const maxExpanded = 10_000

// countExpansion counts a reference to a CTE.
func (p *printer) countExpansion(n *pg.Node, cte *check.CTE) {
	if p.subqueries += 1 + p.weights[cte]; p.subqueries > maxExpanded {
		p.subqueries = maxExpanded
		p.reject(n, "this many references between queries of WITH are not supported")
	}
}

// uniqueName returns an unused name.
func (p *printer) uniqueName(name string) string {
	for n := 1; ; n++ {
		candidate := name
		if n > 1 {
			candidate = name + "_" + strconv.Itoa(n)
		}
		if fold := strings.ToLower(candidate); !p.usedNames[fold] {
			p.usedNames[fold] = true
			return candidate
		}
	}
}

func (p *printer) alias(s *check.Source) string {
	if p.aliases[s] == "" {
		p.aliases[s] = p.uniqueName(cmp.Or(s.Name, "q"))
	}
	return p.aliases[s]
}

// cteName returns the printed name of a CTE. It differs from all table names, since SQLite would resolve a table inside
// the CTE to the CTE itself.
func (p *printer) cteName(c *check.CTE) string {
	if p.ctes[c] == "" {
		name := c.Name
		if slices.ContainsFunc(p.c.Schema.Tables, func(t *schema.Table) bool { return strings.EqualFold(t.Name, name) }) {
			name += "_query"
		}
		p.ctes[c] = p.uniqueName(name)
	}
	return p.ctes[c]
}

// uniqueNames returns column names for a derived relation that differ in more than case, since SQLite ignores case.
func uniqueNames(columns []check.Column) []string {
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
func (p *printer) columnName(relation any, columns []check.Column, i int) string {
	if p.columns[relation] == nil {
		p.columns[relation] = quotedNames(columns)
	}
	return p.columns[relation][i]
}

// quotedNames returns the unique names of columns, quoted.
func quotedNames(columns []check.Column) []string {
	out := uniqueNames(columns)
	for i, name := range out {
		out[i] = schema.Quoted(name)
	}
	return out
}

func quoteText(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
