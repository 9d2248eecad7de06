package web

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// Rows of a table with coordinates can be shown on a map, whether or not the answer has these
// columns.
func TestMapForCoordinates(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "stops", Columns: []*schema.Column{{Name: "name", Type: schema.Text}, {Name: "stop_lat", Type: schema.Numeric}, {Name: "stop_lon", Type: schema.Numeric}}},
		{Name: "lines", Columns: []*schema.Column{{Name: "name", Type: schema.Text}, {Name: "plat", Type: schema.Numeric}}},
	}}
	for statement, want := range map[string]string{
		"SELECT name FROM stops WHERE name <> 'x' LIMIT 3": "SELECT name, stop_lat, stop_lon FROM stops WHERE name <> 'x' LIMIT 3",
		"SELECT name, count(*) FROM stops GROUP BY name":   "",
		"SELECT DISTINCT name FROM stops":                  "",
		"SELECT name FROM lines":                           "",
		"SELECT s.name FROM stops s, lines":                "",
		"SELECT count(*) FROM stops":                       "",
		"SELECT":                                           "",
	} {
		if got := placed(statement, db); got != want {
			t.Errorf("%s: %q, want %q", statement, got, want)
		}
	}
	for columns, want := range map[[2]string]bool{{"Latitude", "Longitude"}: true, {"lat", "lng"}: true,
		{"geo_lat", "geo_long"}: true, {"flat", "along"}: false} {
		if _, ok := located(columns[:]); ok != want {
			t.Errorf("%v: %v", columns, ok)
		}
	}
	for _, row := range [][]any{{nil, 1.0}, {0.0, 0.0}, {91.0, 0.0}, {"north", "east"}} {
		if _, ok := pinned(row, [2]int{0, 1}); ok {
			t.Errorf("%v is a place", row)
		}
	}
}
