package onetable

import (
	"slices"
	"sort"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/words"
)

// maxCandidates bounds the conditions considered for one question.
const maxCandidates = 400

// link finds the values that the question may mean.
func (r *reading) link() {
	t, tokens := r.table, r.tokens
	seen := map[[4]int]bool{}
	fresh := func(first, last, column, kind int) bool {
		k := [4]int{first, last, column, kind}
		if seen[k] || len(r.candidates) > maxCandidates {
			return false
		}
		seen[k] = true
		return true
	}
	for first := range tokens {
		keys := newSpanKeys()
		for last := first + 1; last <= len(tokens) && last <= first+t.places.longest; last++ {
			keys.extend(&tokens[last-1])
			if last == first+1 && !tokens[first].Word && tokens[first].Text != "-" && tokens[first].Text != "#" {
				continue
			}
			if places := t.places.compact[keys.key()]; len(places) > 0 {
				r.linkPlaces(first, last, &keys, places, fresh)
			}
		}
		r.linkNumber(first, fresh)
	}
	if len(r.candidates) <= maxCandidates {
		r.linkFuzzy()
	}
}

// linkPlaces adds candidates for a span that values are like.
func (r *reading) linkPlaces(first, last int, keys *spanKeys, places []place,
	fresh func(first, last, column, kind int) bool) {
	t := r.table
	columns := 0
	for i := range places {
		if i == 0 || places[i].column != places[i-1].column {
			columns++
		}
	}
	for len(places) > 0 {
		typed := lower(r.span(first, last))
		best, n := t.nearestPlace(places, keys, typed)
		places = places[n:]
		column := int(best.column)
		col := &t.Columns[column]
		v := &col.values[best.value]
		c := candidate{strict: best.strict == keys.strict, loose: best.loose == keys.loose, count: v.count, columns: columns}
		atEdges := r.tokens[first].Word && r.tokens[last-1].Word
		if !c.strict && !atEdges || !fresh(first, last, column, 0) {
			continue
		}
		from, to := first, last
		if !c.strict {
			from, to = r.widen(first, last, int(best.before), int(best.after))
			typed = lower(r.span(from, to))
		}
		c.signs = signs(typed) - signs(v.folded)
		if !(col.Number && last == first+1 && r.tokens[first].Numeric) { // 5 and 5.0 are the same
			c.differs = c.difference(typed, v.folded)
		}
		c.Condition = t.condition(column, Equal, v.text, from, to)
		if col.Number && c.numeric {
			r.compare(c)
		} else {
			r.candidates = append(r.candidates, c)
		}
		if c.differs != differsNot {
			c.Condition = t.condition(column, Equal, r.span(from, to), from, to)
			c.verbatim = true
			r.candidates = append(r.candidates, c)
		}
	}
}

// nearestPlace returns, of the values of the first place's column that are alike, the one nearest to what was typed,
// and how many there are.
func (t *Table) nearestPlace(places []place, keys *spanKeys, typed string) (best place, n int) {
	bestRank := -1
	for ; n < len(places) && places[n].column == places[0].column; n++ {
		v := &t.Columns[places[n].column].values[places[n].value]
		rank := min(v.count, 1<<20)
		switch {
		case v.folded == typed:
			rank += 4 << 20
		case places[n].strict == keys.strict:
			rank += 3 << 20
		case places[n].loose == keys.loose:
			rank += 2 << 20
		}
		if rank > bestRank {
			best, bestRank = places[n], rank
		}
	}
	return best, n
}

// difference says how a candidate was typed otherwise than its value is written.
func (c *candidate) difference(typed, written string) uint8 {
	switch {
	case written == typed:
		return differsNot
	case c.strict && unspaced(typed) == unspaced(written):
		return differsType
	case c.strict:
		return differsComma
	case c.loose:
		return differsSign
	}
	return differsSpace
}

// widen takes in the signs around a span, as many as the value has at its ends.
func (r *reading) widen(first, last, before, after int) (int, int) {
	for ; before > 0 && first > 0 && !r.tokens[first-1].Word; before-- {
		first--
	}
	for ; after > 0 && last < len(r.tokens) && !r.tokens[last].Word; after-- {
		last++
	}
	return first, last
}

// signs counts what is neither letter nor digit nor space.
func signs(s string) int {
	n := 0
	for _, c := range s {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) && !unicode.IsSpace(c) && !unicode.IsMark(c) {
			n++
		}
	}
	return n
}

// unspaced is how a text reads without spaces, accents and typography.
func unspaced(s string) string { return strings.Join(strings.Fields(words.Fold(s)), "") }

// compare adds a number as a candidate for every operator.
func (r *reading) compare(c candidate) {
	for c.Op = Equal; c.Op < ops; c.Op++ {
		r.candidates = append(r.candidates, c)
	}
}

// linkNumber adds candidates for a number at the token, which the columns of numbers may be compared with.
func (r *reading) linkNumber(first int, fresh func(first, last, column, kind int) bool) {
	t, tokens := r.table, r.tokens
	add := func(first, last int, x float64, spelt bool) {
		text := words.FormatNumber(x)
		for column := range t.Columns {
			col := &t.Columns[column]
			i, known := col.known[text]
			if !col.Number && !(known && spelt) || !fresh(first, last, column, 0) {
				continue
			}
			c := candidate{Condition: t.condition(column, Equal, text, first, last), spelt: spelt, columns: 1,
				differs: differsNumber}
			if known {
				c.count, c.strict, c.loose = col.values[i].count, true, true
			} else if col.Number {
				c.count = col.countNumber(x)
				c.strict, c.loose = c.count > 0, c.count > 0
			}
			if col.Number {
				r.compare(c)
			} else {
				r.candidates = append(r.candidates, c)
			}
		}
	}
	token := &tokens[first]
	if token.Numeric || token.Unit {
		add(first, first+1, token.Number, token.Unit)
		if first > 0 && tokens[first-1].Text == "-" && (first < 2 || !tokens[first-2].Numeric) {
			add(first-1, first+1, -token.Number, false)
		}
	}
	if x, n := words.NumberAt(tokens, first); n > 1 || n == 1 && !token.Numeric {
		if first == 0 || !spellsNumber(tokens, first-1) {
			add(first, first+n, x, true)
		}
	}
}

// spellsNumber reports whether a number in words stands at the token, so that the next one goes on with it.
func spellsNumber(tokens []words.Token, i int) bool {
	_, n := words.NumberAt(tokens, i)
	return n > 1
}

func (c *Column) countNumber(x float64) int {
	n := 0
	for i := range c.values {
		if c.values[i].numeric && c.values[i].number == x {
			n += c.values[i].count
		}
	}
	return n
}

// cluster groups candidates that overlap: at most one of a cluster is meant.
func (r *reading) cluster() {
	sort.SliceStable(r.candidates, func(a, b int) bool { return r.candidates[a].First < r.candidates[b].First })
	for k := 0; k < len(r.candidates); {
		cl := cluster{first: r.candidates[k].First, last: r.candidates[k].Last}
		m := k
		for ; m < len(r.candidates) && r.candidates[m].First < cl.last; m++ {
			cl.last = max(cl.last, r.candidates[m].Last)
			cl.members = append(cl.members, m)
		}
		r.clusters = append(r.clusters, cl)
		k = m
	}
}

// mention finds the places that name columns.
func (r *reading) mention() {
	t := r.table
	r.mentions = make([][]mention, len(t.Columns))
	r.best = make([]mention, len(t.Columns))
	hit := make([]int, len(r.tokens))
	for c := range t.Columns {
		r.mentionLabel(c, t.Columns[c].label, hit)
	}
}

// mentionLabel finds where the label of a column is named: as one joined word, or word by word with small gaps.
func (r *reading) mentionLabel(c int, label []words.Token, hit []int) {
	total := 0.0
	for i := range label {
		if !label[i].Stop || len(label) == 1 {
			total += r.weights.of(&label[i])
		}
	}
	if total == 0 {
		total = 1
	}
	joined := r.mentionJoined(label, total)
	found := joined
	r.labelWords(label, hit)
	for i := 0; i < len(r.tokens); i++ {
		if hit[i] == 0 || r.tokens[i].Stop && len(label) > 1 {
			continue
		}
		m := r.mentionFrom(i, label, hit, total)
		i = m.last - 1
		if !slices.ContainsFunc(joined, func(y mention) bool {
			return y.first <= m.first && m.last <= y.last || y.overlaps(&m) && m.share < 1
		}) {
			found = append(found, m)
		}
	}
	for _, m := range found {
		if m.weight > r.best[c].weight {
			r.best[c] = m
		}
	}
	if len(joined) > 0 {
		sort.SliceStable(found, func(a, b int) bool { return found[a].first < found[b].first })
	}
	r.mentions[c] = found
}

// labelWords notes for every token which word of a label it is, from 1, the word itself before one that is near.
func (r *reading) labelWords(label []words.Token, hit []int) {
	for i := range r.tokens {
		hit[i] = 0
		for k := range label {
			if r.tokens[i].StemID == label[k].StemID {
				hit[i] = k + 1
				break
			}
			if hit[i] == 0 && words.Near(r.tokens[i].Stem, label[k].Stem) {
				hit[i] = k + 1
			}
		}
	}
}

// mentionFrom reads the mention of a label that begins at token i.
func (r *reading) mentionFrom(i int, label []words.Token, hit []int, total float64) mention {
	var used uint64
	m := mention{first: i, last: i + 1, missing: len(label)}
	for j := i; j < len(r.tokens) && j-m.last < 2; j++ {
		if hit[j] == 0 {
			continue
		}
		h := &label[hit[j]-1]
		if used>>(hit[j]&63)&1 == 1 {
			if r.tokens[j].Stop {
				continue
			}
			break
		}
		if h.Stop && len(label) > 1 {
			continue
		}
		used |= 1 << (hit[j] & 63)
		m.missing--
		m.surface += int(flag(h.Text == r.tokens[j].Text))
		m.weight += r.weights.of(h)
		m.last = j + 1
	}
	m.share = m.weight / total
	m.weight += 0.01*float64(m.surface) - 0.001*float64(len(label))
	return m
}

// mentionJoined finds a label written together or apart: "high school" for "HighSchool", "D 43" for "D43".
func (r *reading) mentionJoined(label []words.Token, total float64) []mention {
	var b strings.Builder
	for i := range label {
		if label[i].Word {
			b.WriteString(label[i].Text)
		}
	}
	want := b.String()
	if len(want) < 2 || len(want) > 24 {
		return nil
	}
	var out []mention
	for i := 0; i < len(r.tokens); i++ {
		if r.tokens[i].Stop && len(want) < 4 || !r.tokens[i].Word || r.tokens[i].Text[0] != want[0] {
			continue
		}
		at := 0 // how much of want is there
		for j := i; j < len(r.tokens) && j < i+5; j++ {
			text := r.tokens[j].Text
			if !r.tokens[j].Word {
				continue
			}
			rest := want[at:]
			if text == rest || len(text) == len(rest)+1 && text[:len(rest)] == rest && text[len(rest)] == 's' {
				out = append(out, mention{first: i, last: j + 1, share: 1, weight: total + 0.5, surface: 9})
				i = j
				break
			}
			if !strings.HasPrefix(rest, text) {
				break
			}
			at += len(text)
		}
	}
	return out
}
