package browse

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// figures turns numbers and dates into conditions, as package link reads them: "4 stars", "under $30", "more than 100
// reviews", "opened since 2010".
func (a *ask) figures() {
	counted := a.q.Counted()
	var fits []*link.Atom
	for i := range a.q.Atoms {
		at := &a.q.Atoms[i]
		if at.Mask&counted != 0 && at.Column != nil && at.Table.Name == a.table.Name && !at.Holds() && !at.Reads() &&
			(at.Column.Kind == link.Number || at.Column.Kind == link.Temporal) && a.meant(at) {
			fits = append(fits, at)
		}
	}
	slices.SortStableFunc(fits, func(x, y *link.Atom) int {
		if x.Mask == y.Mask && x.Column == y.Column { // "not over 100"
			return link.Count(y.Cue) - link.Count(x.Cue)
		}
		return 0
	})
	for _, within := range []bool{true, false} { // "at least 1000 reviews and 4.5 stars" are no 1000 stars
		for _, at := range fits {
			if inside(at) == within && a.freeOf(at.Words()) {
				a.figure(at)
			}
		}
	}
	a.stars()
	for _, f := range a.q.Numbers {
		if f.Unit.Of == "money" && a.free(f.First, f.Last) { // no column has amounts, and no text can be asked for one
			a.explain(f.First, f.Last)
			a.explainAll(a.q.ComparedBy(f.First, f.Last)[0].Cue)
			a.unmet = append(a.unmet, a.typed(f.First, f.Last))
		}
	}
}

// meant reports whether a number is about the column: one that the question mentions or measures with, or the price
// that it is compared with.
func (a *ask) meant(at *link.Atom) bool {
	c := at.Column
	switch {
	case at.Where[0].Item.Calc != nil:
		return false // "older than 1985" is a year
	case c.Kind == link.Temporal || at.How == "unit":
		return true
	}
	named := a.q.Columns[c.At].Share > 0 || c.Column == a.roles.quality && at.Number <= a.roles.top && a.rates()
	if w, ok := a.than(at.Cue); ok {
		e, ok := words.ExtremeOf(w)
		up, measures := e.Of(words.Tokenize(c.Label))
		named = named || ok && measures
		if !measures {
			up = !lexicon.is("lower", w) && (!ok || e.Up)
		}
		if up != (at.Op == "gt") {
			return false // "older than 1980" means a smaller year
		}
	}
	switch at.Op {
	case "eqn":
		return named
	case "bt":
		return named || c.Column == a.roles.price
	}
	return named || c.Column == a.roles.price && inside(at)
}

// inside reports whether a number lies among those of its column.
func inside(at *link.Atom) bool {
	return at.Column.Kind == link.Temporal || at.Column.Lo <= at.Number && at.Number <= at.Column.Hi
}

// than returns the comparative before a "than".
func (a *ask) than(cue link.Mask) (word string, ok bool) {
	at := 63 - bits.LeadingZeros64(cue)
	return a.word(at - 1), cue != 0 && a.word(at) == "than" && link.Count(cue) == 2
}

// rates reports whether the question speaks of ratings, whatever their column is called.
func (a *ask) rates() bool {
	return slices.ContainsFunc(a.tokens, func(t words.Token) bool {
		return anyOf([]string{t.Stem}, "star", "rated", "rating", "score")
	})
}

// figure adds the condition of a number or a date.
func (a *ask) figure(at *link.Atom) {
	a.explainAll(at.Words() | a.q.Columns[at.Column.At].Exact)
	if k := bits.TrailingZeros64(at.Words()) - 1; strings.HasSuffix(a.word(k), "er") || words.Stem(a.word(k)) == "cost" {
		a.explain(k, k+1) // "better rated than", "cost less than"
	}
	first, last := bits.TrailingZeros64(at.Mask), 63-bits.LeadingZeros64(at.Mask)
	where := at.Where
	if at.Op == "eqn" && at.Column.Column == a.roles.quality && a.word(first-1) != "exactly" {
		where = slices.Clone(where)
		where[0].Op = query.GreaterEqual // "a four-star place" means at least four
	}
	a.maybe(.9, func(q *query.Query) {
		for _, c := range where {
			c.Values = slices.Clone(c.Values)
			for i := range c.Values {
				c.Values[i].First, c.Values[i].Last = first, last
			}
			add(q, c)
		}
	})
}

// stars reads a number of stars beyond the best there is: "a 5 star place".
func (a *ask) stars() {
	if a.roles.quality == nil {
		return
	}
	for _, f := range a.q.Numbers {
		if words.Stem(a.word(f.Last)) == "star" && f.Value <= a.roles.top && a.free(f.First, f.Last) {
			a.explain(f.First, f.Last+1)
			a.maybe(.95, where(query.Condition{Item: query.Item{Column: a.column(a.roles.quality)}, Op: query.Equal,
				Values: []query.Value{number(f.Value, f.First, f.Last-1)}}))
		}
	}
}

func number(v float64, first, last int) query.Value {
	return query.Value{Text: words.FormatNumber(v), Number: true, First: first, Last: last}
}

// compared is how what stands at [i,j) is compared, and which tokens say so.
func (a *ask) compared(i, j int) (op query.Op, cue link.Mask) {
	by := a.q.ComparedBy(i, j)
	for _, c := range by[1:] {
		if e, ok := words.ExtremeOf(a.word(63 - bits.LeadingZeros64(c.Cue))); ok && !e.Up { // "or cheaper"
			return c.Op, c.Cue
		}
	}
	return by[0].Op, by[0].Cue
}

// freeOf reports whether no token of a mask is explained.
func (a *ask) freeOf(m link.Mask) bool {
	for i := range a.tokens {
		if m&link.Span(i, i+1) != 0 && a.explained[i] {
			return false
		}
	}
	return true
}

func (a *ask) explainAll(m link.Mask) {
	for i := range min(len(a.tokens), 64) {
		a.explained[i] = a.explained[i] || m&link.Span(i, i+1) != 0
	}
}

// ownWords are the stems of a column's label without those of its table's name: the "no" of "order no", among orders.
func (a *ask) ownWords(c *schema.Column) []string {
	rows := words.Tokenize(strings.ReplaceAll(a.table.Label+" "+a.table.Name, "_", " "))
	return slices.DeleteFunc(labelWords(c), func(w string) bool {
		return slices.ContainsFunc(rows, func(t words.Token) bool { return t.Stem == w })
	})
}
