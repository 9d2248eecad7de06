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

// Options configures the extraction of a table's columns.
type Options struct {
	Table  string
	Key    []string // the columns that identify its rows
	Reader verdict.Reader
	Ledger verdict.Ledger // stores verdicts; may be nil
	// Model proposes columns, and is used by Reader, whose verdicts then need no confirmation by words. May be nil.
	Model         Model
	Concurrency   int // concurrent batches; 0: 1
	MaxColumns    int // per sub-domain; 0: DefaultMaxColumns
	Hints         []string
	ExistingNames []string
	Progress      func(Progress) // may be nil
}

// Progress is the state of a run.
type Progress struct {
	Domain    string // the sub-domain or text column whose columns are being proposed; empty while rows are read
	Rows, All int
	Remaining time.Duration
}

// Report is the result of a run.
type Report struct {
	Table     string    `json:"table"`
	Columns   []*Column `json:"columns"`
	Rows      int       `json:"rows"`
	Decisions int       `json:"verdicts"` // new verdicts
	Filled    int       `json:"cells_filled"`
	NotStated int       `json:"cells_silent"`
	Unsure    int       `json:"cells_unsure"`
	Merges    []Merge   `json:"merges"`
	// Fallbacks counts the verdicts of the embedded reader when the model failed; the next run repeats them. OwnColumns
	// maps the sub-domains for which the model proposed nothing usable, so that they have this package's columns, to
	// the reason.
	Fallbacks  int               `json:"cells_instead,omitempty"`
	OwnColumns map[string]string `json:"own_columns,omitempty"`
}

// Run proposes columns for each text column, unless the file has them, decides their cells, and generates the table. If
// a run is stopped, the next one finds its verdicts in the ledger.
func Run(ctx context.Context, file string, texts map[string][]Row, o Options) (*Report, error) {
	report := &Report{Table: o.Table, Rows: maxRows(texts)}
	columns, settings, err := loadOrPropose(ctx, file, texts, o, report)
	if err != nil {
		return nil, err
	}
	if len(columns) == 0 {
		return nil, fmt.Errorf("no columns found in the texts of %s: no fact is stated in enough of the %d rows", o.Table,
			maxRows(texts))
	}
	report.Columns = columns
	all, err := decide(ctx, columns, texts, o, report)
	if err != nil {
		return nil, err
	}
	report.Merges = mergeAll(columns, all)
	for _, c := range columns {
		filled := 0
		for _, row := range all {
			switch row[c.Name].State {
			case HasValue:
				filled++
			case NotStated:
				report.NotStated++
			case Unsure:
				report.Unsure++
			}
		}
		report.Filled += filled
		if c.ProposedBy != "" {
			c.Rows = filled // until now the number of sampled rows
		}
	}
	return report, generate(ctx, file, settings, o, columns, texts, all, report.Merges)
}

func maxRows(texts map[string][]Row) int {
	n := 0
	for _, rows := range texts {
		n = max(n, len(rows))
	}
	return n
}

// loadOrPropose returns the columns of the generated file, or new ones if the settings differ, and the settings.
func loadOrPropose(ctx context.Context, file string, texts map[string][]Row, o Options, report *Report) (out []*Column,
	settings string, err error) {
	names := slices.Sorted(maps.Keys(texts))
	settings = fmt.Sprintf("%d %s %q", o.MaxColumns, strings.Join(names, ","), o.Hints)
	if o.Model != nil {
		settings += " " + o.Model.Model()
	}
	if out, err = loadColumns(ctx, file, o.Table, settings); err != nil || len(out) > 0 {
		return out, settings, err
	}
	existingNames, unavailable := o.ExistingNames, ""
	for _, name := range names {
		p := newProposer(texts[name], ProposeOptions{TextColumn: name, MaxColumns: o.MaxColumns, Hints: o.Hints,
			ExistingNames: existingNames})
		for _, d := range p.domains() {
			if o.Progress != nil {
				o.Progress(Progress{Domain: cmp.Or(d, name)})
			}
			var offers []offer
			if o.Model != nil && unavailable == "" {
				var reason string
				if offers, reason, err = p.proposeWithModel(ctx, o, d); err != nil {
					return nil, "", err
				}
				report.addOwnColumns(cmp.Or(d, name), reason)
				unavailable = verdict.ModelSkipReason(verdict.WithoutModel(ctx, reason))
			} else {
				report.addOwnColumns(cmp.Or(d, name), unavailable)
			}
			if len(offers) == 0 {
				offers = p.proposeFromWords(p.byDomain[d])
			}
			p.addDomainColumns(d, offers)
		}
		for _, c := range p.columns {
			existingNames = append(existingNames, c.Name)
		}
		out = append(out, p.columns...)
	}
	if unavailable != "" {
		settings += " left" // differs, so that the next run asks the model again
	}
	return out, settings, nil
}

// addOwnColumns records why the model's proposals for a sub-domain are not used; an empty reason is ignored.
func (r *Report) addOwnColumns(part, reason string) {
	if reason == "" {
		return
	}
	if r.OwnColumns == nil {
		r.OwnColumns = map[string]string{}
	}
	r.OwnColumns[part] = reason
}

// cells holds a table's cells by row key and column.
type cells map[string]map[string]Cell

// appliesTo reports whether to ask a column's question about a row: the column belongs to its sub-domain, or its text
// mentions the term.
func (c *Column) appliesTo(r *parsedText) bool {
	return c.hasDomain(r.row.Domain) || len(r.mentions[c.term]) > 0
}

// rowsPerBatch is the number of rows per batch.
const rowsPerBatch = 32

// decide returns all cells, deciding batches of rows concurrently.
func decide(ctx context.Context, columns []*Column, texts map[string][]Row, o Options, report *Report) (cells, error) {
	all, started := cells{}, time.Now()
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
	batches := make(chan batch)
	decideAndStore := func(b batch) error {
		decided, decisions, fallbacks, err := decideBatch(ctx, b.of, b.rows, &o)
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
		report.Decisions += decisions
		report.Fallbacks += fallbacks
		if o.Progress != nil {
			o.Progress(Progress{"", done, rows, time.Since(started) / time.Duration(done) * time.Duration(rows-done)})
		}
		return nil
	}
	for range max(1, o.Concurrency) {
		wait.Go(func() {
			for b := range batches {
				if err := contain.Do("extract columns", func() error { return decideAndStore(b) }); err != nil {
					cancel(err)
				}
			}
		})
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		batchColumns := slices.DeleteFunc(slices.Clone(columns), func(c *Column) bool { return c.TextColumn != name })
		for part := range slices.Chunk(texts[name], rowsPerBatch) {
			if ctx.Err() == nil {
				batches <- batch{batchColumns, part}
			}
		}
	}
	close(batches)
	wait.Wait()
	return all, context.Cause(ctx)
}

// keyText returns a row's key as JSON.
func keyText(key []any) string {
	b, err := json.Marshal(key)
	if err != nil {
		return fmt.Sprint(key)
	}
	return string(b)
}

// decideBatch returns the cells of some rows by column, and the numbers of new verdicts and of fallback verdicts, which
// the next run repeats.
func decideBatch(ctx context.Context, columns []*Column, rows []Row, o *Options) (out []map[string]Cell, decisions,
	fallbacks int, err error) {
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
	verdicts, decisions, err := o.recallOrDecide(ctx, requests)
	if err != nil {
		return nil, 0, 0, err
	}
	for i := range rows {
		row, isComplete := map[string]Cell{}, true
		for _, c := range asked[i] {
			v := verdicts[0]
			verdicts = verdicts[1:]
			cell := o.decideCell(c, v, texts[i]) // c may belong to another sub-domain
			if v.FallbackReason != "" {
				isComplete = false
				fallbacks++
			}
			switch {
			case v.FallbackReason != "" && cell.State != HasValue: // the text must be read
				cell = Cell{State: Unsure}
			case cell.State == Unsure:
				cell = Cell{State: Unsure, Value: v.Answer, Quote: v.Quote, Confidence: v.Confidence}
			}
			row[c.Name] = cell
		}
		for _, c := range columns { // columns that do not apply
			if _, isAsked := row[c.Name]; !isAsked && isComplete {
				row[c.Name] = Cell{State: NotStated}
			}
		}
		out = append(out, row)
	}
	return out, decisions, fallbacks, nil
}

// recallOrDecide returns verdicts from the ledger or the reader, and the number of new ones. It records new ones except
// those of a fallback.
func (o *Options) recallOrDecide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, int, error) {
	out := make([]verdict.Verdict, len(requests))
	var recalled []*verdict.Verdict
	var err error
	if o.Ledger != nil {
		if recalled, err = o.Ledger.Recall(ctx, o.Reader.Name(), requests); err != nil {
			return nil, 0, fmt.Errorf("look up verdicts: %w", err)
		}
	}
	var missing []int
	var newRequests []verdict.Request
	for i := range requests {
		if i < len(recalled) && recalled[i] != nil {
			out[i] = *recalled[i]
			continue
		}
		missing, newRequests = append(missing, i), append(newRequests, requests[i])
	}
	if len(newRequests) == 0 {
		return out, 0, nil
	}
	verdicts, err := o.decide(ctx, newRequests)
	if err != nil {
		return nil, 0, err
	}
	if len(verdicts) != len(newRequests) {
		return nil, 0, fmt.Errorf("the reader %s returned %d verdicts for %d requests", o.Reader.Name(), len(verdicts),
			len(newRequests))
	}
	var recorded []verdict.Verdict
	var recordedRequests []verdict.Request
	for n, i := range missing {
		out[i] = verdicts[n]
		if verdicts[n].FallbackReason == "" {
			recordedRequests, recorded = append(recordedRequests, newRequests[n]), append(recorded, verdicts[n])
		}
	}
	if o.Ledger != nil {
		if err := o.Ledger.Record(context.WithoutCancel(ctx), o.Reader.Name(), recordedRequests, recorded); err != nil {
			return nil, 0, fmt.Errorf("record verdicts: %w", err)
		}
	}
	return out, len(newRequests), nil
}

// decide returns the reader's verdicts. It repeats failed requests without the model.
func (o *Options) decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out, err := o.Reader.Decide(ctx, requests)
	var failed []int
	var retried []verdict.Request
	for i := range out {
		if out[i].Err != nil {
			failed, retried = append(failed, i), append(retried, requests[i])
		}
	}
	switch {
	case err != nil || len(failed) == 0:
		return out, err
	case o.Model == nil:
		return nil, fmt.Errorf("ask %q: %w", retried[0].Question, out[failed[0]].Err)
	}
	fallbacks, err := o.Reader.Decide(verdict.WithoutModel(ctx, verdict.Down), retried)
	if err != nil {
		return nil, err
	}
	for k, i := range failed {
		out[i] = fallbacks[k]
		out[i].FallbackReason = verdict.Unusable
	}
	return out, nil
}
