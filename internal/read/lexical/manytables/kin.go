package manytables

import "github.com/ask-surely/surely/internal/words/likeness"

// kin is the word of the question that is most like a name, of those that nothing explains.
type kin struct {
	word int    // -1: none is
	like uint64 // see likeClass
	rank uint64 // how many names are more like the word: 0, 1, 2 or more
}

// wordKin is how like a word that nothing explains is to the names of tables and columns.
type wordKin struct {
	word            int
	tables, columns []float32
}

// likeClass sorts likenesses into few classes.
func likeClass(x float32) uint64 {
	class := uint64(0)
	for _, bound := range [...]float32{.2, .3, .4, .5, .6, .75} {
		class += bit(x >= bound)
	}
	return class
}

// besideHead is what a likeness to a name's other words counts, compared with its last one.
const besideHead = .85

// findKin compares the words that nothing explains with the names of tables and columns.
func (q *question) findKin() {
	cat := q.cat
	q.kinTables, q.kinColumns = noKin(len(cat.tables)), noKin(len(cat.columns))
	bestTable, bestColumn := make([]float32, len(cat.tables)), make([]float32, len(cat.columns))
	known := map[string]float32{}
	for _, i := range q.content {
		w := &q.words[i]
		if w.Numeric || q.capital[i] || len(w.Text) < 3 || q.cover[i]&(byTable|byColumn|byValue) != 0 {
			continue
		}
		clear(known)
		of := func(names []name) float32 {
			best := float32(0)
			for k, t := range names[0].text {
				x, ok := known[t]
				if !ok {
					x = likeness.Of(w.Text, t)
					known[t] = x
				}
				if k < len(names[0].text)-1 {
					x *= besideHead
				}
				best = max(best, x)
			}
			return best
		}
		k := wordKin{i, make([]float32, len(cat.tables)), make([]float32, len(cat.columns))}
		for t := range cat.tables {
			k.tables[t] = of(cat.tables[t].names)
			for _, c := range cat.tables[t].columns {
				k.columns[c] = of(cat.columns[c].names)
			}
		}
		for t := range cat.tables {
			if k.tables[t] > bestTable[t] {
				bestTable[t] = k.tables[t]
				q.kinTables[t] = kin{i, likeClass(k.tables[t]), rankAmong(k.tables, t)}
			}
			first := cat.tables[t].columns[0]
			own := k.columns[first : first+len(cat.tables[t].columns)]
			for at := range own {
				if c := first + at; own[at] > bestColumn[c] {
					bestColumn[c] = own[at]
					q.kinColumns[c] = kin{i, likeClass(own[at]), rankAmong(own, at)}
				}
			}
		}
		q.kin = append(q.kin, k)
	}
}

func noKin(n int) []kin {
	out := make([]kin, n)
	for i := range out {
		out[i].word = -1
	}
	return out
}

// rankAmong counts how many are more than the one at a place, up to 2.
func rankAmong(x []float32, at int) uint64 {
	n := uint64(0)
	for _, other := range x {
		n += bit(other > x[at])
	}
	return min(n, 2)
}

// kinFeatures tells how like the column's name is to what nothing else explains.
func (s *state) kinFeatures(f *features, u columnUse, c int, m mention) {
	k, level, named := &s.q.kinColumns[c], min(uint64(m.level), 4), bit(m.level >= alike)
	f.add("kin", u.slot, k.like, k.rank, level)
	f.add("kinf", u.fine, k.like, k.rank, named)
	f.add("kinany", k.like, k.rank, level)
	if k.like >= 2 {
		f.add("kin-1", u.slot, s.q.word(k.word-1), k.rank, named)
	}
}

// kinTable tells the same of a table that is, or is not, in a set.
func (s *state) kinTable(f *features, t int, in, leaf uint64, x *tableSight) {
	q := s.q
	best := kin{}
	for _, c := range q.cat.tables[t].columns {
		if q.kinColumns[c].like > best.like {
			best = q.kinColumns[c]
		}
	}
	k := &q.kinTables[t]
	f.add("fkin", in, k.like, k.rank, min(x.fit, 8))
	f.add("fkinleaf", in, k.like, k.rank, leaf, bit(x.by.level >= whole))
	f.add("fkincolumn", in, best.like, best.rank, x.column, leaf)
}

// kin compares what the query leaves unexplained with the names that it uses, and with those that it could.
func (x *ranker) kin() {
	used := x.used()
	for _, k := range x.q.kin {
		if x.explained[k.word] {
			continue
		}
		own, most := float32(0), float32(0)
		for t, like := range k.tables {
			most = max(most, like)
			if x.tables[t] {
				own = max(own, like)
			}
		}
		for c, like := range k.columns {
			most = max(most, like)
			if used[c] {
				own = max(own, like)
			}
		}
		x.f.add("kinleft", likeClass(own), likeClass(most))
		x.f.add("kinbest", likeClass(own))
		x.f.add("kinlost", bit(own < most), likeClass(most-own))
	}
}
