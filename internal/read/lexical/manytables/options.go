package manytables

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// options lists the ways to take the next decision, other than the choice of a sketch.
func (s *state) options(k slot, sink *features) []option {
	b := s.blocks[s.at]
	switch k {
	case fromSlot:
		return s.fromOptions(b, sink)
	case selectSlot:
		key := b.sketch.Selects[len(b.selects)]
		u := use("select", words.Hash(key), b.context.hash).of(key)
		return s.columnOptions(b, u, sink, key == "" && len(b.sketch.Selects) == 1 && b.within < 0)
	case valueSlot:
		return s.valueOptions(b, sink)
	case opSlot:
		c := b.where[len(b.where)-1]
		return s.opOptions(k, c.v, c.column, valueOps, sink)
	case subOpSlot:
		ops := subOps
		if kind, _ := b.sketch.condition(b.step / 2); kind == withNull {
			ops = nullOps
		}
		return s.opOptions(k, value{a: -1, b: -1}, b.where[len(b.where)-1].column, ops, sink)
	case columnSlot:
		kind, _ := b.sketch.condition(b.step / 2)
		return s.columnOptions(b, use("wherecolumn", uint64(kind)), sink, false)
	case groupSlot:
		return s.columnOptions(b, use("group", uint64(len(b.groups))), sink, false)
	case havingSlot:
		return s.columnOptions(b, use("having", b.sketch.hashes[partHaving]).of(b.sketch.Having), sink, false)
	case orderSlot:
		key, _ := b.sketch.order(len(b.orders))
		u := use("order", words.Hash(b.sketch.Orders[len(b.orders)]), uint64(b.sketch.Limit)).of(key)
		return s.columnOptions(b, u, sink, false)
	case havingValueSlot:
		return s.havingOptions(b, sink)
	case limitSlot:
		return s.limitOptions(b, sink)
	}
	return nil
}

var (
	valueOps = []query.Op{query.Equal, query.Greater, query.Less, query.GreaterEqual, query.LessEqual, query.NotEqual,
		query.Like, query.NotLike}
	subOps  = valueOps[:6]
	nullOps = []query.Op{query.IsNull, query.IsNotNull}
)

// opHash and kindHash keep the hashes of the few operators out of the inner loops.
var opHash = func() map[query.Op]uint64 {
	m := map[query.Op]uint64{}
	for _, o := range append(append([]query.Op(nil), valueOps...), nullOps...) {
		m[o] = words.Hash(string(o))
	}
	return m
}()

func (s *state) columnOptions(b *block, u columnUse, f *features, star bool) []option {
	var out []option
	for _, t := range b.tables {
		for _, c := range s.q.cat.tables[t].columns {
			if u.adds && s.q.cat.columns[c].kind != number {
				continue
			}
			m := s.columnFeatures(f, u, c, b)
			out = append(out, option{features: f.Take(), column: c, by: m})
		}
	}
	if star {
		q := s.q
		f.add("star", u.slot)
		f.add("star2", u.fine)
		f.add("starasks", u.slot, q.word(0), q.word(1))
		for _, i := range q.content {
			f.add("starword", u.slot, q.words[i].StemID)
		}
		out = append(out, option{features: f.Take(), by: mention{a: -1, b: -1}})
	}
	return out
}

// valueOptions lists columns together with the values that they may be compared with.
func (s *state) valueOptions(b *block, f *features) []option {
	q, cat := s.q, s.q.cat
	n := b.step / 2
	u := use("where", uint64(n))
	inside := func(c int) bool { return slices.Contains(b.tables, cat.columns[c].table) }
	type named struct {
		features []uint32
		by       mention
	}
	columns := map[int]named{}
	type candidate struct {
		column int
		norm   string
		norm2  string
	}
	seen := map[candidate]bool{}
	var out []option
	add := func(c int, v, v2 value) {
		if k := (candidate{c, v.norm, v2.norm}); seen[k] {
			return
		} else {
			seen[k] = true
		}
		col, ok := columns[c]
		if !ok {
			col.by = s.columnFeatures(f, u, c, b)
			col.features = f.Take()
			columns[c] = col
		}
		s.valueFeatures(f, c, v, col.by, b)
		out = append(out, option{features: f.Take(), shared: col.features, column: c, v: v, v2: v2, by: col.by})
	}
	each := func(fits func(c *column) bool, do func(c int)) {
		for _, t := range b.tables {
			for _, c := range cat.tables[t].columns {
				if fits(&cat.columns[c]) {
					do(c)
				}
			}
		}
	}
	if kind, _ := b.sketch.condition(n); kind == withRange {
		for i, lo := range q.loose {
			for _, hi := range q.loose[i+1:] {
				if lo.column == anyColumn && hi.column == anyColumn {
					each((*column).comparable, func(c int) { add(c, lo, hi) })
				}
			}
		}
		return out
	}
	for _, v := range q.values {
		if inside(v.column) {
			add(v.column, v, value{})
		}
	}
	for _, v := range q.loose {
		if v.column == anyColumn {
			each(func(c *column) bool { return v.how == digits || c.comparable() }, func(c int) { add(c, v, value{}) })
		} else {
			each(func(c *column) bool { return c.kind != number && c.kind != boolean }, func(c int) { add(c, v, value{}) })
		}
	}
	return out
}

// comparable reports whether numbers may be compared with the column.
func (c *column) comparable() bool { return c.kind != textual || c.ranged }

// valueFeatures describes comparing column c, named by m, with v.
func (s *state) valueFeatures(f *features, c int, v value, m mention, b *block) {
	q, cat := s.q, s.q.cat
	col := &cat.columns[c]
	kind, how, level := uint64(col.kind), uint64(v.how), uint64(m.level)
	flags := bit(col.key)*2 + bit(col.foreign)
	length := small(v.b-v.a, 3)
	rivals, longer := q.contenders(v, b)
	f.add("v", how, kind, length)
	f.add("vrivals", how, small(rivals, 3), level)
	f.add("vflags", how, flags, kind)
	f.add("vrole", how, words.Hash(string(col.Role)), length)
	d := m.distance(v)
	if m.a >= 0 && v.a < m.b && v.b > m.a {
		f.add("vwithin", how, level)
	}
	f.add("vdist", bucket(d), level, how)
	f.add("vdistkind", bucket(d), kind)
	capital := v.a >= 0 && v.a < len(q.words) && q.capital[v.a]
	f.add("vcapital", bit(capital), how, length)
	f.add("vlonger", bit(longer), how)
	onTable, onColumn := false, false
	for j := max(v.a, 0); j < v.b; j++ {
		onTable = onTable || q.cover[j]&byTable != 0
		onColumn = onColumn || q.cover[j]&byColumn != 0
	}
	f.add("vnamed", bit(onTable), bit(onColumn), bit(capital), how)
	s.numberFeatures(f, c, v, level)
	f.add("v-1", q.word(v.a-1), how)
	f.add("v+1", q.word(v.b), how)
	f.add("v-1kind", q.word(v.a-1), kind)
	if v.a > 0 {
		f.pair("v-1head", q.words[v.a-1].StemID, col.head)
	}
	s.takenFeatures(f, c, v, b, level)
	if v.how >= initial && v.how <= either {
		denied := slices.ContainsFunc(q.words, func(t words.Token) bool {
			return negative[t.Text] || strings.HasPrefix(t.Text, "un")
		})
		f.add("vimplied", how, bit(denied), level)
		f.add("vimpliedv", words.Hash(v.norm), bit(denied))
	}
}

// contenders counts the readings of a value's words in the tables at hand, and tells whether more words are a value.
func (q *question) contenders(v value, b *block) (rivals int, longer bool) {
	for _, x := range q.values {
		if x.a == v.a && x.b == v.b && slices.Contains(b.tables, q.cat.columns[x.column].table) {
			rivals++
		}
		longer = longer || x.how == cell && x.a <= v.a && x.b >= v.b && x.b-x.a > v.b-v.a
	}
	return rivals, longer
}

// distance is how far behind a mention a value stands, below 0 before it, 99 where there is no mention.
func (m mention) distance(v value) int {
	switch {
	case m.a < 0:
		return 99
	case v.a >= m.b:
		return v.a - m.b
	case v.b <= m.a:
		return -(m.a - v.b) - 1
	}
	return 0
}

// numberFeatures describes comparing a column with a number.
func (s *state) numberFeatures(f *features, c int, v value, level uint64) {
	x, ok := words.ParseNumber(v.text)
	if !ok {
		return
	}
	q, col := s.q, &s.q.cat.columns[c]
	kind, how, flags := uint64(col.kind), uint64(v.how), bit(col.key)*2+bit(col.foreign)
	within := col.ranged && x >= col.lo && x <= col.hi
	held := slices.ContainsFunc(q.values, func(y value) bool { return y.column == c && y.norm == v.norm })
	year := x >= 1800 && x <= 2030 && x == math.Trunc(x)
	f.add("vnumber", bit(within), bit(held), flags, how)
	f.add("vnumberlevel", bit(within), level, how)
	f.pair("vyear", bit(year), col.head)
	f.add("vyearkind", bit(year), kind, bit(within))
	f.pair("vunit", q.word(v.b), col.head)
	f.pair("vbefore", q.word(v.a-1), col.head)
	f.add("vunithow", q.word(v.b), how)
}

var negative = text.Set("not no non without")

// takenFeatures tells which words and columns earlier conditions took, in this block and the one around.
func (s *state) takenFeatures(f *features, c int, v value, b *block, level uint64) {
	used, later, sameColumn := false, false, false
	for i, x := range b.where {
		used = used || x.v.a >= 0 && x.v.a < v.b && v.a < x.v.b
		later = later || x.v.a > v.a
		sameColumn = sameColumn || b.where[i].column == c
	}
	joined := uint64(0)
	if n := len(b.where); n > 0 {
		_, or := b.sketch.condition(n)
		joined = 1 + bit(or)
	}
	f.add("vused", bit(used), bit(later), joined)
	f.add("vsame", bit(sameColumn), joined, bit(used), level)
	if b.parent >= 0 {
		taken, same := false, false
		for _, x := range s.blocks[b.parent].where {
			taken = taken || x.v.a >= 0 && x.v.a < v.b && v.a < x.v.b
			same = same || x.column == c
		}
		f.add("vouter", b.context.hash, bit(taken), bit(same))
	}
	if len(b.where) == 0 {
		first := true
		for _, x := range s.q.values {
			first = first && !(x.how == cell && x.a < v.a && s.q.capital[x.a])
		}
		f.add("vfirst", bit(first), uint64(v.how))
	}
}

func (s *state) opOptions(k slot, v value, c int, ops []query.Op, f *features) []option {
	q := s.q
	col := &q.cat.columns[c]
	kind := uint64(col.kind)
	var out []option
	for _, op := range ops {
		o := mix(opHash[op], uint64(k))
		f.add("op", o)
		f.add("opkind", o, kind, uint64(v.how))
		f.add("opk", o, kind)
		f.add("ophead", o, col.head)
		if v.a >= 0 {
			f.add("op-1", o, q.word(v.a-1), kind)
			f.add("op-2", o, q.word(v.a-2), q.word(v.a-1))
			f.add("op-2b", o, q.word(v.a-2))
			f.add("op-3", o, q.word(v.a-3), q.word(v.a-2), q.word(v.a-1))
			f.add("op+1", o, q.word(v.b))
			f.add("op+2", o, q.word(v.b), q.word(v.b+1))
			for i := max(0, v.a-5); i < v.a; i++ {
				f.add("opnear", o, q.words[i].ID)
				f.add("opneark", o, q.words[i].ID, kind)
			}
		} else {
			for i := range q.words {
				f.add("opany", o, q.words[i].ID)
				f.add("opany2", o, q.words[i].ID, q.word(i+1))
			}
			f.add("opsketch", o, s.blocks[s.at].sketch.hashes[partWhere])
		}
		for i := range q.words {
			f.add("opq", o, q.words[i].ID)
		}
		out = append(out, option{features: f.Take(), op: op})
	}
	return out
}

// taken reports whether a condition of the block uses the word that the value begins with.
func (b *block) taken(v value) bool {
	return slices.ContainsFunc(b.where, func(x condition) bool { return x.v.a == v.a })
}

func (s *state) havingOptions(b *block, f *features) []option {
	q := s.q
	var out []option
	having := b.sketch.hashes[partHaving]
	for _, v := range append(q.loose[:len(q.loose):len(q.loose)],
		value{a: -1, b: -1, how: assumed, text: "1", norm: "1", column: anyColumn}) {
		if v.column != anyColumn {
			continue
		}
		for _, op := range subOps {
			o := mix(opHash[op], uint64(havingValueSlot))
			f.add("hused", bit(v.a >= 0 && b.taken(v)), uint64(v.how))
			f.add("hop", o)
			f.add("hopk", o, uint64(v.how), having)
			f.add("hv", words.Hash(v.norm), uint64(v.how))
			if v.a >= 0 {
				f.add("h-1", o, q.word(v.a-1))
				f.add("h-2", o, q.word(v.a-2), q.word(v.a-1))
				f.add("h+1", o, q.word(v.b))
				f.add("h+2", o, q.word(v.b), q.word(v.b+1))
				f.add("hw-1", q.word(v.a-1))
				f.add("hw+1", q.word(v.b))
			} else {
				for i := range q.words {
					f.add("hassumed", o, q.words[i].ID)
				}
			}
			out = append(out, option{features: f.Take(), v: v, op: op})
		}
	}
	return out
}

// largestLimit bounds what a question may ask to see.
const largestLimit = 1000

func (s *state) limitOptions(b *block, f *features) []option {
	q := s.q
	var out []option
	for _, v := range q.loose {
		x, ok := words.ParseNumber(v.text)
		if v.column != anyColumn || !ok || x < 1 || x > largestLimit || x != math.Trunc(x) {
			continue
		}
		f.add("l-1", q.word(v.a-1))
		f.add("l+1", q.word(v.b))
		f.add("lhow", uint64(v.how))
		f.add("lbig", bit(x > 20))
		f.add("lused", bit(b.taken(v)))
		out = append(out, option{features: f.Take(), v: v, limit: int(x)})
	}
	return out
}
