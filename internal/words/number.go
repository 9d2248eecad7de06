package words

import (
	"cmp"
	"math"
	"strconv"
	"strings"
)

// ParseNumber parses a number in digits, which may have a sign, thousands separators and an exponent.
func ParseNumber(s string) (float64, bool) {
	s = strings.ReplaceAll(strings.TrimSpace(s), ",", "")
	if s == "" || s[0] != '-' && s[0] != '+' && s[0] != '.' && (s[0] < '0' || s[0] > '9') {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return 0, false
	}
	return f, true
}

// FormatNumber formats a number without an exponent or trailing zeros.
func FormatNumber(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// units are number words that add up, tens before ones.
var units = map[string]float64{
	"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
	"seventy": 70, "eighty": 80, "ninety": 90, "dozen": 12,
}

// Scales maps words that multiply the preceding number to their factors.
var Scales = map[string]float64{"hundred": 100, "thousand": 1e3, "grand": 1e3, "k": 1e3, "million": 1e6, "billion": 1e9}

// NumberAt parses a number at tokens[i], in digits (including "2.5 million") or in words ("one hundred and five"). It
// returns the value and its number of tokens, which is 0 if there is no number.
func NumberAt(tokens []Token, i int) (value float64, n int) {
	if i >= len(tokens) {
		return 0, 0
	}
	if !tokens[i].Numeric {
		return numberInWords(tokens[i:])
	}
	if i+1 < len(tokens) {
		if scale, ok := Scales[tokens[i+1].Text]; ok {
			return tokens[i].Number * scale, 2
		}
	}
	return tokens[i].Number, 1
}

// numberInWords parses a number in words at the start of tokens.
func numberInWords(tokens []Token) (value float64, n int) {
	total, part := 0.0, 0.0
	last := math.Inf(1) // the value of the previous word: only ones may follow tens
	for j := range tokens {
		w := tokens[j].Text
		if u, ok := units[w]; ok {
			if last <= u || last < 20 {
				break
			}
			part, last, n = part+u, u, j+1
			continue
		}
		if scale, ok := Scales[w]; ok && (n > 0 || j == 0) {
			part = cmp.Or(part, 1) * scale
			if scale != 100 {
				total, part = total+part, 0
			}
			last, n = math.Inf(1), j+1
			continue
		}
		if n > 0 && (w == "and" || w == "-") && j+1 < len(tokens) {
			if _, ok := units[tokens[j+1].Text]; ok && (w == "-" || last > 100) {
				continue
			}
		}
		break
	}
	return total + part, n
}
