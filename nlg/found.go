package nlg

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Value phrases a result that is a single value: a number of rows, or a figure behind its name.
func (v *Voice) Value(db *schema.Database, q *query.Query, value string) string {
	p, i := speaker{Voice: v, db: db}, q.Select[0]
	switch c := i.Calc; {
	case value == "":
		return v.Say("reply.none")
	case c != nil && (c.Op == query.More || c.Op == query.EqualTo):
		return p.whether(c, value == "true")
	case len(i.Only) == 1: // Oct 2026: 31
		return v.Say("reply.value", "item", p.value(i.Only[0], q.From), "value", value)
	case i.Agg == query.Count:
		return p.countOf(i, q.From, value)
	case len(i.Only) > 1 || c != nil && i.Agg == query.None && (c.Left.Agg != query.None || c.Right.Agg != query.None):
		return v.Say("reply.figure", "value", value) // its name is a whole sentence
	}
	return v.Say("reply.value", "item", p.withoutArticle(p.item(i, q.From)), "value", value)
}

// countOf phrases a number of rows or of different values.
func (p speaker) countOf(i query.Item, f query.From, value string) string {
	things, rule := p.rowsCounted(i, f), "reply.count"
	if things == "" {
		things = p.plural(p.spokenLabel(i, f))
	}
	if value == "1" {
		things = p.singular(things)
	} else if i.Distinct && p.rowsCounted(i, f) == "" {
		rule += ".distinct"
	}
	if value == "0" {
		rule = "reply.count.0"
	}
	return p.Say(rule, "value", value, "things", things)
}

// Keyed phrases the value of a key: order 17, or by the key's own name where rows have no noun.
func (v *Voice) Keyed(db *schema.Database, c query.Column, f query.From, value string) string {
	p := speaker{Voice: v, db: db}
	noun := v.singular(p.columnLabel(db, c, f))
	if t := f.Table(c.Table); p.isKey(c, f) && v.Rows(db, t) != v.g.say("rows", nil) {
		noun = v.singular(v.tableLabel(db, t))
	}
	return noun + " " + value
}

// Percent formats a share.
func (v *Voice) Percent(value string) string { return v.g.say("percent", slots{"value": value}) }

// whether answers a yes/no question.
func (p speaker) whether(c *query.Calc, holds bool) string {
	rule := either(holds, "reply.yes", "reply.no")
	if countsRows(c.Left) && len(c.Left.Only) == 0 && c.Right.Number == "0" {
		rule += ".any"
	}
	return p.Say(rule)
}

// Found returns the noun for a query's rows: clubs, or channels if grouped by channel. It is "" if there is no single
// noun.
func (v *Voice) Found(db *schema.Database, q *query.Query, n int) string {
	p := speaker{Voice: v, db: db}
	if l := p.found(q, n == 1); n == 1 {
		return v.singular(l)
	} else if l != "" {
		return v.plural(l)
	}
	return ""
}

func (p speaker) found(q *query.Query, one bool) string {
	if len(q.From.Tables) == 0 {
		return ""
	}
	shown, several := q.Select[0].Column, len(q.From.Tables) > 1
	switch {
	case q.Set != query.NoSet && !p.namesAlike(q, q.Right):
		return ""
	case len(q.GroupBy) > 0 && q.Set == query.NoSet:
		return p.groups(q)
	case (q.Distinct || q.Set != query.NoSet) && p.namesRows(q):
		return p.tableLabel(p.db, q.From.Table(shown.Table))
	case q.Distinct && len(q.Select) == 1 && shown.Name != "*":
		if l := p.spokenLabel(q.Select[0], q.From); !isQuoted(l) && (one || p.pluralised(l)) {
			return l
		}
		return ""
	case several && shown.Table != p.finest(q.From):
		return ""
	}
	return p.tableLabel(p.db, q.From.Table(p.finest(q.From)))
}

// groups returns the noun for a query's groups; "" if there is no single noun.
func (p speaker) groups(q *query.Query) string {
	if len(q.GroupBy) > 1 || p.yesAndNo(q) { // yes and no are not lifts
		return ""
	}
	l := p.groupLabel(q.GroupBy[0], q.From)
	if q.GroupBy[0].Part != "" { // months, not dates
		return firstWord(l)
	}
	last := l[strings.LastIndexByte(l, ' ')+1:]
	if p.counts(strings.Fields(l)) { // 16 numbers of pickers
		return ""
	}
	if p.pluralised(l) && Countable(l) && !text.Stop(last) || pluralWithParticiple(strings.Fields(l)) {
		return l
	}
	return "" // "paid by" has no plural
}

// namesAlike reports whether both halves of a set operation show the names of one table's rows.
func (p speaker) namesAlike(q, r *query.Query) bool {
	return r != nil && len(r.From.Tables) > 0 && r.Set == query.NoSet && p.namesRows(q) && p.namesRows(r) &&
		r.Select[0].Column == q.Select[0].Column
}

// Counted phrases an item that counts rows: "31 orders". It is "" for any other item.
func (v *Voice) Counted(db *schema.Database, i query.Item, f query.From, n int) string {
	rows := speaker{Voice: v, db: db}.rowsCounted(i, f)
	switch {
	case rows == "" || len(i.Only) > 0:
		return ""
	case n == 1:
		rows = v.singular(rows)
	}
	return v.CountOf(n, false, rows)
}

// yesAndNo reports whether a query is grouped by a yes/no column.
func (p speaker) yesAndNo(q *query.Query) bool {
	return len(q.GroupBy) == 1 && p.ofFlag(q.GroupBy[0], q.From) ||
		len(q.Select) == 1 && q.Distinct && p.ofFlag(q.Select[0].Column, q.From)
}

// CountOf phrases a number of something; without a noun they are results.
func (v *Voice) CountOf(n int, atLeast bool, noun string) string {
	if noun == "" {
		return v.Count(n, atLeast)
	}
	rule := "count.of"
	if atLeast {
		rule = "count.of.atleast"
	}
	return v.g.say(rule, slots{"n": v.Figure(itoa(n)), "rows": noun})
}

// Count phrases the number of results; with atLeast there may be more.
func (v *Voice) Count(n int, atLeast bool) string {
	key := "count." + itoa(n)
	if atLeast {
		key = "count.atleast"
	}
	return v.g.say(key, slots{"n": v.Figure(itoa(n))})
}
