// Package lang analyzes English words: the base of "heavier", superlatives, parts of speech, and the most likely
// correction of a misspelt word.
package lang

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// IsEnglish reports whether a word in lower case is English; names are not.
func IsEnglish(word string) bool { return IsKnown(word) || text.Stop(word) }

// Bases returns the possible base forms of a word, the word itself first: "heavy" for "heavier", "order" for "orders".
func Bases(word string) []string {
	out := []string{word}
	for _, ending := range []string{"est", "er"} {
		short, ok := strings.CutSuffix(word, ending)
		if !ok || len(short) < 2 {
			continue
		}
		n := len(short)
		for _, base := range []string{short, short + "e", strings.TrimSuffix(short, "i") + "y", short[:n-1]} {
			if base != short && base != short+"e" && (short[n-1] != 'i' && base[len(base)-1] == 'y' || n > 1 &&
				base == short[:n-1] && short[n-1] != short[n-2]) {
				continue
			}
			if strings.ContainsAny(parts(base), "ar") { // "guest" is not a superlative
				out = append(out, base)
			}
		}
	}
	if singular := text.Singular(word); singular != word {
		out = append(out, singular)
	}
	return out
}

var irregularSuperlatives = text.Set("most least best worst")

// IsSuperlative reports whether a word is a superlative: "best", "oldest".
func IsSuperlative(word string) bool {
	word = strings.ToLower(word)
	return irregularSuperlatives[word] || strings.HasSuffix(word, "est") && len(Bases(word)) > 1
}

var irregularComparatives = text.Set("more less fewer better worse rather")

// IsComparative reports whether a word is a comparative: "better", "older".
func IsComparative(word string) bool {
	return irregularComparatives[word] || strings.HasSuffix(word, "er") && len(Bases(word)) > 1
}

// SizeDirection reports whether a superlative or comparative asks for the greatest or for the smallest of something:
// "hugest", "tiniest"; known is false if that depends on what is measured ("newest") or is not known.
func SizeDirection(word string) (greatest, known bool) {
	for _, base := range Bases(word)[1:] {
		if p := parts(base); strings.ContainsAny(p, "+-") {
			return strings.Contains(p, "+"), true
		}
	}
	return false, false
}

// IsPraise reports whether a superlative merely praises or blames and measures nothing.
func IsPraise(word string) bool {
	word = strings.ToLower(word)
	return word == "best" || word == "worst"
}

// spellings are frequent English words by first letter.
var spellings = sync.OnceValue(func() map[byte][]string {
	out := map[byte][]string{}
	n := 0
	encode.Frequent(func(w string) bool {
		if len(w) > 3 {
			out[w[0]] = append(out[w[0]], w)
		}
		n++
		return n < 20000
	})
	return out
})

// Nearest returns the word that another most likely misspells, or "".
func Nearest(word string) string {
	if word == "" {
		return ""
	}
	maxDistance := 1
	if len(word) > 6 {
		maxDistance = 2
	}
	best, distance := "", maxDistance+1
	for _, w := range spellings()[word[0]] {
		if len(w) < len(word)-maxDistance || len(w) > len(word)+maxDistance {
			continue
		}
		if d := text.Distance(word, w, maxDistance); d < distance {
			best, distance = w, d
		}
	}
	if distance > maxDistance {
		return ""
	}
	return best
}

// parts.gz has a line per word with its parts of speech in WordNet: n, v, a and r; f for an irregular form. Adjectives
// that WordNet groups around large, long and heavy have a +, those around small, short and light a -.
//
//go:embed parts.gz
var embeddedParts []byte

var knownParts = sync.OnceValue(func() map[string]string {
	parts, err := readParts(embeddedParts)
	if err != nil {
		panic("lang: the embedded parts of speech: " + err.Error())
	}
	return parts
})

func readParts(data []byte) (map[string]string, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	all, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	parts := map[string]string{}
	for line := range strings.Lines(string(all)) {
		word, kinds, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		parts[word] = kinds
	}
	return parts, nil
}

// minUnknownNoun is the minimum length at which a word that WordNet lacks, such as a technical or foreign one, counts
// as a noun; shorter ones, and those without a vowel, are taken for abbreviations ("qty", "cntry").
const minUnknownNoun = 4

// parts returns the parts of speech of a word, or of its regular base form; empty if unknown.
func parts(word string) string {
	if kinds, ok := knownParts()[word]; ok {
		return kinds
	}
	for _, base := range regularBases(word) {
		if kinds, ok := knownParts()[base]; ok {
			if strings.HasSuffix(word, "ed") {
				return strings.ReplaceAll(kinds, "n", "")
			}
			return kinds
		}
	}
	return ""
}

// IsKnown reports whether the parts of speech of a word in lower case, or of its base form, are known.
func IsKnown(word string) bool { return parts(word) != "" }

// derivedEndings are the regular endings of words derived from others: "repairer", "sharpening".
var derivedEndings = strings.Fields("er ers or ors ing ings ment ments ness ly less ful able")

// IsDerived reports whether a word in lower case is regularly derived from a known one.
func IsDerived(word string) bool {
	for _, ending := range derivedEndings {
		short, ok := strings.CutSuffix(word, ending)
		if n := len(short); ok && n > 2 && (IsKnown(short) || IsKnown(short+"e") ||
			IsKnown(strings.TrimSuffix(short, "i")+"y") || short[n-1] == short[n-2] && IsKnown(short[:n-1])) {
			return true
		}
	}
	return false
}

// IsNoun reports whether a word in lower case is a noun: "departure" is, "departs" and "cancelled" are not.
func IsNoun(word string) bool {
	if kinds := parts(word); kinds != "" {
		return strings.Contains(kinds, "n")
	}
	return len(word) >= minUnknownNoun && strings.ContainsAny(word, "aeiou") && !text.Stop(word)
}

// IsVerb reports whether a word in lower case is a verb, or may be one: "bring", "fix".
func IsVerb(word string) bool { return strings.Contains(parts(word), "v") }

// IsAdjective reports whether a word in lower case is an adjective, or may be one: "urgent", "late".
func IsAdjective(word string) bool { return strings.Contains(parts(word), "a") }

// IsParticipleAfterNoun reports whether a word in lower case is a participle that may follow a noun:
// "requested", "sold".
func IsParticipleAfterNoun(word string) bool {
	kinds := parts(word)
	if strings.Contains(kinds, "n") {
		return false
	}
	return strings.HasSuffix(word, "ed") && kinds != "" || IsIrregular(word)
}

// IsIrregular reports whether a word in lower case is an irregular form of a verb: "left", "sold".
func IsIrregular(word string) bool {
	kinds := parts(word)
	return strings.Contains(kinds, "v") && strings.Contains(kinds, "f")
}

// regularBases returns the possible regular base forms of a noun or a verb.
func regularBases(word string) []string {
	var out []string
	if one := text.Singular(word); one != word {
		out = append(out, one, word[:len(word)-1])
	}
	if short, ok := strings.CutSuffix(word, "ed"); ok && len(short) > 1 {
		out = append(out, short, short+"e", strings.TrimSuffix(short, "i")+"y")
		if n := len(short); short[n-1] == short[n-2] {
			out = append(out, short[:n-1])
		}
	}
	return out
}
