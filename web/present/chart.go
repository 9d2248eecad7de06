package present

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const (
	maxBars       = 20
	maxSeries     = 6  // maximum number of distinguishable colours
	maxFigures    = 4  // of one category
	maxScaleRatio = 10 // figures whose maxima differ by more than this factor need charts of their own
	maxGrouped    = 36 // bars side by side
	minLinePoints = 4  // points of a line; fewer are drawn as bars
)

// charts returns the charts for a result, the most suitable first: bars for figures by category, a line for figures
// over time; a second column of names, or several figures, gives several series. Single rows get no chart.
func (f resultColumns) charts(r suql.Result) []*views.Chart {
	numbers, names := f.chartColumns()
	if r.Truncated || len(r.Rows) < 2 || len(numbers) == 0 {
		return nil
	}
	over := f.timeColumn(r, numbers, names)
	isTime := func(k int) bool { return k == over }
	figures, names := slices.DeleteFunc(numbers, isTime), slices.DeleteFunc(names, isTime)
	if over >= 0 {
		names = append(names, over)
	}
	aggregated := !slices.ContainsFunc(figures, func(k int) bool { return f[k].column != nil })
	d := diagram{columns: f, rows: r.Rows, seriesColumn: -1, isTimed: over >= 0}
	switch {
	case len(names) == 1 && (aggregated || over >= 0 && len(figures) == 1):
		d.labelColumn = names[0]
	case len(names) == 2 && len(figures) == 1 && aggregated:
		d.labelColumn, d.seriesColumn = names[0], names[1]
		if d.isTimed || countDistinct(r, d.seriesColumn) > countDistinct(r, d.labelColumn) {
			d.labelColumn, d.seriesColumn = d.seriesColumn, d.labelColumn
		}
	default:
		return nil
	}
	if len(figures) > maxFigures {
		return nil
	}
	if len(figures) == 1 || f.canShareAxis(r, figures) {
		return d.charts(figures)
	}
	var all []*views.Chart
	for _, figure := range figures {
		if single := d.charts([]int{figure}); len(single) > 0 {
			single[0].Name = text.Capital(f[figure].view.Label)
			all = append(all, single[0])
		}
	}
	return all
}

// chartColumns returns the columns of numbers and the columns that label them; none if there are columns of other
// kinds.
func (f resultColumns) chartColumns() (numbers, names []int) {
	for k, c := range f {
		switch {
		case c.view.IsKey:
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

// timeColumn returns the column of dates, months or years; -1: none.
func (f resultColumns) timeColumn(r suql.Result, numbers, names []int) int {
	for _, k := range slices.Concat(names, numbers) {
		allDates := true
		for _, row := range r.Rows {
			_, ok := parseMoment(Plain(row[k]))
			allDates = allDates && (ok || row[k] == nil)
		}
		if allDates && (k != numbers[len(numbers)-1] || len(numbers) > 1) &&
			(f[k].column.Dated() || f[k].column == nil || f[k].view.Kind == views.Number) {
			return k
		}
	}
	return -1
}

// parseMoment parses a year, a month, a quarter or a date.
func parseMoment(s string) (time.Time, bool) {
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

func number(v any) (float64, bool) {
	x, err := strconv.ParseFloat(Plain(v), 64)
	return x, err == nil
}

func countDistinct(r suql.Result, k int) int {
	seen := map[string]bool{}
	for _, row := range r.Rows {
		seen[Plain(row[k])] = true
	}
	return len(seen)
}

// canShareAxis reports whether figures can share an axis.
func (f resultColumns) canShareAxis(r suql.Result, figures []int) bool {
	lowest, highest := math.Inf(1), 0.0
	for _, k := range figures {
		if f[k].unit != f[figures[0]].unit {
			return false
		}
		largest := 0.0
		for _, row := range r.Rows {
			if x, ok := number(row[k]); ok {
				largest = max(largest, math.Abs(x))
			}
		}
		lowest, highest = min(lowest, largest), max(highest, largest)
	}
	return highest <= maxScaleRatio*lowest
}

// axisLabel returns an axis label: the column with its unit.
func (c resultColumn) axisLabel() string {
	if c.unit.Symbol != "" {
		return c.view.Label + " (" + c.unit.Symbol + ")"
	}
	return c.view.Label
}

// diagram collects the points of a chart: the figures for each name in a column or, if isTimed, for each point in
// time.
type diagram struct {
	columns      resultColumns
	rows         [][]any
	labelColumn  int // the column of names or times
	seriesColumn int // the column that names the series; -1: each figure is a series
	isTimed      bool

	series  []string
	points  views.Points
	names   []string // in order of appearance
	totals  map[string]float64
	skipped int // rows without a time or a value
}

// charts returns the charts of the given figures; nil if one name has two values of a figure, or there are too many
// series.
func (d diagram) charts(figures []int) []*views.Chart {
	d.totals = map[string]float64{}
	for _, row := range d.rows {
		for _, figure := range figures {
			if !d.add(row, figure) {
				return nil
			}
		}
	}
	if len(d.totals) < 2 || d.seriesColumn >= 0 && len(d.series) < 2 {
		return nil
	}
	c := d.chart(figures)
	d.sort()
	c.Points = d.points
	if d.skipped > 0 {
		c.Note = fmt.Sprintf(views.English.ChartSkipped, views.English.Number(d.skipped))
	}
	line, bars := c, c
	line.Kind, bars.Kind = views.LineChart, views.BarChart
	switch n := len(d.totals); {
	case !d.isTimed || n < minLinePoints && len(c.Series) > 0:
		d.keepLargest(&bars)
		return []*views.Chart{&bars}
	case n > maxBars || len(c.Series) > 0:
		return []*views.Chart{&line}
	case n < minLinePoints:
		return []*views.Chart{&bars, &line}
	}
	return []*views.Chart{&line, &bars}
}

// add adds a row's value in the column of a figure. It returns false if the chart cannot be drawn.
func (d *diagram) add(row []any, figure int) bool {
	p, series := views.Point{Name: d.name(row, d.labelColumn), Text: views.English.NoValue, IsMissing: row[figure] == nil},
		d.columns[figure].view.Label
	if d.seriesColumn >= 0 {
		series = d.name(row, d.seriesColumn)
	}
	p.Series = slices.Index(d.series, series)
	if p.Series < 0 {
		p.Series = len(d.series)
		d.series = append(d.series, series)
	}
	known := slices.ContainsFunc(d.points, func(o views.Point) bool { return o.Name == p.Name && o.Series == p.Series })
	if known || len(d.series) > maxSeries {
		return false
	}
	if !p.IsMissing {
		y, ok := number(row[figure])
		if !ok {
			return false
		}
		p.Y = y / max(d.columns[figure].unit.Factor, 1)
		p.Text, p.SourceQuery = d.columns[figure].format(row[figure]), d.columns[figure].groups.rows(row)
	}
	if d.isTimed {
		when, ok := parseMoment(Plain(row[d.labelColumn]))
		if !ok || p.IsMissing {
			d.skipped++
			return true
		}
		p.X = float64(when.Unix())
	}
	if _, seen := d.totals[p.Name]; !seen {
		d.names = append(d.names, p.Name)
	}
	d.totals[p.Name] += p.Y
	d.points = append(d.points, p)
	return true
}

// name returns a row's value in a column of names.
func (d *diagram) name(row []any, k int) string {
	if row[k] == nil {
		return views.English.NoValue
	}
	return d.columns[k].cell(row[k]).Text
}

// sort sorts the points by time or, in other charts, by name: months and weekdays in calendar order, other names in the
// order of the rows or, if there are more than can be shown, by their totals.
func (d *diagram) sort() {
	rank := map[string]int{}
	if order := text.Calendar(d.names); order != nil {
		for at, i := range order {
			rank[d.names[i]] = at
		}
	} else {
		if len(d.totals) > d.limit() {
			slices.SortStableFunc(d.names, func(a, b string) int { return cmp.Compare(d.totals[b], d.totals[a]) })
		}
		for at, name := range d.names {
			rank[name] = at
		}
	}
	slices.SortStableFunc(d.points, func(a, b views.Point) int {
		if d.isTimed {
			return cmp.Or(cmp.Compare(a.X, b.X), a.Series-b.Series)
		}
		return cmp.Or(rank[a.Name]-rank[b.Name], a.Series-b.Series)
	})
}

// chart returns the chart's title, axes and series.
func (d *diagram) chart(figures []int) views.Chart {
	w, by, first := views.English, d.columns[d.labelColumn], d.columns[figures[0]]
	figure, label, axis := first.view.Label, by.view.Label, first.axisLabel()
	if d.seriesColumn >= 0 {
		label = fmt.Sprintf(w.ChartPair, label, d.columns[d.seriesColumn].view.Label)
	}
	series := d.series
	switch {
	case len(figures) > 1:
		last := len(series) - 1
		figure, axis = fmt.Sprintf(w.ChartPair, strings.Join(series[:last], ", "), series[last]), first.unit.Symbol
	case d.seriesColumn < 0:
		series = nil
	}
	return views.Chart{Title: text.Capital(fmt.Sprintf(w.ChartOf, figure, label)), X: by.axisLabel(),
		Y: axis, Series: series}
}

// limit returns the number of names that can be shown as bars.
func (d *diagram) limit() int {
	if len(d.series) > 1 {
		return maxGrouped / len(d.series)
	}
	return maxBars
}

// keepLargest limits the chart to the names with the largest totals.
func (d *diagram) keepLargest(c *views.Chart) {
	limit := d.limit()
	if len(d.totals) <= limit {
		return
	}
	names := map[string]bool{}
	for i, p := range c.Points {
		if names[p.Name] = true; len(names) > limit {
			c.Points = c.Points[:i]
			break
		}
	}
	w := views.English
	c.Title += " (" + fmt.Sprintf(w.ChartLargest, w.Number(limit), w.Number(len(d.totals))) + ")"
}
