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
		{"length", "1,234 km|12 km|7.5 km|300 km", "7.5 1234"},
		{"gross", "$12.5 m|$3.1 m|$100 m|unknown|$7 m", "3.1 100"},
		{"gross", "$12.5 million|$900 thousand|$3 million|$7 million", ""},
		{"caps (goals)", "23 (4)|110 (31)|5 (0)|8 (2)", "5 110"},
		{"place", "1st|2nd|3rd|4th|DNF", "1 4"},
		{"attendance", "12,340|9,800[1]|n/a|11,002|10,500 (est.)|8,000", "8000 12340"},
		{"attendance", "64,112|65,625|Bye|80,366|58,435", "58435 80366"},
		{"viewers", "4.52m|4.41m|Under 2.61m|4.68m", "2.61 4.68"},
		{"temperature", "-3 °C|12 °C|0.5 °C", "-3 12"},
		{"distance", "12 km|300 km|7 km|95 km", "7 300"},
		{"address", "12 Elm|7 Elm|31 Elm", ""},
		{"wins", "3|10|2|DNQ|7", "2 10"},
		{"round", "Round 1|Round 2|Round 10", "1 10"},
		{"height", "1.85 m (6 ft 1 in)|1.9 m (6 ft 3 in)|2 m|1.7 m", "1.7 2"},
		{"wins", "3|3|3|DNQ", ""}, // hardly any distinct ones
		{"winner", "Ann|Bo|3 others|Cy", ""},
		{"phone", "020 7946 0000|020 7946 0001|020 7946 0002", ""},
		{"contact", "555-1234|555-9876|555-4455", ""},
		{"contact", "+44 20 7946 0000|+44 20 7946 0001|+44 20 7946 0002", ""},
		{"ref", "A12-34|A12-35|B07-01", ""},
		{"seat", "A12|B7|C33", ""},
		{"zip", "10115 Berlin|10117 Berlin|10999 Berlin", ""},
		{"area", "10115|10117|10999|n/a|80331", ""},
		{"pin", "1111|2222|3333|4444", ""},
		{"founded", "12 May|3 June|21 July", ""},
		{"day", "2001-05-12|2002-06-13|2003-07-14|?", ""},
		{"season", "2001–02|2002–03|2003–04", ""},
		{"years", "1990-1995|1991-1999|2000-2001", ""},
		{"score", "3–1|2–2|0–4", ""},
		{"record", "12-3|10-5|9-6", ""},
		{"time", "1:23.4|1:24.0|1:25.9", ""},
		{"build", "1.2.3|1.2.4|1.3.0", ""},
		{"version", "1.2 beta|1.3 beta|1.4 beta", ""},
		{"venue", "12 Elm Road|7 Oak Lane|31 High Street|4 Mill Court|9 Main Street", ""},
		{"film", "300|21 Grams|Heat|12 Monkeys|Alien", ""},
		{"share", "3/4|1/2|5/8", ""},
		{"people", "10 000|12 500|8 200", ""},
		{"serial", "0012|0013|0145", ""},
		{"weight", "12,5 kg|13,5 kg|9,25 kg", ""},
		{"duration", "1 h 20 min|2 h 5 min|3 h 10 min", ""},
	} {
		p := newProfile(columnShape{name: c.name, typ: schema.Text})
		for _, v := range strings.Split(c.values, "|") {
			p.add(v)
		}
		role := p.role(schema.Text, false, false)
		got := ""
		if r := p.numbersIn(schema.Text, false, role); r != nil {
			got = fmt.Sprint(r.Min, " ", r.Max)
		}
		if got != c.want {
			t.Errorf("%s %s (%s): %q, want %q", c.name, c.values, role, got, c.want)
		}
	}
}
