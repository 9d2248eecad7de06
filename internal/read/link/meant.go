package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// maxSimilarValues is the maximum number of distinct values of a column for matching by meaning.
const maxSimilarValues = 60

// similarValueAtoms links words to enumeration values by meaning: "cardiologists" to "Cardiology".
func (q *Question) similarValueAtoms(have []Atom) []Atom {
	var out []Atom
	for _, c := range q.Catalog.Columns {
		if c.Kind != Textual || len(c.Values) == 0 || c.Distinct > maxSimilarValues {
			continue
		}
		for _, v := range c.Values {
			name := newName(v.Value)
			if len(name.Stem) > 4 {
				continue
			}
			for i := range q.Tokens {
				bit := Mask(1) << uint(i)
				if q.Content&bit == 0 || len(q.Tokens[i].Text) < 3 || q.Tokens[i].Numeric ||
					len(name.Stem) > 1 && q.Columns[c.Index].Exact&bit != 0 {
					continue
				}
				how, score := q.valueRelation(i, v.Value, &name)
				if how == "" || slices.ContainsFunc(have, func(a Atom) bool { return a.Column == c && a.Mask&bit != 0 }) {
					continue
				}
				value := query.Value{Text: v.Value}
				a := Atom{Op: "eq", Table: c.Table, Column: c, Mask: bit, Match: how, Rows: v.Count, Score: score,
					Where: singleCondition(c.Ref(), ValueOp(c), value)}
				if how == string(Opposite) {
					a = a.negation()
				}
				out = append(out, a)
			}
		}
	}
	return q.addNegations(out)
}

// figureSenses are words that ask for a figure and name no value.
const figureSenses = cue.Average | cue.Total | cue.Number | cue.Share | cue.Ratio | cue.Each | cue.All |
	cue.More | cue.Less | cue.Than | cue.Above | cue.Below

// namesTableOrColumn reports whether words name a table or a column.
func (q *Question) namesTableOrColumn(m Mask) bool {
	return q.namesTable(m) || slices.ContainsFunc(q.Columns, func(x Mention) bool { return x.Exact&m != 0 })
}

// ValueOp returns the operator that compares a column with one value: equality or, for lists, containment.
func ValueOp(c *Column) query.Op {
	if c.List {
		return query.Has
	}
	return query.Equal
}

// valueRelation returns how token i is related to a value of a column.
func (q *Question) valueRelation(i int, value string, name *Name) (how string, score float64) {
	value = strings.ToLower(value)
	if negatesByPrefix(q.Tokens[i].Text, value, text.Stem(value)) {
		return string(Opposite), .9
	}
	return q.similarityToValue(i, name)
}

// similarityToValue returns how token i is related to a value's words.
func (q *Question) similarityToValue(i int, name *Name) (how string, score float64) {
	for k, stem := range name.Stem {
		t := q.Tokens[i].Text
		common := 0
		for common < min(len(t), len(name.Text[k])) && t[common] == name.Text[k][common] {
			common++
		}
		if common >= 5 && common*3 >= 2*min(len(t), len(name.Text[k])) {
			return "begins", .8
		}
		if len(name.Stem) > 1 && slices.ContainsFunc(q.Bases[i], func(b string) bool { return text.Stem(b) == stem }) {
			return "word", .7
		}
	}
	return "", 0
}
