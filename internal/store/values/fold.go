package values

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// fold splits a text into words in lower case without accents or punctuation. A point or comma between digits does not
// split a number; the comma is dropped.
func fold(s string) []string {
	s = Plain(s)
	var words []string
	start, hasDropped := -1, false // start of the current word; whether it contains a character that dropInWords drops
	flush := func(end int) {
		if start >= 0 && hasDropped {
			words = append(words, dropInWords.Replace(s[start:end]))
		} else if start >= 0 {
			words = append(words, s[start:end])
		}
		start, hasDropped = -1, false
	}
	for i, r := range s {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if start < 0 {
				start = i
			}
		case r == '\'' && start >= 0 && i+1 < len(s) && isLetter(s[i+1]):
			hasDropped = true
		case (r == '.' || r == ',') && start >= 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]):
			hasDropped = hasDropped || r == ','
		default:
			flush(i)
		}
	}
	flush(len(s))
	return words
}

// Plain returns a text in lower case and without accents.
func Plain(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return r >= utf8.RuneSelf }) {
		return plainLetters.Replace(strings.Map(dropAccents, strings.ToLower(norm.NFKD.String(s))))
	}
	return strings.ToLower(s)
}

// dropAccents returns -1 for an accent, so that strings.Map drops the accents of a decomposed text.
func dropAccents(r rune) rune {
	if unicode.Is(unicode.Mn, r) {
		return -1
	}
	return r
}

// plainLetters replaces letters that Unicode decomposition leaves unchanged with plain ones.
var plainLetters = strings.NewReplacer("ß", "ss", "ø", "o", "æ", "ae", "œ", "oe", "ł", "l", "đ", "d", "ð", "d",
	"þ", "th", "ı", "i", "’", "'")

// dropInWords drops the apostrophes and commas within a word.
var dropInWords = strings.NewReplacer("'", "", ",", "")

// isLetter reports whether a byte of a text in lower case belongs to a letter.
func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || c >= utf8.RuneSelf }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// maxTypos returns the maximum number of wrong letters in a word.
func maxTypos(w string) int {
	switch n := len(w); {
	case n < 4 || strings.ContainsAny(w, "0123456789"):
		return 0
	case n < 8:
		return 1
	}
	return 2
}
