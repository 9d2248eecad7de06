package link

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// negations are words that negate what follows them.
const negations = cue.Not | cue.Lack | cue.Except

// forwardNegations lists the negations that apply only to what follows them: "with an email but without a phone".
var forwardNegations = text.Set("without never neither nor nobody nowhere zero non")

// mayNegateBefore reports whether token i is a negation that may apply to what precedes it.
func (q *Question) mayNegateBefore(i int) bool {
	return q.Asks(i, cue.Not|cue.Lack) && !forwardNegations[q.Near(i)]
}

// Words that exclude the rows after them or, alone or after "not", the rows before them.
var (
	ignored  = text.Set("ignore ignoring ignored skip skipping disregard disregarding")
	leaving  = text.Set("leave leaving left")
	laid     = text.Set("left put set")
	aside    = text.Set("out aside apart")
	tallied  = text.Set("counted included considered")
	tallying = text.Set("counting including considering")
	excluded = text.Set("excluded excepted")
)

// leftOut returns the words that exclude something: "leave out the cancelled ones", "cancelled ones not counted".
func (q *Question) leftOut(m Mask) Mask {
	for k := max(0, First(m)-3); k < First(m); k++ {
		if q.Negated(k, 2) != 0 {
			continue // "do not leave out"
		}
		switch {
		case ignored[q.Near(k)]:
			return 1 << uint(k)
		case leaving[q.Near(k)] && q.Near(k+1) == "out" && q.Near(k+2) != "of",
			q.Near(k) == "not" && tallying[q.Near(k+1)] && k+1 < First(m):
			return Span(k, k+2)
		}
	}
	k := q.pastRows(m)
	switch {
	case excluded[q.Near(k)]:
		return 1 << uint(k)
	case q.Near(k) == "not" && q.talliesBefore(k+1), laid[q.Near(k)] && aside[q.Near(k+1)] && q.Near(k+2) != "of":
		return Span(k, k+2)
	}
	return 0
}

// talliesBefore reports whether token i includes the rows named before it: "cancelled ones included". "Not counting the
// cancelled ones" is about the rows after it.
func (q *Question) talliesBefore(i int) bool {
	return tallied[q.Near(i)] || tallying[q.Near(i)] && (i+1 == len(q.Tokens) || q.Parts(i+1))
}

// pastRows returns the token after a mention and the noun for the rows: "not" in "cancelled bookings not counted".
func (q *Question) pastRows(m Mask) int {
	k := Last(m) + 1
	if q.nameTable(1<<uint(k)) || q.Near(k) == "ones" {
		k++
	}
	return k
}

// letIn returns the words that include rows explicitly, which is not a condition: "cancelled ones included".
func (q *Question) letIn() (m Mask) {
	for i := range q.Tokens {
		k := q.pastRows(1 << uint(i))
		if k == i+2 && q.talliesBefore(k) && q.Near(k-1) != "not" {
			m |= Span(i, k+1)
		}
	}
	return m
}

// exceptionStarts are the words after which "but" means "except": "everything but gloves", "all jobs but hedges".
var exceptionStarts = text.Set("all every everything everyone everybody any anything anyone anybody none nothing nobody")

// negates reports whether token i is a negation.
func (q *Question) negates(i int) bool {
	return q.Asks(i, negations) && (q.Near(i) != "but" || exceptionStarts[q.Near(i-1)] || exceptionStarts[q.Near(i-2)])
}

// Negations returns the negating tokens.
func (q *Question) Negations() (m Mask) {
	for i := range q.Tokens {
		if q.negates(i) {
			m |= 1 << uint(i)
		}
	}
	return m
}

// Negated returns the mask of a negation within n tokens before token i, unless a new phrase begins between: "not
// bronze, from Colmar" does not negate Colmar.
func (q *Question) Negated(i, n int) Mask {
	for k := min(i, len(q.Tokens)) - 1; k >= max(0, i-n); k-- {
		if k+2 < min(i, len(q.Tokens)) && q.Parts(k+2) && begins[q.Near(k+2)] {
			return 0
		}
		if q.Near(k) == "only" && q.Near(k-1) == "but" {
			return 0 // "but only the open ones"
		}
		if q.Near(k) == "free" && q.Near(k+1) == "of" && k+1 < i {
			return 3 << uint(k)
		}
		if q.negates(k) && !(q.Tokens[k].Text == "non" && q.wordsIn(k+1, i)) {
			return 1 << uint(k)
		}
	}
	return 0
}

// begins lists words that begin a new phrase after a comma.
var begins = text.Set("from in at of by with for on since before after until during")

// deniedAtOnce returns a negation directly before a mention: "not bronze", "neither of bronze". Then only the negated
// condition is meant. "Never" is excluded since "never in fog" negates all rows of a group.
func (q *Question) deniedAtOnce(m Mask) Mask {
	k := First(m) - 1
	for k > 0 && (articles[q.Near(k)] || begins[q.Near(k)]) && !q.Parts(k+1) {
		k--
	}
	if m == 0 || k < 0 || q.Parts(k+1) || !q.Asks(k, cue.Not) || !q.negates(k) || q.Near(k) == "never" {
		return 0
	}
	return 1 << uint(k)
}

// wordsIn reports whether a range of tokens contains a word: "non" negates only the next word.
func (q *Question) wordsIn(from, to int) bool {
	return from < to && slices.ContainsFunc(q.Tokens[from:min(to, len(q.Tokens))],
		func(t words.Token) bool { return t.Word })
}

// deniedUpTo returns a negation within n tokens before a mention, or inside it: "where the rent isn't paid".
func (q *Question) deniedUpTo(m Mask, n int) Mask {
	return cmp.Or(q.Negated(First(m), n), q.Negated(Last(m), Last(m)-First(m))&^m)
}

// negated adds the opposite of each negated atom, and replaces the atoms that the question excludes by their opposites.
func (q *Question) negated(atoms []Atom) []Atom {
	out := slices.DeleteFunc(slices.Clone(atoms), func(a Atom) bool { return q.leftOut(a.Mask)&^a.Mask != 0 })
	for i := range out {
		out[i].Denied = q.deniedAtOnce(out[i].Mask) != 0
	}
	for _, a := range atoms {
		said := cmp.Or(q.leftOut(a.Mask), q.Negated(First(a.Mask), 4))
		if said == 0 || said&a.Mask != 0 {
			continue
		}
		n := a.negation()
		n.Cue = said
		out = append(out, n)
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
		a.Op, c.Op = "eq", Listed(a.Column)
	case a.Column.List:
		a.Op, c.Op = "ne", query.HasNot
	default:
		a.Op, c.Op = "ne", query.NotEqual
	}
	a.Where = []query.Condition{c}
	return a
}
