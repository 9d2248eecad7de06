package model

import (
	"sort"
	"strconv"
	"strings"

	"surely/query"
	"surely/schema"
)

// tables chooses one table, or several that refer to each other.
func (b *build) tables() error {
	var options []option
	for _, f := range froms(b.in.Schema) {
		options = append(options, option{strings.Join(f.Tables, " with "), func(q *query.Query) { q.From = f }})
	}
	_, err := b.pick(query.FromTables, "", "the tables that the answer needs", options)
	return err
}

// mostFroms bounds the table combinations offered.
const mostFroms = 24

// froms lists the tables, and the sets of two and three that refer to each other.
func froms(db *schema.Database) []query.From {
	var out []query.From
	for _, t := range db.Visible() {
		out = append(out, query.From{Tables: []string{t.Name}})
	}
	for at := 0; at < len(out) && len(out) < mostFroms; at++ {
		from := out[at]
		if len(from.Tables) == 3 {
			break
		}
		for _, f := range db.ForeignKeys {
			j := query.Join{Left: query.Column{Table: f.Table, Name: f.Column}, Right: query.Column{Table: f.RefTable, Name: f.RefColumn}}
			if in(from.Tables, j.Right.Table) {
				j.Left, j.Right = j.Right, j.Left
			}
			if !in(from.Tables, j.Left.Table) || in(from.Tables, j.Right.Table) {
				continue
			}
			next := query.From{Tables: append(append([]string(nil), from.Tables...), j.Right.Table), Joins: append(append([]query.Join(nil), from.Joins...), j)}
			if !offered(out, next) {
				out = append(out, next)
			}
		}
	}
	return out[:min(len(out), mostFroms)]
}

func offered(list []query.From, f query.From) bool {
	key := func(f query.From) string {
		t := append([]string(nil), f.Tables...)
		sort.Strings(t)
		return strings.Join(t, "\x00")
	}
	for _, have := range list {
		if key(have) == key(f) {
			return true
		}
	}
	return false
}

func in(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// column is a column of one of the query's tables.
type column struct {
	at  query.Column
	col *schema.Column
}

func (b *build) all() []column {
	var out []column
	for _, name := range b.q.From.Tables {
		t := b.in.Schema.Table(name)
		if t == nil {
			continue
		}
		for _, c := range t.Visible() {
			out = append(out, column{query.Column{Table: t.Name, Name: c.Name}, c})
		}
	}
	return out
}

func (c column) text() string {
	if c.col.Label != "" && !strings.EqualFold(c.col.Label, c.col.Name) {
		return c.at.String() + " (" + c.col.Label + ")"
	}
	return c.at.String()
}

// columns chooses what is shown, one column at a time.
func (b *build) columns() error {
	for n := 0; n < mostColumns; n++ {
		wanted := "the column whose values are the answer"
		var options []option
		if n > 0 {
			wanted = "one more column that the question asks to see"
			options = append(options, option{"no more columns", func(*query.Query) {}})
		}
		for _, c := range b.all() {
			item := query.Item{Column: c.at}
			if has(b.q.Select, item) {
				continue
			}
			options = append(options, option{c.text(), func(q *query.Query) { q.Select = append(q.Select, item) }})
		}
		if n == 0 {
			star := query.Column{Table: b.q.From.Tables[0], Name: "*"}
			options = append(options, option{"the number of rows", func(q *query.Query) {
				q.Select = []query.Item{{Agg: query.Count, Column: star}}
			}}, option{"everything about the row", func(q *query.Query) { q.Select = []query.Item{{Column: star}} }})
		}
		before := len(b.q.Select)
		if _, err := b.pick(query.SelectColumn, "", wanted, options); err != nil {
			return err
		}
		if len(b.q.Select) == before {
			break
		}
		if b.q.Select[0].Column.Name == "*" {
			return nil
		}
		if err := b.refineItem(len(b.q.Select) - 1); err != nil {
			return err
		}
	}
	if len(b.q.Select) == 0 {
		b.q.Select = []query.Item{query.Star(b.q.From.Tables[0])}
	}
	return nil
}

func has(items []query.Item, item query.Item) bool {
	for _, it := range items {
		if it.Column == item.Column {
			return true
		}
	}
	return false
}

// refineItem chooses the aggregator of a shown column, or what to ask of it where it holds text.
func (b *build) refineItem(i int) error {
	it := b.q.Select[i]
	c := b.in.Schema.Table(it.Column.Table).Column(it.Column.Name)
	if c.Role == schema.FreeText {
		options := []option{
			{"a summary of the text", func(q *query.Query) { q.Select[i].Text = &query.TextCall{Summary: true} }},
			{"the answer to a question about it", func(q *query.Query) { q.Select[i].Text = &query.TextCall{Question: "?"} }},
			{"the text itself", func(*query.Query) {}},
		}
		taken, err := b.pick(query.SelectText, it.Column.String(), "what to show of the text", options)
		if err != nil || taken != 1 {
			return err
		}
		m := b.message(query.SelectText, it.Column.String(), "the question to put to the text, as short as can be")
		texts, p, err := b.text(m)
		if err != nil || len(texts) == 0 {
			return err
		}
		b.q.Select[i].Text = &query.TextCall{Question: texts[0]}
		b.made = append(b.made, made{p: p[0]})
		return nil
	}
	options := []option{{"each value as it is", func(*query.Query) {}}}
	for _, a := range []struct {
		agg  query.Agg
		text string
	}{{query.Count, "how many there are"}, {query.Max, "the largest"}, {query.Min, "the smallest"}, {query.Sum, "the sum"}, {query.Avg, "the average"}} {
		if (a.agg == query.Sum || a.agg == query.Avg) && !c.Type.Number() {
			continue
		}
		options = append(options, option{a.text, func(q *query.Query) {
			q.Select = append([]query.Item(nil), q.Select...)
			q.Select[i].Agg = a.agg
		}})
	}
	_, err := b.pickSame(query.SelectAgg, it.Column.String(), "what is wanted of the column's values", options)
	return err
}

// grouping chooses the column that figures are reckoned for each value of.
func (b *build) grouping() error {
	aggregated, plain := false, []query.Column(nil)
	for _, it := range b.q.Select {
		if it.Agg != query.None {
			aggregated = true
		} else if it.Text == nil && it.Column.Name != "*" {
			plain = append(plain, it.Column)
		}
	}
	if aggregated && len(plain) > 0 {
		b.q.GroupBy = plain // PostgreSQL would refuse anything else
		return nil
	}
	if !aggregated || len(plain) > 0 {
		return nil
	}
	options := []option{{"one figure for all rows", func(*query.Query) {}}}
	for _, c := range b.all() {
		if c.col.Role == schema.FreeText || c.col.List {
			continue
		}
		options = append(options, option{"a figure for each " + c.text(), func(q *query.Query) {
			q.GroupBy = []query.Column{c.at}
			q.Select = append([]query.Item{{Column: c.at}}, q.Select...)
		}})
	}
	at := len(b.made)
	_, err := b.pick(query.GroupColumn, "", "what the figure is reckoned for", options)
	if err == nil && len(b.q.GroupBy) > 0 && at < len(b.made) { // what is shown with it is as sure
		for _, c := range query.Components(b.q) {
			if (c.Kind == query.SelectColumn || c.Kind == query.SelectAgg) && c.Item.Column == b.q.GroupBy[0] {
				b.made = append(b.made, made{id: c.ID(), p: b.made[at].p})
			}
		}
	}
	return err
}

// order chooses what the rows are sorted by.
func (b *build) order() error {
	if len(b.q.Select) == 1 && b.q.Select[0].Agg != query.None {
		return nil
	}
	options := []option{{"no order", func(*query.Query) {}}}
	add := func(text string, it query.Item) {
		for _, desc := range []bool{true, false} {
			dir := map[bool]string{true: ", largest first", false: ", smallest first"}[desc]
			options = append(options, option{text + dir, func(q *query.Query) { q.OrderBy = []query.Order{{Item: it, Desc: desc}} }})
		}
	}
	for _, it := range b.q.Select {
		if it.Agg != query.None {
			add("the figure shown", it)
		}
	}
	if len(b.q.GroupBy) == 0 {
		for _, c := range b.all() {
			if c.col.Role != schema.FreeText && !c.col.List && c.col.Role != schema.Identifier {
				add(c.text(), query.Item{Column: c.at})
			}
		}
	}
	at := len(b.made)
	taken, err := b.pick(query.OrderItem, "", "the order of the rows", options)
	if err != nil || taken < 1 || b.made[at].each == nil {
		return err
	}
	// An option is a key with a direction: the key is as probable as both of its options, the direction as its share of them.
	d := &b.made[at]
	turned := d.each[taken+1]
	if taken%2 == 0 {
		turned = d.each[taken-1]
	}
	both := d.each[taken] + turned
	b.made = append(b.made, made{id: b.last(query.OrderDesc), p: d.each[taken] / max(both, 1e-9)})
	if d = &b.made[at]; d.p < 1 {
		d.p = both
	}
	return nil
}

// limit chooses how many rows are wanted.
func (b *build) limit() error {
	if len(b.q.Select) == 1 && b.q.Select[0].Agg != query.None && len(b.q.GroupBy) == 0 {
		return nil
	}
	options := []option{{"all of them", func(*query.Query) {}}}
	for _, n := range []int{1, 2, 3, 5, 10, 20} {
		options = append(options, option{strconv.Itoa(n), func(q *query.Query) { q.Limit = n }})
	}
	_, err := b.pickSame(query.LimitRows, "", "how many rows are wanted", options)
	return err
}
