// Package rank scores whole readings of a question (package propose) with a trained model. The probability of a result
// is the sum over the readings that return it.
package rank

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// Example is a question and its readings.
type Example struct {
	Text          string
	Readings      []ExampleReading
	Results       []parse.Probe // of the readings
	QuestionWords []uint64      // the question's words, hashed
	UnlinkedStems []uint64      // the stems of its unlinked words, hashed
	Question      Question
	set           *propose.Set
}

// ExampleReading is a reading that has been run.
type ExampleReading struct {
	Wording      string   // the encoder's input
	Second       *float32 // the second pass's score; nil if it was not scored
	Parts        []uint16 // its blocks of features in the set
	Result       uint16   // the index of its result; 0 if the database refuses it
	Unused       uint8    // number of content words that the reading does not use
	UnusedLinked uint8    // of these, the linked ones
	Ignored      uint8    // of these, the certain ones: numbers, dates, values
	Meaningful   uint8    // of these, the ones that carry meaning
	Conditions   uint8
	MissingForms uint8 // number of forms that the question asks for and the reading lacks
	Cell         cellRelation
	HasAge       bool // it returns an age
	Roles        []roles.Feature
}

// score returns a reading's score, given the scores of its parts.
func (t *ExampleReading) score(parts map[uint16]float64, m *Model) float64 {
	s := -ignoredCost*float64(t.Ignored) - missingFormCost*float64(t.MissingForms)
	s += m.roleScore(t.Roles)
	for _, p := range t.Parts {
		s += parts[p]
	}
	return s
}

// Best returns the n best readings, best first, and all scores.
func Best(m *Model, set *propose.Set, n int) (order []int, scores []float64) {
	scores = m.Scores(set)
	order = make([]int, len(set.Readings))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(cmp.Compare(scores[b], scores[a]), a-b) })
	return order[:min(n, len(order))], scores
}

// newExample describes some readings of a question and their results; a result without a fingerprint means that the
// database refuses the reading. seen holds the encoder's scores.
func newExample(m *Model, set *propose.Set, seen *roles.Scores, indexes []int, results []parse.Probe) *Example {
	q := set.Question
	classify := answerClassifier(q)
	e := &Example{Text: q.Text, Readings: make([]ExampleReading, len(indexes)), Results: []parse.Probe{{}},
		QuestionWords: set.QuestionHashes,
		Question: Question{len(q.Tokens), link.Count(q.Content), link.Count(q.Linked), len(q.Catalog.Tables),
			len(q.Catalog.Columns), m.meaningfulWords(q, q.Content&^q.Linked), 0, 0}, set: set}
	if seen != nil {
		e.Question.Unanswered, e.Question.Textual = seen.NoAnswerOdds(), seen.TextAnswerOdds()
	}
	for i, stem := range q.Stems {
		if (q.Content&^q.Linked)&(1<<uint(i)) != 0 {
			e.UnlinkedStems = append(e.UnlinkedStems, text.Hash(stem))
		}
	}
	known := map[string]uint16{"": 0}
	required := q.RequiredTokens()
	for k, i := range indexes {
		v, readingQuery := results[k], set.Query(i)
		id, ok := known[v.Fingerprint]
		if !ok {
			id = uint16(len(known))
			known[v.Fingerprint] = id
			v.Fingerprint = ""
			e.Results = append(e.Results, v)
		}
		unused := set.Unused(i)
		e.Readings[k] = ExampleReading{Parts: set.Readings[i].Parts, Result: id,
			Unused: uint8(link.Count(unused)), UnusedLinked: uint8(link.Count(unused & q.Linked)),
			Ignored:    uint8(link.Count(required &^ set.Readings[i].Used)),
			Meaningful: uint8(m.meaningfulWords(q, unused)), Conditions: uint8(set.ConditionCount(i)),
			MissingForms: uint8(set.Readings[i].MissingForms), Cell: classify(v.Text), HasAge: readingQuery.HasAge()}
		if id != 0 {
			e.Readings[k].Wording = wording(q.Catalog, readingQuery.SUQL())
		}
		if seen != nil {
			e.Readings[k].Roles = seen.Features(readingQuery)
		}
	}
	return e
}
