package propose

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Rows may refer to rows of the same table: people to their managers, companies to their owners. The referred rows take
// part in a query under an alias.

// above reports whether a key's groups are rows that others of the same table refer to.
func (k key) above() bool { return k.refers != nil && k.refers.Table == k.table }

// above are the naming columns of the rows that a self-reference leads to.
func above(c *link.Column) []item {
	out := names(c.Table)
	for i := range out {
		out[i].Column.Table = alias(c)
		out[i].columns = append(out[i].columns, c)
	}
	return out
}

// alias is the table alias for the rows that a self-reference leads to: "manager".
func alias(c *link.Column) string {
	words := c.Names[0].Text
	if c.Numbered() {
		words = words[:len(words)-1]
	}
	name := strings.Join(words, "_")
	if name == "" || strings.EqualFold(name, c.Table.Name) {
		return rival
	}
	return name
}

// joinAbove joins the rows that self-references lead to. If they are only shown, it is an outer join.
func (p *plan) joinAbove(f *query.From) {
	join := func(c *link.Column, outer bool) {
		name := alias(c)
		if f.Alias[name] != "" {
			return
		}
		if f.Alias == nil {
			f.Alias = map[string]string{}
		}
		f.Alias[name] = c.Table.Name
		key := c.Table.Key.Ref()
		key.Table = name
		f.Tables = append(f.Tables, name)
		f.Joins = append(f.Joins, query.Join{Left: c.Ref(), Right: key, Cast: c.Kind != c.Table.Key.Kind, Outer: outer})
	}
	for _, k := range p.group {
		if k.above() {
			join(k.refers, false)
		}
	}
	for _, it := range p.show {
		if c := it.refers(); c != nil {
			join(c, true)
		}
	}
}

// refers returns the self-reference that leads to an item's row: the last one it needs.
func (it *item) refers() *link.Column {
	if n := len(it.columns); n > 1 && it.Calc == nil && it.Column.Table != it.columns[0].Table.Name {
		return it.columns[n-1]
	}
	return nil
}

// withAbove shows rows together with those they refer to in their table: "everybody with their manager".
func (g *generator) withAbove(t *link.Table) []display {
	for _, c := range t.Columns {
		m := g.q.Columns[c.At].All()
		if m == 0 || g.referred(c) != t || t.Key == nil {
			continue
		}
		parts := []uint16{g.columnPart("above", c)}
		return []display{{"above", above(c), m, parts}, {"name and above", append(names(t), above(c)...), m, parts}}
	}
	return nil
}
