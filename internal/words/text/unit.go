package text

import (
	"strconv"
	"strings"
	"sync"
)

// Unit is a unit of measure: its dimension, and its factor relative to the dimension's smallest unit.
type Unit struct {
	Dimension string // empty: none is known
	Factor    float64
}

// Units maps words to units of measure. Their factors are relative to the dimension's smallest unit in the table.
var Units = sync.OnceValue(func() map[string]Unit {
	m := map[string]Unit{}
	for _, line := range strings.Split(strings.TrimSpace(unitTable), "\n") {
		of, rest, _ := strings.Cut(line, ":")
		for _, group := range strings.Split(rest, ",") {
			names := strings.Fields(group)
			factor, _ := strconv.ParseFloat(names[0], 64)
			for _, n := range names[1:] {
				m[n] = Unit{of, factor}
			}
		}
	}
	return m
})

const unitTable = `
mass: 1 g gram grams, 1000 kg kgs kilo kilos kilogram kilograms
mass: 1000000 t ton tons tonne tonnes, 28.35 oz ounce ounces, 453.6 lb lbs pound pounds
length: 1 mm millimetre millimetres millimeter millimeters, 10 cm centimetre centimetres centimeter centimeters
length: 1000 m metre metres meter meters, 1000000 km kilometre kilometres kilometer kilometers
length: 25.4 inch inches, 304.8 ft foot feet, 1609344 mile miles mi
time: 1 second seconds sec secs, 60 min mins minute minutes, 3600 h hour hours hr hrs
time: 86400 day days night nights, 604800 week weeks, 1209600 fortnight fortnights
money: 1 cent cents ct cts pence rappen, 100 € $ £ euro euros eur dollar dollars usd bucks gbp quid chf franc francs
power: 1 w watt watts, 745.7 hp horsepower, 1000 kw kilowatt kilowatts, 1000000 mw megawatt megawatts
force: 1 newton newtons, 1000 kn kilonewton kilonewtons
energy: 1 wh, 1000 kwh, 1000000 mwh
area: 1 sqm m2 m² qm, 1000000 sqkm km2 km²
volume: 1 ml, 1000 l litre litres liter liters, 1000000 m3 m³ cbm
temperature: 1 degree degrees celsius
share: 1 percent % pct percentage`

// currency is what a word means as a currency.
type currency struct {
	sign        string
	unambiguous bool // it means nothing else in a column's name
	inSentences bool // it means a currency in sentences, too
}

// currencies maps words to currencies. In the table, words after a comma may mean something else; words after a bar are
// currencies only beside the figures of a table.
var currencies = sync.OnceValue(func() map[string]currency {
	m := map[string]currency{}
	for _, line := range strings.Split(strings.TrimSpace(currencyTable), "\n") {
		said, written, _ := strings.Cut(line, "|")
		sure, unsure, _ := strings.Cut(said, ",")
		sign := strings.Fields(sure)[0]
		for w := range strings.FieldsSeq(written) {
			m[w] = currency{sign: sign}
		}
		for w := range strings.FieldsSeq(unsure) {
			m[w] = currency{sign: sign, inSentences: true}
		}
		for w := range strings.FieldsSeq(sure) {
			m[strings.ToLower(w)] = currency{sign, true, true}
		}
	}
	for code := range strings.FieldsSeq(otherCurrencies) {
		m[strings.ToLower(code)] = currency{sign: code}
	}
	return m
})

const currencyTable = `
€ euro euros eur
$ dollar dollars usd, bucks
£ gbp, pound pounds quid sterling
CHF, franc francs
¥, yen jpy
₹, rupee rupees inr | rs
SEK
NOK
DKK
PLN, zloty | zł
CZK | kč
HUF | ft
kr`

const otherCurrencies = "AED ARS AUD BRL CAD CLP CNY COP EGP HKD IDR ILS KRW MXN MYR NGN NZD PHP PKR RON RUB SAR SGD THB TRY TWD UAH VND ZAR"

// CurrencyOf returns the sign or code of the currency that a lower-case word of a sentence names; "" if none.
func CurrencyOf(word string) string {
	if c := currencies()[word]; c.inSentences {
		return c.sign
	}
	return ""
}

var proceeds = Set("takings income revenue revenues turnover proceeds earnings")

// IsProceeds reports whether a lower-case word names money that came in, in whatever column.
func IsProceeds(word string) bool { return proceeds[word] }

// CurrencyInName is CurrencyOf for a word in a column's name, where pounds may be weights.
func CurrencyInName(word string) string {
	if c := currencies()[word]; c.unambiguous {
		return c.sign
	}
	return ""
}

// CurrencyInTable is CurrencyOf for a word or sign beside a figure in a table.
func CurrencyInTable(sign string) string { return currencies()[strings.ToLower(sign)].sign }
