package model

import (
	"embed"
	"fmt"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

//go:embed examples/*.suql
var exampleFiles embed.FS

// Builtin returns the examples in the files, whose comment lines hold the question and the rest its statement.
func Builtin() []schema.Example {
	entries, err := exampleFiles.ReadDir("examples")
	if err != nil {
		panic(fmt.Sprint("read the examples: ", err)) // they are embedded
	}
	var out []schema.Example
	for _, entry := range entries {
		data, err := exampleFiles.ReadFile("examples/" + entry.Name())
		if err != nil {
			panic(fmt.Sprint("read the examples: ", err))
		}
		for _, block := range strings.Split(string(data), "\n\n") {
			var e schema.Example
			for _, line := range strings.Split(strings.TrimSpace(block), "\n") {
				if q, ok := strings.CutPrefix(line, "-- "); ok {
					e.Question = q
				} else {
					e.SUQL += strings.TrimSpace(line) + " "
				}
			}
			if e.SUQL = strings.TrimSpace(e.SUQL); e.Question != "" && e.SUQL != "" {
				out = append(out, e)
			}
		}
	}
	return out
}

// ownDatabaseBonus is the bonus for an example about the queried database, whose statement names its tables.
const ownDatabaseBonus = .2

// nearest returns, of the owner's and the other examples, the n whose questions share the most words with the question.
func nearest(owners, others []schema.Example, question string, n int) []schema.Example {
	asked := stems(question)
	type ranked struct {
		schema.Example
		score float64
	}
	var all []ranked
	for _, e := range owners {
		all = append(all, ranked{e, sharedWords(asked, e.Question) + ownDatabaseBonus})
	}
	for _, e := range others {
		all = append(all, ranked{e, sharedWords(asked, e.Question)})
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].score > all[j].score })
	out := make([]schema.Example, min(n, len(all)))
	for i := range out {
		out[i] = all[i].Example
	}
	return out
}
