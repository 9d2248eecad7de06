package rival

import (
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Figure stands for a computed figure in the list of a query's parts.
const Figure = "figure"

// addFigures adds stored columns for what the reading computes, or computed readings for a stored column.
func (s *search) addFigures() {
	db := s.f.Schema
	if it, description, ok := s.f.singleAggregate(s.lead.Query); ok {
		for _, t := range db.Visible() {
			for _, c := range t.Visible() {
				if !c.Type.Number() || s.plainColumn(t, c.Name) == nil {
					continue
				}
				to := query.Column{Table: t.Name, Name: c.Name}
				if kept := storedFigureQuery(s.lead.Query, it, t, c); kept != nil && !s.lead.Query.Mentions(to) {
					s.found = append(s.found, rival{kind: rivalFigure, replacement: to.String(), words: description,
						originalName: description, rivalName: c.Label,
						contentFit: boolFeature(slices.Contains(s.lead.Query.From.Tables, t.Name)), at: to,
						query: func() *query.Query { return kept }})
				}
			}
		}
		return
	}
	for _, it := range s.lead.Query.Select {
		t := db.Table(it.Column.Table)
		if t == nil || it.Agg != query.None || t.Column(it.Column.Name) == nil || !t.Column(it.Column.Name).Type.Number() {
			continue
		}
		label := t.Column(it.Column.Name).Label
		for _, c := range s.parsed.Candidates {
			if _, description, ok := s.f.singleAggregate(c.Query); ok {
				s.found = append(s.found, rival{kind: rivalFigure, original: it.Column.String(), words: description,
					originalName: label, rivalName: description,
					query: func() *query.Query { return c.Query }})
			}
		}
	}
}

// singleAggregate returns the query's only aggregate, over all rows or per group, with its description.
func (f *Finder) singleAggregate(q *query.Query) (it query.Item, description string, ok bool) {
	if len(q.Where)+len(q.Having)+len(q.OrderBy)+q.Limit > 0 || q.Set != query.NoSet || q.Written != nil {
		return it, "", false
	}
	for _, c := range query.Components(q) {
		if c.Kind == query.SelectAgg && c.Item.Agg != query.None {
			if ok {
				return it, "", false
			}
			it, description, ok = c.Item, f.Words(c, q), true
		}
	}
	return it, description, ok
}

// storedFigureQuery returns the query that shows a stored column in place of a computed figure; nil if the table lacks
// the groups, or if its values vary but the figure is over all rows.
func storedFigureQuery(q *query.Query, it query.Item, t *schema.Table, c *schema.Column) *query.Query {
	if len(q.GroupBy) > 1 || len(q.GroupBy) == 0 && c.Distinct != 1 {
		return nil
	}
	out := &query.Query{From: query.From{Tables: []string{t.Name}}, Distinct: len(q.GroupBy) == 0 && t.Rows > 1}
	for _, shown := range q.Select {
		column := query.Column{Table: t.Name, Name: c.Name}
		if !shown.Same(it) {
			same := t.Column(shown.Column.Name)
			if len(q.GroupBy) == 0 || same == nil {
				return nil
			}
			column.Name = same.Name
		}
		out.Select = append(out.Select, query.Item{Column: column})
	}
	return out
}
