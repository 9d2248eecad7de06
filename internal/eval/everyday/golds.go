package everyday

import (
	"context"
	"database/sql/driver"
	"encoding/csv"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/mattn/go-sqlite3"

	"github.com/ask-surely/surely/internal/schema"
)

// golds runs gold statements over the data's files and caches their results. A CSV file becomes a table of its name.
type golds struct {
	folder string
	open   map[string]*sqlite3.SQLiteConn
	kept   map[[2]string]*table
}

// table is the result of a gold.
type table struct {
	columns []string
	rows    [][]any
}

func newGolds(folder string) *golds {
	return &golds{folder, map[string]*sqlite3.SQLiteConn{}, map[[2]string]*table{}}
}

func (g *golds) close() {
	for _, c := range g.open {
		c.Close()
	}
}

// run runs a statement over a file.
func (g *golds) run(ctx context.Context, data, statement string) (*table, error) {
	key := [2]string{data, statement}
	if t := g.kept[key]; t != nil {
		return t, nil
	}
	conn, err := g.conn(ctx, data)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", data, err)
	}
	rows, err := conn.QueryContext(ctx, statement, nil)
	if err != nil {
		return nil, fmt.Errorf("run %s over %s: %w", statement, data, err)
	}
	defer rows.Close()
	declared := rows.(*sqlite3.SQLiteRows).DeclTypes()
	for i := range declared {
		declared[i] = "" // the driver would make times of texts
	}
	t := &table{columns: rows.Columns()}
	for {
		row := make([]driver.Value, len(t.columns))
		if err := rows.Next(row); err == io.EOF {
			break
		} else if err != nil {
			return nil, fmt.Errorf("run %s over %s: %w", statement, data, err)
		}
		out := make([]any, len(row))
		for i, v := range row {
			out[i] = v
		}
		t.rows = append(t.rows, out)
	}
	g.kept[key] = t
	return t, nil
}

func (g *golds) conn(ctx context.Context, data string) (*sqlite3.SQLiteConn, error) {
	if c := g.open[data]; c != nil {
		return c, nil
	}
	path := filepath.Join(g.folder, data)
	source := ":memory:"
	if !strings.EqualFold(filepath.Ext(data), ".csv") {
		u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: "mode=ro"}
		source = u.String()
	}
	opened, err := (&sqlite3.SQLiteDriver{}).Open(source)
	if err != nil {
		return nil, err
	}
	c := opened.(*sqlite3.SQLiteConn)
	if source == ":memory:" {
		if err := fill(ctx, c, path); err != nil {
			c.Close()
			return nil, err
		}
	}
	g.open[data] = c
	return c, nil
}

var reWhole = regexp.MustCompile(`^-?\d{1,15}$`)

// fill imports a CSV file. Empty cells are NULL; a column is numeric if all its cells are numbers.
func fill(ctx context.Context, c *sqlite3.SQLiteConn, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := csv.NewReader(f)
	lines.FieldsPerRecord = -1
	records, err := lines.ReadAll()
	if err != nil {
		return err
	}
	if len(records) == 0 {
		return fmt.Errorf("%s is empty", path)
	}
	header, records := records[0], records[1:]
	header[0] = strings.TrimPrefix(header[0], "\ufeff")
	columns, marks := make([]string, len(header)), make([]string, len(header))
	for i, name := range header {
		if name == "" {
			name = fmt.Sprintf("column%d", i+1)
		}
		columns[i], marks[i] = schema.Quoted(name)+" "+declared(records, i), "?"
	}
	name := schema.Quoted(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	if _, err := c.Exec("CREATE TABLE "+name+" ("+strings.Join(columns, ", ")+")", nil); err != nil {
		return err
	}
	insert, err := c.Prepare("INSERT INTO " + name + " VALUES (" + strings.Join(marks, ", ") + ")")
	if err != nil {
		return err
	}
	defer insert.Close()
	values := make([]driver.NamedValue, len(header))
	for _, record := range records {
		for i := range values {
			values[i] = driver.NamedValue{Ordinal: i + 1}
			if i < len(record) && record[i] != "" {
				values[i].Value = record[i]
			}
		}
		if _, err := insert.(*sqlite3.SQLiteStmt).ExecContext(ctx, values); err != nil {
			return err
		}
	}
	return nil
}

// declared returns the type that all cells of a column have.
func declared(records [][]string, column int) string {
	whole, number, any := true, true, false
	for _, r := range records {
		if column >= len(r) || r[column] == "" {
			continue
		}
		any = true
		whole = whole && reWhole.MatchString(r[column])
		number = number && textValue(r[column]).kind == 1
	}
	switch {
	case any && whole:
		return "integer"
	case any && number:
		return "real"
	}
	return "text"
}
