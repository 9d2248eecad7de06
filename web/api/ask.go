package api

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/input"
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

// handleAsk answers one question from a program. It replies to clarifications with the program's answers and then,
// unless the program wants to be asked, skips the rest.
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
	ctx, p := c.Request().Context(), chat.NewProgram()
	conv, token, err := s.conversation(ctx, &in, request.From(c), p)
	if err != nil {
		return err
	}
	defer func() {
		if ctx.Err() != nil {
			conv.Abandon(p)
		} else {
			conv.Leave(p)
		}
	}()
	by := request.Sender(c)
	by.Program = p
	for {
		conv.Accept(m, by)
		select {
		case <-ctx.Done():
			return nil // nobody is waiting for the answer
		case <-s.Hub.Context().Done():
			return chat.Refuse("57P01", views.English.NotReady)
		case o := <-p.Events:
			e, isClarification := o.Event.(agent.ClarifyEvent)
			switch {
			case !isClarification:
				conv.Leave(p) // so that the answer is not kept in memory while the program reads it
				return s.sendOutcome(c, o, conv.ID(), token)
			case in.AskBack && len(answers) == 0:
				return c.JSON(http.StatusOK, clarifyReply{"clarify", clarification{e.ID, e.Kind, e.Question, e.Because,
					append([]agent.Option{}, e.Options...)}, o.Record.Turn, conv.ID(), token})
			}
			m = agent.Message{Type: agent.AnswerMessage, ID: e.ID, Value: agent.Skip}
			if len(answers) > 0 {
				m.Value = cmp.Or(strings.TrimSpace(answers[0]), agent.Skip)
				answers = answers[1:]
			}
		}
	}
}

// conversation returns the conversation that a program continues, or a new one. It adds the listener, which must leave
// the conversation later.
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

// sendOutcome sends an answer, or the reason why there is none.
func (s *API) sendOutcome(c echo.Context, o *chat.Delivery, conversation, token string) error {
	switch e := o.Whole.(type) {
	case agent.ResultEvent, agent.ReplyEvent:
		return s.sendAnswer(c, answerReply{e.Type(), agent.NewClosedTurn(e), o.Record.Turn, conversation, token})
	case chat.UndoneEvent, chat.SourceEvent: // caused by a page
		return chat.Refuse("57014", views.English.StoppedEarly)
	case chat.NoticeEvent: // the clarification replied to is not open
		return chat.Refuse(e.Code, e.Message)
	case chat.RefusedEvent:
		return chat.Refuse(e.Code, e.Message)
	case agent.ErrorEvent:
		return &suql.Error{Code: e.Code, Message: e.Message, Positions: e.Positions}
	default:
		return fmt.Errorf("a turn ended with %s", e.Type())
	}
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

// maxFound is the maximum number of passages returned.
const maxFound = 100

// handleSearch finds passages of a source's texts for programs. While the index is being built, it searches the
// finished part and reports the progress.
func (s *API) handleSearch(c echo.Context) error {
	question := strings.TrimSpace(c.QueryParam("question"))
	if question == "" || len(question) > textLimit {
		return chat.Refuse("bad_message", "the parameter \"question\" is required; it may have at most 8 KiB")
	}
	n := 10
	if value := c.QueryParam("n"); value != "" {
		var ok bool
		if n, ok = input.Number(value, 1, maxFound); !ok {
			return chat.Refuse("bad_message", "\"n\" must be a number from 1 to "+strconv.Itoa(maxFound))
		}
	}
	src := request.View(c).Sources[0]
	if name := c.QueryParam("source"); name != "" {
		src = s.Find(request.View(c), name)
	}
	if src == nil || src.Search == nil {
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	}
	d := request.RecordAction(c, "search", src.Name)
	d.Input = question
	found, err := src.Search(c.Request().Context(), question, n)
	if err != nil {
		return err
	}
	d.Add("rows", len(found))
	return c.JSON(http.StatusOK, searchReply{found, src.Progress()})
}

// searchReply is the reply of /api/search.
type searchReply struct {
	Found    []chat.Passage `json:"found"`
	Indexing string         `json:"indexing,omitempty"` // its progress
}
