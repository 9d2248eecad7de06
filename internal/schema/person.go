package schema

import (
	"slices"
	"strings"
)

// FullName returns the columns with people's first and last names, such as "first name" and "cust_last", or nil if a
// table lacks one of them.
func (t *Table) FullName() (first, last *Column) {
	for _, c := range t.Columns {
		switch {
		case c.holdsName("first", "fore", "given", "personal", "christian"):
			first = c
		case c.holdsName("last", "sur", "family"):
			last = c
		}
	}
	if first == nil || last == nil {
		return nil, nil
	}
	return first, last
}

// holdsName reports whether a column holds a name of one of the kinds: "first name", "first_nm", "surname".
func (c *Column) holdsName(kinds ...string) bool {
	words := strings.Fields(strings.ToLower(c.Meaning()))
	n := len(words)
	if n == 0 || c.Type != Text {
		return false
	}
	return slices.ContainsFunc(kinds, func(kind string) bool {
		return n == 1 && words[0] == kind+"name" || n > 1 && (words[n-1] == kind || words[n-2] == kind && IsName(words[n-1]))
	})
}

// IsName reports whether a word of a column's name stands for "name".
func IsName(word string) bool { return word == "name" || word == "nm" || word == "nam" }
