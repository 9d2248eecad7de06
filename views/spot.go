package views

import "fmt"

// SpotMap is a small map of all rows of an answer, on which each shows its own place.
type SpotMap struct {
	m    *Map
	all  string // a point for each row
	bar  float64
	far  string
	land string
}

// Spot is the place of one row.
type Spot struct {
	On       *SpotMap
	Lon, Lat float64
}

// aroundOne is how many degrees are seen around a place that stands alone: enough for a coast or a city.
const aroundOne = 8

// Small is the map as cards show it.
func (m Map) Small() *SpotMap {
	if len(m.Pins) == 1 {
		m.least = aroundOne
	}
	out := &SpotMap{m: m.laid()}
	for _, p := range m.Pins {
		x, y := out.m.at(spot{p.Lon, p.Lat})
		out.all += fmt.Sprintf("M%s %sh0", fixed(x), fixed(y))
	}
	out.bar, out.far = out.m.bar()
	out.land = out.m.land()
	return out
}

// point is the path of the row's own place.
func (s *Spot) point() string {
	x, y := s.On.m.at(spot{s.Lon, s.Lat})
	return fmt.Sprintf("M%s %sh0", fixed(x), fixed(y))
}
