package sqlite

import (
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
)

// aggregate prints aggregates and window functions.
func (p *printer) aggregate(n *pg.Node, f *pg.FuncCall, fn *check.Function) string {
	a := p.aggregation(f, fn)
	switch fn.Name {
	case "string_agg":
		if f.Over != nil || f.AggDistinct {
			return a.join()
		}
	case "array_agg":
		return a.list()
	case "percentile_cont":
		if sortedDown(f) {
			a.args[0] = "(1 - " + a.args[0] + ")"
		}
	case "percentile_disc":
		return fmt.Sprintf("pg_percentile_disc(%s, %s, %d, %s)", text(p.c.Type(a.nodes[1]).Kind.Word()), a.args[0],
			b2i(sortedDown(f)), a.call("json_group_array", a.args[1]))
	case "mode":
		return fmt.Sprintf("pg_mode(%s, %d, %s)", text(p.c.Type(a.nodes[0]).Kind.Word()), b2i(sortedDown(f)),
			a.call("json_group_array", a.args[0]))
	case "ntile", "nth_value":
		a.positive(len(a.args) - 1)
	case "lag", "lead":
		if len(a.args) > 1 && !p.plainOffset(f.Args[1]) {
			return p.refuse(n, "%s with an offset that is not a plain number is not supported", fn.Name)
		}
	}
	if fn.SQLite == "" {
		return p.refuse(n, "%s is not supported", fn.Name)
	}
	if scale, ok := p.storedScale(fn, a.nodes); ok && !f.AggDistinct {
		return a.scaled(scale)
	}
	if f.AggDistinct && strings.Contains(fn.SQLite, "json_array(") {
		return p.refuse(n, "DISTINCT in %s is not supported", fn.Name)
	}
	return fill(fn.SQLite, a.args, a.call)
}

// aggregation is a call of an aggregate or window function, with its parts printed.
type aggregation struct {
	p     *printer
	f     *pg.FuncCall
	fn    *check.Function
	nodes []*pg.Node // the arguments, followed by those of WITHIN GROUP
	args  []string   // the same, printed
	order string     // the ORDER BY of the arguments
	tail  string     // FILTER and OVER
}

// aggregation prints the parts of a call.
func (p *printer) aggregation(f *pg.FuncCall, fn *check.Function) *aggregation {
	a := &aggregation{p: p, f: f, fn: fn, nodes: append([]*pg.Node(nil), f.Args...)}
	if fn.Within {
		for _, o := range f.AggOrder {
			a.nodes = append(a.nodes, o.GetSortBy().Node)
		}
	}
	for _, n := range a.nodes {
		a.args = append(a.args, p.expr(n))
	}
	if f.AggFilter != nil {
		a.tail = " FILTER (WHERE " + p.expr(f.AggFilter) + ")"
	}
	switch {
	case f.Over == nil:
	case f.Over.Name != "":
		a.tail += " OVER " + schema.Quoted(f.Over.Name)
	default:
		a.tail += " OVER " + p.window(f.Over)
	}
	if len(f.AggOrder) > 0 && !fn.Within && !f.AggDistinct && f.Over == nil {
		var keys []key
		for _, o := range f.AggOrder {
			keys = append(keys, p.key(o.GetSortBy().Node, o.GetSortBy()))
		}
		a.order = p.orderBy(keys)
	}
	return a
}

// call prints one of SQLite's aggregates over the same rows: of the function's arguments, or of inner.
func (a *aggregation) call(name, inner string) string {
	if inner == "" {
		inner = a.inner(name)
	}
	distinct := ""
	if a.f.AggDistinct {
		distinct = "DISTINCT "
	}
	return name + "(" + distinct + inner + a.order + ")" + a.tail
}

// inner prints the argument for one of SQLite's aggregates: mostly the first one, or what WITHIN GROUP orders.
func (a *aggregation) inner(name string) string {
	switch {
	case a.fn.Star:
		return "*"
	case name == "group_concat" || a.fn.Window:
		return strings.Join(a.args, ", ")
	case len(a.args) == 0:
		return ""
	case a.fn.Within:
		return a.args[len(a.args)-1]
	}
	return a.args[0] + collation(a.p.c.Type(a.nodes[0]))
}

// join prints string_agg where group_concat is not equivalent.
func (a *aggregation) join() string {
	if a.f.Over != nil { // group_concat is wrong in a window (seen in 3.53)
		return fmt.Sprintf("pg_join(%s, %s)", a.call("json_group_array", a.args[0]), a.args[1])
	}
	// the separator is not part of DISTINCT; PostgreSQL sorts distinct values
	list := "json_group_array(DISTINCT " + a.args[0] + ")" + a.tail
	return fmt.Sprintf("pg_join(pg_list_sort('text', %s, %d), %s)", list, b2i(sortedDown(a.f)), a.args[1])
}

// list prints array_agg.
func (a *aggregation) list() string {
	t := a.p.c.Type(a.nodes[0])
	list := a.call("json_group_array", a.args[0]+collation(t))
	if a.f.AggDistinct {
		list = fmt.Sprintf("pg_list_sort(%s, %s, %d)", text(t.Kind.Word()), list, b2i(sortedDown(a.f)))
	}
	return "nullif(" + list + ", '[]')"
}

// positive checks an argument that must be positive, unless that is evident.
func (a *aggregation) positive(i int) {
	if !a.p.nonzero(a.f.Args[i]) {
		a.args[i] = "pg_positive(" + text(a.fn.Name) + ", " + a.args[i] + ")"
	}
}

// plainOffset reports whether the offset of lag or lead is a number SQLite accepts.
func (p *printer) plainOffset(n *pg.Node) bool {
	k, ok := p.c.Expr(n).Value.(int64)
	return ok && k >= 0
}

// scaled prints the sum or average of stored decimals, summed as integers in units of their last declared digit.
func (a *aggregation) scaled(scale int) string {
	a.args[0] = a.p.raw(a.nodes[0], a.p.c.Expr(a.nodes[0]))
	whole := "{sum(CAST(round($1 * 1e" + strconv.Itoa(scale) + ") AS INTEGER))}"
	if a.fn.Name == "avg" {
		return fill(fmt.Sprintf("pg_scaled_mean(%s, {count($1)}, %d)", whole, scale), a.args, a.call)
	}
	return fill(fmt.Sprintf("pg_scaled(%s, %d)", whole, scale), a.args, a.call)
}

// storedScale is the declared scale of a summed stored decimal: such sums need no decimal arithmetic.
func (p *printer) storedScale(fn *check.Function, args []*pg.Node) (int, bool) {
	if fn.Name != "sum" && fn.Name != "avg" || len(args) != 1 {
		return 0, false
	}
	e := p.c.Expr(args[0])
	if e == nil || e.Ref == nil || e.Type.Kind != check.Numeric || !e.Type.Raw || e.Type.Mod[1] < 1 || e.Type.Mod[1] > 6 {
		return 0, false
	}
	return e.Type.Mod[1], true
}

// sortedDown reports whether the values are in descending order.
func sortedDown(f *pg.FuncCall) bool {
	return len(f.AggOrder) > 0 && f.AggOrder[0].GetSortBy().SortbyDir == pg.SortByDir_SORTBY_DESC
}
