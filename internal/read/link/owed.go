package link

import (
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in the names of amounts that were paid, charged, and are still owed.
var (
	paidWords    = text.Set("paid received settled")
	chargedWords = text.Set("charged charge billed invoiced total amount price fee cost due")
	owedWords    = text.Set("owed owing outstanding balance unpaid arrears")
)

// Owed holds the two columns from which the amount owed is computed: what was charged minus what was paid.
type Owed struct {
	Charged, Paid *Column
	Mask          Mask // the words that ask for it
}

// OwedAmounts finds the tables for which a question asks what is still owed.
func (q *Question) OwedAmounts() []Owed { return q.Catalog.OwedAmounts(q.Tokens) }

// OwedAmounts finds the tables for which tokens ask what is still owed, except tables with a column for that amount.
func (cat *Catalog) OwedAmounts(tokens []words.Token) (out []Owed) {
	askedTokens := unpaidWords(tokens)
	if askedTokens == 0 {
		return nil
	}
	for _, t := range cat.Tables {
		var o Owed
		hasOwedColumn := false
		for _, c := range t.Columns {
			switch money := c.IsMeasure() && c.IsMoney(); {
			case c.hasWord(owedWords) && (money || c.Kind == Flag):
				hasOwedColumn = true
			case !money:
			case c.hasWord(paidWords):
				o.Paid = c
			case o.Charged == nil || !o.Charged.hasWord(chargedWords) && c.hasWord(chargedWords):
				o.Charged = c
			}
		}
		if !hasOwedColumn && o.Charged != nil && o.Paid != nil {
			o.Mask = askedTokens
			out = append(out, o)
		}
	}
	return out
}

// unpaidWords returns the tokens that say that something is unpaid, or not paid in full.
func unpaidWords(tokens []words.Token) (m Mask) {
	word := func(i int) string {
		if i < 0 || i >= min(len(tokens), maxTokens) {
			return ""
		}
		return tokens[i].Text
	}
	for i := range tokens[:min(len(tokens), maxTokens)] {
		w := word(i)
		switch {
		case w == "fully" || w == "full" && word(i-1) == "in":
			for k := max(0, i-4); k < i; k++ {
				if cue.Not.Is(word(k)) {
					m |= Span(k, k+1) | Span(i, i+1)
				}
			}
		case cue.Unpaid.Is(w) && w != "behind":
			m |= Span(i, i+1)
			if word(i-1) == "still" {
				m |= Span(i-1, i)
			}
		}
	}
	return m
}

// Amount returns the amount owed in one row: what was charged minus what was paid.
func (o Owed) Amount() *query.Calc {
	return &query.Calc{Op: query.Minus, Left: query.Item{Column: o.Charged.Ref()}, Right: o.paidItem()}
}

// paidItem returns the amount paid, with NULL as zero.
func (o Owed) paidItem() query.Item { return query.Item{Column: o.Paid.Ref(), Zero: o.Paid.Nulls > 0} }

// unpaidAtoms returns conditions that more was charged than paid.
func (q *Question) unpaidAtoms() (out []Atom) {
	for _, o := range q.OwedAmounts() {
		paid, mask := o.paidItem(), o.Mask
		if Count(mask) > 1 { // "not fully paid"
			mask |= q.Columns[o.Paid.Index].Exact
		}
		out = append(out, Atom{Op: "colgt", Table: o.Charged.Table, Column: o.Charged, Mask: mask, Score: 2,
			Where: []query.Condition{{Item: query.Item{Column: o.Charged.Ref()}, Op: query.Greater, Other: &paid}}})
	}
	return out
}
