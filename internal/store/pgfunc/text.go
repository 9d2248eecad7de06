package pgfunc

import (
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

// MaxText is the maximum length of a function's result. It is also the sandbox's limit on values.
const MaxText = 4 << 20

var errTooLong = value.Fail("54000", "requested length too large")

var textFunctions = map[string]function{
	"pg_lower":  strict(func(a []any) (any, error) { return strings.ToLower(textArg(a[0])), nil }),
	"pg_upper":  strict(func(a []any) (any, error) { return strings.ToUpper(textArg(a[0])), nil }),
	"pg_substr": strict(substr),
	"pg_left": strict(func(a []any) (any, error) {
		r := []rune(textArg(a[0]))
		return string(r[:clampCount(integerArg(a[1]), r)]), nil
	}),
	"pg_right": strict(func(a []any) (any, error) {
		r := []rune(textArg(a[0]))
		return string(r[len(r)-clampCount(integerArg(a[1]), r):]), nil
	}),
	"pg_repeat": strict(func(a []any) (any, error) {
		s, n := textArg(a[0]), integerArg(a[1])
		switch {
		case n <= 0 || s == "":
			return "", nil
		case n > MaxText/int64(len(s)):
			return nil, errTooLong
		}
		return strings.Repeat(s, int(n)), nil
	}),
	"pg_split_part": strict(func(a []any) (any, error) {
		s, sep, n := textArg(a[0]), textArg(a[1]), integerArg(a[2])
		if n == 0 {
			return nil, value.Fail("22023", "field position must not be zero")
		}
		parts := []string{s}
		if sep != "" && s != "" {
			parts = strings.Split(s, sep)
		}
		if n < 0 {
			n += int64(len(parts)) + 1
		}
		if n < 1 || n > int64(len(parts)) {
			return "", nil
		}
		return parts[n-1], nil
	}),
	"pg_open_at": strict(func(a []any) (any, error) {
		return value.OpenAt(textArg(a[0]), textArg(a[1]), parseTimestamp(a[2])), nil
	}),
	"pg_fail": strict(func(a []any) (any, error) { return nil, &value.Error{Code: textArg(a[0]), Message: textArg(a[1])} }),
}

func clamp[T int | int64](n, lo, hi T) T { return max(lo, min(n, hi)) }

// clampCount limits a number of characters to the length of a text; a negative n stands for all but that many.
func clampCount(n int64, text []rune) int {
	if n < 0 {
		n += int64(len(text))
	}
	return int(clamp(n, 0, int64(len(text))))
}

func substr(a []any) (any, error) {
	r := []rune(textArg(a[0]))
	from, end := integerArg(a[1]), int64(len(r))+1
	if len(a) > 2 {
		n := integerArg(a[2])
		if n < 0 {
			return nil, value.Fail("22011", "negative substring length not allowed")
		}
		if from <= end-n { // no overflow
			end = from + n
		}
	}
	lo := clamp(from-1, 0, int64(len(r)))
	hi := clamp(end-1, lo, int64(len(r)))
	return string(r[lo:hi]), nil
}
