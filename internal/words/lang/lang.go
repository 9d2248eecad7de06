// Package lang knows how English words are related: synonyms, qualities and their attributes ("old", "age"),
// derivations ("sell", "sale"), opposites, and words in each other's definitions ("dear": high in price). It comes from
// Open English WordNet; 'go run ./cmd/lab train words' rebuilds its table.
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

// Relation is a relation between two words.
type Relation byte

// The relations, the closest first.
const (
	None     Relation = 0
	Inflects Relation = 'i' // the other is its base form: "sold", "sell"
	Same     Relation = 's' // they share a meaning
	Quality  Relation = 'a' // one is an attribute of the other
	Made     Relation = 'd' // one is derived from the other
	Kind     Relation = 'h' // the other is a hypernym
	Explains Relation = 'g' // the other occurs in its definition
	Opposite Relation = 'n'
)

// nearest orders the relations: of several between two words, the closest counts.
const nearest = "isadhgn"

//go:embed words.gz
var embedded []byte

// Relations are a word's relations in the file's format: after each tab a relation's letter and the related stems,
// separated by spaces. Base forms are whole words, not stems.
type Relations string

// To returns the word's relation to a stem.
func (r Relations) To(stem string) Relation {
	for from := 0; stem != ""; {
		at := strings.Index(string(r[from:]), stem)
		if at < 0 {
			break
		}
		at += from
		from = at + 1
		begins, end := at > 1 && (r[at-1] == ' ' || r[at-2] == '\t'), at+len(stem)
		if begins && (end == len(r) || r[end] == ' ' || r[end] == '\t') {
			return Relation(r[strings.LastIndexByte(string(r[:at]), '\t')+1])
		}
	}
	return None
}

// by returns the stems of a relation.
func (r Relations) by(relation Relation) []string {
	_, rest, _ := strings.Cut(string(r), "\t"+string(relation))
	stems, _, _ := strings.Cut(rest, "\t")
	return strings.Fields(stems)
}

type table map[string]Relations

var known = sync.OnceValue(func() table {
	t, err := read(embedded)
	if err != nil {
		panic("lang: the embedded table: " + err.Error()) // a build without 'go run ./cmd/lab train words'
	}
	return t
})

// read parses lines of a word and its relations.
func read(data []byte) (table, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	all, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	t := table{}
	for line := range strings.Lines(string(all)) {
		line = strings.TrimSuffix(line, "\n")
		word, _, _ := strings.Cut(line, "\t")
		t[word] = Relations(line[len(word):])
	}
	return t, nil
}

// Of returns the relations of a word in lower case.
func Of(word string) Relations { return known()[word] }

// Related returns the relation of a word in lower case to a stem.
func Related(word, stem string) Relation { return Of(word).To(stem) }

// Means reports whether a word in lower case has a meaning; names have none.
func Means(word string) bool { return Of(word) != "" || text.Stop(word) }

// Wider calls f for the stems of a word's hypernyms: of "woman" for "adult" and "female".
func Wider(word string, f func(stem string)) {
	for _, stem := range Of(word).by(Kind) {
		f(stem)
	}
}

// Bases returns the possible base forms of a word, itself first: "heavier" of "heavy", "sold" of "sell".
func Bases(word string) []string {
	out := append([]string{word}, Of(word).by(Inflects)...)
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
			if Of(base) != "" {
				out = append(out, base)
			}
		}
	}
	if one := text.Singular(word); one != word {
		out = append(out, one)
	}
	return out
}

// irregularMost are irregular superlatives.
var irregularMost = text.Set("most least best worst")

// Superlative reports whether a word is a superlative: "best", "oldest".
func Superlative(word string) bool {
	word = strings.ToLower(word)
	return irregularMost[word] || strings.HasSuffix(word, "est") && len(Bases(word)) > 1
}

// irregularMore are irregular comparatives.
var irregularMore = text.Set("more less fewer better worse rather")

// Comparative reports whether a word is a comparative: "better", "older".
func Comparative(word string) bool {
	return irregularMore[word] || strings.HasSuffix(word, "er") && len(Bases(word)) > 1
}

// Praises reports whether a superlative is mere praise or blame, without a measure.
func Praises(word string) bool {
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

// Nearest returns the most frequent word that another may be a misspelling of, or "".
func Nearest(word string) string {
	if word == "" {
		return ""
	}
	most := 1
	if len(word) > 6 {
		most = 2
	}
	best, at := "", most+1
	for _, w := range spellings()[word[0]] {
		if len(w) < len(word)-most || len(w) > len(word)+most {
			continue
		}
		if d := text.Distance(word, w, most); d < at {
			best, at = w, d
		}
	}
	if at > most {
		return ""
	}
	return best
}
