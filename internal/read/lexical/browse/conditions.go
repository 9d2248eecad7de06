package browse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// columnConditions returns the values, numbers and dates that package link found, as conditions on columns. Longer
// phrases come before shorter ones.
func (a *searchReading) columnConditions() (fits []*link.Atom) {
	for i := range a.q.Atoms {
		if at := &a.q.Atoms[i]; a.conditionProbability(at) > 0 {
			fits = append(fits, at)
		}
	}
	slices.SortStableFunc(fits, func(x, y *link.Atom) int {
		return cmp.Or(cmp.Compare(link.Count(y.Mask), link.Count(x.Mask)), cmp.Compare(a.conditionProbability(y),
			a.conditionProbability(x)),
			cmp.Compare(link.Count(y.Cue), link.Count(x.Cue)))
	})
	return fits
}

// useValues turns values into conditions.
func (a *searchReading) useValues(fits []*link.Atom) {
	var taken []*link.Atom
	for _, at := range fits {
		// "Does the Heron have vegan options?" asks about a row, rather than searching for one.
		if at.Op != "eq" || a.explained&at.Mask != 0 || a.named && a.is("asks", 0) && at.Column.List {
			continue
		}
		a.named = a.named || at.Column.Column == a.roles.title
		a.explained |= at.Mask
		a.values |= at.Mask
		taken = append(taken, at)
	}
	slices.SortFunc(taken, func(x, y *link.Atom) int { return cmp.Compare(x.Mask, y.Mask) })
	for len(taken) > 0 {
		taken = a.decideValue(taken, fits)
	}
}

// conditionProbability returns the probability that a phrase is meant as a condition; 0 if it cannot be one.
func (a *searchReading) conditionProbability(at *link.Atom) float64 {
	c := at.Column
	if c == nil || at.Table != a.table || at.IsSubstringMatch() || at.ReadsText() || at.NeedsSubquery() ||
		c.Column == a.roles.offers ||
		c.Role == schema.FreeText || c.Role == schema.Identifier || c.Role == schema.OpeningHours {
		return 0
	}
	switch {
	case c.Kind == link.Number || c.Kind == link.Temporal:
		if at.Mask&a.q.NumberAndDateTokens() != 0 && a.isAboutColumn(at) {
			return .9
		}
	case at.Op == "eq" && !a.isCueOnly(at.Mask):
		return a.valueProbability(at)
	}
	return 0
}

// valueProbability returns the probability that a phrase names a value: listed values may be inflected, names may not.
func (a *searchReading) valueProbability(at *link.Atom) float64 {
	exact := at.Match == string(schema.Exact) || at.Match == string(schema.Folded)
	first, last := link.First(at.Mask), link.Last(at.Mask)
	capital := slices.ContainsFunc(a.q.Tokens[first:last+1], func(t words.Token) bool { return t.Upper && t.Start > 0 })
	several, common := first < last, a.isUnsearchable(first) || a.isUnsearchable(last)
	listed := at.Column.Role == schema.Enumeration || at.Column.List
	switch {
	case exact && listed:
		return .985
	case listed && !common && (several || a.resembles(at)):
		return .8
	case !listed && exact && (several || capital):
		return .9
	case at.Column.Column == a.roles.title && capital && !common:
		return .6
	}
	return 0
}

// isCueOnly reports whether a phrase is merely a word of praise or price and names no value.
func (a *searchReading) isCueOnly(m link.Mask) bool {
	first := link.First(m)
	for i := max(0, first-1); i <= first; i++ { // "very expensive"
		if c, ok := lexicon.cueAt(a.q.Tokens, i); ok && i+len(c.phrase) == link.Last(m)+1 {
			return true
		}
	}
	return a.word(first-1) == "how"
}

// resembles reports whether a single word names a listed value without being equal to it: an inflected form, a long
// word with a typo, or one of several things that the value lists, such as the "coffee" of "coffee & tea".
func (a *searchReading) resembles(at *link.Atom) bool {
	const long = 6
	word, value := a.word(link.First(at.Mask)), at.Where[0].Values[0].Text
	switch at.Match {
	case string(schema.Stemmed):
		return true
	case string(schema.Misspelt):
		return len(word) >= long && len(words.Tokenize(value)) == 1
	}
	list := strings.NewReplacer(" and ", "&", " or ", "&", "/", "&", ",", "&").Replace(value)
	return slices.ContainsFunc(strings.Split(list, "&"), func(part string) bool {
		return words.Key(words.Tokenize(part)) == word
	})
}

// isUnsearchable reports whether a token stands for any row, or is useless in a search.
func (a *searchReading) isUnsearchable(i int) bool {
	return lexicon.isUnsearchable(a.word(i)) || a.isRowNoun(i)
}

// isAboutColumn reports whether a number refers to the column: the question mentions the column or its unit, or the
// number is a rating or is compared with a price.
func (a *searchReading) isAboutColumn(at *link.Atom) bool {
	c, last := at.Column, link.Last(at.Cue)
	if e, ok := words.ExtremeOf(a.word(last - 1)); ok && at.Cue != 0 && a.word(last) == "than" {
		up, measures := e.RanksBy(words.Tokenize(c.Label)) // "older than 1980" means a smaller year
		return measures && up == (at.Op == "gt") && at.Where[0].Item.Calc == nil
	}
	switch {
	case at.Where[0].Item.Calc != nil:
		return false
	case c.Kind == link.Temporal || at.Match == "unit" || a.q.Columns[c.Index].Share > 0:
		return true
	case c.Column == a.roles.price:
		return at.Op != "eqn" && c.Lo <= at.Number && at.Number <= c.Hi
	}
	return c.Column == a.roles.quality && at.Number <= a.roles.top &&
		slices.ContainsFunc(a.q.Tokens, func(t words.Token) bool {
			return anyOf([]string{t.Stem}, "star", "rated", "rating", "score")
		})
}

// useFigures turns numbers and dates into conditions. If a row is named, its numbers and dates are what is asked for.
func (a *searchReading) useFigures(fits []*link.Atom) {
	for _, at := range fits {
		if at.Op != "eq" && !a.named && a.explained&(at.Mask|at.Cue) == 0 {
			a.explained |= at.Mask | at.Cue
			a.addFigure(at)
		}
	}
	for _, f := range a.q.Numbers { // "a 5 star place": the highest grade, which no row need have
		if r := a.roles; r.quality != nil && text.Stem(a.word(f.Last)) == "star" && f.Value == r.top &&
			a.isUnexplained(f.First, f.Last) {
			a.explain(f.First, f.Last+1)
			a.decideWhether(.9, where(query.Condition{Item: query.Item{Column: a.column(r.quality)}, Op: query.Equal,
				Values: []query.Value{number(f.Value, f.First, f.Last-1)}}))
		}
	}
}

// addFigure adds the condition on a number or a date.
func (a *searchReading) addFigure(at *link.Atom) {
	a.explained |= a.q.Columns[at.Column.Index].Exact
	first, last := link.First(at.Mask), link.Last(at.Mask)
	if k := link.First(at.Words()) - 1; strings.HasSuffix(a.word(k), "er") || a.is("compared", k) {
		a.explain(k, k+1) // "better rated than", "cost less than"
	}
	where := at.Where
	if at.Op == "eqn" && at.Column.Column == a.roles.quality && a.word(first-1) != "exactly" && at.Number < a.roles.top {
		where = slices.Clone(where)
		where[0].Op = query.GreaterEqual // "a four-star place" means at least four
	}
	a.decideWhether(.9, func(q *query.Query) {
		for _, c := range where {
			c.Values = slices.Clone(c.Values)
			for i := range c.Values {
				c.Values[i].First, c.Values[i].Last = first, last
			}
			addCondition(q, c)
		}
	})
}

// decideValue decides what the first value means, since it may occur in several columns. It returns the others, except
// those merged into the same condition: "chinese or thai" is one condition.
func (a *searchReading) decideValue(taken, fits []*link.Atom) (rest []*link.Atom) {
	first := taken[0]
	i, not := link.First(first.Mask), a.negated(link.First(first.Mask))
	values := []query.Value{valueOf(first)}
	rest = taken[1:]
	for last := first; len(rest) > 0 && rest[0].Column == first.Column && a.areAlternatives(last, rest[0],
		not); rest = rest[1:] {
		last = rest[0]
		values = append(values, valueOf(last))
	}
	options := []option{{a.conditionProbability(first), a.valueCondition(first.Column.Column, values, not)}}
	if first.Column.Column == a.roles.price && len(values) == 1 {
		if at := slices.Index(a.roles.levels, values[0].Text); at >= 0 {
			options[0].apply = a.atLevels(at, at+1, not, i, link.Last(first.Mask))
		}
	}
	for _, other := range fits {
		if other.Mask == first.Mask && other.Column != first.Column && len(values) == 1 {
			options = append(options, option{a.conditionProbability(other) / 2,
				a.valueCondition(other.Column.Column, []query.Value{valueOf(other)}, not)})
		}
	}
	a.decideBetween(options...)
	a.decisions[len(a.decisions)-1].words = a.contentOf(span{i, link.Last(first.Mask) + 1})
	return rest
}

// areAlternatives reports whether two values are alternatives, separated only by "or", "and" or a comma. A comma ends a
// negation: "not chinese, italian".
func (a *searchReading) areAlternatives(x, y *link.Atom, not bool) bool {
	switch from, to := link.Last(x.Mask)+1, link.First(y.Mask); to - from {
	case 0:
		return a.gap(to) == comma && !not
	case 1:
		return a.word(from) == "or" || a.word(from) == "and" || a.word(from) == "/"
	}
	return false
}

func valueOf(at *link.Atom) query.Value {
	v := at.Where[0].Values[0]
	v.First, v.Last = link.First(at.Mask), link.Last(at.Mask)
	return v
}

// opposite maps operators to their negations.
var opposite = map[query.Op]query.Op{query.Has: query.HasNot, query.HasAny: query.HasNot, query.In: query.NotIn,
	query.Equal: query.NotEqual}

// valueCondition returns a function that adds the condition that the column holds one of the values or, with not, none.
func (a *searchReading) valueCondition(c *schema.Column, values []query.Value, not bool) func(*query.Query) {
	cond := query.Condition{Item: query.Item{Column: a.column(c)}, Op: query.Equal, Values: values}
	switch {
	case c.List && len(values) > 1:
		cond.Op = query.HasAny
	case c.List:
		cond.Op = query.Has
	case len(values) > 1:
		cond.Op = query.In
	}
	if not {
		cond.Op = opposite[cond.Op]
	}
	return func(q *query.Query) {
		if cond.Op != query.HasNot {
			addCondition(q, cond)
			return
		}
		for i := range values { // one condition for each value
			c := cond
			c.Values = values[i : i+1]
			addCondition(q, c)
		}
	}
}

// placePrepositions are the prepositions that introduce places.
var placePrepositions = text.Set("in near around at from")

// negated reports whether a "not" shortly precedes token i in the same clause.
func (a *searchReading) negated(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3 && a.gap(k+1) == none && !a.isExplained(k); k-- {
		before := a.word(k - 1)
		c, cued := lexicon.cueAt(a.q.Tokens, k)
		switch w := a.word(k); {
		case cued && (c.role == "price" || c.role == "quality"), a.is("adjective", k): // "a not too pricey steakhouse"
			return false
		case a.is("not", k), a.isContraction(k - 1), w == "but" && strings.HasPrefix(before, "any"),
			w == "than" && before == "other":
			return true
		case placePrepositions[w]: // "nothing fancy in Porto"; "not in Porto"
			return a.is("not", k-1)
		}
	}
	return false
}

// isContraction reports whether token i is the "don" of "don't", which the tokenizer splits.
func (a *searchReading) isContraction(i int) bool {
	return a.word(i+1) == "t" && strings.HasSuffix(a.word(i), "n")
}

func number(v float64, first, last int) query.Value {
	return query.Value{Text: words.FormatNumber(v), Number: true, First: first, Last: last}
}
