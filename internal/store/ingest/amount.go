package ingest

import (
	"iter"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	words "github.com/ask-surely/surely/internal/words/text"
)

// amountFormat is the format of a column's amounts.
type amountFormat struct {
	unit         string // "$", "EUR", "%"; empty: plain numbers, some in parentheses or with a decimal comma
	decimalComma bool   // the decimal sign is a comma
}

// amount is a parsed cell.
type amount struct {
	unit          string
	unitAfter     bool   // the unit follows the number
	number        string // as written, without the sign
	exponent      string // a power of ten as an exponent: "e6" in "$1.2M"
	negative      bool
	inParentheses bool // negative in accounting notation: (12.50)
}

var (
	reAmount = regexp.MustCompile(`^([-+]?) ?([^\d\s.,'+-]*) ?([-+]?)([.,]?\d(?:[\d.,' ]*\d)?) ?((?i:k|m|mn|mio|bn|b|thousand|million|billion)\b)? ?([^\d\s.,'+-]*)$`)
	reUnit   = regexp.MustCompile(`^(?:\p{Sc}|[A-Z]{1,3}\$)$`)

	// Numbers with a decimal point, with or without thousands (or lakhs) separators, and the same with a decimal comma.
	reDecimalPoint = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:[ ']\d{3})+)?(?:\.\d+)?$`)
	reCommaNumber  = regexp.MustCompile(`^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ ']\d{3})+)?(?:,\d+)?$`)

	normalizeSigns = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\u2009", " ", "’", "'", "−", "-", "Rs. ", "Rs ",
		"Rs.",
		"Rs ")
	stripPointSeparators = strings.NewReplacer(" ", "", "'", "", ",", "")
	stripCommaSeparators = strings.NewReplacer(" ", "", "'", "", ".", "", ",", ".")
)

// SplitUnit splits a currency off a column's name, such as fee_eur or "Fee (€)".
func SplitUnit(column string) (name, unit string) {
	separator := strings.LastIndexAny(column, "_ -([")
	if separator <= 0 {
		return column, ""
	}
	code := strings.ToLower(strings.Trim(column[separator+1:], ")]"))
	if reUnit.MatchString(code) || len(code) == len("EUR") {
		unit = words.CurrencyInTable(code)
	}
	if unit == "" {
		return column, ""
	}
	return strings.TrimRight(column[:separator], " _-(["), unit
}

// parseUnit returns the unit that a symbol stands for, if any.
func parseUnit(symbol string) (unit string, ok bool) {
	if unit = words.CurrencyInTable(symbol); unit != "" {
		return unit, true
	}
	return symbol, symbol == "" || symbol == "%" || reUnit.MatchString(symbol)
}

// parseAmount parses a cell.
func parseAmount(cell []byte) (a amount, ok bool) {
	if len(cell) > 60 {
		return a, false
	}
	s := strings.TrimSpace(normalizeSigns.Replace(string(cell)))
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") {
		a.negative, a.inParentheses = true, true
		s = strings.TrimSpace(s[1 : len(s)-1])
	}
	g := reAmount.FindStringSubmatch(s)
	if g == nil || g[1] != "" && g[3] != "" || a.inParentheses && g[1]+g[3] != "" {
		return a, false
	}
	before, isUnit := parseUnit(g[2])
	after, isUnit2 := parseUnit(g[6])
	if !isUnit || !isUnit2 || before != "" && after != "" || before == "%" {
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

// isCode reports whether a number without a unit looks like a telephone number or a code.
func isCode(number string) bool {
	return strings.ContainsAny(number, " '") || len(number) > 1 && number[0] == '0' && isDigit(number[1])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// parse parses a cell, if it is an amount in the format. The cell's unit may be missing.
func (f *amountFormat) parse(cell []byte) (float64, bool) {
	a, ok := parseAmount(cell)
	if !ok || a.unit != "" && a.unit != f.unit {
		return 0, false
	}
	pattern, separators := reDecimalPoint, stripPointSeparators
	if f.decimalComma {
		pattern, separators = reCommaNumber, stripCommaSeparators
	}
	if !pattern.MatchString(a.number) {
		return 0, false
	}
	v, err := strconv.ParseFloat(separators.Replace(a.number)+a.exponent, 64)
	if a.negative {
		v = -v
	}
	return v, err == nil
}

// detectAmountFormat returns the format of a column of amounts in one currency, percentages, or numbers with
// parentheses or decimal commas; nil for other columns. If the decimal sign is in doubt, decimalCommas says whether it
// is a comma.
func detectAmountFormat(records [][][]byte, column int, decimalCommas bool) *amountFormat {
	var amounts []amount
	filled, counts := 0, map[string]int{}
	for cell := range nonNullCells(records, column) {
		filled++
		if a, ok := parseAmount(cell); ok {
			amounts = append(amounts, a)
			counts[a.unit]++
		} else if stray := filled - len(amounts); stray > 20 && stray*50 > len(records) {
			return nil
		}
	}
	f := &amountFormat{unit: mostFrequentUnit(counts)}
	f.decimalComma = usesDecimalComma(amounts, f.unit, decimalCommas)
	unparsed := filled
	for cell := range nonNullCells(records, column) {
		if _, ok := f.parse(cell); ok {
			unparsed--
		}
	}
	switch {
	case filled == 0, unparsed > 0 && unparsed*100 >= filled:
		return nil
	case f.unit != "" && counts[f.unit]*2 < filled:
		return nil
	case f.unit == "" && !f.isEvident(amounts, filled):
		return nil // notes such as (12), pairs such as 3,2
	}
	return f
}

// nonNullCells yields a column's cells, except those for missing values.
func nonNullCells(records [][][]byte, column int) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for _, r := range records {
			if column < len(r) && !isNullWord(r[column]) && !yield(r[column]) {
				return
			}
		}
	}
}

// mostFrequentUnit returns the unit of most amounts; in a tie, the alphabetically first.
func mostFrequentUnit(counts map[string]int) string {
	best := ""
	for unit, n := range counts {
		if unit != "" && (best == "" || n > counts[best] || n == counts[best] && unit < best) {
			best = unit
		}
	}
	return best
}

// isEvident reports whether numbers without a unit make the format clear: some but not most are in parentheses, or one
// has both separators.
func (f *amountFormat) isEvident(amounts []amount, filled int) bool {
	inParentheses, both := 0, false
	for _, a := range amounts {
		if a.inParentheses {
			inParentheses++
		}
		both = both || strings.Contains(a.number, ".") && strings.Contains(a.number, ",")
	}
	return inParentheses > 0 && inParentheses*2 <= filled || f.decimalComma && both
}

// usesDecimalComma reports whether the decimal sign is a comma. Usually, one of the amounts is unambiguous. 1.250 €
// suggests that points separate thousands, and € 1.250 that they do not.
func usesDecimalComma(amounts []amount, unit string, decimalCommas bool) bool {
	byPointOnly, byCommaOnly := 0, 0    // numbers that match only the pattern with a decimal point or comma
	byPoint, byComma, before := 0, 0, 0 // other numbers, by the separator in them
	for _, a := range amounts {
		p, c := reDecimalPoint.MatchString(a.number), reCommaNumber.MatchString(a.number)
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
	case unit == "%": // percentages have no thousands separators
		return byComma > byPoint
	case decimalCommas:
		return true
	}
	return byPoint > 0 && before == 0 && byComma == 0
}

// A comment in the CREATE TABLE statement, which SQLite stores, keeps a column's unit.
const unitPrefix, unitSuffix = " real /* unit: ", " */"

// columnDefinition returns the definition, for CREATE TABLE, of a column with the format.
func (f *amountFormat) columnDefinition(column string) string {
	if f.unit == "" {
		return schema.Quoted(column) + " " + real.sqlType()
	}
	return schema.Quoted(column) + unitPrefix + f.unit + unitSuffix
}

// ImportedUnit returns the unit of a column in an import's CREATE TABLE, or "".
func ImportedUnit(create, column string) string {
	_, rest, found := strings.Cut(create, schema.Quoted(column)+unitPrefix)
	unit, _, closed := strings.Cut(rest, unitSuffix)
	if !found || !closed {
		return ""
	}
	return unit
}
