package lexicon

import (
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/words/text"
)

func TestEmbeddedLexiconLoads(t *testing.T) {
	l, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, a := range l.Aspects {
		for _, s := range a.cues {
			n += len(s)
		}
	}
	t.Logf("%d aspects, %d ways to say something of them, %d stems", len(l.Aspects), n, len(l.vocabulary))
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}

func TestAsks(t *testing.T) {
	l := restaurants(t)
	tests := map[string]string{
		"are dogs allowed?":                             "dogs",
		"is it noisy?":                                  "!quiet",
		"does it have a kids' menu?":                    "kids menu",
		"is it good for families with children?":        "family friendly",
		"is it a good place to work on a laptop?":       "work friendly",
		"is it romantic with a nice view?":              "romantic view",
		"does it have good cocktails, wine or beer?":    "good drinks",
		"was this person a runner?":                     "",
		"is the food spicy?":                            "spicy",
		"can you sit outside?":                          "outdoor seating",
		"is it accessible in a wheelchair?":             "wheelchair",
		"does this restaurant have gluten-free options": "gluten free",
	}
	for question, want := range tests {
		var got []string
		for _, a := range l.Asks(text.Tokens(question)) {
			name := a.Name
			if a.Inverse {
				name = "!" + name
			}
			got = append(got, name)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("Asks(%q) = %q, want %q", question, got, want)
		}
	}
}

func TestHits(t *testing.T) {
	l := restaurants(t)
	tests := []struct {
		aspect, sentence string
		yes, no          bool
	}{
		{"dogs", "They keep a water bowl by the door for our spaniel.", true, false},
		{"dogs", "Our terrier was turned away.", false, true}, {"quiet", "You cannot hear a word.", false, true},
		{"quiet", "I would not call it quiet.", false, true}, {"outdoor seating", "No patio, sadly.", false, true},
		{"outdoor seating", "We ate under the vines.", true, false},
		{"parking", "Circled the block twice.", false, true}, {"good value", "It was not expensive.", true, false},
	}
	for _, test := range tests {
		var a *Aspect
		for _, b := range l.Aspects {
			if b.Name == test.aspect {
				a = b
			}
		}
		var yes, no bool
		for _, h := range a.Hits(l.Words(text.Tokens(test.sentence))) {
			if !h.Topic {
				yes, no = yes || h.Yes, no || !h.Yes
			}
		}
		if yes != test.yes || no != test.no {
			t.Errorf("%s: %q says yes %v, no %v; want %v, %v", test.aspect, test.sentence, yes, no, test.yes, test.no)
		}
	}
}

func TestOwnAspectsAreAdded(t *testing.T) {
	l, err := Load(strings.NewReader("[bicycles]\n? bicycle, bike rack\n+ bike rack, (locked|parked) my bike\n- stole my bike\n"))
	if err != nil {
		t.Fatal(err)
	}
	if got := l.Asks(text.Tokens("is there a bike rack?")); len(got) != 1 || got[0].Name != "bicycles" {
		t.Errorf("asks %v", got)
	}
	for _, bad := range []string{"+ cue before any aspect", "[x]\n+ (open", "[x]\n+ @unmade class", "[x]\nno mark"} {
		if _, err := Load(strings.NewReader(bad)); err == nil {
			t.Errorf("%q is taken without complaint", bad)
		}
	}
}

// restaurants is a lexicon with the built-in data's aspects, given like an owner's.
func restaurants(t testing.TB) *Lexicon {
	t.Helper()
	f, err := os.Open("../../demo/aspects.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	l, err := Load(f)
	if err != nil {
		t.Fatal(err)
	}
	return l
}
