package manytables

import (
	"fmt"
	"slices"
	"testing"
)

func TestShorten(t *testing.T) {
	for _, test := range []struct{ question, want string }{
		{"What are the titles of all the books?", "titles of books"},
		{"What is the average price of the plants?", "average price of plants"},
		{"What are the gardeners that own the largest number of tools?", "gardeners that own most tools"},
		{`What are the sizes of gardens that are called "The Three, and an Oak"?`, `sizes of gardens called "The Three, and an Oak"`},
		{"", ""},
	} {
		if got := shorten(test.question); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.question, got, test.want)
		}
	}
}

func TestPhrasings(t *testing.T) {
	once, twice := 0, 0
	for i := range 100 {
		question := fmt.Sprintf("What is the number of the plants that are older than %d years?", i)
		said := phrasings(question)
		if said[0] != question || !slices.Equal(said, phrasings(question)) {
			t.Errorf("%q is phrased as %q", question, said)
		}
		once += int(bit(len(said) == 1))
		twice += int(bit(len(said) == 2))
		if plain := fmt.Sprint("plants older than ", i); len(phrasings(plain)) != 1 {
			t.Errorf("what is short already is phrased as %q", phrasings(plain))
		}
	}
	if once < 30 || twice < 30 || once+twice != 100 {
		t.Errorf("%d of 100 questions phrased once, %d twice", once, twice)
	}
}
