package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// chips shows the query as it stands, a chip for every part that a person would name: what is shown, each condition,
// the grouping, the order. A chip is as probable as the least probable of its components.
func (h *handling) chips(q *Inquiry) []StateComponent {
	lead := q.b.leader()
	if lead < 0 {
		return []StateComponent{}
	}
	whole := overview(q.b.queries[lead])
	type slot struct{ clause, text string }
	out := []StateComponent{}
	at := map[slot]int{}
	probability := h.chipProbability(q, lead)
	for _, c := range parts(q.b.queries[lead]) {
		if !shown(c) || whole && (c.Kind == query.SelectAgg || c.Kind == query.SelectText) {
			continue
		}
		if c.Kind == query.SelectAgg && c.Item.Agg == query.None && h.aside(q.b.queries[lead].Select, c.Item.Column) {
			continue
		}
		said := c
		if c.Cond.Op != "" {
			said.Cond = h.called(c.Cond)
		}
		clause, text := h.o.Voice.Chip(h.src.Schema, said, q.b.queries[lead])
		i, ok := at[slot{clause, text}]
		if !ok {
			i = len(out)
			at[slot{clause, text}] = i
			out = append(out, StateComponent{ID: c.ID(), Clause: clause, Text: text, Probability: probability(c),
				Status: q.Status(c.ID()), Words: h.from(q, c)})
			continue
		}
		out[i].Probability = min(out[i].Probability, probability(c))
		for _, word := range h.from(q, c) {
			if !slices.Contains(out[i].Words, word) {
				out[i].Words = append(out[i].Words, word)
			}
		}
		out[i].Status = stronger(out[i].Status, q.Status(c.ID()))
	}
	return out
}

// chipProbability is how probable what a chip says is: as the least probable of what it says, what has no chip of its
// own included. The column is told by its aggregator, the sort key by its direction, the tables by the first chip.
func (h *handling) chipProbability(q *Inquiry, lead int) func(query.Component) float64 {
	of := q.probabilities()
	list := Decisions(q.b.queries[lead])
	first := slices.IndexFunc(list, shown)
	return func(c query.Component) float64 {
		p := of(c)
		for _, other := range list {
			same := other.Block == c.Block && other.Item.Same(c.Item)
			switch {
			case c.Kind == query.SelectAgg && other.Kind == query.SelectColumn && same,
				c.Kind == query.OrderDesc && other.Kind == query.OrderItem && same,
				first >= 0 && list[first].ID() == c.ID() && other.Kind == query.FromTables && other.Block == "":
				p = min(p, of(other))
			}
		}
		return p
	}
}

// telling is how many things a person may have asked to see; who is shown more is shown what there is.
const telling = 3

// overview reports whether a query shows rows as they are, in many columns: what is shown says nothing then of what was
// searched for.
func overview(q *query.Query) bool {
	if len(q.Select) <= telling || len(q.GroupBy) > 0 || q.Set != query.NoSet {
		return false
	}
	for _, it := range q.Select {
		if it.Agg != query.None || it.Text != nil && !it.Text.Summary {
			return false
		}
	}
	return true
}

// shown reports whether a component has a chip.
func shown(c query.Component) bool {
	if c.Block != "" {
		return false // a sub-query is told within its condition
	}
	switch c.Kind {
	case query.SetOperation, query.LimitRows:
		return c.Choice != "none"
	case query.SelectColumn: // told by its aggregator's component
		return false
	case query.SelectRows, query.WhereCount, query.HavingCount, query.AndOr, query.FromTables:
		return false
	case query.OrderItem:
		return false // told by its direction
	}
	return true
}

// stronger returns the status that says more.
func stronger(a, b Status) Status {
	rank := map[Status]int{Predicted: 0, Confirmed: 1, Chosen: 2, Unconfirmed: 3, Refused: 4}
	if rank[b] > rank[a] {
		return b
	}
	return a
}

// restsOn are the words of the question that a component of the query as it stands rests on; none where the parser
// does not tell.
func (q *Inquiry) restsOn(c query.Component) []string {
	lead := q.b.leader()
	if lead < 0 || lead >= len(q.b.words) {
		return nil
	}
	var out []string
	for _, at := range q.b.words[lead][ofColumn(c).ID()] {
		if at >= 0 && at < len(q.opt.Question) {
			out = append(out, q.opt.Question[at])
		}
	}
	return out
}

// mark notes what a change put into the query: the person chose it.
func (q *Inquiry) mark(before, after *query.Query) {
	had := map[string]bool{}
	if before != nil {
		for _, c := range parts(before) {
			had[c.ID()] = true
		}
	}
	for _, c := range parts(after) {
		if id := c.ID(); !had[id] {
			q.settled[id], q.status[id] = true, Chosen
		}
	}
}
