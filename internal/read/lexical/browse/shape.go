package browse

import (
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// amount reads how many rows are wanted: "how many", "all", "three", "top 5", one or several.
func (a *ask) amount() {
	for i := range a.tokens {
		next := a.word(i + 1)
		switch w := a.word(i); {
		case w == "how" && next == "many",
			w == "number" && next == "of" && i+2 < len(a.tokens) && a.namesTable(a.tokens[i+2]):
			a.count = true
			a.explain(i, i+2)
		case w == "all" || w == "every" || w == "list" && i < 2:
			a.all = true
		case w == "couple" && next == "of":
			a.take(2, i, i+2)
		case w == "top":
			if v, j := a.rowsAt(i + 1); j > 0 && !a.unitAfter(j) {
				a.take(v, i+1, j)
			}
		}
		if v, j := a.rowsAt(i); j > 0 && v == math.Trunc(v) && a.countsRows(i, j) {
			a.take(v, i, j)
		}
	}
}

// rowsAt reads a number of rows at token i, and where it ends; 0 if there is none.
func (a *ask) rowsAt(i int) (v float64, end int) {
	if v, n := words.NumberAt(a.tokens, i); n > 0 && v >= 1 && v <= 100 {
		return v, i + n
	}
	return 0, 0
}

// take limits the rows to the number at [i,j), unless they are limited already.
func (a *ask) take(n float64, i, j int) {
	if a.limit == 0 {
		a.limit = int(n)
		a.explain(i, j)
	}
}

// countsRows reports whether a number at [i,j) says how many rows are wanted: "three places", "show me 5 ice cream
// shops".
func (a *ask) countsRows(i, j int) bool {
	if j >= len(a.tokens) || a.tokens[i].Unit || a.unitAfter(j) || a.word(i-1) == "than" {
		return false
	}
	c, ok := lexicon.cueAt(a.tokens, j)
	switch {
	case a.namesTable(a.tokens[j]) && strings.HasSuffix(a.word(j), "s"):
		return true
	case ok && (c.effect == "desc" || c.effect == "asc"): // "the 10 most popular …"
		return true
	}
	several := false
	for k := j; k < min(j+4, len(a.tokens)) && a.gaps[k] == none; k++ {
		w := a.word(k)
		if !strings.HasSuffix(w, "s") {
			continue
		}
		if a.namesTable(a.tokens[k]) {
			return true
		}
		several = several || !strings.HasSuffix(w, "ss")
	}
	return several && i == 0
}

// unitAfter reports whether a unit after a number makes it a measure, not a count of rows.
func (a *ask) unitAfter(i int) bool { return lexicon.is("unit", a.word(i)) }

// one reports whether the question is about one row: "a place", "which restaurant has", "what's the best spot".
func (a *ask) one() bool {
	for i, t := range a.tokens {
		if !t.Word || !(a.namesTable(t) || t.Text == "ones" || t.Text == "place" || t.Text == "spot" || t.Text == "one") {
			continue
		}
		if strings.HasSuffix(t.Text, "s") && !strings.HasSuffix(t.Text, "ss") {
			return false
		}
		for k := i - 1; k >= 0 && k >= i-6; k-- {
			if w := a.word(k); lexicon.is("oneof", w) || lexicon.is("extreme", w) {
				return true
			}
		}
		return i == 0 && a.superlate // "hotel with the lowest price"
	}
	for i := range a.tokens {
		if a.word(i) == "the" && lexicon.is("extreme", a.word(i+1)) {
			return true
		}
	}
	return false
}

// attributes reads which columns are asked for: "the phone number of …", "when does … open", "how expensive is …".
func (a *ask) attributes() {
	for _, c := range a.table.Visible() {
		if c.Role == schema.Identifier || c == a.roles.title || c.Role == schema.FreeText {
			continue
		}
		names := append([]string{c.Label, strings.ReplaceAll(c.Name, "_", " ")}, c.Synonyms...)
		if first, _, several := strings.Cut(names[0], " "); several && a.only(c, first) {
			names = append(names, first) // the "phone" of "phone number"
		}
		for _, name := range names {
			phrase := words.Tokenize(name)
			if len(phrase) == 0 || a.wants(c) || len(phrase) == 1 && lexicon.is("stop", phrase[0].Text) {
				continue // "in" may be said of a column, but asks for none
			}
			i := a.find(phrase)
			if i >= 0 && !a.ofHours(c, a.word(i)) && (a.askedFor(i) || a.heads(i, i+len(phrase)) || a.named) {
				a.want(c)
				a.explain(i, i+len(phrase))
			}
		}
	}
	if a.named {
		a.implied()
	}
}

// ofHours reports whether a word refers to the opening hours and not to a date column: open now, unlike opened in 2010.
func (a *ask) ofHours(c *schema.Column, w string) bool {
	return a.roles.hours != nil && c != a.roles.hours && strings.HasPrefix(w, "open") && w != "opened"
}

// implied reads which columns of a named row are asked for without being named.
func (a *ask) implied() {
	said := func(phrases ...string) bool {
		return slices.ContainsFunc(phrases, func(p string) bool { return phraseIn(words.Tokenize(p), a.tokens) })
	}
	if h := a.roles.hours; h != nil && (a.wants(h) || said("when", "open", "close", "hours", "what time")) {
		a.want(h)
		a.explainWords("when", "open", "close", "closed", "hours", "opens", "closes", "time", "late", "early")
	}
	if p := a.roles.price; p != nil && !a.wants(p) && said("how much", "expensive") {
		a.want(p)
		a.explainWords("how", "much", "expensive")
	}
	for _, c := range a.table.Visible() {
		if c.Role == schema.Address && !a.wants(c) && said("where") {
			a.want(c)
			a.explainWords("where")
		}
	}
}

// wants reports whether a column is asked for already.
func (a *ask) wants(c *schema.Column) bool {
	return slices.ContainsFunc(a.wanted, query.Item{Column: a.column(c)}.Same)
}

func (a *ask) want(c *schema.Column) {
	if !a.wants(c) {
		a.wanted = append(a.wanted, query.Item{Column: a.column(c)})
	}
}

// only reports whether no other column of the table has the word in its label.
func (a *ask) only(c *schema.Column, word string) bool {
	word = strings.ToLower(word)
	return !lexicon.dull(word) && !slices.ContainsFunc(a.table.Visible(), func(other *schema.Column) bool {
		return other != c && anyOf(labelWords(other), word)
	})
}

// heads reports whether the column named at [i,j) is among those that the question begins with: "phone of …", "name,
// address and phone of all …".
func (a *ask) heads(i, j int) bool {
	list := func(k int) bool {
		w := a.word(k)
		if w == "of" || w == "for" || w == "with" {
			return false
		}
		return w == "and" || lexicon.dull(w) ||
			slices.ContainsFunc(a.table.Visible(), func(c *schema.Column) bool { return anyOf(labelWords(c), w) })
	}
	for k := range i {
		if !list(k) {
			return false
		}
	}
	for j < len(a.tokens) && list(j) && !a.explained[j] && !a.namesTable(a.tokens[j]) {
		j++
	}
	_, number := words.NumberAt(a.tokens, j+1)
	return (a.word(j) == "of" || a.word(j) == "for") && number == 0
}

func (a *ask) explainWords(list ...string) {
	for i := range a.tokens {
		a.explained[i] = a.explained[i] || slices.Contains(list, a.word(i))
	}
}

// askedFor reports whether the column named at token i is what is asked for, not part of a condition.
func (a *ask) askedFor(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3; k-- {
		if lexicon.is("requests", a.word(k)) {
			return !slices.ContainsFunc(a.tokens[k:i], a.namesTable)
		}
	}
	return (a.word(i-1) == "and" || a.word(i-1) == "the") && len(a.wanted) > 0
}

// find returns where the words of a phrase occur among the unexplained tokens, or -1.
func (a *ask) find(phrase []words.Token) int {
	for i := 0; i+len(phrase) <= len(a.tokens); i++ {
		if end := i + len(phrase); a.free(i, end) && slices.EqualFunc(phrase, a.tokens[i:end], sameStem) {
			return i
		}
	}
	return -1
}

// shape decides the number of rows.
func (a *ask) shape() {
	a.singular = a.one()
	lead := a.singular && a.superlate
	switch {
	case a.fragment && lead && a.limit == 0 && !a.count: // "which one has the most votes?"
		a.maybe(.9, func(q *query.Query) { q.Limit = 1 })
	case a.count || a.all || a.fragment && a.limit == 0:
	case len(a.roles.texts) == 0 && a.limit == 0 && !lead: // short rows are read at a glance
	case a.limit > 0:
		n := a.limit
		a.maybe(.97, func(q *query.Query) { q.Limit = n })
	case a.named, len(a.wanted) > 0 && !a.singular && !a.superlate: // "the phone numbers of …": of each
	case lead:
		a.rows(1, .85)
	case a.singular:
		a.rows(1, .6)
		if a.roles.quality != nil {
			a.order(a.roles.quality, true, .45) // one of many: the best
		}
	default:
		a.rows(defaultRows, .9)
	}
}

// rows limits the result to n rows, or to the default number.
func (a *ask) rows(n int, p float64) {
	other := defaultRows
	if n == defaultRows {
		other = 1
	}
	a.either(option{p, func(q *query.Query) { q.Limit = n }}, option{1 - p, func(q *query.Query) { q.Limit = other }})
}

// finish fills in the select list and the order.
func (a *ask) finish(q *query.Query) {
	number := query.Item{Agg: query.Count, Column: query.Column{Table: a.table.Name, Name: "*"}}
	switch {
	case a.fragment && !a.count:
		q.Select = append(q.Select, a.wanted...)
	case a.fragment:
		q.Select = []query.Item{number}
	case a.count:
		q.Select, q.OrderBy, q.Limit = []query.Item{number}, nil, 0
	default:
		q.OrderBy = q.OrderBy[:min(len(q.OrderBy), 2)]
		a.selectColumns(q)
	}
}

// shown are the roles of columns that are shown of any row.
var shown = map[schema.Role]bool{schema.Enumeration: true, schema.Picture: true, schema.Link: true}

// selectColumns selects the identifying columns, and those asked for or else the usual ones.
func (a *ask) selectColumns(q *query.Query) {
	show := func(c *schema.Column) {
		item := query.Item{Column: a.column(c)}
		if !slices.ContainsFunc(q.Select, item.Same) {
			q.Select = append(q.Select, item)
		}
	}
	for _, k := range a.table.Key {
		if c := a.table.Column(k); c != nil && c.Role == schema.Identifier {
			show(c)
		}
	}
	r := a.roles
	if r.title != nil {
		show(r.title)
	}
	if len(a.wanted) > 0 {
		q.Select = append(q.Select, a.wanted...)
		return
	}
	for _, c := range a.table.Visible() {
		if shown[c.Role] || slices.Contains([]*schema.Column{r.quality, r.price, r.popularity, r.date}, c) {
			show(c)
		}
	}
	for _, w := range q.Where {
		if w.Item.Text == nil && w.Item.Column.Name != "" {
			if c := a.table.Column(w.Item.Column.Name); c != nil {
				show(c)
			}
		}
	}
	if len(r.texts) > 0 && r.texts[0].Words >= 8 && !a.readBefore(r.texts[0]) {
		q.Select = append(q.Select, query.Item{Column: a.column(r.texts[0]), Text: &query.TextCall{Summary: true}})
	}
}

// readBefore reports whether columns were extracted from a text, so that it need not be shown.
func (a *ask) readBefore(text *schema.Column) bool {
	return slices.ContainsFunc(a.table.Visible(), func(c *schema.Column) bool { return c.ReadFrom == text.Name })
}
