package words

// OneEdit reports whether two words differ by at most one letter put in, left out, replaced, or swapped with the next.
func OneEdit(a, b string) bool {
	if !ascii(a) || !ascii(b) {
		return Distance(a, b, 1) <= 1
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i == len(a) || a[i+1:] == b[i+1:] {
		return true
	}
	return i+2 <= len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// Distance counts the letters put in, left out, replaced or swapped with the next that turn a into b, or limit+1 if that
// takes more than limit.
func Distance(a, b string, limit int) int {
	x, y := []rune(a), []rune(b)
	if len(x) > len(y) {
		x, y = y, x
	}
	if len(y)-len(x) > limit {
		return limit + 1
	}
	before, above, row := make([]int, len(x)+1), make([]int, len(x)+1), make([]int, len(x)+1)
	for i := range above {
		above[i] = i
	}
	for j := 1; j <= len(y); j++ {
		row[0] = j
		least := j
		for i := 1; i <= len(x); i++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[i] = min(above[i]+1, row[i-1]+1, above[i-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[i] = min(row[i], before[i-2]+1)
			}
			least = min(least, row[i])
		}
		if least > limit {
			return limit + 1
		}
		before, above, row = above, row, before
	}
	return min(above[len(x)], limit+1)
}

// Near reports whether two stems are forms of one word or a slip of the pen apart.
func Near(a, b string) bool {
	if len(a) < 4 || len(b) < 4 {
		return false
	}
	if len(a) >= 5 && len(b) >= 5 && a[0] == b[0] && OneEdit(a, b) {
		return true
	}
	short, k := min(len(a), len(b)), 0
	for k < short && a[k] == b[k] {
		k++
	}
	return k >= 4 && k >= short-1 && k*2 >= max(len(a), len(b)) || k >= 5 && k >= short-2
}
