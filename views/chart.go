package views

import (
	"math"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// Kinds of charts.
const (
	BarChart  = "bars" // of several series: side by side
	LineChart = "line"
)

// Chart is a result drawn as a picture. Bars are in the order of their points.
type Chart struct {
	Kind   string
	Name   string // distinguishes it from other charts of its kind
	Title  string
	X, Y   string   // axis labels, with the unit
	Note   string   // what is not drawn
	Series []string // names of the series, each with its own colour
	Points
}

// Points are the values of a chart.
type Points []Point

// Point is one value: that of a named bar, or that at a time in a line chart.
type Point struct {
	Name string
	X, Y float64
	Text string // the formatted value
	// the statement for the rows behind it, if any
	SourceQuery string
	IsMissing   bool
	Series      int // its index
}

// id distinguishes the charts of an answer.
func (c *Chart) id() string {
	if c.Name != "" {
		return c.Kind + "-" + c.Name
	}
	return c.Kind
}

// kindName returns the kind's label in the switch between kinds.
func (c *Chart) kindName() string {
	if c.Name != "" {
		return c.Name
	}
	if c.Kind == LineChart {
		return English.ChartLine
	}
	return English.ChartBars
}

// The dimensions of a chart, in SVG units.
const (
	barHeight     = 30
	groupedHeight = 19 // of one of several bars side by side
	legendHeight  = 22 // of a line of the colour legend
	plotTop       = 30
	plotHeight    = 200
	plotBottom    = 48
	charWidth     = 8.2
)

// size is the width of a chart: for a phone, or for a whole page.
type size struct {
	class                     string
	width, nameWidth, maxName int // nameWidth and maxName: the width of the bars' names, and their maximum length
	marks                     int // maximum number of labels on the horizontal axis
}

var sizes = []size{{"narrow", 380, 128, 15, 4}, {"broad", 920, 236, 28, 9}}

// drawing holds the shapes of a chart.
type drawing struct {
	height        int
	grid          []string // background lines, as paths
	curves        []string // of each series
	rects, dots   []shape
	texts, labels []shape // the texts; labels are less prominent
}

// shape is a rectangle, a dot or a text.
type shape struct {
	x, y, w, h   float64
	text, anchor string
	sourceQuery  string
	series       int // its index
}

// seriesClass returns the class of a series; the first has the default colour.
func seriesClass(series int) string {
	if series == 0 {
		return ""
	}
	return "s" + itoa(series)
}

// draw returns a chart's shapes.
func (c *Chart) draw(s size) drawing {
	if c.Kind == BarChart {
		return c.bars(s)
	}
	return c.line(s)
}

// legend draws the colour legend above a chart.
func (c *Chart) legend(s size) drawing {
	d := drawing{}
	x := 0.0
	for i, name := range c.Series {
		name = clip(name, 24)
		width := 26 + charWidth*float64(utf8.RuneCountInString(name))
		if x > 0 && x+width > float64(s.width) {
			x, d.height = 0, d.height+legendHeight
		}
		y := float64(d.height)
		d.rects = append(d.rects, shape{x: x, y: y + 3, w: 12, h: 12, text: name, series: i})
		d.texts = append(d.texts, shape{x: x + 17, y: y + 14, text: name})
		x += width
	}
	if len(c.Series) > 0 {
		d.height += legendHeight
	}
	return d
}

// bars draws horizontal bars, each between its name and its value; several series are side by side.
func (c *Chart) bars(s size) drawing {
	d := c.legend(s)
	all, low, high := c.listBars()
	longest, named := 0, utf8.RuneCountInString(c.X)
	for _, b := range all {
		longest, named = max(longest, utf8.RuneCountInString(b.text)), max(named, utf8.RuneCountInString(b.name))
	}
	nameWidth := min(float64(s.nameWidth), 14+charWidth*float64(named))
	if high == low {
		high = low + 1
	}
	room := float64(s.width) - nameWidth - max(40, 14+charWidth*float64(longest))
	at := func(v float64) float64 { return nameWidth + (v-low)/(high-low)*room }
	top := float64(d.height)
	d.labels = append(d.labels, shape{x: nameWidth - 10, y: top + 16, text: clip(c.X, s.maxName), anchor: "end"},
		shape{x: nameWidth, y: top + 16, text: clip(c.Y, 30)})
	top += plotTop
	for _, b := range all {
		if b.name != "" {
			d.texts = append(d.texts, shape{x: nameWidth - 10, y: top + b.y + 16, text: clip(b.name, s.maxName), anchor: "end"})
		}
		if b.text != "" {
			d.labels = append(d.labels, shape{x: max(at(0), at(b.value)) + 8, y: top + b.y + b.height - 4, text: b.text})
		}
		if b.tooltip != "" {
			d.rects = append(d.rects, shape{x: min(at(0), at(b.value)), y: top + b.y + 1,
				w: max(math.Abs(at(b.value)-at(0)), 1), h: b.height, text: b.tooltip, sourceQuery: b.sourceQuery, series: b.series})
		}
		d.height = int(top + b.y + b.height + 9)
	}
	return d
}

// bar is one bar with its labels; name and text are optional.
type bar struct {
	name, text, tooltip string
	sourceQuery         string
	y, height, value    float64
	series              int // its index
}

// listBars returns the bars of a chart, and the range of their values, which includes 0.
func (c *Chart) listBars() (all []bar, low, high float64) {
	y := 0.0
	for i, p := range c.Points {
		first := i == 0 || c.Points[i-1].Name != p.Name
		switch {
		case i == 0:
		case first:
			y += barHeight
		default:
			y += groupedHeight
		}
		b := bar{text: p.Text, sourceQuery: p.SourceQuery, y: y, height: 20, value: p.Y, series: p.Series}
		if len(c.Series) > 0 {
			b.height = groupedHeight - 3
		}
		if first {
			b.name = p.Name
		}
		if !p.IsMissing {
			b.tooltip = c.tooltip(p)
		}
		low, high = min(low, p.Y), max(high, p.Y)
		all = append(all, b)
	}
	return all, low, high
}

// tooltip returns the text of a point's tooltip.
func (c *Chart) tooltip(p Point) string {
	if len(c.Series) > 0 {
		return p.Name + ", " + c.Series[p.Series] + ": " + p.Text
	}
	return p.Name + ": " + p.Text
}

// line draws a line for each series, over time.
func (c *Chart) line(s size) drawing {
	d := c.legend(s)
	top := float64(d.height + plotTop)
	d.height += plotTop + plotHeight + plotBottom
	ys := ticks(c.yRange())
	left, widest := 0.0, max(math.Abs(ys[0]), math.Abs(ys[len(ys)-1]))
	for _, t := range ys {
		left = max(left, charWidth*float64(utf8.RuneCountInString(formatTick(t, widest)))+10)
	}
	x0, x1 := c.Points[0].X, c.Points[len(c.Points)-1].X
	if x1 == x0 {
		x1++
	}
	right := float64(s.width - 14)
	atX := func(v float64) float64 { return left + (v-x0)/(x1-x0)*(right-left) }
	low, high := ys[0], ys[len(ys)-1]
	atY := func(v float64) float64 { return top + (1-(v-low)/(high-low))*plotHeight }
	for _, t := range ys {
		d.grid = append(d.grid, "M"+fixed(left)+" "+fixed(atY(t))+"H"+fixed(right))
		d.labels = append(d.labels, shape{x: left - 6, y: atY(t) + 5, text: formatTick(t, widest), anchor: "end"})
	}
	d.labels = append(d.labels, shape{x: 0, y: top - 16, text: clip(c.Y, 44)},
		shape{x: right, y: float64(d.height) - 6, text: clip(c.X, 44), anchor: "end"})
	end := math.Inf(-1) // of the last mark, to avoid overlaps
	for _, t := range c.marks(s) {
		m := shape{x: atX(t.X), y: top + plotHeight + 23, text: t.Name, anchor: "middle"}
		half := charWidth / 2 * float64(utf8.RuneCountInString(t.Name))
		from := m.x - half
		if from < 0 {
			m.anchor, from = "start", m.x
		} else if m.x+half > float64(s.width) {
			m.anchor, from = "end", m.x-2*half
		}
		if from > end {
			d.labels, end = append(d.labels, m), from+2*half+6
		}
	}
	d.curves = make([]string, max(1, len(c.Series)))
	for _, p := range c.Points {
		d.dots = append(d.dots, shape{x: atX(p.X), y: atY(p.Y), w: 4, text: c.tooltip(p), sourceQuery: p.SourceQuery,
			series: p.Series})
		to := "L"
		if d.curves[p.Series] == "" {
			to = "M"
		}
		d.curves[p.Series] += to + fixed(atX(p.X)) + " " + fixed(atY(p.Y))
	}
	return d
}

// yRange returns the smallest and largest value; the range starts at zero if the smallest is small compared with the
// range.
func (c *Chart) yRange() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range c.Points {
		low, high = min(low, p.Y), max(high, p.Y)
	}
	if low > 0 && low < high-low {
		low = 0
	}
	return low, high
}

// marks returns evenly spaced labels for the time axis.
func (c *Chart) marks(s size) []Point {
	var out []Point
	maxMarks := s.marks
	var times []Point // several series share theirs
	longest := 1
	for _, p := range c.Points {
		if !slices.ContainsFunc(times, func(t Point) bool { return t.X == p.X }) {
			times = append(times, Point{Name: clip(p.Name, 12), X: p.X})
			longest = max(longest, utf8.RuneCountInString(times[len(times)-1].Name))
		}
	}
	const room = 1.5 // label widths per mark, since the first and last labels may move inwards
	maxMarks = max(1, min(maxMarks, int(float64(s.width)/(room*charWidth*float64(longest)))))
	for i := 0; i < len(times); i += (len(times) + maxMarks - 1) / maxMarks {
		out = append(out, times[i])
	}
	return out
}

// ticks returns round numbers that cover the range from low to high.
func ticks(low, high float64) []float64 {
	if high <= low {
		high = low + 1
	}
	size := math.Pow(10, math.Floor(math.Log10((high-low)/4)))
	for _, by := range []float64{1, 2, 2.5, 5, 10} {
		if (high-low)/(size*by) <= 5 {
			size *= by
			break
		}
	}
	var out []float64
	for i := math.Floor(low/size + 1e-9); ; i++ {
		out = append(out, i*size)
		if i*size >= high-1e-9*size {
			return out
		}
	}
}

// formatTick formats a number on an axis, grouping digits if the widest number has enough of them.
func formatTick(v, widest float64) string {
	s := strconv.FormatFloat(math.Round(v*1e6)/1e6, 'f', -1, 64)
	return text.Decimals(s, math.Abs(widest) >= 10000)
}
