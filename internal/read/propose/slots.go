package propose

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// entity is a table that the question may be about.
type entity struct {
	*link.Table
	score float64
}

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
		return !m.dated() && (m.Calc != nil || !m.columns[0].Years() || !m.columns[0].Called(yearly))
	}
	return true
}

// takes reports whether an aggregate of a measure makes sense and does not contradict the question's words: averages
// are never summed, nor totals averaged.
func (g *generator) takes(m *measure, agg query.Agg) bool {
	return agg != g.unwanted && m.takes(agg)
}

// totalling are words that ask only for a sum.
const totalling = cue.Total | cue.Together

// yearly are words in names of year columns: a closed class.
var yearly = text.Stems("year", "yr", "season", "vintage", "built", "born", "founded", "established", "since",
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
	switch averages, totals := g.outsideNames(cue.Average) != 0, g.outsideNames(totalling) != 0; {
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
		if float64(n) != f.Value || n < 1 || n > 1000 || f.Unit.Of != "" {
			continue
		}
		used := link.Span(f.First, f.Last)
		if !f.Ordinal && g.leads(f.First) && !g.q.Bounds(f) && !g.superlative() {
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
	ranked, sorted := g.ranked(), g.sorted() != 0
	for _, l := range g.limits {
		if ranked || sorted && l.used != 0 { // "sorted by length, 10 of them"
			g.ranks = append(g.ranks, l)
		}
	}
}

// opening is the number of words at the beginning that only request rows.
func (g *generator) opening() int {
	for i, t := range g.q.Tokens {
		if !t.Stop && !g.q.Asks(i, cue.Show) {
			return i
		}
	}
	return len(g.q.Tokens)
}

// leads reports whether only a request precedes a token.
func (g *generator) leads(token int) bool { return token <= g.opening() }

// ranking are words that ask for the first rows; either are words that join two alternatives.
const (
	ranking = cue.Wins | cue.First | cue.Last | cue.Latest | cue.Upcoming | cue.Popular | cue.Most | cue.Least
	either  = cue.Or | cue.Than
)

// ranked reports whether a question may contain a superlative: of all training questions with one, only 1 % have other
// words.
func (g *generator) ranked() bool {
	nth := slices.ContainsFunc(g.q.Numbers, func(f link.Figure) bool { return f.Ordinal && f.Value > 1 })
	if nth || g.superlative() || g.q.Among(ranking) != 0 {
		return true
	}
	choice := g.q.Among(either) != 0
	for _, t := range g.q.Tokens {
		topmost := len(t.Text) > len("most") && strings.HasSuffix(t.Text, "most") && t.Text != "almost"
		if topmost || choice && lang.Comparative(t.Text) {
			return true
		}
	}
	return false
}

// named reports whether a token is capitalised like a name, or is a value.
func (g *generator) named(i int) bool {
	r, _ := utf8.DecodeRuneInString(g.q.Text[g.q.Tokens[i].Start:])
	return i > 0 && unicode.IsUpper(r) || slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
		return a.Op == "eq" && a.Mask&(1<<uint(i)) != 0
	})
}

// typed returns a token as typed, in lower case.
func (g *generator) typed(i int) string {
	return strings.ToLower(g.q.Text[g.q.Tokens[i].Start:g.q.Tokens[i].End])
}

// superlative reports whether the question contains a superlative.
func (g *generator) superlative() bool { return g.superlatives() != 0 }

// superlatives returns the question's superlatives.
func (g *generator) superlatives() (m link.Mask) {
	for i, t := range g.q.Tokens {
		switch {
		case g.q.Near(i-1) == "at": // "at least" and "at most" are bounds
		case g.q.Asks(i, cue.Top), lang.Superlative(t.Text),
			strings.HasSuffix(g.typed(i), "st") && !lang.Means(g.typed(i)) && !g.named(i): // rare, or misspelt
			m |= 1 << uint(i)
		}
	}
	return m
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

// someone are words for people that name no table.
const someone = cue.Person | cue.Anybody

func (g *generator) findEntities() {
	persons := g.q.Among(someone)
	for _, t := range g.q.Catalog.Tables {
		s := 2 * mentioned(&g.q.Tables[t.At])
		for _, c := range t.Columns {
			s += .3 * min(2, mentioned(&g.q.Columns[c.At]))
		}
		for i := range g.q.Atoms {
			if a := &g.q.Atoms[i]; a.Table == t && a.Score > 1 {
				s += .2
			}
		}
		if persons != 0 && t.People {
			s += .8
		}
		s += expecting * g.seen.ExpectsOf(t)
		g.entities = append(g.entities, entity{t, s})
	}
	slices.SortStableFunc(g.entities, func(a, b entity) int { return -cmp.Compare(a.score, b.score) })
	if len(g.entities) > maxEntities {
		g.entities = g.entities[:maxEntities]
	}
}

func (g *generator) findShown() {
	type ranked struct {
		c     *link.Column
		score float64
	}
	var list []ranked
	for _, c := range g.q.Catalog.Columns {
		s := mentioned(&g.q.Columns[c.At]) + g.wanted(c) + g.sides(c) +
			learned*g.worth(func(s *learn.Sink) { g.columnFeatures(s, "show", c) }) + expecting*g.seen.Expects(c, roles.Selected)
		if len(g.q.Catalog.Tables) > 1 && s < .25 && !g.namesValueOf(c.Table) {
			continue
		}
		if c.Refers || c.Key {
			s -= .5
		}
		for _, e := range g.entities {
			if e.Table == c.Table {
				s += .2 * min(e.score, 2)
			}
		}
		list = append(list, ranked{c, s})
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return -cmp.Compare(a.score, b.score) })
	for _, r := range list[:min(len(list), g.room(maxShown))] {
		g.shown = append(g.shown, r.c)
	}
}

// wanted rates a column by the question word: dates for "when".
func (g *generator) wanted(c *link.Column) float64 {
	if g.q.Near(0) == "when" && c.Kind == link.Temporal {
		return .5
	}
	return 0
}

// namesValueOf reports whether the question names a value of a table; then it may ask for any of its columns.
func (g *generator) namesValueOf(t *link.Table) bool {
	return slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.Table == t && a.Op == "eq" && a.Score > 1 })
}

// room is the number of candidates tried: more for a single table.
func (g *generator) room(n int) int {
	if len(g.q.Catalog.Tables) == 1 {
		return n + n/2
	}
	return n
}

func (g *generator) findKeys() {
	var list []rankedKey
	for _, c := range g.q.Catalog.Columns {
		list = append(list, g.keysOf(c)...)
	}
	for _, e := range g.entities {
		if g.q.Tables[e.At].All() != 0 && len(g.q.Catalog.Tables) > 1 {
			list = append(list, rankedKey{key{columns: e.Shown, table: e.Table}, mentioned(&g.q.Tables[e.At])})
		}
	}
	g.behind = g.behindGrouping()
	for i := range list {
		if g.keyUsed(list[i].key)&g.behind != 0 {
			list[i].score += grouped // "for each carrier"
		}
	}
	slices.SortStableFunc(list, func(a, b rankedKey) int { return -cmp.Compare(a.score, b.score) })
	of := map[*link.Column]bool{} // parts of the same date count once
	for _, r := range list {
		if of[r.columns[0]] = true; len(of) > g.room(maxKeys) || len(g.keys) > 2*maxKeys {
			break
		}
		g.keys = append(g.keys, r.key)
	}
}

// grouped is what a key gains that is named behind a word that asks for groups.
const grouped = 2.5

// rankedKey is a key with how clearly the question speaks of it.
type rankedKey struct {
	key
	score float64
}

// keysOf are the groups that a column may make.
func (g *generator) keysOf(c *link.Column) (list []rankedKey) {
	m := &g.q.Columns[c.At]
	s := mentioned(m) + g.sides(c)
	if g.q.Among(someone) != 0 && (slices.Contains(c.Table.Shown, c) || c.Proper) && !c.Unique {
		s += .8 // "who came twice?" of a list of visits
	}
	s += expecting * g.seen.Expects(c, roles.Grouped)
	own := key{columns: []*link.Column{c}}
	switch {
	case c.Kind == link.Temporal:
		for _, p := range g.dateParts() {
			if !c.Tells(p) {
				continue
			}
			list = append(list, rankedKey{key{columns: own.columns, part: p}, 1.5 + s + .3*mentioned(&g.q.Tables[c.Table.At])})
		}
		if s > 1 {
			list = append(list, rankedKey{own, s - .3})
		}
	case c.Kind == link.Long || c.Key:
	case s > .12 || len(g.q.Catalog.Tables) == 1 && c.Distinct < c.Table.Rows:
		s += learned * g.worth(func(s *learn.Sink) { g.columnFeatures(s, "key", c) })
		if c.Measure() {
			s -= .3
		}
		list = append(list, rankedKey{own, s})
		if t := g.referred(c); t != nil && m.All() != 0 && (t == c.Table || g.q.Tables[t.At].All() == 0) {
			list = append(list, rankedKey{key{columns: t.Shown, table: t, refers: c}, s}) // "per account manager": by name
		}
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

// sides weighs a column of which the question names several values: "mp3 vs mp4".
func (g *generator) sides(c *link.Column) float64 {
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

// dateParts returns the parts of dates that are spoken of.
func (g *generator) dateParts() []query.Part {
	var out []query.Part
	for i := range g.q.Tokens {
		switch strings.TrimSuffix(g.q.Near(i), "s") {
		case "month", "monthly":
			out = append(out, query.Month, query.MonthOf)
		case "year", "yearly", "annual", "annually":
			out = append(out, query.Year)
		case "quarter", "quarterly":
			out = append(out, query.Quarter)
		case "weekly":
			out = append(out, query.Week)
		case "week":
			if g.eachWeek(i) {
				out = append(out, query.Week)
			}
		case "weekday":
			out = append(out, query.Weekday)
		case "day", "daily":
			out = append(out, query.Weekday, query.Day)
		case "date":
			out = append(out, query.Day)
		case "hour", "hourly":
			if g.q.Near(i) != "hours" || g.q.Among(cue.Grouping) == 0 && g.ranked() {
				out = append(out, query.Hour) // not the hours that something comes to
			}
		}
	}
	return out
}

// eachWeek reports whether a figure for each week is asked for: "per week", "in which week".
func (g *generator) eachWeek(i int) bool {
	return g.q.Asks(i-1, cue.Grouping|cue.Which)
}

// keyUsed is the tokens that a key rests on.
func (g *generator) keyUsed(k key) link.Mask {
	var m link.Mask
	for _, c := range k.columns {
		m |= g.q.Columns[c.At].All()
	}
	if k.table != nil {
		m |= g.q.Tables[k.table.At].All()
	}
	if k.refers != nil {
		m |= g.q.Columns[k.refers.At].All()
	}
	if k.part != "" {
		for i := range g.q.Tokens {
			switch strings.TrimSuffix(g.q.Near(i), "s") {
			case "month", "monthly", "year", "yearly", "annual", "annually", "quarter", "quarterly", "weekday", "day", "daily",
				"date", "hour", "hourly":
				m |= 1 << uint(i)
			case "week", "weekly":
				if k.part == query.Weekday || k.part == query.Week {
					m |= 1 << uint(i) // of a weekday: "the day of the week"
				}
			}
		}
	}
	return m
}
