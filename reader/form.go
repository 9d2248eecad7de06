package reader

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/verdict"
)

// inForm brings a span into the wanted form, or says that it is not of that form.
func inForm(span string, form verdict.Form) (string, bool) {
	switch form {
	case verdict.Date:
		return firstDate(span)
	case verdict.Number:
		return firstNumber(span)
	}
	return span, span != ""
}

var months = map[string]int{"january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
	"september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7,
	"aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12}

const monthNames = `(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\.?`

// datePatterns in order of trust. Each names its parts y, m (digits), M (a name) and d.
var datePatterns = []*regexp.Regexp{
	regexp.MustCompile(`\b(?P<y>[12]\d{3})-(?P<m>\d{1,2})-(?P<d>\d{1,2})\b`),
	regexp.MustCompile(`(?i)\b(?P<d>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?P<M>` + monthNames + `),? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`(?i)\b(?P<M>` + monthNames + `) (?P<d>\d{1,2})(?:st|nd|rd|th)?,? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<d>\d{1,2})\.(?P<m>\d{1,2})\.(?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`(?i)\b(?P<M>` + monthNames + `),? (?P<y>[12]\d{3})\b`),
	regexp.MustCompile(`\b(?P<y>1[0-9]\d{2}|20\d{2})\b`),
}

// dateSpan is a date in a text.
type dateSpan struct {
	iso      string
	from, to int
	exact    bool // to the day
}

// dates returns the dates of s, each place once, by the most exact pattern that fits it.
func dates(s string) []dateSpan {
	var out []dateSpan
	for _, re := range datePatterns {
		for _, at := range re.FindAllStringSubmatchIndex(s, -1) {
			if overlaps(out, at[0], at[1]) {
				continue
			}
			y, m, d, exact := 0, 1, 1, false
			for i, name := range re.SubexpNames() {
				if name == "" || at[2*i] < 0 {
					continue
				}
				part := s[at[2*i]:at[2*i+1]]
				switch name {
				case "y":
					y, _ = strconv.Atoi(part)
				case "m":
					m, _ = strconv.Atoi(part)
				case "M":
					m = months[strings.TrimSuffix(strings.ToLower(part), ".")]
				case "d":
					d, _ = strconv.Atoi(part)
					exact = true
				}
			}
			if m < 1 || m > 12 || d < 1 || d > daysIn(y, m) {
				continue
			}
			out = append(out, dateSpan{iso: fmt.Sprintf("%04d-%02d-%02d", y, m, d), from: at[0], to: at[1], exact: exact})
		}
	}
	return out
}

func overlaps(spans []dateSpan, from, to int) bool {
	for _, s := range spans {
		if from < s.to && s.from < to {
			return true
		}
	}
	return false
}

func daysIn(year, month int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

func firstDate(s string) (string, bool) {
	var best *dateSpan
	for _, d := range dates(s) {
		if best == nil || d.exact && !best.exact || d.exact == best.exact && d.from < best.from {
			best = &d
		}
	}
	if best == nil {
		return "", false
	}
	return best.iso, true
}

var numberPattern = regexp.MustCompile(`[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-+]?\d+(?:\.\d+)?`)

var numberWords = map[string]int{"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
	"nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
	"seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
	"seventy": 70, "eighty": 80, "ninety": 90}

var scales = map[string]int{"hundred": 100, "thousand": 1000, "million": 1e6, "billion": 1e9, "dozen": 12}

// firstNumber reads the first number of s, in digits or words: "1,200", "3.5 million", "twenty-five".
func firstNumber(s string) (string, bool) {
	if at := numberPattern.FindStringIndex(s); at != nil {
		digits := strings.TrimPrefix(strings.ReplaceAll(s[at[0]:at[1]], ",", ""), "+")
		if at[0] > 0 && s[at[0]] == '-' && s[at[0]-1] != ' ' {
			digits = digits[1:] // a hyphen, not a minus
		}
		if next := strings.Fields(strings.ToLower(s[at[1]:])); len(next) > 0 {
			if scale, ok := scales[strings.Trim(next[0], ",.;")]; ok {
				if v, err := strconv.ParseFloat(digits, 64); err == nil {
					return strconv.FormatFloat(v*float64(scale), 'f', -1, 64), true
				}
			}
		}
		return digits, true
	}
	total, current, found := 0, 0, false
	for _, w := range strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return r == ' ' || r == '-' || r == ',' || r == '.' }) {
		if n, ok := numberWords[w]; ok {
			current += n
			found = true
		} else if scale, ok := scales[w]; ok && (found || w == "dozen" || w == "hundred") {
			if current = max(current, 1) * scale; scale >= 1000 {
				total, current = total+current, 0
			}
			found = true
		} else if found && w != "and" {
			break
		}
	}
	if !found {
		return "", false
	}
	return strconv.Itoa(total + current), true
}
