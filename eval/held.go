package eval

import (
	"context"
	"time"

	"surely/eval/memory"
	"surely/query"
	"surely/schema"
)

// remembered runs a query in memory, where that tells what the engine would give.
func (b *spiderBase) remembered(ctx context.Context, q *query.Query) (outcome, bool) {
	t := b.inMemory(ctx)
	if t == nil {
		return outcome{}, false
	}
	got, ok := t.Run(q)
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

// inMemory returns the only table of a database, held in memory; nil where there are several, or it is large.
func (b *spiderBase) inMemory(ctx context.Context) *memory.Table {
	if b.loaded {
		return b.held
	}
	b.loaded = true
	if len(b.schema.Tables) != 1 || b.schema.Tables[0].Rows > memory.MaxRows {
		return nil
	}
	t := b.schema.Tables[0]
	from := " FROM " + schema.SQLName(t.Name)
	names, rows, err := b.table(ctx, "SELECT *"+from)
	if err != nil {
		return nil
	}
	_, ids, err := b.table(ctx, "SELECT rowid"+from)
	if err != nil || len(ids) != len(rows) {
		ids = nil // the language knows of no such column
	}
	b.held = memory.New(t, names, rows, ids)
	return b.held
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
