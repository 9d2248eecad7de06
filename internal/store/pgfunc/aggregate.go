package pgfunc

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/ask-surely/surely/suql/value"
)

// aggregateFunctions finish aggregates whose input SQLite has collected, as a list of the values or
// as their sum and count. That leaves FILTER, DISTINCT and OVER to SQLite.
var aggregateFunctions = map[string]function{
	"pg_sum": strict(func(a []any) (any, error) {
		sum, n := total(a[0])
		if n == 0 {
			return nil, nil
		}
		return sum, nil
	}),
	// pg_scaled and pg_scaled_mean finish sums of stored decimals, which SQLite adds up as whole numbers of their last
	// digit.
	"pg_scaled": strict(func(a []any) (any, error) {
		return value.Decimal{Coef: big.NewInt(integer(a[0])), Scale: int(integer(a[1]))}, nil
	}),
	"pg_scaled_mean": strict(func(a []any) (any, error) {
		n := integer(a[1])
		if n == 0 {
			return nil, nil
		}
		return value.Decimal{Coef: big.NewInt(integer(a[0])), Scale: int(integer(a[2]))}.Div(value.Int(n))
	}),
	"pg_mean": strict(func(a []any) (any, error) {
		sum, n := total(a[0])
		if n == 0 {
			return nil, nil
		}
		return sum.Div(value.Int(n))
	}),
	"pg_avg": strict(func(a []any) (any, error) {
		n := integer(a[1])
		if n == 0 {
			return nil, nil
		}
		return decimal(a[0]).Div(value.Int(n))
	}),
	// pg_join is string_agg over collected values.
	"pg_join": strict(func(a []any) (any, error) {
		list := present(a[0])
		if len(list) == 0 {
			return nil, nil
		}
		texts := make([]string, len(list))
		for i, v := range list {
			texts[i] = str(plain(v))
		}
		return strings.Join(texts, str(a[1])), nil
	}),
	"pg_sum_interval": strict(func(a []any) (any, error) {
		sum, n := spans(a[0])
		if n == 0 {
			return nil, nil
		}
		return sum, nil
	}),
	"pg_mean_interval": strict(func(a []any) (any, error) {
		sum, n := spans(a[0])
		if n == 0 {
			return nil, nil
		}
		return sum.Div(float64(n)), nil
	}),
	"pg_deviation":       strict(deviation),
	"pg_deviation_float": strict(deviationFloat),
	"pg_corr":            strict(correlation),
	"pg_percentile_cont": long(func(p *pulse, a []any) (any, error) {
		share := fraction(a[0])
		list := numbers(p, a[1])
		if len(list) == 0 {
			return nil, nil
		}
		at := share * float64(len(list)-1)
		lo, hi := int(math.Floor(at)), int(math.Ceil(at))
		if lo == hi {
			return list[lo], nil
		}
		return list[lo] + (at-float64(lo))*(list[hi]-list[lo]), nil
	}),
	"pg_percentile_disc": long(func(p *pulse, a []any) (any, error) {
		share := fraction(a[1])
		list := present(a[3])
		if len(list) == 0 {
			return nil, nil
		}
		sortList(p, str(a[0]), list)
		n := int(math.Ceil(share * float64(len(list))))
		n = max(n, 1)
		if integer(a[2]) == 1 {
			n = len(list) + 1 - n
		}
		return plain(list[n-1]), nil
	}),
	// pg_mode returns the most frequent value; in a tie, the first in order.
	"pg_mode": long(func(p *pulse, a []any) (any, error) {
		list := present(a[2])
		if len(list) == 0 {
			return nil, nil
		}
		kind := str(a[0])
		sortList(p, kind, list)
		best, count, last := 0, 0, integer(a[1]) == 1
		for i := 0; i < len(list); {
			j := i
			for j < len(list) && same(kind, list[j], plain(list[i])) {
				j++
			}
			if j-i > count || last && j-i == count {
				best, count = i, j-i
			}
			i = j
		}
		return plain(list[best]), nil
	}),
}

// present returns the elements that are not null.
func present(v any) []any {
	return slices.DeleteFunc(items(v), func(x any) bool { return x == nil })
}

func total(v any) (sum value.Decimal, n int64) {
	list := present(v)
	sum = value.Int(0)
	for _, x := range list {
		sum = sum.Add(decimal(plain(x)))
	}
	return sum, int64(len(list))
}

func spans(v any) (sum value.Interval, n int) {
	list := present(v)
	for _, x := range list {
		sum = sum.Add(span(x))
	}
	return sum, len(list)
}

func numbers(p *pulse, v any) []float64 {
	list := present(v)
	sortList(p, "float8", list)
	out := make([]float64, len(list))
	for i, x := range list {
		out[i] = float(plain(x))
	}
	return out
}

func fraction(v any) float64 {
	p := float(v)
	if p < 0 || p > 1 || math.IsNaN(p) {
		panic(value.Fail("22003", "percentile value %s is not between 0 and 1", value.FormatFloat(p)))
	}
	return p
}

// deviation computes variance and standard deviation of exact numbers as PostgreSQL does: from the sums.
func deviation(a []any) (any, error) {
	list := present(a[1])
	kind := str(a[0])
	n := int64(len(list))
	sample := kind == "var_samp" || kind == "stddev_samp"
	if n == 0 || sample && n == 1 {
		return nil, nil
	}
	sum, squares := value.Int(0), value.Int(0)
	for _, x := range list {
		d := decimal(plain(x))
		sum, squares = sum.Add(d), squares.Add(d.Mul(d))
	}
	num := squares.Mul(value.Int(n)).Sub(sum.Mul(sum))
	if num.Sign() <= 0 {
		return "0", nil
	}
	den := value.Int(n).Mul(value.Int(n))
	if sample {
		den = value.Int(n).Mul(value.Int(n - 1))
	}
	d, err := num.Div(den)
	if err == nil && (kind == "stddev_samp" || kind == "stddev_pop") {
		d, err = d.Sqrt()
	}
	return d, err
}

func deviationFloat(a []any) (any, error) {
	list := present(a[1])
	kind := str(a[0])
	n := float64(len(list))
	sample := kind == "var_samp" || kind == "stddev_samp"
	if n == 0 || sample && n == 1 {
		return nil, nil
	}
	// Youngs and Cramer's method, which is numerically stable
	var count, sum, sxx float64
	for _, x := range list {
		f := float(plain(x))
		count++
		sum += f
		if count > 1 {
			d := f*count - sum
			sxx += d * d / (count * (count - 1))
		}
	}
	v := sxx / n
	if sample {
		v = sxx / (n - 1)
	}
	if kind == "stddev_samp" || kind == "stddev_pop" {
		v = math.Sqrt(v)
	}
	return v, nil
}

// correlation is corr over pairs (y, x).
func correlation(a []any) (any, error) {
	sxx, syy, sxy := pairSums(items(a[0]))
	if sxx == 0 || syy == 0 {
		return nil, nil
	}
	return sxy / math.Sqrt(sxx*syy), nil
}

// pairSums sums the products of the deviations of pairs (y, x) from their means.
func pairSums(pairs []any) (sxx, syy, sxy float64) {
	var n, sx, sy float64
	for _, p := range pairs {
		pair, ok := p.([]any)
		if !ok || len(pair) != 2 || pair[0] == nil || pair[1] == nil {
			continue
		}
		y, x := float(plain(pair[0])), float(plain(pair[1]))
		n++
		sx += x
		sy += y
		if n > 1 {
			dx, dy := x*n-sx, y*n-sy
			scale := 1 / (n * (n - 1))
			sxx += dx * dx * scale
			syy += dy * dy * scale
			sxy += dx * dy * scale
		}
	}
	return sxx, syy, sxy
}
