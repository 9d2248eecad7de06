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

	"github.com/ask-surely/surely/internal/words"
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
	Value      any
}

func (c *wikiCondition) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[]any{&c.Column, &c.Op, &c.Value})
}

func (c wikiCondition) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{c.Column, c.Op, c.Value})
}

// numberInText extracts the number from a cell or value with other text.
var numberInText = regexp.MustCompile(`[-+]?\d*\.?\d+(?:e[-+]?\d+)?`)

func wikiNumber(v any) (float64, bool) {
	if f, ok := v.(float64); ok {
		return f, true
	}
	s := numberInText.FindString(strings.ToLower(strings.ReplaceAll(cellText(v), ",", "")))
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil
}

func wikiText(v any) string { return strings.ToLower(strings.TrimSpace(cellText(v))) }

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
			holds = holds && ok
		}
		if holds {
			picked = append(picked, row[q.Sel])
		}
	}
	return aggregate(picked, q.Agg)
}

// holds reports whether a row meets a condition; operators are equal, more and less.
func (t *WikiTable) holds(row []any, c wikiCondition) (bool, error) {
	if c.Column < 0 || c.Column >= len(row) || c.Op < 0 {
		return false, fmt.Errorf("no column or operator of the condition %v", c)
	}
	cell := row[c.Column]
	order := strings.Compare(wikiText(cell), wikiText(c.Value))
	if t.Types[c.Column] == "real" {
		a, ok := wikiNumber(cell)
		b, ok2 := wikiNumber(c.Value)
		if !ok || !ok2 {
			return false, nil
		}
		order = cmp.Compare(a, b)
	}
	return c.Op == 0 && order == 0 || c.Op == 1 && order > 0 || c.Op >= 2 && order < 0, nil
}

func aggregate(picked []any, agg int) (out []string, err error) {
	switch {
	case agg == 0:
		for _, v := range picked {
			out = append(out, wikiText(v))
		}
		slices.Sort(out)
		return out, nil
	case agg == 3:
		return []string{worked(float64(len(picked)))}, nil
	case agg < 0 || agg >= len(wikiAggs):
		return nil, fmt.Errorf("no aggregator %d", agg)
	}
	var numbers []float64
	sum := 0.0
	for _, v := range picked {
		if x, ok := wikiNumber(v); ok {
			numbers, sum = append(numbers, x), sum+x
		}
	}
	if len(numbers) == 0 {
		return nil, nil
	}
	x := map[int]float64{1: slices.Max(numbers), 2: slices.Min(numbers), 4: sum, 5: sum / float64(len(numbers))}[agg]
	return []string{worked(x)}, nil
}

// worked formats a computed number, which differs from the same number picked from a row.
func worked(x float64) string { return "number " + strconv.FormatFloat(x, 'f', 6, 64) }

func loneNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimPrefix(s, "number "), 64)
	return f, err == nil
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

// numbered is the query as SQL over columns c0, c1 …: headers may repeat. Values do not matter to who reads it.
func (q *WikiQuery) numbered() []string {
	statement := fmt.Sprintf([]string{"SELECT c%d", "SELECT max(c%d)", "SELECT min(c%d)", "SELECT count(c%d)",
		"SELECT sum(c%d)", "SELECT avg(c%d)"}[q.Agg], q.Sel) + " FROM t"
	for i, c := range q.Conds {
		statement += fmt.Sprintf(" %s c%d %c 'x'", []string{"WHERE", "AND"}[min(i, 1)], c.Column, "=><"[c.Op])
	}
	return []string{statement}
}
