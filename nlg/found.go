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
		return v.Say(either(value == "true", "reply.yes", "reply.no") + either(c.IsExistence(), ".any", ""))
	case len(i.Only) == 1 && !p.isFlag(i.Only[0].Item.Column, q.From): // Oct 2026: 31
		return v.Say("reply.value", "item", p.value(i.Only[0], q.From), "value", value)
	case i.Agg == query.Count:
		return p.countPhrase(i, q.From, value)
	case c != nil && i.Agg == query.None && (c.Left.Agg != query.None || c.Right.Agg != query.None):
		return v.Say("reply.figure", "value", value) // its label would be a whole sentence
	}
	return v.Say("reply.value", "item", p.withoutArticle(p.item(i, q.From)), "value", value)
}

// OfAll phrases of how many rows something is not so.
func (v *Voice) OfAll(so, all any) string {
	n, _ := toFloat(so)
	of, _ := toFloat(all)
	missing := itoa(int(of - n))
	rule := either(of == n, "reply.every", either(missing == "1", "reply.every.not.1", "reply.every.not"))
	if of < 2 {
		rule = "reply.every." + itoa(int(of))
	}
	return v.Say(rule, "n", v.Figure(missing), "of", v.Figure(itoa(int(of))))
}

// countPhrase phrases a number of rows or of distinct values.
func (p speaker) countPhrase(i query.Item, f query.From, value string) string {
	things, rule := p.countedRows(i, f), "reply.count"
	if things == "" {
		things = p.plural(p.spokenLabel(i, f))
		rule += either(i.Distinct, ".distinct", "")
	}
	if value == "1" {
		things, rule = p.singular(things), "reply.count"
	}
	return p.Say(either(value == "0", "reply.count.0", rule), "value", value, "things", things)
}

// RowNoun returns the noun for n rows of a query's result: clubs, or channels if grouped by channel; "" if none fits.
func (v *Voice) RowNoun(db *schema.Database, q *query.Query, n int) string {
	l := speaker{Voice: v, db: db}.rowLabel(q, n == 1)
	if l == "" || n == 1 {
		return v.singular(l)
	}
	return v.plural(l)
}

func (p speaker) rowLabel(q *query.Query, isSingle bool) string {
	if len(q.From.Tables) == 0 || q.Set != query.NoSet || q.Written != nil {
		return ""
	}
	column, finest := q.Select[0].Column, p.finestTable(q.From)
	switch {
	case len(q.GroupBy) > 0:
		return p.groupNoun(q)
	case q.Distinct && p.showsOnlyNames(q):
		return p.tableLabel(p.db, q.From.Table(column.Table))
	case q.Distinct && len(q.Select) == 1 && column.Name != "*":
		if l := p.spokenLabel(q.Select[0], q.From); !isQuoted(l) && (isSingle || p.hasPlural(l)) {
			return l
		}
		return ""
	case len(q.From.Tables) > 1 && column.Table != finest:
		return ""
	}
	return p.tableLabel(p.db, q.From.Table(finest))
}

// groupNoun returns the noun for a query's groups; "" if no single noun fits.
func (p speaker) groupNoun(q *query.Query) string {
	if len(q.GroupBy) > 1 || p.isFlag(q.GroupBy[0], q.From) { // the groups are yes and no
		return ""
	}
	from := q.From
	if of := q.GroupBy[0].Table; of != "" { // 10 streets, rather than 10 customer streets
		from = query.From{Tables: []string{of}, Alias: q.From.Alias}
	}
	l := p.groupLabel(q.GroupBy[0], from)
	w := strings.Fields(l)
	switch {
	case q.GroupBy[0].Part != "": // months, not dates
		return firstWord(l)
	case p.isCountLabel(w): // 16 numbers of pickers
		return ""
	case p.hasPlural(l) && Countable(l) && !text.Stop(w[len(w)-1]) || isPluralWithParticiple(w):
		return l
	}
	return "" // "paid by" has no plural
}

// CountPhrase phrases an item that counts rows: "31 orders". It returns "" for other items.
func (v *Voice) CountPhrase(db *schema.Database, i query.Item, f query.From, n int) string {
	rows := speaker{Voice: v, db: db}.countedRows(i, f)
	if rows == "" || len(i.Only) > 0 {
		return ""
	}
	return v.CountOf(n, false, either(n == 1, v.singular(rows), rows))
}

// CountOf phrases a number with a noun; without a noun it counts results.
func (v *Voice) CountOf(n int, atLeast bool, noun string) string {
	if noun == "" {
		return v.Count(n, atLeast)
	}
	return v.g.render(either(atLeast, "count.of.atleast", "count.of"), slots{"n": v.Figure(itoa(n)), "rows": noun})
}

// Count phrases the number of results; with atLeast there may be more.
func (v *Voice) Count(n int, atLeast bool) string {
	return v.g.render(either(atLeast, "count.atleast", "count."+itoa(n)), slots{"n": v.Figure(itoa(n))})
}
