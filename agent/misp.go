package agent

// MISP is the dialogue of the paper: it asks about the components that its detector doubts, one after another. After a
// no, it asks about up to K alternatives.
type MISP struct{ *inquiry }

// NewMISP starts a dialogue from a belief.
func NewMISP(start *Belief, o DialogueOptions) *MISP { return &MISP{newInquiry(start, o)} }

// Next implements Dialogue.
func (q *MISP) Next() *Ask {
	lead := q.b.leader()
	if lead < 0 || q.allRefused {
		return nil
	}
	if ask := q.nextAlternative(lead); ask != nil {
		return ask
	}
	s := q.state(lead)
	ask := q.askAbout(s, q.opt.Detector.Next(s))
	if ask != nil {
		q.remember(ask)
	}
	return ask
}
