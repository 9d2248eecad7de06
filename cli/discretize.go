package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// defaultMaxColumns is how many columns a sub-domain gets unless somebody says otherwise.
const defaultMaxColumns = 12

// discretizeCommand turns the texts of a table into columns, which lie in --home.
type discretizeCommand struct {
	Table      string   `required:"" help:"The table whose texts are read."`
	Columns    []string `help:"The columns of text to read (default: all of them)."`
	MaxColumns int      `help:"Most columns of a sub-domain." default:"12"`
	Domains    string   `help:"The column whose values are the sub-domains (default: the one that parts the texts best); 'none' for no sub-domains." placeholder:"COLUMN"`
	Undo       []string `help:"Keep a value apart that was merged." placeholder:"COLUMN=VALUE"`
	State      string   `help:"The postgres:// URL of servers' state, for all of them to have the columns." placeholder:"URL"`
}

func (c *discretizeCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	src, t, err := c.table(set)
	if err != nil {
		return err
	}
	kept := g.keptEntries(s)
	defer kept.Close()
	client, err := g.endpoint(nil, s)
	if err != nil {
		return err
	}
	decides, err := g.readerOver(client, kept, s)
	if err != nil {
		return err
	}
	in, err := discretize.Open(src.ColumnsFile())
	if err != nil {
		return err
	}
	defer in.Close()
	var shared *sharedColumns
	if c.State != "" {
		of, err := state.Open(c.State)
		if err != nil {
			return err
		}
		defer of.Close()
		shared = sharing(of)
	}
	shown := newProgress(s.err)
	with := readWith{decides, reader.NewLedger(kept), client != nil, g.Concurrency}
	var report *discretize.Report
	err = shared.together(ctx, in, src.ColumnsFile(), func() (err error) {
		if err = c.undo(ctx, in, t.Name); err != nil {
			return err
		}
		report, err = c.read(ctx, in, src, t, with, func(p discretize.Progress) {
			shown.line("read %d of %d rows, about %s left", p.Rows, p.All, p.Left.Round(time.Second))
		})
		return err
	})
	shown.clear()
	if err != nil {
		if ctx.Err() != nil {
			return errors.New("stopped: what was read is kept, the same command goes on from there")
		}
		return err
	}
	if g.JSON {
		return printJSON(s.out, report)
	}
	return printDiscretized(s.out, report)
}

// readWith is what decides about texts.
type readWith struct {
	decides     verdict.Reader
	ledger      *reader.Ledger
	exact       bool // it understands sentences
	concurrency int
}

// read reads the texts of a table, as far as that was not done yet, and generates their columns.
func (c *discretizeCommand) read(ctx context.Context, in *discretize.Kept, src *store.Source, t *schema.Table,
	with readWith,
	progress func(discretize.Progress)) (*discretize.Report, error) {
	texts, err := readTexts(ctx, src, t, c.Columns, c.Domains)
	if err != nil {
		return nil, err
	}
	return discretize.Run(ctx, in, texts, discretize.Options{Table: t.Name, Key: rowKey(t), Reader: with.decides,
		Ledger: with.ledger, Exact: with.exact,
		Concurrency: min(with.concurrency, 8), Most: c.MaxColumns, Hints: hintsOf(src.Schema()), Taken: takenOf(t),
		Progress: progress})
}

// table finds the table among the sources.
func (c *discretizeCommand) table(set *store.Set) (*store.Source, *schema.Table, error) {
	var names []string
	for _, src := range set.Sources {
		if t := src.Schema().Table(c.Table); t != nil && !t.Hidden {
			return src, t, nil
		}
		for _, t := range src.Schema().Visible() {
			names = append(names, t.Name)
		}
	}
	return nil, nil, fmt.Errorf("there is no table %q; there are %s", c.Table, strings.Join(names, ", "))
}

func (c *discretizeCommand) undo(ctx context.Context, in *discretize.Kept, table string) error {
	for _, u := range c.Undo {
		column, value, ok := strings.Cut(u, "=")
		if !ok {
			return fmt.Errorf("--undo %s: say COLUMN=VALUE", u)
		}
		if err := in.Undo(ctx, table, column, value); err != nil {
			return err
		}
	}
	return nil
}

// rowKey are the columns that name a table's rows.
func rowKey(t *schema.Table) []string {
	if len(t.Key) == 0 {
		return []string{schema.RowID}
	}
	return t.Key
}

// hintsOf are the questions that the owner gave as examples.
func hintsOf(d *schema.Database) []string {
	var out []string
	for _, e := range d.Examples {
		out = append(out, e.Question)
	}
	return out
}

// takenOf are the names and values that a table's own columns have already.
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

// readTexts reads the texts of a table by their column, each row with its key, its title and its sub-domain.
func readTexts(ctx context.Context, src *store.Source, t *schema.Table, columns []string,
	domains string) (map[string][]discretize.Row, error) {
	free := discretize.TextColumns(t)
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
	if src.Schema().Dialect == schema.Postgres && len(t.Key) == 0 {
		return nil, fmt.Errorf("%s has no primary key: its rows cannot be told apart", t.Name)
	}
	for _, k := range rowKey(t) {
		if c := t.Column(k); k != schema.RowID && (c == nil || c.Hidden) {
			return nil, fmt.Errorf("the key of %s is hidden: its rows cannot be told apart", t.Name)
		}
	}
	return parted(ctx, src, t, columns, domains)
}

// parted reads the rows and parts them into sub-domains.
func parted(ctx context.Context, src *store.Source, t *schema.Table, columns []string,
	domains string) (map[string][]discretize.Row, error) {
	fields, chosen, err := fieldsOf(t, domains)
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
	out := map[string][]discretize.Row{}
	var texts []string
	err = eachRow(ctx, src, t.Name, names, key, func(row []any) {
		all := ""
		for i := range fields {
			fields[i].Values = append(fields[i].Values, fmt.Sprint(row[at+i]))
		}
		for i, name := range columns {
			r := discretize.Row{Key: row[:len(key)], Title: fmt.Sprint(row[0]),
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
		if n := discretize.Parting(texts, fields); n >= 0 {
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

// fieldsOf are the columns that may part a table into sub-domains; chosen where the owner said which.
func fieldsOf(t *schema.Table, domains string) (fields []discretize.Field, chosen bool, err error) {
	switch {
	case domains == "none":
		return nil, true, nil
	case domains != "":
		c := t.Column(domains)
		if c == nil || c.Hidden || c.ReadFrom != "" {
			return nil, false, fmt.Errorf("%s has no column %q", t.Name, domains)
		}
		return []discretize.Field{{Name: c.Name}}, true, nil
	}
	for _, c := range t.Visible() {
		if c.Role == schema.Enumeration && c.ReadFrom == "" && !c.List && c.Distinct <= 60 {
			fields = append(fields, discretize.Field{Name: c.Name})
		}
	}
	return fields, false, nil
}

// eachRow visits the rows of a table in the order of their keys, which a PostgreSQL server gives as text, whatever
// they are.
func eachRow(ctx context.Context, src *store.Source, table string, names, key []string, visit func([]any)) error {
	ctx = store.WithLimits(store.WithPauses(ctx), store.Limits{Timeout: -1, MaxRows: -1, MaxBytes: -1})
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

// printDiscretized shows what was made of the texts.
func printDiscretized(out io.Writer, r *discretize.Report) error {
	fmt.Fprintf(out, "%s: %d rows, %d of them read now with %d decisions\n\n", r.Table, r.Rows, r.Read, r.Decisions)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, c := range r.Columns {
		what := string(c.Kind)
		if c.Unit != "" {
			what += " (" + c.Unit + ")"
		}
		fmt.Fprintf(w, "%s\t%s\t%d rows\t%s\t%s\n", c.Name, what, c.Rows, c.Question, strings.Join(c.Domains, ", "))
		if len(c.Values) > 0 {
			fmt.Fprintf(w, "\t\t\t  %s\t\n", strings.Join(c.Values[:min(12, len(c.Values))], ", "))
		}
		for _, e := range c.Examples {
			fmt.Fprintf(w, "\t\t\t  %s: %s, since “%s”\t\n", e.Row, e.Value, e.Quote)
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, m := range r.Merges {
		fmt.Fprintf(out, "%s: “%s” is taken for “%s” (apart again with --undo '%s=%s')\n", m.Column, m.Value, m.Becomes,
			m.Column, m.Value)
	}
	_, err := fmt.Fprintf(out, "\n%d cells have a value, of %d the text does not say, %d are unsure and stay empty\n",
		r.Filled, r.Silent, r.Unsure)
	return err
}
