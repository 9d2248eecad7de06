package agent

import (
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/text"
)

// Learnt is what a choice between readings says of words: what they mean in this data, and what they do not.
type Learnt struct {
	Words []string `json:"words,omitempty"` // stems; none: of any words
	Is    []string `json:"is"`              // tables, columns with their table, figures
	Not   []string `json:"not"`
}

// chosenBefore is how many times likelier than others a reading is that agrees with a choice, and how many times less
// likely one that goes against it.
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

// learntFrom is what picking one of the readings offered says; nil where they do not differ in what they look at.
func (h *handling) learntFrom(t *Turn, q *Inquiry, ask *Ask, chosen *query.Query) *Learnt {
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
		if whole.SUQL() != chosen.SUQL() || q.b.words[i] == nil {
			continue
		}
		for _, c := range query.Components(whole) {
			if !slices.ContainsFunc(partsOfComponent(c), func(p string) bool { return slices.Contains(is, p) }) {
				continue
			}
			for _, token := range q.b.words[i][c.ID()] {
				if stem := text.Stem(t.Tokens[token]); !text.Stop(t.Tokens[token]) && !slices.Contains(l.Words, stem) {
					l.Words = append(l.Words, stem)
				}
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

// partsOf are the tables, columns and figures that a query looks at. Where tables differ, their columns do as well.
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
		return []string{c.Item.Column.Table + "." + c.Item.Column.Name}
	}
	return nil
}

// lacking are the parts of one that another lacks: a table stands for its columns.
func lacking(some, others []string) []string {
	var out []string
	for _, p := range some {
		table, _, column := strings.Cut(p, ".")
		if !slices.Contains(others, p) && !(column && slices.Contains(some, table) && !slices.Contains(others, table)) {
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
			agreed = agreed || by > 1
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
