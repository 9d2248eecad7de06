package agent

import (
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
)

// Readings is the chat's dialogue. Where a reply is expected to change the result, it offers a choice between whole
// readings or meanings of a word, or asks whether a part is right.
type Readings struct {
	*inquiry
	wording      wording
	offered      *Ask            // the open choice between readings, if any
	offeredKeys  map[string]bool // keys of words and readings offered so far
	settledAll   bool            // no further questions: a reading was picked, or the choice was left to the agent
	picked       bool            // a complete reading was picked
	unanswerable bool            // the person replied that the data cannot answer
}

// wording describes readings. Without it their descriptions are not compared, and no word's meaning is asked about.
type wording struct {
	question []string // the question's tokens
	rows     string   // the question's noun for the rows, if no table is called so
	// reading describes a complete reading; if several have the same description, only the first is offered
	reading func(*query.Query) string
	meaning func([]query.Component, *query.Query) string // describes a meaning of a word briefly
	// order describes what a query's rows are sorted by, and fingerprints the first of them; empty if there is no short
	// description
	order       func(*query.Query) (text, rows string)
	sumVariants func(*query.Query) []*query.Query // variants of a grouped query ordered by sums of a column
}

// NewReadings starts a dialogue from a belief.
func NewReadings(start *Belief, o DialogueOptions) *Readings {
	o.Choose, o.wholeConditions = true, true
	return &Readings{inquiry: newInquiry(start, o), offeredKeys: map[string]bool{}}
}

// Next implements Dialogue.
func (q *Readings) Next() *Ask {
	lead := q.b.leader()
	if lead < 0 || q.settledAll || q.allRefused {
		return nil
	}
	if ask := q.nextAlternative(lead); ask != nil {
		return ask
	}
	ask := q.nextQuestion(lead)
	q.offered = nil
	switch {
	case ask == nil:
	case len(ask.Options) > 0:
		q.offered = ask
	default:
		q.remember(ask)
	}
	return ask
}

// nextQuestion returns the next question about the current readings, or nil. Where results are compared, one choice
// between whole readings is weighed against stating, guessing and declining; other detectors choose a component.
func (q *Readings) nextQuestion(lead int) *Ask {
	if ask := q.askMeasure(lead); ask != nil {
		return ask
	}
	if q.weighsActs() {
		return q.askReadings(lead)
	}
	if ask := q.askWhetherAnswerable(lead); ask != nil {
		return ask
	}
	return q.askDoubted(lead)
}

// askDoubted returns the question that the detector chooses, or nil. Where a parser decides clause by clause, it may be
// a choice between complete readings.
func (q *Readings) askDoubted(lead int) *Ask {
	s := q.state(lead)
	next := q.opt.Detector.Next(s)
	if d, ok := q.opt.Detector.(errdetect.ResultComparer); ok {
		switch s.Decide(d.MinConfidence(), next, MaxReadings) {
		case errdetect.AskNothing:
			return nil
		case errdetect.AskReadings:
			if ask := (&Ask{Options: q.nearestReadings(s)}); len(ask.Options) > 0 && !q.offeredBefore(ask) {
				return q.completeChoice(ask, lead)
			}
			if !s.ByClause {
				return nil
			}
		}
	}
	return q.askAbout(s, next)
}

// Absorb implements Dialogue.
func (q *Readings) Absorb(r Reply) {
	switch r.Kind {
	case ReplySkip:
		q.SkipReadings()
	case ReplyNone:
		q.RefuseReadings()
	case ReplyPick:
		q.Pick(r.Adopted)
	case ReplyAdopt:
		q.SkipReadings()
		q.settledAll = false
		q.Adopt(r.Adopted)
	case ReplyChange:
		before, oldBelief := q.Query(), q.b
		q.settledAll = false
		q.Adopt(r.Adopted)
		q.b.copyAlignment(oldBelief)
		q.markChosen(before, r.Adopted)
	case ReplyReread:
		q.SkipReadings()
		q.settledAll = false
		q.adoptParse(&r)
	default:
		q.inquiry.Absorb(r)
	}
}

// adoptParse adopts the parser's readings of the question together with the typed reply.
func (q *Readings) adoptParse(r *Reply) {
	q.restart(newBelief(StoredParse{Candidates: r.Candidates, Confidences: r.Confidences}, q.b.relevance))
}

// Pick absorbs the choice of an option, after which nothing more is asked.
func (q *Readings) Pick(chosen *query.Query) {
	ask := q.offered
	if ask == nil {
		return
	}
	q.markOffered(ask)
	q.settledAll, q.picked = true, true
	text := chosen.SUQL()
	at := slices.IndexFunc(ask.Options, func(r Reading) bool { return len(r.members) > 0 && r.Query.SUQL() == text })
	if at < 0 { // the query was parsed for this choice only, so a later parse must not replace it
		q.Adopt(chosen)
		return
	}
	q.keepOnly(ask.Options[at].members)
	q.b.noneProbability *= contradictedFactor
	q.b.pinned = slices.Index(q.b.queries, ask.Options[at].Query)
	q.b.rescale()
}

// RefuseReadings absorbs "none of these".
func (q *Readings) RefuseReadings() {
	ask := q.offered
	if ask == nil {
		q.RefuseAlternatives()
		return
	}
	q.markOffered(ask)
	if ask.AsksAnswerable {
		q.allRefused, q.unanswerable = true, true
		return
	}
	var others []int
	for i := range q.b.queries {
		isRefused := slices.ContainsFunc(ask.Options, func(r Reading) bool { return slices.Contains(r.members, i) })
		if !isRefused && q.b.contradictions[i] == 0 {
			others = append(others, i)
		}
	}
	if len(others) == 0 && q.b.byClause && q.refuseDifferences(ask) {
		return
	}
	q.keepOnly(others)
	isUnlikely := q.b.total()-q.b.noneProbability < minLeftAfterRefusal*q.b.total()
	q.allRefused = len(others) == 0 || isUnlikely || q.weighsActs() // no further guesses are dealt
	q.b.rescale()
}

// refuseDifferences refuses the components in which the offered readings differ, and parses the question again. It
// reports whether that replaced the belief.
func (q *Readings) refuseDifferences(ask *Ask) bool {
	if len(ask.Options) < 2 {
		return false
	}
	in, all := map[string]int{}, []query.Component{}
	for _, r := range ask.Options {
		for _, c := range query.Decisions(r.Query) {
			if in[c.ID()]++; in[c.ID()] == 1 {
				all = append(all, c)
			}
		}
	}
	for _, c := range all {
		if hasMeaning(c.Kind) && in[c.ID()] < len(ask.Options) && !q.settled[c.ID()] {
			q.forbid(c)
			q.observe(c.ID(), false, q.trust())
		}
	}
	return q.reparse()
}

// minLeftAfterRefusal is the share of the probability that must remain after a refusal; with less, the question counts
// as not understood.
const minLeftAfterRefusal = .1

// SkipReadings absorbs a skipped choice: the prediction is kept, unless the data probably cannot answer.
func (q *Readings) SkipReadings() {
	ask := q.offered
	if ask == nil {
		q.Skip()
		return
	}
	q.markOffered(ask)
	if ask.AsksAnswerable && q.b.unanswerableProbability >= declineProbability {
		q.allRefused, q.unanswerable = true, true
		return
	}
	q.settledAll = q.comparesResults() || !ask.AsksAnswerable
}

// markOffered records that a choice was offered.
func (q *Readings) markOffered(ask *Ask) {
	q.offered = nil
	for _, k := range ask.choiceKeys() {
		q.offeredKeys[k] = true
	}
	for _, r := range ask.Options { // the meanings of a word count as readings
		q.offeredKeys[r.Query.SUQL()] = true
	}
}

// keepOnly rules out all queries except members.
func (q *Readings) keepOnly(members []int) {
	for i := range q.b.p {
		if !slices.Contains(members, i) {
			q.b.p[i] *= contradictedFactor
			q.b.contradictions[i]++
		}
	}
}
