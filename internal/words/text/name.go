package text

import (
	"strings"
	"unicode/utf8"
)

// What names something takes no more than so many words and letters; what takes more may say something.
const (
	wordsOfName   = 5
	lettersOfName = 40
)

// Names reports whether a value is short enough to name something. A language model that is to write about the data as
// a whole is shown no other values of it: one that says something might tell the model what to write.
func Names(value string) bool {
	return utf8.RuneCountInString(value) <= lettersOfName && len(strings.Fields(value)) <= wordsOfName &&
		!strings.ContainsAny(value, "\n\r")
}
