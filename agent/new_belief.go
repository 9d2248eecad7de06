package agent

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// newBelief builds a belief from candidates. Candidates with different questions about texts are never in one class,
// because results are compared without text decisions.
func newBelief(parsed *parse.Parsed, rel relevance) *belief {
	b := &belief{unanswerableProbability: parsed.OutOfScope, relevance: rel,
		index:      make(map[string]int, typicalComponents),
		pinned:     -1,
		components: make([]query.Component, 0, typicalComponents)}
	b.byClause = parsed.Confidences != nil
	build := beliefBuilder{belief: b, parsed: parsed, indexes: make(map[decision]int, typicalComponents),
		classes: map[string]int{}}
	mass, total := 0.0, 0.0
	for _, c := range parsed.Candidates {
		total += c.P
	}
	for _, c := range parsed.Candidates {
		if len(b.queries) == maxCandidates || len(b.queries) > 0 && mass >= enoughProbability*total {
			break
		}
		mass += c.P
		build.add(c)
	}
	b.contradictions = make([]int, len(b.p))
	b.noneProbability = max(0, 1-total, parsed.Else)
	return b
}

// beliefBuilder splits candidates into components and classes.
type beliefBuilder struct {
	*belief
	parsed     *parse.Parsed
	indexes    map[decision]int // component index by decision
	classes    map[string]int   // class by the key that its queries share
	views      []resultView     // of the classes so far
	classCount int              // number of classes
	splitter   query.Splitter
}

// decision identifies a component like its id, but is cheaper to make.
type decision struct{ slot, choice string }

func (t *beliefBuilder) add(c parse.Candidate) {
	list := t.splitter.Decisions(c.Query)
	order := make([]int, 0, len(list))
	seen := bits{}
	text := ""
	for at := range list {
		k := &list[at]
		if k.Kind == query.WhereText || k.Kind == query.SelectText {
			text += k.ID() + "\n"
		}
		if i := t.component(k); !seen.has(i) {
			seen.add(i)
			order = append(order, i)
		}
	}
	t.queries = append(t.queries, c.Query)
	t.words, t.unused = append(t.words, c.Words), append(t.unused, c.Unused)
	t.added = append(t.added, c.Added)
	t.results = append(t.results, c.Result)
	t.p = append(t.p, c.P)
	t.class = append(t.class, t.classOf(c, text, order))
	t.order = append(t.order, order)
	t.has = append(t.has, seen)
}

// component returns the index of a component, adding it when it is new.
func (t *beliefBuilder) component(k *query.Component) int {
	d := decision{k.Slot, k.Choice}
	i, ok := t.indexes[d]
	if !ok {
		i = len(t.components)
		id := k.ID()
		t.indexes[d], t.index[id] = i, i
		t.components = append(t.components, *k)
		t.ids = append(t.ids, id)
		t.parserProbability = append(t.parserProbability, parserProbabilityOf(t.parsed, *k))
	}
	return i
}

// classOf returns the class of a candidate. All candidates of a class return the same result or, if only rows are
// compared, the same rows.
func (t *beliefBuilder) classOf(c parse.Candidate, text string, order []int) int {
	key := c.Result
	if key == "" {
		key = c.Query.SUQL()
	}
	key += "\n" + text
	keys := []string{key}
	if t.relevance.rowsOnly {
		keys = append(keys, t.rowsKey(c.Query, order), unordered(c.Query))
	}
	class, ok := 0, false
	for _, k := range keys {
		if !ok {
			class, ok = t.classes[k]
		}
	}
	if !ok && t.relevance.rowsOnly && text == "" {
		class, ok = t.classByView(c.Query)
	}
	if !ok {
		class = t.classCount
		t.classCount++
	}
	for _, k := range keys {
		t.classes[k] = class
	}
	return class
}

// unordered returns a query's text without the order of a list that is shown in full.
func unordered(q *query.Query) string {
	if q.Limit > 0 || q.Offset > 0 || len(q.OrderBy) == 0 {
		return q.SUQL()
	}
	out := *q
	out.OrderBy = nil
	return out.SUQL()
}

// maxViews is the maximum number of results compared by what a person sees.
const maxViews = 12

// resultView is the visible part of the results of a class.
type resultView struct {
	rows  string
	extra []string // additional columns
	class int
}

// classByView returns the class whose queries have the same rows as a query, and the same, more or fewer columns.
func (t *beliefBuilder) classByView(q *query.Query) (class int, ok bool) {
	if t.relevance.fingerprint == nil || t.classCount >= maxViews {
		return 0, false
	}
	bare, extra := t.relevance.withoutPresentation(q)
	if bare == nil {
		return 0, false
	}
	shown := resultView{t.relevance.fingerprint(bare), extra, t.classCount}
	for _, s := range t.views {
		if s.rows == shown.rows && s.rows != "" && (isSubset(s.extra, extra) || isSubset(extra, s.extra)) {
			return s.class, true
		}
	}
	t.views = append(t.views, shown)
	return 0, false
}

func isSubset(subset, all []string) bool {
	return !slices.ContainsFunc(subset, func(s string) bool { return !slices.Contains(all, s) })
}

// parserProbabilityOf returns the parser's own probability of a component, or -1.
func parserProbabilityOf(parsed *parse.Parsed, c query.Component) float64 {
	if parsed.Confidences != nil {
		if p, ok := parsed.Confidences[query.OfColumn(c).ID()]; ok {
			return p
		}
	}
	return -1
}
