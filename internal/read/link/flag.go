package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// negatedMention returns the negated one of several mentions of a word, and its negation: "members and non-members".
func (q *Question) negatedMention(m Mask) (token int, said Mask) {
	affirmed := false
	for i := range q.Tokens {
		if m&(1<<uint(i)) == 0 {
			continue
		}
		denied := q.Negated(i, 2)
		switch {
		case q.Stems[i] != q.Stems[First(m)] || denied != 0 && said != 0:
			return 0, 0
		case denied != 0:
			token, said = i, denied
		default:
			affirmed = true
		}
	}
	if !affirmed {
		return 0, 0
	}
	return token, said
}

// flags links mentions of yes/no columns.
func (q *Question) flags() []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		out = append(out, q.flagAtoms(c)...)
	}
	for _, c := range q.Catalog.Columns {
		if m := &q.Columns[c.At]; c.Nulls > 0 && m.All() != 0 && c.Kind != Flag && !c.Key {
			out = append(out, q.nulls(c, m)...)
		}
	}
	return slices.Concat(out, q.zeros(), q.unfinished())
}

// YesNo returns the values of a yes/no column for yes and no, or empty strings.
func (c *Column) YesNo() (yes, no string) {
	if c.Kind == Textual {
		return c.Affirming()
	}
	return c.Yes, c.No
}

// flagAtoms links the mentions of a yes/no column to conditions that it is yes or no.
func (q *Question) flagAtoms(c *Column) []Atom {
	m := &q.Columns[c.At]
	yes, no := c.YesNo()
	if yes == "" {
		return nil
	}
	var out []Atom
	add := func(op string, mask, said Mask, score float64) {
		value := map[string]string{"yes": yes, "no": no}[op]
		out = append(out, Atom{Op: op, Table: c.Table, Column: c, Mask: mask, Cue: said, Score: score,
			Where: singleCondition(c.Ref(), query.Equal, query.Value{Text: value, Number: c.Type != schema.Text})})
	}
	if m.All() == 0 || c.Kind == Textual && m.Exact == 0 {
		return out
	}
	if c.Denies() {
		if mask, said := q.deniedName(m); said != 0 {
			add("yes", mask|said, 0, .2+1.5*m.Share)
		} else if mask != 0 {
			add("no", mask, 0, .2+1.5*m.Share)
		}
		return out
	}
	mask := m.Exact
	if mask == 0 {
		mask = m.Loose & (1 << uint(First(m.Loose)))
		if m.How[First(mask)] == Alike && q.deniedVerb(mask) {
			return out // "boats that did not sail" does not mean boats whose trips were not cancelled
		}
	}
	if said := q.unknownWords() &^ mask; said != 0 && c.Nulls > 0 {
		return append(out, Atom{Op: "null", Table: c.Table, Column: c, Mask: mask, Cue: said, Score: 1 + .5*m.Share,
			Where: singleCondition(c.Ref(), query.IsNull)})
	}
	score := .2 + 1.5*m.Share - q.tablePenalty(mask)
	if kept, said := q.keptFlag(m, mask); said != 0 { // "cancelled ones left out"
		add(kept, mask, said, score+.3)
		return out
	}
	if m.Exact == 0 && (m.How[First(mask)].Same() || m.How[First(mask)] == Opposite) {
		score += .35
	}
	add("yes", mask, 0, score)
	if i, said := q.negatedMention(mask); said != 0 { // "members and non-members"
		add("yes", mask&^(1<<uint(i)), 0, score+.3)
		add("no", 1<<uint(i), said, score+.3)
	}
	if said := q.deniedFlag(m, mask); said != 0 {
		add("no", mask, said, score+.3)
	}
	return out
}

// keptFlag returns the value of the rows that remain if the question excludes or directly negates others, and the words
// that exclude them: "unpaid ones left out" selects the paid ones.
func (q *Question) keptFlag(m *Mention, mask Mask) (kept string, said Mask) {
	said = q.leftOut(mask)
	if m.Exact == 0 && m.How[First(mask)] == Opposite {
		return "yes", cmp.Or(said, q.deniedUpTo(mask, 6)) &^ mask
	}
	return "no", cmp.Or(said, q.deniedAtOnce(mask))
}

// deniedFlag returns the words that deny a mention of a yes/no column.
func (q *Question) deniedFlag(m *Mention, mask Mask) Mask {
	said := q.deniedUpTo(mask, 6)
	if said == 0 {
		said = q.Negated(Last(mask)+4, 3) &^ mask // "swimming is not allowed"
	}
	if said == 0 && m.Loose&mask != 0 && m.How != nil && m.How[First(mask)] == Opposite {
		return mask
	}
	return said
}

// negatingWords lists the words with which negated names begin: no_show, "not insured".
var negatingWords = text.Set("no not non without never")

// Denies reports whether a column's name begins with a negation: no_show.
func (c *Column) Denies() bool { return len(c.Names[0].Text) > 1 && negatingWords[c.Names[0].Text[0]] }

// deniedName returns the tokens that mention a column with a negating name, and their negations. "Show" alone does not
// mean the column no_show.
func (q *Question) deniedName(m *Mention) (mask, said Mask) {
	for i := range q.Tokens {
		if bit := Mask(1) << uint(i); m.All()&bit == 0 || negatingWords[q.Near(i)] {
			continue
		} else if denied := q.Negated(i, 3); denied != 0 {
			mask, said = mask|bit, said|denied
		} else if !q.Asks(i, cue.Show) {
			mask |= bit
		}
	}
	return mask, said
}

// Words for unknown values, and words that stand for an unknown value after a negation: closed classes.
var (
	notKnown = text.Set("unknown unclear blank missing unrecorded unspecified undetermined")
	knowing  = text.Stems("know", "known", "record", "say", "tell", "fill", "note", "sure", "enter")
	records  = text.Stems("entry", "record", "information", "data", "word")
)

// unknownWords returns the words for an unknown value: "we don't know whether", "may or may not".
func (q *Question) unknownWords() Mask {
	for i := range q.Tokens {
		said := q.Negated(i, 3)
		switch {
		case notKnown[q.Near(i)]:
			return 1 << uint(i)
		case said != 0 && knowing[q.Stems[i]], noQuantityWords[q.Near(i-1)] && records[q.Stems[i]]:
			return 1<<uint(i) | said
		case q.Near(i) == "nor" && q.Negated(i, len(q.Tokens)) != 0:
			return 1<<uint(i) | q.Negated(i, len(q.Tokens))
		case q.Near(i) == "or" && q.Near(i+2) == "not" && q.Near(i-1) == q.Near(i+1):
			return Span(i-1, i+3)
		}
	}
	return 0
}

// tablePenalty returns the penalty for a phrase that may also name a table.
func (q *Question) tablePenalty(m Mask) float64 {
	if q.nameTable(m) {
		return .4
	}
	return 0
}
