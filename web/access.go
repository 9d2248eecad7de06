package web

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const (
	tokenCookie   = "surely"
	tokenLifetime = 90 * 24 * time.Hour
)

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

// hasToken reports whether a request carries the owner's token.
func (s *Server) hasToken(c echo.Context) bool {
	token, ok := strings.CutPrefix(c.Request().Header.Get("Authorization"), "Bearer ")
	if cookie, err := c.Cookie(tokenCookie); !ok && err == nil {
		token = cookie.Value
	}
	return subtle.ConstantTimeCompare(chat.HashToken(token), chat.HashToken(s.options.Access.Token)) == 1
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
	token := s.options.Access.Token
	hash := chat.HashToken(strings.TrimSpace(c.FormValue("token")))
	if token == "" || subtle.ConstantTimeCompare(hash, chat.HashToken(token)) != 1 {
		s.site.Counts.Refuse(request.NotAdmitted)
		return request.RenderWith(c, http.StatusUnauthorized, views.Enter(views.English.InvalidToken))
	}
	c.SetCookie(&http.Cookie{Name: tokenCookie, Value: token, Path: "/", MaxAge: int(tokenLifetime.Seconds()),
		HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: isSecure(c)})
	return c.Redirect(http.StatusSeeOther, "/")
}

// isSecure reports whether a request came over TLS, here or to a proxy.
func isSecure(c echo.Context) bool {
	return c.IsTLS() || c.Request().Header.Get(echo.HeaderXForwardedProto) == "https"
}

// clientAddress returns a function that returns a client's address: from X-Forwarded-For if one of the proxies wrote
// it, else the connection's.
func clientAddress(proxies []netip.Prefix) echo.IPExtractor {
	if len(proxies) == 0 {
		return echo.ExtractIPDirect()
	}
	trusted := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, p := range proxies {
		trusted = append(trusted, echo.TrustIPRange(&net.IPNet{IP: p.Addr().AsSlice(),
			Mask: net.CIDRMask(p.Bits(), p.Addr().BitLen())}))
	}
	return echo.ExtractIPFromXFFHeader(trusted...)
}

// identify determines the sender of a request and their view; nil if they are not admitted.
func (s *Server) identify(c echo.Context) (p *chat.Requester, role string, err error) {
	p = &chat.Requester{}
	role = s.roleOf(c, p)
	if p.Role = role; role == "" {
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

// roleOf returns the role of a request's sender, and fills in the user. Without a role, one may only enter the token.
func (s *Server) roleOf(c echo.Context, p *chat.Requester) string {
	a := s.options.Access
	if a.Token != "" && s.hasToken(c) {
		return chat.Owner
	}
	switch {
	case a.UserHeader != "":
		if p.Name = s.proxyUser(c.Request()); p.Name != "" {
			return chat.Visitor
		}
	case a.Open && a.Token != "":
		return chat.Visitor
	case a.Token == "" && s.options.Kiosk:
		return chat.Visitor // a user of this machine need not be the owner
	case a.Token == "" && request.IsLocal(c.Request()):
		return chat.Owner
	case a.Open:
		return chat.Visitor
	}
	return ""
}

// proxyUser returns the user named by the proxy; empty if there is none, or if there are several headers, one of which
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
