package words

import "github.com/ask-surely/surely/text"

// OneEdit reports whether two words differ by at most one letter put in, left out, replaced, or swapped with the next.
func OneEdit(a, b string) bool {
	if !ascii(a) || !ascii(b) {
		return text.Distance(a, b, 1) <= 1
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
