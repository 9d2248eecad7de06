package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// typicalPredicates say what one thing costs, or how long it takes, without "the".
var typicalPredicates = strings.Split("cost most|costs most|cost least|costs least|take longest|takes longest|"+
	"take shortest|takes shortest|last longest|lasts longest|last shortest|lasts shortest", "|")

// typicalKind returns the column with kinds of things of which the question asks for the one that is typically the most
// or least of something: "which kind of tour takes longest", which asks neither for the kind with the most hours in all
// nor for the longest tour. It returns nil if there is none. Proper names, such as those of suppliers, are no kinds;
// and unless the rows are named, "which category costs the most" may be about a total.
func (q *Question) typicalKind() *Column {
	begin := First(^q.Frame)
	if w := q.Token(begin); w != "which" && w != "what" {
		return nil
	}
	at := First(q.TokensWhere(q.isTypical))
	if at >= len(q.Tokens) {
		return nil
	}
	subject := Span(begin+1, at) & q.Content
	isCost := strings.HasPrefix(q.Token(at), "cost")
	for _, c := range q.Catalog.Columns {
		rows, kind := q.Tables[c.Table.Index].Exact, q.Columns[c.Index].Exact
		if !c.HasProperNames && c.isShared() && subject&^(rows|kind) == 0 &&
			subject&kind&^rows != 0 && (subject&rows != 0 || !isCost) {
			return c
		}
	}
	return nil
}

// isTypical reports whether a predicate at a token says what one thing is like.
func (q *Question) isTypical(i int) bool {
	next := i + 1
	if q.Token(next) == "the" {
		next++
	}
	superlative := q.Token(next)
	if superlative == "most" || superlative == "least" {
		superlative = strings.TrimSuffix(superlative+" "+q.Token(next+1), " $")
	}
	if slices.Contains(typicalPredicates, q.Token(i)+" "+superlative) {
		return true
	}
	_, isExtreme := words.ExtremeOf(superlative)
	inTime := cue.Elder | cue.Younger | cue.Earliest | cue.Latest
	isBe := q.Token(i) == "is" || q.Token(i) == "are"
	return isBe && isExtreme && !lang.IsPraise(superlative) && !inTime.Is(superlative)
}

// typicalRow returns the table of which the question asks what any row is like: "how much does a private lesson cost".
// It returns nil if there is none.
func (q *Question) typicalRow() *Table {
	if w := q.Token(First(^q.Frame)); w != "how" && w != "what" || q.WithSense(cue.Total) != 0 {
		return nil
	}
	for i := range q.Tokens {
		if w := q.Token(i); w != "a" && w != "an" || !slices.Contains([]string{"does", "is", "of"}, q.Token(i-1)) {
			continue
		}
		for _, t := range q.Catalog.Tables {
			name := q.Tables[t.Index].Exact & Span(i+1, i+maxPhrase)
			for _, a := range q.Atoms {
				if a.Op == "eq" && a.Table == t && First(a.Mask) == i+1 { // "a leg of lamb"
					name |= a.Mask
				}
			}
			if noun := q.Token(Last(name)); name != 0 && noun == text.Singular(noun) {
				return t
			}
		}
	}
	return nil
}

// AsTypical returns a query that adds up what rows have, or ranks kinds of things, as one that takes averages, if the
// question asks for what is typical of them, or if it ranks by ratings: one row makes nothing the best rated.
func (q *Question) AsTypical(of *query.Query) *query.Query {
	if t := q.typicalRow(); t != nil {
		return withAgg(of, t, query.Sum, query.Avg)
	}
	if of.Set != query.NoSet || of.Limit == 0 || len(of.OrderBy) == 0 || len(of.Having) > 0 || len(of.Select) == 0 {
		return of
	}
	by := of.OrderBy[0].Item
	measure := q.Catalog.Column(by.Column)
	kind := q.rankedKind(q.Catalog.Column(of.Select[0].Column), measure)
	if kind == nil {
		return of
	}
	isKind := func(c query.Column) bool { return c == kind.Ref() }
	grouped := len(of.GroupBy) == 1 && isKind(of.GroupBy[0])
	listsKinds := len(of.GroupBy) == 0 && len(of.Select) == 1 && of.Select[0].Agg == query.None &&
		isKind(of.Select[0].Column)
	if !(grouped && by.Agg == query.Sum) &&
		!(listsKinds && !by.IsFigure() && measure != nil && measure.IsMeasure()) {
		return of
	}
	out := of.Clone()
	if at := slices.IndexFunc(out.Select, by.Same); at >= 0 {
		out.Select[at].Agg = query.Avg
	}
	out.GroupBy, out.OrderBy[0].Item.Agg, out.Distinct = []query.Column{kind.Ref()}, query.Avg, false
	return out
}

// rankedKind returns the column of kinds of things that are ranked by their averages: the one shown if it is ranked by
// ratings, else the one whose typical things the question asks about; nil if there is none.
func (q *Question) rankedKind(shown, measure *Column) *Column {
	if measure != nil && measure.isRating() && shown != nil && shown.Table == measure.Table && shown.isShared() &&
		q.TokensWhere(q.isRated) != 0 {
		return shown
	}
	return q.typicalKind()
}

// isRated reports whether a predicate at a token ranks by ratings: "best rated", "with the worst ratings".
func (q *Question) isRated(i int) bool {
	_, isExtreme := words.ExtremeOf(q.Token(i) + " rated")
	by := text.Singular(q.Token(i + 1))
	return isExtreme && (by == "rated" || lang.IsPraise(q.Token(i)) && by == "rating")
}

// isShared reports whether several rows have one value of a column of texts, and are not named by it.
func (c *Column) isShared() bool {
	return c.Kind == Textual && !c.List && int64(c.Distinct) < c.Table.Rows && !slices.Contains(c.Table.TitleColumns, c)
}

// AsFamily returns a query that takes one of several values that a word stands in as one that takes them all: "ponies"
// are the Shetland and the Welsh ponies.
func (q *Question) AsFamily(of *query.Query) *query.Query {
	out := of
	for _, a := range q.Atoms {
		if a.Op != "has" || a.Column.Role != schema.Enumeration || q.namesTableOrColumn(1<<First(a.Mask)) ||
			q.Content&^(q.Linked|q.Negations())&(a.Mask>>1) != 0 { // "blacksmith visits" may be the farrier's
			continue
		}
		for i, c := range of.Where {
			if op := patternOps[c.Op]; op != "" && q.isOnlyPartOf(&a, c) {
				if out == of {
					out = of.Clone()
				}
				out.Where[i].Op, out.Where[i].Values = op, a.Where[0].Values
			}
		}
	}
	return out
}

var patternOps = map[query.Op]query.Op{query.Equal: query.Like, query.NotEqual: query.NotLike}

// isOnlyPartOf reports whether a condition is on a value of which the question has only the words that a substring
// match looks for.
func (q *Question) isOnlyPartOf(a *Atom, c query.Condition) bool {
	if c.Item.Calc != nil || c.Item.Column != a.Column.Ref() || len(c.Values) != 1 {
		return false
	}
	phrase := strings.Trim(a.Where[0].Values[0].Text, "%")
	isUnsaid := false
	for _, v := range words.Tokenize(c.Values[0].Text) {
		i := slices.Index(q.Stems, v.Stem)
		isUnsaid = isUnsaid || i < 0
		if i >= 0 && !q.namesTableOrColumn(1<<i) && a.Mask&(1<<i) == 0 { // "goat cheeses" among cheeses are goat's
			return false
		}
	}
	return isUnsaid && hasWordPrefix(strings.ToLower(c.Values[0].Text), phrase)
}

// withAgg returns a query that shows one aggregate of a table's rows in place of another.
func withAgg(of *query.Query, t *Table, agg, instead query.Agg) *query.Query {
	out := of.Clone()
	for i, it := range out.Select {
		if it.Agg == agg && (it.Column.Table == t.Name || it.Calc != nil) {
			out.Select[i].Agg = instead
		}
	}
	return out
}
