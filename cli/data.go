package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/store/ingest"
)

type dataCommand struct {
	Describe describeCommand `cmd:"" help:"Show how Surely understands the data."`
	Settle   settleCommand   `cmd:"" help:"Settle the doubts about the data: once for all questions."`
	Import   importCommand   `cmd:"" help:"Import data files into a SQLite file."`
}

type describeCommand struct{}

func (c *describeCommand) Run(ctx context.Context, g *globals, s streams) error {
	set, err := g.open(ctx, s)
	if err != nil {
		return err
	}
	defer set.Close()
	var databases []*schema.Database
	for _, src := range set.Sources {
		databases = append(databases, src.Schema())
	}
	if g.JSON {
		return printIndented(s.out, databases)
	}
	for i, d := range databases {
		printDatabase(s.out, d)
		if r := set.Sources[i].Report(); r != nil {
			printReport(s.out, r)
			fmt.Fprintln(s.out)
		}
	}
	return nil
}

// printDatabase prints a schema as tables.
func printDatabase(out io.Writer, d *schema.Database) {
	fmt.Fprintf(out, "%s (%s)\n", d.Name, d.Dialect)
	for _, t := range d.Tables {
		hidden := ""
		if t.Hidden {
			hidden = " (hidden)"
		}
		fmt.Fprintf(out, "\n%s: %d rows%s\n", t.Name, t.Rows, hidden)
		if t.Description != "" {
			fmt.Fprintf(out, "  %s\n", t.Description)
		}
		w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
		for _, c := range t.Columns {
			typ := string(c.Type)
			if c.List {
				typ = "list of " + typ
			}
			fmt.Fprintf(w, "  %s\t%s\t%s\t%d distinct\t%s\n", c.Name, typ, roleLabels[c.Role], c.Distinct, columnNotes(t, c))
		}
		w.Flush()
	}
	if len(d.ForeignKeys) > 0 {
		fmt.Fprintln(out, "\nreferences:")
	}
	for _, k := range d.ForeignKeys {
		origin := "declared"
		if k.Inferred {
			origin = "inferred from names and values"
		}
		fmt.Fprintf(out, "  %s.%s → %s.%s (%s)\n", k.Table, k.Column, k.RefTable, k.RefColumn, origin)
	}
	for _, w := range d.Warnings {
		fmt.Fprintln(out, "note:", w)
	}
	fmt.Fprintln(out)
}

var roleLabels = map[schema.Role]string{
	schema.Plain: "", schema.Identifier: "identifier", schema.Title: "title", schema.FreeText: "free text",
	schema.Enumeration: "enumeration", schema.OpeningHours: "opening hours", schema.Address: "address",
	schema.Money: "money", schema.DateText: "dates in text", schema.Link: "link", schema.Picture: "picture",
}

// columnNotes summarizes a column's key, nulls, range, values or samples on one line.
func columnNotes(t *schema.Table, c *schema.Column) string {
	var parts []string
	add := func(condition bool, format string, args ...any) {
		if condition {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	add(slices.Contains(t.Key, c.Name), "key")
	add(c.Hidden, "hidden")
	add(c.Nulls > 0, "%d null", c.Nulls)
	if n := c.Numbers; n != nil {
		add(true, "numbers in text %v … %v", n.Min, n.Max)
	}
	const maxValues = 6
	switch {
	case c.Role == schema.Enumeration:
		var values []string
		for _, v := range c.Values[:min(len(c.Values), maxValues)] {
			values = append(values, fmt.Sprintf("%s (%d)", v.Value, v.Count))
		}
		if len(c.Values) > maxValues {
			values = append(values, "…")
		}
		add(true, "%s", strings.Join(values, ", "))
	case c.Role == schema.Identifier:
	case c.Min != "":
		add(true, "%s", strings.TrimSpace(c.Min+" … "+c.Max+" "+c.Unit))
	case c.Role == schema.FreeText:
		add(true, "%.0f words each", c.Words)
	case len(c.Samples) > 0:
		add(true, "such as %s", shorten(c.Samples[0], 40))
	}
	return strings.Join(parts, "; ")
}

type importCommand struct {
	Into  string   `help:"The SQLite file to create or replace." required:"" placeholder:"FILE"`
	Files []string `arg:"" help:"Files, or folders of files."`
}

func (c *importCommand) Run(ctx context.Context, g *globals, s streams) error {
	if _, err := os.Stat(c.Into); err == nil && !g.Yes {
		return fmt.Errorf("%s already exists: use --yes to replace it", c.Into)
	}
	last := time.Now()
	report, err := ingest.Import(ctx, ingest.Options{Files: c.Files, Into: c.Into,
		Progress: func(file string, done float64) {
			if time.Since(last) > time.Second {
				last = time.Now()
				fmt.Fprintf(s.err, "importing %s: %.0f %%\n", filepath.Base(file), 100*done)
			}
		}})
	if err != nil {
		return err
	}
	if g.JSON {
		return printIndented(s.out, report)
	}
	printReport(s.out, report)
	for _, f := range report.Skipped {
		fmt.Fprintf(s.out, "skipped %s: %s\n", f.File, f.Why)
	}
	for _, t := range report.Tables {
		for _, remark := range t.Remarks {
			fmt.Fprintf(s.out, "%s: %s\n", t.Name, remark)
		}
	}
	return nil
}

// printReport prints how files were read, and the cells that did not fit their columns.
func printReport(out io.Writer, r *ingest.Report) {
	for _, t := range r.Tables {
		format := t.Encoding
		if t.Delimiter != "" {
			format += fmt.Sprintf(", separated by %q", t.Delimiter)
			if !t.Header {
				format += ", no header"
			}
		}
		fmt.Fprintf(out, "%s → %s: %d rows, %d columns (%s)\n", t.File, t.Name, t.Rows, len(t.Columns), format)
		if t.Ragged > 0 {
			fmt.Fprintf(out, "  %d rows with more or fewer fields than columns\n", t.Ragged)
		}
		if t.Kept > 0 {
			fmt.Fprintf(out, "  %d cells do not fit their column and are kept as text beside it\n", t.Kept)
		}
		for _, n := range t.Notes {
			fmt.Fprintf(out, "  line %d: %s\n", n.Line, n.Message)
		}
		if more := t.Ragged + t.Kept - int64(len(t.Notes)); more > 0 {
			fmt.Fprintf(out, "  … and %d more\n", more)
		}
	}
	for _, d := range r.Documents {
		fmt.Fprintf(out, "%s is a document, not a table\n", d.File)
	}
}

// open opens the data named by the flags, or the built-in data.
func (g *globals) open(ctx context.Context, s streams) (*store.Set, error) {
	home, err := g.home(s)
	if err != nil {
		return nil, err
	}
	sources := g.Data
	if g.Demo != "" && len(sources) > 0 {
		return nil, errors.New("--demo and --data cannot be combined: --demo selects the built-in data")
	}
	if len(sources) == 0 {
		builtin, err := demo.Install(home, g.Demo)
		if err != nil {
			return nil, err
		}
		sources = []string{builtin}
	}
	return store.Open(ctx, store.Options{Sources: sources, Home: home,
		Progress: func(p store.Progress) {
			fmt.Fprintf(s.err, "%s: %.0f %%\n", p.Doing, 100*p.Done)
		}})
}
