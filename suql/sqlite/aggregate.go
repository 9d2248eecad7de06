package sqlite

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// aggregateCall is a call of an aggregate or window function, with its parts printed.
type aggregateCall struct {
	f    *pg.FuncCall
	fn   *check.Function
	args []string // the arguments, followed by those of WITHIN GROUP
	// order is the ORDER BY after the arguments; tail is FILTER and OVER.
	order, tail string
}

// printAggregate prints aggregates and window functions.
func (p *printer) printAggregate(n *pg.Node, f *pg.FuncCall, fn *check.Function) string {
	a := p.newAggregateCall(f, fn)
	switch fn.Name {
	case "string_agg":
		switch {
		case f.Over != nil: // group_concat is wrong in a window (as of SQLite 3.53)
			return p.reject(n, "string_agg with OVER is not supported")
		case !f.AggDistinct:
			return a.call("group_concat", strings.Join(a.args, ", "))
		}
		// With DISTINCT, SQLite allows only one argument.
		return fmt.Sprintf("pg_join(%s, %s)", a.call("json_group_array", a.args[0]), a.args[1])
	case "array_agg":
		return "nullif(" + a.call("json_group_array", a.argument()) + ", '[]')"
	case "percentile_cont":
		if f.AggOrder[0].GetSortBy().SortbyDir == pg.SortByDir_SORTBY_DESC {
			a.args[0] = "(1 - " + a.args[0] + ")"
		}
		return a.call(fn.Name, a.args[1]+", "+a.args[0])
	}
	return fillPattern(fn.SQLite, a.args, a.call)
}

// newAggregateCall prints the parts of a call.
func (p *printer) newAggregateCall(f *pg.FuncCall, fn *check.Function) *aggregateCall {
	a := &aggregateCall{f: f, fn: fn}
	nodes := append([]*pg.Node(nil), f.Args...)
	var keys []string
	for _, o := range f.AggOrder {
		if fn.WithinGroup {
			nodes = append(nodes, o.GetSortBy().Node)
		} else if f.Over == nil {
			keys = append(keys, p.key(o.GetSortBy().Node, o.GetSortBy()))
		}
	}
	for _, n := range nodes {
		if fn.NeedsOrder {
			p.requireComparable(n, p.c.Type(n))
		}
		a.args = append(a.args, p.printExpr(n))
	}
	if f.AggDistinct && len(keys) == 0 && strings.HasSuffix(fn.Name, "_agg") { // PostgreSQL sorts distinct values
		keys = []string{p.key(nodes[0], &pg.SortBy{})}
	}
	a.order = orderBy(keys)
	if f.AggFilter != nil {
		a.tail = " FILTER (WHERE " + p.printExpr(f.AggFilter) + ")"
	}
	if f.Over != nil {
		a.tail += " OVER " + p.printWindow(f.Over)
	}
	return a
}

// call prints a call of one of SQLite's aggregates on inner or, if that is empty, on the function's own argument.
func (a *aggregateCall) call(name, inner string) string {
	if inner == "" {
		inner = a.argument()
	}
	if a.f.AggDistinct {
		inner = "DISTINCT " + inner
	}
	return name + "(" + inner + a.order + ")" + a.tail
}

// argument prints the argument for one of SQLite's aggregates.
func (a *aggregateCall) argument() string {
	switch {
	case a.fn.TakesStar:
		return "*"
	case a.fn.Window, len(a.args) == 0:
		return strings.Join(a.args, ", ")
	}
	return a.args[0]
}

// printWindow prints the definition of a window.
func (p *printer) printWindow(w *pg.WindowDef) string {
	if w.Name != "" || w.Refname != "" {
		return p.reject(nil, "WINDOW is not supported")
	}
	partition := ""
	if len(w.PartitionClause) > 0 {
		partition = "PARTITION BY " + p.printList(w.PartitionClause)
	}
	var keys []string
	for _, n := range w.OrderClause {
		keys = append(keys, p.key(n.GetSortBy().Node, n.GetSortBy()))
	}
	return "(" + strings.TrimSpace(partition+orderBy(keys)+" "+p.printFrame(w)) + ")"
}

// printFrame prints a window's frame, which has the same syntax in both databases.
func (p *printer) printFrame(w *pg.WindowDef) string {
	const rangeMode = 0x2
	for _, n := range []*pg.Node{w.StartOffset, w.EndOffset} {
		if n != nil && (n.GetAConst().GetIval() == nil || w.FrameOptions&rangeMode != 0) {
			return p.reject(n, "a frame whose offset is not a plain number of rows is not supported")
		}
	}
	printed, err := syntax.PostgresExpr(&pg.Node{Node: &pg.Node_FuncCall{FuncCall: &pg.FuncCall{
		Funcname: []*pg.Node{pg.MakeStrNode("f")}, Over: &pg.WindowDef{FrameOptions: w.FrameOptions,
			StartOffset: w.StartOffset, EndOffset: w.EndOffset}}}})
	if err != nil {
		return p.reject(nil, "this frame is not supported")
	}
	_, frame, _ := strings.Cut(printed, "(")
	_, frame, _ = strings.Cut(frame, "(")
	return strings.TrimSuffix(strings.TrimSpace(frame), ")")
}
