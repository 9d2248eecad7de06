package pgfunc

import (
	"math"
	"slices"
	"strings"
)

// aggregateFunctions complete aggregates whose values SQLite has collected in a list. FILTER, DISTINCT and OVER are
// left to SQLite.
var aggregateFunctions = map[string]function{
	// pg_join is string_agg over collected values.
	"pg_join": strict(func(a []any) (any, error) {
		list := nonNull(a[0])
		if len(list) == 0 {
			return nil, nil
		}
		texts := make([]string, len(list))
		for i, v := range list {
			texts[i] = str(sqliteValue(v))
		}
		return strings.Join(texts, str(a[1])), nil
	}),
	"pg_deviation": strict(variancePower),
}

// nonNull returns the elements that are not null.
func nonNull(v any) []any {
	return slices.DeleteFunc(items(v), func(x any) bool { return x == nil })
}

// variancePower computes a power of the sample variance: 1 gives the variance, ½ the standard deviation.
func variancePower(a []any) (any, error) {
	power, list := float(a[0]), nonNull(a[1])
	if len(list) < 2 {
		return nil, nil
	}
	// Youngs and Cramer's method, which is numerically stable
	var count, sum, sxx float64
	for _, x := range list {
		f := float(sqliteValue(x))
		count++
		sum += f
		if count > 1 {
			d := f*count - sum
			sxx += d * d / (count * (count - 1))
		}
	}
	return math.Pow(sxx/(count-1), power), nil
}
