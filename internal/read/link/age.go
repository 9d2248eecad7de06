package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in the names of dates from which ages are counted, and words about age.
var (
	birthWords = text.Set("birth born birthday birthdate dob")
	yearWords  = text.Set("year yr years")
	sinceWords = text.Set("since")
	ageNames   = text.Set("age ages")
	ageWords   = text.Set("age ages aged old older young younger")
)

// Verbs similar to the names of columns that hold the date of a thing's origin, from which its age is counted, and
// verbs for other events. A name must be more similar to a founding verb than to any of the other verbs.
var (
	foundingVerbs   = []string{"built", "planted", "bought", "founded"}
	otherEventVerbs = []string{"joined", "started", "ended", "paid", "sold", "hired", "found"}
)

// bestSimilarity returns the greatest similarity of a word to any word of a list.
func bestSimilarity(word string, list []string) (best float64) {
	for _, w := range list {
		best = max(best, encode.WordSimilarity(word, w))
	}
	return best
}

// hasWord reports whether a column's name contains any of the given words.
func (c *Column) hasWord(class map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Text, func(w string) bool { return class[w] })
	})
}

// Age returns the age of a table's rows in full years, computed from a date column, or nil if the column gives no age.
func (c *Column) Age() *query.Calc {
	switch {
	case c.Kind == Temporal && c.Type != schema.Time && (c.hasWord(birthWords) || c.isFoundingDate()):
		return c.YearsSince()
	case c.HoldsYears() && !c.IsKey && !c.IsReference && c.Role != schema.Identifier && (c.hasWord(birthWords) ||
		c.isFoundingDate()):
		return &query.Calc{Op: query.Minus, Left: query.Item{Number: query.ThisYear}, Right: query.Item{Column: c.Ref()}}
	}
	return nil
}

// isFoundingDate reports whether a column, judging by its name, dates the origin of its rows. A column named just
// "year" does so for things, but not for people.
func (c *Column) isFoundingDate() bool {
	const threshold = .22
	onlyYearWords := true
	for _, w := range c.Names[0].Text {
		if similarity := bestSimilarity(w, foundingVerbs); similarity >= threshold && similarity > bestSimilarity(w,
			otherEventVerbs) {
			return true
		}
		onlyYearWords = onlyYearWords && yearWords[w]
	}
	return onlyYearWords && !c.Table.IsPeople
}

// AgeTokens returns the tokens that ask about age: "old", "younger".
func (q *Question) AgeTokens() Mask {
	return q.TokensWhere(func(i int) bool { return ageWords[q.Token(i)] })
}

// Lasting returns the tokens that ask how long a state has lasted, as in "how many years has she been a member", with
// the columns, such as member_since, that date when states began. Its years are counted as those of an age.
func (q *Question) Lasting() (asked Mask, since []*Column) {
	begin, been := First(^q.Frame), q.tokensEqualTo("been")
	unit := begin + 1
	if q.Token(unit) == "many" {
		unit++
	}
	if q.Token(begin) != "how" || q.Token(unit) != "long" && q.Token(unit) != "years" || been == 0 {
		return 0, nil
	}
	for _, c := range q.Catalog.Columns {
		if c.Kind == Temporal && c.Type != schema.Time && c.hasWord(sinceWords) {
			since = append(since, c)
		}
	}
	if len(since) == 0 {
		return 0, nil
	}
	return Span(begin, unit+1) | been, since
}

// YearsSince counts the full years since a date.
func (c *Column) YearsSince() *query.Calc {
	return &query.Calc{Op: query.Age, Right: query.Item{Column: c.AsDate()}}
}

// AgeColumns returns, for each table, the column from which ages are computed, unless another column holds the age
// itself.
func (q *Question) AgeColumns() []*Column {
	var out []*Column
	for _, t := range q.Catalog.Tables {
		var best *Column
		for _, c := range t.Columns {
			if c.hasWord(ageNames) && c.Kind == Number {
				best = nil
				break
			}
			isPurchaseDate := best != nil && best.Kind == Temporal && !best.hasWord(birthWords) // the year built is preferred
			if (best == nil || isPurchaseDate && c.Kind == Number) && c.Age() != nil {
				best = c
			}
		}
		if best != nil {
			out = append(out, best)
		}
	}
	return out
}

// ageAtoms links a number to an age: "over 60", "aged 30 to 45", "older than 18". "Over 60" includes everybody who is
// 60, since ages are in full years.
func (q *Question) ageAtoms(f Figure, next *Figure) (out []Atom) {
	mask := q.AgeTokens()
	isCount := f.Last < len(q.Tokens) && q.Tokens[f.Last].Word && !q.Tokens[f.Last].Stop // a noun follows it
	if f.Unit.Dimension != "" || isYear(f.Value) || mask == 0 && isCount || strings.HasPrefix(q.Token(f.Last), "month") {
		return nil
	}
	comparisons := q.ComparisonsAt(f.First, f.Last)
	values := []query.Value{{Text: words.FormatNumber(f.Value), Number: true}}
	if next != nil {
		comparisons = []Comparison{{query.Between, Span(max(0, f.First-1), f.First) | Span(f.Last, next.Last)}}
		values = append(values, query.Value{Text: words.FormatNumber(next.Value), Number: true})
	}
	for _, c := range q.AgeColumns() {
		for _, comparison := range comparisons {
			isIncomplete := mask == 0 && (!c.hasWord(birthWords) || comparison.Op == query.Equal || q.Token(f.First-1) == "than")
			op, ok := q.ageOp(comparison)
			if isIncomplete || !ok {
				continue
			}
			out = append(out, Atom{Op: OpName[comparison.Op], Table: c.Table, Column: c, Mask: Span(f.First, f.Last),
				Number: f.Value,
				Match:  "unit", Cue: comparison.Cue | mask, Score: 1.8 + .6*q.Columns[c.Index].Share +
					.4*q.Tables[c.Table.Index].Share,
				Where: []query.Condition{{Item: query.Item{Calc: c.Age()}, Op: op, Values: values}}})
		}
	}
	return out
}

// ageOp returns the operator for ages in full years; ok is false if "older" or "younger" contradicts it.
func (q *Question) ageOp(comparison Comparison) (op query.Op, ok bool) {
	negated := comparison.Cue&q.Negations() != 0
	less := (comparison.Op == query.Less || comparison.Op == query.LessEqual) != negated
	ok = !(comparison.Cue&q.tokensEqualTo("older") != 0 && less || comparison.Cue&q.tokensEqualTo("younger") != 0 && !less)
	switch {
	case comparison.Op == query.Greater:
		return query.GreaterEqual, ok
	case comparison.Op == query.LessEqual && negated: // "not over 60"
		return query.Less, ok
	}
	return comparison.Op, ok
}

// tokensEqualTo returns the tokens that equal a word.
func (q *Question) tokensEqualTo(word string) Mask {
	return q.TokensWhere(func(i int) bool { return q.Token(i) == word })
}
