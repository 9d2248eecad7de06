package propose

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// timeOrderSenses are the senses of words for an order in time.
const timeOrderSenses = cue.Elder | cue.Younger | cue.Earlier | cue.Later | cue.Earliest | cue.Latest |
	cue.First | cue.Last | cue.Upcoming

func (g *generator) findMeasures() {
	asksForTimeOrder := g.q.WithSense(timeOrderSenses) != 0
	for _, c := range g.q.Catalog.Columns {
		if !c.IsMeasure() && c.Kind != link.Temporal {
			continue
		}
		m := &g.q.Columns[c.Index]
		if c.Coordinate() && m.All() == 0 {
			continue // "the best" does not mean "the farthest east"
		}
		s := mentionScore(m) + .3*min(2, mentionScore(&g.q.Tables[c.Table.Index]))
		switch {
		case c.Kind != link.Temporal:
		case asksForTimeOrder:
			s += .5
		default:
			s -= .2
		}
		g.measures = append(g.measures, measure{quantity(c), fmt.Sprint(c.Index), c.Table, m.All(), s})
	}
	g.addProducts()
	g.addDurations()
	g.addSumsAndDifferences()
	g.preferMoney()
	for i := range g.measures {
		m := &g.measures[i]
		m.score += modelWeight*max(g.measureScore("avg", m), g.measureScore("sum", m),
			g.measureScore("order"+direction(true), m)) +
			encoderWeight*g.measureProbability(m)
	}
	slices.SortStableFunc(g.measures, func(a, b measure) int { return cmp.Compare(b.score, a.score) })
	g.measures = g.measures[:min(len(g.measures), g.candidateLimit(maxMeasures))]
}

// modelWeight is the weight of the model's score relative to the score for being mentioned.
const modelWeight = .3

// measureScore returns a measure's score in a role.
func (g *generator) measureScore(role string, m *measure) float64 {
	return g.weightOf(func(s *learn.Sink) { g.measureFeatures(s, role, m) })
}

// addComputed adds a measure computed from two columns of a table.
func (g *generator) addComputed(calc *query.Calc, a, b *link.Column, used link.Mask, score float64) {
	g.measures = append(g.measures, measure{item{query.Item{Calc: calc}, []*link.Column{a, b}},
		fmt.Sprint(a.Index, calc.Op, b.Index), a.Table, used, score})
}

// calculate returns a calculation with two columns.
func calculate(op query.CalcOp, left, right query.Column) *query.Calc {
	return &query.Calc{Op: op, Left: query.Item{Column: left}, Right: query.Item{Column: right}}
}

// pairMentionScore rates how clearly two columns are mentioned.
func (g *generator) pairMentionScore(a, b *link.Column) float64 {
	return mentionScore(&g.q.Columns[a.Index])/2 + mentionScore(&g.q.Columns[b.Index])/2
}

// addProducts adds prices times quantities. The price may be in a table that the rows refer to: the product's price for
// an order, a person's rate for hours.
func (g *generator) addProducts() {
	bonus := 0.0
	asksForProceeds := g.q.TokensWhere(func(i int) bool { return text.IsProceeds(g.q.Token(i)) })&^g.q.NamedTokens() != 0
	if g.wantsProduct = asksForProceeds || g.scores.OperatorProbability("times") >= minOperator; g.wantsProduct {
		bonus = 1.5 // a product has no name that the question could mention
	}
	for _, t := range g.q.Catalog.Tables {
		for _, price := range g.q.Catalog.Columns {
			own := price.Table == t
			if !price.IsMeasure() || !own && !g.refersTo(t, price.Table) {
				continue
			}
			for _, n := range g.quantitiesFor(price, t) {
				used := g.q.Columns[price.Index].All() | g.q.Columns[n.Index].All()
				if !own && used == 0 && !g.wantsProduct {
					continue
				}
				a, b := price, n
				if !own {
					a, b = n, price
				}
				g.addComputed(calculate(query.Times, n.Ref(), price.Ref()), a, b, used,
					.2+bonus+g.pairMentionScore(a, b)+.3*min(2, mentionScore(&g.q.Tables[t.Index])))
			}
		}
	}
}

// maxMultipliers is the maximum number of columns that are tried as quantities although nothing suggests that they are.
const maxMultipliers = 4

// quantitiesFor returns the columns of a table by which a price may be multiplied: those that it is the price of and
// those that the question mentions, else those named as quantities, else whole numbers if a product is wanted.
func (g *generator) quantitiesFor(price *link.Column, t *link.Table) []*link.Column {
	var sure, likely, possible []*link.Column
	for _, n := range t.Columns {
		switch own := t == price.Table; {
		case n == price || !price.Multiplies(n):
		case price.IsPer(n), own && g.wantsProduct && g.q.Columns[n.Index].All() != 0:
			sure = append(sure, n)
		case n.IsCount():
			likely = append(likely, n)
		case n.Type == schema.Integer && n.Unit.Dimension == "" && g.wantsProduct && len(possible) < maxMultipliers:
			possible = append(possible, n)
		}
	}
	switch {
	case len(sure) > 0:
		return sure
	case len(likely) > 0:
		return likely
	}
	return possible
}

// refersTo reports whether every row of a table refers to a row of another.
func (g *generator) refersTo(t, other *link.Table) bool {
	path := g.q.Path(t, other)
	return len(path) == 1 && !path[0].IsToMany()
}

// durationSenses are words that ask for a duration.
const durationSenses = cue.Duration | cue.Late

// addDurations adds the time between two dates of a row.
func (g *generator) addDurations() {
	mask := g.q.WithSense(durationSenses)
	if mask == 0 {
		return
	}
	late := g.q.WithSense(cue.Late) != 0
	for _, t := range g.q.Catalog.Tables {
		pairs := g.q.DatePairs(t)
		if due := g.q.DuePairs(t); late && len(due) > 0 { // "late" means after the due date
			pairs = due
		}
		for _, p := range pairs {
			g.addComputed(calculate(link.DurationOp(p.Late, p.Early), p.Late.AsDate(), p.Early.AsDate()), p.Late, p.Early,
				p.Mask|mask,
				.3+g.pairMentionScore(p.Late, p.Early)+.3*min(2, mentionScore(&g.q.Tables[t.Index])))
		}
	}
}
