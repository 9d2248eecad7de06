package ingest

import (
	"iter"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	words "github.com/ask-surely/surely/internal/words/text"
)

// amountForm says how a column's cells write amounts: unit and decimal sign.
type amountForm struct {
	unit  string // "$", "EUR", "%"; empty: plain numbers, some in parentheses or with a decimal comma
	comma bool   // the decimal sign is a comma
}

// amount is a parsed cell.
type amount struct {
	unit      string
	unitAfter bool   // the unit follows the number
	number    string // without sign, as written
	exponent  string // a power of ten as an exponent: "e6" in "$1.2M"
	negative  bool
	bracketed bool // negative in accounting notation: (12.50)
}

var (
	reAmount = regexp.MustCompile(`^([-+]?) ?([^\d\s.,'+-]*) ?([-+]?)([.,]?\d(?:[\d.,' ]*\d)?) ?((?i:k|m|mn|mio|bn|b|thousand|million|billion)\b)? ?([^\d\s.,'+-]*)$`)
	reUnit   = regexp.MustCompile(`^(?:\p{Sc}|[A-Z]{1,3}\$)$`)

	// Numbers with a decimal point, with or without thousands (or lakhs) separators, and the same with a decimal comma.
	rePointed = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:[ ']\d{3})+)?(?:\.\d+)?$`)
	reCommaed = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ ']\d{3})+)?(?:,\d+)?$`)

	plainSigns = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\u2009", " ", "’", "'", "−", "-", "Rs. ", "Rs ", "Rs.",
		"Rs ")
	stripPointSeparators = strings.NewReplacer(" ", "", "'", "", ",", "")
	stripCommaSeparators = strings.NewReplacer(" ", "", "'", "", ".", "", ",", ".")
)

// UnitNamed splits a currency off a column's name: fee_eur and "Fee (€)" are fees in euros.
func UnitNamed(column string) (name, unit string) {
	at := strings.LastIndexAny(column, "_ -([")
	if at <= 0 {
		return column, ""
	}
	code := strings.ToLower(strings.Trim(column[at+1:], ")]"))
	if reUnit.MatchString(code) || len(code) == len("EUR") {
		unit = words.CurrencyInTable(code)
	}
	if unit == "" {
		return column, ""
	}
	return strings.TrimRight(column[:at], " _-(["), unit
}

// unitOf returns the unit of a sign, if it is one.
func unitOf(sign string) (unit string, ok bool) {
	if unit = words.CurrencyInTable(sign); unit != "" {
		return unit, true
	}
	return sign, sign == "" || sign == "%" || reUnit.MatchString(sign)
}

// amountIn parses a cell.
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
	a.unit, a.unitAfter, a.number = before+after, after != "", g[4]
	a.negative = a.negative || g[1]+g[3] == "-"
	if g[5] != "" {
		if a.unit == "" || a.unit == "%" {
			return a, false
		}
		a.exponent = map[byte]string{'k': "e3", 't': "e3", 'm': "e6", 'b': "e9"}[g[5][0]|0x20]
	}
	return a, a.unit != "" || !isCode(a.number)
}

// isCode reports whether a number without a unit is a telephone number or a code.
func isCode(number string) bool {
	return strings.ContainsAny(number, " '") || len(number) > 1 && number[0] == '0' && digit(number[1])
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// number parses a cell, if it is an amount of this form. Without a unit the column's applies.
func (f *amountForm) number(cell []byte) (float64, bool) {
	a, ok := amountIn(cell)
	if !ok || a.unit != "" && a.unit != f.unit {
		return 0, false
	}
	form, plain := rePointed, stripPointSeparators
	if f.comma {
		form, plain = reCommaed, stripCommaSeparators
	}
	if !form.MatchString(a.number) {
		return 0, false
	}
	v, err := strconv.ParseFloat(plain.Replace(a.number)+a.exponent, 64)
	if a.negative {
		v = -v
	}
	return v, err == nil
}

// amountsIn returns the form of a column's amounts of one currency, percentages, or numbers with parentheses or decimal
// commas; nil if it has none. commas decides the decimal sign in case of doubt.
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
	case f.unit == "" && !f.evident(amounts, filled):
		return nil // notes such as (12), pairs such as 3,2
	}
	return f
}

// cellsOf yields a column's cells, without blanks.
func cellsOf(records [][][]byte, column int) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for _, r := range records {
			if column < len(r) && !isNullWord(r[column]) && !yield(r[column]) {
				return
			}
		}
	}
}

// commonestUnit returns the unit of most amounts; the first one in a tie.
func commonestUnit(often map[string]int) string {
	best := ""
	for unit, n := range often {
		if unit != "" && (best == "" || n > often[best] || n == often[best] && unit < best) {
			best = unit
		}
	}
	return best
}

// evident reports whether numbers without a unit have the form: some but not most are in parentheses, or one has both
// separators.
func (f *amountForm) evident(amounts []amount, filled int) bool {
	bracketed, both := 0, false
	for _, a := range amounts {
		if a.bracketed {
			bracketed++
		}
		both = both || strings.Contains(a.number, ".") && strings.Contains(a.number, ",")
	}
	return bracketed > 0 && bracketed*2 <= filled || f.comma && both
}

// decimalSignIn reports whether the decimal sign is a comma. Usually one of the amounts is unambiguous; 1.250 €
// suggests that points separate thousands, € 1.250 that they do not.
func decimalSignIn(amounts []amount, unit string, commas bool) bool {
	byPointOnly, byCommaOnly := 0, 0    // numbers with only a single separator
	byPoint, byComma, before := 0, 0, 0 // other numbers, by the decimal sign that they show
	for _, a := range amounts {
		p, c := rePointed.MatchString(a.number), reCommaed.MatchString(a.number)
		switch {
		case p && !c:
			byPointOnly++
		case c && !p:
			byCommaOnly++
		case strings.Contains(a.number, "."):
			byPoint++
			if !a.unitAfter {
				before++
			}
		case strings.Contains(a.number, ","):
			byComma++
		}
	}
	switch {
	case byPointOnly+byCommaOnly > 0:
		return byCommaOnly > byPointOnly
	case unit == "%": // not a thousands separator
		return byComma > byPoint
	case commas:
		return true
	}
	return byPoint > 0 && before == 0 && byComma == 0
}

// SQLite has no place for a unit; its stored CREATE TABLE text can hold one in a comment.
const unitOpens, unitCloses = " real /* unit: ", " */"

// declared returns the form's type in CREATE TABLE.
func (f *amountForm) declared(column string) string {
	if f.unit == "" {
		return schema.Quoted(column) + " " + real.declared()
	}
	return schema.Quoted(column) + unitOpens + f.unit + unitCloses
}

// UnitOf returns the unit that an import's CREATE TABLE names for a column, or "".
func UnitOf(create, column string) string {
	_, rest, found := strings.Cut(create, schema.Quoted(column)+unitOpens)
	unit, _, closed := strings.Cut(rest, unitCloses)
	if !found || !closed {
		return ""
	}
	return unit
}
