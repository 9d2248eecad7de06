package web

import (
	"context"
	"encoding/json"
	"log/slog"
	"regexp"
	"time"

	"github.com/ask-surely/surely/agent"
)

// How a turn went.
const (
	answeredTurn   = "answered"
	guessedTurn    = "guessed"
	waitingTurn    = "asked" // waiting for a reply to a clarification
	declinedTurn   = "declined"
	failedTurn     = "failed"
	talkTurn       = "talk" // no data was needed
	overturnedTurn = "overturned"
)

// turned records how a turn went, for the owner. The last note of a turn counts.
type turned struct {
	Source     string   `json:"source"`
	Question   string   `json:"question,omitempty"` // empty if visitors' texts are not kept
	SUQL       string   `json:"suql,omitempty"`
	Went       string   `json:"went"`
	Asked      int      `json:"asked,omitempty"` // clarifications
	Confidence float64  `json:"confidence,omitempty"`
	Unused     []string `json:"unused,omitempty"` // unused words
	Calls      int      `json:"calls,omitempty"`  // of the model
	Tokens     int      `json:"tokens,omitempty"`
	Took       int64    `json:"ms"`
}

// VisitorTexts says how much of visitors' texts is stored for the owner.
type VisitorTexts string

const (
	KeepTexts   VisitorTexts = "keep"
	RedactTexts VisitorTexts = "redact" // without addresses, numbers of five digits or more, and quotations
	DropTexts   VisitorTexts = "off"
)

// private matches personal data: mail and web addresses, long numbers, quotations.
var private = regexp.MustCompile(`[\w.+-]+@[\w-]+(\.[\w-]+)+|https?://\S+|\+?\d[\d ()./-]{3,}\d|\d{5,}|"[^"]*"|“[^”]*”|'[^']*'`)

// of returns the part of a text to store.
func (t VisitorTexts) of(text string) string {
	switch t {
	case DropTexts:
		return ""
	case RedactTexts:
		return private.ReplaceAllString(text, "…")
	}
	return text
}

// keptName is the source's name in notes. An upload's name opens it, so it is not written down.
func (s *Source) keptName() string {
	if s.Uploaded {
		return "an upload"
	}
	return s.Name
}

// noted records how a turn went, except for a kiosk's simulated visitor and deleted chats.
func (c *session) noted(w work, last agent.Event, took time.Duration) {
	notes := c.srv.options.Notes
	if notes == nil || last == nil {
		return
	}
	c.mu.Lock()
	id, turn, opening, source := c.id, max(c.fold.Turn, 0), c.fold.Opened, c.source.keptName()
	nobody := c.deleted || c.passing && w.who == ""
	c.mu.Unlock()
	if nobody || opening.Kind == agent.RunMessage {
		return
	}
	keep := c.srv.options.VisitorTexts
	n := turned{Source: source, Question: keep.of(opening.Text), Took: took.Milliseconds()}
	switch e := last.(type) {
	case agent.ResultEvent:
		n.Went, n.SUQL, n.Asked, n.Confidence = answeredTurn, keep.of(e.SUQL), len(e.Turns), e.Confidence
		n.Calls, n.Tokens = e.Stats.ModelCalls, e.Stats.PromptTokens+e.Stats.CompletionTokens
		if e.Guess {
			n.Went = guessedTurn
		}
		if w.message.Type == agent.OverturnMessage {
			n.Went = overturnedTurn
		}
		for _, word := range e.Unused {
			if word = keep.of(word); word != "" {
				n.Unused = append(n.Unused, word)
			}
		}
	case agent.ReplyEvent:
		n.Went, n.Asked = talkTurn, len(e.Turns)
		if e.Declined {
			n.Went = declinedTurn
		}
	case agent.ClarifyEvent:
		n.Went, n.Asked = waitingTurn, 1
	case agent.ErrorEvent:
		n.Went = failedTurn
	default:
		return
	}
	data, err := json.Marshal(n)
	if err == nil {
		ctx, cancel := c.srv.storing()
		defer cancel()
		err = notes.Add(ctx, Note{Kind: TurnNote, Conversation: id, Turn: turn, Data: data})
	}
	if err != nil {
		slog.Error("the outcome of a turn could not be recorded", "err", err)
	}
}

// turnRecord is a turn with its feedback.
type turnRecord struct {
	turned
	Time         time.Time
	Conversation string
	Turn         int
	Bad          bool // thumbs down
	Good         bool
	Reason       string
	overturned   bool
}

// turnsSince reads the turns since a time, oldest first, each once.
func (s *Server) turnsSince(ctx context.Context, since time.Time) ([]*turnRecord, error) {
	notes, err := s.options.Notes.Of(ctx, TurnNote, since)
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
		var t turned
		if json.Unmarshal(n.Data, &t) != nil {
			continue
		}
		key := place{n.Conversation, n.Turn}
		if at[key] == nil {
			at[key] = &turnRecord{Conversation: n.Conversation, Turn: n.Turn}
			out = append(out, at[key])
		}
		turn := at[key]
		turn.overturned = turn.overturned || t.Went == overturnedTurn
		turn.turned, turn.Time = t, n.Created
	}
	judged, err := s.options.Notes.Of(ctx, judgementNote, since)
	if err != nil {
		return nil, err
	}
	for _, n := range judged {
		var j Judgement
		if turn := at[place{n.Conversation, n.Turn}]; turn != nil && json.Unmarshal(n.Data, &j) == nil {
			turn.Good, turn.Bad, turn.Reason = j.Good, !j.Good, j.Reason
		}
	}
	return out, nil
}
