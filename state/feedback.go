package state

import (
	"context"
	"fmt"
	"time"
)

// Feedback is what people said about answers.
type Feedback struct{ s *Store }

// Remark is one piece of feedback. Kind says what Data holds: a thumb, an overturned verdict, a correction.
type Remark struct {
	Conversation string
	Turn         int
	Kind         string
	Data         []byte
	Created      time.Time
}

// Add writes a remark; its time is now.
func (f *Feedback) Add(ctx context.Context, r Remark) error {
	_, err := f.s.write.ExecContext(ctx,
		"INSERT INTO feedback (conversation, turn, kind, data, created) VALUES ($1, $2, $3, $4, $5)",
		r.Conversation, r.Turn, r.Kind, notNil(r.Data), f.s.now().Unix())
	if err != nil {
		return fmt.Errorf("write feedback: %w", err)
	}
	return nil
}

// Since returns the remarks since a time, oldest first.
func (f *Feedback) Since(ctx context.Context, since time.Time) ([]Remark, error) {
	rows, err := f.s.read.QueryContext(ctx,
		"SELECT conversation, turn, kind, data, created FROM feedback WHERE created >= $1 ORDER BY id", since.Unix())
	if err != nil {
		return nil, fmt.Errorf("read feedback: %w", err)
	}
	defer rows.Close()
	var out []Remark
	for rows.Next() {
		var r Remark
		var created int64
		if err := rows.Scan(&r.Conversation, &r.Turn, &r.Kind, &r.Data, &created); err != nil {
			return nil, fmt.Errorf("read feedback: %w", err)
		}
		r.Created = time.Unix(created, 0)
		out = append(out, r)
	}
	return out, rows.Err()
}
