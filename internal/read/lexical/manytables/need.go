package manytables

// need is a place of the question that speaks of what only some tables have.
type need struct {
	kind   needKind
	tables uint64 // which have it, a bit each; those past the 64th are left out
}

type needKind int

const (
	needColumn needKind = iota
	needTable
	needValue
	needKinds
)

func tableBit(t int) uint64 {
	if t > 63 {
		return 0
	}
	return 1 << t
}

func tableBits(set []int) uint64 {
	bits := uint64(0)
	for _, t := range set {
		bits |= tableBit(t)
	}
	return bits
}

// findNeeds lists what the question needs tables for.
func (q *question) findNeeds() {
	for _, span := range q.spans {
		n := need{kind: needColumn}
		for c, ms := range q.columns {
			for _, m := range ms {
				if m.level >= alike && m.a == span.a && m.b == span.b {
					n.tables |= tableBit(q.cat.columns[c].table)
				}
			}
		}
		q.needs = append(q.needs, n)
	}
	type place struct {
		kind needKind
		a, b int
	}
	at := map[place]int{}
	note := func(p place, t int) {
		i, ok := at[p]
		if !ok {
			i = len(q.needs)
			at[p] = i
			q.needs = append(q.needs, need{kind: p.kind})
		}
		q.needs[i].tables |= tableBit(t)
	}
	for t, ms := range q.tables {
		for _, m := range ms {
			if m.level >= whole && !q.sight[t].beaten {
				note(place{needTable, m.a, m.b}, t)
			}
		}
	}
	for _, v := range q.values {
		if v.how <= stemmed && (v.b-v.a > 1 || q.capital[v.a] || q.cover[v.a]&(byTable|byColumn) == 0) {
			note(place{needValue, v.a, v.b}, q.cat.columns[v.column].table)
		}
	}
}

// needFeatures tells which needs a set of tables does not meet, and what each of its tables alone is there for.
func (s *state) needFeatures(f *features, set []int, b *block) {
	q, k, ctx, size := s.q, b.sketch, b.context.coarse, small(len(set), 4)
	bits := tableBits(set)
	var missed [needKinds]int
	for _, n := range q.needs {
		if n.tables&bits == 0 {
			missed[n.kind]++
		}
	}
	columns, tables, values := small(missed[needColumn], 3), small(missed[needTable], 3), small(missed[needValue], 2)
	f.add("miss", columns, tables, values, ctx)
	f.add("missc", columns, small(k.columns(), 4), ctx)
	f.add("misst", tables, size, ctx)
	f.add("missv", values, k.hashes[partWhere], ctx)
	for _, t := range set {
		var own [needKinds]int
		for _, n := range q.needs {
			if n.tables&bits == tableBit(t) && tableBit(t) != 0 {
				own[n.kind]++
			}
		}
		ends := q.cat.ends(t, set)
		leaf := bit(ends <= 1)
		columns, table, value := small(own[needColumn], 2), small(own[needTable], 1), small(own[needValue], 1)
		f.add("need", columns, table, value, leaf, ctx)
		f.add("needsize", bit(columns+table+value > 0), leaf, size, q.sight[t].fit)
		f.add("needform", columns, table, value, leaf, k.hashes[partSelects], k.hashes[partWhere])
		f.add("needgroup", columns, table, value, leaf, uint64(k.Groups), k.hashes[partOrders])
		f.add("needlinks", columns, table, value, uint64(ends), size)
	}
}

// columns counts the columns that a sketch asks for, "*" aside.
func (s *sketch) columns() int {
	n := s.conditions() + s.Groups
	for _, key := range s.Selects {
		if _, _, star := readAggregate(key); !star {
			n++
		}
	}
	for i := range s.Orders {
		key, _ := s.order(i)
		if _, _, star := readAggregate(key); !star {
			n++
		}
	}
	return n
}

// ends counts the tables of a set that t can be joined with directly.
func (cat *catalog) ends(t int, set []int) int {
	n := 0
	for _, o := range set {
		if _, ok := cat.edges[[2]int{t, o}]; ok {
			n++
		}
	}
	return n
}
