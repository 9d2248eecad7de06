// Package names reads the names of tables and columns as people say them: "sb customer country" for sbcustcountry. A
// name is taken apart into words and short forms of words, the likeliest way of all: as likely as its words are in
// names, those of the same database first, and as their short forms are for them, learnt from pairs.
package names

import (
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// A Reader reads the names of one database. It is safe for concurrent use.
type Reader struct {
	all   *language
	local map[string]float64 // how often the database's own names and texts have a word
	total float64
	first map[string]bool    // letters that many names begin with, and that are no word
	topic []likeness.Word    // of the words that are sure, the rarest in names first
	kin   map[string]float64 // how much a word has to do with these

	mu    sync.Mutex
	known map[string][]piece // of pieces that were read before
}

// New returns a reader for a database with these names, and what else is said of it: descriptions, an owner's words.
func New(list []string, said ...string) *Reader {
	r := &Reader{local: map[string]float64{}, all: general(), known: map[string][]piece{}, kin: map[string]float64{}}
	for _, name := range list {
		for _, part := range Split(name) {
			if len(part) > mostlyShort || r.all.words[part] > usual {
				r.learn(part, 1)
			}
		}
	}
	for _, s := range said {
		for _, t := range text.Tokens(s) {
			r.learn(t.Lower, 1)
		}
	}
	r.first = beginnings(list)
	r.about()
	r.settle(list)
	r.about()
	return r
}

// Read says a name in words.
func (r *Reader) Read(name string) string {
	ways := r.search(Split(name))
	if len(ways) == 0 || len(ways[0].pieces) == 0 {
		return name
	}
	said := r.said(ways)
	if parts := Split(name); len(said) > 1 && marks[parts[0]] {
		said = said[1:]
	}
	for i, w := range said {
		if w != "number" || i+1 == len(said) || said[i+1] == "of" {
			continue
		}
		switch many := text.Singular(said[i+1]) != said[i+1]; {
		case many, i == 0 && ways[0].pieces[0].short != "no":
			said[i] = "number of"
		case i == 0:
			said[i] = "no" // "no show"
		}
	}
	return glued(said)
}

// marks begin names of tables and views, and say no more than that they are some.
var marks = text.Set("tbl vw")

// said are the words of the best reading: what is not clear stays as it is written, and a part of a name whole where
// most of it is not.
func (r *Reader) said(ways []reading) []string {
	var out []string
	pieces := ways[0].pieces
	for i := 0; i < len(pieces); {
		known, all, k := 0, 0, i
		var words []string
		for ; k < len(pieces) && pieces[k].part == pieces[i].part; k++ {
			p := pieces[k]
			all += len(p.short)
			if !p.alien && r.share(ways, p) >= enough {
				known += len(p.short)
				words = append(words, p.said)
			} else {
				words = append(words, p.short)
			}
		}
		if 2*known < all {
			words = words[:0]
			for _, p := range pieces[i:k] {
				words = append(words, p.short)
			}
			words = []string{strings.Join(words, "")}
		}
		out, i = append(out, words...), k
	}
	return out
}

// affixes begin words that are taken apart behind them.
var affixes = text.Set("un re non")

// glued joins words, an affix to the word behind it.
func glued(said []string) string {
	var b strings.Builder
	for i, w := range said {
		b.WriteString(w)
		if i < len(said)-1 && !affixes[w] {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// share is how likely a piece of the best reading says what it says there, by the others.
func (r *Reader) share(ways []reading, p piece) float64 {
	sum, same := 0.0, 0.0
	for _, w := range ways {
		weight := math.Exp(ways[0].cost - w.cost)
		sum += weight
		if slices.ContainsFunc(w.pieces, func(x piece) bool {
			return x.at == p.at && x.short == p.short && alike(x.said, p.said)
		}) {
			same += weight
		}
	}
	return same / sum
}

// alike reports whether two words are forms of one, or made of one another.
func alike(a, b string) bool {
	const root = 5
	return a == b || text.Stem(a) == text.Stem(b) || len(a) >= root && len(b) >= root && a[:root] == b[:root]
}

// The costs of a reading, as logarithms of how unlikely it is; fitted to the open half of testdata/identifiers.tsv.
const (
	cut     = 1.5  // a word is cut short, not by one of the known forms
	cut2    = 1.5  // … to two letters
	join    = 2.5  // a further word stands in the same part
	strange = 4.0  // something is no word that is known, beside the letters
	rare    = 10.0 // a word of the language that names seldom have
	own     = .35  // how likely a word of a name is one that the database has elsewhere, too
	near    = 5.0  // what a word gains that has to do with the others
	small   = 5.0  // a word such as "in" stands in a part with others
	begun   = 2.0  // a part begins with a short form of two letters, and more stands behind it
	ending  = 1.0  // a word is a form of another
	again   = 5.0  // a word stands twice
	affixed = 6.0  // letters are only the beginning of the word behind them: "un", "re"
	enough  = .75  // how likely a piece says what is said for it
	clear   = 2.5  // how much likelier than another a reading is that is sure
	shared  = 4.0  // letters that many names begin with say nothing
)
