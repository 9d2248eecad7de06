package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// choice is a choice between two values of a column: "who was faster, Falk or Arai?".
type choice struct{ a, b *link.Atom }

// maxChoices is the maximum number of pairs tried, since a name may occur in several columns.
const maxChoices = 6

// findChoices finds the choices of a question. There are none if rows are counted, listed or negated: "how many came
// first or second?", "which ruler is no king or queen?".
func (g *generator) findChoices() {
	if !g.ranked() || g.denials != 0 || g.countsRows() || g.q.Near(0) == "how" || g.wantsList() {
		return
	}
	for at := range g.q.Tokens {
		if !parts(g.q, at) {
			continue
		}
		for i := range g.q.Atoms {
			for k := range g.q.Atoms {
				c := choice{&g.q.Atoms[i], &g.q.Atoms[k]}
				if c.parted(at) && g.asksFor(c.a.Column) && g.together([]*link.Atom{c.a}, c.b) {
					g.choices = append(g.choices, c)
				}
			}
		}
	}
	slices.SortStableFunc(g.choices, func(a, b choice) int { return cmp.Compare(b.score(), a.score()) })
	g.choices = g.choices[:min(len(g.choices), maxChoices)]
}

// parts reports whether a token is an "or" between two alternatives: not in "ten or more", "2 or 3" or "or not".
func parts(q *link.Question, at int) bool {
	return q.Near(at) == "or" && at > 0 && at+1 < len(q.Tokens) && !q.Tokens[at-1].Numeric && !q.Tokens[at+1].Numeric &&
		!q.Trails(at) && q.Near(at+1) != "not" && q.Near(at+1) != "so"
}

// Chooses reports whether a question may be a choice between two things.
func Chooses(q *link.Question) bool {
	for at := range q.Tokens {
		if parts(q, at) {
			return true
		}
	}
	return false
}

// wantsList reports whether a question asks for several rows: "list …", "the top five".
func (g *generator) wantsList() bool {
	if slices.ContainsFunc(g.q.Tokens[:g.opening()], func(t words.Token) bool { return t.Text == "list" }) {
		return true
	}
	return slices.ContainsFunc(g.q.Numbers, func(f link.Figure) bool {
		return !f.Ordinal && f.Value > 1 && (g.q.Asks(f.First-1, cue.Top) || g.leads(f.First))
	})
}

// asksFor reports whether a column's values may be the alternatives: not if "which" asks for another column, or a
// superlative applies to rows filtered by them: "which boat of Brest or Kiel is the longest?", "the dearest hotel in
// Bath or York".
func (g *generator) asksFor(c *link.Column) bool {
	shown := slices.Contains(c.Table.Shown, c)
	var own, other link.Mask
	for _, o := range g.q.Catalog.Columns {
		if o != c && !o.Measure() && o.Kind != link.Temporal { // "the most points" does not choose among points
			other |= g.q.Columns[o.At].Exact
		}
	}
	for i := range g.q.Tables {
		own |= g.q.Tables[i].Exact
	}
	for i := range g.q.Tokens {
		if w := g.q.Near(i); w != "which" && w != "what" {
			continue
		}
		switch asked := link.Mask(2) << uint(i); {
		case g.q.Columns[c.At].Exact&asked != 0:
			return true
		case (own|other)&asked != 0:
			return shown && own&asked != 0
		}
	}
	return shown || own|other == 0 || !g.superlative()
}

// parted reports whether two atoms name values of one column closely on both sides of a token.
func (c choice) parted(at int) bool {
	const near = 3 // "X, or the Y": words between
	before, behind := link.Last(c.a.Mask), link.First(c.b.Mask)
	return c.a.Column != nil && c.a.Column == c.b.Column && c.a.Op == c.b.Op && opposable[c.a.Op] &&
		before < at && behind > at && at-before <= near && behind-at <= near
}

// part is the part of dates between two of which a question chooses: "in June or July", or none.
func (c choice) part() query.Part { return c.a.Where[0].Item.Column.Part }

// chosenPart is the part of a column's dates that a question chooses by.
func (g *generator) chosenPart(c *link.Column) []query.Part {
	for _, o := range g.choices {
		if o.a.Column == c && o.part() != "" {
			return []query.Part{o.part()}
		}
	}
	return nil
}

func (c choice) score() float64 { return c.a.Score + c.b.Score }

// beginnings are the initial sets of conditions: the empty one, or the alternatives.
func (g *generator) beginnings() []conditions {
	if len(g.choices) == 0 {
		return []conditions{{}}
	}
	var out []conditions
	for _, c := range g.choices {
		out = append(out, conditions{[]*link.Atom{c.a, c.b}, c.a.Mask | c.a.Cue | c.b.Mask | c.b.Cue,
			c.score() - 2*unlikelySets + parallel([]*link.Atom{c.a}, c.b)})
	}
	return out
}

// chosen reports whether a plan ranks the two values, rather than counting single rows.
func (g *generator) chosen(p *plan) bool {
	if len(p.show) != 1 || p.limit != 1 && !p.tied || p.offset > 0 {
		return false
	}
	counts := p.order != nil && p.order.Agg == query.Count
	return slices.ContainsFunc(g.choices, func(c choice) bool {
		return !(counts && c.a.Rows == 1 && c.b.Rows == 1) && slices.Contains(p.show[0].columns, c.a.Column) &&
			p.show[0].Column.Part == c.part() &&
			slices.Contains(p.where, c.a) && slices.Contains(p.where, c.b)
	})
}

// The direction of a comparison in time.
const (
	oldestFirst = cue.Elder | cue.Earlier | cue.Earliest | cue.First | cue.Upcoming
	newestFirst = cue.Younger | cue.Later | cue.Latest | cue.Last
)

// bothWays is used if no word gives the direction.
var bothWays = []bool{true, false}

// directions are the sort orders for a measure: the one the question implies, or both.
func (g *generator) directions(by *measure) []bool {
	if by.Agg != query.Count && by.Calc == nil && (by.dated() || by.columns[0].Years()) {
		return g.waysInTime
	}
	if by.Calc != nil && by.Calc.IsAge() && len(g.waysInTime) == 1 { // the youngest was born last
		return []bool{!g.waysInTime[0]}
	}
	return g.waysInSize
}

// Comparatives of size, whatever is compared: a closed class.
var (
	upwards   = text.Set("greater larger bigger")
	downwards = text.Set("fewer smaller")
)

// findDirections finds the sort orders in time and in size. "Most recent" says less about size than "most goals".
func (g *generator) findDirections() {
	g.waysInTime = g.inTime()
	up, down := false, false
	for i, t := range g.q.Tokens {
		if g.names(g.q.Columns, 1<<uint(i)) || g.q.Near(i+1) == "than" && i+2 < len(g.q.Tokens) && g.q.Tokens[i+2].Numeric {
			continue // "max speed" is a column, "fewer than 10" a bound
		}
		amount := i+1 == len(g.q.Tokens) || g.q.Tokens[i+1].Stop || g.names(g.q.Columns, 2<<uint(i)) ||
			g.names(g.q.Tables, 2<<uint(i))
		switch w := t.Text; {
		case g.q.Asks(i, cue.Most), upwards[w], (w == "most" || w == "more") && amount:
			up = true
		case g.q.Asks(i, cue.Least), downwards[w], (w == "least" || w == "less") && amount && g.q.Near(i-1) != "at":
			down = true
		case lang.Superlative(w), lang.Comparative(w), g.q.Asks(i, cue.Top|ranking):
			up, down = true, true // about something else, or ambiguous
		}
	}
	g.waysInSize = oneWay(up, down)
}

// inTime are the sort orders in time: both if negated, "least recent".
func (g *generator) inTime() []bool {
	latest, earliest := g.outsideNames(newestFirst), g.outsideNames(oldestFirst)
	for i := range g.q.Tokens {
		before := g.q.Near(i - 1)
		if (latest|earliest)&(1<<uint(i)) != 0 && (before == "least" || before == "not") {
			return bothWays
		}
	}
	next := slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.OfCalendar() && a.Op == "since" })
	return oneWay(latest != 0, earliest != 0 || next) // "next" is the first from today on
}

// oneWay is the stated direction, if only one is.
func oneWay(desc, asc bool) []bool {
	if desc != asc {
		return []bool{desc}
	}
	return bothWays
}

// outsideNames returns the words with one of some senses that are part of no column name or date: "last month" implies
// no order.
func (g *generator) outsideNames(senses cue.Sense) link.Mask {
	words := g.q.Among(senses)
	for i := range g.q.Columns {
		words &^= g.q.Columns[i].Exact
	}
	for _, d := range g.q.Dates {
		words &^= link.Span(d.First, d.Last)
	}
	return words
}
