package encode

import (
	"math"
	"testing"
)

// Synonyms are more alike than words that merely occur in the same tables.
func TestAlike(t *testing.T) {
	for _, c := range []struct{ word, like, unlike string }{
		{"nation", "country", "city"},
		{"wage", "salary", "airport"},
		{"vehicle", "car", "student"},
		{"maker", "manufacturer", "horsepower"},
		{"instructor", "teacher", "building"},
		{"films", "movie", "director"},
		{"client", "customer", "invoice"},
	} {
		if l, u := WordSimilarity(c.word, c.like), WordSimilarity(c.word, c.unlike); l <= u {
			t.Errorf("%s is like %s by %.2f and like %s by %.2f", c.word, c.like, l, c.unlike, u)
		}
		if there, back := WordSimilarity(c.word, c.like), WordSimilarity(c.like, c.word); math.Abs(there-back) > 1e-6 {
			t.Errorf("%s, %s: %v one way and %v the other", c.word, c.like, there, back)
		}
	}
	if got := WordSimilarity("salary", "salary"); got < .99 {
		t.Errorf("a word is like itself by %v", got)
	}
	for _, unknown := range []string{"", "s", "qwxzzk", "東京", "Salary", "[CLS]", "##ing"} {
		if got := WordSimilarity(unknown, "salary"); got != 0 {
			t.Errorf("%q is like salary by %v", unknown, got)
		}
	}
}

func TestFrequent(t *testing.T) {
	last, n := -1, 0
	Frequent(func(w string) bool {
		rank, ok := Rank(w)
		if n++; !ok || rank <= last {
			t.Fatalf("%q has rank %d after %d", w, rank, last)
		}
		last = rank
		return n < 1000
	})
	if n != 1000 {
		t.Errorf("%d words", n)
	}
	if _, ok := Rank("qwxzzk"); ok {
		t.Error("no word is frequent")
	}
}
