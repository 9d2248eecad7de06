package browse

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// comparisons are phrases before or after a number, longest first.
var comparisons = []struct {
	phrase string
	op     query.Op
	after  bool // follows the number
}{
	{"no less than", query.GreaterEqual, false}, {"no more than", query.LessEqual, false},
	{"better rated than", query.Greater, false}, {"higher rated than", query.Greater, false},
	{"rated better than", query.Greater, false}, {"rated higher than", query.Greater, false},
	{"more than", query.Greater, false}, {"greater than", query.Greater, false},
	{"higher than", query.Greater, false}, {"better than", query.Greater, false},
	{"less than", query.Less, false}, {"fewer than", query.Less, false}, {"lower than", query.Less, false},
	{"cheaper than", query.Less, false}, {"worse than", query.Less, false},
	{"at least", query.GreaterEqual, false}, {"at most", query.LessEqual, false},
	{"up to", query.LessEqual, false}, {"older than", query.Greater, false},
	{"younger than", query.Less, false}, {"newer than", query.Greater, false},
	{"longer than", query.Greater, false}, {"larger than", query.Greater, false},
	{"bigger than", query.Greater, false}, {"taller than", query.Greater, false},
	{"heavier than", query.Greater, false}, {"shorter than", query.Less, false},
	{"smaller than", query.Less, false}, {"lighter than", query.Less, false},
	{"minimum of", query.GreaterEqual, false}, {"maximum of", query.LessEqual, false},
	{"over", query.Greater, false}, {"above", query.Greater, false}, {"exceeding", query.Greater, false},
	{"under", query.Less, false}, {"below", query.Less, false}, {"minimum", query.GreaterEqual, false},
	{"maximum", query.LessEqual, false}, {"or more", query.GreaterEqual, true},
	{"or higher", query.GreaterEqual, true}, {"or better", query.GreaterEqual, true},
	{"or above", query.GreaterEqual, true}, {"and up", query.GreaterEqual, true},
	{"and above", query.GreaterEqual, true}, {"or less", query.LessEqual, true},
	{"or below", query.LessEqual, true}, {"or fewer", query.LessEqual, true},
	{"or lower", query.LessEqual, true}, {"or cheaper", query.LessEqual, true},
	{"+", query.GreaterEqual, true},
}

// turned maps each comparison to its opposite.
var turned = map[query.Op]query.Op{query.Greater: query.Less, query.Less: query.Greater}

// sinceYears are words before a year.
var sinceYears = map[string]query.Op{"after": query.Greater, "since": query.GreaterEqual, "before": query.Less,
	"until": query.LessEqual}

// year reports whether a number can be one.
func year(v float64) bool { return v == math.Trunc(v) && v >= 1000 && v <= 2100 }

// figure is a number in the question with its comparison.
type figure struct {
	v           float64
	i, j        int // its tokens [i,j)
	first, last int // including the words of the comparison
	op          query.Op
	values      []query.Value
}

// numbers turns numbers into conditions on the most probable column: "4 stars", "under $30", "more than 100 reviews",
// "between 20 and 40 dollars".
func (a *ask) numbers() {
	var before *schema.Column // the column of the previous number
	for i := 0; i < len(a.tokens); i++ {
		if a.gaps[i] == stop {
			before = nil
		}
		f, ok := a.figureAt(i)
		if !ok {
			continue
		}
		g := a.numberColumn(f)
		if w := a.word(f.first - 1); g.column == nil && before != nil && f.op != query.Equal &&
			(w == "but" || w == "and" || w == "or") {
			g.column, g.p = before, .85 // "higher than 3 but lower than 4"
		}
		if before = g.column; before == nil {
			a.sum(f)
			continue
		}
		a.meant(&f, g.column)
		a.explain(max(f.first, 0), g.end)
		if g.named >= 0 {
			a.explain(g.named, g.named+1)
		}
		a.maybe(g.p, where(query.Condition{Item: query.Item{Column: a.column(g.column)}, Op: f.op, Values: f.values}))
		i = g.end - 1
	}
}

// figureAt reads the number at token i and its comparison.
func (a *ask) figureAt(i int) (f figure, ok bool) {
	if a.explained[i] {
		return f, false
	}
	v, n := a.numberAt(i)
	j := i + n
	if n == 0 || !a.free(i, j) || a.clock(j) {
		return f, false
	}
	f = figure{v, i, j, i, j, query.Equal, []query.Value{number(v, i, j-1)}}
	if a.word(i-1) != "between" || a.word(j) != "and" {
		f.op, f.first, f.last = a.compared(i, j)
	} else if w, m := words.NumberAt(a.tokens, j+1); m > 0 {
		f.op, f.first, f.last = query.Between, i-1, j+1+m
		f.values = append(f.values, number(w, j+1, j+m))
	}
	if since, ok := sinceYears[a.word(i-1)]; ok && f.op == query.Equal && year(v) {
		f.op, f.first = since, i-1
	}
	return f, true
}

// sum reads an amount of money where no column has amounts.
func (a *ask) sum(f figure) {
	if a.money(f.i, f.j) && len(f.values) == 1 && a.amountOnLadder(f.v, f.op, f.i, f.j) {
		for moneyWords[a.word(f.last)] {
			f.last++
		}
		a.explain(max(f.first, 0), f.last)
	}
}

// meant adapts a comparison to its column.
func (a *ask) meant(f *figure, c *schema.Column) {
	if e, ok := words.ExtremeOf(a.word(f.first)); ok && a.word(f.first+1) == "than" {
		if up, ok := e.Of(words.Tokenize(c.Label)); ok && up != e.Up {
			f.op = turned[f.op] // "older than 1980" means a smaller year
		}
	}
	before := a.word(f.i - 1)
	exact := before == "exactly" || before == "precisely"
	if exact || before == "$" {
		f.first = min(f.first, f.i-1)
	}
	if f.op == query.Equal && !exact && c == a.roles.quality && f.v < a.roles.top {
		f.op = query.GreaterEqual // "a four-star place" means at least four
	}
}

// numberAt reads the number at token i, if there is one; after a comparison 100k is one, too.
func (a *ask) numberAt(i int) (v float64, n int) {
	t := a.tokens[i]
	if scale, ok := map[string]float64{"k": 1e3, "m": 1e6}[strings.TrimLeft(t.Text, "0123456789.")]; ok && t.Unit &&
		t.Number > 0 {
		if op, _, _ := a.compared(i, i+1); op != query.Equal {
			return t.Number * scale, 1
		}
	}
	return words.NumberAt(a.tokens, i)
}

func number(v float64, first, last int) query.Value {
	return query.Value{Text: words.FormatNumber(v), Number: true, First: first, Last: last}
}

// compared finds the comparison around the number at [i,j), and its tokens.
func (a *ask) compared(i, j int) (op query.Op, first, last int) {
	for _, c := range comparisons {
		phrase := strings.Fields(c.phrase)
		at := i - len(phrase)
		if c.after {
			at = j
			if a.word(j) == "stars" || a.word(j) == "star" || a.word(j) == "dollars" || a.word(j) == "$" {
				at = j + 1
			}
		} else if w := a.word(i - 1); w == "$" || w == "a" || w == "an" {
			at-- // "at least a 4 star rating"
		}
		if at < 0 || at+len(phrase) > len(a.tokens) {
			continue
		}
		if end := at + len(phrase); slices.EqualFunc(phrase, a.tokens[at:end], func(w string, t words.Token) bool {
			return t.Text == w
		}) {
			return c.op, min(i, at), max(j, end)
		}
	}
	return query.Equal, i, j
}

// clock reports whether the next words make the number a time of day.
func (a *ask) clock(i int) bool {
	return lexicon.is("clock", a.word(i)) || strings.HasSuffix(a.word(i-1), "am") || strings.HasSuffix(a.word(i-1), "pm")
}

// guess is a column that a number may be about.
type guess struct {
	column *schema.Column
	p      float64
	named  int // the word before the number that names the column, or -1
	end    int // the end of the words used
}

func (g *guess) consider(c *schema.Column, p float64, end int) {
	if c != nil && p > g.p {
		g.column, g.p, g.end = c, p, end
	}
}

// numberColumn chooses the column of a number by the words around it.
func (a *ask) numberColumn(f figure) guess {
	g := guess{named: -1, end: f.last}
	a.unitColumn(f, &g)
	for _, c := range a.table.Visible() {
		if numeric(c) {
			a.labelled(c, f, &g)
		}
	}
	switch price, quality := a.roles.price, a.roles.quality; {
	case g.column != nil:
	case f.op != query.Equal && price != nil && price.Type.Number() && covers(price, f.v):
		g.consider(price, .75, f.last) // "rooms under 150"
	case quality != nil && f.v <= a.roles.top && f.v > 0 && ratedBefore(a, f.last):
		g.consider(quality, .93, f.last)
	}
	return g
}

// unitColumn finds the column by what the number counts: stars, or money.
func (a *ask) unitColumn(f figure, g *guess) {
	for k := f.first + 1; k < f.last+2; k++ {
		switch w := a.word(k); {
		case w == "star" || w == "stars" || w == "starred":
			g.consider(a.roles.quality, .95, max(g.end, k+1))
		case moneyWords[w]:
			g.end = k + 1
		}
	}
	price := a.roles.price
	if price == nil || !price.Type.Number() || !a.money(f.first, f.last) {
		return
	}
	g.consider(price, .9, max(g.end, f.last))
	for k := max(0, f.first-4); k < f.first && g.column == price; k++ {
		if costWords[a.word(k)] {
			g.named = k
		}
	}
}

// labelled considers a column with its label, or a word for its extremes, near the number: "longer than 11 m".
func (a *ask) labelled(c *schema.Column, f figure, g *guess) {
	label, i, j := a.ownWords(c), f.first, f.last
	for k := max(0, i-4); k < min(len(a.tokens), j+3); k++ {
		if k >= i && k < j || a.explained[k] || a.tokens[k].Stop || lexicon.is("stop", a.word(k)) ||
			!anyOf(label, a.word(k)) {
			continue
		}
		g.consider(c, .97-.05*float64(min(abs(k-j), abs(k-i+1))), max(j, min(k+1, j+2)))
		if g.column == c && k < i {
			g.named = k
		}
	}
	if e, ok := words.ExtremeOf(a.word(i)); ok && a.word(i+1) == "than" {
		if _, ok := e.Of(words.Tokenize(c.Label)); ok {
			g.consider(c, .95, j)
		}
	}
}

// moneyWords follow an amount.
var moneyWords = text.Set("dollar dollars bucks usd euro euros $")

// costWords precede an amount.
var costWords = text.Set("cost costs costing priced")

// money reports whether the number among the tokens [i,j) is an amount of money.
func (a *ask) money(i, j int) bool {
	for k := i - 4; k < j+2; k++ {
		w := a.word(k)
		if w == "$" && k >= i-2 || k >= j && moneyWords[w] || k < i && costWords[w] {
			return true
		}
	}
	return false
}

// covers reports whether a number is within the range of a column's values.
func covers(c *schema.Column, v float64) bool {
	low, okLow := words.ParseNumber(c.Min)
	high, okHigh := words.ParseNumber(c.Max)
	return okLow && okHigh && low <= v && v <= high
}

// ownWords are the stems of a column's label without those of its table's name: the "no" of "order no", among orders.
func (a *ask) ownWords(c *schema.Column) []string {
	rows := words.Tokenize(strings.ReplaceAll(a.table.Label+" "+a.table.Name, "_", " "))
	return slices.DeleteFunc(labelWords(c), func(w string) bool {
		return slices.ContainsFunc(rows, func(t words.Token) bool { return t.Stem == w })
	})
}

func ratedBefore(a *ask, i int) bool {
	return slices.ContainsFunc(a.tokens[max(0, i-4):i], func(t words.Token) bool {
		return t.Stem == "better" || t.Stem == "higher" || anyOf([]string{t.Stem}, "rated", "rating", "score", "scored")
	})
}

func abs(n int) int { return int(math.Abs(float64(n))) }
