package values

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// fold splits a text into words in lower case without accents and punctuation. A point or comma between digits does not
// split a number; the comma is dropped.
func fold(s string) []string {
	return appendWords(nil, s)
}

func appendWords(words []string, s string) []string {
	if !isASCII(s) {
		s = norm.NFKD.String(s)
	}
	lower := strings.ToLower(s)
	if isASCII(lower) {
		return appendASCII(words, lower)
	}
	var b strings.Builder
	flush := func() {
		if b.Len() > 0 {
			words = append(words, b.String())
			b.Reset()
		}
	}
	runes := []rune(lower)
	for i, r := range runes {
		switch {
		case unicode.Is(unicode.Mn, r):
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if plain, ok := plainLetters[r]; ok {
				b.WriteString(plain)
			} else {
				b.WriteRune(r)
			}
		case r == '\'' || r == '’':
		case (r == '.' || r == ',') && i > 0 && i+1 < len(runes) && unicode.IsDigit(runes[i-1]) &&
			unicode.IsDigit(runes[i+1]):
			if r == '.' {
				b.WriteByte('.')
			}
		default:
			flush()
		}
	}
	flush()
	return words
}

// plainLetters maps letters that Unicode decomposition leaves unchanged to plain ones.
var plainLetters = map[rune]string{'ß': "ss", 'ø': "o", 'æ': "ae", 'œ': "oe", 'ł': "l", 'đ': "d", 'ð': "d", 'þ': "th",
	'ı': "i"}

func appendASCII(words []string, s string) []string {
	start := -1
	hasDropped := false // the word contains a character of dropInWords
	flush := func(end int) {
		if start < 0 {
			return
		}
		w := s[start:end]
		if hasDropped {
			w = dropInWords.Replace(w)
		}
		words = append(words, w)
		start, hasDropped = -1, false
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
			if start < 0 {
				start = i
			}
		case c == '\'' && start >= 0 && i+1 < len(s) && isLetter(s[i+1]):
			hasDropped = true
		case (c == '.' || c == ',') && start >= 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]):
			hasDropped = hasDropped || c == ','
		default:
			flush(i)
		}
	}
	flush(len(s))
	return words
}

// dropInWords drops characters within words.
var dropInWords = strings.NewReplacer("'", "", ",", "")

func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }

// stem removes the endings that most often differ between stored values and questions. It need not be correct, only
// consistent.
func stem(w string) string {
	n := len(w)
	switch {
	case n > 4 && strings.HasSuffix(w, "ies"):
		return w[:n-3] + "y"
	case n > 5 && (strings.HasSuffix(w, "ches") || strings.HasSuffix(w, "shes") || strings.HasSuffix(w, "sses")),
		n > 4 && strings.HasSuffix(w, "xes"):
		return w[:n-2]
	case n > 3 && w[n-1] == 's' && w[n-2] != 's' && w[n-2] != 'u' && w[n-2] != 'i' && !isDigit(w[n-2]):
		w = w[:n-1]
	}
	n = len(w)
	switch {
	case n > 6 && strings.HasSuffix(w, "ing"):
		return dropDoubledLetter(w[:n-3])
	case n > 5 && strings.HasSuffix(w, "ed"):
		return dropDoubledLetter(w[:n-2])
	case n > 4 && w[n-1] == 'e':
		return w[:n-1]
	}
	return w
}

// dropDoubledLetter drops a doubled letter at the end: "bann" (from "banned") becomes "ban".
func dropDoubledLetter(w string) string {
	if n := len(w); n > 3 && w[n-1] == w[n-2] && w[n-1] != 'l' && w[n-1] != 's' {
		return w[:n-1]
	}
	return w
}

// maxTypos returns the maximum number of wrong letters in a word.
func maxTypos(w string) int {
	switch n := len(w); {
	case n < 4 || hasDigit(w):
		return 0
	case n < 8:
		return 1
	}
	return 2
}

func hasDigit(w string) bool {
	return strings.ContainsAny(w, "0123456789")
}
