package pgfunc

import (
	"math"
	"slices"
	"strings"
)

// aggregateFunctions finish aggregates whose input SQLite has collected in a list. That leaves FILTER, DISTINCT and
// OVER to SQLite.
var aggregateFunctions = map[string]function{
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
	"pg_deviation": strict(deviation),
}

// present returns the elements that are not null.
func present(v any) []any {
	return slices.DeleteFunc(items(v), func(x any) bool { return x == nil })
}

// deviation is a power of the variance of a sample: the variance itself, or the standard deviation.
func deviation(a []any) (any, error) {
	power, list := float(a[0]), present(a[1])
	if len(list) < 2 {
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
	return math.Pow(sxx/(count-1), power), nil
}
