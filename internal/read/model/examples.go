package model

import (
	"cmp"
	_ "embed"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

//go:embed examples.suql
var examplesText string

// Builtin returns the embedded examples: a comment line holds a question, and the lines after it its statement.
func Builtin() (out []schema.Example) {
	for block := range strings.SplitSeq(strings.TrimSpace(examplesText), "\n\n") {
		question, statement, _ := strings.Cut(strings.TrimPrefix(block, "-- "), "\n")
		out = append(out, schema.Example{Question: question, SUQL: line(statement)})
	}
	return out
}

// ownDatabaseBonus is the bonus for an example about the queried database, whose statement names its tables.
const ownDatabaseBonus = .2

// nearest returns the n examples, the owner's or others, whose questions share the most words with the given question.
func nearest(owners, others []schema.Example, question string, n int) []schema.Example {
	asked := stems(question)
	type ranked struct {
		schema.Example
		score float64
	}
	var all []ranked
	for i, e := range slices.Concat(owners, others) {
		r := ranked{e, sharedWords(asked, e.Question)}
		if i < len(owners) {
			r.score += ownDatabaseBonus
		}
		all = append(all, r)
	}
	slices.SortStableFunc(all, func(a, b ranked) int { return cmp.Compare(b.score, a.score) })
	var out []schema.Example
	for _, r := range all[:min(n, len(all))] {
		out = append(out, r.Example)
	}
	return out
}
