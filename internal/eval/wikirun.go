package eval

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// WikiQuery is a query in WikiSQL's form.
type WikiQuery struct {
	Sel   int             `json:"sel"`
	Agg   int             `json:"agg"`
	Conds []wikiCondition `json:"conds"`
}

// wikiCondition is [column, operator, value] in JSON.
type wikiCondition struct {
	Column, Op int
	Value      string
}

func (c *wikiCondition) UnmarshalJSON(b []byte) error {
	var value any
	err := json.Unmarshal(b, &[]any{&c.Column, &c.Op, &value})
	c.Value = cellText(value)
	return err
}

func (c wikiCondition) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{c.Column, c.Op, c.Value})
}

// numberInText extracts the number from a cell or value with other text.
var numberInText = regexp.MustCompile(`[-+]?\d*\.?\d+(?:e[-+]?\d+)?`)

func wikiNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(numberInText.FindString(strings.ToLower(strings.ReplaceAll(s, ",", ""))), 64)
	return f, err == nil
}

func wikiText(s string) string { return strings.ToLower(strings.TrimSpace(s)) }

// fits reports whether a query is about the table's columns, with WikiSQL's aggregators and operators.
func (q *WikiQuery) fits(t *table) bool {
	is := func(n, most int) bool { return n >= 0 && n < most }
	return is(q.Sel, len(t.Header)) && is(q.Agg, len(wikiAggs)) &&
		!slices.ContainsFunc(q.Conds, func(c wikiCondition) bool {
			return !is(c.Column, len(t.Header)) || !is(c.Op, len(wikiOps))
		})
}

// Run executes a query: texts compare without case and outer spaces, numeric columns as numbers. The result is sorted
// text, to compare as multisets; it is empty for an aggregate over no numbers.
func (t *table) Run(q *WikiQuery) (out []string) {
	var numbers []float64
	sum := 0.0
	for _, row := range t.Rows {
		if slices.ContainsFunc(q.Conds, func(c wikiCondition) bool { return !t.holds(row, c) }) {
			continue
		}
		out = append(out, wikiText(row[q.Sel]))
		if x, ok := wikiNumber(row[q.Sel]); ok {
			numbers, sum = append(numbers, x), sum+x
		}
	}
	switch {
	case q.Agg == 0:
		slices.Sort(out)
		return out
	case q.Agg == 3:
		return []string{worked(float64(len(out)))}
	case len(numbers) == 0:
		return nil
	}
	return []string{worked([]float64{1: slices.Max(numbers), 2: slices.Min(numbers), 4: sum,
		5: sum / float64(len(numbers))}[q.Agg])}
}

// holds reports whether a row meets a condition; operators are equal, more and less.
func (t *table) holds(row []string, c wikiCondition) bool {
	order := strings.Compare(wikiText(row[c.Column]), wikiText(c.Value))
	if t.Types[c.Column] == "real" {
		a, ok := wikiNumber(row[c.Column])
		b, ok2 := wikiNumber(c.Value)
		if !ok || !ok2 {
			return false
		}
		order = cmp.Compare(a, b)
	}
	return []bool{order == 0, order > 0, order < 0}[c.Op]
}

// worked formats a computed number, which differs from the same number picked from a row.
func worked(x float64) string { return "number " + strconv.FormatFloat(x, 'f', 6, 64) }

func loneNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimPrefix(s, "number "), 64)
	return f, err == nil
}

// sameValues compares results like WikiSQL's own scorer: a number is the same whether picked from a row or computed.
func sameValues(a, b []string) bool {
	if len(a) != 1 || len(b) != 1 {
		return slices.Equal(a, b)
	}
	x, ok := loneNumber(a[0])
	y, ok2 := loneNumber(b[0])
	return a[0] == b[0] || ok && ok2 && math.Abs(x-y) < 1e-6
}

// Same reports whether two queries are equal except for the order of conditions and the case of values.
func (q *WikiQuery) Same(o *WikiQuery) bool {
	return q.Sel == o.Sel && q.Agg == o.Agg && slices.Equal(q.canonical(), o.canonical())
}

func (q *WikiQuery) canonical() (out []string) {
	for _, c := range q.Conds {
		out = append(out, fmt.Sprintf("%d %d %s", c.Column, c.Op, wikiText(c.Value)))
	}
	slices.Sort(out)
	return out
}
