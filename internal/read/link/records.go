package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Nouns for the rows of any table, and words before nouns that are counted or listed.
var (
	recordNouns     = text.Set("jobs tickets bookings orders records entries rows")
	rowNounPrefixes = text.Set("many which what all any the our of most fewest number list show")
)

// replaceRowNouns replaces generic nouns such as "records" or "entries" with the table's name if there is only one
// table.
func (q *Question) replaceRowNouns() {
	if len(q.Catalog.Tables) != 1 || len(q.Catalog.Tables[0].Names[0].Text) == 0 {
		return
	}
	name := q.Catalog.Tables[0].Names[0].Text
	for i := range q.Tokens {
		w := q.Token(i)
		if recordNouns[w] && (i == 0 || rowNounPrefixes[q.Token(i-1)]) && !q.Catalog.HasNameWord(w) &&
			(q.values == nil || len(q.values.Lookup(w, 1)) == 0) {
			q.replaceWord(i, name[len(name)-1])
		}
	}
}

func isNumber(tokens []words.Token, i int) bool {
	_, n := words.NumberAt(tokens, i)
	return n == 1
}

// CoveredTokens returns the words that a query's figures and columns account for: the names of columns that it shows or
// groups by, any form of the names of the other columns that it uses ("received" for rec_dt), what its tables call
// their rows and, if it counts rows, plural nouns after words such as "many".
func (q *Question) CoveredTokens(x *query.Query) (m Mask) {
	isCount := func(i query.Item) bool { return i.Agg == query.Count && i.Column.Name == "*" }
	countsRows := slices.ContainsFunc(x.Select, isCount) ||
		slices.ContainsFunc(x.Having, func(c query.Condition) bool { return isCount(c.Item) }) ||
		slices.ContainsFunc(x.OrderBy, func(o query.Order) bool { return isCount(o.Item) })
	m = q.namesOf(x)
	for k, c := range q.Catalog.Columns {
		isColumn := func(of query.Column) bool { return q.Catalog.Column(of) == c }
		exact := q.Columns[k].Exact
		if slices.ContainsFunc(x.GroupBy, isColumn) || slices.ContainsFunc(x.Select, func(i query.Item) bool {
			return !i.IsFigure() && isColumn(i.Column)
		}) {
			m |= exact
		}
		for i := range q.Tokens {
			if countsRows && c.Kind == Textual && exact&(1<<uint(i)) != 0 && i > 0 && text.Singular(q.Token(i)) != q.Token(i) &&
				(q.HasSense(i-1, cue.Number|cue.Several|cue.More|cue.Less) || isNumber(q.Tokens, i-1)) {
				m |= 1 << uint(i)
			}
		}
	}
	return m
}

// namesOf returns the words that name the columns that a query uses, in any form ("received" for rec_dt), or the rows
// of its tables.
func (q *Question) namesOf(x *query.Query) (m Mask) {
	used := x.UsedColumns()
	for k, c := range q.Catalog.Columns {
		if used[query.Column{Table: c.Table.Name, Name: c.Name}] {
			m |= q.Columns[k].sameWords()
		} else if (c.IsKey || c.Role == schema.Identifier) && slices.Contains(x.From.Tables, c.Table.Name) {
			m |= q.Columns[k].Exact
		}
	}
	for i, t := range q.Catalog.Tables {
		if slices.Contains(x.From.Tables, t.Name) {
			m |= q.Tables[i].Exact
		}
	}
	return m
}
