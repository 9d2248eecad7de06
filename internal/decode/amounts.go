package decode

import (
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
)

// smallerUnits holds the number of days, or millimetres, in a unit.
var smallerUnits = map[string]float64{"week": 7, "weeks": 7, "wk": 7, "wks": 7, "fortnight": 14,
	"month": 30, "months": 30, "year": 365, "years": 365, "yr": 365, "yrs": 365, "cm": 10}

// inSmallerUnits adds the numbers before such units, in the smaller ones.
func inSmallerUnits(q *link.Question, add func(v Value, start, end int)) {
	for i, t := range q.Tokens {
		by := smallerUnits[t.Text]
		if by == 0 || i == 0 {
			continue
		}
		if n, from := numberBefore(q, i); n > 0 {
			add(Value{Text: words.FormatNumber(n * by), Number: true, Kind: numberValue, Form: factorForm},
				q.Tokens[from].Start, t.End)
		}
	}
}

// numberBefore returns the number that ends just before a token, and its first token; "a" is 1.
func numberBefore(q *link.Question, i int) (n float64, from int) {
	for _, f := range q.Numbers {
		if f.Last == i {
			return f.Value, f.First
		}
	}
	if n, size := words.NumberAt(q.Tokens, i-1); size == 1 {
		return n, i - 1
	}
	if q.Token(i-1) == "a" {
		return 1, i - 1
	}
	return 0, i
}

// singular removes the plural ending of a word.
func singular(w string) string {
	switch {
	case len(w) > 4 && strings.HasSuffix(w, "ies"):
		return w[:len(w)-3] + "y"
	case len(w) > 4 && (strings.HasSuffix(w, "ches") || strings.HasSuffix(w, "shes") || strings.HasSuffix(w, "sses") ||
		strings.HasSuffix(w, "xes")):
		return w[:len(w)-2]
	case len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss"):
		return w[:len(w)-1]
	}
	return w
}
