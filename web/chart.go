package web

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const (
	mostBars  = 20
	mostDots  = 1000
	leastDots = 4
	leastTold = 12 // minimum number of values for a distribution
)

// charts returns the charts that suit a result, the best first: a figure per thing (bars) or time (line), two numbers
// of each row (dots), one number of many rows (distribution). Few single things with a number (places and their
// ratings) stay a table.
func (f fitting) charts(r suql.Result) []*views.Chart {
	numbers, names := f.drawable()
	if r.Truncated || len(r.Rows) < 2 || len(numbers) == 0 {
		return nil
	}
	value := numbers[len(numbers)-1]
	over := f.overTime(r, numbers, names)
	if over >= 0 && len(numbers)+len(names) == 2 {
		if all := f.timeline(r, over, map[bool]int{true: numbers[0], false: value}[over == value]); all != nil {
			return all
		}
	}
	except := func(all []int) []int {
		return slices.DeleteFunc(slices.Clone(all), func(k int) bool { return k == over })
	}
	if all := f.compared(r, over, except(names), except(numbers)); all != nil {
		return all
	}
	switch {
	case len(numbers) == 1 && len(names) == 1 && f[value].column == nil:
		return f.parts(r, names[0], value)
	case len(numbers) == 2 && len(names) <= 1:
		return f.dots(r, numbers, names)
	case len(numbers) == 1 && len(names) <= 1 && f[value].column != nil:
		return f.spread(r, value)
	}
	return nil
}

// drawable returns the columns of numbers and those that name what they belong to; with columns of other kinds nothing
// is drawn.
func (f fitting) drawable() (numbers, names []int) {
	for k, c := range f {
		switch {
		case c.view.Quiet:
		case c.view.Kind == views.Number:
			numbers = append(numbers, k)
		case c.view.Kind == views.Plain || c.view.Kind == views.Title:
			names = append(names, k)
		default:
			return nil, nil
		}
	}
	return numbers, names
}

// overTime is the column of dates, months or years; -1: none.
func (f fitting) overTime(r suql.Result, numbers, names []int) int {
	for _, k := range append(slices.Clone(names), numbers...) {
		whole := true
		for _, row := range r.Rows {
			_, ok := moment(plain(row[k]))
			whole = whole && (ok || row[k] == nil)
		}
		if whole && (k != numbers[len(numbers)-1] || len(numbers) > 1) &&
			(f[k].column.Dated() || f[k].column == nil || f[k].view.Kind == views.Number) {
			return k
		}
	}
	return -1
}

// moment parses a year, a month, a quarter or a date.
func moment(s string) (time.Time, bool) {
	if year, err := strconv.Atoi(s); err == nil {
		return time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC), year >= 1500 && year <= 2200
	}
	if year, quarter, ok := strings.Cut(s, "-Q"); ok {
		y, err := strconv.Atoi(year)
		q, err2 := strconv.Atoi(quarter)
		return time.Date(y, time.Month(3*q-2), 1, 0, 0, 0, 0, time.UTC), err == nil && err2 == nil
	}
	for _, form := range []string{time.DateOnly, "2006-01", time.DateTime} {
		if t, err := time.Parse(form, s); err == nil {
			return t, true
		}
	}
	return time.Time{}, false
}

// point is a row's value.
func (f fitting) point(row []any, name, value int) (views.Point, bool) {
	p := views.Point{Name: f[name].cell(row[name]).Text, Text: f[value].words.NoValue, None: true}
	if row[name] == nil {
		p.Name = f[value].words.NoValue
	}
	if row[value] == nil {
		return p, true
	}
	y, ok := number(row[value])
	if per := f[value].unit.Per; per > 1 {
		y /= per
	}
	p.Y, p.None, p.Text, p.Behind = y, false, f[value].pretty(row[value]), f[value].group.rows(row)
	return p, ok
}

func number(v any) (float64, bool) {
	x, err := strconv.ParseFloat(plain(v), 64)
	return x, err == nil
}

// chart is a chart with a figure for each of several things.
func (f fitting) chart(kind string, name, value int) *views.Chart {
	return &views.Chart{Kind: kind, Title: text.Capital(fmt.Sprintf(f[value].words.ChartOf, f[value].view.Label,
		f[name].view.Label)), X: f[name].measured(), Y: f[value].measured()}
}

// measured is an axis label: the column with its unit.
func (c fitted) measured() string {
	if c.unit.Sign != "" {
		return c.view.Label + " (" + c.unit.Sign + ")"
	}
	return c.view.Label
}

// timeline draws a figure over time, as a line if there are enough points, with bars as an alternative.
func (f fitting) timeline(r suql.Result, over, value int) []*views.Chart {
	line, without := f.chart(views.LineChart, over, value), 0
	seen := map[string]bool{}
	for _, row := range r.Rows {
		p, ok := f.point(row, over, value)
		if !ok || seen[p.Name] {
			return nil
		}
		seen[p.Name] = true
		t, ok := moment(plain(row[over]))
		if !ok || p.None {
			without++
			continue
		}
		p.X = float64(t.Unix())
		line.Points = append(line.Points, p)
	}
	slices.SortStableFunc(line.Points, func(a, b views.Point) int { return cmp.Compare(a.X, b.X) })
	bars := *line
	bars.Kind = views.BarChart
	f.leaveOut(line, without)
	switch n := len(line.Points); {
	case n < 2:
		return nil
	case n > mostBars:
		return []*views.Chart{line}
	case n < 4:
		return []*views.Chart{&bars, line}
	}
	return []*views.Chart{line, &bars}
}

// leaveOut counts the rows missing from a chart.
func (f fitting) leaveOut(c *views.Chart, rows int) {
	if rows > 0 {
		c.Note = fmt.Sprintf(f[0].words.ChartWithout, f[0].words.Number(rows))
	}
}

// parts compares things by a figure: the largest of many, sorted by size; months and weekdays in calendar order.
func (f fitting) parts(r suql.Result, name, value int) []*views.Chart {
	c := f.chart(views.BarChart, name, value)
	seen := map[string]bool{}
	for _, row := range r.Rows {
		p, ok := f.point(row, name, value)
		if !ok || seen[p.Name] {
			return nil
		}
		seen[p.Name] = true
		c.Points = append(c.Points, p)
	}
	c.Points = sortedPoints(c.Points)
	all := []*views.Chart{c}
	if len(c.Points) >= leastTold {
		all = append(all, f.spread(r, value)...)
	}
	if n := len(c.Points); n > mostBars {
		w := f[value].words
		c.Title += " (" + fmt.Sprintf(w.ChartLargest, w.Number(mostBars), w.Number(n)) + ")"
		c.Points = c.Points[:mostBars]
	}
	return all
}

// sortedPoints sorts months and weekdays by calendar, everything else by size.
func sortedPoints(list []views.Point) []views.Point {
	var names []string
	for _, p := range list {
		names = append(names, p.Name)
	}
	if order := text.Calendar(names); order != nil {
		var out []views.Point
		for _, at := range order {
			out = append(out, list[at])
		}
		return out
	}
	slices.SortStableFunc(list, func(a, b views.Point) int {
		if a.None != b.None {
			return map[bool]int{true: 1, false: -1}[a.None]
		}
		return cmp.Compare(b.Y, a.Y)
	})
	return list
}

// dots draws each row by two numbers.
func (f fitting) dots(r suql.Result, numbers, names []int) []*views.Chart {
	x, y := numbers[0], numbers[1]
	c := f.chart(views.Scatter, x, y)
	c.Title = text.Capital(fmt.Sprintf(f[y].words.ChartBeside, f[y].view.Label, f[x].view.Label))
	without := 0
	for _, row := range r.Rows {
		p, ok := f.point(row, x, y)
		at, given := number(row[x])
		if !ok || p.None || !given {
			without++
			continue
		}
		p.X, p.Text = at, p.Name+", "+p.Text
		p.Name = f[y].view.Label
		if len(names) > 0 {
			p.Name = f[names[0]].cell(row[names[0]]).Text
		}
		c.Points = append(c.Points, p)
	}
	if len(c.Points) < leastDots || len(c.Points) > mostDots {
		return nil
	}
	f.leaveOut(c, without)
	return []*views.Chart{c}
}

// spread draws a histogram.
func (f fitting) spread(r suql.Result, value int) []*views.Chart {
	w := f[value].words
	var values []float64
	distinct := map[float64]bool{}
	for _, row := range r.Rows {
		if x, ok := number(row[value]); ok {
			values = append(values, x)
			distinct[x] = true
		}
	}
	if len(values) < leastTold || len(distinct) < 4 {
		return nil
	}
	c := &views.Chart{Kind: views.Histogram, Title: fmt.Sprintf(w.ChartSpread, f[value].view.Label),
		X: f[value].measured(), Y: w.ChartRows, Points: views.Binned(values, w)}
	f.leaveOut(c, len(r.Rows)-len(values))
	return []*views.Chart{c}
}
