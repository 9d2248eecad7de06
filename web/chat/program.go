package chat

import "github.com/ask-surely/surely/agent"

// Program is the listener for a program's request. It hears only of its own turn, whatever else happens in the
// conversation.
type Program struct {
	Events  chan *Sent
	streams bool // it hears every event of its turn, not just those it must act on
}

// Capacity for events waiting for the handler. It needs clarifications and the end of its turn; a stream takes all
// events.
const (
	mostHeard    = 16
	mostStreamed = 256
)

// NewProgram returns a listener; one that streams hears every event of its turn.
func NewProgram(streams bool) *Program {
	if streams {
		return &Program{make(chan *Sent, mostStreamed), true}
	}
	return &Program{make(chan *Sent, mostHeard), false}
}

func (p *Program) CatchUp(_ *Session, missed []*Sent) {
	if p.streams {
		p.hear(missed[0]) // hello
	}
}

func (p *Program) Deliver(_ *Session, o *Sent) {
	_, isQuestion := o.Event.(agent.ClarifyEvent)
	switch {
	case o.to != p:
	case isQuestion, EndsTurn(o.Event), p.streams && len(p.Events) < mostStreamed/2: // the end always has room
		p.hear(o)
	}
}

func (p *Program) hear(o *Sent) {
	select {
	case p.Events <- o:
	default: // it has its answer
	}
}

// EndsTurn reports whether nothing more follows in a program's turn.
func EndsTurn(e agent.Event) bool {
	switch e.(type) {
	case agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent, RefusedEvent, NoticeEvent,
		UndoneEvent, SourceEvent:
		return true
	}
	return false
}
