// Package choice remembers what people's choices reveal about the meaning of words, and marks the readings of later
// questions that agree with them.
package choice

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rival"
	"github.com/ask-surely/surely/internal/words/text"
)

// Learnt is what a choice reveals about words: what they mean in this data, and what they do not mean.
type Learnt struct {
	Words []string `json:"words,omitempty"` // stems; empty: the choice holds whatever the words are
	Is    []string `json:"is"`              // tables, columns with their table, values with their column, figures
	Not   []string `json:"not"`
}

// Parts returns the tables, columns, values and figures a query uses.
func Parts(q *query.Query) []string {
	var out []string
	for _, c := range query.Components(q) {
		for _, p := range PartsOf(c) {
			if !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	return out
}

// PartsOf returns the tables, columns, values and figures behind a component.
func PartsOf(c query.Component) []string {
	switch {
	case c.Kind == query.FromTables:
		return c.From.Tables
	case c.Kind == query.SelectAgg && c.Item.Agg != query.None:
		return []string{rival.Figure}
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

// MissingFrom returns the parts that are not among others. A missing table is returned without its columns, and a
// missing column without its values.
func MissingFrom(others, parts []string) []string {
	var out []string
	for _, p := range parts {
		table, _, _ := strings.Cut(p, ".")
		column, _, _ := strings.Cut(p, " ")
		implied := slices.ContainsFunc([]string{table, column}, func(whole string) bool {
			return whole != p && slices.Contains(parts, whole) && !slices.Contains(others, whole)
		})
		if !slices.Contains(others, p) && !implied {
			out = append(out, p)
		}
	}
	return out
}

// BetweenPeers reports whether a choice was between two tables, or between two columns of a table.
func BetweenPeers(is, not []string) bool {
	if len(is) != 1 || len(not) != 1 || is[0] == rival.Figure || not[0] == rival.Figure ||
		isValue(is[0]) || isValue(not[0]) {
		return false
	}
	a, columnA, _ := strings.Cut(is[0], ".")
	b, columnB, _ := strings.Cut(not[0], ".")
	return columnA == "" && columnB == "" || columnA != "" && columnB != "" && a == b
}

// Mark records which readings agree with earlier choices, and which are against them.
func Mark(all []Learnt, parsed *parse.Parsed) {
	if len(parsed.Candidates) < 2 || len(parsed.Tokens) == 0 {
		return
	}
	stems := map[string]bool{}
	for _, t := range parsed.Tokens {
		stems[text.Stem(t)] = true
	}
	parts := make([][]string, len(parsed.Candidates))
	for i, c := range parsed.Candidates {
		parts[i] = Parts(c.Query)
	}
	for _, l := range all {
		matches := len(l.Words) > 0 && !slices.ContainsFunc(l.Words, func(w string) bool { return !stems[w] })
		agrees := func(parts []string) bool { return l.verdict(parts) > 0 }
		if !matches && !l.decides(parsed.Candidates, parts) || !slices.ContainsFunc(parts, agrees) {
			continue
		}
		for i := range parsed.Candidates {
			c := &parsed.Candidates[i]
			if v := l.verdict(parts[i]); v != 0 {
				c.Evidence.Chosen, c.Rivals = c.Evidence.Chosen+v, nil
			}
		}
	}
}

// minChoiceRatio is the minimum ratio of two probabilities at which the choice between them counts as open.
const minChoiceRatio = .25

// decides reports whether a preferred part settles an otherwise open choice, regardless of the question's words.
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
	return best[1] > 0 && best[0] >= minChoiceRatio*best[1]
}

// verdict returns 1 if an earlier choice speaks for a reading with these parts, -1 if it speaks against it, else 0.
func (l Learnt) verdict(parts []string) int {
	is := !slices.ContainsFunc(l.Is, func(p string) bool { return !slices.Contains(parts, p) })
	not := slices.ContainsFunc(l.Not, func(p string) bool { return slices.Contains(parts, p) })
	switch {
	case is && !not:
		return 1
	case not && !is:
		return -1
	}
	return 0
}
