package names

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// wordCost returns the cost of a word whose probability in names in general is p, considering this database and similar
// ones.
func (r *Reader) wordCost(p float64, word string) float64 {
	if r.total > 0 {
		p = (1-ownShare-similarShare)*p + ownShare*r.local[word]/(r.total+few) + similarShare*r.similar[word]
	}
	return -math.Log(p)
}

// formCost returns the cost of a known short form: how often it stands for the word, and how often names have the word.
func (r *Reader) formCost(f form) float64 {
	p := f.times / r.all.total
	if r.total > 0 {
		short := min(.5, f.times/max(r.all.words[f.long], f.times))
		p = (1-ownShare-similarShare)*p + short*(ownShare*r.local[f.long]/(r.total+few)+similarShare*r.similar[f.long])
	}
	return -math.Log(p)
}

// few smooths the word counts of a database with few names.
const few = 10

// pieces returns the words that s may stand for, the likeliest first.
func (r *Reader) pieces(s string) []piece {
	r.mu.Lock()
	defer r.mu.Unlock()
	list, ok := r.known[s]
	if !ok {
		list = r.piece(s)
		slices.SortFunc(list, func(a, b piece) int {
			return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.words, b.words))
		})
		list = list[:min(len(list), beam)]
		r.known[s] = list
	}
	return list
}

func (r *Reader) piece(s string) []piece {
	var costs positionCost
	var out []piece
	add := func(words string, cost float64) {
		if at := slices.IndexFunc(out, func(p piece) bool { return p.words == words }); at >= 0 {
			out[at].cost = min(out[at].cost, cost)
		} else {
			out = append(out, piece{short: s, words: words, cost: cost, positionCosts: costs})
		}
	}
	if c := r.word(s); !math.IsInf(c, 1) {
		add(s, c)
	}
	if len(s) < 2 {
		return out
	}
	for _, f := range r.all.forms[s] {
		costs = f.positionCosts
		add(f.long, r.formCost(f))
	}
	costs = positionCost{}
	if len(s) <= maxShort && !text.Stop(s) { // "with" is not short for "without"
		r.derived(s, add)
	}
	if affixes[s] {
		add(s, affixed)
	}
	if r.prefixes[s] {
		add(s, shared)
	}
	if !slices.ContainsFunc(out, func(p piece) bool { return p.words == s }) {
		out = append(out, piece{short: s, words: s, cost: strange + r.all.spellingCost(s), alien: true})
	}
	return out
}

// maxShort is the maximum length of a short form.
const maxShort = 9

// word returns the cost of a word as written.
func (r *Reader) word(s string) float64 {
	switch {
	case len(s) < 3 && !functionWords[s]:
		return math.Inf(1)
	case r.all.words[s] > 0 || r.local[s] > 0:
		return r.wordCost(max(r.all.words[s], .5)/r.all.total, s)
	case len(s) >= mostlyShort && lang.IsKnown(s), len(s) > mostlyShort && lang.IsDerived(s), text.Stop(s):
		return rare
	}
	return math.Inf(1)
}

var functionWords = text.Set("id no of to by in on at is up us")

// derived adds the words that s may be short for.
func (r *Reader) derived(s string, add func(string, float64)) {
	has := lettersOf(s)
	for _, w := range r.all.begins[s[0]] {
		if has&^w.letters == 0 && (len(s) > 2 || r.all.words[w.word] > commonCount) && r.local[w.word] == 0 {
			r.addCut(s, w.word, add)
		}
	}
	for w := range r.local {
		if w[0] == s[0] && has&^lettersOf(w) == 0 {
			r.addCut(s, w, add)
		}
	}
}

func (r *Reader) addCut(s, w string, add func(string, float64)) {
	if !Derives(s, w) || len(w) == len(s)+1 && strings.HasPrefix(w, s) {
		return
	}
	if strings.HasSuffix(s, "id") && !strings.Contains(w, "id") { // "jid" identifies something and is not "joined"
		return
	}
	by := r.all.cost(s, w)
	if math.IsInf(by, 1) {
		return
	}
	if len(s) < 3 {
		by += twoLetterCut
	}
	add(w, r.wordCost(max(r.all.words[w], .5)/r.all.total, w)+cut+by+r.inflection(w))
}

// inflection returns the cost of a word for being an inflected form of a known word.
func (r *Reader) inflection(w string) float64 {
	if one := text.Singular(w); one != w && r.all.words[one] > 0 {
		return ending
	}
	for _, suffix := range []string{"est", "ing", "ed", "er"} {
		if base, ok := strings.CutSuffix(w, suffix); ok && (r.all.words[base] > 0 || r.all.words[base+"e"] > 0) {
			return ending / 2
		}
	}
	return 0
}
