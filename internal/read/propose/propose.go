// Package propose composes readings of a question from the mentions that package link found: compatible sets of
// conditions, combined with what may be asked about the filtered rows. It proposes many and ranks none: each reading
// carries features for package rank, in blocks that many readings share.
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
	"github.com/ask-surely/surely/internal/read/roles"
)

// Reading is one reading of the whole question.
type Reading struct {
	Parts        []uint16  // its blocks of features, as indexes into Set.Parts
	Used         link.Mask // tokens it uses
	Shape        string
	MissingForms int       // number of forms that the question asks for and the reading lacks
	TextTokens   link.Mask // tokens of its text conditions
	plan         plan
}

// Set holds all readings that were proposed for a question.
type Set struct {
	Question       *link.Question
	Parts          [][]uint32
	Kinds          []byte // kind of each part: a letter of PartKinds
	Readings       []Reading
	QuestionHashes []uint64 // hashes of the question's words and its beginning
}

// PartKinds are the letters for the kinds of feature blocks.
const PartKinds = "sScmkteajrluJD"

// MaxReadings is the maximum number of readings of a question.
const MaxReadings = 4500

// Readings proposes readings of a question. The encoder's scores and the weights of features, either of which may be
// nil, help to choose candidates for slots.
func Readings(q *link.Question, scores *roles.Scores, weigh func(features []uint32) float64) *Set {
	g := &generator{q: q, set: &Set{Question: q}, scores: scores, weigh: weigh, cache: map[block]uint16{},
		displaysOf: map[displayKey][]display{}, negations: q.Negations()}
	g.hashWords()
	g.set.QuestionHashes = slices.Concat(g.prefixes, g.unigrams)
	g.findSlots()
	g.findImplied()
	g.compose()
	g.applyForms()
	return g.set
}

// compose makes readings from the sets of conditions.
func (g *generator) compose() {
	g.combineAtoms()
	for i := range g.sets {
		// Every set may add up to twice its equal share of the remaining readings.
		g.maxReadings = g.nextLimit(MaxReadings, len(g.sets)-i)
		g.proposeShapes(&g.sets[i])
	}
}

// Query returns a reading's query.
func (s *Set) Query(i int) *query.Query { return s.Readings[i].plan.query(s.Question) }

// ImpliedTokens returns, for each implied condition of a reading, the words that may stand for it.
func (s *Set) ImpliedTokens(i int) (out []link.Mask) {
	for _, a := range s.Readings[i].plan.where {
		if a.Match == link.Implied {
			out = append(out, a.Mask)
		}
	}
	return out
}

// ConditionCount returns the number of conditions of a reading.
func (s *Set) ConditionCount(i int) int { return len(s.Readings[i].plan.where) }

// TextConditions returns a reading's text conditions, and whether the question refers to them: it does if it mentions a
// table or column of the reading, a value found in either, a description of rows ("something with …") or somebody's
// opinion.
func (s *Set) TextConditions(i int) (conditions []*link.Atom, isReferredTo bool) {
	p := &s.Readings[i].plan
	isMentioned := func(t *link.Table) bool {
		return s.Question.Tables[t.Index].All() != 0 ||
			slices.ContainsFunc(t.Columns, func(c *link.Column) bool { return s.Question.Columns[c.Index].Exact != 0 })
	}
	isReferredTo = isMentioned(p.base)
	for _, a := range p.where {
		if !a.ReadsText() {
			isReferredTo = true
			continue
		}
		conditions = append(conditions, a)
		isReferredTo = isReferredTo || isMentioned(a.Table) || a.RefersToText || s.Question.DescribesRows(a.Mask)
	}
	return conditions, isReferredTo
}

// Unused returns the unused content tokens.
func (s *Set) Unused(i int) link.Mask { return s.Question.Content &^ s.Readings[i].Used }

// Alignment returns the alignment of a query: the tokens behind each component, by component id. For a condition, they
// are the phrase from which it was made.
func (s *Set) Alignment(q *query.Query) map[string][]int {
	var base *link.Table
	if len(q.From.Tables) > 0 {
		base = s.Question.Table(q.From.Tables[0])
	}
	var where []*link.Atom
	for i := range s.Question.Atoms {
		a := &s.Question.Atoms[i]
		if len(a.Where) > 0 && slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Includes(a.Where[0]) }) {
			where = append(where, a)
		}
	}
	out := map[string][]int{}
	for _, c := range query.Components(q) {
		var m link.Mask
		switch {
		case c.Kind == query.FromTables && base != nil:
			m = s.Question.Tables[base.Index].All()
		case c.Item.Column.Name != "":
			m = s.tokensBehind(where, c)
		}
		for k := range s.Question.Tokens {
			if m&(1<<uint(k)) != 0 {
				out[c.ID()] = append(out[c.ID()], k)
			}
		}
	}
	return out
}

// tokensBehind returns the tokens behind a component with a column: its condition's phrase, or the column's mention.
func (s *Set) tokensBehind(where []*link.Atom, c query.Component) link.Mask {
	col := s.Question.Column(c.Item.Column)
	if col == nil {
		return 0
	}
	for _, a := range where {
		if a.Column == col && strings.HasPrefix(string(c.Kind), "where.") {
			return a.Words()
		}
	}
	return s.Question.Columns[col.Index].All()
}

// generator generates the readings of one question.
type generator struct {
	q      *link.Question
	set    *Set
	scores *roles.Scores // or nil
	weigh  func(features []uint32) float64
	sink   learn.Sink
	cache  map[block]uint16

	displaysOf map[displayKey][]display

	ngrams   []uint64 // n-grams of the question, hashed
	unigrams []uint64 // its words alone
	prefixes []uint64 // its beginning: "how many", "which city"
	bases    []uint64 // words and their possible base forms

	entities       []ranked[*link.Table]
	shownColumns   []*link.Column // candidates to show
	measures       []measure
	keys           []key
	keyPairs       []key       // two keys each, if the question groups by two things
	implied        []link.Atom // conditions whose value no words name
	sets           []conditionSet
	timeOrders     []bool    // sort orders in time: descending, ascending or both
	sizeOrders     []bool    // the same for everything else
	excludedAgg    query.Agg // the aggregate that the question excludes: Sum if it asks for an average; None: neither
	limits         []limit
	rowLimit       limit         // of unsorted rows
	rankLimits     []limit       // of superlatives; empty without one
	numbers        []link.Figure // numbers for comparisons with figures
	wantsProduct   bool          // the question asks for prices times quantities
	maxReadings    int           // maximum number of readings, including the current set
	negations      link.Mask     // the question's negations
	groupingTokens link.Mask     // tokens after a grouping word

	proposedFigures []proposedFigure // figures over the rows of the current set

	partsBuffer  []uint16      // backing array of readings' parts
	joinedTables []*link.Table // of the current reading
}

// block identifies a block of features by the letter of its kind and what distinguishes it. It is a struct rather than
// a string, since a question needs a hundred thousand of them: everything except its strings is contiguous and hashed
// at once.
type block struct {
	name, detail string
	atom         *link.Atom
	mask         uint64 // a mask of tokens, or a hash
	n            [5]int32
	kind         byte
}

// weightOf returns the weight of features that no reading has yet.
func (g *generator) weightOf(features func(s *learn.Sink)) float64 {
	if g.weigh == nil {
		return 0
	}
	var s learn.Sink
	features(&s)
	return g.weigh(s.Take())
}

// part returns a block of features, which it creates on first use.
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

// addReading proposes a reading.
func (g *generator) addReading(p plan, used link.Mask, parts ...uint16) {
	if len(g.set.Readings) >= g.maxReadings {
		return
	}
	tables, ok := g.tables(&p)
	if !ok {
		return
	}
	for _, a := range p.where {
		used |= a.Words()
		if a.Column != nil {
			used |= g.q.Columns[a.Column.Index].Exact
		}
	}
	used |= g.q.Tables[p.base.Index].All() | g.joinTokens(tables)
	if cap(g.partsBuffer)-len(g.partsBuffer) < len(parts)+len(p.where)+8 {
		g.partsBuffer = make([]uint16, 0, len(parts)+len(p.where)+4096)
	}
	all := append(g.partsBuffer[len(g.partsBuffer):], parts...)
	for _, a := range p.where {
		all = append(all, g.atomPart(a))
	}
	all = append(all, g.shapePart(p.shape), g.sketchPart(&p), g.entityPart(p.base, &p), g.tablesPart(tables, used),
		g.answerPart(&p), g.unusedPart(used), g.jointPart(&p))
	if p.order != nil && len(p.order.columns) > 0 {
		all = append(all, g.orderPart(&p))
	}
	g.partsBuffer = g.partsBuffer[:len(g.partsBuffer)+len(all)]
	var textTokens link.Mask
	for _, a := range p.where {
		if a.ReadsText() {
			textTokens |= a.Mask
		}
	}
	if n := len(g.set.Readings); n == cap(g.set.Readings) { // readings are large: copy them twice, not ten times
		g.set.Readings = slices.Grow(g.set.Readings, max(1, min(4*n+256, MaxReadings-n)))
	}
	g.set.Readings = append(g.set.Readings, Reading{Parts: all[:len(all):len(all)], Used: used, Shape: p.shape,
		TextTokens: textTokens, plan: p})
}

// tables returns the tables that a plan needs, its base first; they are valid until the next call. ok is false if they
// cannot be joined.
func (g *generator) tables(p *plan) (all []*link.Table, ok bool) {
	g.joinedTables = append(g.joinedTables[:0], p.base)
	for _, a := range p.where {
		if a.Op == "none" && !g.mayBelong(p.base, a.Table) || a.Op != "none" && !p.appliesToMissing(a) && !g.join(a.Table) {
			return nil, false
		}
	}
	for c := range p.columns {
		if !g.join(c.Table) {
			return nil, false
		}
	}
	return g.joinedTables, true
}

// join adds a table, and those on the path to it, to the current reading's tables, if there is a path.
func (g *generator) join(t *link.Table) bool {
	if slices.Contains(g.joinedTables, t) {
		return true
	}
	path := g.q.Path(g.joinedTables[0], t)
	if path == nil || len(path) > maxJoins {
		return false
	}
	for _, e := range path {
		if !slices.Contains(g.joinedTables, e.Right.Table) {
			g.joinedTables = append(g.joinedTables, e.Right.Table)
		}
	}
	return true
}

// joinTokens returns the tokens that mention the columns of joins between tables that can be joined in several ways.
func (g *generator) joinTokens(tables []*link.Table) link.Mask {
	var m link.Mask
	for i, t := range tables {
		for _, o := range tables[:i] {
			if len(g.q.DirectEdges(o, t)) > 1 {
				for _, e := range g.q.Path(o, t) {
					m |= g.q.Columns[e.Left.Index].All() | g.q.Columns[e.Right.Index].All()
				}
			}
		}
	}
	return m
}

// maxJoins is the maximum number of joins between a reading's base and any other table in it.
const maxJoins = 3
