package web

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"sync"

	"github.com/a-h/templ"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// outgoing is an event on its way to several clients; each form is made once, when first needed.
type outgoing struct {
	srv    *Server
	source *Source
	fold   chat.Fold
	record chat.Record
	event  agent.Event
	to     *program // the program it is for, besides pages; nil: none
	alone  bool     // not sent to pages

	plain, page, kiosk func() []byte // the frame without a fragment, with one for the chat page, with one for the kiosk
}

func newOutgoing(srv *Server, source *Source, f chat.Fold, r chat.Record, e agent.Event) *outgoing {
	o := &outgoing{srv: srv, source: source, fold: f, record: r, event: e}
	o.plain = sync.OnceValue(func() []byte { return o.frame(false, false) })
	o.page = sync.OnceValue(func() []byte { return o.frame(true, false) })
	o.kiosk = sync.OnceValue(func() []byte { return o.frame(true, true) })
	return o
}

// bytes returns the frame for a client.
func (o *outgoing) bytes(html, kiosk bool) []byte {
	switch {
	case !html:
		return o.plain()
	case kiosk:
		return o.kiosk()
	}
	return o.page()
}

// mostFrame is the maximum size of a frame: a larger one would not be transferred before the connection times out.
const mostFrame = 8 << 20

// frame encodes the event for a client. A too large answer becomes an error; programs get it completely over HTTP.
func (o *outgoing) frame(withHTML, kiosk bool) []byte {
	html := ""
	if withHTML && !o.record.Large {
		html = o.html(kiosk)
	}
	if o.record.Large || len(o.record.Data)+len(html) > mostFrame {
		return o.tooLarge().frame(withHTML, kiosk)
	}
	b, err := chat.Frame(o.record, html)
	if err != nil {
		slog.Error("event cannot be written as JSON", "type", o.record.Type, "err", err)
	}
	return b
}

// tooLarge replaces such an event.
func (o *outgoing) tooLarge() *outgoing {
	e := agent.ErrorEvent{Code: "54000", Message: fmt.Sprintf(views.English.AnswerLarge, mostFrame>>20)}
	data, err := present.Marshal(e)
	if err != nil {
		slog.Error("event cannot be written as JSON", "type", e.Type(), "err", err)
	}
	r := chat.Record{Seq: o.record.Seq, Turn: o.record.Turn, Type: e.Type(), Data: data}
	return newOutgoing(o.srv, o.source, o.fold, r, e)
}

// html is the fragment that shows the event, or the error of making it.
func (o *outgoing) html(kiosk bool) string {
	var b bytes.Buffer
	err := contain.Do("render", func() error {
		c := o.component(kiosk)
		if c == nil {
			return nil
		}
		return c.Render(context.Background(), &b)
	})
	if err == nil && kiosk {
		return clean(b.String())
	}
	if err == nil {
		return b.String()
	}
	b.Reset()
	e := o.srv.asErrorEvent(err, slog.With("type", o.record.Type, "turn", o.record.Turn))
	err = contain.Do("render", func() error {
		return views.Failed(o.failure(e, kiosk)).
			Render(context.Background(), &b)
	})
	if err != nil {
		slog.Error("render an error", "err", err)
		return ""
	}
	return b.String()
}

// component is the templ component for an event, or nil.
func (o *outgoing) component(kiosk bool) templ.Component {
	turn := o.record.Turn
	switch e := o.event.(type) {
	case chat.TurnEvent:
		return views.TurnOpened(views.Said{Turn: turn, Kind: e.Kind, Text: e.Text, Of: e.Of, Kiosk: kiosk,
			Editable: turn >= o.fold.Base})
	case agent.StateEvent:
		return views.Query(present.State(turn, e, kiosk))
	case agent.AlternativesEvent:
		return views.PartChanges(present.Part(e))
	case agent.ClarifyEvent:
		return views.Clarification(present.Card(turn, e))
	case chat.AnsweredEvent:
		return views.Answered(views.Exchange{Turn: turn, ID: e.ID, Question: e.Question, Answer: e.Answer})
	case agent.StepEvent:
		return views.StepMade(views.Step{Turn: turn, Number: e.Number, Thought: e.Thought, SUQL: e.SUQL, Rows: e.Rows,
			Error: e.Error})
	case agent.ProgressEvent:
		return views.Reading(present.Progress(turn, e))
	case chat.QueueEvent:
		return views.Waiting(turn, e.Position)
	case agent.ResultEvent:
		return views.Answer(o.answer(e, kiosk).View())
	case agent.ReplyEvent:
		return views.Spoken(turn, e.Text, e.Declined, kiosk, o.srv.suggestions(o.source))
	case chat.RefusedEvent:
		return views.Notice(e.Message)
	case agent.ErrorEvent:
		return views.Failed(o.failure(e, kiosk))
	case chat.NoticeEvent:
		return views.Notice(e.Message)
	case chat.SourceEvent:
		return o.changed(e.Name)
	}
	return nil
}

// changed introduces the new source and, if it is an upload, how it was understood.
func (o *outgoing) changed(name string) templ.Component {
	switch {
	case o.source == nil || o.source.Name != name: // it no longer exists
		return views.SourceChanged(o.record.Seq, views.English.NoSuchSource)
	case o.source.Uploaded:
		return views.Introduction(o.srv.introduce(o.source))
	}
	return views.SourceChanged(o.record.Seq, o.source.label())
}

// answer is an answer as it is presented.
func (o *outgoing) answer(e agent.ResultEvent, kiosk bool) present.Answer {
	return present.Answer{ResultEvent: e, Turn: o.record.Turn, Question: o.fold.Opened.Text, Data: o.source.data(),
		Suggestions: o.srv.suggestions(o.source), Kiosk: kiosk, Judged: o.srv.options.Judge != nil && !kiosk,
		Takes: kiosk && !o.srv.options.Kiosk}
}

func (o *outgoing) failure(e agent.ErrorEvent, kiosk bool) views.Failure {
	f := o.fold
	return present.Failure(o.record.Turn, f.Opened.Text, f.Opened.Kind == agent.RunMessage, o.record.Turn >= f.Base, e,
		kiosk)
}
