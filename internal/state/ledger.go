package state

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"
)

// maxVerdicts is the maximum number of verdicts in the ledger.
const maxVerdicts = 1_000_000

// Ledger stores verdicts by key. When it is full, the oldest ones are removed.
type Ledger struct {
	s          *Store
	maxEntries int64
	left       atomic.Int64 // number of verdicts that may be added before all are counted again
}

// keysPerStatement is the maximum number of keys in a statement.
const keysPerStatement = 500

// Find returns the known verdicts by key.
func (l *Ledger) Find(ctx context.Context, keys ...string) (map[string][]byte, error) {
	out := map[string][]byte{}
	for part := range slices.Chunk(anys(keys), keysPerStatement) {
		err := l.s.each(ctx, "read ledger", func(rows *sql.Rows) error {
			var key string
			var data []byte
			err := rows.Scan(&key, &data)
			out[key] = data
			return err
		}, "SELECT key, data FROM verdicts WHERE key IN ("+placeholders(len(part))+")", part...)
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Put writes verdicts by key, replacing existing ones.
func (l *Ledger) Put(ctx context.Context, verdicts map[string][]byte) error {
	if len(verdicts) == 0 {
		return nil
	}
	now := l.s.now().Unix() // the column "used" holds when a verdict was written
	err := l.s.inLightTx(ctx, func(tx *sql.Tx) error {
		put, err := tx.PrepareContext(ctx,
			"INSERT INTO verdicts (key, data, used) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET data = "+
				"excluded.data, used = excluded.used")
		if err != nil {
			return err
		}
		defer put.Close()
		// in a fixed order, to avoid deadlocks between writers
		for _, key := range slices.Sorted(maps.Keys(verdicts)) {
			if _, err := put.ExecContext(ctx, key, notNil(verdicts[key]), now); err != nil {
				return err
			}
		}
		return l.evict(ctx, tx, int64(len(verdicts)))
	})
	return wrapError("write ledger", err)
}

// ForgetUnder deletes the verdicts whose keys begin with a prefix, and with them the texts that they quote.
func (l *Ledger) ForgetUnder(ctx context.Context, prefix string) error {
	_, err := l.s.change(ctx, "forget verdicts", "DELETE FROM verdicts WHERE substr(key, 1, $1) = $2", len(prefix), prefix)
	if err == nil {
		l.s.erase(ctx)
	}
	return err
}

// evict makes room. It counts the verdicts only if the ledger might be full, and removes a tenth more than necessary.
func (l *Ledger) evict(ctx context.Context, tx *sql.Tx, added int64) error {
	if l.left.Add(-added) >= 0 {
		return nil
	}
	var n int64
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM verdicts").Scan(&n); err != nil {
		return err
	}
	if n > l.maxEntries {
		remove := n - l.maxEntries + l.maxEntries/10
		if _, err := tx.ExecContext(ctx,
			"DELETE FROM verdicts WHERE key IN (SELECT key FROM verdicts ORDER BY used, key LIMIT $1)", remove); err != nil {
			return err
		}
		n -= remove
	}
	l.left.Store(max(0, l.maxEntries-n))
	return nil
}

// placeholders returns n placeholders, numbered from 1.
func placeholders(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, ",$%d", 1+i)
	}
	return strings.TrimPrefix(b.String(), ",")
}

func anys(keys []string) []any {
	out := make([]any, len(keys))
	for i, k := range keys {
		out[i] = k
	}
	return out
}
