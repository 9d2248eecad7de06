package link

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Unit is the unit of a number.
type Unit = text.Unit

var units = text.Units()

// SecondsPerHour is the number of seconds in an hour, the factor of that unit.
const SecondsPerHour = 3600

// DurationOp returns the operation for the time between two dates or times of a row: in days, or in hours if both have
// a time of day.
func DurationOp(late, early *Column) query.CalcOp {
	if late.HasTimeOfDay() && early.HasTimeOfDay() && late.isClock == early.isClock {
		return query.HoursBetween
	}
	return query.DaysBetween
}

// findUnit finds the unit of a column's numbers in its name, or in the owner's description.
func findUnit(c *Column) Unit {
	if !c.Type.Number() && c.Numbers == nil {
		return Unit{}
	}
	if u, ok := units[strings.ToLower(c.Column.Unit)]; ok && c.Column.Unit != "" {
		return u
	}
	if strings.Contains(c.Name, "%") {
		return units["%"]
	}
	if c.NameHasStem(temperatureWords) {
		return units["degree"]
	}
	for i := range c.Names {
		n := &c.Names[i]
		for k := len(n.Text) - 1; k >= max(1, len(n.Text)-2); k-- {
			if u, ok := units[n.Text[k]]; ok {
				n.LenWithoutUnit = k
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
		return Unit{Dimension: "money", Factor: 100}
	}
	return Unit{}
}

// temperatureWords are words in the names of columns of temperatures.
var temperatureWords = text.Stems("temperature", "temp")

// scales are the words for scales in the names of columns, in addition to those in questions.
var scales = map[string]float64{"mn": 1e6, "mln": 1e6, "mio": 1e6, "bn": 1e9, "000s": 1e3}

// scaleOf finds the scale of a column's numbers in its name: "budget (in thousands)".
func scaleOf(c *Column) float64 {
	for _, n := range c.Names {
		for _, w := range n.Text {
			if scale := max(scales[w], words.Scales[strings.TrimSuffix(w, "s")]); scale >= 1e3 && w != "k" && w != "grand" {
				return scale
			}
		}
	}
	return 0
}

// dimensionWords are the everyday words for dimensions.
var dimensionWords = map[string]string{"mass": "weight", "length": "length", "time": "duration", "money": "price",
	"area": "size", "volume": "volume"}

// Convert converts a number to a column's unit and scale; ok is false for incompatible units. Numbers too large for a
// scaled column are taken as unscaled.
func (c *Column) Convert(x float64, u Unit) (float64, bool) {
	if c.Scale > 0 && x > c.Hi && x >= c.Scale {
		x /= c.Scale
	}
	switch {
	case u.Dimension == "":
		return x, true
	case u.Dimension == "share":
		if c.MayHoldFractions() {
			return x / 100, true
		}
		return x, c.Unit.Dimension == "" || c.Unit.Dimension == "share"
	case c.Unit.Dimension == u.Dimension:
		return x * u.Factor / c.Unit.Factor, true
	}
	return x, c.Unit.Dimension == "" && c.Column.Unit == ""
}

// MayHoldFractions reports whether a column may hold shares as fractions.
func (c *Column) MayHoldFractions() bool {
	return c.Kind == Number && c.Hi <= 1 && c.Lo >= 0 && c.Type != schema.Integer
}

// UnitOf returns the unit that a word names, or none.
func UnitOf(word string) Unit { return units[word] }
