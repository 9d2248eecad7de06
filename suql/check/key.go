package check

import (
	"fmt"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// key returns a text that is equal for equal expressions, with names resolved and without positions. Sub-queries are
// never equal.
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
