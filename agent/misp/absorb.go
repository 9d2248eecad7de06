package misp

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/agent/belief"
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

// Confirm absorbs a yes to the question that Next returned. Where questions state whole conditions, a condition's
// column, operator and value are confirmed together.
func (q *Inquiry) Confirm() {
	if q.pending == nil {
		return
	}
	c, lead := q.pending.asked, q.Belief.Leader()
	q.accept(c, Confirmed)
	switch {
	case !q.Options.WholeConditions:
		q.recover()
	case c.Cond.Op != "" && isWherePart(c) && q.isPredicted(c.ID()):
		for _, k := range q.Belief.Order[lead] {
			if s := q.Belief.Components[k]; isWherePart(s) && s.Block == c.Block && s.Cond.Op == c.Cond.Op &&
				s.Item.Column == c.Item.Column && !q.Settled[q.Belief.IDs[k]] {
				q.accept(s, Confirmed)
			}
		}
	}
	if q.Options.WholeConditions && !q.Belief.IsConsistent() { // parse again only if no query agrees with the reply
		q.Reparse()
	}
	q.pending = nil
}

// isWherePart reports whether a component belongs to a condition on rows.
func isWherePart(c query.Component) bool { return strings.HasPrefix(string(c.Kind), "where.") }

// Trust returns the probability that a reply is right. It is 1 when components are asked about one by one: then replies
// are hard constraints.
func (q *Inquiry) Trust() float64 {
	if q.ComparesResults() {
		return q.Options.Trust
	}
	return 1
}

// Refuse absorbs a no to the question that Next returned.
func (q *Inquiry) Refuse() {
	u := q.pending
	if u == nil {
		return
	}
	c := u.asked
	if len(u.untried) > 0 {
		q.refuseUntried(c)
		return
	}
	u.refusals++
	alternatives := q.alternatives(c)
	q.Forbid(c)
	switch {
	case q.ComparesResults() && !q.Options.Choose:
		q.Observe(c.ID(), false, q.Trust())
		q.recover()
		q.pending = nil
	case !q.Options.Choose && policies[c.Kind] == tryNextBest && u.refusals > q.Options.K:
		q.restorePrediction()
	default:
		q.replace(c, alternatives)
	}
}

// refuseUntried absorbs a no to c, the first of the alternatives that are asked about one by one.
func (q *Inquiry) refuseUntried(c query.Component) {
	u := q.pending
	u.untried = u.untried[1:]
	u.refusals++
	q.Forbid(c)
	if len(u.untried) == 0 && !q.retry() {
		q.restorePrediction()
	}
}

// replace replaces a refused component: it drops the condition, takes the next best query, or arranges for the
// alternatives to be asked about next. If there are no alternatives, it restores the prediction.
func (q *Inquiry) replace(c query.Component, alternatives []query.Component) {
	u, policy := q.pending, policies[c.Kind]
	switch {
	case q.Options.WholeConditions && IsConditionPart(c) && (c.Kind == query.WhereColumn || len(alternatives) == 0):
		q.dropCondition(c)
	case policy == takeOther || policy == tryNextBest && !q.Options.Choose:
		q.takeNextBest(c)
	case len(alternatives) == 0 && !q.Options.Choose && q.retry():
	case len(alternatives) == 0:
		q.restorePrediction()
	case q.Options.Choose:
		u.offered = alternatives
	default:
		u.untried = alternatives
	}
}

// takeNextBest takes the most probable query without the refused component. If there were only two choices, it does not
// ask about the other one.
func (q *Inquiry) takeNextBest(c query.Component) {
	q.Observe(c.ID(), false, q.Trust())
	q.recover()
	switch {
	case !q.Belief.IsConsistent():
		q.restorePrediction()
	case policies[c.Kind] == takeOther:
		q.pending = nil
	}
}

// IsConditionPart reports whether a component belongs to a condition of the outermost block.
func IsConditionPart(c query.Component) bool {
	switch c.Kind {
	case query.WhereColumn, query.WhereOp, query.WhereValue, query.WhereText:
		return c.Block == ""
	}
	return false
}

// dropCondition removes a condition.
func (q *Inquiry) dropCondition(c query.Component) {
	lead := q.Query()
	q.Observe(c.ID(), false, 1)
	if !q.Belief.IsConsistent() && !q.Reparse() {
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
func (q *Inquiry) alternatives(c query.Component) []query.Component {
	var out []query.Component
	for _, i := range q.Belief.Alternatives(q.Belief.Index[c.ID()], func(id string) bool { return q.Settled[id] }) {
		if len(out) < q.Options.K && q.Belief.IsPossible(q.Belief.IDs[i]) {
			out = append(out, q.InContext(i))
		}
	}
	return out
}

// Select absorbs the components picked or typed. Several may be picked if a query can contain them all.
func (q *Inquiry) Select(chosen ...query.Component) {
	u := q.pending
	if u == nil || len(chosen) == 0 {
		q.RefuseAlternatives()
		return
	}
	q.Observe(u.original.ID(), false, q.Trust())
	for _, c := range u.offered {
		if !slices.ContainsFunc(chosen, func(x query.Component) bool { return x.ID() == c.ID() }) {
			q.Settled[c.ID()] = true
		}
	}
	for _, c := range chosen {
		if !q.Belief.IsPossible(c.ID()) {
			q.Constraints.Confirmed = append(q.Constraints.Confirmed, c)
			if !q.Reparse() {
				q.insert(u.original, c)
			}
			q.Constraints.Confirmed = q.Constraints.Confirmed[:len(q.Constraints.Confirmed)-1]
		}
		q.accept(c, Chosen)
	}
	q.recover()
	q.pending = nil
}

// insert adopts the current query with original replaced by chosen, which the parser did not propose.
func (q *Inquiry) insert(original, chosen query.Component) {
	lead := q.Query()
	if lead == nil {
		return
	}
	if edited := query.Swap(lead, original, chosen); edited != nil {
		q.Adopt(edited)
	}
}

// Adopt makes a query the most probable one, and leaves a little probability for the others.
func (q *Inquiry) Adopt(candidate *query.Query) {
	candidates := []parse.Candidate{{Query: candidate, P: 0.9}}
	total := q.Belief.Total() - q.Belief.NoneProbability
	for i, other := range q.Belief.Queries {
		if total > 0 && len(candidates) < belief.MaxCandidates {
			candidates = append(candidates, parse.Candidate{Query: other, P: 0.1 * q.Belief.P[i] / total})
		}
	}
	q.Restart(belief.New(belief.StoredParse{Candidates: candidates}, q.Belief.Relevance))
}

// RefuseAlternatives absorbs "none of these".
func (q *Inquiry) RefuseAlternatives() {
	u := q.pending
	if u == nil {
		return
	}
	q.restorePrediction()
}

// Skip keeps the prediction or, if it was refused before, takes the next best query.
func (q *Inquiry) Skip() {
	if u := q.pending; u != nil && u.refusals > 0 && q.switchFrom(u.original) {
		q.pending = nil
	} else if u != nil {
		q.Belief = u.backup
		q.Settled[u.original.ID()] = true
		delete(q.status, u.original.ID())
		q.assumeCorrect(u.original)
		q.pending = nil
	}
}

// assumeCorrect continues as if an unconfirmed component were right, without raising its confidence or the result's.
func (q *Inquiry) assumeCorrect(c query.Component) {
	id, lead := c.ID(), q.Belief.Leader()
	right := q.isPredicted(id)
	probabilities := q.Belief.Probabilities()
	for _, k := range q.Belief.Order[lead] {
		if _, ok := q.earlierP[q.Belief.IDs[k]]; !ok && q.Status(q.Belief.IDs[k]) == Predicted {
			q.earlierP[q.Belief.IDs[k]] = probabilities[k]
		}
	}
	q.earlierP[id] = q.Probability(c)
	share := 0.0
	for i, p := range q.Belief.P {
		if k, ok := q.Belief.Index[id]; ok && q.Belief.Has[i].Has(k) == right {
			share += p
		}
	}
	if total := q.Belief.Total(); total > 0 && share > 0 {
		q.Unconfirmed *= share / total
	}
	q.Observe(id, right, 1)
}

// switchFrom continues with the most probable query that lacks the refused component, and reports whether there is one.
func (q *Inquiry) switchFrom(c query.Component) bool {
	before := q.Belief.Clone()
	q.Observe(c.ID(), false, q.Trust())
	if q.Belief.IsConsistent() || q.Reparse() {
		return true
	}
	q.Belief = before
	return false
}

// isPredicted reports whether the current query has a component. An alternative that is being asked about is not part
// of the query.
func (q *Inquiry) isPredicted(id string) bool {
	lead := q.Belief.Leader()
	k, ok := q.Belief.Index[id]
	return lead >= 0 && ok && q.Belief.Has[lead].Has(k)
}

// restorePrediction restores the prediction after all alternatives were refused, and marks it as unconfirmed.
func (q *Inquiry) restorePrediction() {
	u := q.pending
	id := u.original.ID()
	q.Belief = u.backup
	q.Constraints.Forbidden = slices.DeleteFunc(q.Constraints.Forbidden,
		func(c query.Component) bool { return c.ID() == id })
	q.Settled[id], q.status[id] = true, Unconfirmed
	q.unresolved = append(q.unresolved, u.original)
	q.assumeCorrect(u.original)
	q.pending = nil
}
