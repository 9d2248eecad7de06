package manytables

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// idle looks at tables that are joined at the edge although none of their columns is used.
func (x *ranker) idle(b *block, read map[int]bool) {
	for _, t := range b.tables {
		if read[t] || len(b.tables) < 2 {
			continue
		}
		if x.q.cat.ends(t, b.tables) > 1 {
			continue
		}
		fit := uint64(x.q.sight[t].by.level)
		x.f.add("idle", fit, b.context.hash, b.sketch.hashes[partSelects])
		x.f.add("idle1", fit)
		counts := strings.Contains(b.sketch.parts[partSelects]+b.sketch.parts[partOrders], "*")
		x.f.add("idle2", bit(b.sketch.Groups > 0), bit(b.sketch.Having != ""), bit(counts))
	}
}

// unused looks at tables that the question names and the query does not read.
func (x *ranker) unused() {
	q := x.q
	for t := range q.tables {
		if x.tables[t] {
			continue
		}
		for _, m := range q.tables[t] {
			if m.level < whole {
				continue
			}
			all := true
			for j := m.a; j < m.b; j++ {
				all = all && x.explained[j]
			}
			linked := false
			for _, b := range x.s.blocks {
				for _, g := range b.groups {
					linked = linked || q.refersTo(g, t)
				}
				for _, it := range b.selects {
					linked = linked || q.refersTo(it.column, t)
				}
			}
			x.f.add("missed", bit(all), uint64(len(q.tables[t])))
			x.f.add("missedlinked", bit(all), bit(linked))
			x.f.add("missedafter", q.word(m.a-1), bit(all))
		}
	}
}

// refersTo reports whether column c is a foreign key to table t.
func (q *question) refersTo(c, t int) bool {
	if c <= 0 {
		return false
	}
	return slices.ContainsFunc(q.cat.tables[t].columns, func(o int) bool { return q.cat.linked(c, o) })
}

// left counts what of the question the query leaves unexplained.
func (x *ranker) left() {
	q := x.q
	left, named, values, capitals, columns := 0, 0, 0, 0, 0
	for _, j := range q.content {
		if x.explained[j] {
			continue
		}
		left++
		c := q.cover[j]
		if c&(byTable|byColumn|byValue) != 0 {
			named++
		}
		if c&byColumn != 0 {
			columns++
		}
		if c&byValue != 0 {
			values++
			if q.capital[j] {
				capitals++
			}
		}
		x.f.add("leftword", q.words[j].StemID)
	}
	for _, v := range q.values {
		if v.how > misspelt || !slices.Contains(x.explained[v.a:v.b], false) {
			continue
		}
		col := &q.cat.columns[v.column]
		named := q.cover[v.a]&(byTable|byColumn) != 0
		x.f.add("leftvalue", uint64(v.how), bit(q.capital[v.a]), bit(named), bit(col.Distinct <= fewDistinct),
			bit(x.tables[col.table]))
	}
	numbers := 0
	for _, v := range q.loose {
		if v.how == digits && !x.explained[v.a] && !x.isLimit(v) {
			numbers++
		}
	}
	root := x.s.blocks[0]
	x.f.add("left", small(left, 6))
	x.f.add("leftshare", uint64(10*left/max(1, len(q.content))))
	x.f.add("leftform", small(left, 4), x.s.blocks[0].sketch.hashes[partWhere])
	x.f.add("leftnamed", small(named, 4))
	x.f.add("leftvalues", small(values, 3))
	x.f.add("leftcapitals", small(capitals, 3))
	x.f.add("leftcolumns", small(columns, 3))
	x.f.add("leftnumbers", small(numbers, 2))
	x.f.add("leftnumbersw", small(numbers, 2), root.sketch.hashes[partWhere])
	x.f.add("unnamed", small(x.unnamed, 4))
	x.f.add("unnamed2", small(x.unnamed, 4), small(named, 3))
	x.f.add("blocks", uint64(len(x.s.blocks)))
}

func (x *ranker) isLimit(v value) bool {
	return slices.ContainsFunc(x.s.blocks, func(b *block) bool {
		return b.limit > 0 && v.norm == words.FormatNumber(float64(b.limit))
	})
}

// cues compares what the query does with the cues that the question gives for it.
func (x *ranker) cues() {
	var given [contrasts + 1]bool
	for i := range x.q.words {
		given[x.q.cues[i]] = true
	}
	for p, does := range x.does() {
		for c := noCue + 1; int(c) < len(given); c++ {
			x.f.add("cue", uint64(p), bit(does), uint64(c), bit(given[c]))
		}
	}
}

// does lists what the query does that questions have words for.
func (x *ranker) does() []bool {
	const (
		averages = iota
		adds
		counts
		takesMost
		takesLeast
		ordersUp
		ordersDown
		limitsOne
		groups
		filtersGroups
		differs
		countsDifferent
		denies
		intersects
		unites
		alternates
		above
		below
		compares
		conditions
	)
	var out [conditions + 3]bool
	note := func(what int, does bool) { out[what] = out[what] || does }
	for _, b := range x.s.blocks {
		k := b.sketch
		for _, it := range b.selects {
			note(averages, it.agg == query.Avg)
			note(adds, it.agg == query.Sum)
			note(counts, it.agg == query.Count)
			note(countsDifferent, it.agg == query.Count && it.distinct)
			note(takesMost, it.agg == query.Max)
			note(takesLeast, it.agg == query.Min)
		}
		for i := range k.Orders {
			_, desc := k.order(i)
			note(ordersUp, !desc)
			note(ordersDown, desc)
		}
		note(limitsOne, k.Limit == oneRow)
		note(groups, k.Groups > 0)
		note(filtersGroups, k.Having != "")
		note(differs, k.Distinct)
		note(denies, k.Set == query.Except)
		note(intersects, k.Set == query.Intersect)
		note(unites, k.Set == query.Union)
		note(alternates, strings.Contains(k.Where, "|"))
		ops := append([]condition(nil), b.where...)
		if b.having != nil {
			ops = append(ops, *b.having)
		}
		for _, w := range ops {
			note(denies, w.op == query.NotEqual || w.op == query.NotIn || w.op == query.NotLike)
			note(above, w.op == query.Greater || w.op == query.GreaterEqual)
			note(below, w.op == query.Less || w.op == query.LessEqual)
		}
		note(compares, strings.Contains(k.Where, "C"))
	}
	if n := x.s.blocks[0].sketch.conditions(); n > 0 {
		out[conditions+min(n, 3)-1] = true
	}
	return out[:]
}
