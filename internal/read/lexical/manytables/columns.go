package manytables

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// columnUse says what a column is wanted for: the slot, coarsely and finely, as hashes.
type columnUse struct {
	slot uint64 // select, where, order, …
	fine uint64 // the same with aggregate, place and context
	role uint64 // what word–name associations are learnt for
	adds bool   // its values are added up, which only numbers can be
}

// of returns the use under an aggregate.
func (u columnUse) of(key string) columnUse {
	agg, _, _ := readAggregate(key)
	u.adds = agg == query.Sum || agg == query.Avg
	return u
}

func use(slot string, fine ...uint64) columnUse {
	h := words.Hash(slot)
	u := columnUse{slot: h, fine: mix(h, fine...)}
	switch slot {
	case "select", "where", "order":
		u.role = h
	}
	return u
}

// bestMention returns the mention that best names column c, words taken by earlier columns aside where that can be;
// fresh says that it takes no such words, and beaten that another column of the block's tables fits them better.
func (s *state) bestMention(b *block, used []mention, c int) (best mention, fresh, beaten bool) {
	best, fresh = mention{a: -1, b: -1}, true
	most, at := -1.0, 0
	for i, m := range s.q.columns[c] {
		x, free := float64(m.level)*2+m.share, true
		for _, u := range used {
			free = free && !m.overlaps(u)
		}
		if free {
			x += 1.5
		}
		if x > most {
			most, best, fresh, at = x, m, free, i
		}
	}
	if best.a < 0 {
		return best, fresh, false
	}
	for _, t := range s.q.beaten[c][at] {
		if slices.Contains(b.tables, t) {
			return best, fresh, true
		}
	}
	return best, fresh, false
}

// leaveLiteral drops what names a column by synonyms where another column of its table is called that, word by word.
func (q *question) leaveLiteral() {
	for c, ms := range q.columns {
		q.columns[c] = slices.DeleteFunc(ms, func(m mention) bool {
			if m.level != alike {
				return false
			}
			for _, other := range q.cat.tables[q.cat.columns[c].table].columns {
				if slices.ContainsFunc(q.columns[other], func(o mention) bool {
					return o.level >= whole && o.a <= m.a &&
						o.b >= m.b
				}) {
					return true
				}
			}
			return false
		})
	}
}

// findBeaten lists, for every mention of a column, the tables that have another column whose mention beats it.
func (q *question) findBeaten() [][][]int {
	out := make([][][]int, len(q.columns))
	for c, ms := range q.columns {
		out[c] = make([][]int, len(ms))
		for i, m := range ms {
			for other, others := range q.columns {
				t := q.cat.columns[other].table
				if other == c || len(others) == 0 || slices.Contains(out[c][i], t) {
					continue
				}
				for _, o := range others {
					if m.beatenBy(o) {
						out[c][i] = append(out[c][i], t)
						break
					}
				}
			}
		}
	}
	return out
}

// distance returns how many words lie between two mentions.
func distance(m, o mention) int {
	switch {
	case o.a >= m.b:
		return o.a - m.b + 1
	case o.b <= m.a:
		return m.a - o.b + 1
	}
	return 0
}

// columnFeatures describes column c for a use in block b and returns what names it.
func (s *state) columnFeatures(f *features, u columnUse, c int, b *block) mention {
	q, cat := s.q, s.q.cat
	col := &cat.columns[c]
	m, fresh, beaten := s.bestMention(b, b.used, c)
	share, onTable, onValue := uint64(0), false, false
	if m.a >= 0 {
		share = uint64(m.share * 3.01)
		for j := m.a; j < m.b; j++ {
			onTable = onTable || q.cover[j]&byTable != 0
			onValue = onValue || q.cover[j]&byValue != 0
		}
	}
	named := m.level >= whole
	fit := uint64(m.level)*2 + bit(beaten)
	flags := bit(col.key)*2 + bit(col.foreign)
	kind := uint64(col.kind)
	f.add("fit", u.slot, fit, share, bit(fresh), bit(onTable))
	f.add("fit2", u.fine, fit)
	f.add("fit3", fit, share, bit(onValue))
	f.add("fit4", u.slot, fit, bit(onValue), bit(onTable), bit(fresh))
	f.add("kind", u.fine, kind, flags)
	f.add("kindfit", u.slot, kind, flags, fit)
	f.add("kindnamed", u.fine, kind, flags, bit(named))
	f.add("role", u.slot, words.Hash(string(col.Role)), fit)
	f.add("pos", u.slot, small(col.pos, 3), fit)
	f.add("pos2", u.fine, small(col.pos, 3), flags)
	s.tableFeatures(f, u, c, b, m, fit)
	s.placeFeatures(f, u, m, b, fit)
	s.kinFeatures(f, u, c, m)

	f.add("head", u.slot, col.head, min(uint64(m.level), 4))
	f.add("head2", u.fine, col.head)
	f.add("name", u.slot, col.id, bit(named))
	if m.a >= 0 && m.level >= head {
		f.add("w-1", u.fine, q.word(m.a-1))
		f.add("w-1s", u.slot, q.word(m.a-1), fit)
		f.add("w-2", u.slot, q.word(m.a-2), q.word(m.a-1))
		f.add("w-2f", u.fine, q.word(m.a-2))
		f.add("w+1", u.slot, q.word(m.b), fit)
		f.add("w+12", u.slot, q.word(m.b), q.word(m.b+1))
		f.add("w-1b", u.slot, q.word(m.a-1), uint64(s.at))
		f.add("place", u.slot, uint64(m.a*4/len(q.words)), fit)
		f.add("placef", u.fine, uint64(m.a*4/len(q.words)), bit(named))
	}
	for _, i := range q.content {
		if q.cover[i]&(byTable|byColumn|byValue) != 0 && m.level > part {
			continue
		}
		for _, w := range col.stems() {
			h := words.Hash(w)
			f.pair("assoc", q.words[i].StemID, h)
			if !named {
				f.pair("assocrole", u.role, q.words[i].StemID, h)
			}
		}
	}
	w0, w1 := q.word(0), q.word(1)
	f.pair("asks", u.slot, w0, col.head)
	f.pair("asks2", u.slot, w0, w1, col.head)
	f.add("asks3", u.slot, w0, w1, kind, flags, bit(named))
	s.usedFeatures(f, u, c, b, flags, kind, fit)
	s.outerFeatures(f, u, c, b, flags)
	return m
}

// tableFeatures tells how the column's table is named, and the other tables of the block.
func (s *state) tableFeatures(f *features, u columnUse, c int, b *block, m mention, fit uint64) {
	q, cat := s.q, s.q.cat
	col := &cat.columns[c]
	level, near := absent, 99
	for _, tm := range q.tables[col.table] {
		level = max(level, tm.level)
		if m.a >= 0 {
			near = min(near, distance(m, tm))
		}
	}
	first := true // no other table is named before this one
	twin, twinNearer := false, false
	for _, t := range b.tables {
		if t == col.table {
			continue
		}
		for _, tm := range q.tables[t] {
			if tm.level < whole {
				continue
			}
			before := false
			for _, own := range q.tables[col.table] {
				before = before || own.level >= whole && own.a < tm.a
			}
			first = first && before
		}
		for _, other := range cat.tables[t].columns {
			if cat.columns[other].id != col.id {
				continue
			}
			twin = true
			for _, tm := range q.tables[t] {
				twinNearer = twinNearer || m.a >= 0 && distance(m, tm) < near
			}
		}
	}
	named := bit(m.level >= whole)
	flags := bit(col.key)*2 + bit(col.foreign)
	f.add("table", u.slot, uint64(level), small(len(b.tables), 3), bit(first), named)
	f.add("near", u.slot, bucket(near), fit, uint64(level))
	f.add("tablekey", u.slot, uint64(level), bit(first), flags)
	if twin {
		f.add("twin", u.slot, bit(twinNearer), bit(first), flags, uint64(level))
		f.add("twin2", u.slot, bit(twinNearer), fit)
	}
}

// usedFeatures tells what the block already does with the column.
func (s *state) usedFeatures(f *features, u columnUse, c int, b *block, flags, kind, fit uint64) {
	cat := s.q.cat
	selected, compared, grouped := false, false, false
	plain := uint64(0)
	sameTable := false
	for _, x := range b.selects {
		selected = selected || x.column == c
		if x.agg == "" {
			plain++
			sameTable = sameTable || x.column > 0 && cat.columns[x.column].table == cat.columns[c].table
		}
	}
	for _, x := range b.where {
		compared = compared || x.column == c
	}
	for _, g := range b.groups {
		grouped = grouped || g == c
	}
	state := bit(selected)*4 + bit(compared)*2 + bit(grouped)
	f.add("used", u.fine, state)
	f.add("usedfit", u.slot, state, fit)
	f.add("usedkind", u.slot, bit(selected), flags, kind)
	switch u.slot {
	case groupHash:
		f.add("group", bit(sameTable), flags, bit(selected), plain, uint64(len(b.tables)))
		f.add("group2", bit(sameTable), flags, bit(selected), b.sketch.hashes[partHaving], b.sketch.hashes[partOrders])
		f.add("group3", bit(selected), plain, uint64(len(b.groups)), fit)
	case selectHash:
		if len(b.selects) == 0 {
			break
		}
		last := b.selects[len(b.selects)-1].column
		if last > 0 {
			same := bit(cat.columns[last].table == cat.columns[c].table)
			f.add("after", u.fine, same, uint64(len(b.tables)))
			f.pair("afterid", cat.columns[last].id, cat.columns[c].id)
			f.add("afterpos", bit(last < c), same)
		}
	}
}

var (
	groupHash  = words.Hash("group")
	selectHash = words.Hash("select")
)

// outerFeatures tells how the column relates to the block around.
func (s *state) outerFeatures(f *features, u columnUse, c int, b *block, flags uint64) {
	if b.parent < 0 {
		return
	}
	cat, parent := s.q.cat, s.blocks[b.parent]
	if b.within >= 0 {
		if b.within < len(parent.where) {
			p := parent.where[b.within].column
			linked := cat.linked(c, p)
			f.add("outer", u.slot, b.context.hash, bit(linked), bit(p > 0 && cat.columns[c].id == cat.columns[p].id),
				bit(c == p))
			f.add("outer2", u.slot, b.context.hash, bit(c == p), bit(linked), flags)
		}
		return
	}
	same := false
	if k := len(b.selects); u.slot == selectHash && k < len(parent.selects) {
		p := parent.selects[k].column
		same = p == c
		f.add("paired", bit(cat.linked(c, p)), bit(p > 0 && cat.columns[c].id == cat.columns[p].id), bit(same))
	}
	compared := false
	for _, x := range parent.where {
		compared = compared || x.column == c
	}
	f.add("beside", u.slot, b.context.hash, bit(same), bit(compared))
}
