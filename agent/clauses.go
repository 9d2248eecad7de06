package agent

import (
	"cmp"
	"math"
	"slices"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// A parser that decides clause by clause reports its confidence in every clause and can parse again under refusals. Its
// doubts are asked about like others: by a choice between whole readings, or else by whether a part is right.

// live shows a query while it is being written: each part as soon as it is there, and a placeholder before the first.
func (h *handling) live(partial *query.Query, local map[string]float64) {
	if partial == nil {
		h.emit(StateEvent{Components: []StateComponent{{Clause: "select", Text: "…", Status: Predicted}}})
		return
	}
	parsed := &parse.Parsed{Candidates: []parse.Candidate{{Query: partial, P: 1}}, Local: local}
	q := NewReadings(&Belief{newBelief(parsed, whichRows(h.naming))}, ReadingsOptions{Detector: errdetect.Never{}})
	if chips := h.chips(q); len(chips) > 0 {
		h.emit(StateEvent{Components: chips})
	}
}

// doubtsData reports whether the detector doubts that the data can answer.
func (q *Readings) doubtsData() bool {
	p := 1 - q.b.beyond
	if d, ok := q.opt.detector.(errdetect.ByResult); ok {
		return p < d.Sure()
	}
	alone := errdetect.Component{P: p, Spread: math.Sqrt(p * (1 - p))}
	return p < 1 && q.opt.detector.Next(&errdetect.State{Leading: 1, Components: []errdetect.Component{alone}}) >= 0
}

// beyond asks whether the data can answer at all, if that is doubtful, and offers the nearest answers.
func (q *Readings) beyond(lead int) *Ask {
	if !q.doubtsData() {
		return nil
	}
	ask := &Ask{Place: -1, Beyond: true, P: 1 - q.b.beyond}
	if q.put(ask) {
		return nil
	}
	if ask.Options = q.nearest(lead, MostReadings); len(ask.Options) == 0 {
		ask.Options = []Reading{q.standing(lead)}
	}
	ask.Component = q.distinguishing(ask, lead)
	ask.Original = ask.Component
	return ask
}

// Beyond reports whether the person said that the data cannot answer, or refused all near answers.
func (q *Readings) Beyond() bool { return q.saidBeyond }

// neitherClause handles "none of these" for a clausewise parser, and reports whether it did. Offered readings are
// ruled out as wholes. If it is then likelier that none of the others is right either, the wrong part must be
// found: if the offered ones differ in one place, and that is likelier than what they share to be wrong, their
// choices there are refused and the parser is asked again; else the parts of the parser's own query are asked
// about.
func (q *Readings) neitherClause(ask *Ask) bool {
	if ask.Beyond {
		q.lost, q.saidBeyond = true, true
		return true
	}
	if !q.b.clauses || q.b.own < 0 || q.opt.reparse == nil || len(ask.Options) < 2 {
		return false
	}
	refused := map[string]bool{}
	for _, r := range ask.Options {
		for _, i := range r.members {
			refused[q.b.gives(i)] = true
		}
	}
	b := q.b.clone()
	b.refuse(refused)
	if b.fewLeft() {
		if differ := q.onlyPlace(ask); differ != nil {
			q.refuseAll(differ)
			return true
		}
		q.byParts = true
	}
	for key := range refused {
		q.refused[key] = true
	}
	q.b = b
	return true
}

// refuseAll refuses the choices for a place, and asks the parser for others.
func (q *Readings) refuseAll(choices []query.Component) {
	for _, c := range choices {
		if !q.settled[c.ID()] {
			q.forbid(c)
			q.observe(c.ID(), false, q.trust())
		}
	}
	if !q.reparse() {
		q.lost = !q.b.stands()
	}
}

// onlyPlace returns the choices of the offered readings for the only place in which they differ; nil if there are
// several, or if it is likelier that something else is wrong.
func (q *Readings) onlyPlace(ask *Ask) []query.Component {
	p := q.b.probabilities()
	probability := func(c query.Component) float64 { return p[q.b.index[c.ID()]] }
	var differ []query.Component
	other, shared := 1.0, 1.0 // the probabilities of another choice for the place, and that everything else is right
	seen := map[string]bool{}
	for _, r := range ask.Options {
		for _, c := range Decisions(r.Query) {
			if !meaningful(c.Kind) || q.settled[c.ID()] || seen[c.ID()] {
				continue
			}
			seen[c.ID()] = true
			switch {
			case !slices.ContainsFunc(ask.Options, func(o Reading) bool { return !holds(o.Query, c.ID()) }):
				shared *= probability(c)
			case len(differ) > 0 && differ[0].Slot != c.Slot:
				return nil
			default:
				differ = append(differ, c)
				other -= probability(c)
			}
		}
	}
	if shared*other < 1-shared {
		return nil
	}
	return differ
}

func holds(whole *query.Query, id string) bool {
	return slices.ContainsFunc(Decisions(whole), func(c query.Component) bool { return c.ID() == id })
}

// gives identifies a query by its result, or by its text if it was not run.
func (b *belief) gives(i int) string { return cmp.Or(b.results[i], b.queries[i].SUQL()) }

// refuse rules out queries refused as wholes. Components lose the probability they had from them. The most probable
// remaining query leads, unless it is likelier that none of them is right.
func (b *belief) refuse(refused map[string]bool) {
	if len(refused) == 0 {
		return
	}
	total, lost, contradicted := b.total(), 0.0, b.own >= 0 && b.struck[b.own] > 0
	of := make([]float64, len(b.components))
	for i := range b.queries {
		if b.struck[i] > 0 || !refused[b.gives(i)] {
			continue
		}
		lost += b.p[i]
		for _, k := range b.order[i] {
			of[k] += b.p[i]
		}
		b.p[i] *= ruledOut
		b.struck[i]++
	}
	if lost == 0 || lost >= total {
		return
	}
	for k, p := range b.local {
		if p >= 0 {
			b.local[k] = min(max((p*total-of[k])/(total-lost), 0), 1)
		}
	}
	switch {
	case b.own < 0 || b.struck[b.own] == 0:
	case !contradicted && b.fewLeft():
		b.struck[b.own] = 0 // its parts are asked about
	default:
		b.own = b.likeliest()
	}
	b.rescale()
}

// likeliest is the most probable query not ruled out, or -1.
func (b *belief) likeliest() int {
	best := -1
	for i, p := range b.p {
		if b.struck[i] == 0 && (best < 0 || p > b.p[best]) {
			best = i
		}
	}
	return best
}

// fewLeft reports whether it is likelier that no query is right than that one of those not ruled out is.
func (b *belief) fewLeft() bool {
	left := 0.0
	for i, p := range b.p {
		if b.struck[i] == 0 {
			left += p
		}
	}
	return left < b.rest
}
