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

func (p speaker) columnLabel(c query.Column, f query.From) string {
	switch {
	case c.Name == "*" && len(f.Tables) > 0:
		return p.Rows(p.db, f.Tables[0])
	case c.Name == "*":
		return p.g.render("rows", nil)
	}
	return p.partLabel(p.qualifiedLabel(c, p.ownLabel(c, f), f), c, p.isSoleDate(c, f))
}

// qualifiedLabel returns a column's label, in a table other than the finest after its noun: supplier country.
func (p speaker) qualifiedLabel(c query.Column, label string, f query.From) string {
	if !p.isFromOtherTable(c, f) {
		return label
	}
	noun := p.tableNoun(c.Table)
	first, rest, _ := strings.Cut(label, " ")
	if strings.HasPrefix(strings.ToLower(label), strings.ToLower(noun)) {
		return label
	} else if text.Stem(p.tableHead(c.Table)) == text.Stem(strings.ToLower(first)) && rest != "" {
		return noun + " " + rest // sailing date, rather than sailing sail date
	}
	number := p.g.render("number", nil) + " " + p.g.render("of", nil) + " "
	if things, ok := strings.CutPrefix(label, number); ok { // number of boat seats
		return number + noun + " " + things
	}
	return noun + " " + label
}

// ownLabel returns a column's label without its part or table.
func (p speaker) ownLabel(c query.Column, f query.From) string {
	name := label("", c.Name)
	if col := FindColumn(p.db, c, f); col != nil {
		name = p.columnOwnLabel(col)
	}
	return cmp.Or(name, c.Name)
}

// columnOwnLabel returns a column's label without its unit: depth. Columns of counts are labelled "number of".
func (v *Voice) columnOwnLabel(c *schema.Column) string {
	l, symbol := splitUnit(c)
	number, of := v.g.render("number", nil), v.g.render("of", nil)
	if w := strings.Fields(l); c.Type.Number() && v.isCountLabel(w) && !strings.EqualFold(w[0], number) {
		l = number + " " + of + " " + strings.TrimPrefix(strings.Join(w[1:], " "), of+" ")
	}
	if yes, _ := c.Flag(); yes == "" && symbol == "" && v.namesCount(c, l) {
		return number + " " + of + " " + l
	}
	return l
}

// ColumnLabel returns a column's label for a table's header.
func ColumnLabel(c *schema.Column) string {
	l, _ := splitUnit(c)
	if rest, ok := strings.CutPrefix(l, "is "); ok && c.Distinct <= 2 { // "smart: yes"
		return rest
	}
	return l
}

// namesCount reports whether a column's label is the noun for what it counts: rooms, portions sold.
func (v *Voice) namesCount(c *schema.Column, name string) bool {
	if c.Type != schema.Integer || c.List || c.Unit != "" || c.Role == schema.Identifier || c.Role == schema.Money {
		return false
	}
	w := strings.Fields(strings.ToLower(name))
	for len(w) > 1 && lang.IsParticipleAfterNoun(w[len(w)-1]) && !lang.IsNoun(w[len(w)-1]) { // portions sold
		w = w[:len(w)-1]
	}
	if len(w) == 0 || len(w) > 2 || v.g.inClass("count.words", w[0]) || v.g.inClass("figures", w[0]) {
		return false
	}
	last := w[len(w)-1]
	singular, unit := text.Singular(last), text.Units()[last]
	isPeriod := unit.Dimension == "time" && unit.Factor >= text.Units()["day"].Factor && len(w) == 1
	return singular != last && lang.IsNoun(singular) && (unit.Dimension == "" || isPeriod) && !v.g.inClass("figures", last)
}

// columnClass returns "date" or "size" for a column of dates or sizes, by its last word or its type, else "".
func (v *Voice) columnClass(db *schema.Database, c query.Column, f query.From) string {
	if _, renamed := f.Alias[c.Table]; c.Table != "" && !renamed {
		f = query.From{Tables: []string{c.Table}}
	}
	name, col := strings.Fields(strings.ToLower(speaker{Voice: v, db: db}.ownLabel(c, f))), FindColumn(db, c, f)
	if len(name) == 0 || v.isCountLabel(name) || c.Part != "" && !c.Part.OfDate() {
		return ""
	}
	switch last := name[len(name)-1]; {
	case UnitOf(db, col).Symbol != "" && !v.g.inClass("size", last): // the rate per day is no date
	case v.g.inClass("date", last), c.Part != "", col.Dated(),
		col != nil && holdsYears(col) && slices.ContainsFunc(name, v.impliesTime):
		return "date"
	case col != nil && col.Type.Number() && v.g.inClass("size", last):
		return "size"
	}
	return ""
}

// impliesTime reports whether a word in the label of a column of years implies a date: made, since, year.
func (v *Voice) impliesTime(word string) bool {
	return v.g.inClass("moment", word) || v.g.inClass("preposition", word) || isParticiple(word)
}

// foreignKeyLabel replaces a label such as "room id" with the noun for the rows that only this key refers to.
func (p speaker) foreignKeyLabel(c query.Column, f query.From, l string) string {
	words := strings.Fields(strings.ToLower(l))
	if c.Part != "" || f.Table(c.Table) != c.Table || len(words) == 0 || !p.g.inClass("key.words", words[len(words)-1]) {
		return l
	}
	table := ""
	for _, k := range p.db.ForeignKeys {
		if k.Table == c.Table && k.Column == c.Name {
			table = k.RefTable
		}
	}
	if table == c.Table && len(words) > 1 { // the manager of an employee
		return l[:strings.LastIndexByte(l, ' ')]
	}
	if table == "" || slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == c.Table && k.Column != c.Name && k.RefTable == table
	}) {
		return l
	}
	return p.singular(p.tableLabel(p.db, table))
}

// valueKind returns the kind of an item's values: "text" (from A to Z), "date", "size", "row" (file order), or "".
func (p speaker) valueKind(i query.Item, f query.From) string {
	if i.Agg == query.Count || i.Agg == query.Sum || i.Agg == query.Avg {
		return ""
	}
	col := FindColumn(p.db, i.Column, f)
	if col != nil && col.Name == schema.RowID && col.Label != "" && i.Agg == query.None { // the order of the file
		return "row"
	}
	if class := p.columnClass(p.db, i.Column, f); class != "" && i.Calc == nil {
		return class
	}
	if col != nil && col.Type == schema.Text && col.Role != schema.Money && col.Role != schema.DateText &&
		i.Column.Part != query.InText {
		return "text"
	}
	return ""
}

// groupLabel returns the noun for groups. Groups by a table's key or name are named after its rows.
func (p speaker) groupLabel(g query.Column, f query.From) string {
	col := FindColumn(p.db, g, f)
	if g.Part != "" {
		return p.columnLabel(g, f)
	}
	if col != nil {
		for _, k := range p.db.ForeignKeys {
			if k.Table == g.Table && k.Column == g.Name || k.RefTable == g.Table && k.RefColumn == g.Name {
				return p.singular(p.tableLabel(p.db, k.RefTable))
			}
		}
		if t := p.db.Table(g.Table); t != nil && (len(t.Key) == 1 && t.Key[0] == g.Name ||
			col.Role == schema.Title && (len(f.Tables) > 1 || p.g.inClass("naming", strings.ToLower(p.columnOwnLabel(col))))) {
			return p.singular(p.tableLabel(p.db, g.Table))
		}
	}
	return p.singular(p.columnNoun(col, p.columnLabel(g, f)))
}

// spokenLabel returns an item's label within a sentence.
func (p speaker) spokenLabel(i query.Item, f query.From) string {
	if i.Calc != nil || i.Number != "" || i.Sub != nil {
		return p.itemLabel(i, f)
	}
	l, col := p.foreignKeyLabel(i.Column, f, p.columnLabel(i.Column, f)), FindColumn(p.db, i.Column, f)
	if i.Column.Part != "" {
		return l
	}
	return p.columnNoun(col, l)
}

// pluralOf returns the plural of an item's label: dates booked.
func (p speaker) pluralOf(i query.Item, label string, f query.From) string {
	kind, rest, hasRest := strings.Cut(label, " ")
	isDate := i.Calc == nil && FindColumn(p.db, i.Column, f).Dated() && p.g.inClass("moment", kind)
	if hasRest && (isDate || i.Distinct && p.isCountLabel(strings.Fields(label))) { // different numbers of guests
		return p.plural(kind) + " " + rest
	}
	return p.plural(label)
}

// partLabel returns the label of a part of a date column: month (issued), or just month if rows have no other date.
func (v *Voice) partLabel(name string, c query.Column, isSole bool) string {
	if !c.Part.OfDate() || strings.EqualFold(name, string(c.Part)) { // not "month (month)"
		return name
	}
	part := v.g.render("part."+string(c.Part), nil)
	if isSole || v.g.inClass("moment", strings.ToLower(name)) {
		return part
	}
	return v.g.render("part", slots{"part": part, "column": withoutPreposition(name)})
}

// isFlag reports whether a column is a yes/no column.
func (p speaker) isFlag(c query.Column, f query.From) bool {
	col := FindColumn(p.db, c, f)
	if col == nil {
		return false
	}
	yes, _ := col.Flag()
	return yes != ""
}

// flagValue reports whether a value of a column means yes; ok is false if it means neither.
func flagValue(c *schema.Column, value string) (isYes, ok bool) {
	if c == nil {
		return false, false
	}
	yes, no := c.Flag()
	if yes == "" && no == "" {
		if yes, no = c.Affirming(); yes == "" || c.Yes != nil {
			return false, false
		}
	}
	isYes = strings.EqualFold(value, yes)
	return isYes, isYes || strings.EqualFold(value, no)
}
