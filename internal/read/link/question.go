package link

import (
	"math/bits"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/internal/words/when"
)

// Mask is a set of a question's tokens.
type Mask = uint64

// maxTokens is the number of tokens considered: one for each bit of a Mask.
const maxTokens = 64

// Span returns the mask of tokens first to last, last excluded.
func Span(first, last int) Mask { return 1<<uint(last) - 1<<uint(first) }

// First returns the first token of a mask; for an empty one, maxTokens.
func First(m Mask) int { return bits.TrailingZeros64(m) }

// Last returns the last token of a mask; for an empty one, -1.
func Last(m Mask) int { return maxTokens - 1 - bits.LeadingZeros64(m) }

// Count returns the number of tokens in a mask.
func Count(m Mask) int { return bits.OnesCount64(m) }

// Values looks phrases up in the data; every parse.Values implements it.
type Values interface {
	Lookup(phrase string, limit int) []schema.Match
}

// Question is a question with all its mentions.
type Question struct {
	*Catalog
	Text    string
	Form    Form
	Tokens  []words.Token
	Stems   []string
	Cues    []cue.Sense // the senses of each token
	Bases   [][]string  // the words that each token may be a form of, itself first
	Content Mask        // content tokens
	Frame   Mask        // tokens of polite framing: "could you tell me"
	Tables  []Mention   // by table
	Columns []Mention   // by column
	Atoms   []Atom
	Numbers []Figure
	Dates   []Moment
	Linked  Mask // content tokens that match anything

	today       time.Time
	values      Values        // or nil
	wordVectors []encode.Word // for each token, to compare with words of names
}

// New returns a question with everything that its words may be about, as of now.
func New(db *schema.Database, values Values, question string) *Question {
	return NewAt(when.Clock{}, db, values, question)
}

// Copy returns a copy whose tokens and atoms may be changed.
func (q *Question) Copy() *Question {
	out := *q
	out.Tokens, out.Atoms = slices.Clone(q.Tokens), slices.Clone(q.Atoms)
	return &out
}

// Today returns the day that relative times are relative to.
func (q *Question) Today() time.Time { return q.today }

// NewAt is like New, but as of the clock's day, if it has one.
func NewAt(clock when.Clock, db *schema.Database, values Values, question string) *Question {
	q := &Question{Catalog: CatalogOf(db), Text: question, Tokens: words.Tokenize(question), values: values}
	if clock.Today.IsZero() {
		clock.Today = time.Now()
	}
	y, m, d := clock.Today.Date()
	q.today = time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	if q.Catalog.dateOrder != 0 {
		clock.MonthFirst = q.Catalog.dateOrder > 0
	}
	if len(q.Tokens) > maxTokens {
		q.Tokens = q.Tokens[:maxTokens]
	}
	for i := range q.Tokens {
		q.correctSwap(i)
	}
	q.simplify()
	q.Frame = FrameTokens(question, q.Tokens)
	q.replaceRowNouns()
	for i := range q.Tokens {
		q.correctSpelling(i)
		t := q.Tokens[i]
		q.Stems = append(q.Stems, t.Stem)
		q.Cues = append(q.Cues, cue.Of(t.Text))
		q.Bases = append(q.Bases, lang.Bases(t.Text))
		q.wordVectors = append(q.wordVectors, encode.LookupWord(t.Text))
		if t.Word && !t.Stop && q.Frame&(1<<uint(i)) == 0 && !q.isContraction(i) && t.End > t.Start &&
			(q.Catalog.words[q.Stems[i]] || !q.namesAllData(i) && !q.isContentless(i)) {
			q.Content |= 1 << uint(i)
		}
	}
	q.Numbers = q.figures()
	q.Dates = q.moments(clock)
	q.dropTimeNumbers()
	q.Tables = make([]Mention, len(q.Catalog.Tables))
	for i, t := range q.Catalog.Tables {
		q.Tables[i] = q.mention(t.Names)
		q.Linked |= q.Tables[i].All()
	}
	q.Columns = make([]Mention, len(q.Catalog.Columns))
	for i, c := range q.Catalog.Columns {
		q.Columns[i] = q.mention(c.Names)
	}
	q.resolveColumnNames()
	q.dropShowVerb()
	for i := range q.Columns {
		q.Linked |= q.Columns[i].All()
	}
	q.Atoms = q.atoms(values)
	q.Atoms = append(q.Atoms, q.textAtoms()...)
	if all := q.inclusionTokens(); all != 0 {
		q.Atoms = slices.DeleteFunc(q.Atoms, func(a Atom) bool { return a.Mask&all != 0 })
		q.Content &^= all
	}
	q.resolveOverlaps()
	for _, a := range q.Atoms {
		if !a.ReadsText() {
			q.Linked |= a.Mask & q.Content
		}
	}
	q.Linked &= q.Content
	return q
}

// namesAllData reports whether token i is of the name of the data as a whole, which describes no row, and no value.
func (q *Question) namesAllData(i int) bool {
	isValue := func(m schema.Match) bool { return m.How == schema.Exact || m.How == schema.Folded }
	return q.Catalog.subject[q.Stems[i]] &&
		(q.values == nil || !slices.ContainsFunc(q.values.Lookup(q.Token(i), maxMatches), isValue))
}

// FrameTokens returns the tokens of polite framing in a text: "could you tell me".
func FrameTokens(question string, tokens []words.Token) (m Mask) {
	list := make([]string, min(len(tokens), maxTokens))
	for i := range list {
		list[i] = tokens[i].Text
	}
	for i, isFrame := range cue.Frame(list, func(i int) bool { return hasPunctuationBefore(question, tokens, i) }) {
		if isFrame {
			m |= 1 << uint(i)
		}
	}
	return m
}

// StartsClause reports whether punctuation before token i separates it from the clause before.
func (q *Question) StartsClause(i int) bool { return hasPunctuationBefore(q.Text, q.Tokens, i) }

func hasPunctuationBefore(question string, tokens []words.Token, i int) bool {
	return i > 0 && strings.ContainsAny(question[tokens[i-1].End:max(tokens[i-1].End, tokens[i].Start)], ",.;:?!")
}

// resolveOverlaps resolves overlaps: words that are exact values no longer count as loose mentions of names, and words
// that are a table's whole name no longer count as parts of values. Text conditions are dropped if their words are part
// of patterns such as "containing" or of times.
func (q *Question) resolveOverlaps() {
	var nameTokens, patternTokens Mask
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.Op == "has" {
			patternTokens |= a.Cue
		} else if a.Match == byCalendar || a.isInterval() {
			patternTokens |= a.Mask | a.Cue
		}
	}
	for i := range q.Tables {
		if q.Tables[i].Share >= 1 {
			nameTokens |= q.Tables[i].Exact
		}
	}
	q.Atoms = slices.DeleteFunc(q.Atoms, func(a Atom) bool {
		isName := a.Op == "eq" && (a.Mask&^nameTokens == 0 && !a.matchesExactly() || q.namesReference(&a))
		return isName || a.ReadsText() && a.Mask&patternTokens != 0
	})
	var exact Mask
	for i := range q.Atoms {
		if q.Atoms[i].matchesExactly() {
			exact |= q.Atoms[i].Mask
		}
	}
	for _, all := range [][]Mention{q.Tables, q.Columns} {
		for i := range all {
			all[i].Loose &^= exact
		}
	}
}

// namesReference reports whether the words of a condition on rows only say which rows of theirs the rows of a named
// table refer to: in "lessons per rider", the rider is the lesson's, also if some are riders and others owners.
func (q *Question) namesReference(a *Atom) bool {
	return slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool {
		return c.IsReference && q.Tables[c.Table.Index].Exact&^a.Mask != 0 && a.Mask&^q.Columns[c.Index].Exact == 0 &&
			slices.ContainsFunc(q.Catalog.DirectEdges(c.Table, a.Table), func(e Edge) bool { return e.Left == c })
	})
}

// isInterval reports whether the condition is that a date is in an interval.
func (a *Atom) isInterval() bool {
	return a.Column != nil && a.Column.Kind == Temporal &&
		(a.Op == "on" || a.Op == "since" || a.Op == "before" || a.Op == "span")
}

// TextOf returns the question's text for a mask, from its first token to its last.
func (q *Question) TextOf(m Mask) string {
	if m == 0 {
		return ""
	}
	return q.Text[q.Tokens[First(m)].Start:q.Tokens[Last(m)].End]
}

// indefiniteWords are words for anything or everything.
var indefiniteWords = text.Set("something anything everything overall altogether")

// isContentless reports whether a token carries no content: "anybody", "anything", and the "one" of "at least one".
func (q *Question) isContentless(i int) bool {
	w := q.Token(i)
	return q.HasSense(i, cue.Anybody) || indefiniteWords[w] || w == "one" && q.Token(i-1) == "least" || i == 0 &&
		q.AsksForGroups()
}

// Words that begin a request for groups, and the words after them.
var (
	groupVerbs   = text.Set("group split break")
	groupObjects = text.Set("by it them these those")
)

// dropShowVerb drops what a column's name has only of the verb with which the question begins: "show tours" does not
// mention no_show, but "list prices" may mention list_price.
func (q *Question) dropShowVerb() {
	first := bits.TrailingZeros64(^q.Frame)
	if verb := Mask(1) << uint(first); showVerbs[q.Token(first)] && first+1 < len(q.Tokens) {
		for i := range q.Columns {
			if q.Columns[i].All() == verb {
				q.Columns[i] = Mention{}
			}
		}
	}
}

// showVerbs are verbs that ask to see rows.
var showVerbs = text.Set("show list display give find get fetch see")

// AsksForGroups reports whether the question begins with a request for groups: "group them by brand", "split by month".
func (q *Question) AsksForGroups() bool { return groupVerbs[q.Token(0)] && groupObjects[q.Token(1)] }

// Token returns the text of token i, "^" before the first, or "$" after the last.
func (q *Question) Token(i int) string {
	if i < 0 {
		return "^"
	}
	if i >= len(q.Tokens) {
		return "$"
	}
	return q.Tokens[i].Text
}

// HasSense reports whether token i has any of the given senses.
func (q *Question) HasSense(i int, senses cue.Sense) bool {
	return i >= 0 && i < len(q.Cues) && q.Cues[i]&senses != 0
}

// WithSense returns the tokens that have any of the given senses.
func (q *Question) WithSense(senses cue.Sense) Mask {
	return q.TokensWhere(func(i int) bool { return q.HasSense(i, senses) })
}

// TokensWhere returns the tokens for which f holds.
func (q *Question) TokensWhere(f func(i int) bool) (m Mask) {
	for i := range q.Tokens {
		if f(i) {
			m |= 1 << uint(i)
		}
	}
	return m
}

// tokensEqualTo returns the tokens that equal a word.
func (q *Question) tokensEqualTo(word string) Mask {
	return q.TokensWhere(func(i int) bool { return q.Token(i) == word })
}

// NumberAndDateTokens returns the tokens of numbers and dates, with their units.
func (q *Question) NumberAndDateTokens() Mask {
	var m Mask
	for _, f := range q.Numbers {
		m |= Span(f.First, f.Last)
	}
	for _, d := range q.Dates {
		if d.Part[1] == 0 { // parts of the day may have another meaning
			m |= d.ownTokens()
		}
	}
	return m
}

// CertainTokens returns the content tokens whose meaning is certain: numbers, dates, and values named as in the data,
// or by words that can only be names.
func (q *Question) CertainTokens() Mask {
	m := q.NumberAndDateTokens()
	for _, a := range q.Atoms {
		if (a.matchesExactly() || a.Op == "eq" && q.isName(a.Mask)) && Count(a.Mask&q.Content) > 0 {
			m |= a.Mask
		}
	}
	return m & q.Content
}

// RequiredTokens returns the tokens that a reading should use: those with a certain meaning, and group keys.
func (q *Question) RequiredTokens() Mask { return q.CertainTokens() | q.GroupKeyTokens() }

// GroupKeyTokens returns the tokens that name a table or column right after a word such as "by": "by pub".
func (q *Question) GroupKeyTokens() Mask {
	var m Mask
	for i := range q.Tokens[:max(0, len(q.Tokens)-1)] {
		if !q.HasSense(i, cue.PerGroup) && q.Token(i) != "what" || q.Token(i+2) == "of" {
			continue // in "by kind of work", "kind" may name nothing
		}
		for k := i + 1; k < len(q.Tokens) && (q.namesTableOrColumn(1<<uint(k)) || k > i+1 && q.Token(k) == "and"); k++ {
			m |= 1 << uint(k)
		}
	}
	return m & q.Content
}

// isName reports whether a phrase contains no English word, so that it must be a name.
func (q *Question) isName(phrase Mask) bool {
	for i := range q.Tokens {
		t := &q.Tokens[i]
		if phrase&(1<<uint(i)) != 0 && (len(t.Text) < 3 || t.Numeric || slices.ContainsFunc(q.Bases[i], lang.IsEnglish)) {
			return false
		}
	}
	return true
}

// NamedTokens returns the tokens that name a table, a column or a value exactly.
func (q *Question) NamedTokens() Mask {
	m := q.CertainTokens()
	for i := range q.Tables {
		m |= q.Tables[i].Exact
	}
	for i := range q.Columns {
		m |= q.Columns[i].Exact
	}
	return m
}

// UnexplainedTokens returns the content words that name nothing exactly and have no sense such as that of "total". They
// may refer to values in other words.
func (q *Question) UnexplainedTokens() Mask {
	return q.Content &^ q.NamedTokens() &^ q.TokensWhere(func(i int) bool { return cue.Of(q.Token(i)) != 0 })
}

// NamesTable reports whether words name a table.
func (q *Question) NamesTable(m Mask) bool {
	return slices.ContainsFunc(q.Tables, func(t Mention) bool { return t.Exact&m != 0 })
}
