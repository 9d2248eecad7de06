package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits of text conditions.
const (
	maxRead    = 2 // columns
	maxClauses = 6 // phrases
)

// textConditions returns text conditions for the phrases that match nothing in the data, in the question's own words.
func (q *Question) textConditions() []Atom {
	columns := q.textColumns()
	if len(columns) == 0 {
		return nil
	}
	var out []Atom
	for _, span := range q.unexplained() {
		for _, c := range columns {
			out = append(out, q.clause(c, span))
		}
	}
	return out
}

// textColumns returns the text columns, mentioned ones first.
func (q *Question) textColumns() []*Column {
	var mentioned, others []*Column
	for _, c := range q.Catalog.Columns {
		if c.Kind != Long {
			continue
		}
		if q.Tables[c.Table.At].All()|q.Columns[c.At].All() != 0 {
			mentioned = append(mentioned, c)
		} else {
			others = append(others, c)
		}
	}
	all := append(mentioned, others...)
	return all[:min(maxRead, len(all))]
}

// maxReadRows is the number of rows up to which texts are read for every question; beyond it, texts are also matched
// literally.
const maxReadRows = 5000

// readsNotes reports whether a column's texts are only read, not matched literally: its table is small, and the
// question mentions it.
func (q *Question) readsNotes(c *Column) bool {
	return c.Table.Rows <= maxReadRows && q.Tables[c.Table.At].All() != 0
}

// tokens is a half-open range of tokens.
type tokens struct{ first, last int }

// introducesRows reports whether token i introduces a description of rows.
func (q *Question) introducesRows(i int) bool {
	return q.Asks(i, cue.Relative|cue.With) || q.Near(i) == "for"
}

// unexplained returns the phrases around content words that match nothing, also split at "and", "or", commas and words
// that introduce a description of rows.
func (q *Question) unexplained() []tokens {
	named, certain := q.Named(), q.Certain()
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.Mask&^certain == 0 {
			named |= a.Cue
		}
	}
	named |= q.Comparing()
	left := q.Content &^ named
	var out []tokens
	add := func(first, last int) {
		if t, ok := q.trimToUnmatched(tokens{first, last}, left); ok && !q.asksForFigure(t) && len(out) < maxClauses &&
			!slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	for i := 0; i < len(q.Tokens); {
		end := i
		for end < len(q.Tokens) && named&(1<<uint(end)) == 0 && !q.ends(end) {
			end++
		}
		if !q.clauseWithin(i, end, left) {
			add(i, end)
		}
		for k := i + 1; k < end-1; k++ {
			if left&Span(i, k) != 0 && left&Span(k, end) != 0 {
				switch w := q.Near(k); {
				case w == "and", w == "or":
					add(i, k)
					add(k+1, end)
				case q.Parts(k):
					add(i, k)
					add(k, end)
				}
			}
			if q.introducesRows(k) {
				add(k+1, end)
			}
			if q.Asks(k, cue.Relative) {
				add(i, k)
			}
		}
		i = end + 1
	}
	return out
}

// Comparing returns the tokens that ask for a comparison of figures, which texts need not contain.
func (q *Question) Comparing() (m Mask) {
	for i, t := range q.Tokens {
		switch t.Text {
		case "compare", "comparing", "compared", "versus", "vs":
			m |= 1 << uint(i)
		}
	}
	return m
}

// clauseWithin reports whether a relative clause that describes the rows begins inside a run, after its start. A clause
// after "a" or "an" describes something else ("a parcel that did not arrive").
func (q *Question) clauseWithin(first, last int, left Mask) bool {
	for k := first + 1; k < last-1; k++ {
		one := left&Span(k-1, k) != 0 && (q.Near(k-2) == "a" || q.Near(k-2) == "an")
		if q.Asks(k, cue.Relative) && left&Span(k+1, last) != 0 && !one {
			return true
		}
	}
	return false
}

// Relates reports whether a phrase describes rows: a word such as "that", "with" or "for" precedes it.
func (q *Question) Relates(m Mask) bool {
	at := First(m) - 1
	for !q.introducesRows(at) && q.onlyIntroduces(at) {
		at--
	}
	return q.introducesRows(at)
}

// asksForFigure reports whether a phrase asks for a figure, an order or groups, which texts cannot answer.
func (q *Question) asksForFigure(run tokens) bool {
	for i := run.first; i < run.last; i++ {
		if q.Asks(i, figureSenses) || lang.Superlative(q.Near(i)) {
			return true
		}
	}
	return false
}

// onlyIntroduces reports whether a word only introduces a phrase: an article, or a negation.
func (q *Question) onlyIntroduces(at int) bool {
	return at >= 0 && (q.Near(at) == "a" || q.Near(at) == "an" || q.Near(at) == "the" || q.Asks(at, negations))
}

func (q *Question) ends(i int) bool {
	return !q.Tokens[i].Word && strings.Contains(".?!;:", q.Tokens[i].Text)
}

// standsForRows reports whether token i denotes the rows themselves, as "people" may. Texts need not contain such
// words.
func (q *Question) standsForRows(i int) bool {
	return q.Asks(i, cue.Thing|cue.Anybody) || q.Near(i) == "people"
}

// trimToUnmatched narrows a run from the first word that matches nothing to the last. "People say it rained" becomes
// "rained".
func (q *Question) trimToUnmatched(t tokens, left Mask) (tokens, bool) {
	t.first = q.reportedFrom(t, left)
	asked := 0
	for asked < t.last && (q.Asks(asked, cue.Show) || q.Frame&(1<<uint(asked)) != 0) {
		asked++
	}
	if asked == 0 && (q.Near(1) == "the" || q.Asks(1, cue.Each|cue.All)) {
		asked = 1 // the first word is a verb of request: "plot the tickets by team"
	}
	aside := func(i int) bool {
		w := q.Near(i)
		return left&(1<<uint(i)) == 0 || i < asked || q.Asks(i, cue.Mentioning) || q.standsForRows(i) ||
			w == "about" || q.Frame&(1<<uint(i)) != 0
	}
	for t.first < t.last && q.Near(t.first) != "nobody" && (aside(t.first) || q.Asks(t.first, cue.Not)) {
		t.first++
	}
	for t.last > t.first && aside(t.last-1) {
		t.last--
	}
	return t, t.first < t.last
}

// reportedFrom returns the start of a reported statement, after words such as "people say" or "trouble with".
func (q *Question) reportedFrom(t tokens, left Mask) int {
	first := t.first
	for k := t.first; k < t.last-1; k++ {
		if left&Span(k+1, t.last) != 0 && (q.Asks(k, cue.Mentioning) ||
			(q.Near(k) == "with" || q.Near(k) == "about") && q.Asks(k-1, cue.Thing|cue.Be)) {
			first = k + 1
		}
	}
	return first
}

// clause returns the condition that the text of a column agrees with a phrase.
func (q *Question) clause(c *Column, t tokens) Atom {
	a := Atom{Op: "text", Table: c.Table, Column: c, Mask: Span(t.first, t.last), How: "text",
		Score: .3 + .3*float64(Count(Span(t.first, t.last)&q.Content))}
	if q.Tables[c.Table.At].All()|q.Columns[c.At].All() != 0 {
		a.Score += .3
	}
	a.Told = q.asksText(c, t)
	want := verdict.Yes
	if said := q.Negated(t.first, 2); said != 0 {
		want, a.Cue, a.Op = verdict.No, said, "textno"
	}
	for at := t.first - 1; at >= 0 && (q.Asks(at, cue.Mentioning) || q.standsForRows(at) || q.introducesRows(at)); at-- {
		a.Cue |= 1 << uint(at)
	}
	call := &query.TextCall{Question: q.wording(c, t)}
	value := query.Value{Text: want, First: t.first, Last: t.last - 1}
	a.Where = singleCondition(c.Ref(), query.Equal, value)
	a.Where[0].Item.Text = call
	return a
}

// Readable returns the tokens of all possible text conditions.
func (q *Question) Readable() Mask {
	var m Mask
	for i := range q.Atoms {
		if q.Atoms[i].Reads() {
			m |= q.Atoms[i].Mask
		}
	}
	return m
}

// Reads reports whether the condition requires reading texts.
func (a *Atom) Reads() bool { return a.Op == "text" || a.Op == "textno" }

// wording returns the yes/no question about one row that its text must answer for a phrase. It depends on the words
// before the phrase.
func (q *Question) wording(c *Column, run tokens) string {
	t := c.Table
	phrase := q.Said(Span(run.first, run.last))
	row := strings.ToLower(text.Singular(strings.Join(t.Names[0].Text, " ")))
	at := run.first - 1
	for q.onlyIntroduces(at) {
		at--
	}
	if (q.Near(at) == "it" || q.Near(at) == "they") && q.Asks(at-1, cue.Mentioning) {
		return "does this " + row + " say " + q.Near(at) + " " + phrase + "?"
	}
	switch q.Near(at) {
	case "for":
		return "is this " + row + " good for " + phrase + "?"
	case "is", "are", "be", "was", "were":
		if q.Near(at-1) != "there" && (at == run.first-1 || q.Asks(run.first-1, negations)) {
			return "is this " + row + " " + phrase + "?"
		}
	case "that", "which", "who", "they", "people":
		return "does this " + row + " say they " + phrase + "?"
	case "with", "has", "have", "had", "having", "offers", "offer", "offering":
		if c.Words > schema.NoteWords {
			return "does this " + row + " have " + phrase + "?"
		}
	}
	if q.isFullClause(run) {
		return "does this " + row + " say " + q.Said(Span(at+1, run.last)) + "?"
	}
	if run.last < len(q.Tokens) && q.Tables[t.At].Exact&(1<<uint(run.last)) != 0 &&
		words.Key(q.Tokens[run.first:run.last]) != "" {
		return "is this " + row + " " + phrase + "?"
	}
	return "does this " + row + " mention " + phrase + "?"
}

// isFullClause reports whether a phrase is a clause with its own subject: "the staff was rude".
func (q *Question) isFullClause(run tokens) bool {
	for k := run.first + 1; k < run.last-1; k++ {
		if q.Asks(k, cue.Be) {
			return true
		}
	}
	return false
}

// asksText reports whether a question refers to a text's contents: "mention", "complain about", "the notes say".
func (q *Question) asksText(c *Column, t tokens) bool {
	if q.Columns[c.At].Exact != 0 {
		return true
	}
	const near = 4
	for k := t.first - 1; k >= max(0, t.first-near); k-- {
		if q.Asks(k, cue.Mentioning) || q.Near(k) == "about" {
			return true
		}
	}
	for k := t.first; k < t.last; k++ {
		if q.Asks(k, cue.Opinion) {
			return true
		}
	}
	return false
}

// Voices reports whether a token only introduces an opinion. Texts need not contain such words.
func (q *Question) Voices(i int) bool { return q.Asks(i, cue.Opinion) }

// Told returns the tokens of the text conditions for which the question refers to the contents of texts.
func (q *Question) Told() Mask {
	var m Mask
	for i := range q.Atoms {
		if q.Atoms[i].Told {
			m |= q.Atoms[i].Mask
		}
	}
	return m
}
