package browse

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// cues turns everyday words — "best", "cheap", "popular" — into conditions and orders on the columns with that role.
func (a *ask) cues() {
	a.sorted()
	for i := 0; i < len(a.tokens); i++ {
		if a.explained[i] {
			continue
		}
		c, ok := lexicon.cueAt(a.tokens, i)
		if !ok || !a.free(i, i+len(c.phrase)) {
			continue
		}
		if a.follow(c, i) {
			a.explain(i, i+len(c.phrase))
		}
		i += len(c.phrase) - 1
	}
	a.most()
}

// follow applies one cue; it reports whether there was a column for it.
func (a *ask) follow(c cue, i int) bool {
	if c.effect == "lower" || c.effect == "higher" {
		return a.fragment // about rows shown before, which the caller knows
	}
	r := a.roles
	not := a.negated(i)
	switch c.role {
	case "quality":
		if r.quality == nil {
			return false
		}
		switch c.effect {
		case "desc", "asc":
			a.superlate = true
			a.order(r.quality, c.effect == "desc", .93)
		case "rated":
			a.good, a.rated = append(a.good, span{i, i + len(c.phrase)}), true
		case "high":
			return a.remember(i, i+len(c.phrase))
		}
	case "recommend":
		if r.quality == nil {
			return false
		}
		a.order(r.quality, true, .55)
	case "popularity":
		column := cmp.Or(r.popularity, r.quality)
		if column == nil || c.name == "popular" && a.word(i+len(c.phrase)) == "for" {
			return false
		}
		a.superlate = true
		a.order(column, true, .85)
	case "price":
		return a.word(i-1) != "how" && a.price(c, i, not)
	case "date":
		if r.date == nil {
			return false
		}
		a.superlate = true
		a.order(r.date, c.effect == "desc", .85)
	default:
		return false
	}
	return true
}

// remember keeps a word of praise for later if it is about the rows themselves: "good Thai food", "an amazing place",
// "quality"; not "good for groups".
func (a *ask) remember(i, j int) bool {
	end := j
	for end < len(a.tokens) && a.gaps[end] == none {
		switch {
		case a.explained[end] || a.namesTable(a.tokens[end]) || lexicon.is("generic", a.word(end)):
			end++
			continue
		case a.word(end) == "to" && lexicon.is("stopverb", a.word(end+1)): // "a good place to eat in Porto"
			end += 2
			continue
		}
		break
	}
	ends := end >= len(a.tokens) || a.gaps[end] != none || lexicon.is("closer", a.word(end)) ||
		lexicon.is("stop", a.word(end))
	if end == j && !(ends && (a.word(i-1) == "and" || a.word(i-1) == "is")) || !ends || a.word(end) == "to" ||
		a.word(end) == "for" {
		return false
	}
	a.good = append(a.good, span{i, j})
	return true
}

// goodness turns words of praise into a condition on the quality column, unless the same sentence has a condition on
// texts, to which the praise then belongs.
func (a *ask) goodness() {
	if len(a.good) == 0 {
		return
	}
	g, p := a.good[0], .62 // one is enough
	for k := g.i; k >= 0 && a.gaps[k] != stop; k-- {
		if lexicon.is("skipclause", a.word(k)) || a.word(k) == "with" {
			p = .2
		}
	}
	from := g.i
	for from > 0 && a.gaps[from] != stop {
		from--
	}
	for _, asked := range a.asked {
		if asked.i >= from && asked.i < a.sentenceEnd(g.i) {
			p = .2
		}
	}
	if a.rated { // "with good ratings" is unambiguous
		p = .88
	}
	if len(a.decisions) > 0 && a.roles.quality != nil && !a.limits(a.roles.quality) {
		a.maybe(p, where(query.Condition{Item: query.Item{Column: a.column(a.roles.quality)}, Op: query.GreaterEqual,
			Values: []query.Value{number(.8*a.roles.top, g.i, g.j-1)}}))
		a.order(a.roles.quality, true, .55)
	}
}

// limits reports whether the column has a numeric condition already.
func (a *ask) limits(c *schema.Column) bool {
	q := a.build(make([]uint8, len(a.decisions)))
	return slices.ContainsFunc(q.Where, func(w query.Condition) bool { return w.Item.Column == a.column(c) })
}

// order sorts the rows by a column; the first call is the primary key.
func (a *ask) order(c *schema.Column, desc bool, p float64) {
	key := query.Order{Item: query.Item{Column: a.column(c)}, Desc: desc}
	a.maybe(p, func(q *query.Query) {
		if !slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return o.Item.Same(key.Item) }) {
			q.OrderBy = append(q.OrderBy, key)
		}
	})
}

// most reads "the most reviews", "highest price", "fewest seats" as an order by the named column.
func (a *ask) most() {
	for i := range a.tokens {
		var desc bool
		switch a.word(i) {
		case "most", "highest", "largest", "biggest", "greatest", "maximum":
			desc = true
		case "fewest", "least", "lowest", "smallest", "minimum":
		default:
			if _, ok := words.ExtremeOf(a.word(i)); !ok || !strings.HasSuffix(a.word(i), "est") {
				continue
			}
		}
		if a.explained[i] {
			continue
		}
		if c, desc := a.extreme(a.word(i)); c != nil {
			a.explain(i, i+1)
			a.superlate = true
			a.order(c, desc, .93)
			continue
		}
		for k := i + 1; k < min(len(a.tokens), i+3); k++ {
			if c := a.numberNamed(a.word(k)); c != nil && !a.tokens[k].Stop {
				a.explain(i, k+1)
				a.superlate = true
				a.order(c, desc, .95)
				break
			}
		}
	}
}

// extreme returns the numeric column that a superlative refers to, and whether it means the largest value: "the longest
// boat".
func (a *ask) extreme(word string) (found *schema.Column, desc bool) {
	e, ok := words.ExtremeOf(word)
	if !ok {
		return nil, false
	}
	for _, c := range a.table.Visible() {
		if up, ok := e.Of(words.Tokenize(c.Label)); ok && numeric(c) {
			if found != nil {
				return nil, false
			}
			found, desc = c, up
		}
	}
	return found, desc
}

// sorted reads "sort by price", "order them by rating, lowest first", "all hotels by number of votes".
func (a *ask) sorted() {
	for i := range a.tokens {
		if a.word(i) != "by" || a.explained[i] {
			continue
		}
		first := i
		for k := i - 1; k >= 0 && k >= i-4; k-- {
			if anyOf([]string{a.tokens[k].Stem}, "sort", "order", "rank") {
				first = k
			}
		}
		k := i + 1
		for a.word(k) == "the" || a.word(k) == "their" || a.word(k) == "of" || a.word(k) == "number" && a.word(k+1) == "of" {
			k++
		}
		for _, c := range a.table.Visible() {
			label := labelWords(c)
			if !a.sortable(c, first < i) || !anyOf(label, a.word(k), a.word(k+1)) {
				continue
			}
			end := k + 1
			if anyOf(label, a.word(end)) {
				end++
			}
			desc, end := a.direction(c == a.roles.quality || c == a.roles.popularity, end)
			a.explain(first, end)
			a.superlate = true
			a.order(c, desc, .95)
			return
		}
	}
}

// sortable reports whether rows can be sorted by a column: by most columns with a direction, else only by those with a
// natural order.
func (a *ask) sortable(c *schema.Column, told bool) bool {
	return !c.List && c.Role != schema.FreeText &&
		(told || c.Role != schema.Identifier && (c == a.roles.date || c.Type.Number()))
}

// direction reads "descending", "lowest first" after what is sorted by; end is where that ends.
func (a *ask) direction(usual bool, from int) (desc bool, end int) {
	desc, end = usual, from
	for k := from; k < len(a.tokens); k++ {
		switch a.word(k) {
		case "descending", "highest", "largest", "best", "most", "latest", "newest", "desc":
			desc = true
		case "ascending", "lowest", "smallest", "cheapest", "least", "earliest", "oldest", "asc":
			desc = false
		default:
			continue
		}
		if k <= end+2 {
			end = k + 1
			if a.word(end) == "first" {
				end++
			}
		}
	}
	return desc, end
}

// numberNamed returns the number column whose label has the word, or nil.
func (a *ask) numberNamed(word string) *schema.Column {
	for _, c := range a.table.Visible() {
		if numeric(c) && anyOf(a.ownWords(c), word) {
			return c
		}
	}
	return nil
}
