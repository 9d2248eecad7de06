package agent

import (
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/text"
)

// Learnt is what a reply says about words: what they mean in this data, and what they do not mean.
type Learnt struct {
	Words []string `json:"words,omitempty"` // stems; none: of any words
	Is    []string `json:"is"`              // tables, columns with their table, values with their column, figures
	Not   []string `json:"not"`
}

// chosenBefore is the factor by which agreeing with an earlier choice raises a reading's odds, and disagreeing lowers
// them. A mere confirmation or refusal counts as both together.
const chosenBefore = 8.0

// mostLearnt is how many choices are kept of a database.
const mostLearnt = 1000

// choices are what people chose, by database, shared by everybody who asks the same agent.
type choices struct {
	mu      sync.Mutex
	learnt  map[string][]Learnt
	vouched map[string]vouched // by the owner
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

// learntFrom returns what a reply says about the meaning of words; nil if nothing.
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

// learntOf returns what is known about the words behind a component.
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

// rest adds the words at some tokens.
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

// picked returns what choosing one of the offered readings says; nil if they do not differ in their parts. If two fit
// the same words, or the choice is between two parts that no word names, it holds for any words.
func picked(t *Turn, q *Inquiry, ask *Ask, chosen *query.Query) *Learnt {
	if l := preferred(t, ask, partsOf(chosen)); l != nil {
		return l
	}
	var is, not []string
	for _, r := range ask.Options { // compared with the most similar one
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
	if len(l.Words) == 0 && !peers(is, not) {
		return nil
	}
	return l
}

// peers reports whether a choice was between two tables, or between two columns of a table.
func peers(is, not []string) bool {
	if len(is) != 1 || len(not) != 1 || is[0] == figurePart || not[0] == figurePart || isValue(is[0]) || isValue(not[0]) {
		return false
	}
	a, columnA, _ := strings.Cut(is[0], ".")
	b, columnB, _ := strings.Cut(not[0], ".")
	return columnA == "" && columnB == "" || columnA != "" && columnB != "" && a == b
}

// preferred returns which of two rivals the parts of a reading contain, if an option has the other.
func preferred(t *Turn, ask *Ask, parts []string) *Learnt {
	for _, c := range t.Candidates {
		for i, is := range c.Rivals {
			not := c.Rivals[1-i]
			if slices.Contains(parts, is) && !slices.Contains(parts, not) && slices.ContainsFunc(ask.Options,
				func(r Reading) bool { return slices.Contains(partsOf(r.Query), not) }) {
				return &Learnt{Is: []string{is}, Not: []string{not}}
			}
		}
	}
	return nil
}

// partsOf are the tables, columns, values and figures a query uses.
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

// figurePart represents a computed figure.
const figurePart = "figure"

func partsOfComponent(c query.Component) []string {
	switch {
	case c.Kind == query.FromTables:
		return c.From.Tables
	case c.Kind == query.SelectAgg && c.Item.Agg != query.None:
		return []string{figurePart}
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

// isValue reports whether a part is a column's value.
func isValue(part string) bool {
	return strings.Contains(part, " "+string(query.Equal)+" ") || strings.Contains(part, " "+string(query.NotEqual)+" ")
}

// lacking returns the parts that others lack: a table stands for its columns, and a column for its values.
func lacking(some, others []string) []string {
	var out []string
	for _, p := range some {
		table, _, _ := strings.Cut(p, ".")
		column, _, _ := strings.Cut(p, " ")
		implied := slices.ContainsFunc([]string{table, column}, func(whole string) bool {
			return whole != p && slices.Contains(some, whole) && !slices.Contains(others, whole)
		})
		if !slices.Contains(others, p) && !implied {
			out = append(out, p)
		}
	}
	return out
}

// recalled applies earlier choices: readings that agree with them become more probable.
func (h *handling) recalled(parsed *parse.Parsed) {
	if len(parsed.Candidates) < 2 || len(parsed.Tokens) == 0 {
		return
	}
	stems := map[string]bool{}
	for _, t := range parsed.Tokens {
		stems[text.Stem(t)] = true
	}
	parts := make([][]string, len(parsed.Candidates))
	for i, c := range parsed.Candidates {
		parts[i] = partsOf(c.Query)
	}
	all := append(h.conv.learnt(), h.shared.vouchedFor(h.conv.Source).learnt...)
	if h.o.Feedback != nil {
		all = append(all, h.shared.of(h.conv.Source)...)
	}
	weights := make([]float64, len(parsed.Candidates))
	for i := range weights {
		weights[i] = 1
	}
	agreed := false
	for _, l := range all {
		matching := len(l.Words) > 0 && !slices.ContainsFunc(l.Words, func(w string) bool { return !stems[w] })
		if matching || l.decides(parsed.Candidates, parts) {
			agreed = l.weigh(parsed.Candidates, parts, weights, matching) || agreed
		}
	}
	before, after := 0.0, 0.0
	for i, c := range parsed.Candidates {
		before += c.P
		after += c.P * weights[i]
	}
	if !agreed || after <= 0 {
		return
	}
	for i := range parsed.Candidates {
		parsed.Candidates[i].P *= weights[i] * before / after
		if weights[i] != 1 {
			parsed.Candidates[i].Rivals = nil
		}
	}
	parsed.Candidates = parse.Merge(parsed.Candidates, len(parsed.Candidates))
}

// weigh updates the weights of readings by an earlier choice, and reports whether one agrees. A choice made for other
// words only moves weight between the two parts.
func (l Learnt) weigh(list []parse.Candidate, parts [][]string, weights []float64, matching bool) (agreed bool) {
	by := make([]float64, len(list))
	before, after := 0.0, 0.0
	for i, c := range list {
		by[i] = l.factor(parts[i])
		agreed = agreed || by[i] > 1 || by[i] == 1 && len(l.Is) == 0
		if by[i] != 1 {
			before += c.P * weights[i]
			after += c.P * weights[i] * by[i]
		}
	}
	for i := range list {
		if by[i] != 1 && !matching && after > 0 {
			by[i] *= before / after
		}
		weights[i] *= by[i]
	}
	return agreed
}

// closely is the least ratio of two probabilities at which the choice between them counts as open.
const closely = .25

// decides reports whether a preferred part settles an otherwise open choice, whatever the words.
func (l Learnt) decides(all []parse.Candidate, parts [][]string) bool {
	if len(l.Is) != 1 || len(l.Not) != 1 {
		return false
	}
	var best [2]float64
	for i, c := range all {
		is, not := slices.Contains(parts[i], l.Is[0]), slices.Contains(parts[i], l.Not[0])
		switch {
		case is && !not:
			best[0] = max(best[0], c.P)
		case not && !is:
			best[1] = max(best[1], c.P)
		}
	}
	return best[1] > 0 && best[0] >= closely*best[1]
}

// factor is the factor an earlier choice gives to a reading with these parts.
func (l Learnt) factor(parts []string) float64 {
	is := within(l.Is, parts)
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

// learnt returns the choices made in the conversation so far.
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
