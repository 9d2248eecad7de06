// Package names spells out the names of tables and columns: "sb customer country" for sbcustcountry. It splits a name
// into words and short forms along the most likely path. Words are weighed by their frequency in names, above all those
// of the same database, and short forms by how often they stand for their words, as learned from pairs.
package names

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// A Reader reads the names of one database. It is safe for concurrent use.
type Reader struct {
	all           *Language
	local         map[string]float64 // word counts in the database's own names and texts
	total         float64
	unabbreviated map[string]bool    // words that occur unabbreviated in its names and texts
	prefixes      map[string]bool    // prefixes that many names share and that are not words
	similar       map[string]float64 // probability of words in databases like this one

	mu    sync.Mutex
	known map[string][]piece // cache of pieces
}

// New returns a reader for a database with these names, and with texts about it: descriptions, an owner's words.
func New(list []string, texts ...string) *Reader { return general().New(list, texts...) }

// New is like the function New, but with the knowledge in l.
func (l *Language) New(list []string, texts ...string) *Reader {
	r := &Reader{local: map[string]float64{}, unabbreviated: map[string]bool{}, all: l, known: map[string][]piece{}}
	for _, name := range list {
		for _, part := range Split(name) {
			if len(part) > mostlyShort || r.all.words[part] > commonCount {
				r.learn(part, 1)
			}
		}
	}
	for _, s := range texts {
		for _, t := range text.Tokens(s) {
			r.learn(t.Lower, 1)
		}
	}
	for w := range r.local {
		r.unabbreviated[text.Stem(w)] = true
	}
	r.prefixes = sharedPrefixes(list)
	r.similar = r.all.like(r.local)
	r.learnFromNames(list)
	r.similar = r.all.like(r.local)
	return r
}

// Read spells out a name with what each part most likely stands for, to find what questions mean.
func (r *Reader) Read(name string) string { return r.spell(name, false) }

// Show spells out, for people to see, the parts of a name that certainly stand for a word; the rest stays as written.
func (r *Reader) Show(name string) string {
	parts := Split(name)
	for i := range parts {
		if long := longInContext(parts, i); long != "" {
			parts[i], name = long, ""
		}
	}
	return r.spell(cmp.Or(name, strings.Join(parts, "_")), true)
}

// quantities are the nouns for what is measured in units of a dimension.
var quantities = map[string]string{"mass": "weight", "volume": "volume capacity", "time": "duration",
	"length": "length width height depth distance diameter thickness altitude radius", "share": "moisture humidity"}

// cutWords are short forms that mean one thing, although too few names have them to tell.
var cutWords = map[string]string{"lo": "low", "hi": "high", "mins": "minutes", "secs": "seconds"}

// longInContext returns the word for a part of a name that the unit makes certain: wt_g is a weight; else "".
func longInContext(parts []string, i int) string {
	part, unit := parts[i], parts[len(parts)-1]
	isBeside := strings.TrimPrefix(strings.Join(parts[i+1:], " "), "in ") == unit // also weight in g
	if long := cutWords[part]; long != "" || !isBeside || lang.IsNoun(part) || isUnit(part) {
		return long
	}
	usual := map[string]string{"wt": "weight", "ht": "height"}[part] // other two letters may stand for anything
	for _, noun := range strings.Fields(quantities[text.Units()[unit].Dimension]) {
		if noun == usual || len(part) >= len("dia") && strings.HasPrefix(noun, part) {
			return noun
		}
	}
	return ""
}

func (r *Reader) spell(name string, certain bool) string {
	if of, unit, ok := strings.Cut(name, "/"); ok && of != "" && text.Units()[strings.ToLower(unit)].Dimension != "" {
		return r.spell(of, certain) + " per " + strings.ToLower(unit) // as in vehicles/day
	}
	ways := r.search(name)
	if len(ways) == 0 || len(ways[0].pieces) == 0 {
		return name
	}
	if parts := Split(name); len(parts) == 2 && parts[1] == "name" && nameInitials[parts[0]] != "" {
		return nameInitials[parts[0]] + " name"
	}
	list := r.wordsOf(ways, certain)
	if parts := Split(name); len(list) > 1 && namePrefixes[parts[0]] {
		list = list[1:]
	}
	for i, w := range list {
		if w != "number" || i+1 == len(list) || list[i+1] == "of" {
			continue
		}
		switch many := text.Singular(list[i+1]) != list[i+1]; {
		case many, i == 0 && ways[0].pieces[0].short != "no":
			list[i] = "number of"
		case i == 0:
			list[i] = "no" // as in "no show"
		}
	}
	return joinAffixes(list)
}

// nameInitials maps initials before "name" to the words that they stand for: fname, lname.
var nameInitials = map[string]string{"f": "first", "l": "last", "m": "middle"}

// namePrefixes are meaningless prefixes of table and view names.
var namePrefixes = text.Set("tbl vw")

// isCertain reports whether a piece surely stands for its word: the word occurs unabbreviated in the database, the
// piece is the word itself and the word is common, nearly all readings agree on a known short form, or its letters
// nearly always mean the word.
func (r *Reader) isCertain(ways []expansion, p piece) bool {
	const doubtless = .995
	switch {
	case r.unabbreviated[text.Stem(p.words)]:
		return true
	case p.short == p.words:
		return r.all.words[p.words] > commonCount
	case strings.Contains(r.longOf(p), " ") || p.short == "hh" || p.short == "wh":
		return false // initials, or also a unit: hands, watt hours
	case r.share(ways, p) >= doubtless && (r.standsFor(p) || isCompound(ways, p)):
		return true
	}
	const often, most, mostly = 100, .95, .9
	return r.means(p, often, most) || r.means(p, generally, mostly)
}

// isCompound reports whether the parts of a piece stand for the parts of its word: wk and day for weekday.
func isCompound(ways []expansion, p piece) bool {
	return slices.ContainsFunc(ways, func(w expansion) bool {
		words := ""
		for _, x := range w.pieces {
			if x.part == p.part && x.short != p.short {
				words += x.words
			}
		}
		return words == p.words
	})
}

// means reports whether a short form stands for its word this often, in all and of all its uses.
func (r *Reader) means(p piece, often, most float64) bool {
	all, its := 0.0, 0.0
	for _, f := range r.all.forms[p.short] {
		if all += f.times; areInflections(f.long, p.words) {
			its += f.times
		}
	}
	return its >= often && its >= most*all
}

func isUnit(s string) bool { return text.Units()[s].Dimension != "" || text.CurrencyInName(s) != "" }

// isLikely reports whether a piece most likely stands for its word, or certainly does.
func (r *Reader) isLikely(ways []expansion, p piece, certain bool) bool {
	isUsual := certain && !isUnit(p.short) && r.means(p, generally, minShare)
	return (isUsual || r.share(ways, p) >= minShare) && (!certain || r.isCertain(ways, p))
}

// wordsOf returns the words of the best reading; unclear parts are left as written.
func (r *Reader) wordsOf(ways []expansion, certain bool) []string {
	var out []string
	pieces := ways[0].pieces
	for i := 0; i < len(pieces); {
		known, all, k := 0, 0, i
		var words []string
		for ; k < len(pieces) && pieces[k].part == pieces[i].part; k++ {
			p := pieces[k]
			all += len(p.short)
			if !p.alien && r.isLikely(ways, p, certain) {
				known += len(p.short)
				words = append(words, r.longOf(p))
			} else {
				words = append(words, p.short)
			}
		}
		if 2*known < all || certain && known < all {
			words = words[:0]
			for _, p := range pieces[i:k] {
				words = append(words, p.short)
			}
			words = []string{strings.Join(words, "")}
		}
		out, i = append(out, words...), k
	}
	if last := pieces[len(pieces)-1]; last.short != last.words && out[len(out)-1] == last.words && (r.cannotEnd(last) ||
		last.short == "in" && len(pieces) > 1 && pieces[len(pieces)-2].part == last.part) { // check in, not inches
		out[len(out)-1] = last.short
	}
	return out
}

// longOf returns a piece's word, or the only phrase that its letters are known to stand for: alcohol by volume.
func (r *Reader) longOf(p piece) string {
	const minLocalCount = 1 // the minimum count of a word that a name contains unabbreviated
	f := r.all.forms[p.short]
	if len(f) != 1 || p.short == p.words || f[0].long == p.words || r.local[p.words] >= minLocalCount ||
		!strings.Contains(f[0].long, " ") {
		return p.words
	}
	return f[0].long
}

// cannotEnd reports whether a piece cannot be the end of a name, since names end in nouns or participles.
func (r *Reader) cannotEnd(p piece) bool {
	return text.Stop(p.words) || lang.IsKnown(p.words) && !lang.IsNoun(p.words) && !(lang.IsParticipleAfterNoun(p.words) &&
		r.established(p))
}

// established reports whether a short form is known to stand for its word, or its word occurs elsewhere in the
// database.
func (r *Reader) established(p piece) bool {
	return r.local[p.words] > 0 || r.standsFor(p)
}

// standsFor reports whether a short form is known to stand for its word.
func (r *Reader) standsFor(p piece) bool {
	return slices.ContainsFunc(r.all.forms[p.short], func(f form) bool { return f.long == p.words })
}

// affixes are prefixes that are first split from their words, and later rejoined.
var affixes = text.Set("un re non")

// joinAffixes joins words with spaces, but an affix directly to the word after it.
func joinAffixes(list []string) string {
	var b strings.Builder
	for i, w := range list {
		b.WriteString(w)
		if i < len(list)-1 && !affixes[w] {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// share returns the probability of a piece of the best reading, given the alternatives.
func (r *Reader) share(ways []expansion, p piece) float64 {
	sum, same := 0.0, 0.0
	for _, w := range ways {
		weight := math.Exp(ways[0].cost - w.cost)
		sum += weight
		if slices.ContainsFunc(w.pieces, func(x piece) bool {
			return x.at == p.at && x.short == p.short && areInflections(x.words, p.words)
		}) {
			same += weight
		}
	}
	return same / sum
}

// areInflections reports whether two words are inflections or derivations of each other.
func areInflections(a, b string) bool {
	const root = 5
	return a == b || text.Stem(a) == text.Stem(b) || len(a) >= root && len(b) >= root && a[:root] == b[:root]
}

// The costs of a reading, as negative log-probabilities, fitted to the development half of testdata/identifiers.tsv and
// to a fifth of the industries in training/names.tsv.
const (
	cut            = 2.5  // an unknown abbreviation
	twoLetterCut   = 1.5  // an unknown abbreviation of two letters, in addition
	join           = 2.5  // another word in the same part
	strange        = 4.0  // an unknown word, in addition to its letters
	rare           = 10.0 // an English word that is rare in names
	ownShare       = .35  // probability that a word occurs elsewhere in the database
	similarShare   = .3   // probability that a word comes from databases like this one
	small          = 5.0  // a word such as "in" shares a part with other words
	begunPart      = 2.0  // a part begins with a short form of two letters and continues
	ending         = 1.0  // an inflected form
	repeatCost     = 5.0  // a word occurs twice
	affixed        = 6.0  // letters that only begin the following word: "un", "re"
	minShare       = .8   // probability needed to spell out a piece
	generally      = 1000 // how often a short form that everybody uses stands for its word
	clearLead      = 2.5  // minimum difference in cost to the next reading for a reading to be certain
	positionWeight = 1.0  // weight of a short form's position in a name
	shared         = 4.0  // a prefix shared by many names is dropped
)

// Known reports whether a word occurs in names and questions.
func Known(word string) bool { return general().words[word] > 0 }
