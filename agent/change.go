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

// maxAlternatives is the maximum number of alternatives listed for a part.
const maxAlternatives = 6

// change changes one part of the answered query and answers again. It is recorded as a reply, so undo reverts it.
func (h *handling) change(ctx context.Context, m Message) {
	t := h.conv.last()
	if t == nil || !t.Closed || t.Query == nil || len(t.Candidates) == 0 {
		h.emitReply("reply.nothing")
		return
	}
	edited := h.changedQuery(ctx, t, m.Component, strings.TrimSpace(m.Value))
	if edited == nil {
		h.emitReply("reply.unchanged")
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
	t.Confidence, t.Unused, t.Guess = q.Confidence(), t.unexplainedWords(q.Unused()), false
	// if all changes were undone, the answer may be a guess again
	if !slices.ContainsFunc(t.Replies, func(r Reply) bool { return r.Kind == ReplyChange }) {
		t.Guess = t.Confidence < h.statedConfidence() && !q.HasPicked()
	}
	h.finish(ctx, t, q.Query(), q.Query().SUQL())
}

// unexplainedWords returns the unused words that no change has given a meaning.
func (t *Turn) unexplainedWords(words []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(word string) bool {
		return slices.ContainsFunc(t.Replies, func(r Reply) bool { return r.Word == word })
	})
}

// changedQuery returns a turn's query with one part changed, or nil if that is impossible.
func (h *handling) changedQuery(ctx context.Context, t *Turn, id, value string) *query.Query {
	if id == MoreColumns {
		for _, it := range h.additionalItems(t.Query) {
			if it.String() == value {
				return withColumn(t.Query, it)
			}
		}
		return nil
	}
	if word, ok := strings.CutPrefix(id, wordPrefix); ok {
		return h.withMeaning(ctx, t, word, value)
	}
	c, ok := query.PartOf(t.Query, id)
	if !ok {
		return nil
	}
	switch value {
	case "":
		return nil
	case RemovePart:
		return query.Removed(t.Query, c)
	case NegatePart:
		return query.Negated(t.Query, c)
	}
	for _, a := range h.otherParts(ctx, t, c) {
		if a.ID() == value {
			return query.Put(t.Query, c, a)
		}
	}
	if isLimit(c) {
		return withLimit(t.Query, value)
	}
	v, ok := h.valueOf(c, value)
	if !ok || query.ConditionOf(t.Query, c) < 0 {
		return nil
	}
	return query.Put(t.Query, c, query.WithValue(c, v))
}

// listAlternatives lists replacements for a part of the answered query, with the number of rows if known without
// reading text.
func (h *handling) listAlternatives(ctx context.Context, m Message) {
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
	c, ok := query.PartOf(t.Query, m.Component)
	if !ok {
		h.emit(e)
		return
	}
	e.Removable, e.Negatable = query.Removed(t.Query, c) != nil, query.Negated(t.Query, c) != nil
	e.Typed = query.ConditionOf(t.Query, c) >= 0 && c.Item.Text == nil && len(c.Cond.Values) == 1
	if isLimit(c) {
		e.Typed, e.Number = true, t.Query.Limit
	}
	current, _ := h.probeResult(ctx, t.Query)
	var same []Alternative
	for _, a := range h.otherParts(ctx, t, c) {
		edited := query.Put(t.Query, c, a)
		if edited == nil {
			continue
		}
		_, text := h.o.Voice.Chip(h.names(), a, edited)
		option := Alternative{ID: a.ID(), Text: text}
		found, known := h.probeResult(ctx, edited)
		switch {
		case known && found.isEmpty():
			continue // an empty result is no help
		case known:
			option.Count = h.o.Voice.Count(found.Rows, found.Capped)
		}
		if known && found.Fingerprint != "" && found.Fingerprint == current.Fingerprint {
			same = append(same, option)
			continue
		}
		e.Options = append(e.Options, option)
	}
	e.Options = append(e.Options, same...) // options with the same result come last
	h.emit(e)
}

// rowsQuery returns a query for the same rows; for an overview, without the columns that may require reading texts.
func rowsQuery(q *query.Query) *query.Query {
	if !nlg.IsOverview(q) {
		return q
	}
	rows := q.Clone()
	rows.Select = []query.Item{query.Star(q.From.Tables[0])}
	return rows
}

// otherParts returns replacements for a part: the parser's candidates, then values from the data.
func (h *handling) otherParts(ctx context.Context, t *Turn, c query.Component) []query.Component {
	var out []query.Component
	q := h.replay(ctx, t)
	if k, ok := q.b.index[c.ID()]; ok {
		for _, i := range q.b.alternatives(k, func(string) bool { return false }) {
			if len(out) < maxAlternatives && q.b.components[i].ID() != c.ID() {
				out = append(out, q.inContext(i))
			}
		}
	}
	if query.ConditionOf(t.Query, c) < 0 || len(c.Cond.Values) != 1 || c.Item.Text != nil {
		return out
	}
	return appendValues(out, c, h.knownValues(c), maxAlternatives)
}

// isLimit reports whether a part is the number of rows shown.
func isLimit(c query.Component) bool {
	return c.Kind == query.LimitRows && c.Block == "" && c.Choice != "none"
}

// withLimit returns the query with another number of rows, or nil if the number is invalid.
func withLimit(q *query.Query, number string) *query.Query {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 {
		return nil
	}
	out := q.Clone()
	out.Limit = n
	return out
}
