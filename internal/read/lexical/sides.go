package lexical

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
)

// comparisonWords returns the words of a question that ask for a comparison.
func comparisonWords(question string) (asked []string) {
	for _, t := range words.Tokenize(question) {
		if cue.Or.Is(t.Text) && t.Text != "or" {
			asked = append(asked, question[t.Start:t.End])
		}
	}
	return asked
}

// separateAllSides gives every reading of a question that asks for a comparison one figure per side instead of one
// figure for all sides together: "compare italian and japanese".
func separateAllSides(question string, list []parse.Candidate) []parse.Candidate {
	asked := comparisonWords(question)
	if len(asked) == 0 {
		return list
	}
	out := slices.Clone(list)
	for i, c := range out {
		q, ok := separateSides(c.Query)
		if !ok {
			continue
		}
		out[i].Unused = slices.DeleteFunc(slices.Clone(c.Unused), func(w string) bool { return slices.Contains(asked, w) })
		if q != nil {
			out[i].Query, out[i].Result = q, ""
		}
	}
	return parse.Merge(out, len(out))
}

// separateSides returns a query with one figure per side, or nil if it has them already. ok is false if there is
// nothing to compare.
func separateSides(q *query.Query) (out *query.Query, ok bool) {
	if q.Written != nil || q.Set != query.NoSet || q.Limit > 0 && len(q.OrderBy) > 0 ||
		q.HasAlternatives() {
		return nil, false
	}
	at := slices.IndexFunc(q.Where, func(c query.Condition) bool {
		return len(c.Values) > 1 && (c.Op == query.In || c.Op == query.HasAny) && c.Item.Text == nil &&
			c.Item.Agg == query.None
	})
	if at < 0 {
		return nil, slices.ContainsFunc(q.Select, func(i query.Item) bool { return len(i.Only) > 0 || i.Calc != nil })
	}
	return figurePerValue(q, at), true
}

// figurePerValue returns a query with a figure, or a group, for each value of a condition; nil if it already has them.
func figurePerValue(q *query.Query, at int) *query.Query {
	sides := q.Where[at]
	var figures []query.Item
	for _, i := range q.Select {
		if i.Agg != query.None && i.Calc == nil {
			figures = append(figures, i)
		}
	}
	if len(figures) == 0 {
		figures = []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}
	}
	out := q.Clone()
	out.Distinct, out.Limit, out.OrderBy = false, 0, nil
	out.GroupBy = slices.DeleteFunc(out.GroupBy, func(g query.Column) bool {
		return g.Table == sides.Item.Column.Table && g.Name == sides.Item.Column.Name
	})
	if sides.Op == query.In {
		out.GroupBy = append(out.GroupBy, sides.Item.Column)
	}
	out.Select = nil
	for _, g := range out.GroupBy {
		out.Select = append(out.Select, query.Item{Column: g})
	}
	if sides.Op == query.In {
		out.Select = append(out.Select, figures...)
		if out.SUQL() == q.SUQL() {
			return nil
		}
		return out
	}
	out.Where = slices.Delete(out.Where, at, at+1)
	for _, figure := range figures {
		for _, v := range sides.Values {
			filtered := figure
			filtered.Only = append(slices.Clone(figure.Only), query.Condition{Item: sides.Item, Op: query.Has,
				Values: []query.Value{v}})
			out.Select = append(out.Select, filtered)
		}
	}
	return out
}
