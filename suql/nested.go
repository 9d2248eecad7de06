package suql

import (
	"encoding/json"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

// nestedCursor is a cursor over the rows of a correlated sub-query for all rows of the enclosing SELECTs.
type nestedCursor struct {
	Cursor
	depth int
	rows  [][]any
	row   []any
}

func (c *nestedCursor) Next() bool {
	for len(c.rows) == 0 {
		if !c.Cursor.Next() {
			return false
		}
		c.rows = flatten(c.Cursor.Row()[0], c.depth)
	}
	c.row, c.rows = c.rows[0], c.rows[1:]
	return true
}

func (c *nestedCursor) Row() []any { return c.row }

// flatten returns the rows in a JSON array that is nested to a depth.
func flatten(v any, depth int) [][]any {
	items, ok := v.([]any)
	if s, isText := v.(string); isText {
		d := json.NewDecoder(strings.NewReader(s))
		d.UseNumber()
		ok = d.Decode(&items) == nil
	}
	if !ok {
		return nil
	}
	var out [][]any
	for _, it := range items {
		r, ok := it.([]any)
		if !ok {
			continue
		}
		if depth > 1 {
			out = append(out, flatten(r[0], depth-1)...)
			continue
		}
		for i := range r {
			if n, isNumber := r[i].(json.Number); isNumber {
				r[i] = value.FromJSON(n)
			}
		}
		out = append(out, r)
	}
	return out
}
