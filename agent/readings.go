package agent

import (
	"slices"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
)

// Readings is the chat's dialogue. Where a reply is expected to change the result, it offers a choice between whole
// readings or meanings of a word, or asks whether a part is right.
type Readings struct {
	*misp.Inquiry
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
func NewReadings(start *belief.Belief, o misp.Options) *Readings {
	o.Choose, o.WholeConditions = true, true
	return &Readings{Inquiry: misp.NewInquiry(start, o), offeredKeys: map[string]bool{}}
}

// Next returns the next question to ask, or nil if nothing is doubtful.
func (q *Readings) Next() *Ask {
	lead := q.Belief.Leader()
	if lead < 0 || q.settledAll || q.AllRefused {
		return nil
	}
	if a := q.NextAlternative(lead); a != nil {
		return &Ask{Ask: *a}
	}
	ask := q.nextQuestion(lead)
	q.offered = nil
	switch {
	case ask == nil:
	case len(ask.Options) > 0:
		q.offered = ask
	default:
		q.Remember(&ask.Ask)
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
	s := q.State(lead)
	next := q.Options.Detector.Next(s)
	if d, ok := q.Options.Detector.(errdetect.ResultComparer); ok {
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
	if a := q.AskAbout(s, next); a != nil {
		return &Ask{Ask: *a}
	}
	return nil
}

// Absorb applies a reply.
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
		before, oldBelief := q.Query(), q.Belief
		q.settledAll = false
		q.Adopt(r.Adopted)
		q.Belief.CopyAlignment(oldBelief)
		q.markChosen(before, r.Adopted)
	case ReplyReread:
		q.SkipReadings()
		q.settledAll = false
		q.adoptParse(&r)
	case ReplyYes:
		q.Confirm()
	case ReplyNo:
		q.Refuse()
	case ReplyChoose:
		q.Select(*r.Chosen)
	}
}

// adoptParse adopts the parser's readings of the question together with the typed reply.
func (q *Readings) adoptParse(r *Reply) {
	q.Restart(belief.New(belief.StoredParse{Candidates: r.Candidates, Confidences: r.Confidences}, q.Belief.Relevance))
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
	q.Belief.KeepOnly(ask.Options[at].members)
	q.Belief.NoneProbability *= belief.ContradictedFactor
	q.Belief.Pinned = slices.Index(q.Belief.Queries, ask.Options[at].Query)
	q.Belief.Rescale()
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
		q.AllRefused, q.unanswerable = true, true
		return
	}
	var others []int
	for i := range q.Belief.Queries {
		isRefused := slices.ContainsFunc(ask.Options, func(r Reading) bool { return slices.Contains(r.members, i) })
		if !isRefused && q.Belief.Contradictions[i] == 0 {
			others = append(others, i)
		}
	}
	if len(others) == 0 && q.Belief.ByClause && q.refuseDifferences(ask) {
		return
	}
	q.Belief.KeepOnly(others)
	isUnlikely := q.Belief.Total()-q.Belief.NoneProbability < minLeftAfterRefusal*q.Belief.Total()
	q.AllRefused = len(others) == 0 || isUnlikely || q.weighsActs() // no further guesses are dealt
	q.Belief.Rescale()
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
		if hasMeaning(c.Kind) && in[c.ID()] < len(ask.Options) && !q.Settled[c.ID()] {
			q.Forbid(c)
			q.Observe(c.ID(), false, q.Trust())
		}
	}
	return q.Reparse()
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
	if ask.AsksAnswerable && q.Belief.UnanswerableProbability >= declineProbability {
		q.AllRefused, q.unanswerable = true, true
		return
	}
	q.settledAll = q.ComparesResults() || !ask.AsksAnswerable
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
