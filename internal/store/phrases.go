package store

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// Thresholds at which short texts are phrases ("flickers when touched", "zip torn at the bottom") rather than names,
// categories or codes.
const (
	minPhrases     = 5   // minimum number of distinct values
	minLowerCase   = .7  // share of lower-case words among those after the first, since names are capitalised
	minWordShare   = .9  // share of words that are not numbers or codes
	minNewWords    = 1.2 // new words per value, since names of things share their words
	maxCapitalised = .3  // share of lower-case words below which texts are names: "Kat Deluna, Andras Vleminckx"
	minJoined      = .25 // share of values with a connecting word or mark: "of", "not", a comma
)

// writingStyle counts what distinguishes phrases from names.
type writingStyle struct {
	values, words       int
	later, laterLower   int // words after the first of a value, and those of them in lower case
	letters, connecting int // words of letters, and values with a connecting word or mark
	seen                map[string]bool
}

func (p *profile) writingStyle() *writingStyle {
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
	connects := false
	for i, f := range fields {
		plain := strings.Trim(strings.ToLower(f), ".,;:!?()\"'")
		if allLetters(plain) {
			w.letters++
		}
		isInner := i > 0 && i+1 < len(fields)
		if text.Stop(plain) {
			connects = connects || isInner
		} else {
			w.seen[plain] = true
		}
		if first, _ := utf8.DecodeRuneInString(f); i > 0 {
			w.later++
			if unicode.IsLower(first) {
				w.laterLower++
			}
		}
		connects = connects || i+1 < len(fields) && strings.HasSuffix(f, ",")
	}
	if connects || len(fields) > 2 && strings.ContainsAny(fields[len(fields)-1], ".!?") {
		w.connecting++
	}
}

// hasPhrases reports whether a column's short texts are phrases.
func (p *profile) hasPhrases() bool {
	w := p.writingStyle()
	n := float64(w.values)
	return w.values >= minPhrases && float64(w.letters) >= minWordShare*float64(w.words) &&
		float64(w.laterLower) >= minLowerCase*float64(w.later) && float64(len(w.seen)) >= minNewWords*n &&
		float64(w.connecting) >= minJoined*n
}

// hasNames reports whether most words are capitalised, as in names.
func (p *profile) hasNames() bool {
	w := p.writingStyle()
	return float64(w.laterLower) < maxCapitalised*float64(w.later)
}

// allLetters reports whether a word consists of letters, with at most a hyphen or an apostrophe.
func allLetters(w string) bool {
	return w != "" && !strings.ContainsFunc(w, func(r rune) bool {
		return !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '’'
	})
}
