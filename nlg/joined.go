package nlg

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// finestRows is the noun for the rows that a count over a join counts: those of the referring table. Bookings with
// their rooms are bookings.
func (p speaker) finestRows(f query.From) string {
	return p.Rows(p.db, f.Table(p.finest(f)))
}

// finest is the table whose rows occur once each in a join: no other of its tables refers to it.
func (p speaker) finest(f query.From) string {
	if len(f.Tables) < 2 {
		return f.Tables[0]
	}
	var out []string
	for _, name := range f.Tables {
		if !slices.ContainsFunc(f.Joins, func(j query.Join) bool { return p.refersTo(name, j.Left, j.Right, f) }) {
			out = append(out, name)
		}
	}
	if len(out) != 1 {
		return f.Tables[0]
	}
	return out[0]
}

// refersTo reports whether a join condition follows a key from another table to the named one.
func (p speaker) refersTo(name string, a, b query.Column, f query.From) bool {
	if a.Table == name {
		a, b = b, a
	}
	return b.Table == name && a.Table != name && slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == f.Table(a.Table) && k.Column == a.Name && k.RefTable == f.Table(b.Table) && k.RefColumn == b.Name
	})
}

// called is a column's name in a sentence: a foreign key has the noun for the rows it refers to, "room" for "room id".
func (p speaker) called(c query.Column, f query.From) string {
	return p.referring(c, f, p.columnLabel(p.db, c, f))
}

// referring is called for a column by its own name.
func (p speaker) referring(c query.Column, f query.From, l string) string {
	if c.Part != "" || f.Table(c.Table) != c.Table {
		return l
	}
	if words := strings.Fields(l); len(words) == 0 || !p.g.is("key.words", strings.ToLower(words[len(words)-1])) {
		return l
	}
	var to []string
	for _, k := range p.db.ForeignKeys {
		if k.Table == c.Table && k.Column == c.Name {
			to = append(to, k.RefTable)
		}
	}
	if len(to) != 1 {
		return l
	}
	if slices.ContainsFunc(p.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == c.Table && k.Column != c.Name && k.RefTable == to[0]
	}) {
		return p.unkeyed(l)
	}
	return p.singular(p.tableLabel(p.db, to[0]))
}

// unkeyed drops "id" from the name of a key: "home team" for "home team id", but not "to" for "to id".
func (v *Voice) unkeyed(label string) string {
	words := strings.Fields(label)
	last := len(words) - 1
	if last < 1 || !v.g.is("key.words", strings.ToLower(words[last])) || text.Stop(words[0]) {
		return label
	}
	return strings.Join(words[:last], " ")
}
