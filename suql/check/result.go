package check

import (
	"encoding/json"

	"github.com/ask-surely/surely/suql/value"
)

// Value converts SQLite's value of a type to a result value: nil, bool, int64, float64, string, []any.
func (t Type) Value(v any) any {
	if b, ok := v.([]byte); ok {
		v = string(b)
	}
	if v == nil {
		return nil
	}
	if t.List {
		return t.listValue(v)
	}
	switch x := v.(type) {
	case int64:
		switch t.Kind {
		case Bool:
			return x != 0
		case Float8:
			return float64(x)
		}
	case string:
		if t.Kind == Timestamptz {
			return x + "+00"
		}
	}
	return v
}

func (t Type) listValue(v any) any {
	list, ok := v.([]any)
	if s, isText := v.(string); isText {
		parsed, err := value.ParseList(s)
		list, ok = parsed, err == nil
	}
	if !ok {
		return v
	}
	out := make([]any, len(list))
	for i, x := range list {
		if n, ok := x.(json.Number); ok {
			x = value.FromJSON(n)
		}
		out[i] = t.Elem().Value(x)
	}
	return out
}
