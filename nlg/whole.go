package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Whole describes a query in one phrase, as one of several options: the average fee of tests whose gas is T, for each
// town.
func (v *Voice) Whole(db *schema.Database, q *query.Query) string {
	if q.Written != nil || len(q.From.Tables) == 0 {
		return v.Shown(db, q.SUQL())
	}
	p := speaker{v, db}
	said, topped := p.top(q, func(q *query.Query, table string) string { return p.posted("post", q, table) })
	if !topped {
		said = p.headed(q)
	}
	for _, c := range query.Components(q) {
		switch {
		case c.Block != "", topped && c.Kind != query.SetOperation:
		case c.Kind == query.SetOperation && c.Choice != "none", c.Kind == query.LimitRows && c.Choice != "none",
			c.Kind == query.OrderDesc && q.Limit+q.Offset > 0:
			_, text := v.Chip(db, c, q)
			said += ", " + text
		}
	}
	return said
}

// posted phrases a query's conditions after its rows; conditions on other tables name the rows they belong to.
func (p speaker) posted(form string, q *query.Query, table string) string {
	if len(q.Where) == 0 {
		return ""
	}
	if len(q.From.Tables) < 2 || slices.ContainsFunc(q.Where, func(c query.Condition) bool { return c.Or }) {
		return p.conditions(form, q.Where, q.From)
	}
	of := map[string][]query.Condition{}
	for _, c := range q.Where {
		t := c.Item.Column.Table
		if !slices.Contains(q.From.Tables, t) {
			t = table
		}
		of[t] = append(of[t], c)
	}
	var parts []string
	for _, t := range append([]string{table}, q.From.Tables...) {
		if len(of[t]) == 0 || t == table && len(parts) > 0 {
			continue
		}
		from, form := query.From{Tables: []string{t}, Alias: q.From.Alias}, form
		if t != table {
			form = "post"
		}
		post := p.conditions(form, of[t], from)
		if t != table {
			rule := map[bool]string{true: "post.belongs", false: "post.exists"}[p.belongs(table, t, q.From)]
			post = p.g.say(rule, slots{"rows": p.Rows(p.db, q.From.Table(t)), "post": post})
		}
		parts = append(parts, post)
		delete(of, t)
	}
	return strings.Join(parts, ", ")
}

// belongs reports whether a table refers to another, directly or through others.
func (p speaker) belongs(table, to string, f query.From) bool {
	for _, j := range f.Joins {
		for _, on := range [][2]query.Column{{j.Left, j.Right}, {j.Right, j.Left}} {
			if on[0].Table == table && p.refersTo(on[1].Table, on[0], on[1], f) &&
				(on[1].Table == to || p.belongs(on[1].Table, to, f)) {
				return true
			}
		}
	}
	return false
}

// headed phrases the select list and the rows of a query, without its order.
func (p speaker) headed(q *query.Query) string {
	var figures, columns []string
	names := false
	for _, i := range q.Select {
		switch {
		case i.Agg != query.None || i.Calc != nil:
			figures = append(figures, p.bare(p.key(i, q.From)))
		case p.names(i.Column, q.From) || i.Column.Name == "*":
			names = true
		default:
			columns = append(columns, p.bare(p.item(i, q.From)))
		}
	}
	table := p.shownTable(q)
	rows, and := p.Rows(p.db, q.From.Table(table)), p.g.say("and", nil)
	switch {
	case len(figures) > 0:
		return p.figures(list(figures, and), p.each(q), q)
	case len(q.GroupBy) > 0:
		rows = p.grouped(q)
		table = p.finest(q.From)
	case len(columns) > 0 && !names && p.generic(q.From) && p.saysWhere(p.posted("post", q, table), true):
		rows = list(columns, and)
	case len(columns) > 0 && !names:
		rows = p.g.say("option.of", slots{"column": list(columns, and), "rows": rows})
	case len(q.Where) == 0:
		return p.g.say("option.plain.all", slots{"rows": rows})
	}
	return strings.TrimSpace(strings.TrimSpace(rows+" "+p.posted("post", q, table)) + p.having(q))
}

// each phrases the groups of aggregates.
func (p speaker) each(q *query.Query) string {
	said := ""
	for n, g := range q.GroupBy {
		c := query.Component{Kind: query.GroupColumn, Item: query.Item{Column: g}, From: q.From}
		if n > 0 {
			said += " " + p.g.say("and", nil)
		}
		said += " " + lowerFirst(p.Option(p.db, c, q))
	}
	return said + p.having(q)
}

// having phrases HAVING.
func (p speaker) having(q *query.Query) string {
	if len(q.Having) == 0 {
		return ""
	}
	return " " + p.conditions("post", q.Having, q.From)
}

// figures adds to aggregates their rows and groups.
func (p speaker) figures(said, each string, q *query.Query) string {
	worked := slices.DeleteFunc(slices.Clone(q.Select), func(i query.Item) bool {
		return i.Agg == query.None && i.Calc == nil
	})
	i, several := worked[0], len(worked) > 1
	of := p.finest(q.From)
	posts := p.posted("post", q, of)
	if posts != "" && each != "" {
		each = "," + each
	}
	switch {
	case posts == "":
		return said + each
	case several:
	case countsRows(i) && len(i.Only) == 0, i.Calc != nil && special(i.Calc) == "any":
		return said + " " + posts + each
	}
	if several || len(i.Only) > 0 || i.Calc != nil {
		return p.of(said+strings.TrimPrefix(each, ","), posts, q.From)
	}
	if p.generic(q.From) {
		return said + " " + posts + each
	}
	return said + " " + p.g.say("of", nil) + " " + p.finestRows(q.From) + " " + posts + each
}

// saysWhere reports whether conditions are phrased without a noun before them, or there are none.
func (p speaker) saysWhere(posts string, orNone bool) bool {
	return posts == "" && orNone || posts != "" && strings.HasPrefix(posts, strings.TrimSpace(p.g.say("where", nil)))
}

// of adds to what is said of all rows which ones are meant.
func (p speaker) of(said, posts string, f query.From) string {
	rule := "option.those"
	if p.generic(f) && p.saysWhere(posts, false) {
		rule = "option.where"
	}
	return p.g.say(rule, slots{"reading": said, "post": posts})
}

// grouped phrases the groups of a query without aggregates, with their rows: customers of orders.
func (p speaker) grouped(q *query.Query) string {
	var groups []string
	parts := false
	for _, g := range q.GroupBy {
		parts = parts || g.Part != ""
		groups = append(groups, p.plural(p.groupLabel(g, q.From)))
	}
	said, rows := list(groups, p.g.say("and", nil)), p.finestRows(q.From)
	if said == rows || parts { // months of the start
		return said
	}
	return said + " " + p.g.say("of", nil) + " " + rows
}

// shownTable is the table whose rows a query shows: the one whose title or columns it selects, or the first.
func (p speaker) shownTable(q *query.Query) string {
	tables := map[string]bool{}
	for _, i := range q.Select {
		if i.Agg != query.None || p.db.Table(q.From.Table(i.Column.Table)) == nil {
			continue
		}
		if tables[i.Column.Table] = true; p.names(i.Column, q.From) && len(q.Select) < longList {
			return i.Column.Table
		}
	}
	if len(tables) == 1 {
		for t := range tables {
			return t
		}
	}
	return q.From.Tables[0]
}

// longList is the number of columns from which a select list counts as whole rows.
const longList = 4

// names reports whether a column identifies the rows of its table: the key, or the title.
func (p speaker) names(c query.Column, f query.From) bool {
	t := p.db.Table(f.Table(c.Table))
	return t != nil && (len(t.Key) == 1 && t.Key[0] == c.Name || t.Title() != nil && t.Title().Name == c.Name)
}

// Top describes the first rows or groups of an order: "the room with the highest price".
func (v *Voice) Top(db *schema.Database, q *query.Query) (said string, ok bool) {
	return speaker{v, db}.top(q, func(*query.Query, string) string { return "" })
}

// top is Top with the phrase for the ordered rows or the groups' members.
func (p speaker) top(q *query.Query, posted func(*query.Query, string) string) (said string, ok bool) {
	if len(q.OrderBy) != 1 || q.Limit < 1 || q.Offset > 0 || q.Set != query.NoSet || len(q.GroupBy) > 1 ||
		len(q.From.Tables) == 0 {
		return "", false
	}
	by := q.OrderBy[0]
	kind := p.kindOf(by.Item, q.From)
	flag := by.Item.Agg == query.None && by.Item.Calc == nil && p.ofFlag(by.Item.Column, q.From)
	if kind == "text" || flag || by.Item.Text != nil || by.Item.Agg != query.None && len(q.GroupBy) == 0 {
		return "", false
	}
	posts := posted(q, q.From.Tables[0])
	if len(q.GroupBy) == 0 {
		said = p.topRow(q, kind)
	} else if said, posts = p.topGroup(q, kind, posts); said == "" {
		return "", false
	}
	if posts != "" {
		said = p.of(said, posts, q.From)
	}
	return said, true
}

// topRow describes the first rows of an order by what is shown of them: "the wine with the highest price", "town of the
// member with the latest birthday", "the highest price" itself.
func (p speaker) topRow(q *query.Query, kind string) string {
	by, only := q.OrderBy[0], p.onlyColumn(q)
	if len(q.Select) == 1 && q.Limit == 1 && q.Select[0].Same(by.Item) && kind != "row" {
		most := by.Item
		if most.Agg = query.Min; by.Desc {
			most.Agg = query.Max
		}
		return p.bare(p.item(most, q.From))
	}
	row := p.singular(p.tableLabel(p.db, q.From.Table(p.shownTable(q))))
	if only != "" && p.generic(q.From) && kind != "row" {
		row, only = only, ""
	}
	said := p.topped(q, kind, row, p.bare(p.key(by.Item, q.From)))
	if only != "" && q.Limit == 1 {
		return p.g.say("option.of.one", slots{"column": only, "row": p.bare(said)})
	}
	return said
}

// topGroup describes the first groups of an order, and what is left to say of their members. It is "" if groups have no
// name.
func (p speaker) topGroup(q *query.Query, kind, posts string) (said, rest string) {
	by := q.OrderBy[0]
	if p.ofFlag(q.GroupBy[0], q.From) { // yes and no are not rows
		return "", ""
	}
	key := p.bare(p.key(by.Item, q.From))
	if posts != "" && by.Item.Agg != query.None {
		ordered := *q
		ordered.Select = []query.Item{by.Item}
		key, posts = p.figures(key, "", &ordered), ""
	}
	if countsRows(by.Item) {
		kind = "rows"
	}
	group := p.asNoun(columnOf(p.db, q.GroupBy[0], q.From), p.groupLabel(q.GroupBy[0], q.From))
	return p.topped(q, kind, group, key), posts
}

// topped applies the rule for the superlative of a sort key.
func (p speaker) topped(q *query.Query, kind, row, key string) string {
	things, ok := strings.CutPrefix(key, p.g.say("number", nil)+" "+p.g.say("of", nil)+" ")
	if kind == "rows" && !ok {
		kind = ""
	}
	return p.g.say(topRule(q, kind), slots{"row": row, "rows": p.plural(row), "n": itoa(q.Limit),
		"key": key, "things": things})
}

// onlyColumn is the name of the only column that a query of rows shows; "" if it shows others, or figures, or names its
// rows. Rows without a noun may show their key, too.
func (p speaker) onlyColumn(q *query.Query) string {
	shown := slices.Clone(q.Select)
	if len(shown) > 1 && p.generic(q.From) {
		shown = slices.DeleteFunc(shown, func(i query.Item) bool { return p.names(i.Column, q.From) })
	}
	if len(shown) != 1 || len(q.GroupBy) > 0 || len(q.From.Tables) > 1 {
		return ""
	}
	i := shown[0]
	if i.Agg != query.None || i.Calc != nil || i.Text != nil || i.Column.Name == "*" || i.Same(q.OrderBy[0].Item) ||
		p.names(i.Column, q.From) {
		return ""
	}
	return p.bare(p.item(i, q.From))
}

// topRule is the rule for the superlative of a sort key.
func topRule(q *query.Query, kind string) string {
	rule := "option.top"
	if q.Limit > 1 {
		rule = "option.tops"
	}
	rule += map[bool]string{true: ".desc", false: ".asc"}[q.OrderBy[0].Desc]
	if kind != "" {
		rule += "." + kind
	}
	return rule
}
