package values

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Index answers lookups. It is immutable and safe for concurrent use.
type Index struct{ image }

// packed is a list of strings in one buffer.
type packed struct {
	Starts []uint64
	Bytes  []byte
}

func packStrings(list []string) packed {
	p := packed{Starts: make([]uint64, len(list)+1)}
	n := 0
	for i, s := range list {
		n += len(s)
		p.Starts[i+1] = uint64(n)
	}
	p.Bytes = make([]byte, 0, n)
	for _, s := range list {
		p.Bytes = append(p.Bytes, s...)
	}
	return p
}

func (p packed) len() int { return max(0, len(p.Starts)-1) }

func (p packed) at(i uint32) string { return string(p.Bytes[p.Starts[i]:p.Starts[i+1]]) }

func (p packed) raw(i uint32) []byte { return p.Bytes[p.Starts[i]:p.Starts[i+1]] }

// Len returns the number of values.
func (ix *Index) Len() int { return len(ix.Places) }

// Limits of one lookup, which keep it well under a millisecond.
const (
	maxWords      = 12  // of a phrase
	maxForms      = 24  // indexed words that one word of the phrase may match
	maxPrefixes   = 48  // indexed words that the last word may be a prefix of
	maxCandidates = 240 // values looked at
)

// Lookup returns the places where the phrase occurs, exactly or nearly, best first; 0 means no limit.
func (ix *Index) Lookup(phrase string, limit int) []schema.Match {
	if ix == nil || len(ix.Places) == 0 {
		return nil
	}
	phrase = strings.TrimSpace(phrase)
	words := fold(phrase)
	if phrase == "" || len(words) > maxWords {
		return nil
	}
	found := map[uint32]scoredMatch{}
	ix.lookWhole(found, phrase, words)
	if len(found) == 0 { // a value with exactly this name is meant
		ix.lookNation(found, phrase, words)
	}
	if len(words) > 0 {
		// A phrase that is a value is not misspelled, although other values may contain its words.
		ix.lookWords(found, words, len(found) == 0)
	}
	ids := slices.SortedFunc(maps.Keys(found), func(a, b uint32) int {
		return cmp.Or(-cmp.Compare(found[a].score, found[b].score), -cmp.Compare(ix.Counts[a], ix.Counts[b]),
			cmp.Compare(ix.Places[a], ix.Places[b]), bytes.Compare(ix.Texts.raw(a), ix.Texts.raw(b)))
	})
	if limit > 0 && len(ids) > limit {
		ids = ids[:limit]
	}
	out := make([]schema.Match, len(ids))
	for i, id := range ids {
		c := ix.Columns[ix.Places[id]]
		out[i] = schema.Match{Table: c.Table, Column: c.Column, Value: ix.Texts.at(id), Count: ix.Counts[id],
			How: found[id].how, Score: found[id].score}
	}
	return out
}

// scoredMatch is how well a value matches.
type scoredMatch struct {
	how   schema.How
	score float64
}

func keep(found map[uint32]scoredMatch, id uint32, how schema.How, score float64) {
	if have, ok := found[id]; !ok || have.score < score {
		found[id] = scoredMatch{how, score}
	}
}

// lookWhole finds values equal to the phrase except for case, symbols, spaces and endings.
func (ix *Index) lookWhole(found map[uint32]scoredMatch, phrase string, words []string) {
	joined := cmp.Or(strings.Join(words, ""), phrase)
	for _, id := range ix.Whole.find(hash(joined)) {
		if len(found) >= maxCandidates {
			break
		}
		raw := ix.Texts.raw(id)
		switch {
		case string(raw) == phrase:
			keep(found, id, schema.Exact, 1)
		case len(raw) <= 4*len(phrase)+16 && strings.Join(fold(string(raw)), "") == joined:
			score := .97
			if strings.EqualFold(string(raw), phrase) {
				score = .99
			}
			keep(found, id, schema.Folded, score)
		}
	}
	if len(words) == 0 {
		return
	}
	joined = stemmed(words)
	for _, id := range ix.WholeStems.find(hash(joined)) {
		if len(found) >= maxCandidates {
			break
		}
		if _, ok := found[id]; ok || len(ix.Texts.raw(id)) > 6*len(phrase)+24 {
			continue
		}
		if stemmed(fold(ix.Texts.at(id))) == joined {
			keep(found, id, schema.Stemmed, .92)
		}
	}
}

// lookNation finds values naming the country in the phrase, or its adjective: German for Germany; and their codes.
func (ix *Index) lookNation(found map[uint32]scoredMatch, phrase string, words []string) {
	names, codes := otherNames(phrase, words)
	for how, list := range map[schema.How][]string{schema.Folded: names, schema.Coded: codes} {
		for _, name := range list {
			other := map[uint32]scoredMatch{}
			ix.lookWhole(other, name, fold(name))
			for id := range other {
				keep(found, id, how, .9)
			}
		}
	}
}

func stemmed(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(stem(w))
	}
	return b.String()
}

// form is an indexed word that a word of the phrase may match, with the cost of the difference.
type form struct {
	word uint32
	cost float64
	how  schema.How
}

// lookWords finds values containing all words of the phrase, exactly or in another form.
func (ix *Index) lookWords(found map[uint32]scoredMatch, words []string, near bool) {
	forms := make([][]form, len(words))
	rarest, fewest := -1, 0
	for i, w := range words {
		forms[i] = ix.forms(w, i == len(words)-1, near)
		n := 0
		for _, f := range forms[i] {
			n += len(ix.valuesOf(f.word))
		}
		if n == 0 {
			return
		}
		if rarest < 0 || n < fewest {
			rarest, fewest = i, n
		}
	}
	looked := 0
	for _, f := range forms[rarest] {
		list := ix.valuesOf(f.word)
		for at := 0; at < len(list) && at < maxCandidates; at++ {
			if looked++; looked > maxCandidates {
				return
			}
			ix.scoreValue(found, list[at], words, forms)
		}
	}
}

func (ix *Index) valuesOf(word uint32) []uint32 {
	return ix.Postings.Items[ix.Postings.Starts[word]:ix.Postings.Starts[word+1]]
}

// scoreValue decides whether a value contains every word of the phrase, and scores it.
func (ix *Index) scoreValue(found map[uint32]scoredMatch, id uint32, words []string, forms [][]form) {
	if have, ok := found[id]; ok && have.score > .9 {
		return
	}
	seq := ix.Sequence[ix.Spans[id]:ix.Spans[id+1]]
	var taken [64]bool
	if len(seq) > len(taken) || len(seq) < len(words) {
		return
	}
	how := schema.Folded
	cost, letters, inPlace := 0.0, 0, true
	for i := range words {
		best, at := cheapestForm(forms[i], seq, taken[:])
		if at < 0 {
			return
		}
		taken[at] = true
		inPlace = inPlace && at == i
		cost += best.cost
		letters += len(ix.Words.raw(best.word))
		if isWorse(best.how, how) {
			how = best.how
		}
	}
	all := 0
	for _, w := range seq {
		all += len(ix.Words.raw(w))
	}
	score := 1 - cost/float64(len(words))
	if missing := len(seq) - len(words); missing > 0 {
		score *= .35 + .5*float64(letters)/float64(all)
		if how == schema.Folded || how == schema.Stemmed || how == schema.Prefix {
			how = schema.Dropped
			if inPlace {
				how = schema.Prefix
			}
		} else if how == schema.Misspelt {
			score *= .95
		}
	} else if !inPlace {
		score *= .9 // the same words in another order
	}
	keep(found, id, how, score)
}

// cheapestForm returns the cheapest form whose word is not taken yet, and its position; -1: none.
func cheapestForm(forms []form, seq []uint32, taken []bool) (best form, at int) {
	best, at = form{cost: 2}, -1
	for j, w := range seq {
		if taken[j] {
			continue
		}
		for _, f := range forms {
			if f.word == w && f.cost < best.cost {
				best, at = f, j
			}
		}
	}
	return best, at
}

// isWorse orders the kinds of match.
func isWorse(a, b schema.How) bool {
	rank := func(h schema.How) int {
		return slices.Index([]schema.How{schema.Exact, schema.Folded, schema.Stemmed, schema.Prefix, schema.Misspelt}, h)
	}
	return rank(a) > rank(b)
}

// forms returns the indexed words that w may match; the last word of a phrase may be incomplete. Misspellings are
// looked for only if near matches are wanted.
func (ix *Index) forms(w string, last, near bool) []form {
	var out []form
	have := map[uint32]bool{}
	add := func(f form) {
		if !have[f.word] {
			have[f.word] = true
			out = append(out, f)
		}
	}
	at := ix.search(w)
	if at < ix.Words.len() && string(ix.Words.raw(uint32(at))) == w {
		add(form{uint32(at), 0, schema.Folded})
		at++
	}
	s := stem(w)
	for _, id := range ix.Stems.find(hash(s)) {
		if len(out) < maxForms && !have[id] && stem(ix.Words.at(id)) == s {
			add(form{id, .06, schema.Stemmed})
		}
	}
	if last && len(w) >= 3 {
		for n := 0; at < ix.Words.len() && n < maxPrefixes; at, n = at+1, n+1 {
			longer := ix.Words.raw(uint32(at))
			if len(longer) < len(w) || string(longer[:len(w)]) != w {
				break
			}
			add(form{uint32(at), .1 + .3*(1-float64(len(w))/float64(len(longer))), schema.Prefix})
		}
	}
	if near && len(w) <= 24 {
		typos := ix.misspellings(w, have)
		out = append(out, typos[:min(len(typos), maxForms)]...)
	}
	return out
}

// misspellings returns further words that w may be a misspelling of, the likeliest first.
func (ix *Index) misspellings(w string, have map[uint32]bool) []form {
	most := maxWrongLetters(w)
	if most == 0 {
		return nil
	}
	var typos []form
	seen := map[uint32]bool{}
	looked := 0
	deletions(w, func(h uint32) {
		for _, id := range ix.Misspelt.find(h) {
			if seen[id] || have[id] || looked > 200 {
				continue
			}
			seen[id] = true
			looked++
			if d := text.Distance(w, ix.Words.at(id), most); d <= most {
				typos = append(typos, form{id, float64(d) * (.08 + .5/float64(len(w))), schema.Misspelt})
			}
		}
	})
	slices.SortFunc(typos, func(a, b form) int {
		return cmp.Or(cmp.Compare(a.cost, b.cost), len(ix.valuesOf(b.word))-len(ix.valuesOf(a.word)))
	})
	return typos
}

// search returns the position of the first word not less than w.
func (ix *Index) search(w string) int {
	return sort.Search(ix.Words.len(), func(i int) bool { return string(ix.Words.raw(uint32(i))) >= w })
}
