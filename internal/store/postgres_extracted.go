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

// The owner's server cannot read the file of extracted columns. The values that a statement uses are sent with it, as
// lists by key, and joined to the table.

// extractedUse is what a statement uses of the extracted columns.
type extractedUse struct {
	args  []any
	names map[string]bool
	reads map[string]*pg_query.SelectStmt // a table, and the columns used of it
}

// namesIn collects the column names a statement mentions, of any table.
func namesIn(tree *pg_query.ParseResult) map[string]bool {
	out := map[string]bool{}
	visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		if c, ok := m.Interface().(*pg_query.ColumnRef); ok {
			out[c.Fields[len(c.Fields)-1].GetString_().GetSval()] = true
		}
		return nil
	})
	return out
}

// join writes the query that replaces a table whose extracted columns are used; nil if none are.
func (u *extractedUse) join(ctx context.Context, b *extractedColumns, name string, p place) (*pg_query.SelectStmt,
	error) {
	if made, ok := u.reads[name]; ok || b == nil || b.tables[name] == nil {
		return made, nil
	}
	t := b.tables[name]
	var used, casts []string
	for _, c := range t.columns {
		if !p.extracted[c.name] {
			continue
		}
		if u.names[c.name] {
			used, casts = append(used, c.name), append(casts, extractedType(c.described))
		}
		if u.names[c.companion] {
			used, casts = append(used, c.companion), append(casts, "text")
		}
	}
	u.reads[name] = nil
	if len(used) == 0 {
		return nil, nil
	}
	lists, err := t.lists(ctx, b.path, name, used)
	if err != nil {
		return nil, err
	}
	var given, called, on, read []string
	for i, list := range lists {
		u.args = append(u.args, list)
		given, called = append(given, fmt.Sprintf("$%d::text[]", len(u.args))), append(called, fmt.Sprintf("surely_%d", i))
		if i < len(t.key) {
			on = append(on, fmt.Sprintf("surely_d.surely_%d = surely_m.%s::text", i, schema.Quoted(t.key[i])))
		} else {
			n := i - len(t.key)
			read = append(read, fmt.Sprintf("surely_d.surely_%d::%s AS %s", i, casts[n], schema.Quoted(used[n])))
		}
	}
	u.reads[name], err = selectOf(fmt.Sprintf("SELECT %s, %s FROM %s surely_m LEFT JOIN unnest(%s) surely_d(%s) ON %s",
		p.columns,
		strings.Join(read, ", "), p.quoted(), strings.Join(given, ", "), strings.Join(called, ", "),
		strings.Join(on, " AND ")))
	if err != nil {
		return nil, fmt.Errorf("join the columns read out of texts to %s: %w", name, err)
	}
	return u.reads[name], nil
}

// extractedType returns the server's type for a column.
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
	if t.read == nil {
		if t.read, err = t.load(ctx, path, name); err != nil {
			return nil, fmt.Errorf("read the columns read out of texts: %w", err)
		}
	}
	for _, n := range slices.Concat(t.key, columns) {
		out = append(out, t.read[n])
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
			out[columns[i]] = append(out[columns[i]], asPostgres(v))
		}
	})
	return out, err
}

// asPostgres converts a value of the file for PostgreSQL; lists become array literals.
func asPostgres(v any) any {
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
