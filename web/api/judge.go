package api

import (
	"encoding/json"
	"net/http"
	"strings"

	"github.com/ask-surely/surely/views"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// maxReason is the maximum length of a reason in characters.
const maxReason = 2000

// handleJudge stores feedback, except from readers of a link.
func (s *API) handleJudge(c echo.Context) error {
	a, err := s.Answer(c)
	if err != nil {
		return err
	}
	if a.Conversation.Link() {
		return chat.Refuse("read_only", views.English.ReadOnly)
	}
	good := c.FormValue("good")
	if good != "true" && good != "false" {
		return chat.Refuse("bad_message", `"good" must be true or false`)
	}
	reason := []rune(strings.TrimSpace(strings.ToValidUTF8(c.FormValue("reason"), "�")))
	keep := s.VisitorTexts
	request.RecordAnswerAction(c, "judge", a).Input = good
	data, err := json.Marshal(chat.Judgement{Conversation: a.Conversation.ID, Turn: a.Record.Turn,
		Source: a.Source.LoggedName(), Question: keep.Redact(a.Fold.Opened.Text), SUQL: keep.Redact(a.Result.SUQL),
		Good: good == "true", Reason: keep.Redact(string(reason[:min(len(reason), maxReason)]))})
	if err != nil {
		return err
	}
	note := chat.Note{Kind: chat.JudgementNote, Conversation: a.Conversation.ID, Turn: a.Record.Turn, Data: data}
	if err := s.Notes.Add(c.Request().Context(), note); err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}
