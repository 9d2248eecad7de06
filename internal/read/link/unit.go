package link

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/words"
	"github.com/ask-surely/surely/internal/schema"
)

// Unit is what a number is counted in: of one dimension, so many of its smallest.
type Unit struct {
	Of     string // the dimension; empty: none is known
	Factor float64
}

// units are words of measure, by dimension. Factors are in the dimension's smallest unit here.
var units = func() map[string]Unit {
	m := map[string]Unit{}
	for _, line := range strings.Split(strings.TrimSpace(unitTable), "\n") {
		of, rest, _ := strings.Cut(line, ":")
		for _, group := range strings.Split(rest, ",") {
			names := strings.Fields(group)
			factor, _ := words.ParseNumber(names[0])
			for _, n := range names[1:] {
				m[n] = Unit{of, factor}
			}
		}
	}
	return m
}()

const unitTable = `
mass: 1 g gram grams, 1000 kg kgs kilo kilos kilogram kilograms, 1000000 t ton tons tonne tonnes, 28.35 oz ounce ounces, 453.6 lb lbs pound pounds
length: 1 mm millimetre millimetres millimeter millimeters, 10 cm centimetre centimetres centimeter centimeters, 1000 m metre metres meter meters, 1000000 km kilometre kilometres kilometer kilometers, 25.4 inch inches, 304.8 ft foot feet, 1609344 mile miles mi
time: 1 second seconds sec secs, 60 min mins minute minutes, 3600 h hour hours hr hrs, 86400 day days night nights, 604800 week weeks, 1209600 fortnight fortnights
money: 1 cent cents ct cts pence rappen, 100 € $ £ euro euros eur dollar dollars usd bucks gbp quid chf franc francs
power: 1 w watt watts, 1000 kw kilowatt kilowatts
energy: 1 wh, 1000 kwh, 1000000 mwh
area: 1 sqm m2 qm
volume: 1 ml, 1000 l litre litres liter liters, 1000000 m3 cbm
share: 1 percent % pct percentage`

// Hour is the factor of an hour among the units of time.
const Hour = 3600

// Between is how the time between two dates of a row is told: in days, or in hours where both tell the time of day.
func Between(late, early *Column) query.CalcOp {
	if late.tellsTime() && early.tellsTime() && !late.clock && !early.clock {
		return query.Elapsed
	}
	return query.Apart
}

// unitOf finds the unit of a column's numbers in its name, or in what the owner said.
func unitOf(c *Column) Unit {
	if !c.Type.Number() && c.Numbers == nil {
		return Unit{}
	}
	if u, ok := units[strings.ToLower(c.Column.Unit)]; ok && c.Column.Unit != "" {
		return u
	}
	for i := range c.Names {
		n := &c.Names[i]
		for k := len(n.Text) - 1; k >= max(1, len(n.Text)-2); k-- {
			if u, ok := units[n.Text[k]]; ok {
				n.Bare = k
				return u
			}
		}
	}
	if plain := newName(strings.ReplaceAll(c.Name, "_", " ")).Text; len(plain) > 1 {
		if u, ok := units[plain[len(plain)-1]]; ok {
			return u // "duration_min", whose label may say something else
		}
	}
	if last := c.Names[0].Text; len(last) > 0 {
		if u, ok := units[last[len(last)-1]]; ok {
			return u // "minutes", "km"
		}
	}
	if c.Role == schema.Money {
		return Unit{"money", 100}
	}
	return Unit{}
}

// scales are the words by which a column's name says what its numbers are counted in, beside those of questions.
var scales = map[string]float64{"mn": 1e6, "mln": 1e6, "mio": 1e6, "bn": 1e9, "000s": 1e3}

// scaleOf finds what a column's numbers are counted in by its name: "budget (in thousands)".
func scaleOf(c *Column) float64 {
	for _, n := range c.Names {
		for _, w := range n.Text {
			if by := max(scales[w], words.Scales[strings.TrimSuffix(w, "s")]); by >= 1e3 && w != "k" && w != "grand" {
				return by
			}
		}
	}
	return 0
}

// measured is what each dimension is a measure of, in the words of people.
var measured = map[string]string{"mass": "weight", "length": "length", "time": "duration", "money": "price",
	"area": "size", "volume": "volume"}

// Convert turns a number in one unit into a column's; ok is false where the units do not go together. What is too much
// for a column that counts in millions is said in ones.
func (c *Column) Convert(x float64, u Unit) (float64, bool) {
	if c.Scale > 0 && x > c.Hi && x >= c.Scale {
		x /= c.Scale
	}
	switch {
	case u.Of == "":
		return x, true
	case u.Of == "share":
		if c.Fraction() {
			return x / 100, true
		}
		return x, c.Unit.Of == "" || c.Unit.Of == "share"
	case c.Unit.Of == u.Of:
		return x * u.Factor / c.Unit.Factor, true
	}
	return x, c.Unit.Of == ""
}

// Fraction reports whether a column's numbers may be shares, kept as fractions.
func (c *Column) Fraction() bool {
	return c.Kind == Number && c.Hi <= 1 && c.Lo >= 0 && c.Type != schema.Integer
}

// UnitOf returns what a word measures, if anything.
func UnitOf(word string) Unit { return units[word] }
