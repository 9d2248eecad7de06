package agent

import (
	"slices"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
)

// Readings is the chat's dialogue. Where results are compared, it offers a choice between whole readings or meanings of
// a word, if that is worth more than any other act; with a detector of the paper it asks whether a part is right.
type Readings struct {
	*misp.Inquiry
	wording    wording
	offered    *Ask // the open choice between readings, if any
	hasAsked   bool // a choice was offered
	settledAll bool // no further questions: a reading was picked, or the choice was left to the agent
	picked     bool // a complete reading was picked
	allRefused bool // all readings were refused
	// the word that the refused readings were about, if it is one
	refusedWord string
	weighing    *weighing // of the current readings; nil: not computed yet
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
	// differences counts the things in which two queries differ, as people name them; nil: they are not counted
	differences func(shown, other *query.Query) int
	// whether a query shows, adds up or sorts by what only identifies rows
	showsKeys func(*query.Query) bool
}

// NewReadings starts a dialogue from a belief.
func NewReadings(start *belief.Belief, o misp.Options) *Readings {
	o.Choose, o.WholeConditions = true, true
	return &Readings{Inquiry: misp.NewInquiry(start, o)}
}

// Next returns the next question to ask, or nil if nothing is doubtful.
func (q *Readings) Next() *Ask {
	lead := q.Belief.Leader()
	if lead < 0 || q.settledAll || q.allRefused {
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
	if q.ComparesResults() {
		return q.askReadings(lead)
	}
	s := q.State(lead)
	if a := q.AskAbout(s, q.Options.Detector.Next(s)); a != nil {
		return &Ask{Ask: *a}
	}
	return nil
}

// Absorb applies a reply.
func (q *Readings) Absorb(r Reply) {
	q.weighing = nil
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
	q.weighing = nil
	q.Restart(belief.New(belief.StoredParse{Candidates: r.Candidates, Confidences: r.Confidences}, q.Belief.Relevance))
}

// Pick absorbs the choice of an option, after which nothing more is asked.
func (q *Readings) Pick(chosen *query.Query) {
	q.weighing = nil
	ask := q.offered
	if ask == nil {
		return
	}
	q.offered, q.hasAsked = nil, true
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

// RefuseReadings absorbs "none of these". No further guesses are dealt.
func (q *Readings) RefuseReadings() {
	if q.offered == nil {
		q.RefuseAlternatives()
		return
	}
	q.refusedWord = q.topic(q.offered)
	q.offered, q.hasAsked = nil, true
	q.allRefused = true
}

// SkipReadings absorbs a skipped choice: the prediction is kept.
func (q *Readings) SkipReadings() {
	if q.offered == nil {
		q.Skip()
		return
	}
	q.offered, q.hasAsked = nil, true
	q.settledAll = true
}
