package account

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
)

// Factors by which the probability of a reading is lowered for each thing, and for each superlative, that it leaves
// out. A superlative may be vague ("the best"); the person is asked about it.
const omissionFactor, superlativeOmissionFactor = .05, .2

// maxDeclineIfLikely limits the probability of declining if the first reading's rows have at least the probability
// minLikely; then it is asked about, or is a guess. On 1,246 questions of five authors, that brings what is declined
// although it has an answer from .062 to .042, and what is declined because it has none from .90 to .87.
const maxDeclineIfLikely, minLikely = .49, .1

// declineIfUnknown is the least probability of declining a question about something that the data has nothing about.
const declineIfUnknown = .9

// Weigh marks what each reading leaves out of its question and what it adds, and lowers the probability of readings
// that leave something out. What they lose goes to a reading that only adds the state that they leave out.
func (q *Question) Weigh(parsed *parse.Parsed) {
	lost, omissions := make([]float64, len(parsed.Candidates)), make([][]string, len(parsed.Candidates))
	rows := q.RowNoun()
	for i := range parsed.Candidates {
		c := &parsed.Candidates[i]
		omitted, used := q.matchQuery(c.Query)
		omissions[i], lost[i] = omitted, c.P
		for _, o := range omitted {
			if lang.IsSuperlative(strings.Fields(o)[0]) {
				c.P *= superlativeOmissionFactor
			} else {
				c.P *= omissionFactor
			}
		}
		lost[i] -= c.P
		c.Unused = slices.DeleteFunc(slices.Clone(c.Unused), func(w string) bool { return used[w] })
		c.Unused = AddOmitted(q.Unexplained(c.Query, c.Unused), omitted)
		if len(q.UnknownThings(c.Query, c.Unused)) > 0 {
			c.P *= omissionFactor
		}
		c.Added = q.additions(c.Query, func(id string) bool {
			at := c.Words[id]
			if len(at) == 1 && at[0] < len(parsed.Tokens) && parsed.Tokens[at[0]] == rows { // it names no column as well
				c.Unused = AddOmitted(c.Unused, []string{rows})
				return false
			}
			return hasContentWord(parsed.Tokens, at)
		})
	}
	for i, p := range lost {
		for k, full := range parsed.Candidates {
			if p > 0 && len(omissions[k]) == 0 && q.addsStates(full.Query, parsed.Candidates[i].Query, omissions[i]) {
				parsed.Candidates[k].P += p
				break
			}
		}
	}
	q.weighUncalledStates(parsed.Candidates)
	if parsed.Confidences == nil {
		slices.SortStableFunc(parsed.Candidates, func(a, b parse.Candidate) int { return cmp.Compare(b.P, a.P) })
	}
	if rowsProbability(parsed.Candidates) >= minLikely &&
		parsed.Declines < 1 { // 1: the rows shown have nothing of the kind
		parsed.Declines = min(parsed.Declines, maxDeclineIfLikely)
	}
	if lead := &parsed.Candidates[0]; len(q.UnknownThings(lead.Query, lead.Unused)) > 0 {
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

// weighUncalledStates gives most of the probability of a reading with the condition that something is so, or not, for
// which no word of the question calls, to the reading without it, unless that is much less probable: "how often was
// Ziggy ridden" is not about cancelled lessons.
func (q *Question) weighUncalledStates(all []parse.Candidate) {
	const kept, minShare = .2, .2
	for i := range all {
		for k := range all {
			states := q.addedStates(all[i].Query, all[k].Query)
			if len(states) > 0 && all[k].P >= minShare*all[i].P && !slices.ContainsFunc(states, q.callsFor) {
				all[i].P, all[k].P = kept*all[i].P, all[k].P+(1-kept)*all[i].P
				break
			}
		}
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

// addsStates reports whether a query is another one with conditions that something is so, or not, and these are what
// the other one omits.
func (q *Question) addsStates(of, other *query.Query, omitted []string) bool {
	states := q.addedStates(of, other)
	isState := func(word string) bool {
		i := slices.IndexFunc(q.tokens, func(t words.Token) bool { return t.Text == word })
		return i >= 0 && slices.ContainsFunc(states, func(c *link.Column) bool { return q.namesState(i, c) })
	}
	return len(states) > 0 && !slices.ContainsFunc(omitted, func(w string) bool { return !isState(w) })
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
