package ingest

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	words "github.com/ask-surely/surely/internal/words/text"
)

// reportError refuses a sheet or a file that shows figures to people instead of listing rows.
type reportError struct{ what, why string }

func (e *reportError) Error() string { return "this " + e.what + " is a report, not a table: " + e.why }

// totalled are labels of rows that add others up. Imported, such a row would double every sum, win every maximum and be
// counted.
var totalled = words.Set(`total totals sum overall`)

// endsInTotal reports whether the last record is a total: labelled so, as no other is, and the sum of a column above.
func (p *plan) endsInTotal(records [][][]byte) bool {
	const fewest = 3
	if len(records) < fewest {
		return false
	}
	above, last := records[:len(records)-1], records[len(records)-1]
	if !isTotal(last) || slices.ContainsFunc(above, isTotal) {
		return false
	}
	for i, f := range last {
		total, ok := p.number(f)
		sum := 0.0
		for _, r := range above {
			if i < len(r) {
				v, _ := p.number(r[i])
				sum += v
			}
		}
		if ok && sum != 0 && math.Abs(total-sum) <= .002*math.Abs(sum) {
			return true
		}
	}
	return false
}

// isTotal reports whether the first cell that is not a number labels a row as a total, and nothing else.
func isTotal(row [][]byte) bool {
	at := slices.IndexFunc(row, func(f []byte) bool { return kindOf(f) == text })
	if at < 0 {
		return false
	}
	name := strings.ToLower(strings.Trim(clean(string(row[at])), " :*"))
	return totalled[strings.TrimPrefix(name, "grand ")]
}

// number parses a cell as a number, whatever its unit.
func (p *plan) number(cell []byte) (float64, bool) {
	a, _ := amountIn(cell)
	return (&amountForm{unit: a.unit, comma: p.comma == ';'}).number(cell)
}

var (
	rePeriod = regexp.MustCompile(`(?i)^(?:(?:1[7-9]|20)\d\d(?:-\d\d(?:-01)?)?|q[1-4](?:[ '/-]*(?:19|20)\d\d)?|` +
		`(?:19|20)\d\d[ /-]?q[1-4])$`)
	reMonth = regexp.MustCompile(`(?i)^(\p{L}{3,10})\.?(?:[ '/-]*(?:19|20)\d\d)?$`)
)

// periods are the headings that name a month, a quarter or a year.
func periods(headings [][]byte) (out []string) {
	for _, h := range headings {
		name := clean(string(h))
		month := reMonth.FindStringSubmatch(name)
		if rePeriod.MatchString(name) || month != nil && words.Month(month[1]) > 0 {
			out = append(out, name)
		}
	}
	return out
}

// leastPeriods is how many columns of periods make a table wide.
const leastPeriods = 3

// wideRemark says what to do about columns that are periods.
func wideRemark(headings [][]byte) (remark []string) {
	if p := periods(headings); len(p) >= leastPeriods && len(p) < len(headings) {
		remark = append(remark, fmt.Sprintf("%s to %s are columns: with a row for each, questions over time have an answer",
			p[0], p[len(p)-1]))
	}
	return remark
}
