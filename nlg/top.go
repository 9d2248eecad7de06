package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// DescribeTop describes the top rows or groups of a sorted result by their sort key: "the room with the highest price".
func (v *Voice) DescribeTop(db *schema.Database, q *query.Query) (phrase string, ok bool) {
	if q.Written != nil || len(q.From.Tables) == 0 {
		return "", false
	}
	t := phrasing{speaker: speaker{Voice: v, db: db}, Query: q.Clone(), original: q}
	t.Where = nil
	return t.superlativePhrase()
}

// superlativePhrase phrases the top rows or groups of a sorted result, with their conditions.
func (t *phrasing) superlativePhrase() (phrase string, ok bool) {
	if len(t.OrderBy) != 1 || t.Limit < 1 || t.Offset > 0 || t.Set != query.NoSet || len(t.GroupBy) > 1 ||
		len(t.Having) > 0 {
		return "", false
	}
	by := t.OrderBy[0]
	kind := t.valueKind(by.Item, t.From)
	flag := by.Item.Agg == query.None && by.Item.Calc == nil && t.isFlag(by.Item.Column, t.From)
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
	clauses := t.takeClauses(table)
	phrase = t.topRow(kind, ofForm(clauses, Bare))
	if others := ofForm(clauses, Done, That, With, Without, Whose, Having); len(others) > 0 {
		phrase += t.g.render("those.among", slots{"post": t.after(others)})
	}
	return phrase, true
}

// topRow phrases the top rows of a sorted result: the wine with the highest price; town of the latest member.
func (t *phrasing) topRow(kind string, clauses []Clause) string {
	by, limit, only := t.OrderBy[0], t.Limit, t.onlyColumn(t.Query)
	if len(t.Select) == 1 && limit == 1 && t.Select[0].Same(by.Item) && kind != "row" {
		extreme := by.Item
		if extreme.Agg = query.Min; by.Desc {
			extreme.Agg = query.Max
		}
		t.takeItems(func(query.Item) bool { return true })
		t.takeOrder()
		return t.withoutArticle(t.item(extreme, t.From)) + t.rowsSuffix("") + t.after(clauses)
	}
	row := t.singular(t.tableLabel(t.db, t.From.Table(t.shownTable(t.Query))))
	if only != "" && t.hasGenericRows(t.From) && kind != "row" {
		row, only = only, ""
		t.takeItems(func(query.Item) bool { return true })
	}
	key := t.withoutArticle(t.item(by.Item, t.From))
	phrase := t.superlative(kind, row, t.after(clauses), key) + t.unitSuffix(by.Item, t.From)
	t.dropImpliedByRows(true)
	table := t.shownTable(t.Query)
	t.takeItems(func(i query.Item) bool { return t.isName(i, table) })
	t.takeOrder()
	if only != "" && limit == 1 {
		t.takeItems(func(query.Item) bool { return true })
		return only + " " + t.g.render("of", nil) + " " + phrase
	}
	return phrase
}

// topGroup phrases the top groups of a sorted result; ok is false if the groups have no name.
func (t *phrasing) topGroup(kind string) (phrase string, ok bool) {
	by := t.OrderBy[0]
	if t.isFlag(t.GroupBy[0], t.From) { // the groups are yes and no
		return "", false
	}
	key := t.withoutArticle(t.item(by.Item, t.From))
	group := t.withoutDate(t.valueNoun(t.groupLabel(t.GroupBy[0], t.From)), t.GroupBy[0])
	t.takeItems(by.Item.Same)
	of := t.unitSuffix(by.Item, t.From)
	if by.Item.Agg != query.None && !t.mentionsRows(by.Item) && t.plural(group) != t.finestRows(t.From) {
		of += t.rowsSuffix(key)
	}
	if by.Item.CountsRows() {
		kind = "rows"
	}
	phrase = t.superlative(kind, group, "", key) + of
	t.dropImpliedByGroups()
	t.GroupBy = nil
	t.takeOrder()
	return phrase + t.after(t.takeClauses(t.finestTable(t.From))), true
}

// superlative applies the rule for the superlative of a sort key to rows with what is said of them.
func (t *phrasing) superlative(kind, row, post, key string) string {
	things, ok := strings.CutPrefix(key, t.g.render("number", nil)+" "+t.g.render("of", nil)+" ")
	if kind == "" && (ok || isUnit(key)) { // the job with the most words, the walk with the most km
		kind = "rows"
	}
	if done, ok := strings.CutPrefix(key, t.g.render("moment.date", slots{"done": ""})); ok && kind == "date" &&
		t.g.inClass("done.to", strings.TrimSpace(done)) { // the inn opened first
		kind, key = "done", strings.TrimSpace(done)
	}
	rule := either(t.Limit > 1, "option.tops", "option.top")
	end := t.g.render("end"+either(t.OrderBy[0].Desc, ".desc", ".asc"), nil)
	key = strings.TrimPrefix(key, end+" ") // the highest age, not the highest highest age
	rule += either(t.OrderBy[0].Desc, ".desc.", ".asc.") + kind
	return t.g.render(rule, slots{"row": row + post, "rows": t.plural(row) + post, "n": itoa(t.Limit), "key": key,
		"things": things})
}

// onlyColumn returns the label of the only column a query shows; "" if there are several, or it is a figure or name.
func (p speaker) onlyColumn(q *query.Query) string {
	if len(q.Select) != 1 || len(q.GroupBy) > 0 || len(q.From.Tables) > 1 {
		return ""
	}
	i := q.Select[0]
	if !isColumn(i) || i.Column.Name == "*" || i.Same(q.OrderBy[0].Item) || p.identifiesRows(i.Column, q.From) {
		return ""
	}
	return p.withoutArticle(p.item(i, q.From))
}
