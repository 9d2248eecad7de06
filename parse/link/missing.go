package link

import (
	"strconv"
	"strings"
)

// Missing is how many phrases that surely mean something have no trace in a statement: numbers, dates, values said as
// the data has them.
func (q *Question) Missing(statement string) int {
	statement = strings.ToLower(statement)
	n := 0
	for _, phrase := range q.firm() {
		if !q.traced(phrase, statement) {
			n++
		}
	}
	return n
}

// firm returns the phrases of Firm, the widest where they overlap.
func (q *Question) firm() []Mask {
	var out []Mask
	add := func(m Mask) {
		for i, have := range out {
			if have&m != 0 {
				out[i] |= m
				return
			}
		}
		out = append(out, m)
	}
	for _, d := range q.Dates {
		add(Span(d.First, d.Last))
	}
	for _, f := range q.Numbers {
		add(Span(f.First, f.Last))
	}
	for i := range q.Atoms {
		if q.Atoms[i].said() && Count(q.Atoms[i].Mask&q.Content) > 0 {
			add(q.Atoms[i].Mask)
		}
	}
	return out
}

// traced reports whether a statement holds a value that a phrase may stand for.
func (q *Question) traced(phrase Mask, statement string) bool {
	for _, f := range q.Numbers {
		if Span(f.First, f.Last)&phrase != 0 && strings.Contains(statement, strconv.FormatFloat(f.Value, 'f', -1, 64)) {
			return true
		}
	}
	for i := range q.Atoms {
		if q.Atoms[i].Mask&phrase == 0 {
			continue
		}
		for _, c := range q.Atoms[i].Where {
			if c.Sub != nil && strings.Contains(statement, strings.ToLower(c.Sub.SUQL())) {
				return true
			}
			for _, v := range c.Values {
				if strings.Contains(statement, strings.ToLower(v.Text)) {
					return true
				}
			}
		}
	}
	return false
}
