package account

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// additions returns the parts of a query that the question does not ask for: values, conditions, groups, orders,
// limits, columns and figures that the question does not name, negations of values that it does not negate, and
// arithmetic over what is no amount; and what it does instead of the figure or the negation that is asked for.
// isAligned reports whether content words of the question stand for a component.
func (q *Question) additions(of *query.Query, isAligned func(id string) bool) (out []string) {
	figures := false
	for _, c := range query.Components(of) {
		figures = figures || c.Block == "" && (c.Kind == query.SelectAgg && c.Item.Agg != query.None || c.Item.Calc != nil)
		if !q.isNamed(&c) && !(c.Kind != query.WhereValue && isAligned(c.ID())) || q.isNoAmount(c.Item) {
			part := c.ID()
			if c.Kind == query.SelectColumn {
				part = "a figure over an unnamed column"
			}
			if out = append(out, part); c.Item.Calc != nil {
				out = append(out, "arithmetic")
			}
		}
	}
	return append(out, q.otherQuestions(of, figures)...)
}

// otherQuestions returns what a query answers instead of what the question asks, whatever its parts are; figures tells
// whether it computes any.
func (q *Question) otherQuestions(of *query.Query, figures bool) (out []string) {
	if !figures && len(of.Written) == 0 && numberPhrases.at(q, q.afterFrame()) > 0 {
		out = append(out, "rows instead of their number")
	}
	for _, sense := range []cue.Sense{cue.Average, cue.Gap, cue.Ratio | cue.Share} {
		if q.hasSense(sense) && sensesDone(of)&sense == 0 {
			out = append(out, "another figure")
		}
	}
	isNever := func(t words.Token) bool { return t.Text == "never" }
	if of.Distinct && of.Set == query.NoSet && slices.ContainsFunc(q.tokens, isNever) &&
		!slices.ContainsFunc(of.Where, func(c query.Condition) bool { return c.Sub != nil }) {
		out = append(out, "who has a row without, instead of who never has one with")
	}
	return out
}

// numberPhrases are the phrases that ask for a number.
var numberPhrases = phrases("how many|how much")

// afterFrame returns the first token after polite framing such as "could you tell me".
func (q *Question) afterFrame() (i int) {
	for q.frame&(1<<uint(i)) != 0 {
		i++
	}
	return i
}

// isNamed reports whether a word of the question names a component. Components that cannot be judged count as named.
func (q *Question) isNamed(c *query.Component) bool {
	switch c.Kind {
	case query.WhereOp, query.HavingOp:
		return c.Cond.Op != query.IsNull && c.Cond.Op != query.IsNotNull || q.namesColumn(c.Item)
	case query.WhereValue:
		return q.namesValues(&c.Cond)
	case query.GroupColumn:
		return q.namesColumn(c.Item)
	case query.OrderItem:
		return q.hasSuperlative() || q.namesColumn(c.Item)
	case query.LimitRows:
		limit, offset := query.Window(c.Choice)
		return limit+offset == 0 || q.hasSuperlative() || slices.ContainsFunc(q.tokens,
			func(t words.Token) bool { return t.Numeric })
	case query.SelectColumn:
		isPlain := c.Item.Agg == query.None || c.Item.Agg == query.Count && !c.Item.Distinct
		return isPlain && c.Item.Calc == nil || q.namesColumn(c.Item)
	case query.SelectAgg:
		return c.Item.Agg != query.Count || q.hasSuperlative() ||
			q.hasSense(cue.Number|cue.Average|cue.Total|cue.Share|cue.Ratio|cue.Each|cue.Popular|cue.Or)
	}
	return true
}

// isNoAmount reports whether an item adds up what is no amount, such as a number plate.
func (q *Question) isNoAmount(i query.Item) bool {
	col := q.catalog.Column(i.Column)
	return (i.Agg == query.Sum || i.Agg == query.Avg) && col != nil && (!col.Type.Number() || col.IsYesNo())
}

// namesValues reports whether the question has a word of one of a condition's values, and a negation if the condition
// has one. As numbers and dates are seldom worded as they are stored, the name of a number's or a flag's column is
// enough, and so is any time.
func (q *Question) namesValues(c *query.Condition) bool {
	col := q.catalog.Column(c.Item.Column)
	if len(c.Values) == 0 || col == nil {
		return true
	}
	if slices.ContainsFunc(c.Values, func(v query.Value) bool {
		return v.First >= 0 && (v.Number || col.IsYesNo()) || q.hasWordOf(v.Text)
	}) {
		isNegated := c.Op == query.NotEqual || c.Op == query.NotIn || c.Op == query.NotLike || c.Op == query.HasNot
		return !isNegated || q.hasSense(cue.Not|cue.Except|cue.Lack)
	}
	return q.namesColumn(c.Item) && (len(col.Values) <= 2 || c.Values[0].Number) || len(q.Times) > 0
}

// hasWordOf reports whether the question has a word of a text.
func (q *Question) hasWordOf(value string) bool {
	return slices.ContainsFunc(words.Tokenize(value), func(v words.Token) bool {
		return !v.Stop && slices.ContainsFunc(q.tokens, func(t words.Token) bool { return t.Stem == v.Stem })
	})
}

// namesColumn reports whether the question has a word of the name of an item's column or, for a title, of its table.
// Parts of dates always count as named.
func (q *Question) namesColumn(i query.Item) bool {
	if i.Calc != nil {
		return q.namesColumn(i.Calc.Left) && q.namesColumn(i.Calc.Right)
	}
	col := q.catalog.Column(i.Column)
	if col == nil || q.hasColumnWord(col) || i.Column.Part.OfDate() {
		return true
	}
	return col.Role == schema.Title && slices.ContainsFunc(q.tokens, func(t words.Token) bool {
		return !t.Stop && containsStem(col.Table.Names, t.Stem)
	})
}

func (q *Question) hasSuperlative() bool {
	return slices.ContainsFunc(q.tokens, func(t words.Token) bool { return lang.IsSuperlative(t.Text) })
}

// hasSense reports whether a word of the question has any of the given senses.
func (q *Question) hasSense(senses cue.Sense) bool {
	return slices.ContainsFunc(q.tokens, func(t words.Token) bool { return senses.Is(t.Text) })
}

// hasContentWord reports whether any of the tokens is a content word.
func hasContentWord(tokens []string, at []int) bool {
	return slices.ContainsFunc(at, func(i int) bool { return i < len(tokens) && !text.Stop(tokens[i]) })
}
