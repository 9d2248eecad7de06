package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// refusalPolicy is what to do when a component is refused.
type refusalPolicy int

const (
	redecode refusalPolicy = iota // try the next best, and ask about it if doubtful
	inTurn                        // ask about the alternatives one after the other
	flip                          // there are two choices: take the other
)

var policies = map[query.Kind]refusalPolicy{
	query.AndOr: flip, query.WhereSub: flip, query.HavingSub: flip, query.SelectRows: flip,
	query.WhereValue: inTurn, query.HavingValue: inTurn, query.SetOperation: inTurn, query.OrderDesc: inTurn,
	query.LimitRows: inTurn, query.WhereText: inTurn, query.SelectText: inTurn,
}

// Confirm absorbs a yes to what Next returned. Where questions state whole conditions, a condition's column, operator
// and value are confirmed together.
func (q *inquiry) Confirm() {
	if q.unit == nil {
		return
	}
	c, lead := q.current(), q.b.leader()
	q.accept(c, Confirmed)
	switch {
	case !q.opt.whole:
		q.recover()
	case c.Cond.Op != "" && inWhere(c) && q.predicted(c.ID()):
		for _, k := range q.b.order[lead] {
			if s := q.b.components[k]; inWhere(s) && s.Block == c.Block && s.Cond.Op == c.Cond.Op &&
				s.Item.Column == c.Item.Column && !q.settled[q.b.ids[k]] {
				q.accept(s, Confirmed)
			}
		}
	}
	if q.opt.whole && !q.b.consistent() { // an expected reply is no reason to parse again
		q.reparse()
	}
	q.unit = nil
}

// inWhere reports whether a component belongs to a condition on rows.
func inWhere(c query.Component) bool { return strings.HasPrefix(string(c.Kind), "where.") }

// current returns the component that the last question was about.
func (q *inquiry) current() query.Component {
	if q.unit.candidates && len(q.unit.inTurn) > 0 {
		return q.unit.inTurn[0]
	}
	return q.b.components[q.unit.current]
}

// trust returns the weight of a single reply. Replies are hard constraints when components are asked one by one, and
// evidence when results are compared.
func (q *inquiry) trust() float64 {
	if q.byResult() {
		return q.opt.trust
	}
	return 1
}

// Refuse absorbs a no to what Next returned.
func (q *inquiry) Refuse() {
	u := q.unit
	if u == nil {
		return
	}
	c := q.current()
	if u.candidates {
		q.refuseInTurn(c)
		return
	}
	if q.triesWholeReadings() && (!q.predicted(c.ID()) || !ofCondition(c) && c.Kind != query.HavingValue) {
		q.refusePart(c)
		return
	}
	u.refusals++
	if q.byResult() && !q.opt.choose {
		q.forbid(c)
		q.observe(c.ID(), false, q.trust())
		q.recover()
		q.unit = nil
		return
	}
	alternatives := q.alternatives(u.current)
	q.forbid(c)
	if !q.opt.choose && policies[c.Kind] == redecode && u.refusals > q.opt.k {
		q.keep()
		return
	}
	q.replace(c, alternatives)
}

// refuseInTurn absorbs a no to one of several alternatives, asked about one after the other.
func (q *inquiry) refuseInTurn(c query.Component) {
	u := q.unit
	u.inTurn = u.inTurn[1:]
	u.refusals++
	q.forbid(c)
	if len(u.inTurn) == 0 && !q.retry() {
		q.keep()
	}
}

// replace picks what takes the place of a refused component: nothing, the next best reading, or one of the
// alternatives, which is asked about next.
func (q *inquiry) replace(c query.Component, alternatives []query.Component) {
	u, how := q.unit, policies[c.Kind]
	switch {
	case q.opt.whole && ofCondition(c) && (c.Kind == query.WhereColumn || len(alternatives) == 0):
		q.drop(c)
	case how == flip || how == redecode && !q.opt.choose:
		q.nextBest(c)
	case len(alternatives) == 0 && !q.opt.choose && q.retry():
	case len(alternatives) == 0:
		q.keep()
	case q.opt.choose:
		u.offered = alternatives
	default:
		u.inTurn = alternatives
	}
}

// nextBest takes the most probable query without the refused component. With only two choices there is no need to ask
// about the other.
func (q *inquiry) nextBest(c query.Component) {
	q.observe(c.ID(), false, q.trust())
	q.recover()
	switch {
	case !q.b.consistent():
		q.keep()
	case policies[c.Kind] == flip:
		q.unit = nil
	}
}

// triesWholeReadings reports whether, after a refusal, other complete readings are tried one by one.
func (q *inquiry) triesWholeReadings() bool { return q.opt.whole && q.byResult() }

// refusePart rules out every reading with a component. If the current query lacks it, the refusal confirms that query.
func (q *inquiry) refusePart(c query.Component) {
	predicted := q.predicted(c.ID())
	lead := q.b.leader()
	q.forbid(c)
	q.observe(c.ID(), false, q.trust())
	q.unit = nil
	switch {
	case !predicted:
		q.b.pinned = lead
	case q.b.consistent() && !q.b.clauses:
	case !q.reparse() && !q.b.consistent():
		q.allRefused = true
	}
}

// ofCondition reports whether a component belongs to a condition of the outermost block.
func ofCondition(c query.Component) bool {
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText:
		return c.Block == ""
	}
	return false
}

// drop removes a condition.
func (q *inquiry) drop(c query.Component) {
	lead := q.Query()
	q.observe(c.ID(), false, 1)
	if !q.b.consistent() && !q.reparse() {
		if less := query.Without(lead, c); less != nil {
			q.Adopt(less)
		} else {
			q.keep()
			return
		}
	}
	q.unit = nil
}

// alternatives returns up to K other choices for the place of component k.
func (q *inquiry) alternatives(k int) []query.Component {
	var out []query.Component
	for _, i := range q.b.alternatives(k, func(id string) bool { return q.settled[id] }) {
		if len(out) < q.opt.k && q.b.possible(q.b.ids[i]) {
			out = append(out, q.inContext(i))
		}
	}
	return out
}

// Select absorbs the alternatives picked, or a typed value. Several may be picked where a query can hold several.
func (q *inquiry) Select(chosen ...query.Component) {
	u := q.unit
	if u == nil || len(chosen) == 0 {
		q.None()
		return
	}
	q.observe(u.original.ID(), false, q.trust())
	for _, c := range u.offered {
		if !slices.ContainsFunc(chosen, func(x query.Component) bool { return x.ID() == c.ID() }) {
			q.settled[c.ID()] = true
		}
	}
	for _, c := range chosen {
		if !q.b.possible(c.ID()) {
			q.known.Confirmed = append(q.known.Confirmed, c)
			if !q.reparse() {
				q.insert(u.original, c)
			}
			q.known.Confirmed = q.known.Confirmed[:len(q.known.Confirmed)-1]
		}
		q.accept(c, Chosen)
	}
	q.recover()
	q.unit = nil
}

// insert adds a query with chosen in place of original that no parser proposed.
func (q *inquiry) insert(original, chosen query.Component) {
	lead := q.Query()
	if lead == nil {
		return
	}
	if edited := query.Swap(lead, original, chosen); edited != nil {
		q.Adopt(edited)
	}
}

// Adopt makes a query the confirmed one.
func (q *inquiry) Adopt(whole *query.Query) {
	candidates := []parse.Candidate{{Query: whole, P: 0.9}}
	scale := 0.0
	for _, p := range q.b.p {
		scale += p
	}
	for i, other := range q.b.queries {
		if scale > 0 && len(candidates) < maxCandidates {
			candidates = append(candidates, parse.Candidate{Query: other, P: 0.1 * q.b.p[i] / scale})
		}
	}
	q.restart(newBelief(&parse.Parsed{Candidates: candidates}, q.b.relevance))
}

// None absorbs "none of these".
func (q *inquiry) None() {
	u := q.unit
	if u == nil {
		return
	}
	if !q.triesWholeReadings() {
		q.keep()
		return
	}
	for _, c := range u.offered {
		q.forbid(c)
		q.observe(c.ID(), false, 1)
	}
	q.refusePart(u.original)
}

// Skip keeps the prediction or, if that was refused before, takes the next best.
func (q *inquiry) Skip() {
	if u := q.unit; u != nil && u.refusals > 0 && q.switchFrom(u.original) {
		q.unit = nil
	} else if u != nil {
		q.b = u.backup
		q.settled[u.original.ID()] = true
		delete(q.status, u.original.ID())
		q.continueWithout(u.original)
		q.unit = nil
	}
}

// continueWithout continues as if an unconfirmed component were right, without raising its confidence or the result's.
func (q *inquiry) continueWithout(c query.Component) {
	id, lead := c.ID(), q.b.leader()
	right := q.predicted(id)
	now := q.b.probabilities()
	for _, k := range q.b.order[lead] {
		if _, ok := q.unconfirmedFrom[q.b.ids[k]]; !ok && q.Status(q.b.ids[k]) == Predicted {
			q.unconfirmedFrom[q.b.ids[k]] = now[k]
		}
	}
	q.unconfirmedFrom[id] = q.probability(c)
	share := 0.0
	for i, p := range q.b.p {
		if k, ok := q.b.index[id]; ok && q.b.has[i].has(k) == right {
			share += p
		}
	}
	if total := q.b.total(); total > 0 && share > 0 {
		q.unconfirmed *= share / total
	}
	q.observe(id, right, 1)
}

// switchFrom continues with the most probable query that lacks the refused component, and reports whether there is one.
func (q *inquiry) switchFrom(c query.Component) bool {
	before := q.b.clone()
	q.observe(c.ID(), false, q.trust())
	if q.b.consistent() || q.reparse() {
		return true
	}
	q.b = before
	return false
}

// predicted reports whether the current query has a component; the one asked about may be an alternative.
func (q *inquiry) predicted(id string) bool {
	lead := q.b.leader()
	k, ok := q.b.index[id]
	return lead >= 0 && ok && q.b.has[lead].has(k)
}

// keep restores the prediction after everything else was refused, marked as unconfirmed.
func (q *inquiry) keep() {
	u := q.unit
	id := u.original.ID()
	q.b = u.backup
	q.known.Forbidden = slices.DeleteFunc(q.known.Forbidden, func(c query.Component) bool { return c.ID() == id })
	q.settled[id], q.status[id] = true, Unconfirmed
	q.unsolved = append(q.unsolved, u.original)
	q.continueWithout(u.original)
	q.unit = nil
}
