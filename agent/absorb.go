package agent

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// What happens when a component is refused.
const (
	tryNextBest = iota // try the next best, and ask about it if doubtful
	askInTurn          // ask about the alternatives one by one
	takeOther          // there are only two choices: take the other one
)

var policies = map[query.Kind]int{
	query.AndOr: takeOther, query.WhereSub: takeOther, query.HavingSub: takeOther, query.SelectRows: takeOther,
	query.WhereValue: askInTurn, query.HavingValue: askInTurn, query.SetOperation: askInTurn, query.OrderDesc: askInTurn,
	query.LimitRows: askInTurn, query.WhereText: askInTurn, query.SelectText: askInTurn,
}

// Absorb implements Dialogue.
func (q *inquiry) Absorb(r Reply) {
	switch r.Kind {
	case ReplyYes:
		q.Confirm()
	case ReplyNo:
		q.Refuse()
	case ReplySkip:
		q.Skip()
	case ReplyNone:
		q.RefuseAlternatives()
	case ReplyChoose:
		if r.Chosen != nil {
			r.Parts = append(r.Parts, *r.Chosen)
		}
		q.Select(r.Parts...)
	}
}

// Confirm absorbs a yes to the question that Next returned. Where questions state whole conditions, a condition's
// column, operator and value are confirmed together.
func (q *inquiry) Confirm() {
	if q.pending == nil {
		return
	}
	c, lead := q.pending.asked, q.b.leader()
	q.accept(c, Confirmed)
	switch {
	case !q.opt.wholeConditions:
		q.recover()
	case c.Cond.Op != "" && isWherePart(c) && q.isPredicted(c.ID()):
		for _, k := range q.b.order[lead] {
			if s := q.b.components[k]; isWherePart(s) && s.Block == c.Block && s.Cond.Op == c.Cond.Op &&
				s.Item.Column == c.Item.Column && !q.settled[q.b.ids[k]] {
				q.accept(s, Confirmed)
			}
		}
	}
	if q.opt.wholeConditions && !q.b.isConsistent() { // parse again only if no query agrees with the reply
		q.reparse()
	}
	q.pending = nil
}

// isWherePart reports whether a component belongs to a condition on rows.
func isWherePart(c query.Component) bool { return strings.HasPrefix(string(c.Kind), "where.") }

// trust returns the probability that a reply is right. It is 1 when components are asked about one by one: then replies
// are hard constraints.
func (q *inquiry) trust() float64 {
	if q.comparesResults() {
		return q.opt.Trust
	}
	return 1
}

// Refuse absorbs a no to the question that Next returned.
func (q *inquiry) Refuse() {
	u := q.pending
	if u == nil {
		return
	}
	c := u.asked
	switch {
	case len(u.untried) > 0:
		q.refuseUntried(c)
		return
	case q.triesWholeReadings() && (!q.isPredicted(c.ID()) || !isConditionPart(c) && c.Kind != query.HavingValue):
		q.refusePart(c)
		return
	}
	u.refusals++
	alternatives := q.alternatives(c)
	q.forbid(c)
	switch {
	case q.comparesResults() && !q.opt.Choose:
		q.observe(c.ID(), false, q.trust())
		q.recover()
		q.pending = nil
	case !q.opt.Choose && policies[c.Kind] == tryNextBest && u.refusals > q.opt.K:
		q.restorePrediction()
	default:
		q.replace(c, alternatives)
	}
}

// refuseUntried absorbs a no to c, the first of the alternatives that are asked about one by one.
func (q *inquiry) refuseUntried(c query.Component) {
	u := q.pending
	u.untried = u.untried[1:]
	u.refusals++
	q.forbid(c)
	if len(u.untried) == 0 && !q.retry() {
		q.restorePrediction()
	}
}

// replace replaces a refused component: it drops the condition, takes the next best query, or arranges for the
// alternatives to be asked about next. If there are no alternatives, it restores the prediction.
func (q *inquiry) replace(c query.Component, alternatives []query.Component) {
	u, policy := q.pending, policies[c.Kind]
	switch {
	case q.opt.wholeConditions && isConditionPart(c) && (c.Kind == query.WhereColumn || len(alternatives) == 0):
		q.dropCondition(c)
	case policy == takeOther || policy == tryNextBest && !q.opt.Choose:
		q.takeNextBest(c)
	case len(alternatives) == 0 && !q.opt.Choose && q.retry():
	case len(alternatives) == 0:
		q.restorePrediction()
	case q.opt.Choose:
		u.offered = alternatives
	default:
		u.untried = alternatives
	}
}

// takeNextBest takes the most probable query without the refused component. If there were only two choices, it does not
// ask about the other one.
func (q *inquiry) takeNextBest(c query.Component) {
	q.observe(c.ID(), false, q.trust())
	q.recover()
	switch {
	case !q.b.isConsistent():
		q.restorePrediction()
	case policies[c.Kind] == takeOther:
		q.pending = nil
	}
}

// triesWholeReadings reports whether, after a refusal, other complete readings are tried one by one.
func (q *inquiry) triesWholeReadings() bool { return q.opt.wholeConditions && q.comparesResults() }

// refusePart rules out every reading with a component. If the current query lacks it, the refusal confirms that query.
func (q *inquiry) refusePart(c query.Component) {
	predicted := q.isPredicted(c.ID())
	lead := q.b.leader()
	q.forbid(c)
	q.observe(c.ID(), false, q.trust())
	q.pending = nil
	switch {
	case !predicted:
		q.b.pinned = lead
	case q.b.isConsistent() && !q.b.byClause:
	case !q.reparse() && !q.b.isConsistent():
		q.allRefused = true
	}
}

// isConditionPart reports whether a component belongs to a condition of the outermost block.
func isConditionPart(c query.Component) bool {
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText:
		return c.Block == ""
	}
	return false
}

// dropCondition removes a condition.
func (q *inquiry) dropCondition(c query.Component) {
	lead := q.Query()
	q.observe(c.ID(), false, 1)
	if !q.b.isConsistent() && !q.reparse() {
		if reduced := query.Without(lead, c); reduced != nil {
			q.Adopt(reduced)
		} else {
			q.restorePrediction()
			return
		}
	}
	q.pending = nil
}

// alternatives returns up to K other choices for the slot of a component.
func (q *inquiry) alternatives(c query.Component) []query.Component {
	var out []query.Component
	for _, i := range q.b.alternatives(q.b.index[c.ID()], func(id string) bool { return q.settled[id] }) {
		if len(out) < q.opt.K && q.b.isPossible(q.b.ids[i]) {
			out = append(out, q.inContext(i))
		}
	}
	return out
}

// Select absorbs the components picked or typed. Several may be picked if a query can contain them all.
func (q *inquiry) Select(chosen ...query.Component) {
	u := q.pending
	if u == nil || len(chosen) == 0 {
		q.RefuseAlternatives()
		return
	}
	q.observe(u.original.ID(), false, q.trust())
	for _, c := range u.offered {
		if !slices.ContainsFunc(chosen, func(x query.Component) bool { return x.ID() == c.ID() }) {
			q.settled[c.ID()] = true
		}
	}
	for _, c := range chosen {
		if !q.b.isPossible(c.ID()) {
			q.constraints.Confirmed = append(q.constraints.Confirmed, c)
			if !q.reparse() {
				q.insert(u.original, c)
			}
			q.constraints.Confirmed = q.constraints.Confirmed[:len(q.constraints.Confirmed)-1]
		}
		q.accept(c, Chosen)
	}
	q.recover()
	q.pending = nil
}

// insert adopts the current query with original replaced by chosen, which the parser did not propose.
func (q *inquiry) insert(original, chosen query.Component) {
	lead := q.Query()
	if lead == nil {
		return
	}
	if edited := query.Swap(lead, original, chosen); edited != nil {
		q.Adopt(edited)
	}
}

// Adopt makes a query the most probable one, and leaves a little probability for the others.
func (q *inquiry) Adopt(candidate *query.Query) {
	candidates := []parse.Candidate{{Query: candidate, P: 0.9}}
	total := q.b.total() - q.b.noneProbability
	for i, other := range q.b.queries {
		if total > 0 && len(candidates) < maxCandidates {
			candidates = append(candidates, parse.Candidate{Query: other, P: 0.1 * q.b.p[i] / total})
		}
	}
	q.restart(newBelief(StoredParse{Candidates: candidates}, q.b.relevance))
}

// RefuseAlternatives absorbs "none of these".
func (q *inquiry) RefuseAlternatives() {
	u := q.pending
	if u == nil {
		return
	}
	if !q.triesWholeReadings() {
		q.restorePrediction()
		return
	}
	for _, c := range u.offered {
		q.forbid(c)
		q.observe(c.ID(), false, 1)
	}
	q.refusePart(u.original)
}

// Skip keeps the prediction or, if it was refused before, takes the next best query.
func (q *inquiry) Skip() {
	if u := q.pending; u != nil && u.refusals > 0 && q.switchFrom(u.original) {
		q.pending = nil
	} else if u != nil {
		q.b = u.backup
		q.settled[u.original.ID()] = true
		delete(q.status, u.original.ID())
		q.assumeCorrect(u.original)
		q.pending = nil
	}
}

// assumeCorrect continues as if an unconfirmed component were right, without raising its confidence or the result's.
func (q *inquiry) assumeCorrect(c query.Component) {
	id, lead := c.ID(), q.b.leader()
	right := q.isPredicted(id)
	probabilities := q.b.probabilities()
	for _, k := range q.b.order[lead] {
		if _, ok := q.earlierP[q.b.ids[k]]; !ok && q.Status(q.b.ids[k]) == Predicted {
			q.earlierP[q.b.ids[k]] = probabilities[k]
		}
	}
	q.earlierP[id] = q.probability(c)
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
	if q.b.isConsistent() || q.reparse() {
		return true
	}
	q.b = before
	return false
}

// isPredicted reports whether the current query has a component. An alternative that is being asked about is not part
// of the query.
func (q *inquiry) isPredicted(id string) bool {
	lead := q.b.leader()
	k, ok := q.b.index[id]
	return lead >= 0 && ok && q.b.has[lead].has(k)
}

// restorePrediction restores the prediction after all alternatives were refused, and marks it as unconfirmed.
func (q *inquiry) restorePrediction() {
	u := q.pending
	id := u.original.ID()
	q.b = u.backup
	q.constraints.Forbidden = slices.DeleteFunc(q.constraints.Forbidden,
		func(c query.Component) bool { return c.ID() == id })
	q.settled[id], q.status[id] = true, Unconfirmed
	q.unresolved = append(q.unresolved, u.original)
	q.assumeCorrect(u.original)
	q.pending = nil
}
