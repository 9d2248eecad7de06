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
)

// measure is a quantity to sort by or aggregate.
type measure struct {
	item
	name  string // for features and their cache
	table *link.Table
	used  link.Mask
	score float64
}

// isDate reports whether a measure is a date: it has a minimum and maximum, but no sum.
func (m *measure) isDate() bool { return m.Calc == nil && m.columns[0].Kind == link.Temporal }

// supports reports whether an aggregate of a measure makes sense: dates have no sum or average, for example.
func (m *measure) supports(agg query.Agg) bool {
	switch agg {
	case query.Avg:
		return !m.isDate()
	case query.Sum:
		return m.Calc != nil || m.columns[0].HasSum()
	}
	return true
}

// mayAggregate reports whether an aggregate of a measure makes sense and does not contradict the question: if it asks
// for an average, no sum is proposed, and vice versa unless there is no sum. Ages are added up only if it asks for a
// total.
func (g *generator) mayAggregate(m *measure, agg query.Agg) bool {
	isTotalAge := agg == query.Sum && m.Calc != nil && m.Calc.IsAge() && g.q.WithSense(totalSenses) == 0
	return m.supports(agg) && !isTotalAge && (agg != g.excludedAgg || agg == query.Avg && !m.supports(query.Sum))
}

// totalSenses are the senses of words that ask for a sum and nothing else.
const totalSenses = cue.Total | cue.Together

// limit is the number of rows that a superlative asks for.
type limit struct {
	n     int // 0: none
	used  link.Mask
	isNth bool // the nth row instead of the first n
}

// Limits on the candidates for each slot.
const (
	maxEntities = 5
	maxShown    = 9
	maxMeasures = 6
	maxKeys     = 6
)

// findSlots finds candidates for the slots of a query.
func (g *generator) findSlots() {
	g.findDirections()
	switch averages, totals := g.tokensOutsideNames(cue.Average) != 0, g.tokensOutsideNames(totalSenses) != 0; {
	case averages && !totals:
		g.excludedAgg = query.Sum
	case totals && !averages:
		g.excludedAgg = query.Avg
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
			g.numbers = append(g.numbers, f)
		}
		n := int(f.Value)
		if float64(n) != f.Value || n < 1 || n > 1000 || f.Unit.Dimension != "" {
			continue
		}
		used := link.Span(f.First, f.Last)
		if !f.Ordinal && g.onlyRequestBefore(f.First) && !g.q.IsCompared(f) && !g.hasSuperlative() {
			g.rowLimit = limit{n: n, used: used} // "show me 5 red boats"
		}
		if n > 1 && (f.Ordinal || len(g.limits) < 3) {
			g.limits = append(g.limits, limit{n, used, f.Ordinal})
		}
	}
	g.findRanks()
}

// findRanks finds the possible numbers of rows for a superlative.
func (g *generator) findRanks() {
	if len(g.limits) == 1 && g.mentionsPlural() && g.hasSuperlative() {
		g.limits = append(g.limits, limit{}) // "the best films": all of them, the best first
	}
	ranked, sorted := g.mayHaveSuperlative(), g.sortTokens() != 0
	for _, l := range g.limits {
		if ranked || sorted && l.used != 0 { // "sorted by length, 10 of them"
			g.rankLimits = append(g.rankLimits, l)
		}
	}
}

// mentionScore rates how clearly something is mentioned.
func mentionScore(m *link.Mention) float64 {
	s := 2*m.Share + .4*float64(link.Count(m.Exact))
	for i, r := range m.Relations {
		if m.Loose&(1<<uint(i)) == 0 {
			continue
		}
		switch r {
		case link.Inflected, link.Misspelt, link.Abbreviated:
			s += .9
		default:
			s += .3
		}
	}
	return s
}

// personSenses are the senses of words for people that name no table.
const personSenses = cue.Person | cue.Anybody

// ranked is a candidate with its score: how clearly the question mentions it.
type ranked[T any] struct {
	candidate T
	score     float64
}

// best returns the best candidates, best first.
func best[T any](list []ranked[T], most int) []ranked[T] {
	slices.SortStableFunc(list, func(a, b ranked[T]) int { return cmp.Compare(b.score, a.score) })
	return list[:min(len(list), most)]
}

func (g *generator) findEntities() {
	for _, t := range g.q.Catalog.Tables {
		s := 2*mentionScore(&g.q.Tables[t.Index]) + encoderWeight*g.scores.TableProbability(t)
		for _, c := range t.Columns {
			s += .3 * min(2, mentionScore(&g.q.Columns[c.Index]))
		}
		for i := range g.q.Atoms {
			if a := &g.q.Atoms[i]; a.Table == t && a.Score > 1 {
				s += .2
			}
		}
		if t.IsPeople && g.q.WithSense(personSenses) != 0 {
			s += .8
		}
		g.entities = append(g.entities, ranked[*link.Table]{t, s})
	}
	g.entities = best(g.entities, maxEntities)
}

func (g *generator) findShown() {
	var list []ranked[*link.Column]
	for _, c := range g.q.Catalog.Columns {
		s := mentionScore(&g.q.Columns[c.Index]) + g.sideScore(c) +
			modelWeight*g.weightOf(func(s *learn.Sink) { g.columnFeatures(s, "show", c) }) +
			encoderWeight*g.scores.RoleProbability(c, roles.Selected)
		if len(g.q.Catalog.Tables) > 1 && s < .25 {
			continue
		}
		if c.IsReference || c.IsKey {
			s -= .5
		}
		for _, e := range g.entities {
			if e.candidate == c.Table {
				s += .2 * min(e.score, 2)
			}
		}
		list = append(list, ranked[*link.Column]{c, s})
	}
	for _, r := range best(list, g.candidateLimit(maxShown)) {
		g.shownColumns = append(g.shownColumns, r.candidate)
	}
}

// candidateLimit returns the number of candidates to try, which is higher for a single table.
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
		if m := &g.q.Tables[e.candidate.Index]; m.All() != 0 && len(g.q.Catalog.Tables) > 1 {
			list = append(list, ranked[key]{key{columns: e.candidate.TitleColumns, table: e.candidate}, mentionScore(m)})
		}
	}
	g.groupingTokens = g.tokensAfterGrouping()
	for i := range list {
		if g.keyTokens(list[i].candidate)&g.groupingTokens != 0 {
			list[i].score += groupingBonus // "for each carrier"
		}
	}
	seen := map[*link.Column]bool{} // parts of the same date count once
	for _, r := range best(list, 2*maxKeys+1) {
		if seen[r.candidate.columns[0]] = true; len(seen) > g.candidateLimit(maxKeys) {
			break
		}
		g.keys = append(g.keys, r.candidate)
	}
	g.pairKeys()
}

// maxKeyPairs is the maximum number of pairs of keys.
const maxKeyPairs = 4

// pairKeys pairs the keys that the question groups by, if there are two: "per route by year", "by route and year".
func (g *generator) pairKeys() {
	named := func(k key) link.Mask { return g.keyTokens(k) & g.groupingTokens }
	for _, a := range g.keys {
		for _, b := range g.keys {
			first, second := named(a), named(b)
			isPair := first != 0 && second != 0 && link.Last(first) < link.First(second) &&
				(a.part == "" || b.part == "" || a.columns[0] == b.columns[0]) &&
				(g.areJoined(first, second) || g.q.WithSense(cue.Grouping)&link.Span(link.Last(first), link.First(second)) != 0)
			if isPair && len(g.keyPairs) < maxKeyPairs {
				pair := a
				pair.within = &b
				g.keyPairs = append(g.keyPairs, pair)
			}
		}
	}
}

// groupingBonus is the bonus for a key that is mentioned after a word that asks for groups.
const groupingBonus = 2.5

// keysOf returns the possible keys made from a column: the column itself, or parts of its dates.
func (g *generator) keysOf(c *link.Column) (list []ranked[key]) {
	m := &g.q.Columns[c.Index]
	s := mentionScore(m) + g.sideScore(c)
	if g.q.WithSense(personSenses) != 0 && (slices.Contains(c.Table.TitleColumns, c) || c.HasProperNames) && !c.Unique {
		s += .8 // "who came twice?" in a list of visits
	}
	s += encoderWeight * g.scores.RoleProbability(c, roles.Grouped)
	own := key{columns: []*link.Column{c}}
	switch {
	case c.Kind == link.Temporal:
		for _, p := range g.dateParts() {
			if !c.HasDatePart(p) {
				continue
			}
			list = append(list, ranked[key]{key{columns: own.columns, part: p}, 1.5 + s +
				.3*mentionScore(&g.q.Tables[c.Table.Index])})
		}
		if s > 1 {
			list = append(list, ranked[key]{own, s - .3})
		}
	case c.Kind == link.LongText || c.IsKey:
	case s > .12 || len(g.q.Catalog.Tables) == 1 && c.Distinct < c.Table.Rows:
		s += modelWeight * g.weightOf(func(s *learn.Sink) { g.columnFeatures(s, "key", c) })
		if c.IsMeasure() {
			s -= .3
		}
		list = append(list, ranked[key]{own, s})
	}
	return list
}

// partsOfDates maps words to the parts of dates that they ask for.
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
		w := strings.TrimSuffix(g.q.Token(i), "s")
		if g.q.Token(i) == "hours" && (g.q.WithSense(cue.Grouping) != 0 || !g.mayHaveSuperlative()) {
			continue // a duration
		}
		out = append(out, partsOfDates[w]...)
	}
	return out
}

// keyTokens returns the tokens that mention a key.
func (g *generator) keyTokens(k key) link.Mask {
	var m link.Mask
	for _, c := range k.columns {
		m |= g.q.Columns[c.Index].All()
	}
	if k.table != nil {
		m |= g.q.Tables[k.table.Index].All()
	}
	if k.within != nil {
		m |= g.keyTokens(*k.within)
	}
	if k.part != "" {
		for i := range g.q.Tokens {
			w := strings.TrimSuffix(g.q.Token(i), "s")
			isNamed := w != "week" && w != "weekly" || k.part == query.Weekday || k.part == query.Week // "the day of the week"
			if partsOfDates[w] != nil && isNamed {
				m |= 1 << uint(i)
			}
		}
	}
	return m
}

// sideScore returns 1 if the question names several values of a column, as in "mp3 vs mp4", else 0.
func (g *generator) sideScore(c *link.Column) float64 {
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
