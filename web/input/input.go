// Package input reads numbers that come from outside.
package input

import "strconv"

// Number returns an index, a count or a size from a form or a query, if it lies between two bounds, both included.
func Number(text string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, false
	}
	return n, true
}
