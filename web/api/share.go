package api

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/present"
	"github.com/ask-surely/surely/web/request"
)

// shareReply is the reply of handleShare: the copy's path, whose part after /c/ is what a client resumes.
type shareReply struct {
	Link string `json:"link"`
}

// forkReply names a conversation that can be continued.
type forkReply struct {
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
}

// handleShare creates a link to a conversation, or deletes one.
func (s *API) handleShare(c echo.Context) error {
	conv, err := s.Conversation(c)
	if err != nil {
		return err
	}
	if link := c.FormValue("undo"); link != "" {
		request.RecordAction(c, "unshare", conv.Source, "conversation", conv.ID).Input = link
		ctx, cancel := s.Hub.StoreContext()
		defer cancel()
		if err := s.Hub.Store.DeleteLink(ctx, strings.TrimPrefix(link, "/c/"), conv.ID); err != nil {
			return err
		}
		return c.JSON(http.StatusOK, shareReply{})
	}
	d := request.RecordAction(c, "share", conv.Source, "conversation", conv.ID)
	link, err := s.Hub.Share(c.Request().Context(), request.From(c), conv)
	if err != nil {
		return err
	}
	d.Input = link
	return c.JSON(http.StatusOK, shareReply{"/c/" + link})
}

// handleFork copies a link, or another of the user's conversations, into a new conversation.
func (s *API) handleFork(c echo.Context) error {
	conv, err := s.Conversation(c)
	if err != nil {
		return err
	}
	d := request.RecordAction(c, "fork", conv.Source, "conversation", conv.ID)
	id, token, err := s.Hub.Fork(c.Request().Context(), request.From(c), conv)
	if err != nil {
		return err
	}
	d.Input = id
	return c.JSON(http.StatusOK, forkReply{id, token})
}

// handleDeleteChat deletes a conversation.
func (s *API) handleDeleteChat(c echo.Context) error {
	conv, err := s.Conversation(c)
	if err != nil {
		return err
	}
	if conv.Link() {
		return chat.Refuse("read_only", views.English.ReadOnly)
	}
	request.RecordAction(c, "delete", conv.Source, "conversation", conv.ID)
	if err := s.Hub.Delete(conv); err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}

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
	policy := s.VisitorTexts
	request.RecordAnswerAction(c, "judge", a).Input = good
	data, err := json.Marshal(chat.Judgement{Conversation: a.Conversation.ID, Turn: a.Record.Turn,
		Source: a.Source.LoggedName(), Question: policy.Redact(a.Fold.Opened.Text), SUQL: policy.Redact(a.Result.SUQL),
		Good: good == "true", Reason: policy.Redact(string(reason[:min(len(reason), maxReason)]))})
	if err != nil {
		return err
	}
	note := chat.Note{Kind: chat.JudgementNote, Conversation: a.Conversation.ID, Turn: a.Record.Turn, Data: data}
	if err := s.Notes.Add(c.Request().Context(), note); err != nil {
		return err
	}
	return c.NoContent(http.StatusNoContent)
}

// handleExport sends all rows of a turn's answer as a file.
func (s *API) handleExport(c echo.Context) error {
	a, err := s.Answer(c)
	if err != nil {
		return err
	}
	writing, done, err := s.Admit(c, chat.Downloads)
	if err != nil {
		return err
	}
	defer done()
	ctx, leave, err := s.Admit(c, chat.Long) // there may be many rows
	if err != nil {
		return err
	}
	d := request.RecordAnswerAction(c, "export", a)
	err = s.Hub.Complete(ctx, a, c.FormValue("all") == "true")
	leave()
	if err != nil {
		return err
	}
	d.Add("rows", len(a.Result.Rows))
	if err := request.HoldRows(c, a.Result.Result.Bytes()); err != nil {
		return err
	}
	present.ReadArrangement(c.FormValue).Apply(&a.Result, a.Source.Description())
	f, ok := present.Formats[c.FormValue("format")]
	if !ok {
		f = present.Formats["csv"]
	}
	h := c.Response().Header()
	h.Set("Content-Type", f.MediaType)
	h.Set("Content-Disposition", `attachment; filename="`+present.FileName(a.Fold.Opened.Text)+"."+f.Extension+`"`)
	if a.Result.Truncated {
		h.Set("X-Cut-Off", url.PathEscape(fmt.Sprintf(views.English.TruncatedFile, views.English.Number(len(a.Result.Rows)))))
	}
	out := bufio.NewWriterSize(c.Response(), 64<<10)
	err = errors.Join(f.Write(writing, out, a.Result), out.Flush())
	switch {
	case err == nil:
	case c.Response().Committed:
		request.Log(c).Info("a download was aborted", "err", err)
	default:
		h.Del("Content-Disposition")
		return err
	}
	return nil
}
