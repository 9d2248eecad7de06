package suql

import (
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// plan records the steps that a run would take, without reading text. Conditions that depend on decisions are assumed
// to hold.
type plan struct {
	steps      []string // the lines that describe the steps
	count      int      // number of steps
	columnUses []string // text calls that are answered by columns
}

// addColumnUse adds a line about a text call that a column answers.
func (p *plan) addColumnUse(call, column string) {
	line := fmt.Sprintf("%s is taken from the column %s; only new or changed texts are read", call,
		schema.SQLName(column))
	if !slices.Contains(p.columnUses, line) {
		p.columnUses = append(p.columnUses, line)
	}
}

func (p *plan) String() string {
	lines := p.steps
	if len(lines) == 0 {
		lines = []string{"the database computes the result without reading text"}
	}
	return strings.Join(slices.Concat(lines, p.columnUses), "\n") + "\n"
}

// explain records a walk instead of running it: the lines that describe it.
func (p *plan) explain(w *walk, cur Cursor, where *pg.Node, outputs []string) error {
	line := func(format string, args ...any) { p.steps = append(p.steps, fmt.Sprintf(format, args...)) }
	rows := 0
	for cur.Next() {
		rows++
	}
	p.count++
	line("%d. for each of %d rows", p.count, rows)
	label := "   decide"
	for _, c := range conjuncts(where) {
		line("%s %s", label, formatExpr(c))
		label = "       and"
	}
	for _, t := range outputs {
		line("   read %s", t)
	}
	if w.limit >= 0 {
		skipped := ""
		if w.skip > 0 {
			skipped = fmt.Sprintf(" after the first %d", w.skip)
		}
		line("   until %d are found%s", w.limit, skipped)
	}
	return cur.Err()
}

// withoutLookups drops conjuncts with look-ups, since a plan does not make decisions.
func withoutLookups(where *pg.Node) *pg.Node {
	return conjunction(slices.DeleteFunc(conjuncts(where), func(c *pg.Node) bool {
		return syntax.Any(c, func(n *pg.Node) bool {
			return n.GetFuncCall() != nil && syntax.FunctionName(n.GetFuncCall()) == lookupName
		})
	}))
}
