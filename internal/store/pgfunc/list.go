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
		list := parseItems(a[0])
		if len(list) == 0 || integerArg(a[1]) != 1 {
			return nil, nil
		}
		return int64(len(list)), nil
	}),
	"pg_list_contains": strict(func(a []any) (any, error) {
		held := elementSet(a[0])
		return !slices.ContainsFunc(parseItems(a[1]), func(v any) bool { return !held[sqliteValue(v)] }), nil
	}),
	"pg_list_overlaps": strict(func(a []any) (any, error) {
		held := elementSet(a[0])
		return slices.ContainsFunc(parseItems(a[1]), func(v any) bool { return held[sqliteValue(v)] }), nil
	}),
	// pg_quantified evaluates x op ANY (list) and x op ALL (list).
	"pg_quantified": lenient(func(a []any) (any, error) {
		if a[2] == nil {
			return nil, nil
		}
		any, holds, x, null := textArg(a[0]) == "any", value.Comparisons[textArg(a[1])], a[3], false
		for _, v := range parseItems(a[2]) {
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
		list, n := parseItems(a[0]), integerArg(a[1])
		if n < 1 || n > int64(len(list)) {
			return nil, nil
		}
		return sqliteValue(list[n-1]), nil
	}),
	"pg_list_text": strict(func(a []any) (any, error) {
		list := parseItems(a[1])
		texts := make([]*string, len(list))
		for i, v := range list {
			if v != nil {
				s := elementText(textArg(a[0]), v)
				texts[i] = &s
			}
		}
		return value.FormatArray(texts), nil
	}),
	"pg_array_to_string": strict(func(a []any) (any, error) {
		var parts []string
		for _, v := range nonNullItems(a[1]) {
			parts = append(parts, elementText(textArg(a[0]), v))
		}
		return strings.Join(parts, textArg(a[2])), nil
	}),
	"pg_series": strict(func(a []any) (any, error) {
		from, to, step := integerArg(a[0]), integerArg(a[1]), integerArg(a[2])
		if step == 0 {
			return nil, value.Fail("22023", "step size cannot equal zero")
		}
		list := []any{}
		for n := from; step > 0 && n <= to || step < 0 && n >= to; n += step {
			if len(list) == maxSeries {
				return nil, value.Fail("54000", "generate_series returns more than %d values", maxSeries)
			}
			list = append(list, n)
			if step > 0 && n > to-step || step < 0 && n < to-step {
				break
			}
		}
		return list, nil
	}),
}

// elementSet returns the elements of a list as a set, without nulls, which equal nothing.
func elementSet(list any) map[any]bool {
	set := map[any]bool{}
	for _, v := range nonNullItems(list) {
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
		return sqliteResult(x)
	case nil, string, int64, float64:
		return v
	}
	b, _ := json.Marshal(v)
	return string(b)
}

// elementText formats an element as PostgreSQL does in an array: booleans as t or f.
func elementText(kind string, v any) string {
	s := textArg(sqliteValue(v))
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
