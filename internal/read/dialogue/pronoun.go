package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Pronouns for somebody or something that was named before.
var personalPronouns = text.Set("he she him her his hers they them their theirs")

// refersBack reports whether a turn's words stand for what was asked about or shown before: "how many lessons is that",
// "those lessons", "in that month", "how many has she had", "is it insured", "how many were cancelled".
func (t *turn) refersBack() bool {
	q := t.set.Question
	if t.pointsAtSomebody() || t.asksForThe() {
		return true
	}
	for i := range q.Tokens {
		isBe, isLast := q.HasSense(i-1, cue.Be), i+1 == len(q.Tokens)
		switch w := q.Token(i); {
		case w == "that" && (prepositions[q.Token(i-1)] || isBe && isLast),
			(w == "those" || w == "these") && t.namesRowsAt(i+1),
			w == "it" && (isBe || link.IsAuxiliary(q.Token(i-1))) && !isFormal(q, i) && !t.namesSomebody(i):
			return true
		}
	}
	isBare := link.IsAuxiliary(q.Token(2)) || prepositions[q.Token(2)] || q.HasSense(2, cue.Be)
	return q.Token(0) == "how" && q.Token(1) == "many" && isBare && !t.namesRows() &&
		len(t.before.Where)+t.before.Limit > 0
}

// isFormal reports whether "it" stands for nothing: "does it cost to repair", "is it true that".
func isFormal(q *link.Question, i int) bool { return q.Token(i+2) == "to" || q.Token(i+2) == "that" }

// asksForThe reports whether a turn only asks for "the" rows of a table or "the" values of a column, which are those of
// what was shown: "who are the patients", "who was the driver".
func (t *turn) asksForThe() bool {
	q := t.set.Question
	if requestKinds[q.Token(0)] != "who" || !q.HasSense(1, cue.Be) || q.Token(2) != "the" || len(t.before.Where) == 0 {
		return false
	}
	named, base := link.Mask(0), t.cat.Table(t.before.From.Tables[0])
	for i, x := range t.cat.Tables {
		path := t.cat.Path(base, x)
		if t.usesTable(x.Name) || base != nil && len(path) == 1 && !path[0].IsToMany() {
			named |= q.Tables[i].Exact // each row shown has one
		}
	}
	for i, c := range t.cat.Columns {
		if t.usesTable(c.Table.Name) {
			named |= q.Columns[i].Exact
		}
	}
	return q.Content != 0 && q.Content&^named == 0
}

// namesRowsAt reports whether the token at i names a table's rows.
func (t *turn) namesRowsAt(i int) bool { return t.set.Question.NamesTable(link.Span(i, i+1)) }

// pointsAtSomebody reports whether a pronoun of the turn stands for somebody named or found before: "how many lessons
// did she cancel".
func (t *turn) pointsAtSomebody() bool {
	q := t.set.Question
	return q.TokensWhere(func(i int) bool { return personalPronouns[q.Token(i)] && !t.namesSomebody(i) }) != 0
}

// isAboutSomebody reports whether a query is about what the previous query named or, if it named nothing, about rows
// that it found.
func (t *turn) isAboutSomebody(q *query.Query) bool {
	selects := func(w query.Condition) bool { return w.Op == query.Equal || w.Op == query.In }
	names := func(w query.Condition) bool {
		c := t.cat.Column(w.Item.Column)
		return selects(w) && w.Sub == nil && c != nil && (c.Kind == link.Textual || c.IsKey || c.IsReference)
	}
	if slices.ContainsFunc(t.before.Where, names) {
		return slices.ContainsFunc(q.Where, func(w query.Condition) bool {
			return names(w) && slices.ContainsFunc(t.before.Where, w.Equals)
		})
	}
	return slices.ContainsFunc(q.Where, func(w query.Condition) bool {
		c := t.cat.Column(w.Item.Column)
		return selects(w) && (w.Sub != nil || c != nil && (c.IsKey || c.IsReference))
	})
}

// favourSomebody favours what the turn asks alone, about whom a pronoun of it stands for.
func (t *turn) favourSomebody(alone IndependentReading) {
	if alone.Query == nil {
		return
	}
	asked := alone.Query
	if found := t.past.found; len(found) == 1 && len(asked.GroupBy) == 0 && slices.Equal(asked.From.Tables,
		[]string{found[0].Table}) {
		if one := asked.Clone(); unaggregate(one) {
			asked = one // "how old is she": one row's value is no total
		}
	}
	for _, e := range t.out {
		if slices.EqualFunc(e.Query.Select, asked.Select, query.Item.Same) &&
			formOf(e.Query) == formOf(asked) && t.isAboutSomebody(e.Query) {
			e.wordEvidence = continuationEvidence
		}
	}
}

// namesSomebody reports whether a turn names a value, people, or what such values are called before the pronoun at i,
// so that it may stand for that; "they" may stand for any rows.
func (t *turn) namesSomebody(i int) bool {
	q, before := t.set.Question, link.Span(0, i)
	if q.Token(0) == "who" && pluralPronouns[q.Token(i)] {
		return true // "who has a car of their own"
	}
	for _, x := range t.cat.Tables {
		named := q.Tables[x.Index].Exact & before
		if named != 0 && (x.IsPeople || pluralPronouns[q.Token(i)]) {
			return true
		}
		before &^= named
	}
	isName := func(a link.Atom) bool {
		return a.Mask&before != 0 && a.Column != nil && a.Column.Kind != link.Temporal
	}
	return slices.ContainsFunc(q.Atoms, isName) ||
		slices.ContainsFunc(t.cat.Columns, func(c *link.Column) bool {
			return c.Kind == link.Textual && q.Columns[c.Index].Exact&before != 0
		})
}
