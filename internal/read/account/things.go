package account

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// determiners are the words before which every word names something, whatever else it may mean: "a pedal".
var determiners = text.Set("a an any the some another this that these those my our your his her its their")

// UnknownThings returns the nouns of a yes/no question, as typed, that a query of rows leaves unused and that nothing
// in the data is called, unless one may stand for the rows. Rows found without them are no yes: "did we ever fix a
// unicycle" is not about other repairs.
func (q *Question) UnknownThings(of *query.Query, unused []string) (out []string) {
	if len(unused) == 0 || !cue.Be.Is(q.token(q.afterFrame())) || !findsRows(of) {
		return nil
	}
	subject := q.afterFrame() + 1
	for determiners[q.token(subject)] {
		subject++
	}
	for i := range q.tokens {
		word, typed := q.token(i), q.typed(i, i+1)
		mayBeRows := i == subject && text.Singular(word) != word // "are any charters over"
		if !q.taken[i] && slices.Contains(unused, typed) && q.isThing(i) && !mayBeRows && !q.isPlace(i) &&
			!q.catalog.HasNameWord(word) {
			out = append(out, typed)
		}
	}
	return out
}

// isPlace reports whether the noun at a token only says where or of what: "in our fleet", "of the club".
func (q *Question) isPlace(i int) bool {
	for i--; determiners[q.token(i)]; {
		i--
	}
	return placePrepositions[q.token(i)]
}

var placePrepositions = text.Set("in of at from on")

// findsRows reports whether a query only finds rows, or says whether there are any or all are so.
func findsRows(of *query.Query) bool {
	return of != nil && !slices.ContainsFunc(of.Select, func(i query.Item) bool {
		return i.Agg != query.None || i.Calc != nil && !i.Calc.IsExistence() && !i.Calc.IsUniversal()
	})
}

// isThing reports whether the token is a noun where it stands. A word that may also be a verb, or be misspelt, is one
// after a determiner; so is a plural, since the verb of a yes/no question follows its auxiliary and has no ending: "did
// we fix", "did the fixes".
func (q *Question) isThing(i int) bool {
	word := q.token(i)
	return lang.IsNoun(word) && (determiners[q.token(i-1)] || lang.IsEnglish(word) && (!lang.IsVerb(word) ||
		text.Singular(word) != word))
}

// requireEvery requires a question whether something is so of all rows to be answered so: some of them are no yes.
func (q *Question) requireEvery() {
	if i := link.EveryAt(q.tokens); i >= 0 && !q.taken[i] {
		q.requirements = append(q.requirements, requirement{i, i + 1, func(s *statement) bool {
			return s.isWritten || s.isUniversal
		}})
	}
}
