package suql

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/ask-surely/surely/suql/value"
)

// walk decides candidates in order, only as many as needed, and each only as far as needed.
type walk struct {
	run     *run
	frame   *frame
	where   predicate // nil: every candidate passes
	leaves  []*leaf   // of where
	outputs []expr    // expressions computed for each row that passes
	skip    int64     // OFFSET: number of rows that pass and are skipped
	limit   int64     // LIMIT; negative: none
	// emit is called with each row that passes, in order. It returns false to stop the walk.
	emit func(*row) (bool, error)
	// reportsCount is set if the rows that pass are those of the outermost SELECT, so that their number can be reported.
	reportsCount bool

	prefetched  [][]any // candidates already fetched, best first
	window      []*row
	windowBytes int   // bytes of the window's rows
	passed      int64 // rows that certainly passed, including skipped ones
	checked     int
	undecided   int // rows that could not be decided
	total       int
	isExhausted bool // the cursor has no more candidates
	isFull      bool // the limit is reached
}

// Limits on the window of rows after an undecided one: their number, and their size unless the window has only one row.
const (
	maxWindow      = 512
	maxWindowBytes = 16 << 20
)

// decideRows decides the rows of a cursor; hidden is the index of the first hidden column.
func (w *walk) decideRows(ctx context.Context, cur Cursor, hidden int) error {
	if w.limit == 0 {
		return nil
	}
	for {
		done, err := w.emitSettled()
		if err != nil || done {
			return err
		}
		decisions, err := w.nextDecisions(cur, hidden)
		if err != nil {
			if ctx.Err() != nil {
				return w.stop(ctx.Err())
			}
			return err
		}
		if w.isExhausted && len(w.window) == 0 {
			return nil
		}
		if ctx.Err() != nil {
			return w.stop(ctx.Err())
		}
		if len(decisions) == 0 {
			continue
		}
		if err := w.run.asker.ask(ctx, decisions); err != nil {
			if ctx.Err() != nil || isLimit(err) {
				return w.stop(err)
			}
			return err
		}
		w.recordOutcomes()
		w.reportProgress()
	}
}

// emitSettled emits the settled rows at the head of the window.
func (w *walk) emitSettled() (isDone bool, err error) {
	for len(w.window) > 0 {
		r := w.window[0]
		t := w.truth(r)
		switch {
		case t == isTrue:
			if w.passed < w.skip {
				w.passed++
				break
			}
			if missing := w.missingDecisions(r); len(missing) > 0 {
				return false, nil
			}
			w.passed++
			if w.emit != nil {
				more, err := w.emit(r)
				if err != nil || !more {
					return true, err
				}
			}
			if w.passed >= w.requiredRows() {
				w.checked++
				w.isFull = true
				w.reportProgress()
				return true, nil
			}
		case !t.isSettled():
			if len(w.where.next(r, isTrue)) > 0 {
				return false, nil
			}
			if w.run.recordUndecided(r, w.frame) {
				w.undecided++
			}
		}
		w.checked++
		w.dropFirst()
	}
	return false, nil
}

// truth returns the possible values of the condition for a row.
func (w *walk) truth(r *row) truth {
	if w.where == nil {
		return isTrue
	}
	return w.where.truth(r)
}

// requiredRows returns the number of rows that must pass, including skipped ones.
func (w *walk) requiredRows() int64 {
	if w.limit < 0 || w.limit > math.MaxInt64-w.skip {
		return math.MaxInt64
	}
	return w.skip + w.limit
}

// dropFirst removes the first row from the window.
func (w *walk) dropFirst() {
	w.windowBytes -= w.window[0].size
	w.window[0] = nil
	w.window = w.window[1:]
}

// missingDecisions returns the decisions that a passed row still needs.
func (w *walk) missingDecisions(r *row) []*decision {
	var missing []*decision
	for _, g := range w.outputs {
		r.missing = r.missing[:0]
		if _, st := g.value(r); st == waiting {
			for _, d := range r.missing {
				if d.state == undecided {
					missing = append(missing, d)
				}
			}
		}
	}
	return missing
}

// nextDecisions returns the decisions to make next, up to the number that may be in flight, fetching candidates as
// needed.
func (w *walk) nextDecisions(cur Cursor, hidden int) ([]*decision, error) {
	var decisions []*decision
	add := func(ds []*decision) {
		for _, d := range ds {
			if len(decisions) < w.run.asker.concurrency && !slices.Contains(decisions, d) {
				decisions = append(decisions, d)
			}
		}
	}
	isCertain, position := true, w.passed
	for i := 0; ; i++ {
		if len(decisions) >= w.run.asker.concurrency || i >= maxWindow || position >= w.requiredRows() {
			return decisions, nil
		}
		r, err := w.candidate(i, cur, hidden)
		if r == nil {
			return decisions, err
		}
		t := w.truth(r)
		switch {
		case t == isTrue:
			position++
			if isCertain && position > w.skip {
				add(w.missingDecisions(r))
			}
		case !t.isSettled():
			next := w.where.next(r, isTrue)
			add(next)
			if len(next) > 0 {
				isCertain = false
			}
		}
	}
}

// candidate returns row i of the window, fetching it if necessary; nil if there are no more.
func (w *walk) candidate(i int, cur Cursor, hidden int) (*row, error) {
	if i == len(w.window) {
		if w.isExhausted || w.windowBytes > maxWindowBytes && i > 0 {
			return nil, nil
		}
		more, err := w.fetch(cur, hidden)
		if err != nil || !more {
			w.isExhausted = true
			return nil, err
		}
	}
	return w.window[i], nil
}

// fetch adds a candidate to the window.
func (w *walk) fetch(cur Cursor, hidden int) (bool, error) {
	var values []any
	switch {
	case len(w.prefetched) > 0:
		values, w.prefetched = w.prefetched[0], w.prefetched[1:]
	case cur.Next():
		values = cur.Row()
	default:
		return false, cur.Err()
	}
	w.run.result.Stats.RowsConsidered++
	size := value.Size(values)
	w.windowBytes += size
	w.window = append(w.window, &row{visible: values[:hidden:hidden], values: values[hidden:], size: size,
		sites: make([]*decision, len(w.frame.sites))})
	return true, nil
}

// recordOutcomes records the outcomes of conditions whose decisions were made.
func (w *walk) recordOutcomes() {
	for _, r := range w.window {
		if l := r.current; l != nil {
			if t := l.truth(r); t.isSingle() {
				l.record(t)
				r.current = nil
			}
		}
	}
}

// reportProgress reports the progress of the walk.
func (w *walk) reportProgress() {
	if w.run.options.Progress == nil || !w.reportsCount {
		return
	}
	found, atMost := w.bounds()
	w.run.options.Progress(Progress{Checked: w.checked, Total: w.total, Found: found, AtLeast: found, AtMost: atMost,
		ModelCalls: w.run.modelCalls()})
}

// bounds returns the number of rows that certainly pass, and the maximum number of rows that may pass. The maximum is
// negative if unknown.
func (w *walk) bounds() (found, atMost int) {
	found = int(max(0, w.passed-w.skip))
	atMost = -1
	switch {
	case w.isFull:
		atMost = found
	case w.isExhausted:
		atMost = found + w.undecided + len(w.window)
	case w.total > 0:
		atMost = found + w.undecided + w.total - w.checked
	}
	if w.limit >= 0 && (atMost < 0 || atMost > int(w.limit)) {
		atMost = int(w.limit)
	}
	return found, atMost
}

// errStopped means that a run ended early, with a partial result.
var errStopped = errors.New("stopped before all text was read")

// stop ends the walk early: it keeps the certain rows and warns how many more there may be.
func (w *walk) stop(err error) error {
	w.run.result.Partial = true
	message := fmt.Sprintf("%v (%v)", errStopped, err)
	if w.reportsCount {
		found, atMost := w.bounds()
		message += fmt.Sprintf(": %d rows certainly match", found)
		if atMost >= 0 {
			message += fmt.Sprintf(", and at most %d in total", atMost)
		}
	}
	w.run.warn(-1, "57014", message)
	return errStopped
}

// recordUndecided warns that a row could not be decided. It returns false if the database will decide the row.
func (r *run) recordUndecided(row *row, f *frame) bool {
	missing := !f.hasOpaque
	for i, d := range row.sites {
		if d != nil && d.state == failed {
			r.warnFailure(-1, f.sites[i].label, d)
			missing = true
		}
	}
	if missing {
		r.undecidedRows++
	}
	return missing
}

// warnFallback warns that a fallback for the reader made a decision.
func (r *run) warnFallback(rowIndex int, label string, d *decision) {
	r.warn(rowIndex, "instead", fmt.Sprintf("%s was decided without the language model (%s)", label, d.verdict.FallbackReason))
}

// warnFailure warns that a decision failed.
func (r *run) warnFailure(rowIndex int, label string, d *decision) {
	d.isReported = true
	r.warn(rowIndex, "undecided", fmt.Sprintf("%s could not be decided: %v", label, d.verdict.Err))
}
