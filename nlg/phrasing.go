package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// phrasing is a query being put into words. Each phrase removes the parts it describes from the query, so that every
// part is described once; the remaining parts are appended.
type phrasing struct {
	speaker
	*query.Query              // the parts that remain to be described
	original     *query.Query // the complete query
}

// takeItems removes and returns the shown items that match.
func (t *phrasing) takeItems(match func(query.Item) bool) []query.Item {
	out := slices.DeleteFunc(slices.Clone(t.Select), func(i query.Item) bool { return !match(i) })
	t.Select = slices.DeleteFunc(t.Select, match)
	return out
}

// takeClauses removes the conditions and returns what they say of a table's rows.
func (t *phrasing) takeClauses(table string) []Clause {
	q := *t.original
	q.From, q.Where, t.Where = t.From, t.Where, nil
	return t.queryClauses(&q, table)
}

// takeGroups removes and phrases the groups, and conditions on them: for each town.
func (t *phrasing) takeGroups() string {
	phrase := ""
	for _, g := range t.GroupBy {
		c := query.Component{Kind: query.GroupColumn, Item: query.Item{Column: g}, From: t.From}
		group := lowerFirst(t.Option(t.db, c, t.Query))
		if w := t.original.Where; !slices.ContainsFunc(w, isOr) && slices.ContainsFunc(w, func(c query.Condition) bool {
			return isColumn(c.Item) && c.Item.Column == g && (c.Op == query.IsNull || c.Op == query.Equal && len(c.Values) > 0)
		}) {
			continue // all rows are in one group
		}
		group = t.withoutDate(group, g)
		if phrase != "" {
			phrase += " " + t.g.render("and", nil)
			group = strings.TrimPrefix(group, t.g.render("option.group", nil)) // for each year and month
		}
		phrase += " " + group
	}
	t.dropImpliedByGroups()
	if o := t.OrderBy; len(t.GroupBy) > 0 && len(o) == 1 && !o[0].Desc && isColumn(o[0].Item) &&
		o[0].Item.Column == t.GroupBy[0] {
		t.OrderBy = nil // groups are in this order by default
	}
	t.GroupBy, t.isSomeRows = nil, len(t.original.Where) > 0
	return phrase + t.takeHaving()
}

// withoutDate omits which date groups are of if a condition says it: hires picked up in 2025, for each month.
func (t *phrasing) withoutDate(phrase string, group query.Column) string {
	date := " (" + withoutPreposition(t.ownLabel(group, t.From)) + ")"
	isSaid := func(w query.Condition) bool {
		of := w.Item.Column
		return of.Table == group.Table && of.Name == group.Name && !isImplied(w, t.original)
	}
	return strings.TrimSuffix(phrase, either(slices.ContainsFunc(t.original.Where, isSaid), date, ""))
}

// dropImpliedByGroups removes the shown columns that only identify a group.
func (t *phrasing) dropImpliedByGroups() {
	groups := t.GroupBy
	t.takeItems(func(i query.Item) bool {
		return isColumn(i) && (slices.Contains(groups, i.Column) || t.isName(i, i.Column.Table))
	})
}

// isName reports whether a shown item identifies rows of a table: all columns, title, key, or first and last name.
func (t *phrasing) isName(i query.Item, table string) bool {
	if i.Column.Name == "*" || !isColumn(i) || i.Column.Table != table || t.identifiesRows(i.Column, t.From) {
		return i.Column.Name == "*" || isColumn(i) && i.Column.Table == table
	}
	owner := t.db.Table(t.From.Table(table))
	if owner == nil {
		return false
	}
	first, last := owner.FullName()
	isShown := func(c *schema.Column) bool {
		return slices.ContainsFunc(t.original.Select, func(i query.Item) bool {
			return isColumn(i) && i.Column.Table == table && i.Column.Name == c.Name
		})
	}
	return first != nil && (i.Column.Name == first.Name || i.Column.Name == last.Name) && isShown(first) && isShown(last)
}

// takeHaving removes and phrases the conditions on groups.
func (t *phrasing) takeHaving() string {
	phrase := t.after(t.clauses(t.Having, t.From))
	t.Having = nil
	return phrase
}

// takeOrder removes the sort keys and the limit, which a superlative includes.
func (t *phrasing) takeOrder() { t.OrderBy, t.Limit, t.Offset = nil, 0, 0 }

// takeColumns removes and phrases the remaining shown items.
func (t *phrasing) takeColumns(manyRows bool) []string {
	var out []string
	rows := t.shownTable(t.Query)
	for _, i := range t.takeItems(func(query.Item) bool { return true }) {
		phrase := t.shownItem(i, rows, manyRows)
		if !slices.Contains(out, phrase) { // a key and the name of its row have the same label
			out = append(out, phrase)
		}
	}
	return out
}

// shownItem phrases an item shown of a table's rows.
func (t *phrasing) shownItem(i query.Item, rows string, manyRows bool) string {
	from := t.From
	if i.Column.Table == rows && i.Calc == nil { // a column of the shown rows needs no noun before it
		from = query.From{Tables: []string{rows}, Alias: t.From.Alias}
	}
	phrase, label := t.withoutArticle(t.item(i, from)), t.spokenLabel(i, from)
	switch {
	case !isColumn(i):
	case i.Column.Table != rows && t.identifiesRows(i.Column, t.From):
		phrase = t.singular(t.tableLabel(t.db, t.From.Table(i.Column.Table)))
		if manyRows {
			phrase = t.plural(phrase)
		}
	case t.unitSuffix(i, from) != "":
		phrase += t.unitSuffix(i, from)
	case isQuoted(label) && manyRows:
		phrase = t.plural(label)
	case isQuoted(label): // also shown: vaccinated
		phrase = strings.Trim(label, "“”")
	case manyRows && t.hasPlural(label) && Countable(label) && !t.isCountLabel(strings.Fields(label)):
		phrase = t.pluralOf(i, label, from)
	}
	return phrase
}

// dropImpliedByRows removes all columns of a wide list, and those by which rows are filtered or sorted.
func (t *phrasing) dropImpliedByRows(showsNames bool) {
	isOverview, full := len(t.Select) >= minOverviewColumns, t.original
	t.takeItems(func(i query.Item) bool {
		isCondition := slices.ContainsFunc(full.Where, func(c query.Condition) bool {
			shared, _ := c.Sub.Peers()
			return c.Item.Same(i) || isColumn(c.Item) && c.Item.Column.Table == i.Column.Table &&
				c.Item.Column.Name == i.Column.Name || shared != nil && (shared.Same(i) || t.identifiesRows(i.Column, full.From) &&
				t.groupLabel(shared.Column, full.From) == t.groupLabel(i.Column, full.From))
		}) || slices.ContainsFunc(full.OrderBy, func(o query.Order) bool { return o.Item.Same(i) })
		return (isColumn(i) || i.Text != nil && i.Text.Summary) && isOverview || i.Text == nil && showsNames && isCondition
	})
}

// rowsSuffix returns what a figure is of: " of orders"; "" if the rows have no noun, or the figure says it already.
func (t *phrasing) rowsSuffix(figure string) string {
	rows := t.finestRows(t.From)
	isClear := len(t.db.Visible()) < 2 && strings.Contains(figure, " "+t.g.render("of", nil)+" ")
	if isClear || t.hasGenericRows(t.From) || t.names(figure, rows) {
		return ""
	}
	return " " + t.g.render("of", nil) + " " + rows
}

// names reports whether a phrase names the rows already: the latest visit date, rather than the latest of visits.
func (t *phrasing) names(phrase, rows string) bool {
	names := func(word string) bool { return strings.EqualFold(t.plural(word), rows) }
	return slices.ContainsFunc(strings.Fields(phrase), names) || strings.HasSuffix(phrase, " "+rows)
}

// mentionsRows reports whether the phrase for an item names its rows.
func (t *phrasing) mentionsRows(i query.Item) bool {
	return i.Text != nil || len(i.Only) > 0 || t.countedRows(i, t.From) != "" ||
		i.Calc != nil && (t.mentionsRows(i.Calc.Left) || t.mentionsRows(i.Calc.Right))
}

// minOverviewColumns is the minimum number of columns for a select list to count as whole rows.
const minOverviewColumns = 4
