package eval

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

var (
	splitOperator = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=", "< >", "<>")
	sqlToken      = regexp.MustCompile("'(?:[^']|'')*'|\"[^\"]*\"|`[^`]*`|[A-Za-z_][A-Za-z0-9_]*|\\s+|.")
	comparison    = regexp.MustCompile(`(?i)(?:=|>|<|\blike|\bbetween)\s*$`)
)

// readSQL converts a benchmark's SQL statement to a Query over db. The dialect is SQLite as the benchmarks write it:
// double quotes may enclose strings, operators may contain a space, LIKE ignores case.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	q, err := model.Typed(db, toPostgres(db, sql))
	if err != nil {
		return nil, err
	}
	unnamed(q)
	reconcile(db, q)
	return q, nil
}

// toPostgres rewrites what only SQLite accepts.
func toPostgres(db *schema.Database, sql string) string {
	isName := func(name string) bool {
		return db.Table(name) != nil ||
			slices.ContainsFunc(db.Tables, func(t *schema.Table) bool { return t.Column(name) != nil })
	}
	var out strings.Builder
	for _, w := range sqlToken.FindAllString(strings.TrimRight(splitOperator.Replace(sql), "; \n"), -1) {
		lower := strings.ToLower(w)
		switch before := out.String(); {
		case w[0] == '`', w[0] == '"':
			name := w[1 : len(w)-1]
			isString := w[0] == '"' && !strings.HasSuffix(before, ".") && (comparison.MatchString(before) || !isName(name))
			if w = schema.SQLName(strings.ToLower(name)); isString {
				w = query.Literal(name)
			}
		case lower == "like":
			w = "ILIKE"
		case !keywords[lower] && w[0] != '\'' && isName(w):
			w = schema.SQLName(lower)
		}
		out.WriteString(w)
	}
	return out.String()
}

// keywords are words that are keywords even if a table or column has that name.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`select from where group by order having limit union except intersect join on as and or not in
		like between is null distinct count sum avg min max asc desc exists all`) {
		m[w] = true
	}
	return m
}()

// unnamed removes the table from "*", as the embedded parsers write it.
func unnamed(q *query.Query) {
	if q == nil {
		return
	}
	item := func(it *query.Item) {
		if it.Column.Name == "*" {
			it.Column.Table = ""
		}
	}
	for i := range q.Select {
		item(&q.Select[i])
	}
	for i := range q.OrderBy {
		item(&q.OrderBy[i].Item)
	}
	for _, list := range [][]query.Condition{q.Where, q.Having} {
		for i := range list {
			item(&list[i].Item)
			unnamed(list[i].Sub)
		}
	}
	unnamed(q.Right)
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
	q.Keyed = len(q.GroupBy) > 0 &&
		!slices.ContainsFunc(q.Select, func(it query.Item) bool { return !byKey(db, q, it) }) &&
		!slices.ContainsFunc(q.OrderBy, func(o query.Order) bool { return !byKey(db, q, o.Item) })
}

// byKey reports whether q's groups have one value of an item: it is computed, or grouped by, or by its table's key.
func byKey(db *schema.Database, q *query.Query, it query.Item) bool {
	if it.Agg != query.None || it.Column.Name == "*" || slices.Contains(q.GroupBy, it.Column) {
		return true
	}
	t := db.Table(q.From.Table(it.Column.Table))
	return t != nil && len(t.Key) > 0 && !slices.ContainsFunc(t.Key, func(k string) bool {
		return !slices.Contains(q.GroupBy, query.Column{Table: it.Column.Table, Name: k})
	})
}
