package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

var (
	denialWords = text.Set("not no without except excluding neither never nobody nothing none nor cannot")
	// boundWords lists words before which a negation belongs to a comparison: "no more than".
	boundWords = text.Set("more less later earlier fewer over under before after until only just than older younger longer " +
		"shorter higher lower bigger smaller")
	exceptionPhrases = phrases("other than|apart from|leave out|leaving out|but not|aside from|" +
		"skip the|skipping the|ignore the|ignoring the|minus the")
)

// requireNegations requires a negation in the query for each negating word.
func (q *Question) requireNegations(i int) {
	n := exceptionPhrases.at(q, i)
	contracted := q.token(i) == "t" && i > 0 && strings.HasSuffix(q.token(i-1), "n") &&
		strings.TrimSpace(q.text[q.tokens[i-1].End:q.tokens[i].Start]) != ""
	if n == 0 && (denialWords[q.token(i)] && q.token(i) != "nor" || contracted) { // "nor" goes on with a negation
		n = 1
	}
	next := q.token(i + n)
	if m := nothingPhrases.at(q, i); m > 0 && q.hasElement(q.wordsBeside(i, m)) {
		return // it limits a list
	}
	if n == 0 || boundWords[next] || next == "know" || next == "sure" || q.token(i-1) == "or" || q.token(i-1) == "if" ||
		q.token(i) == "no" && (i+n >= len(q.tokens) || q.tokens[i+n].Numeric) {
		return
	}
	last := min(i+n+1, len(q.tokens))
	q.requirements = append(q.requirements, requirement{i, last, q.negationCheck(i + n - 1)})
}

// requireOpposite requires a query not to affirm that something is paid where a word says that it is owed.
func (q *Question) requireOpposite(i int) {
	const near = 2 // "who does not owe us anything"
	if !cue.IsOpposite(q.token(i)) || q.catalog.HasNameWord(q.token(i)) || slices.ContainsFunc(q.tokens[max(0, i-near):i],
		func(t words.Token) bool { return cue.Not.Is(t.Text) }) {
		return
	}
	if slices.ContainsFunc(q.tokens, func(t words.Token) bool { return cue.Opposes(q.token(i), t.Stem) }) {
		return // "paid off a debt"
	}
	q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool {
		return !slices.ContainsFunc(s.affirmed, func(c *link.Column) bool { return isOppositeOf(q.token(i), c) })
	}})
}

// negationCheck returns a function that reports whether a statement contains the negation at a token, possibly as a
// column with a negated name: no_show. The condition "bronze" does not satisfy "not bronze".
func (q *Question) negationCheck(token int) func(*statement) bool {
	next := token + 1
	for next < len(q.tokens) && !q.tokens[next].Word {
		next++
	}
	value := next
	for value < min(token+3, len(q.tokens)) && (q.tokens[value].Stop || denialWords[q.token(value)]) {
		value++
	}
	const near = 4 // "leave out all the unpaid ones"
	following := q.tokens[min(next, len(q.tokens)):min(next+near, len(q.tokens))]
	all := slices.ContainsFunc(following, func(t words.Token) bool { return link.IsEvery(t.Text) })
	return func(s *statement) bool {
		if slices.ContainsFunc(following, s.expressesOpposite) { // what is not unpaid has been paid
			return !s.hasNegation()
		}
		return s.hasNegation() && !s.requiresValue(text.Fold(q.token(value))) || all && strings.Contains(s.sql, " < ") ||
			next < len(q.tokens) && slices.ContainsFunc(s.columns, func(c *link.Column) bool {
				return c.HasNegatedName() && slices.Contains(c.Names[0].Stem, q.tokens[next].Stem)
			})
	}
}
