package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Value phrases a result that is a single value: a number of rows, or a label and its value.
func (v *Voice) Value(db *schema.Database, q *query.Query, value string) string {
	p, i := speaker{Voice: v, db: db}, q.Select[0]
	switch c := i.Calc; {
	case value == "":
		return v.Say("reply.none")
	case c != nil && (c.Op == query.More || c.Op == query.EqualTo):
		return p.yesNoAnswer(c, value == "true")
	case len(i.Only) == 1: // Oct 2026: 31
		return v.Say("reply.value", "item", p.value(i.Only[0], q.From), "value", value)
	case i.Agg == query.Count:
		return p.countPhrase(i, q.From, value)
	case len(i.Only) > 1 || c != nil && i.Agg == query.None && (c.Left.Agg != query.None || c.Right.Agg != query.None):
		return v.Say("reply.figure", "value", value) // its label would be a whole sentence
	}
	return v.Say("reply.value", "item", p.withoutArticle(p.item(i, q.From)), "value", value)
}

// countPhrase phrases a number of rows or of distinct values.
func (p speaker) countPhrase(i query.Item, f query.From, value string) string {
	things, rule := p.countedRows(i, f), "reply.count"
	if things == "" {
		things = p.plural(p.spokenLabel(i, f))
	}
	if value == "1" {
		things = p.singular(things)
	} else if i.Distinct && p.countedRows(i, f) == "" {
		rule += ".distinct"
	}
	if value == "0" {
		rule = "reply.count.0"
	}
	return p.Say(rule, "value", value, "things", things)
}

// KeyPhrase phrases the value of a key after the noun for its rows, order 17, or after the key's label if there is no
// noun.
func (v *Voice) KeyPhrase(db *schema.Database, c query.Column, f query.From, value string) string {
	p := speaker{Voice: v, db: db}
	noun := v.singular(p.columnLabel(db, c, f))
	if t := f.Table(c.Table); p.isKey(c, f) && v.Rows(db, t) != v.g.render("rows", nil) {
		noun = v.singular(v.tableLabel(db, t))
	}
	return noun + " " + value
}

// yesNoAnswer answers a yes/no question.
func (p speaker) yesNoAnswer(c *query.Calc, isYes bool) string {
	rule := either(isYes, "reply.yes", "reply.no")
	if c.Left.CountsRows() && len(c.Left.Only) == 0 && c.Right.Number == "0" {
		rule += ".any"
	}
	return p.Say(rule)
}

// RowNoun returns the noun for n rows of a query's result: clubs, or channels if grouped by channel. It returns "" if
// no single noun fits.
func (v *Voice) RowNoun(db *schema.Database, q *query.Query, n int) string {
	p := speaker{Voice: v, db: db}
	if l := p.rowLabel(q, n == 1); n == 1 {
		return v.singular(l)
	} else if l != "" {
		return v.plural(l)
	}
	return ""
}

func (p speaker) rowLabel(q *query.Query, isSingle bool) string {
	if len(q.From.Tables) == 0 {
		return ""
	}
	column, isJoin := q.Select[0].Column, len(q.From.Tables) > 1
	switch {
	case q.Set != query.NoSet && !p.showsSameNames(q, q.Right):
		return ""
	case len(q.GroupBy) > 0 && q.Set == query.NoSet:
		return p.groupNoun(q)
	case (q.Distinct || q.Set != query.NoSet) && p.showsOnlyNames(q):
		return p.tableLabel(p.db, q.From.Table(column.Table))
	case q.Distinct && len(q.Select) == 1 && column.Name != "*":
		if l := p.spokenLabel(q.Select[0], q.From); !isQuoted(l) && (isSingle || p.hasPlural(l)) {
			return l
		}
		return ""
	case isJoin && column.Table != p.finestTable(q.From):
		return ""
	}
	return p.tableLabel(p.db, q.From.Table(p.finestTable(q.From)))
}

// groupNoun returns the noun for a query's groups; "" if no single noun fits.
func (p speaker) groupNoun(q *query.Query) string {
	if len(q.GroupBy) > 1 || p.isGroupedByFlag(q) { // the groups are yes and no
		return ""
	}
	l := p.groupLabel(q.GroupBy[0], q.From)
	if q.GroupBy[0].Part != "" { // months, not dates
		return firstWord(l)
	}
	last := l[strings.LastIndexByte(l, ' ')+1:]
	if p.isCountLabel(strings.Fields(l)) { // 16 numbers of pickers
		return ""
	}
	if p.hasPlural(l) && Countable(l) && !text.Stop(last) || pluralWithParticiple(strings.Fields(l)) {
		return l
	}
	return "" // "paid by" has no plural
}

// showsSameNames reports whether both halves of a set operation show the names of one table's rows.
func (p speaker) showsSameNames(q, r *query.Query) bool {
	return r != nil && len(r.From.Tables) > 0 && r.Set == query.NoSet && p.showsOnlyNames(q) && p.showsOnlyNames(r) &&
		r.Select[0].Column == q.Select[0].Column
}

// CountPhrase phrases an item that counts rows: "31 orders". It returns "" for other items.
func (v *Voice) CountPhrase(db *schema.Database, i query.Item, f query.From, n int) string {
	rows := speaker{Voice: v, db: db}.countedRows(i, f)
	switch {
	case rows == "" || len(i.Only) > 0:
		return ""
	case n == 1:
		rows = v.singular(rows)
	}
	return v.CountOf(n, false, rows)
}

// isGroupedByFlag reports whether a query is grouped by a yes/no column.
func (p speaker) isGroupedByFlag(q *query.Query) bool {
	return len(q.GroupBy) == 1 && p.isFlag(q.GroupBy[0], q.From) ||
		len(q.Select) == 1 && q.Distinct && p.isFlag(q.Select[0].Column, q.From)
}

// CountOf phrases a number with a noun; without a noun it counts results.
func (v *Voice) CountOf(n int, atLeast bool, noun string) string {
	if noun == "" {
		return v.Count(n, atLeast)
	}
	rule := "count.of"
	if atLeast {
		rule = "count.of.atleast"
	}
	return v.g.render(rule, slots{"n": v.Figure(itoa(n)), "rows": noun})
}

// Count phrases the number of results; with atLeast there may be more.
func (v *Voice) Count(n int, atLeast bool) string {
	key := "count." + itoa(n)
	if atLeast {
		key = "count.atleast"
	}
	return v.g.render(key, slots{"n": v.Figure(itoa(n))})
}
