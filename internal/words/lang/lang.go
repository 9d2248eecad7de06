// Package lang knows how English words hang together: which mean the same, which name the quality that others tell of
// ("old", "age"), which are made of one another ("sell", "sale"), which are opposites, and which explain one another
// ("dear": high in price). It comes from Open English WordNet; 'go run ./cmd/lab train words' makes its table anew.
package lang

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// Relation says how a word hangs together with another.
type Relation byte

// The relations, the nearest first.
const (
	None     Relation = 0
	Inflects Relation = 'i' // the other is its base form: "sold", "sell"
	Same     Relation = 's' // they share a meaning
	Quality  Relation = 'a' // the other is what it tells the degree of, or the other way about
	Made     Relation = 'd' // one is derived from the other
	Kind     Relation = 'h' // the other is a wider word for it
	Explains Relation = 'g' // the other stands in what explains it
	Opposite Relation = 'n'
)

// nearest orders the relations: of two words that hang together in several ways, the nearest counts.
const nearest = "isadhgn"

//go:embed words.gz
var embedded []byte

// Relations are those of one word, as they stand in the file: behind each tab a relation's letter and the stems that it
// leads to, with blanks between. Base forms are whole words, no stems.
type Relations string

// To tells how the word hangs together with one of the given stem.
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

// by returns the stems that a relation leads to.
func (r Relations) by(relation Relation) []string {
	_, rest, _ := strings.Cut(string(r), "\t"+string(relation))
	stems, _, _ := strings.Cut(rest, "\t")
	return strings.Fields(stems)
}

type table map[string]Relations

var known = sync.OnceValue(func() table {
	t, err := read(embedded)
	if err != nil {
		panic("lang: the embedded table: " + err.Error()) // of a build that 'go run ./cmd/lab train words' did not make
	}
	return t
})

// read takes lines of a word and its relations.
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

// Of returns how a word, in lower case, hangs together with others.
func Of(word string) Relations { return known()[word] }

// Related tells how a word, in lower case, hangs together with one of the given stem.
func Related(word, stem string) Relation { return Of(word).To(stem) }

// Means reports whether a word, in lower case, means anything by itself: names do not.
func Means(word string) bool { return Of(word) != "" || text.Stop(word) }

// Wider calls f for the stems of wider words for a word: of "woman" for "adult" and "female".
func Wider(word string, f func(stem string)) {
	for _, stem := range Of(word).by(Kind) {
		f(stem)
	}
}

// Bases returns what a word may be a form of, itself first: "heavier" of "heavy", "sold" of "sell".
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

// irregularMost are the superlatives that do not end like others.
var irregularMost = text.Set("most least best worst")

// Superlative reports whether a word says that something is the first of its kind: "best", "oldest".
func Superlative(word string) bool {
	word = strings.ToLower(word)
	return irregularMost[word] || strings.HasSuffix(word, "est") && len(Bases(word)) > 1
}

// irregularMore are the comparatives that do not end like others.
var irregularMore = text.Set("more less fewer better worse rather")

// Comparative reports whether a word compares: "better", "older".
func Comparative(word string) bool {
	return irregularMore[word] || strings.HasSuffix(word, "er") && len(Bases(word)) > 1
}

// Praises reports whether a superlative only praises or blames, whatever for.
func Praises(word string) bool {
	word = strings.ToLower(word)
	return word == "best" || word == "worst"
}

// spellings are the frequent words of English by their first letter.
var spellings = sync.OnceValue(func() map[byte][]string {
	out := map[byte][]string{}
	n := 0
	likeness.Words(func(w string) bool {
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
