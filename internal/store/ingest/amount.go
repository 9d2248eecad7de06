package ingest

import (
	"iter"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// amountForm is how the cells of a column write amounts: with what unit, and with which decimal sign.
type amountForm struct {
	unit  string // "$", "EUR", "%"; empty: plain numbers, some of them in parentheses or with a comma for the decimal sign
	comma bool   // the decimal sign is a comma
}

// amount is a cell taken apart.
type amount struct {
	unit      string
	behind    bool   // the unit stands behind the number
	number    string // without sign, as written
	power     string // of ten, as a float's exponent: "e6" of "$1.2M"
	negative  bool
	bracketed bool // negative as bookkeepers write it: (12.50)
}

var (
	reAmount = regexp.MustCompile(`^([-+]?) ?([^\d\s.,'+-]*) ?([-+]?)([.,]?\d(?:[\d.,' ]*\d)?) ?((?i:k|m|mn|mio|bn|b|thousand|million|billion)\b)? ?([^\d\s.,'+-]*)$`)
	reUnit   = regexp.MustCompile(`^(?:\p{Sc}|[A-Z]{1,3}\$)$`)

	// Numbers with a decimal point, their thousands (or lakhs) grouped or not, and the same with a decimal comma.
	rePointed = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:[ ']\d{3})+)?(?:\.\d+)?$`)
	reCommaed = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ ']\d{3})+)?(?:,\d+)?$`)

	plainSigns = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\u2009", " ", "’", "'", "−", "-", "Rs. ", "Rs ", "Rs.",
		"Rs ")
	pointed = strings.NewReplacer(" ", "", "'", "", ",", "")
	commaed = strings.NewReplacer(" ", "", "'", "", ".", "", ",", ".")
)

// units are the currencies and the like that are written with letters, in lower case, and what they are called.
var units = map[string]string{"%": "%", "dollar": "$", "dollars": "$", "euro": "€", "euros": "€", "kr": "kr",
	"zł": "zł", "kč": "Kč", "ft": "Ft", "rs": "Rs"}

func init() {
	for code := range strings.FieldsSeq("AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NGN NOK NZD PHP PKR PLN RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR") {
		units[strings.ToLower(code)] = code
	}
}

// UnitNamed takes the currency off the end of a column's name, where it has one: fee_eur is a fee in EUR.
func UnitNamed(column string) (name, unit string) {
	at := strings.LastIndexAny(column, "_ -")
	if at <= 0 || len(column)-at != len("_EUR") {
		return column, ""
	}
	code := strings.ToUpper(column[at+1:])
	if sign, ok := map[string]string{"EUR": "€", "USD": "$", "GBP": "£"}[code]; ok {
		return column[:at], sign
	}
	if units[strings.ToLower(code)] != code {
		return column, ""
	}
	return column[:at], code
}

// unitOf returns the unit that a sign stands for; ok is false where it is none.
func unitOf(sign string) (unit string, ok bool) {
	if sign == "" || reUnit.MatchString(sign) {
		return sign, true
	}
	unit, ok = units[strings.ToLower(sign)]
	return unit, ok
}

// amountIn takes a cell apart.
func amountIn(cell []byte) (a amount, ok bool) {
	if len(cell) > 60 {
		return a, false
	}
	s := strings.TrimSpace(plainSigns.Replace(string(cell)))
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") {
		a.negative, a.bracketed = true, true
		s = strings.TrimSpace(s[1 : len(s)-1])
	}
	g := reAmount.FindStringSubmatch(s)
	if g == nil || g[1] != "" && g[3] != "" || a.bracketed && g[1]+g[3] != "" {
		return a, false
	}
	before, known := unitOf(g[2])
	after, known2 := unitOf(g[6])
	if !known || !known2 || before != "" && after != "" || before == "%" {
		return a, false
	}
	a.unit, a.behind, a.number = before+after, after != "", g[4]
	a.negative = a.negative || g[1]+g[3] == "-"
	if g[5] != "" {
		if a.unit == "" || a.unit == "%" {
			return a, false
		}
		a.power = map[byte]string{'k': "e3", 't': "e3", 'm': "e6", 'b': "e9"}[g[5][0]|0x20]
	}
	return a, a.unit != "" || !isCode(a.number)
}

// isCode reports whether a number without a unit is a telephone number or a code.
func isCode(number string) bool {
	return strings.ContainsAny(number, " '") || len(number) > 1 && number[0] == '0' && digit(number[1])
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// number reads a cell; false where it is no amount of this form. An amount without a unit is of the column's.
func (f *amountForm) number(cell []byte) (float64, bool) {
	a, ok := amountIn(cell)
	if !ok || a.unit != "" && a.unit != f.unit {
		return 0, false
	}
	form, plain := rePointed, pointed
	if f.comma {
		form, plain = reCommaed, commaed
	}
	if !form.MatchString(a.number) {
		return 0, false
	}
	v, err := strconv.ParseFloat(plain.Replace(a.number)+a.power, 64)
	if a.negative {
		v = -v
	}
	return v, err == nil
}

// amountsIn returns how the cells of a column write amounts of one currency, percentages, or numbers with parentheses
// or decimal commas; nil where they are no such thing. Where nothing else tells, commas says that the decimal sign is
// a comma.
func amountsIn(records [][][]byte, column int, commas bool) *amountForm {
	var amounts []amount
	filled, often := 0, map[string]int{}
	for cell := range cellsOf(records, column) {
		filled++
		if a, ok := amountIn(cell); ok {
			amounts = append(amounts, a)
			often[a.unit]++
		} else if stray := filled - len(amounts); stray > 20 && stray*50 > len(records) {
			return nil
		}
	}
	f := &amountForm{unit: commonestUnit(often)}
	f.comma = decimalSignIn(amounts, f.unit, commas)
	wrong := filled
	for cell := range cellsOf(records, column) {
		if _, ok := f.number(cell); ok {
			wrong--
		}
	}
	switch {
	case filled == 0, wrong > 0 && wrong*100 >= filled:
		return nil
	case f.unit != "" && often[f.unit]*2 < filled:
		return nil
	case f.unit == "" && !f.shown(amounts, filled):
		return nil // notes such as (12), pairs such as 3,2
	}
	return f
}

// cellsOf yields what a column holds, without what stands for nothing.
func cellsOf(records [][][]byte, column int) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for _, r := range records {
			if column < len(r) && !nothing(r[column]) && !yield(r[column]) {
				return
			}
		}
	}
}

// commonestUnit is the unit of most amounts; of those that as many have, the first.
func commonestUnit(often map[string]int) string {
	best := ""
	for unit, n := range often {
		if unit != "" && (best == "" || n > often[best] || n == often[best] && unit < best) {
			best = unit
		}
	}
	return best
}

// shown reports whether numbers without a unit show the form: some but not most stand in parentheses, or one has both
// signs.
func (f *amountForm) shown(amounts []amount, filled int) bool {
	bracketed, both := 0, false
	for _, a := range amounts {
		if a.bracketed {
			bracketed++
		}
		both = both || strings.Contains(a.number, ".") && strings.Contains(a.number, ",")
	}
	return bracketed > 0 && bracketed*2 <= filled || f.comma && both
}

// decimalSignIn reports whether the decimal sign of amounts is a comma. Most often one of them can be read in one way
// only; of 1.250 € and € 1.250 the first is written where points group thousands.
func decimalSignIn(amounts []amount, unit string, commas bool) bool {
	byPointOnly, byCommaOnly := 0, 0    // those that are numbers with one of the two signs only
	byPoint, byComma, before := 0, 0, 0 // the others, by what they hold
	for _, a := range amounts {
		p, c := rePointed.MatchString(a.number), reCommaed.MatchString(a.number)
		switch {
		case p && !c:
			byPointOnly++
		case c && !p:
			byCommaOnly++
		case strings.Contains(a.number, "."):
			byPoint++
			if !a.behind {
				before++
			}
		case strings.Contains(a.number, ","):
			byComma++
		}
	}
	switch {
	case byPointOnly+byCommaOnly > 0:
		return byCommaOnly > byPointOnly
	case unit == "%": // is not counted in thousands
		return byComma > byPoint
	case commas:
		return true
	}
	return byPoint > 0 && before == 0 && byComma == 0
}

// SQLite has no place for a unit; the text of CREATE TABLE, which it keeps, has one in a comment.
const unitOpens, unitCloses = " real /* unit: ", " */"

// declared is the form's part of CREATE TABLE.
func (f *amountForm) declared(column string) string {
	if f.unit == "" {
		return schema.Quoted(column) + " " + real.declared()
	}
	return schema.Quoted(column) + unitOpens + f.unit + unitCloses
}

// UnitOf returns the unit that a CREATE TABLE made by an import names for a column, or nothing.
func UnitOf(create, column string) string {
	_, rest, found := strings.Cut(create, schema.Quoted(column)+unitOpens)
	unit, _, closed := strings.Cut(rest, unitCloses)
	if !found || !closed {
		return ""
	}
	return unit
}
