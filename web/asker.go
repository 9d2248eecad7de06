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

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/labstack/echo/v4"
)

// User is a person asking. The zero value is anonymous.
type User struct {
	Name string `json:"name"` // as the proxy says; empty: unknown
	Role string `json:"role"` // visitor or owner
}

// View is the data as some users see it. Users with the same key see the same; it is empty for those who see
// everything.
type View struct {
	Key     string
	Sources []*Source
}

// Why a user's view may be missing.
var (
	ErrNoUser = errors.New("nobody is named, and the data is shown by name")
	ErrNoRole = errors.New("the database has no role of the user's name")
)

// asker is the sender of a request, with their view.
type asker struct {
	User
	view *View
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

// roleNames are the roles' names in logs.
var roleNames = map[role]string{visitorRole: "visitor", ownerRole: "owner"}

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
		p.Role = roleNames[visitorRole]
	}
	p.view, err = s.see(c.Request().Context(), p.User)
	switch {
	case err == nil:
		return p, r, nil
	case errors.Is(err, ErrNoUser):
		return nil, r, refuse("forbidden", views.English.NoUser)
	case errors.Is(err, ErrNoRole):
		slog.Warn("a user is refused", "user", p.Name, "err", err)
		return nil, r, refuse("forbidden", fmt.Sprintf(views.English.NoRole, p.Name))
	}
	slog.Error("the data cannot be shown to a user", "user", p.Name, "err", err)
	return nil, r, refuse("not_ready", views.English.NotReady)
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
				s.hints.Find(s.ctx, src.suggests(), 0)
			}
		})
	}
	return v, nil
}

// unnarrowed is the data as the owner sees it, without restrictions.
func (s *Server) unnarrowed() *View { return &View{Sources: s.sources} }

// theirs reports whether the person began a conversation, with the same view: a user may see other data than last week,
// and the next person at a browser is somebody else.
func (p *asker) theirs(c *chat.Conversation) bool {
	return c.View == p.view.Key && (c.Link() || c.User == p.Name)
}

// roleOf returns the role of a request's sender, and fills in the user.
func (s *Server) roleOf(c echo.Context, p *asker) role {
	a := s.options.Access
	if a.Token != "" && s.hasToken(c) {
		return ownerRole
	}
	switch {
	case a.UserHeader != "":
		if p.Name = s.named(c.Request()); p.Name != "" {
			return visitorRole
		}
	case a.Open && (a.Token != "" || !local(c)):
		return visitorRole
	case a.Open, a.Token == "":
		if s.options.Kiosk {
			return visitorRole // a user of this machine need not be the owner
		}
		return ownerRole
	}
	return noRole
}

// named is the user whom the proxy names; empty if it names none, or several: the client's header and its own.
func (s *Server) named(r *http.Request) string {
	if names := r.Header.Values(s.options.Access.UserHeader); len(names) == 1 && plainUser(names[0]) {
		return names[0]
	}
	return ""
}

// onlyFromProxies removes the user header from requests that do not come from one of the owner's proxies.
func (s *Server) onlyFromProxies(next echo.HandlerFunc) echo.HandlerFunc {
	a := s.options.Access
	return func(c echo.Context) error {
		if r := c.Request(); a.UserHeader != "" && !a.fromProxy(r.RemoteAddr) {
			r.Header.Del(a.UserHeader)
		}
		return next(c)
	}
}

// plainUser reports whether a name is fit for logs.
func plainUser(name string) bool {
	return name != "" && len(name) <= 256 && utf8.ValidString(name) &&
		!strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f })
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
	return context.WithValue(ctx, askerKey{}, Asker{chat.Person(by.who), by.owner, by.conversation})
}
