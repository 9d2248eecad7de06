package views

import (
	"math"
	"strings"
	"testing"
)

// Every pin is inside the picture, however far apart, and no outlines are drawn where they would
// mislead.
func TestMapFitsItsPins(t *testing.T) {
	for name, test := range map[string]struct {
		pins []Pin
		land bool
	}{
		"a street":  {[]Pin{{Lon: -122.16, Lat: 37.44}, {Lon: -122.14, Lat: 37.45}}, false},
		"a point":   {[]Pin{{Lon: 2.35, Lat: 48.86}}, false},
		"Europe":    {[]Pin{{Lon: -9.1, Lat: 38.7}, {Lon: 24.9, Lat: 60.2}}, true},
		"the world": {[]Pin{{Lon: -179, Lat: -54}, {Lon: 179, Lat: 78}}, true},
	} {
		m := Map{Pins: test.pins}.laid()
		for _, p := range test.pins {
			if x, y := m.at(spot{p.Lon, p.Lat}); x < 0 || x > mapWidth || y < 0 || y > mapHeight || math.IsNaN(x) {
				t.Errorf("%s: a pin at %.0f, %.0f", name, x, y)
			}
		}
		if land := m.land(); (land != "") != test.land {
			t.Errorf("%s: %d bytes of land", name, len(land))
		}
		if length, far := m.bar(); length < 20 || length > 120 || !strings.HasSuffix(far, "m") {
			t.Errorf("%s: %.0f pixels are %s", name, length, far)
		}
		if _, lines := m.grid(); len(lines) < 4 || len(lines) > 30 {
			t.Errorf("%s: %d lines", name, len(lines))
		}
	}
}

// The outlines put known places on land or at sea.
func TestOutlines(t *testing.T) {
	for name, test := range map[string]struct {
		at   spot
		land bool
	}{
		"Paris": {spot{2.4, 48.9}, true}, "Denver": {spot{-104.9, 39.7}, true}, "Nairobi": {spot{36.8, -1.3}, true}, "Delhi": {spot{77.2, 28.6}, true},
		"Alice Springs": {spot{133.9, -23.7}, true}, "Manaus": {spot{-60, -3.1}, true}, "Moscow": {spot{37.6, 55.8}, true},
		"the Atlantic": {spot{-35, 35}, false}, "the Mediterranean": {spot{18, 35}, false}, "the Pacific": {spot{-140, 10}, false},
		"the Black Sea": {spot{34, 43.3}, false}, "the Caspian Sea": {spot{51, 42}, false}, "the Bay of Bengal": {spot{88, 15}, false}, "the Baltic": {spot{19.5, 57.8}, false},
	} {
		inside := false
		for _, ring := range rings() {
			for i, a := range ring {
				b := ring[(i+1)%len(ring)]
				if (a.lat > test.at.lat) != (b.lat > test.at.lat) && test.at.lon < a.lon+
					(test.at.lat-a.lat)/(b.lat-a.lat)*(b.lon-a.lon) {
					inside = !inside
				}
			}
		}
		if inside != test.land {
			t.Errorf("%s: on land %v", name, inside)
		}
	}
}
