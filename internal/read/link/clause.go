package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
)

// Limits of text conditions.
const (
	maxTextColumns = 2 // columns
	maxClauses     = 6 // phrases
)

// textAtoms returns text conditions, in the question's own words, for the phrases that match nothing in the data.
func (q *Question) textAtoms() []Atom {
	columns := q.textColumns()
	if len(columns) == 0 {
		return nil
	}
	var out []Atom
	for _, span := range q.textPhrases() {
		for _, c := range columns {
			out = append(out, q.textAtom(c, span))
		}
	}
	return out
}

// textColumns returns the text columns, mentioned ones first.
func (q *Question) textColumns() []*Column {
	var mentioned, others []*Column
	for _, c := range q.Catalog.Columns {
		if c.Kind != LongText {
			continue
		}
		if q.Tables[c.Table.Index].All()|q.Columns[c.Index].All() != 0 {
			mentioned = append(mentioned, c)
		} else {
			others = append(others, c)
		}
	}
	all := append(mentioned, others...)
	return all[:min(maxTextColumns, len(all))]
}

// tokenRange is a half-open range of tokens.
type tokenRange struct{ first, last int }

// maxReadRows is the number of rows up to which texts are read for every question; beyond it, texts are also matched
// literally.
const maxReadRows = 5000

// isOnlyRead reports whether a column's texts are only read, not matched literally as well, because its table is small
// and the question mentions it.
func (q *Question) isOnlyRead(c *Column) bool {
	return c.Table.Rows <= maxReadRows && q.Tables[c.Table.Index].All() != 0
}

// introducesRows reports whether token i introduces a description of rows.
func (q *Question) introducesRows(i int) bool {
	return q.HasSense(i, cue.Relative|cue.With) || q.Token(i) == "for"
}

// textPhrases returns the phrases that texts may be about.
func (q *Question) textPhrases() []tokenRange {
	named := q.tokensNotForTexts()
	out := q.unmatchedPhrases(named)
	for _, c := range q.clausesAboutNamed(q.Content&^named, named) {
		if len(out) < maxClauses && !q.asksForFigure(c) && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// tokensNotForTexts returns the tokens that the data explains.
func (q *Question) tokensNotForTexts() Mask {
	named, certain := q.NamedTokens(), q.CertainTokens()
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.Mask&^certain == 0 {
			named |= a.Cue
		}
	}
	return named | q.ComparisonTokens()
}

// unmatchedPhrases returns the phrases around content words that match nothing, both whole and split at "and", "or",
// commas and words that introduce a description of rows.
func (q *Question) unmatchedPhrases(named Mask) []tokenRange {
	unmatched := q.Content &^ named
	var out []tokenRange
	add := func(first, last int) {
		if t, ok := q.trimToUnmatched(tokenRange{first, last}, unmatched); ok && !q.asksForFigure(t) &&
			len(out) < maxClauses &&
			!slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	for i := 0; i < len(q.Tokens); {
		end := i
		for end < len(q.Tokens) && named&(1<<uint(end)) == 0 && !q.endsSentence(end) {
			end++
		}
		if !q.hasRelativeClause(i, end, unmatched) {
			add(i, end)
		}
		for k := i + 1; k < end-1; k++ {
			if unmatched&Span(i, k) != 0 && unmatched&Span(k, end) != 0 {
				switch w := q.Token(k); {
				case w == "and", w == "or":
					add(i, k)
					add(k+1, end)
				case q.StartsClause(k):
					add(i, k)
					add(k, end)
				}
			}
			if q.introducesRows(k) {
				add(k+1, end)
			}
			if q.HasSense(k, cue.Relative) {
				add(i, k)
			}
		}
		i = end + 1
	}
	return out
}

// clausesAboutNamed returns the relative clauses that say of something named by the data what matches nothing: "the dog
// got away" of "walks where the dog got away". A value, time or number ends a clause.
func (q *Question) clausesAboutNamed(unmatched, named Mask) (out []tokenRange) {
	certain := q.CertainTokens()
	for k := range q.Tokens {
		if !q.opensClause(k) {
			continue
		}
		end := k + 1
		for end < len(q.Tokens) && certain&Span(end, end+1) == 0 && !q.endsSentence(end) && !q.StartsClause(end) &&
			!q.opensClause(end) {
			end++
		}
		for end > k+1 && q.Content&Span(end-1, end) == 0 {
			end--
		}
		if t := (tokenRange{k + 1, end}); unmatched&Span(k+1, end) != 0 && named&Span(k+1, end) != 0 {
			out = append(out, t)
		}
	}
	return out
}

// opensClause reports whether a word opens a clause that describes rows. At the beginning, after a preposition or a
// request, and before a name of the data it asks for something: "in which town", "show when the price changed".
func (q *Question) opensClause(at int) bool {
	if at == 0 || !q.HasSense(at, cue.Relative) && q.Token(at) != "when" {
		return false
	}
	asks := q.Token(at) == "which" && at+1 < len(q.Tokens) && q.namesTableOrColumn(1<<uint(at+1))
	return !asks && !q.HasSense(at-1, cue.At|cue.Show) && q.Token(at-1) != "and"
}

// ComparisonTokens returns the tokens that ask for a comparison of figures, which texts need not contain.
func (q *Question) ComparisonTokens() Mask {
	return q.TokensWhere(func(i int) bool {
		switch q.Token(i) {
		case "compare", "comparing", "compared", "versus", "vs":
			return true
		}
		return false
	})
}

// hasRelativeClause reports whether a relative clause that describes the rows begins inside a range of tokens, after
// its start. A clause after "a" or "an" describes something else ("a parcel that did not arrive").
func (q *Question) hasRelativeClause(first, last int, unmatched Mask) bool {
	for k := first + 1; k < last-1; k++ {
		describesOther := unmatched&Span(k-1, k) != 0 && (q.Token(k-2) == "a" || q.Token(k-2) == "an")
		if q.HasSense(k, cue.Relative) && unmatched&Span(k+1, last) != 0 && !describesOther {
			return true
		}
	}
	return false
}

// DescribesRows reports whether a phrase describes rows: a word such as "that", "with" or "for" precedes it.
func (q *Question) DescribesRows(m Mask) bool {
	at := First(m) - 1
	for !q.introducesRows(at) && q.isArticleOrNegation(at) {
		at--
	}
	return q.introducesRows(at)
}

// figureSenses are the senses of words that ask for a figure and name no value.
const figureSenses = cue.Average | cue.Total | cue.Number | cue.Share | cue.Ratio | cue.Each | cue.All |
	cue.More | cue.Less | cue.Than | cue.Above | cue.Below

// asksForFigure reports whether a phrase asks for a figure, an order or groups, which texts cannot answer.
func (q *Question) asksForFigure(run tokenRange) bool {
	for i := run.first; i < run.last; i++ {
		if q.HasSense(i, figureSenses) || lang.IsSuperlative(q.Token(i)) {
			return true
		}
	}
	return false
}

// isArticleOrNegation reports whether a word only introduces a phrase: an article, or a negation.
func (q *Question) isArticleOrNegation(at int) bool {
	return at >= 0 && (q.isArticle(at) || q.HasSense(at, negations))
}

func (q *Question) isArticle(at int) bool {
	w := q.Token(at)
	return w == "a" || w == "an" || w == "the"
}

func (q *Question) endsSentence(i int) bool {
	return !q.Tokens[i].Word && strings.Contains(".?!;:", q.Tokens[i].Text)
}

// standsForRows reports whether token i denotes the rows themselves, as "people" may. Texts need not contain such
// words.
func (q *Question) standsForRows(i int) bool {
	return q.HasSense(i, cue.Thing|cue.Anybody) || q.Token(i) == "people"
}

// trimToUnmatched narrows a range to the words from the first to the last one that matches nothing. "People say it
// rained" becomes "rained".
func (q *Question) trimToUnmatched(t tokenRange, unmatched Mask) (tokenRange, bool) {
	t.first = q.reportedStart(t, unmatched)
	requestLen := 0
	for requestLen < t.last && (q.HasSense(requestLen, cue.Show) || q.Frame&(1<<uint(requestLen)) != 0) {
		requestLen++
	}
	if n := q.howOften(); n > 0 {
		requestLen = n
	}
	if requestLen == 0 && (q.Token(1) == "the" || q.HasSense(1, cue.Each|cue.All)) {
		requestLen = 1 // the first word makes a request: "plot the tickets by team"
	}
	isSkippable := func(i int) bool {
		w := q.Token(i)
		return unmatched&(1<<uint(i)) == 0 || i < requestLen || q.HasSense(i, cue.Mentioning) || q.standsForRows(i) ||
			w == "about" || q.Frame&(1<<uint(i)) != 0
	}
	for t.first < t.last && q.Token(t.first) != "nobody" && (isSkippable(t.first) || q.HasSense(t.first, cue.Not)) {
		t.first++
	}
	for t.last > t.first && isSkippable(t.last-1) {
		t.last--
	}
	return t, t.first < t.last
}

// howOften returns the number of words of "how often was", "how many times did" at the start of a question.
func (q *Question) howOften() (n int) {
	switch {
	case q.Token(0) != "how":
		return 0
	case q.Token(1) == "often":
		n = 2
	case q.Token(1) == "many" && q.Token(2) == "times":
		n = 3
	default:
		return 0
	}
	if q.HasSense(n, cue.Be) {
		n++
	}
	return n
}

// reportedStart returns the start of a reported statement, after words such as "people say", "trouble with" or
// "complained about".
func (q *Question) reportedStart(t tokenRange, unmatched Mask) int {
	first := t.first
	for k := t.first; k < t.last-1; k++ {
		if unmatched&Span(k+1, t.last) != 0 && (q.HasSense(k, cue.Mentioning) || q.isComplaintAbout(k) ||
			(q.Token(k) == "with" || q.Token(k) == "about") && q.HasSense(k-1, cue.Thing|cue.Be)) {
			first = k + 1
		}
	}
	return first
}

// textAtom returns the condition that the text of a column agrees with a phrase.
func (q *Question) textAtom(c *Column, t tokenRange) Atom {
	a := Atom{Op: "text", Table: c.Table, Column: c, Mask: Span(t.first, t.last), Match: "text",
		Score: .3 + .3*float64(Count(Span(t.first, t.last)&q.Content))}
	if q.Tables[c.Table.Index].All()|q.Columns[c.Index].All() != 0 {
		a.Score += .3
	}
	a.RefersToText = q.refersToText(c, t)
	answer, question := verdict.Yes, q.wording(c, t)
	if negation := q.NegationBefore(q.topicStart(t.first), 2); negation != 0 {
		a.Cue = negation
		if absence := q.absenceWording(c, t); absence != "" {
			question = absence
		} else {
			answer, a.Op = verdict.No, "textno"
		}
	}
	for at := t.first - 1; at >= 0 && q.refersToTextAt(at); at-- {
		a.Cue |= 1 << uint(at)
	}
	call := &query.TextCall{Question: question}
	value := query.Value{Text: answer, First: t.first, Last: t.last - 1}
	a.Where = singleCondition(c.Ref(), query.Equal, value)
	a.Where[0].Item.Text = call
	return a
}

// refersToTextAt reports whether a token before a text condition only says that texts are meant: "did anyone write
// about".
func (q *Question) refersToTextAt(at int) bool {
	return q.HasSense(at, cue.Mentioning|cue.Opinion) || q.standsForRows(at) || q.introducesRows(at) ||
		q.Token(at) == "about" || q.isArticle(at)
}

// TextTokens returns the tokens of all possible text conditions.
func (q *Question) TextTokens() Mask {
	var m Mask
	for i := range q.Atoms {
		if q.Atoms[i].ReadsText() {
			m |= q.Atoms[i].Mask
		}
	}
	return m
}

// ReadsText reports whether the condition requires reading texts.
func (a *Atom) ReadsText() bool { return a.Op == "text" || a.Op == "textno" }

// refersToText reports whether a question refers to a text's contents: "mention", "complain about", "the notes say".
func (q *Question) refersToText(c *Column, t tokenRange) bool {
	if q.Columns[c.Index].Exact != 0 {
		return true
	}
	const near = 4
	for k := t.first - 1; k >= max(0, t.first-near); k-- {
		if q.HasSense(k, cue.Mentioning) && !q.isCounted(k) || q.Token(k) == "about" {
			return true
		}
	}
	for k := t.first; k < t.last; k++ {
		if q.HasSense(k, cue.Opinion) {
			return true
		}
	}
	return false
}

// isCounted reports whether a word is a noun that the question counts or lists: "how many reports", "the reports".
func (q *Question) isCounted(at int) bool {
	return q.isArticle(at-1) || q.Token(at-1) == "many" || q.HasSense(at-1, figureSenses)
}

// IsOpinion reports whether a token only introduces an opinion. Texts need not contain such words.
func (q *Question) IsOpinion(i int) bool { return q.HasSense(i, cue.Opinion) }

// TextReferences returns the tokens of text conditions that refer explicitly to the contents of texts.
func (q *Question) TextReferences() Mask {
	var m Mask
	for i := range q.Atoms {
		if q.Atoms[i].RefersToText {
			m |= q.Atoms[i].Mask
		}
	}
	return m
}
