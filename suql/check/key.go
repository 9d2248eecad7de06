package check

import (
	"fmt"
	"math"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// key returns a string that is the same for equal expressions, with names resolved and without positions. Sub-queries
// are never equal.
func (c *checker) key(n *pg.Node) string {
	original := map[*pg.Node]*pg.Node{}
	syntax.Walk(n, func(m *pg.Node) bool {
		name := ""
		if e := c.out.exprs[m]; m.GetColumnRef() != nil && e != nil && e.Ref != nil {
			name = fmt.Sprintf("%p.%d", e.Ref.Source, e.Ref.Index)
		} else if m.GetSubLink() != nil {
			name = fmt.Sprintf("%p", m)
		}
		if name == "" {
			return true
		}
		original[m] = &pg.Node{Node: m.Node}
		m.Node = pg.MakeColumnRefNode([]*pg.Node{pg.MakeStrNode(name)}, -1).Node
		return false
	})
	text, err := syntax.PostgresExpr(n)
	for m, saved := range original {
		m.Node = saved.Node
	}
	if err != nil {
		return fmt.Sprintf("%p", n) // not an expression
	}
	return text
}

// Maximum numbers of columns, as in PostgreSQL.
const (
	maxTargets = 1664
	maxJoined  = math.MaxInt16
)

// maxColumns is the maximum number of columns in all relations of a statement, counted wherever a star or FROM clause
// expands to them, since a few kB of text can expand to millions.
const maxColumns = 100_000

// countColumn counts a column of a select list before it is added.
func (c *checker) countColumn(q *Query, item *pg.Node) {
	if len(q.Columns) >= maxTargets {
		c.stop("54011", item, "target lists can have at most %d entries", maxTargets)
	}
	c.countColumns(1, item)
}

// countColumns counts columns before they are added.
func (c *checker) countColumns(columns int, n *pg.Node) {
	if c.columns += columns; c.columns > maxColumns {
		c.stop("54001", n, "the relations of the statement have more than %d columns", maxColumns)
	}
}

// maxSize is the maximum size of a statement's expressions if columns of sub-queries are replaced with their
// expressions, as databases do: nesting x+x doubles it each time.
const maxSize = 100_000

// countSize adds the size of an expression, or of a column's expression, to that of the statement.
func (c *checker) countSize(size int, n *pg.Node) {
	if c.size += size; c.size > maxSize {
		c.stop("54001", n, "the statement expands to more than %d expressions", maxSize)
	}
}

// stopped is the panic value with which stop ends a check.
type stopped struct{}

// stop records an error and ends the check.
func (c *checker) stop(code string, n *pg.Node, format string, args ...any) {
	c.err = nil
	c.fail(code, location(n), format, args...)
	panic(stopped{})
}

// checkStatement returns the query of a statement, or nil if the check was stopped.
func (c *checker) checkStatement() (q *Query) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(stopped); !ok {
				panic(r)
			}
		}
	}()
	return c.selectStmt(c.text.Select(), &scope{}, nil)
}
