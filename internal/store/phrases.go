package store

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// Thresholds for short texts to count as phrases ("flickers when touched", "zip torn at the bottom") rather than names,
// kinds or codes.
const (
	minPhrases     = 5   // minimum number of distinct values
	minLowerCase   = .7  // share of lower-case words among those after the first, since names are capitalised
	minWordShare   = .9  // share of words that are not numbers or codes
	minNewWords    = 1.2 // new words per value, since names of things share their words
	maxCapitalised = .3  // share of capitalised words above which they are names: "Kat Deluna, Andras Vleminckx"
	minJoined      = .25 // share of values with a connecting word or mark: "of", "not", a comma
)

// writingStyle counts what distinguishes phrases from names.
type writingStyle struct {
	values, words    int
	behind, lower    int // words after the first of a value, and those of them in lower case
	letters, joining int // words of letters, and values with a connecting word or mark
	seen             map[string]bool
}

func (p *profile) writing() *writingStyle {
	w := &writingStyle{seen: map[string]bool{}}
	for _, e := range p.examples {
		if fields := strings.Fields(e); len(fields) > 0 {
			w.add(fields)
		}
	}
	return w
}

func (w *writingStyle) add(fields []string) {
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

// arePhrases reports whether a column's short texts are written freely.
func (p *profile) arePhrases() bool {
	w := p.writing()
	n := float64(w.values)
	return w.values >= minPhrases && float64(w.letters) >= minWordShare*float64(w.words) &&
		float64(w.lower) >= minLowerCase*float64(w.behind) && float64(len(w.seen)) >= minNewWords*n &&
		float64(w.joining) >= minJoined*n
}

// areNames reports whether most words are written as names are.
func (p *profile) areNames() bool {
	w := p.writing()
	return float64(w.lower) < maxCapitalised*float64(w.behind)
}

// allLetters reports whether a word consists of letters, with at most a hyphen or an apostrophe.
func allLetters(w string) bool {
	return w != "" && !strings.ContainsFunc(w, func(r rune) bool {
		return !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '’'
	})
}
