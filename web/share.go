package web

import (
	"net/http"
	"slices"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/views"
)

// A link shows a conversation as it was when the link was made: it is a copy that no token opens, so that whoever has
// it can read it and arrange its tables, and say nothing. To go on, one makes a copy of the copy, with a token of its
// own.

// link reports whether a conversation is a copy to be read.
func (c *Conversation) link() bool { return len(c.TokenHash) == 0 }

// shared is the reply of handleShare.
type shared struct {
	Link string `json:"link" jsonschema:"where the copy is shown, and behind /c/ what it is resumed by"`
}

// forked is the reply of handleFork.
type forked struct {
	Conversation string `json:"conversation"`
	Token        string `json:"token"`
}

// handleShare makes a link to a conversation.
func (s *Server) handleShare(c echo.Context) error {
	from, records, err := s.copied(c)
	if err != nil {
		return err
	}
	of := from.ID
	from.ID, from.TokenHash = random(16), nil
	ctx, cancel := s.storing()
	defer cancel()
	err = s.store.SaveLink(ctx, from, of, records...)
	s.auditRequest(c, Entry{Conversation: of, Source: from.Source, Did: "share", Said: from.ID}, err)
	if err != nil {
		return err
	}
	return c.JSON(http.StatusOK, shared{"/c/" + from.ID})
}

// handleFork makes a conversation of one's own of a link, or of another conversation of one's own.
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
	err = s.store.Save(ctx, from, records...)
	s.auditRequest(c, Entry{Conversation: from.ID, Source: from.Source, Did: "fork", Said: of}, err)
	if err != nil {
		return err
	}
	return c.JSON(http.StatusOK, forked{from.ID, token})
}

// copied is what a copy of the conversation that a request names is to hold: nothing that is being worked on, and
// nothing that names data which a visitor brought, for the name alone lets one ask it.
func (s *Server) copied(c echo.Context) (*Conversation, []Record, error) {
	if !s.mayTurn(c.RealIP()) {
		return nil, nil, refuse("too_fast", s.words.TooFast)
	}
	conv, err := s.opened(c, c.FormValue("conversation"), c.FormValue("token"))
	if err != nil {
		return nil, nil, err
	}
	if src := s.find(viewOf(c), conv.Source); src == nil || src.Uploaded {
		return nil, nil, refuse("forbidden", s.words.NoLink)
	}
	records, err := s.store.Records(c.Request().Context(), conv.ID, 0)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range records {
		e, err := decode(r)
		if err != nil {
			return nil, nil, err
		}
		if named, ok := e.(sourceEvent); ok && !s.served(named.Name) {
			return nil, nil, refuse("forbidden", s.words.NoLink)
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

// closed leaves out a last turn that has not come to anything yet.
func closed(records []Record) []Record {
	f, end := newFold(), 0
	for i, r := range records {
		e, err := decode(r)
		if err != nil {
			return records[:end]
		}
		f.apply(r, e)
		if _, asks := e.(agent.ClarifyEvent); f.closed || asks {
			end = i + 1
		}
	}
	return records[:end]
}

// handleLink shows a link's copy.
func (s *Server) handleLink(c echo.Context) error {
	conv, err := s.store.Load(c.Request().Context(), c.Param("link"))
	if err != nil {
		return err
	}
	if conv == nil || !conv.link() || !conv.theirs(personOf(c)) {
		return refuse("not_found", s.words.UnknownConversation)
	}
	p := s.page(viewOf(c), false)
	p.Copy, p.Uploads, p.Suggestions = conv.ID, false, nil
	return s.render(c, views.Chat(p))
}
