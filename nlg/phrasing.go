package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// phrasing is a query being put into words. A phrase takes what it says out of the query, so that everything is said
// once; what no phrase has taken is said behind them.
type phrasing struct {
	speaker
	*query.Query              // what is left to say
	whole        *query.Query // all of it
	said         []string     // the parts that were taken
	brackets     bool         // conditions that would follow a comma are in brackets
}

// take records parts as said.
func (t *phrasing) take(kind string, parts ...string) {
	for _, part := range parts {
		t.said = append(t.said, kind+" "+part)
	}
}

// takeItems takes some of the items that are shown.
func (t *phrasing) takeItems(which func(query.Item) bool) []query.Item {
	var out, left []query.Item
	for _, i := range t.Select {
		if which(i) {
			out = append(out, i)
			t.take("show", i.String())
		} else {
			left = append(left, i)
		}
	}
	t.Select = left
	return out
}

// takeWhere takes the conditions, phrased behind a noun for rows of a table.
func (t *phrasing) takeWhere(table string) string {
	said := t.behind(t.clausesOf(t.whereOf(), table), t.brackets)
	for _, c := range t.Where {
		t.take("where", c.About())
	}
	t.Where = nil
	return said
}

// whereOf returns the whole query with the conditions that are left to say.
func (t *phrasing) whereOf() *query.Query {
	q := *t.whole
	q.From, q.Where = t.From, t.Where
	return &q
}

// takeGroups takes the groups, phrased as what there is a figure for.
func (t *phrasing) takeGroups() string {
	said := ""
	for n, g := range t.GroupBy {
		c := query.Component{Kind: query.GroupColumn, Item: query.Item{Column: g}, From: t.From}
		each := lowerFirst(t.Option(t.db, c, t.Query))
		if n > 0 {
			said += " " + t.g.say("and", nil)
			each = strings.TrimPrefix(each, t.g.say("option.group", nil)) // for each year and month
		}
		said += " " + each
		t.take("group", g.String())
	}
	t.impliedByGroups()
	if o := t.OrderBy; len(o) == 1 && !o[0].Desc && isColumn(o[0].Item) && o[0].Item.Column == t.GroupBy[0] {
		t.takeOrder(false) // the order that groups have anyway
	}
	t.GroupBy = nil
	return said + t.takeHaving()
}

// impliedByGroups takes the shown columns that tell which group a figure is of.
func (t *phrasing) impliedByGroups() {
	groups := t.GroupBy
	t.takeItems(func(i query.Item) bool {
		return isColumn(i) && (slices.Contains(groups, i.Column) || t.isName(i, i.Column.Table))
	})
}

// isName reports whether an item that is shown names rows of a table: as a whole, by title or key, or by first and last
// name.
func (t *phrasing) isName(i query.Item, table string) bool {
	if i.Column.Name == "*" || !isColumn(i) || i.Column.Table != table || t.names(i.Column, t.From) {
		return i.Column.Name == "*" || isColumn(i) && i.Column.Table == table
	}
	of := t.db.Table(t.From.Table(table))
	if of == nil {
		return false
	}
	first, last := of.FullName()
	shown := func(c *schema.Column) bool {
		return slices.ContainsFunc(t.whole.Select, func(i query.Item) bool {
			return isColumn(i) && i.Column.Table == table && i.Column.Name == c.Name
		})
	}
	return first != nil && (i.Column.Name == first.Name || i.Column.Name == last.Name) && shown(first) && shown(last)
}

// takeHaving takes the conditions on groups.
func (t *phrasing) takeHaving() string {
	said := t.behind(t.clauses(t.Having, t.From), false)
	for _, c := range t.Having {
		t.take("having", c.About())
	}
	t.Having = nil
	return said
}

// takeOrder takes the sort keys, and the number of rows if it is part of their phrase.
func (t *phrasing) takeOrder(andLimit bool) {
	for _, o := range t.OrderBy {
		t.take("order", o.Item.String())
	}
	t.OrderBy = nil
	if andLimit {
		t.takeLimit()
	}
}

func (t *phrasing) takeLimit() {
	if t.Limit > 0 || t.Offset > 0 {
		t.take("limit", "")
	}
	t.Limit, t.Offset = 0, 0
}

// takeColumns phrases the columns that are left to show.
func (t *phrasing) takeColumns(several bool) []string {
	var out []string
	rows := t.shownTable(t.Query)
	for _, i := range t.takeItems(func(query.Item) bool { return true }) {
		from := t.fromOf(i, rows)
		said := t.withoutArticle(t.item(i, from))
		switch l := t.spokenLabel(i, from); {
		case isColumn(i) && i.Column.Table != rows && t.names(i.Column, t.From):
			said = t.singular(t.tableLabel(t.db, t.From.Table(i.Column.Table)))
			if several {
				said = t.plural(said)
			}
		case isColumn(i) && isQuoted(l):
			said = t.plural(l)
		case several && isColumn(i) && t.pluralised(l) && Countable(l) && !t.counts(strings.Fields(l)):
			said = t.pluralOf(i, l, from)
		}
		if !slices.Contains(out, said) { // a key beside the name of its row
			out = append(out, said)
		}
	}
	t.unrepeated()
	return out
}

// alongside phrases what is shown beside the rows: columns of theirs, other rows by their noun, what is read of texts.
func (t *phrasing) alongside() string {
	var of []string
	own := t.shownTable(t.whole)
	if len(t.whole.GroupBy) > 0 {
		own = t.whole.GroupBy[0].Table
	}
	for _, i := range t.Select {
		if isColumn(i) && i.Column.Part == "" && i.Column.Name != "*" {
			of = append(of, t.sideLabel(i.Column, t.fromOf(i, own), false))
		} else {
			of = append(of, t.withoutArticle(t.item(i, t.From)))
		}
	}
	t.takeItems(func(query.Item) bool { return true })
	return t.g.say("option.with", slots{"columns": strings.Join(of, ", ")})
}

// fromOf is where an item is looked up: a column of the rows that are shown needs no noun before it.
func (t *phrasing) fromOf(i query.Item, rows string) query.From {
	if i.Column.Table == rows && i.Calc == nil {
		return query.From{Tables: []string{rows}, Alias: t.From.Alias}
	}
	return t.From
}

// unrepeated takes DISTINCT: repetitions of rows come from joins, which are not said.
func (t *phrasing) unrepeated() {
	if t.Distinct {
		t.take("distinct", "")
	}
	t.Distinct = false
}

// impliedByRows takes the columns that need no words: all of a wide list, and those that are shown because rows are
// chosen or sorted by them.
func (t *phrasing) impliedByRows(named bool) {
	wide, whole := len(t.Select) >= longList, *t.Query
	t.takeItems(func(i query.Item) bool {
		chosen := slices.ContainsFunc(whole.Where, func(c query.Condition) bool {
			shared, _ := c.Sub.Peers()
			return c.Item.Same(i) || isColumn(c.Item) && c.Item.Column.Table == i.Column.Table &&
				c.Item.Column.Name == i.Column.Name || shared != nil && (shared.Same(i) || t.names(i.Column, whole.From) &&
				t.groupLabel(shared.Column, whole.From) == t.groupLabel(i.Column, whole.From))
		}) ||
			slices.ContainsFunc(whole.OrderBy, func(o query.Order) bool { return o.Item.Same(i) })
		return (isColumn(i) || i.Text != nil && i.Text.Summary) && wide || i.Text == nil && named && chosen
	})
}

// ofRows says of which rows a figure is, unless they have no noun, it is called like them, or there are no others and
// it has an "of" already.
func (t *phrasing) ofRows(figure string) string {
	rows := t.finestRows(t.From)
	clear := len(t.db.Visible()) < 2 && strings.Contains(figure, " "+t.g.say("of", nil)+" ")
	if clear || t.generic(t.From) || strings.HasSuffix(figure, " "+rows) {
		return ""
	}
	return " " + t.g.say("of", nil) + " " + rows
}

// namesItsRows reports whether the phrase for an item says which rows it is of.
func (t *phrasing) namesItsRows(i query.Item) bool {
	return i.Text != nil || len(i.Only) > 0 || t.rowsCounted(i, t.From) != "" ||
		i.Calc != nil && (t.namesItsRows(i.Calc.Left) || t.namesItsRows(i.Calc.Right))
}

// longList is the number of columns from which a select list counts as whole rows.
const longList = 4
