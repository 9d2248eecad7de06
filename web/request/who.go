package request

import (
	"crypto/subtle"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/web/chat"
)

// TokenCookie is the cookie that holds the owner's token.
const TokenCookie = "surely"

// Who determines who sent a request: the owner, a user whom a proxy names, or another visitor, and the address that
// their work is charged to. Without a role the sender is not admitted, and may only enter the token. Nothing outside
// this file reads what says who somebody is.
func (o *Options) Who(r *http.Request) (user chat.User, visitor string) {
	a := &o.Access
	visitor = a.Visitor(r)
	switch {
	case a.IsToken(sentToken(r)):
		user.Role = chat.Owner
	case a.UserHeader != "":
		if user.Name = a.proxyUser(r); user.Name != "" {
			user.Role = chat.Visitor
		}
	case a.Open && a.Token != "":
		user.Role = chat.Visitor
	case a.Token == "" && o.Kiosk:
		user.Role = chat.Visitor // a user of this machine need not be the owner
	case a.Token == "" && IsLocal(r):
		user.Role = chat.Owner
	case a.Open:
		user.Role = chat.Visitor
	}
	return user, visitor
}

// IsToken reports whether a text is the owner's token.
func (a *Access) IsToken(text string) bool {
	return a.Token != "" && subtle.ConstantTimeCompare(chat.HashToken(text), chat.HashToken(a.Token)) == 1
}

// sentToken returns the token that a request carries; empty if it has none.
func sentToken(r *http.Request) string {
	if token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return token
	}
	if cookie, err := r.Cookie(TokenCookie); err == nil {
		return cookie.Value
	}
	return ""
}

// Visitor returns a client's address: from X-Forwarded-For if one of the proxies wrote it, else the connection's.
func (a *Access) Visitor(r *http.Request) string {
	if len(a.Proxies) == 0 {
		return echo.ExtractIPDirect()(r)
	}
	trusted := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, p := range a.Proxies {
		trusted = append(trusted, echo.TrustIPRange(&net.IPNet{IP: p.Addr().AsSlice(),
			Mask: net.CIDRMask(p.Bits(), p.Addr().BitLen())}))
	}
	return echo.ExtractIPFromXFFHeader(trusted...)(r)
}

// proxyUser returns the user named by one of the owner's proxies; empty if there is none, or if there are several
// headers, one of which may be the client's.
func (a *Access) proxyUser(r *http.Request) string {
	names := r.Header.Values(a.UserHeader)
	if len(names) == 1 && isLoggableName(names[0]) && IsProxy(a.Proxies, r.RemoteAddr) {
		return names[0]
	}
	return ""
}

// isLoggableName reports whether a name is short and printable.
func isLoggableName(name string) bool {
	return name != "" && len(name) <= 256 && utf8.ValidString(name) &&
		!strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f })
}

// IsProxy reports whether a connection comes from one of the owner's proxies; only these may name users.
func IsProxy(proxies []netip.Prefix, remote string) bool {
	at, err := netip.ParseAddrPort(remote)
	if err != nil {
		return false
	}
	return slices.ContainsFunc(proxies, func(p netip.Prefix) bool { return p.Contains(at.Addr().Unmap()) })
}

// IsSecure reports whether a request came over TLS, here or to a proxy. It decides about a cookie only.
func IsSecure(r *http.Request) bool {
	return r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https"
}

// proxyHeaders are headers that proxies add and browsers never send. One of them, even an empty one, says that a
// request came through a proxy.
var proxyHeaders = []string{"Via", "Forwarded", "Forwarded-For", "X-Forwarded", "X-Real-Ip", "X-Client-Ip", "Client-Ip",
	"True-Client-Ip", "X-Cluster-Client-Ip", "X-Original-Host", "X-Original-Url", "X-Original-Forwarded-For",
	"X-Envoy-External-Address", "X-Envoy-Original-Path", "Cf-Connecting-Ip", "Cf-Ray", "Cf-Visitor", "Fastly-Client-Ip",
	"Fly-Client-Ip", "X-Azure-Clientip", "X-Azure-Socketip", "X-Appengine-User-Ip", "X-Amzn-Trace-Id",
	"X-Arr-Log-Id", "X-Proxyuser-Ip", "Tailscale-User-Login", "X-Ngrok-Trace-Id"}

// forwardedPrefix begins the names of headers such as X-Forwarded-For, -Proto, -Host, -Port and -Server.
const forwardedPrefix = "X-Forwarded-"

// IsLocal reports whether a person at this machine sent a request: the connection is a loopback one, it is addressed to
// a loopback name, and no proxy has passed it on.
func IsLocal(r *http.Request) bool {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	ip := net.ParseIP(host)
	if err != nil || ip == nil || !ip.IsLoopback() || !isLoopbackName(Hostname(r.Host)) {
		return false
	}
	for name := range r.Header {
		if strings.HasPrefix(name, forwardedPrefix) {
			return false
		}
	}
	for _, name := range proxyHeaders {
		if _, sent := r.Header[name]; sent {
			return false
		}
	}
	return true
}

// isLoopbackName reports whether a name always means this machine.
func isLoopbackName(name string) bool {
	ip := net.ParseIP(name)
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || ip != nil && ip.IsLoopback()
}

// Hostname returns a Host header without port and brackets.
func Hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}
