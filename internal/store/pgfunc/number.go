package pgfunc

import (
	"math"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

var numberFunctions = map[string]function{
	"pg_num": strict(func(a []any) (any, error) {
		d := decimal(a[0])
		if len(a) > 1 && d.Scale < int(integer(a[1])) {
			d = d.Round(int(integer(a[1])))
		}
		return d, nil
	}),
	"pg_num_add":   binary(func(a, b value.Decimal) (value.Decimal, error) { return a.Add(b), nil }),
	"pg_num_sub":   binary(func(a, b value.Decimal) (value.Decimal, error) { return a.Sub(b), nil }),
	"pg_num_mul":   binary(func(a, b value.Decimal) (value.Decimal, error) { return a.Mul(b), nil }),
	"pg_num_div":   binary(value.Decimal.Div),
	"pg_num_mod":   binary(value.Decimal.Mod),
	"pg_num_power": binary(power),
	"pg_num_abs":   unary(value.Decimal.Abs),
	"pg_num_ceil":  unary(value.Decimal.Ceil),
	"pg_num_floor": unary(value.Decimal.Floor),
	"pg_num_sign":  unary(func(d value.Decimal) value.Decimal { return value.Int(int64(d.Sign())) }),
	"pg_num_round": strict(func(a []any) (any, error) {
		return decimal(a[0]).Round(int(clamp(integer(a[1]), -2000, 2000))), nil
	}),
	"pg_num_trunc": strict(func(a []any) (any, error) {
		return decimal(a[0]).Trunc(int(clamp(integer(a[1]), -2000, 2000))), nil
	}),
	"pg_num_sqrt": strict(func(a []any) (any, error) { return decimal(a[0]).Sqrt() }),
	"pg_num_math": strict(func(a []any) (any, error) {
		return significant(must(mathematics(str(a[0]), decimal(a[1]).Float()))), nil
	}),
	"pg_num_fit": strict(func(a []any) (any, error) {
		return decimal(a[0]).Fits(int(integer(a[1])), int(integer(a[2])))
	}),
	"pg_num_float": strict(func(a []any) (any, error) { return value.FromFloat(float(a[0])) }),
	"pg_num_int": strict(func(a []any) (any, error) {
		n, ok := decimal(a[1]).Int64()
		return whole(n, ok, str(a[0]))
	}),
	"pg_float_int": strict(func(a []any) (any, error) {
		f := math.RoundToEven(float(a[1]))
		return whole(int64(f), f >= -9223372036854775808 && f < 9223372036854775808, str(a[0]))
	}),
	"pg_float":      strict(func(a []any) (any, error) { return decimal(a[0]).Float(), nil }),
	"pg_float_text": strict(func(a []any) (any, error) { return value.FormatFloat(float(a[0])), nil }),
	"pg_rint":       strict(func(a []any) (any, error) { return math.RoundToEven(float(a[0])), nil }),
	"pg_int4":       strict(func(a []any) (any, error) { n, ok := a[0].(int64); return whole(n, ok, "int4") }),
	"pg_int8":       strict(func(a []any) (any, error) { n, ok := a[0].(int64); return whole(n, ok, "int8") }),
	"pg_div": strict(func(a []any) (any, error) {
		x, y := integer(a[0]), integer(a[1])
		switch {
		case y == 0:
			return nil, value.ErrDivision
		case y == -1 && x == math.MinInt64:
			return nil, value.ErrBigint
		}
		return x / y, nil
	}),
	"pg_mod": strict(func(a []any) (any, error) {
		x, y := integer(a[0]), integer(a[1])
		switch y {
		case 0:
			return nil, value.ErrDivision
		case -1:
			return int64(0), nil
		}
		return x % y, nil
	}),
	"pg_fdiv": strict(func(a []any) (any, error) {
		if float(a[1]) == 0 {
			return nil, value.ErrDivision
		}
		return finite(float(a[0]) / float(a[1]))
	}),
	"pg_power": strict(func(a []any) (any, error) {
		x, y := float(a[0]), float(a[1])
		switch {
		case x == 0 && y < 0:
			return nil, value.Fail("2201F", "zero raised to a negative power is undefined")
		case x < 0 && y != math.Trunc(y):
			return nil, value.Fail("2201F", "a negative number raised to a non-integer power yields a complex result")
		}
		return finite(math.Pow(x, y))
	}),
	"pg_sqrt": strict(func(a []any) (any, error) {
		if float(a[0]) < 0 {
			return nil, value.Fail("2201F", "cannot take square root of a negative number")
		}
		return math.Sqrt(float(a[0])), nil
	}),
	"pg_math": strict(func(a []any) (any, error) { return mathematics(str(a[0]), float(a[1])) }),
	"pg_cast": strict(func(a []any) (any, error) { return value.Cast(str(a[0]), str(a[1])) }),
	"pg_limit": lenient(func(a []any) (any, error) {
		name, code := str(a[0]), "2201W"
		if name == "OFFSET" {
			code = "2201X"
		}
		switch n := a[1].(type) {
		case nil:
			return int64(-1), nil
		case int64:
			if n >= 0 {
				return n, nil
			}
		}
		return nil, value.Fail(code, "%s must not be negative", name)
	}),
	"pg_positive": strict(func(a []any) (any, error) {
		if n := integer(a[1]); n > 0 {
			return n, nil
		}
		return nil, value.Fail("22016", "argument of %s must be greater than zero", str(a[0]))
	}),
	"pg_greatest": lenient(func(a []any) (any, error) { return extreme(str(a[0]), a[1:], 1), nil }),
	"pg_least":    lenient(func(a []any) (any, error) { return extreme(str(a[0]), a[1:], -1), nil }),
}

func unary(f func(value.Decimal) value.Decimal) function {
	return strict(func(a []any) (any, error) { return f(decimal(a[0])), nil })
}

func binary(f func(a, b value.Decimal) (value.Decimal, error)) function {
	return strict(func(a []any) (any, error) {
		d := must(f(decimal(a[0]), decimal(a[1])))
		return d, d.Overflows()
	})
}

func whole(n int64, ok bool, kind string) (any, error) {
	switch {
	case kind == "int4" && (!ok || n < math.MinInt32 || n > math.MaxInt32):
		return nil, value.ErrInteger
	case !ok:
		return nil, value.ErrBigint
	}
	return n, nil
}

func finite(f float64) (any, error) {
	if math.IsInf(f, 0) {
		return nil, value.ErrFloat
	}
	return f, nil
}

func mathematics(name string, f float64) (float64, error) {
	switch name {
	case "exp":
		r := math.Exp(f)
		if math.IsInf(r, 0) {
			return 0, value.ErrFloat
		}
		return r, nil
	}
	switch {
	case f == 0:
		return 0, value.Fail("2201E", "cannot take logarithm of zero")
	case f < 0:
		return 0, value.Fail("2201E", "cannot take logarithm of a negative number")
	}
	if name == "log" {
		return math.Log10(f), nil
	}
	return math.Log(f), nil
}

// significant formats a number known only to floating-point precision with the 16 significant
// digits PostgreSQL shows for a numeric.
func significant(f float64) string {
	d, err := value.Stored(f)
	if err != nil {
		return "0"
	}
	scale := 16
	if f != 0 {
		scale = clamp(16-int(math.Floor(math.Log10(math.Abs(f)))), 0, 1000)
	}
	return d.Round(scale).String()
}

// power raises to a power: exactly for integer exponents, to floating-point precision otherwise.
func power(x, y value.Decimal) (value.Decimal, error) {
	var zero value.Decimal
	n, fits := y.Int64()
	isWhole := y.Cmp(y.Trunc(0)) == 0
	switch {
	case x.Sign() == 0 && y.Sign() < 0:
		return zero, value.Fail("2201F", "zero raised to a negative power is undefined")
	case x.Sign() < 0 && !isWhole:
		return zero, value.Fail("2201F", "a negative number raised to a non-integer power yields a complex result")
	case !fits || n > 5000 || n < -5000:
		return zero, value.ErrNumeric
	}
	if bits := x.Coef.BitLen(); isWhole && int64(bits)*max(n, -n) > value.MaxBits {
		return zero, value.ErrNumeric // refused before it is computed
	}
	digits := 0
	if x.Sign() != 0 {
		digits = int(y.Float() * math.Log10(math.Abs(x.Float())))
	}
	scale := clamp(max(16-digits, x.Scale, y.Scale), 0, 1000)
	if !isWhole {
		d, err := value.Stored(math.Pow(x.Float(), y.Float()))
		return d.Round(scale), err
	}
	out := value.Int(1)
	base, k := x, max(n, -n)
	for ; k > 0; k >>= 1 {
		if k&1 == 1 {
			out = out.Mul(base)
		}
		base = base.Mul(base)
	}
	if n < 0 {
		one := value.Int(1).Round(scale + 20)
		q, err := one.Div(out)
		return q.Round(scale), err
	}
	return out.Round(scale), nil
}

// compareValues orders two values of a kind.
func compareValues(kind string, a, b any) int {
	switch kind {
	case "numeric", "int4", "int8", "bool":
		return decimal(a).Cmp(decimal(b))
	case "float8":
		x, y := float(a), float(b)
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	case "interval":
		return compareIntervals(str(a), str(b))
	}
	return strings.Compare(str(a), str(b))
}

// extreme returns the largest (sign 1) or smallest (-1) non-null value.
func extreme(kind string, values []any, sign int) any {
	var best any
	for _, v := range values {
		if v != nil && (best == nil || compareValues(kind, v, best)*sign > 0) {
			best = v
		}
	}
	return best
}

func compareNumeric(a, b string) int { return compareParsed(a, b, value.ParseDecimal) }

func compareIntervals(a, b string) int { return compareParsed(a, b, value.ParseInterval) }

// compareParsed orders two texts by their parsed values, or as texts if either cannot be parsed.
func compareParsed[T interface{ Cmp(T) int }](a, b string, parse func(string) (T, error)) int {
	if a == b {
		return 0
	}
	x, errX := parse(a)
	y, errY := parse(b)
	if errX != nil || errY != nil {
		return strings.Compare(a, b)
	}
	return x.Cmp(y)
}
