package text

import (
	"reflect"
	"strings"
	"testing"
)

func TestTokens(t *testing.T) {
	tests := map[string]string{
		"We can't park, sadly.":      "we can n't park , sadly .",
		"It isn’t $1,250.50 a head!": "it is n't $ 1,250.50 a head !",
		"the owner's dog dont bark":  "the owner 's dog do n't bark",
		"":                           "",
	}
	for in, want := range tests {
		var got []string
		for _, tok := range Tokens(in) {
			got = append(got, tok.Lower)
			if tok.Lower != "n't" && tok.Start >= tok.End {
				t.Errorf("%q: token %q spans nothing", in, tok.Lower)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("Tokens(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestSentences(t *testing.T) {
	tests := []struct {
		in   string
		want []string
	}{
		{"Loud. So loud! Would I go again?", []string{"Loud.", "So loud!", "Would I go again?"}},
		{"Dr. Lee paid $3.50 at J. Smith's.", []string{"Dr. Lee paid $3.50 at J. Smith's."}},
		{`He said "never again." Then he did.`, []string{`He said "never again."`, "Then he did."}},
		{"It began in May . The rest , by Mr . Lee , was later .", []string{"It began in May .", "The rest , by Mr . Lee , was later ."}},
		{"first line\nsecond line", []string{"first line", "second line"}},
		{"bliss if you wait... we could not", []string{"bliss if you wait...", "we could not"}},
	}
	for _, test := range tests {
		var got []string
		for _, s := range Sentences(test.in) {
			got = append(got, s.Text)
			if test.in[s.Start:s.Start+len(s.Text)] != s.Text {
				t.Errorf("%q: sentence %q is not where it says", test.in, s.Text)
			}
		}
		if !reflect.DeepEqual(got, test.want) {
			t.Errorf("Sentences(%q) = %q, want %q", test.in, got, test.want)
		}
	}
}

func TestStem(t *testing.T) {
	for _, group := range []string{"park parking parked parks", "noisy noisier noisiest", "child children",
		"wait waited waiting waits", "stop stopped stopping", "taste tastes tasted tasting", "dish dishes", "eat ate eaten",
		"family families", "bring brought bringing"} {
		words := strings.Fields(group)
		for _, w := range words[1:] {
			if Stem(w) != Stem(words[0]) {
				t.Errorf("Stem(%q) = %q, Stem(%q) = %q", w, Stem(w), words[0], Stem(words[0]))
			}
		}
	}
	for _, pair := range [][2]string{{"dine", "dinner"}, {"bed", "be"}, {"string", "str"}, {"need", "ne"}} {
		if Stem(pair[0]) == Stem(pair[1]) {
			t.Errorf("%q and %q share the stem %q", pair[0], pair[1], Stem(pair[0]))
		}
	}
}

func TestDistance(t *testing.T) {
	long := strings.Repeat("word ", 20)
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"a", "", 1}, {"abc", "abc", 0}, {"alto", "alot", 1}, {"abc", "abcd", 1}, {"kitten", "sitting", 3},
		{"ca", "abc", 3}, {"zoë", "zoe", 1},
		{"a", "zzzzzz", 4}, {"бека", "бешка", 1}, {"город", "горда", 2}, {long, long + "s", 1}, {long, "x" + long + "xxx", 4}} {
		if got := Distance(c.a, c.b, 3); got != c.want {
			t.Errorf("Distance(%q, %q) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func FuzzSentences(f *testing.F) {
	f.Add("It's fine… isn’t it? $3.5!")
	f.Fuzz(func(t *testing.T, s string) {
		for _, sentence := range Sentences(s) {
			if s[sentence.Start:sentence.Start+len(sentence.Text)] != sentence.Text {
				t.Fatalf("%q is not in %q at %d", sentence.Text, s, sentence.Start)
			}
		}
	})
}
