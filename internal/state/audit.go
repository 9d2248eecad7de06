package state

import (
	"context"
	"database/sql"
	"time"
)

// Audit is the audit log. Entries are added, read, and deleted by age; none is ever changed.
type Audit struct{ s *Store }

// Add writes an entry, whose content is up to the caller.
func (a *Audit) Add(ctx context.Context, entry []byte) error {
	_, err := a.s.change(ctx, "write the audit log", "INSERT INTO audit (data, created) VALUES ($1, $2)", notNil(entry),
		a.s.now().Unix())
	return err
}

// Each calls visit with the entries since a time, oldest first.
func (a *Audit) Each(ctx context.Context, since time.Time, visit func(entry []byte) error) error {
	return a.s.each(ctx, "read the audit log", func(rows *sql.Rows) error {
		var entry []byte
		if err := rows.Scan(&entry); err != nil {
			return err
		}
		return visit(entry)
	}, "SELECT data FROM audit WHERE created >= $1 ORDER BY id", since.Unix())
}

// Prune deletes the entries before a time, and returns their number.
func (a *Audit) Prune(ctx context.Context, before time.Time) (int64, error) {
	return a.s.change(ctx, "prune the audit log", "DELETE FROM audit WHERE created < $1", before.Unix())
}
