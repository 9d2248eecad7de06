package manytables

import (
	"sort"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/words"
)

// features collects the hashed features of one candidate.
type features struct{ learn.Sink }

// add adds the feature that template has these values.
func (f *features) add(template string, args ...uint64) {
	f.Add(learn.Common, words.Hash(template), args...)
}

// pair adds a feature that names a word together with a name of the schema.
func (f *features) pair(template string, args ...uint64) {
	f.Add(learn.Pair, words.Hash(template), args...)
}

func mix(h uint64, args ...uint64) uint64 {
	for _, a := range args {
		h = learn.Mix(h, a)
	}
	return h
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// small caps a count.
func small(n, most int) uint64 { return uint64(max(0, min(n, most))) }

// bucket sorts a signed distance in words into a few classes.
func bucket(d int) uint64 {
	switch {
	case d < -8:
		return 100
	case d < -3:
		return 101
	case d < 0:
		return uint64(110 - d)
	case d <= 3:
		return uint64(d)
	case d <= 8:
		return 8
	}
	return 9
}

func sortBy(s []int, less func(a, b int) bool) {
	sort.SliceStable(s, func(i, j int) bool { return less(s[i], s[j]) })
}
