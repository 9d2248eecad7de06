package propose

import (
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
)

func (g *generator) atomPart(a *link.Atom) uint16 {
	return g.part(block{kind: 'a', atom: a}, func(s *learn.Sink) {
		q := g.q
		op := hash(a.Op)
		add := func(template uint64, values ...uint64) {
			s.Add(learn.Common, tAtom, append([]uint64{template, op}, values...)...)
		}
		first, last := link.First(a.Mask), link.Last(a.Mask)
		content := bucket(link.Count(a.Mask & q.Content))
		add(1, hash(a.Match), content)
		add(2, hash(a.Match), flag(q.Tokens[first].Upper))
		if a.Rows > 0 {
			add(3, bucket(int(a.Rows)), flag(a.Rows == a.Table.Rows))
		}
		add(4, uint64(4*q.Tables[a.Table.Index].Share))
		add(5, hash(q.Token(first-1)))
		add(6, hash(q.Token(first-2)), hash(q.Token(first-1)))
		add(7, hash(q.Token(last+1)))
		add(8, hash(q.Token(first-1)), hash(q.Token(last+1)))
		add(9, bucket(link.Count(a.Cue)))
		if link.Count(a.Mask) == 1 {
			add(10, hash(q.Tokens[first].Text), hash(a.Match))
			add(11, hash(a.Match), flag(q.Linked&a.Mask != 0), g.alsoNames(a.Mask))
		}
		rivals := 0
		for i := range q.Atoms {
			if o := &q.Atoms[i]; o != a && o.Mask == a.Mask && o.Score > a.Score {
				rivals++
			}
		}
		add(12, uint64(min(rivals, 4)))
		if a.Match == link.Implied {
			g.impliedFeatures(s, a)
		}
		if a.Column == nil {
			return
		}
		m := &q.Columns[a.Column.Index]
		otherTokens := m.Exact &^ a.Mask
		add(20, flag(otherTokens != 0), uint64(4*m.Share))
		add(21, uint64(a.Column.Kind), hash(string(a.Column.Role)), hash(a.Match))
		if otherTokens != 0 {
			distance := first - link.First(otherTokens)
			if distance < 0 {
				distance = 10 - distance
			}
			add(23, uint64(min(distance, 16)))
		}
		for k, stem := range a.Column.Names[0].Stem {
			if k < 4 {
				s.Add(learn.Pair, tAtom, 24, op, hash(stem), hash(q.Token(first-1)))
				s.Add(learn.Pair, tAtom, 25, op, hash(stem), hash(q.Token(last+1)))
			}
		}
		g.columnFeatures(s, "where "+a.Op, a.Column)
	})
}

// alsoNames returns whether a phrase also names a table (1), a column (2), or both (3).
func (g *generator) alsoNames(m link.Mask) uint64 {
	return flag(g.isNamed(g.q.Tables, m)) + 2*flag(g.isNamed(g.q.Columns, m))
}

// impliedFeatures describes an implied condition by the words that may stand for it.
func (g *generator) impliedFeatures(s *learn.Sink, a *link.Atom) {
	op := hash(a.Op)
	m := &g.q.Columns[a.Column.Index]
	named := flag(m.Exact != 0) + 2*flag(m.Loose != 0)
	s.Add(learn.Common, tAtom, 40, op, uint64(max(0, 8*a.Score)))
	s.Add(learn.Common, tAtom, 43, op, named, flag(g.negations != 0), flag(a.Table.IsLinkTable()))
	for i, stem := range g.q.Stems {
		if a.Mask&(1<<uint(i)) == 0 {
			continue
		}
		s.Add(learn.Common, tAtom, 41, op, hash(stem))
		for _, word := range a.Column.Names[0].Stem {
			s.Add(learn.Pair, tAtom, 44, op, hash(word), hash(stem))
		}
		if a.Op == "eq" {
			s.Add(learn.Pair, tAtom, 42, hash(strings.ToLower(a.Where[0].Values[0].Text)), hash(stem))
		}
	}
}
