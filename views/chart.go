package views

import (
	"cmp"
	"math"
	"slices"
	"unicode/utf8"
)

// Chart is a result that is a picture: bars for categories, a line for what runs on (years, dates).
type Chart struct {
	Label string // what it shows, in words
	Bars  []Bar
	Line  bool
	Runs  bool // its names come in an order, as years do: a line may be drawn through its values
}

// either reports whether a person may choose between bars and a line.
func (c *Chart) either() bool { return c.Runs && len(c.Bars) > 2 }

// other is the same chart as the other kind.
func (c *Chart) other() *Chart {
	o := *c
	o.Line = !o.Line
	return &o
}

func (c *Chart) kind() string {
	if c.Line {
		return "line"
	}
	return "bars"
}

func (c *Chart) kindName(w *Words) string {
	if c.Line {
		return w.ChartLine
	}
	return w.ChartBars
}

// Bar is one value of a chart.
type Bar struct {
	Name  string
	Value float64
	Text  string // the value as people write it
}

const (
	chartWidth = 440
	barHeight  = 30
	nameWidth  = 140
	lineHeight = 220
)

func (c *Chart) height() int {
	if c.Line {
		return lineHeight + 40
	}
	return len(c.Bars)*barHeight + 8
}

// bounds returns the smallest and largest value, zero among them for bars.
func (c *Chart) bounds() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, b := range c.Bars {
		low, high = math.Min(low, b.Value), math.Max(high, b.Value)
	}
	if !c.Line || low > 0 && low < (high-low) {
		low, high = math.Min(low, 0), math.Max(high, 0)
	}
	if high == low {
		high = low + 1
	}
	return low, high
}

// x places a value of a bar chart.
func (c *Chart) x(v float64) float64 {
	low, high := c.bounds()
	return nameWidth + (v-low)/(high-low)*(chartWidth-nameWidth-c.valueWidth())
}

// valueWidth is the room that the longest value takes behind its bar.
func (c *Chart) valueWidth() float64 {
	const gap, digit = 16, 8.5
	longest := 0
	for _, b := range c.Bars {
		longest = max(longest, utf8.RuneCountInString(b.Text))
	}
	return max(60, gap+digit*float64(longest))
}

// point places the i-th value of a line.
func (c *Chart) point(i int) (x, y float64) {
	low, high := c.bounds()
	step := 0.0
	if len(c.Bars) > 1 {
		step = float64(i) / float64(len(c.Bars)-1)
	}
	return 20 + step*(chartWidth-60), 28 + (1-(c.Bars[i].Value-low)/(high-low))*(lineHeight-28)
}

// telling reports whether the i-th value of a line is written beside its point: all where there is room, else the extremes.
func (c *Chart) telling(i int) bool {
	if len(c.Bars) <= 10 {
		return true
	}
	byValue := func(a, b Bar) int { return cmp.Compare(a.Value, b.Value) }
	return c.Bars[i] == slices.MaxFunc(c.Bars, byValue) || c.Bars[i] == slices.MinFunc(c.Bars, byValue)
}

func (c *Chart) path() string {
	s := ""
	for i := range c.Bars {
		x, y := c.point(i)
		if i == 0 {
			s += "M" + fixed(x) + " " + fixed(y)
		} else {
			s += "L" + fixed(x) + " " + fixed(y)
		}
	}
	return s
}
