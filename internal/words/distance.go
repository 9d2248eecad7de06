package words

import "github.com/ask-surely/surely/internal/words/text"

// Near reports whether two stems are forms of one word, or one is a typo of the other.
func Near(a, b string) bool {
	if len(a) < 4 || len(b) < 4 {
		return false
	}
	if len(a) >= 5 && len(b) >= 5 && a[0] == b[0] && text.Distance(a, b, 1) <= 1 {
		return true
	}
	short, k := min(len(a), len(b)), 0
	for k < short && a[k] == b[k] {
		k++
	}
	return k >= 4 && k >= short-1 && k*2 >= max(len(a), len(b)) || k >= 5 && k >= short-2
}
