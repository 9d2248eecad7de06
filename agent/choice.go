package agent

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/decide"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Ask is one clarification: about a component, or a choice between readings.
type Ask struct {
	misp.Ask
	Options []Reading // complete readings, or meanings of Word, to choose from
	Word    string    // the superlative whose measure is asked about
}

// Reading is one of several complete queries, or meanings of a word, to choose from.
type Reading struct {
	Query *query.Query // the most probable of its queries
	P     float64
	Text  string // the word's meaning; empty for complete readings

	unused  []string // content words of the question that it leaves out
	members []int    // indexes of the belief's queries
}

// nearestReadings returns the readings with the most probable results, however likely it is that none is right.
func (q *Readings) nearestReadings() []Reading {
	var out []Reading
	for _, members := range q.Belief.LikelyResults(MaxReadings) {
		out = append(out, q.mergedReading(members))
	}
	return q.worthOffering(out)
}

// World returns what may be meant: the readings that a person would recognise as different, the one that would be shown
// first, and how likely it is that none of them is right.
func (q *Readings) World(lead int) (decide.World, []Reading) {
	answerable := 1 - q.Belief.UnanswerableProbability
	w := decide.World{Lead: q.Confidence() * answerable, None: q.Belief.UnanswerableProbability}
	if total := q.Belief.Total(); total > 0 {
		w.Else = q.Belief.NoneProbability / total * answerable
	}
	options := q.nearestReadings()
	first := slices.IndexFunc(options, func(r Reading) bool { return slices.Contains(r.members, lead) })
	if first < 0 {
		return w, nil
	}
	shown := options[first]
	options = append([]Reading{shown}, slices.Delete(options, first, first+1)...)
	options = slices.DeleteFunc(options, func(r Reading) bool { return shown.omitsLess(r) })
	if len(options) < 2 {
		return w, nil
	}
	for _, r := range options {
		w.Readings = append(w.Readings, r.P/q.Belief.Total()*answerable)
	}
	return w, options
}

// weighed returns what is weighed about the current readings; nil where whole results are not compared.
func (q *Readings) weighed() *Weighed {
	lead := q.Belief.Leader()
	if lead < 0 || !q.ComparesResults() {
		return nil
	}
	world, readings := q.World(lead)
	w := &Weighed{World: world, Lead: q.Belief.Queries[lead]}
	for _, r := range readings {
		w.Readings = append(w.Readings, r.Query)
	}
	return w
}

// omitsLess reports whether a reading explains a word that another one omits, and omits no other.
func (r Reading) omitsLess(o Reading) bool {
	return len(r.unused) < len(o.unused) && belief.IsSubset(r.unused, o.unused)
}

// act returns what to do with the current reading. What a person has picked is stated, and so is what is as sure as the
// detector wants it.
func (q *Readings) act(lead int) (decide.Act, []Reading) {
	w, options := q.World(lead)
	w = w.Calibrated()
	enough := q.Options.Detector.(errdetect.ResultComparer).MinConfidence()
	if q.picked || w.Lead >= enough {
		return decide.Act{Kind: decide.State}, options
	}
	if q.hasAsked || len(q.Settled) > 0 { // one question a turn
		p := decide.Fitted
		p.Question = math.Inf(1)
		return decide.Choose(w, p), options
	}
	return decide.Choose(w, decide.Fitted), options
}

// guesses reports whether the current reading is to be shown as a guess. stated is the confidence below which a
// detector other than gain states nothing.
func (q *Readings) guesses(stated float64) bool {
	lead := q.Belief.Leader()
	if q.picked || lead < 0 {
		return false
	}
	if _, bounded := q.Options.Detector.(*errdetect.Risk); bounded || !q.ComparesResults() {
		return q.resultConfidence() < stated
	}
	act, _ := q.act(lead)
	return act.Kind != decide.State
}

// resultConfidence returns how likely it is that the current reading gives the right result.
func (q *Readings) resultConfidence() float64 {
	lead := q.Belief.Leader()
	if lead < 0 || !q.ComparesResults() || q.picked {
		return q.Confidence()
	}
	w, _ := q.World(lead)
	return q.Unconfirmed * w.Calibrated().Lead
}

// alternativesToGuess describes the readings beside the one that is shown as a guess.
func (h *handling) alternativesToGuess(ctx context.Context, q *Readings) []Option {
	others := q.othersThanShown()
	if len(others) == 0 {
		return nil
	}
	differences := make([]string, len(others))
	for i, r := range others {
		if belief.IsSubset(r.unused, q.Unused()) {
			differences[i] = h.onlyDifference(q.Query(), r.Query)
		}
	}
	for i, text := range differences {
		if slices.Index(differences, text) == i && !slices.Contains(differences[i+1:], text) {
			others[i].Text = text // two that differ from the shown one in the same words are described in full
		}
	}
	return h.readingOptions(ctx, &Ask{Options: others})
}

// othersThanShown returns the readings beside the one that is shown as a guess.
func (q *Readings) othersThanShown() []Reading {
	lead := q.Belief.Leader()
	if lead < 0 || !q.ComparesResults() {
		return nil
	}
	if _, options := q.World(lead); len(options) > 1 {
		return options[1:]
	}
	return nil
}

// alternative returns the reading beside the one shown that readingOptions gave an id; nil if there is none.
func (q *Readings) alternative(id string) *query.Query {
	others := q.othersThanShown()
	if n, err := strconv.Atoi(id); err == nil && n >= 1 && n <= len(others) {
		return others[n-1].Query
	}
	return nil
}

// declines reports whether the data is too unlikely to answer the question to show anything.
func (q *Readings) declines() bool {
	lead := q.Belief.Leader()
	if lead < 0 || !q.ComparesResults() || q.Belief.UnanswerableProbability < declineProbability {
		return false
	}
	act, _ := q.act(lead)
	return act.Kind == decide.Decline
}

// askReadings offers the nearest readings if asking is worth more than stating, guessing or declining.
func (q *Readings) askReadings(lead int) *Ask {
	act, options := q.act(lead)
	if act.Kind != decide.Ask {
		return nil
	}
	return q.completeChoice(&Ask{Options: options}, lead)
}

// completeChoice fills in the remaining fields of a choice between readings.
func (q *Readings) completeChoice(ask *Ask, lead int) *Ask {
	ask.Position, ask.P, ask.Component = -1, q.Confidence(), q.distinguishingComponent(ask, lead)
	ask.Original = ask.Component
	return ask
}

// key returns a key for a question, made of its subject and choices.
func (a *Ask) key() string {
	out := []string{a.Component.ID(), a.Word}
	for _, r := range a.Options {
		out = append(out, r.Query.SUQL())
	}
	return strings.Join(out, "\n")
}

// mergedReading merges the queries of one group.
func (q *Readings) mergedReading(members []int) Reading {
	r := Reading{members: members}
	best, lead := members[0], q.Belief.Leader()
	for _, i := range members {
		r.P += q.Belief.P[i]
		if i == lead || best != lead && q.Belief.P[i] > q.Belief.P[best] {
			best = i
		}
	}
	r.Query, r.unused = q.Belief.Queries[best], q.Belief.Parsed[best].Unused
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

// worthOffering drops readings that have the same description as a more probable one, use fewer of the question's
// words, or show keys that the current reading does not show; nil if fewer than two remain.
func (q *Readings) worthOffering(readings []Reading) []Reading {
	showsKeys := func(candidate *query.Query) bool {
		return q.wording.showsKeys != nil && q.wording.showsKeys(candidate)
	}
	lead := q.Query()
	out := slices.DeleteFunc(q.dropRepeats(readings), func(r Reading) bool {
		return r.P < defaultStatedConfidence*q.Belief.Total() && ignoresQuestion(q.wording.question, r.unused) ||
			showsKeys(r.Query) && !showsKeys(lead)
	})
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

// usesMoreWords reports whether a reading uses all the words that a less probable one uses, and more.
func (r Reading) usesMoreWords(o Reading) bool {
	return r.P >= o.P && len(r.unused) < len(o.unused) && belief.IsSubset(r.unused, o.unused)
}

// distinguishingComponent returns a component of the current query that another offered reading lacks. It is recorded
// as the subject of the choice.
func (q *Readings) distinguishingComponent(ask *Ask, lead int) query.Component {
	for _, k := range q.Belief.Order[lead] {
		c := q.Belief.Components[k]
		if c.Kind == query.FromTables || c.Kind == query.WhereCount || c.Kind == query.SetOperation {
			continue
		}
		for _, r := range ask.Options {
			if len(r.members) == 0 || !q.Belief.Has[r.members[0]].Has(k) {
				return c
			}
		}
	}
	return q.Belief.Components[q.Belief.Order[lead][0]]
}

// currentReading returns the current reading, with all queries that give the same result.
func (q *Readings) currentReading(lead int) Reading {
	var members []int
	for i, class := range q.Belief.Class {
		if class == q.Belief.Class[lead] {
			members = append(members, i)
		}
	}
	return q.mergedReading(members)
}
