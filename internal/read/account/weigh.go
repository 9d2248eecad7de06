package account

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
)

// maxDeclineIfLikely limits the probability of declining if the first reading's rows have at least the probability
// minLikely; then it is asked about, or is a guess. On 1,246 questions of five authors, that brings what is declined
// although it has an answer from .062 to .042, and what is declined because it has none from .90 to .87.
const maxDeclineIfLikely, minLikely = .49, .1

// declineIfUnknown is the least probability of declining a question about something that the data has nothing about.
const declineIfUnknown = .9

// Mark records what each reading leaves out of its question and what it adds.
func (q *Question) Mark(parsed *parse.Parsed) {
	rows := q.RowNoun()
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		omitted, used := q.matchQuery(c.Query)
		c.Evidence.Omitted = len(omitted)
		c.Unused = slices.DeleteFunc(slices.Clone(c.Unused), func(w string) bool { return used[w] })
		c.Unused = AddOmitted(q.Unexplained(c.Query, c.Unused), omitted)
		c.Added = q.additions(c.Query, func(id string) bool {
			at := c.Words[id]
			if len(at) == 1 && at[0] < len(parsed.Tokens) && parsed.Tokens[at[0]] == rows { // it names no column as well
				c.Unused = AddOmitted(c.Unused, []string{rows})
				return false
			}
			return hasContentWord(parsed.Tokens, at)
		})
	}
	q.markUncalledStates(parsed.Candidates)
}

// Decline decides how likely it is that the data cannot answer, given what its readings leave out.
func (q *Question) Decline(parsed *parse.Parsed) {
	if e := parsed.Candidates[0].Evidence; rowsProbability(parsed.Candidates) >= minLikely && e.Omitted == 0 &&
		parsed.Declines < 1 { // 1: the rows shown have nothing of the kind
		parsed.Declines = min(parsed.Declines, maxDeclineIfLikely)
	}
	if len(q.UnknownThings(parsed.Candidates[0].Query, parse.CommonUnused(parsed.Candidates))) > 0 {
		parsed.Declines = max(parsed.Declines, declineIfUnknown)
	}
}

// rowsProbability returns the probability of the first reading and, if it uses every word, of those that do so as well
// and only show other columns of its rows.
func rowsProbability(all []parse.Candidate) (p float64) {
	rowsOf := func(c *parse.Candidate) string {
		q := c.Query
		if len(c.Unused) > 0 || q == nil || !findsRows(q) || len(q.GroupBy) > 0 || q.Set != query.NoSet ||
			len(q.Written) > 0 {
			return ""
		}
		rows := q.Clone()
		rows.Select, rows.Distinct, rows.OrderBy = []query.Item{query.Star(q.From.Tables[0])}, false, nil
		return rows.SUQL()
	}
	first := rowsOf(&all[0])
	for i := range all {
		if i == 0 || first != "" && rowsOf(&all[i]) == first {
			p += all[i].P
		}
	}
	return p
}

// markUncalledStates marks the readings with the condition that something is so, or not, for which no word of the
// question calls, where there is a reading without it: "how often was Ziggy ridden" is not about cancelled lessons.
func (q *Question) markUncalledStates(all []parse.Candidate) {
	for i := range all {
		all[i].Evidence.Uncalled = slices.ContainsFunc(all, func(c parse.Candidate) bool {
			states := q.addedStates(all[i].Query, c.Query)
			return len(states) > 0 && !slices.ContainsFunc(states, q.callsFor)
		})
	}
}

// callsFor reports whether a word of the question may be about what a yes/no column says.
func (q *Question) callsFor(c *link.Column) bool {
	const minSimilarity = .15 // of "earn" and "cancelled" .13, of "skipped" and "attended" .21
	yes, no := c.YesNo()
	about := append(strings.Fields(strings.ToLower(yes+" "+no)), c.Names[0].Text...)
	for i, t := range q.tokens {
		isSimilar := func(w string) bool { return encode.WordSimilarity(t.Text, w) >= minSimilarity }
		if !t.Stop && (q.namesState(i, c) || !q.namesOther(i) && slices.ContainsFunc(about, isSimilar)) {
			return true
		}
	}
	return false
}

// addedStates returns the columns of the conditions that something is so, or not, if a query is another one with them.
func (q *Question) addedStates(of, other *query.Query) (states []*link.Column) {
	if of == nil || other == nil || len(of.Where) <= len(other.Where) {
		return nil
	}
	rest := of.Clone()
	rest.Where = slices.DeleteFunc(rest.Where, func(c query.Condition) bool {
		column := q.catalog.ColumnIn(of.From, c.Item.Column)
		isAdded := column != nil && column.IsYesNo() && !slices.ContainsFunc(other.Where, c.Equals)
		if isAdded {
			states = append(states, column)
		}
		return isAdded
	})
	if rest.SUQL() != other.SUQL() {
		return nil
	}
	return states
}

// AddOmitted adds what is left out to the unused words, and drops those that are part of it.
func AddOmitted(unused, omitted []string) []string {
	out := slices.DeleteFunc(slices.Clone(unused), func(w string) bool {
		return slices.ContainsFunc(omitted, func(o string) bool { return slices.Contains(strings.Fields(o), w) || o == w })
	})
	return append(out, omitted...)
}
