package store

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"
	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

// The owner's server cannot read the file of extracted columns. So the values that a statement uses are sent along as
// parallel lists of keys and values, and joined to the table.

// extractedUse collects the extracted columns that a statement uses.
type extractedUse struct {
	args      []any
	mentioned map[string]bool
	queries   map[string]*pg_query.SelectStmt // the queries that replace tables; nil: no extracted column is used
}

// mentionedColumns returns the column names that a statement mentions, for any table.
func mentionedColumns(tree *pg_query.ParseResult) map[string]bool {
	out := map[string]bool{}
	visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		if c, ok := m.Interface().(*pg_query.ColumnRef); ok {
			out[c.Fields[len(c.Fields)-1].GetString_().GetSval()] = true
		}
		return nil
	})
	return out
}

// join returns the query that replaces a table whose extracted columns are used; nil if none are used.
func (u *extractedUse) join(ctx context.Context, b *extractedColumns, name string,
	p tableLocation) (*pg_query.SelectStmt,
	error) {
	if query, ok := u.queries[name]; ok || b == nil || b.tables[name] == nil {
		return query, nil
	}
	t := b.tables[name]
	var used, casts []string
	for _, c := range t.columns {
		if !p.extracted[c.name] {
			continue
		}
		if u.mentioned[c.name] {
			used, casts = append(used, c.name), append(casts, extractedType(c.column))
		}
		if u.mentioned[c.companion] {
			used, casts = append(used, c.companion), append(casts, "text")
		}
	}
	u.queries[name] = nil
	if len(used) == 0 {
		return nil, nil
	}
	lists, err := t.lists(ctx, b.path, name, used)
	if err != nil {
		return nil, err
	}
	var params, aliases, conditions, exprs []string
	for i, list := range lists {
		u.args = append(u.args, list)
		params, aliases = append(params, fmt.Sprintf("$%d::text[]", len(u.args))), append(aliases, fmt.Sprintf("surely_%d",
			i))
		if i < len(t.key) {
			conditions = append(conditions, fmt.Sprintf("surely_d.surely_%d = surely_m.%s::text", i, schema.Quoted(t.key[i])))
		} else {
			n := i - len(t.key)
			exprs = append(exprs, fmt.Sprintf("surely_d.surely_%d::%s AS %s", i, casts[n], schema.Quoted(used[n])))
		}
	}
	u.queries[name], err = selectOf(fmt.Sprintf("SELECT %s, %s FROM %s surely_m LEFT JOIN unnest(%s) surely_d(%s) ON %s",
		p.columns,
		strings.Join(exprs, ", "), p.quoted(), strings.Join(params, ", "), strings.Join(aliases, ", "),
		strings.Join(conditions, " AND ")))
	if err != nil {
		return nil, fmt.Errorf("join the extracted columns to %s: %w", name, err)
	}
	return u.queries[name], nil
}

// extractedType returns the server's type for an extracted column.
func extractedType(c *schema.Column) string {
	if c.List {
		return "text[]"
	}
	return string(c.Type)
}

// lists returns a table's keys and some columns as parallel lists.
func (t *extractedTable) lists(ctx context.Context, path, name string, columns []string) (out []any, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.values == nil {
		if t.values, err = t.load(ctx, path, name); err != nil {
			return nil, fmt.Errorf("read the extracted columns: %w", err)
		}
	}
	for _, n := range slices.Concat(t.key, columns) {
		out = append(out, t.values[n])
	}
	return out, nil
}

// load reads all extracted values of a table at once, since another run may replace the file before the next column is
// needed.
func (t *extractedTable) load(ctx context.Context, path, name string) (map[string][]any, error) {
	columns := slices.Clone(t.key)
	for _, c := range t.columns {
		columns = append(columns, c.name, c.companion)
	}
	conn, err := (&sqlite3.SQLiteDriver{}).Open(dsn(path, true))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	var quoted []string
	out := map[string][]any{}
	for _, c := range columns {
		quoted, out[c] = append(quoted, schema.Quoted(c)), []any{}
	}
	in := &sqliteInspector{conn: conn.(*sqlite3.SQLiteConn)}
	err = in.each(ctx, "SELECT "+strings.Join(quoted, ", ")+" FROM "+schema.Quoted(name), nil, func(row []any) {
		for i, v := range row {
			out[columns[i]] = append(out[columns[i]], postgresText(v))
		}
	})
	return out, err
}

// postgresText converts a value of the SQLite file for PostgreSQL; lists become array literals.
func postgresText(v any) any {
	s, ok := v.(string)
	if !ok || !strings.HasPrefix(s, "[") {
		return v
	}
	list, ok := parseList(s)
	if !ok {
		return v
	}
	var elements []string
	for _, e := range list {
		elements = append(elements, `"`+strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(fmt.Sprint(e))+`"`)
	}
	return "{" + strings.Join(elements, ",") + "}"
}
