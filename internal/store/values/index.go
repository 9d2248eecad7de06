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

// Index answers lookups. It is immutable and safe for concurrent use. Its fields are exported only for encoding.
type Index struct {
	Columns                                      []column
	Places, Spans, Sequence                      []uint32
	Counts                                       []int64
	Texts, Words                                 packedStrings
	Postings, Whole, WholeStems, Stems, Misspelt table
}

// packedStrings is a list of strings in one buffer.
type packedStrings struct {
	Starts []uint64
	Bytes  []byte
}

func packStrings(list []string) packedStrings {
	p := packedStrings{Starts: make([]uint64, len(list)+1)}
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

func (p packedStrings) len() int { return max(0, len(p.Starts)-1) }

func (p packedStrings) text(i uint32) string { return string(p.Bytes[p.Starts[i]:p.Starts[i+1]]) }

func (p packedStrings) bytes(i uint32) []byte { return p.Bytes[p.Starts[i]:p.Starts[i+1]] }

// wordsOf returns the words of a value.
func (ix *Index) wordsOf(id uint32) []uint32 { return ix.Sequence[ix.Spans[id]:ix.Spans[id+1]] }

// Limits on one lookup, which keep it well under a millisecond.
const (
	maxWords       = 12  // maximum number of words in a phrase
	maxWordMatches = 24  // maximum number of indexed words that match one word of the phrase
	maxPrefixes    = 48  // maximum number of indexed words that begin with the last word
	maxCandidates  = 240 // maximum number of values examined
	maxTypoBytes   = 24  // maximum length of a word that may be misspelt
)

// Lookup returns the values that match the phrase, exactly or nearly, best first; limit 0 means no limit.
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
	ix.matchWhole(found, phrase, words)
	if len(found) == 0 { // otherwise the phrase means a value with exactly this name
		ix.matchCountry(found, phrase, words)
	}
	if len(words) > 0 {
		// A phrase that equals a value is not a misspelling of words in other values.
		ix.matchWords(found, words, len(found) == 0)
	}
	ids := slices.SortedFunc(maps.Keys(found), func(a, b uint32) int {
		return cmp.Or(-cmp.Compare(found[a].score, found[b].score), -cmp.Compare(ix.Counts[a], ix.Counts[b]),
			cmp.Compare(ix.Places[a], ix.Places[b]), bytes.Compare(ix.Texts.bytes(a), ix.Texts.bytes(b)))
	})
	if limit > 0 && len(ids) > limit {
		ids = ids[:limit]
	}
	out := make([]schema.Match, len(ids))
	for i, id := range ids {
		c := ix.Columns[ix.Places[id]]
		out[i] = schema.Match{Table: c.Table, Column: c.Column, Value: ix.Texts.text(id), Count: ix.Counts[id],
			How: found[id].how, Score: found[id].score}
	}
	return out
}

// scoredMatch is the kind and score of a value's match.
type scoredMatch struct {
	how   schema.How
	score float64
}

func addMatch(found map[uint32]scoredMatch, id uint32, how schema.How, score float64) {
	if existing, ok := found[id]; !ok || existing.score < score {
		found[id] = scoredMatch{how, score}
	}
}

// matchWhole finds values equal to the phrase except for case, symbols, spaces and endings.
func (ix *Index) matchWhole(found map[uint32]scoredMatch, phrase string, words []string) {
	joined := cmp.Or(strings.Join(words, ""), phrase)
	for _, e := range ix.Whole.find(hash(joined)) {
		if len(found) >= maxCandidates {
			break
		}
		id := uint32(e)
		raw := ix.Texts.bytes(id)
		switch {
		case string(raw) == phrase:
			addMatch(found, id, schema.Exact, 1)
		case len(raw) <= 4*len(phrase)+16 && strings.Join(fold(string(raw)), "") == joined:
			score := .97
			if strings.EqualFold(string(raw), phrase) {
				score = .99
			}
			addMatch(found, id, schema.Folded, score)
		}
	}
	if len(words) == 0 {
		return
	}
	joined = joinStems(words)
	for _, e := range ix.WholeStems.find(hash(joined)) {
		if len(found) >= maxCandidates {
			break
		}
		id := uint32(e)
		if _, ok := found[id]; ok || len(ix.Texts.bytes(id)) > 6*len(phrase)+24 {
			continue
		}
		if joinStems(fold(ix.Texts.text(id))) == joined {
			addMatch(found, id, schema.Stemmed, .92)
		}
	}
}

// matchCountry finds values that refer to the country in the phrase by another name, an adjective or a code: German for
// Germany.
func (ix *Index) matchCountry(found map[uint32]scoredMatch, phrase string, words []string) {
	names, codes := countryNames(phrase, words)
	for matchKind, list := range map[schema.How][]string{schema.Folded: names, schema.Coded: codes} {
		for _, name := range list {
			matches := map[uint32]scoredMatch{}
			ix.matchWhole(matches, name, fold(name))
			for id := range matches {
				addMatch(found, id, matchKind, .9)
			}
		}
	}
}

func joinStems(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(text.Stem(w))
	}
	return b.String()
}

// wordMatch is an indexed word that matches a word of the phrase, with the cost of the difference.
type wordMatch struct {
	word uint32
	cost float64
	how  schema.How
}

// matchWords finds values that contain all words of the phrase, exactly or nearly.
func (ix *Index) matchWords(found map[uint32]scoredMatch, words []string, allowTypos bool) {
	matches := make([][]wordMatch, len(words))
	rarest, fewest := -1, 0
	for i, w := range words {
		matches[i] = ix.matchWord(w, i == len(words)-1, allowTypos)
		n := 0
		for _, f := range matches[i] {
			n += len(ix.Postings.find(f.word))
		}
		if n == 0 {
			return
		}
		if rarest < 0 || n < fewest {
			rarest, fewest = i, n
		}
	}
	examined := 0
	for _, f := range matches[rarest] {
		for _, e := range ix.Postings.find(f.word) {
			if examined++; examined > maxCandidates {
				return
			}
			ix.scoreValue(found, uint32(e), words, matches)
		}
	}
}

// scoreValue adds a value to found, with its score, if it contains every word of the phrase.
func (ix *Index) scoreValue(found map[uint32]scoredMatch, id uint32, words []string, matches [][]wordMatch) {
	if existing, ok := found[id]; ok && existing.score > .9 {
		return
	}
	seq := ix.wordsOf(id)
	var isMatched [64]bool
	if len(seq) > len(isMatched) || len(seq) < len(words) {
		return
	}
	matchKind := schema.Folded
	cost, letters, inOrder := 0.0, 0, true
	for i := range words {
		best, position := cheapestMatch(matches[i], seq, isMatched[:])
		if position < 0 {
			return
		}
		isMatched[position] = true
		inOrder = inOrder && position == i
		cost += best.cost
		letters += len(ix.Words.bytes(best.word))
		if isWorse(best.how, matchKind) {
			matchKind = best.how
		}
	}
	all := 0
	for _, w := range seq {
		all += len(ix.Words.bytes(w))
	}
	score := 1 - cost/float64(len(words))
	if missing := len(seq) - len(words); missing > 0 {
		score *= .35 + .5*float64(letters)/float64(all)
		if matchKind == schema.Folded || matchKind == schema.Stemmed || matchKind == schema.Prefix {
			matchKind = schema.Dropped
			if inOrder {
				matchKind = schema.Prefix
			}
		} else if matchKind == schema.Misspelt {
			score *= .95
		}
	} else if !inOrder {
		score *= .9 // the same words in another order
	}
	addMatch(found, id, matchKind, score)
}

// cheapestMatch returns the cheapest match among the words not matched yet, and the word's position; -1: none.
func cheapestMatch(matches []wordMatch, seq []uint32, isMatched []bool) (best wordMatch, position int) {
	best, position = wordMatch{cost: 2}, -1
	for j, w := range seq {
		if isMatched[j] {
			continue
		}
		for _, f := range matches {
			if f.word == w && f.cost < best.cost {
				best, position = f, j
			}
		}
	}
	return best, position
}

// isWorse reports whether a is a worse kind of match than b.
func isWorse(a, b schema.How) bool {
	rank := func(h schema.How) int {
		return slices.Index([]schema.How{schema.Exact, schema.Folded, schema.Stemmed, schema.Prefix, schema.Misspelt}, h)
	}
	return rank(a) > rank(b)
}

// matchWord returns the indexed words that match w. The last word of a phrase may be incomplete.
func (ix *Index) matchWord(w string, last, allowTypos bool) []wordMatch {
	var out []wordMatch
	found := map[uint32]bool{}
	add := func(f wordMatch) {
		if !found[f.word] {
			found[f.word] = true
			out = append(out, f)
		}
	}
	at := ix.search(w)
	if at < ix.Words.len() && string(ix.Words.bytes(uint32(at))) == w {
		add(wordMatch{uint32(at), 0, schema.Folded})
		at++
	}
	s := text.Stem(w)
	for _, e := range ix.Stems.find(hash(s)) {
		if id := uint32(e); len(out) < maxWordMatches && !found[id] && text.Stem(ix.Words.text(id)) == s {
			add(wordMatch{id, .06, schema.Stemmed})
		}
	}
	if last && len(w) >= 3 {
		for n := 0; at < ix.Words.len() && n < maxPrefixes; at, n = at+1, n+1 {
			longer := ix.Words.bytes(uint32(at))
			if len(longer) < len(w) || string(longer[:len(w)]) != w {
				break
			}
			add(wordMatch{uint32(at), .1 + .3*(1-float64(len(w))/float64(len(longer))), schema.Prefix})
		}
	}
	if allowTypos && len(w) <= maxTypoBytes {
		typos := ix.misspellings(w, found)
		out = append(out, typos[:min(len(typos), maxWordMatches)]...)
	}
	return out
}

// misspellings returns words, other than those found, that w may be a misspelling of, most likely first.
func (ix *Index) misspellings(w string, found map[uint32]bool) []wordMatch {
	maxDistance := maxTypos(w)
	if maxDistance == 0 {
		return nil
	}
	var typos []wordMatch
	seen := map[uint32]bool{}
	examined := 0
	deletions(w, func(h uint32) {
		for _, e := range ix.Misspelt.find(h) {
			id := uint32(e)
			if seen[id] || found[id] || examined > 200 {
				continue
			}
			seen[id] = true
			examined++
			if d := text.Distance(w, ix.Words.text(id), maxDistance); d <= maxDistance {
				typos = append(typos, wordMatch{id, float64(d) * (.08 + .5/float64(len(w))), schema.Misspelt})
			}
		}
	})
	slices.SortFunc(typos, func(a, b wordMatch) int {
		return cmp.Or(cmp.Compare(a.cost, b.cost), len(ix.Postings.find(b.word))-len(ix.Postings.find(a.word)))
	})
	return typos
}

// search returns the position of the first word not less than w.
func (ix *Index) search(w string) int {
	return sort.Search(ix.Words.len(), func(i int) bool { return string(ix.Words.bytes(uint32(i))) >= w })
}
