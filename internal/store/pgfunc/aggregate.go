package pgfunc

import (
	"math"
	"slices"
	"strings"
)

// aggregateFunctions compute aggregates over values that SQLite has collected in a list, so that SQLite handles FILTER,
// DISTINCT and OVER.
var aggregateFunctions = map[string]function{
	// pg_join computes string_agg over the collected values.
	"pg_join": strict(func(a []any) (any, error) {
		list := nonNullItems(a[0])
		if len(list) == 0 {
			return nil, nil
		}
		texts := make([]string, len(list))
		for i, v := range list {
			texts[i] = textArg(sqliteValue(v))
		}
		return strings.Join(texts, textArg(a[1])), nil
	}),
	"pg_deviation": strict(variancePower),
}

// nonNullItems returns the elements that are not null.
func nonNullItems(v any) []any {
	return slices.DeleteFunc(parseItems(v), func(x any) bool { return x == nil })
}

// variancePower returns a power of the sample variance: 1 for the variance, ½ for the standard deviation.
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
