package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// named returns q with names in the place of the keys it shows: who asks which rooms are meant wants their names,
// unless the question asks for ids. A key of another table is replaced by what that table's rows are called.
func named(db *schema.Database, tokens []words.Token, q *query.Query) *query.Query {
	if q.Set != query.NoSet || q.Distinct && len(q.OrderBy) > 0 || asksForKeys(tokens) {
		return q
	}
	var out *query.Query
	for i, it := range q.Select {
		t := db.Table(it.Column.Table)
		if it.Agg != query.None || it.Text != nil || t == nil {
			continue
		}
		c := t.Column(it.Column.Name)
		if c == nil || c.Role != schema.Identifier {
			continue
		}
		title, join, ok := nameOf(db, q, t, c, tokens)
		if !ok || shows(q, title) {
			continue
		}
		if out == nil {
			out = q.Clone()
		}
		if join != nil {
			out.From.Tables = append(out.From.Tables, title.Table)
			out.From.Joins = append(out.From.Joins, *join)
		}
		out.Select[i] = query.Item{Column: title}
		if len(out.GroupBy) > 0 && join != nil && out.Keyed {
			out.GroupBy = append(out.GroupBy, title)
		}
	}
	if out == nil {
		return q
	}
	return out
}

// keyWords ask for keys.
var keyWords = map[string]bool{"id": true, "ids": true, "identifier": true, "identifiers": true, "code": true,
	"codes": true, "key": true, "keys": true, "ssn": true}

func asksForKeys(tokens []words.Token) bool {
	for i, t := range tokens {
		if keyWords[t.Text] || (t.Text == "number" || t.Text == "numbers") &&
			(i+1 >= len(tokens) || tokens[i+1].Text != "of") {
			return true
		}
	}
	return false
}

// nameOf returns the column that tells what an identifier stands for, and the join that reaches it, if one is needed.
func nameOf(db *schema.Database, q *query.Query, t *schema.Table, c *schema.Column,
	tokens []words.Token) (title query.Column, join *query.Join, ok bool) {
	for _, f := range db.ForeignKeys {
		if f.Table != t.Name || f.Column != c.Name {
			continue
		}
		to := db.Table(f.RefTable)
		name := titleOf(to)
		if name == nil || to == t {
			return query.Column{}, nil, false
		}
		at := query.Column{Table: to.Name, Name: name.Name}
		step := query.Join{Left: query.Column{Table: t.Name, Name: c.Name},
			Right: query.Column{Table: to.Name, Name: f.RefColumn}}
		if slices.Contains(q.From.Tables, to.Name) {
			for _, j := range q.From.Joins {
				if j.Left == step.Left && j.Right == step.Right || j.Left == step.Right && j.Right == step.Left {
					return at, nil, true
				}
			}
			return query.Column{}, nil, false // joined by another way: another row of it
		}
		return at, &step, true
	}
	name := titleOf(t)
	if name == nil || len(t.Key) != 1 || t.Key[0] != c.Name || saysKey(t, c, tokens) {
		return query.Column{}, nil, false
	}
	return query.Column{Table: t.Name, Name: name.Name}, nil, true
}

// titleOf returns the column that tells rows apart by what they are called, or nil.
func titleOf(t *schema.Table) *schema.Column {
	if t == nil || t.Hidden {
		return nil
	}
	for _, c := range t.Visible() {
		if c.Role == schema.Title && c.Distinct*20 >= t.Rows*19 {
			return c
		}
	}
	return nil
}

// saysKey reports whether the question says what the key is called beyond the name of its table.
func saysKey(t *schema.Table, c *schema.Column, tokens []words.Token) bool {
	own := map[string]bool{}
	for _, w := range words.Tokenize(strings.ReplaceAll(t.Label+" "+t.Name, "_", " ")) {
		own[w.Stem] = true
	}
	for _, w := range words.Tokenize(c.Label) {
		for _, said := range tokens {
			if said.Stem == w.Stem && !own[w.Stem] {
				return true
			}
		}
	}
	return false
}

func shows(q *query.Query, c query.Column) bool {
	for _, it := range q.Select {
		if it.Column == c && it.Agg == query.None {
			return true
		}
	}
	return false
}
