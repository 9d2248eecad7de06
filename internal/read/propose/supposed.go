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

// encoderWeight is the weight of the encoder's score of a candidate, relative to the score for being mentioned.
const encoderWeight = 1.5

// minImplied is the minimum probability, given by the encoder, of a condition whose value no words name.
const minImplied = .25

// minOperator is the minimum probability of an operator that no words ask for.
const minOperator = .2

// findImplied finds conditions that the encoder expects on columns although no words name a value: "who owes us money"
// is a condition on a column such as "paid".
func (g *generator) findImplied() {
	if g.scores == nil {
		return
	}
	for _, c := range g.q.Catalog.Columns {
		words := g.q.Columns[c.Index].All()
		if words == 0 {
			words = g.q.Content &^ g.q.NamedTokens()
		}
		if words != 0 {
			g.addImpliedStates(c, words)
		}
	}
	slices.SortStableFunc(g.implied, func(a, b link.Atom) int { return cmp.Compare(b.Score, a.Score) })
}

// addImpliedStates adds conditions on the state of a column: that a flag is set or not, that a value is known or
// missing, that a number is zero or positive, or that a text has one of a few values.
func (g *generator) addImpliedStates(c *link.Column, words link.Mask) {
	add := func(op string, by query.Op, p float64, values ...query.Value) {
		g.addImplied(link.Atom{Op: op, Column: c, Mask: words, Score: .2 + p,
			Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: by, Values: values}}}, p)
	}
	equal := g.scores.RoleProbability(c, roles.Equal, roles.NotEqual)
	if yes, no := c.YesNo(); yes != "" {
		if m := &g.q.Columns[c.Index]; m.Exact|m.Opposites() != 0 { // its mention is linked to these conditions
			return
		}
		if c.Table.IsLinkTable() {
			equal = max(equal, minImplied) // linked rows may be marked as absent: "who missed the most rehearsals"
		}
		number := c.Type != schema.Text
		add("yes", query.Equal, equal, query.Value{Text: yes, Number: number})
		add("no", query.Equal, equal, query.Value{Text: no, Number: number})
		return
	}
	if c.Nulls > 0 && !c.IsKey {
		add("null", query.IsNull, g.scores.RoleProbability(c, roles.Null))
		add("known", query.IsNotNull, g.scores.RoleProbability(c, roles.NotNull))
	}
	if c.StoresZero() {
		zero := query.Value{Text: "0", Number: true}
		add("zero", query.Equal, equal, zero)
		add("some", query.Greater, g.scores.RoleProbability(c, roles.Above), zero)
	}
	if c.Kind == link.Textual && equal >= minImplied {
		g.addImpliedValues(c, equal)
	}
}

// addImplied adds a condition that is probable enough and that no words express.
func (g *generator) addImplied(a link.Atom, p float64) {
	if p < minImplied || slices.ContainsFunc(g.q.Atoms, func(b link.Atom) bool {
		return b.Column == a.Column && b.Op == a.Op
	}) {
		return
	}
	a.Table, a.Match = a.Column.Table, link.Implied
	g.implied = append(g.implied, a)
}

// measureProbability returns the probability that a query uses a measure.
func (g *generator) measureProbability(m *measure) float64 {
	if m.columns[0].Numbers != nil {
		return 0 // questions rarely ask for a number within a text
	}
	if m.Calc == nil {
		return g.scores.RoleProbability(m.columns[0], roles.Summed, roles.Averaged, roles.Minimum, roles.Maximum,
			roles.Ascending,
			roles.Descending, roles.Having)
	}
	p := 1.0
	for _, c := range m.columns {
		p = min(p, g.scores.RoleProbability(c, roles.Calculated))
	}
	return p
}

// Limits on columns whose values are tried although no words name one.
const (
	maxDistinctValues = 12 // of the column
	maxTriedValues    = 4
	minSimilarity     = .3
)

// addImpliedValues adds conditions on the values of a column that are most like the unexplained words, if the question
// names none of its values.
func (g *generator) addImpliedValues(c *link.Column, p float64) {
	words := g.q.UnexplainedTokens()
	if words == 0 || c.Distinct > maxDistinctValues ||
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
		similarity, mask := mostSimilarWord(bags, v.Value)
		if mask == 0 {
			mask = words
		}
		out = append(out, link.Atom{Op: "eq", Table: c.Table, Column: c, Mask: mask, Match: link.Implied, Rows: v.Count,
			Score: p - .2 + similarity, Where: []query.Condition{{Item: query.Item{Column: c.Ref()}, Op: link.ValueOp(c),
				Values: []query.Value{{Text: v.Value}}}}})
	}
	slices.SortStableFunc(out, func(a, b link.Atom) int { return cmp.Compare(b.Score, a.Score) })
	g.implied = append(g.implied, out[:min(len(out), maxTriedValues)]...)
}

// mostSimilarWord returns the word most similar to a value, and by how much its similarity exceeds the minimum.
func mostSimilarWord(bags []*encode.Bag, value string) (best float64, at link.Mask) {
	best = minSimilarity
	target := encode.NewBag(value)
	for i, bag := range bags {
		if bag == nil {
			continue
		}
		if similarity := bag.CoveredBy(target); similarity > best {
			best, at = similarity, link.Mask(1)<<uint(i)
		}
	}
	return best - minSimilarity, at
}
