package eval

import (
	"context"
	"database/sql/driver"
	"encoding/csv"
	"errors"
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

// golds runs gold statements over files without the product's code, and keeps their rows. A CSV file becomes a table of
// its name.
type golds struct {
	open map[string]*sqlite3.SQLiteConn
	kept map[[2]string][][]any
}

func newGolds() *golds { return &golds{map[string]*sqlite3.SQLiteConn{}, map[[2]string][][]any{}} }

func (g *golds) close() {
	for _, c := range g.open {
		c.Close()
	}
}

// run runs a statement over a file.
func (g *golds) run(ctx context.Context, path, statement string) ([][]any, error) {
	key := [2]string{path, statement}
	if rows, ok := g.kept[key]; ok {
		return rows, nil
	}
	conn, err := g.conn(path)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	rows, err := rowsOf(ctx, conn, statement)
	if err != nil {
		return nil, fmt.Errorf("run %s over %s: %w", statement, path, err)
	}
	g.kept[key] = rows
	return rows, nil
}

func rowsOf(ctx context.Context, conn *sqlite3.SQLiteConn, statement string) (out [][]any, err error) {
	rows, err := conn.QueryContext(ctx, statement, nil)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	clear(rows.(*sqlite3.SQLiteRows).DeclTypes()) // the driver would make times of texts
	for {
		row := make([]driver.Value, len(rows.Columns()))
		if err := rows.Next(row); errors.Is(err, io.EOF) {
			return out, nil
		} else if err != nil {
			return nil, err
		}
		line := make([]any, len(row))
		for i, v := range row {
			line[i] = v
		}
		out = append(out, line)
	}
}

func (g *golds) conn(path string) (*sqlite3.SQLiteConn, error) {
	if c := g.open[path]; c != nil {
		return c, nil
	}
	source, isCSV := ":memory:", strings.EqualFold(filepath.Ext(path), ".csv")
	if !isCSV {
		u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: "mode=ro"}
		source = u.String()
	}
	opened, err := (&sqlite3.SQLiteDriver{}).Open(source)
	if err != nil {
		return nil, err
	}
	c := opened.(*sqlite3.SQLiteConn)
	g.open[path] = c
	if isCSV {
		return c, fill(c, path)
	}
	return c, nil
}

// fill imports a CSV file. Empty cells are NULL; a column is numeric if all its cells are numbers.
func fill(c *sqlite3.SQLiteConn, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := csv.NewReader(f)
	lines.FieldsPerRecord = -1
	header, err := lines.Read()
	if err != nil {
		return err
	}
	records, err := lines.ReadAll()
	if err != nil {
		return err
	}
	var columns []string
	for i, name := range header {
		if name = strings.TrimPrefix(name, "\ufeff"); name == "" {
			name = fmt.Sprintf("column%d", i+1)
		}
		columns = append(columns, schema.Quoted(name)+" "+typeOf(records, i))
	}
	table := schema.Quoted(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	if _, err := c.Exec("CREATE TABLE "+table+" ("+strings.Join(columns, ", ")+")", nil); err != nil {
		return err
	}
	insert := "INSERT INTO " + table + " VALUES (?" + strings.Repeat(", ?", len(header)-1) + ")"
	for _, record := range records {
		values := make([]driver.Value, len(header))
		for i, cell := range first(record, len(header)) {
			if cell != "" {
				values[i] = cell
			}
		}
		if _, err := c.Exec(insert, values); err != nil {
			return err
		}
	}
	return nil
}

var reWhole = regexp.MustCompile(`^-?\d{1,15}$`)

// typeOf returns the type that all cells of a column have.
func typeOf(records [][]string, column int) string {
	found := ""
	for _, r := range records {
		switch {
		case column >= len(r) || r[column] == "":
		case textValue(r[column]).kind != 1:
			return "text"
		case found != "real" && reWhole.MatchString(r[column]):
			found = "integer"
		default:
			found = "real"
		}
	}
	if found == "" {
		return "text"
	}
	return found
}
