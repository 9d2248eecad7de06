package account

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
)

// omitting is the factor by which a reading is less probable for each thing it leaves out that another does not.
const omitting = .05

// Weigh marks what each reading leaves out of its question, and prefers those that leave out less.
func (q *Question) Weigh(parsed *parse.Parsed) {
	left, least := make([]int, len(parsed.Candidates)), -1
	total := 0.0
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		total += c.P
		omitted := q.LeftOut(c.Query)
		left[i] = len(omitted)
		c.Unused = WithOmitted(c.Unused, omitted)
		if least < 0 || left[i] < least {
			least = left[i]
		}
	}
	sum := 0.0
	for i := range parsed.Candidates {
		for range left[i] - max(0, least) {
			parsed.Candidates[i].P *= omitting
		}
		sum += parsed.Candidates[i].P
	}
	for i := range parsed.Candidates {
		parsed.Candidates[i].P *= total / max(sum, 1e-9)
	}
	if parsed.Local == nil {
		slices.SortStableFunc(parsed.Candidates, func(a, b parse.Candidate) int { return cmp.Compare(b.P, a.P) })
	}
}

// WithOmitted adds what is left out to the unused words, which may be parts of it.
func WithOmitted(unused, omitted []string) []string {
	out := slices.DeleteFunc(slices.Clone(unused), func(w string) bool {
		return slices.ContainsFunc(omitted, func(o string) bool { return slices.Contains(strings.Fields(o), w) || o == w })
	})
	return append(out, omitted...)
}
