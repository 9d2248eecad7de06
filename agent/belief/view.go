package belief

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
)

// maxViews is the maximum number of results compared by what a person sees.
const maxViews = 12

// resultView is the visible part of the results of a class.
type resultView struct {
	rows       string
	extra      []string // additional columns
	class      int
	isComplete bool // it shows complete rows
}

// classByView returns the class whose queries return the same rows as q and whose columns contain q's, or are contained
// in them.
func (t *beliefBuilder) classByView(q *query.Query) (class int, ok bool) {
	if t.Relevance.Fingerprint == nil || t.classCount >= maxViews {
		return 0, false
	}
	bare, extra := t.Relevance.withoutPresentation(q)
	if bare == nil {
		return 0, false
	}
	shown := resultView{rows: t.Relevance.Fingerprint(bare), extra: extra, class: t.classCount,
		isComplete: len(q.Select) == 1 && q.Select[0].Same(query.Star(q.Select[0].Column.Table))}
	complete := "" // the rows of which q shows some columns, if complete rows are an answer too
	if slices.ContainsFunc(t.views, func(v resultView) bool { return v.isComplete }) {
		if rows := completeRows(q); rows != nil {
			complete = t.Relevance.Fingerprint(rows)
		}
	}
	for _, s := range t.views {
		isSame := s.rows == shown.rows && (IsSubset(s.extra, extra) || IsSubset(extra, s.extra))
		if s.rows != "" && (isSame || s.rows == complete && s.isComplete) {
			return s.class, true
		}
	}
	t.views = append(t.views, shown)
	return 0, false
}

// IsSubset reports whether a list has every string of another.
func IsSubset(subset, all []string) bool {
	return !slices.ContainsFunc(subset, func(s string) bool { return !slices.Contains(all, s) })
}
