package pgfunc

import (
	"encoding/json"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

func jsonItems(v any, f func(json.RawMessage) any) (any, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(str(v)), &raw); err != nil {
		return nil, value.Fail("22023", "cannot extract elements from a non-array")
	}
	list := make([]any, len(raw))
	for i, r := range raw {
		list[i] = f(r)
	}
	return list, nil
}

// jsonText writes a JSON value as ->> does.
func jsonText(raw json.RawMessage) any {
	s := strings.TrimSpace(string(raw))
	switch {
	case s == "null" || s == "":
		return nil
	case s[0] == '"':
		var t string
		if json.Unmarshal(raw, &t) == nil {
			return t
		}
	}
	return s
}

func jsonPath(v any, path []any, text bool) (any, error) {
	raw := json.RawMessage(str(v))
	for _, step := range path {
		var object map[string]json.RawMessage
		var array []json.RawMessage
		switch k := plain(step).(type) {
		case int64:
			if json.Unmarshal(raw, &array) != nil {
				return nil, nil
			}
			if k < 0 {
				k += int64(len(array))
			}
			if k < 0 || k >= int64(len(array)) {
				return nil, nil
			}
			raw = array[k]
		case string:
			if json.Unmarshal(raw, &object) == nil && object != nil {
				next, ok := object[k]
				if !ok {
					return nil, nil
				}
				raw = next
				continue
			}
			d, err := value.ParseDecimal(k)
			if n, ok := d.Coef, err == nil; ok && json.Unmarshal(raw, &array) == nil && n.IsInt64() && d.Scale == 0 &&
				len(path) > 1 {
				i := n.Int64()
				if i < 0 {
					i += int64(len(array))
				}
				if i >= 0 && i < int64(len(array)) {
					raw = array[i]
					continue
				}
			}
			return nil, nil
		default:
			return nil, nil
		}
	}
	if text {
		return jsonText(raw), nil
	}
	return value.ParseJSON(string(raw), true)
}
