package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
)

// Changes to a part of a query other than replacing it.
const (
	RemovePart = "remove"
	NegatePart = "negate"
)

// OtherReading is the component of a change to another reading of the question than the one shown as a guess.
const OtherReading = "reading"

// maxAlternatives is the maximum number of alternatives listed for a part.
const maxAlternatives = 6

// change changes one part of the answered query and answers again. It is recorded as a reply, so undo reverts it.
func (h *handling) change(ctx context.Context, m Message) {
	t := h.conv.lastAnswer()
	if t == nil || !t.Closed || t.Query == nil || len(t.Candidates) == 0 {
		h.emitReply("reply.nothing")
		return
	}
	edited := h.changedQuery(ctx, t, m.Component, strings.TrimSpace(m.Value))
	if m.Component == OtherReading {
		edited = h.replay(ctx, t).alternative(m.Value)
	}
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
	t.Confidence, t.Unused, t.Guess = q.resultConfidence(), t.unexplainedWords(q.Unused()), false
	// if all changes were undone, the answer may be a guess again
	if !slices.ContainsFunc(t.Replies, func(r Reply) bool { return r.Kind == ReplyChange }) {
		if t.Guess = q.guesses(h.statedConfidence()); t.Guess {
			t.alternatives = h.alternativesToGuess(ctx, q)
		}
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
	t := h.conv.lastAnswer()
	if t == nil || t.Query == nil {
		h.emit(e)
		return
	}
	if m.Component == MoreColumns {
		e.Options = h.columnAlternatives(t.Query)
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

// otherParts returns replacements for a part: the parser's candidates, then values from the data.
func (h *handling) otherParts(ctx context.Context, t *Turn, c query.Component) []query.Component {
	var out []query.Component
	q := h.replay(ctx, t)
	if k, ok := q.Belief.Index[c.ID()]; ok {
		for _, i := range q.Belief.Alternatives(k, func(string) bool { return false }) {
			if len(out) < maxAlternatives && q.Belief.Components[i].ID() != c.ID() {
				out = append(out, q.InContext(i))
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

// Changes that add something to the query: another column to show, or a meaning for an unused word.
const (
	MoreColumns = "columns"
	wordPrefix  = "word:"
)

// maxAddedColumns is the maximum number of additional columns offered.
const maxAddedColumns = 40

// additionalItems returns further items that an answer may show: other columns of its rows, or other figures.
func (h *handling) additionalItems(q *query.Query) []query.Item {
	if q.Written != nil || q.Set != query.NoSet {
		return nil
	}
	hasFigures := len(q.GroupBy) > 0
	for _, it := range q.Select {
		if it.Column.Name == "*" && it.Agg == query.None {
			return nil
		}
		hasFigures = hasFigures || it.Agg != query.None
	}
	var out []query.Item
	add := func(it query.Item) {
		if len(out) < maxAddedColumns && !slices.ContainsFunc(q.Select, it.Same) && h.engineAccepts(withColumn(q, it)) {
			out = append(out, it)
		}
	}
	for i, name := range q.From.Tables {
		t := h.src.Schema.Table(q.From.Table(name))
		if t == nil {
			continue
		}
		if hasFigures && i == 0 {
			add(query.Item{Agg: query.Count, Column: query.Column{Table: name, Name: "*"}})
		}
		for _, c := range t.Visible() {
			it := query.Item{Column: query.Column{Table: name, Name: c.Name}}
			switch {
			case !hasFigures:
				add(it)
			case isMeasure(t, c):
				for _, agg := range []query.Agg{query.Sum, query.Avg, query.Min, query.Max} {
					add(query.Item{Agg: agg, Column: it.Column})
				}
			}
		}
	}
	return out
}

// isMeasure reports whether a column has numbers to aggregate.
func isMeasure(t *schema.Table, c *schema.Column) bool {
	if yes, _ := c.Flag(); yes != "" {
		return false
	}
	return c.Type.Number() && c.Role != schema.Identifier && !slices.Contains(t.Key, c.Name)
}

// columnAlternatives offers additional columns; equal names are distinguished by table.
func (h *handling) columnAlternatives(q *query.Query) []Alternative {
	out := []Alternative{}
	timesUsed := map[string]int{}
	items := h.additionalItems(q)
	for _, it := range items {
		_, text := h.o.Voice.Chip(h.names(), query.Component{Kind: query.SelectAgg, Item: it, From: q.From}, q)
		out = append(out, Alternative{ID: it.String(), Text: text})
		timesUsed[text]++
	}
	for i, it := range items {
		if t := h.src.Schema.Table(q.From.Table(it.Column.Table)); t != nil && timesUsed[out[i].Text] > 1 {
			out[i].Table = t.Label
		}
	}
	return out
}

// engineAccepts reports whether the engine accepts a query.
func (h *handling) engineAccepts(q *query.Query) bool {
	return h.src.Engine.Check(q.SUQL()) == nil
}

// withColumn returns the query with an additional column.
func withColumn(q *query.Query, it query.Item) *query.Query {
	out := q.Clone()
	out.Select = append(out.Select, it)
	return out
}

// otherMeanings lists the possible meanings of an unused word.
func (h *handling) otherMeanings(ctx context.Context, t *Turn, word string) AlternativesEvent {
	e := AlternativesEvent{Component: wordPrefix + word, Word: word, Typed: true, Options: []Alternative{}}
	for _, r := range h.replay(ctx, t).meaningsOf(word) {
		e.Options = append(e.Options, Alternative{ID: r.Query.SUQL(), Text: r.Text, Count: h.countResults(ctx, r.Query)})
	}
	return e
}

// withMeaning returns the query in which an unused word has the chosen meaning, or is replaced by typed words.
func (h *handling) withMeaning(ctx context.Context, t *Turn, word, value string) *query.Query {
	for _, r := range h.replay(ctx, t).meaningsOf(word) {
		if r.Query.SUQL() == value {
			return r.Query
		}
	}
	question, found := replaceWord(t.Question, word, value)
	if !found {
		return nil
	}
	before := h.conv.historyOf(t)
	if len(before) > 0 && t.SUQL != "" {
		before = before[:len(before)-1] // the current turn
	}
	parsed, err := h.parseInput(ctx, parse.Input{Question: question, History: before})
	if err != nil || len(parsed.Candidates) == 0 || parsed.Candidates[0].Query.SUQL() == t.Query.SUQL() {
		return nil
	}
	return parsed.Candidates[0].Query
}

// replaceWord replaces the first occurrence of a word in a question; false if there is none.
func replaceWord(question, word, replacement string) (string, bool) {
	fields := strings.Fields(question)
	for i, f := range fields {
		bare := strings.Trim(f, ".,;:!?\"'()“”")
		if strings.EqualFold(bare, word) {
			fields[i] = strings.Replace(f, bare, replacement, 1)
			return strings.Join(fields, " "), true
		}
	}
	return question, false
}

// countResults returns the number of a query's results, if known without reading text.
func (h *handling) countResults(ctx context.Context, q *query.Query) string {
	found, ok := h.probeResult(ctx, q)
	if !ok {
		return ""
	}
	return h.o.Voice.Count(found.Rows, found.Capped)
}

// probeResult returns the size of a query's result, if known without reading text.
func (h *handling) probeResult(ctx context.Context, q *query.Query) (resultCount, bool) {
	rows := q
	if nlg.IsOverview(q) { // without the columns that may require reading texts
		rows = q.Clone()
		rows.Select = []query.Item{query.Star(q.From.Tables[0])}
	}
	found, ok := h.probe(ctx, rows)
	return found.limitTo(q.Limit, q.Offset), ok
}

// isEmpty reports whether there are no rows, or a figure computed over none.
func (c resultCount) isEmpty() bool { return c.Rows == 0 || c.Null || c.Zero }

// limitTo limits a count to the rows shown, since a probe counts all.
func (c resultCount) limitTo(limit, offset int) resultCount {
	c.Rows = max(c.Rows-offset, 0)
	if limit > 0 && c.Rows >= limit {
		c.Rows, c.Capped = limit, false
	}
	return c
}
