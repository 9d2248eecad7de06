package discretize

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/suql"
)

// Texts selects the texts of a table.
type Texts struct {
	Source  *store.Source
	Table   *schema.Table
	Columns []string // text columns; empty: all
}

// DefaultMaxColumns is the default maximum number of columns per sub-domain.
const DefaultMaxColumns = 12

// maxBatches is the maximum number of concurrent batches.
const maxBatches = 8

// Read extracts columns from texts. It sets the options that follow from the source's schema.
func Read(ctx context.Context, texts Texts, o Options) (*Report, error) {
	rows, err := texts.rows(ctx)
	if err != nil {
		return nil, err
	}
	t := texts.Table
	o.Table, o.Key, o.ExistingNames = t.Name, rowKey(t), existingNames(t)
	o.Concurrency = min(o.Concurrency, maxBatches)
	return Run(ctx, texts.Source.ColumnsFile(), rows, o)
}

// rowKey returns a table's key columns, or the row ID.
func rowKey(t *schema.Table) []string {
	if len(t.Key) == 0 {
		return []string{schema.RowID}
	}
	return t.Key
}

// existingNames returns the names, labels and values of a table's own columns.
func existingNames(t *schema.Table) []string {
	out := []string{t.Name, t.Label}
	for _, c := range t.Visible() {
		if c.ReadFrom != "" {
			continue
		}
		out = append(out, c.Name, c.Label)
		for _, v := range c.Values {
			out = append(out, v.Value)
		}
	}
	return out
}

// rows returns the rows by text column, with their sub-domains.
func (x *Texts) rows(ctx context.Context) (map[string][]Row, error) {
	t := x.Table
	columns, fields, err := x.textColumns()
	if err != nil {
		return nil, err
	}
	key := rowKey(t)
	if x.Source.Schema().Dialect == schema.Postgres && len(t.Key) == 0 {
		return nil, fmt.Errorf("table %s has no primary key, which is needed to identify its rows", t.Name)
	}
	for _, k := range key {
		if c := t.Column(k); k != schema.RowID && (c == nil || c.Hidden) {
			return nil, fmt.Errorf("the key of table %s is hidden, but is needed to identify its rows", t.Name)
		}
	}
	names := slices.Clone(key)
	if title := t.Title(); title != nil {
		names = append(names, title.Name)
	}
	fieldStart := len(names)
	for _, f := range fields {
		names = append(names, f.name)
	}
	out := map[string][]Row{}
	var texts []string
	err = eachRow(ctx, x.Source, t.Name, append(names, columns...), key, func(row []any) {
		rowText := ""
		for i := range fields {
			fields[i].values = append(fields[i].values, fmt.Sprint(row[fieldStart+i]))
		}
		for i, name := range columns {
			text := strings.Join(suql.Documents(row[fieldStart+len(fields)+i]), "\n")
			rowText += text + "\n"
			out[name] = append(out[name], Row{Key: row[:len(key)], Text: text,
				Title: fmt.Sprint(row[min(len(key), fieldStart-1)])})
		}
		texts = append(texts, rowText)
	})
	if values := domainValues(texts, fields); values != nil {
		for _, rows := range out {
			for i := range rows {
				rows[i].Domain = values[i]
			}
		}
	}
	return out, err
}

// textColumns returns the text columns to read, and the columns whose values may be the sub-domains.
func (x *Texts) textColumns() (columns []string, fields []field, err error) {
	t, columns := x.Table, x.Columns
	var free []string
	for _, c := range t.Visible() {
		switch {
		case c.Role == schema.FreeText:
			free = append(free, c.Name)
		case c.Role == schema.Enumeration && c.ReadFrom == "" && !c.List && c.Distinct <= 60:
			fields = append(fields, field{name: c.Name})
		}
	}
	if len(columns) == 0 {
		columns = free
	}
	if len(columns) == 0 {
		return nil, nil, fmt.Errorf("table %s has no column of free text", t.Name)
	}
	for _, name := range columns {
		if c := t.Column(name); c == nil || c.Type != schema.Text || c.ReadFrom != "" {
			return nil, nil, fmt.Errorf("table %s has no text column %q; it has %s", t.Name, name, strings.Join(free, ", "))
		}
	}
	return columns, fields, nil
}

// field is a column whose values may be the sub-domains.
type field struct {
	name   string
	values []string // one per row
}

// minTypicalShare is the share of typical words above which a column's values may be sub-domains.
const minTypicalShare = .04

// domainValues returns the values of the field that best separates the texts: the one for which the largest share of a
// text's words is typical of its row's value. It returns nil if there is none. texts has one text per row.
func domainValues(texts []string, fields []field) (best []string) {
	bestShare := minTypicalShare
	for _, f := range fields {
		rows, rowsWith, rowsPerWord := map[string]int{}, map[[2]string]int{}, map[string]int{}
		for i, v := range f.values {
			rows[v]++
			for w := range stemsOf(texts[i : i+1]) {
				rowsPerWord[w]++
				rowsWith[[2]string{v, w}]++
			}
		}
		if len(rows) < 2 || len(texts) < 12*len(rows) {
			continue
		}
		typical, total := 0, 0
		for pair, count := range rowsWith { // a value and a word
			total += count
			// Typical words are in at least 30 % of the rows with the value, and in at least 1.6 times as many as
			// overall.
			if n := rows[pair[0]]; 10*count >= 3*n && 5*count*len(texts) >= 8*rowsPerWord[pair[1]]*n {
				typical += count
			}
		}
		if share := float64(typical) / float64(cmp.Or(total, 1)); share > bestShare {
			best, bestShare = f.values, share
		}
	}
	return best
}

// eachRow visits the rows of a table in key order. Keys in PostgreSQL are cast to text.
func eachRow(ctx context.Context, src *store.Source, table string, names, key []string, visit func([]any)) error {
	ctx = store.WithLimits(budget.WithPauses(ctx), store.Limits{Timeout: -1, MaxBytes: -1})
	quoted := func(list []string, cast string) string {
		var out []string
		for _, n := range list {
			if n != schema.RowID {
				n = schema.Quoted(n)
			}
			out = append(out, "m."+n+cast)
		}
		return strings.Join(out, ", ")
	}
	from, cast := schema.Quoted(table), ""
	if src.Schema().Dialect == schema.Postgres {
		cast = "::text"
	}
	list := quoted(key, cast)
	if rest := quoted(names[len(key):], ""); rest != "" {
		list += ", " + rest
	}
	rows, err := src.Query(ctx, fmt.Sprintf("SELECT %s FROM %s m ORDER BY %s", list, from, quoted(key, "")))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		visit(rows.Row())
	}
	return rows.Err()
}
