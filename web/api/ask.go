package api

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// askRequest is the body of POST /api/ask.
type askRequest struct {
	Question     string   `json:"question"`
	SUQL         string   `json:"suql"`
	Answers      []string `json:"answers"`
	AskBack      bool     `json:"ask_back"`
	ReplyTo      string   `json:"reply_to"`
	Source       string   `json:"source"`
	Conversation string   `json:"conversation"`
	Token        string   `json:"token"`
}

// check returns an error for an ambiguous or incomplete body.
func (in *askRequest) check() error {
	switch {
	case in.SUQL != "" && in.Question != "", in.ReplyTo != "" && (in.SUQL != "" || in.Question != ""):
		return chat.Refuse("bad_message", "give exactly one of question, suql or reply_to")
	case in.ReplyTo != "" && len(in.Answers) == 0:
		return chat.Refuse("bad_message", "reply_to needs answers, the first of which is the reply")
	case in.ReplyTo != "" && in.Conversation == "":
		return chat.Refuse("bad_message", "reply_to needs the conversation and token that came with the clarification")
	}
	return nil
}

// message returns the message in the body, and the answers that follow it.
func (in *askRequest) message() (m agent.Message, answers []string) {
	switch {
	case in.SUQL != "":
		return agent.Message{Type: agent.RunMessage, SUQL: in.SUQL}, in.Answers
	case in.ReplyTo != "":
		return agent.Message{Type: agent.AnswerMessage, ID: in.ReplyTo, Value: in.Answers[0]}, in.Answers[1:]
	}
	return agent.Message{Type: agent.AskMessage, Text: in.Question}, in.Answers
}

// clarifyReply is the reply with a clarification.
type clarifyReply struct {
	Type          string        `json:"type"` // clarify
	Clarification clarification `json:"asks"`
	Turn          int           `json:"turn"`
	Conversation  string        `json:"conversation"`
	Token         string        `json:"token"`
}

type clarification struct {
	ID       string         `json:"id"`
	Kind     string         `json:"kind"`
	Question string         `json:"question"`
	Because  string         `json:"because,omitempty"`
	Options  []agent.Option `json:"options"`
}

// answerReply is the reply with an answer, and with Conversation and Token for the next question.
type answerReply struct {
	Type string `json:"type"` // result or reply
	agent.ClosedTurn
	Turn         int    `json:"turn"`
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
}

// handleAsk answers one question of a program.
func (s *API) handleAsk(c echo.Context) error {
	in, err := decodeJSON[askRequest](c.Request().Body)
	if err == nil {
		err = in.check()
	}
	if err != nil {
		return err
	}
	m, answers := in.message()
	if text, code := validateMessage(m); code != "" {
		return chat.Refuse(code, text)
	}
	p := chat.NewProgram()
	conv, token, err := s.conversation(c.Request().Context(), &in, request.From(c), p)
	if err != nil {
		return err
	}
	defer func() {
		if c.Request().Context().Err() != nil {
			conv.Abandon(p)
		} else {
			conv.Leave(p)
		}
	}()
	by := request.Sender(c)
	by.Program = p
	t := &programTurn{chat: conv, token: token, by: by, answers: answers, askBack: in.AskBack}
	conv.Accept(m, by)
	return s.closeTurn(c, t)
}

// conversation returns the conversation that a program continues, or a new one. The listener must leave it.
func (s *API) conversation(ctx context.Context, in *askRequest, by *chat.Requester,
	l chat.Listener) (conv *chat.Session, token string, err error) {
	if in.Conversation != "" {
		conv, err = s.Hub.Open(ctx, in.Conversation, in.Token, by, l, 0)
		if err == nil && conv.Link() {
			conv.Leave(l)
			return nil, "", chat.ErrReadOnly
		}
		return conv, in.Token, err
	}
	source := by.View.Sources[0]
	if in.Source != "" {
		if source = s.Find(by.View, in.Source); source == nil {
			return nil, "", chat.ErrNoSource
		}
	}
	conv, token = s.Hub.Begin(source, false, by)
	return conv, token, conv.Attach(ctx, l, token, 0)
}

// closeTurn replies to clarifications until the turn is closed, or there is no reply left, and sends the outcome or the
// clarification.
func (s *API) closeTurn(c echo.Context, t *programTurn) error {
	for {
		select {
		case <-c.Request().Context().Done():
			return nil // nobody is waiting for the answer
		case <-s.Hub.Context().Done():
			return chat.Refuse("57P01", views.English.NotReady)
		case o := <-t.by.Program.Events:
			e, isClarification := o.Event.(agent.ClarifyEvent)
			if !isClarification || t.askBack && len(t.answers) == 0 {
				return s.sendClosed(c, t, o)
			}
			t.reply(e)
		}
	}
}

// programTurn is a program's turn in progress.
type programTurn struct {
	chat    *chat.Session
	token   string
	by      chat.Sender
	answers []string
	askBack bool
}

// reply sends the program's next answer, or skips the clarification.
func (t *programTurn) reply(e agent.ClarifyEvent) {
	value := agent.Skip
	if len(t.answers) > 0 {
		if v := strings.TrimSpace(t.answers[0]); v != "" {
			value = v
		}
		t.answers = t.answers[1:]
	}
	t.chat.Accept(agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: value}, t.by)
}

// sendClosed sends the outcome of a turn, or its clarification.
func (s *API) sendClosed(c echo.Context, t *programTurn, o *chat.Delivery) error {
	switch e := o.Event.(type) {
	case agent.ClarifyEvent:
		return c.JSON(http.StatusOK, clarifyReply{"clarify", clarification{e.ID, e.Kind, e.Question, e.Because,
			append([]agent.Option{}, e.Options...)}, o.Record.Turn, t.chat.ID(), t.token})
	case agent.ResultEvent, agent.ReplyEvent:
		t.chat.Leave(t.by.Program) // so that the answer is not kept in memory while the program reads it
		return s.sendAnswer(c, answerReply{e.Type(), agent.NewClosedTurn(e), o.Record.Turn, t.chat.ID(), t.token})
	case chat.UndoneEvent, chat.SourceEvent: // caused by a page
		return chat.Refuse("57014", views.English.StoppedEarly)
	}
	return turnError(o.Event)
}

// turnError returns the error that explains to a program why there is no answer.
func turnError(e agent.Event) error {
	switch e := e.(type) {
	case chat.NoticeEvent: // the clarification replied to is not open
		return chat.Refuse(e.Code, e.Message)
	case chat.RefusedEvent:
		return chat.Refuse(e.Code, e.Message)
	case agent.ErrorEvent:
		return &suql.Error{Code: e.Code, Message: e.Message, Positions: e.Positions}
	}
	return fmt.Errorf("a turn ended with %s", e.Type())
}

// sendAnswer writes an answer row by row, so that its encoding is never completely in memory.
func (s *API) sendAnswer(c echo.Context, a answerReply) error {
	var rows [][]any
	if a.Result != nil && len(a.Result.Rows) > 0 {
		if err := request.HoldRows(c, a.Result.Bytes()); err != nil {
			return err
		}
		frame := *a.Result
		rows, frame.Rows = frame.Rows, [][]any{}
		a.Result = &frame
	}
	frame, err := present.Marshal(a)
	if err != nil {
		return err
	}
	if rows == nil {
		return c.JSONBlob(http.StatusOK, frame)
	}
	c.Response().Header().Set(echo.HeaderContentType, echo.MIMEApplicationJSON)
	c.Response().WriteHeader(http.StatusOK)
	out := bufio.NewWriterSize(c.Response(), 64<<10)
	if err := errors.Join(present.WriteWithRows(c.Request().Context(), out, frame, rows, ","), out.Flush()); err != nil {
		request.Log(c).Info("an answer was not read", "err", err)
	}
	return nil
}
