package names

import (
	"math"
	"strings"
)

// shortenings are the two ways in which words are shortened, letter by letter, learned from pairs of a short form and
// its word: dropping vowels ("clnt") or truncating ("desc"). Each also includes a little of the other.
type shortenings [2]shortening

// shortening gives the probability that a letter of each class is dropped, and that the short form ends before it.
type shortening struct {
	Share float64
	Drop  [classes]float64
	Stop  [classes]float64
}

const (
	aVowel = iota
	weak   // consonants that short forms drop more often than others
	strong
	double // the second of a double letter
	final  // the last letter, if a consonant
	classes
)

func classOf(word string, i int) int {
	switch c := word[i]; {
	case c == word[i-1]:
		return double
	case i == len(word)-1 && strings.IndexByte("aeiou", c) < 0:
		return final
	case strings.IndexByte("aeiou", c) >= 0:
		return aVowel
	case strings.IndexByte("nrlhwyg", c) >= 0:
		return weak
	}
	return strong
}

// learnedShortenings were learned from the pairs of counts.tsv.gz, in five rounds that assigned each pair to the
// likelier of the two.
var learnedShortenings = shortenings{
	{.667002265, [classes]float64{.930786556, .260037939, .0877718248, .707674944, .191658137},
		[classes]float64{.0303208466, .00142045455, .0135219148, .00112612613, .000255754476}},
	{.332997735, [classes]float64{.0238922676, .000580720093, .000383141762, .00390625, .0833333333},
		[classes]float64{.472031178, .118219038, .0819268636, .282122905, .0714285714}},
}

// minProbability is the probability below which a shortening counts as impossible.
const minProbability = 1e-6

// cost returns the negative log-probability of shortening word to short; infinite if impossible.
func (m *shortenings) cost(short, word string) float64 {
	p := 0.0
	for i := range m {
		p += m[i].Share * m[i].likely(short, word)
	}
	if p < minProbability {
		return math.Inf(1)
	}
	return -math.Log(p)
}

// likely returns the probability of the most likely derivation of the short form.
func (m *shortening) likely(short, word string) float64 {
	n, k := len(word), len(short)
	if k > n || n > longest || k > maxShort || short[0] != word[0] {
		return 0
	}
	// at [i][j]: the likeliest partial derivation, by which the first i letters of the word have become the first j
	// letters of the short form
	var at [longest + 1][maxShort + 1]float64
	at[1][1] = 1
	best := 0.0
	for i := 1; i <= n; i++ {
		if i == n {
			return max(best, at[n][k])
		}
		c := classOf(word, i)
		best = max(best, at[i][k]*m.Stop[c])
		for j := 1; j <= min(i, k); j++ {
			p := at[i][j] * (1 - m.Stop[c])
			at[i+1][j] = max(at[i+1][j], p*m.Drop[c])
			if j < k && word[i] == short[j] {
				at[i+1][j+1] = p * (1 - m.Drop[c])
			}
		}
	}
	return best
}

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
	const some = .2 // added to each count
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
