package words

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Extreme is an everyday superlative, with words in the names of the columns that it ranks by, and of those that it
// ranks by in reverse, such as years for "oldest".
type Extreme struct {
	Phrases          string // alternatives separated by |; without the article
	Columns, Reverse string
	LargestFirst     bool // whether the largest of Columns comes first
}

// Money lists the words for prices in the names of columns.
const Money = "price cost fee fare rate charge rent"

// Ratings lists the words for what people think of something in the names of columns.
const Ratings = "rating stars grade satisfaction"

// Extremes are superlatives with typical columns.
var Extremes = []Extreme{
	{"cheapest|lowest priced|least expensive", Money, "", false},
	{"priciest|costliest|dearest|most expensive", Money, "", true},
	{"oldest|eldest", "age", "year birth born birthday founded built opened established founding", true},
	{"youngest", "age", "year birth born birthday", false},
	{"newest|latest|most recent", "year date time opened founded built established", "", true},
	{"earliest", "year date time opened founded built established", "", false},
	{"tallest", "height", "", true},
	{"longest", "length duration distance runtime minutes", "", true},
	{"shortest", "length duration distance runtime minutes height", "", false},
	{"deepest", "depth", "", true},
	{"widest", "width", "", true},
	{"fastest|quickest", "speed pace", "time duration", true},
	{"slowest", "speed pace", "time duration", false},
	{"heaviest", "weight", "", true},
	{"lightest", "weight", "", false},
	{"hottest|warmest", "temperature", "", true},
	{"coldest|coolest", "temperature", "", false},
	{"best rated|highest rated|top rated|best", Ratings + " score", "", true},
	{"worst rated|lowest rated|worst", Ratings + " score", "", false},
}

// ExtremeOf returns the extreme that a word expresses as a superlative or as a comparative: "longest", "longer".
func ExtremeOf(word string) (Extreme, bool) {
	if two, ok := strings.CutSuffix(word, "er"); ok {
		word = two + "est"
	}
	for _, e := range Extremes {
		if slices.Contains(strings.Split(e.Phrases, "|"), word) {
			return e, true
		}
	}
	return Extreme{}, false
}

// RanksBy reports whether the extreme ranks by a column with this label and, if so, whether its largest value comes
// first.
func (e Extreme) RanksBy(label []Token) (largestFirst, ok bool) {
	if hasWord(label, e.Columns) {
		return e.LargestFirst, true
	}
	return !e.LargestFirst, hasWord(label, e.Reverse)
}

// hasWord reports whether one of the words is among the tokens, whatever their endings.
func hasWord(tokens []Token, any string) bool {
	return slices.ContainsFunc(strings.Fields(any), func(w string) bool {
		return slices.ContainsFunc(tokens, func(t Token) bool { return t.Stem == text.Stem(w) })
	})
}
