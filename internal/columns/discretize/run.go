package discretize

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Options are the settings for discretising a table.
type Options struct {
	Table  string
	Key    []string // the columns that identify its rows
	Reader verdict.Reader
	Ledger verdict.Ledger // stores decisions about texts that are read again; may be nil
	// Model proposes columns, and decides as Reader: its quoted verdicts need no confirmation by words. May be nil.
	Model       Model
	Concurrency int // concurrent batches; 0: 1
	Most        int // columns of a sub-domain
	Hints       []string
	Taken       []string
	Progress    func(Progress) // may be nil
}

// Progress is the state of a run.
type Progress struct {
	Part      string // the part whose columns are being proposed, before any row is read
	Rows, All int
	Left      time.Duration
}

// Report is the outcome of a run.
type Report struct {
	Table     string    `json:"table"`
	Columns   []*Column `json:"columns"`
	Rows      int       `json:"rows"`
	Decisions int       `json:"verdicts"` // decisions made in this run
	Filled    int       `json:"cells_filled"`
	Silent    int       `json:"cells_silent"`
	Unsure    int       `json:"cells_unsure"`
	Merges    []Merge   `json:"merges"`
	// Instead counts the decisions that the embedded reader made instead of the model; the next run makes them again. Own
	// lists the sub-domains with Surely's own columns because the model proposed nothing usable, with the reason.
	Instead int               `json:"cells_instead,omitempty"`
	Own     map[string]string `json:"own_columns,omitempty"`
}

// Run proposes columns for each text column, unless the file has them, decides their cells, and generates the table in
// the file. The ledger has the decisions of a run that was stopped, so that another run continues from there.
func Run(ctx context.Context, file string, texts map[string][]Row, o Options) (*Report, error) {
	report := &Report{Table: o.Table, Rows: longest(texts)}
	columns, settings, err := columnsOf(ctx, file, texts, o, report)
	if err != nil {
		return nil, err
	}
	if len(columns) == 0 {
		return nil, fmt.Errorf("no column found: the texts of %s say nothing often enough (%d rows read)", o.Table,
			longest(texts))
	}
	report.Columns = columns
	all, err := decide(ctx, columns, texts, o, report)
	if err != nil {
		return nil, err
	}
	report.Merges = mergeAll(columns, all)
	for _, c := range columns {
		said := 0
		for _, row := range all {
			switch row[c.Name].State {
			case HasValue:
				said++
			case NotStated:
				report.Silent++
			case Unsure:
				report.Unsure++
			}
		}
		report.Filled += said
		if c.By != "" {
			c.Rows = said // so far only the sampled rows were counted
		}
	}
	return report, generate(ctx, file, settings, o, columns, texts, all, report.Merges)
}

func longest(texts map[string][]Row) int {
	n := 0
	for _, rows := range texts {
		n = max(n, len(rows))
	}
	return n
}

// columnsOf returns the table's columns, those of the generated file if they were proposed with the same settings, or
// new ones, with the settings.
func columnsOf(ctx context.Context, file string, texts map[string][]Row, o Options, report *Report) (out []*Column,
	settings string, err error) {
	names := slices.Sorted(maps.Keys(texts))
	settings = fmt.Sprintf("%d %s %q", o.Most, strings.Join(names, ","), o.Hints)
	if o.Model != nil {
		settings += " " + o.Model.Model()
	}
	if out, err = proposedBefore(ctx, file, o.Table, settings); err != nil || len(out) > 0 {
		return out, settings, err
	}
	taken, left := o.Taken, ""
	for _, name := range names {
		p := newProposer(texts[name], ProposeOptions{Of: name, Most: o.Most, Hints: o.Hints, Taken: taken})
		for _, d := range p.domains() {
			if o.Progress != nil {
				o.Progress(Progress{Part: cmp.Or(d, name)})
			}
			var offers []offer
			if o.Model != nil && left == "" {
				var why string
				if offers, why, err = p.proposedByModel(ctx, o, d); err != nil {
					return nil, "", err
				}
				report.addOwn(cmp.Or(d, name), why)
				left = verdict.ModelSkipReason(verdict.WithoutModel(ctx, why))
			} else {
				report.addOwn(cmp.Or(d, name), left)
			}
			if len(offers) == 0 {
				offers = p.offers(p.byDomain[d])
			}
			p.domain(d, offers)
		}
		for _, c := range p.columns {
			taken = append(taken, c.Name)
		}
		out = append(out, p.columns...)
	}
	if left != "" {
		settings += " left" // so that the next run asks the model again
	}
	return out, settings, nil
}

// addOwn records that a sub-domain has Surely's own columns despite a model, and why.
func (r *Report) addOwn(part, why string) {
	if why == "" {
		return
	}
	if r.Own == nil {
		r.Own = map[string]string{}
	}
	r.Own[part] = why
}

// cells are a table's cells by row key and column.
type cells map[string]map[string]Cell

// appliesTo reports whether to ask a column's question about a row: its sub-domain has the column, or its text mentions
// it.
func (c *Column) appliesTo(r *parsedText) bool {
	return c.In(r.row.Domain) || len(r.mentions[c.term]) > 0
}

// rowsPerBatch is the number of rows decided at once.
const rowsPerBatch = 32

// decide decides all cells.
func decide(ctx context.Context, columns []*Column, texts map[string][]Row, o Options, report *Report) (cells, error) {
	all, began := cells{}, time.Now()
	rows, done := 0, 0
	for _, list := range texts {
		rows += len(list)
	}
	var mu sync.Mutex
	var wait sync.WaitGroup
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	type batch struct {
		of   []*Column
		rows []Row
	}
	feed := make(chan batch)
	take := func(b batch) error {
		decided, made, instead, err := decideBatch(ctx, b.of, b.rows, &o)
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		for i, row := range decided {
			key := keyText(b.rows[i].Key)
			if all[key] == nil {
				all[key] = row
			}
			maps.Copy(all[key], row)
		}
		done += len(b.rows)
		report.Decisions += made
		report.Instead += instead
		if o.Progress != nil {
			o.Progress(Progress{"", done, rows, time.Since(began) / time.Duration(done) * time.Duration(rows-done)})
		}
		return nil
	}
	for range max(1, o.Concurrency) {
		wait.Go(func() {
			for b := range feed {
				if err := contain.Do("read a column out of texts", func() error { return take(b) }); err != nil {
					cancel(err)
				}
			}
		})
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		of := slices.DeleteFunc(slices.Clone(columns), func(c *Column) bool { return c.Of != name })
		for part := range slices.Chunk(texts[name], rowsPerBatch) {
			if ctx.Err() == nil {
				feed <- batch{of, part}
			}
		}
	}
	close(feed)
	wait.Wait()
	return all, context.Cause(ctx)
}

// keyText returns a row's key as text.
func keyText(key []any) string {
	b, err := json.Marshal(key)
	if err != nil {
		return fmt.Sprint(key)
	}
	return string(b)
}

// decideBatch asks the reader about rows, except for what the ledger knows. It returns the rows' cells by column, and
// the number of new verdicts and of those by a substitute reader, which are made again by the next run.
func decideBatch(ctx context.Context, columns []*Column, rows []Row, o *Options) (out []map[string]Cell, made,
	instead int, err error) {
	var requests []verdict.Request
	texts, asked := make([]*parsedText, len(rows)), make([][]*Column, len(rows))
	for i := range rows {
		texts[i] = parseText(&rows[i])
		for _, c := range columns {
			if c.appliesTo(texts[i]) {
				asked[i], requests = append(asked[i], c), append(requests, c.Request(rows[i]))
			}
		}
	}
	verdicts, made, err := o.ask(ctx, requests)
	if err != nil {
		return nil, 0, 0, err
	}
	for i := range rows {
		row, whole := map[string]Cell{}, true
		for _, c := range asked[i] {
			v := verdicts[0]
			verdicts = verdicts[1:]
			cell := o.cell(c, v, texts[i]) // even if its sub-domain rarely states it
			if v.FallbackReason != "" {
				whole = false
				instead++
			}
			switch {
			case v.FallbackReason != "" && cell.State != HasValue: // it is known only that the text has to be read
				cell = Cell{State: Unsure}
			case cell.State == Unsure:
				cell = Cell{State: Unsure, Value: v.Answer, Quote: v.Quote, Confidence: v.Confidence}
			}
			row[c.Name] = cell
		}
		for _, c := range columns { // columns of other sub-domains that the text does not mention
			if _, met := row[c.Name]; !met && whole {
				row[c.Name] = Cell{State: NotStated}
			}
		}
		out = append(out, row)
	}
	return out, made, instead, nil
}

// ask returns verdicts, and the number of new ones. What a model fails to decide is decided by the
// embedded reader, if it is the fallback.
func (o *Options) ask(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, int, error) {
	out := make([]verdict.Verdict, len(requests))
	var known []*verdict.Verdict
	var err error
	if o.Ledger != nil {
		if known, err = o.Ledger.Recall(ctx, o.Reader.Name(), requests); err != nil {
			return nil, 0, fmt.Errorf("look verdicts up: %w", err)
		}
	}
	var missing []int
	var wanted []verdict.Request
	for i := range requests {
		if i < len(known) && known[i] != nil {
			out[i] = *known[i]
			continue
		}
		missing, wanted = append(missing, i), append(wanted, requests[i])
	}
	if len(wanted) == 0 {
		return out, 0, nil
	}
	verdicts, err := o.decide(ctx, wanted)
	if err != nil {
		return nil, 0, err
	}
	if len(verdicts) != len(wanted) {
		return nil, 0, fmt.Errorf("the reader %s returned %d verdicts for %d requests", o.Reader.Name(), len(verdicts),
			len(wanted))
	}
	var good []verdict.Verdict
	var asked []verdict.Request
	for n, i := range missing {
		out[i] = verdicts[n]
		if verdicts[n].FallbackReason == "" {
			asked, good = append(asked, wanted[n]), append(good, verdicts[n])
		}
	}
	if o.Ledger != nil {
		if err := o.Ledger.Record(context.WithoutCancel(ctx), o.Reader.Name(), asked, good); err != nil {
			return nil, 0, fmt.Errorf("keep verdicts: %w", err)
		}
	}
	return out, len(wanted), nil
}

// decide asks the reader, and repeats failed requests as if the model were unavailable.
func (o *Options) decide(ctx context.Context, wanted []verdict.Request) ([]verdict.Verdict, error) {
	out, err := o.Reader.Decide(ctx, wanted)
	var failed []int
	var again []verdict.Request
	for i := range out {
		if out[i].Err != nil {
			failed, again = append(failed, i), append(again, wanted[i])
		}
	}
	switch {
	case err != nil || len(failed) == 0:
		return out, err
	case o.Model == nil:
		return nil, fmt.Errorf("ask %q: %w", again[0].Question, out[failed[0]].Err)
	}
	sure, err := o.Reader.Decide(verdict.WithoutModel(ctx, verdict.Down), again)
	if err != nil {
		return nil, err
	}
	for k, i := range failed {
		out[i] = sure[k]
		out[i].FallbackReason = verdict.Unusable
	}
	return out, nil
}
