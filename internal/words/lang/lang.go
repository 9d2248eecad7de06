// Package lang analyzes English words: the base of "heavier", superlatives, parts of speech, and the most likely
// correction of a misspelt word.
package lang

import (
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/words/text"
)

// IsEnglish reports whether a word in lower case is English; names are not.
func IsEnglish(word string) bool { return IsKnown(word) || text.Stop(word) }

// Bases returns the possible base forms of a word, itself first: "heavy" for "heavier", "order" for "orders".
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
			if strings.ContainsAny(parts(base), "ar") { // "guest" is no superlative
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

// Nearest returns the most frequent word of which another may be a misspelling, or "".
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
