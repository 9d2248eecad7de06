package store

import (
	"cmp"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/suql/value"
)

// Rows is a cursor over a statement's result. It is not safe for concurrent use and must be closed.
type Rows struct {
	columns   []string
	engine    engineRows
	limits    Limits
	clock     *clock
	batch     [][]any
	index     int
	batchSize int // size of the next batch
	bytes     int64
	done      bool
	err       error
}

// engineRows is an engine's result.
type engineRows interface {
	// batch calls read, which calls next several times.
	batch(read func())
	// next returns a fresh row, or nil at the end.
	next() ([]any, error)
	// close releases the connection.
	close() error
}

// Batches start small, because a caller may need only one row, and grow, because each needs a timer.
const (
	firstBatch = 16
	lastBatch  = 1024
	batchBytes = 4 << 20
)

// Columns returns the names of the result's columns.
func (r *Rows) Columns() []string { return r.columns }

// Next moves to the next row; it returns false at the end and on an error.
func (r *Rows) Next() bool {
	if r.index+1 < len(r.batch) {
		r.index++
		return true
	}
	if r.done || r.err != nil {
		r.batch = nil
		return false
	}
	r.fill()
	r.index = 0
	return len(r.batch) > 0
}

// Row returns the current row. The caller may keep it.
func (r *Rows) Row() []any { return r.batch[r.index] }

// Err returns the error that stopped the cursor before its end, or nil.
func (r *Rows) Err() error { return r.err }

// Close ends the cursor and releases its connection. It may be called more than once.
func (r *Rows) Close() error {
	r.done, r.batch = true, nil
	return r.release()
}

func (r *Rows) release() error {
	if r.engine == nil {
		return nil
	}
	err := r.engine.close()
	r.engine = nil
	return err
}

// fill reads the next batch within the remaining time, and releases the connection at the end of the result.
func (r *Rows) fill() {
	r.batchSize = cmp.Or(r.batchSize, firstBatch)
	r.batch = make([][]any, 0, r.batchSize)
	budget.Yield(r.clock.ctx)
	r.clock.run()
	defer r.clock.pause()
	r.engine.batch(r.read)
	if r.err == nil && r.limits.MaxBytes > 0 && r.bytes > r.limits.MaxBytes {
		r.err = &Error{Code: "53200",
			Message: "the result is larger than a query may return; ask for fewer rows or columns"}
		r.batch, r.done = nil, true
	}
	if r.batchSize < lastBatch {
		r.batchSize *= 4
	}
	if r.done {
		r.release()
	}
}

// read fills the batch.
func (r *Rows) read() {
	for before := r.bytes; len(r.batch) < r.batchSize && r.bytes-before < batchBytes; {
		var row []any
		err := r.clock.explain(r.clock.ctx.Err())
		if err == nil {
			row, err = r.engine.next()
		}
		if err != nil {
			r.err = r.limits.explain(err)
		}
		if err != nil || row == nil {
			r.done = true
			return
		}
		r.bytes += int64(value.Size(row))
		r.batch = append(r.batch, row)
	}
}
