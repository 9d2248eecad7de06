package pages

import (
	"bytes"
	"context"
	_ "embed"
	"log/slog"
	"regexp"
	"strings"

	"github.com/a-h/templ"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
)

// Fragment renders the part of the page that shows an event, or an error if that fails.
func (s *Pages) Fragment(o *chat.Delivery, kiosk bool) string {
	var b bytes.Buffer
	err := contain.Do("render", func() error {
		c := s.component(o, kiosk)
		if c == nil {
			return nil
		}
		return c.Render(context.Background(), &b)
	})
	if err == nil && kiosk {
		return censor(b.String())
	}
	if err == nil {
		return b.String()
	}
	b.Reset()
	e := s.Hub.Explain(err, slog.With("type", o.Record.Type, "turn", o.Record.Turn))
	err = contain.Do("render", func() error {
		return views.FailedTurn(failure(o, e, kiosk)).
			Render(context.Background(), &b)
	})
	if err != nil {
		slog.Error("could not render an error", "err", err)
		return ""
	}
	return b.String()
}

// component returns the templ component for an event, or nil.
func (s *Pages) component(o *chat.Delivery, kiosk bool) templ.Component {
	turn := o.Record.Turn
	switch e := o.Event.(type) {
	case chat.HelloEvent:
		if kiosk || e.ReadOnly {
			return nil
		}
		g := s.greet(o.Source, o.By, false)
		if e.Resumed { // the chat shows what it was asked
			g.Introduced = views.Introduced{}
		}
		return views.Greet(g)
	case chat.TurnEvent:
		return views.TurnOpened(views.OpeningMessage{Turn: turn, Kind: e.Kind, Text: e.Text, RowsOf: e.RowsOf, Kiosk: kiosk,
			Editable: turn >= o.Fold.Base})
	case agent.StateEvent:
		return views.Query(present.State(turn, e, kiosk))
	case agent.AlternativesEvent:
		return views.PartChangePanel(present.Part(e))
	case agent.ClarifyEvent:
		return views.Clarification(present.Card(turn, e))
	case chat.AnsweredEvent:
		return views.Answered(views.Exchange{Turn: turn, ID: e.ID, Question: e.Question, Answer: e.Answer})
	case agent.StepEvent:
		return views.IntermediateStep(views.Step{Turn: turn, Number: e.Number, Thought: e.Thought, SUQL: e.SUQL, Rows: e.Rows,
			Error: e.Error})
	case agent.ProgressEvent:
		return views.ReadingProgress(present.Progress(turn, e))
	case chat.QueueEvent:
		return views.QueuePlace(turn, e.Position, e.Seconds)
	case agent.ResultEvent:
		return views.Answer(s.answer(o, e, kiosk).View())
	case agent.ReplyEvent:
		return views.ReplyTurn(turn, e.Text, e.Declined, kiosk, s.Suggestions(o.Source))
	case chat.RefusedEvent:
		return views.Notice(e.Message)
	case agent.ErrorEvent:
		return views.FailedTurn(failure(o, e, kiosk))
	case chat.NoticeEvent:
		return views.Notice(e.Message)
	case chat.SourceEvent:
		return s.sourceChanged(o, e.Name, kiosk)
	}
	return nil
}

// sourceChanged returns the component that shows the new source, or introduces an upload, with the greeting of a chat
// that has not begun.
func (s *Pages) sourceChanged(o *chat.Delivery, name string, kiosk bool) templ.Component {
	if o.Source == nil || o.Source.Name != name { // it no longer exists
		return views.SourceChanged(o.Record.Seq, views.English.SourceUnavailable)
	}
	shown, g := views.SourceChanged(o.Record.Seq, o.Source.Title()), s.greet(o.Source, o.By, kiosk)
	if o.Source.Uploaded {
		shown, g.Introduced = views.Introduction(s.introduce(o.Source)), views.Introduced{}
	}
	if kiosk {
		return shown
	}
	return templ.Join(shown, views.Greet(g))
}

// answer returns an answer for presentation.
func (s *Pages) answer(o *chat.Delivery, e agent.ResultEvent, kiosk bool) present.Answer {
	return present.Answer{ResultEvent: e, Turn: o.Record.Turn, Question: o.Fold.Opened.Text, Data: o.Source.Data(),
		Source: o.Source.Name, MaySettle: !kiosk && o.Source.MaySettle(o.By), Suggestions: s.Suggestions(o.Source),
		Kiosk: kiosk, IsPrivate: o.Source.Uploaded, AsksFeedback: s.Notes != nil && !kiosk && !o.Source.Uploaded}
}

func failure(o *chat.Delivery, e agent.ErrorEvent, kiosk bool) views.Failure {
	f := o.Fold
	return present.Failure(o.Record.Turn, f.Opened.Text, f.Opened.Kind == agent.RunMessage, o.Record.Turn >= f.Base, e,
		kiosk)
}

//go:embed abusive.txt
var abusiveWords string

// abusive matches words that a public screen must not repeat.
var abusive = regexp.MustCompile(`(?i)\b(` + strings.Join(strings.Fields(abusiveWords), "|") + `)\w*`)

// censor removes abusive words from a fragment for a kiosk.
func censor(html string) string { return abusive.ReplaceAllString(html, "…") }
