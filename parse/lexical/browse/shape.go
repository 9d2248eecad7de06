package browse

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// amount reads how many rows are wanted: "how many", "all", "three", "top 5", one or several.
func (a *ask) amount() {
	for i := range a.tokens {
		switch w := a.word(i); {
		case w == "how" && a.word(i+1) == "many":
			a.count = true
			a.explain(i, i+2)
		case w == "number" && a.word(i+1) == "of" && i+2 < len(a.tokens) && a.namesTable(a.tokens[i+2]):
			a.count = true
			a.explain(i, i+2)
		case w == "all" || w == "every" || w == "list" && i < 2:
			a.all = true
		case w == "couple" && a.word(i+1) == "of" && a.limit == 0:
			a.limit = 2
			a.explain(i, i+2)
		case w == "top" || w == "first" || w == "some" || w == "name" || w == "me" || w == "best":
			if v, n := words.NumberAt(a.tokens, i+1); n > 0 && v >= 1 && v <= 100 && a.limit == 0 && !a.unitAfter(i+1+n) {
				a.limit = int(v)
				a.explain(i+1, i+1+n)
			}
		}
		if v, n := words.NumberAt(a.tokens, i); n > 0 && a.limit == 0 && i+n < len(a.tokens) && v >= 1 && v <= 100 &&
			v == float64(int(v)) &&
			a.word(i-1) != "than" && !a.tokens[i].Unit && a.countsRows(i, i+n) {
			a.limit = int(v)
			a.explain(i, i+n)
		}
	}
}

// countsRows reports whether a number at [i,j) says how many rows are wanted: "three places", "show me 5 ice cream
// shops".
func (a *ask) countsRows(i, j int) bool {
	if a.unitAfter(j) {
		return false
	}
	if a.namesTable(a.tokens[j]) && strings.HasSuffix(a.word(j), "s") {
		return true
	}
	if c, ok := lexicon.cueAt(a.tokens, j); ok && (c.effect == "desc" || c.effect == "asc") {
		return true // "the 10 most popular …"
	}
	if w := a.word(i - 1); w == "rated" || w == "rating" || w == "over" || w == "under" || w == "above" || w == "below" ||
		w == "least" {
		return false
	}
	for k := j; k < min(j+4, len(a.tokens)) && a.gaps[k] == none; k++ {
		if w := a.word(k); strings.HasSuffix(w, "s") && (a.namesTable(a.tokens[k]) || lexicon.is("plural", w)) {
			return true
		}
	}
	leads := i == 0 || a.word(i-1) == "me" || a.word(i-1) == "find" || a.word(i-1) == "show" || a.word(i-1) == "just" ||
		a.word(i-1) == "only"
	if !leads {
		return false
	}
	for k := j; k < min(j+4, len(a.tokens)) && a.gaps[k] == none; k++ {
		if w := a.word(k); strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") {
			return true
		}
	}
	return false
}

// unitAfter reports whether what follows a number makes it a measure, not a count of rows.
func (a *ask) unitAfter(i int) bool {
	switch a.word(i) {
	case "star", "stars", "dollars", "am", "pm", "miles", "minutes", "people", "years", "days":
		return true
	}
	return false
}

// one reports whether the question speaks of one row: "a place", "which restaurant has", "what's the best spot".
func (a *ask) one() bool {
	for i, t := range a.tokens {
		if !t.Word || !(a.namesTable(t) || t.Text == "ones" || t.Text == "place" || t.Text == "spot" || t.Text == "one") {
			continue
		}
		if t.Text == "ones" {
			return false
		}
		plural := strings.HasSuffix(t.Text, "s") && !strings.HasSuffix(t.Text, "ss")
		if plural {
			return false
		}
		for k := i - 1; k >= 0 && k >= i-6; k-- {
			switch a.word(k) {
			case "a", "an", "one", "the", "which", "what", "what's", "where's", "best", "worst", "highest", "lowest", "cheapest",
				"most", "least",
				"newest", "oldest", "latest":
				return true
			case "any", "some", "several", "all":
				return false
			}
		}
		return i == 0 && a.superlate // "hotel with the lowest price"
	}
	for i := range a.tokens {
		if a.word(i) != "the" {
			continue
		}
		switch a.word(i + 1) {
		case "best", "most", "highest", "lowest", "worst", "cheapest", "newest", "oldest":
			return true
		}
	}
	return false
}

// attributes reads which columns are asked for: "the phone number of …", "when does … open", "how expensive is …".
func (a *ask) attributes() {
	seen := map[string]bool{}
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
			i := a.find(phrase)
			if i >= 0 && a.roles.hours != nil && c != a.roles.hours && strings.HasPrefix(a.word(i), "open") &&
				a.word(i) != "opened" {
				continue // what is open now has hours, it was opened at a date
			}
			if i < 0 || len(phrase) == 0 || seen[c.Name] || len(phrase) == 1 && lexicon.is("stop", phrase[0].Text) {
				continue // "in" may be said of a column, but asks for none
			}
			if a.askedFor(i) || a.heads(i, i+len(phrase)) || a.named {
				seen[c.Name] = true
				a.wanted = append(a.wanted, query.Item{Column: a.column(c)})
				a.explain(i, i+len(phrase))
			}
		}
	}
	if !a.named {
		return
	}
	has := func(w ...string) bool { return phraseIn(words.Tokenize(strings.Join(w, " ")), a.tokens) }
	if a.roles.hours != nil && (seen[a.roles.hours.Name] || has("when") || has("open") || has("close") || has("hours") ||
		has("what", "time")) {
		if !seen[a.roles.hours.Name] {
			a.wanted = append(a.wanted, query.Item{Column: a.column(a.roles.hours)})
		}
		a.explainWords("when", "open", "close", "closed", "hours", "opens", "closes", "time", "late", "early")
	}
	if a.roles.price != nil && !seen[a.roles.price.Name] &&
		(has("how", "much") || has("how", "expensive") || has("expensive")) {
		a.wanted = append(a.wanted, query.Item{Column: a.column(a.roles.price)})
		a.explainWords("how", "much", "expensive")
	}
	for _, c := range a.table.Visible() {
		if c.Role == schema.Address && !seen[c.Name] && has("where") {
			a.wanted = append(a.wanted, query.Item{Column: a.column(c)})
			a.explainWords("where")
		}
	}
}

// only reports whether no other column of the table has the word in its label.
func (a *ask) only(c *schema.Column, word string) bool {
	if lexicon.dull(strings.ToLower(word)) {
		return false
	}
	for _, other := range a.table.Visible() {
		if other != c && any1(labelWords(other), strings.ToLower(word)) {
			return false
		}
	}
	return true
}

// heads reports whether the column named at [i,j) is among those that the question begins with: "phone of …", "name,
// address and phone of all …".
func (a *ask) heads(i, j int) bool {
	list := func(k int) bool {
		w := a.word(k)
		switch {
		case w == "of" || w == "for" || w == "with":
			return false
		case w == "and" || lexicon.dull(w):
			return true
		}
		for _, c := range a.table.Visible() {
			if any1(labelWords(c), w) {
				return true
			}
		}
		return false
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
		for _, w := range list {
			if a.word(i) == w {
				a.explained[i] = true
			}
		}
	}
}

// askedFor reports whether the column named at token i is what is asked for, not part of a condition.
func (a *ask) askedFor(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3; k-- {
		switch a.word(k) {
		case "what", "what's", "whats", "which", "their", "its", "show", "give", "list", "tell", "find":
			return !a.singularTitleBetween(k, i)
		}
	}
	return (a.word(i-1) == "and" || a.word(i-1) == "the") && len(a.wanted) > 0
}

func (a *ask) singularTitleBetween(k, i int) bool {
	for ; k < i; k++ {
		if a.namesTable(a.tokens[k]) {
			return true
		}
	}
	return false
}

// find returns where the words of a phrase stand among the unexplained tokens, or -1.
func (a *ask) find(phrase []words.Token) int {
	for i := 0; i+len(phrase) <= len(a.tokens); i++ {
		same := a.free(i, i+len(phrase))
		for k := 0; same && k < len(phrase); k++ {
			same = phrase[k].Stem == a.tokens[i+k].Stem
		}
		if same {
			return i
		}
	}
	return -1
}

// shape decides how many rows there shall be.
func (a *ask) shape() {
	a.singular = a.one()
	switch {
	case a.fragment && a.superlate && a.singular && a.limit == 0 && !a.count: // "which one has the most votes?"
		a.maybe(.9, func(q *query.Query) { q.Limit = 1 })
		return
	case a.count || a.all || a.fragment && a.limit == 0:
		return
	case len(a.roles.texts) == 0 && a.limit == 0 && !(a.singular && a.superlate): // short rows are read at a glance
		return
	case a.limit > 0:
		n := a.limit
		a.maybe(.97, func(q *query.Query) { q.Limit = n })
	case a.named, len(a.wanted) > 0 && !a.singular && !a.superlate: // "the phone numbers of …": of each
		return
	case a.singular && a.superlate:
		a.rows(1, .85)
	case a.singular:
		a.rows(1, .6)
		if a.roles.quality != nil {
			a.order(a.roles.quality, true, .45) // one of many: rather the best?
		}
	default:
		a.rows(defaultRows, .9)
	}
}

// rows limits the result to n rows, or else to the other usual number.
func (a *ask) rows(n int, p float64) {
	other := defaultRows
	if n == defaultRows {
		other = 1
	}
	a.either(option{p, func(q *query.Query) { q.Limit = n }}, option{1 - p, func(q *query.Query) { q.Limit = other }})
}

// finish fills in what follows from the decisions: what is selected, in which order.
func (a *ask) finish(q *query.Query) {
	if a.fragment {
		q.Select = append(q.Select, a.wanted...)
		if a.count {
			q.Select = []query.Item{{Agg: query.Count, Column: query.Column{Table: a.table.Name, Name: "*"}}}
		}
		return
	}
	if a.count {
		q.Select = []query.Item{{Agg: query.Count, Column: query.Column{Table: a.table.Name, Name: "*"}}}
		q.OrderBy, q.Limit = nil, 0
		if len(q.From.Tables) > 1 && len(a.table.Key) == 1 {
			q.Select = []query.Item{{Agg: query.Count, Distinct: true,
				Column: query.Column{Table: a.table.Name, Name: a.table.Key[0]}}}
		}
		return
	}
	if len(q.OrderBy) > 1 && len(q.OrderBy) > 2 {
		q.OrderBy = q.OrderBy[:2]
	}
	select1 := func(c *schema.Column) {
		item := query.Item{Column: a.column(c)}
		for _, s := range q.Select {
			if s.Same(item) {
				return
			}
		}
		q.Select = append(q.Select, item)
	}
	for _, k := range a.table.Key {
		if c := a.table.Column(k); c != nil && c.Role == schema.Identifier {
			select1(c)
		}
	}
	if a.roles.title != nil {
		select1(a.roles.title)
	}
	if len(a.wanted) > 0 {
		q.Select = append(q.Select, a.wanted...)
		return
	}
	for _, c := range a.table.Visible() {
		switch {
		case c == a.roles.quality || c == a.roles.price || c == a.roles.popularity || c == a.roles.date,
			c.Role == schema.Enumeration, c.Role == schema.Picture, c.Role == schema.Link:
			select1(c)
		}
	}
	for _, w := range q.Where {
		if w.Item.Column.Table == a.table.Name && w.Item.Text == nil && w.Item.Column.Name != "" {
			if c := a.table.Column(w.Item.Column.Name); c != nil {
				select1(c)
			}
		}
	}
	if len(a.roles.texts) > 0 && a.roles.texts[0].Words >= 8 && !a.readBefore(a.roles.texts[0]) {
		q.Select = append(q.Select, query.Item{Column: a.column(a.roles.texts[0]), Text: &query.TextCall{Summary: true}})
	}
}

// readBefore reports whether columns stand beside a text that say what is in it: nobody has to read it to show it.
func (a *ask) readBefore(text *schema.Column) bool {
	return slices.ContainsFunc(a.table.Visible(), func(c *schema.Column) bool { return c.ReadFrom == text.Name })
}
