package agent

import (
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Readings is the chat's dialogue. Where a reply is expected to change the result, it offers a choice between whole
// readings or meanings of a word, or asks whether a part is right.
type Readings struct {
	*inquiry
	o            ReadingsOptions
	offered      *Ask            // the open choice between readings, if any
	offeredKeys  map[string]bool // keys of words and readings offered so far
	settledAll   bool            // no further questions: a reading was picked, or the choice was left to the agent
	picked       bool            // a complete reading was picked
	noneReplies  int             // number of "none of these" replies
	unanswerable bool            // the person replied that the data cannot answer
}

// ReadingsOptions configures a Readings dialogue, and describes readings.
type ReadingsOptions struct {
	Detector errdetect.Detector
	K        int     // maximum number of alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Reparse parses the question again under constraints; nil, or a nil result: no more readings.
	Reparse  func(query.Constraints) *parse.Parsed
	Passes   []*Belief // the beliefs of perturbed passes, for the detector dropout
	Question []string  // the question's tokens
	// DescribeReading puts a complete reading into words; of readings with the same description only the first is offered.
	// nil: descriptions are not compared.
	DescribeReading func(*query.Query) string
	// DescribeMeaning describes a meaning of a word briefly; nil: no questions about words.
	DescribeMeaning func([]query.Component, *query.Query) string
	// DescribeOrder describes what a query's rows are sorted by, and fingerprints the first of them; empty if there is no
	// short description. nil: no questions about "best".
	DescribeOrder func(*query.Query) (text, rows string)
	// SumVariants returns variants of a grouped query ordered by sums of a column; nil: none.
	SumVariants func(*query.Query) []*query.Query
}

// NewReadings starts a dialogue from a belief.
func NewReadings(start *Belief, o ReadingsOptions) *Readings {
	return &Readings{inquiry: newInquiry(start, o.Passes, options{detector: o.Detector, k: o.K, trust: o.Trust,
		choose: true, wholeConditions: true, reparse: o.Reparse}), o: o, offeredKeys: map[string]bool{}}
}

// Next implements Dialogue.
func (q *Readings) Next() *Ask {
	lead := q.b.leader()
	if lead < 0 || q.settledAll || q.allRefused {
		return nil
	}
	ask := q.nextAlternative(lead)
	if ask != nil {
		return ask
	}
	for _, about := range []func(int) *Ask{q.askWhetherAnswerable, q.askMeasure, q.askDoubted, q.askInsteadOfGuess} {
		if ask = about(lead); ask != nil {
			break
		}
	}
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

// askDoubted returns the question that the detector chooses, or nil. Where results are compared, only complete readings
// are offered, since a yes/no question hides the alternatives; parsers that decide clause by clause are the exception.
func (q *Readings) askDoubted(lead int) *Ask {
	s, from := q.state(lead)
	next := q.opt.detector.Next(s)
	if d, ok := q.opt.detector.(errdetect.ByResult); ok {
		switch s.Decide(d.MinConfidence(), next, MaxReadings) {
		case errdetect.AskNothing:
			return nil
		case errdetect.AskReadings:
			if ask := (&Ask{Options: q.nearestReadings(s)}); len(ask.Options) > 0 && !q.offeredBefore(ask) {
				return q.completeChoice(ask, lead)
			}
			if !s.Clauses {
				return nil
			}
		}
	}
	if next < 0 {
		return nil
	}
	return q.askAbout(s, from, next)
}

// Absorb implements Dialogue.
func (q *Readings) Absorb(r Reply) {
	switch r.Kind {
	case ReplyYes:
		q.Confirm()
	case ReplyNo:
		q.Refuse()
	case ReplySkip:
		q.SkipReadings()
	case ReplyNone:
		q.RefuseReadings()
	case ReplyChoose:
		if r.Chosen != nil {
			r.Parts = append(r.Parts, *r.Chosen)
		}
		q.Select(r.Parts...)
	case ReplyPick:
		q.Pick(r.Adopted)
	case ReplyAdopt:
		q.SkipReadings()
		q.settledAll = false
		q.Adopt(r.Adopted)
	case ReplyChange:
		before, believed := q.Query(), q.b
		q.settledAll = false
		q.Adopt(r.Adopted)
		q.b.copyAlignment(believed)
		q.markChosen(before, r.Adopted)
	case ReplyReread:
		q.SkipReadings()
		q.settledAll = false
		q.adoptParse(&r)
	}
}

// adoptParse adopts the parser's readings of the question with the typed reply.
func (q *Readings) adoptParse(r *Reply) {
	q.restart(newBelief(&parse.Parsed{Candidates: r.Candidates, Confidences: r.Confidences}, q.b.relevance))
}

// Pick absorbs the choice of an option, after which nothing more is asked.
func (q *Readings) Pick(chosen *query.Query) {
	ask := q.offered
	if ask == nil {
		return
	}
	text := chosen.SUQL()
	for _, r := range ask.Options {
		if len(r.members) == 0 || r.Query.SUQL() != text {
			continue
		}
		q.markOffered(ask)
		q.keepOnly(r.members)
		q.b.noneProbability *= contradictedFactor
		q.settledAll, q.picked = true, true
		for i, other := range q.b.queries {
			if other == r.Query {
				q.b.pinned = i
			}
		}
		q.b.rescale()
		return
	}
	// the query was parsed for this choice only, so a later parse must not replace it
	q.markOffered(ask)
	q.Adopt(chosen)
	q.settledAll, q.picked = true, true
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
	refused := map[int]bool{}
	for _, r := range ask.Options {
		for _, i := range r.members {
			refused[i] = true
		}
	}
	var others []int
	for i := range q.b.queries {
		if !refused[i] && q.b.contradictions[i] == 0 {
			others = append(others, i)
		}
	}
	if len(others) == 0 && q.b.byClause && q.refuseDifferences(ask) {
		return
	}
	q.keepOnly(others)
	q.noneReplies++
	isUnlikely := q.b.total()-q.b.noneProbability < minLeftAfterRefusal*q.b.total()
	q.allRefused = len(others) == 0 || isUnlikely && (q.noneReplies > 1 || len(q.otherReadings(q.b.leader())) == 0)
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
	in := map[int]bool{}
	for _, i := range members {
		in[i] = true
	}
	for i := range q.b.p {
		if !in[i] {
			q.b.p[i] *= contradictedFactor
			q.b.contradictions[i]++
		}
	}
}

// HasPicked reports whether a person picked a complete reading; then the result is no guess.
func (q *Readings) HasPicked() bool { return q.picked }

// AllRefused reports whether all readings were refused, so that there is nothing to run.
func (q *Readings) AllRefused() bool { return q.allRefused }
