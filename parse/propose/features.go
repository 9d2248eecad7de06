package propose

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse/lexical/learn"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/query"
)

// The templates of features: every block has its own, so that their hashes differ.
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

func hash(s string) uint64 { return words.Hash(s) }

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func bit(b bool) int32 { return int32(flag(b)) }

// bucket makes few steps of a count.
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

// base is a form that a token may have, and which token.
type base struct {
	id    uint64
	token int
}

// lexical hashes the question's words and their neighbours: what names values, numbers and tables stands for its kind.
func (g *generator) lexical() {
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
				case g.names(q.Tables, bit):
					w = "<table>"
				case g.names(q.Columns, bit):
					w = "<column>"
				}
			}
			plain = append(plain, w)
		}
		if q.Content&bit != 0 && w[0] != '<' {
			for _, b := range q.Bases[i] {
				g.bases = append(g.bases, base{hash(b), i})
			}
		}
	}
	g.grams(raw, plain)
	for n := 1; n <= 3 && n <= len(plain); n++ {
		g.asked = append(g.asked, hash(strings.Join(plain[:n], " ")), hash(strings.Join(raw[:n], " ")))
	}
}

// grams hashes words that stand beside each other, as they are and with their kinds in their places.
func (g *generator) grams(raw, plain []string) {
	seen := map[uint64]bool{}
	gram := func(n uint64, list []string) {
		h := learn.Mix(n, hash(strings.Join(list, " ")))
		if !seen[h] {
			seen[h] = true
			g.words = append(g.words, h)
		}
	}
	for k, list := range [][]string{raw, plain} {
		list = append(append([]string{"^"}, list...), "$")
		for i := range list {
			if k == 0 && i > 0 && i < len(list)-1 {
				gram(1, list[i:i+1])
				g.single = append(g.single, hash(list[i]))
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

// inValue reports whether a token is part of what is surely a value.
func (g *generator) inValue(i int) bool {
	return slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
		return a.Mask&(1<<uint(i)) != 0 && (a.Op == "eq" || a.Op == "ne") &&
			(a.How == "exact" || a.How == "folded" || a.How == "stemmed" || link.Count(a.Mask) > 1)
	})
}

func (g *generator) inMoment(i int) bool {
	return slices.ContainsFunc(g.q.Dates, func(m link.Moment) bool { return m.First <= i && i < m.Last })
}

func (g *generator) names(list []link.Mention, bit link.Mask) bool {
	return slices.ContainsFunc(list, func(m link.Mention) bool { return m.Exact&bit != 0 })
}

func (g *generator) shapePart(shape string) uint16 {
	return g.part(block{kind: 's', name: shape}, func(s *learn.Sink) {
		whole := hash(shape)
		first, _, _ := strings.Cut(shape, " ")
		s.Add(learn.Common, tShape, 0, whole)
		for _, w := range g.words {
			s.Add(learn.Common, tShape, 1, whole, w)
			if first != shape {
				s.Add(learn.Common, tShape, 2, hash(first), w)
			}
		}
	})
}

// sketchPart is for a reading's form as a whole: its shape over its kinds of conditions.
func (g *generator) sketchPart(p *plan) uint16 {
	ops := uint64(0)
	for _, a := range p.where {
		ops = learn.Mix(ops, hash(a.Op))
	}
	return g.part(block{kind: 'S', name: p.shape, left: ops}, func(s *learn.Sink) {
		name := p.shape
		for _, a := range p.where {
			name += " " + a.Op
		}
		h := hash(name)
		s.Add(learn.Common, tSketch, 0, h)
		for _, w := range g.words {
			s.Add(learn.Common, tSketch, 1, h, w)
		}
	})
}

func (g *generator) columnPart(role string, c *link.Column) uint16 {
	return g.part(block{kind: 'c', name: role, n: [5]int32{int32(c.At)}},
		func(s *learn.Sink) { g.columnFeatures(s, role, c) })
}

func (g *generator) measurePart(role string, m *measure) uint16 {
	return g.part(block{kind: 'm', name: role, more: m.name}, func(s *learn.Sink) { g.measureFeatures(s, role, m) })
}

func (g *generator) measureFeatures(s *learn.Sink, role string, m *measure) {
	for i, c := range m.columns {
		r := role
		switch {
		case m.Calc != nil && m.Calc.In != "":
			r = role + "in"
		case len(m.columns) > 1:
			r = fmt.Sprint(role, m.Calc.Op, i)
		}
		g.columnFeatures(s, r, c)
	}
	if len(m.columns) > 1 {
		for _, w := range g.words {
			s.Add(learn.Common, tColumn, 90, hash(string(m.Calc.Op)), w)
		}
	}
}

func (g *generator) keyPart(k key) uint16 {
	name := fmt.Sprint(k.part, k.table != nil)
	for _, c := range k.columns {
		name += fmt.Sprint(" ", c.At)
	}
	if k.refers != nil {
		return g.columnPart("key of others", k.refers)
	}
	return g.part(block{kind: 'k', name: name}, func(s *learn.Sink) {
		if k.table != nil {
			g.tableFeatures(s, "key", k.table)
			return
		}
		g.columnFeatures(s, "key"+string(k.part), k.columns[0])
		for _, w := range g.words {
			s.Add(learn.Common, tKey, 1, hash(string(k.part)), w)
		}
	})
}

// columnFeatures tell how the question speaks of a column, in the role that it would have.
func (g *generator) columnFeatures(s *learn.Sink, role string, c *link.Column) {
	q := g.q
	r, kind := hash(role), uint64(c.Kind)
	m := &q.Columns[c.At]
	add := func(template uint64, values ...uint64) {
		s.Add(learn.Common, tColumn, append([]uint64{template, r}, values...)...)
	}
	share := uint64(m.Share * 4)
	add(1, kind, flag(c.Key), flag(c.Refers), hash(string(c.Role)))
	add(2, share)
	add(3, bucket(link.Count(m.Exact)), share)
	add(4, flag(m.Exact == 0 && m.Loose != 0), kind)
	add(5, uint64(max(0, m.Like)*10), flag(m.Exact != 0))
	add(6, uint64(max(0, m.Like)*10), kind, flag(m.All() != 0))
	best, others := 0.0, float32(0)
	rivals := 0
	for i := range q.Columns {
		if o := &q.Columns[i]; q.Catalog.Columns[i] != c {
			best, others = max(best, o.Share), max(others, o.Like)
			if o.Exact&m.Exact != 0 {
				rivals++
			}
		}
	}
	add(7, flag(m.Share > best), flag(m.Share == best), share)
	add(8, flag(m.Like > others), uint64(max(0, m.Like)*5))
	add(9, uint64(min(rivals, 3)), share)
	add(10, share, uint64(4*q.Tables[c.Table.At].Share))
	add(11, uint64(c.Unit.Factor), hash(c.Unit.Of))
	add(12, flag(c.Distinct == c.Table.Rows), flag(c.Nulls > 0))
	add(15, flag(c.Numbers != nil), kind)
	if len(q.Catalog.Tables) == 1 {
		add(13, uint64(min(c.At, 3)), flag(c.At == len(q.Catalog.Columns)-1))
		add(14, kind, flag(c.At == 0), share)
	}
	for i, how := range m.How {
		if m.Loose&(1<<uint(i)) != 0 {
			add(20, uint64(how))
			add(21, uint64(how), kind)
			add(22, uint64(how), flag(m.Exact != 0))
		}
	}
	if m.Exact != 0 {
		first, last := bits.TrailingZeros64(m.Exact), 63-bits.LeadingZeros64(m.Exact)
		add(30, hash(q.Near(first-1)))
		add(31, hash(q.Near(first-2)), hash(q.Near(first-1)))
		add(32, hash(q.Near(last+1)))
		add(33, bucket(first))
		add(34, hash(q.Near(last+1)), hash(q.Near(last+2)))
	}
	for _, w := range g.single {
		add(40, kind, w)
	}
	for _, w := range g.asked {
		add(41, kind, w)
		add(42, flag(m.Exact != 0), w)
	}
	for k, stem := range c.Names[0].Stem {
		if k >= 5 {
			break
		}
		id := hash(stem)
		add(50, id)
		for _, b := range g.bases {
			s.Add(learn.Pair, tColumn, 51, id, b.id)
			s.Add(learn.Pair, tColumn, 52, r, id, b.id)
		}
		for _, w := range g.asked[:min(3, len(g.asked))] {
			s.Add(learn.Pair, tColumn, 53, r, id, w)
		}
	}
}

func (g *generator) tablePart(role string, t *link.Table) uint16 {
	return g.part(block{kind: 't', name: role, n: [5]int32{int32(t.At)}},
		func(s *learn.Sink) { g.tableFeatures(s, role, t) })
}

func (g *generator) tableFeatures(s *learn.Sink, role string, t *link.Table) {
	q := g.q
	m := &q.Tables[t.At]
	r := hash(role)
	add := func(template uint64, values ...uint64) {
		s.Add(learn.Common, tEntity, append([]uint64{template, r}, values...)...)
	}
	share := uint64(m.Share * 4)
	best, first := 0.0, 64
	for i := range q.Tables {
		if o := &q.Tables[i]; q.Catalog.Tables[i] != t {
			best = max(best, o.Share)
			if o.Exact != 0 {
				first = min(first, bits.TrailingZeros64(o.Exact))
			}
		}
	}
	one := flag(len(q.Catalog.Tables) == 1)
	add(1, share, one)
	add(2, flag(m.Share > best), flag(m.Share == best), one)
	add(3, bucket(link.Count(m.Exact)), bucket(len(t.Names[0].Stem)), one)
	add(4, flag(m.Exact == 0), flag(m.Loose != 0), uint64(max(0, m.Like)*8), one)
	for i, how := range m.How {
		if m.Loose&(1<<uint(i)) != 0 {
			add(5, uint64(how))
		}
	}
	if m.Exact != 0 {
		at, last := bits.TrailingZeros64(m.Exact), 63-bits.LeadingZeros64(m.Exact)
		add(6, flag(at < first), one)
		add(7, hash(q.Near(at-1)))
		add(8, hash(q.Near(at-2)), hash(q.Near(at-1)))
		add(9, hash(q.Near(last+1)))
		add(10, bucket(at))
	}
	for _, stem := range t.Names[0].Stem {
		for _, b := range g.bases {
			s.Add(learn.Pair, tEntity, 20, hash(stem), b.id)
		}
	}
}

func (g *generator) entityPart(t *link.Table, p *plan) uint16 {
	kind, _, _ := strings.Cut(p.shape, " ")
	return g.part(block{kind: 'e', name: kind, n: [5]int32{int32(t.At)}}, func(s *learn.Sink) {
		g.tableFeatures(s, "entity", t)
		g.tableFeatures(s, "entity "+kind, t)
	})
}

func (g *generator) atomPart(a *link.Atom) uint16 {
	return g.part(block{kind: 'a', atom: a}, func(s *learn.Sink) {
		q := g.q
		op := hash(a.Op)
		add := func(template uint64, values ...uint64) {
			s.Add(learn.Common, tAtom, append([]uint64{template, op}, values...)...)
		}
		first, last := bits.TrailingZeros64(a.Mask), 63-bits.LeadingZeros64(a.Mask)
		content := bucket(link.Count(a.Mask & q.Content))
		add(1, hash(a.How), content)
		add(2, hash(a.How), flag(q.Tokens[first].Upper))
		if a.Rows > 0 {
			add(3, bucket(int(a.Rows)), flag(a.Rows == a.Table.Rows))
		}
		add(4, uint64(4*q.Tables[a.Table.At].Share))
		add(5, hash(q.Near(first-1)))
		add(6, hash(q.Near(first-2)), hash(q.Near(first-1)))
		add(7, hash(q.Near(last+1)))
		add(8, hash(q.Near(first-1)), hash(q.Near(last+1)))
		add(9, bucket(link.Count(a.Cue)))
		if link.Count(a.Mask) == 1 {
			add(10, hash(q.Tokens[first].Text), hash(a.How))
			add(11, hash(a.How), flag(q.Linked&a.Mask != 0), g.alsoNames(a.Mask))
		}
		rivals := 0
		for i := range q.Atoms {
			if o := &q.Atoms[i]; o != a && o.Mask == a.Mask && o.Score > a.Score {
				rivals++
			}
		}
		add(12, uint64(min(rivals, 4)))
		if a.Column == nil {
			return
		}
		m := &q.Columns[a.Column.At]
		beyond := m.Exact &^ a.Mask
		add(20, flag(beyond != 0), uint64(4*m.Share))
		add(21, uint64(a.Column.Kind), hash(string(a.Column.Role)), hash(a.How))
		add(22, uint64(max(0, m.Like)*8), flag(beyond != 0))
		if beyond != 0 {
			distance := first - bits.TrailingZeros64(beyond)
			if distance < 0 {
				distance = 10 - distance
			}
			add(23, uint64(min(distance, 16)))
		}
		for k, stem := range a.Column.Names[0].Stem {
			if k < 4 {
				s.Add(learn.Pair, tAtom, 24, op, hash(stem), hash(q.Near(first-1)))
				s.Add(learn.Pair, tAtom, 25, op, hash(stem), hash(q.Near(last+1)))
			}
		}
		g.columnFeatures(s, "where "+a.Op, a.Column)
	})
}

// alsoNames tells whether a phrase names a table or a column as well.
func (g *generator) alsoNames(m link.Mask) uint64 {
	return flag(g.names(g.q.Tables, m)) + 2*flag(g.names(g.q.Columns, m))
}

func (g *generator) tablesPart(tables []*link.Table, used link.Mask) uint16 {
	idle, missed := int32(0), int32(0)
	for _, t := range tables[1:] {
		if g.q.Tables[t.At].All() == 0 {
			idle++
		}
	}
	for i := range g.q.Tables {
		if g.q.Tables[i].Exact&^used != 0 {
			missed++
		}
	}
	return g.part(block{kind: 'j', n: [5]int32{int32(len(tables)), idle, missed}}, func(s *learn.Sink) {
		s.Add(learn.Common, tTables, 1, bucket(len(tables)))
		s.Add(learn.Common, tTables, 2, bucket(len(tables)), bucket(int(idle)))
		s.Add(learn.Common, tTables, 3, bucket(int(missed)))
	})
}

func (g *generator) answerPart(p *plan) uint16 {
	answer := p.answer()
	return g.part(block{kind: 'r', name: answer, n: [5]int32{int32(len(p.show)), bit(p.one())}}, func(s *learn.Sink) {
		a := hash(answer)
		s.Add(learn.Common, tAnswer, 1, a)
		s.Add(learn.Common, tAnswer, 2, a, flag(p.one()))
		for _, w := range g.asked {
			s.Add(learn.Common, tAnswer, 3, a, w)
			s.Add(learn.Common, tAnswer, 4, a, flag(p.one()), w)
			s.Add(learn.Common, tAnswer, 5, bucket(len(p.show)), w)
		}
		for _, w := range g.single {
			s.Add(learn.Common, tAnswer, 6, a, w)
			s.Add(learn.Common, tAnswer, 7, flag(p.one()), w)
		}
	})
}

func (g *generator) limitPart(l limit) uint16 {
	return g.part(block{kind: 'l', name: l.name()}, func(s *learn.Sink) {
		h := hash(l.name())
		s.Add(learn.Common, tLimit, 1, h, uint64(len(g.limits)))
		for _, w := range g.words {
			s.Add(learn.Common, tLimit, 2, h, w)
		}
	})
}

func (g *generator) unusedPart(used link.Mask) uint16 {
	left := g.q.Content &^ used
	denied := link.Count(g.denials &^ used) // what denies nothing
	return g.part(block{kind: 'u', left: uint64(left), n: [5]int32{int32(denied)}}, func(s *learn.Sink) {
		s.Add(learn.Common, tUnused, 8, uint64(min(denied, 2)))
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
			s.Add(learn.Common, tUnused, 6, flag(value), flag(g.names(g.q.Tables, bit)), flag(g.names(g.q.Columns, bit)))
			s.Add(learn.Common, tUnused, 7, flag(g.q.Tokens[i].Numeric), flag(g.q.Tokens[i].Upper && i > 0))
		}
	})
}

// jointPart tells how the parts of a reading go together.
func (g *generator) jointPart(p *plan) uint16 {
	again := false     // what is shown is fixed by a condition
	elsewhere := false // what is shown is not of the base
	for i := range p.show {
		it := &p.show[i]
		for _, a := range p.where {
			again = again || a.Op == "eq" && len(it.columns) == 1 && a.Column == it.columns[0] && it.Agg == query.None
		}
		for _, c := range it.columns {
			elsewhere = elsewhere || c.Table != p.base
		}
	}
	same := p.order != nil && len(p.show) > 0 && len(p.order.columns) > 0 && len(p.show[0].columns) > 0 &&
		p.order.columns[0] == p.show[0].columns[0]
	form := [5]int32{bit(again), bit(elsewhere), bit(same), int32(len(p.where)), int32(len(p.group))}
	return g.part(block{kind: 'J', name: p.shape, n: form}, func(s *learn.Sink) {
		kind, _, _ := strings.Cut(p.shape, " ")
		whole, first := hash(p.shape), hash(kind)
		s.Add(learn.Common, tJoint, 1, whole, flag(again))
		s.Add(learn.Common, tJoint, 2, first, flag(again))
		s.Add(learn.Common, tJoint, 3, whole, flag(elsewhere))
		s.Add(learn.Common, tJoint, 4, first, bucket(len(p.where)))
		s.Add(learn.Common, tJoint, 5, whole, flag(same))
		s.Add(learn.Common, tJoint, 6, flag(again))
	})
}

// orderPart tells how the question speaks of what is ordered by.
func (g *generator) orderPart(p *plan) uint16 {
	c := p.order.columns[0]
	return g.part(block{kind: 'D', name: string(p.order.Agg), n: [5]int32{int32(c.At), bit(p.desc)}},
		func(s *learn.Sink) {
			d, kind := flag(p.desc), uint64(c.Kind)
			stems := c.Names[0].Stem
			for _, w := range g.words {
				s.Add(learn.Common, tJoint, 10, d, kind, w)
			}
			for _, b := range g.bases {
				for _, stem := range stems {
					s.Add(learn.Pair, tJoint, 11, d, hash(stem), b.id)
				}
			}
		})
}
