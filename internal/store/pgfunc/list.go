package pgfunc

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

var listFunctions = map[string]function{
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
		isAny, holds, x, null := textArg(a[0]) == "any", value.Comparisons[textArg(a[1])], a[3], false
		for _, v := range parseItems(a[2]) {
			if v == nil || x == nil {
				null = true
				continue
			}
			if holds(compareValues(x, sqliteValue(v))) == isAny {
				return isAny, nil
			}
		}
		if null {
			return nil, nil
		}
		return !isAny, nil
	}),
	"pg_list_item": strict(func(a []any) (any, error) {
		list, n := parseItems(a[0]), integerArg(a[1])
		if n < 1 || n > int64(len(list)) {
			return nil, nil
		}
		return sqliteValue(list[n-1]), nil
	}),
	// pg_join joins the elements that are not null, and returns NULL if there are none.
	"pg_join": strict(func(a []any) (any, error) {
		list := nonNullItems(a[0])
		if len(list) == 0 {
			return nil, nil
		}
		texts := make([]string, len(list))
		for i, v := range list {
			texts[i] = textArg(sqliteValue(v))
		}
		return strings.Join(texts, textArg(a[1])), nil
	}),
}

// nonNullItems returns the elements that are not null.
func nonNullItems(v any) []any {
	return slices.DeleteFunc(parseItems(v), func(x any) bool { return x == nil })
}

// elementSet returns the elements of a list as a set, without nulls, which equal nothing.
func elementSet(list any) map[any]bool {
	set := map[any]bool{}
	for _, v := range nonNullItems(list) {
		set[sqliteValue(v)] = true
	}
	return set
}

// sqliteValue converts an element to a SQLite value. Equal numbers become equal values.
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
