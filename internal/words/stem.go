package words

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Stem strips the commonest English endings. It is rough on purpose: what matters is that forms of one word meet, and
// that a misspelt ending still does.
func Stem(s string) string {
	n := len(s)
	if n > 4 && strings.HasSuffix(s, "ies") {
		return s[:n-3] + "y"
	}
	if n > 4 && (strings.HasSuffix(s, "sses") || strings.HasSuffix(s, "ches") || strings.HasSuffix(s, "shes") ||
		strings.HasSuffix(s, "xes")) {
		return s[:n-2]
	}
	if n > 3 && s[n-1] == 's' && !strings.ContainsRune("sui", rune(s[n-2])) {
		s = s[:n-1]
	}
	for _, ending := range []struct {
		text  string
		above int
	}{{"ing", 5}, {"ed", 4}, {"er", 5}} {
		if len(s) > ending.above && strings.HasSuffix(s, ending.text) {
			s = s[:len(s)-len(ending.text)]
			break
		}
	}
	if n := len(s); n > 4 && s[n-1] == 'e' {
		s = s[:n-1]
	}
	return s
}

// sameStem maps words and signs with the same meaning to one stem.
var sameStem = map[string]string{
	"first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th", "fifth": "5th", "sixth": "6th", "seventh": "7th",
	"eighth": "8th", "ninth": "9th", "tenth": "10th", "#": "number", "no": "number", "%": "percentag", "pct": "percentag",
	"percent": "percentag",
}

// stopWords carry no content.
var stopWords = text.Set(`the a an of in on at to for is was were are be been by with and or that which what who whom whose
	when where how many much did do does has have had it its this as from there their they he she his her s d ll re
	ve thats whats whos wheres theres`)
