package link

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Missing is the number of certain phrases without a trace in a statement: numbers, dates, values worded as in the
// data.
func (q *Question) Missing(statement string) int {
	statement = strings.ToLower(statement)
	n := 0
	for _, phrase := range q.certain() {
		if !q.traced(phrase, statement) {
			n++
		}
	}
	return n
}

// Unnamed is the number of words naming tables or columns that are absent from a statement, unless they are part of a
// value in it.
func (q *Question) Unnamed(statement string) int {
	statement = strings.ToLower(statement)
	n := 0
	for i := range q.Tokens {
		bit := Mask(1) << uint(i)
		if q.Content&bit == 0 || !q.names(bit) {
			continue
		}
		found := q.traced(bit, statement)
		for _, t := range q.Catalog.Tables {
			found = found || q.Tables[t.At].Exact&bit != 0 && holds(statement, strings.ToLower(t.Name))
		}
		for _, c := range q.Catalog.Columns {
			found = found || q.Columns[c.At].Exact&bit != 0 && holds(statement, strings.ToLower(c.Name))
		}
		if !found {
			n++
		}
	}
	return n
}

// certain returns the phrases of Certain, the widest of overlapping ones.
func (q *Question) certain() []Mask {
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

// traced reports whether a statement contains a value that a phrase may mean.
func (q *Question) traced(phrase Mask, statement string) bool {
	for _, f := range q.Numbers {
		if Span(f.First, f.Last)&phrase != 0 && holds(statement, strconv.FormatFloat(f.Value, 'f', -1, 64)) {
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
				if holds(statement, strings.ToLower(v.Text)) {
					return true
				}
			}
		}
	}
	return false
}

// holds reports whether a statement contains a value as a whole word or number.
func holds(statement, value string) bool {
	inWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }
	for at := 0; value != ""; {
		k := strings.Index(statement[at:], value)
		if k < 0 {
			return false
		}
		from := at + k
		before, _ := utf8.DecodeLastRuneInString(statement[:from])
		after, _ := utf8.DecodeRuneInString(statement[from+len(value):])
		decimal := strings.HasSuffix(statement[:from], ".") || strings.HasPrefix(statement[from+len(value):], ".")
		if !inWord(before) && !inWord(after) && !(decimal && inWord(rune(value[0]))) {
			return true
		}
		at = from + 1
	}
	return false
}
