package reader

import (
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// convertTo converts a span to a form, or returns false.
func convertTo(span string, form verdict.Form) (string, bool) {
	switch form {
	case verdict.Date:
		return text.FirstDate(span)
	case verdict.Number:
		if n := numbersIn(span); len(n) > 0 {
			return n[0].value, true
		}
		return "", false
	}
	return span, span != ""
}

// number is a number in a text, in digits or words, with its byte range.
type number struct {
	value      string
	start, end int
}

// numbersIn returns the numbers in s: "1,200", "3.5 million", "twenty-five", "5km".
func numbersIn(s string) (out []number) {
	tokens := words.Tokenize(s)
	for i := 0; i < len(tokens); i++ {
		value, n := words.NumberAt(tokens, i)
		if n == 0 && tokens[i].Unit {
			value, n = tokens[i].Number, 1
		}
		if n == 0 {
			continue
		}
		from := tokens[i].Start
		if from > 0 && s[from-1] == '-' && (from == 1 || s[from-2] == ' ') { // a minus, not a hyphen
			value = -value
		}
		i += n - 1
		out = append(out, number{words.FormatNumber(value), from, tokens[i].End})
	}
	return out
}
