package agent

import (
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// A parser that decides clause by clause reports its confidence in every clause and can parse again under refusals. Its
// doubts are asked about like others: by a choice between whole readings, or else by whether a part is right.

// live shows a query while it is being written: each part as soon as it is there, and a placeholder before the first.
func (h *handling) live(sofar *query.Query, local map[string]float64) {
	if sofar == nil {
		h.emit(StateEvent{Components: []StateComponent{{Clause: "select", Text: "…", Status: Predicted}}})
		return
	}
	parsed := &parse.Parsed{Candidates: []parse.Candidate{{Query: sofar, P: 1}}, Local: local}
	q := NewInquiry(&Belief{newBelief(parsed, whichRows(h.naming))}, InquiryOptions{Detector: errdetect.Never{}})
	if chips := h.chips(q); len(chips) > 0 {
		h.emit(StateEvent{Components: chips})
	}
}

// beyond asks whether the data can answer at all, if that is doubted, with the answers that come nearest.
func (q *Inquiry) beyond(lead int) *Ask {
	d, ok := q.opt.Detector.(errdetect.ByResult)
	if !ok || q.opt.Readings == 0 || q.b.beyond <= 1-d.Sure() {
		return nil
	}
	ask := &Ask{Place: -1, Beyond: true, P: 1 - q.b.beyond}
	if q.put(ask) {
		return nil
	}
	if ask.Options = q.nearest(lead, q.opt.Readings-1); len(ask.Options) == 0 {
		ask.Options = []Reading{q.standing(lead)}
	}
	ask.Component = q.telling(ask, lead)
	ask.Original = ask.Component
	return ask
}

// Beyond reports whether the data cannot answer: the person said so, or chose none of what comes near.
func (q *Inquiry) Beyond() bool { return q.saidBeyond }

// neitherClause handles "none of these" for a parser that decides clause by clause, and reports whether it did. If the
// readings differ in one place, what they have there is refused and the parser asked again. If they differ in several,
// each may be partly right: their parts are asked about from then on.
func (q *Inquiry) neitherClause(ask *Ask) bool {
	if ask.Beyond {
		q.lost, q.saidBeyond = true, true
		return true
	}
	if !q.b.clauses || q.b.own < 0 || q.opt.Reparse == nil || len(ask.Options) < 2 {
		return false
	}
	slots := map[string]bool{}
	var differ []query.Component
	for _, r := range ask.Options {
		for _, c := range Decisions(r.Query) {
			all := !slices.ContainsFunc(ask.Options, func(o Reading) bool { return !holds(o.Query, c.ID()) })
			if !all && meaningful(c.Kind) && !q.settled[c.ID()] {
				slots[c.Slot] = true
				differ = append(differ, c)
			}
		}
	}
	if len(slots) != 1 {
		q.byParts = true
		return true
	}
	for _, c := range differ {
		if !q.settled[c.ID()] {
			q.forbid(c)
			q.observe(c.ID(), false, q.trust())
		}
	}
	if !q.reparse() {
		q.lost = !q.b.stands()
	}
	return true
}

func holds(whole *query.Query, id string) bool {
	return slices.ContainsFunc(Decisions(whole), func(c query.Component) bool { return c.ID() == id })
}
