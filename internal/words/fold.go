package words

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// plain lower-cases and writes typographic dashes and quotes as plain ones.
func plain(s string) string {
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

// Fold lower-cases and strips accents: "São Tomé" becomes "sao tome".
func Fold(s string) string {
	if ascii(s) {
		return strings.ToLower(s)
	}
	var b strings.Builder
	for _, r := range norm.NFD.String(plain(s)) {
		if unicode.Is(unicode.Mn, r) {
			continue
		}
		if t, ok := ligatures[r]; ok {
			b.WriteString(t)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// ligatures are letters that have no decomposition but that people type with others.
var ligatures = map[rune]string{'ß': "ss", 'æ': "ae", 'œ': "oe", 'ø': "o", 'ł': "l", 'đ': "d", 'ð': "d", 'þ': "th",
	'ı': "i"}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
