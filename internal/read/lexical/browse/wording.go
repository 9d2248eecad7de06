package browse

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// typedPhrase returns a phrase as typed, except for the capital letter at the beginning of a question.
func (a *searchReading) typedPhrase(f phrase) string {
	said := a.typed(f.i, f.j)
	if t := a.q.Tokens[f.i]; strings.HasSuffix(a.typed(f.i, f.i+1), "est") { // "quietest"
		said = t.Text + said[t.End-t.Start:]
	}
	if first, n := utf8.DecodeRuneInString(said); f.i == 0 && said[n:] == strings.ToLower(said[n:]) {
		said = string(unicode.ToLower(first)) + said[n:]
	}
	switch article := a.word(f.i - 1); {
	case article == "my" || article == "our": // "for my birthday": for a birthday
		if text.Singular(said) == said {
			return text.Indefinite(said)
		}
	case f.kind != quality && (article == "a" || article == "an"):
		return article + " " + said
	}
	return said
}

// question turns a phrase into a yes/no question that can be answered from the text.
func (a *searchReading) question(f phrase) string {
	row, said := strings.ToLower(text.Singular(cmp.Or(a.table.Label, a.table.Name))), a.typedPhrase(f)
	switch f.kind {
	case whole:
		return strings.TrimRight(said, "?. ") + "?"
	case having:
		return "does this " + row + " have " + said + "?"
	case serving:
		return "does this " + row + " serve " + said + "?"
	case purpose:
		return "is this " + row + " good for " + said + "?"
	case doing:
		return "is this a good " + row + " to " + said + "?"
	case verbal:
		verb, rest, _ := strings.Cut(said, " ")
		switch {
		case a.participle(f.i):
			return strings.TrimSpace("has this "+row+" "+verb+" "+rest) + "?"
		case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
			return strings.TrimSpace("does this "+row+" "+text.Singular(verb)+" "+rest) + "?"
		}
		return "does this " + row + " " + said + "?"
	}
	for _, verb := range []string{" is ", " are "} {
		if what, rest, ok := strings.Cut(said, verb); ok { // "service is slow"
			return strings.TrimSpace(verb) + " the " + what + " " + rest + "?"
		}
	}
	if !adjective(a.word(f.j - 1)) {
		return "is this " + text.Indefinite(said) + " " + row + "?"
	}
	return "is this " + row + " " + said + "?"
}

// people reports whether the rows represent people.
func (a *searchReading) people() bool {
	for _, c := range a.table.Visible() {
		if anyOf(labelWords(c), "born", "birth", "bio", "biography", "age", "gender") {
			return true
		}
	}
	return false
}

// participle reports whether token i is a participle; for people, any word with such an ending counts.
func (a *searchReading) participle(i int) bool {
	w := a.word(i)
	return a.is("participle", i) || a.people() && len(w) > 4 && strings.HasSuffix(w, "ed")
}

// adjective reports whether a word can be a predicate: "quiet", not "date".
func adjective(w string) bool {
	ends := []string{"y", "ful", "ic", "ive", "al", "ous", "able", "ible", "ed", "ish", "less", "free"}
	return lexicon.is("adjective", w) || !lexicon.is("noun", w) &&
		slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(w, end) && len(w) > len(end)+2 })
}
