package manytables

import (
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// Dense features of a whole query: the log-probability by kind of decision first.
const (
	denseTotal  = int(slotCount) + iota // the log-probability in all
	denseBehind                         // how far it is behind the likeliest
	denseResult                         // the log-probability of the queries that give the same
	denseLeast                          // the log-probability of the least certain decision
	rankDense
)

// finding is a whole query with what it gives.
type finding struct {
	state  *state
	probe  parse.Probe
	failed bool
}

// rankAll describes the queries of a beam, each by itself and among the others.
func rankAll(f *features, all []finding) []learn.Features {
	best := math.Inf(-1)
	for _, x := range all {
		best = max(best, x.state.score)
	}
	total, mass := 0.0, map[string]float64{}
	for _, x := range all {
		p := math.Exp(x.state.score - best)
		total += p
		if !x.failed {
			mass[x.probe.Fingerprint] += p
		}
	}
	out := make([]learn.Features, len(all))
	for i, x := range all {
		out[i] = x.state.rankFeatures(f, x.probe, x.failed)
		result := math.Exp(x.state.score - best)
		if !x.failed {
			result = mass[x.probe.Fingerprint]
		}
		out[i].Dense[denseBehind] = float32(x.state.score - best)
		out[i].Dense[denseResult] = float32(math.Log(result / total))
	}
	return out
}

// rankFeatures describes a whole query together with what it gives.
func (s *state) rankFeatures(f *features, r parse.Probe, failed bool) learn.Features {
	x := ranker{s: s, f: f, q: s.q, explained: make([]bool, len(s.q.words)), tables: map[int]bool{}}
	x.result(r, failed)
	for i, b := range s.blocks {
		x.block(i, b)
	}
	x.unused()
	x.left()
	x.cues()
	x.selectOrder()
	x.kin()
	x.agree()
	x.uses()
	dense := make([]float32, rankDense)
	for k, p := range s.parts {
		dense[k] = float32(p)
	}
	dense[denseTotal] = float32(s.score)
	dense[denseLeast] = float32(math.Log(s.least))
	return learn.Features{Sparse: f.Take(), Dense: dense}
}

type ranker struct {
	s         *state
	f         *features
	q         *question
	explained []bool
	tables    map[int]bool // that some block reads
	unnamed   int          // columns that nothing names
}

// rowClass sorts numbers of rows into few classes.
func rowClass(r parse.Probe, failed bool) uint64 {
	switch {
	case failed:
		return 9
	case r.Rows <= 1:
		return uint64(r.Rows)
	case r.Rows < 6:
		return 2
	case r.Rows < 50:
		return 3
	}
	return 4
}

func (x *ranker) result(r parse.Probe, failed bool) {
	f, root := x.f, x.s.blocks[0]
	part := func(i int) uint64 { return root.sketch.hashes[i] }
	n := rowClass(r, failed)
	zero := bit(r.Zero)
	f.add("n", n, bit(r.Null))
	f.add("nselect", n, zero, part(partSelects))
	f.add("nwhere", n, zero, part(partWhere), part(partSet))
	f.add("ngroup", n, part(partGroups), part(partHaving))
	f.add("nasks", n, x.q.word(0), x.q.word(1))
	f.add("nwide", n, uint64(len(root.selects)))
	f.add("repeats", bit(r.Repeats), bit(root.sketch.Distinct), small(len(root.tables), 3), part(partGroups))
	f.add("repeatsS", bit(r.Repeats), bit(root.sketch.Distinct), part(partSelects))
	f.add("repeatsX", bit(r.Repeats), bit(root.sketch.Distinct), part(partSet), part(partOrders))
	f.pair("asksS", x.q.word(0), part(partSelects))
	f.pair("asksS2", x.q.word(0), x.q.word(1), part(partSelects))
	f.pair("asksW", x.q.word(0), x.q.word(1), part(partWhere))
	f.add("form", root.sketch.hash)
	for i := range root.sketch.parts {
		f.add("formpart", uint64(i), part(i))
	}
	if len(x.s.blocks) > 1 {
		second := x.s.blocks[1]
		f.add("again", second.context.hash, bit(sameBlock(root, second)))
		f.add("againfrom", second.context.hash, bit(slices.Equal(root.tables, second.tables)), uint64(len(second.where)))
	}
}

// sameBlock reports whether two blocks ask the same.
func sameBlock(a, b *block) bool {
	return a.sketch.key == b.sketch.key && slices.Equal(a.tables, b.tables) && slices.Equal(a.selects, b.selects) &&
		slices.Equal(a.groups, b.groups) && slices.EqualFunc(a.where, b.where, func(x, y condition) bool {
		return x.item == y.item && x.op == y.op && x.v.norm == y.v.norm
	})
}

func (x *ranker) mark(ms []mention) {
	for _, m := range ms {
		x.markWords(m.a, m.b)
	}
}

func (x *ranker) markWords(a, b int) {
	for j := max(a, 0); j < min(b, len(x.explained)); j++ {
		x.explained[j] = true
	}
}

func (x *ranker) block(at int, b *block) {
	ctx := uint64(7)
	if at > 0 {
		ctx = b.context.coarse
	}
	cat := x.q.cat
	read := map[int]bool{} // tables whose columns are used
	touch := func(c int) {
		if c <= 0 {
			return
		}
		read[cat.columns[c].table] = true
		best := absent
		for _, m := range x.q.columns[c] {
			best = max(best, m.level)
		}
		x.mark(x.q.columns[c])
		if best < head && !cat.columns[c].key && !cat.columns[c].foreign {
			x.unnamed++
		}
	}
	for _, t := range b.tables {
		x.tables[t] = true
		x.mark(x.q.tables[t])
	}
	x.selects(b, ctx, touch)
	x.conditions(b, ctx, touch)
	x.grouping(b, ctx, touch)
	x.idle(b, read)
	x.outer(b)
	size := uint64(len(b.tables))
	x.f.add("size", ctx, size)
	x.f.add("sizeS", ctx, size, b.sketch.hashes[partSelects])
	x.f.add("sizeG", ctx, size, b.sketch.hashes[partGroups], b.sketch.hashes[partOrders], b.sketch.hashes[partHaving])
}

// column tells how well column c is named for what it is used for.
func (x *ranker) column(b *block, use string, detail uint64, c int, ctx uint64) {
	if c <= 0 {
		return
	}
	u := mix(words.Hash(use), detail)
	col := &x.q.cat.columns[c]
	m, _, beaten := x.s.bestMention(b, nil, c)
	level := uint64(m.level)
	table := absent
	for _, tm := range x.q.tables[col.table] {
		table = max(table, tm.level)
	}
	x.f.add("cq", u, level, bit(beaten), ctx)
	x.f.add("cqkey", u, level, bit(col.key), bit(col.foreign), ctx)
	x.f.add("cqany", level, bit(beaten))
	x.f.add("cqtable", u, level, uint64(table), small(len(b.tables), 3))
	x.f.pair("cqname", u, col.head, bit(m.level >= whole))
	x.f.add("cqrole", u, words.Hash(string(col.Role)), level)
}

func (x *ranker) selects(b *block, ctx uint64, touch func(int)) {
	for i, it := range b.selects {
		touch(it.column)
		agg := words.Hash(string(it.agg))
		if it.column > 0 {
			col := &x.q.cat.columns[it.column]
			x.f.add("aggkind", agg, bit(it.distinct), uint64(col.kind), bit(col.key), bit(col.foreign))
			for _, w := range b.where {
				if w.column == it.column {
					x.f.add("selcompared", agg, words.Hash(string(w.op)), b.context.hash)
				}
			}
		}
		for _, o := range b.selects[:i] {
			if o == it {
				x.f.add("twice")
			}
			if o.column == it.column {
				x.f.add("twicecolumn", words.Hash(string(o.agg)), agg)
			}
		}
		for _, g := range b.groups {
			if g == it.column {
				x.f.add("selgrouped", agg)
			}
		}
		x.column(b, "s", mix(small(i, 1), agg), it.column, ctx)
	}
	// Are the selected columns named in the order in which they are selected?
	inOrder, last := true, -1
	for _, it := range b.selects {
		if m, _, _ := x.s.bestMention(b, nil, it.column); it.column > 0 && m.a >= 0 {
			inOrder = inOrder && m.a >= last
			last = m.a
		}
	}
	if len(b.selects) > 1 {
		x.f.add("inorder", bit(inOrder), ctx)
	}
}

func (x *ranker) conditions(b *block, ctx uint64, touch func(int)) {
	for i, w := range b.where {
		touch(w.column)
		op := words.Hash(string(w.op))
		for j, o := range b.where[:i] {
			if o.column == w.column {
				_, or := b.sketch.condition(j + 1)
				x.f.add("wtwice", words.Hash(string(o.op)), op, bit(or))
				if o.v.norm == w.v.norm {
					x.f.add("wtwicevalue")
				}
			}
		}
		x.column(b, "w", 0, w.column, ctx)
		if w.v.a < 0 || w.v.a >= len(x.q.words) {
			continue
		}
		x.markWords(w.v.a, w.v.b)
		x.markWords(w.v2.a, w.v2.b)
		x.f.add("wvalue", uint64(w.v.how), uint64(x.q.cat.columns[w.column].kind), op)
		x.f.add("wcapital", uint64(w.v.how), bit(x.q.capital[w.v.a]), bit(x.q.cover[w.v.a]&(byTable|byColumn) != 0))
	}
	if h := b.having; h != nil {
		touch(h.column)
		x.markWords(h.v.a, h.v.b)
	}
}

func (x *ranker) grouping(b *block, ctx uint64, touch func(int)) {
	for _, g := range b.groups {
		touch(g)
		col := &x.q.cat.columns[g]
		x.f.add("groupby", bit(col.key), bit(col.foreign), small(len(b.tables), 3), b.sketch.hashes[partHaving])
		x.f.add("groupby1", bit(col.key), bit(col.foreign), small(len(b.tables), 3))
		x.column(b, "g", 0, g, ctx)
	}
	for _, o := range b.orders {
		touch(o.column)
		if o.column > 0 {
			col := &x.q.cat.columns[o.column]
			x.f.add("orderby", words.Hash(string(o.agg)), uint64(col.kind), uint64(b.sketch.Limit), bit(col.key),
				bit(col.foreign))
			for _, w := range b.where {
				if w.column == o.column {
					x.f.add("ordercompared", words.Hash(string(w.op)))
				}
			}
		}
		x.column(b, "o", words.Hash(string(o.agg)), o.column, ctx)
	}
}

// outer tells how a block fits the one around.
func (x *ranker) outer(b *block) {
	if b.parent < 0 || len(b.selects) == 0 {
		return
	}
	p, cat := x.s.blocks[b.parent], x.q.cat
	other := p.selects[0]
	if b.within >= 0 {
		other = p.where[b.within].item
	}
	own := b.selects[0]
	linked := cat.linked(own.column, other.column)
	namesake := own.column > 0 && other.column > 0 && cat.columns[own.column].id == cat.columns[other.column].id
	x.f.add("outerpair", b.context.hash, bit(linked), bit(namesake), bit(own.column == other.column))
	x.f.add("outerkind", b.context.hash, uint64(x.q.kindOf(own)), uint64(x.q.kindOf(other)), words.Hash(string(own.agg)))
	if own.column > 0 {
		col := &cat.columns[own.column]
		x.f.add("outerkey", b.context.hash, bit(col.key), bit(col.foreign), bit(linked))
	}
	x.f.add("outertables", b.context.hash, bit(slices.Equal(b.tables, p.tables)), small(len(b.tables), 3),
		small(len(b.where), 2))
}
