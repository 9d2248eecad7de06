package propose

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/link"
)

func (g *generator) columnPart(role string, c *link.Column) uint16 {
	return g.part(block{kind: 'c', name: role, n: [5]int32{int32(c.Index)}},
		func(s *learn.Sink) { g.columnFeatures(s, role, c) })
}

func (g *generator) measurePart(role string, m *measure) uint16 {
	return g.part(block{kind: 'm', name: role, detail: m.name}, func(s *learn.Sink) { g.measureFeatures(s, role, m) })
}

func (g *generator) measureFeatures(s *learn.Sink, role string, m *measure) {
	for i, c := range m.columns {
		r := role
		if len(m.columns) > 1 {
			r = fmt.Sprint(role, m.Calc.Op, i)
		}
		g.columnFeatures(s, r, c)
	}
	if len(m.columns) > 1 {
		for _, w := range g.ngrams {
			s.Add(learn.Common, tColumn, 90, hash(string(m.Calc.Op)), w)
		}
	}
}

func (g *generator) keyPart(k key) uint16 {
	name := fmt.Sprint(k.part, k.table != nil)
	for _, c := range k.columns {
		name += fmt.Sprint(" ", c.Index)
	}
	return g.part(block{kind: 'k', name: name}, func(s *learn.Sink) {
		if k.table != nil {
			g.tableFeatures(s, "key", k.table)
			return
		}
		g.columnFeatures(s, "key"+string(k.part), k.columns[0])
		for _, w := range g.ngrams {
			s.Add(learn.Common, tKey, 1, hash(string(k.part)), w)
		}
	})
}

// keyParts returns the features of grouping by each level of a key.
func (g *generator) keyParts(k key) (parts []uint16) {
	for _, level := range k.levels() {
		parts = append(parts, g.keyPart(level))
	}
	return parts
}

// columnFeatures adds features of how the question mentions a column, for a role in the query.
func (g *generator) columnFeatures(s *learn.Sink, role string, c *link.Column) {
	q := g.q
	r, kind := hash(role), uint64(c.Kind)
	m := &q.Columns[c.Index]
	add := func(template uint64, values ...uint64) {
		s.Add(learn.Common, tColumn, append([]uint64{template, r}, values...)...)
	}
	share := uint64(m.Share * 4)
	add(1, kind, flag(c.IsKey), flag(c.IsReference), hash(string(c.Role)))
	add(2, share)
	add(3, bucket(link.Count(m.Exact)), share)
	add(4, flag(m.Exact == 0 && m.Loose != 0), kind)
	add(6, kind, flag(m.All() != 0))
	best := 0.0
	rivals := 0
	for i := range q.Columns {
		if o := &q.Columns[i]; q.Catalog.Columns[i] != c {
			best = max(best, o.Share)
			if o.Exact&m.Exact != 0 {
				rivals++
			}
		}
	}
	add(7, flag(m.Share > best), flag(m.Share == best), share)
	add(9, uint64(min(rivals, 3)), share)
	add(10, share, uint64(4*q.Tables[c.Table.Index].Share))
	add(11, uint64(c.Unit.Factor), hash(c.Unit.Dimension))
	add(12, flag(c.Distinct == c.Table.Rows), flag(c.Nulls > 0))
	add(15, flag(c.Numbers != nil), kind)
	if len(q.Catalog.Tables) == 1 {
		add(13, uint64(min(c.Index, 3)), flag(c.Index == len(q.Catalog.Columns)-1))
		add(14, kind, flag(c.Index == 0), share)
	}
	for i, how := range m.Relations {
		if m.Loose&(1<<uint(i)) != 0 {
			add(20, uint64(how))
			add(21, uint64(how), kind)
			add(22, uint64(how), flag(m.Exact != 0))
		}
	}
	if m.Exact != 0 {
		first, last := link.First(m.Exact), link.Last(m.Exact)
		add(30, hash(q.Token(first-1)))
		add(31, hash(q.Token(first-2)), hash(q.Token(first-1)))
		add(32, hash(q.Token(last+1)))
		add(33, bucket(first))
		before, after := 0, 0 // number of columns mentioned earlier and later
		for i := range q.Columns {
			switch o := &q.Columns[i]; {
			case o.Exact == 0 || q.Catalog.Columns[i] == c || o.Exact&m.Exact != 0:
			case link.First(o.Exact) < first:
				before++
			default:
				after++
			}
		}
		add(35, bucket(before), flag(after > 0))
		add(34, hash(q.Token(last+1)), hash(q.Token(last+2)))
	}
	for _, w := range g.unigrams {
		add(40, kind, w)
	}
	for _, w := range g.prefixes {
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
			s.Add(learn.Pair, tColumn, 51, id, b)
			s.Add(learn.Pair, tColumn, 52, r, id, b)
		}
		for _, w := range g.prefixes[:min(3, len(g.prefixes))] {
			s.Add(learn.Pair, tColumn, 53, r, id, w)
		}
	}
}

func (g *generator) tablePart(role string, t *link.Table) uint16 {
	return g.part(block{kind: 't', name: role, n: [5]int32{int32(t.Index)}},
		func(s *learn.Sink) { g.tableFeatures(s, role, t) })
}

func (g *generator) tableFeatures(s *learn.Sink, role string, t *link.Table) {
	q := g.q
	m := &q.Tables[t.Index]
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
				first = min(first, link.First(o.Exact))
			}
		}
	}
	one := flag(len(q.Catalog.Tables) == 1)
	add(1, share, one)
	add(2, flag(m.Share > best), flag(m.Share == best), one)
	add(3, bucket(link.Count(m.Exact)), bucket(len(t.Names[0].Stem)), one)
	add(4, flag(m.Exact == 0), flag(m.Loose != 0), one)
	for i, how := range m.Relations {
		if m.Loose&(1<<uint(i)) != 0 {
			add(5, uint64(how))
		}
	}
	if m.Exact != 0 {
		at, last := link.First(m.Exact), link.Last(m.Exact)
		add(6, flag(at < first), one)
		add(7, hash(q.Token(at-1)))
		add(8, hash(q.Token(at-2)), hash(q.Token(at-1)))
		add(9, hash(q.Token(last+1)))
		add(10, bucket(at))
	}
	for _, stem := range t.Names[0].Stem {
		for _, b := range g.bases {
			s.Add(learn.Pair, tEntity, 20, hash(stem), b)
		}
	}
}

func (g *generator) entityPart(t *link.Table, p *plan) uint16 {
	kind, _, _ := strings.Cut(p.shape, " ")
	return g.part(block{kind: 'e', name: kind, n: [5]int32{int32(t.Index)}}, func(s *learn.Sink) {
		g.tableFeatures(s, "entity", t)
		g.tableFeatures(s, "entity "+kind, t)
	})
}

func (g *generator) tablesPart(tables []*link.Table, used link.Mask) uint16 {
	idle, missed := int32(0), int32(0)
	for _, t := range tables[1:] {
		if g.q.Tables[t.Index].All() == 0 {
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
