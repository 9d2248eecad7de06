package onetable

import (
	"math"

	"github.com/ask-surely/surely/internal/words"
)

// Features hold few distinct values, so numbers are put into buckets.

// upTo bounds a count on both sides.
func upTo(x, most int) uint64 { return uint64(max(-most, min(most, x)) + 100) }

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// part rounds a share to 1/n.
func part(x float64, n int) uint64 { return uint64(int(x*float64(n) + 0.5)) }

// amount tells small numbers apart, and large ones roughly.
func amount(n int) uint64 {
	switch {
	case n <= 3:
		return uint64(n)
	case n <= 5:
		return 4
	case n <= 10:
		return 5
	case n <= 20:
		return 6
	}
	return 7
}

// distance is like amount, with 0 for none.
func distance(d int) uint64 {
	switch {
	case d < 0:
		return 0
	case d <= 3:
		return uint64(d) + 1
	case d <= 5:
		return 5
	case d <= 8:
		return 6
	}
	return 7
}

// named says how much of a label is named.
func named(share float64) uint64 {
	switch {
	case share > 0.99:
		return 4
	case share > 0.6:
		return 3
	case share > 0.3:
		return 2
	case share > 0:
		return 1
	}
	return 0
}

// shape says what a span of the question looks like: a year, a number of some size, a name, a date, words and signs.
func (r *reading) shape(first, last int) uint64 {
	if last == first+1 {
		t := &r.tokens[first]
		switch {
		case t.Numeric && year(t.Number):
			return 11
		case t.Numeric && t.Number == math.Floor(t.Number):
			return 20 + uint64(math.Log10(1+math.Abs(t.Number)))
		case t.Numeric:
			return 12
		case t.Upper:
			return 13
		}
		return 14
	}
	kinds := uint64(0)
	for i := first; i < last; i++ {
		t := &r.tokens[i]
		switch {
		case words.Month(t.Text):
			return 40
		case t.Numeric:
			kinds |= 1
		case !t.Word:
			kinds |= 2
		default:
			kinds |= 4
		}
	}
	return 50 + kinds*4 + uint64(min(3, last-first-2))
}
