package eval

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/eval/memory"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// remembered runs a query in memory, where that tells what the engine would give.
func (b *spiderBase) remembered(ctx context.Context, q *query.Query) (outcome, bool) {
	data, _ := b.inMemory(ctx)
	got, ok := data.Run(q)
	return held(got), ok
}

// trainRows bounds the rows of a reading's result: what gives more is no answer that a corpus expects.
const trainRows = 3000

// lookUp runs a statement briefly.
func (b *spiderBase) lookUp(ctx context.Context, statement string) (outcome, error) {
	return b.runWithin(ctx, statement, lookTime, trainRows)
}

// lookTime is how long a reading that is only learnt from may take.
const lookTime = probeTime / 16

// loadTime is how long reading a table into memory may take.
const loadTime = 10 * time.Second

// inMemory returns the small tables of a database, held in memory, and whether these are all.
func (b *spiderBase) inMemory(ctx context.Context) (data *memory.Data, whole bool) {
	if b.held != nil {
		return b.held, b.whole
	}
	b.held, b.whole = memory.New(), true
	for _, t := range b.schema.Tables {
		if t.Rows <= memory.MaxRows {
			b.hold(ctx, t)
		}
		b.whole = b.whole && b.held.Holds(t.Name)
	}
	return b.held, b.whole
}

// hold reads a table into memory, unless the engine refuses.
func (b *spiderBase) hold(ctx context.Context, t *schema.Table) {
	from := " FROM " + schema.SQLName(t.Name)
	names, rows, err := b.table(ctx, "SELECT *"+from)
	if err != nil {
		return
	}
	_, ids, err := b.table(ctx, "SELECT rowid"+from)
	if err != nil || len(ids) != len(rows) {
		ids = nil // the language knows of no such column here
	}
	b.held.Add(t, names, rows, ids)
}

// held is a result from memory as the engine's would be.
func held(r memory.Result) outcome {
	n := r.Rows()
	out := outcome{rows: make([]string, n), first: make([]any, n)}
	if n > 0 {
		out.wide = r.Wide
	}
	for i := range n {
		out.rows[i], out.first[i] = r.Key(i), r.Cells[i*r.Wide].Any
	}
	return out
}
