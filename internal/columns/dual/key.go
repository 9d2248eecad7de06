package dual

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/texts/reader"
)

// Key is equal for equal answers: values in any order, numbers by value.
func Key(values []string) string {
	keys := make([]string, len(values))
	for i, v := range values {
		if x, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(v), ",", ""), 64); err == nil {
			keys[i] = strconv.FormatFloat(x, 'g', 9, 64)
		} else if keys[i] = reader.Normal(v); keys[i] == "" {
			keys[i] = strings.TrimSpace(v)
		}
	}
	slices.Sort(keys)
	return strings.Join(slices.Compact(keys), "\x00")
}
