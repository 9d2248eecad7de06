package agent

import "github.com/ask-surely/surely/internal/query"

// A clausewise parser decides each clause as if the earlier ones were right. A refusal is therefore evidence against
// what the refused part rests on: if the column were right, one of its likely operators would be. So a column becomes
// doubtful when its operators are refused one after another.

// shake treats a refusal of c as evidence against what it rests on: if that were right, the refusal had the probability
// of the alternatives; if wrong, it was certain.
func (q *inquiry) shake(c query.Component) {
	if !q.clausewise() {
		return
	}
	p := q.probability(c)
	for _, on := range q.under(c) {
		id := on.ID()
		if _, ok := q.shaken[id]; !ok {
			q.shaken[id] = 1
		}
		q.shaken[id] *= 1 - p
	}
}

// uphold treats a yes to c as a yes to what it rests on.
func (q *inquiry) uphold(c query.Component) {
	if !q.clausewise() {
		return
	}
	for _, on := range q.under(c) {
		if on.Kind != query.WhereCount {
			q.accept(on, Confirmed)
		}
	}
}

// under lists the components that a component of the current query rests on and that nobody has judged yet.
func (q *inquiry) under(c query.Component) []query.Component {
	var out []query.Component
	for _, k := range q.b.order[q.b.leader()] {
		on := q.b.components[k]
		counted := on.Kind == query.WhereCount && c.Kind == query.WhereColumn && on.Block == c.Block
		if !q.settled[q.b.ids[k]] && (counted || dependsOn(c, on)) {
			out = append(out, on)
		}
	}
	return out
}

// leave stops asking about a place after K refused alternatives: the most probable of the rest is
// kept unconfirmed or, without one, the prediction.
func (q *inquiry) leave(c query.Component) {
	before := map[string]bool{}
	for _, k := range q.b.order[q.b.leader()] {
		before[q.b.ids[k]] = true
	}
	q.forbid(c)
	if !q.clausewise() || !q.reparse() || !q.b.stands() {
		q.keep()
		return
	}
	for _, k := range q.b.order[q.b.leader()] {
		if on, id := q.b.components[k], q.b.ids[k]; on.Slot == c.Slot && !before[id] && !q.settled[id] {
			q.settled[id], q.status[id] = true, Unconfirmed
			q.was[id] = q.probability(on)
			q.unsolved = append(q.unsolved, on)
		}
	}
	q.unit = nil
}
