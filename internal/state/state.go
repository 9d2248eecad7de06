// Package state holds what Surely itself writes: conversations and their events, the ledger of verdicts, feedback,
// and files that servers share. It lives in one SQLite file in WAL mode, which several processes on one machine may
// share, or in a PostgreSQL database, for any number of machines. Nothing but this package knows which.
package state

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/words/text"
)

// Store is the opened state. All methods are safe for concurrent use.
type Store struct {
	read  *sql.DB
	write *sql.DB
	again func(error) bool // whether a transaction that failed so may succeed when it is tried once more
	now   func() time.Time
	limit time.Duration // of one call, whatever context it is given

	noting sync.WaitGroup // what is noted beside a call

	holder string // what this store is called among those that may hold a conversation

	// What is said before and after a write that need not outlive a power cut by itself: the next one that must takes it
	// along.
	lightly, surely string
	size            string // the query for the bytes that are in use; empty: not ours to ask
	erased          string // what leaves nothing behind of what was deleted; empty: not ours to do

	conversations Conversations
	ledger        Ledger
	feedback      Feedback
	spending      Spending
	audit         Audit
	rates         Rates
	folders       Folders
}

// limit is how long one call may take: a database that does not answer must not hold up what can do without it.
// maintenance, which deletes much at once, has longer, as has what moves files.
const (
	limit       = 5 * time.Second
	maintenance = 2 * time.Minute
)

// ErrNotFound says that there is no such conversation.
var ErrNotFound = errors.New("not found")

// Open opens the state at a postgres:// URL or in a SQLite file, which it makes if need be, and brings it to the
// present version.
func Open(at string) (*Store, error) {
	open, shown := openSQLite, at
	scheme, _, isURL := strings.Cut(at, "://")
	switch {
	case scheme == "postgres" || scheme == "postgresql":
		open, shown = openPostgres, text.Address(at)
	case isURL:
		return nil, fmt.Errorf("open state %s: it can live in a SQLite file, given by its path, or behind a postgres:// URL",
			text.Address(at))
	}
	s, err := open(at)
	if err != nil {
		if shown != at {
			err = errors.New(text.Hide(at, err.Error()))
		}
		return nil, fmt.Errorf("open state %s: %w", shown, err)
	}
	s.now, s.limit, s.holder = time.Now, limit, rand.Text()
	s.conversations = Conversations{s}
	s.ledger = Ledger{s: s, most: mostVerdicts}
	s.feedback = Feedback{s}
	s.spending = Spending{s}
	s.audit = Audit{s}
	s.rates = Rates{s}
	s.folders = Folders{s}
	return s, nil
}

// Close closes the connections.
func (s *Store) Close() error {
	s.noting.Wait()
	if s.read == s.write {
		return s.read.Close()
	}
	return errors.Join(s.read.Close(), s.write.Close())
}

// Conversations are the chats and their events.
func (s *Store) Conversations() *Conversations { return &s.conversations }

// Ledger holds verdicts that need not be made again.
func (s *Store) Ledger() *Ledger { return &s.ledger }

// Feedback is what people said about answers.
func (s *Store) Feedback() *Feedback { return &s.feedback }

// Spending is what the model has cost, by day.
func (s *Store) Spending() *Spending { return &s.spending }

// Audit is the log of who asked what.
func (s *Store) Audit() *Audit { return &s.audit }

// Rates bound how often somebody may do something.
func (s *Store) Rates() *Rates { return &s.rates }

// Folders are files that servers share.
func (s *Store) Folders() *Folders { return &s.folders }

// Shared reports whether several machines may share the state.
func (s *Store) Shared() bool { return s.read == s.write }

// Ping reports whether the state can be read and written, for readiness checks.
func (s *Store) Ping(ctx context.Context) error {
	ctx, cancel := s.bounded(ctx)
	defer cancel()
	var one int
	err := s.read.QueryRowContext(ctx, "SELECT count(*) FROM (SELECT 1 FROM conversations LIMIT 1) AS found").Scan(&one)
	if err != nil {
		return while("read the state", err)
	}
	return while("write the state", s.light(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO rates (who, until) VALUES ('', $1)
			ON CONFLICT (who) DO UPDATE SET until = excluded.until`, s.now().UnixMicro())
		return err
	}))
}

// bounded is a context for one call.
func (s *Store) bounded(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, s.limit)
}

// Size is how many bytes are in use; 0 where the database is not ours to ask.
func (s *Store) Size(ctx context.Context) (n int64, err error) {
	if s.size == "" {
		return 0, nil
	}
	ctx, cancel := s.bounded(ctx)
	defer cancel()
	err = s.read.QueryRowContext(ctx, s.size).Scan(&n)
	return n, err
}

// while says what was being done when an error came; nil stays nil.
func while(doing string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// change runs one statement that changes something, and returns how many rows those were.
func (s *Store) change(ctx context.Context, doing, statement string, args ...any) (n int64, err error) {
	ctx, cancel := s.bounded(ctx)
	defer cancel()
	err = s.retry(ctx, func() error {
		done, err := s.write.ExecContext(ctx, statement, args...)
		if err == nil {
			n, err = done.RowsAffected()
		}
		return err
	})
	return n, while(doing, err)
}

// each visits what a query gives, row by row.
func (s *Store) each(ctx context.Context, doing string, visit func(*sql.Rows) error, query string, args ...any) error {
	rows, err := s.read.QueryContext(ctx, query, args...)
	if err != nil {
		return while(doing, err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := visit(rows); err != nil {
			return while(doing, err)
		}
	}
	return while(doing, rows.Err())
}

// all returns what a query gives, or nothing beside an error.
func all[T any](ctx context.Context, s *Store, doing string, read func(*sql.Rows) (T, error), query string,
	args ...any) (out []T, err error) {
	err = s.each(ctx, doing, func(rows *sql.Rows) error {
		v, err := read(rows)
		out = append(out, v)
		return err
	}, query, args...)
	if err != nil {
		return nil, err
	}
	return out, nil
}

// retry tries again for as long as others get in the way and there is time.
func (s *Store) retry(ctx context.Context, try func() error) error {
	for {
		if err := try(); err == nil || !s.again(err) || ctx.Err() != nil {
			return err
		}
	}
}

// erase leaves nothing behind of what was deleted, where that is ours to do: the pages are overwritten already, what
// was written of them before goes with the log. While somebody reads that may fail; it is done again after the next.
func (s *Store) erase(ctx context.Context) {
	if s.erased == "" {
		return
	}
	ctx, cancel := s.bounded(context.WithoutCancel(ctx))
	defer cancel()
	var blocked, frames, moved int
	for ctx.Err() == nil {
		err := s.write.QueryRowContext(ctx, s.erased).Scan(&blocked, &frames, &moved)
		if err == nil && blocked == 0 {
			return
		}
		if err != nil && !s.again(err) {
			slog.Warn("what was deleted is in the state's log for a while", "err", err)
			return
		}
		time.Sleep(10 * time.Millisecond) // SQLite waits for readers by itself, but briefly
	}
}

// inside runs f in a transaction.
func (s *Store) inside(ctx context.Context, f func(*sql.Tx) error) error {
	return s.insideFor(ctx, s.limit, f)
}

// insideFor is inside for what may take longer.
func (s *Store) insideFor(ctx context.Context, limit time.Duration, f func(*sql.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	return s.retry(ctx, func() error { return inTransaction(ctx, s.write, f) })
}

// light runs f in a transaction that does not wait for the disk, where the database can do so.
func (s *Store) light(ctx context.Context, f func(*sql.Tx) error) error {
	if s.lightly == "" {
		return s.inside(ctx, f)
	}
	ctx, cancel := s.bounded(ctx)
	defer cancel()
	c, err := s.write.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	if _, err := c.ExecContext(ctx, s.lightly); err != nil {
		return err
	}
	defer c.ExecContext(context.WithoutCancel(ctx), s.surely)
	return s.retry(ctx, func() error { return inTransaction(ctx, c, f) })
}

func inTransaction(ctx context.Context, in interface {
	BeginTx(context.Context, *sql.TxOptions) (*sql.Tx, error)
}, f func(*sql.Tx) error) error {
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
