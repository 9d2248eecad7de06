package rank

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// asShown returns a query with the rows and columns that a person expects of it.
func asShown(question *link.Question, q *query.Query) *query.Query {
	q = asSettled(question, question.AsTypical(question.AsFamily(question.AsNotThen(ofAll(question, q)))))
	return addRowColumns(question.Catalog, keepRepeatedTitles(question, q))
}

// ofAll turns a query that counts rows into one that asks whether all of them meet the last condition, if that is
// clearly the question: "are all sloops insured", "has Ann returned everything". The other conditions select the rows.
// A time selects rows, too, unless it is the only condition. Rows for which the last condition is unknown are left out.
func ofAll(question *link.Question, q *query.Query) *query.Query {
	every := link.EveryAt(question.Tokens)
	if every < 0 || !onlyCounts(q) && (len(q.Select) != 1 || !q.Select[0].Calc.IsExistence()) ||
		question.WithSense(cue.Not)&(1<<every-1) != 0 { // "are not all …" expects a yes
		return q
	}
	said, column := saidOfAll(question, q, every)
	if column == nil {
		return q
	}
	out, all := q.Clone(), query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	isSaid := func(c query.Condition) bool { return c.Item.Same(said.Item) }
	so := all
	so.Only = slices.DeleteFunc(slices.Clone(out.Where), func(c query.Condition) bool { return !isSaid(c) })
	out.Where = slices.DeleteFunc(out.Where, isSaid)
	if column.Nulls > 0 && column.Distinct > 1 && len(said.Values) > 0 {
		out.Where = append(out.Where, query.Condition{Op: query.IsNotNull, Item: query.Item{Column: column.Ref()}})
	}
	out.Select = []query.Item{{Calc: &query.Calc{Op: query.EqualTo, Left: so, Right: all}}}
	return out
}

// saidOfAll returns what is said last of all rows, and its column: nil if it is not sure what that is.
func saidOfAll(question *link.Question, q *query.Query, every int) (said query.Condition, column *link.Column) {
	subject := subjectOfAll(question, every)
	words, explained, last := link.Mask(0), link.Mask(1)<<every, -2*len(question.Tokens)
	for _, c := range q.Where {
		phrase, of := phraseOf(question, c), question.ColumnIn(q.From, c.Item.Column)
		at := link.Last(phrase)
		if of != nil && of.Dated() && len(c.Values) > 0 { // a time
			at -= 2 * len(question.Tokens)
		}
		if explained |= phrase; c.Or || c.Sub != nil || phrase>>every&1 != 0 {
			return said, nil
		} else if at > last && phrase&subject == 0 {
			said, column, words, last = c, of, phrase, at
		}
	}
	if column == nil || question.RepeatsRows(column.Table, q.From.Tables) ||
		(question.Content&^explained)>>link.Last(words) != 0 { // "is everyone from Rome a member"
		return said, nil
	}
	return said, column
}

// subjectOfAll returns the noun after "all" or "every", if it is one of which something is said.
func subjectOfAll(question *link.Question, every int) link.Mask {
	subject := question.Content >> (every + 1) << (every + 1)
	isPlural := func(i int) bool {
		return !question.HasSense(i, cue.Be) && text.Singular(question.Token(i)) != question.Token(i)
	}
	if subject &= -subject; !lang.IsNoun(question.Token(link.First(subject))) || question.Token(every) == "all" &&
		(isPlural(every-1) || !isPlural(link.First(subject))) { // "are they all insured", "are the boats all sloops"
		return 0
	}
	return subject
}

// phraseOf returns the words of a question that express a condition, or a place after them if it is the decoder's: a
// value has a mention, a state such as "back" need not.
func phraseOf(question *link.Question, c query.Condition) (m link.Mask) {
	for _, a := range question.Atoms {
		if len(a.Where) > 0 && c.Includes(a.Where[0]) {
			m |= a.Words()
		}
	}
	if m == 0 {
		return 1 << len(question.Tokens)
	}
	return m
}

// keepRepeatedTitles makes a list of a table's rows by their titles show every row, even where titles repeat, unless
// distinct ones are asked for.
func keepRepeatedTitles(question *link.Question, q *query.Query) *query.Query {
	if !q.Distinct || len(q.Select) != 1 || len(q.From.Tables) != 1 || len(q.GroupBy) > 0 || q.Set != query.NoSet ||
		question.WithSense(cue.Distinct) != 0 {
		return q
	}
	t := question.Table(q.From.Tables[0])
	if t == nil || t.Key == nil || len(t.TitleColumns) != 1 ||
		!q.Select[0].Same(query.Item{Column: t.TitleColumns[0].Ref()}) {
		return q
	}
	out := q.Clone()
	out.Distinct = false
	return out
}

// addRowColumns adds columns to a list of rows that would otherwise show too little. Rows asked for by name, as in "job
// 9", get all columns, since the name is already known. Rows with long texts are shown as cards: with the key, by which
// later turns refer to them, and with enumerations, pictures and links.
func addRowColumns(cat *link.Catalog, q *query.Query) *query.Query {
	if repeatsConditions(q) {
		out := q.Clone()
		out.Select = []query.Item{query.Star(q.Select[0].Column.Table)}
		return out
	}
	t := describedTable(cat, q)
	if t == nil {
		return q
	}
	out := q.Clone()
	out.Select = nil
	add := func(c query.Column) {
		it := query.Item{Column: c}
		if !slices.ContainsFunc(out.Select, it.Same) {
			out.Select = append(out.Select, it)
		}
	}
	if t.Key != nil {
		add(t.Key.Ref())
	}
	for _, it := range q.Select {
		add(it.Column)
	}
	for _, c := range t.Columns {
		if c.Role == schema.Enumeration || c.Role == schema.Picture || c.Role == schema.Link {
			add(c.Ref())
		}
	}
	for _, o := range q.OrderBy {
		if !o.Item.IsFigure() && o.Item.Column.Table == t.Name {
			add(o.Item.Column)
		}
	}
	return out
}

// repeatsConditions reports whether a query shows only what its conditions already say: the number of job number 9.
func repeatsConditions(q *query.Query) bool {
	if len(q.Select) == 0 || len(q.GroupBy) > 0 || q.Distinct || q.Set != query.NoSet ||
		q.HasAlternatives() {
		return false
	}
	return !slices.ContainsFunc(q.Select, func(it query.Item) bool {
		return !slices.ContainsFunc(q.Where, func(c query.Condition) bool {
			return c.Op == query.Equal && len(c.Values) == 1 && c.Item.Same(it)
		})
	})
}

// describedTable returns the table of a query that lists rows by name alone, if the rows have long texts; otherwise
// nil.
func describedTable(cat *link.Catalog, q *query.Query) *link.Table {
	if len(q.From.Tables) == 0 || len(q.GroupBy) > 0 || q.Distinct || q.Set != query.NoSet {
		return nil
	}
	t := cat.Table(q.From.Tables[0])
	if t == nil || len(q.Select) != len(t.TitleColumns) ||
		!slices.ContainsFunc(t.Columns, func(c *link.Column) bool { return c.Kind == link.LongText }) {
		return nil
	}
	for i, it := range q.Select {
		if it.IsFigure() || it.Column != t.TitleColumns[i].Ref() {
			return nil
		}
	}
	return t
}
