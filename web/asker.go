package web

import (
	"context"
	"log/slog"
	"net/netip"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
)

// User is a person asking. The zero value is anonymous.
type User struct {
	Name       string              `json:"name"` // name from the login; empty: unknown
	Role       string              `json:"role"` // visitor, member or owner
	Attributes map[string][]string `json:"attributes,omitempty"`
}

// View is the data as some users see it. Users with the same key see the same; it is empty for those who see
// everything.
type View struct {
	Key     string
	Sources []*Source
}

// asker is the sender of a request, with their view.
type asker struct {
	User
	view  *View
	until time.Time // their login expires; zero: never
}

// find returns the named source in the person's view, including their uploads, or nil.
func (s *Server) find(v *View, name string) *Source {
	for _, src := range v.Sources {
		if src.Name == name {
			return src
		}
	}
	return s.uploaded(name)
}

// roleNames are the roles' names in rules and logs.
var roleNames = map[role]string{visitorRole: "visitor", memberRole: "member", ownerRole: "owner"}

const personKey = "person"

// personOf returns the sender of an admitted request.
func personOf(c echo.Context) *asker {
	p, _ := c.Get(personKey).(*asker)
	return p
}

// viewOf is the view of a request's sender.
func viewOf(c echo.Context) *View { return personOf(c).view }

// identify determines the sender of a request and their view; nil if they may not be let in.
func (s *Server) identify(c echo.Context) (p *asker, r role, err error) {
	p = &asker{}
	r = s.roleOf(c, p)
	if r == noRole {
		return nil, r, nil
	}
	p.Role = roleNames[r]
	// anyone may stand in front of it
	if s.options.Kiosk || c.Path() == "/kiosk" || c.QueryParam("kiosk") == "1" {
		p.User = User{Role: roleNames[visitorRole]}
	}
	if p.view, err = s.see(c.Request().Context(), p.User); err != nil {
		slog.Error("the data cannot be shown to a user", "role", p.Role, "err", err)
		return nil, r, refuse("not_ready", s.words.NotReady)
	}
	return p, r, nil
}

// see is the data as a user sees it.
func (s *Server) see(ctx context.Context, u User) (*View, error) {
	if s.options.View == nil {
		return s.unnarrowed(), nil
	}
	v, err := s.options.View(ctx, u)
	if err != nil || v == nil {
		return s.unnarrowed(), err
	}
	if _, known := s.seen.LoadOrStore(v.Key, true); !known && s.ctx.Err() == nil {
		s.working.Go("hints", func() {
			for _, src := range v.Sources {
				s.hints.find(s, src, 0)
			}
		})
	}
	return v, nil
}

// unnarrowed is the data as the owner sees it, without restrictions.
func (s *Server) unnarrowed() *View { return &View{Sources: s.sources} }

// theirs reports whether the person began a conversation, with the same view: a login may see other data than last
// week, and the next person at a browser is somebody else.
func (c *Conversation) theirs(p *asker) bool {
	return c.View == p.view.Key && (c.link() || c.User == p.Name)
}

// roleOf returns the role of a request's sender, and fills in the user.
func (s *Server) roleOf(c echo.Context, p *asker) role {
	a := s.options.Access
	if a.Token != "" && s.hasToken(c) {
		return ownerRole
	}
	if u, until, ok := s.loggedIn(c); ok {
		p.User, p.until = u, until
		if a.owns(u.Name) {
			return ownerRole
		}
		return memberRole
	}
	switch {
	case a.Open && (a.Token != "" || a.asksNames() || !local(c)):
		return visitorRole
	case a.Open, a.Token == "" && !a.asksNames():
		if s.options.Kiosk {
			return visitorRole // a user of this machine need not be the owner
		}
		return ownerRole
	}
	return noRole
}

// asksNames reports whether users are known by name.
func (a Access) asksNames() bool { return a.Login != nil || a.UserHeader != "" }

func (a Access) owns(name string) bool {
	return slices.ContainsFunc(a.Owners, func(o string) bool { return o != "" && strings.EqualFold(o, name) })
}

// loggedIn returns the user named by the owner's proxy, or logged in here.
func (s *Server) loggedIn(c echo.Context) (u User, until time.Time, ok bool) {
	a := s.options.Access
	if a.UserHeader != "" && a.fromProxy(c.Request().RemoteAddr) {
		h := c.Request().Header
		// two headers: the client's and the proxy's
		if names := h.Values(a.UserHeader); len(names) == 1 && plainUser(names[0]) {
			u = User{Name: names[0], Attributes: map[string][]string{"user": {names[0]}}}
			for attribute, header := range a.AttributeHeaders {
				if values := h.Values(header); len(values) == 1 {
					u.Attributes[attribute] = fields(values[0])
				}
			}
			return u, time.Time{}, true
		}
	}
	if a.Login != nil {
		if u, until, ok = a.Login.user(c); ok {
			return u, until, true
		}
	}
	return User{}, time.Time{}, false
}

// fields splits a list in a header.
func fields(list string) (out []string) {
	for _, v := range strings.Split(list, ",") {
		if v = strings.TrimSpace(v); v != "" {
			out = append(out, v)
		}
	}
	return out
}

// plainUser reports whether a name is fit for logs.
func plainUser(name string) bool {
	return name != "" && len(name) <= 256 && !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f })
}

// fromProxy reports whether a connection comes from one of the owner's proxies, which alone are believed about users.
func (a Access) fromProxy(remote string) bool {
	at, err := netip.ParseAddrPort(remote)
	if err != nil {
		return false
	}
	return slices.ContainsFunc(a.Proxies, func(p netip.Prefix) bool { return p.Contains(at.Addr().Unmap()) })
}

// Asker is whom a turn or request is worked on for.
type Asker struct {
	Who          string // an address
	Owner        bool
	Conversation string // empty outside of a conversation
}

type askerKey struct{}

// AskerOf returns whom a context's work is for, if anybody.
func AskerOf(ctx context.Context) (Asker, bool) {
	a, ok := ctx.Value(askerKey{}).(Asker)
	return a, ok
}

// within returns a context for work on behalf of a sender.
func (by sender) within(ctx context.Context) context.Context {
	return context.WithValue(ctx, askerKey{}, Asker{person(by.who), by.owner, by.conversation})
}
