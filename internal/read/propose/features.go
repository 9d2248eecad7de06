package propose

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// The namespaces of feature templates, one for each kind of block, so that hashes differ.
const (
	tShape = iota + 1
	tColumn
	tAtom
	tEntity
	tTables
	tAnswer
	tUnused
	tJoint
	tLimit
	tKey
	tSketch
)

func hash(s string) uint64 { return text.Hash(s) }

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func bit(b bool) int32 { return int32(flag(b)) }

// bucket coarsens a count.
func bucket(n int) uint64 {
	switch {
	case n < 4:
		return uint64(max(n, 0))
	case n < 8:
		return 4
	case n < 16:
		return 5
	}
	return 6
}

func (g *generator) shapePart(shape string) uint16 {
	return g.part(block{kind: 's', name: shape}, func(s *learn.Sink) {
		whole := hash(shape)
		first, _, _ := strings.Cut(shape, " ")
		s.Add(learn.Common, tShape, 0, whole)
		for _, w := range g.ngrams {
			s.Add(learn.Common, tShape, 1, whole, w)
			if first != shape {
				s.Add(learn.Common, tShape, 2, hash(first), w)
			}
		}
	})
}

// sketchPart returns features of a reading's shape together with the kinds of its conditions.
func (g *generator) sketchPart(p *plan) uint16 {
	ops := uint64(0)
	for _, a := range p.where {
		ops = learn.Mix(ops, hash(a.Op))
	}
	return g.part(block{kind: 'S', name: p.shape, mask: ops}, func(s *learn.Sink) {
		name := p.shape
		for _, a := range p.where {
			name += " " + a.Op
		}
		h := hash(name)
		s.Add(learn.Common, tSketch, 0, h)
		for _, w := range g.ngrams {
			s.Add(learn.Common, tSketch, 1, h, w)
		}
	})
}

func (g *generator) answerPart(p *plan) uint16 {
	answer := p.answerKind()
	return g.part(block{kind: 'r', name: answer, n: [5]int32{int32(len(p.show)), bit(p.returnsOneRow())}},
		func(s *learn.Sink) {
			a := hash(answer)
			s.Add(learn.Common, tAnswer, 1, a)
			s.Add(learn.Common, tAnswer, 2, a, flag(p.returnsOneRow()))
			for _, w := range g.prefixes {
				s.Add(learn.Common, tAnswer, 3, a, w)
				s.Add(learn.Common, tAnswer, 4, a, flag(p.returnsOneRow()), w)
				s.Add(learn.Common, tAnswer, 5, bucket(len(p.show)), w)
			}
			for _, w := range g.unigrams {
				s.Add(learn.Common, tAnswer, 6, a, w)
				s.Add(learn.Common, tAnswer, 7, flag(p.returnsOneRow()), w)
			}
		})
}

func (g *generator) limitPart(l limit) uint16 {
	return g.part(block{kind: 'l', name: l.name()}, func(s *learn.Sink) {
		h := hash(l.name())
		s.Add(learn.Common, tLimit, 1, h, uint64(len(g.limits)))
		for _, w := range g.ngrams {
			s.Add(learn.Common, tLimit, 2, h, w)
		}
	})
}

func (g *generator) unusedPart(used link.Mask) uint16 {
	left := g.q.Content &^ used
	unusedNegations := link.Count(g.negations &^ used)
	return g.part(block{kind: 'u', mask: uint64(left), n: [5]int32{int32(unusedNegations)}}, func(s *learn.Sink) {
		s.Add(learn.Common, tUnused, 8, uint64(min(unusedNegations, 2)))
		linked := left & g.q.Linked
		nl, nu := bits.OnesCount64(linked), bits.OnesCount64(left)
		s.Add(learn.Common, tUnused, 1, uint64(min(nl, 6)))
		s.Add(learn.Common, tUnused, 2, uint64(min(nu, 10)))
		for k := 1; k <= min(nl, 7); k++ {
			s.Add(learn.Common, tUnused, 3, uint64(k))
		}
		for k := 1; k <= min(nu, 9); k++ {
			s.Add(learn.Common, tUnused, 4, uint64(k))
		}
		for i := range g.q.Tokens {
			bit := link.Mask(1) << uint(i)
			if left&bit == 0 {
				continue
			}
			value := slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.Mask&bit != 0 })
			s.Add(learn.Common, tUnused, 5, hash(g.q.Stems[i]), flag(linked&bit != 0))
			s.Add(learn.Common, tUnused, 6, flag(value), flag(g.isNamed(g.q.Tables, bit)), flag(g.isNamed(g.q.Columns, bit)))
			s.Add(learn.Common, tUnused, 7, flag(g.q.Tokens[i].Numeric), flag(g.q.Tokens[i].Upper && i > 0))
		}
	})
}

// jointPart returns features of how a reading's parts fit together.
func (g *generator) jointPart(p *plan) uint16 {
	isFixed := false   // a shown column is fixed by a condition
	isForeign := false // a shown column is from another table
	for i := range p.show {
		it := &p.show[i]
		for _, a := range p.where {
			isFixed = isFixed || a.Op == "eq" && len(it.columns) == 1 && a.Column == it.columns[0] && it.Agg == query.None
		}
		for _, c := range it.columns {
			isForeign = isForeign || c.Table != p.base
		}
	}
	ordersByShown := p.order != nil && len(p.show) > 0 && len(p.order.columns) > 0 && len(p.show[0].columns) > 0 &&
		p.order.columns[0] == p.show[0].columns[0]
	form := [5]int32{bit(isFixed), bit(isForeign), bit(ordersByShown), int32(len(p.where)), int32(len(p.group))}
	return g.part(block{kind: 'J', name: p.shape, n: form}, func(s *learn.Sink) {
		kind, _, _ := strings.Cut(p.shape, " ")
		whole, first := hash(p.shape), hash(kind)
		s.Add(learn.Common, tJoint, 1, whole, flag(isFixed))
		s.Add(learn.Common, tJoint, 2, first, flag(isFixed))
		s.Add(learn.Common, tJoint, 3, whole, flag(isForeign))
		s.Add(learn.Common, tJoint, 4, first, bucket(len(p.where)))
		s.Add(learn.Common, tJoint, 5, whole, flag(ordersByShown))
		s.Add(learn.Common, tJoint, 6, flag(isFixed))
	})
}

// orderPart returns features of the direction of the order, together with the words of the question.
func (g *generator) orderPart(p *plan) uint16 {
	c := p.order.columns[0]
	return g.part(block{kind: 'D', name: string(p.order.Agg), n: [5]int32{int32(c.Index), bit(p.desc)}},
		func(s *learn.Sink) {
			d, kind := flag(p.desc), uint64(c.Kind)
			stems := c.Names[0].Stem
			for _, w := range g.ngrams {
				s.Add(learn.Common, tJoint, 10, d, kind, w)
			}
			for _, b := range g.bases {
				for _, stem := range stems {
					s.Add(learn.Pair, tJoint, 11, d, hash(stem), b)
				}
			}
		})
}
