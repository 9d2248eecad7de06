package memory

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/suql/value"
)

// maxMasks bounds what is remembered of conditions, in rows of all of them.
const maxMasks = 4 << 20

// where returns the rows that conditions leave.
func (r *run) where(conds []query.Condition) []int32 {
	if len(conds) == 0 {
		return r.t.all
	}
	mask := r.mask(conds)
	var out []int32
	for i, ok := range mask {
		if ok {
			out = append(out, int32(i))
		}
	}
	return out
}

// mask tells of each row whether conditions hold: AND binds tighter than OR.
func (r *run) mask(conds []query.Condition) []bool {
	if len(conds) == 1 {
		return r.one(&conds[0])
	}
	out := make([]bool, r.t.rows)
	all := make([]bool, r.t.rows)
	for start := 0; start < len(conds); {
		end := start + 1
		for end < len(conds) && !conds[end].Or {
			end++
		}
		copy(all, r.one(&conds[start]))
		for i := start + 1; i < end; i++ {
			for row, ok := range r.one(&conds[i]) {
				all[row] = all[row] && ok
			}
		}
		for row, ok := range all {
			out[row] = out[row] || ok
		}
		start = end
	}
	return out
}

// one tells of each row whether a condition holds. Its rows are remembered: readings of a question share conditions.
func (r *run) one(c *query.Condition) []bool {
	key := ""
	if c.Sub == nil && c.Other == nil && c.Item.Calc == nil && c.Item.Sub == nil {
		key = maskKey(c)
		if mask, ok := r.t.masks[key]; ok {
			return mask
		}
	}
	mask := make([]bool, r.t.rows)
	test := r.test(c)
	v := r.vector(c.Item)
	if r.off || c.Item.Agg != query.None {
		r.off = true
		return mask
	}
	var other *vector
	if c.Other != nil {
		other = r.vector(*c.Other)
	}
	if r.off {
		return mask
	}
	for i := range mask {
		if other != nil {
			test.values = other.cells[i : i+1]
		}
		mask[i] = test.holds(&v.cells[i])
	}
	if key != "" && len(r.t.masks)*r.t.rows < maxMasks {
		r.t.masks[key] = mask
	}
	return mask
}

func maskKey(c *query.Condition) string {
	var b strings.Builder
	b.WriteString(c.Item.Column.Table + "\x1f" + c.Item.Column.Name + "\x1f" + string(c.Item.Column.Part) + "\x1f" +
		strconv.FormatBool(c.Item.Column.Dated) + string(c.Op))
	for _, v := range c.Values {
		b.WriteString("\x1f" + strconv.FormatBool(v.Number) + v.Text)
	}
	return b.String()
}

// test is a condition that is ready to be held against values.
type test struct {
	op     query.Op
	number bool
	values []Value
	void   bool // a sub-query gave NULL among others: nothing is known not to be in it
}

// test prepares a condition.
func (r *run) test(c *query.Condition) *test {
	k := r.kind(c.Item)
	out := &test{op: c.Op, number: k.number() || k == boolean}
	switch {
	case c.Cast || c.Item.Text != nil || c.Op == query.Exists || c.Op == query.NotExists || c.Op == query.OpenAt ||
		k == opaque:
		r.off = true
	case c.Op == query.IsNull || c.Op == query.IsNotNull:
	case c.Op == query.Has || c.Op == query.HasNot || c.Op == query.HasAny:
		r.off = r.off || k != list
		for _, v := range c.Values {
			out.values = append(out.values, Value{Any: v.Text, Text: v.Text})
		}
	case k == list:
		r.off = true
	case c.Sub != nil:
		r.sub(c, k, out)
	case c.Other != nil:
		r.off = r.off || !r.kind(*c.Other).comparable(k)
	default:
		r.literals(c, k, out)
	}
	return out
}

// sub takes what a sub-query gives as the values of a condition.
func (r *run) sub(c *query.Condition, k kind, out *test) {
	if len(c.Sub.Select) != 1 {
		r.off = true
		return
	}
	if !r.inner(c.Sub).kind(c.Sub.Select[0]).comparable(k) {
		r.off = true
		return
	}
	rows := r.query(c.Sub)
	out.values = rows.Cells
	if c.Op == query.In || c.Op == query.NotIn {
		out.void = slices.ContainsFunc(rows.Cells, func(v Value) bool { return v.null() })
		return
	}
	if len(rows.Cells) == 0 {
		out.values = []Value{missing}
	}
	if len(rows.Cells) > 1 || c.Op == query.Between || c.Op == query.Like || c.Op == query.NotLike {
		r.off = true
	}
}

func (r *run) literals(c *query.Condition, k kind, out *test) {
	need := 1
	if c.Op == query.Between {
		need = 2
	}
	if len(c.Values) < need || (c.Op == query.Like || c.Op == query.NotLike) &&
		(k != textual || strings.Contains(c.Values[0].Text, `\`)) {
		r.off = true
		return
	}
	for _, v := range c.Values {
		x, ok := literal(v, k)
		if !ok {
			r.off = true
		}
		out.values = append(out.values, x)
	}
}

// literal reads a literal as a value of a kind.
func literal(v query.Value, k kind) (Value, bool) {
	switch k {
	case textual:
		return Value{Any: v.Text, Text: v.Text}, !v.Number
	case whole, numeric:
		if !v.Number && k == whole {
			n, err := strconv.ParseInt(v.Text, 10, 64)
			return number(float64(n)), err == nil
		}
		x, err := strconv.ParseFloat(v.Text, 64)
		return number(x), err == nil
	case boolean:
		x, err := value.ParseBool(v.Text)
		out := Value{Any: x, Text: Text(x)}
		if x {
			out.num = 1
		}
		return out, err == nil && (!v.Number || v.Text == "true" || v.Text == "false")
	case date, stamp:
		x, err := value.Cast(map[kind]string{date: "date", stamp: "timestamp"}[k], v.Text)
		return Value{Any: x, Text: Text(x)}, err == nil && !v.Number
	}
	return Value{}, false
}

// holds reports whether the condition is true of a value; what is unknown is not.
func (t *test) holds(v *Value) bool {
	switch t.op {
	case query.IsNull:
		return v.null()
	case query.IsNotNull:
		return !v.null()
	}
	if v.null() {
		return t.op == query.NotIn && len(t.values) == 0
	}
	switch t.op {
	case query.In:
		return t.among(v)
	case query.NotIn:
		return !t.void && !t.among(v)
	case query.Has, query.HasAny:
		return t.shares(v)
	case query.HasNot:
		return !t.shares(v)
	}
	for i := range t.values {
		if t.values[i].null() {
			return false
		}
	}
	switch t.op {
	case query.Like:
		return like(v.Text, t.values[0].Text)
	case query.NotLike:
		return !like(v.Text, t.values[0].Text)
	}
	return t.ordered(v)
}

// ordered reports whether a value stands to the condition's as its operator says.
func (t *test) ordered(v *Value) bool {
	order := t.compare(v, &t.values[0])
	switch t.op {
	case query.Equal:
		return order == 0
	case query.NotEqual:
		return order != 0
	case query.Greater:
		return order > 0
	case query.GreaterEqual:
		return order >= 0
	case query.Less:
		return order < 0
	case query.LessEqual:
		return order <= 0
	}
	return order >= 0 && t.compare(v, &t.values[1]) <= 0 // between
}

func (t *test) compare(a, b *Value) int { return compare(a, b, t.number) }

func compare(a, b *Value, asNumbers bool) int {
	if !asNumbers {
		return strings.Compare(a.Text, b.Text)
	}
	switch {
	case a.num < b.num:
		return -1
	case a.num > b.num:
		return 1
	}
	return 0
}

func (t *test) among(v *Value) bool {
	for i := range t.values {
		if !t.values[i].null() && t.compare(v, &t.values[i]) == 0 {
			return true
		}
	}
	return false
}

// shares reports whether a list holds one of the values.
func (t *test) shares(v *Value) bool {
	elements, _ := v.Any.([]any)
	for _, e := range elements {
		for i := range t.values {
			if e == t.values[i].Any {
				return true
			}
		}
	}
	return false
}

// like matches without regard to case; % stands for anything, _ for one character.
func like(s, pattern string) bool {
	return matches([]rune(strings.ToLower(s)), []rune(strings.ToLower(pattern)))
}

func matches(s, p []rune) bool {
	for len(p) > 0 {
		switch {
		case p[0] == '%':
			for i := 0; i <= len(s); i++ {
				if matches(s[i:], p[1:]) {
					return true
				}
			}
			return false
		case len(s) == 0 || p[0] != '_' && p[0] != s[0]:
			return false
		}
		s, p = s[1:], p[1:]
	}
	return len(s) == 0
}
