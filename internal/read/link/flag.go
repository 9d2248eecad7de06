package link

import (
	"cmp"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// negatedMention returns the negated occurrence of a word, and its negation, if the word also occurs without one:
// "members and non-members".
func (q *Question) negatedMention(m Mask) (token int, negation Mask) {
	affirmed := false
	for i := range q.Tokens {
		if m&(1<<uint(i)) == 0 {
			continue
		}
		found := q.NegationBefore(i, 2)
		switch {
		case q.Stems[i] != q.Stems[First(m)] || found != 0 && negation != 0:
			return 0, 0
		case found != 0:
			token, negation = i, found
		default:
			affirmed = true
		}
	}
	if !affirmed {
		return 0, 0
	}
	return token, negation
}

// stateAtoms links mentions of columns to conditions on their state: yes or no, missing or known.
func (q *Question) stateAtoms() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		out = append(out, q.flagAtoms(c)...)
	}
	for _, c := range q.Catalog.Columns {
		if m := &q.Columns[c.Index]; c.Nulls > 0 && m.All() != 0 && c.Kind != Flag && !c.IsKey {
			out = append(out, q.nullAtoms(c, m)...)
		}
	}
	return out
}

// YesNo returns the values of a yes/no column for yes and no, or empty strings.
func (c *Column) YesNo() (yes, no string) {
	if c.Kind == Textual {
		return c.Affirming()
	}
	return c.Yes, c.No
}

// IsYesNo reports whether a column holds yes or no, in whatever words.
func (c *Column) IsYesNo() bool {
	yes, _ := c.YesNo()
	return yes != ""
}

// hasState returns the condition that a yes/no column has one of its values.
func (c *Column) hasState(value string) []query.Condition {
	return singleCondition(c.Ref(), query.Equal, query.Value{Text: value, Number: c.Type != schema.Text})
}

// flagAtoms links the mentions of a yes/no column to conditions that it is yes or no.
func (q *Question) flagAtoms(c *Column) []Atom {
	m := &q.Columns[c.Index]
	yes, no := c.YesNo()
	if yes == "" {
		return nil
	}
	var out []Atom
	add := func(op string, mask, negation Mask, score float64) {
		value := map[string]string{"yes": yes, "no": no}[op]
		out = append(out, Atom{Op: op, Table: c.Table, Column: c, Mask: mask, Cue: negation, Score: score,
			Where: c.hasState(value)})
	}
	if m.All() == 0 || c.Kind == Textual && m.Exact == 0 {
		return out
	}
	if c.HasNegatedName() {
		q.addNegatedName(m, add)
		return out
	}
	mask := m.Exact
	if opposites := m.Opposites(); opposites != 0 && !q.saysOpposed(mask, opposites) {
		op, negation := q.oppositeState(opposites)
		add(op, opposites|mask, negation, .85)
		return out
	}
	if mask == 0 {
		mask = m.Loose & (1 << uint(First(m.Loose)))
		if m.Relations[First(mask)] == Similar && q.isNegatedVerb(mask) {
			return out // "boats that did not sail" does not mean boats whose trips were not cancelled
		}
	}
	if negation := q.unknownWords() &^ mask; negation != 0 && c.Nulls > 0 {
		return append(out, Atom{Op: "null", Table: c.Table, Column: c, Mask: mask, Cue: negation, Score: 1 + .5*m.Share,
			Where: singleCondition(c.Ref(), query.IsNull)})
	}
	score := .2 + 1.5*m.Share - q.tablePenalty(mask)
	if m.Exact == 0 && (m.Relations[First(mask)].IsSameWord() || m.Relations[First(mask)] == Opposite) {
		score += .35
	}
	if q.exclusionTokens(mask) == 0 {
		add("yes", mask, 0, score)
	}
	if i, negation := q.negatedMention(mask); negation != 0 { // "members and non-members"
		add("yes", mask&^(1<<uint(i)), 0, score+.3)
		add("no", 1<<uint(i), negation, score+.3)
	}
	if negation := q.flagNegation(m, mask); negation != 0 {
		add("no", mask, negation, score+.3)
	}
	return out
}

// saysOpposed reports whether tokens have a word that others say the opposite of: "paid and unpaid ones", but not
// "unpaid fees".
func (q *Question) saysOpposed(mask, opposites Mask) bool {
	return q.TokensWhere(func(i int) bool {
		return mask&(1<<uint(i)) != 0 && q.TokensWhere(func(k int) bool {
			return opposites&(1<<uint(k)) != 0 && q.relation(k, q.Token(i), q.Stems[i]) == Opposite
		}) != 0
	}) != 0
}

// oppositeState returns the state that words for the opposite of a yes/no column ask for: no or, if they are negated,
// yes, as in "who does not owe anything" and "unpaid ones left out".
func (q *Question) oppositeState(opposites Mask) (op string, negation Mask) {
	const near = 2 // "does not still owe", but not "members not from Rome who owe us"
	negation = cmp.Or(q.exclusionTokens(opposites), q.NegationBefore(First(opposites), near)) &^ opposites
	if negation != 0 {
		return "yes", negation
	}
	return "no", 0
}

// flagNegation returns the words that deny a mention of a yes/no column.
func (q *Question) flagNegation(m *Mention, mask Mask) Mask {
	negation := cmp.Or(q.exclusionTokens(mask), q.negationNear(mask, 6), q.pendingBefore(m.All()))
	if negation == 0 {
		negation = q.NegationBefore(Last(mask)+4, 3) &^ mask // "swimming is not allowed"
	}
	return cmp.Or(negation, m.Opposites()&mask)
}

// negatingPrefixes lists the words with which negated names begin: no_show, "not insured".
var negatingPrefixes = text.Set("no not non without never")

// HasNegatedName reports whether a column's name begins with a negation: no_show.
func (c *Column) HasNegatedName() bool {
	return len(c.Names[0].Text) > 1 && negatingPrefixes[c.Names[0].Text[0]]
}

// addNegatedName adds the states that a mention of a column with a negated name asks for. The name's own negation is
// part of it, and denies nothing: "no-shows", but "without the no-shows".
func (q *Question) addNegatedName(m *Mention, add func(op string, mask, negation Mask, score float64)) {
	mask, negation := q.negatedName(m)
	name, score := mask|negation, .2+1.5*m.Share
	switch {
	case mask == 0:
		return
	case negation == 0:
		add("no", name, 0, score)
		return
	}
	add("yes", name, 0, score)
	const near = 2
	if denial := cmp.Or(q.exclusionTokens(name), q.NegationBefore(First(name), near)); denial != 0 {
		add("no", name, denial, score+.3)
	}
}

// negatedName returns the tokens that mention a column with a negated name, and their negations. "Show" alone does not
// mean the column no_show.
func (q *Question) negatedName(m *Mention) (mask, negationMask Mask) {
	for i := range q.Tokens {
		if bit := Mask(1) << uint(i); m.All()&bit == 0 || negatingPrefixes[q.Token(i)] {
			continue
		} else if negation := q.NegationBefore(i, 3); negation != 0 {
			mask, negationMask = mask|bit, negationMask|negation
		} else if !q.HasSense(i, cue.Show) {
			mask |= bit
		}
	}
	return mask, negationMask
}

// Words for unknown values, and words that stand for an unknown value after a negation.
var (
	unknownValueWords = text.Set("unknown unclear blank empty missing unrecorded unspecified undetermined unsure")
	knowledgeStems    = text.Stems("know", "known", "record", "say", "tell", "fill", "note", "sure", "enter",
		"write", "written")
	recordStems = text.Stems("entry", "record", "information", "data", "word")
)

// unknownWords returns the words for an unknown value: "we don't know whether", "may or may not".
func (q *Question) unknownWords() Mask {
	for i := range q.Tokens {
		negation := q.NegationBefore(i, 3)
		switch {
		case unknownValueWords[q.Token(i)]:
			return 1 << uint(i)
		case negation != 0 && knowledgeStems[q.Stems[i]], noQuantityWords[q.Token(i-1)] && recordStems[q.Stems[i]]:
			return 1<<uint(i) | negation
		case q.Token(i) == "nor" && q.NegationBefore(i, len(q.Tokens)) != 0:
			return 1<<uint(i) | q.NegationBefore(i, len(q.Tokens))
		case q.Token(i) == "or" && q.Token(i+2) == "not" && q.Token(i-1) == q.Token(i+1):
			return Span(i-1, i+3)
		}
	}
	return 0
}

// onlySaysUnknown reports whether the words of a mention only say that something is not known, as in "nothing is noted
// about", and so do not name a column of notes.
func (q *Question) onlySaysUnknown(mask Mask) bool {
	for i := range q.Tokens {
		if mask&(1<<uint(i)) != 0 && !(knowledgeStems[q.Stems[i]] && strings.HasSuffix(q.Token(i), "ed") &&
			q.NegationBefore(i, 3) != 0) {
			return false
		}
	}
	return mask != 0
}

// tablePenalty returns the penalty for a phrase that may also name a table.
func (q *Question) tablePenalty(m Mask) float64 {
	if q.NamesTable(m) {
		return .4
	}
	return 0
}
