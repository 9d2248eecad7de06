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

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Options configures the extraction of a table's columns.
type Options struct {
	Table         string
	Key           []string       // the columns that identify the table's rows
	Model         Model          // proposes columns; nil: columns and cells are derived from words
	Reader        verdict.Reader // uses the model, and decides the cells
	Ledger        verdict.Ledger // stores verdicts; may be nil
	Concurrency   int            // concurrent batches; 0: 1
	MaxColumns    int            // per sub-domain; 0: DefaultMaxColumns
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
	// Fallbacks counts the cells decided from words because the model failed; the next run decides them again.
	// OwnColumns gives the reason for each sub-domain whose columns this package proposed because the model proposed
	// nothing usable.
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
			switch row.cells[c.Name].State {
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
	return report, generate(ctx, file, settings, o, columns, all, report.Merges)
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
	settings = fmt.Sprintf("2 %d %s", o.MaxColumns, strings.Join(names, ","))
	if o.Model != nil {
		settings += " " + o.Model.Model()
	}
	if out, err = loadColumns(ctx, file, o.Table, settings); err != nil || len(out) > 0 {
		return out, settings, err
	}
	existingNames, unavailable := o.ExistingNames, ""
	for _, name := range names {
		p := newProposer(texts[name], name, o.MaxColumns, existingNames)
		for _, d := range slices.Sorted(maps.Keys(p.domains)) {
			if o.Progress != nil {
				o.Progress(Progress{Domain: cmp.Or(d, name)})
			}
			var offers []offer
			reason := unavailable
			if o.Model != nil && unavailable == "" {
				if offers, reason, err = p.proposeWithModel(ctx, o, d); err != nil {
					return nil, "", err
				}
				unavailable = verdict.ModelSkipReason(verdict.WithoutModel(ctx, reason))
			}
			report.addOwnColumns(cmp.Or(d, name), reason)
			if len(offers) == 0 {
				offers = p.proposeFromWords(p.domains[d])
			}
			p.addDomainColumns(d, offers)
		}
		for _, c := range p.columns {
			existingNames = append(existingNames, c.Name)
		}
		out = append(out, p.columns...)
	}
	if unavailable != "" {
		settings += " left" // never matches, so that the next run asks the model again
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

// cells holds the cells of a table's rows, by the rows' keys as JSON.
type cells map[string]rowCells

// rowCells holds a row's key and its cells by column.
type rowCells struct {
	key   []any
	cells map[string]Cell
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
	group, groupCtx := errgroup.WithContext(ctx)
	group.SetLimit(max(1, o.Concurrency))
	decideAndStore := func(columns []*Column, batch []Row) error {
		decided, decisions, fallbacks, err := decideBatch(groupCtx, columns, batch, &o)
		if err != nil {
			return err
		}
		mu.Lock()
		defer mu.Unlock()
		for i, row := range decided {
			key := keyText(batch[i].Key)
			if all[key].key == nil {
				all[key] = rowCells{batch[i].Key, map[string]Cell{}}
			}
			maps.Copy(all[key].cells, row)
		}
		done += len(batch)
		report.Decisions += decisions
		report.Fallbacks += fallbacks
		if o.Progress != nil {
			o.Progress(Progress{"", done, rows, time.Since(started) / time.Duration(done) * time.Duration(rows-done)})
		}
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		textColumns := slices.DeleteFunc(slices.Clone(columns), func(c *Column) bool { return c.TextColumn != name })
		for batch := range slices.Chunk(texts[name], rowsPerBatch) {
			if groupCtx.Err() != nil {
				break
			}
			group.Go(func() error {
				return contain.Do("extract columns", func() error { return decideAndStore(textColumns, batch) })
			})
		}
	}
	return all, cmp.Or(group.Wait(), ctx.Err())
}

// keyText returns a row's key as JSON.
func keyText(key []any) string {
	b, err := json.Marshal(key)
	if err != nil {
		return fmt.Sprint(key)
	}
	return string(b)
}

// decideBatch returns the cells of some rows by column, the number of new verdicts, and the number of cells decided
// from words because the model failed; the next run decides those again.
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
	var verdicts []verdict.Verdict
	if o.Model != nil {
		if verdicts, decisions, err = o.recallOrDecide(ctx, requests); err != nil {
			return nil, 0, 0, err
		}
	}
	for i := range rows {
		row, isComplete := map[string]Cell{}, true
		for _, c := range asked[i] {
			if o.Model == nil {
				row[c.Name] = cellFromWords(c, texts[i])
				continue
			}
			v := verdicts[0]
			verdicts = verdicts[1:]
			cell := decideCell(c, v, texts[i]) // c may belong to another sub-domain
			if v.FallbackReason != "" {
				isComplete = false
				fallbacks++
				if cell.State != HasValue { // the text must be read
					cell = Cell{State: Unsure}
				}
			} else if cell.State == Unsure {
				cell = Cell{State: Unsure, Value: v.Answer, Quote: v.Quote, Confidence: v.Confidence}
			}
			row[c.Name] = cell
		}
		for _, c := range columns { // columns that do not apply
			if _, isAsked := row[c.Name]; !isAsked && isComplete {
				row[c.Name] = Cell{State: NotStated}
			}
		}
		hash := verdict.TextHash(rows[i].Text)
		for name, cell := range row {
			cell.textHash = hash
			row[name] = cell
		}
		out = append(out, row)
	}
	return out, decisions, fallbacks, ctx.Err()
}

// recallOrDecide returns verdicts from the ledger or the reader, and the number of new ones, which it records. The
// verdicts that the model failed to give have a FallbackReason and are not recorded.
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
	var newRequests, recordedRequests []verdict.Request
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
	verdicts, err := o.Reader.Decide(ctx, newRequests)
	if err != nil {
		return nil, 0, err
	}
	if len(verdicts) != len(newRequests) {
		return nil, 0, fmt.Errorf("the reader %s returned %d verdicts for %d requests", o.Reader.Name(), len(verdicts),
			len(newRequests))
	}
	var recorded []verdict.Verdict
	for n, i := range missing {
		v := verdicts[n]
		switch {
		case v.Err != nil:
			v = verdict.Verdict{FallbackReason: verdict.Unusable}
		case v.FallbackReason == "":
			recordedRequests, recorded = append(recordedRequests, newRequests[n]), append(recorded, v)
		}
		out[i] = v
	}
	if o.Ledger != nil {
		if err := o.Ledger.Record(context.WithoutCancel(ctx), o.Reader.Name(), recordedRequests, recorded); err != nil {
			return nil, 0, fmt.Errorf("record verdicts: %w", err)
		}
	}
	return out, len(newRequests), nil
}
