// Package state stores Surely's own data: conversations and their events, the ledger of verdicts, feedback, and
// uploads. It uses one SQLite file in WAL mode, which several processes on one machine may share, or a PostgreSQL
// database for any number of machines. The database is known only to this package.
package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
)

// Store is the opened state. All methods are safe for concurrent use.
type Store struct {
	read      *sql.DB
	write     *sql.DB
	retryable func(error) bool // reports whether a failed transaction may succeed when retried
	now       func() time.Time
	limit     time.Duration // limit of one call, whatever its context

	batcher batcher

	path      string // the state file; empty: the state is on a server
	replacing sync.Mutex
	replaced  atomic.Pointer[string] // path of the damaged file that was last set aside; nil: none was

	ledger Ledger
}

// limit is the timeout of a call, so that a hanging database does not block work that does not depend on it.
// maintenance is a longer timeout, for mass deletion.
const (
	limit       = 5 * time.Second
	maintenance = 2 * time.Minute
)

// ErrNotFound means that there is no such conversation.
var ErrNotFound = errors.New("not found")

// Open opens the state at a postgres:// URL or in a SQLite file, creating and migrating it if necessary.
func Open(location string) (*Store, error) {
	open, shown := openSQLite, location
	scheme, _, isURL := strings.Cut(location, "://")
	switch {
	case scheme == "postgres" || scheme == "postgresql":
		open, shown = openPostgres, text.Address(location)
	case isURL:
		return nil, fmt.Errorf("open state %s: it must be the path of a SQLite file or a postgres:// URL",
			text.Address(location))
	}
	s, err := open(location)
	if err != nil {
		if shown != location {
			err = errors.New(text.RemoveSecrets(location, err.Error()))
		}
		return nil, fmt.Errorf("open state %s: %w", shown, err)
	}
	s.now, s.limit = time.Now, limit
	s.ledger = Ledger{s: s, maxEntries: maxVerdicts}
	return s, nil
}

// Close closes the connections.
func (s *Store) Close() error {
	if s.read == s.write {
		return s.read.Close()
	}
	return errors.Join(s.read.Close(), s.write.Close())
}

// Conversations returns the chats and their events.
func (s *Store) Conversations() *Conversations { return &Conversations{s: s} }

// Ledger returns the ledger of verdicts.
func (s *Store) Ledger() *Ledger { return &s.ledger }

// Feedback returns people's feedback on answers.
func (s *Store) Feedback() *Feedback { return &Feedback{s} }

// Spending returns a model's cost by day.
func (s *Store) Spending() *Spending { return &Spending{s} }

// Ping reports whether the state can be read and written, for readiness checks.
func (s *Store) Ping(ctx context.Context) error {
	var one int
	err := s.row(ctx, s.read, []any{&one}, "SELECT count(*) FROM (SELECT 1 FROM conversations LIMIT 1) AS found")
	if err != nil {
		return wrapError("read the state", err)
	}
	// the table rates holds nothing but the row written here
	return wrapError("write the state", s.inLightTx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO rates (who, until) VALUES ('', $1)
			ON CONFLICT (who) DO UPDATE SET until = excluded.until`, s.now().UnixMicro())
		return err
	}))
}

// callContext returns the context of one call.
func (s *Store) callContext(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, s.limit)
}

// Size returns the number of bytes in use; 0 if unknown.
func (s *Store) Size(ctx context.Context) (n int64, err error) {
	if s.path == "" {
		return 0, nil
	}
	err = s.row(ctx, s.read, []any{&n}, usedBytes)
	return n, err
}

// wrapError adds to an error what was being done; nil stays nil.
func wrapError(doing string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// change runs a statement and returns the number of changed rows.
func (s *Store) change(ctx context.Context, doing, statement string, args ...any) (n int64, err error) {
	ctx, cancel := s.callContext(ctx)
	defer cancel()
	err = s.retry(ctx, func() error {
		done, err := s.write.ExecContext(ctx, statement, args...)
		if err == nil {
			n, err = done.RowsAffected()
		}
		return err
	})
	return n, wrapError(doing, err)
}

// each visits the rows of a query.
func (s *Store) each(ctx context.Context, doing string, visit func(*sql.Rows) error, query string, args ...any) error {
	ctx, cancel := s.callContext(ctx)
	defer cancel()
	var rows *sql.Rows
	err := s.retry(ctx, func() (err error) {
		rows, err = s.read.QueryContext(ctx, query, args...)
		return err
	})
	if err != nil {
		return wrapError(doing, err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := visit(rows); err != nil {
			return wrapError(doing, err)
		}
	}
	return wrapError(doing, rows.Err())
}

// row reads the one row of a query or of a statement that returns one.
func (s *Store) row(ctx context.Context, in *sql.DB, into []any, query string, args ...any) error {
	ctx, cancel := s.callContext(ctx)
	defer cancel()
	return s.retry(ctx, func() error { return in.QueryRowContext(ctx, query, args...).Scan(into...) })
}

// retry repeats a call as long as others interfere and there is time. If the file is damaged, it starts a new file and
// repeats the call once.
func (s *Store) retry(ctx context.Context, try func() error) error {
	for renewed := false; ; {
		err := try()
		switch {
		case err == nil || ctx.Err() != nil:
			return err
		case Damaged(err) && s.path != "" && !renewed:
			if replaceErr := s.replace(err); replaceErr != nil {
				return errors.Join(err, replaceErr)
			}
			renewed = true
		case !s.retryable(err):
			return err
		default:
			time.Sleep(5 * time.Millisecond)
		}
	}
}

// replace sets a damaged file aside and starts a new one, unless that has been done already.
func (s *Store) replace(why error) error {
	s.replacing.Lock()
	defer s.replacing.Unlock()
	if err := prepare(s.path); Damaged(err) {
		aside, err := SetAside(s.path)
		if err != nil {
			return err
		}
		if err := prepare(s.path); err != nil {
			return err
		}
		slog.Error("the state is damaged; continuing with an empty one: restore a backup", "aside", aside, "err", why)
		s.replaced.Store(&aside)
	} else if err != nil {
		return err
	}
	for _, db := range []*sql.DB{s.read, s.write} { // idle connections still have the old file open
		db.SetMaxIdleConns(0)
		db.SetMaxIdleConns(2)
	}
	return nil
}

// Replaced returns the path of the file that was found damaged while in use; empty if none was.
func (s *Store) Replaced() string {
	if aside := s.replaced.Load(); aside != nil {
		return *aside
	}
	return ""
}

// erase removes what is left of deleted data: SQLite has overwritten its pages, but the log may still hold older
// versions of them. It may fail while somebody is reading, and is repeated after the next deletion.
func (s *Store) erase(ctx context.Context) {
	if s.path == "" {
		return
	}
	ctx, cancel := s.callContext(context.WithoutCancel(ctx))
	defer cancel()
	var blocked, frames, moved int
	for ctx.Err() == nil {
		err := s.write.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&blocked, &frames, &moved)
		if err == nil && blocked == 0 {
			return
		}
		if err != nil && !s.retryable(err) {
			slog.Warn("deleted data stays in the state's log for a while", "err", err)
			return
		}
		time.Sleep(10 * time.Millisecond) // SQLite waits for readers by itself, but only briefly
	}
}

// inTx runs f in a transaction.
func (s *Store) inTx(ctx context.Context, f func(*sql.Tx) error) error {
	return s.inTxFor(ctx, s.limit, f)
}

// inTxFor is inTx with its own time limit.
func (s *Store) inTxFor(ctx context.Context, limit time.Duration, f func(*sql.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	return s.retry(ctx, func() error { return inTransaction(ctx, s.write, f) })
}

// inLightTx runs f in a transaction that does not wait for the disk, if the database supports that.
func (s *Store) inLightTx(ctx context.Context, f func(*sql.Tx) error) error {
	if s.path == "" {
		return s.inTx(ctx, f)
	}
	ctx, cancel := s.callContext(ctx)
	defer cancel()
	c, err := s.write.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	if _, err := c.ExecContext(ctx, "PRAGMA synchronous=NORMAL"); err != nil {
		return err
	}
	defer c.ExecContext(context.WithoutCancel(ctx), "PRAGMA synchronous=FULL")
	return s.retry(ctx, func() error { return inTransaction(ctx, c, f) })
}

type beginner interface {
	BeginTx(context.Context, *sql.TxOptions) (*sql.Tx, error)
}

func inTransaction(ctx context.Context, in beginner, f func(*sql.Tx) error) error {
	tx, err := in.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}
