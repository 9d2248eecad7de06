package agent

import (
	"context"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// Changes that add something to the query: another column to show, or a meaning for an unused word.
const (
	MoreColumns = "columns"
	wordPrefix  = "word:"
)

// maxAddedColumns is the maximum number of additional columns offered.
const maxAddedColumns = 40

// WordComponentID returns the component id of an unused word.
func WordComponentID(word string) string { return wordPrefix + word }

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
	return c.Type.Number() && c.Role != schema.Identifier && !slices.Contains(t.Key, c.Name)
}

// moreAlternatives offers additional columns; equal names are distinguished by table.
func (h *handling) moreAlternatives(q *query.Query) []Alternative {
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
	e := AlternativesEvent{Component: WordComponentID(word), Word: word, Typed: true, Options: []Alternative{}}
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

// replaceWord replaces a word of a question.
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
	if h.src.Prober == nil {
		return resultCount{}, false
	}
	found, ok := h.probe(ctx, rowsQuery(q))
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

// copyAlignment copies the word alignments from the belief before a change. A new query gets those of the query that
// was changed.
func (b *belief) copyAlignment(before *belief) {
	known := map[string]int{}
	for i, q := range before.queries {
		known[q.SUQL()] = i
	}
	for i, q := range b.queries {
		at, ok := known[q.SUQL()]
		if !ok {
			at = before.leader()
		}
		if at >= 0 {
			b.words[i], b.unused[i] = before.words[at], before.unused[at]
		}
	}
}
