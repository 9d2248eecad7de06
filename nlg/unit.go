package nlg

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// Unit is a column's unit for display. Factor is the number of stored units per unit: 100 for cents shown as euros.
type Unit struct {
	Symbol string
	Factor float64
}

// Number converts a stored number to the unit and formats it with a decimal point.
func (u Unit) Number(x float64, computed bool) string {
	if u.Factor > 1 {
		return strconv.FormatFloat(x/u.Factor, 'f', 2, 64)
	}
	return text.Rounded(x, computed)
}

// UnitOf returns a column's unit, configured by the owner or taken from the end of its name.
func UnitOf(db *schema.Database, c *schema.Column) Unit {
	if c == nil || !c.Type.Number() && c.Numbers == nil || c.Role == schema.Identifier {
		return Unit{Factor: 1}
	}
	if c.Unit != "" {
		return Unit{c.Unit, 1}
	}
	if c.Formula != "" {
		return UnitOfResult(db, c.FormulaOperand)
	}
	_, symbol := splitUnit(c)
	switch {
	case text.CurrencyInName(symbol) != "":
		return Unit{text.CurrencyInName(symbol), 1}
	case hundredths[symbol]:
		return Unit{currency(db), 100}
	}
	return Unit{cmp.Or(unitSpellings[symbol], map[string]string{"c": "°C", "f": "°F"}[symbol], symbol), 1}
}

// UnitOfResult returns the unit of a result computed from an amount of money.
func UnitOfResult(db *schema.Database, operand schema.Operand) Unit {
	unit := UnitOf(db, operand.Money)
	if operand.InWholeUnits {
		unit.Factor = 1
	}
	return unit
}

// calculatedUnit returns the unit of a calculation: of a sum or difference that of both sides, of a product that of the
// side that has one, of a ratio that of the left side for each unit of the right one.
func (p speaker) calculatedUnit(c *query.Calc, f query.From) (u Unit, per string) {
	none := Unit{Factor: 1}
	if c.Left.Number != "" || c.Right.Number != "" { // may convert units
		return none, ""
	}
	of := func(i query.Item) Unit {
		switch {
		case i.Agg == query.Count || i.Text != nil || !i.Column.Part.IsValue():
			return none
		case i.Calc != nil:
			u, per := p.calculatedUnit(i.Calc, f)
			if per != "" {
				return none
			}
			return u
		}
		return UnitOf(p.db, FindColumn(p.db, i.Column, f))
	}
	left, right := of(c.Left), of(c.Right)
	switch {
	case (c.Op == query.Plus || c.Op == query.Minus || c.Op == query.Gap) && left == right:
		return left, ""
	case c.Op == query.Ratio && right.Factor == 1 && left.Symbol != "" && left != right:
		return left, right.Symbol
	case c.Op == query.Times && right == none:
		return left, ""
	case c.Op == query.Times && left == none:
		return right, ""
	}
	return none, ""
}

// unitSpellings maps units in lower case, as in names, to their spelling.
var unitSpellings = map[string]string{"w": "W", "kw": "kW", "wh": "Wh", "kwh": "kWh", "mwh": "MWh", "pct": "%",
	"percent": "%", "kmh": "km/h", "kph": "km/h", "mb": "MB", "gb": "GB", "tb": "TB", "kn": "kn", "ha": "ha"}

// hundredths holds the words in names for hundredths of a currency.
var hundredths = text.Set("cent cents ct cts")

// currency returns the currency that a database's names mention; "" if there are several.
func currency(db *schema.Database) string {
	found := ""
	if db == nil {
		return ""
	}
	for _, t := range db.Tables {
		for _, c := range t.Columns {
			_, inName := splitUnit(c)
			symbol := cmp.Or(c.Unit, text.CurrencyInName(inName))
			if !text.Currency(symbol) || symbol == found {
				continue
			}
			if found != "" {
				return ""
			}
			found = symbol
		}
	}
	return found
}

var bracketPattern = regexp.MustCompile(`^(.+?) *\(([^()]+)\)$`)

// splitUnit splits a column's label from its unit: depth from m, price from cents.
func splitUnit(c *schema.Column) (name, symbol string) {
	l := strings.TrimSuffix(label(c.Label, c.Name), "?")
	if !c.Type.Number() {
		return l, ""
	}
	if m := bracketPattern.FindStringSubmatch(l); m != nil { // "Price (EUR)"
		if original := bracketPattern.FindStringSubmatch(strings.TrimSuffix(c.Name, "?")); original != nil {
			m[2] = original[2]
		}
		return splitBrackets(l, m[1], m[2])
	}
	at := strings.LastIndexByte(l, ' ')
	if at <= 0 {
		return l, ""
	}
	before, last := strings.TrimSuffix(l[:at], " in"), strings.ToLower(l[at+1:])
	if name, symbol, ok := splitRate(before, l[at+1:]); ok {
		return cmp.Or(name, l), symbol
	}
	words := strings.Fields(strings.ToLower(Words(c.Name)))
	if symbol := words[max(0, len(words)-1)]; hundredths[symbol] && (last != "count" || c.Role == schema.Money) &&
		len(words) == len(strings.Fields(l)) {
		return before, symbol
	}
	symbol = words[max(0, len(words)-1)]
	units := text.Units()
	// Unit symbols have no vowels or are no words, but a word can be a unit, as in "share in percent".
	isSymbol := !strings.ContainsAny(last, "aeiou") || before != l[:at] || len(last) == 2 || !names.Known(last) // ha, mins
	switch {
	case text.CurrencyInName(last) != "" || isSymbol && isUnit(last):
		return before, last
	case symbol != last && isUnit(symbol) && units[symbol] == units[last]: // dur_min
		return before, symbol
	}
	return l, ""
}

// splitBrackets splits a label from a unit in brackets.
func splitBrackets(label, name, symbol string) (string, string) {
	switch lower := strings.ToLower(symbol); {
	case isUnit(lower):
		return name, lower
	case strings.ContainsAny(lower, "0123456789") && strings.ContainsAny(lower, "-–/"): // from 1 to 5
		return name, ""
	case !strings.ContainsAny(lower, "0123456789") && len(symbol) <= maxSymbolLength:
		return name, symbol
	}
	return label, "" // a year
}

// periods holds the periods of recurring amounts.
var periods = text.Set("hour day night week month year")

// splitRate splits a label that ends in a rate or a temperature; the name is empty if the label is unchanged.
func splitRate(before, last string) (name, symbol string, ok bool) {
	amount, per := strings.CutSuffix(before, " per")
	at := strings.LastIndexByte(amount, ' ')
	name, symbol = amount[:max(0, at)], strings.ToLower(amount[at+1:])
	singular, isAmount := text.Singular(strings.ToLower(last)), text.CurrencyInName(symbol) != ""
	if text.Units()[singular] == text.Units()["hour"] {
		singular = "hour"
	}
	switch { // price eur min, a minimum price
	case isAmount && !per && name != "" && strings.Contains(" min m s in a d c f ", " "+strings.ToLower(last)+" "):
		return name + " " + last, symbol, true
	// price eur per kg, premium eur year
	case name != "" && (per && isUnit(symbol) || isAmount && (periods[singular] || isUnit(last))):
		return name + " per " + singular, symbol, true
	case name == "" && (isAmount || hundredths[symbol]) && isUnit(singular): // chf per m3, ct per kg, eur_h
		return either(text.Units()[singular].Dimension == "time", "amount", "price") + " per " + singular, symbol, true
	case per:
		return "", "", true
	case symbol == "temperature" && (singular == "c" || singular == "f"):
		return before, singular, true
	}
	return "", "", false
}

// maxSymbolLength is the maximum length of a unit.
const maxSymbolLength = 10

// isUnit reports whether a word is a unit.
func isUnit(word string) bool {
	return text.CurrencyInName(word) != "" || text.Units()[word].Dimension != "" || unitSpellings[word] != ""
}

// formatAmount formats a number from a condition in its column's unit.
func (v *Voice) formatAmount(db *schema.Database, c *schema.Column, number string) string {
	u := UnitOf(db, c)
	if x, err := strconv.ParseFloat(number, 64); err == nil && u.Factor > 1 {
		number = u.Number(x, false)
	}
	switch {
	case u.Symbol != "":
		return text.Amount(number, u.Symbol)
	case c != nil && (c.Role == schema.Money || u.Factor > 1 || c.Role != schema.Identifier && !holdsYears(c)):
		return v.Figure(number)
	}
	return text.Decimals(number, false)
}
