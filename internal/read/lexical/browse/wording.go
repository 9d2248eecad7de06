package browse

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// words returns the phrase as typed, without the capital that begins the question.
func (a *ask) words(f phrase) string {
	if f.i >= f.j {
		return ""
	}
	said := a.in.Question[a.tokens[f.i].Start:a.tokens[f.j-1].End]
	if first := a.tokens[f.i]; lang.Superlative(a.in.Question[first.Start:first.End]) { // use its base form
		said = first.Text + said[first.End-first.Start:]
	}
	if first, n := utf8.DecodeRuneInString(said); f.i == 0 && said[n:] == strings.ToLower(said[n:]) {
		said = string(unicode.ToLower(first)) + said[n:]
	}
	if f.own && text.Singular(said) == said { // for my birthday: for a birthday
		return text.Indefinite(said)
	}
	return said
}

// person reports whether the rows are people.
func (a *ask) person() bool {
	return slices.ContainsFunc(a.table.Visible(), func(c *schema.Column) bool {
		return anyOf(labelWords(c), "born", "birth", "bio", "biography", "age", "gender")
	})
}

// question turns a phrase into a yes/no question that a reader of the text can answer.
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
	case coming:
		return "is this " + row + " good for people with " + said + "?"
	case stated:
		noun, rest, _ := strings.Cut(said, " ")
		verb, rest, _ := strings.Cut(rest, " ")
		return verb + " the " + noun + " " + rest + "?"
	case being:
		return "is this " + row + " good for people who are " + said + "?"
	case verbal:
		verb, rest, _ := strings.Cut(said, " ")
		switch {
		case strings.HasSuffix(verb, "ed") || lexicon.is("participle", strings.ToLower(verb)):
			return strings.TrimSpace("has this "+row+" "+verb+" "+rest) + "?"
		case strings.HasSuffix(verb, "s") && !strings.HasSuffix(verb, "ss"):
			return strings.TrimSpace("does this "+row+" "+text.Singular(verb)+" "+rest) + "?"
		}
		return "does this " + row + " " + said + "?"
	}
	if !adjective(a.word(f.j - 1)) {
		return "is this " + text.Indefinite(said) + " " + row + "?"
	}
	return "is this " + row + " " + said + "?"
}

// participle reports whether a token after a form of have is a verb: a person "has trained", but a place "has limited
// seating".
func (a *ask) participle(i int) bool {
	w := a.word(i)
	return lexicon.is("participle", w) || a.person() && len(w) > 4 && strings.HasSuffix(w, "ed")
}

// adjective reports whether a word can be a predicate: "quiet", not "date".
func adjective(w string) bool {
	ends := []string{"y", "ful", "ic", "ive", "al", "ous", "able", "ible", "ed", "ish", "less", "free"}
	return lexicon.is("adjective", w) || !lexicon.is("noun", w) &&
		slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(w, end) && len(w) > len(end)+2 })
}

// rowName is the noun for one row.
func (a *ask) rowName() string {
	return strings.ToLower(text.Singular(cmp.Or(a.table.Label, a.table.Name)))
}
