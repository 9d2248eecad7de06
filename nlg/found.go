package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Value phrases a result that is a single value.
func (v *Voice) Value(db *schema.Database, q *query.Query, value string) string {
	if value == "" {
		return v.Say("reply.none")
	}
	p := speaker{Voice: v, db: db}
	i := q.Select[0]
	if c := i.Calc; c != nil && (c.Op == query.More || c.Op == query.Alike) {
		return p.whether(c, q, value == "true")
	}
	label := p.columnLabel(db, i.Column, q.From)
	rule, rows, row := "reply.value", p.rows(db, q.From), v.g.say("row", nil)
	if len(q.From.Tables) > 0 {
		of := q.From.Tables[0]
		switch {
		case i.Distinct && p.counted(i, q.From) != "": // DISTINCT only undoes a join's repetitions
			of = q.From.Table(i.Column.Table)
			i.Column, i.Distinct = query.Column{Name: "*"}, false
		case i.Agg == query.Count && i.Column.Name == "*":
			of = q.From.Table(p.finest(q.From))
		}
		rows, row = v.Rows(db, of), v.singular(v.tableLabel(db, of))
	}
	if i.Agg == query.Count {
		rule += ".count"
		if i.Column.Name != "*" {
			rule += ".column"
		}
		if i.Distinct {
			rule += ".distinct"
		}
		switch value {
		case "0":
			rule += ".0"
		case "1":
			rule += ".one"
		}
	}
	posts := p.posts(q, i.Agg == query.Count && value == "1")
	if countsRows(i) && len(i.Only) > 0 { // with italian cuisine
		posts = strings.TrimSpace(p.conditions("post", i.Only, q.From) + " " + posts)
	}
	return v.Say(rule, "item", p.items(q), "value", value, "rows", rows, "row", row, "column", label,
		"columns", p.plural(label), "posts", posts)
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

// isKey reports whether a column identifies the rows of a query's main table: its key, or an identifier that refers to
// nothing.
func (p speaker) isKey(c query.Column, f query.From) bool {
	if len(f.Tables) == 0 || c.Table != "" && c.Table != f.Tables[0] {
		return false
	}
	t := p.db.Table(f.Tables[0])
	if t == nil || len(t.Key) > 0 {
		return t != nil && len(t.Key) == 1 && t.Key[0] == c.Name
	}
	of := t.Column(c.Name)
	return of != nil && of.Role == schema.Identifier && !slices.ContainsFunc(p.db.ForeignKeys,
		func(k schema.ForeignKey) bool { return k.Table == t.Name && k.Column == c.Name })
}

// whether answers a yes/no question.
func (p speaker) whether(c *query.Calc, q *query.Query, holds bool) string {
	form := either(holds, "yes", "no")
	if countsRows(c.Left) && len(c.Left.Only) == 0 && c.Right.Number == "0" {
		if len(q.Where) > 1 { // they were in the question
			return p.Say(form + ".any.bare")
		}
		return p.Say(form+".any", "rows", p.rows(p.db, q.From), "posts", p.posts(q, false))
	}
	return sentence(p.calc(form, c, q.From) + ".")
}

// posts phrases a query's conditions after their noun, in the singular if one; too many are left out.
func (p speaker) posts(q *query.Query, one bool) string {
	if len(q.Where) == 0 || len(q.Having) > 0 || len(q.From.Tables) == 0 {
		return ""
	}
	form := "post"
	if one {
		form = "post.one"
	}
	text := p.posted(form, q, p.finest(q.From))
	if len(text) > longestPosts {
		return ""
	}
	return text
}

// longestPosts limits how much of the question a reply repeats.
const longestPosts = 90

// Found is the noun for a query's rows: clubs, or channels if grouped by channel. It is "" if there is no single noun.
func (v *Voice) Found(db *schema.Database, q *query.Query, n int) string {
	p := speaker{Voice: v, db: db}
	number := func(label string) string {
		if n == 1 {
			return v.singular(label)
		}
		return v.plural(label)
	}
	switch {
	case len(q.From.Tables) == 0:
		return ""
	case q.Set != query.NoSet && p.namesAlike(q, q.Right):
		return number(v.tableLabel(db, q.From.Table(q.Select[0].Column.Table)))
	case q.Set != query.NoSet:
		return ""
	case len(q.GroupBy) > 0:
		if l := p.groups(q); l != "" {
			return number(l)
		}
		return ""
	case q.Distinct && p.namesRows(q):
		return number(v.tableLabel(db, q.From.Table(q.Select[0].Column.Table)))
	case q.Distinct && len(q.Select) == 1 && q.Select[0].Column.Name != "*":
		if l := p.itemLabel(q.Select[0], q.From); n == 1 || p.pluralised(l) {
			return number(l)
		}
		return ""
	case len(q.From.Tables) > 1 && q.Select[0].Column.Table != p.finest(q.From):
		return ""
	}
	return number(v.tableLabel(db, q.From.Table(p.finest(q.From))))
}

// groups is the noun for a query's groups; "" if there is no single noun.
func (p speaker) groups(q *query.Query) string {
	if len(q.GroupBy) > 1 || p.yesAndNo(q) { // yes and no are not lifts
		return ""
	}
	l := p.groupLabel(q.GroupBy[0], q.From)
	if q.GroupBy[0].Part != "" { // months, not dates
		return firstWord(l)
	}
	last := l[strings.LastIndexByte(l, ' ')+1:]
	if p.pluralised(l) && Countable(l) && !text.Stop(last) || manyDone(strings.Fields(l)) {
		return l
	}
	return "" // "paid by" has no plural
}

// pluralised reports whether a label's last word is what has a plural: not "teacher in charge" or "to".
func (v *Voice) pluralised(label string) bool {
	w := strings.Fields(strings.ToLower(label))
	return !slices.ContainsFunc(w, func(w string) bool { return v.g.is("preposition", w) || text.Stop(w) && w != "of" })
}

// namesAlike reports whether both halves of a set operation show the names of one table's rows.
func (p speaker) namesAlike(q, r *query.Query) bool {
	return r != nil && len(r.From.Tables) > 0 && r.Set == query.NoSet && p.namesRows(q) && p.namesRows(r) &&
		r.Select[0].Column == q.Select[0].Column
}

// namesRows reports whether a query shows only the names or keys of a table's rows.
func (p speaker) namesRows(q *query.Query) bool {
	if len(q.Select) != 1 || q.Select[0].Agg != query.None || q.Select[0].Calc != nil || q.Select[0].Text != nil {
		return false
	}
	return p.names(q.Select[0].Column, q.From)
}

// Counted phrases an item that counts rows: "31 orders". It is "" for any other item.
func (v *Voice) Counted(db *schema.Database, i query.Item, f query.From, n int) string {
	p := speaker{Voice: v, db: db}
	rows := p.counted(i, f)
	switch {
	case i.Agg != query.Count || len(i.Only) > 0 || len(f.Tables) == 0:
		return ""
	case rows == "" && i.Column.Name == "*":
		rows = p.finestRows(f)
	case rows == "":
		return ""
	}
	if n == 1 {
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
