package memory

import (
	"math"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql/value"
)

// kind returns of what kind the values of an item are.
func (r *run) kind(it query.Item) kind {
	switch {
	case it.Text != nil:
		return opaque
	case it.Agg == query.Count:
		return whole
	case it.Agg == query.Sum || it.Agg == query.Avg || it.Calc != nil || it.Number != "":
		return numeric
	case it.Sub != nil:
		if len(it.Sub.Select) != 1 {
			return opaque
		}
		return r.inner(it.Sub).kind(it.Sub.Select[0])
	}
	v := r.t.column(it.Column)
	if v == nil {
		r.off = true
		return opaque
	}
	return v.kind
}

// vector returns the values of an item in all rows.
func (r *run) vector(it query.Item) *vector {
	if it.Agg != query.None || it.Text != nil || it.Sub != nil || it.Number != "" || it.Distinct {
		r.off = true
		return nil
	}
	if it.Calc != nil {
		return r.computed(it)
	}
	v := r.t.column(it.Column)
	if v == nil {
		r.off = true
	}
	return v
}

// computed works arithmetic out in all rows. It is remembered, as readings aggregate it over many groups.
func (r *run) computed(it query.Item) *vector {
	key := it.String()
	if v, ok := r.t.computed[key]; ok {
		return v
	}
	out := &vector{kind: numeric, cells: make([]Value, r.t.rows)}
	for i := range out.cells {
		out.cells[i] = r.value(it, r.t.all[i:i+1])
		if r.off {
			return nil
		}
	}
	r.t.computed[key] = out
	return out
}

// value works an item out of some rows: the first where they are not put together.
func (r *run) value(it query.Item, rows []int32) Value {
	switch {
	case r.off || it.Text != nil:
		r.off = true
		return missing
	case it.Agg != query.None:
		return r.aggregate(it, rows)
	case it.Distinct || len(it.Only) > 0:
		r.off = true
		return missing
	case it.Calc != nil:
		return r.calculate(it.Calc, rows)
	case it.Number != "":
		x, err := strconv.ParseFloat(it.Number, 64)
		r.off = r.off || err != nil
		return number(x)
	case it.Sub != nil:
		return r.single(it.Sub)
	}
	v := r.t.column(it.Column)
	if v == nil || len(rows) == 0 {
		r.off = true
		return missing
	}
	return v.cells[rows[0]]
}

// single is what a query of one value gives.
func (r *run) single(q *query.Query) Value {
	rows := r.query(q)
	if len(rows.Cells) == 0 {
		return missing
	}
	r.off = r.off || len(rows.Cells) > 1
	return rows.Cells[0]
}

func (r *run) aggregate(it query.Item, rows []int32) Value {
	if len(it.Only) > 0 {
		mask := r.mask(it.Only)
		kept := make([]int32, 0, len(rows))
		for _, row := range rows {
			if mask[row] {
				kept = append(kept, row)
			}
		}
		rows = kept
	}
	if it.Column.Name == "*" && it.Calc == nil {
		r.off = r.off || it.Agg != query.Count || it.Distinct
		return number(float64(len(rows)))
	}
	of := it
	of.Agg, of.Distinct, of.Only = query.None, false, nil
	v := r.vector(of)
	if r.off || v.kind == opaque || v.kind == list {
		r.off = true
		return missing
	}
	if it.Distinct {
		rows = v.different(rows)
	}
	return r.fold(it.Agg, v, rows)
}

// different leaves one row of each value.
func (v *vector) different(rows []int32) []int32 {
	seen := make(map[string]bool, len(rows))
	var out []int32
	for _, row := range rows {
		if text := v.cells[row].Text; !seen[text] {
			seen[text] = true
			out = append(out, row)
		}
	}
	return out
}

// fold puts values together; missing ones do not count.
func (r *run) fold(agg query.Agg, v *vector, rows []int32) Value {
	n, sum, best := 0, 0.0, missing
	want := -1
	if agg == query.Max {
		want = 1
	}
	for _, row := range rows {
		c := &v.cells[row]
		if c.null() {
			continue
		}
		n++
		sum += c.num
		if best.null() || compare(c, &best, v.kind.number()) == want {
			best = *c
		}
	}
	switch {
	case agg == query.Count:
		return number(float64(n))
	case v.kind == boolean || (agg == query.Sum || agg == query.Avg) && !v.kind.number():
		r.off = true // the engine refuses it
		return missing
	case n == 0:
		return missing
	case agg == query.Sum:
		return number(sum)
	case agg == query.Avg:
		return number(sum / float64(n))
	}
	return best
}

func (r *run) calculate(c *query.Calc, rows []int32) Value {
	if c.Op == query.Age {
		r.off = true // no question that is learnt from asks for the age of today
		return missing
	}
	a, b := r.value(c.Left, rows), r.value(c.Right, rows)
	if r.off || a.null() || b.null() {
		r.computable(c)
		return missing
	}
	if c.Op == query.Apart || c.Op == query.Elapsed {
		return r.apart(c.Op, a, b)
	}
	r.computable(c)
	switch c.Op {
	case query.Plus:
		return number(a.num + b.num)
	case query.Minus:
		return number(a.num - b.num)
	case query.More:
		return truth(a.num > b.num)
	case query.Alike:
		return truth(a.num == b.num)
	case query.Gap:
		return number(math.Abs(a.num - b.num))
	case query.Times:
		return number(a.num * b.num)
	}
	if b.num == 0 {
		return missing
	}
	if c.Op == query.Share {
		a.num *= 100
	}
	return number(a.num / b.num)
}

// computable takes note of arithmetic over what is no number.
func (r *run) computable(c *query.Calc) {
	if c.Op != query.Apart && c.Op != query.Elapsed && !(r.kind(c.Left).number() && r.kind(c.Right).number()) {
		r.off = true
	}
}

// apart is how many days or hours lie between two dates.
func (r *run) apart(op query.CalcOp, a, b Value) Value {
	parse := value.ParseDate
	if op == query.Elapsed {
		parse = value.ParseStamp
	}
	x, err := parse(a.Text)
	y, err2 := parse(b.Text)
	r.off = r.off || err != nil || err2 != nil
	if op == query.Elapsed {
		return number(x.Sub(y).Hours())
	}
	return number(math.Round(x.Sub(y).Hours() / 24))
}
