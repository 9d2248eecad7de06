package ingest

import (
	"fmt"
	"regexp"

	words "github.com/ask-surely/surely/internal/words/text"
)

// reportError refuses a sheet or file that presents figures to people instead of listing rows.
type reportError struct{ what, why string }

func (e *reportError) Error() string { return "this " + e.what + " is a report, not a table: " + e.why }

var (
	rePeriod = regexp.MustCompile(`(?i)^(?:(?:1[7-9]|20)\d\d(?:-\d\d(?:-01)?)?|q[1-4](?:[ '/-]*(?:19|20)\d\d)?|` +
		`(?:19|20)\d\d[ /-]?q[1-4])$`)
	reMonth = regexp.MustCompile(`(?i)^(\p{L}{3,10})\.?(?:[ '/-]*(?:19|20)\d\d)?$`)
)

// periods returns the headings that name a month, a quarter or a year.
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

// minPeriods is how many columns of periods make a table wide.
const minPeriods = 3

// wideRemark says what to do about columns that are periods.
func wideRemark(headings [][]byte) (remark []string) {
	if p := periods(headings); len(p) >= minPeriods && len(p) < len(headings) {
		remark = append(remark, fmt.Sprintf("%s to %s are columns: with a row for each, questions over time have an answer",
			p[0], p[len(p)-1]))
	}
	return remark
}
