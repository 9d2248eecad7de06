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
	Ledger verdict.Ledger // saves decisions about texts that are read again; may be nil
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
	Part      string // whose columns are being looked for, before any row is read
	Rows, All int
	Left      time.Duration
}

// Report is the outcome of a run.
type Report struct {
	Table     string    `json:"table"`
	Columns   []*Column `json:"columns"`
	Rows      int       `json:"rows"`
	Read      int       `json:"rows_read"` // new or changed rows
	Decisions int       `json:"verdicts"`  // decisions made in this run
	Filled    int       `json:"cells_filled"`
	Silent    int       `json:"cells_silent"`
	Unsure    int       `json:"cells_unsure"`
	Merges    []Merge   `json:"merges"`
	// Instead counts the decisions the embedded reader made in place of the model; the next run makes them
	// again. Own lists the sub-domains with Surely's own columns because the model proposed nothing usable, with
	// the reason.
	Instead int               `json:"cells_instead,omitempty"`
	Own     map[string]string `json:"own_columns,omitempty"`
}

// Run proposes columns for each text column, unless stored ones exist, decides new and changed cells, and generates the
// table. It may be stopped at any time and run again.
func Run(ctx context.Context, k *Kept, texts map[string][]Row, o Options) (*Report, error) {
	report := &Report{Table: o.Table, Rows: longest(texts)}
	columns, err := k.columns(ctx, texts, o, report)
	if err != nil {
		return nil, err
	}
	if len(columns) == 0 {
		return nil, fmt.Errorf("no column found: the texts of %s say nothing often enough (%d rows read)", o.Table,
			longest(texts))
	}
	report.Columns = columns
	if err := k.decide(ctx, columns, texts, o, report); err != nil {
		return nil, err
	}
	cells, err := k.cells(ctx, o.Table)
	if err != nil {
		return nil, err
	}
	merged, err := k.merged(ctx, o.Table, columns, cells)
	if err != nil {
		return nil, err
	}
	if report.Merges, err = k.Merges(ctx, o.Table); err != nil {
		return nil, err
	}
	for _, c := range columns {
		filled := report.Filled
		for _, row := range cells {
			switch row[c.Name].State {
			case Said:
				report.Filled++
			case Silent:
				report.Silent++
			case Unsure:
				report.Unsure++
			}
		}
		if c.By != "" {
			c.Rows = report.Filled - filled // until now it counted the sampled rows only
			if err := k.recount(ctx, o.Table, c); err != nil {
				return nil, err
			}
		}
	}
	return report, k.generate(ctx, o, columns, texts, cells, merged)
}

func longest(texts map[string][]Row) int {
	n := 0
	for _, rows := range texts {
		n = max(n, len(rows))
	}
	return n
}

// columns returns the table's columns, stored or new.
func (k *Kept) columns(ctx context.Context, texts map[string][]Row, o Options, report *Report) ([]*Column, error) {
	names := slices.Sorted(maps.Keys(texts))
	settings := fmt.Sprintf("%d %s %q", o.Most, strings.Join(names, ","), o.Hints)
	if o.Model != nil {
		settings += " " + o.Model.Model()
	}
	kept, err := k.Columns(ctx, o.Table, settings)
	if err != nil || len(kept) > 0 {
		return kept, err
	}
	var out []*Column
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
				if offers, why, err = p.byModel(ctx, k, o, d); err != nil {
					return nil, err
				}
				report.own(cmp.Or(d, name), why)
				left = verdict.Left(verdict.Leave(ctx, why))
			} else {
				report.own(cmp.Or(d, name), left)
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
	if len(out) == 0 {
		return nil, nil
	}
	if left != "" {
		settings += " left" // the next run asks the model again
	}
	return out, k.SetColumns(ctx, o.Table, settings, o.Key, o.Reader.Name(), out)
}

// own records that a sub-domain has Surely's own columns despite a model, and why.
func (r *Report) own(part, why string) {
	if why == "" {
		return
	}
	if r.Own == nil {
		r.Own = map[string]string{}
	}
	r.Own[part] = why
}

// decidedCell is a cell to be stored.
type decidedCell struct {
	key, content string
	column       *Column
	cell         Cell
}

// task is a row's text with the columns to look for.
type task struct {
	row     *Row
	key, of string
	known   map[string]keptCell
	columns []*Column
}

// allColumns stands for all columns of a text. A cell for it means that every column was looked for, so that missing
// cells mean the text does not mention them.
var allColumns = &Column{}

// allColumnsOf names that cell.
func allColumnsOf(of string) string { return " " + of }

// about reports whether to ask a column's question about a row: its sub-domain has the column, or its text mentions it.
func (c *Column) about(r *parsed) bool { return c.In(r.row.Domain) || len(r.mentions[c.term]) > 0 }

// together is the number of rows decided and stored at once.
const together = 32

// decide decides the remaining cells.
func (k *Kept) decide(ctx context.Context, columns []*Column, texts map[string][]Row, o Options, report *Report) error {
	tasks, removed, err := k.tasks(ctx, columns, texts, o)
	if err != nil {
		return err
	}
	if err := k.forget(ctx, o.Table, removed); err != nil {
		return err
	}
	report.Read = len(tasks)
	began, done := time.Now(), 0
	var mu sync.Mutex
	var wait sync.WaitGroup
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	feed := make(chan []task)
	for range max(1, o.Concurrency) {
		wait.Go(func() {
			for batch := range feed {
				made, instead := 0, 0
				err := contain.Do("read a column out of texts", func() error {
					cells, n, other, err := decideBatch(ctx, batch, o)
					if err == nil {
						made, instead, err = n, other, k.put(context.WithoutCancel(ctx), o.Table, cells)
					}
					return err
				})
				if err != nil {
					cancel(err)
					continue
				}
				mu.Lock()
				done += len(batch)
				report.Decisions += made
				report.Instead += instead
				if o.Progress != nil {
					left := time.Since(began) / time.Duration(done) * time.Duration(len(tasks)-done)
					o.Progress(Progress{"", done, len(tasks), left})
				}
				mu.Unlock()
			}
		})
	}
	for batch := range slices.Chunk(tasks, together) {
		if ctx.Err() != nil {
			break
		}
		feed <- batch
	}
	close(feed)
	wait.Wait()
	return context.Cause(ctx)
}

// tasks lists the rows with undecided cells, and the keys of deleted rows.
func (k *Kept) tasks(ctx context.Context, columns []*Column, texts map[string][]Row, o Options) (out []task,
	removed []string, err error) {
	known, err := k.cells(ctx, o.Table)
	if err != nil {
		return nil, nil, err
	}
	there := map[string]bool{}
	for of, rows := range texts {
		for i := range rows {
			t := task{row: &rows[i], key: keyText(rows[i].Key), of: of}
			t.known = known[t.key]
			there[t.key] = true
			if t.known[allColumnsOf(of)].content == contentOf(allColumns, t.row, o.Reader.Name()) {
				continue
			}
			for _, c := range columns {
				if c.Of == of && t.known[c.Name].content != contentOf(c, t.row, o.Reader.Name()) {
					t.columns = append(t.columns, c)
				}
			}
			out = append(out, t)
		}
	}
	for key := range known {
		if !there[key] {
			removed = append(removed, key)
		}
	}
	return out, removed, nil
}

// keyText is a row's key as text.
func keyText(key []any) string {
	b, err := json.Marshal(key)
	if err != nil {
		return fmt.Sprint(key)
	}
	return string(b)
}

// pending is a parsed text with the relevant columns of its task.
type pending struct {
	task
	parsed  *parsed
	columns []*Column
}

// parse parses a task's text. Cells of columns the text no longer mentions become silent.
func (t task) parse(reader string) (p pending, silent []decidedCell) {
	p = pending{task: t, parsed: read(t.row)}
	for _, c := range t.columns {
		if c.about(p.parsed) {
			p.columns = append(p.columns, c)
		} else if _, met := t.known[c.Name]; met {
			silent = append(silent, decidedCell{t.key, contentOf(c, t.row, reader), c, Cell{State: Silent}})
		}
	}
	return p, silent
}

// decideBatch asks the reader about rows, except for what the ledger knows. Verdicts by a
// substitute reader are marked to be made again.
func decideBatch(ctx context.Context, batch []task, o Options) (out []decidedCell, made, instead int, err error) {
	var requests []verdict.Request
	var all []pending
	for _, t := range batch {
		p, silent := t.parse(o.Reader.Name())
		all, out = append(all, p), append(out, silent...)
		for _, c := range p.columns {
			requests = append(requests, c.Request(*p.row))
		}
	}
	verdicts, made, err := o.ask(ctx, requests)
	if err != nil {
		return nil, 0, 0, err
	}
	n := 0
	for _, p := range all {
		before := instead
		for _, c := range p.columns {
			content := contentOf(c, p.row, o.Reader.Name())
			v := verdicts[n]
			n++
			if v.Instead != "" {
				content = ""
				instead++
			}
			cell := o.cell(c, v, p.parsed) // also where its sub-domain rarely says so
			switch {
			case v.Instead != "" && cell.State != Said: // only the need to read the text is known
				cell = Cell{State: Unsure}
			case cell.State == Unsure: // reading it again would change nothing
				cell = Cell{State: Unsure, Value: v.Answer, Quote: v.Quote, Confidence: v.Confidence}
			}
			out = append(out, decidedCell{p.key, content, c, cell})
		}
		if instead == before {
			out = append(out, decidedCell{p.key, contentOf(allColumns, p.row, o.Reader.Name()),
				&Column{Name: allColumnsOf(p.of)},
				Cell{State: Silent}})
		}
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
		if verdicts[n].Instead == "" {
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
	sure, err := o.Reader.Decide(verdict.Leave(ctx, verdict.Down), again)
	if err != nil {
		return nil, err
	}
	for k, i := range failed {
		out[i] = sure[k]
		out[i].Instead = verdict.Nonsense
	}
	return out, nil
}
