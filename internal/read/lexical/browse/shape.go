package browse

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// readAmount reads the number of rows wanted: "how many", "all", "three places", "top 5".
func (a *searchReading) readAmount() {
	for i := range a.q.Tokens {
		next := a.word(i + 1)
		switch w := a.word(i); {
		case w == "how" && next == "many", w == "number" && next == "of" && a.isRowNoun(i+2):
			a.count = true
			a.explain(i, i+2)
		case w == "all" || w == "every" || w == "list" && i < 2:
			a.all = true
		}
		v, n := words.NumberAt(a.q.Tokens, i)
		if n > 0 && v >= 1 && v <= 100 && v == math.Trunc(v) && a.limit == 0 && a.countsRows(i, i+n) {
			a.limit = int(v)
			a.explain(i, i+n)
		}
	}
}

// countsRows reports whether a number at [i,j) is the number of rows wanted: "three places", "top 5", "the 10 most
// popular", "5 ice cream shops"; not "12 people" or "more than 3 rooms".
func (a *searchReading) countsRows(i, j int) bool {
	switch before := a.word(i - 1); {
	case a.q.Tokens[i].Unit, a.is("unit", j), before == "than", before == "least":
		return false
	case before == "top", before == "just" && j == len(a.q.Tokens):
		return true
	}
	if c, ok := lexicon.cueAt(a.q.Tokens, j); ok && (c.effect == "desc" || c.effect == "asc") {
		return true
	}
	for k := j; k < min(j+4, len(a.q.Tokens)) && a.gap(k) == none; k++ {
		if strings.HasSuffix(a.word(k), "s") && (a.isRowNoun(k) || a.is("generic", k)) {
			return true
		}
	}
	return false
}

// isAboutOneRow reports whether the question is about one row: "a place", "which restaurant has", "the best spot".
func (a *searchReading) isAboutOneRow() bool {
	for i, t := range a.q.Tokens {
		if !t.Word || !a.isRowNoun(i) && t.Text != "ones" && t.Text != "one" && t.Text != "place" && t.Text != "spot" {
			continue
		}
		if strings.HasSuffix(t.Text, "s") && !strings.HasSuffix(t.Text, "ss") {
			return false
		}
		for k := max(0, i-6); k < i; k++ {
			if a.is("oneof", k) || a.is("extreme", k) {
				return true
			}
		}
		return i == 0 && a.superlative // "hotel with the lowest price"
	}
	for i := range a.q.Tokens {
		if a.word(i) == "the" && a.is("extreme", i+1) {
			return true
		}
	}
	return false
}

// readAttributes finds the columns that are asked for: "the phone number of …", "when does … open", "how expensive
// is …".
func (a *searchReading) readAttributes() {
	for _, c := range a.table.Columns {
		m := a.q.Columns[c.Index].Exact &^ a.explained
		if k := slices.IndexFunc(a.q.Tokens, isOpeningWord); c.Column == a.roles.hours && a.named && k >= 0 {
			m |= link.Span(0, k+1) | a.q.NumberAndDateTokens() // "what time does it open on Friday?"
		}
		if c.Role == schema.Identifier || c.Role == schema.FreeText || m == 0 {
			continue
		}
		if c.Column == a.roles.title {
			if a.requested(link.First(m)) {
				a.explained |= m
			}
			continue
		}
		hours := a.roles.hours != nil && c.Column != a.roles.hours && strings.HasPrefix(a.word(link.First(m)), "open")
		if !hours && (a.named || a.requested(link.First(m))) {
			a.want(c.Column)
			a.explained |= m
		}
	}
}

// isOpeningWord reports whether a word refers to opening hours.
func isOpeningWord(t words.Token) bool {
	return strings.HasPrefix(t.Text, "open") || strings.HasPrefix(t.Text, "close")
}

// requested reports whether the column named at token i is asked for rather than part of a condition: it follows a word
// that makes a request, the beginning of the question, or other columns that are asked for.
func (a *searchReading) requested(i int) bool {
	k := i - 1
	for k >= 0 && a.gap(k+1) != stop && (a.is("stop", k) || a.isExplained(k)) && !a.is("requests", k) && !a.is("closer",
		k) &&
		a.word(k) != "of" && a.word(k) != "with" {
		k--
	}
	return k < 0 && (a.word(i+1) == "of" || a.word(i+1) == "and" || a.word(i+2) == "of") || a.is("requests", k)
}

func (a *searchReading) want(c *schema.Column) {
	if item := (query.Item{Column: a.column(c)}); !slices.ContainsFunc(a.wanted, item.Same) {
		a.wanted = append(a.wanted, item)
	}
}

// decideLimit decides how many rows to return.
func (a *searchReading) decideLimit() {
	a.singular = a.isAboutOneRow()
	asksForBest := a.singular && a.superlative
	switch {
	case a.fragment && asksForBest && a.limit == 0 && !a.count: // "which one has the most votes?"
		a.limitRows(1, .9)
	case a.count || a.all || a.fragment && a.limit == 0:
	case len(a.roles.texts) == 0 && a.limit == 0 && !asksForBest: // short rows can be read at a glance
	case a.limit > 0:
		a.limitRows(a.limit, .97)
	case a.named, len(a.wanted) > 0 && !a.singular && !a.superlative: // "the phone numbers of …" asks about each row
	case asksForBest:
		a.limitRows(1, .85)
	case a.singular:
		a.limitRows(1, .6)
		if a.roles.quality != nil {
			a.order(a.roles.quality, true, .45) // for a single row, take the best
		}
	default:
		a.limitRows(defaultRows, .9)
	}
}

// limitRows limits the result to n rows or, less probably, to another usual number.
func (a *searchReading) limitRows(n int, p float64) {
	other := defaultRows
	if n == defaultRows {
		other = 1
	}
	a.decideBetween(option{p, func(q *query.Query) { q.Limit = n }},
		option{1 - p, func(q *query.Query) { q.Limit = other }})
}

// finish fills in the select list and the order.
func (a *searchReading) finish(q *query.Query) {
	number := query.Item{Agg: query.Count, Column: query.Column{Table: a.table.Name, Name: "*"}}
	switch {
	case a.count && a.fragment:
		q.Select = []query.Item{number}
	case a.count:
		q.Select, q.OrderBy, q.Limit = []query.Item{number}, nil, 0
	case a.fragment:
		q.Select = append(q.Select, a.wanted...)
	default:
		q.OrderBy = q.OrderBy[:min(len(q.OrderBy), 2)]
		a.selectColumns(q)
	}
}

// alwaysShown are the roles of columns that are always shown.
var alwaysShown = map[schema.Role]bool{schema.Enumeration: true, schema.Picture: true, schema.Link: true}

// selectColumns selects the identifying columns and either those asked for or the usual ones.
func (a *searchReading) selectColumns(q *query.Query) {
	show := func(c *schema.Column) {
		item := query.Item{Column: a.column(c)}
		if !slices.ContainsFunc(q.Select, item.Same) {
			q.Select = append(q.Select, item)
		}
	}
	for _, k := range a.table.Table.Key {
		if c := a.table.Column(k); c != nil && c.Role == schema.Identifier {
			show(c)
		}
	}
	r := a.roles
	if r.title != nil {
		show(r.title)
	}
	if len(a.wanted) > 0 {
		q.Select = append(q.Select, a.wanted...)
		return
	}
	for _, c := range a.table.Visible() {
		if alwaysShown[c.Role] || slices.Contains([]*schema.Column{r.quality, r.price, r.popularity, r.date}, c) ||
			slices.ContainsFunc(q.Where, func(w query.Condition) bool {
				return w.Item.Text == nil && w.Item.Column == a.column(c)
			}) {
			show(c)
		}
	}
	if len(r.texts) > 0 && r.texts[0].Words >= 8 {
		q.Select = append(q.Select, query.Item{Column: a.column(r.texts[0]), Text: &query.TextCall{Summary: true}})
	}
}
