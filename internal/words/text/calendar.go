package text

import (
	"cmp"
	"slices"
	"strings"
)

var weekdays = map[string]int{"monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6,
	"sunday": 7, "mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "sun": 7}

// Calendar returns the indexes of words in calendar order if they are all different months, or weekdays; nil for
// others.
func Calendar(words []string) []int {
	if len(words) < 2 {
		return nil
	}
	for _, of := range []map[string]int{months, weekdays} {
		at, seen := make([]int, len(words)), map[int]bool{}
		for i, w := range words {
			n := of[strings.ToLower(strings.TrimSpace(w))]
			if n == 0 || seen[n] {
				break
			}
			at[i], seen[n] = n, true
		}
		if len(seen) < len(words) {
			continue
		}
		order := make([]int, len(words))
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(a, b int) int { return cmp.Compare(at[a], at[b]) })
		return order
	}
	return nil
}
