package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Prepositions with which a condition may begin.
var prepositions = text.Set("for in on at of by with without from to since until before after between during over " +
	"under above below near about within among except excluding")

// Words with which a bound may begin: "longer than 300 pages", "at least 3".
var boundStarts = text.Set("more less fewer longer shorter older younger larger smaller bigger higher lower greater later " +
	"earlier cheaper heavier lighter better worse faster slower newer at")

// isFragment reports whether a turn makes sense only after another: it begins with a phrase about rows, or only names a
// table's rows; or, without a question word, it names another value for a condition, begins with a preposition or a
// bound, or is a superlative without its rows: "for seniors", "those who joined in May", "the biggest yield", "which
// books", "starlings".
func (t *turn) isFragment() bool {
	q := t.set.Question
	first, next := q.Token(0), q.Token(1)
	switch {
	case pluralPronouns[first] && (next == "who" || next == "that" || next == "which" || prepositions[next]):
		return true
	case t.onlyNamesRows() && (requestKinds[first] == "which" || requestKinds[first] == "what"):
		return true
	case t.asksSomething():
		return false
	case t.namesAnotherValue():
		return true
	case prepositions[first], boundStarts[first] && (next == "than" || first == "at"):
		return true
	case first == "the":
		first = next
	}
	return lang.IsSuperlative(first) && !t.namesRows()
}

// namesAnotherValue reports whether a turn only names a value of a column on which the previous query has a condition.
func (t *turn) namesAnotherValue() bool {
	q := t.set.Question
	return slices.ContainsFunc(q.Atoms, func(a link.Atom) bool {
		return a.Column != nil && a.Mask != 0 && q.Content&^a.Mask == 0 && slices.ContainsFunc(t.before.Where,
			func(w query.Condition) bool { return w.Item.Column == a.Column.Ref() && len(w.Values) > 0 })
	})
}

// asksAboutOnlyRow reports whether a turn asks for one attribute of the only row shown: "who was the customer", "when
// was it received".
func (t *turn) asksAboutOnlyRow() bool {
	q := t.set.Question
	asks := requestKinds[q.Token(0)]
	return len(t.past.found) == 1 && (asks == "who" || asks == "what" || asks == "when" || asks == "where") &&
		q.HasSense(1, cue.Be) && (q.Token(2) == "the" && len(q.Tokens) == 4 || singularPronouns[q.Token(2)])
}

// asksSomething reports whether a turn contains a question word.
func (t *turn) asksSomething() bool {
	return slices.ContainsFunc(t.set.Question.Tokens, func(x token) bool {
		return x.Text == "how" || requestKinds[x.Text] != "" && requestKinds[x.Text] != "per"
	})
}

// mayBeReplacement reports whether a turn may only name something to put in place of what was asked: "and labour?",
// "what about labour?", but not "labour as well".
func (t *turn) mayBeReplacement() bool {
	return !t.has(addingWords) && (!t.asksSomething() || firstWord(t.set.Question) == "about")
}

// namesNoRows reports whether a turn does not say which rows it is about, and reads as a question about all rows of a
// table when the previous turn was only about some of them: after "crime books", "how many pages on average". Half of
// the time such a turn is about the rows shown.
func (t *turn) namesNoRows(alone IndependentReading) bool {
	b := t.before
	return alone.Query != nil && len(b.Where)+len(b.Having) > 0 && t.tokens(liftingWords) == 0 && !t.namesRows() &&
		!slices.ContainsFunc(alone.Query.From.Tables, func(name string) bool { return !t.usesTable(name) })
}

// namesRows reports whether a turn says which table's rows it is about.
func (t *turn) namesRows() bool {
	return slices.ContainsFunc(t.set.Question.Tables, func(m link.Mention) bool { return m.Exact != 0 })
}

// onlyNamesRows reports whether a turn names the rows of one table and contains nothing else.
func (t *turn) onlyNamesRows() bool {
	q := t.set.Question
	return slices.ContainsFunc(q.Tables, func(m link.Mention) bool { return m.Exact != 0 && q.Content&^m.All() == 0 })
}
