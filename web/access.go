package web

import (
	"crypto/subtle"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// role is a set of rights. Each role includes the rights of those before it.
type role int

const (
	noRole      role = iota // may only enter the token
	visitorRole             // may ask
	ownerRole               // may also see metrics and the owner's pages
)

const (
	tokenCookie   = "surely"
	tokenLifetime = 90 * 24 * time.Hour
)

// requireKnownHost refuses requests with an unknown host name. A foreign page can point its own name at this address,
// and browsers would then treat our responses as that page's. IP addresses cannot be claimed like that.
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
		name := hostname(c.Request().Host)
		if known[name] || strings.HasSuffix(name, ".localhost") || net.ParseIP(name) != nil {
			return next(c)
		}
		s.site.Counts.Refuse(request.UnknownHost)
		return chat.Refuse("unknown_host", views.English.UnknownHost)
	}
}

// hostname returns a Host header without port and brackets.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}

// hasToken reports whether a request carries the owner's token.
func (s *Server) hasToken(c echo.Context) bool {
	token, ok := strings.CutPrefix(c.Request().Header.Get("Authorization"), "Bearer ")
	if cookie, err := c.Cookie(tokenCookie); !ok && err == nil {
		token = cookie.Value
	}
	return subtle.ConstantTimeCompare(chat.HashToken(token), chat.HashToken(s.options.Access.Token)) == 1
}

// isLocal reports whether a request comes directly from this machine.
func isLocal(c echo.Context) bool {
	h := c.Request().Header
	ip := net.ParseIP(c.RealIP())
	return ip != nil && ip.IsLoopback() && h.Get(echo.HeaderXForwardedFor) == "" && h.Get("Forwarded") == "" &&
		h.Get(echo.HeaderXRealIP) == ""
}

// requireRole admits users with at least minRole. Others are asked for the token.
func (s *Server) requireRole(minRole role) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			p, r, err := s.identify(c)
			if err != nil {
				return err
			}
			request.SetFrom(c, p)
			if r >= minRole {
				return next(c)
			}
			s.site.Counts.Refuse(request.NotAdmitted)
			switch a := s.options.Access; {
			case websocket.IsWebSocketUpgrade(c.Request()) && c.QueryParam("html") == "1" && r == noRole:
				return s.api.RejectUnadmitted(c)
			case a.Token == "" && r == noRole:
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

// clientAddress returns the client's address from X-Forwarded-For if a named proxy wrote it, else the connection's.
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
