package chat

import "github.com/ask-surely/surely/agent"

// Program is the listener for a program's request. It gets only the events of its own turn.
type Program struct {
	Events chan *Sent
}

// maxProgramEvents is how many events may wait for the handler: clarifications, and the end of the turn.
const maxProgramEvents = 16

// NewProgram returns a listener.
func NewProgram() *Program { return &Program{make(chan *Sent, maxProgramEvents)} }

func (p *Program) CatchUp(*Session, []*Sent) {}

func (p *Program) Deliver(_ *Session, o *Sent) {
	if _, asks := o.Event.(agent.ClarifyEvent); o.to != p || !asks && !endsTurn(o.Event) {
		return
	}
	select {
	case p.Events <- o:
	default: // it already has its answer
	}
}

// endsTurn reports whether nothing more follows in a program's turn.
func endsTurn(e agent.Event) bool {
	switch e.(type) {
	case agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent, RefusedEvent, NoticeEvent,
		UndoneEvent, SourceEvent:
		return true
	}
	return false
}
