package agent

import (
	"slices"

	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/nlg"
)

// statuses holds the statuses in ascending order of precedence, which decides the status of a chip with several
// components.
var statuses = []misp.Status{misp.Predicted, misp.Confirmed, misp.Chosen, misp.Unconfirmed, misp.Refused}

// chips returns one chip for each part of the current query that a person would name: shown items, conditions,
// grouping, order. A chip has the probability of its least probable component.
func (h *handling) chips(q *Readings) []StateComponent {
	lead := q.Belief.Leader()
	if lead < 0 {
		return []StateComponent{}
	}
	out := []StateComponent{}
	at := map[label]int{}
	probability := h.chipProbability(q, lead)
	for _, part := range h.labelledParts(q.Belief.Queries[lead]) {
		c := part.Component
		i, ok := at[part.label]
		if !ok {
			i = len(out)
			at[part.label] = i
			out = append(out, StateComponent{ID: c.ID(), Clause: part.clause, Text: part.text, Probability: probability(c),
				Status: q.Status(c.ID()), Words: q.wordsBehind(c)})
			continue
		}
		out[i].Probability = min(out[i].Probability, probability(c))
		for _, word := range q.wordsBehind(c) {
			if !slices.Contains(out[i].Words, word) {
				out[i].Words = append(out[i].Words, word)
			}
		}
		out[i].Status = statuses[max(slices.Index(statuses, out[i].Status), slices.Index(statuses, q.Status(c.ID())))]
	}
	return out
}

// label is what a chip says. Several components may share one: a condition's column, operator and value.
type label struct{ clause, text string }

// labelledPart is a component with the label of its chip.
type labelledPart struct {
	query.Component
	label
}

// labelledParts returns the parts of a query that a person would name.
func (h *handling) labelledParts(q *query.Query) (out []labelledPart) {
	isOverview := nlg.IsOverview(q)
	for _, c := range query.Parts(q) {
		switch {
		case !hasChip(c), isOverview && (c.Kind == query.SelectAgg || c.Kind == query.SelectText),
			c.Kind == query.SelectAgg && c.Item.Agg == query.None && h.isIncidentalKey(q.Select, c.Item.Column):
			continue
		}
		chip := c
		if c.Cond.Op != "" {
			chip.Cond = h.conditionByName(c.Cond)
		}
		clause, text := h.o.Voice.Chip(h.names(), chip, q)
		out = append(out, labelledPart{c, label{clause, text}})
	}
	return out
}

// onlyDifference says in what one thing another reading differs from the one that is shown, as in "total price instead
// of average price"; empty if they differ in more.
func (h *handling) onlyDifference(shown, other *query.Query) string {
	added, missing := h.missingLabels(other, shown), h.missingLabels(shown, other)
	v := h.o.Voice
	switch {
	case len(added) == 1 && len(missing) == 1 && added[0].clause == missing[0].clause:
		return v.Phrase("alternative.instead", "part", added[0].text, "other", missing[0].text)
	case len(added) == 1 && len(missing) == 0 && len(other.Where) > len(shown.Where):
		return v.Phrase("alternative.only", "part", added[0].text)
	case len(added) == 0 && len(missing) == 1 && len(other.Where) < len(shown.Where):
		return v.Phrase("alternative.without", "part", missing[0].text)
	}
	return ""
}

// countDifferences returns in how many things that are worth a question two queries differ, as chips name them: one
// part in place of another is one thing if both are of the same kind. What is shown of groups only names them.
// Opposites, and rows and their number, differ in nothing that is worth a question.
func (h *handling) countDifferences(shown, other *query.Query) int {
	if query.IsOpposite(shown, other) || h.isOtherState(shown, other) || countsRowsOf(shown, other) ||
		countsRowsOf(other, shown) {
		return 0
	}
	withoutGroups := func(q *query.Query) *query.Query {
		out := q.Clone()
		out.Select = slices.DeleteFunc(out.Select, func(it query.Item) bool {
			return belief.IsUnchanged(it) && slices.Contains(q.GroupBy, it.Column)
		})
		return out
	}
	shown, other = withoutGroups(shown), withoutGroups(other)
	added, missing := h.missingLabels(other, shown), h.missingLabels(shown, other)
	isSwap := len(added) == 1 && len(missing) == 1 && added[0].clause == missing[0].clause
	isOtherTable := len(added)+len(missing) == 0 && !slices.Equal(shown.From.Tables, other.From.Tables)
	if isSwap || isOtherTable {
		return 1
	}
	return len(added) + len(missing)
}

// isOtherState reports whether two queries differ only in that something is so in one, and is not so in the other.
func (h *handling) isOtherState(a, b *query.Query) bool {
	if a.Written != nil || len(a.Where) != len(b.Where) {
		return false
	}
	c, changed := a.Clone(), false
	for i, o := range b.Where {
		w := &c.Where[i]
		col := nlg.FindColumn(h.src.Schema, w.Item.Column, c.From)
		if col == nil || !w.Item.Same(o.Item) || w.Equals(o) {
			continue
		}
		if yes, no := col.Flag(); yes != "" && no != "" {
			*w, changed = o, true
		}
	}
	return changed && c.SUQL() == b.SUQL()
}

// countsRowsOf reports whether a query is the number of the rows that another one lists.
func countsRowsOf(number, list *query.Query) bool {
	if len(number.Select) != 1 || number.Select[0].Agg != query.Count || number.Select[0].Distinct ||
		len(number.GroupBy) > 0 || list.Limit > 0 || len(list.GroupBy) > 0 ||
		slices.ContainsFunc(list.Select, func(it query.Item) bool { return !belief.IsUnchanged(it) }) {
		return false
	}
	return slices.Equal(number.From.Tables, list.From.Tables) &&
		slices.EqualFunc(number.Where, list.Where, query.Condition.Equals)
}

// missingLabels returns the labels of a query's parts that another query lacks.
func (h *handling) missingLabels(q, from *query.Query) (out []label) {
	lacking := h.labelledParts(from)
	for _, p := range h.labelledParts(q) {
		shared := slices.ContainsFunc(lacking, func(o labelledPart) bool { return o.label == p.label })
		if !shared && !slices.Contains(out, p.label) {
			out = append(out, p.label)
		}
	}
	return out
}

// chipProbability returns a function that returns the minimum probability of a chip's components, including those
// without their own chip: the column of an aggregate, the sort key of a direction, and the tables for the first chip.
func (h *handling) chipProbability(q *Readings, lead int) func(query.Component) float64 {
	probability := q.Probabilities()
	list := query.Decisions(q.Belief.Queries[lead])
	first := slices.IndexFunc(list, hasChip)
	return func(c query.Component) float64 {
		p := probability(c)
		for _, other := range list {
			same := other.Block == c.Block && other.Item.Same(c.Item)
			switch {
			case c.Kind == query.SelectAgg && other.Kind == query.SelectColumn && same,
				c.Kind == query.OrderDesc && other.Kind == query.OrderItem && same,
				first >= 0 && list[first].ID() == c.ID() && other.Kind == query.FromTables && other.Block == "":
				p = min(p, probability(other))
			}
		}
		return p
	}
}

// hasChip reports whether a component has a chip.
func hasChip(c query.Component) bool {
	if c.Block != "" {
		return false // a sub-query is part of its condition
	}
	switch c.Kind {
	case query.SetOperation, query.LimitRows:
		return c.Choice != "none"
	case query.SelectColumn: // represented by its aggregate
		return false
	case query.SelectRows, query.WhereCount, query.HavingCount, query.AndOr, query.FromTables:
		return false
	case query.OrderItem:
		return false // represented by its direction
	}
	return true
}

// wordsBehind returns the question's words aligned with a component of the current query, if the parser reports them.
func (q *Readings) wordsBehind(c query.Component) []string {
	lead := q.Belief.Leader()
	if lead < 0 {
		return nil
	}
	var out []string
	for _, at := range q.Belief.Parsed[lead].Words[query.OfColumn(c).ID()] {
		if at >= 0 && at < len(q.wording.question) {
			out = append(out, q.wording.question[at])
		}
	}
	return out
}

// markChosen gives the status Chosen to the components that a change added.
func (q *Readings) markChosen(before, after *query.Query) {
	present := map[string]bool{}
	if before != nil {
		for _, c := range query.Parts(before) {
			present[c.ID()] = true
		}
	}
	for _, c := range query.Parts(after) {
		if id := c.ID(); !present[id] {
			q.MarkChosen(id)
		}
	}
}
