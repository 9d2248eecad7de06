package store

import (
	"context"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

// TestPauses reads rows more slowly than a statement's time limit.
func TestPauses(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	src := openOne(t, Options{Limits: Limits{Timeout: 3 * time.Second}, Sources: []string{scripted(t, true,
		"CREATE TABLE long AS SELECT i, repeat(md5(i::text), 100) AS body FROM generate_series(1, 8000) i")}})
	for _, tt := range []struct {
		name string
		ctx  context.Context
		all  bool // without portions, it depends on the connection's buffers whether the server times out
	}{{"Pauses", budget.WithPauses(ctx), true}, {"None", ctx, false}} {
		t.Run(tt.name, func(t *testing.T) {
			rows, err := src.Query(tt.ctx, "SELECT i, body FROM long WHERE i > $1 ORDER BY i", int64(10))
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			n := 0
			for rows.Next() {
				if n++; rows.Row()[0] != int64(n+10) {
					t.Fatalf("row %d is %v", n, rows.Row()[0])
				}
				if n%1000 == 0 {
					time.Sleep(500 * time.Millisecond)
				}
			}
			if all := n == 7990; all != (rows.Err() == nil) || tt.all && !all {
				t.Errorf("%d rows, then %v", n, rows.Err())
			}
		})
	}
}
