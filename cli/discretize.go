package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// discretizeCommand extracts columns from a table's texts into --home.
type discretizeCommand struct {
	Table      string   `required:"" help:"The table whose texts are read."`
	Columns    []string `help:"The columns of text to read (default: all of them)."`
	MaxColumns int      `help:"Maximum number of columns for each group of rows." default:"12"`
}

func (c *discretizeCommand) Run(ctx context.Context, g *globals, s streams) error {
	a, err := g.app(ctx, s)
	if err != nil {
		return err
	}
	defer a.Close()
	src, t, err := c.table(a.Set)
	if err != nil {
		return err
	}
	progressLine := newProgress(s.err)
	options := discretize.Options{Reader: a.Reader, Model: a.Proposer, Ledger: reader.NewLedger(a.Entries),
		Concurrency: g.Concurrency, MaxColumns: c.MaxColumns, Progress: func(p discretize.Progress) {
			if p.Domain != "" {
				progressLine.line("looking for columns in %s", p.Domain)
				return
			}
			progressLine.line("read %d of %d rows, about %s left", p.Rows, p.All, p.Remaining.Round(time.Second))
		}}
	texts := discretize.Texts{Source: src, Table: t, Columns: c.Columns}
	report, err := discretize.Read(ctx, texts, options)
	progressLine.clear()
	if err != nil {
		if ctx.Err() != nil {
			return errors.New("stopped: the progress is saved; run the same command to continue")
		}
		return err
	}
	if g.JSON {
		return printJSON(s.out, report)
	}
	return printDiscretized(s.out, report)
}

// table finds a table among the sources.
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
	return nil, nil, fmt.Errorf("there is no table %q; the tables are %s", c.Table, strings.Join(names, ", "))
}

// printDiscretized prints the extracted columns.
func printDiscretized(out io.Writer, r *discretize.Report) error {
	fmt.Fprintf(out, "%s: %d rows, %d decisions\n\n", r.Table, r.Rows, r.Decisions)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, c := range r.Columns {
		fmt.Fprintf(w, "%s\t%s\t%d rows\t%s\t%s\n", c.Name, strings.TrimSpace(string(c.Kind)+" "+c.Unit), c.Rows, c.Question,
			strings.Join(c.Domains, ", "))
		if len(c.Values) > 0 {
			fmt.Fprintf(w, "\t\t\t  %s\t\n", strings.Join(c.Values[:min(12, len(c.Values))], ", "))
		}
		for _, e := range c.Examples {
			fmt.Fprintf(w, "\t\t\t  %s: %s (“%s”)\t\n", e.Row, e.Value, e.Quote)
		}
	}
	w.Flush()
	for _, m := range r.Merges {
		fmt.Fprintf(out, "%s: “%s” was merged into “%s”\n", m.Column, m.Value, m.Replacement)
	}
	for _, part := range slices.Sorted(maps.Keys(r.OwnColumns)) {
		reason := "proposed nothing supported by enough texts"
		if r.OwnColumns[part] != verdict.Unusable {
			reason = "could not be reached (" + r.OwnColumns[part] + "); run the same command to try again"
		}
		fmt.Fprintf(out, "\n%s: these columns come from the embedded reader, since the model %s\n", part, reason)
	}
	if r.Fallbacks > 0 {
		fmt.Fprintf(out, "\n%d decisions were made by the embedded reader, since the model made none\n", r.Fallbacks)
	}
	_, err := fmt.Fprintf(out, "\n%d cells have a value; for %d the text has none; %d are uncertain and were left empty\n",
		r.Filled, r.NotStated, r.Unsure)
	return err
}
