package words

import (
	"strings"
	"testing"
)

func TestTokenize(t *testing.T) {
	for _, c := range []struct{ in, texts, stems string }{
		{"What is the year's total?", "what is the year s total ?", "what is the year s total ?"},
		{"1,234.5 cars, 3rd class", "1234.5 cars 3rd class", "1234.5 car 3rd class"},
		{"cost 2.07m – O’Brien", "cost 2.07m - o brien", "cost 2.07m - o brien"}, {"1,23", "1 23", "1 23"},
		{"Studies in cities # %", "studies in cities # %", "study in city # %"}, {"北京 Ünal", "北京 ünal", "北京 ünal"},
		{"first second", "first second", "first second"}, {"", "", ""}, {"15 per cent off", "15 percent off", "15 percent off"},
		{"m² per room, in square metres", "m2 per room in m2", "m2 per room in m2"},
	} {
		var texts, stems []string
		for _, k := range Tokenize(c.in) {
			texts, stems = append(texts, k.Text), append(stems, k.Stem)
			if got := c.in[k.Start:k.End]; got == "" {
				t.Errorf("%q: empty span", c.in)
			}
		}
		if got := strings.Join(texts, " "); got != c.texts {
			t.Errorf("Tokenize(%q) = %q, want %q", c.in, got, c.texts)
		}
		if got := strings.Join(stems, " "); got != c.stems {
			t.Errorf("stems of %q = %q, want %q", c.in, got, c.stems)
		}
	}
}

func TestTokenNumbers(t *testing.T) {
	k := Tokenize("2.07m 3rd 1,000 4x4")
	if !k[0].Unit || k[0].Numeric || k[0].Number != 2.07 {
		t.Errorf("2.07m: %+v", k[0])
	}
	if !k[1].Numeric || k[1].Number != 3 {
		t.Errorf("3rd: %+v", k[1])
	}
	if !k[2].Numeric || k[2].Number != 1000 {
		t.Errorf("1,000: %+v", k[2])
	}
	if k[3].Numeric {
		t.Errorf("4x4: %+v", k[3])
	}
}

func TestNumberAt(t *testing.T) {
	for _, c := range []struct {
		in   string
		want float64
		n    int
	}{
		{"twenty five cars", 25, 2}, {"twenty-five cars", 25, 3}, {"one hundred and five", 105, 4},
		{"two thousand three hundred", 2300, 4}, {"five and six", 5, 1}, {"2.5 million people", 2.5e6, 2},
		{"seven", 7, 1}, {"five ten", 5, 1}, {"a dozen", 0, 0}, {"and five", 0, 0}, {"", 0, 0},
	} {
		got, n := NumberAt(Tokenize(c.in), 0)
		if got != c.want || n != c.n {
			t.Errorf("NumberAt(%q) = %v, %d; want %v, %d", c.in, got, n, c.want, c.n)
		}
	}
}

func FuzzTokenize(f *testing.F) {
	f.Add("What's 1,234.5m – 北京?")
	f.Add("\xff\xfe12,345,6th")
	f.Fuzz(func(t *testing.T, s string) {
		last := 0
		tokens := Tokenize(s)
		for i, k := range tokens {
			if k.Start < last || k.End <= k.Start || k.End > len(s) {
				t.Fatalf("%q: token %d at %d-%d after %d", s, i, k.Start, k.End, last)
			}
			last = k.End
			NumberAt(tokens, i)
		}
	})
}
