package views

import (
	"math"
	"slices"
	"strconv"
	"unicode/utf8"
)

// Kinds of charts.
const (
	BarChart  = "bars"
	LineChart = "line"
	Scatter   = "scatter"
	Histogram = "histogram"
)

// Chart is a result that is a picture. Bars stand in the order of their points; the others place them.
type Chart struct {
	Kind  string
	Title string
	X, Y  string // what the axes measure, with the unit
	Note  string // what is not in the picture
	Points
}

// Points are the values of a chart.
type Points []Point

// Point is one value: of a name (bars), at a place in time (line) or beside another value (scatter). A bar of a histogram begins at X.
type Point struct {
	Name string
	X, Y float64
	Text string // the value as people write it
	None bool   // there is no value
}

// kindName is what the kind is called where a person may choose.
func (c *Chart) kindName(w *Words) string {
	return map[string]string{BarChart: w.ChartBars, LineChart: w.ChartLine, Scatter: w.ChartScatter, Histogram: w.ChartHistogram}[c.Kind]
}

// The measures of a chart, in units of which the page shows more or fewer.
const (
	chartWidth = 380
	barHeight  = 30
	nameWidth  = 128
	plotTop    = 30
	plotHeight = 200
	plotBottom = 48
	charWidth  = 8.2
)

// drawing is a chart as shapes.
type drawing struct {
	height       int
	grid         []string // lines behind all else, as paths
	curve        string
	rects, dots  []shape
	texts, words []shape // what is written; words are quieter
}

// shape is a rectangle, a dot or a text.
type shape struct {
	x, y, w, h   float64
	text, anchor string
}

// draw places a chart's shapes.
func (c *Chart) draw(w *Words) drawing {
	if c.Kind == BarChart {
		return c.bars()
	}
	return c.plot(w)
}

// bars stand below one another, each with its name before and its value behind.
func (c *Chart) bars() drawing {
	d := drawing{height: len(c.Points)*barHeight + plotTop}
	low, high, longest := 0.0, 0.0, 0
	for _, p := range c.Points {
		low, high, longest = min(low, p.Y), max(high, p.Y), max(longest, utf8.RuneCountInString(p.Text))
	}
	if high == low {
		high = low + 1
	}
	room := chartWidth - nameWidth - max(40, 14+charWidth*float64(longest))
	at := func(v float64) float64 { return nameWidth + (v-low)/(high-low)*room }
	d.words = append(d.words, shape{x: nameWidth - 10, y: 16, text: clip(c.X, 15), anchor: "end"}, shape{x: nameWidth, y: 16, text: clip(c.Y, 30)})
	for i, p := range c.Points {
		y := float64(plotTop + i*barHeight)
		d.texts = append(d.texts, shape{x: nameWidth - 10, y: y + 16, text: clip(p.Name, 15), anchor: "end"})
		d.words = append(d.words, shape{x: max(at(0), at(p.Y)) + 8, y: y + 16, text: p.Text})
		if !p.None {
			d.rects = append(d.rects, shape{x: min(at(0), at(p.Y)), y: y + 1, w: max(math.Abs(at(p.Y)-at(0)), 1), h: 20, text: p.Name + ": " + p.Text})
		}
	}
	return d
}

// plot is a line, dots or columns over two axes.
func (c *Chart) plot(w *Words) drawing {
	d := drawing{height: plotTop + plotHeight + plotBottom}
	ys := ticks(c.reach(func(p Point) float64 { return p.Y }))
	left := 0.0
	for _, t := range ys {
		left = max(left, charWidth*float64(utf8.RuneCountInString(w.tick(t)))+10)
	}
	x0, x1 := c.across()
	right := float64(chartWidth - 14)
	atX := func(v float64) float64 { return left + (v-x0)/(x1-x0)*(right-left) }
	low, high := ys[0], ys[len(ys)-1]
	atY := func(v float64) float64 { return plotTop + (1-(v-low)/(high-low))*plotHeight }
	for _, t := range ys {
		d.grid = append(d.grid, "M"+fixed(left)+" "+fixed(atY(t))+"H"+fixed(right))
		d.words = append(d.words, shape{x: left - 6, y: atY(t) + 5, text: w.tick(t), anchor: "end"})
	}
	d.words = append(d.words, shape{x: 0, y: 14, text: clip(c.Y, 44)},
		shape{x: right, y: float64(d.height) - 6, text: clip(c.X, 44), anchor: "end"})
	end := math.Inf(-1) // of the last mark, so that none runs into another
	for _, t := range c.marks(w) {
		m := shape{x: atX(t.X), y: plotTop + plotHeight + 18, text: t.Name, anchor: "middle"}
		half := charWidth / 2 * float64(utf8.RuneCountInString(t.Name))
		from := m.x - half
		if from < 0 {
			m.anchor, from = "start", m.x
		} else if m.x+half > chartWidth {
			m.anchor, from = "end", m.x-2*half
		}
		if from > end {
			d.words, end = append(d.words, m), from+2*half+6
		}
	}
	for i, p := range c.Points {
		switch c.Kind {
		case Histogram:
			d.rects = append(d.rects, shape{x: atX(p.X) + .75, y: atY(p.Y), w: atX(p.X+c.step()) - atX(p.X) - 1.5, h: atY(0) - atY(p.Y), text: p.Name + ": " + p.Text})
		default:
			d.dots = append(d.dots, shape{x: atX(p.X), y: atY(p.Y), w: 4, text: p.Name + ": " + p.Text})
			d.curve += map[bool]string{true: "M", false: "L"}[i == 0] + fixed(atX(p.X)) + " " + fixed(atY(p.Y))
		}
	}
	if c.Kind != LineChart {
		d.curve = ""
	}
	return d
}

// reach is the smallest and the largest value; those of counts and lengths begin at nothing.
func (c *Chart) reach(of func(Point) float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range c.Points {
		low, high = min(low, of(p)), max(high, of(p))
	}
	if c.Kind == Histogram || c.Kind == LineChart && low > 0 && low < high-low {
		low = min(low, 0)
	}
	return low, high
}

// step is how wide a histogram's columns are.
func (c *Chart) step() float64 {
	if len(c.Points) < 2 {
		return 1
	}
	return c.Points[1].X - c.Points[0].X
}

// across is how far the axis below reaches.
func (c *Chart) across() (low, high float64) {
	low, high = c.reach(func(p Point) float64 { return p.X })
	switch c.Kind {
	case Histogram:
		return c.Points[0].X, c.Points[len(c.Points)-1].X + c.step()
	case Scatter:
		all := ticks(low, high)
		return all[0], all[len(all)-1]
	}
	low = c.Points[0].X // time does not begin at nothing
	if high == low {
		high++
	}
	return low, high
}

// mostMarks is how many places of the axis below are named.
const mostMarks = 4

// marks are the places that are named below: numbers, or some of the points in time, the first and the last among them.
func (c *Chart) marks(w *Words) []Point {
	var out []Point
	if c.Kind != LineChart {
		all := ticks(c.across())
		for i, t := range all {
			if low, high := c.across(); t >= low-1e-9 && t <= high+1e-9 && (len(all) <= mostMarks+1 || i%2 == 0) {
				out = append(out, Point{Name: w.tick(t), X: t})
			}
		}
		return out
	}
	n := min(mostMarks, len(c.Points))
	for i := range n {
		p := c.Points[i*(len(c.Points)-1)/max(n-1, 1)]
		out = append(out, Point{Name: clip(p.Name, 12), X: p.X})
	}
	return out
}

// ticks are round numbers from one that is no larger than low to one that is no smaller than high.
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

// Binned counts values in columns of one round width.
func Binned(values []float64, w *Words) Points {
	edges := ticks(slices.Min(values), slices.Max(values))
	step := edges[1] - edges[0]
	if len(values) > 40 { // finer where there is enough to count
		step /= 2
	}
	n := int(math.Round((edges[len(edges)-1] - edges[0]) / step))
	out := make(Points, n)
	for i := range out {
		out[i].X = edges[0] + float64(i)*step
		out[i].Name = w.tick(out[i].X) + "–" + w.tick(out[i].X+step)
	}
	for _, v := range values {
		out[min(n-1, int((v-edges[0])/step+1e-9))].Y++
	}
	for i := range out {
		out[i].Text = w.Number(int(out[i].Y))
	}
	return out
}

// tick writes a number beside an axis.
func (w *Words) tick(v float64) string {
	s := strconv.FormatFloat(math.Round(v*1e6)/1e6, 'f', -1, 64)
	return w.Decimals(s, math.Abs(v) >= 10000)
}
