package views

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Coarse outlines of land (a corner about every two degrees), and large cities for orientation. No tile server is
// used, so nobody learns which places are looked up.
//
//go:embed land/outlines.txt
var outlines string

//go:embed land/cities.txt
var cities string

// spot is a place on earth, in degrees.
type spot struct{ lon, lat float64 }

// Pin is a row on the map.
type Pin struct {
	Lon, Lat    float64
	Title, More string
}

// Map shows rows by their position.
type Map struct {
	Label   string
	Pins    []Pin
	Omitted string // how many rows have no position; empty: none

	least float64 // minimum visible degrees; 0: a few streets
	view  box
	scale float64 // pixels to a degree of latitude
}

type box struct{ west, south, east, north float64 }

const (
	mapWidth  = 720
	mapHeight = 450
	leastSpan = .02 // degrees: a few streets
	// outlinesUpTo is the span in degrees below which such coarse outlines would mislead.
	outlinesUpTo = 4
)

// laid fits the map to its pins.
func (m Map) laid() *Map {
	v := box{180, 90, -180, -90}
	for _, p := range m.Pins {
		v = box{min(v.west, p.Lon), min(v.south, p.Lat), max(v.east, p.Lon), max(v.north, p.Lat)}
	}
	midLon, midLat := (v.west+v.east)/2, (v.south+v.north)/2
	least := max(m.least, leastSpan)
	high := max((v.north-v.south)*1.3, least)
	wide := max((v.east-v.west)*1.3*narrowing(midLat), least)
	m.scale = min(mapHeight/high, mapWidth/wide)
	halfHigh, halfWide := mapHeight/m.scale/2, mapWidth/m.scale/narrowing(midLat)/2
	m.view = box{midLon - halfWide, midLat - halfHigh, midLon + halfWide, midLat + halfHigh}
	return &m
}

// narrowing is the length of a degree of longitude relative to one of latitude.
func narrowing(lat float64) float64 { return max(math.Cos(lat*math.Pi/180), .15) }

// at projects a spot onto the picture.
func (m *Map) at(s spot) (x, y float64) {
	mid := (m.view.south + m.view.north) / 2
	return (s.lon - m.view.west) * m.scale * narrowing(mid), (m.view.north - s.lat) * m.scale
}

// land returns the outlines near the visible area.
func (m *Map) land() string {
	if m.view.north-m.view.south < outlinesUpTo {
		return ""
	}
	wide, high := m.view.east-m.view.west, m.view.north-m.view.south
	near := box{m.view.west - wide, m.view.south - high, m.view.east + wide, m.view.north + high}
	var b strings.Builder
	for _, ring := range rings() {
		for i, s := range near.cut(ring) {
			x, y := m.at(s)
			fmt.Fprintf(&b, "%c%s %s", "ML"[min(i, 1)], fixed(x), fixed(y))
		}
	}
	return b.String()
}

var rings = sync.OnceValue(func() (all [][]spot) {
	for line := range strings.Lines(outlines) {
		var ring []spot
		for _, pair := range strings.Fields(line) {
			lon, lat, _ := strings.Cut(pair, ",")
			ring = append(ring, spot{degrees(lon), degrees(lat)})
		}
		all = append(all, ring)
	}
	return all
})

func degrees(s string) float64 {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic("views: the outlines: " + err.Error()) // the file is embedded
	}
	return x
}

// cut clips a ring to the box, edge by edge (Sutherland and Hodgman).
func (b box) cut(ring []spot) []spot {
	for _, edge := range []struct {
		of func(spot) float64
		at float64
		up bool // the upper side is kept
	}{
		{func(s spot) float64 { return s.lon }, b.west, true}, {func(s spot) float64 { return s.lon }, b.east, false},
		{func(s spot) float64 { return s.lat }, b.south, true}, {func(s spot) float64 { return s.lat }, b.north, false},
	} {
		var out []spot
		for i, s := range ring {
			before := ring[(i+len(ring)-1)%len(ring)]
			in, was := edge.of(s) >= edge.at == edge.up, edge.of(before) >= edge.at == edge.up
			if in != was {
				part := (edge.at - edge.of(before)) / (edge.of(s) - edge.of(before))
				out = append(out, spot{before.lon + part*(s.lon-before.lon), before.lat + part*(s.lat-before.lat)})
			}
			if in {
				out = append(out, s)
			}
		}
		ring = out
	}
	return ring
}

// label is a word on the map.
type label struct {
	x, y float64
	text string
}

// mostCities is the maximum number of cities.
const mostCities = 12

// town is a city on the map. A crowded one has no room for its name where the map is drawn at half its size.
type town struct {
	label
	crowded bool
}

// cities returns the largest visible cities that do not overlap.
func (m *Map) cities() (out []town) {
	for line := range strings.Lines(cities) {
		fields := strings.SplitN(strings.TrimSpace(line), ",", 3)
		x, y := m.at(spot{degrees(fields[0]), degrees(fields[1])})
		if x > 10 && y > 20 && y < mapHeight-30 && len(out) < mostCities && room(out, x, y, 1) {
			out = append(out, town{label{x, y, fields[2]}, !room(out, x, y, 2)})
		}
	}
	return out
}

// room reports whether there is room for a city's name beside the names of others, with letters `times` as large.
func room(others []town, x, y, times float64) bool {
	return x < mapWidth-80*times && !slices.ContainsFunc(others, func(o town) bool {
		return !(o.crowded && times > 1) && math.Abs(o.y-y) <= 24*times && math.Abs(o.x-x) <= 110*times
	})
}

// degreeWidth is the width of a degree's label.
const degreeWidth = 40

// grid returns the visible lines of latitude and longitude at round degrees.
func (m *Map) grid() (path string, labels []label) {
	step := round125((m.view.north - m.view.south) / 3)
	digits := max(0, int(math.Ceil(-math.Log10(step))))
	name := func(deg float64, plus, minus string) string {
		switch {
		case deg < 0:
			plus = minus
		case deg == 0:
			plus = ""
		}
		return strconv.FormatFloat(math.Abs(deg), 'f', digits, 64) + "°" + plus
	}
	for k := math.Ceil(m.view.south / step); k*step < m.view.north; k++ {
		_, y := m.at(spot{0, k * step})
		path += fmt.Sprintf("M0 %sH%d", fixed(y), mapWidth)
		labels = append(labels, label{4, y - 4, name(k*step, "N", "S")})
	}
	for k := math.Ceil(m.view.west / step); k*step < m.view.east; k++ {
		x, _ := m.at(spot{k * step, 0})
		path += fmt.Sprintf("M%s 0V%d", fixed(x), mapHeight)
		if x < mapWidth-degreeWidth { // otherwise its label would be clipped
			labels = append(labels, label{x + 4, mapHeight - 6, name(k*step, "E", "W")})
		}
	}
	return path, labels
}

// bar is the scale bar: its length, and the distance it stands for.
func (m *Map) bar() (pixels float64, text string) {
	const kmPerDegree = 111.2
	km := round125(110 / m.scale * kmPerDegree)
	text = strconv.FormatFloat(km, 'f', -1, 64) + " km"
	if km < 1 {
		text = strconv.Itoa(int(km*1000+.5)) + " m"
	}
	return km / kmPerDegree * m.scale, text
}

// round125 is the largest number 1, 2 or 5 times a power of ten that does not exceed a number.
func round125(x float64) float64 {
	ten := math.Pow(10, math.Floor(math.Log10(x)))
	for _, n := range []float64{5, 2} {
		if x >= n*ten {
			return n * ten
		}
	}
	return ten
}
