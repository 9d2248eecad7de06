package agent

import (
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Readings is the chat's dialogue: it asks where a reply is expected to change the result, by a choice between whole
// readings or meanings of a word, or by whether a part is right.
type Readings struct {
	*inquiry
	o                ReadingsOptions
	offered          *Ask            // the choice that is open, if it is one between readings
	asked            map[string]bool // keys of words and readings offered so far
	settledAll       bool            // a complete reading was picked, or the person left the choice to the agent
	picked           bool            // a complete reading was picked
	noneReplies      int             // number of "none of these" replies
	saidUnanswerable bool            // the person said that the data cannot answer
}

// ReadingsOptions say how to ask, and how readings are described.
type ReadingsOptions struct {
	Detector errdetect.Detector
	K        int     // maximum number of alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Reparse parses the question again under constraints; nil, or a nil result: no more readings.
	Reparse  func(query.Constraints) *parse.Parsed
	Passes   []*Belief // the beliefs of perturbed passes, for the detector dropout
	Question []string  // the question's tokens
	// Says words a complete reading; of readings with the same words only the first is offered. nil: they are not
	// compared.
	Says func(*query.Query) string
	// Means describes a meaning of a word briefly; nil: no questions about words.
	Means func([]query.Component, *query.Query) string
	// First says what a query's rows are sorted by, and identifies the first of them; empty if there is no short
	// description. nil: no questions about "best".
	First func(*query.Query) (text, rows string)
	// Sums returns variants of a grouped query ordered by sums of a column; nil: none.
	Sums func(*query.Query) []*query.Query
}

// NewReadings starts a dialogue from a belief.
func NewReadings(start *Belief, o ReadingsOptions) *Readings {
	return &Readings{inquiry: newInquiry(start, o.Passes, options{detector: o.Detector, k: o.K, trust: o.Trust,
		choose: true, whole: true, reparse: o.Reparse}), o: o, asked: map[string]bool{}}
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

// askDoubted returns what the detector wants to ask, or nil. Where results are compared, only complete readings are
// offered, since a yes/no question hides what else could be meant; parsers that decide clause by clause are the
// exception.
func (q *Readings) askDoubted(lead int) *Ask {
	s, from := q.state(lead)
	next := q.opt.detector.Next(s)
	if d, ok := q.opt.detector.(errdetect.ByResult); ok {
		switch s.Decide(d.Sure(), next, MostReadings) {
		case errdetect.AskNothing:
			return nil
		case errdetect.AskReadings:
			if ask := (&Ask{Options: q.nearestReadings(s)}); len(ask.Options) > 0 && !q.offeredBefore(ask) {
				return q.askBetween(ask, lead)
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
		q.Pass()
	case ReplyNone:
		q.Neither()
	case ReplyChoose:
		if r.Chosen != nil {
			r.Parts = append(r.Parts, *r.Chosen)
		}
		q.Select(r.Parts...)
	case ReplyPick:
		q.Pick(r.Adopted)
	case ReplyAdopt:
		q.Pass()
		q.settledAll = false
		q.Adopt(r.Adopted)
	case ReplyChange:
		before, believed := q.Query(), q.b
		q.settledAll = false
		q.Adopt(r.Adopted)
		q.b.copyAlignment(believed)
		q.markChosen(before, r.Adopted)
	case ReplyReread:
		q.Pass()
		q.settledAll = false
		q.adoptReread(&r)
	}
}

// adoptReread adopts the parser's reading of words typed instead of a reply.
func (q *Readings) adoptReread(r *Reply) {
	q.restart(newBelief(&parse.Parsed{Candidates: r.Candidates, Local: r.Local}, q.b.relevance))
}

// Pick absorbs a chosen option. After choosing a complete reading, nothing more is asked.
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
		q.close(ask)
		q.keepOnly(r.members)
		q.b.rest *= ruledOut
		q.settledAll, q.picked = true, true
		for i, other := range q.b.queries {
			if other == r.Query {
				q.b.pinned = i
			}
		}
		q.b.rescale()
		return
	}
	// reparsed for this choice only: another parse must not undo it
	q.close(ask)
	q.Adopt(chosen)
	q.settledAll, q.picked = true, true
}

// Neither absorbs "none of these".
func (q *Readings) Neither() {
	ask := q.offered
	if ask == nil {
		q.None()
		return
	}
	q.close(ask)
	if ask.Beyond {
		q.allRefused, q.saidUnanswerable = true, true
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
	if len(others) == 0 && q.b.clauses && q.refuseDifferences(ask) {
		return
	}
	q.keepOnly(others)
	q.noneReplies++
	little := q.b.total()-q.b.rest < minLeftAfterRefusal*q.b.total()
	q.allRefused = len(others) == 0 || little && (q.noneReplies > 1 || len(q.otherReadings(q.b.leader())) == 0)
	q.b.rescale()
}

// refuseDifferences refuses the components in which the offered readings differ, and parses the question again. It
// reports whether that gave a query.
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
		if canMean(c.Kind) && in[c.ID()] < len(ask.Options) && !q.settled[c.ID()] {
			q.forbid(c)
			q.observe(c.ID(), false, q.trust())
		}
	}
	return q.reparse()
}

// minLeftAfterRefusal is the share of the probability that must remain after a refusal; with less, the question counts
// as not understood.
const minLeftAfterRefusal = .1

// Pass absorbs a skipped choice: the prediction is kept.
func (q *Readings) Pass() {
	ask := q.offered
	if ask == nil {
		q.Skip()
		return
	}
	q.close(ask)
	if ask.Beyond && q.b.beyond >= declineProbability {
		q.allRefused, q.saidUnanswerable = true, true
		return
	}
	q.settledAll = q.byResult() || !ask.Beyond
}

// close records that a choice was offered.
func (q *Readings) close(ask *Ask) {
	q.offered = nil
	for _, k := range ask.choiceKeys() {
		q.asked[k] = true
	}
	for _, r := range ask.Options { // the meanings of a word count as readings
		q.asked[r.Query.SUQL()] = true
	}
}

// keepOnly rules out all other queries.
func (q *Readings) keepOnly(members []int) {
	in := map[int]bool{}
	for _, i := range members {
		in[i] = true
	}
	for i := range q.b.p {
		if !in[i] {
			q.b.p[i] *= ruledOut
			q.b.contradictions[i]++
		}
	}
}

// Picked reports whether a person picked a complete reading; then the result is no guess.
func (q *Readings) Picked() bool { return q.picked }

// Lost reports whether all readings were refused, so that there is nothing to run.
func (q *Readings) Lost() bool { return q.allRefused }
