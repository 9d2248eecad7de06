package pgfunc

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

// maxSeries is the maximum number of values of generate_series.
const maxSeries = 1_000_000

var listFunctions = map[string]function{
	"pg_array_length": strict(func(a []any) (any, error) {
		list := items(a[0])
		if len(list) == 0 || integer(a[1]) != 1 {
			return nil, nil
		}
		return int64(len(list)), nil
	}),
	"pg_list_contains": strict(func(a []any) (any, error) {
		held := elements(a[0])
		return !slices.ContainsFunc(items(a[1]), func(v any) bool { return !held[sqliteValue(v)] }), nil
	}),
	"pg_list_overlaps": strict(func(a []any) (any, error) {
		held := elements(a[0])
		return slices.ContainsFunc(items(a[1]), func(v any) bool { return held[sqliteValue(v)] }), nil
	}),
	// pg_quantified is x op ANY (list) and x op ALL (list).
	"pg_quantified": lenient(func(a []any) (any, error) {
		if a[2] == nil {
			return nil, nil
		}
		any, holds, x, null := str(a[0]) == "any", value.Comparisons[str(a[1])], a[3], false
		for _, v := range items(a[2]) {
			if v == nil || x == nil {
				null = true
				continue
			}
			if holds(compareValues(x, sqliteValue(v))) == any {
				return any, nil
			}
		}
		if null {
			return nil, nil
		}
		return !any, nil
	}),
	"pg_list_item": strict(func(a []any) (any, error) {
		list, n := items(a[0]), integer(a[1])
		if n < 1 || n > int64(len(list)) {
			return nil, nil
		}
		return sqliteValue(list[n-1]), nil
	}),
	"pg_list_text": strict(func(a []any) (any, error) {
		list := items(a[1])
		texts := make([]*string, len(list))
		for i, v := range list {
			if v != nil {
				s := elementText(str(a[0]), v)
				texts[i] = &s
			}
		}
		return value.FormatArray(texts), nil
	}),
	"pg_array_to_string": strict(func(a []any) (any, error) {
		var parts []string
		for _, v := range nonNull(a[1]) {
			parts = append(parts, elementText(str(a[0]), v))
		}
		return strings.Join(parts, str(a[2])), nil
	}),
	"pg_series": strict(func(a []any) (any, error) {
		from, to, step := integer(a[0]), integer(a[1]), integer(a[2])
		if step == 0 {
			return nil, value.Fail("22023", "step size cannot equal zero")
		}
		list := []any{}
		for n := from; step > 0 && n <= to || step < 0 && n >= to; n += step {
			if len(list) == maxSeries {
				return nil, value.Fail("54000", "generate_series gives more than %d values", maxSeries)
			}
			list = append(list, n)
			if step > 0 && n > to-step || step < 0 && n < to-step {
				break
			}
		}
		return list, nil
	}),
}

// elements returns the elements of a list as a set; a null equals nothing.
func elements(list any) map[any]bool {
	set := map[any]bool{}
	for _, v := range nonNull(list) {
		set[sqliteValue(v)] = true
	}
	return set
}

// sqliteValue converts an element to a value of SQLite. Equal numbers become equal values.
func sqliteValue(v any) any {
	switch x := v.(type) {
	case json.Number:
		v := value.FromJSON(x)
		if f, ok := v.(float64); ok && f == float64(int64(f)) {
			return int64(f)
		}
		return v
	case bool:
		return storedForm(x)
	case nil, string, int64, float64:
		return v
	}
	b, _ := json.Marshal(v)
	return string(b)
}

// elementText formats an element as in a list: booleans by their first letter.
func elementText(kind string, v any) string {
	s := str(sqliteValue(v))
	switch {
	case kind == "bool" && s == "1":
		return "t"
	case kind == "bool":
		return "f"
	case kind == "timestamptz":
		return s + "+00"
	}
	return s
}
