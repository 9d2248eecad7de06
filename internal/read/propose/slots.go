package propose

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// measure is a quantity to sort by or aggregate.
type measure struct {
	item
	name  string // for features and their cache
	table *link.Table
	used  link.Mask
	score float64
}

// dated reports whether a measure is a date: it has a minimum and maximum, but no sum.
func (m *measure) dated() bool { return m.Calc == nil && m.columns[0].Kind == link.Temporal }

// takes reports whether an aggregate of a measure makes sense: dates have no sum or average, years no sum.
func (m *measure) takes(agg query.Agg) bool {
	switch agg {
	case query.Avg:
		return !m.dated()
	case query.Sum:
		return !m.dated() && (m.Calc != nil || !m.columns[0].Years() || !m.columns[0].Called(yearStems))
	}
	return true
}

// takes reports whether an aggregate of a measure makes sense and does not contradict the question: if it asks for an
// average, no sum is proposed, and vice versa.
func (g *generator) takes(m *measure, agg query.Agg) bool {
	return agg != g.unwanted && m.takes(agg)
}

// totalSenses are words that ask only for a sum.
const totalSenses = cue.Total | cue.Together

// yearStems are words in names of year columns: a closed class.
var yearStems = text.Stems("year", "yr", "season", "vintage", "built", "born", "founded", "established", "since",
	"released",
	"published", "made", "opened")

// limit is the number of rows of a superlative.
type limit struct {
	n    int // 0: none
	used link.Mask
	nth  bool // the nth instead of the first n
}

// Limits on the candidates for each slot.
const (
	maxEntities = 5
	maxShown    = 9
	maxMeasures = 6
	maxKeys     = 6
)

// slots finds candidates for the slots of a query.
func (g *generator) slots() {
	g.findDirections()
	switch averages, totals := g.outsideNames(cue.Average) != 0, g.outsideNames(totalSenses) != 0; {
	case averages && !totals:
		g.unwanted = query.Sum
	case totals && !averages:
		g.unwanted = query.Avg
	}
	g.findEntities()
	g.findShown()
	g.findMeasures()
	g.findKeys()
	g.findLimits()
}

// findLimits finds possible numbers of rows, and numbers for comparisons with figures.
func (g *generator) findLimits() {
	g.limits = []limit{{n: 1}}
	for _, f := range g.q.Numbers {
		if !f.Ordinal {
			g.counts = append(g.counts, f)
		}
		n := int(f.Value)
		if float64(n) != f.Value || n < 1 || n > 1000 || f.Unit.Dimension != "" {
			continue
		}
		used := link.Span(f.First, f.Last)
		if !f.Ordinal && g.onlyRequestBefore(f.First) && !g.q.Bounds(f) && !g.superlative() {
			g.few = limit{n: n, used: used} // "show me 5 red boats"
		}
		if n > 1 && (f.Ordinal || len(g.limits) < 3) {
			g.limits = append(g.limits, limit{n, used, f.Ordinal})
		}
	}
	g.findRanks()
}

// findRanks finds the possible numbers of rows of a superlative.
func (g *generator) findRanks() {
	if len(g.limits) == 1 && g.mentionsPlural() && g.superlative() {
		g.limits = append(g.limits, limit{}) // "the best films": all of them, the best first
	}
	ranked, sorted := g.mayHaveSuperlative(), g.sorted() != 0
	for _, l := range g.limits {
		if ranked || sorted && l.used != 0 { // "sorted by length, 10 of them"
			g.ranks = append(g.ranks, l)
		}
	}
}

// mentioned rates how clearly something is mentioned.
func mentioned(m *link.Mention) float64 {
	s := 2*m.Share + .4*float64(link.Count(m.Exact))
	for i, r := range m.How {
		if m.Loose&(1<<uint(i)) == 0 {
			continue
		}
		switch r {
		case link.Inflects, link.Spelled, link.Cut:
			s += .9
		default:
			s += .3
		}
	}
	return s
}

// personSenses are words for people that name no table.
const personSenses = cue.Person | cue.Anybody

// ranked is a candidate with its score: how clearly the question mentions it.
type ranked[T any] struct {
	of    T
	score float64
}

// best returns the best candidates, best first.
func best[T any](list []ranked[T], most int) []ranked[T] {
	slices.SortStableFunc(list, func(a, b ranked[T]) int { return cmp.Compare(b.score, a.score) })
	return list[:min(len(list), most)]
}

func (g *generator) findEntities() {
	for _, t := range g.q.Catalog.Tables {
		s := 2*mentioned(&g.q.Tables[t.At]) + encoderWeight*g.seen.ExpectsOf(t)
		for _, c := range t.Columns {
			s += .3 * min(2, mentioned(&g.q.Columns[c.At]))
		}
		for i := range g.q.Atoms {
			if a := &g.q.Atoms[i]; a.Table == t && a.Score > 1 {
				s += .2
			}
		}
		if t.People && g.q.Among(personSenses) != 0 {
			s += .8
		}
		g.entities = append(g.entities, ranked[*link.Table]{t, s})
	}
	g.entities = best(g.entities, maxEntities)
}

func (g *generator) findShown() {
	var list []ranked[*link.Column]
	for _, c := range g.q.Catalog.Columns {
		s := mentioned(&g.q.Columns[c.At]) + g.weighSides(c) +
			modelWeight*g.worth(func(s *learn.Sink) { g.columnFeatures(s, "show", c) }) + encoderWeight*g.seen.Expects(c,
			roles.Selected)
		if len(g.q.Catalog.Tables) > 1 && s < .25 {
			continue
		}
		if c.Refers || c.Key {
			s -= .5
		}
		for _, e := range g.entities {
			if e.of == c.Table {
				s += .2 * min(e.score, 2)
			}
		}
		list = append(list, ranked[*link.Column]{c, s})
	}
	for _, r := range best(list, g.candidateLimit(maxShown)) {
		g.shown = append(g.shown, r.of)
	}
}

// candidateLimit returns the number of candidates tried: more for a single table.
func (g *generator) candidateLimit(n int) int {
	if len(g.q.Catalog.Tables) == 1 {
		return n + n/2
	}
	return n
}

func (g *generator) findKeys() {
	var list []ranked[key]
	for _, c := range g.q.Catalog.Columns {
		list = append(list, g.keysOf(c)...)
	}
	for _, e := range g.entities {
		if m := &g.q.Tables[e.of.At]; m.All() != 0 && len(g.q.Catalog.Tables) > 1 {
			list = append(list, ranked[key]{key{columns: e.of.Shown, table: e.of}, mentioned(m)})
		}
	}
	g.behind = g.behindGrouping()
	for i := range list {
		if g.keyUsed(list[i].of)&g.behind != 0 {
			list[i].score += groupingBonus // "for each carrier"
		}
	}
	of := map[*link.Column]bool{} // parts of the same date count once
	for _, r := range best(list, 2*maxKeys+1) {
		if of[r.of.columns[0]] = true; len(of) > g.candidateLimit(maxKeys) {
			break
		}
		g.keys = append(g.keys, r.of)
	}
}

// groupingBonus is the bonus of a key named after a word that asks for groups.
const groupingBonus = 2.5

// keysOf returns the possible keys from a column: itself, or parts of its dates.
func (g *generator) keysOf(c *link.Column) (list []ranked[key]) {
	m := &g.q.Columns[c.At]
	s := mentioned(m) + g.weighSides(c)
	if g.q.Among(personSenses) != 0 && (slices.Contains(c.Table.Shown, c) || c.Proper) && !c.Unique {
		s += .8 // "who came twice?" of a list of visits
	}
	s += encoderWeight * g.seen.Expects(c, roles.Grouped)
	own := key{columns: []*link.Column{c}}
	switch {
	case c.Kind == link.Temporal:
		for _, p := range g.dateParts() {
			if !c.Tells(p) {
				continue
			}
			list = append(list, ranked[key]{key{columns: own.columns, part: p}, 1.5 + s + .3*mentioned(&g.q.Tables[c.Table.At])})
		}
		if s > 1 {
			list = append(list, ranked[key]{own, s - .3})
		}
	case c.Kind == link.Long || c.Key:
	case s > .12 || len(g.q.Catalog.Tables) == 1 && c.Distinct < c.Table.Rows:
		s += modelWeight * g.worth(func(s *learn.Sink) { g.columnFeatures(s, "key", c) })
		if c.Measure() {
			s -= .3
		}
		list = append(list, ranked[key]{own, s})
	}
	return list
}

// referred returns the table whose rows a column refers to, or nil.
func (g *generator) referred(c *link.Column) *link.Table {
	if !c.Refers {
		return nil
	}
	for _, t := range g.q.Catalog.Tables {
		for _, e := range g.q.Direct(c.Table, t) {
			if e.Left == c && !e.Many() {
				return t
			}
		}
	}
	return nil
}

// weighSides returns 1 for a column of which the question names several values, else 0: "mp3 vs mp4".
func (g *generator) weighSides(c *link.Column) float64 {
	var named link.Mask
	for i := range g.q.Atoms {
		if a := &g.q.Atoms[i]; a.Column == c && a.Op == "eq" {
			if named != 0 && named&a.Mask == 0 {
				return 1
			}
			named |= a.Mask
		}
	}
	return 0
}

// partsOfDates are the parts of dates that a word asks for.
var partsOfDates = map[string][]query.Part{
	"month": {query.Month, query.MonthOf}, "monthly": {query.Month, query.MonthOf},
	"year": {query.Year}, "yearly": {query.Year}, "annual": {query.Year}, "annually": {query.Year},
	"quarter": {query.Quarter}, "quarterly": {query.Quarter}, "week": {query.Week}, "weekly": {query.Week},
	"weekday": {query.Weekday},
	"day":     {query.Weekday, query.Day}, "daily": {query.Weekday, query.Day}, "date": {query.Day},
	"hour": {query.Hour}, "hourly": {query.Hour},
}

// dateParts returns the parts of dates that the question mentions.
func (g *generator) dateParts() (out []query.Part) {
	for i := range g.q.Tokens {
		w := strings.TrimSuffix(g.q.Near(i), "s")
		switch {
		case w == "week" && !g.eachWeek(i), g.q.Near(i) == "hours" && (g.q.Among(cue.Grouping) != 0 ||
			!g.mayHaveSuperlative()):
			continue // "last week", or "hours" as a duration
		}
		out = append(out, partsOfDates[w]...)
	}
	return out
}

// eachWeek reports whether the question asks for weeks as groups: "per week", "in which week".
func (g *generator) eachWeek(i int) bool {
	return g.q.Asks(i-1, cue.Grouping|cue.Which)
}

// keyUsed returns the tokens that mention a key.
func (g *generator) keyUsed(k key) link.Mask {
	var m link.Mask
	for _, c := range k.columns {
		m |= g.q.Columns[c.At].All()
	}
	if k.table != nil {
		m |= g.q.Tables[k.table.At].All()
	}
	if k.part != "" {
		for i := range g.q.Tokens {
			w := strings.TrimSuffix(g.q.Near(i), "s")
			weeks := w != "week" && w != "weekly" || k.part == query.Weekday || k.part == query.Week // "the day of the week"
			if partsOfDates[w] != nil && weeks {
				m |= 1 << uint(i)
			}
		}
	}
	return m
}
