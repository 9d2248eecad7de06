package likeness

import (
	"bytes"
	"fmt"
	"math"
	"testing"
)

// TestSynonymsAreMoreAlike checks that synonyms are more alike than words that merely occur in the
// same tables.
func TestSynonymsAreMoreAlike(t *testing.T) {
	for _, c := range []struct{ word, like, unlike string }{
		{"nation", "country", "city"},
		{"wage", "salary", "airport"},
		{"vehicle", "car", "student"},
		{"maker", "manufacturer", "horsepower"},
		{"instructor", "teacher", "building"},
		{"films", "movie", "director"},
		{"client", "customer", "invoice"},
	} {
		if l, u := Of(c.word, c.like), Of(c.word, c.unlike); l <= u {
			t.Errorf("%s is like %s by %.2f and like %s by %.2f", c.word, c.like, l, c.unlike, u)
		}
		if there, back := Of(c.word, c.like), Of(c.like, c.word); there != back {
			t.Errorf("%s, %s: %v one way and %v the other", c.word, c.like, there, back)
		}
	}
	if got := Of("salary", "salary"); math.Abs(float64(got)-1) > 1e-6 {
		t.Errorf("a word is like itself by %v", got)
	}
	for _, unknown := range []string{"", "s", "qwxzzk", "東京", "Salary"} {
		if got := Of(unknown, "salary"); got != 0 {
			t.Errorf("%q is like salary by %v", unknown, got)
		}
	}
}

func TestShare(t *testing.T) {
	for cosine, want := range map[float32]float64{-1: 0, .3: 0, .65: .5, 1: 1} {
		if got := Share(cosine); math.Abs(got-want) > 1e-6 {
			t.Errorf("a word like another by %v says %v of it, want %v", cosine, got, want)
		}
	}
}

// TestFit checks that the fitted file can be read, lacks the common components, and is
// reproducible.
func TestFit(t *testing.T) {
	given := map[string][]float64{}
	var words []string
	for i := range 60 {
		w := fmt.Sprintf("%c%c", 'a'+i/8, 'a'+i%8)
		words = append(words, w)
		v := make([]float64, Size)
		for d := range v {
			v[d] = 5 + math.Sin(float64(i*(d+1)))
		}
		given[w] = v
	}
	fit := func(words []string) []byte {
		data, err := Fit(words, func(w string) []float64 { return given[w] }, 50)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	data := fit(append([]string{".", "Aa", "x"}, words...))
	if !bytes.Equal(data, fit(words)) {
		t.Error("what is no word of small letters makes a difference")
	}
	s, err := read(data)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.index) != 50 {
		t.Fatalf("%d words of 50", len(s.index))
	}
	var sum, n float64
	for i := range 50 {
		for j := range i {
			sum += float64(dot(s.at(i), s.at(j))) / float64(s.scale[i]*s.scale[j])
			n++
		}
	}
	if mean := sum / n; math.Abs(mean) > .1 {
		t.Errorf("any two words are alike by %.2f", mean)
	}
}

func TestFitRefuses(t *testing.T) {
	if _, err := Fit([]string{"one"}, func(string) []float64 { return nil }, 1); err == nil {
		t.Error("a word without vector is taken")
	}
	if _, err := Fit([]string{"1", "?"}, func(string) []float64 { return make([]float64, Size) }, 1); err == nil {
		t.Error("no words are taken")
	}
}

func TestReadRefuses(t *testing.T) {
	for _, bad := range []string{"", "one\n\n", "one\ntwo\n\nxx"} {
		if _, err := read([]byte(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func BenchmarkOf(b *testing.B) {
	known()
	for b.Loop() {
		Of("salary", "wages")
	}
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		if _, err := read(embedded); err != nil {
			b.Fatal(err)
		}
	}
}
