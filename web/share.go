package web

import (
	"net/http"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// A link shows a conversation as it was when the link was made: a copy that no token opens, so that anybody with the
// link can read it and rearrange its tables, but not continue it. To continue, one forks it into a copy with a token.

// shared is the reply of handleShare.
type shared struct {
	Link string `json:"link"`
}

// forked is the reply of handleFork.
type forked struct {
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
}

// handleShare makes a link to a conversation, or takes one back.
func (s *Server) handleShare(c echo.Context) error {
	if link := c.FormValue("undo"); link != "" {
		return s.unshare(c, link)
	}
	from, records, err := s.copied(c)
	if err != nil {
		return err
	}
	of := from.ID
	from.ID, from.TokenHash = random(16), nil
	ctx, cancel := s.storing()
	defer cancel()
	did(c, "share", from.Source, "conversation", of).said = from.ID
	if err := s.store.SaveLink(ctx, from, of, records...); err != nil {
		return err
	}
	return c.JSON(http.StatusOK, shared{"/c/" + from.ID})
}

// unshare deletes a link to a conversation.
func (s *Server) unshare(c echo.Context, link string) error {
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", views.English.TooFast)
	}
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return err
	}
	ctx, cancel := s.storing()
	defer cancel()
	did(c, "unshare", conv.Source, "conversation", conv.ID).said = link
	if err := s.store.DeleteLink(ctx, strings.TrimPrefix(link, "/c/"), conv.ID); err != nil {
		return err
	}
	return c.JSON(http.StatusOK, shared{})
}

// handleFork copies a link, or another conversation of the user, into a new conversation.
func (s *Server) handleFork(c echo.Context) error {
	from, records, err := s.copied(c)
	if err != nil {
		return err
	}
	token := random(16)
	of := from.ID
	from.ID, from.TokenHash, from.User = random(9), hash(token), personOf(c).Name
	ctx, cancel := s.storing()
	defer cancel()
	did(c, "fork", from.Source, "conversation", from.ID).said = of
	if err := s.store.Save(ctx, from, records...); err != nil {
		return err
	}
	return c.JSON(http.StatusOK, forked{from.ID, token})
}

// copied is the content for a copy of the requested conversation: without unfinished work, and without names of
// uploads, since knowing the name is the right to ask them.
func (s *Server) copied(c echo.Context) (*chat.Conversation, []chat.Record, error) {
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return nil, nil, err
	}
	if src := s.find(viewOf(c), conv.Source); src == nil || src.Uploaded {
		return nil, nil, refuse("forbidden", views.English.NoLink)
	}
	records, err := s.store.Records(c.Request().Context(), conv.ID, 0)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range records {
		e, err := chat.Decode(r)
		if err != nil {
			return nil, nil, err
		}
		if named, ok := e.(chat.SourceEvent); ok && !s.served(named.Name) {
			return nil, nil, refuse("forbidden", views.English.NoLink)
		}
	}
	own := *conv
	own.Doing = nil
	return &own, closed(records), nil
}

// served reports whether everybody may ask a source.
func (s *Server) served(name string) bool {
	return slices.ContainsFunc(s.sources, func(src *Source) bool { return src.Name == name })
}

// closed drops an unfinished last turn.
func closed(records []chat.Record) []chat.Record {
	f, end := chat.NewFold(), 0
	for i, r := range records {
		e, err := chat.Decode(r)
		if err != nil {
			return records[:end]
		}
		f.Apply(r, e)
		if _, open := e.(agent.ClarifyEvent); f.Closed || open {
			end = i + 1
		}
	}
	return records[:end]
}

// handleLink shows a link.
func (s *Server) handleLink(c echo.Context) error {
	conv, err := s.store.Load(c.Request().Context(), c.Param("link"))
	if err != nil {
		return err
	}
	if conv == nil || !conv.Link() || !personOf(c).theirs(conv) {
		return refuse("not_found", views.English.NotFound)
	}
	p := s.page(viewOf(c), false)
	p.Copy, p.Uploads, p.Suggestions = conv.ID, false, nil
	return s.render(c, views.Chat(p))
}
