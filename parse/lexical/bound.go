package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// bound is a limit that the question sets to a figure without naming it: under $500, weighs over 20.
type bound struct {
	columns map[query.Column]bool // that it may be of
	op      query.Op
	number  string
}

// comparisons are the words that a bound follows, without articles, the longest first.
var comparisons = []struct {
	words string
	op    query.Op
}{
	{"no more than", query.LessEqual}, {"not more than", query.LessEqual}, {"no less than", query.GreaterEqual}, {"not less than", query.GreaterEqual},
	{"less than", query.Less}, {"lower than", query.Less}, {"cheaper than", query.Less}, {"lighter than", query.Less}, {"at most", query.LessEqual}, {"up to", query.LessEqual},
	{"more than", query.Greater}, {"higher than", query.Greater}, {"pricier than", query.Greater}, {"heavier than", query.Greater}, {"at least", query.GreaterEqual},
	{"under", query.Less}, {"below", query.Less}, {"over", query.Greater}, {"above", query.Greater},
}

// measures are the words beside a bound that tell what it is of.
var measures = []struct{ words, columns string }{
	{"cheaper pricier cost costs costing priced", words.Money},
	{"earn earns earning earned paid", pay},
	{"lighter heavier weigh weighs weighing", "weight mass"},
}

// boundIn returns the only bound of the question, if it is of a figure that the data has and the question does not
// name.
func boundIn(db *schema.Database, tokens []words.Token) (b bound, ok bool) {
	at := -1
	for i, t := range tokens {
		if t.Numeric && at >= 0 {
			return b, false
		} else if t.Numeric {
			at = i
		}
	}
	if at < 1 {
		return b, false
	}
	b.number = tokens[at].Text
	before := tokens[:at]
	currency := isCurrency(before[at-1])
	if currency {
		before = before[:at-1]
	}
	currency = currency || at+1 < len(tokens) && isCurrency(tokens[at+1])
	said := ""
	for _, c := range comparisons {
		if strings.HasSuffix(" "+words.Key(before), " "+c.words) {
			b.op, said = c.op, c.words
			break
		}
	}
	if said == "" {
		return b, false
	}
	verb := before[max(0, len(before)-len(strings.Fields(said))-1):] // the word before the comparison, and the comparison
	for _, m := range measures {
		if slices.ContainsFunc(verb, func(t words.Token) bool { return slices.Contains(strings.Fields(m.words), t.Text) }) {
			b.columns = labelled(db, m.columns)
		}
	}
	if b.columns == nil && currency {
		b.columns = labelled(db, words.Money+" "+pay)
		for _, t := range db.Visible() {
			for _, c := range t.Visible() {
				if c.Role == schema.Money {
					b.columns[query.Column{Table: t.Name, Name: c.Name}] = true
				}
			}
		}
	}
	for c := range b.columns {
		if col := db.Table(c.Table).Column(c.Name); !col.Type.Number() || col.List {
			delete(b.columns, c)
		}
	}
	return b, len(b.columns) > 0 && !names(tokens, b.columns)
}

func isCurrency(t words.Token) bool {
	switch t.Text {
	case "$", "€", "£", "¥", "₹", "dollar", "dollars", "euro", "euros", "usd", "eur":
		return true
	}
	return false
}

// keeps reports whether a query compares with the bound what it may be of.
func (b bound) keeps(q *query.Query) bool {
	return slices.ContainsFunc(q.Where, func(c query.Condition) bool {
		return b.columns[c.Item.Column] && slices.ContainsFunc(c.Values,
			func(v query.Value) bool { return v.Text == b.number })
	})
}

// bounded prefers queries that keep the question's bound; where none does and there is just one column that it can be
// of, the most probable one is given it.
func bounded(in parse.Input, tokens []words.Token, candidates []parse.Candidate) []parse.Candidate {
	b, ok := boundIn(in.Schema, tokens)
	if !ok || len(candidates) == 0 {
		return candidates
	}
	var out []parse.Candidate
	kept := false
	for _, c := range candidates {
		if b.keeps(c.Query) {
			kept = kept || c.P > .05*candidates[0].P
		} else {
			c.P *= .05
		}
		out = append(out, c)
	}
	for _, c := range candidates {
		if q := b.put(c.Query); !kept && q != nil && in.Constraints.Allow(q) {
			out, kept = append(out, parse.Candidate{Query: q, P: c.P}), true
		}
	}
	return parse.Merge(summing(out, probability(candidates)), len(out))
}

// put returns q with the bound in the place of what else it compares the number with; nil where it is not plain what
// the bound is of.
func (b bound) put(q *query.Query) *query.Query {
	var of []query.Column
	for c := range b.columns {
		if slices.Contains(q.From.Tables, c.Table) {
			of = append(of, c)
		}
	}
	if len(of) != 1 || q.Set != query.NoSet || len(q.Having) > 0 ||
		slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Or || c.Sub != nil }) {
		return nil
	}
	out := q.Clone()
	out.Where = slices.DeleteFunc(out.Where, func(c query.Condition) bool {
		return slices.ContainsFunc(c.Values, func(v query.Value) bool { return v.Text == b.number })
	})
	if words.FormatNumber(float64(out.Limit)) == b.number { // it was taken for how many are wanted
		out.Limit = min(len(out.OrderBy), 1)
	}
	out.Where = append(out.Where, query.Condition{Item: query.Item{Column: of[0]}, Op: b.op,
		Values: []query.Value{{Text: b.number, Number: true, First: -1, Last: -1}}})
	return out
}
