package discretize

import (
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// compared maps comparison words to operators, alone or after "at" and "up".
var compared = map[string]query.Op{"under": query.Less, "below": query.Less, "less": query.Less, "lighter": query.Less,
	"cheaper": query.Less,
	"smaller": query.Less, "shorter": query.Less, "fewer": query.Less, "lower": query.Less, "within": query.LessEqual, "most": query.LessEqual,
	"maximum": query.LessEqual, "up": query.LessEqual, "over": query.Greater, "above": query.Greater, "more": query.Greater, "heavier": query.Greater,
	"bigger": query.Greater, "larger": query.Greater, "longer": query.Greater, "higher": query.Greater, "least": query.GreaterEqual,
	"minimum": query.GreaterEqual, "from": query.GreaterEqual}

// reach is how many tokens before an amount its comparison may be, and how far away what it counts.
const reach = 4

// amounts turns the numbers of the question into conditions on the columns they measure or count.
func (x *asked) amounts() {
	for i := range x.tokens {
		n, unit, ok := numberAt(x.tokens[i])
		if !ok || x.used[i] {
			continue
		}
		at := []int{i}
		if next := i + 1; unit == "" && next < len(x.tokens) && measures[text.Singular(x.tokens[next].Lower)].factor > 0 {
			unit = text.Singular(x.tokens[next].Lower)
			at = append(at, next)
		}
		c, word := x.measured(i, unit)
		if c == nil {
			continue
		}
		value := strconv.FormatFloat(n, 'f', -1, 64)
		if unit != "" && measures[unit].factor > 0 {
			if value, ok = inUnit(mention{number: n, unit: unit}, c.Unit); !ok {
				continue
			}
		}
		x.use(at...)
		if word >= 0 {
			x.use(word)
		}
		if last := at[len(at)-1]; word < 0 && last+2 < len(x.tokens) && x.tokens[last+1].Lower == "of" &&
			content(x.tokens[last+2]) {
			x.use(last+1, last+2) // "40 hours of battery": no other column has that unit
		}
		x.where(c.Name, x.comparison(i, max(word, at[len(at)-1])),
			query.Value{Text: value, Number: true, First: i, Last: at[len(at)-1]})
	}
}

// measured is the column a number is about, and the token that says so; -1 if only the unit does.
func (x *asked) measured(at int, unit string) (*Column, int) {
	family := measures[unit].family
	var alone []*Column
	for _, c := range x.columns {
		if c.Kind != Number || !x.asks(c) {
			continue
		}
		switch {
		case family == "" && unit == "":
			if word := x.near(at, c.term.word); word >= 0 && !familyOf(c.term) {
				return c, word
			}
		case family != "" && c.term.word == family:
			if word := x.near(at, c.term.cue); c.term.cue != "" && word >= 0 {
				return c, word
			}
			if c.term.cue == "" || weighs(c) {
				alone = append(alone, c)
			}
		}
	}
	if len(alone) == 1 {
		return alone[0], -1
	}
	return nil, -1
}

// weighs reports whether a column is the thing's own weight or capacity: amounts in these units need no further word.
func weighs(c *Column) bool { return c.Label == "weight" || c.Label == "capacity" }

// near is an unused token of a stem within reach of another; -1 if there is none.
func (x *asked) near(at int, stem string) int {
	for d := 1; d <= reach; d++ {
		for _, i := range []int{at + d, at - d} {
			if i >= 0 && i < len(x.tokens) && !x.used[i] &&
				(x.tokens[i].Stem == stem || text.Stem(text.Singular(x.tokens[i].Lower)) == stem) {
				return i
			}
		}
	}
	return -1
}

// comparison is the operator for the number between two tokens.
func (x *asked) comparison(first, last int) query.Op {
	for i := first - 1; i >= max(0, first-reach); i-- {
		word := x.tokens[i].Lower
		op, ok := compared[word]
		if !ok {
			if word == "than" || word == "at" || word == "to" || word == "of" || x.used[i] {
				continue
			}
			break
		}
		x.use(i)
		return op
	}
	if last+2 < len(x.tokens) && x.tokens[last+1].Lower == "or" {
		switch op := compared[x.tokens[last+2].Lower]; op {
		case query.Less:
			x.use(last+1, last+2)
			return query.LessEqual
		case query.Greater:
			x.use(last+1, last+2)
			return query.GreaterEqual
		}
	}
	return query.Equal
}

// price uses an unclaimed number as the price: "under 200", "for less than 50 euros".
func (x *asked) price() bool {
	at := slices.IndexFunc(x.table.Visible(), isPrice)
	if at < 0 {
		return false
	}
	c := x.table.Visible()[at]
	for i := range x.tokens {
		n, unit, ok := numberAt(x.tokens[i])
		if !ok || x.used[i] || unit != "" {
			continue
		}
		op := x.comparison(i, i)
		money := i+1 < len(x.tokens) && currencies[x.tokens[i+1].Lower]
		if op == query.Equal && !money {
			continue
		}
		x.use(i)
		for k := range x.tokens {
			if currencies[x.tokens[k].Lower] || x.tokens[k].Stem == "cost" || x.tokens[k].Stem == "pric" ||
				x.tokens[k].Lower == "price" {
				x.use(k)
			}
		}
		x.where(c.Name, op, query.Value{Text: strconv.FormatFloat(n, 'f', -1, 64), Number: true, First: i, Last: i})
		return true
	}
	return false
}

var currencies = text.Set("euro euros dollar dollars pounds € $ £")

func isPrice(c *schema.Column) bool {
	return c.Type.Number() && c.ReadFrom == "" && (c.Role == schema.Money || c.Label == "price" || c.Label == "cost")
}

// extremes are superlatives that imply a column.
var extremes = map[string]struct {
	label string
	desc  bool
}{"lightest": {"weight", false}, "heaviest": {"weight", true}, "cheapest": {"price", false}, "dearest": {"price", true},
	"priciest": {"price", true},
	"biggest":  {"capacity", true}, "largest": {"capacity", true}, "roomiest": {"capacity", true}, "smallest": {"capacity", false}}

// ends are superlatives followed by a column.
var ends = map[string]bool{"lowest": false, "least": false, "smallest": false, "fewest": false, "shortest": false,
	"highest": true, "most": true,
	"largest": true, "biggest": true, "greatest": true, "longest": true}

// order handles a superlative, and reports whether there was one.
func (x *asked) order() bool {
	for i, t := range x.tokens {
		if x.used[i] {
			continue
		}
		if desc, ok := ends[t.Lower]; ok {
			for _, c := range x.columns {
				if word := x.near(i, stemOfLabel(c)); c.Kind == Number && word > i && x.asks(c) {
					x.use(i, word)
					x.first(c.Name, desc)
					return true
				}
			}
		}
		e, ok := extremes[t.Lower]
		if t.Lower == "expensive" && i > 0 && (x.tokens[i-1].Lower == "most" || x.tokens[i-1].Lower == "least") {
			e, ok = extremes["dearest"], true
			e.desc = x.tokens[i-1].Lower == "most"
			x.use(i - 1)
		}
		if name := x.labelled(e.label); ok && name != "" {
			x.use(i)
			x.first(name, e.desc)
			return true
		}
	}
	return false
}

// stemOfLabel is the stem of a number column's cue or label.
func stemOfLabel(c *Column) string {
	if c.term.cue != "" {
		return c.term.cue
	}
	if familyOf(c.term) {
		return text.Stem(c.Label)
	}
	return c.term.word
}

// labelled is the number column with that label.
func (x *asked) labelled(label string) string {
	for _, c := range x.table.Visible() {
		if c.Type.Number() && label != "" && (c.Label == label || label == "price" && isPrice(c)) {
			return c.Name
		}
	}
	for _, c := range x.columns {
		if c.Kind == Number && c.Label == label && label != "" {
			return c.Name
		}
	}
	return ""
}

// first orders by a column and keeps the first row; rows without a value come last.
func (x *asked) first(name string, desc bool) {
	item := query.Item{Column: x.column(name)}
	x.query.Where = append(x.query.Where, query.Condition{Item: item, Op: query.IsNotNull})
	x.query.OrderBy, x.query.Limit = []query.Order{{Item: item, Desc: desc}}, 1
}

// fillers are words that ask without saying for what.
var fillers = text.Set("show find list give want need looking look search get like please have has with come comes " +
	"cost costs weigh weighs made product products model models one ones any before between help nothing buy than " +
	"sell hold holds offer use uses take takes")

// finish completes the query, or returns false if a word is left over.
func (x *asked) finish() bool {
	for i := range x.tokens {
		if x.left(i) {
			return false
		}
	}
	if len(x.tokens) > 1 && x.tokens[0].Lower == "how" && x.tokens[1].Lower == "many" && x.query.Limit == 0 {
		x.query.Select = []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}
		return true
	}
	for _, c := range x.table.Visible() {
		if c.Role == schema.Title {
			x.query.Select = []query.Item{{Column: x.column(c.Name)}}
			for _, w := range x.query.Where {
				if !slices.ContainsFunc(x.query.Select, func(i query.Item) bool { return i.Column == w.Item.Column }) &&
					w.Op != query.Equal {
					x.query.Select = append(x.query.Select, w.Item)
				}
			}
			return true
		}
	}
	x.query.Select = []query.Item{query.Star(x.table.Name)}
	return true
}

// left reports whether a content word is not part of the query.
func (x *asked) left(i int) bool {
	switch t := x.tokens[i]; {
	case x.idle(i) || fillers[t.Lower] || negations[t.Lower]:
	case t.Lower == "many" && i > 0 && x.tokens[i-1].Lower == "how":
	case i > 1 && x.tokens[i-1].Lower == "-" && x.used[i-2]: // "dishwasher-safe"
	case t.Stem == text.Stem(x.table.Label), compared[t.Lower] != "" && x.following(i):
	default:
		return true
	}
	return false
}

// following reports whether the next token is used: a comparison that belongs to an amount after it.
func (x *asked) following(i int) bool {
	return i+1 < len(x.tokens) && x.used[i+1] || i > 0 && x.used[i-1]
}
