package values

import (
	"bytes"
	"encoding/gob"
	"errors"
	"math/rand"
	"reflect"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	_ "github.com/ask-surely/surely/internal/testkit/scratch" // keeps the many small files of these tests in memory
)

func towns() *Builder {
	b := NewBuilder()
	town, dish, code := b.Column("shops", "town"), b.Column("shops", "dishes"), b.Column("shops", "code")
	for i, v := range []string{"Palo Alto", "San Francisco", "San José", "Sunnyvale", "New York", "New York City",
		"East Palo Alto", "Alto Verde", "St. John's", "Café-Bar O'Neil"} {
		b.Add(town, v, int64(20-i))
	}
	for _, v := range []string{"coffee & tea", "burgers", "veggie burger", "dim sum", "+", "C++", "running shoes",
		"baked potato"} {
		b.Add(dish, v, 2)
	}
	for _, v := range []string{"4.5", "1234", "AB-12", "2019"} {
		b.Add(code, v, 1)
	}
	return b
}

func TestLookup(t *testing.T) {
	cases := []struct {
		phrase, value string
		how           schema.How
	}{
		{"Palo Alto", "Palo Alto", schema.Exact},
		{"palo alto", "Palo Alto", schema.Folded},
		{"paloalto", "Palo Alto", schema.Folded},
		{"PALO-ALTO!", "Palo Alto", schema.Folded},
		{"san jose", "San José", schema.Folded},
		{"st johns", "St. John's", schema.Folded},
		{"cafe bar oneil", "Café-Bar O'Neil", schema.Folded},
		{"burger", "burgers", schema.Stemmed},
		{"veggie burgers", "veggie burger", schema.Stemmed},
		{"running shoe", "running shoes", schema.Stemmed},
		{"coffee and tea", "", ""},
		{"coffee tea", "coffee & tea", schema.Folded},
		{"san fran", "San Francisco", schema.Prefix},
		{"sunny", "Sunnyvale", schema.Prefix},
		{"palo alot", "Palo Alto", schema.Misspelt},
		{"palo atlo", "Palo Alto", schema.Misspelt},
		{"plao alto", "Palo Alto", schema.Misspelt},
		{"san fransisco", "San Francisco", schema.Misspelt},
		{"sunyvale", "Sunnyvale", schema.Misspelt},
		{"sunnyvalle", "Sunnyvale", schema.Misspelt},
		{"bakd potatoe", "baked potato", schema.Misspelt},
		{"francisco", "San Francisco", schema.Dropped},
		{"verde", "Alto Verde", schema.Dropped},
		{"york city", "New York City", schema.Dropped},
		{"+", "+", schema.Exact},
		{"4.5", "4.5", schema.Exact},
		{"1,234", "1234", schema.Folded},
		{"ab12", "AB-12", schema.Folded},
		{"2018", "", ""},
		{"xyz", "", ""},
		{"", "", ""},
		{"?!", "", ""},
	}
	built := towns().Build()
	loaded, encoded := &Index{}, &bytes.Buffer{}
	if err := errors.Join(gob.NewEncoder(encoded).Encode(built), gob.NewDecoder(encoded).Decode(loaded)); err != nil {
		t.Fatal(err)
	}
	for name, ix := range map[string]*Index{"built": built, "loaded": loaded} {
		t.Run(name, func(t *testing.T) {
			for _, c := range cases {
				got := ix.Lookup(c.phrase, 1)
				switch {
				case c.value == "" && len(got) > 0:
					t.Errorf("%q gives %v", c.phrase, got)
				case c.value != "" && (len(got) == 0 || got[0].Value != c.value || got[0].How != c.how):
					t.Errorf("%q gives %v; want %s, %s", c.phrase, got, c.value, c.how)
				}
			}
		})
	}
}

// TestNations finds countries by their adjectives and the reverse, if the phrase itself is not a value.
func TestNations(t *testing.T) {
	b := NewBuilder()
	from, of, food := b.Column("people", "country"), b.Column("people", "nationality"), b.Column("dishes", "kind")
	for _, v := range []string{"USA", "France", "New Zealand", "Côte d'Ivoire", "Poland", "Turkey", "English"} {
		b.Add(from, v, 3)
	}
	for _, v := range []string{"German", "British", "South Korean", "Spanish", "France"} {
		b.Add(of, v, 2)
	}
	b.Add(b.Column("people", "passport"), "DE", 1)
	b.Add(b.Column("people", "tongue"), "sv", 1)
	b.Add(food, "turkish", 1)
	b.Add(food, "american", 1)
	ix := b.Build()
	for phrase, want := range map[string]string{
		"American": "american", "Americans": "american", "the French": "", "French": "France France", "german": "German", "Germany": "German DE", "germans": "German", "Swedish": "sv", "DE": "DE",
		"United Kingdom": "British", "U.K.": "British", "Korea": "South Korean", "United States of America": "USA american", "US": "USA american", "us": "",
		"Kiwi": "New Zealand", "kiwi": "", "ivorian": "Côte d'Ivoire", "Polish": "Poland", "polish": "", "Turkey": "Turkey", "turkish": "turkish", "Spaniard": "Spanish", "France": "France France",
		"England": "English", "Norway": "",
	} {
		var got []string
		for _, m := range ix.Lookup(phrase, 0) {
			if m.How == schema.Exact || m.How == schema.Coded || m.How == schema.Folded || m.How == schema.Stemmed {
				got = append(got, m.Value)
			}
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q gives %q, want %q", phrase, s, want)
		}
	}
}

func TestRanking(t *testing.T) {
	var got []string
	for _, m := range towns().Build().Lookup("palo alto", 0) {
		got = append(got, m.Value)
	}
	if want := []string{"Palo Alto", "East Palo Alto"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
	scores := map[schema.How]float64{}
	ix := towns().Build()
	for _, phrase := range []string{"Palo Alto", "palo alto", "burger", "palo alot", "francisco"} {
		m := ix.Lookup(phrase, 1)[0]
		scores[m.How] = m.Score
	}
	order := []schema.How{schema.Exact, schema.Folded, schema.Stemmed, schema.Misspelt, schema.Dropped}
	for i := 1; i < len(order); i++ {
		if scores[order[i]] >= scores[order[i-1]] {
			t.Errorf("%s scores %v, %s %v", order[i], scores[order[i]], order[i-1], scores[order[i-1]])
		}
	}
}

// TestOrderOfAdding builds from the same values in another order.
func TestOrderOfAdding(t *testing.T) {
	a := towns()
	b := NewBuilder()
	town, dish, code := b.Column("shops", "town"), b.Column("shops", "dishes"), b.Column("shops", "code")
	for _, i := range rand.New(rand.NewSource(1)).Perm(len(a.texts)) {
		b.Add([]Ref{town, dish, code}[a.columnOf[i]], a.texts[i], a.counts[i])
	}
	if x, y := a.Build(), b.Build(); !reflect.DeepEqual(x, y) {
		t.Error("the indexes differ")
	}
}

// FuzzLookup looks for crashes, and for values that cannot be found by themselves.
func FuzzLookup(f *testing.F) {
	f.Add("Palo Alto")
	f.Add("Ünïcode—dash")
	f.Add("a'b.c,d 1,2.3")
	f.Add("\xff\xfe")
	f.Fuzz(func(t *testing.T, s string) {
		b := towns()
		c := b.Column("x", "y")
		b.Add(c, s, 1)
		ix := b.Build()
		ix.Lookup(s+"x", 3)
		trimmed := strings.TrimSpace(s)
		if trimmed == "" || trimmed != s || len(fold(s)) > maxWords {
			return
		}
		for _, m := range ix.Lookup(s, 0) {
			if m.Value == s {
				return
			}
		}
		t.Errorf("%q is not found", s)
	})
}
