package check

import (
	"fmt"
	"maps"
	"slices"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// SQLSTATEs used more than once.
const (
	codeUnsupported = syntax.CodeUnsupported
	codeNoTable     = "42P01"
	codeNoColumn    = "42703"
	codeNoFunction  = "42883"
	codeAmbiguous   = "42702"
	codeMismatch    = "42804"
	codeGrouping    = "42803"
	codeSyntax      = syntax.CodeSyntax
)

// Checked is a statement with resolved names and types. It belongs to the tree in Statement.Root: a changed tree must
// be checked again.
type Checked struct {
	Statement *syntax.Statement
	Schema    *schema.Database
	Columns   []Column  // of the result
	Now       time.Time // the result of clock functions

	exprs   map[*pg.Node]*Expr
	refs    map[int32]*Ref // by position in the text; nil until needed
	queries map[*pg.SelectStmt]*Query
	sources map[*pg.Node]*Source
	ctes    map[*pg.Node]*CTE
	joins   map[*pg.Node][][2]*Ref
	checker *checker
}

// Column is one column of a result or relation.
type Column struct {
	Name string
	Type Type
	// Base is the table column whose values the column has, if any; Table is its table.
	Base  *schema.Column
	Table *schema.Table
	// isUnlisted is set for a column that a star does not include.
	isUnlisted bool
	// weight is the size of the column's expression, with its columns expanded; 0 for most columns of tables.
	weight int
}

// Expr describes a checked expression.
type Expr struct {
	Type   Type // before the implicit cast
	CastTo Type // the type to which its context casts it; Kind Bad: none
	Ref    *Ref // of a column reference
	Func   *Function
	Op     string // the name of an operator, without its schema
	// Value is the value of a constant: bool, int64, float64 or text in canonical format; nil for NULL.
	Value any
}

// Ref is the column that a name refers to.
type Ref struct {
	Source *Source
	Index  int
	scope  *scope
}

// Column returns the column referred to.
func (r *Ref) Column() Column { return r.Source.Columns[r.Index] }

// Source is one relation of a FROM clause.
type Source struct {
	Name     string        // the qualifier of its columns
	Table    *schema.Table // a table of the schema
	Query    *Query        // a sub-query
	CTE      *CTE
	Function *pg.Node // a function in FROM
	Columns  []Column
	Lateral  bool // may refer to preceding items of the same FROM
	Nullable bool // on the nullable side of an outer join
	Node     *pg.Node
}

// CTE is a query of a WITH clause.
type CTE struct {
	Name      string
	Query     *Query
	Columns   []Column
	Recursive bool // refers to itself
	isUsed    bool
}

// Query describes a checked SELECT or branch of a set operation.
type Query struct {
	Columns       []Column
	Targets       []*pg.Node // the select list, stars expanded
	IsGrouped     bool       // has GROUP BY, HAVING or aggregates
	Group         []*pg.Node // the grouping expressions, names and ordinals resolved
	Order         []Order
	DistinctOn    []*pg.Node // for DISTINCT ON: its expressions, with names and ordinals resolved
	HasWindows    bool       // has window functions
	HasAggregates bool       // has aggregates
	IsCorrelated  bool       // refers to columns of enclosing queries
	SetCalls      []*pg.Node // set-returning calls in the select list
	scope         *scope
}

// Order is one key of ORDER BY: a column of the select list, or an expression.
type Order struct {
	Target int // -1 where Node is an expression
	Node   *pg.Node
	Sort   *pg.SortBy
}

// Check resolves a statement against a schema at a given time. It corrects the case of names if only another case
// matches, and replaces clock functions with their results. All errors are returned as one *syntax.Error, with a
// position for each.
func Check(db *schema.Database, st *syntax.Statement, now time.Time) (*Checked, error) {
	c := &checker{db: db, text: st, out: &Checked{
		Statement: st, Schema: db, Now: now,
		exprs: map[*pg.Node]*Expr{}, queries: map[*pg.SelectStmt]*Query{}, sources: map[*pg.Node]*Source{},
		ctes: map[*pg.Node]*CTE{}, joins: map[*pg.Node][][2]*Ref{},
	}}
	q := c.checkStatement()
	if c.err != nil {
		return nil, c.err
	}
	c.out.Columns = q.Columns
	c.out.checker = c
	return c.out, nil
}

// eachRef calls f for every reference to a column, including those of stars and USING.
func (c *Checked) eachRef(f func(*Ref)) {
	visit := func(r *Ref) {
		if r != nil {
			f(r)
		}
	}
	for _, e := range c.exprs {
		visit(e.Ref)
	}
	for _, pairs := range c.joins {
		for _, p := range pairs {
			visit(p[0])
			visit(p[1])
		}
	}
}

// ColumnsRead returns the table columns that the statement depends on, as "table.column".
func (c *Checked) ColumnsRead() []string {
	if c == nil { // a question about a document
		return nil
	}
	seen := map[string]bool{}
	c.eachRef(func(r *Ref) {
		if col := r.Column(); col.Base != nil && col.Table != nil {
			seen[col.Table.Name+"."+col.Base.Name] = true
		}
	})
	return slices.Sorted(maps.Keys(seen))
}

// Expr returns the Expr for an expression node, or nil.
func (c *Checked) Expr(n *pg.Node) *Expr { return c.exprs[n] }

// RefAt returns the column referred to at a byte offset of the statement, or nil. It works for copies of the tree,
// which keep positions but not nodes.
func (c *Checked) RefAt(location int32) *Ref {
	if c.refs == nil {
		c.refs = map[int32]*Ref{}
		for n, e := range c.exprs {
			if ref := n.GetColumnRef(); ref != nil && ref.Location >= 0 {
				c.refs[ref.Location] = e.Ref
			}
		}
	}
	return c.refs[location]
}

// Type returns the type of an expression node after its implicit cast.
func (c *Checked) Type(n *pg.Node) Type {
	e := c.exprs[n]
	switch {
	case e == nil:
		return Type{}
	case e.CastTo.Kind != Bad:
		return e.CastTo
	}
	return e.Type
}

// Query returns the Query for a SELECT, or nil.
func (c *Checked) Query(s *pg.SelectStmt) *Query { return c.queries[s] }

// Source returns the relation of a node in FROM, or nil for a join.
func (c *Checked) Source(n *pg.Node) *Source { return c.sources[n] }

// CopyQueries gives the SELECTs in a copy of a tree the same Query as those in the original.
func (c *Checked) CopyQueries(copied, original *pg.Node) {
	if sel := original.GetSelectStmt(); sel != nil {
		c.queries[copied.GetSelectStmt()] = c.queries[sel]
	}
	var children []*pg.Node
	syntax.Each(copied, func(n *pg.Node) { children = append(children, n) })
	syntax.Each(original, func(n *pg.Node) {
		c.CopyQueries(children[0], n)
		children = children[1:]
	})
}

// CTE returns the CTE for a query of a WITH clause.
func (c *Checked) CTE(n *pg.Node) *CTE { return c.ctes[n] }

// Using returns the columns compared by a join with USING or NATURAL.
func (c *Checked) Using(join *pg.Node) [][2]*Ref { return c.joins[join] }

// Key returns a string that is the same for equal expressions, with names resolved and without positions.
func (c *Checked) Key(n *pg.Node) string { return c.checker.key(n) }

type checker struct {
	db   *schema.Database
	text *syntax.Statement
	out  *Checked
	err  *syntax.Error

	columns int // of the relations checked so far
	size    int // of all expressions, with their columns expanded
}

// fail records an error at a byte offset, or without a position if the offset is negative.
func (c *checker) fail(code string, offset int, format string, args ...any) {
	c.failHint(code, offset, "", format, args...)
}

// failHint records an error with a hint after the message.
func (c *checker) failHint(code string, offset int, hint, format string, args ...any) {
	message := fmt.Sprintf(format, args...)
	if c.err == nil {
		c.err = &syntax.Error{Code: code, Message: message}
	}
	if offset < 0 || len(c.err.Positions) >= 20 {
		return
	}
	if hint != "" {
		message += "; " + hint
	}
	p := c.text.Position(offset, message)
	if slices.Contains(c.err.Positions, p) {
		return
	}
	c.err.Positions = append(c.err.Positions, p)
}

func (c *checker) record(n *pg.Node, e Expr) Type {
	c.out.exprs[n] = &e
	return e.Type
}

// reject records an error about an expression, whose type becomes Bad.
func (c *checker) reject(n *pg.Node, code, format string, args ...any) Type {
	c.fail(code, location(n), format, args...)
	return c.record(n, Expr{Type: Type{Kind: Bad}})
}

func location(n *pg.Node) int { return syntax.Location(n) }

// startLocation returns the start of an expression, before its left operand.
func startLocation(n *pg.Node) int {
	first := location(n)
	syntax.Walk(n, func(m *pg.Node) bool {
		if p := location(m); p >= 0 && (p < first || first < 0) {
			first = p
		}
		return true
	})
	return first
}
