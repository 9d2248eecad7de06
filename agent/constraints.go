package agent

import (
	"github.com/ask-surely/surely/internal/query"
)

// accept marks a component as right.
func (q *inquiry) accept(c query.Component, status Status) {
	id := c.ID()
	q.constraints.Confirmed = append(q.constraints.Confirmed, c)
	q.settled[id], q.status[id] = true, status
	delete(q.unconfirmedFrom, id)
	q.observe(id, true, q.trust())
}

// retry asks the parser for more choices after all of its choices for a slot were refused, and reports whether it
// returned any.
func (q *inquiry) retry() bool {
	return q.trust() >= 1 && q.pending.refusals <= q.opt.k && q.reparse() && q.b.isConsistent()
}

func (q *inquiry) forbid(c query.Component) {
	q.constraints.Forbidden = append(q.constraints.Forbidden, c)
	q.settled[c.ID()], q.status[c.ID()] = true, Refused
}

// recover parses the question again when no query agrees with the replies, or when every reply should bring new
// readings.
func (q *inquiry) recover() {
	if !q.b.isConsistent() || q.trust() >= 1 {
		q.reparse()
	}
}

// reparse parses the question again under all known constraints. It reports whether that replaced the belief.
func (q *inquiry) reparse() bool {
	if q.opt.reparse == nil {
		return false
	}
	parsed := q.opt.reparse(q.asConstraints())
	if parsed == nil || len(parsed.Candidates) == 0 {
		return false
	}
	b := newBelief(parsed, q.b.relevance)
	rest := b.noneProbability
	for _, c := range q.constraints.Confirmed {
		b.observe(c.ID(), true, q.trust())
	}
	for _, c := range q.constraints.Forbidden {
		b.observe(c.ID(), false, q.trust())
	}
	for _, c := range q.fixed {
		if b.isPossible(c.ID()) {
			b.observe(c.ID(), true, 1)
		}
	}
	if !b.isConsistent() && q.b.isConsistent() {
		return false
	}
	if b.byClause { // its other choices already respect the constraints
		b.noneProbability = rest
	}
	q.restart(b)
	return true
}

// asConstraints converts what is known to constraints on the parser. An aggregate needs its column, so the two are
// known only together.
func (q *inquiry) asConstraints() query.Constraints {
	shown := map[string]bool{}
	for _, c := range q.constraints.Confirmed {
		if c.Kind == query.SelectColumn {
			shown[c.Block+c.Choice] = true
		}
	}
	translate := func(in []query.Component, sure bool) []query.Component {
		var out []query.Component
		for _, c := range in {
			if query.IsLoneAggregate(c) && sure && !shown[c.Block+c.Item.Column.String()] {
				continue
			}
			out = append(out, query.OfColumn(c))
		}
		return out
	}
	return query.Constraints{Confirmed: translate(q.constraints.Confirmed, true),
		Forbidden: translate(q.constraints.Forbidden, false)}
}
