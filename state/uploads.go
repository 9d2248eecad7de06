package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Uploads are the files that people brought to a conversation.
type Uploads struct{ s *Store }

// Upload is one file. Path is where its content lies.
type Upload struct {
	ID           string
	Conversation string
	Name         string
	Path         string
	Size         int64
	Created      time.Time
}

// Add notes an upload; its time is now.
func (u *Uploads) Add(ctx context.Context, up Upload) error {
	_, err := u.s.write.ExecContext(ctx, "INSERT INTO uploads (id, conversation, name, path, size, created) VALUES ($1, $2, $3, $4, $5, $6)",
		up.ID, up.Conversation, up.Name, up.Path, up.Size, u.s.now().Unix())
	if err != nil {
		return fmt.Errorf("note upload: %w", err)
	}
	return nil
}

// Of returns a conversation's uploads, oldest first.
func (u *Uploads) Of(ctx context.Context, conversation string) ([]Upload, error) {
	return u.list(ctx, "conversation = $1", conversation)
}

// Before returns the uploads from before a time, oldest first: those that may go.
func (u *Uploads) Before(ctx context.Context, t time.Time) ([]Upload, error) {
	return u.list(ctx, "created < $1", t.Unix())
}

func (u *Uploads) list(ctx context.Context, where string, arg any) ([]Upload, error) {
	rows, err := u.s.read.QueryContext(ctx, "SELECT id, conversation, name, path, size, created FROM uploads WHERE "+where+" ORDER BY created, id", arg)
	if err != nil {
		return nil, fmt.Errorf("list uploads: %w", err)
	}
	defer rows.Close()
	var out []Upload
	for rows.Next() {
		var up Upload
		var created int64
		if err := rows.Scan(&up.ID, &up.Conversation, &up.Name, &up.Path, &up.Size, &created); err != nil {
			return nil, fmt.Errorf("list uploads: %w", err)
		}
		up.Created = time.Unix(created, 0)
		out = append(out, up)
	}
	return out, rows.Err()
}

// Find returns one upload, or ErrNotFound.
func (u *Uploads) Find(ctx context.Context, id string) (*Upload, error) {
	up := &Upload{ID: id}
	var created int64
	err := u.s.read.QueryRowContext(ctx, "SELECT conversation, name, path, size, created FROM uploads WHERE id = $1", id).Scan(&up.Conversation, &up.Name, &up.Path, &up.Size, &created)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, fmt.Errorf("find upload: %w", ErrNotFound)
	case err != nil:
		return nil, fmt.Errorf("find upload: %w", err)
	}
	up.Created = time.Unix(created, 0)
	return up, nil
}

// Delete forgets an upload; the file is the caller's.
func (u *Uploads) Delete(ctx context.Context, id string) error {
	if _, err := u.s.write.ExecContext(ctx, "DELETE FROM uploads WHERE id = $1", id); err != nil {
		return fmt.Errorf("delete upload: %w", err)
	}
	return nil
}
