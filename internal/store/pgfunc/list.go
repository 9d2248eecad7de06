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
	"pg_array_position": lenient(func(a []any) (any, error) {
		if a[1] == nil {
			return nil, nil
		}
		for i, v := range items(a[1]) {
			if same(str(a[0]), v, a[2]) {
				return int64(i + 1), nil
			}
		}
		return nil, nil
	}),
	"pg_list_append": lenient(func(a []any) (any, error) {
		return append(itemsOrNone(a[0]), a[1]), nil
	}),
	"pg_list_prepend": lenient(func(a []any) (any, error) {
		return append([]any{a[0]}, itemsOrNone(a[1])...), nil
	}),
	"pg_list_concat": lenient(func(a []any) (any, error) {
		if a[0] == nil {
			return a[1], nil
		}
		if a[1] == nil {
			return a[0], nil
		}
		return append(items(a[0]), items(a[1])...), nil
	}),
	"pg_list_contains": long(func(p *pulse, a []any) (any, error) {
		x := items(a[0])
		lacks := func(v any) bool { return !hasItem(p, x, v) }
		return !slices.ContainsFunc(items(a[1]), lacks), nil
	}),
	"pg_list_overlaps": long(func(p *pulse, a []any) (any, error) {
		x := items(a[0])
		return slices.ContainsFunc(items(a[1]), func(v any) bool { return hasItem(p, x, v) }), nil
	}),
	// pg_list_has is x = ANY (list), with its three values.
	"pg_list_has": lenient(func(a []any) (any, error) {
		if a[1] == nil {
			return nil, nil
		}
		list := items(a[1])
		if len(list) == 0 {
			return false, nil
		}
		if a[2] == nil {
			return nil, nil
		}
		null := false
		for _, v := range list {
			if v == nil {
				null = true
			} else if same(str(a[0]), v, a[2]) {
				return true, nil
			}
		}
		if null {
			return nil, nil
		}
		return false, nil
	}),
	// pg_quantified is x op ANY (list) and x op ALL (list).
	"pg_quantified": {false, func(p *pulse, a []any) (any, error) {
		if a[3] == nil {
			return nil, nil
		}
		any, op, kind, x, null := str(a[0]) == "any", str(a[1]), str(a[2]), a[4], false
		for _, v := range items(a[3]) {
			if v == nil || x == nil {
				null = true
				continue
			}
			p.look()
			if must(holds(p, op, kind, x, plain(v))) == any {
				return any, nil
			}
		}
		if null {
			return nil, nil
		}
		return !any, nil
	}},
	"pg_list_item": strict(func(a []any) (any, error) {
		list, n := items(a[0]), integer(a[1])
		if n < 1 || n > int64(len(list)) {
			return nil, nil
		}
		return plain(list[n-1]), nil
	}),
	"pg_list_slice": strict(func(a []any) (any, error) {
		list := items(a[0])
		lo := clamp(integer(a[1]), 1, int64(len(list))+1)
		hi := clamp(integer(a[2]), lo-1, int64(len(list)))
		return list[lo-1 : max(hi, lo-1)], nil
	}),
	"pg_list_sort": long(func(p *pulse, a []any) (any, error) {
		list := items(a[1])
		sortList(p, str(a[0]), list)
		if integer(a[2]) == 1 {
			slices.Reverse(list)
		}
		return list, nil
	}),
	"pg_list_cast": long(func(p *pulse, a []any) (any, error) {
		list := items(a[2])
		for i, v := range list {
			p.beat()
			if v != nil {
				list[i] = must(value.Cast(str(a[1]), elementText(str(a[0]), v)))
			}
		}
		return list, nil
	}),
	"pg_list_text": strict(func(a []any) (any, error) {
		list := items(a[1])
		texts := make([]*string, len(list))
		for i, v := range list {
			if v != nil {
				s := elementShown(str(a[0]), v)
				texts[i] = &s
			}
		}
		return value.FormatArray(texts), nil
	}),
	"pg_list_parse": strict(func(a []any) (any, error) {
		texts := must(value.ParseArray(str(a[1])))
		list := make([]any, len(texts))
		for i, s := range texts {
			if s != nil {
				list[i] = must(value.Cast(str(a[0]), *s))
			}
		}
		return list, nil
	}),
	"pg_array_to_string": lenient(func(a []any) (any, error) {
		if a[1] == nil || a[2] == nil {
			return nil, nil
		}
		var parts []string
		for _, v := range items(a[1]) {
			switch {
			case v != nil:
				parts = append(parts, elementShown(str(a[0]), v))
			case a[3] != nil:
				parts = append(parts, str(a[3]))
			}
		}
		return strings.Join(parts, str(a[2])), nil
	}),
	"pg_string_to_array": lenient(func(a []any) (any, error) {
		if a[0] == nil {
			return nil, nil
		}
		s := str(a[0])
		var parts []string
		switch {
		case s == "":
		case a[1] == nil:
			parts = strings.Split(s, "")
		case str(a[1]) == "":
			parts = []string{s}
		default:
			parts = strings.Split(s, str(a[1]))
		}
		list := make([]any, len(parts))
		for i, p := range parts {
			if a[2] == nil || p != str(a[2]) {
				list[i] = p
			}
		}
		return list, nil
	}),
	"pg_series": strict(func(a []any) (any, error) {
		from, to, step := integer(a[0]), integer(a[1]), integer(a[2])
		if step == 0 {
			return nil, value.Fail("22023", "step size cannot equal zero")
		}
		var list []any
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
	"pg_series_time": strict(func(a []any) (any, error) {
		from, to, step := stamp(a[0]), stamp(a[1]), span(a[2])
		sign := step.Cmp(value.Interval{})
		if sign == 0 {
			return nil, value.Fail("22023", "step size cannot equal zero")
		}
		var list []any
		for t := from; sign > 0 && !t.After(to) || sign < 0 && !t.Before(to); {
			if len(list) == maxSeries {
				return nil, value.Fail("54000", "generate_series gives more than %d values", maxSeries)
			}
			list = append(list, value.FormatStamp(t))
			t = must(value.AddInterval(t, step))
		}
		return list, nil
	}),
	"pg_json_elements": strict(func(a []any) (any, error) {
		return jsonItems(a[0], jsonText)
	}),
	"pg_json_get":       strict(func(a []any) (any, error) { return jsonPath(a[0], []any{a[1]}, false) }),
	"pg_json_text":      strict(func(a []any) (any, error) { return jsonPath(a[0], []any{a[1]}, true) }),
	"pg_json_path":      strict(func(a []any) (any, error) { return jsonPath(a[0], items(a[1]), false) }),
	"pg_json_path_text": strict(func(a []any) (any, error) { return jsonPath(a[0], items(a[1]), true) }),
}

func itemsOrNone(v any) []any {
	if v == nil {
		return nil
	}
	return items(v)
}

// hasItem reports whether a list has an element equal to a value.
func hasItem(p *pulse, list []any, v any) bool {
	return slices.ContainsFunc(list, func(w any) bool { p.beat(); return equal(w, v) })
}

// plain turns an element into a value that SQLite knows.
func plain(v any) any {
	switch x := v.(type) {
	case json.Number:
		return value.FromJSON(x)
	case bool:
		return printed(x)
	case nil, string, int64, float64:
		return v
	}
	b, _ := json.Marshal(v)
	return string(b)
}

// same reports whether an element is equal to a value.
func same(kind string, elem, v any) bool {
	if elem == nil || v == nil {
		return elem == nil && v == nil
	}
	return compareValues(kind, plain(elem), v) == 0
}

// equal reports whether two elements are; a null is equal to nothing.
func equal(a, b any) bool {
	if a == nil || b == nil {
		return false
	}
	x, y := plain(a), plain(b)
	if s, ok := x.(string); ok {
		if t, ok := y.(string); ok {
			return s == t
		}
	}
	return decimal(x).Cmp(decimal(y)) == 0
}

func sortList(p *pulse, kind string, list []any) {
	slices.SortStableFunc(list, func(a, b any) int {
		p.beat()
		return value.NullsLast(a, b, func(x, y any) int { return compareValues(kind, plain(x), plain(y)) })
	})
}

// elementText formats an element as its type does.
func elementText(kind string, v any) string {
	switch x := plain(v).(type) {
	case int64:
		if kind == "bool" {
			return map[int64]string{0: "false", 1: "true"}[x]
		}
		if kind == "float8" {
			return value.FormatFloat(float64(x))
		}
		return str(x)
	case float64:
		return value.FormatFloat(x)
	case string:
		if kind == "timestamptz" {
			return x + "+00"
		}
		return x
	}
	return ""
}

// elementShown formats an element as in a list: booleans by their first letter.
func elementShown(kind string, v any) string {
	s := elementText(kind, v)
	if kind == "bool" {
		s = s[:1]
	}
	return s
}

func compareListsBy(cmp func(a, b string) int) func(a, b string) int {
	return func(a, b string) int {
		return value.CompareListsBy(a, b, func(x, y any) int { return cmp(str(plain(x)), str(plain(y))) })
	}
}

// holds applies a comparison or matching operator to two values.
func holds(p *pulse, op, kind string, x, y any) (bool, error) {
	if compares, ok := value.Comparisons[op]; ok {
		return compares(compareValues(kind, x, y)), nil
	}
	negated := strings.HasPrefix(op, "!")
	var found bool
	var err error
	switch op = strings.TrimPrefix(op, "!"); op {
	case "~~", "~~*":
		found, err = like(p, str(x), str(y), `\`, op == "~~*")
	default:
		re, failed := compile(str(y), strings.Trim(strings.ReplaceAll(op, "*", "i"), "~"))
		if failed != nil {
			return false, failed
		}
		found = re.matches(p, str(x))
	}
	return found != negated, err
}
