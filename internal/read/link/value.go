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
			out = append(out, q.containing(matches, span)...)
		}
	}
	return q.negated(q.resolveCoordinated(dropCovered(append(out, q.joinPhrases(out)...))))
}

// resolveCoordinated drops values of columns that hold only one of two values joined by "and" or "or", if another
// column of the table holds both: "harbour and campus" are two zones, even if "campus" is also in another.
func (q *Question) resolveCoordinated(atoms []Atom) []Atom {
	beside := func(a, b *Atom) bool {
		at, to := Last(a.Mask)+1, First(b.Mask)
		for w := q.Near(to - 1); to-1 > at && articles[w]; w = q.Near(to - 1) {
			to--
		}
		w := q.Near(at)
		return at+1 == to && (w == "and" || w == "or" || w == "nor")
	}
	var both []Mask
	var of []*Column
	for i := range atoms {
		for k := range atoms {
			if a, b := &atoms[i], &atoms[k]; a.isWordedAsInData() && b.isWordedAsInData() && a.Column == b.Column && beside(a,
				b) {
				both, of = append(both, a.Mask, b.Mask), append(of, a.Column, a.Column)
			}
		}
	}
	return slices.DeleteFunc(atoms, func(a Atom) bool {
		for i, m := range both {
			if a.Mask == m && a.Column != of[i] && a.Table == of[i].Table && q.Columns[a.Column.At].All() == 0 &&
				!slices.ContainsFunc(of, func(c *Column) bool { return c == a.Column }) {
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

// longPhrase is the maximum number of tokens of a phrase that is looked up as a whole cell.
const longPhrase = 14

// Verbatim returns cells in the question that have no condition, because they are longer than maxPhrase tokens or are
// dates as the data writes them.
func (q *Question) Verbatim() (out []Cell) {
	if q.values == nil {
		return nil
	}
	find := func(first, last int, of func(c *Column) bool) {
		for _, m := range q.values.Lookup(q.Text[q.Tokens[first].Start:q.Tokens[last-1].End], maxMatches) {
			if c := q.column(m.Table, m.Column); c != nil && (m.How == schema.Exact || m.How == schema.Folded) && of(c) {
				out = append(out, Cell{c, m.Value, Span(first, last)})
			}
		}
	}
	for _, m := range q.Dates {
		find(m.First, m.Last, func(c *Column) bool { return c.Kind == Temporal })
	}
	for i := range q.Tokens {
		for j := min(len(q.Tokens), i+longPhrase); j > i+maxPhrase && (q.Tokens[i].Numeric || q.Tokens[i].Upper); j-- {
			if q.Tokens[j-1].Word {
				find(i, j, func(c *Column) bool { return c.Kind == Textual })
			}
		}
	}
	return out
}

// joinPhrases combines two phrases that are parts of the same value: "with Ann Lee and Bo Dahl", for a text that names
// both.
func (q *Question) joinPhrases(atoms []Atom) []Atom {
	var out []Atom
	for i, a := range atoms {
		for _, b := range atoms[i+1:] {
			gap := First(b.Mask) - Last(a.Mask)
			if a.Op != "eq" || b.Op != "eq" || a.Column != b.Column || a.Mask&b.Mask != 0 || gap < 1 || gap > 3 ||
				a.isWordedAsInData() || b.isWordedAsInData() || !SameValue(&a, &b) {
				continue
			}
			a.Mask |= b.Mask
			a.Score += max(b.Score, 0)
			out = append(out, a)
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
		return len(begin.Text) >= 2 || begin.Numeric || q.letter(i)
	}
	return !begin.Stop && !end.Stop || begin.Upper
}

// letter reports whether a token is a letter used as a name: "class F or G".
func (q *Question) letter(i int) bool {
	return q.Tokens[i].Upper && i > 0 && q.Tokens[i].Text != "i" && !strings.HasPrefix(q.Near(i-1), "'")
}

func (q *Question) valueAtom(m schema.Match, span Mask) (Atom, bool) {
	c := q.column(m.Table, m.Column)
	if c == nil || c.Kind != Textual || c.List && c.Type.Number() {
		return Atom{}, false
	}
	a := Atom{Op: "eq", Table: c.Table, Column: c, Mask: span, How: string(m.How), Rows: m.Count}
	if m.How != schema.Exact && m.How != schema.Folded && !q.mayBePart(c, span) {
		return a, false
	}
	op := query.Equal
	if c.List {
		op = query.Has
	}
	value := query.Value{Text: m.Value, Number: c.Type.Number()}
	a.Where = singleCondition(c.Ref(), op, value)
	n := float64(Count(span & q.Content))
	a.Score = n * m.Score
	switch m.How {
	case schema.Coded:
		if !c.isCode() {
			return a, false
		}
		a.How = string(schema.Folded)
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

// mayBePart reports whether words may be part of a value. Numbers may not, nor words that name the column: "faults" is
// not "cable fault" in a column of faults.
func (q *Question) mayBePart(c *Column, span Mask) bool {
	return strings.ContainsFunc(q.Said(span), unicode.IsLetter) && q.Columns[c.At].Exact&span != span
}

// rateSimilar rates a condition whose value resembles the phrase; ok is false if the resemblance is probably chance.
func (q *Question) rateSimilar(a Atom, m schema.Match, n float64) (out Atom, ok bool) {
	phrase, value := strings.ToLower(q.Said(a.Mask)), strings.ToLower(m.Value)
	switch {
	case negatesByPrefix(phrase, value, text.Stem(value)):
		a = a.negation() // "unpaid" is not "paid"
		a.Score = n
	case n == 1 && isInVocabulary(phrase):
		a.Score -= .6 // an English word that resembles a value
		return a, !onlyResembles(phrase, m)
	}
	return a, true
}

// onlyResembles reports whether an English word only looks like a value: "good" is not "Soul Food", and "make" is not a
// misspelt "lake".
func onlyResembles(word string, m schema.Match) bool {
	return len(word) < 4 || word == "ones" ||
		m.How == schema.Misspelt && (strings.Contains(m.Value, " ") || lang.Known(word))
}

// containing returns conditions that a text contains the phrase, for columns with several such values.
func (q *Question) containing(matches []schema.Match, span Mask) []Atom {
	phrase := strings.ToLower(q.Said(span))
	holds := func(m schema.Match) bool { return hasWordPrefix(strings.ToLower(m.Value), phrase) }
	if one := text.Singular(phrase); len(one) > 3 && !slices.ContainsFunc(matches, holds) {
		phrase = one // "cameras" is also found in "film camera"
	}
	if strings.ContainsAny(phrase, `%_\`) || Count(span) == 1 && text.Stop(phrase) {
		return nil
	}
	holding, whole := map[*Column]int{}, map[*Column]bool{}
	rows := map[*Column]int64{}
	var order []*Column
	for _, m := range matches {
		c := q.column(m.Table, m.Column)
		if c == nil || c.Kind != Textual && (c.Kind != Long || q.readsNotes(c)) || c.List || !holds(m) {
			continue
		}
		if holding[c]++; holding[c] == minValues(c) {
			order = append(order, c)
		}
		rows[c] += m.Count
		whole[c] = whole[c] || strings.EqualFold(m.Value, phrase)
	}
	var out []Atom
	for _, c := range order {
		if whole[c] && holding[c] == 1 {
			continue // only the whole value contains it
		}
		a := Atom{Op: "has", Table: c.Table, Column: c, Mask: span, How: "has", Rows: rows[c], Score: .3 +
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

// hasWordPrefix reports whether a word of a text begins with a phrase or, for short phrases, equals it.
func hasWordPrefix(in, phrase string) bool {
	const short = 4
	for from := 0; ; {
		at := strings.Index(in[from:], phrase)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(in[:at])
		after, _ := utf8.DecodeRuneInString(in[at+len(phrase):])
		if !unicode.IsLetter(before) && (len(phrase) >= short || !unicode.IsLetter(after)) {
			return true
		}
		from = at + len(phrase)
	}
}

// minValues returns the number of values that must contain a phrase: two, or one for longer texts.
func minValues(c *Column) int {
	const words = 2.5
	if c.Kind == Long || c.Words > words {
		return 1
	}
	return 2
}

// dropCovered drops atoms covered at least as well by a wider phrase for the same column.
func dropCovered(atoms []Atom) []Atom {
	var out []Atom
	for i, a := range atoms {
		covered := slices.ContainsFunc(atoms, func(b Atom) bool {
			return a.Column == b.Column && a.Mask != b.Mask && a.Mask&^b.Mask == 0 && b.Score >= a.Score
		})
		twice := slices.ContainsFunc(out, func(b Atom) bool {
			return b.Column == a.Column && b.Mask == a.Mask && SameValue(&a, &b)
		})
		if !covered && !twice {
			out = append(out, atoms[i])
		}
	}
	return out
}

// SameValue reports whether two conditions on a column name the same value.
func SameValue(a, b *Atom) bool {
	return len(a.Where) == 1 && len(b.Where) == 1 && a.Where[0].Op == b.Where[0].Op && len(a.Where[0].Values) > 0 &&
		slices.Equal(a.Where[0].Values, b.Where[0].Values)
}
