package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/nlg"
)

// Changes to a part of a query other than replacing it.
const (
	RemovePart = "remove"
	NegatePart = "negate"
)

// mostAlternatives is the maximum number of alternatives listed for a part.
const mostAlternatives = 6

// change changes one part of the answered query and answers again. It is recorded as a reply, so undo takes it back.
func (h *handling) change(ctx context.Context, m Message) {
	t := h.conv.last()
	if t == nil || !t.Closed || t.Query == nil || len(t.Candidates) == 0 {
		h.say("reply.nothing")
		return
	}
	edited := h.changed(ctx, t, m.Component, strings.TrimSpace(m.Value))
	if edited == nil {
		h.say("reply.unchanged")
		return
	}
	r := Reply{Kind: ReplyChange, Adopted: edited}
	r.Word, _ = strings.CutPrefix(m.Component, wordPrefix)
	if r.Word == m.Component {
		r.Word = ""
	}
	t.Replies = append(t.Replies, r)
	h.answerAgain(ctx, t, h.replay(ctx, t))
}

// answerAgain runs the current query without further questions.
func (h *handling) answerAgain(ctx context.Context, t *Turn, q *Readings) {
	h.emit(StateEvent{Components: h.chips(q)})
	t.Verified = nil
	t.Confidence, t.Unused, t.Guess = q.Sure(), t.unexplained(q.Unused()), false
	// the last change was undone
	if !slices.ContainsFunc(t.Replies, func(r Reply) bool { return r.Kind == ReplyChange }) {
		t.Guess = t.Confidence < h.stated() && !q.Picked()
	}
	h.finish(ctx, t, q.Query(), q.Query().SUQL())
}

// unexplained are the unused words, except those a change gave a meaning.
func (t *Turn) unexplained(words []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(word string) bool {
		return slices.ContainsFunc(t.Replies, func(r Reply) bool { return r.Word == word })
	})
}

// changed returns a turn's query with one part changed, or nil if that is impossible.
func (h *handling) changed(ctx context.Context, t *Turn, id, value string) *query.Query {
	if id == MoreColumns {
		for _, it := range h.moreToShow(t.Query) {
			if it.String() == value {
				return showing(t.Query, it)
			}
		}
		return nil
	}
	if word, ok := strings.CutPrefix(id, wordPrefix); ok {
		return h.withMeaning(ctx, t, word, value)
	}
	c, ok := componentOf(t.Query, id)
	if !ok {
		return nil
	}
	switch value {
	case "":
		return nil
	case RemovePart:
		return removed(t.Query, c)
	case NegatePart:
		return negated(t.Query, c)
	}
	for _, a := range h.otherParts(ctx, t, c) {
		if a.ID() == value {
			return put(t.Query, c, a)
		}
	}
	if ofLimit(c) {
		return limited(t.Query, value)
	}
	v, ok := h.valueOf(c, value)
	if !ok || conditionOf(t.Query, c) < 0 {
		return nil
	}
	return put(t.Query, c, valued(c, v))
}

// alternativesTo lists replacements for a part of the answered query, with the number of rows if known without reading
// text.
func (h *handling) alternativesTo(ctx context.Context, m Message) {
	e := AlternativesEvent{Component: m.Component, Options: []Alternative{}}
	t := h.conv.last()
	if t == nil || t.Query == nil {
		h.emit(e)
		return
	}
	if m.Component == MoreColumns {
		e.Options = h.moreAlternatives(t.Query)
		h.emit(e)
		return
	}
	if word, ok := strings.CutPrefix(m.Component, wordPrefix); ok {
		h.emit(h.otherMeanings(ctx, t, word))
		return
	}
	c, ok := componentOf(t.Query, m.Component)
	if !ok {
		h.emit(e)
		return
	}
	e.Removable, e.Negatable = removed(t.Query, c) != nil, negated(t.Query, c) != nil
	e.Typed = conditionOf(t.Query, c) >= 0 && c.Item.Text == nil && len(c.Cond.Values) == 1
	if ofLimit(c) {
		e.Typed, e.Number = true, t.Query.Limit
	}
	now, _ := h.foundBy(ctx, t.Query)
	var same []Alternative
	for _, a := range h.otherParts(ctx, t, c) {
		edited := put(t.Query, c, a)
		if edited == nil {
			continue
		}
		_, text := h.o.Voice.Chip(h.src.Schema, a, edited)
		option := Alternative{ID: a.ID(), Text: text}
		found, known := h.foundBy(ctx, edited)
		switch {
		case known && found.nothing():
			continue // an empty result helps nobody
		case known:
			option.Count = h.o.Voice.Count(found.Rows, found.Capped)
		}
		if known && found.Fingerprint != "" && found.Fingerprint == now.Fingerprint {
			same = append(same, option)
			continue
		}
		e.Options = append(e.Options, option)
	}
	e.Options = append(e.Options, same...) // those without effect go last
	h.emit(e)
}

// countable is a query for the same rows without columns that need reading or writing text.
func countable(q *query.Query) *query.Query {
	if !nlg.Overview(q) {
		return q
	}
	rows := q.Clone()
	rows.Select = []query.Item{query.Star(q.From.Tables[0])}
	return rows
}

// otherParts are replacements for a part: the parser's candidates, then values of the data.
func (h *handling) otherParts(ctx context.Context, t *Turn, c query.Component) []query.Component {
	var out []query.Component
	q := h.replay(ctx, t)
	if k, ok := q.b.index[c.ID()]; ok {
		for _, i := range q.b.alternatives(k, func(string) bool { return false }) {
			if len(out) < mostAlternatives && q.b.components[i].ID() != c.ID() {
				out = append(out, q.inContext(i))
			}
		}
	}
	if conditionOf(t.Query, c) < 0 || len(c.Cond.Values) != 1 || c.Item.Text != nil {
		return out
	}
	return withValues(out, c, h.known(c), mostAlternatives)
}

// ofLimit reports whether a part is the number of rows shown.
func ofLimit(c query.Component) bool {
	return c.Kind == query.LimitRows && c.Block == "" && c.Choice != "none"
}

// limited returns a query that shows another number of rows, or nil if that is none.
func limited(q *query.Query, number string) *query.Query {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		return nil
	}
	out := q.Clone()
	out.Limit = n
	return out
}

// put returns a query with a part replaced. A condition keeps its position if only its values change.
func put(q *query.Query, c, other query.Component) *query.Query {
	at := conditionOf(q, c)
	if at < 0 || other.Item.String() != c.Item.String() || other.Cond.Op != c.Cond.Op || len(other.Cond.Values) == 0 {
		return swapped(q, c, other)
	}
	out := q.Clone()
	out.Where[at].Values = other.Cond.Values
	return out
}

// valued returns a part's condition with another value.
func valued(c query.Component, v query.Value) query.Component {
	c.Kind = query.WhereValue
	c.Slot = c.Block + string(query.WhereValue) + "(" + c.Item.String() + " " + string(c.Cond.Op) + ")"
	c.Choice = strings.ToLower(v.Text)
	c.Cond.Values = []query.Value{v}
	return c
}

// componentOf finds a part of a query by its id.
func componentOf(q *query.Query, id string) (query.Component, bool) {
	for _, c := range parts(q) {
		if c.ID() == id {
			return c, true
		}
	}
	return query.Component{}, false
}

// removed returns a query without one of its parts, or nil if nothing valid remains.
func removed(q *query.Query, c query.Component) *query.Query {
	switch c.Kind {
	case query.OrderItem, query.OrderDesc:
		out := q.Clone()
		out.OrderBy = nil
		return out
	case query.SelectAgg, query.SelectColumn, query.SelectText:
		if len(q.Select) < 2 {
			return nil
		}
		out := q.Clone()
		out.Select = slices.DeleteFunc(out.Select, func(it query.Item) bool { return it.String() == c.Item.String() })
		if len(out.Select) == 0 || len(out.Select) == len(q.Select) {
			return nil
		}
		return out
	case query.GroupColumn: // an aggregate per group becomes one over all rows
		out := query.Without(q, c)
		if out == nil {
			return nil
		}
		out.Select = slices.DeleteFunc(out.Select, func(it query.Item) bool {
			return it.Agg == query.None && it.Column.String() == c.Choice
		})
		if len(out.Select) == 0 {
			return nil
		}
		return out
	}
	if at := conditionOf(q, c); at >= 0 {
		return without(q, at)
	}
	return query.Without(q, c)
}

// opposites maps operators to their negations.
var opposites = map[query.Op]query.Op{
	query.Equal: query.NotEqual, query.NotEqual: query.Equal, query.Greater: query.LessEqual,
	query.LessEqual: query.Greater,
	query.Less:      query.GreaterEqual, query.GreaterEqual: query.Less, query.Like: query.NotLike,
	query.NotLike: query.Like,
	query.In:      query.NotIn, query.NotIn: query.In, query.Has: query.HasNot, query.HasNot: query.Has,
	query.IsNull: query.IsNotNull, query.IsNotNull: query.IsNull,
}

// negated returns a query with one condition negated, or nil if that cannot be expressed. For texts, "yes" becomes "no"
// and vice versa.
func negated(q *query.Query, c query.Component) *query.Query {
	at := conditionOf(q, c)
	if at < 0 {
		return nil
	}
	out := q.Clone()
	w := &out.Where[at]
	if w.Item.Text != nil {
		if len(w.Values) != 1 || w.Op != query.Equal {
			return nil
		}
		other, ok := map[string]string{"Yes": "No", "No": "Yes"}[w.Values[0].Text]
		if !ok {
			return nil
		}
		w.Values = []query.Value{{Text: other, First: -1, Last: -1}}
		return out
	}
	op, ok := opposites[w.Op]
	if !ok || w.Op == query.HasNot && len(w.Values) > 1 {
		return nil
	}
	w.Op = op
	return out
}
