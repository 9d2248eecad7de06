package lang

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/words/text"
)

// suggestsFile tells, for words that people ask for, by which words texts tell of them without naming them, the more
// telling ones first. Behind a bar stand words of the opposite. It was written for this, of everyday language.
//
//go:embed suggests.txt
var suggestsFile string

// Suggestions are what words suggest: of "drizzle" rain, of "punctual" that nobody was late.
type Suggestions struct {
	told map[string][]string // by stem, the lines that tell what suggests it
	of   map[string][]Share  // by stem: what it suggests itself
}

// Share is a part of what a word suggests: all of them together have length 1.
type Share struct {
	of     int
	weight float64
}

// Suggested returns the embedded suggestions.
var Suggested = sync.OnceValue(func() *Suggestions { return readSuggestions(suggestsFile) })

// Told tells, by stem, what suggests a word of the given stem (1), and what speaks against it (-1).
func (s *Suggestions) Told(stem string) map[string]float64 {
	var out map[string]float64
	for _, line := range s.told[stem] {
		pro, con, _ := strings.Cut(line, "|")
		if out == nil {
			out = map[string]float64{}
		}
		for _, w := range strings.Fields(con) {
			out[text.Stem(w)] = -1
		}
		for _, w := range strings.Fields(pro) {
			out[text.Stem(w)] = 1
		}
		delete(out, stem)
	}
	return out
}

// Shares returns what a word of the given stem suggests itself.
func (s *Suggestions) Shares(stem string) []Share { return s.of[stem] }

// Kin is how much two words suggest the same: from 0 to 1.
func Kin(a, b []Share) float64 {
	sum := 0.0
	for i, k := 0, 0; i < len(a) && k < len(b); {
		switch {
		case a[i].of < b[k].of:
			i++
		case a[i].of > b[k].of:
			k++
		default:
			sum += a[i].weight * b[k].weight
			i++
			k++
		}
	}
	return sum
}

// readSuggestions takes lines of a word and, behind a colon, those that suggest it.
func readSuggestions(lines string) *Suggestions {
	s := &Suggestions{told: map[string][]string{}, of: map[string][]Share{}}
	n := 0
	for line := range strings.Lines(lines) {
		name, rest, ok := strings.Cut(line, ":")
		if !ok {
			continue
		}
		stem := text.Stem(strings.TrimSpace(name))
		s.told[stem] = append(s.told[stem], rest)
		pro, _, _ := strings.Cut(rest, "|")
		s.add(n, append(strings.Fields(pro), strings.TrimSpace(name)))
		n++
	}
	for _, list := range s.of {
		sum := 0.0
		for _, x := range list {
			sum += x.weight * x.weight
		}
		for i := range list {
			list[i].weight /= math.Sqrt(sum)
		}
	}
	return s
}

// add notes that all these words suggest the thing of a number.
func (s *Suggestions) add(n int, words []string) {
	weight := 1 / math.Sqrt(float64(len(words)+1))
	for _, w := range words {
		w = text.Stem(w)
		if !slices.ContainsFunc(s.of[w], func(x Share) bool { return x.of == n }) {
			s.of[w] = append(s.of[w], Share{n, weight})
		}
	}
}
