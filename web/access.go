package web

import (
	"crypto/subtle"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/a-h/templ"
	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
)

// Access says who may use the server. The zero value lets in everybody who reaches it, as is right on a machine of
// one's own.
type Access struct {
	Token   string         // lets in whoever has it, as the owner; empty: there is none
	Open    bool           // whoever has no token is let in as a visitor
	Hosts   []string       // names the server is known by, besides localhost, plain addresses and those of Origins
	Proxies []netip.Prefix // whose X-Forwarded-For, and word for who somebody is, is believed

	Login            *Login            // where people log in; nil: nowhere
	UserHeader       string            // in which a proxy names who has logged in there; empty: none does
	AttributeHeaders map[string]string // in which it tells more of them, by attribute
	Owners           []string          // names of people who are owners
}

// role is what somebody may do. Each role may all that the one before may.
type role int

const (
	noRole      role = iota // nothing, but for giving the token
	visitorRole             // ask
	memberRole              // ask as somebody whom the owner's login knows
	ownerRole               // see how the server fares
)

const (
	tokenCookie = "surely"
	tokenKept   = 90 * 24 * time.Hour
)

// knownHost refuses requests for a name that is not ours: a page elsewhere can have its own name lead to this
// address, and its browser would then take what we answer for that page's own. No page can take a plain address for
// its name.
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
		s.metrics.refuse(unknownHost)
		return refuse("unknown_host", s.words.UnknownHost)
	}
}

// hostname is the host of a Host header without its port and brackets.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}

// hasToken reports whether a request brings the owner's token.
func (s *Server) hasToken(c echo.Context) bool {
	given, ok := strings.CutPrefix(c.Request().Header.Get("Authorization"), "Bearer ")
	if cookie, err := c.Cookie(tokenCookie); !ok && err == nil {
		given = cookie.Value
	}
	return subtle.ConstantTimeCompare(hash(given), hash(s.options.Access.Token)) == 1
}

// local reports whether a request was made on this machine and not handed on by a proxy.
func local(c echo.Context) bool {
	h := c.Request().Header
	ip := net.ParseIP(c.RealIP())
	return ip != nil && ip.IsLoopback() && h.Get(echo.HeaderXForwardedFor) == "" && h.Get("Forwarded") == "" &&
		h.Get(echo.HeaderXRealIP) == ""
}

// only lets those in who have at least a role. A person who has none may give the token.
func (s *Server) only(least role) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			p, r, err := s.identify(c)
			if err != nil {
				return err
			}
			c.Set(personKey, p)
			if r >= least {
				return next(c)
			}
			s.metrics.refuse(notLetIn)
			switch a := s.options.Access; {
			case websocket.IsWebSocketUpgrade(c.Request()) && c.QueryParam("html") == "1" && r == noRole:
				return s.turnAway(c)
			case a.Token == "" && a.Login == nil || r != noRole && a.Token == "":
				return refuse("forbidden", s.words.NotHere)
			case c.Request().Method == http.MethodGet && strings.Contains(c.Request().Header.Get("Accept"), "text/html"):
				return s.renderWith(c, http.StatusUnauthorized, s.enter(""))
			}
			c.Response().Header().Set("WWW-Authenticate", "Bearer")
			return refuse("unauthorized", s.words.TokenNeeded)
		}
	}
}

// enter is the page that asks who somebody is.
func (s *Server) enter(why string) templ.Component {
	return views.Enter(why, s.options.Access.Token != "", s.options.Access.Login != nil)
}

// handleEnter takes the token that a person types, and has the browser keep it.
func (s *Server) handleEnter(c echo.Context) error {
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", s.words.TooFast)
	}
	token := s.options.Access.Token
	if token == "" || subtle.ConstantTimeCompare(hash(strings.TrimSpace(c.FormValue("token"))), hash(token)) != 1 {
		s.metrics.refuse(notLetIn)
		return s.renderWith(c, http.StatusUnauthorized, s.enter(s.words.TokenWrong))
	}
	c.SetCookie(&http.Cookie{Name: tokenCookie, Value: token, Path: "/", MaxAge: int(tokenKept.Seconds()), HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: c.IsTLS() || c.Request().Header.Get(echo.HeaderXForwardedProto) == "https"})
	return c.Redirect(http.StatusSeeOther, "/")
}

// clientAddress takes a client's address from X-Forwarded-For where a named proxy has written it, and from the
// connection otherwise.
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
