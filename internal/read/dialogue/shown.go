package dialogue

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// Closed classes of words about the presentation of results.
var (
	turning = text.Set("reverse reversed way round opposite backwards flip upside")
	timing  = text.Set("when date dates day days time times year years month since until")
	sharing = text.Set("share percent percentage proportion fraction pct %")
	ranking = text.Set("sort sorted order ordered rank ranked by first last low high lowest highest to up down at " +
		"top bottom ascending descending asc desc a-z alphabetical alphabetically newest oldest")
)

// rearranges reads a turn that changes the presentation of rows: their order, another column.
func (t *turn) rearranges() {
	if t.form != figure {
		t.sorts()
		t.columns()
	}
}

// tokens returns the tokens of a class.
func (t *turn) tokens(class map[string]bool) link.Mask {
	var m link.Mask
	for i, x := range t.set.Question.Tokens {
		if class[x.Text] {
			m |= link.Span(i, i+1)
		}
	}
	return m
}

// sorts orders rows by a shown column: "low to high", "newest first", "the other way round".
func (t *turn) sorts() {
	if len(t.before.OrderBy) > 0 {
		out := t.before.Clone()
		for i := range out.OrderBy {
			out.OrderBy[i].Desc = !out.OrderBy[i].Desc
			out.OrderBy[i].NullsLast = out.OrderBy[i].Desc
		}
		t.otherwise("reversed", out, t.tokens(turning)|t.tokens(ranking)|t.tokens(least)|t.tokens(most))
	}
	used := t.tokens(ranking) | t.tokens(most) | t.tokens(least)
	for i, it := range t.before.Select {
		kind := t.orderable(it)
		if kind == "" {
			continue
		}
		if i > 0 && i == len(t.before.Select)-1 {
			kind += ", shown last"
		}
		for _, way := range []struct {
			name string
			desc bool
		}{{" up", false}, {" down", true}} {
			out := t.before.Clone()
			out.OrderBy = []query.Order{{Item: it, Desc: way.desc, NullsLast: way.desc}}
			t.otherwise("sort by "+kind+way.name, out, used)
		}
	}
}

// orderable is the kind of order that a shown column allows, or empty.
func (t *turn) orderable(it query.Item) string {
	if aggregated(it) {
		return "figure"
	}
	c := t.cat.Column(it.Column)
	switch {
	case c == nil || it.Text != nil || c.Refers:
	case c.Kind == link.Temporal || it.Column.Part != "":
		return "time"
	case c.Kind == link.Number && !c.Key:
		return "number"
	case c.Kind == link.Textual:
		return "name"
	}
	return ""
}

// mostColumns is the number of additional columns tried, mostPairs the number combined in pairs.
const mostColumns, mostPairs = 8, 5

// named is a column that a turn may ask for.
type named struct {
	column *link.Column
	how    string
	weight float64
	used   link.Mask
}

// asksFor are words that ask for a kind of column without naming it.
var asksFor = strings.Fields("where why who whom when much cost old many")

var someone = text.Set("who whom whose")

// asks describes how a turn may ask for a column.
func (t *turn) asks(c *link.Column) named {
	m := &t.set.Question.Columns[c.At]
	switch {
	case m.Exact != 0:
		return named{c, "said", 1 + m.Share, m.All()}
	case m.Loose != 0:
		return named{c, "loosely", 1, m.All()}
	case t.has(timing) && c.Kind == link.Temporal:
		return named{c, "when", .95, t.tokens(timing)}
	case t.has(someone) && c.Table.People && slices.Contains(c.Table.Shown, c):
		return named{c, "who", .95, 0}
	}
	return named{}
}

// asked returns the columns the turn most likely asks for, in the previous tables and those they refer to.
func (t *turn) asked() []named {
	var all []named
	for _, c := range t.cat.Columns {
		way := t.cat.Way(t.table(t.before.From.Tables[0]), c.Table)
		own := t.holds(c.Table.Name)
		if c.Kind == link.Long || !own && (len(way) != 1 || way[0].Many()) {
			continue
		}
		if f := t.asks(c); f.how != "" {
			if !own {
				f.weight -= .5
			}
			all = append(all, f)
		}
	}
	slices.SortStableFunc(all, func(a, b named) int { return cmp.Compare(b.weight, a.weight) })
	return all[:min(len(all), mostColumns)]
}

// columns adds columns to the previous rows: "phone numbers?", "since when?", "who did them, and where?"
func (t *turn) columns() {
	if t.form != list && t.form != top {
		return
	}
	all := t.asked()
	for i, f := range all {
		t.showing("column", f.how, f.used, f)
		for _, g := range all[i+1 : max(i+1, min(len(all), mostPairs))] {
			if f.used&g.used == 0 {
				t.showing("columns", "", f.used|g.used, f, g)
			}
		}
	}
}

// showing adds columns to those shown, or replaces them.
func (t *turn) showing(name, how string, used link.Mask, more ...named) {
	out := t.before.Clone()
	var items []query.Item
	var features []Feature
	for _, f := range more {
		var ok bool
		if out.From, ok = t.join(out.From, f.column.Table.Name); !ok {
			return
		}
		items = append(items, query.Item{Column: f.column.Ref()})
		features = append(features, t.of(f)...)
	}
	out.Select = appended(out.Select, items)
	t.add(name+" "+how, out, used, -1, features)
	only := out.Clone()
	only.Select = items
	t.add("only "+name+" "+how, only, used, -1, features)
}

// of are the features of a requested column.
func (t *turn) of(f named) []Feature {
	kind := kindNames[f.column.Kind]
	out := []Feature{{"column " + f.how, 1}, {"column weight", f.weight}, {"column " + kind, 1}}
	if f.column.Key || f.column.Refers {
		out = append(out, Feature{"column is a key", 1})
	}
	if !t.holds(f.column.Table.Name) {
		out = append(out, Feature{"column of another table", 1})
	}
	ref := f.column.Ref()
	if slices.ContainsFunc(t.before.OrderBy, func(o query.Order) bool { return o.Item.Column == ref }) {
		out = append(out, Feature{"column that sorts", 1})
	}
	if slices.ContainsFunc(t.before.Where, func(w query.Condition) bool { return w.Item.Column == ref }) {
		out = append(out, Feature{"column of a condition", 1})
	}
	for _, word := range asksFor {
		if slices.ContainsFunc(t.set.Question.Tokens, func(x token) bool { return x.Text == word }) {
			out = append(out, Feature{"column " + kind + " " + word, 1})
		}
	}
	return out
}

var kindNames = map[link.Kind]string{link.Textual: "textual", link.Number: "number", link.Temporal: "temporal",
	link.Flag: "flag"}
