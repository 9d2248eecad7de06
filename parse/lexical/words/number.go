package words

import (
	"math"
	"strconv"
	"strings"
)

// ParseNumber reads a number in digits: a sign, thousands separators and an exponent are fine, anything else is not.
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

// FormatNumber writes a number as people do: no exponent, no trailing zeros.
func FormatNumber(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// units are numbers in words that add up, tens before ones.
var units = map[string]float64{
	"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
	"seventy": 70, "eighty": 80, "ninety": 90, "dozen": 12,
}

// Scales multiply what stands before them.
var Scales = map[string]float64{"hundred": 100, "thousand": 1e3, "grand": 1e3, "k": 1e3, "million": 1e6, "billion": 1e9}

// NumberAt reads a number at tokens[i], in digits ("2.5 million" included) or in words ("one hundred and five"). It
// returns the value and the number of tokens read, 0 where no number stands.
func NumberAt(tokens []Token, i int) (value float64, n int) {
	if i >= len(tokens) {
		return 0, 0
	}
	if t := tokens[i]; t.Numeric {
		if i+1 < len(tokens) {
			if scale, ok := Scales[tokens[i+1].Text]; ok {
				return t.Number * scale, 2
			}
		}
		return t.Number, 1
	}
	total, part := 0.0, 0.0
	last := math.Inf(1) // what was read before: tens may be followed by ones only
	for j := i; j < len(tokens); j++ {
		w := tokens[j].Text
		if u, ok := units[w]; ok {
			if last <= u || last < 20 {
				break
			}
			part, last, n = part+u, u, j-i+1
			continue
		}
		if scale, ok := Scales[w]; ok && (n > 0 || j == i) {
			if part == 0 {
				part = 1
			}
			if scale == 100 {
				part *= scale
			} else {
				total, part = total+part*scale, 0
			}
			last, n = math.Inf(1), j-i+1
			continue
		}
		if n > 0 && (w == "and" || w == "-") && j+1 < len(tokens) {
			if _, ok := units[tokens[j+1].Text]; ok && (w == "-" || last > 100) {
				continue
			}
		}
		break
	}
	if n == 0 {
		return 0, 0
	}
	return total + part, n
}
