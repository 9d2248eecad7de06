package query

import "encoding/json"

// ReplaceColumn returns a query with one column replaced by another everywhere, including sub-queries; nil if that is
// impossible.
func (q *Query) ReplaceColumn(from, to Column) *Query {
	if q.hasOtherNames() {
		return nil
	}
	return q.rewritten(func(m map[string]any) {
		if m["table"] == from.Table && m["name"] == from.Name {
			m["table"], m["name"] = to.Table, to.Name
		}
	})
}

// ReplaceTable returns a query with one table replaced by another.
func (q *Query) ReplaceTable(from, to string) *Query {
	if q.hasOtherNames() {
		return nil
	}
	return q.renamed(map[string]string{from: to})
}

// renamed returns a query with other names for some of its tables.
func (q *Query) renamed(names map[string]string) *Query {
	return q.rewritten(func(m map[string]any) {
		if name, _ := m["table"].(string); names[name] != "" {
			m["table"] = names[name]
		}
		list, _ := m["tables"].([]any)
		for i := range list {
			if name, _ := list[i].(string); names[name] != "" {
				list[i] = names[name]
			}
		}
	})
}

// UsedColumns returns the columns that a query uses, including those of sub-queries, without parts of dates.
func (q *Query) UsedColumns() map[Column]bool {
	used := map[Column]bool{}
	walk(q.plain(), func(m map[string]any) {
		table, _ := m["table"].(string)
		if name, _ := m["name"].(string); name != "" {
			used[Column{Table: table, Name: name}] = true
		}
	})
	return used
}

// Mentions reports whether a query uses a column or, if c has no name, any column of its table.
func (q *Query) Mentions(c Column) bool {
	found := false
	if q.hasOtherNames() {
		return false
	}
	walk(q.plain(), func(m map[string]any) {
		found = found || m["table"] == c.Table && (c.Name == "" || m["name"] == c.Name)
	})
	return found
}

// hasOtherNames reports whether a query is kept as a written statement, or gives tables other names.
func (q *Query) hasOtherNames() bool { return q.Written != nil || len(q.From.Alias) > 0 }

// rewritten returns a query after applying a change to every object in its JSON form; nil if that is impossible.
func (q *Query) rewritten(change func(map[string]any)) *Query {
	tree, out := q.plain(), &Query{}
	if tree == nil {
		return nil
	}
	walk(tree, change)
	if data, err := json.Marshal(tree); err != nil || json.Unmarshal(data, out) != nil {
		return nil
	}
	return out
}

// plain returns a query's JSON form as maps and slices; nil if that is impossible.
func (q *Query) plain() (tree any) {
	data, err := json.Marshal(q)
	if err != nil || json.Unmarshal(data, &tree) != nil {
		return nil
	}
	return tree
}

func walk(tree any, visit func(map[string]any)) {
	switch x := tree.(type) {
	case map[string]any:
		visit(x)
		for _, part := range x {
			walk(part, visit)
		}
	case []any:
		for _, part := range x {
			walk(part, visit)
		}
	}
}
