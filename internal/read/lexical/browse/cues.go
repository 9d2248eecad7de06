package browse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// useCues turns everyday words such as "best", "cheap" and "popular" into conditions and orders on the columns that
// they refer to, and superlatives into orders.
func (a *searchReading) useCues() {
	a.readSorting()
	for i := 0; i < len(a.q.Tokens); i++ {
		if a.isExplained(i) || a.readSuperlative(i) {
			continue
		}
		if c, ok := lexicon.cueAt(a.q.Tokens, i); ok && a.isUnexplained(i, i+len(c.phrase)) {
			if a.applyCue(c, i) {
				a.explain(i, i+len(c.phrase))
			}
			i += len(c.phrase) - 1
		}
	}
	for i, t := range a.q.Tokens {
		// A text can say that a place is quiet, but not that it is the quietest.
		if a.isExplained(i) || a.superlative || !lang.IsSuperlative(t.Text) || !strings.HasSuffix(t.Text, "est") {
			continue
		}
		if k := slices.IndexFunc(lang.Bases(t.Text), isAdjective); k >= 0 {
			a.q.Tokens[i].Text = lang.Bases(t.Text)[k]
		} else {
			a.explain(i, i+1)
			a.unmet = append(a.unmet, t.Text)
		}
	}
}

// applyCue applies one cue; it reports whether there was a column for it.
func (a *searchReading) applyCue(c cue, i int) bool {
	r, end := a.roles, i+len(c.phrase)
	column := map[string]*schema.Column{"quality": r.quality, "popularity": cmp.Or(r.popularity, r.quality),
		"price": r.price, "date": r.date, "recommend": r.quality}[c.role]
	switch {
	case c.effect == "lower" || c.effect == "higher":
		return a.fragment // about rows shown before, whose columns the caller knows
	case column == nil:
		return false
	case c.role == "price":
		return a.word(i-1) != "how" && a.usePrice(c, i, a.negated(i))
	case c.role == "quality" && c.effect != "asc" && c.effect != "desc":
		if c.effect != "rated" && !a.praisesRows(i, end) {
			return false
		}
		a.praised = span{i, end}
		return true
	case c.role == "popularity" && a.word(end) == "for":
		return false
	case c.role == "recommend":
		a.order(column, true, .55)
		return true
	}
	a.superlative = true
	a.order(column, c.effect == "desc", .9)
	return true
}

// praisesRows reports whether a word of praise describes the rows themselves: "good Thai food", "an amazing place",
// "cheap and good"; but not "good for groups" or "good views".
func (a *searchReading) praisesRows(i, j int) bool {
	end := j
	for end < len(a.q.Tokens) && a.gap(end) == none && (a.isExplained(end) || a.isRowNoun(end) || a.is("generic", end)) {
		end++
	}
	ends := end >= len(a.q.Tokens) || a.gap(end) != none || a.is("closer", end) || a.is("stop", end)
	return ends && (end > j || a.word(i-1) == "and" || a.word(i-1) == "is") && a.word(end) != "for"
}

// usePraise turns words of praise into a condition on the quality column. The condition is less probable if the
// question also asks about texts, since the praise may then refer to what they describe.
func (a *searchReading) usePraise() {
	if a.praised.j == 0 || len(a.decisions) == 0 {
		return
	}
	p := .62
	if len(a.asked) > 0 {
		p = .2
	}
	a.decideWhether(p, where(query.Condition{Item: query.Item{Column: a.column(a.roles.quality)}, Op: query.GreaterEqual,
		Values: []query.Value{number(.8*a.roles.top, a.praised.i, a.praised.j-1)}}))
	a.order(a.roles.quality, true, .55)
}

// order sorts the rows by a column; the column of the first call is the primary sort key.
func (a *searchReading) order(c *schema.Column, desc bool, p float64) {
	key := query.Order{Item: query.Item{Column: a.column(c)}, Desc: desc, NullsLast: desc && c.Nulls > 0}
	a.decideWhether(p, func(q *query.Query) {
		if !slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Same(key.Item) }) {
			q.OrderBy = append(q.OrderBy, key)
		}
	})
}

// Words for the two ends of an order.
var (
	greatestWords = text.Set("most highest largest biggest greatest maximum best latest newest descending desc")
	smallestWords = text.Set("least fewest lowest smallest minimum cheapest earliest oldest ascending asc")
)

// readSuperlative reads a superlative at token i as an order by a number column: the column that the word measures
// ("the longest boat"), or the one named after it ("the most reviews", "highest price").
func (a *searchReading) readSuperlative(i int) bool {
	w := a.word(i)
	e, measures := words.ExtremeOf(w)
	measures = measures && strings.HasSuffix(w, "est")
	if !measures && !greatestWords[w] && !smallestWords[w] {
		return false
	}
	for _, c := range a.table.Visible() {
		if !isNumeric(c) {
			continue
		}
		end, desc := i+1, greatestWords[w] || measures && e.LargestFirst && !smallestWords[w]
		up, ok := e.RanksBy(words.Tokenize(c.Label))
		if ok = ok && measures; ok {
			desc = up
		}
		for k := i + 1; k < min(len(a.q.Tokens), i+3) && !ok; k++ {
			if !a.q.Tokens[k].Stop && anyOf(labelWords(c), a.word(k)) {
				end, ok = k+1, true
			}
		}
		if ok {
			a.explain(i, end)
			a.superlative = true
			a.order(c, desc, .95)
			return true
		}
	}
	return false
}

// readSorting reads "sort by price", "order them by rating, lowest first".
func (a *searchReading) readSorting() {
	first := slices.IndexFunc(a.q.Tokens, func(t words.Token) bool {
		return anyOf([]string{t.Stem}, "sort", "order", "rank")
	})
	by := slices.IndexFunc(a.q.Tokens, func(t words.Token) bool { return t.Text == "by" })
	if first < 0 || by < first {
		return
	}
	for k := by + 1; k < min(len(a.q.Tokens), by+4); k++ {
		for _, c := range a.table.Visible() {
			if a.q.Tokens[k].Stop || c.List || c.Role == schema.FreeText || !anyOf(labelWords(c), a.word(k)) {
				continue
			}
			desc := c == a.roles.quality || c == a.roles.popularity
			for n := k + 1; n < len(a.q.Tokens); n++ { // "descending", "lowest first"
				if greatestWords[a.word(n)] || smallestWords[a.word(n)] {
					desc = greatestWords[a.word(n)]
					a.explain(n, n+1)
				}
			}
			a.explain(first, k+1)
			a.superlative = true
			a.order(c, desc, .95)
			return
		}
	}
}
