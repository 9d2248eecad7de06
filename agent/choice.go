package agent

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Reading is one of several complete queries, or meanings of a word, to choose from.
type Reading struct {
	Query *query.Query // the most probable of its queries
	P     float64
	Text  string // the word's meaning; empty for complete readings

	unused  []string // content words of the question that it leaves out
	members []int    // indexes of the belief's queries
}

// nearestReadings returns the readings with the most probable results among those that may be offered.
func (q *Readings) nearestReadings(s *errdetect.State) []Reading {
	var out []Reading
	for _, members := range s.Readings(MaxReadings) {
		out = append(out, q.mergedReading(members))
	}
	return q.worthOffering(out)
}

// otherReadings returns the nearest readings, however likely it is that none is right.
func (q *Readings) otherReadings(lead int) []Reading {
	s := q.state(lead)
	s.NoneProbability = 0
	return q.nearestReadings(s)
}

// askInsteadOfGuess offers the nearest readings instead of presenting a guess, and once more if the first offer was
// refused.
func (q *Readings) askInsteadOfGuess(lead int) *Ask {
	canAsk := q.comparesResults() && !q.b.byClause && (len(q.offeredKeys)+len(q.settled) == 0 || q.noneReplies == 1)
	if !canAsk || q.Confidence() >= vagueConfidence {
		return nil
	}
	ask := &Ask{Options: q.otherReadings(lead)}
	if len(ask.Options) == 0 || q.offeredBefore(ask) {
		return nil
	}
	return q.completeChoice(ask, lead)
}

// completeChoice fills in the remaining fields of a choice between readings.
func (q *Readings) completeChoice(ask *Ask, lead int) *Ask {
	ask.Position, ask.P, ask.Component = -1, q.Confidence(), q.distinguishingComponent(ask, lead)
	ask.Original = ask.Component
	return ask
}

// offeredBefore reports whether a choice, or any two of its complete readings, was offered before.
func (q *Readings) offeredBefore(ask *Ask) bool {
	n, keys := 0, ask.choiceKeys()
	for _, k := range keys {
		if q.offeredKeys[k] {
			n++
		}
	}
	return n > 1 || n == len(keys)
}

// key returns a key for a question, made of its subject and choices.
func (a *Ask) key() string {
	out := []string{a.Component.ID(), a.Word}
	for _, r := range a.Options {
		out = append(out, r.Query.SUQL())
	}
	return strings.Join(out, "\n")
}

// choiceKeys returns a key for each choice: a word, or a complete reading.
func (a *Ask) choiceKeys() []string {
	if a.Word != "" {
		return []string{"word " + a.Word}
	}
	if a.AsksAnswerable {
		return []string{"beyond"}
	}
	out := make([]string, len(a.Options))
	for i, r := range a.Options {
		out[i] = r.Query.SUQL()
	}
	return out
}

// mergedReading merges the queries of one group.
func (q *Readings) mergedReading(members []int) Reading {
	r := Reading{members: members}
	best, lead := members[0], q.b.leader()
	for _, i := range members {
		r.P += q.b.p[i]
		if i == lead || best != lead && q.b.p[i] > q.b.p[best] {
			best = i
		}
	}
	r.Query, r.unused = q.b.queries[best], q.b.parsed[best].Unused
	return r
}

// ignoresQuestion reports whether a reading that leaves out some words leaves out every word of the question that names
// something: nobody who asks about cats recognises "number of different foods".
func ignoresQuestion(question, unused []string) bool {
	if len(unused) == 0 || len(question) == 0 {
		return false
	}
	left := strings.Fields(strings.ToLower(strings.Join(unused, " ")))
	return !slices.ContainsFunc(question, func(word string) bool {
		word = strings.ToLower(word)
		isName := !text.Stop(word) && cue.Of(word) == 0 && strings.ContainsFunc(word, unicode.IsLetter)
		return isName && !slices.Contains(left, word)
	})
}

// worthOffering drops readings that are improbable, have the same description as a more probable one, or use fewer of
// the question's words; nil if fewer than two remain. Where the best is a mere guess, improbable ones are better than
// none.
func (q *Readings) worthOffering(readings []Reading) []Reading {
	out := slices.DeleteFunc(q.dropRepeats(readings), func(r Reading) bool {
		return r.P < defaultStatedConfidence*q.b.total() && ignoresQuestion(q.wording.question, r.unused)
	})
	total := q.b.total() - q.b.noneProbability
	probable := slices.DeleteFunc(slices.Clone(out), func(r Reading) bool { return r.P < minOfferedShare*total })
	if len(probable) > 1 || q.Confidence() >= defaultStatedConfidence {
		out = probable
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// dropRepeats drops readings with the same description as a more probable one, or that use fewer of the question's
// words.
func (q *Readings) dropRepeats(readings []Reading) []Reading {
	seen := map[string]bool{}
	var out []Reading
	for _, r := range readings {
		isRepeat := false
		if q.wording.reading != nil {
			words := q.wording.reading(r.Query)
			isRepeat = seen[words]
			seen[words] = true
		}
		if !isRepeat && !slices.ContainsFunc(out, func(o Reading) bool { return o.usesMoreWords(r) }) {
			out = append(out, r)
		}
	}
	return out
}

// minOfferedShare is the share of all readings' probability below which a reading is not offered.
const minOfferedShare = .05

// usesMoreWords reports whether a reading uses all the words that a less probable one uses, and more.
func (r Reading) usesMoreWords(o Reading) bool {
	return r.P >= o.P && len(r.unused) < len(o.unused) && isSubset(r.unused, o.unused)
}

// distinguishingComponent returns a component of the current query that another offered reading lacks. It is recorded
// as the subject of the choice.
func (q *Readings) distinguishingComponent(ask *Ask, lead int) query.Component {
	for _, k := range q.b.order[lead] {
		c := q.b.components[k]
		if c.Kind == query.FromTables || c.Kind == query.WhereCount || c.Kind == query.SetOperation {
			continue
		}
		for _, r := range ask.Options {
			if len(r.members) == 0 || !q.b.has[r.members[0]].has(k) {
				return c
			}
		}
	}
	return q.b.components[q.b.order[lead][0]]
}

// detectorDoubtsData reports whether the detector doubts that the data can answer the question.
func (q *Readings) detectorDoubtsData() bool {
	p := 1 - q.b.unanswerableProbability
	if d, ok := q.opt.Detector.(errdetect.ResultComparer); ok {
		return p < d.MinConfidence()
	}
	answerable := errdetect.Component{P: p, Spread: math.Sqrt(p * (1 - p))}
	s := &errdetect.State{Leading: []int{0}, Components: []errdetect.Component{answerable}}
	return p < 1 && q.opt.Detector.Next(s) >= 0
}

// askWhetherAnswerable asks whether the data can answer the question at all, if the parser doubts it, or if the leading
// reading is little more than a guess and leaves out words. It offers the nearest answers.
func (q *Readings) askWhetherAnswerable(lead int) *Ask {
	ask := &Ask{AsksAnswerable: true, Options: q.otherReadings(lead)}
	isUnread := slices.ContainsFunc(q.Unused(), func(w string) bool { return w != q.wording.rows })
	unclear := q.Confidence() < vagueConfidence && isUnread || q.Confidence() < hopelessConfidence
	guessed := q.comparesResults() && len(ask.Options) == 0 && unclear && len(q.offeredKeys)+len(q.settled) == 0
	if q.offeredBefore(ask) || !guessed && !q.detectorDoubtsData() {
		return nil
	}
	if len(ask.Options) == 0 {
		ask.Options = []Reading{q.currentReading(lead)}
	}
	q.completeChoice(ask, lead)
	ask.P = 1 - q.b.unanswerableProbability
	return ask
}

// hopelessConfidence is the confidence below which a result is not shown before asking, not even as a guess.
const hopelessConfidence = .1

// vagueConfidence is the confidence below which a result is little more than a guess.
const vagueConfidence = .7

// currentReading returns the current reading, with all queries that give the same result.
func (q *Readings) currentReading(lead int) Reading {
	var members []int
	for i, class := range q.b.class {
		if class == q.b.class[lead] {
			members = append(members, i)
		}
	}
	return q.mergedReading(members)
}
