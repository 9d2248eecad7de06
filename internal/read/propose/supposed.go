package propose

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/schema"
)

// encoderWeight is the weight of the encoder's expectation for a candidate relative to that of its mention.
const encoderWeight = 1.5

// minSupposed is the minimum probability of a column to be used in a condition whose value no words name.
const minSupposed = .25

// minOperator is the minimum probability of an operator that no words ask for.
const minOperator = .2

// suppose finds conditions that the encoder expects on columns although no words name a value: "who owes us money" is a
// condition on a column such as "paid".
func (g *generator) suppose() {
	if g.seen == nil {
		return
	}
	for _, c := range g.q.Catalog.Columns {
		words := g.q.Columns[c.At].All()
		if words == 0 {
			words = g.q.Content &^ g.q.Named()
		}
		if words != 0 {
			g.supposeStates(c, words)
		}
	}
	slices.SortStableFunc(g.supposed, func(a, b link.Atom) int { return cmp.Compare(b.Score, a.Score) })
}

// supposeStates adds conditions on the state of a column: that a flag is set or not, that a value is known or missing,
// that a number is zero or positive, or that a text is one of a few values.
func (g *generator) supposeStates(c *link.Column, words link.Mask) {
	is := func(op string, by query.Op, p float64, values ...query.Value) {
		g.addSupposition(link.Atom{Op: op, Column: c, Mask: words, Score: .2 + p,
			Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: by, Values: values}}}, p)
	}
	equal := g.seen.Expects(c, roles.Equal, roles.NotEqual)
	if yes, no := c.YesNo(); yes != "" {
		if g.q.Columns[c.At].Exact != 0 { // its mention is linked to these conditions
			return
		}
		if c.Table.Links() {
			equal = max(equal, minSupposed) // linked rows may be marked as absent: "who missed the most rehearsals"
		}
		number := c.Type != schema.Text
		is("yes", query.Equal, equal, query.Value{Text: yes, Number: number})
		is("no", query.Equal, equal, query.Value{Text: no, Number: number})
		return
	}
	if c.Nulls > 0 && !c.Key {
		is("null", query.IsNull, g.seen.Expects(c, roles.Null))
		is("known", query.IsNotNull, g.seen.Expects(c, roles.NotNull))
	}
	if c.Kind == link.Number && c.Measure() && c.Min != "" && c.Lo == 0 {
		zero := query.Value{Text: "0", Number: true}
		is("zero", query.Equal, equal, zero)
		is("some", query.Greater, g.seen.Expects(c, roles.Above), zero)
	}
	if c.Kind == link.Textual && equal >= minSupposed {
		g.supposeValues(c, equal)
	}
}

// addSupposition adds a condition that is probable enough and that no words express.
func (g *generator) addSupposition(a link.Atom, p float64) {
	if p < minSupposed || slices.ContainsFunc(g.q.Atoms, func(b link.Atom) bool {
		return b.Column == a.Column && b.Op == a.Op
	}) || g.q.Contradicts(a.Where) {
		return
	}
	a.Table, a.How = a.Column.Table, link.Supposed
	g.supposed = append(g.supposed, a)
}

// Limits on columns whose values are tried although no words name one.
const (
	mostValues    = 12 // of the column
	valuesTried   = 4
	leastLikeness = .3
)

// supposeValues supposes values of a column without a named value: those most similar to the unexplained words.
func (g *generator) supposeValues(c *link.Column, p float64) {
	words := g.q.Unexplained()
	if words == 0 || c.Distinct > mostValues ||
		slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.Column == c && (a.Op == "eq" || a.Op == "ne") }) {
		return
	}
	bags := make([]*encode.Bag, len(g.q.Tokens)) // of those words
	for i, t := range g.q.Tokens {
		if words&(1<<uint(i)) != 0 {
			bags[i] = encode.NewBag(t.Text)
		}
	}
	var out []link.Atom
	for _, v := range c.Values {
		like, mask := mostSimilarWord(bags, v.Value)
		if mask == 0 {
			mask = words
		}
		out = append(out, link.Atom{Op: "eq", Table: c.Table, Column: c, Mask: mask, How: link.Supposed, Rows: v.Count,
			Score: p - .2 + like, Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: link.Listed(c),
				Values: []query.Value{{Text: v.Value}}}}})
	}
	slices.SortStableFunc(out, func(a, b link.Atom) int { return cmp.Compare(b.Score, a.Score) })
	g.supposed = append(g.supposed, out[:min(len(out), valuesTried)]...)
}

// mostSimilarWord returns the word most similar to a value, and by how much its similarity exceeds the minimum.
func mostSimilarWord(bags []*encode.Bag, value string) (best float64, at link.Mask) {
	best = leastLikeness
	of := encode.NewBag(value)
	for i, bag := range bags {
		if bag == nil {
			continue
		}
		if like := bag.CoveredBy(of); like > best {
			best, at = like, link.Mask(1)<<uint(i)
		}
	}
	return best - leastLikeness, at
}

// measureProbability returns the probability that a statement uses a measure.
func (g *generator) measureProbability(m *measure) float64 {
	if m.columns[0].Numbers != nil {
		return 0 // questions rarely ask for a number within a text
	}
	if m.Calc == nil {
		return g.seen.Expects(m.columns[0], roles.Summed, roles.Averaged, roles.Least, roles.Most, roles.Ascending,
			roles.Descending, roles.Having)
	}
	p := 1.0
	for _, c := range m.columns {
		p = min(p, g.seen.Expects(c, roles.Calculated))
	}
	return p
}
