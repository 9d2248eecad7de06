package manytables

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// used returns the columns that the query uses.
func (x *ranker) used() map[int]bool {
	out := map[int]bool{}
	for _, b := range x.s.blocks {
		for _, it := range slices.Concat(b.selects, b.orders) {
			out[it.column] = true
		}
		for _, w := range b.where {
			out[w.column] = true
		}
		for _, g := range b.groups {
			out[g] = true
		}
		if b.having != nil {
			out[b.having.column] = true
		}
	}
	return out
}

// aggregates are all of them, in a fixed order.
var aggregates = [...]query.Agg{query.Count, query.Avg, query.Sum, query.Max, query.Min}

// asks reports whether word i asks for the aggregate.
func (q *question) asks(agg query.Agg, i int) bool {
	c := q.cues[i]
	switch agg {
	case query.Count:
		return c == counts || q.words[i].Text == "number"
	case query.Avg:
		return c == averages
	case query.Sum:
		return c == adds
	case query.Max:
		return c == maximal || c == highest
	case query.Min:
		return c == minimal || c == lowest
	}
	return false
}

// asked returns the first word that asks for the aggregate, -1: none.
func (q *question) asked(agg query.Agg) int {
	for i := range q.words {
		if q.asks(agg, i) {
			return i
		}
	}
	return -1
}

// selectOrder tells whether what is selected is named in the order in which it is selected, aggregates among it.
func (x *ranker) selectOrder() {
	q, b := x.q, x.s.blocks[0]
	if len(b.selects) < 2 {
		return
	}
	last, lastAggregate, known := -1, -1, 0
	ordered, orderedAggregates := true, true
	for _, it := range b.selects {
		at := -1
		if it.agg != "" {
			if at = q.asked(it.agg); at >= 0 {
				orderedAggregates = orderedAggregates && at > lastAggregate
				lastAggregate = at
			}
		} else if it.column > 0 {
			m, _, _ := x.s.bestMention(b, nil, it.column)
			at = m.a
		}
		if at >= 0 {
			known++
			ordered = ordered && at > last
			last = at
		}
	}
	x.f.add("order", bit(ordered), small(known, 3))
	x.f.add("orderform", bit(ordered), b.sketch.hashes[partSelects])
	x.f.add("orderagg", bit(orderedAggregates))
}

// agree compares what the question says in so many words with what the query does: aggregates, ranges, numbers, and the
// columns to sort and group by.
func (x *ranker) agree() {
	q, root := x.q, x.s.blocks[0]
	x.aggregates()
	between := slices.ContainsFunc(q.words, func(t words.Token) bool { return t.Text == "between" })
	ranges := slices.ContainsFunc(x.s.blocks, func(b *block) bool {
		return slices.ContainsFunc(b.where, func(w condition) bool { return w.op == query.Between })
	})
	x.f.add("between", bit(between), bit(ranges))
	for _, v := range q.loose {
		if v.how == inWords && !x.explained[v.a] && v.norm != "1" {
			x.f.add("leftnumber", bit(x.isLimit(v)), bit(v.a > 0 && q.words[v.a-1].Text == "the"),
				bit(root.sketch.Limit == oneRow))
		}
	}
	x.f.add("limited", bit(root.limit > 0), bit(len(q.loose) > 0))
	x.behind("sorted", sortWords, func(b *block) (out []int) {
		for _, o := range b.orders {
			out = append(out, o.column)
		}
		return out
	})
	x.behind("grouped", groupWords, func(b *block) []int { return b.groups })
}

// aggregates compares the aggregates that the question asks for with those that the query has.
func (x *ranker) aggregates() {
	have, ordered := map[query.Agg]bool{}, false
	for _, b := range x.s.blocks {
		for _, it := range slices.Concat(b.selects, b.orders) {
			have[it.agg] = true
		}
		ordered = ordered || len(b.orders) > 0
		if b.having != nil {
			have[b.having.agg] = true
		}
	}
	superlative := slices.Contains(x.q.cues, extreme)
	extra, missing := 0, 0
	for _, agg := range aggregates {
		end := agg == query.Max || agg == query.Min
		switch asked := x.q.asked(agg) >= 0 || end && superlative; {
		case have[agg] && !asked:
			extra++
			x.f.add("aggextra", words.Hash(string(agg)))
		case asked && !have[agg] && !(end && ordered):
			missing++
			x.f.add("aggmissing", words.Hash(string(agg)))
		}
	}
	x.f.add("aggs", small(extra, 2), small(missing, 2))
}

// What sortWords and groupWords announce stands within a few words behind them.
var (
	sortWords  = text.Set("order ordered sort sorted listed arranged")
	groupWords = text.Set("each per every")
)

const farthestBehind = 6

// behind tells whether the column named behind one of the words is among those that the query has for it.
func (x *ranker) behind(template string, announce map[string]bool, columns func(*block) []int) {
	q := x.q
	for i := range q.words {
		if !announce[q.words[i].Text] {
			continue
		}
		for _, span := range q.spans {
			if span.a <= i || span.a > i+farthestBehind {
				continue
			}
			any, hit := false, false
			for _, b := range x.s.blocks {
				for _, c := range columns(b) {
					any = true
					for _, m := range q.columns[c] {
						hit = hit || m.overlaps(span) && m.level >= head
					}
				}
			}
			x.f.add(template, bit(any), bit(hit), uint64(span.a-i))
			x.f.add(template+"1", bit(any), bit(hit))
			break
		}
	}
}

// uses compares how often columns are used with how often they are named.
func (x *ranker) uses() {
	const selected, compared, grouped, sorted = 1, 2, 4, 8
	root := x.s.blocks[0]
	var columns []int // in the order of their first use
	count, purpose := map[int]int{}, map[int]uint64{}
	use := func(c int, what uint64) {
		if c <= 0 {
			return
		}
		if count[c]++; count[c] == 1 {
			columns = append(columns, c)
		}
		purpose[c] |= what
	}
	for _, it := range root.selects {
		use(it.column, selected)
	}
	for _, w := range root.where {
		use(w.column, compared)
	}
	for _, o := range root.orders {
		use(o.column, sorted)
	}
	for _, g := range root.groups {
		purpose[g] |= grouped // what is grouped by is selected as well, and named once
	}
	over, under := 0, 0
	for _, c := range columns {
		best, named := absent, 0
		for _, m := range x.q.columns[c] {
			switch {
			case m.level > best:
				best, named = m.level, 1
			case m.level == best:
				named++
			}
		}
		x.f.add("uses", small(count[c], 3), small(named, 3), uint64(best))
		x.f.add("usesfor", purpose[c], small(named, 3), bit(best >= alike))
		if best >= alike {
			over += int(bit(count[c] > named))
			under += int(bit(count[c] < named))
		}
	}
	x.f.add("usesall", small(over, 2), small(under, 2))
}
