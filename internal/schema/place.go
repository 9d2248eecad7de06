package schema

import (
	"slices"
	"strings"
)

// coordinates are the names of latitude and longitude columns, alone or at the end of a longer name.
var coordinates = [2][]string{{"latitude", "lat"}, {"longitude", "long", "lng", "lon"}}

// Axis classifies a column's name as latitude (0), longitude (1) or neither (-1).
func Axis(name string) int {
	last := strings.ToLower(name[strings.LastIndexAny(name, "_ .")+1:])
	return slices.IndexFunc(coordinates[:], func(names []string) bool { return slices.Contains(names, last) })
}

// Coordinate reports whether a column holds latitudes or longitudes.
func (c *Column) Coordinate() bool { return c.Type == Real && Axis(c.Name) >= 0 }
