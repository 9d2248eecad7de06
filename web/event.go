package web

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/present"
)

// The events that web adds to the agent's.

// helloEvent starts a connection, and another conversation on it.
type helloEvent struct {
	Conversation string `json:"conversation"`
	ReadOnly     bool   `json:"read_only,omitempty"` // a link: read-only
	Token        string `json:"token,omitempty"`     // sent once, to the client that begins the conversation
	Source       string `json:"source"`
	Resumed      bool   `json:"resumed,omitempty"`
	Busy         bool   `json:"busy,omitempty"`  // a turn is in progress
	Until        int64  `json:"until,omitempty"` // events up to this number are repeated, not new
}

// turnEvent opens a turn with the person's words. A turn that is asked again replaces itself and all later ones.
type turnEvent struct {
	Kind string `json:"kind"` // ask, run or edit
	Text string `json:"text"`
	At   int    `json:"at"` // the turn's index in the agent's memory
	// run: the answer whose rows it shows, in words; empty for a query of one's own
	Of string `json:"of,omitempty"`

	Program bool `json:"program,omitempty"` // opened by a program, which alone replies to clarifications, besides pages
}

// answeredEvent tells every tab the reply to a clarification.
type answeredEvent struct {
	ID       string `json:"id"`
	Question string `json:"question"`
	Answer   string `json:"answer"` // in the person's words
	Value    string `json:"value"`
}

// undoneEvent reverts a turn; its words are offered for rewording.
type undoneEvent struct {
	Text string `json:"text"`
}

// sourceEvent means that another source is asked from here on.
type sourceEvent struct {
	Name string `json:"name"`
}

// queueEvent is the number of turns ahead of this one.
type queueEvent struct {
	Position int `json:"position"`
}

// noticeEvent refuses a message that opened no turn.
type noticeEvent struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// refusedEvent is the error for a message that would have opened a turn.
type refusedEvent struct{ agent.ErrorEvent }

// unknownEvent was stored by another version; programs get it unchanged, pages show nothing.
type unknownEvent string

func (e unknownEvent) Type() string { return string(e) }

func (helloEvent) Type() string    { return "hello" }
func (turnEvent) Type() string     { return "turn" }
func (answeredEvent) Type() string { return "answered" }
func (undoneEvent) Type() string   { return "undone" }
func (sourceEvent) Type() string   { return "source" }
func (queueEvent) Type() string    { return "queue" }
func (noticeEvent) Type() string   { return "notice" }

// closing reports whether an event of this type ends a turn.
func closing(kind string) bool { return kind == "result" || kind == "reply" || kind == "error" }

// decoders are the stored events.
var decoders = map[string]func(data []byte) (agent.Event, error){
	"turn": decodeAs[turnEvent], "answered": decodeAs[answeredEvent], "undone": decodeAs[undoneEvent],
	"source": decodeAs[sourceEvent], "offers": decodeAs[offersEvent], "state": decodeAs[agent.StateEvent],
	"step": decodeAs[agent.StepEvent], "clarify": decodeAs[agent.ClarifyEvent], "result": decodeAs[agent.ResultEvent],
	"reply": decodeAs[agent.ReplyEvent], "error": decodeAs[agent.ErrorEvent],
}

// decode restores a record's event.
func decode(r Record) (agent.Event, error) {
	as := decoders[r.Type]
	if as == nil {
		return unknownEvent(r.Type), nil
	}
	event, err := as(r.Data)
	if err != nil {
		return nil, fmt.Errorf("stored %s event %d: %w", r.Type, r.Seq, err)
	}
	if answer, ok := event.(agent.ResultEvent); ok {
		answer.Query = r.Query
		return answer, nil
	}
	return event, nil
}

// decodeAs keeps integers, which decoding into any would turn into floats.
func decodeAs[E agent.Event](data []byte) (agent.Event, error) {
	var e E
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	err := d.Decode(&e)
	return e, err
}

// eventHead is what every event has.
type eventHead struct {
	Type string `json:"type"`
	Seq  int64  `json:"seq" jsonschema:"rises within a conversation"`
	Turn int    `json:"turn" jsonschema:"counted from 0"`
	HTML string `json:"html,omitempty" jsonschema:"a fragment of our page, for those who asked for it"`
}

// frame is an event's JSON object: its members after type, seq and turn.
func frame(r Record, html string) ([]byte, error) {
	out, err := present.Marshal(eventHead{r.Type, r.Seq, r.Turn, html})
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

// passing reports whether an event of this type is not stored: the next one supersedes it.
func passing(kind string) bool { return kind == "queue" || kind == "alternatives" }
