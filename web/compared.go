package web

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

const (
	mostSeries  = 6  // maximum number of distinguishable colours
	mostFigures = 4  // of one thing
	alike       = 10 // figures whose maxima differ by more than this factor need axes of their own
	mostGrouped = 36 // bars side by side
)

// compared draws a figure for each pair of names, or several figures for each name: stacked bars if they add up, bars
// side by side, or lines over time. over is the column of times, or negative; it is neither a name nor a figure.
func (f fitting) compared(r suql.Result, over int, names, figures []int) []*views.Chart {
	for _, k := range figures {
		if f[k].column != nil { // of single rows, not aggregated
			return nil
		}
	}
	if over >= 0 {
		names = append(slices.Clone(names), over)
	}
	switch {
	case len(figures) == 1 && len(names) == 2:
		by, of := names[0], names[1]
		if over < 0 && distinct(r, of) > distinct(r, by) || of == over {
			by, of = of, by
		}
		return f.crossed(r, by, of, figures[0], over >= 0)
	case len(figures) > 1 && len(figures) <= mostFigures && len(names) == 1:
		return f.abreast(r, names[0], figures, over >= 0)
	}
	return nil
}

func distinct(r suql.Result, k int) int {
	seen := map[string]bool{}
	for _, row := range r.Rows {
		seen[plain(row[k])] = true
	}
	return len(seen)
}

// crossed draws a figure for each pair of names.
func (f fitting) crossed(r suql.Result, by, of, value int, timed bool) []*views.Chart {
	t := tally{fit: f, by: by, timed: timed}
	for _, row := range r.Rows {
		name := f[of].cell(row[of]).Text
		if row[of] == nil {
			name = f[of].words.NoValue
		}
		if !t.add(row, name, value) {
			return nil
		}
	}
	what := fmt.Sprintf(f[by].words.ChartBeside, f[by].view.Label, f[of].view.Label)
	return t.charts(f[value].view.Label, what, f[value].measured(), f[value].adds)
}

// abreast draws several figures for each name. Figures without a common axis are separate charts to choose from.
func (f fitting) abreast(r suql.Result, by int, figures []int, timed bool) []*views.Chart {
	t := tally{fit: f, by: by, timed: timed}
	var labels []string
	for i, value := range figures {
		label := f[value].view.Label
		if slices.Contains(labels, label) { // two unnamed sums
			label = fmt.Sprintf("%s %d", label, i+1)
		}
		labels = append(labels, label)
		for _, row := range r.Rows {
			if !t.add(row, label, value) {
				return nil
			}
		}
	}
	var all []*views.Chart
	if f.alike(r, figures) {
		last := len(labels) - 1
		listed := fmt.Sprintf(f[by].words.ChartBeside, strings.Join(labels[:last], ", "), labels[last])
		all = t.charts(listed, f[by].view.Label, f[figures[0]].unit.Sign, false)
	} else {
		all = f.separateCharts(r, by, figures, timed)
	}
	if len(figures) == 2 && !timed {
		all = append(all, f.dots(r, figures, []int{by})...)
	}
	return all
}

// alike reports whether figures can share an axis.
func (f fitting) alike(r suql.Result, figures []int) bool {
	least, most := math.Inf(1), 0.0
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
		least, most = min(least, largest), max(most, largest)
	}
	return most <= alike*least
}

// separateCharts draws each figure in its own chart.
func (f fitting) separateCharts(r suql.Result, by int, figures []int, timed bool) (all []*views.Chart) {
	for _, value := range figures {
		one := f.parts(r, by, value)
		if timed {
			one = f.timeline(r, by, value)
		}
		if len(one) > 0 {
			one[0].Called = text.Capital(f[value].view.Label)
			all = append(all, one[0])
		}
	}
	return all
}

// tally collects the values of several series by name.
type tally struct {
	fit     fitting
	by      int
	timed   bool
	series  []string
	points  views.Points
	seen    map[string]bool
	totals  map[string]float64 // by name
	without int                // rows without a time
	below   bool               // some value is negative
}

// add adds a row's value to a series; false: nothing can be drawn.
func (t *tally) add(row []any, series string, value int) bool {
	if t.seen == nil {
		t.seen, t.totals = map[string]bool{}, map[string]float64{}
	}
	p, ok := t.fit.point(row, t.by, value)
	at := slices.Index(t.series, series)
	if at < 0 {
		at = len(t.series)
		t.series = append(t.series, series)
	}
	key := p.Name + "\x00" + series
	if !ok || t.seen[key] || len(t.series) > mostSeries {
		return false
	}
	t.seen[key] = true
	if t.timed {
		when, ok := moment(plain(row[t.by]))
		if !ok || p.None {
			t.without++
			return true
		}
		p.X = float64(when.Unix())
	}
	p.Of = at
	t.totals[p.Name] += p.Y
	t.below = t.below || p.Y < 0
	t.points = append(t.points, p)
	return true
}

// charts draws what was collected; adds means that the series sum up to a whole.
func (t *tally) charts(figure, what, axis string, adds bool) []*views.Chart {
	w := t.fit[t.by].words
	if len(t.series) < 2 || len(t.totals) < 2 {
		return nil
	}
	c := views.Chart{Kind: views.BarChart, Title: text.Capital(fmt.Sprintf(w.ChartOf, figure, what)),
		X: t.fit[t.by].measured(), Y: axis, Series: t.series}
	slices.SortStableFunc(t.points, func(a, b views.Point) int {
		if t.timed {
			return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Of, b.Of))
		}
		return cmp.Or(cmp.Compare(t.totals[b.Name], t.totals[a.Name]), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Of, b.Of))
	})
	c.Points = t.points
	t.fit.leaveOut(&c, t.without)
	if t.timed && len(t.totals) > 3 {
		line := c
		line.Kind = views.LineChart
		return []*views.Chart{&line}
	}
	stacked := c
	stacked.Kind = views.StackedBars
	t.cut(&stacked, mostBars)
	t.cut(&c, mostGrouped/len(t.series))
	if adds && !t.below {
		return []*views.Chart{&stacked, &c}
	}
	return []*views.Chart{&c}
}

// cut keeps the largest names.
func (t *tally) cut(c *views.Chart, most int) {
	if len(t.totals) <= most {
		return
	}
	names := map[string]bool{}
	for i, p := range c.Points {
		if names[p.Name] = true; len(names) > most {
			c.Points = c.Points[:i]
			break
		}
	}
	w := t.fit[t.by].words
	c.Title += " (" + fmt.Sprintf(w.ChartLargest, w.Number(most), w.Number(len(t.totals))) + ")"
}
