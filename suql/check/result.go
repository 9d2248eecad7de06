package check

import (
	"encoding/json"
	"math"

	"github.com/ask-surely/surely/suql/value"
)

// Value converts SQLite's value for a column to a result value: nil, bool, int64, float64, string, []any.
func (c Column) Value(v any) any { return c.Type.Value(v) }

// Value converts SQLite's value of a type to a result value.
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
	switch t.Kind {
	case Bool:
		if n, ok := v.(int64); ok {
			return n != 0
		}
	case Numeric:
		if s, ok := v.(string); ok {
			d, err := value.ParseDecimal(s)
			if err != nil {
				return v
			}
			if d.Scale == 0 && d.Coef.IsInt64() {
				return d.Coef.Int64()
			}
			f := d.Float()
			if math.IsInf(f, 0) {
				return d.String() // too large for a result number, as in PostgreSQL
			}
			return f
		}
	case Float8:
		if n, ok := v.(int64); ok {
			return float64(n)
		}
	case Timestamptz:
		if s, ok := v.(string); ok {
			return s + "+00"
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
