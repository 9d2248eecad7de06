package nlg

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Unit is a column's unit for display, and how many of the stored ones make one: 100 cents are a euro if the data has
// no other currency.
type Unit struct {
	Sign string
	Per  float64
}

// Number converts a stored number to the unit, with a decimal point.
func (u Unit) Number(x float64, worked bool) string {
	if u.Per > 1 {
		return strconv.FormatFloat(x/u.Per, 'f', 2, 64)
	}
	return text.Rounded(x, worked)
}

// UnitOf returns a column's unit, as configured by the owner or by the end of its name.
func UnitOf(db *schema.Database, c *schema.Column) Unit {
	if c == nil || !c.Type.Number() || c.Role == schema.Identifier {
		return Unit{Per: 1}
	}
	if c.Unit != "" {
		return Unit{c.Unit, 1}
	}
	if c.Formula != "" {
		return UnitOfResult(db, c.Worked)
	}
	_, sign := splitUnit(c)
	switch {
	case text.CurrencyInName(sign) != "":
		return Unit{text.CurrencyInName(sign), 1}
	case cents[sign]:
		return Unit{currency(db), 100}
	}
	return Unit{cmp.Or(proper[sign], sign), 1}
}

// UnitOfResult returns the unit of a result computed from an amount of money.
func UnitOfResult(db *schema.Database, worked schema.Operand) Unit {
	unit := UnitOf(db, worked.Money)
	if worked.Wholes {
		unit.Per = 1
	}
	return unit
}

// proper is the spelling of units that names have in lower case.
var proper = map[string]string{"w": "W", "kw": "kW", "wh": "Wh", "kwh": "kWh", "mwh": "MWh", "pct": "%",
	"percent": "%", "kmh": "km/h", "kph": "km/h", "mb": "MB", "gb": "GB", "tb": "TB", "kn": "kn", "c": "°C", "f": "°F"}

// degrees are the letters for units of temperature, in names.
var degrees = text.Set("c f")

// cents are hundredths of a currency, in names.
var cents = text.Set("cent cents ct cts")

// currency returns the only currency that a database's names mention.
func currency(db *schema.Database) string {
	found := ""
	if db == nil {
		return ""
	}
	for _, t := range db.Tables {
		for _, c := range t.Columns {
			sign := c.Unit
			if sign == "" {
				_, sign = splitUnit(c)
				sign = text.CurrencyInName(sign)
			}
			if !text.Currency(sign) || sign == found {
				continue
			}
			if found != "" {
				return ""
			}
			found = sign
		}
	}
	return found
}

var reInBrackets = regexp.MustCompile(`^(.+?) *\(([^()]+)\)$`)

// splitUnit splits a column's label from its unit: depth from m, price from cents.
func splitUnit(c *schema.Column) (name, sign string) {
	l := strings.TrimSuffix(label(c.Label, c.Name), "?")
	if !c.Type.Number() {
		return l, ""
	}
	if name, sign, ok := splitBrackets(c, l); ok {
		return name, sign
	}
	at := strings.LastIndexByte(l, ' ')
	if at <= 0 {
		return l, ""
	}
	before, last := strings.TrimSuffix(l[:at], " in"), strings.ToLower(l[at+1:])
	if name, sign, ok := splitRate(before, l[at+1:]); ok {
		return cmp.Or(name, l), sign
	}
	written := strings.Fields(strings.ToLower(Words(c.Name)))
	if sign := written[max(0, len(written)-1)]; cents[sign] && (last != "count" || c.Role == schema.Money) &&
		len(written) == len(strings.Fields(l)) {
		return before, sign
	}
	sign = written[max(0, len(written)-1)]
	units := text.Units()
	// Units have no vowels; but in "share in percent" a word is a unit.
	isSign := !strings.ContainsAny(last, "aeiou") || before != l[:at] || len(last) == 2 // ha
	switch {
	case text.CurrencyInName(last) != "" || isSign && isUnit(last):
		return before, last
	case sign != last && isUnit(sign) && units[sign] == units[last]: // dur_min
		return before, sign
	}
	return l, ""
}

// periods are what amounts of money are paid for.
var periods = text.Set("hour day night week month year")

// splitRate splits a label that ends in a rate or a temperature; the name is empty if it stays as it is.
func splitRate(before, last string) (name, sign string, ok bool) {
	of, per := strings.CutSuffix(before, " per")
	name, sign = cutLast(of)
	one := text.Singular(strings.ToLower(last))
	switch {
	// price eur per kg, premium eur year
	case name != "" && (per && isUnit(sign) || text.CurrencyInName(sign) != "" && periods[one]):
		return name + " per " + one, sign, true
	case per: // chf per m3
		return "", "", true
	case degrees[strings.ToLower(last)] && sign == "temperature":
		return before, strings.ToLower(last), true
	}
	return "", "", false
}

// cutLast cuts a name's last word off, in lower case.
func cutLast(name string) (before, last string) {
	at := strings.LastIndexByte(name, ' ')
	return name[:max(0, at)], strings.ToLower(name[at+1:])
}

// splitBrackets splits a label that has a unit in brackets: "Price (EUR)".
func splitBrackets(c *schema.Column, label string) (name, sign string, ok bool) {
	m := reInBrackets.FindStringSubmatch(label)
	if m == nil {
		return "", "", false
	}
	if written := reInBrackets.FindStringSubmatch(strings.TrimSuffix(c.Name, "?")); written != nil {
		m[2] = written[2]
	}
	lower := strings.ToLower(m[2])
	switch digits := strings.ContainsAny(lower, "0123456789"); {
	case isUnit(lower):
		return m[1], lower, true
	case digits && !strings.ContainsAny(lower, "-–/"), len(m[2]) > longestSign: // a year
		return "", "", false
	case digits: // from 1 to 5
		return m[1], "", true
	}
	return m[1], m[2], true
}

// longestSign is the maximum length of a unit.
const longestSign = 10

// isUnit reports whether a word is a unit.
func isUnit(word string) bool {
	return text.CurrencyInName(word) != "" || text.Units()[word].Dimension != "" || proper[word] != "" && !degrees[word]
}

// Amount formats a number, which has a decimal point, with its unit.
func (v *Voice) Amount(number, unit string) string { return text.Amount(number, unit) }

// amountOf formats a number that a column is compared with, in the column's unit.
func (v *Voice) amountOf(db *schema.Database, c *schema.Column, number string) string {
	u := UnitOf(db, c)
	if x, err := strconv.ParseFloat(number, 64); err == nil && u.Per > 1 {
		number = u.Number(x, false)
	}
	switch {
	case u.Sign != "":
	case c != nil && (c.Role == schema.Money || u.Per > 1 || c.Role != schema.Identifier && !years(c)):
		return v.Figure(number)
	default:
		return text.Decimals(number, false)
	}
	return text.Amount(number, u.Sign)
}
