package agent

import (
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// MISP is the dialogue of the paper: it asks about each component that its detector doubts, one after another, and
// after a no about up to K alternatives.
type MISP struct{ *inquiry }

// MISPOptions configures a MISP dialogue.
type MISPOptions struct {
	Detector errdetect.Detector
	K        int     // maximum number of alternatives after a no; 0: 3
	Trust    float64 // how often replies are right; 0: always
	// Choose offers all alternatives at once after a no; otherwise each is a separate yes/no question.
	Choose bool
	// Reparse parses the question again under constraints, after every hard reply, so that new candidates may appear;
	// nil, or a nil result: no more readings.
	Reparse func(query.Constraints) *parse.Parsed
	Passes  []*Belief // the beliefs of perturbed passes, for the detector dropout
	// reports whether a component differs from the gold query, for the perfect detector
	IsWrong func(query.Component) bool
}

// NewMISP starts a dialogue from a belief.
func NewMISP(start *Belief, o MISPOptions) *MISP {
	return &MISP{newInquiry(start, o.Passes, options{detector: o.Detector, k: o.K, trust: o.Trust, choose: o.Choose,
		reparse: o.Reparse, isWrong: o.IsWrong})}
}

// Next implements Dialogue.
func (q *MISP) Next() *Ask {
	lead := q.b.leader()
	if lead < 0 || q.allRefused {
		return nil
	}
	if ask := q.nextAlternative(lead); ask != nil {
		return ask
	}
	s, from := q.state(lead)
	next := q.opt.detector.Next(s)
	if next < 0 {
		return nil
	}
	ask := q.askAbout(s, from, next)
	q.remember(ask)
	return ask
}

// Absorb implements Dialogue.
func (q *MISP) Absorb(r Reply) {
	switch r.Kind {
	case ReplyYes:
		q.Confirm()
	case ReplyNo:
		q.Refuse()
	case ReplySkip:
		q.Skip()
	default:
		q.Select(r.Parts...)
	}
}
