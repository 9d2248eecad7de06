package eval

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// Origin says where a case's data comes from: a file or a folder, tables and documents to be written into one, or a
// script that makes a database or changes a copy of the file.
type Origin struct {
	Path      string        `json:"path"`
	Script    string        `json:"script"`
	Tables    []table       `json:"tables"`
	Documents []document    `json:"documents"`
	Names     *spiderTables `json:"names"` // the names of tables and columns
}

// table is a line of a benchmark's tables, and a CSV file to write: all cells are text.
type table struct {
	Name   string   `json:"id"`
	Title  string   `json:"title"`
	Header []string `json:"header"`
	Types  []string `json:"types"` // the types of WikiSQL's columns
	Rows   []cells  `json:"rows"`
}

// cells are texts or numbers in the file.
type cells []string

func (c *cells) UnmarshalJSON(b []byte) error {
	var all []any
	err := json.Unmarshal(b, &all)
	for _, x := range all {
		*c = append(*c, cellText(x))
	}
	return err
}

func cellText(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		return words.FormatNumber(x)
	}
	return fmt.Sprint(x)
}

// document is a row of the table of documents; names are the texts of the cells that link to it.
type document struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Names []string `json:"names"`
}

// Opener opens a file or a folder.
type Opener func(ctx context.Context, path string) (*Source, error)

// Open opens a case's data, which is written to a folder of its own unless it exists; nil if there is none, or the
// script fails.
func (c *Case) Open(ctx context.Context, open Opener) (*Source, error) {
	path, remove := c.Origin.Path, func() error { return nil }
	if o := c.Origin; o.Script != "" || o.Tables != nil || o.Documents != nil {
		folder, err := os.MkdirTemp("", "surely-eval-*")
		if err != nil {
			return nil, err
		}
		remove = func() error { return os.RemoveAll(folder) }
		if path, err = o.write(ctx, c.Data, folder); err != nil {
			return nil, errors.Join(err, remove())
		}
	}
	if path == "" {
		return nil, remove()
	}
	s, err := open(ctx, path)
	if s == nil {
		return nil, errors.Join(err, remove())
	}
	s.OnClose(remove)
	if c.Origin.Names != nil {
		c.Origin.Names.label(s.Schema)
	}
	return s, err
}

// write writes the data to a folder, and returns the path to open; "" if a database rejects the script.
func (o *Origin) write(ctx context.Context, name, folder string) (string, error) {
	if o.Script != "" {
		return o.run(ctx, filepath.Join(folder, name+".sqlite"))
	}
	for i, t := range o.Tables {
		name := t.Name
		if slices.ContainsFunc(o.Tables[:i], func(o table) bool { return strings.EqualFold(o.Name, name) }) {
			name = fmt.Sprint(name, " ", i+1)
		}
		path := filepath.Join(folder, name+".csv")
		if err := t.write(path); err != nil || len(o.Tables) == 1 && o.Documents == nil {
			return path, err
		}
	}
	if len(o.Documents) == 0 {
		return folder, nil
	}
	slices.SortFunc(o.Documents, func(a, b document) int { return strings.Compare(a.Title, b.Title) })
	var lines bytes.Buffer
	e := json.NewEncoder(&lines)
	for _, d := range o.Documents {
		if err := e.Encode(d); err != nil {
			return "", err
		}
	}
	return folder, os.WriteFile(filepath.Join(folder, "documents.jsonl"), lines.Bytes(), 0o600)
}

// run runs the script on a copy of the file, or on an empty one. Writes are not synced, since it can be made again.
func (o *Origin) run(ctx context.Context, path string) (string, error) {
	if o.Path != "" {
		path = filepath.Join(filepath.Dir(path), filepath.Base(o.Path))
		data, err := os.ReadFile(o.Path)
		if err = errors.Join(err, os.WriteFile(path, data, 0o600)); err != nil {
			return "", err
		}
	}
	db, err := sql.Open("sqlite3", path+"?_synchronous=OFF&_journal_mode=OFF")
	if err != nil {
		return "", err
	}
	defer db.Close()
	if _, err := db.ExecContext(ctx, o.Script); err != nil {
		return "", ctx.Err()
	}
	return path, nil
}

// write writes the table as a CSV file.
func (t *table) write(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	w.Write(t.Header) // an error is kept until Error is called
	for _, row := range t.Rows {
		w.Write(row)
	}
	w.Flush()
	return errors.Join(w.Error(), f.Close())
}

var decimal = regexp.MustCompile(`^-?\d+\.\d+$`)

// unchangedTable makes a table from a CSV file: empty cells are NULL, and numbers are numbers.
func unchangedTable(path string) (o Origin, err error) {
	f, err := os.Open(path)
	if err != nil {
		return o, err
	}
	defer f.Close()
	lines := csv.NewReader(f)
	lines.FieldsPerRecord = -1
	records, err := lines.ReadAll()
	if err != nil || len(records) == 0 {
		return o, err
	}
	name := schema.Quoted(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	var columns []string
	for i, column := range records[0] {
		column = cmp.Or(strings.TrimPrefix(column, "\ufeff"), fmt.Sprint("column", i+1))
		kind := " NUMERIC"
		if slices.ContainsFunc(records[1:], func(r []string) bool { return i < len(r) && decimal.MatchString(r[i]) }) {
			kind = " REAL" // otherwise two whole numbers would be divided as such
		}
		columns = append(columns, schema.Quoted(column)+kind)
	}
	var script strings.Builder
	fmt.Fprintf(&script, "BEGIN; CREATE TABLE %s (%s);", name, strings.Join(columns, ", "))
	for _, record := range records[1:] {
		cells := make([]string, len(columns))
		for i := range cells {
			if cells[i] = "NULL"; i < len(record) && record[i] != "" {
				cells[i] = query.Literal(record[i])
			}
		}
		fmt.Fprintf(&script, "INSERT INTO %s VALUES (%s);", name, strings.Join(cells, ", "))
	}
	script.WriteString("COMMIT")
	return Origin{Script: script.String()}, nil
}
