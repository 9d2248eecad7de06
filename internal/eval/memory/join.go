package memory

import (
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// maxJoined bounds the rows of tables that are joined.
const maxJoined = 20_000

// maxViews bounds the joins that are remembered.
const maxViews = 100

// view returns the rows that a query reads from, or nil where they are not held.
func (d *Data) view(f query.From) *view {
	if len(f.Tables) == 0 || len(f.Alias) > 0 {
		return nil
	}
	if len(f.Tables) == 1 {
		return d.tables[f.Tables[0]]
	}
	key := nameOf(f)
	v, ok := d.views[key]
	if !ok {
		if len(d.views) >= maxViews {
			clear(d.views)
		}
		v = d.join(f)
		d.views[key] = v
	}
	return v
}

// nameOf is a text that is the same for tables that are joined in the same way.
func nameOf(f query.From) string {
	var b strings.Builder
	for _, t := range f.Tables {
		b.WriteString(t + "\x1f")
	}
	for _, j := range f.Joins {
		b.WriteString(j.Left.Table + "\x1f" + j.Left.Name + "\x1f" + j.Right.Table + "\x1f" + j.Right.Name + "\x1f" +
			strconv.FormatBool(j.Cast))
	}
	return b.String()
}

// join joins tables one after the other.
func (d *Data) join(f query.From) *view {
	out := d.tables[f.Tables[0]]
	if len(f.Joins) != len(f.Tables)-1 {
		return nil
	}
	for i, j := range f.Joins {
		next := d.tables[f.Tables[i+1]]
		if out == nil || next == nil || j.Outer {
			return nil
		}
		out = joinedBy(out, next, j)
	}
	return out
}

// joinedBy joins a table to what is there.
func joinedBy(have, next *view, j query.Join) *view {
	near, far := j.Left, j.Right
	if far.Table != next.tables[0] {
		near, far = far, near
	}
	left, right := have.column(near), next.column(far)
	if left == nil || right == nil || !j.Cast && left.kind != right.kind && !(left.kind.number() && right.kind.number()) {
		return nil
	}
	at := map[string][]int32{}
	for i := range right.cells {
		if c := &right.cells[i]; !c.null() {
			at[c.Text] = append(at[c.Text], int32(i))
		}
	}
	var a, b []int32
	for i := range left.cells {
		if c := &left.cells[i]; !c.null() {
			for _, k := range at[c.Text] {
				a, b = append(a, int32(i)), append(b, k)
			}
		}
		if len(a) > maxJoined {
			return nil
		}
	}
	out := newView(len(a))
	out.take(have, a)
	out.take(next, b)
	return out
}

// take takes over the columns of another view, in the given rows.
func (v *view) take(from *view, rows []int32) {
	v.tables = append(v.tables, from.tables...)
	for table, names := range from.order {
		v.order[table] = names
	}
	for name, c := range from.columns {
		picked := &vector{kind: c.kind, cells: make([]Value, len(rows))}
		for i, row := range rows {
			picked.cells[i] = c.cells[row]
		}
		v.columns[name] = picked
	}
}
