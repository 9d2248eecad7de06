package nlg

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/names"
	"github.com/ask-surely/surely/internal/words/text"
)

func (v *Voice) tableLabel(db *schema.Database, name string) string {
	l := label("", name)
	if t := db.Table(name); t != nil {
		l = Label(db, t)
	}
	if l == "" {
		return cmp.Or(l, v.g.say("row", nil))
	}
	head := v.undated(l)
	if v.countable(head) && !v.unclear(name, head) &&
		(head == l || !slices.ContainsFunc(db.Tables, func(t *schema.Table) bool {
			return t.Name != name && strings.EqualFold(v.plural(v.undated(Label(db, t))), v.plural(head))
		})) {
		return head
	}
	switch noun := v.rowNoun(db, db.Table(name)); {
	case noun != "":
		return noun
	case len(db.Visible()) < 2:
		return v.g.say("row", nil)
	case !read(l) || v.g.is("relates", strings.ToLower(firstWord(l))):
		l = quoted(l)
	}
	return l + " " + v.g.say("row", nil)
}

// undated is a table's label without the year or number behind its noun: vet appointments of "vet appointments 2024".
func (v *Voice) undated(label string) string {
	w := strings.Fields(label)
	for len(w) > 1 && strings.Trim(w[len(w)-1], "0123456789") == "" {
		w = w[:len(w)-1]
	}
	if len(w) == 0 || v.g.is("figures", strings.ToLower(w[len(w)-1])) {
		return label
	}
	return strings.Join(w, " ")
}

// unclear reports whether either half of a table's name may be its noun, "loans-school" has loans, "sports-club" clubs,
// or whether it is a term written as one word that may have no plural: stainedglass.
func (v *Voice) unclear(name, label string) bool {
	if w := strings.Fields(label); len(w) == 2 && strings.EqualFold(w[0]+w[1], name) && lang.Done(strings.ToLower(w[0])) {
		return text.Singular(label) == label
	}
	first, rest, _ := strings.Cut(strings.ToLower(name), "-")
	return rest != "" && text.Singular(rest) == rest && text.Singular(first) != first
}

// countable reports whether a table's label is a countable noun: not "lives in", "has amenity" or "weather".
func (v *Voice) countable(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	if len(w) == 0 || v.g.is("relates", w[0]) && len(w) > 1 || v.g.is("uncountable", w[len(w)-1]) ||
		text.Stop(w[len(w)-1]) {
		return false
	}
	return Countable(label) || manyDone(w) || strings.HasSuffix(w[len(w)-1], "ing") // tunings, sailings
}

// manyDone reports whether a label is a plural with a participle: films watched.
func manyDone(w []string) bool {
	n := len(w)
	return n > 1 && lang.Done(w[n-1]) && !lang.Noun(w[n-1]) && text.Singular(w[n-2]) != w[n-2] && Countable(w[n-2])
}

// rowNoun is the plural of the title column's name (universities), unless another table has that name. It is "" for
// generic titles such as "name".
func (v *Voice) rowNoun(db *schema.Database, t *schema.Table) string {
	if t == nil || t.Title() == nil {
		return ""
	}
	l := text.Singular(strings.ToLower(label(t.Title().Label, t.Title().Name)))
	if strings.Contains(l, " ") || v.g.is("naming", l) || !lang.Noun(l) || !v.countable(l) {
		return ""
	}
	for _, other := range db.Tables {
		if other != t && strings.EqualFold(text.Singular(Label(db, other)), l) {
			return ""
		}
	}
	return l
}

// read reports whether a label consists of known words.
func read(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	for _, word := range w {
		if !lang.Known(word) && !names.Known(word) && !lang.Known(text.Singular(word)) {
			return false
		}
	}
	return len(w) > 0 && (lang.Noun(w[len(w)-1]) || lang.Noun(text.Singular(w[len(w)-1])))
}

func (v *Voice) rows(db *schema.Database, f query.From) string {
	if len(f.Tables) == 0 {
		return v.g.say("rows", nil)
	}
	return v.Rows(db, f.Tables[0])
}

func columnOf(db *schema.Database, c query.Column, f query.From) *schema.Column {
	names := f.Tables
	if c.Table != "" {
		names = []string{c.Table}
	}
	for _, n := range names {
		if t := db.Table(f.Table(n)); t != nil {
			if col := t.Column(c.Name); col != nil {
				return col
			}
		}
	}
	return nil
}

func (v *Voice) columnLabel(db *schema.Database, c query.Column, f query.From) string {
	if c.Name == "*" && len(f.Tables) > 0 {
		return v.plural(v.tableLabel(db, f.Tables[0]))
	} else if c.Name == "*" {
		return v.g.say("rows", nil)
	}
	p := speaker{Voice: v, db: db}
	return v.partLabel(p.qualified(c, p.ownLabel(c, f), f), c, p.onlyDate(c, f))
}

// qualified is the name of a column; one of other rows than a query is about has their noun before it: supplier
// country.
func (p speaker) qualified(c query.Column, label string, f query.From) string {
	if !p.ofOthers(c, f) {
		return label
	}
	noun := p.nounOf(c.Table)
	if strings.HasPrefix(strings.ToLower(label), strings.ToLower(noun)) {
		return label
	}
	number := p.g.say("number", nil) + " " + p.g.say("of", nil) + " "
	if things, ok := strings.CutPrefix(label, number); ok { // number of boat seats
		return number + noun + " " + things
	}
	return noun + " " + label
}

// nounOf is the singular noun for the rows of a table, or of one that has another name in a query.
func (p speaker) nounOf(table string) string {
	if t := p.db.Table(table); t != nil {
		return p.singular(Label(p.db, t))
	}
	return Words(table)
}

// ownLabel is a column's name, whatever others there are and whatever part of it is meant.
func (p speaker) ownLabel(c query.Column, f query.From) string {
	name := label("", c.Name)
	if col := columnOf(p.db, c, f); col != nil {
		name = p.columnOwn(col)
	}
	return cmp.Or(name, c.Name)
}

// onlyDate reports whether a column has the only dates of its table.
func (p speaker) onlyDate(c query.Column, f query.From) bool {
	t := p.db.Table(f.Table(c.Table))
	return t != nil && len(f.Alias) == 0 && !slices.ContainsFunc(t.Columns, func(o *schema.Column) bool {
		return o.Dated() && o.Name != c.Name
	})
}

// label returns a name in words: the label if there is one, else the split identifier. A name without letters has none.
func label(l, name string) string {
	if l == "" {
		l = Words(name)
	}
	if !strings.ContainsFunc(l, unicode.IsLetter) {
		return ""
	}
	return l
}

// columnOwn is a column's name without its unit: depth, not depth m. Numbers named for what they count are "the number
// of" it.
func (v *Voice) columnOwn(c *schema.Column) string {
	l, sign := splitUnit(c)
	if w := strings.Fields(l); c.Type.Number() && v.counts(w) && !strings.EqualFold(w[0], v.g.say("number", nil)) {
		of := v.g.say("of", nil)
		l = v.g.say("number", nil) + " " + of + " " + strings.TrimPrefix(strings.Join(w[1:], " "), of+" ")
	}
	switch yes, _ := c.Flag(); {
	case !c.Type.Number() || yes != "":
		return l
	case v.lasts(l):
		at := strings.LastIndexByte(l, ' ')
		return l[:at] + " (" + l[at+1:] + ")"
	case v.countsThings(c, l):
		return v.g.say("number", nil) + " " + v.g.say("of", nil) + " " + l
	case c.Role != schema.Identifier && v.moment(c, l) == l && (v.joins(strings.Fields(strings.ToLower(l))) ||
		lang.Done(strings.ToLower(l)) || v.g.is("flag.where", strings.ToLower(firstWord(l))) && strings.Contains(l, " ")):
		if text.Units()[sign].Of == "time" {
			return v.g.say("duration", nil) + " " + l // time waited
		}
		if c.Type == schema.Integer && sign == "" && c.Unit == "" && c.Role != schema.Money &&
			lang.Done(strings.ToLower(l)) {
			return v.g.say("number", nil) + " " + l // number enrolled
		}
		return v.g.say("amount", nil) + " " + l // in stock, sold for, asked
	}
	return l
}

// lasts reports whether a name ends in what a duration is counted in: age months.
func (v *Voice) lasts(name string) bool {
	w := strings.Fields(strings.ToLower(name))
	last := len(w) - 1
	return last > 0 && v.g.is("lasts", w[last-1]) && periods[text.Singular(w[last])]
}

// joins reports whether a name is completed by a value: "paid by" card, "sold at" the market.
func (v *Voice) joins(name []string) bool {
	last := len(name) - 1
	return last > 0 && v.g.is("preposition", name[last]) && lang.Done(name[last-1])
}

// ColumnLabel is a column's name on its own, as in a table's header.
func ColumnLabel(c *schema.Column) string {
	l, _ := splitUnit(c)
	return l
}

// countsThings reports whether a column is named for what it counts: rooms, portions sold.
func (v *Voice) countsThings(c *schema.Column, name string) bool {
	if c.Type != schema.Integer || c.List || c.Unit != "" || c.Role == schema.Identifier || c.Role == schema.Money {
		return false
	}
	w := strings.Fields(strings.ToLower(name))
	for len(w) > 1 && lang.Done(w[len(w)-1]) && !lang.Noun(w[len(w)-1]) { // portions sold
		w = w[:len(w)-1]
	}
	if len(w) == 0 || len(w) > 2 || v.g.is("count.words", w[0]) || v.g.is("figures", w[0]) {
		return false
	}
	last := w[len(w)-1]
	one := text.Singular(last)
	return one != last && lang.Noun(one) && (text.Units()[last].Of == "" || len(w) == 1) && !v.g.is("figures", last)
}

// Words splits an identifier: flight_no and FlightNo become flight no.
func Words(name string) string {
	var b strings.Builder
	var before rune
	for i, r := range name {
		switch {
		case r == '_' || r == '-' && i > 0:
			r = ' '
			if before != ' ' {
				b.WriteRune(r)
			}
		case unicode.IsUpper(r) && unicode.IsLower(before):
			b.WriteRune(' ')
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteRune(r)
		}
		before = r
	}
	s := strings.TrimSpace(b.String())
	if w := strings.Fields(s); len(w) > 0 {
		// Names in capitals are abbreviations and stay; words lose their initial capital.
		for i, x := range w {
			if rest := []rune(x); len(rest) > 1 && unicode.IsUpper(rest[0]) &&
				strings.ToLower(string(rest[1:])) == string(rest[1:]) {
				w[i] = strings.ToLower(x)
			}
		}
		s = strings.Join(w, " ")
	}
	return s
}

// class returns the lexicon's class of a column that holds dates or sizes, by its last word or its type.
func (v *Voice) class(db *schema.Database, c query.Column, f query.From) string {
	if _, renamed := f.Alias[c.Table]; c.Table != "" && !renamed {
		f = query.From{Tables: []string{c.Table}}
	}
	name, col := strings.Fields(strings.ToLower(speaker{Voice: v, db: db}.ownLabel(c, f))), columnOf(db, c, f)
	if len(name) == 0 || v.counts(name) || c.Part == query.InText {
		return ""
	}
	last, number := name[len(name)-1], col != nil && col.Type.Number()
	toDate := number && len(name) > 1 && v.g.is("preposition", name[len(name)-2]) // sold year to date
	switch {
	case v.g.is("date", last) && !toDate, col != nil && col.Dated(), c.Part != "":
		return "date"
	case number && v.g.is("size", last):
		return "size"
	}
	return ""
}

// counts reports whether a column's name begins like a count; "no" only before a plural, unlike "no show".
func (v *Voice) counts(name []string) bool {
	if len(name) < 2 || !v.g.is("count.words", strings.ToLower(name[0])) {
		return false
	}
	return !strings.EqualFold(name[0], "no") || name[1] == "of" || v.plural(name[1]) == name[1]
}
