package web

import (
	"crypto/subtle"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
)

// Access says who may use the server. The zero value lets in everybody who reaches it, as is right on a machine of one's own.
type Access struct {
	Token   string         // lets in whoever has it, as the owner; empty: there is none
	Open    bool           // whoever has no token is let in as a visitor
	Hosts   []string       // names the server is known by, besides localhost, plain addresses and those of Origins
	Proxies []netip.Prefix // whose X-Forwarded-For is believed
}

// role is what somebody may do. Each role may all that the one before may.
type role int

const (
	noRole      role = iota // nothing, but for giving the token
	visitorRole             // ask
	ownerRole               // see how the server fares
)

const (
	tokenCookie = "surely"
	tokenKept   = 90 * 24 * time.Hour
)

// knownHost refuses requests for a name that is not ours: a page elsewhere can have its own name lead to this address, and
// its browser would then take what we answer for that page's own. No page can take a plain address for its name.
func (s *Server) knownHost(next echo.HandlerFunc) echo.HandlerFunc {
	known := map[string]bool{"localhost": true}
	for _, name := range s.options.Access.Hosts {
		known[strings.ToLower(name)] = true
	}
	for origin := range s.origins {
		if u, err := url.Parse(origin); err == nil {
			known[strings.ToLower(u.Hostname())] = true
		}
	}
	return func(c echo.Context) error {
		name := hostname(c.Request().Host)
		if known[name] || strings.HasSuffix(name, ".localhost") || net.ParseIP(name) != nil {
			return next(c)
		}
		return echo.NewHTTPError(http.StatusMisdirectedRequest, s.words.UnknownHost)
	}
}

// hostname is the host of a Host header without its port and brackets.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}

// role tells who sends a request.
func (s *Server) role(c echo.Context) role {
	a := s.options.Access
	if a.Token != "" {
		given, ok := strings.CutPrefix(c.Request().Header.Get("Authorization"), "Bearer ")
		if cookie, err := c.Cookie(tokenCookie); !ok && err == nil {
			given = cookie.Value
		}
		if subtle.ConstantTimeCompare(hash(given), hash(a.Token)) == 1 {
			return ownerRole
		}
		if !a.Open {
			return noRole
		}
		return visitorRole
	}
	if a.Open && !local(c) {
		return visitorRole
	}
	return ownerRole
}

// local reports whether a request was made on this machine and not handed on by a proxy.
func local(c echo.Context) bool {
	h := c.Request().Header
	ip := net.ParseIP(c.RealIP())
	return ip != nil && ip.IsLoopback() && h.Get(echo.HeaderXForwardedFor) == "" && h.Get("Forwarded") == "" && h.Get(echo.HeaderXRealIP) == ""
}

// only lets those in who have at least a role. A person who has none may give the token.
func (s *Server) only(least role) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			switch r := s.role(c); {
			case r >= least:
				return next(c)
			case s.options.Access.Token == "":
				return echo.NewHTTPError(http.StatusForbidden, s.words.NotHere)
			case c.Request().Method == http.MethodGet && strings.Contains(c.Request().Header.Get("Accept"), "text/html"):
				return s.renderWith(c, http.StatusUnauthorized, views.Enter(""))
			}
			c.Response().Header().Set("WWW-Authenticate", "Bearer")
			return echo.NewHTTPError(http.StatusUnauthorized, s.words.TokenNeeded)
		}
	}
}

// handleEnter takes the token that a person types, and has the browser keep it.
func (s *Server) handleEnter(c echo.Context) error {
	if !s.limits.turn(c.RealIP()) {
		return echo.NewHTTPError(http.StatusTooManyRequests, s.words.TooFast)
	}
	token := s.options.Access.Token
	if token == "" || subtle.ConstantTimeCompare(hash(strings.TrimSpace(c.FormValue("token"))), hash(token)) != 1 {
		return s.renderWith(c, http.StatusUnauthorized, views.Enter(s.words.TokenWrong))
	}
	c.SetCookie(&http.Cookie{Name: tokenCookie, Value: token, Path: "/", MaxAge: int(tokenKept.Seconds()), HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: c.IsTLS() || c.Request().Header.Get(echo.HeaderXForwardedProto) == "https"})
	return c.Redirect(http.StatusSeeOther, "/")
}

// clientAddress takes a client's address from X-Forwarded-For where a named proxy has written it, and from the connection
// otherwise.
func clientAddress(proxies []netip.Prefix) echo.IPExtractor {
	if len(proxies) == 0 {
		return echo.ExtractIPDirect()
	}
	trusted := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, p := range proxies {
		trusted = append(trusted, echo.TrustIPRange(&net.IPNet{IP: p.Addr().AsSlice(), Mask: net.CIDRMask(p.Bits(), p.Addr().BitLen())}))
	}
	return echo.ExtractIPFromXFFHeader(trusted...)
}
