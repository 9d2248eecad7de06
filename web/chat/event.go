package chat

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/present"
)

// Events that the server adds to the agent's.

// HelloEvent begins every connection, and every switch to another conversation.
type HelloEvent struct {
	Conversation string `json:"conversation"`
	ReadOnly     bool   `json:"read_only,omitempty"` // a link: read-only
	Token        string `json:"token,omitempty"`     // sent once, to the client that started the conversation
	Source       string `json:"source"`
	Resumed      bool   `json:"resumed,omitempty"`
	Busy         bool   `json:"busy,omitempty"`  // a turn is in progress
	RepeatedUpTo int64  `json:"until,omitempty"` // events up to this number are repeated, not new
}

// TurnEvent opens a turn with the person's text. An edited turn replaces itself and all later ones.
type TurnEvent struct {
	Kind string `json:"kind"` // ask, run or edit
	Text string `json:"text"`
	At   int    `json:"at"` // the turn's index in the agent's memory
	// run: the answer whose rows it shows, in words; empty for the person's own statement
	RowsOf string `json:"of,omitempty"`

	Program bool `json:"program,omitempty"` // opened by a program; only the program and pages may reply to clarifications
}

// AnsweredEvent shows the reply to a clarification in every tab.
type AnsweredEvent struct {
	ID       string `json:"id"`
	Question string `json:"question"`
	Answer   string `json:"answer"` // in the person's words
	Value    string `json:"value"`
}

// UndoneEvent reverts a turn; its text can be edited and sent again.
type UndoneEvent struct {
	Text string `json:"text"`
}

// SourceEvent reports that later questions are about another source.
type SourceEvent struct {
	Name string `json:"name"`
}

// QueueEvent is a waiting turn's position in the queue, from 1, and about how long it will wait; 0: unknown.
type QueueEvent struct {
	Position int `json:"position"`
	Seconds  int `json:"seconds,omitempty"`
}

// NoticeEvent is a message to the person outside of a turn, such as a refusal.
type NoticeEvent struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// RefusedEvent is the error for a message that would have opened a turn.
type RefusedEvent struct{ agent.ErrorEvent }

// UnknownEvent is an event stored by another version. Programs receive it unchanged, pages do not show it.
type UnknownEvent string

func (e UnknownEvent) Type() string { return string(e) }

func (HelloEvent) Type() string    { return "hello" }
func (TurnEvent) Type() string     { return "turn" }
func (AnsweredEvent) Type() string { return "answered" }
func (UndoneEvent) Type() string   { return "undone" }
func (SourceEvent) Type() string   { return "source" }
func (QueueEvent) Type() string    { return "queue" }
func (NoticeEvent) Type() string   { return "notice" }

// ClosesTurn reports whether an event of this type ends a turn.
func ClosesTurn(kind string) bool { return kind == "result" || kind == "reply" || kind == "error" }

// Decoders decode the stored events, by type.
var Decoders = map[string]func(data []byte) (agent.Event, error){
	"turn": decodeAs[TurnEvent], "answered": decodeAs[AnsweredEvent], "undone": decodeAs[UndoneEvent],
	"source": decodeAs[SourceEvent], "state": decodeAs[agent.StateEvent],
	"step": decodeAs[agent.StepEvent], "clarify": decodeAs[agent.ClarifyEvent], "result": decodeAs[agent.ResultEvent],
	"reply": decodeAs[agent.ReplyEvent], "error": decodeAs[agent.ErrorEvent],
}

// Decode restores a record's event.
func Decode(r Record) (agent.Event, error) {
	decode := Decoders[r.Type]
	if decode == nil {
		return UnknownEvent(r.Type), nil
	}
	event, err := decode(r.Data)
	if err != nil {
		return nil, fmt.Errorf("stored %s event %d: %w", r.Type, r.Seq, err)
	}
	if answer, ok := event.(agent.ResultEvent); ok {
		answer.Query = r.Query
		return answer, nil
	}
	return event, nil
}

// decodeAs decodes an event, without converting integers to floats.
func decodeAs[E agent.Event](data []byte) (agent.Event, error) {
	var e E
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	err := d.Decode(&e)
	return e, err
}

// EventHead holds the members that every event has.
type EventHead struct {
	Type string `json:"type"`
	Seq  int64  `json:"seq"`
	Turn int    `json:"turn"`
	HTML string `json:"html,omitempty"`
}

// Frame returns an event's JSON object: type, seq and turn, followed by its own members.
func Frame(r Record, html string) ([]byte, error) {
	out, err := present.Marshal(EventHead{r.Type, r.Seq, r.Turn, html})
	if err != nil {
		return nil, err
	}
	body := bytes.TrimSpace(r.Data)
	if len(body) <= 2 {
		return out, nil
	}
	out = append(out[:len(out)-1], ',')
	return append(out, body[1:]...), nil
}

// isTransient reports whether an event of this type is not stored: the next one supersedes it.
func isTransient(kind string) bool { return kind == "queue" || kind == "alternatives" }

// Fold is the state derived from a conversation's events up to some number.
type Fold struct {
	Turn    int       // -1 before the first
	Base    int       // the first turn in the agent's memory
	Opened  TurnEvent // what opened the turn
	Pending *agent.ClarifyEvent
	SUQL    string // the turn's statement, once known
	Closed  bool
	At      []int // by turn: its index in the agent's memory
}

// NewFold returns the state before the first event.
func NewFold() Fold { return Fold{Turn: -1, Closed: true} }

// Apply processes the next event.
func (f *Fold) Apply(r Record, e agent.Event) {
	switch e := e.(type) {
	case TurnEvent:
		f.Turn, f.Opened, f.Pending, f.SUQL, f.Closed = r.Turn, e, nil, "", false
		if e.Kind == agent.RunMessage {
			f.SUQL = e.Text
		}
		f.At = append(f.At[:min(r.Turn, len(f.At)):min(r.Turn, len(f.At))], e.At)
	case UndoneEvent:
		f.Turn, f.Opened, f.Pending, f.SUQL, f.Closed = r.Turn-1, TurnEvent{}, nil, "", true
	case AnsweredEvent:
		f.Pending = nil
	case agent.ClarifyEvent:
		f.Pending, f.Closed = &e, false
	case SourceEvent:
		f.Base, f.Pending = f.Turn+1, nil
	case agent.ResultEvent:
		f.SUQL = e.SUQL
		f.Pending, f.Closed = nil, true
	case agent.ReplyEvent, agent.ErrorEvent:
		f.Pending, f.Closed = nil, true
	}
}

// entry is a stored event with the state after it.
type entry struct {
	Record
	event agent.Event
	fold  Fold
}

// replay decodes records and applies them in order.
func replay(records []Record) ([]entry, error) {
	fold, entries := NewFold(), make([]entry, len(records))
	for i, r := range records {
		e, err := Decode(r)
		if err != nil {
			return nil, err
		}
		fold.Apply(r, e)
		entries[i] = entry{r, e, fold}
	}
	return entries, nil
}

// DropSuperseded drops the records of turns that were later repeated or undone, and superseded states.
func DropSuperseded(records []Record) []Record {
	keep := make([]Record, 0, len(records))
	first := math.MaxInt // the lowest number of the turns opened later
	hasState := map[int]bool{}
	for _, r := range slices.Backward(records) {
		if r.Turn >= first && r.Type != "source" {
			continue
		}
		if r.Type == "turn" || r.Type == "undone" {
			first = r.Turn
		}
		if r.Type == "undone" {
			continue
		}
		if r.Type == "state" {
			if hasState[r.Turn] {
				continue
			}
			hasState[r.Turn] = true
		}
		keep = append(keep, r)
	}
	slices.Reverse(keep)
	return keep
}
