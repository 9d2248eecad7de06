package api

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// shareReply is the reply of handleShare: the copy's path; the part after /c/ resumes it.
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

// handleFork copies a link, or another conversation of the user, into a new conversation.
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
