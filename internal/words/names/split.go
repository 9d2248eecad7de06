package names

import (
	"strings"
	"unicode"
)

// Split splits a name at separators, digits and case changes, and folds it.
func Split(name string) []string {
	var parts []string
	var cur []rune
	flush := func() {
		if len(cur) > 0 {
			parts = append(parts, strings.ToLower(string(cur)))
			cur = cur[:0]
		}
	}
	runes := []rune(name)
	for i, r := range runes {
		if r == '_' || r == '-' || r == '.' || r == '/' || unicode.IsSpace(r) {
			flush()
			continue
		}
		if unicode.IsUpper(r) && i > 0 {
			after := i+1 < len(runes) && unicode.IsLower(runes[i+1])
			if unicode.IsLower(runes[i-1]) || unicode.IsUpper(runes[i-1]) && after {
				flush()
			}
		}
		cur = append(cur, r)
	}
	flush()
	return parts
}

// Derives reports whether a short form could stand for a word or phrase: its letters occur there in order, starting
// with the first, and it has the initial of every word of a phrase except function words.
func Derives(short, long string) bool {
	if len(short) < 2 || len(short) >= len(long) || short[0] != long[0] {
		return false
	}
	if strings.Contains(long, " ") {
		return initials(long, false) == short || initials(long, true) == short
	}
	at := 0
	for i := range len(long) {
		if at < len(short) && long[i] == short[at] {
			at++
		}
	}
	return at == len(short)
}

// Abbreviates reports whether one word commonly abbreviates the other: as a known short form, or as one made in the
// same way.
func Abbreviates(short, long string) bool {
	const likely = 5.5 // as a negative log-probability
	l := general()
	for _, f := range l.forms[short] {
		if f.long == long {
			return true
		}
	}
	return len(long) > mostlyShort-1 && !(len(short) >= mostlyShort && l.words[short] > 0) && Derives(short, long) &&
		strings.Trim(long, "abcdefghijklmnopqrstuvwxyz") == "" && l.cost(short, long) < likely
}

// initials returns the first letters of a phrase's words, with or without function words.
func initials(phrase string, small bool) string {
	var out []byte
	for w := range strings.FieldsSeq(phrase) {
		if small || !skippableWords[w] {
			out = append(out, w[0])
		}
	}
	return string(out)
}

// skippableWords are the function words that initials may skip.
var skippableWords = map[string]bool{"of": true, "the": true, "and": true, "per": true, "to": true, "in": true,
	"for": true,
	"on":  true, "at": true, "a": true}
