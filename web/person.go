package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// roleNames maps roles to their names for users.
var roleNames = map[role]string{visitorRole: chat.Visitor, ownerRole: chat.Owner}

// identify determines the sender of a request and their view; nil if they are not admitted.
func (s *Server) identify(c echo.Context) (p *chat.Requester, r role, err error) {
	p = &chat.Requester{}
	r = s.roleOf(c, p)
	if r == noRole {
		return nil, r, nil
	}
	p.Role = roleNames[r]
	// anybody may be standing at a kiosk
	if s.options.Kiosk || c.Path() == "/kiosk" || c.QueryParam("kiosk") == "1" {
		p.Role = chat.Visitor
	}
	p.View, err = s.view(c.Request().Context(), p.User)
	switch {
	case err == nil:
		return p, r, nil
	case errors.Is(err, chat.ErrNoUser):
		return nil, r, chat.Refuse("forbidden", views.English.NoUser)
	case errors.Is(err, chat.ErrNoRole):
		slog.Warn("a user is refused", "user", p.Name, "err", err)
		return nil, r, chat.Refuse("forbidden", fmt.Sprintf(views.English.NoRole, p.Name))
	}
	slog.Error("the data cannot be shown to a user", "user", p.Name, "err", err)
	return nil, r, chat.Refuse("not_ready", views.English.NotReady)
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

// roleOf returns the role of a request's sender, and fills in the user.
func (s *Server) roleOf(c echo.Context, p *chat.Requester) role {
	a := s.options.Access
	if a.Token != "" && s.hasToken(c) {
		return ownerRole
	}
	switch {
	case a.UserHeader != "":
		if p.Name = s.proxyUser(c.Request()); p.Name != "" {
			return visitorRole
		}
	case a.Open && (a.Token != "" || !isLocal(c)):
		return visitorRole
	case a.Open, a.Token == "":
		if s.options.Kiosk {
			return visitorRole // a user of this machine need not be the owner
		}
		return ownerRole
	}
	return noRole
}

// proxyUser returns the user named by the proxy; empty if there is none, or if there are several headers, of which one
// may be the client's.
func (s *Server) proxyUser(r *http.Request) string {
	if names := r.Header.Values(s.options.Access.UserHeader); len(names) == 1 && isLoggableName(names[0]) {
		return names[0]
	}
	return ""
}

// stripUserHeader removes the user header from requests that do not come from one of the owner's proxies.
func (s *Server) stripUserHeader(next echo.HandlerFunc) echo.HandlerFunc {
	a := s.options.Access
	return func(c echo.Context) error {
		if r := c.Request(); a.UserHeader != "" && !isFromProxy(a.Proxies, r.RemoteAddr) {
			r.Header.Del(a.UserHeader)
		}
		return next(c)
	}
}

// isLoggableName reports whether a name is short and printable.
func isLoggableName(name string) bool {
	return name != "" && len(name) <= 256 && utf8.ValidString(name) &&
		!strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f })
}

// isFromProxy reports whether a connection comes from one of the owner's proxies; only these may name users.
func isFromProxy(proxies []netip.Prefix, remote string) bool {
	at, err := netip.ParseAddrPort(remote)
	if err != nil {
		return false
	}
	return slices.ContainsFunc(proxies, func(p netip.Prefix) bool { return p.Contains(at.Addr().Unmap()) })
}
