package web

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const mostBars = 24

// chart makes a picture of a result that is one: a name and a number, for a few rows. Rows that are single things
// with a number (a place and its rating) stay a table: what is counted or averaged is charted, or what runs over time.
func (f fitting) chart(r suql.Result) *views.Chart {
	if len(f) != 2 || len(r.Rows) < 2 || len(r.Rows) > mostBars || r.Truncated {
		return nil
	}
	name, value := 0, 1
	if f[0].view.Kind == views.Number && f[1].view.Kind != views.Number {
		name, value = 1, 0
	}
	v, n := f[value], f[name]
	overTime := n.column != nil && (n.column.Type == schema.Date || n.column.Role == schema.DateText) || years(r, name)
	if v.view.Kind != views.Number || v.column != nil && !overTime {
		return nil
	}
	if n.view.Kind == views.Number && !overTime || n.view.Kind == views.Long {
		return nil
	}
	order := slices.Clone(r.Rows)
	if !overTime { // parts are compared by their size
		slices.SortStableFunc(order, func(a, b []any) int { return compare(b[value], a[value]) })
	}
	c := &views.Chart{Label: v.view.Label + " · " + n.view.Label, Runs: overTime && rising(r, name)}
	c.Line = c.Runs && len(r.Rows) > 3
	seen := map[string]bool{}
	for _, row := range order {
		x, err := strconv.ParseFloat(plain(row[value]), 64)
		key := plain(row[name])
		if err != nil || seen[key] {
			return nil
		}
		seen[key] = true
		if row[name] == nil {
			key = v.words.NoValue
		}
		c.Bars = append(c.Bars, views.Bar{Name: key, Value: x, Text: v.pretty(row[value])})
	}
	return c
}

// years reports whether a column holds nothing but years.
func years(r suql.Result, i int) bool {
	for _, row := range r.Rows {
		n, err := strconv.Atoi(plain(row[i]))
		if err != nil || n < 1500 || n > 2200 {
			return false
		}
	}
	return true
}

// rising reports whether a column's values come in order.
func rising(r suql.Result, i int) bool {
	for k := 1; k < len(r.Rows); k++ {
		if strings.Compare(plain(r.Rows[k-1][i]), plain(r.Rows[k][i])) >= 0 {
			return false
		}
	}
	return true
}
