package names

import "math"

// letterModel models which letters follow one another in words, to tell how strange an unknown spelling is.
type letterModel [27][27][27]float64

// slot returns the index of a letter; it is 0 before the first letter and after the last.
func slot(s string, i int) int {
	if i < 0 || i >= len(s) {
		return 0
	}
	return int(s[i]-'a') + 1
}

// newLetterModel counts which letters follow one another in words.
func newLetterModel(words map[string]float64) letterModel {
	var l letterModel
	var sum [27][27]float64
	for w := range words {
		for i := range len(w) + 1 {
			l[slot(w, i-2)][slot(w, i-1)][slot(w, i)]++
			sum[slot(w, i-2)][slot(w, i-1)]++
		}
	}
	const some = .2 // of each unseen letter
	for a := range l {
		for b := range l[a] {
			for c := range l[a][b] {
				l[a][b][c] = -math.Log((l[a][b][c] + some) / (sum[a][b] + 27*some))
			}
		}
	}
	return l
}

// spellingCost returns the negative log-probability of a spelling.
func (l *letterModel) spellingCost(s string) float64 {
	sum := 0.0
	for i := range len(s) + 1 {
		sum += l[slot(s, i-2)][slot(s, i-1)][slot(s, i)]
	}
	return sum
}
