package store

import (
	"context"
	"database/sql/driver"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/ingest"
)

// sqliteInspector reads a SQLite file's catalogue and rows on its own connection.
type sqliteInspector struct {
	conn      *sqlite3.SQLiteConn
	remaining *time.Duration // for all work with a time limit together; nil: no such limit
}

// each runs a query and visits its rows.
func (in *sqliteInspector) each(ctx context.Context, sql string, args []any, visit func(row []any)) error {
	named, err := namedValues(args)
	if err != nil {
		return err
	}
	rows, err := in.conn.QueryContext(ctx, sql, named)
	if err != nil {
		return err
	}
	defer rows.Close()
	clear(rows.(*sqlite3.SQLiteRows).DeclTypes()) // see sqliteDB.start
	values := make([]driver.Value, len(rows.Columns()))
	for {
		if err := rows.Next(values); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		row := make([]any, len(values))
		for i, v := range values {
			row[i] = v
		}
		visit(row)
	}
}

// shapes lists tables in the order of their creation, as on PostgreSQL. It sets failed on those that cannot be read.
func (in *sqliteInspector) shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error) {
	var tables []*shape
	err := in.each(ctx, `SELECT l.name, l.type, l.wr, m.sql, a.application_id FROM pragma_application_id a, pragma_table_list l
		JOIN sqlite_schema m ON m.name = l.name AND m.type IN ('table', 'view') WHERE l.schema = 'main'
		AND l.type IN ('table', 'view', 'virtual') AND l.name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY m.rowid`, nil,
		func(row []any) {
			tables = append(tables, &shape{name: asText(row[0]), kind: asText(row[1]), computed: row[1] == "view",
				numbered: row[1] != "view" && row[2] == int64(0), definition: asText(row[3]),
				ordered: row[4] == int64(ingest.ApplicationID)})
		})
	if err != nil {
		return nil, nil, fmt.Errorf("list tables: %w", err)
	}
	for _, t := range tables {
		if t.failed = in.describeTable(ctx, t, tables); ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		// the rowids of imported tables follow the order of their file, unless a column of the table is named rowid
		t.ordered = t.ordered && t.numbered && len(t.key) == 0 && t.columnName(schema.RowID) == ""
	}
	keys, err := in.foreignKeys(ctx, tables)
	return tables, keys, err
}

// describeTable finds a table's columns, its number of rows and what it reads. It fails for a view over a missing table
// or module.
func (in *sqliteInspector) describeTable(ctx context.Context, t *shape, tables []*shape) (err error) {
	if err := in.columns(ctx, t); err != nil {
		return err
	}
	if t.kind == "view" {
		if t.reads, err = in.findViewReads(t); err != nil {
			return err
		}
	}
	findComputed(t, tables)
	return runBounded(ctx, in, t.computed, func(ctx context.Context) error { return in.count(ctx, t) })
}

// findViewReads finds what a view reads, from SQLite's calls to the authorizer while it prepares a SELECT * from the
// view.
func (in *sqliteInspector) findViewReads(t *shape) ([]schema.Reading, error) {
	var out []schema.Reading
	in.conn.RegisterAuthorizer(func(op int, table, column, _ string) int {
		if r := (schema.Reading{Table: table, Column: column}); op == sqlite3.SQLITE_READ && table != t.name &&
			!slices.Contains(out, r) {
			out = append(out, r)
		}
		return sqlite3.SQLITE_OK
	})
	defer in.conn.RegisterAuthorizer(nil)
	stmt, err := in.conn.Prepare("SELECT * FROM " + schema.Quoted(t.name))
	if err != nil {
		return nil, err
	}
	return out, stmt.Close()
}

// findComputed adds the columns that generated columns may read, and the tables that a virtual table may read, such as
// a text index with external content. SQLite does not list them, so any name in the CREATE statement counts.
func findComputed(t *shape, tables []*shape) {
	if t.kind == "virtual" {
		words := sqlWords(t.definition)
		for _, other := range tables {
			if other != t && slices.Contains(words, strings.ToLower(other.name)) {
				t.reads = append(t.reads, schema.Reading{Table: other.name, Column: schema.WholeRow})
			}
		}
		return
	}
	for i := range t.columns {
		for _, other := range t.columns {
			if c := &t.columns[i]; c.generated && other.name != c.name {
				c.from = append(c.from, other.name)
			}
		}
	}
}

// sqlWords returns the words of a statement in lower case, with names unquoted, and including names after an equals
// sign ('content=docs').
func sqlWords(sql string) []string {
	var out []string
	for i := 0; i < len(sql); {
		start := i
		var blank bool
		if i, blank = tokenEnd(sql, i); blank {
			continue
		}
		text := strings.ToLower(strings.Trim(sql[start:i], "\"`[]'"))
		out = append(out, text)
		if _, value, ok := strings.Cut(text, "="); ok {
			out = append(out, strings.Trim(value, " \"`[]'"))
		}
	}
	return out
}

// maxComputedValue is the maximum size of a computed value while a database is being described.
const maxComputedValue = 16 << 20

func (in *sqliteInspector) withTimeLimit(ctx context.Context, limit time.Duration,
	work func(context.Context) error) error {
	previous := in.conn.GetLimit(sqlite3.SQLITE_LIMIT_LENGTH)
	in.conn.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, maxComputedValue)
	defer in.conn.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, previous)
	if in.remaining != nil {
		limit = min(limit, *in.remaining)
		defer func(start time.Time) { *in.remaining -= time.Since(start) }(time.Now())
	}
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err := work(limited)
	if err != nil && limited.Err() != nil && ctx.Err() == nil {
		return errSlow
	}
	return err
}

func (in *sqliteInspector) columns(ctx context.Context, t *shape) error {
	err := in.each(ctx, `SELECT name, type, "notnull", hidden FROM pragma_table_xinfo(?) WHERE hidden IN (0, 2, 3)`,
		[]any{t.name}, func(row []any) {
			declared := asText(row[1])
			c := columnShape{name: asText(row[0]), notNull: row[2] == int64(1), generated: row[3] != int64(0),
				scale: sqliteScale(declared), unit: ingest.ImportedUnit(t.definition, asText(row[0]))}
			c.typ, c.list = sqliteType(declared)
			t.computed = t.computed || c.generated
			t.columns = append(t.columns, c)
		})
	if err != nil {
		return fmt.Errorf("list the columns of %s: %w", t.name, err)
	}
	err = in.each(ctx, "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", []any{t.name},
		func(row []any) { t.key = append(t.key, asText(row[0])) })
	if err != nil {
		return fmt.Errorf("list the key of %s: %w", t.name, err)
	}
	unique := map[string]bool{}
	if len(t.key) == 1 {
		unique[t.key[0]] = true
	}
	err = in.each(ctx, `SELECT max(ii.name) FROM pragma_index_list(?) il, pragma_index_info(il.name) ii WHERE il."unique" AND NOT il.partial
		GROUP BY il.name HAVING count(*) = 1`, []any{t.name}, func(row []any) {
		if row[0] != nil {
			unique[asText(row[0])] = true
		}
	})
	for i := range t.columns {
		t.columns[i].unique = unique[t.columns[i].name]
	}
	return wrapError("list the indexes of "+t.name, err)
}

// count counts the rows and decides how many to read.
func (in *sqliteInspector) count(ctx context.Context, t *shape) error {
	err := in.each(ctx, "SELECT count(*) FROM "+schema.Quoted(t.name), nil, func(row []any) { t.rows, _ = row[0].(int64) })
	if t.numbered {
		t.step = (t.rows + maxRowsRead - 1) / maxRowsRead
	}
	return err
}

func (in *sqliteInspector) foreignKeys(ctx context.Context, tables []*shape) ([]schema.ForeignKey, error) {
	byName := map[string]*shape{}
	readable := slices.DeleteFunc(slices.Clone(tables), func(t *shape) bool { return t.failed != nil })
	for _, t := range readable {
		byName[strings.ToLower(t.name)] = t
	}
	var out []schema.ForeignKey
	for _, t := range readable {
		seen := map[int64]int{}
		err := in.each(ctx, `SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq`,
			[]any{t.name}, func(row []any) {
				ref := byName[strings.ToLower(asText(row[1]))]
				if ref == nil {
					return // declared, but the table does not exist
				}
				id, _ := row[0].(int64)
				index := seen[id]
				seen[id]++
				fk := schema.ForeignKey{Table: t.name, RefTable: ref.name}
				if row[3] != nil {
					fk.RefColumn = ref.columnName(asText(row[3]))
				} else if index < len(ref.key) {
					fk.RefColumn = ref.key[index]
				}
				fk.Column = t.columnName(asText(row[2]))
				if fk.RefColumn != "" && fk.Column != "" {
					out = append(out, fk)
				}
			})
		if err != nil {
			return nil, fmt.Errorf("list the foreign keys of %s: %w", t.name, err)
		}
	}
	return out, nil
}

func (t *shape) columnNames() []string {
	return mapped(t.columns, func(c columnShape) string { return c.name })
}

// columnName returns a column's name as the table spells it, or "".
func (t *shape) columnName(name string) string {
	for _, c := range t.columns {
		if strings.EqualFold(c.name, name) {
			return c.name
		}
	}
	return ""
}

func (in *sqliteInspector) scan(ctx context.Context, t *shape, visit func(row []any)) error {
	sql := "SELECT " + quotedList(t.columnNames()) + " FROM " + schema.Quoted(t.name)
	if t.step > 1 {
		sql += fmt.Sprintf(" WHERE rowid %% %d = 0", t.step)
	}
	return wrapError("read "+t.name, in.each(ctx, sql, nil, visit))
}

func (in *sqliteInspector) isContained(ctx context.Context, fk schema.ForeignKey) (bool, error) {
	isContained := true
	err := in.each(ctx, fmt.Sprintf("SELECT 1 FROM %s WHERE %s IS NOT NULL AND %[2]s NOT IN (SELECT %s FROM %s WHERE %[3]s IS NOT NULL) LIMIT 1",
		schema.Quoted(fk.Table), schema.Quoted(fk.Column), schema.Quoted(fk.RefColumn), schema.Quoted(fk.RefTable)), nil,
		func([]any) { isContained = false })
	return isContained, err
}
