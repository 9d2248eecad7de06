package chat

import (
	"context"
	"encoding/json"
	"log/slog"
	"regexp"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
)

// The outcomes of turns.
const (
	Answered   = "answered"
	Guessed    = "guessed"
	Waiting    = "asked" // waiting for a reply to a clarification
	Declined   = "declined"
	Failed     = "failed"
	Talk       = "talk" // no data was needed
	Overturned = "overturned"
)

// Outcome is the outcome of a turn, for the owner. If a turn has several, the last one is used.
type Outcome struct {
	Source       string   `json:"source"`
	Question     string   `json:"question,omitempty"` // empty if visitors' texts are not kept
	SUQL         string   `json:"suql,omitempty"`
	Result       string   `json:"went"`
	Asked        int      `json:"asked,omitempty"` // clarifications
	Confidence   float64  `json:"confidence,omitempty"`
	Unused       []string `json:"unused,omitempty"` // unused words
	Calls        int      `json:"calls,omitempty"`  // calls of the model
	Tokens       int      `json:"tokens,omitempty"`
	Milliseconds int64    `json:"ms"`
}

// Judgement is feedback on an answer, with its question and statement.
type Judgement struct {
	Conversation string `json:"conversation"`
	Turn         int    `json:"turn"`
	Source       string `json:"source"`
	Question     string `json:"question"`
	SUQL         string `json:"suql"`
	Good         bool   `json:"good"`
	Reason       string `json:"reason,omitempty"` // in the person's words
}

// VisitorTexts is the policy for storing visitors' texts for the owner.
type VisitorTexts string

const (
	KeepTexts   VisitorTexts = "keep"
	RedactTexts VisitorTexts = "redact" // without addresses, quotations or numbers of five or more digits
	DropTexts   VisitorTexts = "off"
)

// personalData matches personal data: mail and web addresses, long numbers, quotations.
var personalData = regexp.MustCompile(`[\w.+-]+@[\w-]+(\.[\w-]+)+|https?://\S+|\+?\d[\d ()./-]{3,}\d|\d{5,}|"[^"]*"|“[^”]*”|'[^']*'`)

// Redact returns the part of a text to store.
func (t VisitorTexts) Redact(text string) string {
	switch t {
	case DropTexts:
		return ""
	case RedactTexts:
		return personalData.ReplaceAllString(text, "…")
	}
	return text
}

// Note is an entry kept for the owner's pages.
type Note = state.Remark

// Notes stores notes, oldest first. Its methods are safe for concurrent use.
type Notes interface {
	Add(ctx context.Context, n Note) error
	Of(ctx context.Context, kind string, since time.Time) ([]Note, error)
}

// The kinds of notes.
const (
	TurnNote      = "turn"      // a turn's outcome
	JudgementNote = "judgement" // thumbs up or down
)

// LoggedName returns the source's name for notes and logs. It hides an upload's name, which is sufficient to open it.
func (s *Source) LoggedName() string {
	if s.Uploaded {
		return "an upload"
	}
	return s.Name
}

// recordOutcome stores a turn's outcome, except for a kiosk's simulated visitor and deleted chats.
func (c *Session) recordOutcome(w work, last agent.Event, duration time.Duration) {
	notes := c.hub.Notes
	if notes == nil || last == nil {
		return
	}
	c.mu.Lock()
	id, turn, opening, source := c.id, max(c.fold.Turn, 0), c.fold.Opened, c.source.LoggedName()
	isUnrecorded := c.isDeleted || c.transient && w.Address == ""
	c.mu.Unlock()
	if isUnrecorded || opening.Kind == agent.RunMessage {
		return
	}
	policy := c.hub.VisitorTexts
	n := Outcome{Source: source, Question: policy.Redact(opening.Text), Milliseconds: duration.Milliseconds()}
	switch e := last.(type) {
	case agent.ResultEvent:
		n.Result, n.SUQL, n.Asked, n.Confidence = Answered, policy.Redact(e.SUQL), len(e.Turns), e.Confidence
		n.Calls, n.Tokens = e.Stats.ModelCalls, e.Stats.PromptTokens+e.Stats.CompletionTokens
		if e.Guess {
			n.Result = Guessed
		}
		if w.message.Type == agent.OverturnMessage {
			n.Result = Overturned
		}
		for _, word := range e.Unused {
			if word = policy.Redact(word); word != "" {
				n.Unused = append(n.Unused, word)
			}
		}
	case agent.ReplyEvent:
		n.Result, n.Asked = Talk, len(e.Turns)
		if e.Declined {
			n.Result = Declined
		}
	case agent.ClarifyEvent:
		n.Result, n.Asked = Waiting, 1
	case agent.ErrorEvent:
		n.Result = Failed
	default:
		return
	}
	data, err := json.Marshal(n)
	if err == nil {
		ctx, cancel := c.hub.StoreContext()
		defer cancel()
		err = notes.Add(ctx, Note{Kind: TurnNote, Conversation: id, Turn: turn, Data: data})
	}
	if err != nil {
		slog.Error("the outcome of a turn could not be recorded", "err", err)
	}
}
