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

// weighing is what is decided about the current readings. It is computed once after each reply.
type weighing struct {
	Weighed
	options []Reading // what may be offered: the reading shown, and those beside it; nil: nothing
	word    string    // the word whose meanings the options are; empty: they are complete readings
}

// weigh returns what may be meant: the readings that a person would recognise as different, the one that would be shown
// first, and how likely it is that none of them is right. It returns nil where whole results are not compared.
func (q *Readings) weigh() *weighing {
	lead := q.Belief.Leader()
	if lead < 0 || !q.ComparesResults() {
		return nil
	}
	if q.weighing == nil {
		q.weighing = q.newWeighing(lead)
	}
	return q.weighing
}

func (q *Readings) newWeighing(lead int) *weighing {
	out := &weighing{Weighed: Weighed{Lead: q.Belief.Queries[lead], Candidates: q.Belief.Parsed,
		Classes: q.Belief.Class}}
	w, total, answerable := &out.World, q.Belief.Total(), 1-q.Belief.UnanswerableProbability
	w.Lead, w.None = q.Confidence()*answerable, q.Belief.UnanswerableProbability
	if total > 0 {
		w.Else = q.Belief.NoneProbability / total * answerable
	}
	if out.word = q.vagueWord(lead); out.word != "" {
		out.options = q.measures(lead)
	}
	if len(out.options) < 2 {
		out.word, out.options = "", q.nearestReadings(lead)
	}
	if out.word != "" { // all that is shown depends on what the word means
		total = q.Belief.NoneProbability
		for _, r := range out.options {
			total += r.P
		}
		w.Lead, w.Else = out.options[0].P/total*answerable, q.Belief.NoneProbability/total*answerable
	}
	if w.Offered = len(out.options); out.word == "" {
		w.Offered = q.oneQuestion(out.options)
	}
	for _, r := range out.options {
		w.Readings = append(w.Readings, r.P/total*answerable)
		out.Readings = append(out.Readings, r.Query)
	}
	return out
}

// nearestReadings returns the readings with the most probable results, the one shown first, however likely it is that
// none is right; nil if there are fewer than two to choose from.
func (q *Readings) nearestReadings(lead int) []Reading {
	var all []Reading
	for _, members := range q.Belief.LikelyResults(MaxReadings) {
		all = append(all, q.mergedReading(members))
	}
	out := q.worthOffering(all)
	first := slices.IndexFunc(out, func(r Reading) bool { return slices.Contains(r.members, lead) })
	if first < 0 {
		return nil
	}
	shown := out[first]
	out = append([]Reading{shown}, slices.Delete(out, first, first+1)...)
	out = slices.DeleteFunc(out, func(r Reading) bool { return shown.omitsLess(r) })
	if len(out) < 2 {
		return nil
	}
	return out
}

// oneQuestion moves the readings that one question can offer to the front, and returns their number. Each explains
// every word, and differs from the first in one thing that people name.
func (q *Readings) oneQuestion(readings []Reading) int {
	n := min(1, len(readings))
	for i := n; i < len(readings); i++ {
		first, r, count := readings[0], readings[i], q.wording.differences
		if len(first.unused)+len(r.unused) > 0 || count != nil && count(first.Query, r.Query) != 1 {
			continue
		}
		copy(readings[n+1:i+1], readings[n:i])
		readings[n] = r
		n++
	}
	return n
}

// weighed returns what is weighed about the current readings; nil where whole results are not compared.
func (q *Readings) weighed() *Weighed {
	if w := q.weigh(); w != nil {
		return &w.Weighed
	}
	return nil
}

// omitsLess reports whether a reading explains a word that another one omits, and omits no other.
func (r Reading) omitsLess(o Reading) bool {
	return len(r.unused) < len(o.unused) && belief.IsSubset(r.unused, o.unused)
}

// act returns what to do with the current reading. What a person has picked is stated, and so is what is as sure as the
// detector wants it.
func (q *Readings) act(w *weighing) decide.Kind {
	enough := q.Options.Detector.(errdetect.ResultComparer).MinConfidence()
	if q.picked || w.World.Lead >= enough {
		return decide.State
	}
	prices := decide.Fitted
	if q.hasAsked || len(q.Settled) > 0 { // one question a turn
		prices.Question = math.Inf(1)
	}
	return decide.Choose(w.World, prices).Kind
}

// guesses reports whether the current reading is to be shown as a guess. stated is the confidence below which a
// detector other than gain states nothing.
func (q *Readings) guesses(stated float64) bool {
	if q.picked || q.Belief.Leader() < 0 {
		return false
	}
	w := q.weigh()
	if _, bounded := q.Options.Detector.(*errdetect.Risk); bounded || w == nil {
		return q.resultConfidence() < stated
	}
	return q.act(w) != decide.State
}

// resultConfidence returns how likely it is that the current reading gives the right result.
func (q *Readings) resultConfidence() float64 {
	w := q.weigh()
	if w == nil || q.picked {
		return q.Confidence()
	}
	return q.Unconfirmed * w.World.Lead
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
	if w := q.weigh(); w != nil && len(w.options) > 1 {
		return slices.Clone(w.options[1:])
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
	w := q.weigh()
	return w != nil && q.Belief.UnanswerableProbability >= declineProbability && q.act(w) == decide.Decline
}

// askReadings offers the nearest readings, or the meanings of a word, if asking is worth more than stating, guessing or
// declining.
func (q *Readings) askReadings(lead int) *Ask {
	w := q.weigh()
	if w == nil || q.act(w) != decide.Ask {
		return nil
	}
	return q.completeChoice(&Ask{Options: w.options[:w.World.Offered], Word: w.word}, lead)
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
