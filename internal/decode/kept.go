package decode

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// What a turn keeps of the previous query: what that shows, its conditions, its groups, its order.

// Nothing is the query of a question that the data cannot answer.
var Nothing = &query.Query{}

// kept returns the previous query.
func (b *builder) kept() *query.Query {
	if b.g.previous == nil || b.g.previous.Written != nil || len(b.scopes) != 1 || len(b.g.previous.From.Alias) > 0 {
		fail()
	}
	return b.g.previous
}

// keptConditions returns the previous query's conditions as alternatives.
func (b *builder) keptConditions() [][]query.Condition {
	kept := b.kept()
	if len(kept.Where) == 0 {
		fail()
	}
	for _, c := range kept.Where {
		b.mentionItems([]query.Item{c.Item})
		if c.Other != nil {
			b.mentionItems([]query.Item{*c.Other})
		}
	}
	return alternatives(kept.Where)
}

// alternatives splits conditions at OR.
func alternatives(all []query.Condition) (out [][]query.Condition) {
	for _, c := range all {
		if c.Or || len(out) == 0 {
			out = append(out, nil)
		}
		c.Or = false
		out[len(out)-1] = append(out[len(out)-1], c)
	}
	return out
}

// mentionItems records the tables of what a kept item reads.
func (b *builder) mentionItems(items []query.Item) {
	for _, it := range items {
		b.mention(it.Column)
		if it.Calc != nil {
			b.mentionItems([]query.Item{it.Calc.Left, it.Calc.Right})
		}
		for _, c := range it.Only {
			b.mentionItems([]query.Item{c.Item})
		}
	}
}

func (b *builder) mention(c query.Column) {
	if i := slices.IndexFunc(b.q.Catalog.Tables, func(t *link.Table) bool { return t.Name == c.Table }); i >= 0 {
		b.addTable(b.q.Catalog.Tables[i])
	}
}
