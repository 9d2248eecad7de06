package lexical

import (
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
)

// figureTokens returns the words that ask for a figure over rows, or for groups of rows, rather than for rows:
// "average", "each", "compare", "the most restaurants". It skips words that are part of values: the "sum" of "dim sum".
func figureTokens(q *link.Question) link.Mask {
	m := q.WithSense(cue.Average|cue.Total|cue.Share|cue.Ratio|cue.Each|cue.Distinct) | q.ComparisonTokens()
	for i := range q.Tokens {
		switch next := q.Token(i + 1); q.Token(i) {
		case "most", "fewest", "least":
			if next == "common" || next == "frequent" || q.NamesTable(link.Span(i+1, i+2)) {
				m |= link.Span(i, i+1) // "which city has the most restaurants": rows are counted for each city
			}
		}
	}
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.Op == "eq" && link.Count(a.Mask) > 1 {
			m &^= a.Mask
		}
	}
	return m
}
