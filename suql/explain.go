package suql

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// plan is what a run would do. It follows the steps of a run without reading anything; conditions that depend on
// decisions are assumed to hold, so it counts the worst case.
type plan struct {
	steps     []string // described in lines
	count     int      // number of steps
	known     map[verdict.Key]bool
	decisions int
	byColumn  []string // text calls that are answered by columns
}

// prefers records that a column answers a text call.
func (p *plan) prefers(call, column string) {
	line := fmt.Sprintf("%s is taken from the column %s; texts are read where they are new or have changed", call,
		schema.SQLName(column))
	if !slices.Contains(p.byColumn, line) {
		p.byColumn = append(p.byColumn, line)
	}
}

func (p *plan) String() string {
	lines := slices.Clone(p.steps)
	if len(p.steps) == 0 {
		lines = []string{"the database answers alone"}
	}
	lines = append(append(lines, p.byColumn...), fmt.Sprintf("at most %d text decisions", p.decisions))
	return strings.Join(lines, "\n") + "\n"
}

// explain records a walk instead of running it. Call sites in conditions cost a decision for every text, others only
// for rows that pass, at most limit of them.
func (r *run) explain(w *walk, sel *pg.SelectStmt, cur Cursor, hidden int, where *pg.Node, gather []string) error {
	costs := w.costs()
	later := map[verdict.Key]bool{}
	rows, decisions := 0, 0
	for ; cur.Next(); rows++ {
		row := &row{values: cur.Row()[hidden:], sites: make([]*decision, len(w.frame.sites))}
		decisions += r.explainExists(w, row)
		for _, site := range w.frame.sites {
			d, st := site.decide(row)
			switch {
			case st == ready && d.state == decided:
			case st != ready: // its text depends on another decision
				decisions++
			case r.plan.known[d.key]:
			case costs[site] > 0:
				r.plan.known[d.key] = true
				decisions += costs[site]
			default:
				later[d.key] = true
			}
		}
	}
	if err := cur.Err(); err != nil {
		return err
	}
	more := len(later)
	if w.limit >= 0 {
		more = min(more, int(w.limit)*(len(w.frame.sites)-len(costs)))
	}
	maps.Copy(r.plan.known, later)
	decisions += more
	r.plan.decisions += decisions
	r.plan.step(r, w, sel, where, gather, rows, decisions)
	return nil
}

// step adds the description of a walk.
func (p *plan) step(r *run, w *walk, sel *pg.SelectStmt, where *pg.Node, gather []string, rows, decisions int) {
	line := func(format string, args ...any) { p.steps = append(p.steps, fmt.Sprintf(format, args...)) }
	p.count++
	line("%d. for each row of %s (%d)", p.count, r.showRows(sel), rows)
	label := "   decide"
	for _, c := range conjuncts(where) {
		line("%s %s", label, r.show(c))
		label = "       and"
	}
	for _, t := range gather {
		line("   read %s", t)
	}
	if w.limit >= 0 {
		if len(sel.SortClause) > 0 {
			line("   in the order of %s", r.showClause(&pg.SelectStmt{SortClause: sel.SortClause}, " ORDER BY "))
		}
		after := ""
		if w.skip > 0 {
			after = fmt.Sprintf(" after the first %d", w.skip)
		}
		line("   until %d are found%s", w.limit, after)
	}
	line("   at most %d decisions", decisions)
}

// costs returns the number of decisions per text at each call site in conditions: the site's own, and one for each
// literal that its answer is compared with.
func (w *walk) costs() map[*site]int {
	judged, costs := map[*site]int{}, map[*site]int{}
	for _, m := range w.frame.matches {
		if s, ok := m.answer.(*site); ok && m.needsJudgement() {
			judged[s]++
		}
	}
	for _, l := range w.leaves {
		for _, s := range l.sites {
			costs[s] = 1 + judged[s]
		}
	}
	return costs
}

// explainExists counts the decisions about the rows EXISTS reads for a candidate.
func (r *run) explainExists(w *walk, row *row) (n int) {
	for _, e := range w.frame.exists {
		for _, c := range e.candidates(row) {
			for _, site := range e.frame.sites {
				if d, st := site.decide(c); st == ready && d.state == unasked && !r.plan.known[d.key] {
					r.plan.known[d.key] = true
					n++
				}
			}
		}
	}
	return n
}

// showRows writes where a SELECT's rows come from, as typed.
func (r *run) showRows(sel *pg.SelectStmt) string {
	shown := r.showClause(&pg.SelectStmt{FromClause: sel.FromClause, WhereClause: sel.WhereClause,
		GroupClause: sel.GroupClause, HavingClause: sel.HavingClause}, " FROM ")
	if len(sel.FromClause) == 0 {
		return "one row"
	}
	return shown
}

// showClause writes the clauses of a SELECT after a keyword, with look-ups turned back into calls.
func (r *run) showClause(sel *pg.SelectStmt, keyword string) string {
	sel.TargetList, sel.LimitOption = []*pg.Node{target("", integer(1))}, pg.LimitOption_LIMIT_OPTION_DEFAULT
	sel.Op = pg.SetOperation_SETOP_NONE
	n := syntax.Clone(selectNode(sel))
	replaceLookups(n, func(number int, text, question *pg.Node) *pg.Node {
		l := r.lookups[number]
		call := function(syntax.Summary, text)
		if l.task == verdict.Answer {
			call = function(syntax.Answer, text, question)
		}
		if l.match {
			return in(call, l.literals, l.negated)
		}
		return call
	})
	text, err := syntax.Postgres(n)
	if err != nil {
		return "?"
	}
	return strings.TrimPrefix(text, "SELECT 1"+keyword)
}

// withoutLookups drops conjuncts that depend on look-ups, since a plan makes no decisions.
func withoutLookups(where *pg.Node) *pg.Node {
	return conjunction(slices.DeleteFunc(conjuncts(where), func(c *pg.Node) bool {
		return syntax.Any(c, func(n *pg.Node) bool {
			return n.GetFuncCall() != nil && syntax.FunctionName(n.GetFuncCall()) == lookupName
		})
	}))
}
