package present

import (
	"cmp"
	"maps"
	"slices"

	"github.com/ask-surely/surely/views"
)

const (
	minFacetedRows = 8  // minimum number of rows; fewer can be seen at a glance
	maxFacets      = 4  // maximum number of columns
	maxFacetValues = 8  // maximum number of values shown per column
	maxDistinct    = 60 // maximum number of values of a column used as a facet
)

// facets returns the columns with repeating values, each value with the number of rows that pass all other filters.
func (a Arrangement) facets(f resultColumns, rows [][]any) []views.Facet {
	if len(rows) < minFacetedRows {
		return nil
	}
	var out []views.Facet
	for k, c := range f {
		if len(out) == maxFacets {
			break
		}
		kinds := []views.Kind{views.Plain, views.Tags, views.Number}
		if c.column == nil || c.view.IsKey || c.column.Dated() || !slices.Contains(kinds, c.view.Kind) {
			continue
		}
		if values := a.facet(f, rows, k); len(values) > 0 {
			out = append(out, views.Facet{Label: c.view.Label, Column: k, Values: values})
		}
	}
	return out
}

// facet counts the values of a column, the most frequent first; none if few of them repeat.
func (a Arrangement) facet(f resultColumns, rows [][]any, k int) []views.FacetValue {
	others := a
	others.chosen = maps.Clone(a.chosen)
	delete(others.chosen, k)
	found, filled := map[string]*views.FacetValue{}, 0
	for _, row := range rows {
		passes := others.passes(f, row)
		for _, v := range elements(row, k) {
			filled++
			key := Plain(v)
			value := found[key]
			if value == nil {
				value = &views.FacetValue{Value: key, Text: f[k].cell(v).Text, Chosen: a.chosen[k] == key}
				found[key] = value
			}
			if passes {
				value.Rows++
			}
		}
	}
	limit := maxDistinct
	if f[k].view.Kind == views.Number {
		limit = maxFacetValues
	}
	if len(found) < 2 || len(found) > limit || 2*len(found) > filled {
		return nil
	}
	var out []views.FacetValue
	for _, value := range found {
		if value.Rows > 0 || value.Chosen {
			out = append(out, *value)
		}
	}
	slices.SortFunc(out, func(x, y views.FacetValue) int {
		return cmp.Or(cmp.Compare(y.Rows, x.Rows), cmp.Compare(x.Text, y.Text))
	})
	for i, v := range out {
		if v.Chosen && i >= maxFacetValues { // a chosen value stays visible
			out = slices.Insert(slices.Delete(out, i, i+1), maxFacetValues-1, v)
		}
	}
	return out[:min(len(out), maxFacetValues)]
}

// elements returns the values in column k of a row: the elements of a list, or the value itself.
func elements(row []any, k int) []any {
	if !within(k, row) || Plain(row[k]) == "" {
		return nil
	}
	if list, ok := row[k].([]any); ok {
		return list
	}
	return row[k : k+1]
}
