package text

import (
	"strings"
	"unicode/utf8"
)

// Maximum length of a name in words and letters; anything longer may be a statement.
const (
	wordsOfName   = 5
	lettersOfName = 40
)

// IsNameLike reports whether a value is short enough to be a name. A language model that writes about the data as a
// whole is shown no other values, since longer ones might contain instructions.
func IsNameLike(value string) bool {
	return utf8.RuneCountInString(value) <= lettersOfName && len(strings.Fields(value)) <= wordsOfName &&
		!strings.ContainsAny(value, "\n\r")
}
