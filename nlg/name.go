package nlg

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

func (v *Voice) columnLabel(db *schema.Database, c query.Column, f query.From) string {
	if c.Name == "*" && len(f.Tables) > 0 {
		return v.plural(v.tableLabel(db, f.Tables[0]))
	} else if c.Name == "*" {
		return v.g.say("rows", nil)
	}
	p := speaker{Voice: v, db: db}
	return v.partLabel(p.qualified(c, p.ownLabel(c, f), f), c, p.onlyDate(c, f))
}

// qualified returns the name of a column; one of other rows than a query is about has their noun before it: supplier
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

// ownLabel returns a column's name, whatever others there are and whatever part of it is meant.
func (p speaker) ownLabel(c query.Column, f query.From) string {
	name := label("", c.Name)
	if col := columnOf(p.db, c, f); col != nil {
		name = p.columnOwn(col)
	}
	return cmp.Or(name, c.Name)
}

// columnOwn returns a column's name without its unit: depth, not depth m. Numbers named for what they count are "the
// number of" it.
func (v *Voice) columnOwn(c *schema.Column) string {
	l, sign := splitUnit(c)
	if w := strings.Fields(l); c.Type.Number() && v.counts(w) && !strings.EqualFold(w[0], v.g.say("number", nil)) {
		of := v.g.say("of", nil)
		l = v.g.say("number", nil) + " " + of + " " + strings.TrimPrefix(strings.Join(w[1:], " "), of+" ")
	}
	switch yes, _ := c.Flag(); {
	case !c.Type.Number() || yes != "":
		return l
	case v.endsInDuration(l):
		at := strings.LastIndexByte(l, ' ')
		return l[:at] + " (" + l[at+1:] + ")"
	case v.namesCount(c, l):
		return v.g.say("number", nil) + " " + v.g.say("of", nil) + " " + l
	case c.Role != schema.Identifier && v.dateNoun(c, l) == l && v.needsNoun(strings.ToLower(l)):
		if text.Units()[sign].Dimension == "time" {
			return v.g.say("duration", nil) + " " + l // time waited
		}
		if c.Type == schema.Integer && sign == "" && c.Unit == "" && c.Role != schema.Money &&
			lang.ParticipleAfterNoun(strings.ToLower(l)) {
			return v.g.say("number", nil) + " " + l // number enrolled
		}
		return v.g.say("amount", nil) + " " + l // in stock, sold for, asked
	}
	return l
}

// needsNoun reports whether a name, in lower case, is no noun by itself: sold for, asked, in stock.
func (v *Voice) needsNoun(name string) bool {
	return v.endsInPreposition(strings.Fields(name)) || lang.ParticipleAfterNoun(name) ||
		v.g.is("flag.where", firstWord(name)) && strings.Contains(name, " ")
}

// endsInDuration reports whether a name ends in what a duration is counted in: age months.
func (v *Voice) endsInDuration(name string) bool {
	w := strings.Fields(strings.ToLower(name))
	last := len(w) - 1
	return last > 0 && v.g.is("lasts", w[last-1]) && periods[text.Singular(w[last])]
}

// endsInPreposition reports whether a name is completed by a value: "paid by" card, "sold at" the market.
func (v *Voice) endsInPreposition(name []string) bool {
	last := len(name) - 1
	return last > 0 && v.g.is("preposition", name[last]) && lang.ParticipleAfterNoun(name[last-1])
}

// ColumnLabel returns a column's name on its own, as in a table's header.
func ColumnLabel(c *schema.Column) string {
	l, _ := splitUnit(c)
	return l
}

// namesCount reports whether a column is named for what it counts: rooms, portions sold.
func (v *Voice) namesCount(c *schema.Column, name string) bool {
	if c.Type != schema.Integer || c.List || c.Unit != "" || c.Role == schema.Identifier || c.Role == schema.Money {
		return false
	}
	w := strings.Fields(strings.ToLower(name))
	for len(w) > 1 && lang.ParticipleAfterNoun(w[len(w)-1]) && !lang.Noun(w[len(w)-1]) { // portions sold
		w = w[:len(w)-1]
	}
	if len(w) == 0 || len(w) > 2 || v.g.is("count.words", w[0]) || v.g.is("figures", w[0]) {
		return false
	}
	last := w[len(w)-1]
	one := text.Singular(last)
	return one != last && lang.Noun(one) && (text.Units()[last].Dimension == "" || len(w) == 1) && !v.g.is("figures", last)
}

// class returns the lexicon's class of a column that holds dates or sizes, by its last word or its type.
func (v *Voice) class(db *schema.Database, c query.Column, f query.From) string {
	if _, renamed := f.Alias[c.Table]; c.Table != "" && !renamed {
		f = query.From{Tables: []string{c.Table}}
	}
	name, col := strings.Fields(strings.ToLower(speaker{Voice: v, db: db}.ownLabel(c, f))), columnOf(db, c, f)
	if len(name) == 0 || v.counts(name) || c.Part != "" && !c.Part.OfDate() {
		return ""
	}
	last, number := name[len(name)-1], col != nil && col.Type.Number()
	toDate := number && len(name) > 1 && v.g.is("preposition", name[len(name)-2]) // sold year to date
	switch {
	case v.g.is("date", last) && !toDate, col != nil && col.Dated(), c.Part != "",
		col != nil && years(col) && slices.ContainsFunc(name, v.timed):
		return "date"
	case number && v.g.is("size", last):
		return "size"
	}
	return ""
}

// timed reports whether a word says that years beside it are those of something: made, since, year.
func (v *Voice) timed(word string) bool {
	return v.g.is("moment", word) || v.g.is("preposition", word) || isParticiple(word)
}

// called returns a column's name in a sentence: a foreign key has the noun for the rows it refers to, "room" for "room
// id".
func (p speaker) called(c query.Column, f query.From) string {
	return p.referring(c, f, p.columnLabel(p.db, c, f))
}

// referring is called for a column by its own name.
func (p speaker) referring(c query.Column, f query.From, l string) string {
	if c.Part != "" || f.Table(c.Table) != c.Table {
		return l
	}
	if words := strings.Fields(l); len(words) == 0 || !p.g.is("key.words", strings.ToLower(words[len(words)-1])) {
		return l
	}
	var to []string
	for _, k := range p.db.ForeignKeys {
		if k.Table == c.Table && k.Column == c.Name {
			to = append(to, k.RefTable)
		}
	}
	if len(to) != 1 {
		return l
	}
	if slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == c.Table && k.Column != c.Name && k.RefTable == to[0]
	}) {
		return p.withoutKeyWord(l)
	}
	return p.singular(p.tableLabel(p.db, to[0]))
}

// withoutKeyWord drops "id" from the name of a key: "home team" for "home team id", but not "to" for "to id".
func (v *Voice) withoutKeyWord(label string) string {
	words := strings.Fields(label)
	last := len(words) - 1
	if last < 1 || !v.g.is("key.words", strings.ToLower(words[last])) || text.Stop(words[0]) {
		return label
	}
	return strings.Join(words[:last], " ")
}

// kindOf distinguishes texts, dates and sizes from other numbers, for "from A to Z", "the latest" and "the greatest".
func (p speaker) kindOf(i query.Item, f query.From) string {
	if i.Agg == query.Count || i.Agg == query.Sum || i.Agg == query.Avg {
		return ""
	}
	col := columnOf(p.db, i.Column, f)
	if col != nil && col.Name == schema.RowID && col.Label != "" && i.Agg == query.None { // the order of the file
		return "row"
	}
	if class := p.class(p.db, i.Column, f); class != "" && i.Calc == nil {
		return class
	}
	if col != nil && col.Type == schema.Text && col.Role != schema.Money && col.Role != schema.DateText &&
		i.Column.Part != query.InText {
		return "text"
	}
	return ""
}

// groupLabel describes the groups. A group per key or name of a table is one per row of it.
func (p speaker) groupLabel(g query.Column, f query.From) string {
	col := columnOf(p.db, g, f)
	if g.Part != "" {
		return p.columnLabel(p.db, g, f)
	}
	if t := p.db.Table(f.Table(g.Table)); f.Table(g.Table) != g.Table && t != nil && p.names(g, f) {
		return Words(g.Table) // a second time among its tables: supervisors
	}
	if col != nil {
		for _, k := range p.db.ForeignKeys {
			if k.Table == g.Table && k.Column == g.Name || k.RefTable == g.Table && k.RefColumn == g.Name {
				return p.singular(p.tableLabel(p.db, k.RefTable))
			}
		}
		if t := p.db.Table(g.Table); t != nil && (len(t.Key) == 1 && t.Key[0] == g.Name ||
			col.Role == schema.Title && (len(f.Tables) > 1 || p.g.is("naming", strings.ToLower(p.columnOwn(col))))) {
			return p.singular(p.tableLabel(p.db, g.Table))
		}
	}
	l := p.dateNoun(col, p.columnLabel(p.db, g, f))
	if of, found := strings.CutSuffix(l, " name"); found && !p.g.is("partial", of[strings.LastIndexByte(of, ' ')+1:]) {
		l = of
	}
	return p.noun(p.singular(l))
}

// spokenLabel returns an item's name in a sentence.
func (p speaker) spokenLabel(i query.Item, f query.From) string {
	if i.Calc != nil || i.Number != "" || i.Sub != nil {
		return p.itemLabel(i, f)
	}
	l, col := p.called(i.Column, f), columnOf(p.db, i.Column, f)
	if i.Column.Part != "" {
		return l
	}
	if noun := p.dateNoun(col, l); noun != l {
		return noun
	}
	switch w := strings.Fields(strings.ToLower(l)); {
	case col != nil && col.Dated() && p.noun(l) != l:
		return p.g.say("moment.named", slots{"column": l})
	case col != nil && years(col) && len(w) > 1 && p.g.is("preposition", w[len(w)-1]): // member since
		return p.g.say("moment.named.year", slots{"column": l})
	}
	return p.noun(l)
}

// pluralOf returns the plural of an item's name: dates booked.
func (p speaker) pluralOf(i query.Item, label string, f query.From) string {
	kind, rest, several := strings.Cut(label, " ")
	dated := several && i.Calc == nil && label != p.called(i.Column, f) && p.g.is("moment", kind)
	if dated || several && i.Distinct && p.counts(strings.Fields(label)) { // different numbers of guests
		return p.plural(kind) + " " + rest
	}
	return p.plural(label)
}

// partLabel returns the name of a part of a date column: month (issued), or just month if rows have no other date.
func (v *Voice) partLabel(name string, c query.Column, alone bool) string {
	if !c.Part.OfDate() || strings.EqualFold(name, string(c.Part)) { // no month of the month
		return name
	}
	part := v.g.say("part."+string(c.Part), nil)
	if alone || v.g.is("moment", strings.ToLower(name)) {
		return part
	}
	if last := name[strings.LastIndexByte(name, ' ')+1:]; c.Part == query.Day && v.g.is("moment", last) {
		return name
	}
	return v.g.say("part", slots{"part": part, "column": withoutPreposition(name)})
}

// ofFlag reports whether a column is a yes/no column.
func (p speaker) ofFlag(c query.Column, f query.From) bool {
	col := columnOf(p.db, c, f)
	if col == nil {
		return false
	}
	yes, _ := col.Flag()
	return yes != ""
}

// flagValue reports whether a value of a column means yes; ok is false if it means neither.
func flagValue(c *schema.Column, value string) (holds, ok bool) {
	if c == nil {
		return false, false
	}
	yes, no := c.Flag()
	switch {
	case yes == "" && no == "":
		if yes, no = c.Affirming(); yes == "" || c.Yes != nil {
			return false, false
		}
		return strings.EqualFold(value, yes), strings.EqualFold(value, yes) || strings.EqualFold(value, no)
	case strings.EqualFold(value, yes):
		return true, true
	}
	return false, strings.EqualFold(value, no)
}

// Flag reports whether a value of a yes/no column means yes; ok is false if it means neither.
func (v *Voice) Flag(db *schema.Database, c query.Column, f query.From, value string) (holds, ok bool) {
	return flagValue(columnOf(db, c, f), value)
}
