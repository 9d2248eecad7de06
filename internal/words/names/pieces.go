package names

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// mixed is how unlikely a word is, by what names have in general, what this database has and what it is about.
func (r *Reader) mixed(p float64, word string) float64 {
	if r.total > 0 {
		p = (1-own)*p + own*r.local[word]/(r.total+few)
	}
	return -math.Log(p) - near*r.close(word)
}

// formed is how unlikely a known short form is: by how often it stands for the word in names, and the word in these.
func (r *Reader) formed(f form) float64 {
	p := f.times / r.all.total
	if r.total > 0 {
		short := min(.5, f.times/max(r.all.words[f.long], f.times))
		p = (1-own)*p + own*short*r.local[f.long]/(r.total+few)
	}
	return -math.Log(p) - near*r.close(f.long)
}

// few tempers what the words of a database of few names tell.
const few = 10

// before marks the short forms that say something else where more stands behind them: the minimum salary, but a
// duration in minutes.
const before = "-"

// pieces returns what a piece of a part may say, the likeliest first.
func (r *Reader) pieces(s string, more bool) []piece {
	r.mu.Lock()
	defer r.mu.Unlock()
	forms := r.all.forms[s]
	if more && r.all.forms[s+before] != nil {
		forms = r.all.forms[s+before]
	} else {
		more = false
	}
	key := s
	if more {
		key += before
	}
	list, ok := r.known[key]
	if !ok {
		list = r.piece(s, forms)
		slices.SortFunc(list, func(a, b piece) int {
			return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.said, b.said))
		})
		list = list[:min(len(list), beam)]
		r.known[key] = list
	}
	return list
}

func (r *Reader) piece(s string, forms []form) []piece {
	var out []piece
	add := func(said string, cost float64) {
		if at := slices.IndexFunc(out, func(p piece) bool { return p.said == said }); at >= 0 {
			out[at].cost = min(out[at].cost, cost)
		} else {
			out = append(out, piece{short: s, said: said, cost: cost})
		}
	}
	if c := r.word(s); !math.IsInf(c, 1) {
		add(s, c)
	}
	if len(s) < 2 {
		return out
	}
	for _, f := range forms {
		add(f.long, r.formed(f))
	}
	if len(s) <= mostShort {
		r.derived(s, add)
	}
	if affixes[s] {
		add(s, affixed)
	}
	if r.first[s] {
		add(s, shared)
	}
	if !slices.ContainsFunc(out, func(p piece) bool { return p.said == s }) {
		out = append(out, piece{short: s, said: s, cost: strange + r.all.strange(s), alien: true})
	}
	return out
}

// mostShort is how long a short form is at most.
const mostShort = 9

// word is the cost of a word as it stands.
func (r *Reader) word(s string) float64 {
	switch {
	case len(s) < 3 && !inside[s]:
		return math.Inf(1)
	case r.all.words[s] > 0 || r.local[s] > 0:
		return r.mixed(max(r.all.words[s], .5)/r.all.total, s)
	case len(s) >= mostlyShort && lang.Known(s):
		return rare
	}
	return math.Inf(1)
}

// Inside reports whether a word of two letters is one that names are made with.
func Inside(word string) bool { return inside[word] }

var inside = text.Set("id no of to by in on at is up")

// derived adds the words that a piece may be cut from.
func (r *Reader) derived(s string, add func(string, float64)) {
	has := lettersOf(s)
	for _, w := range r.all.begins[s[0]] {
		if has&^w.letters == 0 && (len(s) > 2 || r.all.words[w.word] > usual) && r.local[w.word] == 0 {
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
	by := r.all.cost(s, w)
	if math.IsInf(by, 1) {
		return
	}
	if len(s) < 3 {
		by += cut2
	}
	add(w, r.mixed(max(r.all.words[w], .5)/r.all.total, w)+cut+by+r.inflection(w))
}

// inflection is what it costs that a word is a form of one that names have more often.
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
