package store

import (
	"context"
	"crypto/rand"
	"database/sql/driver"
	"fmt"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
)

// viewSet lets a SQLite connection show less, or more, than the file holds. The file is attached under a secret name,
// and temporary views with the names of its tables select the visible and the extracted columns. Statements cannot name
// anything else, so no function, join or star reaches it.
type viewSet struct {
	schema    *schema.Database
	extracted *extractedColumns // extracted columns; nil: none
	sample    *sample           // replaces large tables; nil: none
}

// isNeeded reports whether the views differ from the file's tables.
func (s *viewSet) isNeeded() bool {
	isLimited := func(t *schema.Table) bool {
		return hasHidden(t) ||
			slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return c.Expr != "" })
	}
	return s.extracted != nil || s.sample != nil || slices.ContainsFunc(s.schema.Tables, isLimited)
}

// object is a table or view of the attached file.
type object struct{ name, kind string }

// attach attaches the file, creates the views and returns the file's secret name.
func (s *viewSet) attach(c *sqlite3.SQLiteConn, path string, immutable bool) (file string, err error) {
	file = "surely_" + strings.ToLower(rand.Text())
	files := map[string]string{file: address(path, immutable)}
	if s.extracted != nil {
		files["surely_columns"] = address(s.extracted.path, true)
	}
	if s.sample != nil {
		files[sampleName(file)] = address(s.sample.path, true)
	}
	for name, uri := range files {
		if _, err := c.Exec("ATTACH ? AS "+name, []driver.Value{uri}); err != nil {
			return "", fmt.Errorf("attach %s: %w", uri, err)
		}
	}
	objects, err := listObjects(c, file)
	if err != nil {
		return "", err
	}
	if _, err := c.Exec("PRAGMA query_only=0", nil); err != nil { // query_only also forbids temporary views
		return "", err
	}
	for _, o := range objects {
		// A hidden table becomes an empty view, which the authorizer refuses, since its name must not resolve to the
		// table in the file.
		view := "SELECT NULL AS none WHERE 0"
		if t := s.schema.Table(o.name); t != nil && !t.Hidden {
			view = s.view(t, o, file)
		}
		if _, err := c.Exec("CREATE TEMP VIEW "+schema.Quoted(o.name)+" AS "+view, nil); err != nil {
			return "", fmt.Errorf("show %s: %w", o.name, err)
		}
	}
	_, err = c.Exec("PRAGMA query_only=1", nil)
	return file, err
}

// sampleName returns the secret name of a file's sample.
func sampleName(file string) string { return file + "_sample" }

// listObjects lists the tables and views of a file, except names reserved by SQLite, which the authorizer refuses.
func listObjects(c *sqlite3.SQLiteConn, file string) ([]object, error) {
	var out []object
	err := (&sqliteInspector{conn: c}).each(context.Background(),
		"SELECT name, CASE WHEN type = 'table' AND wr = 0 THEN 'numbered' ELSE type END FROM pragma_table_list WHERE "+
			"schema = ? AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
		[]any{file}, func(row []any) { out = append(out, object{asText(row[0]), asText(row[1])}) })
	return out, wrapError("list tables", err)
}

// view returns the SELECT that shows a table.
func (s *viewSet) view(t *schema.Table, o object, file string) string {
	extracted := s.extracted.table(t.Name)
	var list []string
	if o.kind == "numbered" && (t.Ordered || len(t.Key) == 0 && t.Column(schema.RowID) == nil) {
		list = append(list, "surely_m.rowid AS "+schema.RowID) // a view has no rowid
	}
	for _, c := range t.Visible() {
		if exprs := extracted.columnExprs(t.Name, c); exprs != nil {
			list = append(list, exprs...)
		} else if c.Expr != "" {
			list = append(list, c.Expr+" AS "+schema.Quoted(c.Name))
		} else {
			list = append(list, "surely_m."+schema.Quoted(c.Name)+" AS "+schema.Quoted(c.Name))
		}
	}
	if s.sample != nil && s.sample.tables[t.Name] {
		file = sampleName(file)
	}
	return fmt.Sprintf("SELECT %s FROM %s.%s surely_m", strings.Join(list, ", "), file, schema.Quoted(t.Name))
}
