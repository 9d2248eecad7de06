package ingest

import (
	"fmt"
	"regexp"

	words "github.com/ask-surely/surely/internal/words/text"
)

// reportError means that a sheet or file is laid out as a report, not as a table.
type reportError struct{ source, reason string }

func (e *reportError) Error() string {
	return "this " + e.source + " is a report, not a table: " + e.reason
}

var (
	rePeriod = regexp.MustCompile(`(?i)^(?:(?:1[7-9]|20)\d\d(?:-\d\d(?:-01)?)?|q[1-4](?:[ '/-]*(?:19|20)\d\d)?|` +
		`(?:19|20)\d\d[ /-]?q[1-4])$`)
	reMonth = regexp.MustCompile(`(?i)^(\p{L}{3,10})\.?(?:[ '/-]*(?:19|20)\d\d)?$`)
)

// periods returns the headings that name a month, a quarter or a year.
func periods(headings [][]byte) (out []string) {
	for _, h := range headings {
		name := cleanName(string(h))
		month := reMonth.FindStringSubmatch(name)
		if rePeriod.MatchString(name) || month != nil && words.Month(month[1]) > 0 {
			out = append(out, name)
		}
	}
	return out
}

// minPeriods is the minimum number of period columns that make a table wide.
const minPeriods = 3

// wideTableRemarks returns a remark if several columns are periods.
func wideTableRemarks(headings [][]byte) (remarks []string) {
	if p := periods(headings); len(p) >= minPeriods && len(p) < len(headings) {
		remarks = append(remarks, fmt.Sprintf("%s to %s are columns: use a row for each period to ask questions over time",
			p[0], p[len(p)-1]))
	}
	return remarks
}
