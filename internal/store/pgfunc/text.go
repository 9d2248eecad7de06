package pgfunc

import (
	"crypto/md5"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/value"
)

// maxText bounds the texts that functions make of short arguments. It is also the longest value of the sandbox.
const maxText = 4 << 20

var errLong = value.Fail("54000", "requested length too large")

var textFunctions = map[string]function{
	"pg_lower":   strict(func(a []any) (any, error) { return strings.ToLower(str(a[0])), nil }),
	"pg_upper":   strict(func(a []any) (any, error) { return strings.ToUpper(str(a[0])), nil }),
	"pg_initcap": strict(func(a []any) (any, error) { return initcap(str(a[0])), nil }),
	"pg_substr":  strict(substr),
	"pg_left": strict(func(a []any) (any, error) {
		r := []rune(str(a[0]))
		n := integer(a[1])
		if n < 0 {
			n += int64(len(r))
		}
		return string(r[:clamp(n, 0, int64(len(r)))]), nil
	}),
	"pg_right": strict(func(a []any) (any, error) {
		r := []rune(str(a[0]))
		n := integer(a[1])
		if n < 0 {
			n += int64(len(r))
		}
		return string(r[len(r)-int(clamp(n, 0, int64(len(r)))):]), nil
	}),
	"pg_translate": strict(func(a []any) (any, error) {
		to := []rune(str(a[2]))
		becomes := map[rune]rune{}
		for i, c := range []rune(str(a[1])) {
			if _, known := becomes[c]; known {
				continue
			}
			if becomes[c] = -1; i < len(to) {
				becomes[c] = to[i]
			}
		}
		return strings.Map(func(c rune) rune {
			if n, ok := becomes[c]; ok {
				return n
			}
			return c
		}, str(a[0])), nil
	}),
	"pg_overlay": strict(func(a []any) (any, error) {
		s, with := str(a[0]), str(a[1])
		from, n := integer(a[2]), integer(a[3])
		if from <= 0 {
			return nil, value.Fail("22011", "negative substring length not allowed")
		}
		r := []rune(s)
		head := r[:clamp(from-1, 0, int64(len(r)))]
		tail := r[clamp(from-1+n, 0, int64(len(r))):]
		return string(head) + with + string(tail), nil
	}),
	"pg_lpad":    strict(func(a []any) (any, error) { return pad(str(a[0]), integer(a[1]), str(a[2]), true) }),
	"pg_rpad":    strict(func(a []any) (any, error) { return pad(str(a[0]), integer(a[1]), str(a[2]), false) }),
	"pg_reverse": strict(func(a []any) (any, error) { return reverse(str(a[0])), nil }),
	"pg_repeat": strict(func(a []any) (any, error) {
		s, n := str(a[0]), integer(a[1])
		if n <= 0 || s == "" {
			return "", nil
		}
		if n > maxText/int64(len(s)) {
			return nil, errLong
		}
		return strings.Repeat(s, int(n)), nil
	}),
	"pg_split_part": strict(func(a []any) (any, error) {
		s, sep, n := str(a[0]), str(a[1]), integer(a[2])
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
	"pg_starts_with": strict(func(a []any) (any, error) { return strings.HasPrefix(str(a[0]), str(a[1])), nil }),
	"pg_ascii": strict(func(a []any) (any, error) {
		r, n := utf8.DecodeRuneInString(str(a[0]))
		if n == 0 {
			return int64(0), nil
		}
		return int64(r), nil
	}),
	"pg_chr": strict(func(a []any) (any, error) {
		n := integer(a[0])
		switch {
		case n == 0:
			return nil, value.Fail("54000", "null character not permitted")
		case n < 0:
			return nil, value.Fail("54000", "character number must be positive")
		case n > unicode.MaxRune:
			return nil, value.Fail("54000", "requested character too large for encoding: %d", n)
		}
		return string(rune(n)), nil
	}),
	"pg_md5": strict(func(a []any) (any, error) {
		sum := md5.Sum([]byte(str(a[0])))
		return hex.EncodeToString(sum[:]), nil
	}),
	"pg_to_hex":        strict(func(a []any) (any, error) { return strconv.FormatUint(uint64(integer(a[0])), 16), nil }),
	"pg_quote_literal": strict(func(a []any) (any, error) { return quoteLiteral(str(a[0])), nil }),
	"pg_format":        lenient(format),
	"pg_open_at": lenient(func(a []any) (any, error) {
		if a[0] == nil || a[1] == nil {
			return nil, nil
		}
		return value.OpenAt(str(a[0]), str(a[1]))
	}),
	"pg_fail": strict(func(a []any) (any, error) { return nil, &value.Error{Code: str(a[0]), Message: str(a[1])} }),
}

func clamp[T int | int64](n, lo, hi T) T { return max(lo, min(n, hi)) }

func reverse(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

func initcap(s string) string {
	inWord := false
	return strings.Map(func(c rune) rune {
		was := inWord
		inWord = unicode.IsLetter(c) || unicode.IsDigit(c)
		if was {
			return unicode.ToLower(c)
		}
		return unicode.ToUpper(c)
	}, s)
}

func substr(a []any) (any, error) {
	r := []rune(str(a[0]))
	from, end := integer(a[1]), int64(len(r))+1
	if len(a) > 2 {
		n := integer(a[2])
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

func pad(s string, n int64, with string, left bool) (any, error) {
	r := []rune(s)
	if n <= 0 {
		return "", nil
	}
	if n > maxText {
		return nil, errLong
	}
	if int64(len(r)) >= n {
		return string(r[:n]), nil
	}
	fill := []rune(with)
	if len(fill) == 0 {
		return s, nil
	}
	more := make([]rune, 0, int(n)-len(r))
	for i := 0; len(more) < int(n)-len(r); i++ {
		more = append(more, fill[i%len(fill)])
	}
	if left {
		return string(more) + s, nil
	}
	return s + string(more), nil
}

func quoteLiteral(s string) string {
	q := "'" + strings.ReplaceAll(s, "'", "''") + "'"
	if strings.Contains(s, `\`) {
		return " E" + strings.ReplaceAll(q, `\`, `\\`)
	}
	return q
}

// format is PostgreSQL's format: %s, %I, %L and %%, with positions and widths.
func format(a []any) (any, error) {
	if a[0] == nil {
		return nil, nil
	}
	args, next := a[1:], 0
	var b strings.Builder
	for pattern := str(a[0]); ; {
		before, rest, more := strings.Cut(pattern, "%")
		b.WriteString(before)
		if !more {
			return b.String(), nil
		}
		if strings.HasPrefix(rest, "%") {
			b.WriteByte('%')
			pattern = rest[1:]
			continue
		}
		if n, after, ok := leadingNumber(rest); ok && strings.HasPrefix(after, "$") {
			next, rest = n-1, after[1:]
		}
		rest, left := strings.CutPrefix(rest, "-")
		width, rest, _ := leadingNumber(rest)
		if rest == "" {
			return nil, value.Fail("22023", "unterminated format() type specifier")
		}
		if next < 0 || next >= len(args) {
			return nil, value.Fail("22023", "too few arguments for format()")
		}
		s, err := formatted(rest[0], args[next])
		if err != nil {
			return nil, err
		}
		if width > maxText || b.Len() > maxText {
			return nil, errLong
		}
		if left {
			width = -width
		}
		fmt.Fprintf(&b, "%*s", width, s)
		pattern = rest[1:]
		next++
	}
}

// leadingNumber reads the digits that begin s; ok is false where there are none, or too many.
func leadingNumber(s string) (n int, rest string, ok bool) {
	rest = strings.TrimLeft(s, "0123456789")
	n, err := strconv.Atoi(s[:len(s)-len(rest)])
	return n, rest, err == nil
}

// formatted is an argument as a letter of format's pattern wants it.
func formatted(letter byte, arg any) (string, error) {
	switch {
	case letter == 's' && arg == nil:
		return "", nil
	case letter == 's':
		return str(arg), nil
	case letter == 'I' && arg == nil:
		return "", value.Fail("22004", "null values cannot be formatted as an SQL identifier")
	case letter == 'I':
		return schema.SQLName(str(arg)), nil
	case letter == 'L' && arg == nil:
		return "NULL", nil
	case letter == 'L':
		return strings.TrimPrefix(quoteLiteral(str(arg)), " "), nil
	}
	return "", value.Fail("22023", "unrecognized format() type specifier %q", string(letter))
}
