package eval

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/words"
)

// numberInText extracts the number from a cell or value with other text.
var numberInText = regexp.MustCompile(`[-+]?\d*\.?\d+(?:e[-+]?\d+)?`)

func wikiNumber(v any) (float64, bool) {
	if f, ok := v.(float64); ok {
		return f, true
	}
	s := numberInText.FindString(strings.ToLower(strings.ReplaceAll(wikiCell(v), ",", "")))
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil
}

func wikiText(v any) string { return strings.ToLower(strings.TrimSpace(wikiCell(v))) }

// Run executes a query: texts compare without case and outer spaces, numeric columns as numbers. The result is sorted
// text, to compare as multisets; it is empty for an aggregate over no numbers.
func (t *WikiTable) Run(q *WikiQuery) ([]string, error) {
	if q.Sel < 0 || q.Sel >= len(t.Header) {
		return nil, fmt.Errorf("no column %d", q.Sel)
	}
	var picked []any
	for _, row := range t.Rows {
		holds := true
		for _, c := range q.Conds {
			ok, err := t.holds(row, c)
			if err != nil {
				return nil, err
			}
			if !ok {
				holds = false
				break
			}
		}
		if holds {
			picked = append(picked, row[q.Sel])
		}
	}
	return aggregate(picked, q.Agg)
}

// Answer runs a query and returns its result as people would write it.
func (t *WikiTable) Answer(q *WikiQuery) ([]string, error) {
	out, err := t.Run(q)
	for i, s := range out {
		if x, ok := loneNumber(s); ok {
			out[i] = words.FormatNumber(x)
		}
	}
	return out, err
}

func (t *WikiTable) holds(row []any, c [3]any) (bool, error) {
	column, op, err := conditionOf(c)
	if err != nil || column >= len(row) {
		return false, fmt.Errorf("condition %v: %w", c, err)
	}
	if t.Types[column] == "real" {
		a, ok1 := wikiNumber(row[column])
		b, ok2 := wikiNumber(c[2])
		return ok1 && ok2 && compared(cmp.Compare(a, b), op), nil
	}
	return compared(strings.Compare(wikiText(row[column]), wikiText(c[2])), op), nil
}

// conditionOf converts a condition's column and operator, which are floats in JSON and ints in our own queries.
func conditionOf(c [3]any) (column, op int, err error) {
	read := func(v any) int {
		switch x := v.(type) {
		case float64:
			return int(x)
		case int:
			return x
		}
		err = fmt.Errorf("%v is not a number", v)
		return 0
	}
	column, op = read(c[0]), read(c[1])
	if column < 0 || op < 0 {
		err = fmt.Errorf("no column %d or operator %d", column, op)
	}
	return column, op, err
}

func compared(order, op int) bool {
	switch op {
	case 0:
		return order == 0
	case 1:
		return order > 0
	}
	return order < 0
}

func aggregate(picked []any, agg int) ([]string, error) {
	switch agg {
	case 0:
		out := make([]string, len(picked))
		for i, v := range picked {
			out[i] = wikiText(v)
		}
		slices.Sort(out)
		return out, nil
	case 3:
		return []string{worked(float64(len(picked)))}, nil
	}
	if agg < 0 || agg >= len(wikiAggs) {
		return nil, fmt.Errorf("no aggregator %d", agg)
	}
	least, most, sum, n := math.Inf(1), math.Inf(-1), 0.0, 0
	for _, v := range picked {
		if x, ok := wikiNumber(v); ok {
			least, most, sum, n = min(least, x), max(most, x), sum+x, n+1
		}
	}
	if n == 0 {
		return nil, nil
	}
	var x float64
	switch agg {
	case 1:
		x = most
	case 2:
		x = least
	case 4:
		x = sum
	case 5:
		x = sum / float64(n)
	}
	return []string{worked(x)}, nil
}

// worked formats a computed number, which differs from the same number picked from a row.
func worked(x float64) string { return "number " + strconv.FormatFloat(x, 'f', 6, 64) }

// Same reports whether two queries are equal except for the order of conditions and the case of values.
func (q *WikiQuery) Same(o *WikiQuery) bool {
	return q.Sel == o.Sel && q.Agg == o.Agg && slices.Equal(q.canonical(), o.canonical())
}

func (q *WikiQuery) canonical() []string {
	out := make([]string, len(q.Conds))
	for i, c := range q.Conds {
		column, op, _ := conditionOf(c)
		out[i] = fmt.Sprintf("%d %d %s", column, op, wikiText(c[2]))
	}
	slices.Sort(out)
	return out
}

// sameValues compares results like WikiSQL's own scorer: a number is the same whether picked from a row or computed.
func sameValues(a, b []string) bool {
	if slices.Equal(a, b) {
		return true
	}
	if len(a) != 1 || len(b) != 1 {
		return false
	}
	x, ok1 := loneNumber(a[0])
	y, ok2 := loneNumber(b[0])
	return ok1 && ok2 && math.Abs(x-y) < 1e-6
}

func loneNumber(s string) (float64, bool) {
	s = strings.TrimPrefix(s, "number ")
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil
}
