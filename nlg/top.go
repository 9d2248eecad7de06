package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Top describes by what the first rows or groups of an order are first: "the room with the highest price".
func (v *Voice) Top(db *schema.Database, q *query.Query) (said string, ok bool) {
	if q.Written != nil || len(q.From.Tables) == 0 {
		return "", false
	}
	t := phrasing{speaker: speaker{Voice: v, db: db}, Query: q.Clone(), whole: q}
	t.Where = nil
	return t.top()
}

// top phrases the first rows or groups of an order, and which they are the first of.
func (t *phrasing) top() (said string, ok bool) {
	if len(t.OrderBy) != 1 || t.Limit < 1 || t.Offset > 0 || t.Set != query.NoSet || len(t.GroupBy) > 1 ||
		len(t.Having) > 0 {
		return "", false
	}
	by := t.OrderBy[0]
	kind := t.kindOf(by.Item, t.From)
	flag := by.Item.Agg == query.None && by.Item.Calc == nil && t.ofFlag(by.Item.Column, t.From)
	if kind == "text" || flag || by.Item.Text != nil || by.Item.Agg != query.None && len(t.GroupBy) == 0 {
		return "", false
	}
	if len(t.GroupBy) > 0 {
		return t.topGroup(kind)
	}
	table := t.shownTable(t.Query)
	if by := by.Item.Column.Table; slices.Contains(t.From.Tables, by) {
		table = by
	}
	said = t.topRow(kind)
	t.unrepeated()
	posts := t.takeWhere(table)
	if strings.HasPrefix(posts, " "+t.g.say("after.labelled", nil)+" ") { // the member with the greatest age, with races
		said += ","
	}
	return said + posts, true
}

// topRow describes the first rows of an order by what is shown of them: "the wine with the highest price", "town of the
// member with the latest birthday", "the highest price" itself.
func (t *phrasing) topRow(kind string) string {
	by, limit, only := t.OrderBy[0], t.Limit, t.onlyColumn(t.Query)
	if len(t.Select) == 1 && limit == 1 && t.Select[0].Same(by.Item) && kind != "row" {
		most := by.Item
		if most.Agg = query.Min; by.Desc {
			most.Agg = query.Max
		}
		t.takeItems(func(query.Item) bool { return true })
		t.takeOrder(true)
		return t.withoutArticle(t.item(most, t.From))
	}
	row := t.singular(t.tableLabel(t.db, t.From.Table(t.shownTable(t.Query))))
	if only != "" && t.generic(t.From) && kind != "row" {
		row, only = only, ""
		t.takeItems(func(query.Item) bool { return true })
	}
	said := t.superlative(kind, row, t.withoutArticle(t.item(by.Item, t.From)))
	t.impliedByRows(true)
	table := t.shownTable(t.Query)
	t.takeItems(func(i query.Item) bool { return t.isName(i, table) })
	t.takeOrder(true)
	if only != "" && limit == 1 {
		t.takeItems(func(query.Item) bool { return true })
		return only + " " + t.g.say("of", nil) + " " + said
	}
	return said
}

// topGroup describes the first groups of an order. It says nothing of groups that have no name.
func (t *phrasing) topGroup(kind string) (said string, ok bool) {
	by := t.OrderBy[0]
	if t.ofFlag(t.GroupBy[0], t.From) { // yes and no are not rows
		return "", false
	}
	key := t.withoutArticle(t.item(by.Item, t.From))
	group := t.valueOf(t.groupLabel(t.GroupBy[0], t.From))
	t.takeItems(by.Item.Same)
	if slices.ContainsFunc(t.Where, func(c query.Condition) bool {
		return c.Item.Column.Name == t.GroupBy[0].Name && c.Op != query.IsNotNull
	}) && t.GroupBy[0].Part != "" {
		group = firstWord(group) // its date is named behind it
	}
	if len(t.Where) > 0 && by.Item.Agg != query.None && !t.namesItsRows(by.Item) &&
		t.plural(group) != t.finestRows(t.From) {
		key += t.ofRows(key)
	}
	if countsRows(by.Item) {
		number := t.g.say("number", nil) + " " + t.g.say("of", nil) + " "
		t.group, kind = t.plural(group), "rows"
		key = number + t.notTheGroup(strings.TrimPrefix(key, number))
	}
	said = t.superlative(kind, group, key)
	t.take("group", t.GroupBy[0].String())
	t.impliedByGroups()
	t.GroupBy = nil
	t.takeOrder(true)
	t.unrepeated()
	return said + t.takeWhere(t.finest(t.From)), true
}

// superlative applies the rule for the superlative of a sort key.
func (t *phrasing) superlative(kind, row, key string) string {
	things, ok := strings.CutPrefix(key, t.g.say("number", nil)+" "+t.g.say("of", nil)+" ")
	switch {
	case kind == "rows" && !ok:
		kind = ""
	case kind == "" && (ok || isUnit(key)): // the job with the most words, the walk with the most km
		kind = "rows"
	}
	rule := "option.top"
	if t.Limit > 1 {
		rule = "option.tops"
	}
	end := t.g.say("end"+either(t.OrderBy[0].Desc, ".desc", ".asc"), nil)
	key = strings.TrimPrefix(key, end+" ") // the highest age, not the highest highest age
	rule += either(t.OrderBy[0].Desc, ".desc", ".asc")
	if kind != "" {
		rule += "." + kind
	}
	return t.g.say(rule, slots{"row": row, "rows": t.plural(row), "n": itoa(t.Limit), "key": key, "things": things})
}

// onlyColumn returns the name of the only column that a query of rows shows; "" if it shows others, or figures, or
// names its rows. Rows without a noun may show their key, too.
func (p speaker) onlyColumn(q *query.Query) string {
	shown := slices.Clone(q.Select)
	if len(shown) > 1 && p.generic(q.From) {
		shown = slices.DeleteFunc(shown, func(i query.Item) bool { return p.names(i.Column, q.From) })
	}
	if len(shown) != 1 || len(q.GroupBy) > 0 || len(q.From.Tables) > 1 {
		return ""
	}
	i := shown[0]
	if !isColumn(i) || i.Column.Name == "*" || i.Same(q.OrderBy[0].Item) || p.names(i.Column, q.From) {
		return ""
	}
	return p.withoutArticle(p.item(i, q.From))
}
