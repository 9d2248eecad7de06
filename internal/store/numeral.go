package store

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

// A text column may hold numbers with a little text around them: "1,234 km", "$12.5 m", "3rd", "23 (4)". If they share
// a unit, they are compared and sorted as numbers. Telephone numbers, codes, dates, versions, scores and addresses also
// contain digits, but comparing them as numbers makes no sense.

// reNumeral splits a value into the text before the number, the number, and the text after it.
var reNumeral = regexp.MustCompile(`^((?:\p{L}+\.? |[~≈<>≤≥#+] ?|\p{L}{0,3}\p{Sc} ?){0,2})(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)( ?[^\d\s,.:;/–—−-][^\d,:;/–—−]{0,23})?((?: ?[(\[][^()\[\]]*[)\]]){0,2})$`)

var (
	reFirstNumber = regexp.MustCompile(schema.FirstNumber)
	reOrdinal     = regexp.MustCompile(`^(st|nd|rd|th)\b`)
	reScale       = regexp.MustCompile(`\b(k|m|mn|mio|mln|b|bn|thousand|million|billion|lakh|crore)\b`)
	codeNames     = text.Set("zip zipcode postcode postal plz version release model phone telephone tel fax mobile isbn ssn code")
)

// numeral is a value that is a number with a little text around it.
type numeral struct {
	number float64
	unit   string // the letters around the number
	digits int    // number of digits if the value consists of digits only; else 0
}

func parseNumeral(s string) (n numeral, ok bool) {
	if s = strings.TrimSpace(s); len(s) > 60 || reDateText.MatchString(s) {
		return n, false
	}
	g := reNumeral.FindStringSubmatch(s)
	if g == nil || !strings.ContainsAny(g[2], "0123456789") || len(strings.Fields(g[3])) > 3 {
		return n, false
	}
	digits := strings.TrimPrefix(g[2], "-")
	if len(digits) > 1 && digits[0] == '0' && digits[1] != '.' { // a code, a telephone number
		return n, false
	}
	if n.number, ok = firstNumber(s); !ok {
		return n, false
	}
	if digits == s && !strings.ContainsAny(s, ",.") {
		n.digits = len(s)
	}
	suffix := strings.ToLower(g[3])
	n.unit = letterRuns(strings.ToLower(g[1]) + " " + reOrdinal.ReplaceAllString(suffix, ""))
	return n, true
}

// firstNumber parses the first number in a text as query.InText does.
func firstNumber(s string) (float64, bool) {
	f, err := strconv.ParseFloat(reFirstNumber.FindString(strings.ReplaceAll(s, ",", "")), 64)
	return f, err == nil
}

func letterRuns(s string) string { return strings.Join(reLetter.FindAllString(s, -1), " ") }

var reLetter = regexp.MustCompile(`\p{L}+`)

// numerals counts a column's values that are numbers with a little text around them.
type numerals struct {
	rows, nonEmpty int64 // rows with a numeral, and rows with any value
	values         int
	bounds         schema.Range
	units          map[string]bool
	digitCounts    map[int]int // number of values by number of digits, if they consist of digits only; else under 0
}

func countNumerals(counts map[string]int64) *numerals {
	n := &numerals{units: map[string]bool{}, digitCounts: map[int]int{},
		bounds: schema.Range{Min: math.Inf(1), Max: math.Inf(-1)}}
	for value, count := range counts {
		if !reLetterOrDigit.MatchString(value) {
			continue // a dash, for a missing value
		}
		n.nonEmpty += count
		if v, ok := parseNumeral(value); ok {
			n.values++
			n.rows += count
			n.bounds.Min, n.bounds.Max = min(n.bounds.Min, v.number), max(n.bounds.Max, v.number)
			n.units[v.unit] = true
			n.digitCounts[v.digits]++
		}
	}
	return n
}

var reLetterOrDigit = regexp.MustCompile(`[\p{L}\p{N}]`)

// maxUnits is the maximum number of different texts around a column's numbers. A column with more holds names
// ("Moon Bowl 12").
const maxUnits = 6

// areNumbers reports whether most values are numerals with few units, and not codes.
func (n *numerals) areNumbers() bool {
	if n.values < 3 || 5*n.rows < 4*n.nonEmpty || len(n.units) > max(2, min(n.values/4, maxUnits)) {
		return false
	}
	scales := map[string]bool{}
	for unit := range n.units {
		scales[reScale.FindString(unit)] = true
	}
	if len(scales) > 1 { // 1.2 m and 900 k cannot be compared
		return false
	}
	for length, count := range n.digitCounts {
		if length >= 4 && count == n.values { // a PIN or postal code; years sort correctly as texts
			return false
		}
	}
	return true
}

// commonUnit returns the unit that all values have, as the first of some examples writes it; "" if there is none.
func (n *numerals) commonUnit(examples []string) string {
	for unit := range n.units {
		if len(n.units) > 1 || text.Units()[unit].Dimension == "" {
			return ""
		}
	}
	for _, e := range examples {
		if v, ok := parseNumeral(e); ok && !strings.ContainsFunc(e, isCurrencySign) { // $12 m are no metres
			at := strings.Index(strings.ToLower(e), v.unit)
			return e[at : at+len(v.unit)]
		}
	}
	return ""
}

func isCurrencySign(r rune) bool { return unicode.Is(unicode.Sc, r) }

// numberRange returns the range of a text column's numbers with their unit, or nil if it does not hold numbers.
func (p *profile) numberRange(typ schema.Type, list bool, role schema.Role) (bounds *schema.Range, unit string) {
	switch role {
	// roles that values such as "12 km" may have been given
	case schema.Plain, schema.Title, schema.Enumeration, schema.Money, schema.Address:
	default:
		return nil, ""
	}
	parts := names.Split(p.column.name)
	if typ != schema.Text || list || containsName(parts, codeNames) || containsName(parts, addressNames) {
		return nil, ""
	}
	examples := map[string]int64{} // a few values are enough to rule out most text columns
	for _, e := range p.examples {
		examples[e] = max(p.distinct[e], 1)
	}
	if !countNumerals(examples).areNumbers() {
		return nil, ""
	}
	if all := countNumerals(p.distinct); all.areNumbers() {
		return &all.bounds, all.commonUnit(p.examples)
	}
	return nil, ""
}
