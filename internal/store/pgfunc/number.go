package pgfunc

import (
	"cmp"
	"math"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

// A decimal is a double that is rounded to 15 digits after each operation, so that 0.1 + 0.2 = 0.3.
var numberFunctions = map[string]function{
	"pg_num": strict(func(a []any) (any, error) {
		if f, ok := a[0].(float64); ok {
			return value.RoundExact(f), nil
		}
		return a[0], nil
	}),
	"pg_num_text": strict(func(a []any) (any, error) {
		return value.FormatNumeric(floatArg(a[0]), int(integerArg(a[1]))), nil
	}),
	"pg_num_fit": strict(func(a []any) (any, error) {
		scale := int(integerArg(a[2]))
		f := value.Round(floatArg(a[0]), scale)
		if math.Abs(f) >= math.Pow10(int(integerArg(a[1]))-scale) {
			return nil, value.Fail("22003", "numeric field overflow")
		}
		return f, nil
	}),
	"pg_round": strict(func(a []any) (any, error) {
		return value.Round(floatArg(a[0]), int(clamp(integerArg(a[1]), -300, 300))), nil
	}),
	"pg_math":       strict(func(a []any) (any, error) { return mathFunction(textArg(a[0]), floatArg(a[1])) }),
	"pg_deviation":  strict(variancePower),
	"pg_rint":       strict(func(a []any) (any, error) { return math.RoundToEven(floatArg(a[0])), nil }),
	"pg_float_text": strict(func(a []any) (any, error) { return value.FormatFloat(floatArg(a[0])), nil }),
	// pg_int returns the result of an integer operation, which SQLite turns into a double if it overflows.
	"pg_int": strict(func(a []any) (any, error) {
		switch n := a[0].(type) {
		case int64:
			return n, nil
		case float64:
			if math.Abs(n) < 1<<63 {
				return int64(n), nil
			}
		}
		return nil, value.ErrBigint
	}),
	"pg_div": strict(func(a []any) (any, error) {
		x, okX := a[0].(int64)
		y, okY := a[1].(int64)
		switch {
		case floatArg(a[1]) == 0:
			return nil, value.ErrDivision
		case okX && okY && y == -1 && x == math.MinInt64:
			return nil, value.ErrBigint
		case okX && okY:
			return x / y, nil
		}
		return checkFinite(floatArg(a[0]) / floatArg(a[1]))
	}),
	// pg_num_div divides decimals, without integer division.
	"pg_num_div": strict(func(a []any) (any, error) {
		if floatArg(a[1]) == 0 {
			return nil, value.ErrDivision
		}
		return value.RoundQuotient(floatArg(a[0]) / floatArg(a[1])), nil
	}),
	"pg_mean": strict(func(a []any) (any, error) { return value.RoundQuotient(floatArg(a[0])), nil }),
	"pg_mod": strict(func(a []any) (any, error) {
		x, okX := a[0].(int64)
		y, okY := a[1].(int64)
		switch {
		case floatArg(a[1]) == 0:
			return nil, value.ErrDivision
		case okX && okY && y == -1:
			return int64(0), nil
		case okX && okY:
			return x % y, nil
		}
		left, by := floatArg(a[0]), floatArg(a[1])
		return value.Round(math.Mod(left, by), max(value.Decimals(left), value.Decimals(by))), nil
	}),
	"pg_power": strict(func(a []any) (any, error) {
		x, y := floatArg(a[0]), floatArg(a[1])
		switch {
		case x == 0 && y < 0:
			return nil, value.Fail("2201F", "zero raised to a negative power is undefined")
		case x < 0 && y != math.Trunc(y):
			return nil, value.Fail("2201F", "a negative number raised to a non-integer power yields a complex result")
		}
		return checkFinite(math.Pow(x, y))
	}),
	"pg_cast": strict(func(a []any) (any, error) { return value.Cast(textArg(a[0]), textArg(a[1])) }),
	"pg_limit": lenient(func(a []any) (any, error) {
		name, code := textArg(a[0]), "2201W"
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
	"pg_greatest": lenient(func(a []any) (any, error) { return extreme(a, 1), nil }),
	"pg_least":    lenient(func(a []any) (any, error) { return extreme(a, -1), nil }),
}

func checkFinite(f float64) (any, error) {
	if math.IsInf(f, 0) {
		return nil, value.ErrFloat
	}
	return f, nil
}

// compareValues orders two numbers, or two texts.
func compareValues(a, b any) int {
	if x, ok := a.(string); ok {
		return strings.Compare(x, textArg(b))
	}
	return cmp.Compare(floatArg(a), floatArg(b))
}

// extreme returns the largest (sign 1) or smallest (-1) non-null value.
func extreme(values []any, sign int) any {
	var best any
	for _, v := range values {
		if v != nil && (best == nil || compareValues(v, best)*sign > 0) {
			best = v
		}
	}
	return best
}

// mathFunction returns the exponential or a logarithm of a number.
func mathFunction(name string, f float64) (any, error) {
	switch {
	case name == "exp":
		return checkFinite(math.Exp(f))
	case f == 0:
		return nil, value.Fail("2201E", "cannot take logarithm of zero")
	case f < 0:
		return nil, value.Fail("2201E", "cannot take logarithm of a negative number")
	case name == "log":
		return math.Log10(f), nil
	}
	return math.Log(f), nil
}

// variancePower raises the sample variance to a power: 1 for the variance, ½ for the standard deviation.
func variancePower(a []any) (any, error) {
	power, list := floatArg(a[0]), nonNullItems(a[1])
	if len(list) < 2 {
		return nil, nil
	}
	// Youngs and Cramer's method, which is numerically stable
	var count, sum, sxx float64
	for _, x := range list {
		f := floatArg(sqliteValue(x))
		count++
		sum += f
		if count > 1 {
			d := f*count - sum
			sxx += d * d / (count * (count - 1))
		}
	}
	return math.Pow(sxx/(count-1), power), nil
}
