package suql

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// plan is what a run would do. It follows the run's own steps without reading anything; conditions that depend on
// decisions are taken to hold, so it counts the worst case.
type plan struct {
	steps []step
	known map[verdict.Key]bool
	worst int
	who   string   // who decides, if the reader can tell
	from  []string // text calls that columns answer
}

// prefers records that a column answers a text call.
func (p *plan) prefers(call, column string) {
	line := fmt.Sprintf("%s is taken from the column %s; texts are read where they are new or have changed", call,
		schema.SQLName(column))
	if !slices.Contains(p.from, line) {
		p.from = append(p.from, line)
	}
}

// Explainer is a reader that can tell who decides.
type Explainer interface {
	Explain(ctx context.Context) string
}

// step is one walk through candidates.
type step struct {
	rows      string   // which candidates
	count     int      // how many there are
	decide    []string // conditions on text, as written
	read      []string // text read for rows that pass
	order     string
	limit     int64 // negative: none
	skip      int64
	decisions int // at most
}

func (p *plan) String() string {
	var b strings.Builder
	for i, s := range p.steps {
		fmt.Fprintf(&b, "%d. for each row of %s (%d)\n", i+1, s.rows, s.count)
		for j, d := range s.decide {
			label := "       and"
			if j == 0 {
				label = "   decide"
			}
			fmt.Fprintf(&b, "%s %s\n", label, d)
		}
		for _, t := range s.read {
			fmt.Fprintf(&b, "   read %s\n", t)
		}
		if s.order != "" {
			fmt.Fprintf(&b, "   in the order of %s\n", s.order)
		}
		if s.limit >= 0 {
			fmt.Fprintf(&b, "   until %d are found", s.limit)
			if s.skip > 0 {
				fmt.Fprintf(&b, " after the first %d", s.skip)
			}
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "   at most %d decisions\n", s.decisions)
	}
	if len(p.steps) == 0 {
		b.WriteString("the database answers alone\n")
	}
	for _, line := range p.from {
		fmt.Fprintln(&b, line)
	}
	fmt.Fprintf(&b, "at most %d text decisions\n", p.worst)
	if p.who != "" && p.worst > 0 {
		fmt.Fprintln(&b, p.who)
	}
	return b.String()
}

// explain records a walk instead of running it. Call sites in conditions cost a decision for every text, others only
// for rows that pass, at most limit of them.
func (r *run) explain(w *walk, sel *pg.SelectStmt, cur Cursor, hidden int, where *pg.Node, gather []string) error {
	s := r.step(w, sel, where, gather)
	costs := w.frame.costs()
	later := map[verdict.Key]bool{}
	fresh := 0
	for cur.Next() {
		s.count++
		row := &row{values: cur.Row()[hidden:], sites: make([]*decision, len(w.frame.sites))}
		s.decisions += r.explainExists(w, row)
		for _, site := range w.frame.sites {
			d, st := site.decide(row)
			switch {
			case st == ready && d.state == decided:
			case st != ready: // it depends on another decision
				fresh++
			case r.plan.known[d.key]:
			case costs[site] > 0:
				r.plan.known[d.key] = true
				s.decisions += costs[site]
			default:
				later[d.key] = true
			}
		}
	}
	if err := cur.Err(); err != nil {
		return err
	}
	onlyLater := len(w.frame.sites) - len(costs)
	more := len(later)
	if w.limit >= 0 {
		more = min(more, int(w.limit)*onlyLater)
	}
	maps.Copy(r.plan.known, later)
	s.decisions += more + fresh
	r.plan.worst += s.decisions
	r.plan.steps = append(r.plan.steps, s)
	return nil
}

// step describes a walk before its first candidate.
func (r *run) step(w *walk, sel *pg.SelectStmt, where *pg.Node, gather []string) step {
	s := step{rows: r.showRows(sel), read: gather, limit: w.limit, skip: w.skip}
	for _, c := range conjuncts(where) {
		s.decide = append(s.decide, r.show(c))
	}
	if w.limit >= 0 && len(sel.SortClause) > 0 {
		var keys []string
		for _, k := range sel.SortClause {
			keys = append(keys, r.showSort(k))
		}
		s.order = strings.Join(keys, ", ")
	}
	return s
}

// costs returns the decisions that a text costs at each call site in conditions: its own, and one for each literal its
// answer is judged against.
func (f *frame) costs() map[*site]int {
	judged, costs := map[*site]int{}, map[*site]int{}
	for _, m := range f.matches {
		if s, ok := m.answer.(*site); ok && m.open() {
			judged[s]++
		}
	}
	for _, l := range f.leaves {
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

// showRows writes FROM and WHERE as typed.
func (r *run) showRows(sel *pg.SelectStmt) string {
	shown := simpleSelect(sel.FromClause, target("", integer(1)))
	shown.WhereClause, shown.GroupClause, shown.HavingClause = sel.WhereClause, sel.GroupClause, sel.HavingClause
	text, err := syntax.Postgres(r.unmarked(selectNode(shown)))
	if err != nil {
		return "?"
	}
	if rest, ok := strings.CutPrefix(text, "SELECT 1 FROM "); ok {
		return rest
	}
	return "one row"
}

func (r *run) showSort(n *pg.Node) string {
	shown := simpleSelect(nil, target("", integer(1)))
	shown.SortClause = []*pg.Node{n}
	text, err := syntax.Postgres(r.unmarked(selectNode(shown)))
	if err != nil {
		return "?"
	}
	return strings.TrimPrefix(text, "SELECT 1 ORDER BY ")
}

// unmarked returns a copy of a tree with look-ups turned back into calls.
func (r *run) unmarked(n *pg.Node) *pg.Node {
	n = syntax.Clone(n)
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
	return n
}

// assumed drops conjuncts that depend on look-ups, since a plan makes no decisions.
func assumed(where *pg.Node) *pg.Node {
	var kept []*pg.Node
	for _, c := range conjuncts(where) {
		marked := false
		syntax.Walk(c, func(n *pg.Node) bool {
			marked = marked || n.GetFuncCall() != nil && syntax.FunctionName(n.GetFuncCall()) == lookupName
			return !marked
		})
		if !marked {
			kept = append(kept, c)
		}
	}
	return conjunction(kept)
}
