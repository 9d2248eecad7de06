package words

import (
	"strings"
	"unicode"
)

// normalize lower-cases a text and replaces typographic dashes and quotes by plain ones.
func normalize(s string) string {
	if ascii(s) {
		return strings.ToLower(s)
	}
	return strings.Map(func(r rune) rune {
		switch r {
		case '–', '—', '−', '‑', '‒':
			return '-'
		case '’', '‘', '`', '´', '′':
			return '\''
		case '“', '”', '″', '«', '»':
			return '"'
		}
		return unicode.ToLower(r)
	}, s)
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
