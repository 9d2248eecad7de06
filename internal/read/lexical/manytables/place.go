package manytables

// findPlaces notes where the question names columns in full, what each of its words cues, and where clauses begin.
func (q *question) findPlaces() {
	var all []mention
	for _, ms := range q.columns {
		for _, m := range ms {
			if m.level >= alike {
				all = append(all, m)
			}
		}
	}
	sortMentions(all)
	for _, m := range all {
		if n := len(q.spans); n == 0 || m.a >= q.spans[n-1].b {
			q.spans = append(q.spans, m)
		}
	}
	q.cues, q.clause = make([]cue, len(q.words)), make([]uint64, len(q.words))
	begun := uint64(0)
	for i := range q.words {
		q.cues[i], q.clause[i] = cueOf(&q.words[i]), min(begun, 3)
		if i > 2 && clauseWords[q.words[i].Text] {
			begun++
		}
	}
}

// named counts the columns that are named within the words [a, b).
func (q *question) named(a, b int) int {
	n := 0
	for _, m := range q.spans {
		if m.a >= a && m.b <= b {
			n++
		}
	}
	return n
}

// placeFeatures tells where the question names the column with mention m: after which others, and beside which cues.
func (s *state) placeFeatures(f *features, u columnUse, m mention, b *block, fit uint64) {
	q, ctx, chosen := s.q, b.context.coarse, uint64(len(b.selects))
	if m.a < 0 {
		f.add("unplaced", u.slot, min(chosen, 3), small(len(q.spans), 4))
		return
	}
	before := small(q.named(0, m.a), 4)
	f.add("rank", u.slot, chosen, before, fit, ctx)
	f.add("clause", u.slot, q.clause[m.a], fit, ctx)
	f.add("clausef", u.fine, q.clause[m.a], min(before, 3))
	if k := len(b.used); k > 0 {
		s.gapFeatures(f, u, b.used[k-1], m, ctx, fit)
	}
	for i := max(0, m.a-4); i < min(len(q.words), m.b+3); i++ {
		c := q.cues[i]
		if c == noCue {
			continue
		}
		at := uint64(25) // within the mention
		switch {
		case i >= m.b:
			at = uint64(15 + i - m.b)
		case i < m.a:
			at = uint64(5 + i - m.a)
		}
		f.add("cuenear", u.fine, uint64(c), at)
		f.add("cuenears", u.slot, uint64(c), at, fit)
	}
}

// gapFeatures tells what lies between mention m and the one of the column selected last.
func (s *state) gapFeatures(f *features, u columnUse, last, m mention, ctx, fit uint64) {
	q := s.q
	if last.a < 0 {
		f.add("gapnone", u.slot, fit, small(q.named(0, m.a), 3))
		return
	}
	gap, skipped := m.a-last.b, uint64(backwards)
	if m.b <= last.a {
		gap = m.b - last.a - 1
	}
	if gap >= 0 {
		skipped = small(q.named(last.b, m.a), 3)
	}
	f.add("gap", u.slot, bucket(gap), fit, ctx)
	f.add("skipped", u.slot, skipped, fit, ctx)
	f.add("skippedf", u.fine, skipped, bit(m.level >= alike))
	if gap >= 0 && gap <= 3 {
		joint := uint64(gap)
		for j := last.b; j < m.a; j++ {
			joint = mix(joint, q.word(j))
		}
		f.add("joint", u.slot, joint, bit(q.comma[m.a]))
	}
}

// backwards stands for the columns between two mentions of which the second is named first.
const backwards = 9
