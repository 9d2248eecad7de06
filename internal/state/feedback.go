package state

import (
	"context"
	"database/sql"
	"time"
)

// Feedback stores people's feedback on answers.
type Feedback struct{ s *Store }

// Remark is one piece of feedback. Kind says what Data holds: thumbs up or down, an overturned verdict, a correction.
type Remark struct {
	Conversation string
	Turn         int
	Kind         string
	Data         []byte
	Created      time.Time
}

// Add writes a remark with the current time.
func (f *Feedback) Add(ctx context.Context, r Remark) error {
	_, err := f.s.change(ctx, "write feedback",
		"INSERT INTO feedback (conversation, turn, kind, data, created) VALUES ($1, $2, $3, $4, $5)",
		r.Conversation, r.Turn, r.Kind, notNil(r.Data), f.s.now().Unix())
	return err
}

// Of returns the remarks of a kind since the given time, oldest first.
func (f *Feedback) Of(ctx context.Context, kind string, since time.Time) (out []Remark, err error) {
	err = f.s.each(ctx, "read feedback", func(rows *sql.Rows) error {
		var r Remark
		var created int64
		err := rows.Scan(&r.Conversation, &r.Turn, &r.Kind, &r.Data, &created)
		r.Created = time.Unix(created, 0)
		out = append(out, r)
		return err
	}, "SELECT conversation, turn, kind, data, created FROM feedback WHERE kind = $1 AND created >= $2 ORDER BY id",
		kind, max(0, since.Unix()))
	return out, err
}

// Prune deletes the remarks of a kind from before the given time, and returns their number.
func (f *Feedback) Prune(ctx context.Context, kind string, before time.Time) (int64, error) {
	return f.s.change(ctx, "prune feedback", "DELETE FROM feedback WHERE kind = $1 AND created < $2", kind, before.Unix())
}
