package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const tokenLifetime = 90 * 24 * time.Hour

// requireKnownHost refuses requests with an unknown host name. A foreign page can point its own name at this address,
// and browsers would then treat our responses as that page's. IP addresses cannot be claimed this way.
func (s *Server) requireKnownHost(next echo.HandlerFunc) echo.HandlerFunc {
	known := map[string]bool{"localhost": true}
	for _, name := range s.options.Access.Hosts {
		known[strings.ToLower(name)] = true
	}
	for _, origin := range s.options.Origins {
		if u, err := url.Parse(origin); err == nil {
			known[strings.ToLower(u.Hostname())] = true
		}
	}
	return func(c echo.Context) error {
		name := request.Hostname(c.Request().Host)
		if known[name] || strings.HasSuffix(name, ".localhost") || net.ParseIP(name) != nil {
			return next(c)
		}
		s.site.Counts.Refuse(request.UnknownHost)
		return chat.Refuse("unknown_host", views.English.UnknownHost)
	}
}

// requireRole admits users with the needed role, and the owner. Others are asked for the token.
func (s *Server) requireRole(needed string) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			p, role, err := s.identify(c)
			if err != nil {
				return err
			}
			request.SetFrom(c, p)
			if role == needed || role == chat.Owner {
				return next(c)
			}
			s.site.Counts.Refuse(request.NotAdmitted)
			switch a := s.options.Access; {
			case websocket.IsWebSocketUpgrade(c.Request()) && c.QueryParam("html") == "1" && role == "":
				return s.api.RejectUnadmitted(c)
			case a.Token == "" && a.UserHeader == "" && role == "":
				return chat.Refuse("forbidden", views.English.NotFromHere)
			case a.Token == "" && role == "":
				return chat.Refuse("forbidden", views.English.NoUser)
			case a.Token == "":
				return chat.Refuse("forbidden", views.English.NotAllowed)
			case c.Request().Method == http.MethodGet && strings.Contains(c.Request().Header.Get("Accept"), "text/html"):
				return request.RenderWith(c, http.StatusUnauthorized, views.Enter(""))
			}
			c.Response().Header().Set("WWW-Authenticate", "Bearer")
			return chat.Refuse("unauthorized", views.English.TokenRequired)
		}
	}
}

// handleEnter checks a typed token and stores it in a cookie.
func (s *Server) handleEnter(c echo.Context) error {
	token := strings.TrimSpace(c.FormValue("token"))
	if !s.site.Access.IsToken(token) {
		s.site.Counts.Refuse(request.NotAdmitted)
		return request.RenderWith(c, http.StatusUnauthorized, views.Enter(views.English.InvalidToken))
	}
	c.SetCookie(&http.Cookie{Name: request.TokenCookie, Value: token, Path: "/", MaxAge: int(tokenLifetime.Seconds()),
		HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: request.IsSecure(c.Request())})
	return c.Redirect(http.StatusSeeOther, "/")
}

// identify determines the sender of a request and their view; nil if they are not admitted.
func (s *Server) identify(c echo.Context) (p *chat.Requester, role string, err error) {
	user, _ := s.site.Who(c.Request())
	p, role = &chat.Requester{User: user}, user.Role
	if role == "" {
		return nil, role, nil
	}
	// anybody may be standing at a kiosk
	if s.options.Kiosk || c.Path() == "/kiosk" || c.QueryParam("kiosk") == "1" {
		p.Role = chat.Visitor
	}
	p.View, err = s.view(c.Request().Context(), p.User)
	switch {
	case err == nil:
		return p, role, nil
	case errors.Is(err, chat.ErrNoUser):
		return nil, role, chat.Refuse("forbidden", views.English.NoUser)
	case errors.Is(err, chat.ErrNoRole):
		slog.Warn("a user is refused", "user", p.Name, "err", err)
		return nil, role, chat.Refuse("forbidden", fmt.Sprintf(views.English.NoRole, p.Name))
	}
	slog.Error("the data cannot be shown to a user", "user", p.Name, "err", err)
	return nil, role, chat.Refuse("not_ready", views.English.NotReady)
}

// view returns the data visible to a user.
func (s *Server) view(ctx context.Context, u chat.User) (*chat.View, error) {
	if s.options.View == nil {
		return s.site.OwnerView(), nil
	}
	v, err := s.options.View(ctx, u)
	if err != nil || v == nil {
		return s.site.OwnerView(), err
	}
	if _, known := s.suggestedViews.LoadOrStore(v.Key, true); !known && s.site.Hub.Context().Err() == nil {
		s.site.Hub.Go("hints", func() {
			for _, src := range v.Sources {
				s.site.Hints.Find(s.site.Hub.Context(), src.SuggestSource(), 0)
			}
		})
	}
	return v, nil
}
