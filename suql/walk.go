package suql

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/value"
)

// walk decides candidate rows in order: only as many as needed, and each only as far as needed.
type walk struct {
	run    *run
	frame  *frame
	where  predicate // nil: every candidate passes
	leaves []*leaf   // of where
	gather []expr    // other expressions needed of a row that passes
	skip   int64     // OFFSET: rows that pass and are skipped
	limit  int64     // stop after this many; negative: never
	// emit is called with each row that passes, in order. It returns false once there are enough.
	emit func(*row) (bool, error)
	// counts is set if the rows that pass are those of the outermost SELECT, so that their number can be reported.
	counts bool

	prefetched  [][]any // candidates already fetched, best first
	window      []*row
	windowBytes int   // bytes of the window's rows
	passed      int64 // rows that certainly passed, including skipped ones
	checked     int
	undecided   int // rows that could not be decided
	near        int // rows dropped although their text nearly matches
	total       int
	ended       bool // no candidates are left
	full        bool // the limit is reached
}

// Limits of the window of rows that wait behind an undecided one: their number, and their size unless there is only
// one.
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
		done, err := w.commit()
		if err != nil || done {
			return err
		}
		wants, err := w.gatherWants(cur, hidden)
		if err != nil {
			if ctx.Err() != nil {
				return w.stop(ctx.Err())
			}
			return err
		}
		if w.ended && len(w.window) == 0 {
			return nil
		}
		if ctx.Err() != nil {
			return w.stop(ctx.Err())
		}
		if len(wants) == 0 {
			continue
		}
		if err := w.run.asker.ask(ctx, wants); err != nil {
			if ctx.Err() != nil || errors.Is(err, errBudget) {
				return w.stop(err)
			}
			return err
		}
		w.learn()
		w.progress()
	}
}

// commit emits settled rows from the head of the window.
func (w *walk) commit() (done bool, err error) {
	for len(w.window) > 0 {
		r := w.window[0]
		t := w.truth(r)
		switch {
		case t == isTrue:
			if w.passed < w.skip {
				w.passed++
				break
			}
			if wants := w.missingDecisions(r); len(wants) > 0 {
				return false, nil
			}
			w.passed++
			if w.emit != nil {
				more, err := w.emit(r)
				if err != nil || !more {
					return true, err
				}
			}
			if w.passed >= w.enough() {
				w.checked++
				w.full = true
				w.progress()
				return true, nil
			}
		case t.settled():
			w.countNear(r)
		default:
			if len(w.where.next(r, isTrue)) > 0 {
				return false, nil
			}
			if w.run.recordUndecided(r, w.frame) {
				w.undecided++
			}
		}
		w.checked++
		w.drop()
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

// enough returns how many rows must pass, including skipped ones.
func (w *walk) enough() int64 {
	if w.limit < 0 || w.limit > math.MaxInt64-w.skip {
		return math.MaxInt64
	}
	return w.skip + w.limit
}

// drop removes the first row from the window.
func (w *walk) drop() {
	w.windowBytes -= w.window[0].size
	w.window[0] = nil
	w.window = w.window[1:]
}

// missingDecisions returns the decisions that a passed row still needs.
func (w *walk) missingDecisions(r *row) []*decision {
	var wants []*decision
	for _, g := range w.gather {
		r.missing = r.missing[:0]
		if _, st := g.value(r); st == waiting {
			for _, d := range r.missing {
				if d.state == unasked {
					wants = append(wants, d)
				}
			}
		}
	}
	return wants
}

// gatherWants returns the decisions to make next, at most as many as may be in flight, fetching candidates as needed.
func (w *walk) gatherWants(cur Cursor, hidden int) ([]*decision, error) {
	var wants []*decision
	add := func(ds []*decision) {
		for _, d := range ds {
			if len(wants) < w.run.asker.concurrency && !slices.Contains(wants, d) {
				wants = append(wants, d)
			}
		}
	}
	certain, position := true, w.passed
	for i := 0; ; i++ {
		if len(wants) >= w.run.asker.concurrency || i >= maxWindow || position >= w.enough() {
			return wants, nil
		}
		r, err := w.candidate(i, cur, hidden)
		if r == nil {
			return wants, err
		}
		t := w.truth(r)
		switch {
		case t == isTrue:
			position++
			if certain && position > w.skip {
				add(w.missingDecisions(r))
			}
		case t.settled():
			if i == 0 { // it is the first in the window
				w.countNear(r)
				w.drop()
				w.checked++
				i--
			}
		default:
			next := w.where.next(r, isTrue)
			add(next)
			if len(next) > 0 {
				certain = false
			}
		}
	}
}

// candidate returns row i of the window, fetching it if it is the next; nil if there are no more.
func (w *walk) candidate(i int, cur Cursor, hidden int) (*row, error) {
	if i == len(w.window) {
		if w.ended || w.windowBytes > maxWindowBytes && i > 0 {
			return nil, nil
		}
		more, err := w.fetch(cur, hidden)
		if err != nil || !more {
			w.ended = true
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
	w.window = append(w.window, &row{out: values[:hidden:hidden], values: values[hidden:], size: size,
		sites: make([]*decision, len(w.frame.sites))})
	return true, nil
}

// learn records a row's outcome in the conditions that were read.
func (w *walk) learn() {
	for _, r := range w.window {
		if l := r.current; l != nil {
			if t := l.truth(r); t.single() {
				l.learn(t)
				r.current = nil
			}
		}
	}
}

// progress reports what is certain so far.
func (w *walk) progress() {
	if w.run.o.Progress == nil || !w.counts {
		return
	}
	found, atMost := w.bounds()
	w.run.o.Progress(Progress{Checked: w.checked, Total: w.total, Found: found, AtLeast: found, AtMost: atMost,
		ModelCalls: w.run.modelCalls()})
}

// countNear counts a row that failed although its text nearly matches and denies nothing: a person may still accept it.
func (w *walk) countNear(r *row) {
	near := false
	for _, d := range r.sites {
		if d == nil || d.state != decided {
			continue
		}
		if d.verdict.Answer == verdict.No {
			return
		}
		near = near || d.verdict.Near != nil
	}
	if near {
		w.near++
	}
}

// bounds returns how many rows certainly pass and how many may, near matches included; negative if unknown.
func (w *walk) bounds() (found, atMost int) {
	found = int(max(0, w.passed-w.skip))
	atMost = -1
	switch {
	case w.full:
		atMost = found
	case w.ended:
		atMost = found + w.undecided + w.near + len(w.window)
	case w.total > 0:
		atMost = found + w.undecided + w.near + w.total - w.checked
	}
	if w.limit >= 0 && (atMost < 0 || atMost > int(w.limit)) {
		atMost = int(w.limit)
	}
	return found, atMost
}

// errStopped ends a run early, with a partial result.
var errStopped = errors.New("stopped before all text was read")

// stop ends the walk early, keeping what is certain and warning how much more there may be.
func (w *walk) stop(err error) error {
	w.run.result.Partial = true
	message := fmt.Sprintf("%v (%v)", errStopped, err)
	if w.counts {
		found, atMost := w.bounds()
		message += fmt.Sprintf(": %d rows match for certain", found)
		if atMost >= 0 {
			message += fmt.Sprintf(", at most %d do", atMost)
		}
	}
	w.run.warn(-1, "57014", message)
	return errStopped
}

// recordUndecided records why a row could not be decided; false if the database will decide it.
func (r *run) recordUndecided(row *row, f *frame) bool {
	missing := !f.obscure
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

// warnStandIn warns that a decision was not made by the intended reader.
func (r *run) warnStandIn(at int, shown string, d *decision) {
	r.warn(at, "instead", fmt.Sprintf("%s was decided without the language model (%s)", shown, d.verdict.Instead))
}

// warnFailure warns that a decision failed.
func (r *run) warnFailure(at int, shown string, d *decision) {
	d.reported = true
	r.warn(at, "undecided", fmt.Sprintf("%s could not be decided: %v", shown, d.verdict.Err))
}
