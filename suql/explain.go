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

// plan records the steps that a run would take, without reading text. It counts the worst case: conditions that depend
// on decisions are assumed to hold.
type plan struct {
	steps      []string // the lines that describe the steps
	count      int      // number of steps
	decided    map[verdict.Key]bool
	decisions  int
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
	lines := slices.Clone(p.steps)
	if len(p.steps) == 0 {
		lines = []string{"the database computes the result without reading text"}
	}
	lines = append(append(lines, p.columnUses...), fmt.Sprintf("at most %d text decisions", p.decisions))
	return strings.Join(lines, "\n") + "\n"
}

// explain records a walk instead of running it. Call sites in conditions cost a decision for every text; others cost
// one only for rows that pass, and at most w.limit rows do.
func (r *run) explain(w *walk, sel *pg.SelectStmt, cur Cursor, firstHidden int, where *pg.Node,
	outputs []string) error {
	costs := map[*site]int{}
	addSiteCosts(costs, w.frame, w.leaves)
	inConditions := len(costs)
	for _, e := range w.frame.existsPredicates {
		addSiteCosts(costs, e.frame, e.frame.leaves)
	}
	deferred := map[verdict.Key]bool{}
	rows, decisions := 0, 0
	var visit func(f *frame, row *row)
	visit = func(f *frame, row *row) {
		for _, site := range f.sites {
			d, st := site.decide(row)
			switch {
			case st == ready && d.state == decided:
			case st != ready: // its text depends on another decision
				decisions++
			case r.plan.decided[d.key]:
			case costs[site] > 0:
				r.plan.decided[d.key] = true
				decisions += costs[site]
			default:
				deferred[d.key] = true
			}
		}
		for _, e := range f.existsPredicates {
			for _, c := range e.candidates(row) {
				visit(e.frame, c)
			}
		}
	}
	for ; cur.Next(); rows++ {
		visit(w.frame, &row{values: cur.Row()[firstHidden:], sites: make([]*decision, len(w.frame.sites))})
	}
	if err := cur.Err(); err != nil {
		return err
	}
	deferredCount := len(deferred)
	if w.limit >= 0 {
		deferredCount = min(deferredCount, int(w.limit)*(len(w.frame.sites)-inConditions))
	}
	maps.Copy(r.plan.decided, deferred)
	decisions += deferredCount
	r.plan.decisions += decisions
	r.plan.addStep(r, w, sel, where, outputs, rows, decisions)
	return nil
}

// addStep adds the lines that describe a walk.
func (p *plan) addStep(r *run, w *walk, sel *pg.SelectStmt, where *pg.Node, outputs []string, rows, decisions int) {
	line := func(format string, args ...any) { p.steps = append(p.steps, fmt.Sprintf(format, args...)) }
	p.count++
	line("%d. for each row of %s (%d)", p.count, r.formatRows(sel), rows)
	label := "   decide"
	for _, c := range conjuncts(where) {
		line("%s %s", label, formatExpr(c))
		label = "       and"
	}
	for _, t := range outputs {
		line("   read %s", t)
	}
	if w.limit >= 0 {
		if len(sel.SortClause) > 0 {
			line("   in the order of %s", r.formatClause(&pg.SelectStmt{SortClause: sel.SortClause}, " ORDER BY "))
		}
		skipped := ""
		if w.skip > 0 {
			skipped = fmt.Sprintf(" after the first %d", w.skip)
		}
		line("   until %d are found%s", w.limit, skipped)
	}
	line("   at most %d decisions", decisions)
}

// addSiteCosts adds the number of decisions per text at each call site in conditions: the site's own, and one for each
// comparison of its answer that may need a judgement.
func addSiteCosts(costs map[*site]int, f *frame, leaves []*leaf) {
	for _, l := range leaves {
		for _, s := range l.sites {
			costs[s] = 1
		}
	}
	for _, m := range f.matches {
		if s, ok := m.answer.(*site); ok && costs[s] > 0 && m.mayNeedJudgement() {
			costs[s]++
		}
	}
}

// formatRows formats the clauses of a SELECT that determine its rows.
func (r *run) formatRows(sel *pg.SelectStmt) string {
	shown := r.formatClause(&pg.SelectStmt{FromClause: sel.FromClause, WhereClause: sel.WhereClause,
		GroupClause: sel.GroupClause, HavingClause: sel.HavingClause}, " FROM ")
	if len(sel.FromClause) == 0 {
		return "one row"
	}
	return shown
}

// formatClause formats the clauses of a SELECT after a keyword, with look-ups shown as calls.
func (r *run) formatClause(sel *pg.SelectStmt, keyword string) string {
	sel.TargetList, sel.LimitOption = []*pg.Node{target("", intLiteral(1))}, pg.LimitOption_LIMIT_OPTION_DEFAULT
	sel.Op = pg.SetOperation_SETOP_NONE
	n := syntax.Clone(selectNode(sel))
	replaceLookups(n, func(number int, text, question *pg.Node) *pg.Node {
		l := r.lookups[number]
		call := funcCall(syntax.Summary, text)
		if l.task == verdict.Answer {
			call = funcCall(syntax.Answer, text, question)
		}
		if l.match {
			return inList(call, l.literals, l.negated)
		}
		return call
	})
	text, err := syntax.Postgres(n)
	if err != nil {
		return "?"
	}
	return strings.TrimPrefix(text, "SELECT 1"+keyword)
}

// withoutLookups drops conjuncts with look-ups, since a plan does not make decisions.
func withoutLookups(where *pg.Node) *pg.Node {
	return conjunction(slices.DeleteFunc(conjuncts(where), func(c *pg.Node) bool {
		return syntax.Any(c, func(n *pg.Node) bool {
			return n.GetFuncCall() != nil && syntax.FunctionName(n.GetFuncCall()) == lookupName
		})
	}))
}
