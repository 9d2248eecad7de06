package reader

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
)

// inForm converts a span to the wanted form, or reports that it does not fit.
func inForm(span string, form verdict.Form) (string, bool) {
	switch form {
	case verdict.Date:
		return text.FirstDate(span)
	case verdict.Number:
		return firstNumber(span)
	}
	return span, span != ""
}

var numberPattern = regexp.MustCompile(`[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-+]?\d+(?:\.\d+)?`)

var numberWords = map[string]int{"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
	"eight": 8,
	"nine":  9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
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
	return numberInWords(s)
}

// numberInWords reads the first number of s that is written in words.
func numberInWords(s string) (string, bool) {
	total, current, found := 0, 0, false
	for _, w := range strings.FieldsFunc(strings.ToLower(s),
		func(r rune) bool { return r == ' ' || r == '-' || r == ',' || r == '.' }) {
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
