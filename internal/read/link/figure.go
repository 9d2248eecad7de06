package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Figure is a number in the question, with its unit.
type Figure struct {
	First, Last int
	Value       float64
	Unit        Unit
	Ordinal     bool // "third", "3rd"
}

// figures finds the numbers in the question.
func (q *Question) figures() []Figure {
	var out []Figure
	for i := 0; i < len(q.Tokens); i++ {
		f := Figure{First: i, Last: i + 1}
		t := q.Tokens[i]
		value, n := words.NumberAt(q.Tokens, i)
		switch ordinal := ordinals[t.Text]; {
		case n > 0:
			f.Value, f.Last = value, i+n
			f.Ordinal = t.Numeric && t.Text[len(t.Text)-1] > '9'
		case t.Unit:
			f.Value = t.Number
			if !q.parseSuffix(&f, strings.TrimLeft(t.Text, "0123456789.,")) {
				continue
			}
		case ordinal > 0:
			f.Value, f.Ordinal = float64(ordinal), true
		case timesWords[t.Text] > 0 && (q.Token(i-1) == "than" || q.Token(i-1) == "least"):
			f.Value = timesWords[t.Text] // "more than twice"
		case q.isArticleBeforeUnit(i):
			f.Value = 1
		case t.Text == "half" && q.isArticleBeforeUnit(i+1):
			f.Value, f.Last = .5, i+2 // "half an hour"
		default:
			continue
		}
		if i > 1 && q.Token(i-1) == "minus" && q.Tokens[i-2].Word {
			f.Value, f.First = -f.Value, i-1 // "below minus 4"
		}
		q.addFraction(&f)
		q.attachUnit(&f)
		if f.Unit.Dimension != "" {
			q.addFraction(&f)
		}
		out = append(out, f)
		i = f.Last - 1
	}
	q.shareScale(out)
	return out
}

// shareScale gives the first number of a range the scale of the second: "between 10 and 20 thousand", "5 - 10k".
func (q *Question) shareScale(figures []Figure) {
	for i := range len(figures) - 1 {
		a, b := &figures[i], &figures[i+1]
		if b.First != a.Last+1 || !rangeWords[q.Token(a.Last)] || !q.Tokens[a.First].Numeric || a.Last != a.First+1 {
			continue
		}
		if n := q.Tokens[b.First].Number; n > a.Value && a.Value > 0 {
			a.Value *= b.Value / n
		}
	}
}

// rangeWords are the words between the two numbers of a range.
var rangeWords = text.Set("and to - or")

// timesWords maps words such as "twice" to numbers.
var timesWords = map[string]float64{"once": 1, "twice": 2, "thrice": 3}

// isArticleBeforeUnit reports whether token i is an article before a unit: "an hour".
func (q *Question) isArticleBeforeUnit(i int) bool {
	t := q.Token(i)
	return (t == "a" || t == "an") && units[q.Token(i+1)].Dimension != "" && units[q.Token(i+1)].Dimension != "share"
}

// parseSuffix parses letters attached to a number: "50k", "30kg". "20m" is twenty million, unless a column in metres
// reaches 20 and no column holds millions.
func (q *Question) parseSuffix(f *Figure, letters string) bool {
	isLength := slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool {
		return c.Unit.Dimension == units["m"].Dimension && f.Value*units["m"].Factor <= c.Hi*c.Unit.Factor
	}) && !slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool { return c.IsMeasure() && c.Hi >= 1e6 })
	switch {
	case letters == "k":
		f.Value *= 1e3
	case letters == "m" && !isLength, letters == "mio":
		f.Value *= 1e6
	case letters == "bn":
		f.Value *= 1e9
	default:
		u, ok := units[letters]
		f.Unit = u
		return ok
	}
	return true
}

// addFraction adds the fraction that follows a number or its unit: "two and a half hours", "an hour and a quarter".
func (q *Question) addFraction(f *Figure) {
	part := map[string]float64{"half": .5, "quarter": .25}[q.Token(f.Last+2)]
	if part > 0 && !f.Ordinal && q.Token(f.Last) == "and" && q.Token(f.Last+1) == "a" {
		f.Value, f.Last = f.Value+part, f.Last+3
	}
}

// attachUnit finds a unit after the number, or a currency before it: "30 kg", "€60".
func (q *Question) attachUnit(f *Figure) {
	if f.Unit.Dimension != "" || f.Ordinal {
		return
	}
	if f.Last < len(q.Tokens) {
		if q.isCurrency(q.Tokens[f.Last].Text) {
			f.Unit = units["€"]
			f.Last++
			return
		}
		if u, ok := units[q.Tokens[f.Last].Text]; ok {
			f.Unit = u
			f.Last++
			return
		}
	}
	if f.First > 0 {
		if u, ok := units[q.Tokens[f.First-1].Text]; ok && (!q.Tokens[f.First-1].Word || u.Dimension == "money") {
			f.Unit = u
			f.First--
		}
	}
}

// isCurrency reports whether a word is the currency of a column, so that "pounds" is read as money rather than weight.
func (q *Question) isCurrency(word string) bool {
	sign := text.CurrencyOf(word)
	return sign != "" && slices.ContainsFunc(q.Catalog.Columns, func(c *Column) bool { return c.Column.Unit == sign })
}

var ordinals = map[string]int{"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
	"ninth": 9, "tenth": 10}
