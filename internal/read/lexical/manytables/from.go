package manytables

import (
	"slices"

	"github.com/ask-surely/surely/internal/words"
)

// fromOptions lists the sets of tables that a SELECT may read.
func (s *state) fromOptions(b *block, f *features) []option {
	out := make([]option, 0, len(s.q.sets))
	for _, set := range s.q.sets {
		s.fromFeatures(f, set, b, s.q.sight)
		out = append(out, option{features: f.Take(), set: set})
	}
	return out
}

// tableSight is how the question sees one table.
type tableSight struct {
	by     mention // the best mention, a < 0: none
	beaten bool    // another table fits these words better
	fit    uint64
	column uint64 // how well one of its columns is named
	exact  uint64 // how many are named in full
	value  uint64 // whether it holds a value of the question: 1 perhaps, 2 yes, 3 one that is hardly a common word
}

// lookAtTables looks at all tables, for any block.
func (q *question) lookAtTables() []tableSight {
	out := make([]tableSight, len(q.cat.tables))
	for t := range out {
		x := &out[t]
		x.by = mention{a: -1, b: -1}
		for _, m := range q.tables[t] {
			if m.level > x.by.level {
				x.by = m
			}
		}
		for other := range q.tables {
			for _, m := range q.tables[other] {
				x.beaten = x.beaten || other != t && x.by.a >= 0 && x.by.beatenBy(m)
			}
		}
		x.fit = uint64(x.by.level)*2 + bit(x.beaten)
		x.column, x.exact = q.columnsNamed(t)
		for _, v := range q.values {
			if q.cat.columns[v.column].table == t {
				x.value = max(x.value, q.sureness(v))
			}
		}
	}
	return out
}

// columnsNamed tells how well the best named column of a table is named, and how many are named in full. What names
// tables names a column only in full.
func (q *question) columnsNamed(t int) (best, full uint64) {
	most := 0.0
	for _, c := range q.cat.tables[t].columns {
		for _, m := range q.columns[c] {
			onTable := true
			for j := m.a; j < m.b; j++ {
				onTable = onTable && q.cover[j]&byTable != 0
			}
			if onTable && m.level < exact {
				continue
			}
			most = max(most, float64(m.level)*m.share)
			full += bit(m.level >= whole)
		}
	}
	return uint64(most + .5), min(full, 3)
}

// sureness tells how sure it is that a value is meant: more so where it is written like a name.
func (q *question) sureness(v value) uint64 {
	switch {
	case v.how != cell:
		return 1
	case v.b-v.a > 1 || q.capital[v.a]:
		return 3
	}
	return 2
}

func (s *state) fromFeatures(f *features, set []int, b *block, tableMentions []tableSight) {
	q, cat := s.q, s.q.cat
	in := make([]bool, len(cat.tables))
	for _, t := range set {
		in[t] = true
	}
	k, ctx := b.sketch, b.context.coarse
	size := uint64(len(set))
	where := k.hashes[partWhere]
	f.add("fsize", size, ctx)
	f.add("fsizeS", size, k.hashes[partSelects])
	f.add("fsizeW", size, where)
	f.add("fsizeG", size, uint64(k.Groups), k.hashes[partHaving], k.hashes[partOrders])
	first, firstTable := len(q.words), -1
	for t := range tableMentions {
		for _, m := range q.tables[t] {
			if m.level >= whole && m.a < first {
				first, firstTable = m.a, t
			}
		}
	}
	for t := range tableMentions {
		x := &tableMentions[t]
		i := bit(in[t])
		leaf := bit(!in[t] || cat.ends(t, set) <= 1)
		f.add("f", i, x.fit, x.column, x.value, ctx)
		f.add("fleaf", i, x.fit, leaf, min(size, 3))
		f.add("fwhere", i, x.fit, leaf, where)
		f.add("ffirst", i, x.fit, ctx, bit(t == firstTable))
		f.add("fvalue", i, x.value, leaf, where)
		f.add("fcolumn", i, x.column, leaf, x.fit)
		f.add("fexact", i, x.exact, x.fit)
		s.kinTable(f, t, i, leaf, x)
		f.add("fwide", i, x.fit, x.column, small(len(cat.tables[t].columns), 12), leaf)
		switch {
		case in[t]:
			if x.by.a >= 0 {
				f.add("f-1", q.word(x.by.a-1), leaf, x.fit)
				f.add("f+1", q.word(x.by.b), leaf, x.fit)
				f.add("f-1n", q.word(x.by.a-1), min(size, 3), ctx)
			}
			if x.by.level < whole {
				for _, j := range q.content {
					if q.cover[j]&(byTable|byColumn) == 0 {
						for _, w := range cat.tables[t].names[0].stem {
							f.pair("fassoc", q.words[j].StemID, words.Hash(w))
						}
					}
				}
			}
		case x.by.a >= 0 && x.by.level >= whole:
			f.add("fout-1", q.word(x.by.a-1), ctx)
			f.add("fout+1", q.word(x.by.b), ctx)
		}
		if b.parent >= 0 {
			s.outerTable(f, t, i, x, b)
		}
	}
	s.leftOver(f, set, ctx)
	s.needFeatures(f, set, b)
	if b.parent >= 0 {
		p := s.blocks[b.parent]
		f.add("fsameset", b.context.hash, bit(slices.Equal(set, p.tables)), bit(k.key == p.sketch.key))
	}
}

// outerTable tells how a table relates to the block around.
func (s *state) outerTable(f *features, t int, in uint64, x *tableSight, b *block) {
	cat, p := s.q.cat, s.blocks[b.parent]
	also := false
	for _, o := range p.tables {
		also = also || o == t
	}
	f.add("fouter", b.context.hash, in, bit(also), x.fit)
	f.add("fouter2", b.context.hash, in, bit(also))
	if b.within >= 0 && b.within < len(p.where) {
		c := p.where[b.within].column
		linked := false
		for _, o := range cat.tables[t].columns {
			linked = linked || cat.linked(c, o)
		}
		f.add("fcompared", b.context.hash, in, bit(cat.columns[c].table == t), bit(linked), uint64(x.by.level))
	}
}

// leftOver counts the words that no table of the set explains.
func (s *state) leftOver(f *features, set []int, ctx uint64) {
	q := s.q
	explained := make([]bool, len(q.words))
	mark := func(a, b int) {
		for j := max(a, 0); j < b; j++ {
			explained[j] = true
		}
	}
	inside := map[int]bool{}
	for _, t := range set {
		inside[t] = true
		for _, m := range q.tables[t] {
			mark(m.a, m.b)
		}
		for _, c := range q.cat.tables[t].columns {
			for _, m := range q.columns[c] {
				if m.level >= head {
					mark(m.a, m.b)
				}
			}
		}
	}
	for _, v := range q.values {
		if inside[q.cat.columns[v.column].table] {
			mark(v.a, v.b)
		}
	}
	left, named, capital := 0, 0, 0
	for _, j := range q.content {
		if explained[j] {
			continue
		}
		left++
		if q.cover[j]&(byTable|byColumn|byValue) != 0 {
			named++
		}
		if q.cover[j]&byValue != 0 && q.capital[j] {
			capital++
		}
	}
	f.add("fnamed", small(named, 5), ctx)
	f.add("fcapital", small(capital, 3), ctx)
	f.add("fleft", small(left, 6), small(len(set), 3))
}
