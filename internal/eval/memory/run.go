package memory

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// Result is the rows of a query, one after the other, each so many cells wide.
type Result struct {
	Wide  int
	Cells []Value
}

// Rows returns how many rows there are.
func (r *Result) Rows() int { return len(r.Cells) / max(1, r.Wide) }

// Run runs a query. It returns false where the data in memory cannot tell what the engine would give, an error among
// others.
func (d *Data) Run(q *query.Query) (Result, bool) {
	r := &run{d: d}
	out := r.query(q)
	return out, !r.off
}

// run is one query being run over the rows that it reads from.
type run struct {
	d   *Data
	t   *view
	off bool // something in it is beyond what can be told
}

// inner prepares running a query inside another.
func (r *run) inner(q *query.Query) *run {
	in := &run{d: r.d, t: r.d.view(q.From)}
	if in.t == nil || q.Written != nil {
		in.t, in.off, r.off = newView(0), true, true
	}
	return in
}

// query runs a query of its own.
func (r *run) query(q *query.Query) Result {
	in := r.inner(q)
	if in.off {
		return Result{}
	}
	out := in.both(q)
	r.off = r.off || in.off
	return out
}

// both runs a query, or the two that a set operation joins.
func (r *run) both(q *query.Query) Result {
	left := r.block(q)
	if q.Set == query.NoSet || r.off {
		return left
	}
	if q.Right == nil || len(q.OrderBy)+len(q.Right.OrderBy) > 0 || q.Limit+q.Right.Limit > 0 ||
		q.Right.Set != query.NoSet {
		r.off = true
		return Result{}
	}
	right := r.query(q.Right)
	if right.Wide != left.Wide {
		r.off = true
		return Result{}
	}
	other := r.inner(q.Right)
	for i := range min(len(q.Select), len(q.Right.Select)) {
		r.off = r.off || q.Select[i].Column.Name != "*" && r.kind(q.Select[i]) != other.kind(q.Right.Select[i])
	}
	return joined(left, right, q.Set)
}

// joined joins two results as sets.
func joined(a, b Result, op query.SetOp) Result {
	in := map[string]bool{}
	for i := range b.Rows() {
		in[b.Key(i)] = true
	}
	out := Result{Wide: a.Wide}
	seen := map[string]bool{}
	add := func(r *Result, i int) {
		if key := r.Key(i); !seen[key] {
			seen[key] = true
			out.Cells = append(out.Cells, r.Cells[i*r.Wide:(i+1)*r.Wide]...)
		}
	}
	for i := range a.Rows() {
		if op == query.Union || in[a.Key(i)] == (op == query.Intersect) {
			add(&a, i)
		}
	}
	for i := range b.Rows() {
		if op == query.Union {
			add(&b, i)
		}
	}
	return out
}

// Key is a text that is the same for equal rows.
func (r *Result) Key(i int) string {
	if r.Wide == 1 {
		return r.Cells[i].Text
	}
	var b strings.Builder
	for k := range r.Wide {
		if k > 0 {
			b.WriteByte('\x1f')
		}
		b.WriteString(r.Cells[i*r.Wide+k].Text)
	}
	return b.String()
}

// block runs a single SELECT. Its units are what it has a row of: rows of the table, or groups of them.
func (r *run) block(q *query.Query) Result {
	rows := r.where(q.Where)
	if r.off {
		return Result{}
	}
	var units [][]int32
	if grouped(q) {
		units = r.groups(q, rows)
	} else {
		units = make([][]int32, len(rows))
		for i := range rows {
			units[i] = rows[i : i+1]
		}
	}
	units = r.having(q.Having, units)
	units = r.sorted(q, units)
	if r.off {
		return Result{}
	}
	if !q.Distinct {
		units = window(units, q)
	}
	out := r.shown(q, units)
	if q.Distinct {
		out = r.distinct(q, out)
	}
	return out
}

func grouped(q *query.Query) bool {
	return len(q.GroupBy)+len(q.Having) > 0 || slices.ContainsFunc(q.Select, aggregated) ||
		slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return aggregated(o.Item) })
}

// aggregated reports whether an item is worked out of several rows.
func aggregated(it query.Item) bool {
	return it.Agg != query.None || it.Calc != nil && (aggregated(it.Calc.Left) || aggregated(it.Calc.Right))
}

func window(units [][]int32, q *query.Query) [][]int32 {
	units = units[min(q.Offset, len(units)):]
	if q.Limit > 0 {
		units = units[:min(q.Limit, len(units))]
	}
	return units
}

// shown works out what is selected.
func (r *run) shown(q *query.Query, units [][]int32) Result {
	var out Result
	for _, it := range q.Select {
		if out.Wide++; it.Agg == query.None && it.Column.Name == "*" {
			out.Wide += len(r.star(it)) - 1
		}
	}
	out.Cells = make([]Value, 0, out.Wide*len(units))
	plain := make([]*vector, len(q.Select))
	for i, it := range q.Select {
		if it.Agg == query.None && it.Calc == nil && it.Number == "" && it.Sub == nil && it.Column.Name != "*" {
			plain[i] = r.vector(it)
		}
	}
	for _, u := range units {
		for i, it := range q.Select {
			switch {
			case r.off:
				return Result{}
			case plain[i] != nil && len(u) > 0:
				out.Cells = append(out.Cells, plain[i].cells[u[0]])
			case it.Agg == query.None && it.Column.Name == "*":
				r.off = r.off || grouped(q)
				for _, c := range r.star(it) {
					out.Cells = append(out.Cells, r.t.columns[c].cells[u[0]])
				}
			default:
				out.Cells = append(out.Cells, r.value(it, u))
			}
		}
	}
	return out
}

// star returns the columns of a table of which whole rows are shown.
func (r *run) star(it query.Item) []query.Column {
	table := it.Column.Table
	if table == "" {
		table = r.t.tables[0]
		r.off = r.off || len(r.t.tables) > 1
	}
	var out []query.Column
	for _, name := range r.t.order[table] {
		out = append(out, query.Column{Table: table, Name: name})
	}
	return out
}

// distinct leaves each row once, and then out what the window does. The rows are in order already.
func (r *run) distinct(q *query.Query, all Result) Result {
	for _, o := range q.OrderBy {
		r.off = r.off || !slices.ContainsFunc(q.Select, o.Item.Same)
	}
	out := Result{Wide: all.Wide}
	seen := map[string]bool{}
	skipped := 0
	for i := range all.Rows() {
		key := all.Key(i)
		if seen[key] {
			continue
		}
		seen[key] = true
		if skipped < q.Offset {
			skipped++
			continue
		}
		if q.Limit > 0 && out.Rows() >= q.Limit {
			break
		}
		out.Cells = append(out.Cells, all.Cells[i*all.Wide:(i+1)*all.Wide]...)
	}
	return out
}

// groups puts rows together that agree in what a query is grouped by; groups come in the order of their keys.
func (r *run) groups(q *query.Query, rows []int32) [][]int32 {
	by := q.Groups()
	if len(by) == 0 {
		return [][]int32{rows}
	}
	keys := make([]*vector, len(by))
	for i, c := range by {
		if keys[i] = r.t.column(c); keys[i] == nil || keys[i].kind == opaque || keys[i].kind == list {
			r.off = true
			return nil
		}
	}
	at := map[string]int{}
	var out [][]int32
	one := Result{Wide: len(keys), Cells: make([]Value, len(keys))}
	for _, row := range rows {
		for i, v := range keys {
			one.Cells[i] = v.cells[row]
		}
		key := one.Key(0)
		n, ok := at[key]
		if !ok {
			n = len(out)
			at[key] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], row)
	}
	// What ties under the query's own order keeps this one: SQLite takes the directions of as many orders as there are
	// keys.
	slices.SortStableFunc(out, func(a, b []int32) int {
		for i, v := range keys {
			if c := v.compare(a[0], b[0], true); c != 0 {
				if len(q.OrderBy) == len(keys) && q.OrderBy[i].Desc {
					return -c
				}
				return c
			}
		}
		return 0
	})
	return out
}

// compare orders two rows by a column.
func (v *vector) compare(a, b int32, nullsFirst bool) int {
	return compareNull(&v.cells[a], &v.cells[b], v.kind.number() || v.kind == boolean, nullsFirst)
}

func compareNull(a, b *Value, asNumbers, nullsFirst bool) int {
	switch {
	case a.null() && b.null():
		return 0
	case a.null() == nullsFirst && (a.null() || b.null()):
		return -1
	case a.null() || b.null():
		return 1
	}
	return compare(a, b, asNumbers)
}

// having leaves out the groups of which a condition does not hold.
func (r *run) having(conds []query.Condition, units [][]int32) [][]int32 {
	for i := range conds {
		c := &conds[i]
		if c.Or || c.Other != nil {
			r.off = true
			return nil
		}
		test := r.test(c)
		if r.off {
			return nil
		}
		kept := units[:0:0]
		for _, u := range units {
			if v := r.value(c.Item, u); test.holds(&v) {
				kept = append(kept, u)
			}
		}
		units = kept
	}
	return units
}

// sorted brings units into order. NULL is the largest, as in PostgreSQL.
func (r *run) sorted(q *query.Query, units [][]int32) [][]int32 {
	if len(q.OrderBy) == 0 || r.off {
		return units
	}
	type ordered struct {
		unit []int32
		keys [2]Value
	}
	if len(q.OrderBy) > 2 {
		r.off = true
		return nil
	}
	list := make([]ordered, len(units))
	var asNumbers [2]bool
	for k, o := range q.OrderBy {
		kind := r.kind(o.Item)
		asNumbers[k] = kind.number() || kind == boolean
		r.off = r.off || kind == opaque
	}
	for i, u := range units {
		list[i].unit = u
		for k, o := range q.OrderBy {
			if r.off {
				return nil
			}
			list[i].keys[k] = r.value(o.Item, u)
		}
	}
	slices.SortStableFunc(list, func(a, b ordered) int {
		for k, o := range q.OrderBy {
			c := compareNull(&a.keys[k], &b.keys[k], asNumbers[k], o.Desc && !o.NullsLast)
			if o.Desc && !a.keys[k].null() && !b.keys[k].null() {
				c = -c
			}
			if c != 0 {
				return c
			}
		}
		return 0
	})
	out := make([][]int32, len(list))
	for i := range list {
		out[i] = list[i].unit
	}
	return out
}
