package hybrid

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/suql"
)

// database is a table as a database of its own: one table, with the columns as they are and one of texts.
type database struct {
	set    *store.Set
	source *store.Source
	dir    string
	texts  query.Column // the passages that a row's cells link to

	engine *suql.Engine
	prober parse.Prober
}

// passagesColumn is what the column of texts is called, unless another one is.
const passagesColumn = "passages"

// openTable makes a database of a table.
func openTable(ctx context.Context, t *Table) (_ *database, err error) {
	dir, err := os.MkdirTemp("", "surely-*")
	if err != nil {
		return nil, fmt.Errorf("make a database of table %s: %w", t.ID, err)
	}
	d := &database{dir: dir}
	defer func() {
		if err != nil {
			err = fmt.Errorf("make a database of table %s: %w", t.ID, err)
			d.close()
		}
	}()
	file := filepath.Join(dir, fileName(t.Title))
	if err := t.write(file); err != nil {
		return nil, err
	}
	if d.set, err = store.Open(ctx, store.Options{Sources: []string{file}, Home: dir}); err != nil {
		return nil, err
	}
	d.source = d.set.Sources[0]
	table := d.source.Schema().Tables[0]
	for _, c := range table.Columns { // cells are compared, however long; the passages alone are asked
		if c.Role == schema.FreeText {
			c.Role = schema.Plain
		}
	}
	last := table.Columns[len(table.Columns)-1]
	last.Role = schema.FreeText
	d.texts = query.Column{Table: table.Name, Name: last.Name}
	return d, nil
}

func (d *database) close() {
	if d.set != nil {
		d.set.Close()
	}
	os.RemoveAll(d.dir)
}

// fileName calls a file what the table in it shall be called.
func fileName(title string) string {
	title = strings.TrimSpace(strings.NewReplacer("/", " ", "\\", " ", "\x00", " ", ".", " ").Replace(title))
	if title == "" {
		title = "table"
	}
	return cut(title, 100) + ".csv"
}

// write writes the rows down; each ends with the list of its passages.
func (t *Table) write(file string) error {
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	defer out.Close()
	w := csv.NewWriter(out)
	line := make([]string, 0, len(t.Header)+1)
	for _, h := range t.Header {
		line = append(line, h.Text)
	}
	w.Write(append(line, passagesColumn)) // an error stays until Error is asked
	for _, row := range t.Rows {
		line = line[:0]
		for i := range t.Header {
			text := ""
			if i < len(row) {
				text = row[i].Text
			}
			line = append(line, text)
		}
		texts := []string{}
		for _, l := range t.linked(row) {
			texts = append(texts, t.Passages[l])
		}
		list, err := json.Marshal(texts)
		if err != nil {
			return err
		}
		w.Write(append(line, string(list)))
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return out.Close()
}
