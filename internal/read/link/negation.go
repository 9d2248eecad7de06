package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// negations are the senses of words that negate what follows them.
const negations = cue.Not | cue.Lack | cue.Except

// forwardNegations lists the negations that apply only to what follows them: "with an email but without a phone".
var forwardNegations = text.Set("without never neither nor nobody nowhere zero non")

// mayNegatePrevious reports whether token i is a negation that may apply to what precedes it.
func (q *Question) mayNegatePrevious(i int) bool {
	return q.HasSense(i, cue.Not|cue.Lack) && !forwardNegations[q.Token(i)]
}

// Words that exclude the rows named after them or, alone or after "not", the rows named before them.
var (
	ignoreWords    = text.Set("ignore ignoring ignored skip skipping disregard disregarding")
	leaveWords     = text.Set("leave leaving left")
	asideVerbs     = text.Set("left put set")
	asideParticles = text.Set("out aside apart")
	includedWords  = text.Set("counted included considered")
	includingWords = text.Set("counting including considering")
	excludedWords  = text.Set("excluded excepted")
)

// exclusionTokens returns the words that exclude the rows that m mentions: "leave out the cancelled ones", "cancelled
// ones not counted".
func (q *Question) exclusionTokens(m Mask) Mask {
	for k := max(0, First(m)-3); k < First(m); k++ {
		if q.NegationBefore(k, 2) != 0 {
			continue // "do not leave out"
		}
		switch {
		case ignoreWords[q.Token(k)], q.Token(k) == "minus" && q.Token(k+1) == "the": // not of two figures
			return 1 << uint(k)
		case leaveWords[q.Token(k)] && q.Token(k+1) == "out" && q.Token(k+2) != "of",
			q.Token(k) == "not" && includingWords[q.Token(k+1)] && k+1 < First(m):
			return Span(k, k+2)
		}
	}
	if k := Last(m) + 1; q.isFreeOf(k) {
		return 1 << uint(k)
	} else if q.Token(k) == "-" && q.isFreeOf(k+1) {
		return Span(k, k+2)
	}
	k := q.tokenAfterRows(m)
	switch {
	case excludedWords[q.Token(k)]:
		return 1 << uint(k)
	case q.Token(k) == "not" && q.includesPrevious(k+1), asideVerbs[q.Token(k)] && asideParticles[q.Token(k+1)] &&
		q.Token(k+2) != "of":
		return Span(k, k+2)
	}
	return 0
}

// isFreeOf reports whether token i says that what is before it is absent: "nut-free", but not "free of charge".
func (q *Question) isFreeOf(i int) bool {
	return q.Token(i) == "free" && q.Token(i+1) != "of" && !q.Catalog.HasNameWord("free")
}

// includesPrevious reports whether token i includes the rows named before it: "cancelled ones included". "Not counting
// the cancelled ones" is about the rows after it.
func (q *Question) includesPrevious(i int) bool {
	return includedWords[q.Token(i)] || includingWords[q.Token(i)] && (i+1 == len(q.Tokens) || q.StartsClause(i+1))
}

// tokenAfterRows returns the token after a mention and the noun for the rows: "not" in "cancelled bookings not
// counted".
func (q *Question) tokenAfterRows(m Mask) int {
	k := Last(m) + 1
	if q.NamesTable(1<<uint(k)) || q.Token(k) == "ones" {
		k++
	}
	return k
}

// inclusionTokens returns the words that include rows explicitly, which is not a condition: "cancelled ones included".
func (q *Question) inclusionTokens() (m Mask) {
	for i := range q.Tokens {
		k := q.tokenAfterRows(1 << uint(i))
		if k == i+2 && q.includesPrevious(k) && q.Token(k-1) != "not" {
			m |= Span(i, k+1)
		}
	}
	return m
}

// exceptionStarts are the words after which "but" means "except": "everything but gloves", "all jobs but hedges".
var exceptionStarts = text.Set("all every everything everyone everybody any anything anyone anybody none nothing nobody")

// isNegation reports whether token i is a negation.
func (q *Question) isNegation(i int) bool {
	return q.HasSense(i, negations) && (q.Token(i) != "but" || exceptionStarts[q.Token(i-1)] ||
		exceptionStarts[q.Token(i-2)])
}

// Negations returns the negating tokens.
func (q *Question) Negations() Mask { return q.TokensWhere(q.isNegation) }

// NegationBefore returns the mask of a negation within n tokens before token i, unless a new phrase begins in between:
// "not bronze, from Colmar" does not negate Colmar.
func (q *Question) NegationBefore(i, n int) Mask {
	for k := min(i, len(q.Tokens)) - 1; k >= max(0, i-n); k-- {
		if k+2 < min(i, len(q.Tokens)) && q.StartsClause(k+2) && phraseStarts[q.Token(k+2)] {
			return 0
		}
		if q.Token(k) == "only" && q.Token(k-1) == "but" {
			return 0 // "but only the open ones"
		}
		if q.Token(k) == "free" && q.Token(k+1) == "of" && k+1 < i {
			return 3 << uint(k)
		}
		if q.isNegation(k) && !(q.Tokens[k].Text == "non" && q.containsWord(k+1, i)) {
			return 1 << uint(k)
		}
	}
	return 0
}

// phraseStarts lists words that begin a new phrase after a comma.
var phraseStarts = text.Set("from in at of by with for on since before after until during")

// directNegation returns a negation directly before a mention, so that only the negated condition is meant: "not
// bronze", "neither of bronze". "Never" is excluded since "never in fog" negates all rows of a group.
func (q *Question) directNegation(m Mask) Mask {
	k := First(m) - 1
	for k > 0 && (articles[q.Token(k)] || phraseStarts[q.Token(k)]) && !q.StartsClause(k+1) {
		k--
	}
	if m == 0 || k < 0 || q.StartsClause(k+1) || !q.HasSense(k, cue.Not) || !q.isNegation(k) || q.Token(k) == "never" {
		return 0
	}
	return 1 << uint(k)
}

// containsWord reports whether a range of tokens contains a word: "non" negates only the word after it.
func (q *Question) containsWord(from, to int) bool {
	return from < to && slices.ContainsFunc(q.Tokens[from:min(to, len(q.Tokens))],
		func(t words.Token) bool { return t.Word })
}

// negationNear returns a negation within n tokens before a mention, or inside it: "where the rent isn't paid".
func (q *Question) negationNear(m Mask, n int) Mask {
	return cmp.Or(q.NegationBefore(First(m), n), q.NegationBefore(Last(m), Last(m)-First(m))&^m)
}

// pendingWords are the words after which "to" names what has not been done: "still to pay", "has yet to return". There
// may be verbs between them and "to", or before them.
var (
	pendingWords = text.Set("still yet remain remains remaining left due")
	pendingVerbs = text.Set("have has need needs is are")
)

// pendingBefore returns the words before a mention, or inside it, that say that it has not been done but is to be:
// "still has to" in "who still has to pay", and "to be" after the rows, as in "orders to be paid". What is known to be
// insured is insured.
func (q *Question) pendingBefore(m Mask) Mask {
	for i := range q.Tokens {
		if m&(1<<uint(i)) == 0 {
			continue
		}
		to := i - 1
		if q.Token(to) == "be" {
			to--
		}
		if q.Token(to) != "to" {
			continue
		}
		first, isPending := to, to < i-1 && to > 0 && q.NamesTable(Span(to-1, to))
		for pendingWords[q.Token(first-1)] || pendingVerbs[q.Token(first-1)] {
			first--
			isPending = isPending || pendingWords[q.Token(first)]
		}
		if isPending {
			return Span(first, i)
		}
	}
	return 0
}

// addNegations adds the opposite of each negated atom, and replaces the atoms that the question excludes with their
// opposites.
func (q *Question) addNegations(atoms []Atom) []Atom {
	out := slices.DeleteFunc(slices.Clone(atoms), func(a Atom) bool { return q.exclusionTokens(a.Mask)&^a.Mask != 0 })
	for i := range out {
		out[i].Negated = q.directNegation(out[i].Mask) != 0
	}
	for _, a := range atoms {
		negation := cmp.Or(q.exclusionTokens(a.Mask), q.NegationBefore(First(a.Mask), 4))
		if negation == 0 || negation&a.Mask != 0 {
			continue
		}
		n := a.negation()
		n.Cue = negation
		out = append(out, n)
	}
	return out
}

// zeroWords are the words for zero as an amount of rows.
var zeroWords = text.Set("zero zeros zeroes 0 0s")

// nonzeroAtoms returns conditions that a mentioned quantity is not zero: "average fee without the zeros".
func (q *Question) nonzeroAtoms() (out []Atom) {
	for i := range q.Tokens {
		zero := Span(i, i+1)
		exclusion := cmp.Or(q.exclusionTokens(zero), q.NegationBefore(i, 2)) &^ zero
		if !zeroWords[q.Token(i)] || exclusion == 0 {
			continue
		}
		for _, c := range q.Catalog.Columns {
			if m := &q.Columns[c.Index]; c.IsMeasure() && c.Min != "" && c.Lo <= 0 && m.Exact != 0 {
				out = append(out, Atom{Op: "ne", Table: c.Table, Column: c, Mask: zero, Cue: exclusion, Score: 2.5 + m.Share,
					Where: singleCondition(c.Quantity(), query.NotEqual, numberValue(0))})
			}
		}
	}
	return out
}

// negation returns the opposite of a condition on a value.
func (a Atom) negation() Atom {
	c := a.Where[0]
	switch {
	case a.Op == "has":
		a.Op, c.Op = "hasnot", query.NotLike
	case a.Op == "ne": // "not unpaid"
		a.Op, c.Op = "eq", ValueOp(a.Column)
	case a.Column.List:
		a.Op, c.Op = "ne", query.HasNot
	default:
		a.Op, c.Op = "ne", query.NotEqual
	}
	a.Where = []query.Condition{c}
	return a
}
