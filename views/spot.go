package views

import "fmt"

// SpotMap is a small map of all rows of an answer, shared by them: each marks its own position.
type SpotMap struct {
	m    *Map
	all  string // one point per row
	bar  float64
	far  string
	land string
}

// Spot is the position of one row.
type Spot struct {
	On       *SpotMap
	Lon, Lat float64
}

// aroundOne is the visible span in degrees around a single place: enough to show a coast or a city.
const aroundOne = 8

// Small is the map's form on cards.
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

// point is the path that marks the row.
func (s *Spot) point() string {
	x, y := s.On.m.at(spot{s.Lon, s.Lat})
	return fmt.Sprintf("M%s %sh0", fixed(x), fixed(y))
}
