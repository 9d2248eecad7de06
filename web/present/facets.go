package present

import (
	"cmp"
	"maps"
	"slices"

	"github.com/ask-surely/surely/views"
)

const (
	leastFaceted = 8  // rows; fewer are seen at a glance
	mostFacets   = 4  // columns
	mostOfFacet  = 8  // of a column
	mostDistinct = 60 // values of a column that is a facet at all
)

// facets are the columns with repeating values, each value with the number of rows that pass all other filters.
func (a Arrangement) facets(f fitting, rows [][]any) []views.Facet {
	if len(rows) < leastFaceted {
		return nil
	}
	var out []views.Facet
	for k, c := range f {
		if len(out) == mostFacets {
			break
		}
		if c.column == nil || c.view.Quiet || c.column.Dated() || c.view.Kind != views.Plain && c.view.Kind != views.Tags &&
			c.view.Kind != views.Number {
			continue
		}
		if values := a.facet(f, rows, k); len(values) > 1 {
			out = append(out, views.Facet{Label: c.view.Label, Column: k, Values: values})
		}
	}
	return out
}

// facet counts the values of a column; none if they hardly repeat.
func (a Arrangement) facet(f fitting, rows [][]any, k int) []views.FacetValue {
	others := a
	others.chosen = maps.Clone(a.chosen)
	delete(others.chosen, k)
	counts, texts, all := map[string]int{}, map[string]string{}, map[string]bool{}
	filled := 0
	for _, row := range rows {
		passes := others.passes(f, row)
		for _, v := range singles(row, k) {
			filled++
			key := Plain(v)
			all[key] = true
			if passes {
				counts[key]++
			}
			if texts[key] == "" {
				texts[key] = f[k].cell(v).Text
			}
		}
	}
	most := mostDistinct
	if f[k].view.Kind == views.Number {
		most = mostOfFacet
	}
	if len(all) < 2 || len(all) > most || 2*len(all) > filled {
		return nil
	}
	var out []views.FacetValue
	for key, n := range counts {
		out = append(out, views.FacetValue{Value: key, Text: texts[key], Rows: n, Chosen: a.chosen[k] == key})
	}
	slices.SortFunc(out, func(x, y views.FacetValue) int {
		return cmp.Or(cmp.Compare(y.Rows, x.Rows), cmp.Compare(x.Text, y.Text))
	})
	for i, v := range out {
		if v.Chosen && i >= mostOfFacet { // stays in sight
			out = slices.Insert(slices.Delete(out, i, i+1), mostOfFacet-1, v)
		}
	}
	return out[:min(len(out), mostOfFacet)]
}

// singles are the values of a row's column: the elements of a list, or the value.
func singles(row []any, k int) []any {
	if k >= len(row) || Plain(row[k]) == "" {
		return nil
	}
	if list, ok := row[k].([]any); ok {
		return list
	}
	return row[k : k+1]
}

// has reports whether a row has a value in a column.
func has(row []any, k int, value string) bool {
	return slices.ContainsFunc(singles(row, k), func(v any) bool { return Plain(v) == value })
}
