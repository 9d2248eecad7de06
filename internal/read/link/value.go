package link

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits of value look-ups.
const (
	maxPhrase  = 7 // tokens
	maxMatches = 16
)

// valueAtoms looks up every phrase that could be a value.
func (q *Question) valueAtoms(values Values) []Atom {
	var out []Atom
	for i := range q.Tokens {
		if !q.Tokens[i].Word && q.Tokens[i].Text != "#" {
			continue
		}
		for j := min(len(q.Tokens), i+maxPhrase); j > i; j-- {
			span := Span(i, j)
			if !q.mayBeValue(i, j) {
				continue
			}
			matches := values.Lookup(q.Text[q.Tokens[i].Start:q.Tokens[j-1].End], maxMatches)
			for _, m := range matches {
				if a, ok := q.valueAtom(m, span); ok {
					out = append(out, a)
				}
			}
			out = append(out, q.containsAtoms(matches, span)...)
		}
	}
	return q.addNegations(q.resolveCoordinated(dropCovered(out)))
}

// resolveCoordinated drops values of columns that hold only one of two values joined by "and" or "or", if another
// column of the table holds both: "harbour and campus" are two zones, even if "campus" is also a value of another
// column.
func (q *Question) resolveCoordinated(atoms []Atom) []Atom {
	isJoined := func(a, b *Atom) bool {
		at, to := Last(a.Mask)+1, First(b.Mask)
		for w := q.Token(to - 1); to-1 > at && articles[w]; w = q.Token(to - 1) {
			to--
		}
		w := q.Token(at)
		return at+1 == to && (w == "and" || w == "or" || w == "nor")
	}
	var masks []Mask
	var columns []*Column
	for i := range atoms {
		for k := range atoms {
			if a, b := &atoms[i], &atoms[k]; a.matchesExactly() && b.matchesExactly() && a.Column == b.Column && isJoined(a,
				b) {
				masks, columns = append(masks, a.Mask, b.Mask), append(columns, a.Column, a.Column)
			}
		}
	}
	return slices.DeleteFunc(atoms, func(a Atom) bool {
		for i, m := range masks {
			if a.Mask == m && a.Column != columns[i] && a.Table == columns[i].Table && q.Columns[a.Column.Index].All() == 0 &&
				!slices.ContainsFunc(columns, func(c *Column) bool { return c == a.Column }) {
				return true
			}
		}
		return false
	})
}

// Cell is a cell of the data whose text is in the question.
type Cell struct {
	Column *Column
	Value  string
	Mask   Mask
}

// maxCellTokens is the maximum number of tokens in a phrase that is looked up as a whole cell.
const maxCellTokens = 14

// VerbatimCells returns the cells quoted in the question for which there is no condition, either because they are
// longer than maxPhrase tokens or because they are dates written as in the data.
func (q *Question) VerbatimCells() (out []Cell) {
	if q.values == nil {
		return nil
	}
	find := func(first, last int, accept func(c *Column) bool) {
		for _, m := range q.values.Lookup(q.Text[q.Tokens[first].Start:q.Tokens[last-1].End], maxMatches) {
			if c := q.column(m.Table, m.Column); c != nil && (m.How == schema.Exact || m.How == schema.Folded) && accept(c) {
				out = append(out, Cell{c, m.Value, Span(first, last)})
			}
		}
	}
	for _, m := range q.Dates {
		find(m.First, m.Last, func(c *Column) bool { return c.Kind == Temporal })
	}
	for i := range q.Tokens {
		for j := min(len(q.Tokens), i+maxCellTokens); j > i+maxPhrase && (q.Tokens[i].Numeric || q.Tokens[i].Upper); j-- {
			if q.Tokens[j-1].Word {
				find(i, j, func(c *Column) bool { return c.Kind == Textual })
			}
		}
	}
	return out
}

// mayBeValue reports whether tokens i to j (exclusive) may be a value: they have content, and begin and end with it.
func (q *Question) mayBeValue(i, j int) bool {
	begin, end := q.Tokens[i], q.Tokens[j-1]
	if Span(i, j)&q.Content == 0 || !end.Word {
		return false
	}
	if j-i == 1 {
		return len(begin.Text) >= 2 || begin.Numeric || q.isLetterName(i)
	}
	return !begin.Stop && !end.Stop || begin.Upper
}

// isLetterName reports whether a token is a letter used as a name: "class F or G".
func (q *Question) isLetterName(i int) bool {
	return q.Tokens[i].Upper && i > 0 && q.Tokens[i].Text != "i" && !strings.HasPrefix(q.Token(i-1), "'")
}

func (q *Question) valueAtom(m schema.Match, span Mask) (Atom, bool) {
	c := q.column(m.Table, m.Column)
	if c == nil || c.Kind != Textual || c.List && c.Type.Number() {
		return Atom{}, false
	}
	a := Atom{Op: "eq", Table: c.Table, Column: c, Mask: span, Match: string(m.How), Rows: m.Count}
	if m.How != schema.Exact && m.How != schema.Folded && !q.mayBePart(c, span) {
		return a, false
	}
	value := query.Value{Text: m.Value, Number: c.Type.Number()}
	a.Where = singleCondition(c.Ref(), ValueOp(c), value)
	n := float64(Count(span & q.Content))
	a.Score = n * m.Score
	switch m.How {
	case schema.Coded:
		if !c.hasLetterCodes() {
			return a, false
		}
		a.Match = string(schema.Folded)
		fallthrough
	case schema.Exact, schema.Folded:
		a.Score += 1.5
	case schema.Stemmed:
		a.Score += 1
	case schema.Misspelt, schema.Prefix, schema.Dropped:
		var ok bool
		if a, ok = q.rateSimilar(a, m, n); !ok {
			return a, false
		}
	}
	if Count(span) == 1 && q.Linked&span != 0 && m.How != schema.Exact {
		a.Score -= .7 // the word also names a table or column
	}
	if m.Count == c.Table.Rows && m.Count > 1 {
		a.Score--
	}
	return a, true
}

// mayBePart reports whether words may be part of a value. Numbers may not, and neither may words that name the column:
// "faults" is not "cable fault" in a column of faults.
func (q *Question) mayBePart(c *Column, span Mask) bool {
	return strings.ContainsFunc(q.TextOf(span), unicode.IsLetter) && q.Columns[c.Index].Exact&span != span
}

// rateSimilar rates a condition whose value resembles the phrase; ok is false if that is probably due to chance.
func (q *Question) rateSimilar(a Atom, m schema.Match, n float64) (out Atom, ok bool) {
	phrase, value := strings.ToLower(q.TextOf(a.Mask)), strings.ToLower(m.Value)
	switch {
	case negatesByPrefix(phrase, value, text.Stem(value)):
		a = a.negation() // "unpaid" is not "paid"
		a.Score = n
	case n == 1 && isInVocabulary(phrase):
		a.Score -= .6 // an English word that resembles a value
		return a, !onlyResembles(phrase, m, q.isCapitalized(First(a.Mask)) || q.isBareName(First(a.Mask)))
	}
	return a, true
}

// onlyResembles reports whether an English word only looks like a value: "good" is not "Soul Food", and "make" is not a
// misspelt "lake". A short word may be a name within a value: "Ida" in "Ida Kern".
func onlyResembles(word string, m schema.Match, isName bool) bool {
	if len(word) < 4 {
		return lang.IsKnown(word) && !isName || !slices.Contains(strings.Fields(strings.ToLower(m.Value)), word)
	}
	return word == "ones" || m.How == schema.Misspelt && (strings.Contains(m.Value, " ") || lang.IsKnown(word))
}

// Words before a name at the end: "and Ben?", "only with Ben".
var wordsBeforeNames = text.Set("and just only with for about by")

// isBareName reports whether a token is in the singular, without an article, and the subject of a question or its end,
// as only names are: "did Ben call", "and Ben?".
func (q *Question) isBareName(i int) bool {
	w := q.Token(i)
	isSubject := auxiliaries[q.Token(i-1)] && lang.IsVerb(q.Token(i+1))
	isEnd := wordsBeforeNames[q.Token(i-1)] && (i+1 == len(q.Tokens) || !q.Tokens[i+1].Word)
	return (isSubject || isEnd) && text.Singular(w) == w && !text.Stop(w)
}

// containsAtoms returns conditions that a text contains the phrase, for columns with several values that do.
func (q *Question) containsAtoms(matches []schema.Match, span Mask) []Atom {
	phrase := strings.ToLower(q.TextOf(span))
	contains := func(m schema.Match) bool { return hasWordPrefix(strings.ToLower(m.Value), phrase) }
	if singular := text.Singular(phrase); len(singular) > 3 && !slices.ContainsFunc(matches, contains) {
		phrase = singular // "cameras" is also found in "film camera"
	}
	if strings.ContainsAny(phrase, `%_\`) || Count(span) == 1 && text.Stop(phrase) {
		return nil
	}
	matchCount, isWholeValue := map[*Column]int{}, map[*Column]bool{}
	rows := map[*Column]int64{}
	var order []*Column
	for _, m := range matches {
		c := q.column(m.Table, m.Column)
		if c == nil || c.List || !q.isSearched(c, span) || !contains(m) {
			continue
		}
		if matchCount[c]++; matchCount[c] == minValues(c) {
			order = append(order, c)
		}
		rows[c] += m.Count
		isWholeValue[c] = isWholeValue[c] || strings.EqualFold(m.Value, phrase)
	}
	var out []Atom
	for _, c := range order {
		if isWholeValue[c] && matchCount[c] == 1 {
			continue // only the whole value contains it
		}
		a := Atom{Op: "has", Table: c.Table, Column: c, Mask: span, Match: "has", Rows: rows[c], Score: .3 +
			.8*float64(Count(span&q.Content))}
		if Count(span) == 1 && q.Linked&span != 0 {
			a.Score -= .7
		}
		value := query.Value{Text: "%" + phrase + "%"}
		a.Where = singleCondition(c.Ref(), query.Like, value)
		out = append(out, a)
	}
	return out
}

// isSearched reports whether a column is searched for a phrase: long texts are only if they are not read, and if the
// phrase does not name a table or column.
func (q *Question) isSearched(c *Column, span Mask) bool {
	return c.Kind == Textual || c.Kind == LongText && !q.isOnlyRead(c) && !q.namesTableOrColumn(span)
}

// hasWordPrefix reports whether a word of a text begins with a phrase or, for short phrases, equals it.
func hasWordPrefix(s, phrase string) bool {
	const short = 4
	for from := 0; ; {
		at := strings.Index(s[from:], phrase)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(s[:at])
		after, _ := utf8.DecodeRuneInString(s[at+len(phrase):])
		if !unicode.IsLetter(before) && (len(phrase) >= short || !unicode.IsLetter(after)) {
			return true
		}
		from = at + len(phrase)
	}
}

// minValues returns how many values must contain a phrase: two, or one if the column's texts are long.
func minValues(c *Column) int {
	const words = 2.5
	if c.Kind == LongText || c.Words > words {
		return 1
	}
	return 2
}

// dropCovered drops duplicate atoms, and those that a wider phrase for the same column covers with at least the same
// score.
func dropCovered(atoms []Atom) []Atom {
	var out []Atom
	for i, a := range atoms {
		covered := slices.ContainsFunc(atoms, func(b Atom) bool {
			return a.Column == b.Column && a.Mask != b.Mask && a.Mask&^b.Mask == 0 && b.Score >= a.Score
		})
		isDuplicate := slices.ContainsFunc(out, func(b Atom) bool {
			return b.Column == a.Column && b.Mask == a.Mask && HaveSameValue(&a, &b)
		})
		if !covered && !isDuplicate {
			out = append(out, atoms[i])
		}
	}
	return out
}

// HaveSameValue reports whether two conditions on a column name the same value.
func HaveSameValue(a, b *Atom) bool {
	return len(a.Where) == 1 && len(b.Where) == 1 && a.Where[0].Op == b.Where[0].Op && len(a.Where[0].Values) > 0 &&
		slices.Equal(a.Where[0].Values, b.Where[0].Values)
}
