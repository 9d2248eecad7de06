// Package state holds what Surely itself writes: conversations and their events, the ledger of verdicts, feedback, and
// uploads. It lives in one SQLite file in WAL mode, which several processes on one machine may share. Nothing but this
// package knows that it is SQLite.
package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"
)

// Store is the opened state. All methods are safe for concurrent use.
type Store struct {
	read  *sql.DB
	write *sql.DB // one connection: SQLite has one writer at a time, and waiting here is fairer than there
	now   func() time.Time

	conversations Conversations
	ledger        Ledger
	feedback      Feedback
	uploads       Uploads
}

// ErrNotFound says that there is no such conversation, upload or verdict.
var ErrNotFound = errors.New("not found")

// Open opens the state in a file, which it makes if need be, and brings it to the present version.
func Open(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("open state: %w", err)
	}
	s := &Store{now: time.Now}
	var err error
	if s.write, err = sql.Open("sqlite3", dsn(path, "rwc")); err != nil {
		return nil, fmt.Errorf("open state: %w", err)
	}
	s.write.SetMaxOpenConns(1)
	if err := migrate(s.write, migrations); err != nil {
		s.write.Close()
		return nil, fmt.Errorf("open state %s: %w", path, err)
	}
	if s.read, err = sql.Open("sqlite3", dsn(path, "rw")); err != nil {
		s.write.Close()
		return nil, fmt.Errorf("open state: %w", err)
	}
	s.read.SetMaxOpenConns(8)
	s.conversations = Conversations{s}
	s.ledger = Ledger{s: s, most: DefaultVerdicts}
	s.feedback = Feedback{s}
	s.uploads = Uploads{s}
	return s, nil
}

func dsn(path, mode string) string {
	q := url.Values{
		"mode": {mode}, "_busy_timeout": {"10000"}, "_synchronous": {"NORMAL"}, "_foreign_keys": {"1"}, "_txlock": {"immediate"},
	}
	if mode == "rwc" {
		q.Set("_journal_mode", "WAL") // it is the file's from then on
	}
	u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}
	return u.String()
}

// Close closes the file.
func (s *Store) Close() error { return errors.Join(s.read.Close(), s.write.Close()) }

// Conversations are the chats and their events.
func (s *Store) Conversations() *Conversations { return &s.conversations }

// Ledger holds verdicts that need not be made again.
func (s *Store) Ledger() *Ledger { return &s.ledger }

// Feedback is what people said about answers.
func (s *Store) Feedback() *Feedback { return &s.feedback }

// Uploads are the files that people brought.
func (s *Store) Uploads() *Uploads { return &s.uploads }

// Ping reports whether the state can be read, for readiness checks.
func (s *Store) Ping(ctx context.Context) error {
	var one int
	return s.read.QueryRowContext(ctx, "SELECT count(*) FROM (SELECT 1 FROM conversations LIMIT 1)").Scan(&one)
}

// inside runs f in a transaction.
func (s *Store) inside(ctx context.Context, f func(*sql.Tx) error) error {
	tx, err := s.write.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}
