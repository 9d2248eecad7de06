package everyday

import (
	"fmt"
	"slices"
)

// Holds reports whether a result contains a gold: every gold column has a matching column, and the rows agree, in any
// order unless ordered. Extra columns are allowed; extra rows are not.
func Holds(result, gold [][]any, ordered bool) bool {
	if len(result) != len(gold) || len(result) == 0 {
		return false
	}
	m := &matching{rows: valuesOf(result), gold: valuesOf(gold), ordered: ordered}
	for g := range m.gold[0] {
		column := pick(m.gold, []int{g})
		var fits []int
		for c := range m.rows[0] {
			if sameRows(pick(m.rows, []int{c}), column) {
				fits = append(fits, c)
			}
		}
		if len(fits) == 0 {
			return false
		}
		m.fits = append(m.fits, fits)
	}
	return m.assign(nil)
}

// Equal reports whether two results have the same rows, with their columns in order: in any order unless ordered.
func Equal(a, b [][]any, ordered bool) bool {
	if len(a) != len(b) || len(a) > 0 && len(a[0]) != len(b[0]) {
		return false
	}
	x, y := valuesOf(a), valuesOf(b)
	return slices.EqualFunc(x, y, sameRow) || !ordered && sameRows(x, y)
}

// AnyColumns sorts each row's cells, to compare results without the order of their columns.
func AnyColumns(rows [][]any) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = slices.SortedFunc(slices.Values(row), func(a, b any) int { return valueOf(a).compare(valueOf(b)) })
	}
	return out
}

// Key is equal for equal results: in any order, unless ordered.
func Key(rows [][]any, ordered bool) string {
	values := valuesOf(rows)
	if !ordered {
		slices.SortFunc(values, func(r, s []value) int { return slices.CompareFunc(r, s, value.compare) })
	}
	return fmt.Sprint(values)
}

// matching assigns columns of a result to those of the gold.
type matching struct {
	rows, gold [][]value
	ordered    bool
	fits       [][]int // by column of the gold, the result's columns that hold the same values
}

// assign finds a column for each unassigned gold column.
func (m *matching) assign(used []int) bool {
	if len(used) == len(m.gold[0]) {
		rows := pick(m.rows, used)
		if m.ordered {
			return slices.EqualFunc(rows, m.gold, sameRow)
		}
		return sameRows(rows, m.gold)
	}
	return slices.ContainsFunc(m.fits[len(used)], func(c int) bool {
		return !slices.Contains(used, c) && m.assign(append(slices.Clone(used), c))
	})
}

func pick(rows [][]value, columns []int) [][]value {
	out := make([][]value, len(rows))
	for i, row := range rows {
		out[i] = make([]value, len(columns))
		for j, c := range columns {
			out[i][j] = row[c]
		}
	}
	return out
}

// mostPaired limits the rows compared pairwise when sorting does not align equal rows.
const mostPaired = 600

// sameRows compares as multisets.
func sameRows(a, b [][]value) bool {
	x, y := slices.Clone(a), slices.Clone(b)
	byValue := func(r, s []value) int { return slices.CompareFunc(r, s, value.compare) }
	slices.SortFunc(x, byValue)
	slices.SortFunc(y, byValue)
	if slices.EqualFunc(x, y, sameRow) {
		return true
	}
	if len(x) > mostPaired {
		return false
	}
	for _, row := range x {
		at := slices.IndexFunc(y, func(other []value) bool { return sameRow(row, other) })
		if at < 0 {
			return false
		}
		y = slices.Delete(y, at, at+1)
	}
	return true
}
