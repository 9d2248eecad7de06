package check

import (
	"math"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// Maximum numbers of columns, as in PostgreSQL.
const (
	maxTargets = 1664
	maxJoined  = math.MaxInt16
)

// maxColumns bounds the columns of all relations of a statement, each counted wherever a star or FROM clause expands to
// it, since a few kB of text can expand to millions.
const maxColumns = 100_000

// countColumn counts one more column of a select list before it is added.
func (c *checker) countColumn(q *Query, item *pg.Node) {
	if len(q.Columns) >= maxTargets {
		c.abandon("54011", item, "target lists can have at most %d entries", maxTargets)
	}
	c.countColumns(1, item)
}

// countColumns counts columns before they are added.
func (c *checker) countColumns(columns int, n *pg.Node) {
	if c.columns += columns; c.columns > maxColumns {
		c.abandon("54001", n, "the relations of the statement have more than %d columns", maxColumns)
	}
}

// maxSize bounds the size of a statement's expressions once columns of sub-queries are replaced by the expressions
// they stand for, as databases do: nesting x+x doubles it each time.
const maxSize = 100_000

// countSize counts an expression, or all expressions that a column stands for.
func (c *checker) countSize(size int, n *pg.Node) {
	if c.size += size; c.size > maxSize {
		c.abandon("54001", n, "the columns of the statement stand for more than %d expressions", maxSize)
	}
}

// abandoned is the panic value by which abandon ends a check.
type abandoned struct{}

// abandon records an error and ends the check at once.
func (c *checker) abandon(code string, n *pg.Node, format string, args ...any) {
	c.err = nil
	c.fail(code, at(n), format, args...)
	panic(abandoned{})
}

// checkStatement returns the query of a statement, or nil if the check was abandoned.
func (c *checker) checkStatement() (q *Query) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(abandoned); !ok {
				panic(r)
			}
		}
	}()
	return c.selectStmt(c.text.Select(), &scope{}, nil)
}
