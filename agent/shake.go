package agent

import "github.com/ask-surely/surely/internal/query"

// A parser that decides clause by clause decides each as if those before it were right. A refusal is therefore evidence
// against what the refused part rests on: were the column right, one of its likely operators would be. So a column that
// nobody would have asked about becomes doubtful when the operators written for it are refused one after the other.

// shake takes a refusal of c as evidence against what it rests on. If that is right, the refusal had what was left to
// the alternatives as its probability; if it is wrong, the refusal is certain.
func (q *Inquiry) shake(c query.Component) {
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

// uphold takes a yes to c for one to what it rests on.
func (q *Inquiry) uphold(c query.Component) {
	if !q.clausewise() {
		return
	}
	for _, on := range q.under(c) {
		if on.Kind != query.WhereCount {
			q.accept(on, Confirmed)
		}
	}
}

// under lists what a component of the query as it stands rests on and nobody has judged yet.
func (q *Inquiry) under(c query.Component) []query.Component {
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

// leave stops asking about a place where K alternatives were refused, too: what is most probable of the rest stands,
// which nobody confirmed. Where there is no rest, or nobody to ask for it, the prediction stands.
func (q *Inquiry) leave(c query.Component) {
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
