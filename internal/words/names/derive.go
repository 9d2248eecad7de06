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

// initialShortenings are the probabilities from which learning starts.
var initialShortenings = shortenings{
	{Share: .5, Drop: [classes]float64{.9, .3, .1, .9, .3}, Stop: uniform(.02)},
	{Share: .5, Drop: [classes]float64{.05, .05, .03, .3, .05}, Stop: uniform(.25)},
}

// uniform returns the same probability for every class.
func uniform(p float64) [classes]float64 { return [classes]float64{p, p, p, p, p} }

// minProbability is the probability below which a shortening counts as impossible.
const minProbability = 1e-6

// cost returns the negative log-probability of shortening a word this way; infinite if impossible.
func (m *shortenings) cost(short, word string) float64 {
	p := 0.0
	for i := range m {
		p += m[i].Share * m[i].likely(short, word, nil)
	}
	if p < minProbability {
		return math.Inf(1)
	}
	return -math.Log(p)
}

// derivationCounts counts the steps of derivations.
type derivationCounts struct {
	drop, keep, stop, on [classes]float64
}

// likely returns the probability of the most likely derivation of the short form, and adds its steps to u, if given.
func (m *shortening) likely(short, word string, u *derivationCounts) float64 {
	n, k := len(word), len(short)
	if k > n || n > longest || k > maxShort || short[0] != word[0] {
		return 0
	}
	var at steps
	at[1][1].p, at[1][1].kept = 1, true
	best, ended := 0.0, 0
	for i := 1; i <= n; i++ {
		for j := 1; j <= min(i, k); j++ {
			p := at[i][j].p
			if p == 0 {
				continue
			}
			if j == k {
				end := p
				if i < n {
					end *= m.Stop[classOf(word, i)]
				}
				if end > best {
					best, ended = end, i
				}
			}
			if i == n {
				continue
			}
			c := classOf(word, i)
			if q := p * (1 - m.Stop[c]) * m.Drop[c]; q > at[i+1][j].p {
				at[i+1][j].p, at[i+1][j].kept = q, false
			}
			if j < k && word[i] == short[j] {
				if q := p * (1 - m.Stop[c]) * (1 - m.Drop[c]); q > at[i+1][j+1].p {
					at[i+1][j+1].p, at[i+1][j+1].kept = q, true
				}
			}
		}
	}
	if u != nil && best > 0 {
		u.count(&at, word, ended, k)
	}
	return best
}

// steps holds the likeliest partial derivations: at [i][j], the first i letters of the word have become the first j
// letters of the short form.
type steps [longest + 1][maxShort + 1]struct {
	p    float64
	kept bool
}

// count adds the steps of the most likely derivation that ended after the given number of letters of the word, and k of
// the short form.
func (u *derivationCounts) count(at *steps, word string, ended, k int) {
	if ended < len(word) {
		u.stop[classOf(word, ended)]++
	}
	for i, j := ended, k; i > 1; i-- {
		c := classOf(word, i-1)
		u.on[c]++
		if at[i][j].kept {
			u.keep[c]++
			j--
		} else {
			u.drop[c]++
		}
	}
}

// learn fits the shortenings to pairs, each assigned to the likelier of the two.
func (m *shortenings) learn(pairs [][2]string) {
	const rounds = 5
	for range rounds {
		var all [2]derivationCounts
		var times [2]float64
		for _, pair := range pairs {
			which := 0
			if m[1].Share*m[1].likely(pair[0], pair[1], nil) > m[0].Share*m[0].likely(pair[0], pair[1], nil) {
				which = 1
			}
			if m[which].likely(pair[0], pair[1], &all[which]) > 0 {
				times[which]++
			}
		}
		for i := range m {
			u := &all[i]
			m[i].Share = (times[i] + 1) / (times[0] + times[1] + 2)
			for c := range classes {
				m[i].Stop[c] = (u.stop[c] + .5) / (u.stop[c] + u.on[c] + 2)
				m[i].Drop[c] = (u.drop[c] + .5) / (u.drop[c] + u.keep[c] + 1)
			}
		}
	}
}
