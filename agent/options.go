package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// alternatives returns the choices after a no: the parser's next candidates, then values of the column asked about.
func (h *handling) alternatives(ask *Ask) []query.Component {
	c := ask.Original
	if c.Kind != query.WhereValue || len(c.Cond.Values) != 1 {
		return ask.Alternatives
	}
	var values []string
	if h.src.Values != nil {
		for _, m := range h.src.Values.Lookup(c.Cond.Values[0].Text, 20) {
			if strings.EqualFold(m.Column, c.Item.Column.Name) {
				values = append(values, m.Value)
			}
		}
	}
	return appendValues(slices.Clone(ask.Alternatives), c, append(values, h.knownValues(c)...), defaultK)
}

// appendValues adds other values for a condition up to the limit.
func appendValues(out []query.Component, c query.Component, values []string, limit int) []query.Component {
	seen := map[string]bool{"": true}
	for _, o := range append([]query.Component{c}, out...) {
		if len(o.Cond.Values) == 1 {
			seen[strings.ToLower(o.Cond.Values[0].Text)] = true
		}
	}
	for _, text := range values {
		if key := strings.ToLower(text); len(out) < limit && !seen[key] {
			seen[key] = true
			_, err := strconv.ParseFloat(text, 64)
			number := c.Cond.Values[0].Number && err == nil
			out = append(out, query.WithValue(c, query.Value{Text: text, Number: number, First: -1, Last: -1}))
		}
	}
	return out
}

// knownValues returns the column's values from the schema, the most frequent first.
func (h *handling) knownValues(c query.Component) []string {
	var out []string
	if col := nlg.FindColumn(h.src.Schema, c.Item.Column, c.From); col != nil && !col.Hidden {
		for _, v := range col.Values {
			out = append(out, v.Value)
		}
	}
	return out
}

// reason explains why a question is asked and, if known without reading text, what the reply would change.
func (h *handling) reason(ctx context.Context, q *Readings, ask *Ask) string {
	v := h.o.Voice
	switch ask.Component.Kind {
	case query.WhereCount, query.HavingCount:
		return v.Say("because.missing")
	}
	if h.src.Prober != nil {
		with, without := q.best(ask.Component.ID(), true), q.best(ask.Component.ID(), false)
		yes, okYes := h.probe(ctx, with)
		no, okNo := h.probe(ctx, without)
		if okYes && okNo && ask.Component.Kind == query.LimitRows { // the question is about the number of rows shown
			yes, no = yes.limitTo(with.Limit, with.Offset), no.limitTo(without.Limit, without.Offset)
		}
		if okYes && okNo && yes.Rows != no.Rows {
			return v.Say("because.counts", "yes", v.Count(yes.Rows, yes.Capped), "no", v.Count(no.Rows, no.Capped))
		}
		if okYes && okNo && yes.Fingerprint != no.Fingerprint {
			return v.Say("because.others", "count", v.Count(yes.Rows, yes.Capped))
		}
	}
	return v.Say("because.doubt")
}

// describeDifference describes how the results of the first two options differ.
func (h *handling) describeDifference(options []Option) string {
	if len(options) < 2 {
		return h.o.Voice.Say("because.doubt")
	}
	a, b := options[0], options[1]
	if a.Preview == "" || b.Preview == "" || a.Preview == b.Preview {
		return h.o.Voice.Say("because.readings", "first", a.Reading, "second", b.Reading)
	}
	return h.o.Voice.Say("because.gives", "first", a.Reading, "gives", a.Preview, "second", b.Reading, "others", b.Preview)
}

// probe counts a query's results, unless text would have to be read.
func (h *handling) probe(ctx context.Context, q *query.Query) (resultCount, bool) {
	if q == nil || q.Written != nil {
		return resultCount{}, false
	}
	for _, c := range query.Components(q) {
		if c.Kind == query.WhereText || c.Kind == query.SelectText {
			return resultCount{}, false
		}
	}
	all := *q // the number of rows found, not of those shown
	all.Limit, all.Offset, all.OrderBy = 0, 0, nil
	p, err := h.src.Prober.Probe(ctx, &all)
	if err != nil {
		return resultCount{}, false
	}
	return resultCount{Probe: p, Capped: p.Rows >= probeCap}, true
}

// probeCap is the number of rows from which a probe's count means "or more".
const probeCap = 200

type resultCount struct {
	parse.Probe
	Capped bool
}

// best returns the most probable query with, or without, a component.
func (q *Readings) best(id string, has bool) *query.Query {
	k, ok := q.b.index[id]
	if !ok {
		return nil
	}
	if at := q.b.best(k, has); at >= 0 {
		return q.b.queries[at]
	}
	return nil
}
