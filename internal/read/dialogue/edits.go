package dialogue

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// ReplaceConditions replaces earlier conditions with new ones about the same things, or adds the new ones at the end.
func ReplaceConditions(before, now []query.Condition) []query.Condition {
	about := func(old query.Condition) bool {
		return slices.ContainsFunc(now, func(c query.Condition) bool { return sameSubject(old, c) })
	}
	at := slices.IndexFunc(before, about)
	if at < 0 {
		return slices.Concat(before, now)
	}
	now = slices.Clone(now)
	now[0].Or = before[at].Or
	out, gone := slices.Concat(before[:at], now), false
	for _, c := range before[at+1:] {
		if about(c) {
			gone = true
			continue
		}
		c.Or = c.Or && !gone // its alternative has been removed
		out, gone = append(out, c), false
	}
	return out
}

// sameSubject reports whether two conditions are about the same thing: the same column, compared with another column in
// both or in neither. For questions about a text, most words of the second must also be in the first.
func sameSubject(before, now query.Condition) bool {
	a, b := before.Item, now.Item
	x, y := a.Column, b.Column
	if x.Name == "" || x.Table != y.Table || x.Name != y.Name || (a.Text == nil) != (b.Text == nil) ||
		(before.Other == nil) != (now.Other == nil) {
		return false
	}
	if a.Text == nil {
		return true
	}
	same, n := 0, 0
	asked := words.Tokenize(a.Text.Question)
	for i, w := range words.Tokenize(b.Text.Question) {
		if w.Stop || i < 3 {
			continue // "does this place …"
		}
		n++
		if slices.ContainsFunc(asked, func(t words.Token) bool { return t.Stem == w.Stem }) {
			same++
		}
	}
	return n > 0 && same*2 > n
}

// Without returns a search that excludes the rows of key, as well as those that are already excluded.
func Without(search *query.Query, key query.Condition) *query.Query {
	leftOut := func(w query.Condition) bool {
		return w.Item.Same(key.Item) && (w.Op == query.NotIn || w.Op == query.NotEqual)
	}
	for _, w := range search.Where { // rows already excluded
		if leftOut(w) {
			key.Op, key.Values = query.NotIn, append(slices.Clone(w.Values), slices.DeleteFunc(slices.Clone(key.Values),
				func(v query.Value) bool { return slices.Contains(w.Values, v) })...)
		}
	}
	out := search.Clone()
	out.Where = append(slices.DeleteFunc(out.Where, leftOut), key)
	return out
}

// Among returns the condition that a row is one of the given rows or, with NotIn, none of them.
func Among(key query.Column, rows []parse.RowRef, op query.Op) query.Condition {
	c := query.Condition{Item: query.Item{Column: key}, Op: op}
	for _, r := range rows {
		_, number := words.ParseNumber(r.Key)
		v := query.Value{Text: r.Key, Number: number, First: -1, Last: -1}
		if r.Key != "" && r.Table == key.Table && !slices.Contains(c.Values, v) {
			c.Values = append(c.Values, v)
		}
	}
	if len(c.Values) == 1 {
		c.Op = map[query.Op]query.Op{query.In: query.Equal, query.NotIn: query.NotEqual}[op]
	}
	return c
}
