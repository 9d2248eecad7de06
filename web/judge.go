package web

import (
	"net/http"
	"strings"

	"github.com/ask-surely/surely/views"
	"github.com/labstack/echo/v4"
)

// Judgement is feedback on an answer, with what the owner needs to see what went wrong.
type Judgement struct {
	Conversation string `json:"conversation"`
	Turn         int    `json:"turn"`
	Source       string `json:"source"`
	Question     string `json:"question"`
	SUQL         string `json:"suql"`
	Good         bool   `json:"good"`
	Reason       string `json:"reason,omitempty"` // in the person's words
}

// mostReason is the maximum length of a reason in characters.
const mostReason = 2000

// handleJudge stores feedback, except from readers of a link.
func (s *Server) handleJudge(c echo.Context) error {
	a, err := s.answeredBy(c)
	if err != nil {
		return err
	}
	if a.conv.Link() {
		return refuse("read_only", views.English.ReadOnly)
	}
	good := c.FormValue("good")
	if good != "true" && good != "false" {
		return refuse("bad_message", `"good" must be true or false`)
	}
	reason := []rune(strings.TrimSpace(strings.ToValidUTF8(c.FormValue("reason"), "�")))
	keep := s.options.VisitorTexts
	a.did(c, "judge").said = good
	err = s.options.Judge(c.Request().Context(), Judgement{Conversation: a.conv.ID, Turn: a.record.Turn,
		Source: a.source.keptName(), Question: keep.of(a.fold.Opened.Text), SUQL: keep.of(a.event.SUQL), Good: good == "true",
		Reason: keep.of(string(reason[:min(len(reason), mostReason)]))})
	if err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}
