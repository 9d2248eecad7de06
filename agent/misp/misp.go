// Package misp is the loop of MISP (Yao et al., 2019): it asks about one component of a query at a time, with yes or
// no, and absorbs the reply.
package misp

import "github.com/ask-surely/surely/agent/belief"

// Dialogue is the dialogue of the paper: it asks about the components that its detector doubts, one after another.
// After a no, it asks about up to K alternatives.
type Dialogue struct{ *Inquiry }

// New starts a dialogue from a belief.
func New(start *belief.Belief, o Options) *Dialogue { return &Dialogue{NewInquiry(start, o)} }

// Next returns the next question, or nil if nothing is doubtful.
func (q *Dialogue) Next() *Ask {
	lead := q.Belief.Leader()
	if lead < 0 {
		return nil
	}
	if ask := q.NextAlternative(lead); ask != nil {
		return ask
	}
	s := q.State(lead)
	ask := q.AskAbout(s, q.Options.Detector.Next(s))
	if ask != nil {
		q.Remember(ask)
	}
	return ask
}
