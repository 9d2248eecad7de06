package check

import (
	"math"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// How many columns relations may have, as in PostgreSQL.
const (
	maxTargets = 1664
	maxJoined  = math.MaxInt16
)

// maxColumns bounds the columns of all relations of a statement, each counted wherever a star or FROM clause expands to
// it: a few kB can name millions.
const maxColumns = 100_000

// room counts one more column of a select list in advance.
func (c *checker) room(q *Query, item *pg.Node) {
	if len(q.Columns) >= maxTargets {
		c.abandon("54011", item, "target lists can have at most %d entries", maxTargets)
	}
	c.spend(1, item)
}

// spend counts columns in advance.
func (c *checker) spend(columns int, n *pg.Node) {
	if c.columns += columns; c.columns > maxColumns {
		c.abandon("54001", n, "the relations of the statement have more than %d columns", maxColumns)
	}
}

// maxWritten bounds the size of a statement's expressions once those that columns of sub-queries stand for are written
// out, as databases do: x+x of x+x of x+x doubles it each time.
const maxWritten = 100_000

// write counts an expression, or all of those that a column stands for.
func (c *checker) write(size int, n *pg.Node) {
	if c.written += size; c.written > maxWritten {
		c.abandon("54001", n, "the columns of the statement stand for more than %d expressions", maxWritten)
	}
}

// abandoned is the value with which abandon ends a check.
type abandoned struct{}

// abandon records an error and ends the check at once.
func (c *checker) abandon(code string, n *pg.Node, format string, args ...any) {
	c.err = nil
	c.fail(code, at(n), format, args...)
	panic(abandoned{})
}

// checked is the query of a statement, or nil if the check was abandoned.
func (c *checker) checked() (q *Query) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(abandoned); !ok {
				panic(r)
			}
		}
	}()
	return c.selectStmt(c.text.Select(), &scope{}, nil)
}
