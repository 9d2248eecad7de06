package store

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// What short texts need to be phrases that somebody wrote down ("flickers when touched", "zip torn at the bottom"),
// not names, kinds or codes.
const (
	fewestPhrases = 5   // distinct values: of fewer, nothing can be told
	lowerCase     = .7  // of the words behind the first: names are written with capitals
	worded        = .9  // of all words, those that are words and no numbers or codes
	newWords      = 1.2 // words not met before for each value: what things are called shares its words
	mostlyNames   = .3  // of the words behind the first, up to which they are names: "Kat Deluna, Andras Vleminckx"
	joined        = .25 // values with a word or a mark that joins others: "of", "not", a comma
)

// writing counts what tells phrases from names.
type writing struct {
	values, words    int
	behind, lower    int // words behind the first of a value, those of them that begin small
	letters, joining int // words of letters, values with a word or a mark that joins others
	seen             map[string]bool
}

func (p *profile) writing() *writing {
	w := &writing{seen: map[string]bool{}}
	for _, e := range p.examples {
		if fields := strings.Fields(e); len(fields) > 0 {
			w.add(fields)
		}
	}
	return w
}

func (w *writing) add(fields []string) {
	w.values++
	w.words += len(fields)
	joins := false
	for i, f := range fields {
		plain := strings.Trim(strings.ToLower(f), ".,;:!?()\"'")
		if allLetters(plain) {
			w.letters++
		}
		within := i > 0 && i+1 < len(fields)
		if text.Stop(plain) {
			joins = joins || within
		} else {
			w.seen[plain] = true
		}
		if first, _ := utf8.DecodeRuneInString(f); i > 0 {
			w.behind++
			if unicode.IsLower(first) {
				w.lower++
			}
		}
		joins = joins || i+1 < len(fields) && strings.HasSuffix(f, ",")
	}
	if joins || len(fields) > 2 && strings.ContainsAny(fields[len(fields)-1], ".!?") {
		w.joining++
	}
}

// phrases reports whether short texts of a column are written freely, by what they hold.
func (p *profile) phrases() bool {
	w := p.writing()
	n := float64(w.values)
	return w.values >= fewestPhrases && float64(w.letters) >= worded*float64(w.words) &&
		float64(w.lower) >= lowerCase*float64(w.behind) && float64(len(w.seen)) >= newWords*n &&
		float64(w.joining) >= joined*n
}

// names reports whether most words are written as names are.
func (p *profile) names() bool {
	w := p.writing()
	return float64(w.lower) < mostlyNames*float64(w.behind)
}

// allLetters reports whether a word is one of letters, with a hyphen or an apostrophe at most.
func allLetters(w string) bool {
	return w != "" && !strings.ContainsFunc(w, func(r rune) bool {
		return !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '’'
	})
}
