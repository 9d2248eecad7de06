package account

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// maxAttributes is the number of words that may stand between "how many" and what is counted.
const maxAttributes = 2

// openingWords are the words that may precede what a question lists or counts.
var openingWords = text.Set("how many which what list show find give get me us all the every of count number different distinct")

// subject returns the table whose rows the question lists or counts: "stays" of "stays by German guests", "guests" of
// "how many Dutch guests brought a dog"; nil if the question does not begin with a table. A noun that names nothing
// means the rows of the only table: "rentals" of a table of deck chairs.
func (q *Question) subject() *link.Table {
	if len(q.catalog.Tables) == 1 && q.RowNoun() != "" {
		return q.catalog.Tables[0]
	}
	begin := q.afterOpening()
	for i := begin; i <= begin+maxAttributes && i < len(q.tokens) && !q.tokens[i].Stop; i++ {
		for _, t := range q.catalog.Tables {
			n := q.tableWordsAt(t, i)
			if n > 0 && q.token(i+n) != "'s" && !q.catalog.HasNameWord(q.token(i+n)) { // not the orders of "order dates"
				return t
			}
		}
	}
	return nil
}

// afterOpening returns the first token after the opening words.
func (q *Question) afterOpening() int {
	i := 0
	for i < len(q.tokens) && (openingWords[q.token(i)] || q.frame&(1<<uint(i)) != 0) {
		i++
	}
	return i
}

// RowNoun returns the plural noun after the opening words or after the first "of", or "" if there is none, if it names
// something in the data, or if another word names the rows. In "how many rentals" and "fees of rentals", asked of a
// table of deck chairs, it is "rentals"; in "how many tandems did we repair", asked of repairs, there is none.
func (q *Question) RowNoun() string {
	if q.namesTable() {
		return ""
	}
	begins := []int{q.afterOpening()}
	if of := slices.IndexFunc(q.tokens, func(t words.Token) bool { return t.Text == "of" }); of >= 0 {
		begins = append(begins, of+1)
	}
	for _, i := range begins {
		if w := q.token(i); text.Singular(w) != w && !q.catalog.HasNameWord(w) {
			return q.typed(i, i+1)
		}
	}
	return ""
}

// namesTable reports whether a word of the question names a table.
func (q *Question) namesTable() bool {
	for i := range q.tokens {
		if slices.ContainsFunc(q.catalog.Tables, func(t *link.Table) bool { return q.tableWordsAt(t, i) > 0 }) {
			return true
		}
	}
	return false
}

// RowNames returns a function that reports whether a column may name the rows that the question lists: a text column of
// their table that no word names, such as the subject of a ticket in "which tickets are overdue".
func (q *Question) RowNames() func(query.Column) bool {
	t := q.subject()
	if q.AsksForNumber() {
		t = nil
	}
	return func(c query.Column) bool {
		col := q.catalog.Column(c)
		return t != nil && col != nil && col.Table == t && col.Kind == link.Textual && c.Part == "" && !q.hasColumnWord(col)
	}
}

// tableWordsAt returns the number of tokens from token i on that name a table.
func (q *Question) tableWordsAt(t *link.Table, i int) int {
	return q.nameAt(t.Names, i)
}

// nameAt returns the number of tokens of the name at a token, or 0.
func (q *Question) nameAt(names []link.Name, i int) int {
	for _, n := range names {
		k := 0
		for k < len(n.Stem) && i+k < len(q.tokens) && q.tokens[i+k].Stem == n.Stem[k] {
			k++
		}
		if k > 0 && k == len(n.Stem) {
			return k
		}
	}
	return 0
}

// StrayCheck returns a function that reports whether a query lists or counts something other than what the question
// asks for.
func (q *Question) StrayCheck() func(*query.Query) bool {
	t := q.subject()
	return func(x *query.Query) bool { return t != nil && !q.listsTable(x, t) }
}

// AsksForNumber reports whether the question asks for a number, for a share, or for yes or no.
func (q *Question) AsksForNumber() bool {
	return cue.Be.Is(q.token(q.afterOpening())) || slices.ContainsFunc(q.tokens, func(t words.Token) bool {
		return (cue.Number | cue.Total | cue.Share).Is(t.Text)
	})
}

// listsTable reports whether a query lists or counts a table's rows, or shows a figure over any table.
func (q *Question) listsTable(x *query.Query, t *link.Table) bool {
	belongsToTable := func(c query.Column) bool {
		col := q.catalog.ColumnIn(x.From, c)
		return x.From.Table(c.Table) == t.Name || col != nil && slices.ContainsFunc(q.catalog.DirectEdges(col.Table, t),
			func(e link.Edge) bool {
				return e.Left == col
			})
	}
	return len(x.Written) > 0 || slices.ContainsFunc(x.GroupBy, belongsToTable) ||
		slices.ContainsFunc(x.Select, func(i query.Item) bool {
			switch {
			case i.Agg == query.Count && i.Column.Name == "*":
				return !q.catalog.RepeatsRows(t, x.From.Tables)
			case !i.IsFigure(), i.Agg == query.Count:
				return belongsToTable(i.Column)
			}
			return true
		})
}
