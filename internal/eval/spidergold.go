package eval

import (
	"regexp"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

var anyLike = regexp.MustCompile(`(?i)\blike\b`)

// readSQL converts a benchmark's SQL statement to a Query over db. The dialect is SQLite as the benchmarks write it:
// double quotes may enclose strings, operators may contain a space, LIKE ignores case.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	q, err := model.Typed(db, anyLike.ReplaceAllString(toPostgres(db, sql), "ILIKE"))
	if err != nil {
		return nil, err
	}
	unnamed(q)
	reconcile(db, q)
	return q, nil
}

// keyed reports whether q is grouped by the whole key of every table of which it shows other columns.
func keyed(db *schema.Database, q *query.Query) bool {
	items := q.Select[:len(q.Select):len(q.Select)]
	for _, o := range q.OrderBy {
		items = append(items, o.Item)
	}
	for _, it := range items {
		if it.Agg != query.None || it.Column.Name == "*" || slices.Contains(q.GroupBy, it.Column) {
			continue
		}
		t := db.Table(q.From.Table(it.Column.Table))
		if t == nil || len(t.Key) == 0 {
			return false
		}
		for _, k := range t.Key {
			if !slices.Contains(q.GroupBy, query.Column{Table: it.Column.Table, Name: k}) {
				return false
			}
		}
	}
	return len(q.GroupBy) > 0
}

// reconcile rewrites comparisons across types, which SQLite allows, for PostgreSQL.
func reconcile(db *schema.Database, q *query.Query) {
	isNumber := func(it query.Item) bool {
		switch it.Agg {
		case query.Count, query.Sum, query.Avg:
			return true
		}
		t := db.Table(q.From.Table(it.Column.Table))
		if t == nil {
			return false
		}
		c := t.Column(it.Column.Name)
		return c != nil && c.Type.Number()
	}
	for i := range q.From.Joins {
		j := &q.From.Joins[i]
		if j.Left.Table == q.From.Tables[i+1] { // the table already present goes first
			j.Left, j.Right = j.Right, j.Left
		}
		j.Cast = isNumber(query.Item{Column: j.Left}) != isNumber(query.Item{Column: j.Right})
	}
	for _, conds := range [][]query.Condition{q.Where, q.Having} {
		for i := range conds {
			c := &conds[i]
			if c.Sub != nil {
				reconcile(db, c.Sub)
				c.Cast = isNumber(c.Item) != isNumber(c.Sub.Select[0])
			}
			for k := range c.Values {
				c.Values[k].Number = c.Values[k].Number && isNumber(c.Item)
			}
		}
	}
	if q.Right != nil {
		reconcile(db, q.Right)
	}
	q.Keyed = keyed(db, q)
}
