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

// Texts selects a table's texts to read.
type Texts struct {
	Source  *store.Source
	Table   *schema.Table
	Columns []string // text columns; none: all
	// Domains is the column whose values are the sub-domains; empty: the one that separates the texts best;
	// "none": none.
	Domains string
}

// DefaultMost is the default maximum number of columns per sub-domain.
const DefaultMost = 12

// maxBatches bounds the batches in flight.
const maxBatches = 8

// Read reads the texts not yet read and generates their columns. The table's schema and the owner's
// examples are added to the options.
func Read(ctx context.Context, texts Texts, o Options) (*Report, error) {
	rows, err := texts.rows(ctx)
	if err != nil {
		return nil, err
	}
	t := texts.Table
	o.Table, o.Key, o.Hints, o.Taken = t.Name, rowKey(t), hintsOf(texts.Source.Schema()), takenOf(t)
	o.Concurrency = min(o.Concurrency, maxBatches)
	return Run(ctx, texts.Source.ColumnsFile(), rows, o)
}

// rowKey returns the columns that identify a table's rows.
func rowKey(t *schema.Table) []string {
	if len(t.Key) == 0 {
		return []string{schema.RowID}
	}
	return t.Key
}

// hintsOf returns the owner's example questions.
func hintsOf(d *schema.Database) []string {
	var out []string
	for _, e := range d.Examples {
		out = append(out, e.Question)
	}
	return out
}

// takenOf returns the names and values that a table's own columns already have.
func takenOf(t *schema.Table) []string {
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

// rows reads the rows of each text column, with key, title and sub-domain.
func (x *Texts) rows(ctx context.Context) (map[string][]Row, error) {
	t, columns := x.Table, x.Columns
	free := textColumns(t)
	if len(columns) == 0 {
		columns = free
	}
	if len(columns) == 0 {
		return nil, fmt.Errorf("%s has no column of free text", t.Name)
	}
	for _, name := range columns {
		if c := t.Column(name); c == nil || c.Type != schema.Text || c.ReadFrom != "" {
			return nil, fmt.Errorf("%s has no column of text %q; it has %s", t.Name, name, strings.Join(free, ", "))
		}
	}
	if x.Source.Schema().Dialect == schema.Postgres && len(t.Key) == 0 {
		return nil, fmt.Errorf("%s has no primary key: its rows cannot be told apart", t.Name)
	}
	for _, k := range rowKey(t) {
		if c := t.Column(k); k != schema.RowID && (c == nil || c.Hidden) {
			return nil, fmt.Errorf("the key of %s is hidden: its rows cannot be told apart", t.Name)
		}
	}
	return x.rowsByDomain(ctx, columns)
}

// rowsByDomain reads the rows and divides them into sub-domains.
func (x *Texts) rowsByDomain(ctx context.Context, columns []string) (map[string][]Row, error) {
	t := x.Table
	fields, chosen, err := fieldsOf(t, x.Domains)
	if err != nil {
		return nil, err
	}
	key := rowKey(t)
	names := slices.Clone(key)
	title := t.Title()
	if title != nil {
		names = append(names, title.Name)
	}
	at := len(names)
	for _, f := range fields {
		names = append(names, f.Name)
	}
	names = append(names, columns...)
	out := map[string][]Row{}
	var texts []string
	err = eachRow(ctx, x.Source, t.Name, names, key, func(row []any) {
		all := ""
		for i := range fields {
			fields[i].Values = append(fields[i].Values, fmt.Sprint(row[at+i]))
		}
		for i, name := range columns {
			r := Row{Key: row[:len(key)], Title: fmt.Sprint(row[0]),
				Text: strings.Join(suql.Documents(row[at+len(fields)+i]), "\n")}
			if title != nil {
				r.Title = fmt.Sprint(row[len(key)])
			}
			all += r.Text + "\n"
			out[name] = append(out[name], r)
		}
		texts = append(texts, all)
	})
	if err != nil {
		return nil, err
	}
	if !chosen {
		if n := bestDivision(texts, fields); n >= 0 {
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

// fieldsOf returns the columns that may divide a table into sub-domains; only the chosen one if the owner
// named it.
func fieldsOf(t *schema.Table, domains string) (fields []field, chosen bool, err error) {
	switch {
	case domains == "none":
		return nil, true, nil
	case domains != "":
		c := t.Column(domains)
		if c == nil || c.Hidden || c.ReadFrom != "" {
			return nil, false, fmt.Errorf("%s has no column %q", t.Name, domains)
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

// eachRow visits the rows of a table in key order; PostgreSQL returns keys of any type as text.
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
