package chat

import (
	"log/slog"
	"slices"
	"sync"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// Delivery is an event for several clients. Each encoding is made once, when it is first needed.
type Delivery struct {
	By          *Requester // who started the conversation
	Source      *Source
	Fold        Fold
	Record      Record
	Event       agent.Event // an answer has only the rows that fit into a frame
	Whole       agent.Event // the answer with all rows
	hub         *Hub
	program     *Program // the program that receives it besides pages; nil: none
	programOnly bool     // not sent to pages

	// the frame without a fragment, with one for the chat page, and with one for the kiosk
	plain, page, kiosk func() []byte
}

func (h *Hub) newDelivery(by *Requester, source *Source, f Fold, r Record, e agent.Event) *Delivery {
	o := &Delivery{hub: h, By: by, Source: source, Fold: f, Record: r, Event: e, Whole: e}
	o.plain = sync.OnceValue(func() []byte { return o.frame(false, false) })
	o.page = sync.OnceValue(func() []byte { return o.frame(true, false) })
	o.kiosk = sync.OnceValue(func() []byte { return o.frame(true, true) })
	return o
}

// Bytes returns the frame for a client.
func (o *Delivery) Bytes(html, kiosk bool) []byte {
	switch {
	case !html:
		return o.plain()
	case kiosk:
		return o.kiosk()
	}
	return o.page()
}

// maxFrame is the maximum size of a frame: a larger one would not be transferred before the connection times out.
const maxFrame = 8 << 20

// frame encodes the event for a client.
func (o *Delivery) frame(withHTML, kiosk bool) []byte {
	html := ""
	if withHTML {
		html = o.hub.HTML(o, kiosk)
	}
	b, err := Frame(o.Record, html)
	if err != nil {
		slog.Error("event cannot be written as JSON", "type", o.Record.Type, "err", err)
	}
	return b
}

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

// Disconnect ends the program's turn with an error.
func (p *Program) Disconnect(of *Session) {
	e := RefusedEvent{ErrorEvent: agent.ErrorEvent{Code: "57P01", Message: views.English.ContinuedElsewhere}}
	o := of.hub.newDelivery(of.by, of.source, of.fold, Record{Seq: of.seq, Type: e.Type()}, e)
	o.program, o.programOnly = p, true
	p.Deliver(of, o)
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

// Size limits of stored answers in bytes; further rows can be fetched again. The larger limit applies while the
// visitor's allowance lasts, which refills within an hour.
const (
	maxKeptAnswer = 1 << 20
	minKeptAnswer = 16 << 10
)

// storablePart returns the part of an event to store. c.mu is held.
func (c *Session) storablePart(r Record, e agent.Event) Record {
	limit := maxKeptAnswer
	if len(r.Data) > minKeptAnswer && !c.hub.MayStoreAnswer(c.currentVisitor, min(len(r.Data), maxKeptAnswer)) {
		limit = minKeptAnswer
	}
	if _, ok := e.(agent.ResultEvent); !ok || len(r.Data) <= limit {
		return r
	}
	if _, data, err := trimToSize(e, limit); err != nil {
		slog.Error("an answer cannot be shortened", "conversation", c.id, "err", err)
	} else {
		r.Data = data
	}
	return r
}

// trimToSize returns an event with its JSON. An answer keeps only as many rows as fit into limit bytes.
func trimToSize(e agent.Event, limit int) (shown agent.Event, data []byte, err error) {
	answer, ok := e.(agent.ResultEvent)
	if !ok {
		data, err = present.Marshal(e)
		return e, data, err
	}
	for n := countFittingRows(answer.Rows, limit); ; n = n * 3 / 4 {
		if n < len(answer.Rows) {
			answer = firstRows(answer, n)
		}
		if data, err = present.Marshal(answer); err != nil || len(data) <= limit || n == 0 {
			return answer, data, err
		}
	}
}

// countFittingRows returns how many of the first rows have texts that together fit into left bytes.
func countFittingRows(rows [][]any, left int) int {
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
