package agent

import (
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/text"
)

// Learnt is what a reply says of words: what they mean in this data, and what they do not.
type Learnt struct {
	Words []string `json:"words,omitempty"` // stems; none: of any words
	Is    []string `json:"is"`              // tables, columns with their table, values with their column, figures
	Not   []string `json:"not"`
}

// chosenBefore is how many times likelier than others a reading is that agrees with a choice, and how many times less
// likely one that goes against it. What was only confirmed, or only refused, counts as both together.
const chosenBefore = 8.0

// mostLearnt is how many choices are kept of a database.
const mostLearnt = 1000

// choices are what people chose, by database, for everybody that asks the same agent.
type choices struct {
	mu     sync.Mutex
	learnt map[string][]Learnt
}

func (m *choices) keep(source string, l Learnt) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.learnt == nil {
		m.learnt = map[string][]Learnt{}
	}
	all := append(m.learnt[source], l)
	m.learnt[source] = all[max(0, len(all)-mostLearnt):]
}

func (m *choices) of(source string) []Learnt {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.learnt[source])
}

// learntFrom is what a reply says of words; nil where it says nothing of what they mean in this data.
func (h *handling) learntFrom(t *Turn, q *Inquiry, ask *Ask, r *Reply) *Learnt {
	c := ask.Component
	switch r.Kind {
	case ReplyPick:
		return picked(t, q, ask, r.Adopted)
	case ReplyYes:
		return learntOf(t, q, c, partsOfComponent(c), nil)
	case ReplyNo:
		parts := partsOfComponent(c) // of a value, another may be meant in the same column
		return learntOf(t, q, c, nil, parts[max(0, len(parts)-1):])
	case ReplyChoose:
		is, not := partsOfComponent(*r.Chosen), partsOfComponent(ask.Original)
		return learntOf(t, q, ask.Original, lacking(is, not), lacking(not, is))
	}
	return nil
}

// learntOf is what is known of the words that a component rests on.
func learntOf(t *Turn, q *Inquiry, c query.Component, is, not []string) *Learnt {
	k, known := q.b.index[c.ID()]
	if !known || len(is)+len(not) == 0 {
		return nil
	}
	at := q.b.best(k, true)
	if at < 0 {
		return nil
	}
	l := &Learnt{Is: is, Not: not}
	if l.rest(t, q.b.words[at][ofColumn(c).ID()]); len(l.Words) == 0 {
		return nil
	}
	return l
}

// rest adds the words at some tokens to those that were learnt of.
func (l *Learnt) rest(t *Turn, tokens []int) {
	for _, token := range tokens {
		if token < 0 || token >= len(t.Tokens) || text.Stop(t.Tokens[token]) {
			continue
		}
		if stem := text.Stem(t.Tokens[token]); !slices.Contains(l.Words, stem) {
			l.Words = append(l.Words, stem)
		}
	}
}

// picked is what picking one of the readings offered says; nil where they do not differ in what they look at.
func picked(t *Turn, q *Inquiry, ask *Ask, chosen *query.Query) *Learnt {
	var is, not []string
	for _, r := range ask.Options { // against the one that is most like it
		a, b := lacking(partsOf(chosen), partsOf(r.Query)), lacking(partsOf(r.Query), partsOf(chosen))
		if len(a) > 0 && len(b) > 0 && (is == nil || len(a)+len(b) < len(is)+len(not)) {
			is, not = a, b
		}
	}
	if is == nil {
		return nil
	}
	l := &Learnt{Is: is, Not: not}
	for i, whole := range q.b.queries {
		if whole.SUQL() != chosen.SUQL() {
			continue
		}
		for _, c := range query.Components(whole) {
			if slices.ContainsFunc(partsOfComponent(c), func(p string) bool { return slices.Contains(is, p) }) {
				l.rest(t, q.b.words[i][c.ID()])
			}
		}
	}
	if q.rivals() && len(is) == 1 && len(not) == 1 {
		l.Words = nil // the two fit the same words, whichever these are
	} else if len(l.Words) == 0 {
		return nil
	}
	return l
}

// partsOf are the tables, columns, values and figures that a query looks at.
func partsOf(q *query.Query) []string {
	var out []string
	for _, c := range query.Components(q) {
		for _, p := range partsOfComponent(c) {
			if !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	return out
}

func partsOfComponent(c query.Component) []string {
	switch {
	case c.Kind == query.FromTables:
		return c.From.Tables
	case c.Kind == query.SelectAgg && c.Item.Agg != query.None:
		return []string{"figure"}
	case c.Item.Column.Table != "" && c.Item.Column.Name != "*" && c.Item.Column.Name != "":
		column := c.Item.Column.Table + "." + c.Item.Column.Name
		if c.Kind == query.WhereValue && len(c.Cond.Values) == 1 &&
			(c.Cond.Op == query.Equal || c.Cond.Op == query.NotEqual) {
			return []string{column, column + " " + string(c.Cond.Op) + " " + strings.ToLower(c.Cond.Values[0].Text)}
		}
		return []string{column}
	}
	return nil
}

// lacking are the parts of one that another lacks: a table stands for its columns, and a column for its values.
func lacking(some, others []string) []string {
	var out []string
	for _, p := range some {
		table, _, _ := strings.Cut(p, ".")
		column, _, _ := strings.Cut(p, " ")
		told := slices.ContainsFunc([]string{table, column}, func(whole string) bool {
			return whole != p && slices.Contains(some, whole) && !slices.Contains(others, whole)
		})
		if !slices.Contains(others, p) && !told {
			out = append(out, p)
		}
	}
	return out
}

// recalled has what was chosen before count: a reading that agrees with it is that much likelier than one that does
// not.
func (h *handling) recalled(parsed *parse.Parsed) {
	if len(parsed.Candidates) < 2 || len(parsed.Tokens) == 0 {
		return
	}
	stems := map[string]bool{}
	for _, t := range parsed.Tokens {
		stems[text.Stem(t)] = true
	}
	all := h.conv.learnt()
	if h.o.Feedback != nil {
		all = append(all, h.shared.of(h.conv.Source)...)
	}
	all = slices.DeleteFunc(all, func(l Learnt) bool {
		return slices.ContainsFunc(l.Words, func(w string) bool { return !stems[w] })
	})
	weights := make([]float64, len(parsed.Candidates))
	before, after, agreed := 0.0, 0.0, false
	for i, c := range parsed.Candidates {
		weights[i] = 1
		for _, l := range all {
			by := l.speaks(partsOf(c.Query))
			weights[i] *= by
			agreed = agreed || by > 1 || by == 1 && len(l.Is) == 0
		}
		before += c.P
		after += c.P * weights[i]
	}
	if !agreed || after <= 0 {
		return
	}
	for i := range parsed.Candidates {
		parsed.Candidates[i].P *= weights[i] * before / after
		parsed.Candidates[i].Rival = parsed.Candidates[i].Rival && weights[i] == 1
	}
	parsed.Candidates = parse.Merge(parsed.Candidates, len(parsed.Candidates))
}

// speaks is how many times likelier what was chosen makes a reading that looks at some parts.
func (l Learnt) speaks(parts []string) float64 {
	is := !slices.ContainsFunc(l.Is, func(p string) bool { return !slices.Contains(parts, p) })
	not := slices.ContainsFunc(l.Not, func(p string) bool { return slices.Contains(parts, p) })
	switch {
	case len(l.Is) == 0 && not:
		return 1 / chosenBefore / chosenBefore
	case len(l.Not) == 0 && is:
		return chosenBefore * chosenBefore
	case len(l.Is)*len(l.Not) == 0:
		return 1
	case is && !not:
		return chosenBefore
	case not && !is:
		return 1 / chosenBefore
	}
	return 1
}

// learnt is what was chosen in the conversation so far.
func (c *Conversation) learnt() []Learnt {
	var out []Learnt
	for _, t := range c.Turns {
		for _, r := range t.Replies {
			if r.Learnt != nil && t.Closed {
				out = append(out, *r.Learnt)
			}
		}
	}
	return out
}
