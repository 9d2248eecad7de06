// Package propose composes whole readings of a question out of what its phrases may be about (package link): sets of
// conditions that go together, times what may be asked of the rows they leave. It proposes generously and judges
// nothing: each reading carries the features that package rank weighs, in blocks that many readings share.
//
//	atoms ─▶ sets of conditions ─┐
//	                             ├─▶ readings ─▶ query.Query, on demand
//	mentions ─▶ shapes and slots ┘
package propose

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Reading is a way to read the whole question.
type Reading struct {
	Parts    []uint16  // its blocks of features, as indexes into Set.Parts
	Used     link.Mask // tokens that went into it
	Shape    string
	Unformed int       // of the forms that the question has, those that it has not
	Reads    link.Mask // the clauses of it that texts are read for
	plan     plan
}

// Set is all readings that were proposed for a question.
type Set struct {
	Question *link.Question
	Parts    [][]uint32
	Kinds    []byte // what each of them is about: a letter of PartKinds
	Readings []Reading
	Asked    []uint64 // the question's words and how it begins, hashed
	Chooses  bool     // the question lets choose from two values, and all readings tell one of them
}

// PartKinds are the letters that tell what a block of features is about.
const PartKinds = "sScmkteajrluJD"

// MaxReadings bounds the readings of a question.
const MaxReadings = 4500

// Readings proposes readings of a question. Of what may fill a place those are tried first whose features weigh most;
// nil weighs nothing.
func Readings(q *link.Question, weigh func(features []uint32) float64) *Set {
	g := &generator{q: q, set: &Set{Question: q}, weigh: weigh, cache: map[block]uint16{},
		displaysOf: map[displayed][]display{}, denials: q.Negations()}
	g.lexical()
	g.set.Asked = g.hashed()
	g.slots()
	g.compose()
	if len(g.set.Readings) == 0 && len(g.choices) > 0 { // nothing tells one of them
		g.choices, g.sets = nil, nil
		g.compose()
	}
	g.formed()
	g.set.Chooses = len(g.choices) > 0
	return g.set
}

// compose makes readings of the sets of conditions.
func (g *generator) compose() {
	g.conditions()
	for i := range g.sets {
		// Every set has its share of what is left, the likelier ones twice that.
		g.most = g.share(MaxReadings, len(g.sets)-i)
		g.shapes(&g.sets[i])
	}
}

// Asked is the words of a question and how it begins, hashed.
func Asked(q *link.Question) []uint64 {
	g := &generator{q: q}
	g.lexical()
	return g.hashed()
}

func (g *generator) hashed() []uint64 { return slices.Concat(g.asked, g.single) }

// Query returns the query of a reading.
func (s *Set) Query(i int) *query.Query { return s.Readings[i].plan.query(s.Question) }

// Conditions returns how many conditions a reading has.
func (s *Set) Conditions(i int) int { return len(s.Readings[i].plan.where) }

// TextConditions returns what texts are read for in a reading. The question speaks of it where it speaks of the rows
// that it is about: of one of the reading's tables or columns, of what is found in one, of what rows are like
// ("something with …") or of what somebody says.
func (s *Set) TextConditions(i int) (conditions []*link.Atom, spoken bool) {
	p := &s.Readings[i].plan
	of := func(t *link.Table) bool {
		return s.Question.Tables[t.At].All() != 0 ||
			slices.ContainsFunc(t.Columns, func(c *link.Column) bool { return s.Question.Columns[c.At].Exact != 0 })
	}
	spoken = of(p.base)
	for _, a := range p.where {
		if !a.Reads() {
			spoken = true
			continue
		}
		conditions = append(conditions, a)
		spoken = spoken || of(a.Table) || a.Told || s.Question.Relates(a.Mask)
	}
	return conditions, spoken
}

// Ages reports whether a reading tells how old something is.
func (s *Set) Ages(i int) bool { return s.Query(i).Ages() }

// Unused returns the content tokens that went nowhere.
func (s *Set) Unused(i int) link.Mask { return s.Question.Content &^ s.Readings[i].Used }

// Words returns the tokens that each component of a reading's query rests on, by component id.
func (s *Set) Words(i int, q *query.Query) map[string][]int {
	p := &s.Readings[i].plan
	out := map[string][]int{}
	for _, c := range query.Components(q) {
		var m link.Mask
		switch {
		case c.Kind == query.FromTables:
			m = s.Question.Tables[p.base.At].All()
		case c.Item.Column.Name != "":
			m = s.restsOn(p, c)
		}
		for k := range s.Question.Tokens {
			if m&(1<<uint(k)) != 0 {
				out[c.ID()] = append(out[c.ID()], k)
			}
		}
	}
	return out
}

// restsOn returns the tokens behind a component that is about a column: the phrase of its condition, or the column's
// mention.
func (s *Set) restsOn(p *plan, c query.Component) link.Mask {
	col := s.Question.Column(c.Item.Column)
	if col == nil {
		return 0
	}
	for _, a := range p.where {
		if a.Column == col && strings.HasPrefix(string(c.Kind), "where.") {
			return a.Mask | a.Cue
		}
	}
	return s.Question.Columns[col.At].All()
}

// Plausible weighs a reading before anything is learnt: by how well the values that it uses were said, and by how many
// tables it joins without need.
func (s *Set) Plausible(i int) float64 {
	p := &s.Readings[i].plan
	score := 0.0
	for _, a := range p.where {
		score += a.Score - 1
		if a.Table != p.base {
			score -= .4
		}
	}
	for c := range p.columns {
		if c.Table != p.base {
			score -= .4
		}
	}
	return score - .1*float64(len(p.show)+len(p.group))
}

// generator is one question being read.
type generator struct {
	q     *link.Question
	set   *Set
	weigh func(features []uint32) float64
	sink  learn.Sink
	cache map[block]uint16

	displaysOf map[displayed][]display

	words  []uint64 // n-grams of the question, hashed
	single []uint64 // its words alone
	asked  []uint64 // how it begins: "how many", "which city"
	bases  []base   // words and what they may be forms of

	entities   []entity
	shown      []*link.Column // columns that may be shown
	measures   []measure
	keys       []key
	sets       []conditions
	choices    []choice
	waysInTime []bool    // whether the most comes first of what is ordered in time, or the least: one of them, or both
	waysInSize []bool    // the same of all else
	unwanted   query.Agg // a sum where an average is asked for, or the other way round; None: neither
	limits     []limit
	few        limit          // of rows in no order
	ofAge      []*link.Column // that tell how old rows are, where that is spoken of
	ranks      []limit        // of what is the first of its kind; none where nothing is said to be
	counts     []link.Figure  // numbers that figures may be compared with
	most       int            // readings, with the set that is at hand
	denials    link.Mask      // the question's negations
	behind     link.Mask      // what follows a word that asks for something of each group

	figured []figured // over the rows of the set of conditions at hand

	kept   []uint16      // what the parts of readings are slices of
	joined []*link.Table // of the reading at hand
}

// block is what a block of features is known by: the letter of what it is about, and what sets it apart from others
// of that kind. It is no text, since a question asks for a hundred thousand; what is no text in it lies together, and
// is hashed at once.
type block struct {
	name, more string
	atom       *link.Atom
	left       uint64 // a mask of tokens, or a hash
	n          [5]int32
	kind       byte
}

// worth is what features weigh that no reading has yet.
func (g *generator) worth(features func(s *learn.Sink)) float64 {
	if g.weigh == nil {
		return 0
	}
	var s learn.Sink
	features(&s)
	return g.weigh(s.Take())
}

// part returns a block of features, made once.
func (g *generator) part(b block, features func(s *learn.Sink)) uint16 {
	if at, ok := g.cache[b]; ok {
		return at
	}
	at := uint16(len(g.set.Parts))
	features(&g.sink)
	g.set.Parts = append(g.set.Parts, g.sink.Take())
	g.set.Kinds = append(g.set.Kinds, b.kind)
	g.cache[b] = at
	return at
}

// add proposes a reading.
func (g *generator) add(p plan, used link.Mask, parts ...uint16) {
	if len(g.set.Readings) >= g.most || p.ofOne() || p.ofEnds() ||
		len(g.choices) > 0 && !g.chosen(&p) {
		return
	}
	tables, ok := g.tables(&p)
	if !ok {
		return
	}
	for _, a := range p.where {
		used |= a.Mask | a.Cue
		if a.Column != nil {
			used |= g.q.Columns[a.Column.At].Exact
		}
	}
	used |= g.q.Tables[p.base.At].All() | g.ways(tables)
	if cap(g.kept)-len(g.kept) < len(parts)+len(p.where)+8 {
		g.kept = make([]uint16, 0, len(parts)+len(p.where)+4096)
	}
	all := append(g.kept[len(g.kept):], parts...)
	for _, a := range p.where {
		all = append(all, g.atomPart(a))
	}
	all = append(all, g.shapePart(p.shape), g.sketchPart(&p), g.entityPart(p.base, &p), g.tablesPart(tables, used),
		g.answerPart(&p), g.unusedPart(used), g.jointPart(&p))
	if p.order != nil && len(p.order.columns) > 0 {
		all = append(all, g.orderPart(&p))
	}
	g.kept = g.kept[:len(g.kept)+len(all)]
	var reads link.Mask
	for _, a := range p.where {
		if a.Reads() {
			reads |= a.Mask
		}
	}
	if n := len(g.set.Readings); n == cap(g.set.Readings) { // they are large: copied twice, not ten times
		g.set.Readings = slices.Grow(g.set.Readings, max(1, min(4*n+256, MaxReadings-n)))
	}
	g.set.Readings = append(g.set.Readings, Reading{Parts: all[:len(all):len(all)], Used: used, Shape: p.shape,
		Reads: reads, plan: p})
}

// tables returns the tables that a plan needs, its base first, until it is called again; ok is false where they cannot
// be joined.
func (g *generator) tables(p *plan) (all []*link.Table, ok bool) {
	g.joined = append(g.joined[:0], p.base)
	for _, atoms := range [...][]*link.Atom{p.where, p.never} {
		for _, a := range atoms {
			if a.Op == "none" && !g.belongs(p.base, a.Table) || a.Op != "none" && !p.inside(a) && !g.join(a.Table) {
				return nil, false
			}
		}
	}
	for c := range p.columns {
		if !g.join(c.Table) {
			return nil, false
		}
	}
	return g.joined, true
}

// join joins a table to those of the reading at hand, with all on the way there from the first, where there is a way.
func (g *generator) join(t *link.Table) bool {
	if slices.Contains(g.joined, t) {
		return true
	}
	way := g.q.Way(g.joined[0], t)
	if way == nil || len(way) > maxWay {
		return false
	}
	for _, e := range way {
		if !slices.Contains(g.joined, e.Right.Table) {
			g.joined = append(g.joined, e.Right.Table)
		}
	}
	return true
}

// ways are the tokens that tell by which of several ways tables hang together.
func (g *generator) ways(tables []*link.Table) link.Mask {
	var m link.Mask
	for i, t := range tables {
		for _, o := range tables[:i] {
			if len(g.q.Direct(o, t)) > 1 {
				for _, e := range g.q.Way(o, t) {
					m |= g.q.Columns[e.Left.At].All() | g.q.Columns[e.Right.At].All()
				}
			}
		}
	}
	return m
}

// maxWay is how many joins may lie between what a question is about and something else in it.
const maxWay = 3
