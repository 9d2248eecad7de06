package agent

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// Nearest is a row whose text nearly matches, with its best sentence. It becomes part of a result only if a person
// accepts it.
type Nearest struct {
	Row         []any   `json:"row"` // its columns are those of the query for near matches
	Title       string  `json:"title"`
	Text        string  `json:"text"` // the sentence
	Expr        string  `json:"expr"`
	Probability float64 `json:"likely"`
	Key         string  `json:"-"` // the decision's key, for overturning it
}

const (
	maxNearest     = 3   // maximum number of rows offered
	maxNearestRead = 200 // maximum number of rows examined; their texts were read for the answer
	fewRows        = 3   // near matches are offered for results with fewer rows
)

// nearest finds near matches if few or no rows satisfy the text conditions. A near match satisfies all other
// conditions, and each of its texts matches or has a sentence that nearly does. Only texts that were read for the
// answer are used.
func (h *handling) nearest(ctx context.Context, q *query.Query, r *suql.Result) []Nearest {
	if !allowsNearMatches(q) || len(r.Rows) >= fewRows || r.Truncated || ctx.Err() != nil {
		return nil
	}
	candidates := withoutTextConditions(q)
	candidates.Select = h.identifyingItems(candidates)
	if len(candidates.Select) == 0 {
		candidates.Select = []query.Item{query.Star(q.From.Tables[0])}
	}
	conditions := 0
	for _, c := range q.Where {
		if c.Item.Text != nil {
			candidates.Select = append(candidates.Select, c.Item)
			conditions++
		}
	}
	result, err := h.src.Engine.Run(ctx, candidates.SUQL(), suql.RunOptions{MaxRows: maxNearestRead})
	if err != nil {
		return nil
	}
	h.offerUsage.Add(result.Stats.Usage)
	if len(result.Rows) == 0 {
		return nil
	}
	column, _ := h.resultVoice().IdentifyingColumns(tableOf(result), candidates)
	var out []Nearest
	for i, row := range result.Rows {
		if n := undecidedText(result.Decisions, i, conditions); n != nil {
			n.Row, n.Title = row[:len(row)-conditions], h.resultVoice().Format(row[column])
			out = append(out, *n)
		}
	}
	slices.SortStableFunc(out, func(a, b Nearest) int { return cmp.Compare(b.Probability, a.Probability) })
	return out[:min(len(out), maxNearest)]
}

// allowsNearMatches reports whether near matches make sense: the query lists or counts rows, with yes/no questions
// about texts.
func allowsNearMatches(q *query.Query) bool {
	if q == nil || q.Set != query.NoSet || len(q.GroupBy)+len(q.Having) > 0 || len(q.Written) > 0 ||
		len(q.From.Tables) == 0 {
		return false
	}
	readsText := false
	for _, c := range q.Where {
		if c.Item.Text == nil {
			continue
		}
		if c.Or || c.Item.Text.Summary || c.Op != query.Equal || len(c.Values) != 1 || c.Values[0].Text != verdict.Yes {
			return false
		}
		readsText = true
	}
	return readsText
}

// withoutTextConditions returns the query without text conditions, order and limits.
func withoutTextConditions(q *query.Query) *query.Query {
	out := q.Clone()
	out.Where = slices.DeleteFunc(out.Where, func(c query.Condition) bool { return c.Item.Text != nil })
	if len(out.Where) > 0 {
		out.Where[0].Or = false
	}
	out.OrderBy, out.Limit, out.Offset, out.Distinct = nil, 0, 0, false
	return out
}

// undecidedText returns a row's least likely undecided text; nil if a verdict is no, or nothing is undecided.
func undecidedText(decisions []suql.Decision, row, conditions int) *Nearest {
	var weakest *Nearest
	satisfied := 0
	for _, d := range decisions {
		switch {
		case d.Row != row:
		case d.Verdict == verdict.Yes:
			satisfied++
		case d.Verdict == verdict.NoInformation && d.Near != nil:
			satisfied++
			if weakest == nil || d.Near.Likely < weakest.Probability {
				weakest = &Nearest{Text: d.Near.Text, Expr: d.Expr, Probability: d.Near.Likely, Key: d.Key}
			}
		}
	}
	if satisfied < conditions {
		return nil
	}
	return weakest
}

// describeNearest describes the near matches in words.
func (h *handling) describeNearest(list []Nearest, found int) string {
	if len(list) == 0 {
		return ""
	}
	var quotes []string
	for _, n := range list {
		quotes = append(quotes, fmt.Sprintf("%s (“%s”)", n.Title, n.Text))
	}
	phrase := "reply.nearest"
	if found > 0 {
		phrase = "reply.nearest.more"
	}
	return " " + h.o.Voice.Say(phrase, "rows", h.o.Voice.List(quotes))
}
