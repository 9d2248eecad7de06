package discretize

import (
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
	Columns []string // text columns; none: all
	// Domains is the column whose values are the sub-domains; empty: chosen automatically; "none": no sub-domains.
	Domains string
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
	o.Table, o.Key, o.Hints, o.ExistingNames = t.Name, rowKey(t), exampleQuestions(texts.Source.Schema()), existingNames(t)
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

// exampleQuestions returns the owner's example questions.
func exampleQuestions(d *schema.Database) []string {
	var out []string
	for _, e := range d.Examples {
		out = append(out, e.Question)
	}
	return out
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

// rows returns the rows by text column.
func (x *Texts) rows(ctx context.Context) (map[string][]Row, error) {
	t, columns := x.Table, x.Columns
	textColumnNames := textColumns(t)
	if len(columns) == 0 {
		columns = textColumnNames
	}
	if len(columns) == 0 {
		return nil, fmt.Errorf("table %s has no column of free text", t.Name)
	}
	for _, name := range columns {
		if c := t.Column(name); c == nil || c.Type != schema.Text || c.ReadFrom != "" {
			return nil, fmt.Errorf("table %s has no text column %q; it has %s", t.Name, name,
				strings.Join(textColumnNames, ", "))
		}
	}
	if x.Source.Schema().Dialect == schema.Postgres && len(t.Key) == 0 {
		return nil, fmt.Errorf("table %s has no primary key, which is needed to identify its rows", t.Name)
	}
	for _, k := range rowKey(t) {
		if c := t.Column(k); k != schema.RowID && (c == nil || c.Hidden) {
			return nil, fmt.Errorf("the key of table %s is hidden, but is needed to identify its rows", t.Name)
		}
	}
	return x.rowsByDomain(ctx, columns)
}

// rowsByDomain reads the rows and sets their sub-domains.
func (x *Texts) rowsByDomain(ctx context.Context, columns []string) (map[string][]Row, error) {
	t := x.Table
	fields, isChosen, err := domainCandidates(t, x.Domains)
	if err != nil {
		return nil, err
	}
	key := rowKey(t)
	names := slices.Clone(key)
	title := t.Title()
	if title != nil {
		names = append(names, title.Name)
	}
	fieldStart := len(names)
	for _, f := range fields {
		names = append(names, f.Name)
	}
	names = append(names, columns...)
	out := map[string][]Row{}
	var texts []string
	err = eachRow(ctx, x.Source, t.Name, names, key, func(row []any) {
		rowText := ""
		for i := range fields {
			fields[i].Values = append(fields[i].Values, fmt.Sprint(row[fieldStart+i]))
		}
		for i, name := range columns {
			r := Row{Key: row[:len(key)], Title: fmt.Sprint(row[0]),
				Text: strings.Join(suql.Documents(row[fieldStart+len(fields)+i]), "\n")}
			if title != nil {
				r.Title = fmt.Sprint(row[len(key)])
			}
			rowText += r.Text + "\n"
			out[name] = append(out[name], r)
		}
		texts = append(texts, rowText)
	})
	if err != nil {
		return nil, err
	}
	if !isChosen {
		if n := chooseDomainColumn(texts, fields); n >= 0 {
			fields = fields[n : n+1]
		} else {
			fields = nil
		}
	}
	if len(fields) == 1 {
		for _, rows := range out {
			for i := range rows {
				rows[i].Domain = fields[0].Values[i]
			}
		}
	}
	return out, nil
}

// domainCandidates returns the columns whose values may be the sub-domains; only the named one if it is given.
func domainCandidates(t *schema.Table, domains string) (fields []field, isChosen bool, err error) {
	switch {
	case domains == "none":
		return nil, true, nil
	case domains != "":
		c := t.Column(domains)
		if c == nil || c.Hidden || c.ReadFrom != "" {
			return nil, false, fmt.Errorf("table %s has no column %q", t.Name, domains)
		}
		return []field{{Name: c.Name}}, true, nil
	}
	for _, c := range t.Visible() {
		if c.Role == schema.Enumeration && c.ReadFrom == "" && !c.List && c.Distinct <= 60 {
			fields = append(fields, field{Name: c.Name})
		}
	}
	return fields, false, nil
}

// eachRow visits the rows of a table in key order. Keys in PostgreSQL are cast to text.
func eachRow(ctx context.Context, src *store.Source, table string, names, key []string, visit func([]any)) error {
	ctx = store.WithLimits(budget.WithPauses(ctx), store.Limits{Timeout: -1, MaxRows: -1, MaxBytes: -1})
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
