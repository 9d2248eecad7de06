package propose

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
)

// hashWords hashes the question's words and sequences of them, in which values, dates, numbers, tables and columns are
// replaced with their kinds.
func (g *generator) hashWords() {
	q := g.q
	var raw, plain []string
	for i, t := range q.Tokens {
		w := t.Text
		bit := link.Mask(1) << uint(i)
		switch {
		case q.Content&bit != 0 && g.inValue(i):
			w = "<value>"
		case g.inMoment(i):
			w = "<date>"
		case t.Numeric:
			w = "<number>"
		}
		if len(raw) == 0 || w[0] != '<' || raw[len(raw)-1] != w {
			raw = append(raw, w)
			if w[0] != '<' {
				switch {
				case g.isNamed(q.Tables, bit):
					w = "<table>"
				case g.isNamed(q.Columns, bit):
					w = "<column>"
				}
			}
			plain = append(plain, w)
		}
		if q.Content&bit != 0 && w[0] != '<' {
			for _, b := range q.Bases[i] {
				g.bases = append(g.bases, hash(b))
			}
		}
	}
	g.hashNeighbours(raw, plain)
	for n := 1; n <= 3 && n <= len(plain); n++ {
		g.prefixes = append(g.prefixes, hash(strings.Join(plain[:n], " ")), hash(strings.Join(raw[:n], " ")))
	}
}

// hashNeighbours hashes sequences of adjacent words, with and without replacing tables and columns with their kinds.
func (g *generator) hashNeighbours(raw, plain []string) {
	seen := map[uint64]bool{}
	gram := func(n uint64, list []string) {
		h := learn.Mix(n, hash(strings.Join(list, " ")))
		if !seen[h] {
			seen[h] = true
			g.ngrams = append(g.ngrams, h)
		}
	}
	for k, list := range [][]string{raw, plain} {
		list = append(append([]string{"^"}, list...), "$")
		for i := range list {
			if k == 0 && i > 0 && i < len(list)-1 {
				gram(1, list[i:i+1])
				g.unigrams = append(g.unigrams, hash(list[i]))
			}
			if i+2 <= len(list) {
				gram(2, list[i:i+2])
			}
			if i+3 <= len(list) {
				gram(3, list[i:i+3])
			}
			if k == 1 && i+4 <= len(list) {
				gram(4, list[i:i+4])
			}
		}
	}
}

// inValue reports whether a token is part of a phrase that is very probably a value.
func (g *generator) inValue(i int) bool {
	return slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
		return a.Mask&(1<<uint(i)) != 0 && (a.Op == "eq" || a.Op == "ne") &&
			(a.Match == "exact" || a.Match == "folded" || a.Match == "stemmed" || link.Count(a.Mask) > 1)
	})
}

func (g *generator) inMoment(i int) bool {
	return slices.ContainsFunc(g.q.Dates, func(m link.Moment) bool { return m.First <= i && i < m.Last })
}

func (g *generator) isNamed(list []link.Mention, bit link.Mask) bool {
	return slices.ContainsFunc(list, func(m link.Mention) bool { return m.Exact&bit != 0 })
}
