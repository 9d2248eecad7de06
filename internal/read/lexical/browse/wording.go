package browse

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// typedPhrase returns a phrase as typed, but without the capital letter at the beginning of a question.
func (a *searchReading) typedPhrase(f phrase) string {
	words := a.typed(f.i, f.j)
	if t := a.q.Tokens[f.i]; strings.HasSuffix(a.typed(f.i, f.i+1), "est") { // "quietest"
		words = t.Text + words[t.End-t.Start:]
	}
	if first, n := utf8.DecodeRuneInString(words); f.i == 0 && words[n:] == strings.ToLower(words[n:]) {
		words = string(unicode.ToLower(first)) + words[n:]
	}
	switch article := a.word(f.i - 1); {
	case article == "my" || article == "our": // "for my birthday": for a birthday
		if text.Singular(words) == words {
			return text.Indefinite(words)
		}
	case f.kind != quality && (article == "a" || article == "an"):
		return article + " " + words
	}
	return words
}

// question turns a phrase into a question that can be answered from the text.
func (a *searchReading) question(f phrase) string {
	row, words := strings.ToLower(text.Singular(cmp.Or(a.table.Label, a.table.Name))), a.typedPhrase(f)
	switch f.kind {
	case whole:
		return strings.TrimRight(words, "?. ") + "?"
	case having:
		return "does this " + row + " have " + words + "?"
	case serving:
		return "does this " + row + " serve " + words + "?"
	case purpose:
		return "is this " + row + " good for " + words + "?"
	case doing:
		return "is this a good " + row + " to " + words + "?"
	case verbal:
		verb, rest, _ := strings.Cut(words, " ")
		switch {
		case a.isParticiple(f.i):
			return strings.TrimSpace("has this "+row+" "+verb+" "+rest) + "?"
		case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
			return strings.TrimSpace("does this "+row+" "+text.Singular(verb)+" "+rest) + "?"
		}
		return "does this " + row + " " + words + "?"
	}
	for _, verb := range []string{" is ", " are "} {
		if what, rest, ok := strings.Cut(words, verb); ok { // "service is slow"
			return strings.TrimSpace(verb) + " the " + what + " " + rest + "?"
		}
	}
	if !isAdjective(a.word(f.j - 1)) {
		return "is this " + text.Indefinite(words) + " " + row + "?"
	}
	return "is this " + row + " " + words + "?"
}

func (a *searchReading) listsPeople() bool {
	for _, c := range a.table.Visible() {
		if anyOf(labelWords(c), "born", "birth", "bio", "biography", "age", "gender") {
			return true
		}
	}
	return false
}

// isParticiple reports whether token i is a participle; in a table of people, any word that ends like one counts.
func (a *searchReading) isParticiple(i int) bool {
	w := a.word(i)
	return a.is("participle", i) || a.listsPeople() && len(w) > 4 && strings.HasSuffix(w, "ed")
}

// isAdjective reports whether a word is an adjective, as in "is it quiet?": "quiet", not "date".
func isAdjective(w string) bool {
	endings := []string{"y", "ful", "ic", "ive", "al", "ous", "able", "ible", "ed", "ish", "less", "free"}
	return lexicon.is("adjective", w) || !lexicon.is("noun", w) &&
		slices.ContainsFunc(endings, func(end string) bool { return strings.HasSuffix(w, end) && len(w) > len(end)+2 })
}
