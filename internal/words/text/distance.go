package text

// Distance returns the number of insertions, deletions, replacements and swaps of neighbours that turn a into b, or
// most+1 if it exceeds most.
func Distance(a, b string, most int) int {
	var ba, bb [64]rune
	x, y := appendRunes(ba[:0], a), appendRunes(bb[:0], b)
	if d := len(x) - len(y); d > most || -d > most {
		return most + 1
	}
	var space [3][65]int // enough for nearly all words
	var before, last, row []int
	if n := len(y) + 1; n <= len(space[0]) {
		before, last, row = space[0][:n], space[1][:n], space[2][:n]
	} else {
		before, last, row = make([]int, n), make([]int, n), make([]int, n)
	}
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > most {
			return most + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(y)], most+1)
}

func appendRunes(to []rune, s string) []rune {
	for _, r := range s {
		to = append(to, r)
	}
	return to
}
