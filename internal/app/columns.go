package app

import (
	"context"
	"fmt"
	"sync"

	"github.com/ask-surely/surely/internal/columns/discretize"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/web"
)

// Columns extracts columns from texts while the program serves: one table at a time, since they share a file.
type Columns struct {
	app     *App
	ledger  *reader.Ledger
	ctx     context.Context
	end     context.CancelFunc
	working sync.WaitGroup
	turn    sync.Mutex

	mu   sync.Mutex
	runs map[[2]string]*columnsRun // by source and table
}

// columnsRun is an extraction run, or its outcome.
type columnsRun struct {
	stop     context.CancelFunc // nil when finished
	progress discretize.Progress
	err      error
}

// NewColumns keeps decisions in a state.
func NewColumns(a *App, kept *state.Store) *Columns {
	c := &Columns{app: a, ledger: reader.NewLedger(kept.Ledger()), runs: map[[2]string]*columnsRun{}}
	c.ctx, c.end = context.WithCancel(context.Background())
	return c
}

// Close stops all extraction; results so far are kept.
func (c *Columns) Close() {
	c.end()
	c.working.Wait()
}

// table finds a table with texts.
func (c *Columns) table(source, table string) (*store.Source, *schema.Table, error) {
	src := c.app.opened(source)
	if src == nil {
		return nil, nil, fmt.Errorf("there is no data called %q", source)
	}
	if t := src.Schema().Table(table); t != nil && !t.Hidden && len(discretize.TextColumns(t)) > 0 {
		return src, t, nil
	}
	return nil, nil, fmt.Errorf("%s has no table %q with texts", source, table)
}

// Read starts or continues to extract a table's columns, which can then be asked about.
func (c *Columns) Read(source, table string) error {
	_, t, err := c.table(source, table)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	name := [2]string{source, t.Name}
	if r := c.runs[name]; r != nil && r.stop != nil || c.ctx.Err() != nil {
		return nil
	}
	ctx, stop := context.WithCancel(c.ctx)
	r := &columnsRun{stop: stop}
	c.runs[name] = r
	c.working.Go(func() {
		defer stop()
		err := contain.Do("read columns", func() error { return c.read(ctx, name, r) })
		if ctx.Err() != nil {
			err = nil // somebody stopped it
		}
		c.mu.Lock()
		r.stop, r.err = nil, err
		c.mu.Unlock()
	})
	return nil
}

func (c *Columns) read(ctx context.Context, name [2]string, r *columnsRun) error {
	c.turn.Lock()
	defer c.turn.Unlock()
	src, t, err := c.table(name[0], name[1]) // as currently described
	if err != nil || ctx.Err() != nil {
		return err
	}
	in, err := discretize.Open(src.ColumnsFile())
	if err != nil {
		return err
	}
	defer in.Close()
	with := discretize.Options{Reader: c.app.Reader, Ledger: c.ledger, Model: c.app.Proposes,
		Concurrency: c.app.Concurrency, Most: discretize.DefaultMost, Progress: func(p discretize.Progress) {
			c.mu.Lock()
			r.progress = p
			c.mu.Unlock()
		}}
	if _, err := discretize.Read(ctx, in, discretize.Texts{Source: src, Table: t}, with); err != nil {
		return err
	}
	return c.app.renew(ctx, name[0])
}

// Stop stops an extraction; results so far are kept.
func (c *Columns) Stop(source, table string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r := c.runs[[2]string{source, table}]; r != nil && r.stop != nil {
		r.stop()
	}
}

// Apart undoes the merge of a value.
func (c *Columns) Apart(ctx context.Context, source, table, column, value string) error {
	src, t, err := c.table(source, table)
	if err != nil {
		return err
	}
	in, err := discretize.Open(src.ColumnsFile())
	if err != nil {
		return err
	}
	defer in.Close()
	if err := in.Undo(ctx, t.Name, column, value); err != nil {
		return err
	}
	return c.Read(source, t.Name)
}

// columnsOf are a table's extracted columns, each with its question and sample rows.
func columnsOf(all []*discretize.Column, t *schema.Table) (out []web.TextColumn) {
	for _, c := range all {
		if column := t.Column(c.Name); column == nil || column.Hidden || column.ReadFrom == "" {
			continue
		}
		column := web.TextColumn{Label: c.Label, Question: c.Question, Rows: c.Rows, By: c.By}
		for _, e := range c.Examples {
			column.Examples = append(column.Examples, web.TextExample(e))
		}
		out = append(out, column)
	}
	return out
}

// Told returns the progress of each table with texts.
func (c *Columns) Told(ctx context.Context, source string) (out []web.TextTable, err error) {
	src := c.app.opened(source)
	if src == nil {
		return nil, nil
	}
	in, err := discretize.Open(src.ColumnsFile())
	if err != nil {
		return nil, err
	}
	defer in.Close()
	all, err := in.All(ctx)
	if err != nil {
		return nil, err
	}
	for _, t := range src.Schema().Visible() {
		if len(discretize.TextColumns(t)) == 0 || len(t.Key) == 0 && !t.Ordered {
			continue
		}
		table := web.TextTable{Name: t.Name, All: int(t.Rows), Columns: columnsOf(all[t.Name], t)}
		if len(table.Columns) > 0 {
			table.Done = table.All
		}
		merges, err := in.Merges(ctx, t.Name)
		if err != nil {
			return nil, err
		}
		for _, m := range merges {
			table.Merged = append(table.Merged, web.Merged(m))
		}
		c.mu.Lock()
		if r := c.runs[[2]string{source, t.Name}]; r != nil {
			table.Running, table.Left, table.Err = r.stop != nil, r.progress.Left, r.err
			if table.Running {
				table.Done = r.progress.Rows
			}
		}
		c.mu.Unlock()
		out = append(out, table)
	}
	return out, nil
}
