package propose

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words for the direction of an order in time.
const (
	oldestFirst = cue.Elder | cue.Earlier | cue.Earliest | cue.First | cue.Upcoming
	newestFirst = cue.Younger | cue.Later | cue.Latest | cue.Last
)

// bothDirections is used if no word gives the direction.
var bothDirections = []bool{true, false}

// directions returns the sort orders for a measure: the one that the question implies, or both.
func (g *generator) directions(by *measure) []bool {
	if by.Agg != query.Count && by.Calc == nil && (by.isDate() || by.columns[0].HoldsYears()) {
		return g.timeOrders
	}
	if by.Calc != nil && by.Calc.IsAge() && len(g.timeOrders) == 1 { // the youngest was born last
		return []bool{!g.timeOrders[0]}
	}
	if len(by.columns) == 0 {
		return g.sizeOrders
	}
	label := words.Tokenize(strings.Join(by.columns[0].Names[0].Text, " "))
	for _, t := range g.q.Tokens {
		e, _ := words.ExtremeOf(t.Text)
		if up, ok := e.RanksBy(label); ok { // the fastest has the highest speed or the shortest time
			return []bool{up}
		}
	}
	return g.sizeOrders
}

// Comparatives of size, whatever is compared.
var (
	largerWords  = text.Set("greater larger bigger")
	smallerWords = text.Set("fewer smaller")
)

// findDirections finds the sort orders in time and in size. "Most goals" is an order in size, "most recent" is not.
func (g *generator) findDirections() {
	g.timeOrders = g.timeDirections()
	up, down := false, false
	for i, t := range g.q.Tokens {
		if g.isNamed(g.q.Columns, 1<<uint(i)) || g.q.Token(i+1) == "than" && i+2 < len(g.q.Tokens) &&
			g.q.Tokens[i+2].Numeric {
			continue // "max speed" is a column, and "fewer than 10" is a bound
		}
		isAmount := g.endsOrCounts(i)
		greatest, isSize := lang.SizeDirection(t.Text)
		switch w := t.Text; {
		case g.q.HasSense(i, cue.Most), largerWords[w], (w == "most" || w == "more") && isAmount:
			up = true
		case g.q.HasSense(i, cue.Least), smallerWords[w], (w == "least" || w == "less") && isAmount && g.q.Token(i-1) != "at":
			down = true
		case isSize && lang.IsSuperlative(w): // "tiniest"
			up, down = up || greatest, down || !greatest
		case lang.IsSuperlative(w), lang.IsComparative(w), g.q.HasSense(i, cue.Top|rankingSenses):
			up, down = true, true // about something else, or ambiguous
		}
	}
	g.sizeOrders = statedDirections(up, down)
}

// endsOrCounts reports whether a token is followed by what can be counted or measured, or by nothing: "most goals".
func (g *generator) endsOrCounts(i int) bool {
	return i+1 == len(g.q.Tokens) || g.q.Tokens[i+1].Stop || g.isNamed(g.q.Columns, 2<<uint(i)) ||
		g.isNamed(g.q.Tables, 2<<uint(i))
}

// timeDirections returns the sort direction in time that the question states, or both directions if it states none or
// negates it, as in "least recent".
func (g *generator) timeDirections() []bool {
	latest, earliest := g.tokensOutsideNames(newestFirst), g.tokensOutsideNames(oldestFirst)
	for i := range g.q.Tokens {
		before := g.q.Token(i - 1)
		if (latest|earliest)&(1<<uint(i)) != 0 && (before == "least" || before == "not") {
			return bothDirections
		}
	}
	next := slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool { return a.IsRelativeToToday() && a.Op == "since" })
	return statedDirections(latest != 0, earliest != 0 || next) // "next" is the first from today on
}

// statedDirections returns the stated direction if there is exactly one, else both.
func statedDirections(desc, asc bool) []bool {
	if desc != asc {
		return []bool{desc}
	}
	return bothDirections
}

// tokensOutsideNames returns the words that have any of the given senses and are part of no column name or date: "last
// month" implies no order.
func (g *generator) tokensOutsideNames(senses cue.Sense) link.Mask {
	tokens := g.q.WithSense(senses)
	for i := range g.q.Columns {
		tokens &^= g.q.Columns[i].Exact
	}
	for _, d := range g.q.Dates {
		tokens &^= link.Span(d.First, d.Last)
	}
	return tokens
}

// requestLength returns the number of words at the beginning that only ask to see rows.
func (g *generator) requestLength() int {
	for i, t := range g.q.Tokens {
		if !t.Stop && !g.q.HasSense(i, cue.Show) {
			return i
		}
	}
	return len(g.q.Tokens)
}

// onlyRequestBefore reports whether the words before a token only ask to see rows.
func (g *generator) onlyRequestBefore(token int) bool { return token <= g.requestLength() }

// mentionsPlural reports whether tables or columns are mentioned in the plural.
func (g *generator) mentionsPlural() bool {
	var nouns link.Mask
	for i := range g.q.Tables {
		nouns |= g.q.Tables[i].All()
	}
	for i := range g.q.Columns {
		nouns |= g.q.Columns[i].All()
	}
	for i, t := range g.q.Tokens {
		if nouns&(1<<uint(i)) != 0 && t.Word && text.Singular(t.Text) != t.Text {
			return true
		}
	}
	return false
}

// Words that ask for the first rows, and words that join two alternatives.
const (
	rankingSenses     = cue.Wins | cue.First | cue.Last | cue.Latest | cue.Upcoming | cue.Popular | cue.Most | cue.Least
	alternativeSenses = cue.Or | cue.Than
)

// mayHaveSuperlative reports whether a question may contain a superlative. Only 1 % of the training questions with one
// word it in some other way.
func (g *generator) mayHaveSuperlative() bool {
	nth := slices.ContainsFunc(g.q.Numbers, func(f link.Figure) bool { return f.Ordinal && f.Value > 1 })
	if nth || g.hasSuperlative() || g.q.WithSense(rankingSenses) != 0 {
		return true
	}
	choice := g.q.WithSense(alternativeSenses) != 0
	for _, t := range g.q.Tokens {
		topmost := len(t.Text) > len("most") && strings.HasSuffix(t.Text, "most") && t.Text != "almost"
		if topmost || choice && lang.IsComparative(t.Text) {
			return true
		}
	}
	return false
}

// isNameLike reports whether a token is capitalised like a name, or is a value.
func (g *generator) isNameLike(i int) bool {
	r, _ := utf8.DecodeRuneInString(g.q.Text[g.q.Tokens[i].Start:])
	return i > 0 && unicode.IsUpper(r) || slices.ContainsFunc(g.q.Atoms, func(a link.Atom) bool {
		return a.Op == "eq" && a.Mask&(1<<uint(i)) != 0
	})
}

// typed returns a token as typed, in lower case.
func (g *generator) typed(i int) string {
	return strings.ToLower(g.q.Text[g.q.Tokens[i].Start:g.q.Tokens[i].End])
}

func (g *generator) hasSuperlative() bool { return g.superlativeTokens() != 0 }

// superlativeTokens returns the question's superlatives.
func (g *generator) superlativeTokens() (m link.Mask) {
	for i, t := range g.q.Tokens {
		switch {
		case g.q.Token(i-1) == "at": // "at least" and "at most" are bounds
		case g.q.HasSense(i, cue.Top), lang.IsSuperlative(t.Text),
			strings.HasSuffix(g.typed(i), "st") && !lang.IsEnglish(g.typed(i)) && !g.isNameLike(i): // rare, or misspelt
			m |= 1 << uint(i)
		}
	}
	return m
}
