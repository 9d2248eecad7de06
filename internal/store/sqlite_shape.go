package store

import (
	"context"
	"database/sql/driver"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/ingest"
)

// sqliteInspector reads a SQLite file's catalogue and rows on its own connection.
type sqliteInspector struct {
	conn    *sqlite3.SQLiteConn
	maxRows int64 // rows of a table that are read
}

// each runs a catalogue query and visits its rows.
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
	declared := rows.(*sqlite3.SQLiteRows).DeclTypes()
	for i := range declared {
		declared[i] = "" // see sqliteDB.start
	}
	for {
		row, err := nextRow(rows)
		if row == nil {
			return err
		}
		visit(row)
	}
}

// nextRow reads a row; nil at the end.
func nextRow(rows driver.Rows) ([]any, error) {
	row := make([]driver.Value, len(rows.Columns()))
	if err := rows.Next(row); err == io.EOF {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	out := make([]any, len(row))
	for i, v := range row {
		out[i] = v
	}
	return out, nil
}

func (in *sqliteInspector) shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error) {
	var tables []*shape
	var withoutRowID = map[string]bool{}
	err := in.each(ctx, `SELECT name, type, wr FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'view', 'virtual')
		AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name`, nil, func(row []any) {
		t := &shape{name: asText(row[0]), computed: row[1] == "view"}
		withoutRowID[t.name] = row[1] == "view" || row[2] == int64(1)
		tables = append(tables, t)
	})
	if err != nil {
		return nil, nil, fmt.Errorf("list tables: %w", err)
	}
	var kept, failed []*shape
	for _, t := range tables {
		if t.failed = in.describeTable(ctx, t, withoutRowID[t.name]); ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		if t.failed != nil { // a view over a missing table or module cannot be read
			failed = append(failed, t)
			continue
		}
		kept = append(kept, t)
	}
	if err := in.markRowOrder(ctx, kept, withoutRowID); err != nil {
		return nil, nil, err
	}
	in.sortByCreation(ctx, kept)
	keys, err := in.foreignKeys(ctx, kept)
	return append(kept, failed...), keys, err
}

// describeTable finds a table's columns, its number of rows and, for a view, what it reads.
func (in *sqliteInspector) describeTable(ctx context.Context, t *shape, withoutRowID bool) (err error) {
	if err := in.columns(ctx, t); err != nil {
		return err
	}
	if t.computed {
		if t.reads, err = in.findViewReads(t); err != nil {
			return err
		}
	}
	if err := in.findComputed(ctx, t); err != nil {
		return err
	}
	return runBounded(ctx, in, t, func(ctx context.Context) error { return in.count(ctx, t, withoutRowID) })
}

// findViewReads finds what a view reads, from SQLite's authorizer calls when it prepares to read all of it.
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
func (in *sqliteInspector) findComputed(ctx context.Context, t *shape) error {
	sql, others := "", map[string]string{}
	err := in.each(ctx, "SELECT name, sql FROM sqlite_schema WHERE type IN ('table', 'view')", nil, func(row []any) {
		if name := asText(row[0]); name == t.name {
			sql = asText(row[1])
		} else {
			others[strings.ToLower(name)] = name
		}
	})
	if err != nil {
		return fmt.Errorf("read the definition of %s: %w", t.name, err)
	}
	names := sqlWords(sql)
	if len(names) > 1 && names[1] == "virtual" {
		for _, name := range names {
			if other, ok := others[name]; ok {
				t.reads = append(t.reads, schema.Reading{Table: other, Column: schema.WholeRow})
			}
		}
		return nil
	}
	for i := range t.columns {
		c := &t.columns[i]
		if !c.generated {
			continue
		}
		for _, other := range t.columns {
			if other.name != c.name {
				c.from = append(c.from, other.name)
			}
		}
	}
	return nil
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

// maxComputedValue is the maximum size of a computed value while describing.
const maxComputedValue = 16 << 20

func (in *sqliteInspector) withTimeLimit(ctx context.Context, limit time.Duration,
	work func(context.Context) error) error {
	previous := in.conn.GetLimit(sqlite3.SQLITE_LIMIT_LENGTH)
	in.conn.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, maxComputedValue)
	defer in.conn.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, previous)
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err := work(limited)
	if err != nil && limited.Err() != nil && ctx.Err() == nil {
		return errSlow
	}
	return err
}

// markRowOrder marks the tables whose rowids follow the order of their file: imported ones, unless they have a column
// named rowid.
func (in *sqliteInspector) markRowOrder(ctx context.Context, tables []*shape, withoutRowID map[string]bool) error {
	imported := false
	err := in.each(ctx, "SELECT application_id FROM pragma_application_id", nil,
		func(row []any) { imported = row[0] == int64(ingest.ApplicationID) })
	if err != nil {
		return fmt.Errorf("read the application id: %w", err)
	}
	for _, t := range tables {
		t.ordered = imported && !withoutRowID[t.name] && len(t.key) == 0 && t.columnName(schema.RowID) == ""
	}
	return nil
}

// sortByCreation sorts tables by creation, the order in which PostgreSQL lists them.
func (in *sqliteInspector) sortByCreation(ctx context.Context, tables []*shape) {
	position := map[string]int{}
	in.each(ctx, "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY rowid", nil, func(row []any) {
		position[asText(row[0])] = len(position)
	})
	sort.SliceStable(tables, func(i, j int) bool { return position[tables[i].name] < position[tables[j].name] })
}

func (in *sqliteInspector) columns(ctx context.Context, t *shape) error {
	type keyPart struct {
		name string
		at   int64
	}
	var key []keyPart
	err := in.each(ctx, "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(?) WHERE hidden IN (0, 2, 3)",
		[]any{t.name}, func(row []any) {
			t.computed = t.computed || row[4] != int64(0)
			c := columnShape{name: asText(row[0]), notNull: row[2] == int64(1), generated: row[4] != int64(0)}
			c.typ, c.list = sqliteType(asText(row[1]))
			c.scale = sqliteScale(asText(row[1]))
			if pk, _ := row[3].(int64); pk > 0 {
				key = append(key, keyPart{c.name, pk})
			}
			t.columns = append(t.columns, c)
		})
	if err != nil {
		return fmt.Errorf("list the columns of %s: %w", t.name, err)
	}
	err = in.each(ctx, "SELECT sql FROM sqlite_master WHERE name = ?", []any{t.name}, func(row []any) {
		for i := range t.columns {
			t.columns[i].unit = ingest.ImportedUnit(asText(row[0]), t.columns[i].name)
		}
	})
	if err != nil {
		return fmt.Errorf("read the units of %s: %w", t.name, err)
	}
	sort.Slice(key, func(i, j int) bool { return key[i].at < key[j].at })
	for _, k := range key {
		t.key = append(t.key, k.name)
	}
	unique := map[string]bool{}
	err = in.each(ctx, `SELECT max(ii.name) FROM pragma_index_list(?) il, pragma_index_info(il.name) ii WHERE il."unique" AND NOT il.partial
		GROUP BY il.name HAVING count(*) = 1`, []any{t.name}, func(row []any) {
		if row[0] != nil {
			unique[asText(row[0])] = true
		}
	})
	if err != nil {
		return fmt.Errorf("list the indexes of %s: %w", t.name, err)
	}
	for i := range t.columns {
		c := &t.columns[i]
		c.unique = unique[c.name] || len(t.key) == 1 && t.key[0] == c.name
	}
	return nil
}

// count counts the rows and decides how many to read.
func (in *sqliteInspector) count(ctx context.Context, t *shape, withoutRowID bool) error {
	err := in.each(ctx, "SELECT count(*) FROM "+schema.Quoted(t.name), nil, func(row []any) { t.rows, _ = row[0].(int64) })
	t.step = 1
	if !withoutRowID && t.rows > in.maxRows {
		t.step = (t.rows + in.maxRows - 1) / in.maxRows
	}
	return err
}

func (in *sqliteInspector) foreignKeys(ctx context.Context, tables []*shape) ([]schema.ForeignKey, error) {
	byName := map[string]*shape{}
	for _, t := range tables {
		byName[strings.ToLower(t.name)] = t
	}
	var out []schema.ForeignKey
	for _, t := range tables {
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
	names := make([]string, len(t.columns))
	for i, c := range t.columns {
		names[i] = schema.Quoted(c.name)
	}
	sql := "SELECT " + strings.Join(names, ", ") + " FROM " + schema.Quoted(t.name)
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
