package dialogue

import (
	"cmp"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

type token = words.Token

// Edit is a modification of an earlier query.
type Edit struct {
	Query    *query.Query
	Unused   link.Mask // unused tokens
	Reading  int       // index of the turn's reading that it comes from, or -1
	Features []Feature

	wordEvidence float64 // evidence from the turn's words, besides the features
}

// turn is a turn that may modify an earlier query.
type turn struct {
	set       *propose.Set
	cat       *link.Catalog
	past      *earlierQueries
	before    *query.Query
	skipsLast bool // before is the last query but one, since the last is only about some of its rows
	form      form
	repeated  link.Mask
	isCommon  func(token int) bool

	continues bool     // it asks for something that makes sense only after the previous query
	cues      []string // features of its words alone
	at        map[string]int
	out       []*Edit
}

// Limits on candidates.
const (
	maxReadings = 1500 // in all
	maxPerForm  = 24   // per form
)

// IndependentReading is the most probable reading of a turn as an independent question.
type IndependentReading struct {
	Query  *query.Query
	P      float64
	Unused int // number of unused content words
}

// Reading is a turn read as a follow-up.
type Reading struct {
	Edits []*Edit
	Fresh []Feature // of the turn as an independent question
	Else  []Feature // of the turn meaning neither a change nor an independent question

	standing float64 // evidence from its words that it stands alone, in log-odds
	turn     *turn
}

// Read returns the modifications of earlier queries that a turn's readings suggest. scores holds the score of each
// reading, and order the indices of the best ones; alone is the turn read as an independent question; isCommon marks
// tokens without content.
func Read(set *propose.Set, order []int, scores []float64, history []parse.Turn, alone IndependentReading,
	isCommon func(token int) bool) *Reading {
	h := recallQueries(set.Question.Catalog, history)
	if h == nil {
		return &Reading{}
	}
	order = order[:min(len(order), maxReadings)]
	t := &turn{set: set, cat: set.Question.Catalog, past: h, isCommon: isCommon, at: map[string]int{}}
	for _, before := range h.queries {
		t.at[before.SUQL()] = -1
	}
	var fresh []Feature
	for i, before := range h.queries {
		t.before, t.form, t.skipsLast = before, formOf(before), i > 0
		t.repeated = t.repeatedTokens()
		t.cues = t.findCues()
		if i == 0 {
			fresh = t.freshFeatures(alone)
			t.readAboutRows(order, scores)
		}
		t.proposeChanges()
		for _, s := range t.byForm(order, scores, 0) {
			for n, f := range s.queries {
				c := change{t, s.form, f, s.at[n], scores[s.at[n]] - scores[order[0]] - math.Log(s.sum)}
				c.proposeEdits()
			}
		}
	}
	t.before = h.queries[0]
	t.favourGrouping()
	if t.pointsAtSomebody() && !t.continues {
		t.favourSomebody(alone)
	}
	standing := standsAlone(set.Question.Text)
	switch {
	case saysItContinues(set.Question) || t.isFragment() || t.asksAboutOnlyRow() || t.refersBack() || t.continues:
		standing -= continuationEvidence
	case t.namesNoRows(alone):
		standing -= alonePrior / 2
	}
	return &Reading{t.out, fresh, t.elseFeatures(alone), standing, t}
}

// Decides reports whether the turn's words alone decide which change it means.
func (r *Reading) Decides(shares []float64) bool {
	for i, e := range r.Edits {
		if e.wordEvidence > 0 && shares[i] >= decided {
			return true
		}
	}
	return false
}

// decided is the minimum probability of a change that the turn's words decide.
const decided = .9

// LeavesOpen reports whether a query is not about somebody for whom a pronoun of the turn stands.
func (r *Reading) LeavesOpen(q *query.Query) bool {
	return r.turn != nil && r.turn.pointsAtSomebody() && !r.turn.isAboutSomebody(q)
}

// add proposes an edit once, with its most probable derivation.
func (t *turn) add(name string, q *query.Query, used link.Mask, reading int, more []Feature) {
	e := &Edit{Query: q, Reading: reading, Unused: t.unusedTokens(used), Features: t.features(name, used, more)}
	e.Features = append(e.Features, t.changeFeatures(q, e.Unused == 0)...)
	text := q.SUQL()
	if k, known := t.at[text]; !known {
		t.at[text] = len(t.out)
		t.out = append(t.out, e)
	} else if k >= 0 && cmp.Less(t.out[k].Score(), e.Score()) {
		t.out[k] = e
	}
}

// favour raises a proposed edit's probability because the turn's words ask for it.
func (t *turn) favour(q *query.Query) {
	if k, known := t.at[q.SUQL()]; known && k >= 0 {
		t.out[k].wordEvidence = continuationEvidence
	}
}

// favourGrouping favours groups if a turn asks for nothing else, or for a figure of each: "group them by brand", "by
// month", "how many per town". Without another figure, the groups show the previous one, if there is one.
func (t *turn) favourGrouping() {
	q, figure := t.set.Question, onlyFigure(t.before)
	per := t.asksPer()
	if figure == nil && formOf(t.before) != list {
		per.asked = false
	}
	if !q.AsksForGroups() && !per.asked {
		return
	}
	own := slices.ContainsFunc(t.out, func(e *Edit) bool { return t.groupsByOwnDate(e.Query) })
	for _, e := range t.out {
		if len(e.Query.GroupBy) == 0 || own && !t.groupsByOwnDate(e.Query) {
			continue
		}
		kept := e.Unused&^per.words == 0 && countSaid(e.Query.Where) == countSaid(t.before.Where)
		if figure == nil && !per.asked && onlyCounts(e.Query) || kept && per.isFor(e.Query, figure) {
			e.wordEvidence = continuationEvidence
			t.continues = true
		}
	}
}

// groupsByOwnDate reports whether a query groups by a date on which the previous query has a condition: "finished this
// year", then "by month".
func (t *turn) groupsByOwnDate(q *query.Query) bool {
	return len(q.GroupBy) == 1 && q.GroupBy[0].Part != "" && slices.ContainsFunc(t.before.Where,
		func(w query.Condition) bool {
			c, by := w.Item.Column, q.GroupBy[0]
			return c.Table == by.Table && c.Name == by.Name
		})
}

// countSaid returns the number of conditions that are not only that something is known, as averages have them.
func countSaid(where []query.Condition) (n int) {
	for _, w := range where {
		if w.Op != query.IsNotNull {
			n++
		}
	}
	return n
}

// perGroup is what a turn that only names groups asks for in each: "by month", "and for each member", "how many per
// town", "average price per year".
type perGroup struct {
	asked   bool
	words   link.Mask // other than names: "average", "per"
	agg     query.Agg // of the figure that it names
	measure bool      // it names a column for the figure
}

// isFor reports whether a query has the figure asked for, given the previous figure, if any.
func (p perGroup) isFor(q *query.Query, before *query.Item) bool {
	now := onlyFigure(q)
	isShown := before != nil && slices.ContainsFunc(q.Select, before.Same)
	switch {
	case now == nil:
		return isShown && !p.measure
	case p.agg == query.Count && before != nil && before.Agg == query.Sum: // "how many" may ask for a sum
		return isShown
	case p.measure:
		return now.Agg == p.agg || p.agg == query.None && now.Agg != query.Count
	case p.agg == query.Count || before == nil && p.agg == query.None:
		return onlyCounts(q)
	case p.agg != query.None:
		return before != nil && now.Column == before.Column && now.Agg == p.agg
	}
	return isShown
}

// asksPer returns what a turn asks for in each group, if it only names groups.
func (t *turn) asksPer() (p perGroup) {
	q := t.set.Question
	measures := link.Mask(0)
	for i, c := range t.cat.Columns {
		if c.IsMeasure() {
			measures |= q.Columns[i].Exact
		}
	}
	for i := range q.Tokens {
		w, at := q.Token(i), link.Span(i, i+1)
		agg, isAgg := t.aggregator(w)
		switch {
		case q.Token(i-1) == "of" && w == "each": // of each row
			return perGroup{}
		case requestKinds[w] == "per" || w == "every":
			p.asked, p.words = true, p.words|at
			return p
		case isAgg:
			p.agg, p.words = agg, p.words|at
		case measures&at != 0:
			p.measure = true
		case w == "many" && q.Token(i-1) == "how":
			p.agg, p.words = query.Count, p.words|link.Span(i-1, i+1)
		case q.Content&at != 0 && !t.isContinuation(i) || w != "the" && !openingWords[w] && !q.HasSense(i, cue.Be) ||
			requestKinds[w] == "sort":
			return perGroup{}
		}
	}
	return perGroup{}
}

// isContinuation reports whether a token only says that the turn continues or corrects the previous one: "now",
// "instead", "no, I meant".
func (t *turn) isContinuation(i int) bool {
	w, q := t.set.Question.Token(i), t.set.Question
	return w == "instead" || i == 0 && (openingWords[w] || sorryWords[w]) || meaningWords[w] && q.Token(i-1) == "i" ||
		w == "i" && meaningWords[q.Token(i+1)]
}

var meaningWords = text.Set("mean meant")

// unusedTokens returns the unused content tokens.
func (t *turn) unusedTokens(used link.Mask) link.Mask {
	left := t.set.Question.Content &^ (used | t.repeated)
	for i := range t.set.Question.Tokens {
		if bit := link.Mask(1) << uint(i); left&bit != 0 && (t.isCommon(i) || t.isContinuation(i)) {
			left &^= bit
		}
	}
	return left
}
