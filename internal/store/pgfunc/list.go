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
	"pg_list_contains": long(func(p *pulse, a []any) (any, error) {
		x := items(a[0])
		lacks := func(v any) bool { return !hasItem(p, x, v) }
		return !slices.ContainsFunc(items(a[1]), lacks), nil
	}),
	"pg_list_overlaps": long(func(p *pulse, a []any) (any, error) {
		x := items(a[0])
		return slices.ContainsFunc(items(a[1]), func(v any) bool { return hasItem(p, x, v) }), nil
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
		for _, v := range present(a[1]) {
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

// hasItem reports whether a list has an element equal to a value; a null is equal to nothing.
func hasItem(p *pulse, list []any, v any) bool {
	return v != nil && slices.ContainsFunc(list, func(w any) bool {
		p.beat()
		return w != nil && value.CompareElements(v, w) == 0
	})
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

// elementText formats an element as in a list: booleans by their first letter.
func elementText(kind string, v any) string {
	s := str(plain(v))
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

// holds applies a comparison or matching operator to two values.
func holds(p *pulse, op, kind string, x, y any) (bool, error) {
	if compares, ok := value.Comparisons[op]; ok {
		return compares(compareValues(kind, x, y)), nil
	}
	op, negated := strings.CutPrefix(op, "!")
	var found bool
	switch op {
	case "~~":
		found = value.Like(str(x), str(y), p.beat)
	case "~~*":
		found = value.Like(strings.ToLower(str(x)), strings.ToLower(str(y)), p.beat)
	default:
		re, err := compile(str(y), strings.Trim(strings.ReplaceAll(op, "*", "i"), "~"))
		if err != nil {
			return false, err
		}
		found = re.matches(p, str(x))
	}
	return found != negated, nil
}
