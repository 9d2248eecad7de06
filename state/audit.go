package state

import (
	"context"
	"fmt"
	"time"
)

// Audit is the log of who asked what and what ran. Entries are added, read, and deleted when they are old; none is
// ever changed.
type Audit struct{ s *Store }

// Add writes an entry; what it holds is the business of who writes it.
func (a *Audit) Add(ctx context.Context, entry []byte) error {
	if _, err := a.s.write.ExecContext(ctx, "INSERT INTO audit (data, created) VALUES ($1, $2)", notNil(entry),
		a.s.now().Unix()); err != nil {
		return fmt.Errorf("write the audit log: %w", err)
	}
	return nil
}

// Each calls visit with the entries since a time, oldest first.
func (a *Audit) Each(ctx context.Context, since time.Time, visit func(entry []byte) error) error {
	rows, err := a.s.read.QueryContext(ctx, "SELECT data FROM audit WHERE created >= $1 ORDER BY id", since.Unix())
	if err != nil {
		return fmt.Errorf("read the audit log: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var entry []byte
		if err := rows.Scan(&entry); err != nil {
			return fmt.Errorf("read the audit log: %w", err)
		}
		if err := visit(entry); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Prune deletes the entries before a time, and returns how many those were.
func (a *Audit) Prune(ctx context.Context, before time.Time) (int64, error) {
	r, err := a.s.write.ExecContext(ctx, "DELETE FROM audit WHERE created < $1", before.Unix())
	if err != nil {
		return 0, fmt.Errorf("prune the audit log: %w", err)
	}
	return r.RowsAffected()
}
