package browse

import (
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// valueLink is a span of the question that names values of columns.
type valueLink struct {
	i, j    int // tokens [i,j)
	matches []schema.Match
	score   float64
}

// longestValue is the maximum number of words that name one value.
const longestValue = 6

// values links spans of the question to values of the table, the longest and most specific first, and decides for each
// which column it is a condition on.
func (a *ask) values() {
	if a.in.Values == nil {
		return
	}
	var links []valueLink
	for i := range a.tokens {
		for n := 1; n <= longestValue && i+n <= len(a.tokens); n++ {
			if n > 1 && a.gaps[i+n-1] == stop {
				break
			}
			if l, ok := a.link(i, i+n); ok {
				links = append(links, l)
			}
		}
	}
	sort.SliceStable(links, func(x, y int) bool { return links[x].score > links[y].score })
	var taken []valueLink
	for _, l := range links {
		// "Does the Heron have vegan options?" asks about a row, rather than searching for one.
		if a.named && a.asks() && !a.namesRow(l) && a.listed(l) {
			continue
		}
		if a.free(l.i, l.j) {
			a.named = a.named || a.namesRow(l) && l.score > 1.5
			a.explain(l.i, l.j)
			taken = append(taken, l)
		}
	}
	a.linked = taken
	sort.Slice(taken, func(x, y int) bool { return taken[x].i < taken[y].i })
	for i := 0; i < len(taken); i++ {
		i += a.condition(taken[i:])
	}
}

// asks reports whether the question is one about something, not for something.
func (a *ask) asks() bool { return lexicon.is("asks", a.word(0)) }

// listed reports whether a link is to an element of a list.
func (a *ask) listed(l valueLink) bool {
	c := a.columnOf(l.matches[0])
	return c != nil && c.List
}

// leastFit is the minimum fit of a value.
const leastFit = .35

// link looks up a span and keeps its matches.
func (a *ask) link(i, j int) (valueLink, bool) {
	l := valueLink{i: i, j: j}
	if !a.nameable(i, j) {
		return l, false
	}
	said := a.in.Question[a.tokens[i].Start:a.tokens[j-1].End]
	for _, m := range a.in.Values.Lookup(said, 12) {
		if m.Score = a.fit(m, i, j, said); m.Score >= leastFit {
			l.matches = append(l.matches, m)
			l.score = max(l.score, m.Score*float64(j-i)+.3*m.Score)
		}
	}
	l.matches = whole(l.matches)
	if j-i == 1 && len(l.matches) == 0 {
		if placed[a.word(i-1)] || a.gaps[i] == comma && a.gaps[j] != none {
			said = strings.ToUpper(said) // "in sf": mostly names follow "in"
		}
		l.matches, l.score = a.saidOf(a.word(i-1), a.spelledOut(said)), .8
	}
	return l, len(l.matches) > 0
}

// nameable reports whether the words [i,j) can name a value.
func (a *ask) nameable(i, j int) bool {
	stops := func(t words.Token) bool { return t.Stop || lexicon.is("stop", t.Text) }
	if first := a.tokens[i]; stops(first) && !a.titled(i, j) || stops(a.tokens[j-1]) || first.Numeric && j-i == 1 {
		return false
	}
	if c, ok := lexicon.cueAt(a.tokens, i); ok && len(c.phrase) == j-i && c.role != "price" {
		return false
	}
	if i > 0 && a.roles.price != nil {
		if c, ok := lexicon.cueAt(a.tokens, i-1); ok && c.role == "price" && i-1+len(c.phrase) >= j {
			return false // "very expensive"
		}
	}
	return a.word(i-1) != "how" && slices.ContainsFunc(a.tokens[i:j], func(t words.Token) bool { return !a.common(t) })
}

// titled reports whether the words [i,j) begin like a title: "The Drowsy Heron".
func (a *ask) titled(i, j int) bool { return a.word(i) == "the" && j-i > 1 }

// fit weighs a value as what the words [i,j) mean.
func (a *ask) fit(m schema.Match, i, j int, said string) float64 {
	c := a.columnOf(m)
	if c == nil || c.Hidden || unnamed[c.Role] || c == a.roles.offers || a.misses(m, c, i, j) {
		return 0
	}
	capital := slices.ContainsFunc(a.tokens[i:j], func(t words.Token) bool { return t.Upper && t.Start > 0 })
	s := howScore(m, c, j-i, capital)
	if !partial(m) {
		return s
	}
	share := part(said, m.Value)
	if share == 1 && s > .7 {
		return .95 // one of the two of "coffee & tea"
	}
	return s * share
}

// misses reports whether the words [i,j) mean something other than the similar value of the column.
func (a *ask) misses(m schema.Match, c *schema.Column, i, j int) bool {
	first, before, title := a.tokens[i], a.word(i-1), c.Role == schema.Title
	switch {
	case a.titled(i, j):
		return !title || !exact(m)
	case !exact(m): // "seafood place" is not Seafood Palace, nor "seats" Setas
		return title && (a.common(first) || a.common(a.tokens[j-1])) || j-i == 1 && a.numberNamed(first.Text) != nil
	}
	// "trained in Japan" does not mean Japanese food.
	return c.List && before != "from" && placed[before] && m.How == schema.Folded &&
		words.LooseKey(words.Tokenize(m.Value)) != words.LooseKey(a.tokens[i:j])
}

// unnamed are the roles of columns whose values are not used in questions.
var unnamed = map[schema.Role]bool{schema.FreeText: true, schema.Identifier: true, schema.OpeningHours: true}

// exact reports whether a value was given verbatim.
func exact(m schema.Match) bool { return m.How == schema.Exact || m.How == schema.Folded }

// partial reports whether only a part of a value was given.
func partial(m schema.Match) bool { return m.How == schema.Dropped || m.How == schema.Prefix }

// common reports whether a token is a word for any row, or gives nothing to search for.
func (a *ask) common(t words.Token) bool { return lexicon.dull(t.Text) || a.namesTable(t) }

// spelledOut returns the listed values that initials such as SF or NYC stand for.
func (a *ask) spelledOut(initials string) []schema.Match {
	if len(initials) < 2 || len(initials) > 5 || initials != strings.ToUpper(initials) {
		return nil
	}
	var out []schema.Match
	most := int64(0)
	for _, c := range a.table.Visible() {
		for _, v := range c.Values {
			first := ""
			for _, w := range strings.Fields(words.Fold(v.Value)) {
				_, n := utf8.DecodeRuneInString(w)
				first += w[:n]
			}
			if len(first) > 1 && first == words.Fold(initials) {
				out = append(out, schema.Match{Table: a.table.Name, Column: c.Name, Value: v.Value, Count: v.Count,
					How: schema.Folded, Score: .4})
				most = max(most, v.Count)
			}
		}
	}
	for i := range out {
		if out[i].Count == most { // frequent values get initials
			out[i].Score = 1
		}
	}
	return out
}

// whole drops partial matches if the phrase is a value itself.
func whole(matches []schema.Match) []schema.Match {
	if !slices.ContainsFunc(matches, exact) {
		return matches
	}
	return slices.DeleteFunc(matches, partial)
}

// saidOf keeps the matches in a column that the owner configured for the preceding word ("in"), if there are any.
func (a *ask) saidOf(before string, matches []schema.Match) []schema.Match {
	of := func(m schema.Match) bool { return before != "" && anyOf(labelWords(a.table.Column(m.Column)), before) }
	if !slices.ContainsFunc(matches, of) {
		return matches
	}
	return slices.DeleteFunc(matches, func(m schema.Match) bool { return !of(m) })
}

// howScore weighs a match of n words: values of enumerations may match loosely, names may not.
func howScore(m schema.Match, c *schema.Column, n int, capital bool) float64 {
	switch listed, name := c.Role == schema.Enumeration || c.List, c.Role == schema.Title; {
	case listed:
		return listedScore(m, n)
	case exact(m) && (n > 1 || capital):
		return .9
	case exact(m):
		return leastFit
	case m.How == schema.Stemmed && n > 1 && capital:
		return .7
	case m.How == schema.Misspelt && name && (n > 1 || capital):
		return .6
	case partial(m) && name && capital:
		return .5
	}
	return 0
}

func listedScore(m schema.Match, n int) float64 {
	switch whole := len(words.Tokenize(m.Value)) == n; {
	case exact(m):
		return 1
	case m.How == schema.Stemmed:
		return .95
	case partial(m):
		return .75
	case whole && len(m.Value) > 7:
		return .93 // long words seldom differ in one letter only
	case whole || n > 1:
		return .7
	}
	return 0
}

// part weighs a phrase that is only a part of a value: "coffee" is one of the two of "coffee & tea", "hot" is not what
// "hot pot" means.
func part(phrase, value string) float64 {
	said := words.Tokenize(phrase)
	pieces := strings.FieldsFunc(strings.NewReplacer(" and ", "&", " or ", "&").Replace(value),
		func(r rune) bool { return strings.ContainsRune("&/,;()", r) })
	for _, p := range pieces {
		if p := words.Tokenize(p); len(pieces) > 1 && len(p) == len(said) && phraseIn(p, said) {
			return 1
		}
	}
	if all := words.Tokenize(value); len(all) == len(said)+1 && all[0].Stop && phraseIn(said, all) {
		return 1 // only the article is missing
	}
	if len(said) > 1 {
		return .8
	}
	return .4
}

// columnOf returns the column of a match, if it is one of the table's.
func (a *ask) columnOf(m schema.Match) *schema.Column {
	if m.Table != a.table.Name {
		return nil
	}
	return a.table.Column(m.Column)
}

// condition decides what the first of the links means and returns how many further links it took along: "chinese or
// thai" is one condition.
func (a *ask) condition(links []valueLink) (took int) {
	l := links[0]
	not := a.negated(l.i) && !a.qualified(l.i)
	var options []option
	seen := map[query.Column]bool{}
	for _, m := range l.matches {
		at := query.Column{Table: m.Table, Name: m.Column}
		if seen[at] {
			continue
		}
		seen[at] = true
		column := a.columnOf(m)
		values := []query.Value{a.value(l, m, column)}
		n := 0
		for k := 1; k < len(links) && a.onlyOr(links[k-1].j, links[k].i); k++ {
			other, ok := matchIn(links[k].matches, at)
			if !ok || not && links[k].i == links[k-1].j && !a.orLater(links[k:]) {
				break // "not chinese, italian": a comma ends the negation, unless an "or" follows
			}
			values = append(values, a.value(links[k], other, column))
			n = k
		}
		took = max(took, n)
		holds := a.holds(at, column, values, not)
		if steps := a.priceLink(l, m, column, not); steps != nil && n == 0 {
			holds = steps
		}
		options = append(options, option{.985 * m.Score, holds})
	}
	if len(options) > 0 {
		a.named = a.named || a.namesRow(l)
		a.either(options...)
		a.decisions[len(a.decisions)-1].words = a.contentOf(phrase{i: l.i, j: l.j})
	}
	return took
}

// value returns the literal for a match: as the data has it, or as the person said it where that may mean several
// values (the engine then classifies it).
func (a *ask) value(l valueLink, m schema.Match, c *schema.Column) query.Value {
	v := query.Value{Text: m.Value, First: l.i, Last: l.j - 1, Number: c.Type.Number() && !c.List}
	if partial(m) && (c.Role == schema.Enumeration || c.List) {
		v.Text = strings.ToLower(a.in.Question[a.tokens[l.i].Start:a.tokens[l.j-1].End])
	}
	return v
}

// holds returns the effect of a condition that the column holds one of the values.
func (a *ask) holds(at query.Column, c *schema.Column, values []query.Value, not bool) func(*query.Query) {
	cond := query.Condition{Item: query.Item{Column: at}, Values: values}
	switch {
	case c.List && len(values) > 1:
		cond.Op = query.HasAny
	case c.List:
		cond.Op = query.Has
	case len(values) > 1:
		cond.Op = query.In
	default:
		cond.Op = query.Equal
	}
	if not {
		cond.Op = map[query.Op]query.Op{query.Has: query.HasNot, query.HasAny: query.HasNot, query.In: query.NotIn,
			query.Equal: query.NotEqual}[cond.Op]
	}
	return func(q *query.Query) {
		if cond.Op != query.HasNot {
			add(q, cond)
			return
		}
		for i := range values { // each separately
			c := cond
			c.Values = values[i : i+1]
			add(q, c)
		}
	}
}

// orLater reports whether an "or" or "and" joins the first of the links to one after it.
func (a *ask) orLater(links []valueLink) bool {
	for k := 1; k < len(links) && a.onlyOr(links[k-1].j, links[k].i); k++ {
		if links[k].i > links[k-1].j {
			return true
		}
	}
	return false
}

// onlyOr reports whether there is only "or", "and" or a comma between tokens j and i.
func (a *ask) onlyOr(j, i int) bool {
	if i-j > 1 || i < j {
		return false
	}
	if i == j {
		return a.gaps[i] == comma
	}
	return a.word(j) == "or" || a.word(j) == "and" || a.word(j) == "/"
}

func matchIn(matches []schema.Match, at query.Column) (schema.Match, bool) {
	for _, m := range matches {
		if m.Table == at.Table && m.Column == at.Name {
			return m, true
		}
	}
	return schema.Match{}, false
}

// negated reports whether a "not" precedes token i closely, in the same sentence.
func (a *ask) negated(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3; k-- {
		if a.gaps[k+1] != none || a.explained[k] {
			return false
		}
		if lexicon.is("not", a.word(k)) || a.contracted(k-1) || a.excepted(k) {
			return true
		}
		switch a.word(k) {
		case "in", "near", "around", "at": // "nothing fancy in Porto"; "not in Porto"
			return lexicon.is("not", a.word(k-1)) || a.contracted(k-2) || a.excepted(k-1)
		}
	}
	return false
}

// qualified reports whether a "not" before token i negates an adjective between them: "a not too pricey steakhouse".
func (a *ask) qualified(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3 && !lexicon.is("not", a.word(k)) && a.gaps[k+1] == none; k-- {
		if c, ok := lexicon.cueAt(a.tokens, k); ok && (c.role == "price" || c.role == "quality") ||
			lexicon.is("adjective", a.word(k)) {
			return true
		}
	}
	return false
}

// excepted reports whether token i ends "anything but", "other than", "apart from".
func (a *ask) excepted(i int) bool {
	switch before := a.word(i - 1); a.word(i) {
	case "but":
		return before == "anything" || before == "everything" || before == "all" || before == "any"
	case "than":
		return before == "other" || before == "rather"
	case "from", "for":
		return before == "aside" || before == "apart" || before == "except"
	}
	return false
}

// contracted reports whether token i is the "don" of "don't", which the tokenizer splits.
func (a *ask) contracted(i int) bool {
	return a.word(i+1) == "t" && strings.HasSuffix(a.word(i), "n")
}

// namesRow reports whether the link is the title of a row.
func (a *ask) namesRow(l valueLink) bool {
	return a.roles.title != nil && len(l.matches) > 0 && l.matches[0].Column == a.roles.title.Name &&
		l.matches[0].Score >= .5
}

// namesTable reports whether a token is a word for the table's rows.
func (a *ask) namesTable(t words.Token) bool {
	for i, name := range append([]string{a.table.Label, a.table.Name}, a.table.Synonyms...) {
		name := words.Tokenize(strings.ReplaceAll(name, "_", " "))
		if i > 1 && len(name) > 1 {
			continue // "somewhere to eat" counts only as a whole
		}
		if slices.ContainsFunc(name, func(w words.Token) bool { return w.Stem == t.Stem || misspelt(t.Text, w.Text) }) {
			return true
		}
	}
	return false
}

// misspelt reports whether said is a long word with one or two typos: "restaraunts".
func misspelt(said, word string) bool {
	const long = 7
	if len(said) < long || len(word) < long || said[0] != word[0] {
		return false
	}
	said, word = strings.TrimSuffix(said, "s"), strings.TrimSuffix(word, "s")
	most := len(word) / 4
	return text.Distance(said, word, most) <= most
}

// placed are the prepositions before places.
var placed = text.Set("in near around at from")
