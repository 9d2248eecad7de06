package browse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/text"
)

// words returns the phrase as the person said it, but for the capital that the question begins with.
func (a *ask) words(f phrase) string {
	if f.i >= f.j {
		return ""
	}
	said := a.in.Question[a.tokens[f.i].Start:a.tokens[f.j-1].End]
	if first, n := utf8.DecodeRuneInString(said); f.i == 0 && said[n:] == strings.ToLower(said[n:]) {
		said = string(unicode.ToLower(first)) + said[n:]
	}
	if f.own && text.Singular(said) == said { // for my birthday: for a birthday
		if strings.ContainsRune("aeiou", rune(said[0])) {
			return "an " + said
		}
		return "a " + said
	}
	return said
}

// question puts a phrase as a yes/no question a reader of the text can answer.
func (a *ask) question(f phrase, said string) string {
	row := a.rowName()
	switch f.kind {
	case asked:
		return strings.TrimRight(said, "?. ") + "?"
	case having:
		return "does this " + row + " have " + said + "?"
	case serving:
		return "does this " + row + " serve " + said + "?"
	case purpose:
		return "is this " + row + " good for " + said + "?"
	case doing:
		return "is this a good " + row + " to " + said + "?"
	case allowing:
		return "does this " + row + " allow " + said + "?"
	}
	if !adjective(a.word(f.j - 1)) {
		return "is this a " + said + " " + row + "?"
	}
	return "is this " + row + " " + said + "?"
}

// adjective reports whether a word can be said of a thing as it is: "quiet", not "date".
func adjective(w string) bool {
	if lexicon.is("adjective", w) {
		return true
	}
	if lexicon.is("noun", w) {
		return false
	}
	for _, end := range []string{"y", "ful", "ic", "ive", "al", "ous", "able", "ible", "ed", "ish", "less", "free"} {
		if strings.HasSuffix(w, end) && len(w) > len(end)+2 {
			return true
		}
	}
	return false
}

// rowName is what one row is called.
func (a *ask) rowName() string {
	label := a.table.Label
	if label == "" {
		label = a.table.Name
	}
	return strings.ToLower(text.Singular(label))
}
