package pages

import (
	"context"
	"encoding/json"
	"time"

	"github.com/ask-surely/surely/web/chat"
)

// turnRecord is a turn with its feedback.
type turnRecord struct {
	chat.Outcome
	Time         time.Time
	Conversation string
	Turn         int
	Bad          bool // thumbs down
	Good         bool
	Reason       string
	overturned   bool
}

// turnsSince returns the turns since a time with their latest outcome, oldest first.
func (s *Pages) turnsSince(ctx context.Context, since time.Time) ([]*turnRecord, error) {
	notes, err := s.Notes.Of(ctx, chat.TurnNote, since)
	if err != nil {
		return nil, err
	}
	type place struct {
		conversation string
		turn         int
	}
	at := map[place]*turnRecord{}
	var out []*turnRecord
	for _, n := range notes {
		var t chat.Outcome
		if json.Unmarshal(n.Data, &t) != nil {
			continue
		}
		key := place{n.Conversation, n.Turn}
		if at[key] == nil {
			at[key] = &turnRecord{Conversation: n.Conversation, Turn: n.Turn}
			out = append(out, at[key])
		}
		turn := at[key]
		turn.overturned = turn.overturned || t.Result == chat.Overturned
		turn.Outcome, turn.Time = t, n.Created
	}
	judged, err := s.Notes.Of(ctx, chat.JudgementNote, since)
	if err != nil {
		return nil, err
	}
	for _, n := range judged {
		var j chat.Judgement
		if turn := at[place{n.Conversation, n.Turn}]; turn != nil && json.Unmarshal(n.Data, &j) == nil {
			turn.Good, turn.Bad, turn.Reason = j.Good, !j.Good, j.Reason
		}
	}
	return out, nil
}
