package chat

import (
	"encoding/json"
	"log/slog"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/present"
)

// Limits in bytes of stored answers, whose rows can be fetched again. A visitor's answers are stored up to the larger
// limit while an allowance lasts that refills within an hour.
const (
	maxKeptAnswer = 1 << 20
	minKeptAnswer = 16 << 10
)

// storablePart returns the part of an event to store. c.mu is held.
func (c *Session) storablePart(r Record, e agent.Event) Record {
	answer, ok := e.(agent.ResultEvent)
	if !ok {
		return r
	}
	limit := maxKeptAnswer
	if len(r.Data) > minKeptAnswer && !c.hub.MayStoreAnswer(c.currentVisitor, min(len(r.Data), maxKeptAnswer)) {
		limit = minKeptAnswer
	}
	n := len(answer.Rows)
	if r.Large {
		n = countFittingRows(answer.Rows)
	}
	for n /= 2; len(r.Data) > limit || r.Large; n /= 2 {
		data, err := json.Marshal(firstRows(answer, n))
		if err != nil {
			slog.Error("an answer cannot be shortened", "conversation", c.id, "err", err)
			return r
		}
		r.Data, r.Large = data, false
		if n == 0 {
			break
		}
	}
	return r
}

// encodeEvent returns an event as JSON, with only the rows that fit into a frame.
func encodeEvent(e agent.Event) (data []byte, large bool, err error) {
	if answer, ok := e.(agent.ResultEvent); ok {
		if n := countFittingRows(answer.Rows); n < len(answer.Rows) {
			e, large = firstRows(answer, n), true
		}
	}
	data, err = present.Marshal(e)
	return data, large || len(data) > maxFrame, err
}

// countFittingRows returns a number of rows whose texts fit into a frame.
func countFittingRows(rows [][]any) int {
	left := maxFrame
	for i, row := range rows {
		for _, v := range row {
			if s, ok := v.(string); ok {
				left -= len(s)
			}
		}
		if left < 0 {
			return i
		}
	}
	return len(rows)
}

// firstRows returns an answer with only its first rows.
func firstRows(e agent.ResultEvent, n int) agent.ResultEvent {
	e.Rows, e.Truncated = e.Rows[:n:n], true
	e.Evidence = slices.DeleteFunc(slices.Clone(e.Evidence), func(v suql.Evidence) bool { return v.Row >= n })
	e.Warnings = slices.DeleteFunc(slices.Clone(e.Warnings), func(w suql.Warning) bool { return w.Row >= n })
	return e
}
