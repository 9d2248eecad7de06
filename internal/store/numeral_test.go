package store

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// TestNumerals distinguishes columns of numbers in texts from columns that merely contain digits.
func TestNumerals(t *testing.T) {
	for _, c := range []struct {
		name, values string
		want         string // the range; empty: no numbers
	}{
		{"length", "1,234 km|12 km|7.5 km|300 km", "7.5 1234 km"},
		{"gross", "$12.5 m|$3.1 m|$100 m|unknown|$7 m", "3.1 100"},
		{"caps (goals)", "23 (4)|110 (31)|5 (0)|8 (2)", "5 110"},
		{"place", "1st|2nd|3rd|4th|DNF", "1 4"},
		{"attendance", "12,340|9,800[1]|n/a|11,002|10,500 (est.)|8,000", "8000 12340"},
		{"viewers", "4.52m|4.41m|Under 2.61m|4.68m", "2.61 4.68"},
		{"temperature", "-3 °C|12 °C|0.5 °C", "-3 12"},
		{"address", "12 Elm|7 Elm|31 Elm", ""},
		{"wins", "3|10|2|DNQ|7", "2 10"},
		{"height", "1.85 m (6 ft 1 in)|1.9 m (6 ft 3 in)|2 m|1.7 m", "1.7 2 m"},
		{"wins", "3|3|3|DNQ", ""}, // hardly any distinct ones
		{"phone", "020 7946 0000|020 7946 0001|020 7946 0002", ""},
		{"contact", "+44 20 7946 0000|+44 20 7946 0001|+44 20 7946 0002", ""},
		{"seat", "A12|B7|C33", ""},
		{"zip", "10115 Berlin|10117 Berlin|10999 Berlin", ""},
		{"pin", "1111|2222|3333|4444", ""},
		{"day", "2001-05-12|2002-06-13|2003-07-14|?", ""},
		{"record", "12-3|10-5|9-6", ""},
		{"time", "1:23.4|1:24.0|1:25.9", ""},
		{"version", "1.2 beta|1.3 beta|1.4 beta", ""},
		{"venue", "12 Elm Road|7 Oak Lane|31 High Street|4 Mill Court|9 Main Street", ""},
		{"share", "3/4|1/2|5/8", ""},
		{"weight", "12,5 kg|13,5 kg|9,25 kg", ""},
		{"duration", "1 h 20 min|2 h 5 min|3 h 10 min", ""},
	} {
		p := newProfile(columnShape{name: c.name, typ: schema.Text})
		for _, v := range strings.Split(c.values, "|") {
			p.add(v)
		}
		role := p.role(schema.Text, false, false)
		got := ""
		if r, unit := p.numberRange(schema.Text, false, role); r != nil {
			got = strings.TrimSuffix(fmt.Sprint(r.Min, " ", r.Max, " ", unit), " ")
		}
		if got != c.want {
			t.Errorf("%s %s (%s): %q, want %q", c.name, c.values, role, got, c.want)
		}
	}
}
