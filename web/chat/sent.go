package chat

import (
	"fmt"
	"log/slog"
	"sync"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// Delivery is an event for several clients. Each encoding is made once, when it is first needed.
type Delivery struct {
	Source      *Source
	Fold        Fold
	Record      Record
	Event       agent.Event
	hub         *Hub
	program     *Program // the program that receives it besides pages; nil: none
	programOnly bool     // not sent to pages

	plain, page, kiosk func() []byte // the frame without a fragment, with one for the chat page, with one for the kiosk
}

func (h *Hub) newDelivery(source *Source, f Fold, r Record, e agent.Event) *Delivery {
	o := &Delivery{hub: h, Source: source, Fold: f, Record: r, Event: e}
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

// frame encodes the event for a client. An answer that is too large becomes an error; programs get all of it over HTTP.
func (o *Delivery) frame(withHTML, kiosk bool) []byte {
	html := ""
	if withHTML && !o.Record.Large {
		html = o.hub.HTML(o, kiosk)
	}
	if o.Record.Large || len(o.Record.Data)+len(html) > maxFrame {
		return o.tooLarge().frame(withHTML, kiosk)
	}
	b, err := Frame(o.Record, html)
	if err != nil {
		slog.Error("event cannot be written as JSON", "type", o.Record.Type, "err", err)
	}
	return b
}

// tooLarge returns the error that replaces an event that is too large.
func (o *Delivery) tooLarge() *Delivery {
	e := agent.ErrorEvent{Code: "54000", Message: fmt.Sprintf(views.English.AnswerLarge, maxFrame>>20)}
	data, err := present.Marshal(e)
	if err != nil {
		slog.Error("event cannot be written as JSON", "type", e.Type(), "err", err)
	}
	r := Record{Seq: o.Record.Seq, Turn: o.Record.Turn, Type: e.Type(), Data: data}
	return o.hub.newDelivery(o.Source, o.Fold, r, e)
}
