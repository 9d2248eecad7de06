package schema

import "testing"

func TestCoordinates(t *testing.T) {
	for name, want := range map[string]int{"lat": 0, "Latitude": 0, "stop_lat": 0, "geo.lng": 1, "long": 1, "flat": -1,
		"longevity": -1, "lon_of_what": -1} {
		if got := Axis(name); got != want {
			t.Errorf("%s: %d, not %d", name, got, want)
		}
	}
	for _, c := range []Column{{Name: "lat", Type: Text}, {Name: "flat", Type: Real}} {
		if c.Coordinate() {
			t.Errorf("%s (%s) is a coordinate", c.Name, c.Type)
		}
	}
}
