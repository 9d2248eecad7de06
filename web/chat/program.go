package chat

import "github.com/ask-surely/surely/agent"

// Program is the listener for a program's request. It gets only the events of its own turn.
type Program struct {
	Events chan *Delivery
}

// maxProgramEvents is the number of events that may wait for the handler: clarifications, and the end of the turn.
const maxProgramEvents = 16

// NewProgram returns a listener.
func NewProgram() *Program { return &Program{make(chan *Delivery, maxProgramEvents)} }

func (p *Program) CatchUp(*Session, []*Delivery) {}

func (p *Program) Deliver(_ *Session, o *Delivery) {
	if _, isClarification := o.Event.(agent.ClarifyEvent); o.program != p || !isClarification && !endsTurn(o.Event) {
		return
	}
	select {
	case p.Events <- o:
	default: // it already has its answer
	}
}

// endsTurn reports whether an event is the last one of a program's turn.
func endsTurn(e agent.Event) bool {
	switch e.(type) {
	case agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent, RefusedEvent, NoticeEvent,
		UndoneEvent, SourceEvent:
		return true
	}
	return false
}
