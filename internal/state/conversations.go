package state

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"
)

// Conversations stores the chats. The content of their Data is up to the caller.
type Conversations struct {
	s     *Store
	known *int64 // the last event that the writer knows of; nil: it need not know
}

// ErrSuperseded means that another server has continued a conversation, so that what this one knows of it is outdated.
var ErrSuperseded = errors.New("another server has continued the conversation")

// Knowing returns the conversations for a writer that knows the events of a conversation up to a number. If others have
// been stored, its writes fail with ErrSuperseded and store nothing: of two servers that continue one conversation at
// the same time, one stores its turn.
func (c *Conversations) Knowing(seq int64) *Conversations { return &Conversations{c.s, &seq} }

// checkKnown returns ErrSuperseded if there are events that the writer does not know, except those it is about to write
// again, because it did not learn that they were stored. The conversation's row must be locked.
func (c *Conversations) checkKnown(ctx context.Context, tx *sql.Tx, id string, events []Event) error {
	if c.known == nil {
		return nil
	}
	var last Event
	err := tx.QueryRowContext(ctx, "SELECT seq, data FROM events WHERE conversation = $1 ORDER BY seq DESC LIMIT 1", id).
		Scan(&last.Seq, &last.Data)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil
	case err != nil:
		return err
	case last.Seq <= *c.known:
		return nil
	}
	if slices.ContainsFunc(events, func(e Event) bool { return e.Seq == last.Seq && bytes.Equal(e.Data, last.Data) }) {
		return nil
	}
	return ErrSuperseded
}

// Conversation is one chat. Token is the client's key to it.
type Conversation struct {
	ID      string
	Token   string
	Data    []byte
	Created time.Time
	Updated time.Time
}

// Event is a message to the client, numbered within its conversation, so that a client that lost its connection can be
// sent what it missed.
type Event struct {
	Seq  int64
	Data []byte
}

// Save writes a conversation and adds events to it in one transaction. An existing conversation keeps its token, and
// gets no older if the clock goes back, so that it does not expire when the clock is set right.
func (c *Conversations) Save(ctx context.Context, id, token string, data []byte, events ...Event) error {
	now := c.s.now().Unix()
	err := c.s.commit(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO conversations (id, token, data, created, updated) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (id) DO UPDATE SET data = excluded.data, updated = CASE WHEN conversations.updated > excluded.updated
				THEN conversations.updated ELSE excluded.updated END`, id, token, notNil(data), now, now); err != nil {
			return err
		}
		return c.appendEvents(ctx, tx, id, events)
	})
	return wrapError("save conversation", err)
}

// SaveLink stores a copy of a conversation without a token. The copy is deleted with the original.
func (c *Conversations) SaveLink(ctx context.Context, id, original string, data []byte, events ...Event) error {
	now := c.s.now().Unix()
	err := c.s.inTx(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx,
			"INSERT INTO conversations (id, token, data, created, updated, copied) VALUES ($1, '', $2, $3, $4, $5)",
			id, notNil(data), now, now, original); err != nil {
			return err
		}
		return c.appendEvents(ctx, tx, id, events)
	})
	return wrapError("save a link", err)
}

// DeleteLink deletes a copy of a conversation.
func (c *Conversations) DeleteLink(ctx context.Context, id, original string) error {
	_, err := c.remove(ctx, c.s.limit, "id = $1 AND copied = $2", id, original)
	return wrapError("delete a link", err)
}

// Load returns a conversation, or ErrNotFound.
func (c *Conversations) Load(ctx context.Context, id string) (*Conversation, error) {
	out := &Conversation{ID: id}
	var created, updated int64
	err := c.s.row(ctx, c.s.read, []any{&out.Token, &out.Data, &created, &updated},
		"SELECT token, data, created, updated FROM conversations WHERE id = $1", id)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("load conversation: %w", err)
	}
	out.Created, out.Updated = time.Unix(created, 0), time.Unix(updated, 0)
	return out, nil
}

// Expire deletes the conversations that have not been updated since the given time, and returns their number. It also
// deletes older feedback whose conversation is gone.
func (c *Conversations) Expire(ctx context.Context, before time.Time) (int64, error) {
	n, err := c.remove(ctx, maintenance, "updated < $1", before.Unix())
	if err == nil {
		err = c.s.inTxFor(ctx, maintenance, func(tx *sql.Tx) error {
			_, err := tx.ExecContext(ctx, "DELETE FROM feedback WHERE created < $1 AND conversation <> '' "+
				"AND conversation NOT IN (SELECT id FROM conversations)", before.Unix())
			return err
		})
	}
	return n, wrapError("expire conversations", err)
}

// Trim deletes the oldest conversations while the size of the state file exceeds most, in bytes, and returns their
// number. A PostgreSQL database is not trimmed.
func (c *Conversations) Trim(ctx context.Context, most int64) (deleted int64, err error) {
	for {
		size, err := c.s.Size(ctx) // 0 in PostgreSQL
		if err != nil || size <= most {
			return deleted, wrapError("trim conversations", err)
		}
		n, err := c.remove(ctx, maintenance,
			"id IN (SELECT id FROM conversations ORDER BY updated, id LIMIT 1 + (SELECT count(*) FROM conversations) / 20)")
		if err != nil || n == 0 {
			return deleted, wrapError("trim conversations", err)
		}
		deleted += n
	}
}

// Delete deletes a conversation, if it exists.
func (c *Conversations) Delete(ctx context.Context, id string) error {
	_, err := c.remove(ctx, c.s.limit, "id = $1", id)
	return wrapError("delete conversation", err)
}

// remove deletes the conversations selected by an SQL condition (which), together with their events and feedback, and
// returns their number.
func (c *Conversations) remove(ctx context.Context, limit time.Duration, which string, args ...any) (n int64,
	err error) {
	err = c.s.inTxFor(ctx, limit, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "DELETE FROM feedback WHERE conversation IN (SELECT id FROM conversations WHERE "+
			which+")", args...); err != nil {
			return err
		}
		r, err := tx.ExecContext(ctx, "DELETE FROM conversations WHERE "+which, args...)
		if err != nil {
			return err
		}
		n, err = r.RowsAffected()
		return err
	})
	if err == nil {
		c.s.erase(ctx)
	}
	return n, err
}

// Append adds events to a stored conversation, except those whose numbers it already has.
func (c *Conversations) Append(ctx context.Context, id string, events ...Event) error {
	err := c.s.commit(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "UPDATE conversations SET updated = updated WHERE id = $1", id); err != nil {
			return err // the row is locked by this
		}
		return c.appendEvents(ctx, tx, id, events)
	})
	return wrapError("append events", err)
}

func (c *Conversations) appendEvents(ctx context.Context, tx *sql.Tx, id string, events []Event) error {
	if err := c.checkKnown(ctx, tx, id, events); err != nil {
		return err
	}
	for _, e := range events {
		if _, err := tx.ExecContext(ctx,
			"INSERT INTO events (conversation, seq, data) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
			id, e.Seq, notNil(e.Data)); err != nil {
			return err
		}
	}
	return nil
}

// After returns the events with numbers above seq, in order.
func (c *Conversations) After(ctx context.Context, id string, seq int64) (out []Event, err error) {
	err = c.s.each(ctx, "read events", func(rows *sql.Rows) error {
		var e Event
		err := rows.Scan(&e.Seq, &e.Data)
		out = append(out, e)
		return err
	}, "SELECT seq, data FROM events WHERE conversation = $1 AND seq > $2 ORDER BY seq", id, seq)
	return out, err
}

func notNil(b []byte) []byte { return append([]byte{}, b...) }
