package browse

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/text"
)

// comparisons are what people say before or after a number, longest first.
var comparisons = []struct {
	phrase string
	op     query.Op
	after  bool // said after the number
}{
	{"no less than", query.GreaterEqual, false}, {"no more than", query.LessEqual, false},
	{"better rated than", query.Greater, false}, {"higher rated than", query.Greater, false}, {"rated better than", query.Greater, false},
	{"rated higher than", query.Greater, false}, {"more than", query.Greater, false}, {"greater than", query.Greater, false}, {"higher than", query.Greater, false},
	{"better than", query.Greater, false}, {"less than", query.Less, false}, {"fewer than", query.Less, false},
	{"lower than", query.Less, false}, {"cheaper than", query.Less, false}, {"worse than", query.Less, false},
	{"at least", query.GreaterEqual, false}, {"at most", query.LessEqual, false}, {"up to", query.LessEqual, false},
	{"older than", query.Greater, false}, {"younger than", query.Less, false}, {"newer than", query.Greater, false},
	{"longer than", query.Greater, false}, {"larger than", query.Greater, false}, {"bigger than", query.Greater, false}, {"taller than", query.Greater, false},
	{"heavier than", query.Greater, false}, {"shorter than", query.Less, false}, {"smaller than", query.Less, false}, {"lighter than", query.Less, false},
	{"minimum of", query.GreaterEqual, false}, {"maximum of", query.LessEqual, false}, {"over", query.Greater, false},
	{"above", query.Greater, false}, {"exceeding", query.Greater, false}, {"under", query.Less, false},
	{"below", query.Less, false}, {"minimum", query.GreaterEqual, false}, {"maximum", query.LessEqual, false},
	{"or more", query.GreaterEqual, true}, {"or higher", query.GreaterEqual, true}, {"or better", query.GreaterEqual, true},
	{"or above", query.GreaterEqual, true}, {"and up", query.GreaterEqual, true}, {"and above", query.GreaterEqual, true},
	{"or less", query.LessEqual, true}, {"or below", query.LessEqual, true}, {"or fewer", query.LessEqual, true},
	{"or lower", query.LessEqual, true}, {"or cheaper", query.LessEqual, true}, {"+", query.GreaterEqual, true},
}

// turned are comparisons the other way about.
var turned = map[query.Op]query.Op{query.Greater: query.Less, query.Less: query.Greater}

// sinceYears are what people say before a year.
var sinceYears = map[string]query.Op{"after": query.Greater, "since": query.GreaterEqual, "before": query.Less,
	"until": query.LessEqual}

// year reports whether a number can be one.
func year(v float64) bool { return v == math.Trunc(v) && v >= 1000 && v <= 2100 }

// numbers turns numbers into conditions on the column they most likely speak of: "4 stars", "under $30", "more than 100
// reviews", "between 20 and 40 dollars".
func (a *ask) numbers() {
	var before *schema.Column // that the number before spoke of
	for i := 0; i < len(a.tokens); i++ {
		if a.gaps[i] == stop {
			before = nil
		}
		if a.explained[i] {
			continue
		}
		v, n := a.numberAt(i)
		if n == 0 || !a.free(i, i+n) || a.clock(i+n) {
			continue
		}
		op, first, last := query.Equal, i, i+n
		values := []query.Value{number(v, i, i+n-1)}
		if a.word(i-1) == "between" && a.word(i+n) == "and" {
			if w, m := words.NumberAt(a.tokens, i+n+1); m > 0 {
				op, first, last = query.Between, i-1, i+n+1+m
				values = append(values, number(w, i+n+1, last-1))
			}
		} else {
			op, first, last = a.compared(i, i+n)
		}
		if since, ok := sinceYears[a.word(i-1)]; ok && op == query.Equal && year(v) {
			op, first = since, i-1
		}
		column, p, named, end := a.numberColumn(v, first, last, op != query.Equal)
		if w := a.word(first - 1); column == nil && before != nil && op != query.Equal &&
			(w == "but" || w == "and" || w == "or") {
			column, p = before, .85 // "higher than 3 but lower than 4"
		}
		if before = column; column == nil {
			if a.money(i, i+n) && len(values) == 1 && a.amountOnLadder(v, op, i, i+n) {
				for last < len(a.tokens) && moneyWords[a.word(last)] {
					last++
				}
				a.explain(max(first, 0), last)
			}
			continue
		}
		if e, ok := words.ExtremeOf(a.word(first)); ok && a.word(first+1) == "than" {
			if up, ok := e.Of(words.Tokenize(column.Label)); ok && up != e.Up {
				op = turned[op] // what is older than 1980 has a smaller year
			}
		}
		exact := a.word(i-1) == "exactly" || a.word(i-1) == "precisely"
		if exact {
			first = min(first, i-1)
		}
		if op == query.Equal && !exact && column == a.roles.quality && v < a.roles.top {
			// "a four-star place" means four and something.
			op, values = query.GreaterEqual, values[:1]
		}
		if a.word(i-1) == "$" {
			first = min(first, i-1)
		}
		a.explain(max(first, 0), end)
		if named >= 0 {
			a.explain(named, named+1)
		}
		a.maybe(p, where(query.Condition{Item: query.Item{Column: a.column(column)}, Op: op, Values: values}))
		i = end - 1
	}
}

// numberAt reads the number at token i, if one stands there; behind a comparison 100k is one, too.
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

// compared finds the comparison around the number at [i,j) and returns it with the tokens it takes up.
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
		same := true
		for k, w := range phrase {
			same = same && a.tokens[at+k].Text == w
		}
		if same {
			return c.op, min(i, at), max(j, at+len(phrase))
		}
	}
	return query.Equal, i, j
}

// clock reports whether what follows makes the number a time of day.
func (a *ask) clock(i int) bool {
	switch a.word(i) {
	case "am", "pm", "a.m", "p.m", "o'clock", ":":
		return true
	}
	return i > 0 && (strings.HasSuffix(a.word(i-1), "am") || strings.HasSuffix(a.word(i-1), "pm"))
}

// numberColumn picks the column a number speaks of by the words around it; named is the word before it that names the
// column, if one does, and end is where the words used up end.
func (a *ask) numberColumn(v float64, i, j int, compared bool) (best *schema.Column, p float64, named, end int) {
	money := a.money(i, j)
	score := 0.0
	named = -1
	end = j
	consider := func(c *schema.Column, s float64, to int) {
		if c != nil && s > score {
			best, score, end = c, s, to
		}
	}
	for k := i + 1; k < len(a.tokens) && k < j+2; k++ {
		switch w := a.word(k); {
		case w == "star" || w == "stars" || w == "starred":
			consider(a.roles.quality, .95, max(end, k+1))
		case moneyWords[w]:
			end = k + 1
		}
	}
	if money && a.roles.price != nil && a.roles.price.Type.Number() {
		consider(a.roles.price, .9, max(end, j))
		for k := max(0, i-4); k < i && best == a.roles.price; k++ {
			if costWords[a.word(k)] {
				named = k
			}
		}
	}
	for _, c := range a.table.Visible() {
		if !c.Type.Number() || c.List || c.Role == schema.Identifier {
			continue
		}
		label := a.ownWords(c)
		for k := max(0, i-4); k < min(len(a.tokens), j+3); k++ {
			if k >= i && k < j || a.explained[k] || a.tokens[k].Stop || lexicon.is("stop", a.word(k)) ||
				!any1(label, a.word(k)) {
				continue
			}
			distance := float64(min(abs(k-j), abs(k-i+1)))
			consider(c, .97-.05*distance, max(j, min(k+1, j+2)))
			if best == c && k < i {
				named = k
			}
		}
		if e, ok := words.ExtremeOf(a.word(i)); ok && a.word(i+1) == "than" {
			if _, ok := e.Of(words.Tokenize(c.Label)); ok {
				consider(c, .95, j) // "longer than 11 m"
			}
		}
	}
	if price := a.roles.price; best == nil && compared && price != nil && price.Type.Number() && covers(price, v) {
		consider(price, .75, j) // "rooms under 150"
	}
	if best == nil && a.roles.quality != nil && v <= a.roles.top && v > 0 && ratedBefore(a, j) {
		consider(a.roles.quality, .93, j)
	}
	return best, score, named, end
}

// moneyWords are said after an amount.
var moneyWords = text.Set("dollar dollars bucks usd euro euros $")

// costWords are said before an amount.
var costWords = text.Set("cost costs costing priced")

// money reports whether the number among the tokens [i,j) is an amount of money.
func (a *ask) money(i, j int) bool {
	for k := max(0, i-2); k < min(len(a.tokens), j+2); k++ {
		if a.word(k) == "$" || k >= j && moneyWords[a.word(k)] {
			return true
		}
	}
	for k := max(0, i-4); k < i; k++ {
		if costWords[a.word(k)] {
			return true
		}
	}
	return false
}

// covers reports whether a number lies among a column's values.
func covers(c *schema.Column, v float64) bool {
	low, okLow := words.ParseNumber(c.Min)
	high, okHigh := words.ParseNumber(c.Max)
	return okLow && okHigh && low <= v && v <= high
}

// ownWords are the stems of a column's label that are no words for the rows themselves: the "no" of "order no", among
// orders.
func (a *ask) ownWords(c *schema.Column) []string {
	var out []string
	for _, w := range labelWords(c) {
		if !slices.Contains(a.rowWords(), w) {
			out = append(out, w)
		}
	}
	return out
}

// rowWords are the stems of what the rows are called.
func (a *ask) rowWords() []string {
	var out []string
	for _, t := range words.Tokenize(strings.ReplaceAll(a.table.Label+" "+a.table.Name, "_", " ")) {
		out = append(out, t.Stem)
	}
	return out
}

func ratedBefore(a *ask, i int) bool {
	for k := max(0, i-4); k < i; k++ {
		switch a.tokens[k].Stem {
		case "better", "higher", words.Stem("rated"), words.Stem("rating"), words.Stem("score"), words.Stem("scored"):
			return true
		}
	}
	return false
}

func abs(n int) int { return int(math.Abs(float64(n))) }
